"""A quick way to choose, for playing out: each card has its worth, and nothing is weighed but colours in the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...taki import Action, State
from ...taki.cards import CARDS, COLOR, COLORS, NAMED, PLAIN, SYMBOL
from ...taki.rules import Hand, call_is_due, playable

__all__ = ["reply"]

Pair = tuple[Action, Action]
Colors = list[str | None]

WORTH: Mapping[str, int] = {
    "S": 30,
    "+2": 30,
    "D": 12,
    "+": 20,
    "T": -30,
    "+3": 20,
    "CC": -34,
    "ST": -40,
    "K": -60,
    "BK": -90,
}
"""How willingly a card is laid; a number is 10."""
LAST: Mapping[str, int] = {"+2": 40, "S": 30, "D": 12, "+": -40, "T": -30, "ST": -40}
"""How good a card is as the last one of a run; a number is 0."""
ALIKE = -6
"""What each card of its colour in the hand adds to a card: a colour of which one holds few comes up seldom."""
RUNS = 22
"""The same for a TAKI, which takes them along."""
FEW = 3
"""With so few cards there is nothing to keep colourless ones for."""

_WORTH = {card: WORTH.get(SYMBOL[card], 10) for card in CARDS}
_SPENT = {**_WORTH, **dict.fromkeys(("CC", "ST", "K"), 0)}
_EARLY = {card: -LAST.get(SYMBOL[card], 0) for card in CARDS}
_DRAW, _PASS, _CLOSE, _LEAVE, _BREAK = (PLAIN[verb] for verb in ("draw", "pass", "close", "leave", "break"))
_TAKIS = ("RT", "GT", "BT", "YT", "ST")


def reply(state: State) -> Action:
    """What a seat does that knows the cards and does not think."""
    assert state.turn is not None, "a finished game asks nobody"
    hand = state.hands[state.turn]
    plain, called = _chosen(state, hand)
    return called if len(hand) <= 2 and call_is_due(state, hand, plain) else plain


def _chosen(state: State, hand: Hand) -> Pair:
    if state.plus3 is not None:
        return _BREAK if "BK" in hand else _PASS
    allowed = playable(state)
    if state.in_run:
        return _in_run(state, hand, allowed)
    held = [] if allowed.isdisjoint(hand) else [card for card in hand if card in allowed]
    colors = [COLOR[card] for card in hand]
    if state.stack:
        return _answer(state.stack, held, colors)
    if not held:
        return _PASS if state.after == "K" else _DRAW
    best = _best(held, colors, len(hand) <= FEW)
    named = best == "CC" or (best == "ST" and state.color is None)
    return _naming(best, colors) if named else PLAIN[best]


def _best(held: Sequence[str], colors: Colors, few: bool) -> str:
    """The card of most worth."""
    worths, best, most = _SPENT if few else _WORTH, held[0], -1000
    for card in held:
        worth = worths[card]
        color = COLOR[card]
        if color is not None:
            worth += colors.count(color) * (RUNS if SYMBOL[card] == "T" else ALIKE)
        if worth > most:
            best, most = card, worth
    return best


def _answer(stack: int, held: Sequence[str], colors: Colors) -> Pair:
    """On a stack: a +2, of the colour of which there are most; a King only when it saves four cards."""
    twos = [card for card in held if card != "K"]
    if twos:
        return PLAIN[max(twos, key=lambda card: colors.count(COLOR[card]))]
    return PLAIN["K"] if held and stack > 1 else _DRAW


def _in_run(state: State, hand: Hand, allowed: frozenset[str]) -> Pair:
    """The whole colour, what acts best at the end; then a colourless card if that is no waste."""
    run = [card for card in hand if COLOR[card] == state.run]
    if run:
        return PLAIN[max(run, key=_EARLY.__getitem__)]
    if "+3" in hand and "+3" in allowed:
        return PLAIN["+3"]
    if "CC" in hand and "CC" in allowed:
        return _naming("CC", [COLOR[card] for card in hand])
    return _LEAVE if state.discard[-1] in _TAKIS else _CLOSE


def _naming(card: str, colors: Colors) -> Pair:
    return NAMED[card][max(range(4), key=lambda at: colors.count(COLORS[at]))]
