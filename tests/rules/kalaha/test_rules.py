"""Kalaha, rule by rule, with the worked cases of the rules."""

from __future__ import annotations

from typing import Any

import pytest

from spelbord import kalaha
from spelbord.core import BadAction, BadPosition, Event, IllegalAction
from spelbord.kalaha import Rule

parse = kalaha.parse


def at(pits: list[list[int]], stores: list[int], turn: int | None = 0, seeds: int = 4) -> kalaha.State:
    return kalaha.position({"pits": pits, "stores": stores, "turn": turn}, kalaha.Options(len(pits[0]), seeds))


def played(state: kalaha.State, text: str) -> tuple[kalaha.State, dict[str, Any]]:
    told: list[Event] = []
    after = state.play(parse(text), told.append)
    return after, {event.kind: event.facts for event in told}


def legal(state: kalaha.State) -> str:
    return "".join(map(str, state.legal()))


def test_start() -> None:
    state = kalaha.start()
    assert state.json() == {"pits": [[4] * 6] * 2, "stores": [0, 0], "turn": 0}
    assert kalaha.start(options=kalaha.Options(seeds=6)).row(1) == (6,) * 6


def test_kalaha_turn_passes_and_only_the_mover_has_actions() -> None:
    after, events = played(kalaha.start(), "1")
    assert after.turn == 1
    assert events["turn"] == {"seat": 1}


def test_kalaha_own_no_pit_of_the_other_row_and_no_store() -> None:
    state = kalaha.start()
    for place in ("1:1", "1:6", "0:store", "1:store"):
        refusal = state.refusal_at(place)
        assert refusal is not None
        assert refusal.rule is Rule.OWN
    small = kalaha.start(options=kalaha.Options(pits=3))
    assert small.why_not(parse("4")) is Rule.OWN
    with pytest.raises(BadAction):
        small.refusal_at("0:4")


def test_kalaha_empty() -> None:
    state = at([[0, 4, 4, 4, 4, 4], [4] * 6], [0, 0])
    assert state.why_not(parse("1")) is Rule.EMPTY
    refusal = state.refusal_at("0:1")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == (Rule.EMPTY, {"pit": 1})
    with pytest.raises(IllegalAction, match=r"kalaha\.empty"):
        state.play(parse("1"))


def test_kalaha_sow_one_in_each_place() -> None:
    after, events = played(at([[0, 0, 0, 0, 0, 4], [4] * 6], [0, 0]), "6")
    assert [place for place, _ in events["sow"]["places"]] == ["0:store", "1:1", "1:2", "1:3"]
    # seat 0's row ran out: the game is over and the rest was swept
    assert after.scores() == (1, 27)


def test_kalaha_sow_counts_are_those_after_each_seed() -> None:
    _, events = played(kalaha.start(), "3")
    assert events["sow"] == {
        "seat": 0,
        "from": "0:3",
        "places": [["0:4", 5], ["0:5", 5], ["0:6", 5], ["0:store", 1]],
    }


def test_kalaha_skip_worked_case_6() -> None:
    state = at([[0, 0, 0, 0, 0, 10], [1, 0, 0, 0, 0, 0]], [18, 19])
    after, events = played(state, "6")
    places = [place for place, _ in events["sow"]["places"]]
    assert "1:store" not in places
    assert places[-1] == "0:3"
    assert events["capture"]["count"] == 2
    assert after.json() == {"pits": [[1, 1, 0, 0, 0, 0], [2, 1, 1, 0, 1, 1]], "stores": [21, 19], "turn": 1}


def test_kalaha_lap_worked_case_5() -> None:
    state = at([[13, 0, 0, 0, 0, 0], [1] * 6], [14, 15])
    after, events = played(state, "1")
    assert [place for place, _ in events["sow"]["places"]][-1] == "0:1"
    assert events["capture"]["count"] == 3
    assert after.scores() == (18, 15)


def test_kalaha_again_worked_case_1() -> None:
    after, events = played(kalaha.start(), "3")
    assert after.json() == {"pits": [[4, 4, 0, 5, 5, 5], [4] * 6], "stores": [1, 0], "turn": 0}
    assert "again" in events
    assert legal(after) == "12456"


def test_kalaha_capture_worked_case_2() -> None:
    state = at([[0, 0, 1, 0, 0, 6], [2, 5, 3, 1, 1, 1]], [14, 14])
    after, events = played(state, "3")
    assert events["capture"] == {"seat": 0, "pit": "0:4", "opposite": "1:3", "count": 4}
    assert after.scores() == (18, 14)
    assert after.turn == 1


@pytest.mark.parametrize("pit", range(6))
def test_kalaha_capture_thirteen_always_fourteen_or_more_never(pit: int) -> None:
    for seeds in range(13, 25):
        row = [1] * 6
        row[pit] = seeds
        _, events = played(at([row, [1, 0, 0, 0, 0, 0]], [0, 0]), str(pit + 1))
        assert ("capture" in events) == (seeds == 13)


