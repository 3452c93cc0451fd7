"""Every position with few seeds left, solved.

``data/endgame.xz`` holds one byte for each pair of rows with at most :data:`MOST_SEEDS` seeds together: how many of
them the side to move will yet bank when both play their best (what is swept counts as banked). Rows are ordered by
their seeds and then by their packed value; the first row is the mover's. :mod:`.make_endgame` makes the file.
"""

from __future__ import annotations

import lzma
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from .files import packed_endgame
from .packed import Packing, packing

__all__ = ["MOST_SEEDS", "Endgame", "endgame", "rows_in_order"]

MOST_SEEDS = 12


class Endgame(NamedTuple):
    """``worth[own][rank[other]]`` for packed rows with at most ``seeds`` seeds together."""

    seeds: int
    worth: dict[int, bytes]
    rank: dict[int, int]


def rows_in_order(pack: Packing) -> list[int]:
    """Every row with at most MOST_SEEDS seeds, packed."""
    rows = []
    for seeds in range(MOST_SEEDS + 1):
        some = [
            sum(1 << pit * pack.width for pit in pits)
            for pits in combinations_with_replacement(range(pack.pits), seeds)
        ]
        rows += sorted(some)
    return rows


@lru_cache(maxsize=4)
def endgame(pits: int, width: int) -> Endgame:
    """The table in a packing; an empty one for boards that do not have six pits."""
    if pits != 6:
        return Endgame(-1, {}, {})
    pack = packing(pits, (1 << width) - 1)
    rows = rows_in_order(pack)
    counts = [0] * (MOST_SEEDS + 1)
    sums = [sum(pack.unpack(row)) for row in rows]
    for seeds in sums:
        counts[seeds] += 1
    within = [sum(counts[: seeds + 1]) for seeds in range(MOST_SEEDS + 1)]
    table, at, worth = _table(), 0, {}
    for row, seeds in zip(rows, sums, strict=True):
        size = within[MOST_SEEDS - seeds]
        worth[row] = table[at : at + size]
        at += size
    return Endgame(MOST_SEEDS, worth, {row: place for place, row in enumerate(rows)})


def _table() -> bytes:
    return lzma.decompress(packed_endgame)
