"""Estimates: alpha-beta to a depth counted in turns, with learnt weights where it stops.

Values are the future difference (what the side to move will yet bank minus what the other will), in hundredths of a
seed. Where few seeds are left the endgame table answers instead of the weights.
"""

from __future__ import annotations

from collections.abc import Callable

from .endgame import endgame
from .packed import packing
from .solve import NODES_A_LOOK, Budget
from .weights import OTHER, OWN

__all__ = ["INFINITE", "UNIT", "Estimator"]

UNIT = 100
INFINITE = 1_000_000
MOST_ENTRIES = 400_000


class _Worth(dict[int, int]):
    """What a row is worth, worked out when first asked for."""

    def __init__(self, pits: int, width: int, weights: tuple[tuple[int, ...], ...]) -> None:
        super().__init__()
        self._width, self._field = width, (1 << width) - 1
        # A shorter row is like the end of a long one: what counts is how far the store is.
        self._weights = weights[len(weights) - pits :]

    def __missing__(self, row: int) -> int:
        worth, rest = 0, row
        for weights in self._weights:
            seeds = rest & self._field
            worth += weights[seeds] if seeds < len(weights) else weights[-1]
            rest >>= self._width
        if len(self) > MOST_ENTRIES:
            self.clear()
        self[row] = worth
        return worth


class Estimator(Budget):
    """Searches positions of one board, with at most ``seeds`` seeds in its pits.

    Without ``knowing`` it sees only what is banked: no weights and no endgame table.
    """

    def __init__(self, pits: int, seeds: int, knowing: bool = True) -> None:
        super().__init__()
        self.pack = packing(pits, seeds)
        self.knowing = knowing
        self._seen: dict[int, dict[int, tuple[int, int]]] = {}
        self.value = self._search()

    def look(self) -> int:
        if sum(map(len, self._seen.values())) > MOST_ENTRIES:
            for seen in self._seen.values():
                seen.clear()
        return super().look()

    def _search(self) -> Callable[[int, int, int, int, int, int], int]:
        pack, look, tables = self.pack, self.look, self._seen
        few, table, rank = endgame(pack.pits, pack.width)
        if self.knowing:
            mine = _Worth(pack.pits, pack.width, OWN)
            theirs = _Worth(pack.pits, pack.width, OTHER)
        else:
            few = 0
            mine = theirs = _Worth(pack.pits, pack.width, ((0,),) * pack.pits)
        bits, field = pack.bits, pack.field
        left = NODES_A_LOOK

        def value(own: int, other: int, seeds: int, alpha: int, beta: int, depth: int) -> int:
            """The future difference: exact inside the window, else a bound on its side of it. Raises OutOfTime."""
            nonlocal left
            if not other:
                return seeds * UNIT
            if not own:
                return -seeds * UNIT
            if seeds <= few:
                return (2 * table[own][rank[other]] - seeds) * UNIT
            if not depth:
                return mine[own] + theirs[other]
            seen = tables.setdefault(depth, {})
            key = own << bits | other
            known = seen.get(key)
            low, high = -INFINITE, INFINITE
            if known is not None:
                low, high = known
                if low >= beta or low == high:
                    return low
                if high <= alpha:
                    return high
                alpha = max(alpha, low)
                beta = min(beta, high)
            left -= 1
            if not left:
                left = NODES_A_LOOK
                look()
            again, captures, others = pack[own]
            best, bound = -INFINITE, alpha
            for after, add, banked in again:
                gain = banked * UNIT
                found = gain + value(after, other + add, seeds - banked, bound - gain, beta - gain, depth)
                if found > best:
                    best = found
                    if best > bound:
                        bound = best
                        if best >= beta:
                            break
            else:
                for after, add, banked, opposite, captured in captures:
                    against = other + add
                    taken = against >> opposite & field
                    if not taken:
                        others = (*others, (after, add, banked))
                        continue
                    banked += 1 + taken
                    gain = banked * UNIT
                    against -= taken << opposite
                    found = gain - value(against, captured, seeds - banked, gain - beta, gain - bound, depth - 1)
                    if found > best:
                        best = found
                        if best > bound:
                            bound = best
                            if best >= beta:
                                break
                else:
                    for after, add, banked in others:
                        gain = banked * UNIT
                        found = gain - value(other + add, after, seeds - banked, gain - beta, gain - bound, depth - 1)
                        if found > best:
                            best = found
                            if best > bound:
                                bound = best
                                if best >= beta:
                                    break
            if best >= beta:
                low = best
            elif best <= alpha:
                high = best
            else:
                low = high = best
            seen[key] = (low, high)
            return best

        return value
