"""How strong the computer players are, and how fast the rules: writes ``docs/strength.md``.

``python build.py bench bots [--games N] [--only PART …] [--level LEVEL …] [--jobs N]``. Only the parts of the note that
were measured are replaced, row by row. Seeds are fixed and seats swapped, so another run plays the same games; only
where a level runs into its time cap can a slower machine differ.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from bench import _positions, _speed, _strength
from spelbord.games import GAMES

NOTE = Path(__file__).parents[2] / "docs" / "strength.md"
BY = "build.py bench bots"
PARTS = (*GAMES, "positions", "speed")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog=BY, description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games a match; levels that think long play fewer")
    parser.add_argument("--only", choices=PARTS, nargs="+", default=PARTS, help="these parts of the note")
    parser.add_argument("--level", nargs="+", default=(), help="of the matches only those of these levels")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="games at the same time (%(default)s)")
    parser.add_argument("--note", type=Path, default=NOTE, help="the file to write into")
    asked = parser.parse_args(arguments)
    if "speed" in asked.only:
        _speed.measure(asked.note, BY)
    if "positions" in asked.only:
        _positions.measure(asked.note, BY, asked.jobs)
    for game in GAMES:
        if game in asked.only:
            _strength.measure(asked.note, BY, game, asked.games, asked.jobs, asked.level)


if __name__ == "__main__":
    main()
