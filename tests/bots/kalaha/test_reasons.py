"""What is said of a sowing is what it does."""

from __future__ import annotations

from typing import Any

import pytest

from bots.said import said
from spelbord import kalaha

Rows = list[list[int]]

CASES: list[tuple[str, Rows, list[int], list[str], str, dict[str, Any]]] = [
    ("the last seeds", [[0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]], [20, 20], ["6"], "only", {}),
    ("an end that wins", [[1, 0, 0, 0, 0, 1], [0, 0, 0, 0, 5, 0]], [24, 10], ["1"], "wins", {"by": 21}),
    ("an end that loses", [[1, 0, 0, 0, 0, 1], [0, 0, 0, 0, 1, 0]], [4, 30], ["1"], "capture", {"count": 2}),
    ("more than half", [[0, 0, 0, 0, 3, 1], [4, 4, 0, 0, 0, 4]], [24, 8], ["6"], "decides", {"count": 25}),
    ("a capture", [[3, 1, 4, 0, 2, 5], [0, 6, 5, 1, 3, 2]], [9, 7], ["1"], "capture", {"count": 6}),
    ("another turn", [[4] * 6, [4] * 6], [0, 0], ["3"], "again", {}),
    ("a turn, and a capture with it", [[1, 0, 4, 0, 0, 9], [4] * 6], [5, 5], ["3", "1"], "again_capture", {"count": 5}),
    ("turn after turn", [[0, 5, 4, 0, 0, 1], [1, 4, 4, 4, 4, 4]], [5, 5], ["6", "3"], "again_again", {"count": 2}),
    ("a pit in danger", [[0, 0, 8, 0, 1, 0], [3, 0, 1, 0, 9, 9]], [5, 5], ["3"], "saves", {"count": 8, "pit": 3}),
    ("no turn for the other", [[4, 4, 4, 4, 4, 6], [0, 0, 0, 0, 2, 7]], [0, 0], ["6"], "denies", {}),
    ("a threat", [[1, 2, 0, 0, 0, 9], [2, 8, 2, 2, 2, 2]], [5, 5], ["1"], "threatens", {"count": 9}),
    ("a seed at home", [[4] * 6, [4] * 6], [0, 0], ["4"], "stores", {"count": 1}),
    ("no seed given away", [[4] * 6, [4] * 6], [0, 0], ["1"], "keeps", {}),
]


@pytest.mark.parametrize(
    ("rows", "stores", "line", "kind", "facts"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_a_reason(rows: Rows, stores: list[int], line: list[str], kind: str, facts: dict[str, Any]) -> None:
    state = kalaha.position({"pits": rows, "stores": stores, "turn": 0}, kalaha.Options(seeds=10))
    assert said("kalaha", state, *line) == (kind, facts)
