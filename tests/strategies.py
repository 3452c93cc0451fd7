"""Every Hypothesis strategy and every random game that the tests draw from."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from spelbord.core import Game, Rng, State
from spelbord.games import GAMES

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
"""Anything that JSON can say."""

games = st.sampled_from(list(GAMES.values()))


@st.composite
def options(draw: st.DrawFn, game: Game) -> Any:
    """Options of a game, each of its choices as likely."""
    return game.Options(**{one["name"]: draw(st.sampled_from(one["choices"])) for one in game.Options.facts()})


@st.composite
def states(draw: st.DrawFn, game: Game, most: int = 60) -> State:
    """A state that random play reaches within ``most`` plies."""
    state = game.start(draw(st.sampled_from(list(game.seats))), draw(options(game)), draw(st.integers(0, 2**48)))
    rng = Rng.seeded(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, most))):
        if state.turn is None:
            break
        state = state.play(rng.pick(state.legal()))
    return state


def requests() -> st.SearchStrategy[str]:
    """Texts for the bridge: noise, JSON, and requests that look right with odd values."""
    keys = ("game", "seats", "options", "seed", "players", "action", "at", "seat", "by", "ply", "level", "seconds")
    more = ("view", "record", "link", "position", "id")
    does = ("games", "new", "position", "play", "why", "undo", "redo", "goto", "view", "log", "bot", "hint", "record")
    asked = st.fixed_dictionaries(
        {"do": st.sampled_from((*does, "load", "analyse")) | JSON},
        optional={key: JSON | st.sampled_from(("kalaha", "1", "0:3", "greedy", 0, 1, 2)) for key in (*keys, *more)},
    )
    return st.text() | JSON.map(json.dumps) | asked.map(json.dumps)


def finished(game: Game, seats: int, seed: int, most: int = 5000) -> list[State]:
    """Every state of a random game to its end."""
    rng = Rng.seeded(seed)
    states = [game.start(seats, None, seed)]
    while states[-1].turn is not None:
        assert len(states) < most, "the game does not end"
        states.append(states[-1].play(rng.pick(states[-1].legal())))
    return states
