"""Kalaha against counts and a program made by others."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from hypothesis import given, settings

from spelbord import kalaha
from spelbord.core import Event, State
from strategies import states

COUNTS = json.loads((Path(__file__).parent / "perft.json").read_text())
MOST_NODES = 40_000


@pytest.mark.parametrize("size", [size for size in COUNTS if size != "about"])
def test_sowing_counts(size: str) -> None:
    level: list[State] = [kalaha.start(2, kalaha.Options(*map(int, size.split("x"))))]
    for row in COUNTS[size]:
        if row["nodes"] > MOST_NODES:
            break
        found = {"depth": row["depth"], "nodes": 0, "extra": 0, "captures": 0, "gameover": 0}
        following: list[State] = []
        for state in level:
            for action in state.legal():
                told: list[Event] = []
                after = state.play(action, told.append)
                kinds = {event.kind for event in told}
                found["nodes"] += 1
                found["extra"] += "again" in kinds
                found["captures"] += "capture" in kinds
                found["gameover"] += "end" in kinds
                if after.turn is not None:
                    following.append(after)
        assert found == row
        level = following


@settings(deadline=None)
@given(states(kalaha))
def test_seeds_are_conserved(state: kalaha.State) -> None:
    assert sum(state.cells) == 2 * state.options.pits * state.options.seeds


def test_the_same_game_as_openspiel_mancala() -> None:
    """Thousands of random games, state by state. OpenSpiel's cells: 0 and 7 are the stores, 1-6 seat 0, 8-13 seat 1."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
    game, rng = pyspiel.load_game("mancala"), random.Random(5)
    for _ in range(2000):
        theirs, ours = game.new_initial_state(), kalaha.start()
        while ours.turn is not None:
            assert theirs.current_player() == ours.turn
            first = 1 + 7 * ours.turn
            assert [cell - first + 1 for cell in theirs.legal_actions()] == [one.pit for one in ours.legal()]
            action = rng.choice(ours.legal())
            theirs.apply_action(first + action.pit - 1)
            ours = ours.play(action)
        assert theirs.is_terminal()
        mine, other = ours.scores()
        assert theirs.returns()[0] == (mine > other) - (mine < other)
