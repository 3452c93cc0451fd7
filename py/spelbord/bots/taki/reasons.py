"""What can be said of an action of TAKI by a seat that sees its own hand and the open table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...core import Json
from ...taki.cards import COLOR, COLORS, SYMBOL, Action
from ...taki.rules import playable
from ...taki.state import Observation
from ..base import Analysis, Reason

__all__ = ["KINDS", "weighed"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "goes_out": (),
    "phase": ("phase",),
    "forgets": ("count",),
    "calls": (),
    "breaks": ("seat",),
    "saves_breaker": (),
    "cancels": ("count",),
    "cancels_plus3": (),
    "stacks": ("seat", "count"),
    "stops_short": ("seat", "count"),
    "again": (),
    "skips": ("seat",),
    "plus2": ("seat",),
    "plus3": (),
    "plus": (),
    "run": ("color", "count"),
    "run_on": ("count",),
    "ends_on": ("symbol",),
    "closes": (),
    "colour": ("color", "count"),
    "keeps_wild": ("card",),
    "follows": ("count",),
}
"""``count`` are cards: drawn, spared, left to the seat that is stopped, or held to go on with.

``stops_short``: the next seat has so few cards that it matters. ``again``: with two seats a stop gives the turn back.
``run``: more cards of its colour are in the hand. ``ends_on``: the run ends on a card that acts. ``colour``: no colour is
held more often. ``keeps_wild``: a colourless card that could have been played stays. ``follows``: so many other cards of
the hand fit on this one.
"""

WILD = ("K", "CC", "ST", "+3", "BK")
"""Colourless cards, the one that one is gladdest to keep first."""
ACTING = ("S", "+2", "D")
FEW = 2

Weighed = Iterator[tuple[float, Reason]]


def weighed(seen: Observation, one: Analysis) -> Weighed:
    """Every reason that holds; the weight is about the cards one gets ahead by."""
    action: Action = one.action
    told = seen.preview(action)
    if told["penalty"]:
        yield 95, Reason("forgets", {"count": told["penalty"]})
    if told["wins"]:
        yield 100, Reason("goes_out")
    elif told["finishes"] and seen.phases is not None and seen.seat is not None and seen.phases[seen.seat] > 1:
        yield 90, Reason("phase", {"phase": seen.phases[seen.seat] - 1})
    if action.call:
        yield 4, Reason("calls")
    if seen.plus3 is not None:
        yield from _asked(seen, action, seen.plus3[0])
    elif action.card is not None:
        rest = list(seen.hand)
        rest.remove(action.card)
        yield from _acts(seen, told, action.card, rest)
        yield from _card(seen, told, action, action.card, rest)
    elif action.verb in ("close", "leave"):
        yield from _acts(seen, told, seen.discard[-1], seen.hand)
        if SYMBOL[seen.discard[-1]] in ACTING:
            yield 1.4, Reason("ends_on", {"symbol": SYMBOL[seen.discard[-1]]})
        elif action.verb == "close":
            yield 0.4, Reason("closes")


def _next(seen: Observation) -> int:
    assert seen.turn is not None, "a finished game has nobody to follow"
    return (seen.turn + seen.direction) % seen.seats


def _asked(seen: Observation, action: Action, by: int) -> Weighed:
    """A +3 is open."""
    if action.verb == "break":
        yield 5, Reason("breaks", {"seat": by})
    elif action.card == "K":
        yield 3, Reason("cancels_plus3")
    elif "BK" in seen.hand:
        yield 0.5, Reason("saves_breaker")


def _acts(seen: Observation, told: dict[str, Json], card: str, rest: Sequence[str]) -> Weighed:
    """What the card does, unless it only joins a run."""
    if told["run"] in ("open", "join"):
        return
    after, symbol = _next(seen), SYMBOL[card]
    left = seen.counts[after]
    if left <= FEW and (symbol in ("S", "+2") or (symbol == "D" and seen.seats > 2)):
        yield 4.5, Reason("stops_short", {"seat": after, "count": left})
    if symbol == "S":
        yield (2.2, Reason("again")) if seen.seats == 2 else (1.5, Reason("skips", {"seat": after}))
    elif symbol == "+2" and seen.stack:
        yield 2 * told["stack"] + 1, Reason("stacks", {"seat": after, "count": 2 * told["stack"]})
    elif symbol == "+2":
        yield 2.0, Reason("plus2", {"seat": after})
    elif symbol == "+3":
        yield 3.0, Reason("plus3")
    elif symbol == "K" and seen.stack:
        yield 2 * seen.stack, Reason("cancels", {"count": 2 * seen.stack})
    elif symbol == "+" and any(_fits(one, card) or (COLOR[one] is None and one != "BK") for one in rest):
        yield 1.8, Reason("plus")


def _fits(card: str, other: str) -> bool:
    return COLOR[card] == COLOR[other] or SYMBOL[card] == SYMBOL[other]


def _card(seen: Observation, told: dict[str, Json], action: Action, card: str, rest: Sequence[str]) -> Weighed:
    """What playing this very card leaves in the hand."""
    held = {color: sum(COLOR[one] == color for one in rest) for color in COLORS}
    color = COLOR[card] or action.color or (seen.color if card == "ST" else None)
    if told["run"] in ("open", "join") and color is not None:
        if seen.in_run:
            yield 2.0, Reason("run_on", {"count": held[color]})
        elif held[color]:
            yield 1.5 + held[color], Reason("run", {"color": color, "count": held[color]})
    elif card == "CC" and color is not None and held[color] and held[color] == max(held.values()):
        yield 1.0 + held[color], Reason("colour", {"color": color, "count": held[color]})
    if COLOR[card] is not None:
        wild = next((one for one in WILD if one in rest and one in playable(seen)), None)
        if wild:
            yield 1.2, Reason("keeps_wild", {"card": wild})
        fits = sum(_fits(one, card) for one in rest)
        if fits and not seen.in_run:
            yield 0.5 + 0.2 * fits, Reason("follows", {"count": fits})
