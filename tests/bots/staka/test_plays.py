"""What Staka's better players do where one thing is plainly right."""

from __future__ import annotations

from math import inf

import pytest

from bots.clock import Clock
from rules.staka.boards import F, K, Q, at
from spelbord import bots, staka
from spelbord.core import Rng
from spelbord.staka.stones import KINDS

LAST = {"pot": {}, "doubles": [False, False]}
KNOWING = pytest.mark.parametrize("level", ["medium", "hard"])


def turn(level: str, state: staka.State) -> list[str]:
    """What the level plays until another seat acts."""
    player, seat, found = bots.player("staka", level), state.turn, []
    while state.turn == seat:
        action = player.choose(state, Rng.seeded(1), inf)
        found.append(str(action))
        state = state.play(action)
    return found


@KNOWING
def test_it_walks_to_a_stack_and_steals_it(still_clock: Clock, level: str) -> None:
    state = at(F, ["0,0", "-1,0"], hands=[["WB"], ["BY"]], pot=dict.fromkeys(KINDS, 2))
    assert turn(level, state) == ["walk 1,0", "lay WB 1,-1"]


@KNOWING
def test_it_makes_no_stack_that_is_stolen_at_once(still_clock: Clock, level: str) -> None:
    board = {**K, "0,0": "4W", "1,-1": "2R", "0,-1": "2B", "0,1": "1Y", "-1,0": "1Y"}
    state = at(board, ["1,0", "0,-1"], hands=[["WR"], ["WB"]], **LAST)
    assert "lay WR 1,-1" in map(str, state.play(staka.parse("stay")).legal())
    assert turn(level, state) in (["stay", "lay WR 1,1"], ["stay", "lay WR 2,-1"])


@KNOWING
def test_it_takes_what_it_can_lay_and_does_not_get_stuck(still_clock: Clock, level: str) -> None:
    board = {cell: "1W" if cell == "0,0" else "1B" for cell in Q}
    state = at(board, ["0,0", "1,0"], "act", hands=[["RY", "RY"], []], pot={"RY": 5, "WB": 1})
    assert turn(level, state) == ["take WB"]


@KNOWING
def test_its_last_step_is_to_the_stack_that_counts_three_times(still_clock: Clock, level: str) -> None:
    state = at(F, ["0,0", "-1,0"], hands=[["WR"], []], **LAST)
    assert turn(level, state) == ["walk 1,0", "lay WR 0,1"]
