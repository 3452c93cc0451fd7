"""The lattice: cells with axial coordinates ``(q, r)``, written ``"q,r"``, six neighbours each."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache

__all__ = ["FARTHEST", "Cell", "around", "beside", "cell_text", "outer_edge", "read_cell"]

Cell = tuple[int, int]

FARTHEST = 99
"""The largest coordinate, either way, that an action or a position can name."""

_STEPS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_CELL = re.compile(r"(0|-?[1-9][0-9]?),(0|-?[1-9][0-9]?)")


@cache
def around(cell: Cell) -> tuple[Cell, ...]:
    """The six neighbours, counterclockwise from the east."""
    return tuple([(cell[0] + q, cell[1] + r) for q, r in _STEPS])


@cache
def cell_text(cell: Cell) -> str:
    """``"q,r"``."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell | None:
    """The cell that ``"q,r"`` names, None when the text is not exactly that."""
    found = _CELL.fullmatch(text)
    return (int(found[1]), int(found[2])) if found else None


def beside(cells: Collection[Cell]) -> set[Cell]:
    """The cells outside the given ones that touch one of them."""
    return {near for cell in cells for near in around(cell) if near not in cells}


def outer_edge(cells: Collection[Cell]) -> frozenset[Cell]:
    """Those of some connected cells that border on the outside; a hole inside is not the outside.

    The empty cells that go round a connected set are themselves connected, so walking along them is enough.
    """
    if not cells:
        return frozenset()
    fringe = beside(cells)
    q, r = min(cells)
    way = [(q - 1, r)]
    fringe.remove(way[0])
    edge = set()
    for empty in way:
        for near in around(empty):
            if near in cells:
                edge.add(near)
            elif near in fringe:
                fringe.remove(near)
                way.append(near)
    return frozenset(edge)
