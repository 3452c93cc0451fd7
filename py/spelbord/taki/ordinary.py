"""The short way for most plies: the fields of the next state at once, with no working copy and no events."""

from __future__ import annotations

from typing import NamedTuple

from .cards import CARDS, COLOR, NUMBERS, SYMBOL, Action
from .play import Fields

__all__ = ["ordinary"]


class Effect(NamedTuple):
    """What a card does that is laid on no stack and no +3: seats the turn moves on, and the fields it leaves."""

    steps: int = 1
    flips: bool = False
    stack: int = 0
    after: str | None = None
    runs: bool = False


_EFFECTS = {
    **dict.fromkeys((*NUMBERS, "CC"), Effect()),
    "S": Effect(steps=2),
    "D": Effect(flips=True),
    "+2": Effect(stack=1),
    "+": Effect(steps=0, after="+"),
    "T": Effect(steps=0, runs=True),
}
_EFFECT = {card: _EFFECTS[SYMBOL[card]] for card in CARDS if SYMBOL[card] in _EFFECTS}
_IN_RUN = _EFFECTS["T"]


def ordinary(fields: Fields, action: Action) -> Fields | None:
    """What most plies are, without the ado: a card drawn, or laid on no stack and no +3; None: there is more to it.

    The action is legal, and nobody listens. :class:`Work` does the same, and the rest.
    """
    (
        hands, draw, discard, turn, direction, color, symbol, stack, run, in_run, after, plus3, phases, draws, seed, options
    ) = fields  # fmt: skip
    if stack or plus3 or turn is None or after == "K" or len(draw) < 2:
        return None
    hand, (verb, card, named, call) = hands[turn], action
    if verb == "draw":
        hand += draw[:1]
        draw = draw[1:]
        draws += ((turn, 1, color, symbol) if options.must_play or after else (turn, 1, None, None),)
        steps, flips, after = 1, False, None
    elif card in _EFFECT and (len(hand) > 2 or (call and len(hand) > 1)):
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
        discard += (card,)
        color = COLOR[card] or named
        symbol = None if named else SYMBOL[card]
        steps, flips, stack, after, in_run = _EFFECT[card] if color != run or named else _IN_RUN
        run = color if in_run else None
    else:
        return None
    held = list(hands)
    held[turn] = hand
    if flips:
        direction = -direction
    turn = (turn + steps * direction) % len(hands)
    return (
        tuple(held), draw, discard, turn, direction, color, symbol, stack, run, in_run, after, None, phases, draws, seed,
        options,
    )  # fmt: skip