def test_kalaha_capture_can_take_the_very_seed_just_dropped() -> None:
    state = at([[0, 0, 0, 0, 8, 0], [0, 0, 0, 0, 0, 5]], [0, 0])
    # pit 6, store, six opposite: 8 seeds stop before the own row; 9 from pit 6 do not
    _, events = played(at([[0, 1, 0, 0, 0, 8], [1, 0, 0, 0, 0, 5]], [0, 0]), "6")
    assert events["capture"] == {"seat": 0, "pit": "0:1", "opposite": "1:6", "count": 7}
    _, events = played(state, "5")
    assert "capture" not in events


def test_kalaha_nocapture_worked_case_3() -> None:
    after, events = played(at([[0, 0, 0, 1, 0, 3], [4, 0, 4, 4, 4, 4]], [12, 12]), "4")
    assert "capture" not in events
    assert after.row(0) == (0, 0, 0, 0, 1, 3)


def test_kalaha_end_worked_case_4() -> None:
    after, events = played(at([[0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 3]], [20, 21]), "6")
    assert after.turn is None
    assert "again" in events
    assert "turn" not in events
    assert after.scores() == (21, 27)


def test_kalaha_end_worked_case_7_the_capture_that_empties_the_other_row() -> None:
    after, events = played(at([[0, 0, 1, 0, 2, 0], [0, 0, 5, 0, 0, 0]], [20, 20]), "3")
    assert events["capture"]["count"] == 6
    assert events["sweep"] == {"seat": 0, "count": 2, "pits": ["0:5"]}
    assert after.scores() == (28, 20)


def test_kalaha_end_the_capture_that_empties_the_own_row() -> None:
    after, _ = played(at([[0, 0, 1, 0, 0, 0], [0, 1, 5, 0, 0, 0]], [20, 20]), "3")
    assert after.scores() == (26, 21)


def test_kalaha_sweep_goes_to_the_owner_of_the_row() -> None:
    _, events = played(at([[0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 3]], [20, 21]), "6")
    assert events["sweep"] == {"seat": 1, "count": 6, "pits": ["1:1", "1:2", "1:6"]}


def test_kalaha_result() -> None:
    after, events = played(at([[0, 0, 0, 0, 0, 1], [1, 2, 0, 0, 0, 3]], [20, 21]), "6")
    assert events["end"] == {"scores": [21, 27], "winners": [1]}
    assert after.winners() == (1,)
    assert at([[0] * 6] * 2, [30, 18], None).winners() == (0,)


def test_kalaha_result_worked_case_8_a_draw() -> None:
    after, events = played(at([[0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]], [23, 23]), "6")
    assert after.winners() == (0, 1)
    assert events["end"] == {"scores": [24, 24], "winners": [0, 1]}


def test_kalaha_over() -> None:
    over = at([[0] * 6] * 2, [24, 24], None)
    assert over.legal() == ()
    for action in over.universe():
        assert over.why_not(action) is Rule.OVER
    refusal = over.refusal_at("0:3")
    assert refusal is not None
    assert refusal.rule is Rule.OVER


def test_preview_says_what_a_pit_would_do() -> None:
    assert kalaha.start().preview(parse("3")) == {
        "at": "0:3",
        "seeds": 4,
        "last": "0:store",
        "again": True,
        "captured": 0,
        "ends": False,
        "banked": 1,
    }


@pytest.mark.parametrize(
    ("data", "field"),
    [
        ({}, "pits"),
        ({"pits": [[4] * 6]}, "pits"),
        ({"pits": [[4] * 6, [4] * 5]}, "pits"),
        ({"pits": [[4] * 6, [4] * 5 + [-1]]}, "pits"),
        ({"pits": [[4] * 6, [4] * 5 + [True]]}, "pits"),
        ({"pits": [[4] * 6, [4] * 5 + [5]]}, "pits"),
        ({"pits": [[4] * 6] * 2, "stores": [0]}, "stores"),
        ({"pits": [[4] * 6] * 2, "stores": "0"}, "stores"),
        ({"pits": [[4] * 6] * 2, "turn": 2}, "turn"),
        ({"pits": [[4] * 6] * 2, "turn": True}, "turn"),
        ({"pits": [[4] * 6] * 2, "turn": None}, "turn"),
        ({"pits": [[0] * 6, [4] * 6], "turn": 0}, "turn"),
        ({"pits": [[4] * 6] * 2, "moon": 1}, "moon"),
    ],
)
def test_bad_positions_name_the_field(data: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        kalaha.position(data)
    assert bad.value.field == field


def test_a_position_may_hold_less_than_the_box() -> None:
    assert kalaha.position({"pits": [[1] + [0] * 5, [1] + [0] * 5]}).scores() == (0, 0)
