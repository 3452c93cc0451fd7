"""The levels of TAKI. Each is defined by what it knows and how many games it plays out; the clock only caps it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core import Observation, Rng
from ...taki import Action, State
from ...taki import Observation as Seen
from ..base import Analysis, Bot
from .appeal import appeal

__all__ = ["LEVELS", "Player"]

MOST_SECONDS = 1.5
LONGEST = 50
"""Actions that are played out before the cards are counted."""
WON = 12.0
"""What a won game counts in cards."""
MOST_TRIED = 6


@dataclass(frozen=True, slots=True)
class Player:
    """Goes by the appeal of actions, misjudged by up to ``blur`` cards; with ``playouts`` it tries the best ones out.

    Each playout deals the cards it does not see at random, the same for every action that is tried.
    """

    blur: float = 0.0
    playouts: int = 0

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """An action that seems best, by chance."""
        actions = observation.legal()
        if len(actions) == 1:
            return actions[0]
        worth = self._worth(observation, rng, deadline)
        blurred = {action: value + self.blur * (rng.below(2001) - 1000) / 1000 for action, value in worth.items()}
        best = max(blurred.values())
        return rng.pick([action for action, value in blurred.items() if value == best])

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """The appeal of each action, or how many cards ahead playing out leaves it."""
        return {one.action: one.value for one in self.analyse(observation, rng, deadline)}

    def analyse(self, observation: Observation, rng: Rng, deadline: float) -> list[Analysis]:
        """Estimates all; nothing is exact where hands are hidden."""
        worth = self._worth(observation, rng, deadline)
        found = [Analysis(action, round(value, 1), False, None, (action,)) for action, value in worth.items()]
        return sorted(found, key=lambda one: -one.value)

    def _worth(self, observation: Observation, rng: Rng, deadline: float) -> dict[Action, float]:
        assert isinstance(observation, Seen | State)
        seen = observation if isinstance(observation, Seen) else observation.seen_by(observation.turn)
        worth = {action: appeal(seen, seen.hand, seen.counts, action) for action in seen.legal()}
        if not self.playouts or len(worth) == 1:
            return worth
        deadline = min(deadline, time.monotonic() + MOST_SECONDS)
        tried = sorted(worth, key=lambda action: -worth[action])[:MOST_TRIED]
        # Forgetting the call is never worth a try.
        tried = [action for action in tried if worth[action] > -10] or tried[:1]
        assert seen.seat is not None, "an onlooker has nothing to choose"
        total, rounds = dict.fromkeys(tried, 0.0), 0
        while rounds * len(tried) < self.playouts and time.monotonic() < deadline:
            state = seen.imagine(rng)
            for action in tried:
                total[action] += _played_out(state.play(action), seen.seat, rng)
            rounds += 1
        if not rounds:
            return worth
        found = {action: total[action] / rounds for action in tried}
        least = min(found.values())
        # What was not tried is put behind what was, in the order of its appeal.
        return {
            action: found.get(action, least - 1 + min(0.0, value) / 10 - 0.01 * place)
            for place, (action, value) in enumerate(sorted(worth.items(), key=lambda one: -one[1]))
        }


def _played_out(state: State, seat: int, rng: Rng) -> float:
    """How many cards a seat is ahead of the best other one in the end, a won game counting more."""
    for _ in range(LONGEST):
        if state.turn is None:
            break
        hand, counts = state.hands[state.turn], tuple(map(len, state.hands))
        actions = state.legal()
        if len(actions) > 1:
            blur = [appeal(state, hand, counts, action) + rng.below(1024) / 2048 for action in actions]
            state = state.play(actions[blur.index(max(blur))])
        else:
            state = state.play(actions[0])
    scores = state.scores()
    lead = float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
    winners = state.winners()
    return lead + (0.0 if not winners else WON / len(winners) if seat in winners else -WON)


LEVELS: Mapping[str, Bot] = {
    "first": Player(blur=25),
    "easy": Player(blur=9),
    "medium": Player(blur=0.3),
    "hard": Player(playouts=200),
}
"""Weakest first."""
