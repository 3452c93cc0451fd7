"""Actions and their texts."""

from __future__ import annotations

from typing import NamedTuple

from ..core import BadAction
from .hexes import FARTHEST, Cell, cell_text, read_cell
from .stones import FACES, KINDS

__all__ = ["PASS", "STAY", "STOP", "TAKES", "Action", "parse", "well_formed"]


class Action(NamedTuple):
    """A verb, with the stone and the cell it needs.

    ``field``, ``lay`` (stone as it will lie, cell), ``take`` (stone kind), ``pawn``, ``walk``, ``swim``, ``double``
    (cell), ``stay``, ``stop``, ``pass``.
    """

    verb: str
    stone: str | None = None
    cell: Cell | None = None

    def __str__(self) -> str:
        words = [self.verb]
        if self.stone is not None:
            words.append(self.stone)
        if self.cell is not None:
            words.append(cell_text(self.cell))
        return " ".join(words)


STAY, STOP, PASS = Action("stay"), Action("stop"), Action("pass")
TAKES = {kind: Action("take", kind) for kind in KINDS}

_NO_STONE: frozenset[str | None] = frozenset([None])
_LYING: frozenset[str | None] = frozenset(FACES)
_SHAPES = {
    "field": (_LYING, True),
    "pawn": (_NO_STONE, True),
    "walk": (_NO_STONE, True),
    "swim": (_NO_STONE, True),
    "stay": (_NO_STONE, False),
    "take": (frozenset[str | None](KINDS), False),
    "lay": (_LYING, True),
    "double": (_NO_STONE, True),
    "pass": (_NO_STONE, False),
    "stop": (_NO_STONE, False),
}


def well_formed(action: object) -> bool:
    """Whether it is an action that has a text."""
    if not isinstance(action, Action) or action.verb not in _SHAPES:
        return False
    stones, needs_cell = _SHAPES[action.verb]
    if action.stone not in stones or (action.cell is not None) != needs_cell:
        return False
    return action.cell is None or max(map(abs, action.cell)) <= FARTHEST


def parse(text: str) -> Action:
    """The action that a text stands for (``"lay WB 1,0"``). Raises BadAction."""
    words = text.split(" ") if isinstance(text, str) and len(text) <= 40 else [""]
    cell = read_cell(words[-1]) if len(words) > 1 else None
    stones = words[1:] if cell is None else words[1:-1]
    action = Action(words[0], stones[0] if stones else None, cell)
    if len(stones) > 1 or not well_formed(action):
        raise BadAction(text)
    return action
