"""Computer players: which levels each game has."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import BadOption, Json, Observation, Rng
from .base import Analysis, Analyst, Bot, Reason
from .greedy import Greedy
from .kalaha.levels import LEVELS as KALAHA
from .randomly import Randomly
from .reasons import kinds, reasons
from .staka.levels import LEVELS as STAKA
from .taki.levels import LEVELS as TAKI

__all__ = ["Analysis", "Bot", "Reason", "analyse", "kinds", "levels", "player", "reasons"]

ANY_GAME: Mapping[str, Bot] = {"random": Randomly(), "greedy": Greedy()}
"""Players that know nothing of a game but its contract."""

OF_GAME: Mapping[str, Mapping[str, Bot]] = {"kalaha": KALAHA, "staka": STAKA, "taki": TAKI}
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


def analyse(bot: Bot, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
    """An analysis of each legal action, the best first; of a bot that only weighs, its weights."""
    if isinstance(bot, Analyst):
        return bot.analyse(observation, rng, deadline)
    worth = bot.weigh(observation, rng, deadline)
    found = [Analysis(action, value, False, None, (action,)) for action, value in worth.items()]
    return sorted(found, key=lambda one: -one.value)
