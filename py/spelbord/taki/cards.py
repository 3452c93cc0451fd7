"""The 116 cards and the actions one can write down.

A card is its text: a colour's letter and a symbol (``R7``, ``G+2``, ``BS``, ``YD``, ``R+``, ``GT``), or a colourless
card (``ST``, ``K``, ``+3``, ``BK``, ``CC``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..core import BadAction

__all__ = [
    "ACTIONS",
    "BOX",
    "CARDS",
    "COLOR",
    "COLORS",
    "DECK",
    "NAMED",
    "NUMBERS",
    "PLAIN",
    "SYMBOL",
    "SYMBOLS",
    "Action",
    "parse",
]

COLORS = ("R", "G", "B", "Y")
NUMBERS = ("1", "3", "4", "5", "6", "7", "8", "9")
SYMBOLS = (*NUMBERS, "S", "+2", "D", "+", "T")
COLOURLESS = {"ST": 2, "K": 2, "+3": 2, "BK": 2, "CC": 4}

BOX: Mapping[str, int] = {**{color + symbol: 2 for color in COLORS for symbol in SYMBOLS}, **COLOURLESS}
"""How many of each card there are."""

CARDS = tuple(BOX)
DECK = tuple(card for card, count in BOX.items() for _ in range(count))
COLOR: Mapping[str, str | None] = {card: None if card in COLOURLESS else card[0] for card in CARDS}
SYMBOL: Mapping[str, str] = {card: card if card in COLOURLESS else card[1:] for card in CARDS}
"""What is printed beside the colour; a colourless card is its own symbol."""


class Action(NamedTuple):
    """``play`` a card (naming a colour where that is needed), ``draw``, ``pass``, ``close``, ``leave`` or ``break``.

    ``call`` is "last card!", written `` !`` after the rest.
    """

    verb: str
    card: str | None = None
    color: str | None = None
    call: bool = False

    def __str__(self) -> str:
        words = (self.verb, self.card, self.color, "!" if self.call else None)
        return " ".join([word for word in words if word])


Pair = tuple[Action, Action]
"""An action without and with the call."""


def _pair(verb: str, card: str | None = None, color: str | None = None) -> Pair:
    return Action(verb, card, color), Action(verb, card, color, True)


PLAIN: Mapping[str, Pair] = {
    **{card: _pair("play", card) for card in CARDS if card != "CC"},
    **{verb: _pair(verb) for verb in ("draw", "pass", "close", "leave", "break")},
}
"""Pairs by card or verb."""

NAMED: Mapping[str, tuple[Pair, ...]] = {
    card: tuple(_pair("play", card, color) for color in COLORS) for card in ("ST", "CC")
}
"""Pairs of the cards for which a colour is named, in the order of the colours."""

ACTIONS: tuple[Action, ...] = tuple(action for pair in (*PLAIN.values(), *NAMED["ST"], *NAMED["CC"]) for action in pair)
_BY_TEXT = {str(action): action for action in ACTIONS}


def parse(text: str) -> Action:
    """The action of a text such as ``play R7``, ``play CC G !`` or ``draw``. Raises BadAction."""
    if not isinstance(text, str) or text not in _BY_TEXT:
        raise BadAction(text)
    return _BY_TEXT[text]
