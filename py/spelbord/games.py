"""Which games there are. A new game adds its line here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping

from . import kalaha, staka, taki
from .core import BadOption, Game, Json

__all__ = ["GAMES", "find"]

GAMES: Mapping[str, Game] = {game.name: game for game in (kalaha, staka, taki)}


def find(name: Json) -> Game:
    """The game of that name. Raises BadOption."""
    if not isinstance(name, str) or name not in GAMES:
        raise BadOption("game", f"must be one of {', '.join(GAMES)}")
    return GAMES[name]
