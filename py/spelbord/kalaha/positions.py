"""New games, and positions from JSON."""

from __future__ import annotations

from functools import cache

from .. import check
from ..core import BadOption, BadPosition, Event, Json, Tell, check_seed
from .rules import Options
from .state import State

__all__ = ["position", "start"]

_USUAL = Options()


def start(seats: int = 2, options: Options | None = None, seed: int = 0, tell: Tell | None = None) -> State:
    """A new game; seat 0 begins. The seed plays no part, but a bad one is refused all the same."""
    if type(seats) is not int or seats != 2:
        raise BadOption("seats", "Kalaha has two")
    check_seed(seed)
    if tell:
        tell(Event("turn", {"seat": 0}))
    return _first(options or _USUAL)


@cache
def _first(options: Options) -> State:
    row = (options.seeds,) * options.pits
    return State.of((*row, 0, *row, 0), 0, options)


def position(data: Json, options: Options | None = None) -> State:
    """The state for ``{"pits", "stores", "turn"}``; only ``pits`` is required. Raises BadPosition."""
    options = options or _USUAL
    pits, most = options.pits, 2 * options.pits * options.seeds
    data = check.keys(data, ("pits", "stores", "turn"), ("pits",), BadPosition, "position")
    rows = [
        [
            check.integer(seeds, "pits", 0, most, BadPosition)
            for seeds in check.items(row, "pits", pits, pits, BadPosition)
        ]
        for row in check.items(data["pits"], "pits", 2, 2, BadPosition)
    ]
    stores = [
        check.integer(seeds, "stores", 0, most, BadPosition)
        for seeds in check.items(data.get("stores", [0, 0]), "stores", 2, 2, BadPosition)
    ]
    turn = check.one_of(data.get("turn", 0), "turn", (0, 1, None), BadPosition)
    if sum(map(sum, rows)) + sum(stores) > most:
        raise BadPosition("pits", f"more seeds than the {most} in the box")
    if turn is None and any(map(any, rows)):
        raise BadPosition("turn", "is null only when the game is over and both rows are empty")
    if turn is not None and not all(map(any, rows)):
        raise BadPosition("turn", "must be null: with an empty row the game is over, and the other row is swept")
    return State.of((*rows[0], stores[0], *rows[1], stores[1]), turn, options)
