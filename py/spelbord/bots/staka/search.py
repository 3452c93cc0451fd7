"""Whole turns looked ahead, the seat at the root doing its best for itself.

Of two seats the other does its worst to it. More do not play against one: each is taken to play the turn that seems best
to itself, so that the search comes back to the root's own turns, which it is about.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from math import inf

from ...core import Rng
from ...staka import Action, State
from ...staka.actions import STOP
from ...staka.hexes import Cell
from .packed import Packed, Turn
from .value import Judge, Weights

__all__ = ["Look", "Ranked", "Search"]


@dataclass(frozen=True, slots=True)
class Look:
    """How far to look: ``turns`` ahead, through no more than ``most`` positions.

    ``widths``: how many of the best turns to look at after one turn, after two, and so on; the last for all that follow.
    """

    turns: int
    most: int = 100_000
    widths: tuple[int, ...] = (1000,)


@dataclass(slots=True)
class Ranked:
    """A turn, what it seems worth to the seat at the root, and what of that is settled for good."""

    turn: Turn
    value: float
    settled: float


class OutOfTime(Exception):
    """The deadline has passed or the work is done."""


class Search:
    """Ranks the turns of the seat to act, until a moment of ``time.monotonic()``.

    ``depth`` is how many turns ahead all of the ranking looked.
    """

    def __init__(self, state: State, weights: Weights, look: Look, deadline: float) -> None:
        self.state, self.at = state, Packed(state)
        self.root = self.at.seat
        self.judge = Judge(self.at, self.root, weights)
        seats = range(len(self.at.pawns))
        self.others = [Judge(self.at, seat, weights) for seat in seats] if len(seats) > 2 else []
        self.look, self.deadline = look, deadline
        self.moves: dict[Cell, list[Action]] = {}
        for move in state.legal() if state.phase == "move" else ():
            if move != STOP:
                self.moves.setdefault(move.cell or state.standing, []).append(move)
        self.nodes = 0
        self.depth = 1

    def ranked(self, rng: Rng, sure: float = 0.0) -> list[Ranked]:
        """Every turn, the best first; of those as good one by chance.

        A turn that is ``sure`` less than the best, or worse, has the most that it can be worth for its value.
        """
        turns = self.judge.turns(self.judge.settled(), self.state.phase == "act")
        found = [Ranked(turn, value, settled) for value, settled, turn in turns]
        rng.shuffle(found)
        found.sort(key=_worst)
        for depth in range(2, self.look.turns + 1):
            if len(found) == 1:
                break
            found, done = self._deeper(found, depth, sure)
            if not done:
                break
            self.depth = depth
        return found

    def actions(self, turn: Turn) -> list[tuple[Action, ...]]:
        """The ways to play a turn from here: one, or two to a cell that the pawn can walk and swim to."""
        after = self.at.action(turn)
        if self.state.phase == "act" or after == STOP:
            return [(after,)]
        return [(move, after) for move in self.moves[self.at.cell(turn[0])]]

    def _deeper(self, found: list[Ranked], depth: int, sure: float) -> tuple[list[Ranked], bool]:
        """The ranking by a look so deep, and whether there was time for all of it."""
        deeper: list[Ranked] = []
        best = -inf
        for one in found:
            try:
                value = self._after(one.turn, one.settled, 1, depth - 1, best - sure, inf)
            except OutOfTime:
                break
            best = max(best, value)
            deeper.append(Ranked(one.turn, value, one.settled))
        deeper.sort(key=_worst)
        return deeper + found[len(deeper) :], len(deeper) == len(found)

    def _after(self, turn: Turn, settled: float, ply: int, depth: int, low: float, high: float) -> float:
        """The value of a turn of the seat to move, by so many turns after it; right between ``low`` and ``high``."""
        at = self.at
        undo = at.play(turn)
        try:
            return self._value(settled, ply, depth, low, high)
        finally:
            at.back(undo)

    def _value(self, settled: float, ply: int, depth: int, low: float, high: float) -> float:
        at = self.at
        if at.over:
            return self.judge.final()
        self.nodes += 1
        if self.nodes >= self.look.most or (self.nodes % 32 == 0 and time.monotonic() >= self.deadline):
            raise OutOfTime
        mine = at.seat == self.root
        if self.others and not mine:
            return self._foretold(ply, depth, low, high)
        if depth == 1:
            return self.judge.best(settled, high if mine else low)
        widths = self.look.widths
        width = widths[min(ply, len(widths)) - 1]
        best = -inf if mine else inf
        answered = not self.others and depth == 2 and mine != (at.following() == self.root)
        for seeming, after, turn in self.judge.turns(settled)[:width]:
            # The answer will hardly ever make a turn better than it seems, nor those that follow it here.
            if answered and (seeming <= low if mine else seeming >= high):
                return max(best, seeming) if mine else min(best, seeming)
            worth = self._after(turn, after, ply + 1, depth - 1, low, high)
            if mine:
                best = max(best, worth)
                low = max(low, worth)
            else:
                best = min(best, worth)
                high = min(high, worth)
            if low >= high:
                break
        return best

    def _foretold(self, ply: int, depth: int, low: float, high: float) -> float:
        """The value here when the seat to move plays what seems best to itself."""
        at = self.at
        undo = at.play(self.others[at.seat].likes())
        try:
            settled = self.judge.settled()
            if depth == 1 and not at.over:
                return settled + self.judge.pawns()
            return self._value(settled, ply + 1, depth - 1, low, high)
        finally:
            at.back(undo)


def _worst(one: Ranked) -> float:
    return -one.value
