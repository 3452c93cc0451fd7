"""A position as one can read it in a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from .hexes import Cell
from .stones import KINDS, Counts

if TYPE_CHECKING:
    from .state import State

__all__ = ["shown"]

HALF = 4
"""Characters from a cell to the middle between it and its eastern neighbour."""


def shown(state: State) -> str:
    """The board from above, a cell ``3W`` for three stones with white up, pawns as small letters; then what is held."""
    lines = _map(state)
    lines.append(f"pot {_piles(state.pot)}")
    if any(state.supply):
        lines.append(f"field {_piles(state.supply)}")
    points = state.scores()
    for seat, color in enumerate(state.colors):
        held = [*state.hands[seat], *([color * 2] if state.doubles[seat] else [])]
        mark = ""
        if state.turn == seat:
            mark = f" to {'lay' if state.phase == 'field' else state.phase}"
        elif state.stopped[seat]:
            mark = " stopped"
        lines.append(f"seat {seat} {color} {points[seat]:>3}  {' '.join(held)}{mark}".rstrip())
    if state.turn is None:
        lines.append("over")
    return "\n".join(lines)


def _map(state: State) -> list[str]:
    """Rows from north to south, numbered by r; the column of q is read off the first cell of a row."""
    stacks = state.board.stacks
    if not stacks:
        return ["no stone lies"]
    west = min(2 * q + r for q, r in stacks)
    lines = []
    for row in sorted({r for _, r in stacks}):
        cells = sorted(cell for cell in stacks if cell[1] == row)
        line = ""
        for cell in cells:
            line = line.ljust((2 * cell[0] + row - west) * HALF) + _cell(state, cell)
        lines.append(f"{cells[0][0]},{row}".rjust(7) + "  " + line.rstrip())
    return lines


def _cell(state: State, cell: Cell) -> str:
    stack = state.board.stacks[cell]
    pawns = "".join(color.lower() for color, pawn in zip(state.colors, state.pawns, strict=True) if pawn == cell)
    return f"{len(stack)}{stack[-1][0]}{pawns}"


def _piles(counts: Counts) -> str:
    piles: Iterable[str] = (f"{number} {kind}" for kind, number in zip(KINDS, counts, strict=True) if number)
    return ", ".join(piles) or "empty"
