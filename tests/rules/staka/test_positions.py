"""Positions by hand: what is refused, which field is named, and what is left out."""

from __future__ import annotations

from typing import Any

import pytest

from spelbord import staka
from spelbord.core import BadAction, BadPosition

from .boards import K, stacks

GOOD: dict[str, Any] = {"colors": "WB", "phase": "act", "turn": 0, "board": stacks(K), "pawns": ["1,0", "-1,1"]}
FIELD: dict[str, Any] = {"colors": "WB", "phase": "field", "turn": 0, "board": {}, "supply": {"WB": 2, "RY": 2}}
PAWN: dict[str, Any] = {
    "colors": "WB",
    "phase": "pawn",
    "turn": 0,
    "board": stacks({"0,0": "1W", "1,0": "1B", "0,1": "1R", "1,1": "1Y"}),
}
OVER = {**GOOD, "phase": "over", "turn": None}


def test_what_is_left_out() -> None:
    state = staka.position(GOOD)
    assert state.json() == {
        **GOOD,
        "supply": dict.fromkeys(("WB", "WR", "WY", "BR", "BY", "RY"), 0),
        "pot": dict.fromkeys(("WB", "WR", "WY", "BR", "BY", "RY"), 0),
        "hands": [[], []],
        "doubles": [True, True],
        "stopped": [False, False],
        "idle": 0,
    }
    assert staka.position(FIELD).pawns == (None, None)
    assert staka.position(OVER).winners()


def test_a_hand_may_be_written_either_way() -> None:
    assert staka.position({**GOOD, "hands": [["YB", "BW"], []]}).hands == (("WB", "BY"), ())


def test_how_stones_meet_is_not_looked_at() -> None:
    assert staka.position(
        {**GOOD, "board": {"1,0": ["BW", "WR"], "-1,1": ["WB"], "0,0": ["WB"], "0,1": ["WB"]}}
    ).scores()


@pytest.mark.parametrize("key", ["colors", "phase", "turn", "board", "pawns"])
def test_required(key: str) -> None:
    with pytest.raises(BadPosition) as bad:
        staka.position({name: value for name, value in GOOD.items() if name != key})
    assert (bad.value.field, bad.value.problem) == (key, "is missing")


