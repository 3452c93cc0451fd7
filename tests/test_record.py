"""Records and links: they round-trip, and what was tampered with is refused with its ply and rule."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spelbord.core import BadRecord, Game
from spelbord.games import GAMES
from spelbord.record import MOST_LINK, Player, Record
from spelbord.table import Table
from strategies import JSON, finished

GAME = {"format": 1, "game": "kalaha", "seats": 2, "seed": 0, "actions": ["3", "6", "1"]}


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_whole_game_round_trips(game: Game) -> None:
    table = Table.new(game.name, game.seats[0], None, 4, (Player("Åsa ☂"), Player(kind="computer", level="greedy")))
    for _ in range(40):
        if table.state.turn is not None:
            table.play(str(table.state.legal()[-1]))
    record = table.record()
    assert Record.read(json.loads(json.dumps(record.json()))) == record
    assert Record.from_link(record.link()) == record
    assert Table(record).states == table.states
    assert record.players[0].name == "Åsa ☂"


def test_a_start_position_round_trips() -> None:
    start = {"pits": [[0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 3]], "stores": [20, 21], "turn": 0}
    record = Record.read({"format": 1, "game": "kalaha", "seats": 2, "start": start, "actions": ["6"]})
    assert record.replay()[-1].scores() == (21, 27)
    assert Record.from_link(record.link()) == record


def test_a_link_is_short() -> None:
    states = finished(GAMES["kalaha"], 2, 1)
    table = Table.new("kalaha", seed=1)
    for _ in states[1:]:
        table.play(str(table.state.legal()[0])) if table.state.turn is not None else None
    assert len(table.record().link()) < 120


def test_tampering_is_named_with_ply_and_rule() -> None:
    for actions, ply, rule in ((["3", "3"], 2, "kalaha.empty"), (["3", "9"], 2, None), (["1", "x"], 2, None)):
        with pytest.raises(BadRecord) as bad:
            Table(Record.read({**GAME, "actions": actions}))
        found = bad.value.details()
        assert found["field"] == "actions"
        assert found["ply"] == ply
        assert found.get("rule") == rule


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"format": 2}, "format"),
        ({"format": True}, "format"),
        ({"game": "chess"}, "game"),
        ({"game": None}, "game"),
        ({"seats": 3}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"options": {"pits": 9}}, "pits"),
        ({"options": 3}, "options"),
        ({"seed": -1}, "seed"),
        ({"start": {}}, "start"),
        ({"actions": "36"}, "actions"),
        ({"actions": [3]}, "actions"),
        ({"actions": ["1"] * 30000}, "actions"),
        ({"players": [1]}, "players"),
        ({"players": [{}] * 3}, "players"),
        ({"players": [{"name": "x" * 41}]}, "players.name"),
        ({"players": [{"kind": "robot"}]}, "players.kind"),
        ({"players": [{"kind": "computer"}]}, "players.level"),
        ({"cheat": 1}, "cheat"),
    ],
)
def test_malformed_records_name_the_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadRecord) as bad:
        Record.read({**GAME, **change})
    assert bad.value.field == field


def test_an_impossible_start_names_its_field() -> None:
    with pytest.raises(BadRecord) as bad:
        Record.read({"format": 1, "game": "kalaha", "seats": 2, "start": {"pits": []}, "actions": []}).begin()
    assert bad.value.field == "start.pits"


@pytest.mark.parametrize("link", [None, 5, "", "1-", "2-abc", "1-!!!", "1-AAAA", "1-" + "A" * MOST_LINK, "1-\ud800"])
def test_malformed_links(link: object) -> None:
    with pytest.raises(BadRecord) as bad:
        Record.from_link(link)
    assert bad.value.field in ("link", "record")


def test_a_truncated_or_bloated_link_is_refused() -> None:
    link = Record.read(GAME).link()
    for damaged in (link[:-3], link + "AAAA"):
        with pytest.raises(BadRecord):
            Record.from_link(damaged)


def test_a_game_too_long_for_a_link_says_so() -> None:
    noise = tuple(f"{(n * 7919) % 100003:05}{(n * 104729) % 99991}" for n in range(9000))
    with pytest.raises(BadRecord) as bad:
        Record("kalaha", {}, 2, actions=noise).link()
    assert bad.value.field == "link"


@settings(deadline=None)
@given(JSON | st.dictionaries(st.sampled_from([*GAME, "options", "players", "start"]), JSON))
def test_garbage_is_refused_by_name(data: Any) -> None:
    base = {**GAME, **data} if isinstance(data, dict) else data
    try:
        Table(Record.read(base))
    except BadRecord as bad:
        assert bad.problem
