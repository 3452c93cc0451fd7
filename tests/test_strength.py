"""The note on strength is read for the page, and a note that cannot be read says where."""

from __future__ import annotations

from pathlib import Path

import pytest

from buildtools import strength
from buildtools.process import Stop
from spelbord import bots
from spelbord.games import GAMES

NOTE = """\
<!-- kalaha: written by somebody -->
## kalaha

Words | with a bar.

| level | against | games | wins (ties half) | 95 % | mean lead |
|---|---|---:|---:|---:|---:|
| easy | first | 100 | 82% | 73%–88% | +9.2 |
<!-- kalaha: end -->
"""


def test_the_note_tells_of_every_level_of_every_game() -> None:
    for game, tables in strength.known(GAMES).items():
        own = [level for level in bots.levels(game) if level not in bots.ANY_GAME]
        rows = tables[0]["rows"]
        assert tables[0]["form"] == ""
        assert {row["level"] for row in rows} >= set(own)
        assert all(row["least"] <= row["wins"] <= row["most"] and row["games"] for row in rows)


def test_a_table_is_read(tmp_path: Path) -> None:
    note = tmp_path / "note.md"
    note.write_text(NOTE, encoding="utf-8")
    row = {"level": "easy", "against": "first", "games": 100, "wins": 82, "least": 73, "most": 88}
    assert strength.known(["kalaha"], note) == {"kalaha": [{"form": "", "rows": [row]}]}


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("82%", "many", "cannot be read: .* many "),
        ("| against |", "| foe |", "should begin with level"),
        ("kalaha: end", "end", "no part about kalaha"),
    ],
)
def test_a_note_that_cannot_be_read_says_so(tmp_path: Path, old: str, new: str, said: str) -> None:
    note = tmp_path / "note.md"
    note.write_text(NOTE.replace(old, new), encoding="utf-8")
    with pytest.raises(Stop, match=said):
        strength.known(["kalaha"], note)
