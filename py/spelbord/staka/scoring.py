"""Points: for each seat the heights of its stacks, the one under its pawn counted more than once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import Json
from .hexes import cell_text

if TYPE_CHECKING:
    from .state import State

__all__ = ["factors", "parts", "scores"]


def factors(state: State) -> tuple[int, ...]:
    """How often each seat counts the stack under its pawn (staka.score.pawn); 1 where that is not its colour.

    Every pawn takes part in who stands highest, also one on a foreign colour.
    """
    board = state.board
    heights = [board.height(pawn) if pawn else 0 for pawn in state.pawns]
    highest = max(heights)
    return tuple(
        [
            (3 if height == highest else 2) if pawn and board.top(pawn) == color else 1
            for color, pawn, height in zip(state.colors, state.pawns, heights, strict=True)
        ]
    )


def scores(state: State) -> tuple[int, ...]:
    """The points of each seat as the board lies."""
    totals = state.board.totals()
    return tuple(
        [
            totals.get(color, 0) + (factor - 1) * (state.board.height(pawn) if pawn else 0)
            for color, pawn, factor in zip(state.colors, state.pawns, factors(state), strict=True)
        ]
    )


def parts(state: State) -> list[list[dict[str, Json]]]:
    """For each seat every stack that counts, the pawn's first, then by height.

    ``{"cell", "height", "factor", "points", "why"}``; ``why`` is ``stack`` (once), ``pawn`` (twice: the pawn is on it) or
    ``highest`` (three times: and no pawn stands higher). The points add up to the seat's score.
    """
    counted: list[list[dict[str, Json]]] = []
    for color, pawn, factor in zip(state.colors, state.pawns, factors(state), strict=True):
        own = [(cell, len(stack)) for cell, stack in state.board.stacks.items() if stack[-1][0] == color]
        own.sort(key=lambda one: (one[0] != pawn, -one[1], one[0]))
        counted.append(
            [
                {
                    "cell": cell_text(cell),
                    "height": height,
                    "factor": factor if cell == pawn else 1,
                    "points": height * (factor if cell == pawn else 1),
                    "why": ("stack", "pawn", "highest")[factor - 1] if cell == pawn else "stack",
                }
                for cell, height in own
            ]
        )
    return counted
