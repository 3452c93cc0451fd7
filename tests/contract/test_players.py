"""What every computer player must keep to, in every game."""

from __future__ import annotations

import time

import pytest

from spelbord import bots
from spelbord.core import BadOption, Game, Rng
from spelbord.games import GAMES

PLAYERS = [(game, level) for game in GAMES.values() for level in bots.levels(game.name)]


@pytest.mark.parametrize(("game", "level"), PLAYERS, ids=[f"{game.name}-{level}" for game, level in PLAYERS])
def test_it_plays_what_is_legal(game: Game, level: str) -> None:
    player, rng = bots.player(game.name, level), Rng(1)
    for seats in {game.seats[0], game.seats[-1]}:
        state = game.start(seats, None, 3)
        for _ in range(12):
            if state.turn is None:
                break
            seen = state.seen_by(state.turn)
            action = player.choose(seen, rng, time.monotonic() + 0.2)
            assert state.why_not(action) is None
            assert set(player.weigh(seen, rng, time.monotonic() + 0.2)) == set(state.legal())
            state = state.play(action)


@pytest.mark.parametrize("level", [None, 3, "", "grandmaster of everything"])
def test_a_level_that_nobody_has(level: object) -> None:
    with pytest.raises(BadOption):
        bots.player("kalaha", level)


def test_greedy_takes_the_most_and_keeps_to_its_time() -> None:
    game = GAMES["kalaha"]
    state = game.position({"pits": [[0, 0, 1, 0, 0, 6], [2, 5, 3, 1, 1, 1]], "stores": [14, 14], "turn": 0})
    greedy = bots.player("kalaha", "greedy")
    assert str(greedy.choose(state, Rng(1), time.monotonic() + 9)) == "3"
    late = greedy.weigh(state, Rng(1), time.monotonic() - 1)
    assert list(late.values()) == [4.0, 0.0]
