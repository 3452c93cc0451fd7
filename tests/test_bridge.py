"""The bridge: every request in the table, every fault an answer."""

from __future__ import annotations

import io
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spelbord import __main__ as command
from spelbord.bridge import Bridge, handle
from spelbord.games import GAMES
from strategies import requests


class Asker:
    """A bridge that is asked with keyword arguments."""

    def __init__(self) -> None:
        self.bridge = Bridge()

    def __call__(self, do: str, **given: Any) -> Any:
        return json.loads(self.bridge.handle(json.dumps({"do": do, **given})))

    def ok(self, do: str, **given: Any) -> Any:
        answer = self(do, **given)
        assert answer["ok"], answer
        return answer

    def error(self, do: str, **given: Any) -> Any:
        answer = self(do, **given)
        assert not answer["ok"], answer
        return answer["error"]


@pytest.fixture
def ask() -> Asker:
    return Asker()


def test_games(ask: Asker) -> None:
    games = {game["name"]: game for game in ask.ok("games")["games"]}
    assert list(games) == list(GAMES)
    kalaha = games["kalaha"]
    assert kalaha["options"][1] == {"name": "seeds", "default": 4, "choices": list(range(1, 11))}
    assert kalaha["presets"]["long"] == {"pits": 6, "seeds": 6}
    assert kalaha["levels"][:2] == ["random", "greedy"]


def test_a_whole_game_through_the_bridge(ask: Asker) -> None:
    answer = ask.ok("new", game="kalaha", players=[{"name": "Anna"}, {"name": "Bo"}])
    while answer["view"]["turn"] is not None:
        answer = ask.ok("play", action=answer["view"]["legal"][0]["action"], by=answer["view"]["turn"])
    assert answer["events"][-1]["event"] == "end"
    assert sum(answer["view"]["scores"]) == 48
    assert answer["view"]["winners"]
    assert ask.error("play", action="1")["rule"] == "kalaha.over"


