"""What a position is worth to each seat, in points."""

from __future__ import annotations

from ...staka import State
from ...staka.scoring import factors

__all__ = ["leads", "worths"]

PAWN_EARLY = 0.35
"""How much of the pawn's extra points counts at the start; at the end all of it. Pawns must walk on until then."""
HELD_OWN = 0.45
"""A stone in the hand that shows the seat's colour."""
HELD_OTHER = 0.15
DOUBLE = 0.8
"""The double, not yet laid: it goes on a stack that is worth it."""
CLIMB = 0.12
"""Each level of the highest stack that the pawn can step on."""
WAYS = 0.08
"""Each stack, up to three, that the pawn can step on."""
STONES = 72


def worths(state: State, knowing: bool) -> list[float]:
    """A number per seat; without ``knowing`` the points as they lie, at the end those always."""
    if not knowing or state.turn is None:
        return [float(score) for score in state.scores()]
    board, colors = state.board, state.colors
    totals = board.totals()
    left = (2 * sum(state.pot) + sum(map(len, state.hands)) + sum(state.doubles)) / STONES
    late = 1 - left
    found = []
    for seat, factor in enumerate(factors(state)):
        color, pawn = colors[seat], state.pawns[seat]
        worth = float(totals.get(color, 0))
        if pawn is not None:
            worth += (PAWN_EARLY + (1 - PAWN_EARLY) * late) * (factor - 1) * board.height(pawn)
            steps = board.steps(pawn, color)
            if steps:
                worth += left * (CLIMB * max(map(board.height, steps)) + WAYS * min(len(steps), 3))
        for stone in state.hands[seat]:
            worth += left * (HELD_OWN if color in stone else HELD_OTHER)
        if state.doubles[seat]:
            worth += left * DOUBLE
        found.append(worth)
    return found


def leads(worth: list[float]) -> list[float]:
    """How far each seat is ahead of the best other one."""
    if len(worth) == 2:
        return [worth[0] - worth[1], worth[1] - worth[0]]
    return [own - max(other for place, other in enumerate(worth) if place != seat) for seat, own in enumerate(worth)]
