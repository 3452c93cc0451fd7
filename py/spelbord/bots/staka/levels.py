"""The levels of Staka. Each is defined by what it knows and how far it looks; the clock only caps it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Any

from ...core import Observation, Rng
from ...staka import State
from ..base import Analysis, Bot
from .opening import openings
from .search import Look, Search
from .value import KNOWING, PLAIN, Weights

__all__ = ["LEVELS", "Looker"]

MOST_SECONDS = 1.7
SURE = 6.0
"""An analysis tells turns apart that are worth so many points less than the best; the rest are at most that good."""


@dataclass(frozen=True, slots=True)
class Looker:
    """Judges turns by ``weights``, so far ahead as ``look`` says; misjudges each by up to ``blur`` points."""

    weights: Weights
    look: Look
    blur: float = 0.0

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """The first action of a turn that seems best."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        found = self._ranked(observation, rng, deadline, 2 * self.blur)
        blurred = [one.value + self.blur * (rng.below(2001) - 1000) / 1000 for one in found]
        return found[blurred.index(max(blurred))].action

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """How far each action leaves it ahead of the mean of the other seats."""
        return {one.action: one.value for one in self.analyse(observation, rng, deadline)}

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """For each action the best turn that begins with it."""
        found: dict[Any, Analysis] = {}
        most = inf
        for one in self._ranked(observation, rng, deadline, SURE):
            # Time may have run out on the way: what comes after has been looked at less, and is not better.
            most = min(most, one.value)
            found.setdefault(one.action, replace(one, value=most))
        return list(found.values())

    def _ranked(self, observation: Observation, rng: Rng, deadline: float, sure: float) -> list[Analysis]:
        """Every turn, the best first; as good ones by chance."""
        state = observation.imagine(rng)
        assert isinstance(state, State)
        if state.phase in ("field", "pawn"):
            worth = openings(state, self.weights is not PLAIN)
            found = [Analysis(action, value, False, 1, (action,)) for action, value in worth.items()]
            rng.shuffle(found)
            return sorted(found, key=lambda one: -one.value)
        # What follows a move has been thought of with it.
        look = replace(self.look, most=self.look.most // 4) if state.phase == "act" else self.look
        search = Search(state, self.weights, look, min(deadline, time.monotonic() + MOST_SECONDS))
        ranked = search.ranked(rng, sure)
        return [
            Analysis(actions[0], round(one.value, 1), False, search.depth, actions)
            for one in ranked
            for actions in search.actions(one.turn)
        ]


LEVELS: Mapping[str, Bot] = {
    "first": Looker(PLAIN, Look(1), blur=6),
    "easy": Looker(KNOWING, Look(1), blur=3),
    "medium": Looker(KNOWING, Look(2), blur=1),
    "hard": Looker(KNOWING, Look(9, 3_000, (30, 12, 8, 6))),
}
"""Weakest first."""
