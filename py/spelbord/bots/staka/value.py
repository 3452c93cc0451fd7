"""What a position and each turn in it are worth to one seat, in points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from operator import itemgetter

from ...staka.rules import HAND
from .packed import AROUND, DOUBLE, EMPTY, FACES, NOWHERE, PASSES, STOPS, Packed, Turn

__all__ = ["KNOWING", "PLAIN", "Judge", "Scored", "Weights"]

STONES = 72
"""Takes and lays in a game, the doubles apart."""

LATE = 1 / 3
"""Of all takes and lays so many must be left for what is held to be worth all of its weight: then it can still be laid."""

Scored = tuple[float, float, Turn]
"""A turn with what the position is worth after it, and what of that is for good: board, pot and hands, not the pawns."""


Gains = list[list[list[tuple[float, int, int]]]]
Hand = tuple[int, tuple[int, ...], bool]


@dataclass(frozen=True, slots=True)
class Weights:
    """What is not points yet, in points. What is held fades at the end of the game."""

    pawn: float
    """How much of a pawn's extra points counts at the start; at the end all of it. Pawns must walk on until then."""
    steal: float = 0.0
    """A stone in the hand with the seat's own colour and another seat's."""
    own: float = 0.0
    """One with its own colour and a colour nobody has."""
    foe: float = 0.0
    """One with another seat's colour, without its own."""
    double: float = 0.0
    """The double, not yet laid."""
    win: float = 0.0
    """Being first at the end, beside the points."""


PLAIN = Weights(pawn=1)
KNOWING = Weights(pawn=0.35, steal=1.5, own=1.1, foe=0.45, double=0.8, win=10)


