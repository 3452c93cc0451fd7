"""What is said of an action of Staka is what it does to the board."""

from __future__ import annotations

from typing import Any

import pytest

from bots.said import said
from rules.staka.boards import F, K, at
from spelbord import staka
from spelbord.staka.stones import KINDS

HANDS = [["WB", "WR"], ["BR"]]
LATE = {"pot": dict.fromkeys(KINDS, 0), "doubles": [False, False]}

STEP: list[tuple[staka.State, list[str], str, dict[str, Any]]] = [
    (at(F, ["0,0", "1,-1"]), ["walk 1,0"], "highest", {"count": 2}),
    (at(F, ["0,0", "0,-1"]), ["walk 1,0"], "climbs", {"count": 2}),
    (at(F, ["0,1", "1,-1"]), ["walk 0,0"], "home", {"count": 1}),
    (at(F, ["0,0", "1,-1"]), ["walk -1,1"], "plain", {}),
    (at(F, ["0,0", "1,-1"], hands=[["WB"], []]), ["walk -1,1", "lay WB -1,0"], "to_steal", {"count": 1, "seat": 1}),
    (at(K, ["1,0", "-1,0"], hands=[["BR"], []]), ["stay", "lay RB 1,-1"], "to_rob", {"count": 2, "seat": 1}),
    (at(F, ["0,0", "1,-1"], hands=[["WR"], []]), ["walk -1,1", "lay WR 0,1"], "to_claim", {"count": 2}),
    (at(F, ["0,0", "1,-1"]), ["walk -1,1", "double 0,0"], "to_grow", {"count": 2}),
    (at(K, ["1,0", "-1,0"]), ["stay"], "holds", {"count": 1}),
    (at(F, ["0,0", "0,-1"], **LATE, hands=[[], ["BR"]]), ["stop"], "ahead", {"by": 5}),
    (at(F, ["0,0", "0,-1"], **LATE, stopped=[False, True]), ["stop"], "wins", {"by": 5}),
]

ACT: list[tuple[staka.State, list[str], str, dict[str, Any]]] = [
    (at(K, ["0,0", "-1,0"], "act", hands=HANDS), ["lay WB 1,-1"], "steals", {"count": 2, "seat": 1}),
    (at(K, ["0,0", "-1,0"], "act", hands=[["BR"], []]), ["lay RB 1,-1"], "robs", {"count": 2, "seat": 1}),
    (at(K, ["0,0", "-1,0"], "act", hands=[["BR"], []]), ["lay RB -1,1"], "blocks", {"seat": 1}),
    (at(K, ["0,0", "-1,0"], "act", hands=HANDS), ["lay WR 0,1"], "claims", {"count": 2}),
    (at(K, ["1,0", "-1,0"], "act", hands=HANDS), ["lay WB 2,-1"], "plants", {}),
    (at(K, ["0,0", "-1,0"], "act"), ["double 1,0"], "grows", {"count": 2}),
    (at(F, ["0,0", "1,-1"], "act"), ["double -1,1"], "stairs", {"count": 2}),
    (at(K, ["0,0", "-1,0"], "act"), ["take WB"], "own_stone", {"stone": "WB"}),
    (at(K, ["0,0", "-1,0"], "act", pot={"BY": 1}), ["take BY"], "last_stone", {"stone": "BY"}),
    (at(K, ["0,0", "-1,0"], "act"), ["take BY"], "plain", {}),
]


@pytest.mark.parametrize(("state", "line", "kind", "facts"), STEP + ACT)
def test_a_reason(state: staka.State, line: list[str], kind: str, facts: dict[str, Any]) -> None:
    assert said("staka", state, *line, value=-1) == (kind, facts)


def test_the_field_and_the_pawns() -> None:
    state = staka.start()
    assert said("staka", state, "field WB 0,0") == ("field_own", {})
    assert said("staka", state, "field BW 0,0", value=1) == ("best", {})
    pawns = staka.start(2, staka.Options(field="random"), seed=5)
    for action in pawns.legal():
        ways = len(pawns.board.steps(action.cell, "W"))
        assert said("staka", pawns, str(action), value=1) == (("begins", {"count": ways}) if ways else ("best", {}))
