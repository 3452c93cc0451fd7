"""The solver, the endgame table and the openings tell the truth."""

from __future__ import annotations

import importlib.util
import json
import lzma
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from spelbord import kalaha
from spelbord.bots.kalaha import make_openings, openings
from spelbord.bots.kalaha.analyse import analyse
from spelbord.bots.kalaha.endgame import MOST_SEEDS, endgame
from spelbord.bots.kalaha.packed import packing
from spelbord.bots.kalaha.root import Root
from spelbord.bots.kalaha.solve import OutOfTime, Solver
from spelbord.core import Rng

_spec = importlib.util.spec_from_file_location("kalaha_cases", Path(__file__).parent / "cases.py")
assert _spec
assert _spec.loader
cases = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(cases)


def worth(state: kalaha.State, solver: Solver | None = None) -> int:
    """The final difference for the mover, by the solver."""
    assert state.turn is not None
    own, other = state.row(state.turn), state.row(1 - state.turn)
    solver = solver or Solver(len(own), sum(own + other))
    root = Root(state)
    return root.difference(solver.worth(solver.pack.pack(own), solver.pack.pack(other)))
