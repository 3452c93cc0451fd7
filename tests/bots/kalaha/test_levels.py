"""The levels play by the rules, in time, the same way twice; and the perfect one is."""

from __future__ import annotations

import time

import pytest

from bots.clock import Clock
from bots.kalaha.known import lines, position, random_game
from spelbord import bots, kalaha
from spelbord.bots.kalaha.levels import LEVELS, Looker
from spelbord.core import Rng

LEAD = 8
"""What the player who begins wins by at best play."""


def game(first: bots.Bot, second: bots.Bot, rng: Rng, options: kalaha.Options | None = None) -> int:
    """The final difference for the first."""
    state = kalaha.start(options=options)
    while state.turn is not None:
        state = state.play((first, second)[state.turn].choose(state, rng, time.monotonic() + 60))
    return state.scores()[0] - state.scores()[1]


@pytest.mark.parametrize(("other", "games"), [("random", 5), ("greedy", 4), ("easy", 3), ("hard", 3), ("perfect", 1)])
def test_perfect_never_gives_anything_away(other: str, games: int) -> None:
    perfect, opponent = bots.player("kalaha", "perfect"), bots.player("kalaha", other)
    for seed in range(games):
        assert game(perfect, opponent, Rng.seeded(seed)) >= LEAD
        assert game(opponent, perfect, Rng.seeded(seed)) <= LEAD


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("pits", "seeds"), [(1, 1), (1, 10), (3, 4), (5, 2)])
def test_every_level_plays_every_board(level: str, pits: int, seeds: int) -> None:
    bot = bots.player("kalaha", level)
    options = kalaha.Options(pits, seeds)
    assert game(bot, bot, Rng.seeded(1), options) == game(bot, bot, Rng.seeded(1), options)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seconds", [0, 20])
def test_every_level_answers_at_the_deadline(ticking_clock: Clock, level: str, seconds: int) -> None:
    bot, rng = bots.player("kalaha", level), Rng.seeded(5)
    for state in random_game(kalaha.Options(seeds=6), Rng.seeded(2)):
        begun = time.monotonic()
        assert bot.choose(state, rng, begun + seconds) in state.legal()
        assert time.monotonic() - begun < seconds + 30


def test_perfect_chooses_an_optimal_action() -> None:
    perfect = bots.player("kalaha", "perfect")
    for case in lines("exact.jsonl"):
        if case["seeds_in_pits"] <= 26:
            action = perfect.choose(position(case), Rng.seeded(1), time.monotonic() + 60)
            assert str(action) in case["optimal"], case["id"]


def test_the_first_steps_are_weak_but_not_silly() -> None:
    first = LEVELS["first"]
    assert isinstance(first, Looker)
    rng, lost = Rng.seeded(11), 0
    for _ in range(20):
        lost += game(LEVELS["easy"], first, rng) > 0
    assert lost >= 12
    # Pit 1 would leave eight seeds to be captured, pit 6 banks one and goes on.
    state = kalaha.position({"pits": [[1, 0, 0, 0, 0, 1], [1, 0, 9, 1, 0, 0]]})
    assert all(first.choose(state, Rng.seeded(seed), time.monotonic() + 1) in state.legal() for seed in range(5))


def test_a_hint_has_a_value_for_every_action() -> None:
    state = kalaha.position({"pits": [[0, 0, 1, 0, 0, 6], [2, 5, 3, 1, 1, 1]], "stores": [14, 14]})
    worth = bots.player("kalaha", "easy").weigh(state, Rng.seeded(1), time.monotonic() + 30)
    assert set(worth) == set(state.legal())
    (generic,) = [
        one for one in bots.analyse(bots.player("kalaha", "greedy"), state, Rng.seeded(1), 0) if one.action.pit == 3
    ]
    assert (generic.value, generic.exact, generic.depth, generic.line) == (4, False, None, (generic.action,))
