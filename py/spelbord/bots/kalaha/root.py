"""A position to choose in: its actions with the packed rows after each."""

from __future__ import annotations

from dataclasses import dataclass

from ...kalaha import Action, State
from .estimate import INFINITE, UNIT, Estimator
from .packed import Packing, packing
from .solve import Solver

__all__ = ["Choice", "Root"]


@dataclass(frozen=True, slots=True)
class Choice:
    """An action and the position after it: the rows as the next mover sees them, the seeds left in them."""

    action: Action
    own: int
    other: int
    seeds: int
    banked: int
    again: bool

    def estimate(self, estimator: Estimator, alpha: int, beta: int, depth: int) -> int:
        """The future difference before the action, for its mover, looking ``depth`` turns ahead; see the Estimator."""
        gain = self.banked * UNIT
        if self.again:
            return gain + estimator.value(self.own, self.other, self.seeds, alpha - gain, beta - gain, depth)
        return gain - estimator.value(self.own, self.other, self.seeds, gain - beta, gain - alpha, depth - 1)

    def full_estimate(self, estimator: Estimator, depth: int) -> int:
        """The same without a window."""
        return self.estimate(estimator, -INFINITE, INFINITE, depth)

    def at_least(self, solver: Solver, k: int) -> bool:
        """Whether the mover will bank at least k of the seeds that lay in the pits before the action."""
        need = k - self.banked
        if self.again:
            return solver.at_least(self.own, self.other, self.seeds, need)
        return not solver.at_least(self.own, self.other, self.seeds, self.seeds - need + 1)

    def worth(self, solver: Solver, guess: int | None = None) -> int:
        """How many of those seeds exactly; ``guess`` likewise."""
        if self.again:
            return self.banked + solver.worth(self.own, self.other, None if guess is None else guess - self.banked)
        against = None if guess is None else self.seeds - (guess - self.banked)
        return self.banked + self.seeds - solver.worth(self.own, self.other, against)


class Root:
    """The actions of a position, and what lies in the pits and stores before them."""

    def __init__(self, state: State) -> None:
        seat = state.turn
        assert seat is not None, "a finished game asks nobody"
        self.rows = state.row(seat), state.row(1 - seat)
        self.pits = state.options.pits
        self.seeds = sum(map(sum, self.rows))
        stores = state.scores()
        self.lead = stores[seat] - stores[1 - seat]
        self.classic = self.pits == 6 and self.seeds + sum(stores) == 48
        pack = packing(self.pits, self.seeds)
        own, other = map(pack.pack, self.rows)
        self.choices = choices(pack, own, other, self.seeds)

    def difference(self, worth: int) -> int:
        """The final difference when the mover banks so many of the seeds in the pits."""
        return self.lead + 2 * worth - self.seeds


_ACTIONS = tuple(Action(pit) for pit in range(1, 7))


def choices(pack: Packing, own: int, other: int, seeds: int) -> list[Choice]:
    """The actions of a packed position, from left to right."""
    found = []
    for pit in range(pack.pits):
        if own >> pit * pack.width & pack.field:
            after, against, banked, again = pack.sow(own, other, pit)
            rows = (after, against) if again else (against, after)
            found.append(Choice(_ACTIONS[pit], *rows, seeds - banked, banked, again))
    return found
