"""The beginning of the classic game (6 pits, 4 seeds), where no search reaches far enough.

``data/openings.xz`` tells no positions, only what to do in them: the positions come back by playing. Three parts, each
walked breadth first from the start: for the player who begins and for the one who does not, the optimal pit and the
yield of every position with more than a number of seeds that can arise when this player follows the table and the
other plays anything; and the yield of every action in each position of the first four sowings.
:mod:`.make_openings` makes the file.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Iterator
from functools import lru_cache

from .files import packed_openings
from .packed import Packing, packing

__all__ = ["BOOK_PLIES", "STOPS", "Rows", "advised", "book", "walk_book", "walk_strategy"]

SEEDS = 48
STOPS = {"first": 26, "second": 34}
"""A strategy holds positions with more seeds in the pits than this."""
BOOK_PLIES = 4
FEWEST_IN_BOOK = 34

Rows = tuple[tuple[int, ...], tuple[int, ...]]
"""The row of the side to move and the other, each from its owner's left."""


def advised(own: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, int] | None:
    """An optimal pit (from 1) and the yield of the position (what the mover will yet bank); None if not in a table."""
    seeds = sum(own) + sum(other)
    for player, stop in STOPS.items():
        found = _strategy(player).get((own, other)) if seeds > stop else None
        if found:
            return found
    return None


def book(own: tuple[int, ...], other: tuple[int, ...]) -> tuple[int | None, ...] | None:
    """The yield of each pit in the first sowings of a game, None for an empty pit; None if the position is none."""
    return _book().get((own, other)) if sum(own) + sum(other) > FEWEST_IN_BOOK else None


def walk_strategy(player: str, advice: Callable[[Rows], int]) -> Iterator[Rows]:
    """The positions of a strategy in the order of the file; ``advice`` gives the pit (from 1) of each."""
    pack = packing(6, SEEDS)
    start = pack.pack((4,) * 6)
    stop = STOPS[player]
    # Position and whether the table's player is to move.
    line = [(start, start, SEEDS, player == "first")]
    seen = set(line)
    for own, other, seeds, mine in line:
        if mine:
            rows = pack.unpack(own), pack.unpack(other)
            yield rows
            pits = [advice(rows) - 1]
        else:
            pits = [pit for pit in range(6) if own >> pit * pack.width & pack.field]
        for pit in pits:
            after, against, banked, again = pack.sow(own, other, pit)
            left = seeds - banked
            then = (after, against, left, mine) if again else (against, after, left, not mine)
            if left > stop and after and against and then not in seen:
                seen.add(then)
                line.append(then)


def walk_book() -> Iterator[Rows]:
    """The positions of the first sowings, in the order of the file."""
    pack = packing(6, SEEDS)
    now = {(pack.pack((4,) * 6),) * 2: 0}
    for ply in range(BOOK_PLIES):
        for (own, other), at in list(now.items()):
            if at != ply:
                continue
            for pit in range(6):
                if own >> pit * pack.width & pack.field:
                    after, against, _, again = pack.sow(own, other, pit)
                    if after and against:
                        now.setdefault((after, against) if again else (against, after), ply + 1)
    yield from (_rows(pack, *rows) for rows in now)


def _rows(pack: Packing, own: int, other: int) -> Rows:
    return pack.unpack(own), pack.unpack(other)


@lru_cache(maxsize=1)
def _parts() -> dict[str, tuple[bytes, bytes]]:
    """Pits and yields of each part; the file is its three counts (4 bytes each), then both for each part."""
    data = lzma.decompress(packed_openings)
    parts, at = {}, 12
    for place, part in enumerate((*STOPS, "book")):
        count = int.from_bytes(data[4 * place : 4 * place + 4], "little")
        pits = b"" if part == "book" else data[at : at + count]
        at += len(pits)
        parts[part] = pits, data[at : at + count]
        at += count
    return parts


@lru_cache(maxsize=2)
def _strategy(player: str) -> dict[Rows, tuple[int, int]]:
    pits, yields = _parts()[player]
    found: dict[Rows, tuple[int, int]] = {}
    for rows in walk_strategy(player, lambda rows: found[rows][0]):
        found[rows] = pits[len(found)], yields[len(found)]
    return found


@lru_cache(maxsize=1)
def _book() -> dict[Rows, tuple[int | None, ...]]:
    yields = iter(_parts()["book"][1])
    return {(own, other): tuple([next(yields) if seeds else None for seeds in own]) for own, other in walk_book()}