@pytest.mark.parametrize(
    ("start", "change", "field"),
    [
        (GOOD, {"moon": 1}, "moon"),
        (GOOD, {"colors": "W"}, "colors"),
        (GOOD, {"colors": "WW"}, "colors"),
        (GOOD, {"colors": "WG"}, "colors"),
        (GOOD, {"colors": "WBRYW"}, "colors"),
        (GOOD, {"colors": ["W", "B"]}, "colors"),
        (GOOD, {"phase": "lay"}, "phase"),
        (GOOD, {"phase": None}, "phase"),
        (GOOD, {"turn": 2}, "turn"),
        (GOOD, {"turn": None}, "turn"),
        (GOOD, {"turn": True}, "turn"),
        (OVER, {"turn": 0}, "turn"),
        (GOOD, {"board": []}, "board"),
        (GOOD, {"board": {"0;0": ["WB"]}}, "board"),
        (GOOD, {"board": {"0,-0": ["WB"]}}, "board"),
        (GOOD, {"board": {"0,0": []}}, "board"),
        (GOOD, {"board": {"0,0": "WB"}}, "board"),
        (GOOD, {"board": {"0,0": ["WG"]}}, "board"),
        (GOOD, {"board": {"0,0": [["W"]]}}, "board"),
        (GOOD, {"board": {**GOOD["board"], "9,0": ["WB"]}}, "board"),
        (GOOD, {"board": {**GOOD["board"], "2,0": ["WB"]}}, "board"),
        (GOOD, {"board": {**GOOD["board"], "1,0": ["RR"]}}, "board"),
        (GOOD, {"board": {**GOOD["board"], "1,0": ["WW", "WW"]}}, "board"),
        (GOOD, {"board": {**GOOD["board"], "1,0": ["WB"] * 9}}, "board"),
        (GOOD, {"board": {"60,60": ["WB"], "61,60": ["WB"], "60,61": ["WB"]}, "pawns": ["60,60"] * 2, "pot": {"WB": 5, "WR": 6, "WY": 6, "BR": 6, "BY": 6, "RY": 6}, "hands": [["WR", "WY"], ["RY", "BY"]]}, "board"),
        (GOOD, {"board": {**GOOD["board"], "1,0": ["WW"]}}, "doubles"),
        (GOOD, {"doubles": [True]}, "doubles"),
        (GOOD, {"doubles": [1, 1]}, "doubles"),
        (GOOD, {"supply": {"WB": 1}}, "supply"),
        (GOOD, {"pot": {"WB": 7}}, "pot"),
        (GOOD, {"pot": {"BW": 1}}, "pot"),
        (GOOD, {"pot": {"WB": -1}}, "pot"),
        (GOOD, {"pot": []}, "pot"),
        (GOOD, {"hands": [["WB"]]}, "hands"),
        (GOOD, {"hands": [["WB"] * 4, []]}, "hands"),
        (GOOD, {"hands": [["WW"], []]}, "hands"),
        (GOOD, {"pawns": ["1,0"]}, "pawns"),
        (GOOD, {"pawns": []}, "pawns"),
        (GOOD, {"pawns": ["1,0", None]}, "pawns"),
        (GOOD, {"pawns": ["1,0", "4,4"]}, "pawns"),
        (GOOD, {"pawns": ["1,0", 3]}, "pawns"),
        (GOOD, {"stopped": [True, False]}, "stopped"),
        (GOOD, {"stopped": [False, True]}, "stopped"),
        (GOOD, {"stopped": [True, False], "doubles": [False, False]}, "stopped"),
        (GOOD, {"stopped": [False, True], "doubles": [False, False], "pot": {"RY": 1}}, "stopped"),
        (GOOD, {"stopped": "no"}, "stopped"),
        (GOOD, {"idle": -1}, "idle"),
        (GOOD, {"idle": 21}, "idle"),
        (FIELD, {"supply": {}}, "supply"),
        (FIELD, {"supply": {"WB": 3}}, "supply"),
        (FIELD, {"supply": {"WB": 2, "WR": 2}}, "supply"),
        (FIELD, {"pawns": [None, None], "hands": [["WB"], []]}, "hands"),
        (FIELD, {"idle": 1}, "idle"),
        (FIELD, {"doubles": [False, False], "stopped": [True, False]}, "stopped"),
        (FIELD, {"board": {"0,0": ["WB", "WR"]}}, "board"),
        (FIELD, {"board": {"0,0": ["WW"]}, "doubles": [False, True]}, "board"),
        (FIELD, {"board": {"0,0": ["WB"]}, "pawns": ["0,0", None], "turn": 1}, "pawns"),
        (PAWN, {"supply": {"WB": 1}}, "supply"),
        (PAWN, {"board": stacks({"0,0": "1W", "1,0": "1B"})}, "supply"),
        (PAWN, {"pawns": ["0,0", None]}, "pawns"),
        (PAWN, {"pawns": [None, "0,0"]}, "pawns"),
    ],
)  # fmt: skip
def test_what_is_refused(start: dict[str, Any], change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        staka.position({**start, **change})
    assert bad.value.field == field


def test_two_pawns_on_one_stack_need_the_option() -> None:
    shared = {**GOOD, "pawns": ["1,0", "1,0"]}
    assert staka.position(shared)
    with pytest.raises(BadPosition) as bad:
        staka.position(shared, staka.Options(share_stone=False))
    assert bad.value.field == "pawns"


def test_a_position_as_far_off_as_it_may_be_can_still_be_written_after_play() -> None:
    state = staka.position(
        {
            **GOOD,
            "board": {"92,0": ["WB"], "93,0": ["WB"], "93,-1": ["WB"]},
            "pawns": ["93,0", "92,0"],
            "hands": [["WB"] * 3, []],
        }
    )
    while state.turn is not None:
        for action in state.universe():
            assert staka.parse(str(action)) == action
        assert staka.position(state.json()) == state
        state = state.play(max(state.legal(), key=lambda action: action.cell or (0, 0)))


@pytest.mark.parametrize(
    "text", ["", " ", "walk", "walk 1", "walk 1,0 ", "walk 01,0", "walk 100,0", "take BW", "take WB 1,0", "lay WB", "lay WW 0,0", "double", "stay 0,0", "Stay", "field 0,0", "lay WB BW 0,0", "pass pass"]
)  # fmt: skip
def test_texts_that_are_no_action(text: str) -> None:
    with pytest.raises(BadAction):
        staka.parse(text)
