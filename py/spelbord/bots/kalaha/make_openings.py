"""Makes ``data/openings.xz`` from tables of exact results; see :mod:`spelbord.bots.kalaha.openings`.

Run ``python -m spelbord.bots.kalaha.make_openings FOLDER`` from the folder ``py``; the tables are in
``tests/bots/kalaha/cases``. The same file every time.
"""

from __future__ import annotations

import gzip
import json
import lzma
import sys
from pathlib import Path
from typing import Any

from .files import OPENINGS
from .openings import STOPS, Rows, walk_book, walk_strategy


def lines(path: Path) -> list[dict[str, Any]]:
    """What each line of a table holds, the first (which says what it is) left out."""
    data = path.read_bytes()
    text = gzip.decompress(data) if path.suffix == ".gz" else data
    return [json.loads(line) for line in text.splitlines()[1:]]


def pack(folder: Path) -> bytes:
    """The contents of the file."""
    counts, body = [], b""
    for player in STOPS:
        table = {_rows(line): (line["best"], line["value"]) for line in lines(folder / f"strategy-{player}.jsonl.gz")}
        walked = list(walk_strategy(player, lambda rows, table=table: table[rows][0]))  # type: ignore[misc]
        if set(walked) != set(table):
            raise SystemExit(f"strategy-{player}: not the positions that following it leads to")
        counts.append(len(walked))
        body += bytes(table[rows][0] for rows in walked) + bytes(_yield(rows, table[rows][1]) for rows in walked)
    values = {_rows(line): line["values"] for line in lines(folder / "book.jsonl")}
    book = [_yield(rows, value) for rows in walk_book() for value in values[rows] if value is not None]
    counts.append(len(book))
    data = b"".join(count.to_bytes(4, "little") for count in counts) + body + bytes(book)
    return lzma.compress(data, lzma.FORMAT_XZ, lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME)


def main() -> None:
    OPENINGS.write_bytes(pack(Path(sys.argv[1])))
    print(f"{OPENINGS.name}: {OPENINGS.stat().st_size:,} bytes")


def _rows(line: dict[str, Any]) -> Rows:
    return tuple(line["own"]), tuple(line["other"])


def _yield(rows: Rows, value: int) -> int:
    return (value + sum(map(sum, rows))) // 2


if __name__ == "__main__":
    main()
