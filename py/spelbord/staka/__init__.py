"""Staka: two-faced stones on hexagonal cells, pawns that walk over them, stacks that change hands.

Cells, stones, the texts of actions and the JSON of positions are those of the rules; places to press are described in
:mod:`.places`, the facts of refusals in :mod:`.refusals`, events in :meth:`State.play`.
"""

from __future__ import annotations

from ..core import BadOption, Event, Rng, Tell
from .actions import Action, parse
from .board import Board
from .positions import IN_FIELD, IN_POT, position
from .rules import Options, Rule
from .state import State
from .stones import KINDS

__all__ = ["Action", "Options", "Rule", "State", "hidden", "name", "observation", "parse", "position", "seats", "start"]

name = "staka"
seats = range(2, 5)
hidden = False

_SEATS = seats
observation = position


def start(seats: int = 2, options: Options | None = None, seed: int = 0, tell: Tell | None = None) -> State:
    """A new game; seat 0 begins. Chance plays a part only when it lays the field. Raises BadOption."""
    if type(seats) is not int or seats not in _SEATS:
        raise BadOption("seats", f"must be {_SEATS[0]} to {_SEATS[-1]}")
    rng = Rng.seeded(seed)
    options = options or Options()
    supply, pot = (IN_FIELD,) * len(KINDS), (IN_POT,) * len(KINDS)
    none, no = (None,) * seats, (False,) * seats
    yes, empty = (True,) * seats, ((),) * seats
    state = State(options.colors[:seats], "field", 0, Board({}), supply, pot, empty, yes, none, no, 0, options)
    if options.field == "players":
        if tell:
            tell(Event("turn", {"seat": 0, "phase": "field"}))
        return state
    while state.phase == "field":
        state = state.play(rng.pick(state.legal()), tell)
    return state
