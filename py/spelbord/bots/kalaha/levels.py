"""The levels of Kalaha. Each is defined by what it knows and how much it looks at; the clock only caps it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core import Observation, Rng
from ...kalaha import Action, State
from ..base import Analysis, Bot
from . import openings
from .analyse import analyse
from .estimate import INFINITE, UNIT, Estimator
from .root import Choice, Root
from .solve import OutOfTime, Solver

__all__ = ["LEVELS", "MOST_SECONDS", "Looker"]

MOST_SECONDS = 1.7
"""No move takes longer, whatever the deadline."""


@dataclass(frozen=True, slots=True)
class Looker:
    """Looks ``depth`` turns ahead (0: at what the sowing itself banks) within ``nodes``, and takes one of the actions that seem best.

    ``knowing``: judges a position by learnt weights and the endgame table, not by the stores alone. ``slack``: actions
    that seem worse by at most so many seeds are as good to it. ``blur``: it misjudges each by up to so many seeds.
    ``careful``: never an action that loses more than so many seeds by the other's next turn. ``exact``: solves
    positions with at most so many seeds, within ``solving`` nodes. ``prepared``: knows the openings.
    """

    depth: int
    nodes: int
    knowing: bool = True
    slack: float = 0.0
    blur: float = 0.0
    careful: float = INFINITE / UNIT
    exact: int = 0
    solving: int = 0
    prepared: bool = False

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """One of the actions that seem best, by chance."""
        root = _root(observation)
        if len(root.choices) == 1:
            return root.choices[0].action
        deadline = min(deadline, time.monotonic() + MOST_SECONDS)
        if self.prepared and root.classic:
            advice = openings.advised(*root.rows)
            if advice:
                return Action(advice[0])
        estimator = Estimator(root.pits, root.seeds, self.knowing)
        if root.seeds <= self.exact:
            estimator.allow(self.nodes, deadline)
            ranked = self._ranked(root, estimator, 3)
            solver = Solver(root.pits, root.seeds)
            solver.allow(self.solving, deadline)
            try:
                return _best(root, solver, ranked)
            except OutOfTime:
                pass
        estimator.allow(self.nodes, deadline)
        ranked = self._ranked(root, estimator, self.depth)
        if self.blur:
            ranked = self._misjudged(ranked, root, rng)
        least = ranked[0][0] - round(self.slack * UNIT)
        return rng.pick([choice.action for value, choice in ranked if value >= least])

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """The final difference that each action seems worth."""
        return {one.action: one.value for one in self.analyse(observation, rng, deadline)}

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """Every action with what it is worth; the same at every level, for a hint should be the best there is."""
        assert isinstance(observation, State)
        return analyse(observation, deadline)

    def _ranked(self, root: Root, estimator: Estimator, depth: int) -> list[tuple[int, Choice]]:
        """The actions, best first, by the deepest search that was finished; those far behind are only bounded."""
        slack = round((self.slack + 2 * self.blur) * UNIT) + 1
        if not depth:
            return sorted([(choice.banked * UNIT, choice) for choice in root.choices], key=lambda one: -one[0])
        ranked = [(choice.full_estimate(estimator, 1), choice) for choice in root.choices]
        ranked.sort(key=lambda one: -one[0])
        try:
            for turns in range(2, depth + 1):
                best, deeper = -INFINITE, []
                for _, choice in ranked:
                    value = choice.estimate(estimator, best - slack, INFINITE, turns)
                    best = max(best, value)
                    deeper.append((value, choice))
                ranked = sorted(deeper, key=lambda one: -one[0])
        except OutOfTime:
            pass
        return ranked

    def _misjudged(self, ranked: list[tuple[int, Choice]], root: Root, rng: Rng) -> list[tuple[int, Choice]]:
        near = Estimator(root.pits, root.seeds, knowing=False)
        after = {choice.action: choice.full_estimate(near, 2) for _, choice in ranked}
        least = max(after.values()) - self.careful * UNIT
        blur = round(self.blur * UNIT)
        return sorted(
            [
                (value + rng.below(2 * blur + 1) - blur, choice)
                for value, choice in ranked
                if after[choice.action] >= least
            ],
            key=lambda one: -one[0],
        )


def _root(observation: Observation) -> Root:
    assert isinstance(observation, State)
    return Root(observation)


def _best(root: Root, solver: Solver, ranked: list[tuple[int, Choice]]) -> Action:
    """An action that is proved best. Raises OutOfTime."""
    order = [choice for _, choice in ranked]
    k = (ranked[0][0] // UNIT + root.seeds + 1) // 2
    k = min(max(k, 0), root.seeds)
    best = refused = None
    while True:
        keeping = next((choice for choice in order if choice.at_least(solver, k)), None)
        if keeping:
            best = keeping
            if refused == k + 1:
                return best.action
            k += 1
        elif best:
            return best.action
        else:
            refused = k
            k -= 1


LEVELS: Mapping[str, Bot] = {
    "first": Looker(depth=0, nodes=2_000, knowing=False, blur=3, careful=8),
    "easy": Looker(depth=1, nodes=2_000, knowing=False, blur=1.5, careful=8),
    "medium": Looker(depth=2, nodes=10_000, knowing=False, blur=1.5),
    "hard": Looker(depth=2, nodes=30_000, blur=1, exact=14, solving=40_000),
    "perfect": Looker(depth=60, nodes=350_000, exact=33, solving=350_000, prepared=True),
}
"""Weakest first."""
