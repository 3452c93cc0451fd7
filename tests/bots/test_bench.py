"""The benchmark of the players, in small: it measures, and writes no more of the note than it has measured."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import _positions, _speed, bots
from bench._sections import Section, Table

NOTE = """\
# A note

By hand, before.

<!-- kalaha: written by some older run -->
## kalaha

| level | against | games | wins (ties half) | 95 % | mean lead | slowest move |
|---|---|---:|---:|---:|---:|---:|
| easy | first | 1 | old | old | old | old |
| medium | easy | 7 | kept | kept | kept | kept |
| gone | first | 1 | old | old | old | old |
<!-- kalaha: end -->

By hand, after.
"""


@pytest.fixture
def note(tmp_path: Path) -> Path:
    file = tmp_path / "note.md"
    file.write_text(NOTE, encoding="utf-8")
    return file


def rows(text: str) -> dict[tuple[str, str], list[str]]:
    cells = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| ")]
    return {(one[0], one[1]): one[2:] for one in cells}


def test_matches_replace_their_own_rows(note: Path) -> None:
    bots.main(["--only", "kalaha", "--level", "easy", "--games", "4", "--jobs", "1", "--note", str(note)])
    text = note.read_text(encoding="utf-8")
    found = rows(text)
    assert found["medium", "easy"] == ["7", "kept", "kept", "kept", "kept"]
    assert found["easy", "first"][0] == "4"
    assert found["easy", "first"][1].endswith("%")
    assert list(found) == [
        ("level", "against"), ("easy", "first"), ("medium", "easy"), ("easy", "random"), ("easy", "greedy"),
    ]  # fmt: skip
    assert text.startswith(
        "# A note\n\nBy hand, before.\n\n<!-- kalaha: written by build.py bench bots -->\n## kalaha\n"
    )
    assert text.endswith("<!-- kalaha: end -->\n\nBy hand, after.\n")


def test_more_seats_and_tournaments_have_tables_of_their_own(note: Path) -> None:
    bots.main(["--only", "taki", "--level", "easy", "--games", "4", "--jobs", "1", "--note", str(note)])
    text = note.read_text(encoding="utf-8")
    assert text.startswith(NOTE)
    three, four = text.index("### 3 seats"), text.index("### 4 seats")
    assert rows(text[three:four])["easy", "first"][0] == "3"
    assert rows(text[four:])["easy", "first"][0] == "4"


def test_a_run_that_is_stopped_leaves_a_whole_note(note: Path) -> None:
    table = Table("Some", ("what", "much"), [("one",), ("two",)])
    Section(note, "new", "hand", "## New", [table]).put(table, ("two",), "2")
    Section(note, "new", "hand", "## New", [table]).put(table, ("one",), "1")
    assert note.read_text(encoding="utf-8") == NOTE + (
        "\n<!-- new: written by hand -->\n## New\n\n### Some\n\n"
        "| what | much |\n|---|---:|\n| one | 1 |\n| two | 2 |\n<!-- new: end -->\n"
    )


def test_positions_are_judged_by_their_known_values() -> None:
    few = min(_positions.cases("exact.jsonl"), key=lambda case: case["seeds_in_pits"])
    assert _positions.choose(few, most_seconds=60).loss == 0
    assert len(_positions.cases("hard.jsonl")) == 28


def test_speed_counts_plies_and_nodes() -> None:
    assert _speed.random_game("kalaha")(1) > 10
    assert _speed.solver_speed(seconds=0.05) > 0
