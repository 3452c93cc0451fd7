"""The levels of TAKI. Each is defined by what it knows and how much it plays out; the clock only caps it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core import Observation, Rng
from ...taki import Action, State
from ...taki import Observation as Seen
from ..base import Analysis, Bot
from .appeal import appeal
from .likes import EASY, FIRST, Likes
from .playing_out import tried_out

__all__ = ["LEVELS", "Player"]

MOST_SECONDS = 1.5
MOST_TRIED = 8


@dataclass(frozen=True, slots=True)
class Player:
    """Knows the rules of thumb; with ``work``, counted in actions played out, it tries those out that appeal most."""

    work: int = 0

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """The action that seems best."""
        actions = observation.legal()
        return actions[0] if len(actions) == 1 else self.analyse(observation, rng, deadline)[0].action

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """The appeal of each action, or how many cards ahead playing out leaves it."""
        return {one.action: one.value for one in self.analyse(observation, rng, deadline)}

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """Estimates all; nothing is exact where hands are hidden."""
        assert isinstance(observation, Seen | State)
        seen = observation if isinstance(observation, Seen) else observation.seen_by(observation.turn)
        worth = {action: appeal(seen, seen.hand, seen.counts, action) for action in seen.legal()}
        ranked = sorted(worth.items(), key=lambda one: -one[1])
        if self.work and len(ranked) > 1:
            ranked = self._tried(seen, ranked, rng, min(deadline, time.monotonic() + MOST_SECONDS))
        return [Analysis(action, round(value, 1), False, None, (action,)) for action, value in ranked]

    def _tried(
        self, seen: Seen, ranked: list[tuple[Action, float]], rng: Rng, deadline: float
    ) -> list[tuple[Action, float]]:
        """The most appealing actions by what they are worth; behind them the rest, in the order of its appeal."""
        # Forgetting the call is never worth a try.
        likely = [action for action, value in ranked[:MOST_TRIED] if value > -10] or [ranked[0][0]]
        found = tried_out(seen, likely, self.work, rng, deadline)
        if not found:
            return ranked
        least = found[-1][1] - 1
        rest = [(action, value) for action, value in ranked if action not in likely]
        return found + [
            (action, least - 0.1 * place + min(0.0, value) / 10) for place, (action, value) in enumerate(rest)
        ]


LEVELS: Mapping[str, Bot] = {
    "first": Likes(FIRST, mood=4.0, calls=3),
    "easy": Likes(EASY, mood=2.0, calls=7, alike=0.3),
    "medium": Player(),
    "hard": Player(work=24_000),
}
"""Weakest first."""
