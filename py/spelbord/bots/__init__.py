"""Computer players: which levels each game has."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import BadOption, Json
from .base import Bot
from .greedy import Greedy
from .randomly import Randomly

__all__ = ["Bot", "levels", "player"]

ANY_GAME: Mapping[str, Bot] = {"random": Randomly(), "greedy": Greedy()}
"""Players that know nothing of a game but its contract."""

OF_GAME: Mapping[str, Mapping[str, Bot]] = {}
"""Players made for one game, weakest first."""


def levels(game: str) -> tuple[str, ...]:
    """The names of a game's levels, weakest first."""
    return (*ANY_GAME, *OF_GAME.get(game, {}))


def player(game: str, level: Json) -> Bot:
    """The player of a level. Raises BadOption."""
    bots = {**ANY_GAME, **OF_GAME.get(game, {})}
    if not isinstance(level, str) or level not in bots:
        raise BadOption("level", f"must be one of {', '.join(bots)}")
    return bots[level]
