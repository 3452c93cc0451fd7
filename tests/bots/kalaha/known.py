"""Positions and results to check against; what each file holds is said in it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from spelbord import kalaha
from spelbord.core import Rng

CASES = Path(__file__).parent / "cases"


def lines(name: str) -> list[dict[str, Any]]:
    """What the lines of a file hold, the first (which says what it is) left out."""
    return [json.loads(line) for line in (CASES / name).read_text(encoding="utf-8").splitlines()[1:]]


def position(case: dict[str, Any]) -> kalaha.State:
    return kalaha.position(case["position"], kalaha.Options(seeds=case["seeds"]))


def random_game(options: kalaha.Options, rng: Rng) -> Iterator[kalaha.State]:
    """Every position of a game of random actions but the last."""
    state = kalaha.start(options=options)
    while state.turn is not None:
        yield state
        state = state.play(rng.pick(state.legal()))


def reachable(options: kalaha.Options) -> set[kalaha.State]:
    """Every position that can arise, ends included."""
    found, todo = set(), [kalaha.start(options=options)]
    while todo:
        state = todo.pop()
        if state not in found:
            found.add(state)
            todo += [state.play(action) for action in state.legal()]
    return found


def minimax() -> Callable[[kalaha.State], int]:
    """A function for the final difference for seat 0 at best play, by the plainest search there is."""
    known: dict[kalaha.State, int] = {}

    def value(state: kalaha.State) -> int:
        if state not in known:
            if state.turn is None:
                first, second = state.scores()
                known[state] = first - second
            else:
                best = max if state.turn == 0 else min
                known[state] = best(value(state.play(action)) for action in state.legal())
        return known[state]

    return value
