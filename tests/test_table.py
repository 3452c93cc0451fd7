"""A table: history, going back and forth, branching; what is refused changes nothing."""

from __future__ import annotations

import pytest

from spelbord.core import BadAction, BadOption, BadRequest, IllegalAction
from spelbord.record import Player
from spelbord.table import Table


def played(*actions: str) -> Table:
    table = Table.new("kalaha")
    for action in actions:
        table.play(action)
    return table


def test_undo_redo_goto() -> None:
    table = played("3", "6", "1")
    states = list(table.states)
    table.undo()
    assert (table.ply, table.plies, table.state) == (2, 3, states[2])
    table.redo()
    assert table.state == states[3]
    table.goto(0)
    assert table.state == states[0]
    table.goto(3)
    assert table.state == states[3]


def test_playing_after_going_back_drops_what_came_later() -> None:
    table = played("3", "6", "1")
    table.goto(1)
    table.play("1")
    assert [str(ply.action) for ply in table.history] == ["3", "1"]
    assert len(table.states) == 3
    assert Table(table.record()).states == table.states


def test_the_record_keeps_what_was_undone() -> None:
    table = played("3", "6")
    table.undo()
    assert table.record().actions == ("3", "6")


def test_refusals_change_nothing() -> None:
    table = played("3")
    before = (list(table.states), list(table.history), table.ply)
    with pytest.raises(IllegalAction, match=r"kalaha\.empty"):
        table.play("3")
    with pytest.raises(BadAction):
        table.play("nine")
    with pytest.raises(IllegalAction, match=r"kalaha\.turn") as other:
        table.play("1", by=1)
    assert other.value.facts == {"seat": 0}
    for wrong in (-1, 2, None, "1", True):
        with pytest.raises(BadRequest):
            table.goto(wrong)
    with pytest.raises(BadRequest):
        table.redo()
    assert (table.states, table.history, table.ply) == before
    table.goto(0)
    with pytest.raises(BadRequest):
        table.undo()


def test_a_view_is_all_a_board_needs() -> None:
    table = Table.new("kalaha", players=(Player("Anna"), Player(kind="computer", level="greedy")))
    view = table.view(0)
    assert view["players"][1] == {"name": "", "kind": "computer", "level": "greedy"}
    assert [one["at"] for one in view["legal"]] == ["0:1", "0:2", "0:3", "0:4", "0:5", "0:6"]
    assert (view["turn"], view["ply"], view["plies"], view["winners"]) == (0, 0, 0, [])


def test_too_many_players() -> None:
    with pytest.raises(BadOption):
        Table.new("kalaha", players=(Player(),) * 3)
