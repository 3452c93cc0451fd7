"""What a press meets, and what an action shows before it is played."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spelbord import staka
from spelbord.bridge import Bridge
from spelbord.core import BadAction
from spelbord.staka.stones import KINDS
from strategies import states

from .boards import F, K, Q, at, do


def press(state: staka.State, place: str) -> tuple[str | None, dict[str, Any]]:
    """The rule and facts of a refused press."""
    no = state.refusal_at(place)
    return (no.rule.value, dict(no.facts)) if no else (None, {})


@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_a_thing_is_refused_unless_an_action_uses_it(data: st.DataObject) -> None:
    state = data.draw(states(staka, 250))
    shown = [state.preview(action) for action in state.legal()]
    used = {one["at"] for one in shown} | {one["with"] for one in shown if "with" in one}
    used |= {f"{one['with']} {one['at']}" for one in shown if "with" in one}
    cells = {str(action).split(" ")[1] for action in state.universe() if action.verb == "walk"}
    stones = {f"{pile} {kind}" for pile in ("field", "pot", "hand") for kind in KINDS} | {"double"}
    both = {f"{stone} {cell}" for stone in stones if not stone.startswith("pot") for cell in list(cells)[:5]}
    for place in cells | stones | both | {"stay", "stop", "pass"} | used:
        assert (state.refusal_at(place) is None) == (place in used), place


@pytest.mark.parametrize(
    "place", ["", "0", "pot", "pot BW", "pot WB 1,0", "hand", "hand WB 9", "stay 1", "1,-0", 3, None]
)
def test_no_such_place(place: Any) -> None:
    with pytest.raises(BadAction):
        at(K, ["1,0", "-1,1"]).refusal_at(place)


def test_cells_before_moving() -> None:
    state = at(F, ["0,0", "-1,0"])
    assert press(state, "0,-1")[0] == "staka.walk.climb"
    assert press(state, "0,1") == ("staka.walk", {"why": "color", "color": "R", "own": "W"})
    assert press(state, "0,0") == ("staka.walk", {"why": "here"})
    assert press(at(F, ["0,-1", "-1,0"]), "1,0") == ("staka.swim", {"why": "high", "height": 2})
    assert press(state, "pot WB") == ("staka.take", {"why": "phase", "phase": "move"})
    assert press(state, "hand WB") == press(state, "hand WB 0,1") == ("staka.lay", {"why": "phase", "phase": "move"})
    assert press(state, "pass") == ("staka.pass", {"why": "phase", "phase": "move"})


def test_stones_and_cells_after_moving() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    assert press(state, "0,0") == ("staka.lay.height", {"level": 4, "standing": 1, "most": 3})
    assert press(state, "0,1")[0] == press(state, "hand WB 0,1")[0] == "staka.lay.color"
    assert press(state, "2,0") == ("staka.lay", {"why": "alone"})
    assert press(state, "1,0") == ("staka.lay.pawn", {"why": "own"})
    assert press(state, "double")[0] == "staka.double"
    assert press(state, "hand RY") == ("staka.hand", {"why": "hand", "stone": "RY"})
    assert press(at(Q, ["0,0", "1,0"], "act", hands=[["WB"], []]), "hand WB")[0] == "staka.lay.color"
    empty = at(K, ["1,0", "-1,1"], "act", doubles=[False, True])
    assert press(empty, "1,1") == ("staka.hand", {"why": "empty"})
    assert press(empty, "double") == press(empty, "double 0") == ("staka.hand", {"why": "double"})
    assert press(empty, "double 1") == ("staka.turn", {"seat": 0, "owner": 1})


def test_the_field() -> None:
    state = do(staka.start(), "field WB 0,0", "field WB 1,0")
    assert press(state, "field WB") == ("staka.hand", {"why": "field", "stone": "WB"})
    assert press(state, "field WR 2,0") == ("staka.field.touch", {"why": "two", "touching": 1})
    assert press(state, "0,0") == ("staka.field.touch", {"why": "taken", "touching": 1})


def test_previews() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    assert state.preview(staka.parse("lay WB 1,-1")) == {
        "at": "1,-1",
        "kind": "lay",
        "with": "hand WB",
        "stone": "WB",
        "face": "W",
        "level": 3,
        "covers": "B",
        "change": [3, -2],
    }
    assert state.preview(staka.parse("take BY")) == {
        "at": "pot BY",
        "kind": "take",
        "stone": "BY",
        "left": 1,
        "change": [0, 0],
    }
    walk = at(F, ["0,0", "-1,0"]).preview(staka.parse("walk 1,0"))
    assert walk == {
        "at": "1,0",
        "kind": "walk",
        "from": "0,0",
        "height": 2,
        "climb": 1,
        "color": "W",
        "change": [2 * 2 - 2 * 1, -1],
    }
    double = at({**K, "0,0": "2W"}, ["1,0", "-1,1"], "act").preview(staka.parse("double 0,0"))
    assert (double["with"], double["face"], double["level"], double["covers"]) == ("double", "W", 3, "W")


def test_the_view_has_the_parts_of_the_scores() -> None:
    bridge = Bridge()
    bridge.handle('{"do":"position","game":"staka","position":' + _json(at(F, ["0,0", "1,-1"])) + "}")
    view = json.loads(bridge.handle('{"do":"view"}'))["view"]
    assert [sum(part["points"] for part in own) for own in view["parts"]] == view["scores"] == [8, 7]


def _json(state: staka.State) -> str:
    return str(json.dumps(state.json()))
