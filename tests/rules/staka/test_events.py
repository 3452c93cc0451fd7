"""What each action tells, and the board in a terminal."""

from __future__ import annotations

import pytest

from spelbord import staka
from spelbord.core import BadAction, Event

from .boards import F, K, Q, at, do, told


def test_the_start() -> None:
    events: list[Event] = []
    staka.start(3, tell=events.append)
    assert [event.seen_by(None) for event in events] == [{"event": "turn", "seat": 0, "phase": "field"}]
    events.clear()
    staka.start(3, staka.Options(field="random"), 1, events.append)
    assert [event.kind for event in events] == ["field", "turn"] * 12
    assert events[-1].facts == {"seat": 0, "phase": "pawn"}


def test_field_and_pawn() -> None:
    state = staka.start()
    assert told(state, "field BW 0,0") == [
        {"event": "field", "seat": 0, "cell": "0,0", "stone": "BW", "level": 1, "face": "B"},
        {"event": "turn", "seat": 1, "phase": "field"},
    ]
    laid = staka.start(2, staka.Options(field="random"), 1)
    pawn = told(laid, str(laid.legal()[0]))[0]
    assert pawn == {"event": "pawn", "seat": 0, "cell": pawn["cell"], "height": 1, "color": "W"}


def test_moves() -> None:
    state = at(F, ["0,0", "-1,0"])
    assert told(state, "walk 1,0") == [
        {"event": "walk", "seat": 0, "from": "0,0", "to": "1,0", "climb": 1, "height": 2, "color": "W"},
        {"event": "turn", "seat": 0, "phase": "act"},
    ]
    swim = told(at(F, ["0,-1", "-1,0"]), "swim 0,1")[0]
    assert swim == {"event": "swim", "seat": 0, "from": "0,-1", "to": "0,1", "climb": -2, "height": 1, "color": "R"}
    assert told(at(Q, ["0,0", "1,0"]), "stay")[0] == {"event": "stay", "seat": 0, "cell": "0,0"}
    quiet = at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]], doubles=[False, False])
    assert told(quiet, "stop") == [{"event": "stop", "seat": 0}, {"event": "turn", "seat": 1, "phase": "move"}]


def test_acts() -> None:
    state = at({**K, "0,0": "2W"}, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    turn = {"event": "turn", "seat": 1, "phase": "move"}
    assert told(state, "take BY") == [{"event": "take", "seat": 0, "stone": "BY", "left": 1}, turn]
    lay = {"event": "lay", "seat": 0, "cell": "1,-1", "stone": "WB", "level": 3, "covers": "B", "face": "W"}
    assert told(state, "lay WB 1,-1") == [{**lay, "before": 1, "after": 0}, turn]
    ground = told(state, "lay BW 1,1")[0]
    assert (ground["before"], ground["after"], ground["covers"], ground["level"]) == (None, 1, None, 1)
    double = told(state, "double 0,0")[0]
    assert (double["event"], double["stone"], double["before"], double["after"]) == ("double", "WW", 0, 0)
    stuck = at(Q, ["0,0", "1,0"], "act", hands=[["WB"] * 3, []])
    assert told(stuck, "pass") == [{"event": "pass", "seat": 0}, turn]


def test_a_colour_that_no_seat_has_owns_nothing() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["RY"], []])
    lay = told(state, "lay YR 0,1")[0]
    assert (lay["before"], lay["after"], lay["covers"], lay["face"]) == (None, None, "R", "Y")


def test_the_terminal() -> None:
    state = at(F, ["0,0", "0,0"], hands=[["WB", "RY"], []])
    assert str(state).splitlines() == [
        "   0,-1      3W      2B",
        "   -1,0  1B      1Wwb    2W",
        "   -1,1      1W      1R",
        "pot 1 WB, 2 BY",
        "seat 0 W   9  WB RY WW to move",
        "seat 1 B   3  BB",
    ]
    assert str(staka.start()).splitlines()[0] == "no stone lies"
    assert str(do(staka.start(), "field WB 0,0")).splitlines()[2].startswith("field 1 WB, 2 WR")
    assert str(at(F, ["0,0", "0,0"], "over", turn=None)).endswith("over")


@pytest.mark.parametrize(
    "action",
    [
        staka.Action("fly"),
        staka.Action("lay", "WB"),
        staka.Action("lay", "WW", (0, 0)),
        staka.Action("walk", None, (100, 0)),
        staka.Action("stay", None, (0, 0)),
        ("walk", None, (0, 0)),
        "stay",
    ],
)
def test_no_action(action: staka.Action) -> None:
    state = at(F, ["0,0", "-1,0"])
    for ask in (state.why_not, state.play, state.refusal):
        with pytest.raises(BadAction):
            ask(action)