class Judge:
    """Values for one seat, ``root``: its own worth less the mean of the others', with weights as of now."""

    def __init__(self, at: Packed, root: int, weights: Weights) -> None:
        self.at, self.root, self.weights = at, root, weights
        seats = len(at.colors)
        self.share = [1.0 if seat == root else -1 / (seats - 1) for seat in range(seats)]
        self.of_color = [0.0] * 5
        for seat, color in enumerate(at.colors):
            self.of_color[color] = self.share[seat]
        left = (2 * at.left + sum(at.held) + sum(at.doubles)) / STONES
        self.pawn = weights.pawn + (1 - weights.pawn) * (1 - left)
        held = min(1, left / LATE)
        self.double = weights.double * held
        self.stone = [[self._stone(seat, kind) * held for kind in range(6)] for seat in range(seats)]
        self.most = max([at.heights[cell] for cell in at.ground]) + 12
        self._gains: dict[Hand, Gains] = {}
        self._bests: dict[Hand, list[list[float]]] = {}

    def _stone(self, seat: int, kind: int) -> float:
        faces, colors, weights = FACES[kind], self.at.colors, self.weights
        others = sum(face in colors and face != colors[seat] for face in faces)
        if colors[seat] in faces:
            return weights.steal if others else weights.own
        return weights.foe if others else 0.0

    # -- a position ----------------------------------------------------------------------------------------------------

    def settled(self) -> float:
        """Board, hands and doubles; not the pawns."""
        at, found = self.at, 0.0
        for cell in at.ground:
            found += self.of_color[at.tops[cell]] * at.heights[cell]
        for seat, share in enumerate(self.share):
            worth = sum(number * worth for number, worth in zip(at.hands[seat], self.stone[seat], strict=True))
            found += share * (worth + self.double * at.doubles[seat])
        return found

    def pawns(self) -> float:
        """What the stacks under the pawns count more than once."""
        at = self.at
        heights = [at.heights[pawn] for pawn in at.pawns]
        highest, found = max(heights), 0.0
        for seat, height in enumerate(heights):
            if at.tops[at.pawns[seat]] == at.colors[seat]:
                found += self.share[seat] * self.pawn * height * (2 if height == highest else 1)
        return found

    def final(self) -> float:
        """The lead in points when the game is over, and what it is worth to win."""
        at = self.at
        points = [0] * 5
        for cell in at.ground:
            points[at.tops[cell]] += at.heights[cell]
        heights = [at.heights[pawn] for pawn in at.pawns]
        scores = [
            points[color] + (height * (2 if height == max(heights) else 1) if at.tops[pawn] == color else 0)
            for color, height, pawn in zip(at.colors, heights, at.pawns, strict=True)
        ]
        own = scores.pop(self.root)
        lead = own - sum(scores) / len(scores)
        best = max(scores)
        return lead + self.weights.win * ((own > best) - (own < best))

    # -- turns ---------------------------------------------------------------------------------------------------------

    def turns(self, total: float, stays: bool = False) -> list[Scored]:
        """Every turn of the seat to move, the best for it first; with ``stays`` only what may follow where it stands.

        ``total`` is what is settled before. Values are for ``root``: another seat's best is the lowest.
        """
        at, seat = self.at, self.at.seat
        heights, tops, touching = at.heights, at.tops, at.touching
        lays, takes, barred = self._lays(seat), self._takes(seat), self._barred(seat)
        stands = self._stands(seat)
        found: list[Scored] = []
        for goes in [at.pawns[seat]] if stays else at.goes():
            worth, before = total + stands(goes), len(found)
            found += [(worth + gain, total + gain, (goes, kind, NOWHERE, 0)) for gain, kind in takes]
            most = heights[goes] + 2
            for cell in AROUND[goes]:
                height = heights[cell]
                if height < most and touching[cell] > 1 and cell not in barred:
                    for gain, kind, up in lays[tops[cell]][height]:
                        found.append((worth + gain, total + gain, (goes, kind, cell, up)))
            if len(found) == before:
                found.append((worth, total, (goes, PASSES, NOWHERE, 0)))
        if not stays and at.may_stop():
            pawn = at.pawns[seat]
            found.append((total + stands(pawn), total, (pawn, STOPS, NOWHERE, 0)))
        found.sort(reverse=seat == self.root, key=itemgetter(0))
        return found

    def likes(self) -> Turn:
        """The turn that seems best to the seat to move, when it is that of the judge."""
        return self.turns(self.settled())[0][2]

    def best(self, total: float, enough: float) -> float:
        """The value of the first of :meth:`turns`, or of the first that is found to be as good for the seat as enough."""
        at, seat = self.at, self.at.seat
        heights, tops, touching = at.heights, at.tops, at.touching
        sign = 1 if seat == self.root else -1
        (gains, take), barred = self._best(seat), self._barred(seat)
        stands = self._stands(seat)
        enough = sign * (enough - total)
        found = -inf
        for goes in at.goes():
            most, best = heights[goes] + 2, take
            for cell in AROUND[goes]:
                height = heights[cell]
                if height < most and touching[cell] > 1:
                    gain = gains[tops[cell]][height]
                    if gain > best and cell not in barred:
                        best = gain
            worth = sign * stands(goes)
            if best > -inf:
                worth += best
            if worth > found:
                found = worth
                if found >= enough:
                    break
        if at.may_stop():
            found = max(found, sign * stands(at.pawns[seat]))
        return total + sign * found

    def _barred(self, seat: int) -> list[int]:
        """Where nobody lays: under the other pawns (rule staka.lay.pawn)."""
        if self.at.options.lay_under_pawn:
            return []
        return [pawn for other, pawn in enumerate(self.at.pawns) if other != seat]

    def _stands(self, seat: int) -> Callable[[int], float]:
        """What all pawns are worth where they are, once that of the seat is on a cell."""
        at = self.at
        heights, tops, color, worth = at.heights, at.tops, at.colors[seat], self.share[seat] * self.pawn
        others = [(other, heights[pawn]) for other, pawn in enumerate(at.pawns) if other != seat]
        highest = max([height for _, height in others])
        above = below = 0.0
        for other, height in others:
            if tops[at.pawns[other]] == at.colors[other]:
                once = self.share[other] * self.pawn * height
                above += once
                below += once * 2 if height == highest else once

        def stands(cell: int) -> float:
            height = heights[cell]
            if tops[cell] != color:
                return above if height > highest else below
            if height > highest:
                return above + worth * height * 2
            return below + worth * height * (2 if height == highest else 1)

        return stands

    # -- what a stone gains, by the hand ---------------------------------------------------------------------------------

    def _takes(self, seat: int) -> list[tuple[float, int]]:
        """The gain of each kind that may be taken."""
        at = self.at
        if at.held[seat] >= HAND or not at.left:
            return []
        worth, share = self.stone[seat], self.share[seat]
        return [(share * worth[kind], kind) for kind, number in enumerate(at.pot) if number]

    def _lays(self, seat: int) -> Gains:
        """By the colour and the height of a stack: the gain of each stone of the hand on it, its kind and colour up."""
        at = self.at
        key = seat, tuple(at.hands[seat]), at.doubles[seat]
        found = self._gains.get(key)
        if found is None:
            found = self._gains[key] = [self._on(seat, top) for top in range(EMPTY + 1)]
        return found

    def _on(self, seat: int, top: int) -> list[list[tuple[float, int, int]]]:
        at, of_color, share = self.at, self.of_color, self.share[seat]
        stones = []
        for kind, number in enumerate(at.hands[seat]):
            if number:
                one, two = FACES[kind]
                ups = (one, two) if top == EMPTY else (two,) if top == one else (one,) if top == two else ()
                stones += [(kind, up, share * self.stone[seat][kind]) for up in ups]
        if at.doubles[seat] and (top == at.colors[seat] or (top == EMPTY and at.options.double_on_ground)):
            stones.append((DOUBLE, at.colors[seat], share * self.double))
        return [
            [(of_color[up] * (height + 1) - of_color[top] * height - held, kind, up) for kind, up, held in stones]
            for height in range(self.most)
        ]

    def _best(self, seat: int) -> tuple[list[list[float]], float]:
        """The most that the seat can gain on each stack, and by taking, as it sees it; -inf where it cannot."""
        at = self.at
        key = seat, tuple(at.hands[seat]), at.doubles[seat]
        sign = 1 if seat == self.root else -1
        found = self._bests.get(key)
        if found is None:
            found = self._bests[key] = [
                [max([sign * gain for gain, _, _ in gains], default=-inf) for gains in on] for on in self._lays(seat)
            ]
        return found, max([sign * gain for gain, _ in self._takes(seat)], default=-inf)
