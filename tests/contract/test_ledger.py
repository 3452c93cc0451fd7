"""Every rule id has a test whose name holds it: ``kalaha.capture`` is in ``test_kalaha_capture…``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spelbord.games import GAMES

RULES = Path(__file__).parent.parent / "rules"


@pytest.mark.parametrize("rule", [rule.value for game in GAMES.values() for rule in game.Rule])
def test_every_rule_has_a_test(rule: str) -> None:
    folder = RULES / rule.split(".")[0]
    tests = [name for file in folder.glob("test_*.py") for name in re.findall(r"def (test_\w+)", file.read_text())]
    wanted = f"test_{rule.replace('.', '_')}"
    assert any(re.fullmatch(f"{wanted}(_.*)?", name) for name in tests), f"no test is named {wanted}…"
