"""The player that plays anything."""

from __future__ import annotations

from typing import Any

from ..core import Observation, Rng

__all__ = ["Randomly"]


class Randomly:
    """Every legal action is as likely."""

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """One of the legal actions, by chance."""
        return rng.pick(observation.legal())

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """All are worth the same."""
        return dict.fromkeys(observation.legal(), 0.0)
