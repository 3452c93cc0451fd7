"""Makes ``data/endgame.xz``; see :mod:`spelbord.bots.kalaha.endgame` for what is in it.

Run ``python -m spelbord.bots.kalaha.make_endgame`` from the folder ``py`` (under a minute). The same file every time.
"""

from __future__ import annotations

import lzma

from .endgame import MOST_SEEDS, rows_in_order
from .files import ENDGAME
from .packed import packing

UNKNOWN = 255
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "lc": 0, "lp": 0, "pb": 0}]


def table() -> bytes:
    """The seeds that the side to move will yet bank, for every pair of rows in the order of the table."""
    pack = packing(6, MOST_SEEDS)
    rows = rows_in_order(pack)
    rank = {row: place for place, row in enumerate(rows)}
    sums = [sum(pack.unpack(row)) for row in rows]
    within = [sums.index(seeds + 1) if seeds < MOST_SEEDS else len(rows) for seeds in range(MOST_SEEDS + 1)]
    known = [bytearray([UNKNOWN]) * within[MOST_SEEDS - seeds] for seeds in sums]

    def worth(own: int, other: int, seeds: int) -> int:
        place = rank[other]
        found = known[rank[own]][place]
        if found != UNKNOWN:
            return found
        best = 0 if not own else seeds if not other else -1
        if best < 0:
            for pit in range(6):
                if own >> pit * pack.width & pack.field:
                    after, against, banked, again = pack.sow(own, other, pit)
                    left = seeds - banked
                    then = worth(after, against, left) if again else left - worth(against, after, left)
                    best = max(best, banked + then)
        known[rank[own]][place] = best
        return best

    for total in range(MOST_SEEDS + 1):
        for own, seeds in zip(rows, sums, strict=True):
            if seeds <= total:
                for other in rows[within[total - seeds - 1] if seeds < total else 0 : within[total - seeds]]:
                    worth(own, other, total)
    return b"".join(map(bytes, known))


def main() -> None:
    packed = lzma.compress(table(), lzma.FORMAT_XZ, lzma.CHECK_CRC32, filters=FILTERS)
    ENDGAME.write_bytes(packed)
    print(f"{ENDGAME.name}: {len(packed):,} bytes")


if __name__ == "__main__":
    main()
