"""Playing in a terminal."""

from __future__ import annotations

import io

import pytest

from spelbord import __main__ as command
from spelbord.games import GAMES


def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: str, *arguments: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert command.main(["play", *arguments]) == 0
    return capsys.readouterr().out


def test_commands(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "help\n3\nwhy 3\nwhy 1\n3\n7\nlegal\nundo\nundo\nredo\nlink\nquit\n"
    out = run(monkeypatch, capsys, typed, "kalaha")
    for said in ("to move", "kalaha.empty", "it is allowed", "no: kalaha.empty {'pit': 3}", "not an action: '7'"):
        assert said in out
    assert "1  2  4  5  6" in out
    assert "there is nothing to undo" in out
    assert "1-" in out
    assert out.rstrip().endswith("bye")


def test_undo_goes_back_to_a_person(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(monkeypatch, capsys, "1\nundo\nlegal\n", "kalaha", "--computer", "1=greedy", "--option", "seeds=1")
    assert "1  2  3  4  5  6" in out


@pytest.mark.parametrize("game", GAMES)
def test_computers_play_to_the_end(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(monkeypatch, capsys, "", game, "--seed", "3", "--computer", "0=random", "--computer", "1=random")
    assert "winners" in out


def test_wrong_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["play", "kalaha", "--option", "seeds=99"]) == 2
    assert "seeds" in capsys.readouterr().err
    assert command.main(["play", "kalaha", "--option", "seeds=many"]) == 2
    assert command.main(["play", "kalaha", "--computer", "1=genius"]) == 2
    assert command.main(["play", "kalaha", "--seats", "3"]) == 2
