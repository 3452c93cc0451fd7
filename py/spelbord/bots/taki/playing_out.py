"""Playing out: what actions are worth in games that could be, the promising ones tried most."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ...core import Rng
from ...taki import Action, Observation, State
from .reply import reply

__all__ = ["tried_out"]

LONGEST = 24
"""Actions that are played out before the cards are counted."""
WON = 12.0
"""What a won game counts in cards."""


def tried_out(
    seen: Observation, actions: Sequence[Action], work: int, rng: Rng, deadline: float
) -> list[tuple[Action, float]]:
    """The actions, best first, and how many cards ahead the seat that must act ends with each; [] for want of time.

    Hands and pile are dealt as they could be, the same for every action; all seats then play by rule. After a share of the ``work``, which counts actions played out, the worse half of the actions is given up.
    """
    shares = max(1, (len(actions) - 1).bit_length())
    total, rounds, left = dict.fromkeys(actions, 0.0), 0, list(actions)
    behind: list[tuple[Action, float]] = []
    for share in range(1, shares + 1):
        until, work_left = rounds, work // shares
        while work_left > 0 and time.monotonic() < deadline:
            state = seen.imagine(rng)
            for action in left:
                value, plies = _played_out(state.play(action), state.turn)
                total[action] += value
                work_left -= plies
            rounds += 1
        if rounds == until:
            break
        left.sort(key=lambda action: -total[action])
        if share < shares:
            keep = max(2, (len(left) + 1) // 2)
            behind[:0] = [(action, total[action] / rounds) for action in left[keep:]]
            left = left[:keep]
    if not rounds:
        return []
    return _falling([(action, total[action] / rounds) for action in left] + behind)


def _falling(found: list[tuple[Action, float]]) -> list[tuple[Action, float]]:
    """What was given up early is worth no more than what was not, though it may have seemed so."""
    most = found[0][1]
    falling = []
    for action, value in found:
        most = min(most, value)
        falling.append((action, most))
    return falling


def _played_out(state: State, seat: int | None) -> tuple[float, int]:
    """How many cards a seat is ahead of the best other one in the end, a won game counting more; and the plies."""
    assert seat is not None, "a finished game asks nobody"
    plies = 1
    while state.turn is not None and plies < LONGEST:
        state = state.play(reply(state))
        plies += 1
    scores = state.scores()
    lead = float(scores[seat] - max(score for other, score in enumerate(scores) if other != seat))
    winners = state.winners()
    return lead + (0.0 if not winners else WON / len(winners) if seat in winners else -WON), plies
