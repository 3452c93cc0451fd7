"""The README's Python runs, its commands exist, its pictures and places are there."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spelbord.__main__ import _arguments
from spelbord.bridge import Bridge

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", README, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("code", blocks("python"))
def test_the_python_runs(code: str) -> None:
    exec(compile(code, "README.md", "exec"), {})


def test_the_requests_are_answered() -> None:
    bridge = Bridge()
    answers = [json.loads(bridge.handle(line)) for line in "".join(blocks("json")).splitlines()]
    assert all(answer["ok"] for answer in answers)
    assert answers[-1] == {"ok": True, "rule": "kalaha.empty", "facts": {"pit": 3}}


def test_the_commands_exist() -> None:
    lines = [line.split("#")[0].split() for line in "".join(blocks("sh")).splitlines()]
    commands = [line[3:] for line in lines if line[:3] == ["python", "-m", "spelbord"]]
    assert len(commands) == 3
    for command in commands:
        assert _arguments().parse_args(command).command == command[0]


def test_links_and_places_are_there() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    places = re.findall(r"^\| `([^`]+/)`", README, re.MULTILINE)
    assert len(places) > 5
    for place in (*links, *places):
        assert (ROOT / place).exists(), place
