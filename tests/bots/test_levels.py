"""Every level of every game plays whole games by what its seat sees, the same way twice, and in time."""

from __future__ import annotations

import time

import pytest

from bots.clock import Clock
from spelbord import bots
from spelbord.core import Rng
from spelbord.games import GAMES

OWN = [(game, level) for game in GAMES for level in bots.OF_GAME.get(game, {})]
PLIES = 24
FEWER = {("taki", "hard"): 8}
"""Levels that think long play so many plies."""

MOST_LOOKS = 30
"""After its deadline a player may look at the clock once or twice in each of its parts, no more."""


def actions(game: str, level: str, seats: int, seed: int) -> list[str]:
    """The first plies of a game in which the level sits everywhere but at seat 1, which plays anything."""
    state, rng = GAMES[game].start(seats, seed=seed), Rng.seeded(seed)
    players = [bots.player(game, "random" if seat == 1 else level) for seat in range(seats)]
    found = []
    while state.turn is not None and len(found) < FEWER.get((game, level), PLIES):
        seen = state.seen_by(state.turn)
        action = players[state.turn].choose(seen, rng, time.monotonic() + 60)
        assert action in seen.legal()
        found.append(str(action))
        state = state.play(action)
    return found


# Kalaha's perfect level thinks long; its own tests play it.
@pytest.mark.parametrize(("game", "level"), [pair for pair in OWN if pair != ("kalaha", "perfect")])
def test_a_level_plays_the_same_game_twice(still_clock: Clock, game: str, level: str) -> None:
    seats = min(3, GAMES[game].seats[-1])
    assert actions(game, level, seats, 1) == actions(game, level, seats, 1)


@pytest.mark.parametrize(("game", "level"), OWN)
def test_a_level_answers_at_once_when_it_must(ticking_clock: Clock, game: str, level: str) -> None:
    bot, rng = bots.player(game, level), Rng.seeded(3)
    state = GAMES[game].start(2, seed=3)
    for _ in range(60):
        if state.turn is None:
            break
        seen = state.seen_by(state.turn)
        looks = ticking_clock.looks
        assert bot.choose(seen, rng, time.monotonic()) in seen.legal()
        assert ticking_clock.looks - looks < MOST_LOOKS
        state = state.play(rng.pick(seen.legal()))


@pytest.mark.parametrize(("game", "level"), OWN)
def test_a_hint_weighs_every_action_the_best_first(game: str, level: str) -> None:
    bot, rng = bots.player(game, level), Rng.seeded(4)
    state = GAMES[game].start(2, seed=4)
    for ply in range(30):
        if state.turn is None:
            break
        seen = state.seen_by(state.turn)
        if ply % 6 == 0:
            found = bots.analyse(bot, seen, rng, time.monotonic() + 0.1)
            assert {one.action for one in found} == set(seen.legal())
            assert len(found) == len(seen.legal())
            assert [one.value for one in found] == sorted([one.value for one in found], reverse=True)
            assert all(one.line[0] == one.action for one in found)
            assert bot.weigh(seen, rng, time.monotonic() + 0.1).keys() == set(seen.legal())
        state = state.play(rng.pick(seen.legal()))


@pytest.mark.parametrize(("game", "better", "worse"), [("staka", "easy", "random"), ("kalaha", "easy", "random")])
def test_a_better_level_wins_more(game: str, better: str, worse: str) -> None:
    wins = 0
    for seed in range(6):
        state, rng, seat = GAMES[game].start(2, seed=seed), Rng.seeded(seed), seed % 2
        players = {seat: bots.player(game, better), 1 - seat: bots.player(game, worse)}
        while state.turn is not None:
            seen = state.seen_by(state.turn)
            state = state.play(players[state.turn].choose(seen, rng, time.monotonic() + 60))
        wins += seat in state.winners()
    assert wins >= 4
