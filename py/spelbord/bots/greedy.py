"""The player that looks one action ahead, at the scores alone."""

from __future__ import annotations

import time
from typing import Any

from ..core import Observation, Rng

__all__ = ["Greedy"]


class Greedy:
    """Takes what leaves it furthest ahead of the best other seat right after the action."""

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """One of the actions that weigh most, by chance."""
        worth = self.weigh(observation, rng, deadline)
        best = max(worth.values())
        return rng.pick([action for action, value in worth.items() if value == best])

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """The lead in the scores after each action; those not reached by the deadline count as no change."""
        state = observation.imagine(rng)
        seat = observation.turn
        assert seat is not None, "a finished game asks nobody"
        worth = dict.fromkeys(observation.legal(), _lead(state.scores(), seat))
        for action in worth:
            worth[action] = _lead(state.play(action).scores(), seat)
            if time.monotonic() >= deadline:
                break
        return worth


def _lead(scores: tuple[int, ...], seat: int) -> float:
    return float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
