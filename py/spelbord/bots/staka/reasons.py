"""What can be said of an action of Staka: whose stack it changes, how high the pawn gets, what it can do from there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...staka import Action, State
from ...staka.legal import walks
from ...staka.play import changed, played
from ...staka.scoring import factors
from ..base import Analysis, Reason

__all__ = ["KINDS", "weighed"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "wins": ("by",),
    "steals": ("count", "seat"),
    "robs": ("count", "seat"),
    "claims": ("count",),
    "plants": (),
    "grows": ("count",),
    "stairs": ("count",),
    "blocks": ("seat",),
    "highest": ("count",),
    "home": ("count",),
    "climbs": ("count",),
    "holds": ("count",),
    "to_steal": ("count", "seat"),
    "to_rob": ("count", "seat"),
    "to_claim": ("count",),
    "to_grow": ("count",),
    "own_stone": ("stone",),
    "last_stone": ("stone",),
    "field_own": (),
    "begins": ("count",),
    "ahead": ("by",),
}
"""``count`` is a height in stones, for ``steals`` and ``robs`` as the stack was before; ``begins`` counts neighbours.

``steals``: another seat's stack becomes the mover's; ``robs``: it is nobody's or a third one's now. ``claims``: a stack
that was nobody's is the mover's; ``plants``: the same on the ground. ``grows``: an own stack is higher and stays own.
``stairs``: the pawn can climb on it from where it stands. ``blocks``: that seat's pawn cannot walk any more.
``highest``: the pawn's stack now counts three times, ``home`` twice, ``holds``: it still counts three times. ``to_…``:
what the line does after this step. ``own_stone``: one that shows the mover's colour; ``last_stone``: the last of its kind.
"""

THEN = {"steals": "to_steal", "robs": "to_rob", "claims": "to_claim", "grows": "to_grow"}

Weighed = Iterator[tuple[float, Reason]]


def weighed(state: State, one: Analysis) -> Weighed:
    """Every reason that holds; the weight is about the points it brings."""
    action: Action = one.action
    if action.verb == "field":
        if (action.stone or "").startswith(state.color):
            yield 1, Reason("field_own")
    elif action.verb == "pawn":
        assert action.cell is not None, "a pawn starts on a cell"
        ways = len(state.board.steps(action.cell, state.color))
        if ways:
            yield 1, Reason("begins", {"count": ways})
    elif state.phase == "move":
        yield from _step(state, action)
        if len(one.line) > 1:
            moved = played(state, action, None)
            for weight, reason in _stone(moved, one.line[1]):
                if reason.kind in THEN:
                    yield weight, Reason(THEN[reason.kind], reason.facts)
    else:
        yield from _stone(state, action)
    if not any(state.pot):
        yield from _end(state, action)


def _step(state: State, action: Action) -> Weighed:
    """A walk, a swim, staying or stopping."""
    seat, after = state.mover, changed(state, action)
    pawn = after.pawns[seat]
    assert pawn is not None, "pawns stand before anyone moves"
    height, climb = after.board.height(pawn), after.board.height(pawn) - state.board.height(state.standing)
    before, now = factors(state)[seat], factors(after)[seat]
    gain = after.scores()[seat] - state.scores()[seat]
    if now == 3:
        yield (gain, Reason("highest", {"count": height})) if before < 3 else (0.6, Reason("holds", {"count": height}))
    elif before == 1 and now == 2:
        yield gain, Reason("home", {"count": height})
    if climb > 0:
        yield 1 + climb, Reason("climbs", {"count": height})
    points = state.scores()
    lead = points[seat] - max(score for other, score in enumerate(points) if other != seat)
    if action.verb == "stop" and lead > 0:
        yield 1, Reason("ahead", {"by": lead})


def _stone(state: State, action: Action) -> Weighed:
    """Something taken or laid."""
    if action.verb == "take":
        yield from _taken(state, action.stone or "")
    elif action.cell is not None:
        yield from _laid(state, action)


def _taken(state: State, kind: str) -> Weighed:
    if state.preview(Action("take", kind))["left"] == 0:
        yield 0.8, Reason("last_stone", {"stone": kind})
    if state.color in kind:
        yield 1, Reason("own_stone", {"stone": kind})


def _laid(state: State, action: Action) -> Weighed:
    seat, cell = state.mover, action.cell
    assert cell is not None, "a stone is laid on a cell"
    after = changed(state, action)
    old, new, height = state.board.top(cell), after.board.top(cell), state.board.height(cell)
    owner = state.colors.index(old) if old and old in state.colors else None
    if owner is not None and owner != seat:
        kind, weight = ("steals", 2 * height + 1) if new == state.color else ("robs", height)
        yield weight, Reason(kind, {"count": height, "seat": owner})
    elif new == state.color:
        if owner == seat:
            yield 1, Reason("grows", {"count": height + 1})
        else:
            yield height + 1, Reason("claims", {"count": height + 1}) if height else Reason("plants")
    if new == state.color and cell in walks(after, seat) and height + 1 > state.board.height(state.standing):
        yield 1.5, Reason("stairs", {"count": height + 1})
    for other in range(len(state.colors)):
        if other != seat and walks(state, other) and not walks(after, other):
            yield 2.5, Reason("blocks", {"seat": other})


def _end(state: State, action: Action) -> Weighed:
    """Once the pot is empty an action may end the game."""
    after = played(state, action, None)
    if after.turn is None and after.winners() == (state.mover,):
        points = after.scores()
        second = max(score for seat, score in enumerate(points) if seat != state.mover)
        yield 100, Reason("wins", {"by": points[state.mover] - second})
