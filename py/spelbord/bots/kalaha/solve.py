"""Exact results: a null-window search on what is still to be won.

Positions are looked at without their stores. The *yield* of a position is how many of the seeds in the pits the side to
move will yet bank when both play their best; the other side banks the rest. Each search answers one question, "is the
yield at least k?", and remembers the bounds it proves, so that positions reached with different stores share them.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from .endgame import endgame
from .packed import packing

__all__ = ["MOST_ENTRIES", "Budget", "OutOfTime", "Solver"]

MOST_ENTRIES = 1_000_000
"""How many positions are remembered before all are forgotten: about 100 MB."""

NODES_A_LOOK = 1024
"""How many nodes are visited between two looks at the clock."""


class OutOfTime(Exception):
    """The deadline has passed or the nodes are used up; the question stays open."""


class Budget:
    """How much a search may do: nodes and time, whichever ends first."""

    def __init__(self) -> None:
        self.nodes = 0
        self._limit = float("inf")
        self._deadline = float("inf")

    def allow(self, nodes: float = float("inf"), deadline: float = float("inf")) -> None:
        """From now on visit at most so many nodes, and stop at a moment of ``time.monotonic()``."""
        self._limit = self.nodes + nodes
        self._deadline = deadline

    def look(self) -> int:
        """Called every NODES_A_LOOK nodes; gives that number. Raises OutOfTime."""
        self.nodes += NODES_A_LOOK
        if self.nodes > self._limit or time.monotonic() >= self._deadline:
            raise OutOfTime
        return NODES_A_LOOK


class Solver(Budget):
    """Answers questions about positions of one board, with at most ``seeds`` seeds in its pits."""

    def __init__(self, pits: int, seeds: int) -> None:
        super().__init__()
        self.pack = packing(pits, seeds)
        self.bounds: dict[int, int] = {}
        self._at_least = self._search()

    def at_least(self, own: int, other: int, seeds: int, k: int) -> bool:
        """Whether the side to move will bank at least k of the seeds in the pits. Raises OutOfTime."""
        if k <= 0 or k > seeds:
            return k <= 0
        return self._at_least(own, other, seeds, k)

    def worth(self, own: int, other: int, guess: int | None = None) -> int:
        """The yield, exactly, found by questions around a guess. Raises OutOfTime."""
        seeds = sum(self.pack.unpack(own)) + sum(self.pack.unpack(other))
        low, high = 0, seeds
        k = (seeds + 1) // 2 if guess is None else min(max(guess, 1), seeds)
        while low < high:
            if self.at_least(own, other, seeds, k):
                low = k
                k += 1
            else:
                high = k - 1
                k -= 1
            k = min(max(k, low + 1), high)
        return low

    def look(self) -> int:
        if len(self.bounds) > MOST_ENTRIES:
            self.bounds.clear()
        return super().look()

    def _search(self) -> Callable[[int, int, int, int], bool]:
        # All names are local to one closure: attribute look-ups would cost a third of the speed.
        pack, bounds, look = self.pack, self.bounds, self.look
        few, table, rank = endgame(pack.pits, pack.width)
        recall, bits, field = bounds.get, pack.bits, pack.field
        left = NODES_A_LOOK

        def at_least(own: int, other: int, seeds: int, k: int) -> bool:
            # 0 < k <= seeds, and more seeds than the table knows
            nonlocal left
            if not other:
                return True
            if not own:
                return False
            key = own << bits | other
            known = recall(key)
            if known is not None:
                if known >> 8 >= k:
                    return True
                if known & 255 < k:
                    return False
            left -= 1
            if not left:
                left = NODES_A_LOOK  # also when look raises
                look()
            again, captures, others = pack[own]
            # The other side must be kept from banking as many as this.
            keep = seeds - k + 1
            for after, add, banked in again:
                need = k - banked
                if need <= 0:
                    break
                rest = seeds - banked
                if rest <= few:
                    if table[after][rank[other + add]] >= need:
                        break
                elif at_least(after, other + add, rest, need):
                    break
            else:
                for after, add, banked, opposite, captured in captures:
                    against = other + add
                    taken = against >> opposite & field
                    if not taken:
                        others = (*others, (after, add, banked))
                        continue
                    rest = seeds - banked - 1 - taken
                    if rest < keep:
                        break
                    against -= taken << opposite
                    if rest <= few:
                        if table[against][rank[captured]] < keep:
                            break
                    elif not at_least(against, captured, rest, keep):
                        break
                else:
                    for after, add, banked in others:
                        rest = seeds - banked
                        if rest < keep:
                            break
                        against = other + add
                        if rest <= few:
                            if table[against][rank[after]] < keep:
                                break
                        elif not at_least(against, after, rest, keep):
                            break
                    else:
                        bounds[key] = k - 1 | (known & -256 if known else 0)
                        return False
            bounds[key] = k << 8 | (known & 255 if known else 255)
            return True

        return at_least
