"""What every computer player has."""

from __future__ import annotations

from typing import Any, Protocol

from ..core import Observation, Rng

__all__ = ["Bot"]


class Bot(Protocol):
    """A computer player. It is given what its seat may see, never the state."""

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """One of ``observation.legal()``, which is not empty.

        ``deadline`` is the moment of ``time.monotonic()`` by which the answer must be there; chance comes from ``rng``
        only, so that the same arguments give the same action when time does not run out.
        """

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """What each legal action seems worth to the seat that must act, in points of the game; more is better."""
