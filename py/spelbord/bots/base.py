"""What every computer player has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from ..core import Observation, Rng

__all__ = ["Analysis", "Analyst", "Bot", "Reason"]


class Bot(Protocol):
    """A computer player. It is given what its seat may see, never the state."""

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """One of ``observation.legal()``, which is not empty.

        ``deadline`` is the moment of ``time.monotonic()`` by which the answer must be there; chance comes from ``rng``
        only, so that the same arguments give the same action when time does not run out.
        """

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """What each legal action seems worth to the seat that must act, in points of the game; more is better."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What an action is worth to the seat that must act, in points of the game; more is better.

    ``exact``: the result at best play, proved. Else an estimate, looking ``depth`` turns ahead (None: not counted in
    turns). ``line`` is the action and what is expected to follow it, from all seats.
    """

    action: Any
    value: float
    exact: bool
    depth: int | None
    line: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Reason:
    """Something true about an action that speaks for it, or against it: a kind, and what its sentence quotes."""

    kind: str
    facts: Mapping[str, int | str] = field(default_factory=dict)


@runtime_checkable
class Analyst(Protocol):
    """A computer player that can say more than :meth:`Bot.weigh`."""

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """An analysis of each legal action, the best first, in time for the deadline."""