def test_why(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    ask.ok("play", action="3")
    assert ask.ok("why", action="3")["rule"] == "kalaha.empty"
    assert ask.ok("why", action="1")["rule"] is None
    assert ask.ok("why", at="1:2") == {"ok": True, "rule": "kalaha.own", "facts": {"owner": 1, "place": "pit"}}
    assert ask.error("why", action="1", by=1)["rule"] == "kalaha.turn"
    assert ask.error("why", at="moon")["kind"] == "BadAction"


def test_history(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    ask.ok("play", action="3")
    ask.ok("play", action="6")
    assert ask.ok("undo")["view"]["ply"] == 1
    assert ask.ok("redo")["view"]["ply"] == 2
    assert ask.ok("goto", ply=0)["view"]["plies"] == 2
    log = ask.ok("log")["plies"]
    assert [(one["ply"], one["seat"], one["action"]) for one in log] == [(1, 0, "3"), (2, 0, "6")]
    assert log[0]["events"][0]["event"] == "sow"
    assert ask.ok("view")["view"]["ply"] == 0


def test_record_and_load(ask: Asker) -> None:
    ask.ok("new", game="kalaha", options={"seeds": 6})
    ask.ok("play", action="1")
    saved = ask.ok("record")
    other = Asker()
    assert other.ok("load", record=saved["record"])["view"]["position"] == ask.ok("view")["view"]["position"]
    assert other.ok("load", link=saved["link"], ply=0)["view"]["ply"] == 0
    saved["record"]["actions"].append("1")
    error = other.error("load", record={**saved["record"], "actions": ["1", "1"]})
    assert (error["kind"], error["ply"], error["rule"]) == ("BadRecord", 2, "kalaha.empty")
    assert other.ok("view")["view"]["plies"] == 1


def test_position(ask: Asker) -> None:
    position = {"pits": [[0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 3]], "stores": [20, 21], "turn": 0}
    assert ask.ok("position", game="kalaha", position=position)["view"]["position"] == position
    assert ask.ok("play", action="6")["view"]["scores"] == [21, 27]
    bad = ask.error("position", game="kalaha", position={**position, "stores": [20, 99]})
    assert (bad["kind"], bad["field"]) == ("BadPosition", "stores")
    assert ask.ok("view")["view"]["ply"] == 1


def test_bot_and_hint(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    view = ask.ok("view")["view"]
    for looked in ({}, {"view": view}):
        answer = ask.ok("bot", level="greedy", seconds=0.5, seed=1, **looked)
        assert answer["action"] in [one["action"] for one in view["legal"]]
        assert answer["thought"]["at"] == f"0:{answer['action']}"
    best = ask.ok("hint", level="greedy", seconds=1)["actions"]
    assert [one["value"] for one in best] == sorted((one["value"] for one in best), reverse=True)
    assert ask.ok("analyse", level="greedy")["actions"]
    assert ask.error("bot", level="nobody")["field"] == "level"
    assert ask.error("bot", level="greedy", seconds="long")["field"] == "seconds"
    assert ask.error("bot", level="greedy", view=3)["field"] == "view"
    over = {"game": "kalaha", "position": {"pits": [[0] * 6] * 2, "stores": [24, 24], "turn": None}}
    assert ask.error("bot", level="greedy", view=over)["field"] == "view"


def test_a_hint_says_why(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    best = ask.ok("hint", seconds=0.3)["actions"][0]
    assert (best["action"], best["value"], best["exact"]) == ("3", 8.0, True)
    assert best["reason"]["kind"] in ("again", "again_again", "again_capture")
    quiet = {one["action"]: one["reason"] for one in ask.ok("hint", level="greedy")["actions"]}
    assert quiet["1"] == {"kind": "keeps", "facts": {}}
    assert quiet["4"] == {"kind": "stores", "facts": {"count": 1}}


def test_a_hint_about_an_earlier_ply_of_a_record_leaves_the_table_alone(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    record = {**ask.ok("record")["record"], "actions": ["3", "1"]}
    for ply, seat in ((0, 0), (1, 0), (2, 1)):
        found = ask.ok("hint", level="greedy", record=record, ply=ply)["actions"]
        assert all(one["at"].startswith(f"{seat}:") for one in found)
    assert ask.ok("bot", level="greedy", record=record)["thought"]["at"].startswith("1:")
    assert ask.ok("view")["view"]["plies"] == 0
    assert ask.error("hint", record=record, ply=3)["field"] == "ply"
    assert ask.error("hint", record={"game": "kalaha"})["kind"] == "BadRecord"


@pytest.mark.parametrize(
    ("request_", "kind", "field"),
    [
        ("", "BadRequest", "request"),
        ("nonsense", "BadRequest", "request"),
        ("[1]", "BadRequest", "request"),
        ("[" * 100_000, "BadRequest", "request"),
        ("9" * 10_000, "BadRequest", "request"),
        ('"' + "x" * 2_000_001 + '"', "BadRequest", "request"),
        ("{}", "BadRequest", "do"),
        ('{"do": "dance"}', "BadRequest", "do"),
        ('{"do": ["new"]}', "BadRequest", "do"),
        ('{"do": "play", "action": "1"}', "BadRequest", "do"),
        ('{"do": "new", "game": "chess"}', "BadOption", "game"),
        ('{"do": "new", "game": "kalaha", "seats": 5}', "BadOption", "seats"),
        ('{"do": "new", "game": "kalaha", "options": {"pit": 3}}', "BadOption", "pit"),
        ('{"do": "new", "game": "kalaha", "seed": "x"}', "BadOption", "seed"),
        ('{"do": "new", "game": "kalaha", "players": [{"kind": "computer", "level": "x"}]}', "BadOption", "level"),
        ('{"do": "position", "game": "kalaha", "position": {"pits": [[1], [1]]}}', "BadPosition", "pits"),
        ('{"do": "load", "link": "1-xx"}', "BadRecord", "link"),
    ],
)
def test_bad_requests_are_answered(request_: str, kind: str, field: str) -> None:
    answer = json.loads(Bridge().handle(request_))
    assert (answer["ok"], answer["error"]["kind"], answer["error"].get("field")) == (False, kind, field)


def test_a_seat_that_is_not_there_leaves_the_old_table(ask: Asker) -> None:
    ask.ok("new", game="kalaha")
    ask.ok("play", action="3")
    assert ask.error("new", game="kalaha", seat=7)["field"] == "seat"
    assert ask.ok("view")["view"]["ply"] == 1


def test_a_fault_inside_is_an_answer(ask: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    ask.ok("new", game="kalaha")
    with monkeypatch.context() as broken:
        broken.setattr("spelbord.kalaha.State.play", lambda *_: 1 / 0)
        assert ask.error("play", action="1", id=9) == {"kind": "Fault", "message": "ZeroDivisionError"}
    assert ask.ok("view", id=9)["id"] == 9


@settings(deadline=None, max_examples=300)
@given(st.lists(requests(), max_size=5))
def test_garbage_always_gets_json(texts: list[str]) -> None:
    bridge = Bridge()
    bridge.handle('{"do": "new", "game": "kalaha"}')
    for text in texts:
        answer = json.loads(bridge.handle(text))
        assert answer["ok"] in (True, False)
        assert answer["ok"] or answer["error"]["kind"] != "Fault", (text, answer)


def test_the_one_bridge_of_the_interpreter() -> None:
    assert json.loads(handle('{"do": "games"}'))["ok"]


def test_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO('{"do": "new", "game": "kalaha"}\nrubbish\n{"do": "view"}\n'))
    assert command.main(["bridge"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["ok"] for answer in answers] == [True, False, True]
