"""The field and where the pawns begin: there is too little to see yet to look ahead."""

from __future__ import annotations

from ...staka import Action, State
from ...staka.hexes import around
from ...staka.play import changed

__all__ = ["openings"]

BESIDE = 0.2
"""Two stones with one's colour up beside each other, on which a pawn can walk."""


def openings(state: State, knowing: bool) -> dict[Action, float]:
    """What each field stone or pawn placed is worth to the seat to act, in points ahead of the others' mean."""
    others, seat = len(state.colors) - 1, state.mover
    found = {}
    for action in state.legal():
        worths = _worths(changed(state, action), knowing)
        found[action] = worths[seat] - (sum(worths) - worths[seat]) / others
    return found


def _worths(state: State, knowing: bool) -> list[float]:
    found = []
    for color, pawn, points in zip(state.colors, state.pawns, state.scores(), strict=True):
        worth = float(points)
        if knowing:
            cells = set(state.board.showing(color))
            worth += BESIDE / 2 * sum(len(cells.intersection(around(cell))) for cell in cells)
            if pawn:
                worth += BESIDE * len(state.board.steps(pawn, color))
        found.append(worth)
    return found
