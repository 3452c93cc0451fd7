"""Every Hypothesis strategy and every random game that the tests draw from."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from hypothesis import reject
from hypothesis import strategies as st

from spelbord.core import BadPosition, Game, Rng, State
from spelbord.games import GAMES
from spelbord.staka.hexes import around

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


@st.composite
def staka_ends(draw: st.DrawFn) -> State:
    """A small Staka position at the start of a turn, with few stones left, in which laying is often impossible."""
    game = GAMES["staka"]
    seats = draw(st.integers(2, 3))
    cells, colors = [(0, 0), (1, 0)], "WBRY"
    for _ in range(draw(st.integers(1, 8))):
        touched = Counter(near for cell in cells for near in around(cell))
        cells.append(draw(st.sampled_from(sorted(near for near in touched if touched[near] > 1 and near not in cells))))
    few = draw(st.sampled_from(("RY", "WRY", colors)))
    board = {}
    for at, (q, r) in enumerate(cells):
        top = draw(st.sampled_from(few))
        other = colors.replace(top, "")
        # What is covered plays no part; it varies so that the box holds enough.
        board[f"{q},{r}"] = [top + other[(at + n) % 3] for n in range(draw(st.integers(1, 4)))]
    chosen = {one["name"]: draw(st.sampled_from(one["choices"])) for one in game.Options.facts()}
    pawns = draw(st.lists(st.sampled_from(cells), min_size=seats, max_size=seats, unique=not chosen["share_stone"]))
    held = st.lists(st.sampled_from(("WB", "WR", "WY", "BR", "BY", "RY")), max_size=3)
    pot = draw(st.sampled_from(({}, {}, {"WB": 1}, {"WB": 1, "RY": 1}, {"BY": 2}, {"WR": 1, "RY": 2})))
    data = {
        "colors": draw(st.permutations(colors).map("".join))[:seats],
        "phase": "move",
        "turn": 0,
        "board": board,
        "pawns": [f"{q},{r}" for q, r in pawns],
        "hands": [draw(held) for _ in range(seats)],
        "doubles": [draw(st.booleans()) for _ in range(seats)],
        "pot": pot,
    }
    try:
        return game.position(data, game.Options(**chosen))
    except BadPosition:
        reject()
