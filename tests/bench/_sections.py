"""Parts of a note that a benchmark writes, between marks; what people wrote around them stays.

A part may be made of tables that fill row by row: each row is written at once, in the place of the row of the same name
that was there, so that a run that is stopped leaves a whole note.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

__all__ = ["Section", "Table", "replace"]


class Table(NamedTuple):
    """``heading`` stands above it, if any. The first cells of a row, of which ``rows`` has the texts, are its name."""

    heading: str
    columns: Sequence[str]
    rows: Sequence[tuple[str, ...]]


class Section:
    """The part ``name`` of a file: an introduction, and tables with the rows that are known so far."""

    def __init__(self, file: Path, name: str, by: str, introduction: str, tables: Sequence[Table]) -> None:
        self._file, self._name, self._by = file, name, by
        self._introduction, self._tables = introduction, tables
        self._known: dict[tuple[str, ...], Sequence[str]] = {}
        heading = ""
        for line in _old(file, name).splitlines():
            if line.startswith("### "):
                heading = line.removeprefix("### ")
            elif line.startswith("| "):
                cells = line.strip("| ").split(" | ")
                for table in tables:
                    if table.heading == heading and len(cells) == len(table.columns):
                        self._known.update(
                            {(heading, *row): cells for row in table.rows if row == (*cells,)[: len(row)]}
                        )

    def put(self, table: Table, row: tuple[str, ...], *cells: str) -> None:
        """Set a row and write the file."""
        self._known[table.heading, *row] = [*row, *cells]
        print(_line(self._known[table.heading, *row]), flush=True)
        replace(self._file, self._name, self._by, self._text())

    def _text(self) -> str:
        lines = [self._introduction.rstrip()]
        for table in self._tables:
            rows = [self._known[table.heading, *row] for row in table.rows if (table.heading, *row) in self._known]
            if rows:
                names = len(table.rows[0])
                rule = ["---"] * names + ["---:"] * (len(table.columns) - names)
                title = ["", f"### {table.heading}"] if table.heading else []
                lines += [*title, "", _line(table.columns), f"|{'|'.join(rule)}|", *map(_line, rows)]
        return "\n".join(lines) + "\n"


def replace(file: Path, name: str, by: str, text: str) -> None:
    """Put a part in its place in a file, at the end of it if it is new there."""
    old = file.read_text(encoding="utf-8") if file.is_file() else "# Benchmarks\n"
    section = f"<!-- {name}: written by {by} -->\n{text}<!-- {name}: end -->\n"
    pattern = _pattern(name)
    new = pattern.sub(lambda _: section, old) if pattern.search(old) else f"{old.rstrip()}\n\n{section}"
    file.parent.mkdir(exist_ok=True)
    half = file.with_name(f"{file.name}.new")
    half.write_text(new, encoding="utf-8", newline="\n")
    half.replace(file)


def _old(file: Path, name: str) -> str:
    found = _pattern(name).search(file.read_text(encoding="utf-8")) if file.is_file() else None
    return found[0] if found else ""


def _pattern(name: str) -> re.Pattern[str]:
    return re.compile(f"<!-- {re.escape(name)}: written by .*?<!-- {re.escape(name)}: end -->\n", re.DOTALL)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
