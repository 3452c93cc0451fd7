"""The levels of Staka. Each is defined by what it knows and how far it looks; the clock only caps it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core import Observation, Rng
from ...staka import State
from ..base import Analysis, Bot
from .search import Turn, Turns

__all__ = ["LEVELS", "Looker"]

MOST_SECONDS = 1.7


@dataclass(frozen=True, slots=True)
class Looker:
    """Looks at its own turns, and at the best ``widths`` of them a turn further each.

    ``knowing``: judges by more than the points. ``blur``: misjudges each turn by up to so many points. ``most``: ends of
    turns it looks at.
    """

    knowing: bool
    widths: tuple[int, ...] = ()
    blur: float = 0.0
    most: int = 6_000

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """The first action of a turn that seems best."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        state, turns = self._turns(observation, rng, deadline)
        blurred = [turn.lead[state.mover] + self.blur * (rng.below(2001) - 1000) / 1000 for turn in turns]
        best = max(blurred) - 1e-9
        return rng.pick([turn.actions[0] for turn, lead in zip(turns, blurred, strict=True) if lead >= best])

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """How far each action leaves it ahead of the best other seat."""
        return {one.action: one.value for one in self.analyse(observation, rng, deadline)}

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """For each action the best turn that begins with it."""
        state, turns = self._turns(observation, rng, deadline)
        found: dict[Any, Analysis] = {}
        for turn in turns:
            first, value = turn.actions[0], round(turn.lead[state.mover], 1)
            found.setdefault(first, Analysis(first, value, False, len(self.widths) + 1, turn.actions))
        return sorted(found.values(), key=lambda one: -one.value)

    def _turns(self, observation: Observation, rng: Rng, deadline: float) -> tuple[State, list[Turn]]:
        state = observation.imagine(rng)
        assert isinstance(state, State)
        deadline = min(deadline, time.monotonic() + MOST_SECONDS)
        # Where stones are laid in turn there is too little to see to look further.
        widths = () if state.phase == "field" else self.widths
        return state, Turns(self.knowing, self.most, deadline).ahead(state, widths)


LEVELS: Mapping[str, Bot] = {
    "first": Looker(knowing=False, blur=6),
    "easy": Looker(knowing=False, blur=2.5),
    "medium": Looker(knowing=True, blur=0.5),
    "hard": Looker(knowing=True, widths=(8, 4)),
}
"""Weakest first."""
