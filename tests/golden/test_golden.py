"""The golden playthroughs come out the same."""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.playthrough import GOLDEN, playthrough


@pytest.mark.parametrize("name", GOLDEN)
def test_golden(name: str) -> None:
    assert playthrough(*GOLDEN[name]) == (Path(__file__).parent / f"{name}.txt").read_text()


def test_no_golden_is_left_over() -> None:
    assert {file.stem for file in Path(__file__).parent.glob("*.txt")} == set(GOLDEN)
