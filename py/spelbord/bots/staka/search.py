"""Whole turns - a move, then a take or a lay - looked ahead; each seat does what puts itself furthest ahead."""

from __future__ import annotations

import time
from dataclasses import dataclass

from ...staka import Action, State
from ...staka.play import changed, played
from .value import leads, worths

__all__ = ["Turn", "Turns"]


@dataclass(slots=True)
class Turn:
    """What a seat may do until the next one acts, and the leads then, by a look that may go further."""

    actions: tuple[Action, ...]
    before: State
    lead: list[float]


class OutOfTime(Exception):
    """The deadline has passed or the positions are used up."""


class Turns:
    """Looks at no more than ``most`` ends of turns, until a moment of ``time.monotonic()``."""

    def __init__(self, knowing: bool, most: int, deadline: float) -> None:
        self.knowing = knowing
        self.left = most
        self.deadline = deadline

    def ahead(self, state: State, widths: tuple[int, ...]) -> list[Turn]:
        """Every turn of the seat to act, best first.

        The best ``widths[0]`` are looked at as many turns further as there are widths; when time runs out the rest keep
        what they seemed worth before.
        """
        found = self._turns(state)
        mover = state.mover
        for depth in range(1, len(widths) + 1):
            few = found[: widths[0]]
            try:
                deeper = [Turn(turn.actions, turn.before, self._reply(turn, widths[1:depth])) for turn in few]
            except OutOfTime:
                break
            found = sorted(deeper, key=lambda turn: -turn.lead[mover]) + found[widths[0] :]
        return found

    def _reply(self, turn: Turn, widths: tuple[int, ...]) -> list[float]:
        """The leads when the others go on as they think best."""
        after = played(turn.before, turn.actions[-1], None)
        if after.turn is None:
            return leads(worths(after, self.knowing))
        if self.left <= 0 or time.monotonic() >= self.deadline:
            raise OutOfTime
        mover, turns = after.mover, self._turns(after)
        if not widths:
            return turns[0].lead
        replies = [self._reply(reply, widths[1:]) for reply in turns[: widths[0]]]
        return max(replies, key=lambda lead: lead[mover])

    def _turns(self, state: State) -> list[Turn]:
        found: list[Turn] = []
        mover = state.mover
        for action in state.legal():
            if state.phase == "move" and action.verb != "stop":
                moved = played(state, action, None)
                found += [self._end(moved, (action, act)) for act in moved.legal()]
            else:
                found.append(self._end(state, (action,)))
        self.left -= len(found)
        found.sort(key=lambda turn: -turn.lead[mover])
        return found

    def _end(self, state: State, actions: tuple[Action, ...]) -> Turn:
        return Turn(actions, state, leads(worths(changed(state, actions[-1]), self.knowing)))
