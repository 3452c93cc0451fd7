"""The cards that a seat does not see, dealt at random to where they may be.

What the draws of another seat showed: the cards it held then lack a colour and a symbol; those drawn since may be any.
"""

from __future__ import annotations

from typing import Protocol

from ..core import Rng
from .cards import BOX, CARDS, COLOR, COLORS, SYMBOL, SYMBOLS
from .play import Draw
from .rules import Hand

__all__ = ["deal"]

TRIES = 40
"""So often another card is picked for a place before any card will do: what was shown need not be true."""


def _lacking(color: str | None, symbol: str | None) -> frozenset[str]:
    """Who could play nothing of a led colour had no colourless card either, but perhaps a Breaker."""
    colors = (color, None) if color else ()
    found = {card for card in CARDS if COLOR[card] in colors or SYMBOL[card] == symbol}
    return frozenset(found - {"BK"} if color else found)


_LACKING = {(color, symbol): _lacking(color, symbol) for color in (None, *COLORS) for symbol in (None, *SYMBOLS, "BK")}
"""What may not be among the cards of a hand that showed this."""


class Seen(Protocol):
    """The part of an observation that dealing needs."""

    @property
    def seat(self) -> int | None: ...
    @property
    def hand(self) -> Hand: ...
    @property
    def counts(self) -> tuple[int, ...]: ...
    @property
    def discard(self) -> Hand: ...
    @property
    def draw(self) -> int: ...
    @property
    def draws(self) -> tuple[Draw, ...]: ...


def deal(seen: Seen, rng: Rng) -> tuple[tuple[Hand, ...], Hand]:
    """Every hand, and the pile."""
    left = dict(BOX)
    for card in (*seen.hand, *seen.discard):
        left[card] -= 1
    unseen = [card for card, count in left.items() for _ in range(count)]
    hands = [
        seen.hand if seat == seen.seat else _picked(unseen, _places(seen, seat), rng)
        for seat in range(len(seen.counts))
    ]
    rng.shuffle(unseen)
    return tuple(hands), tuple(unseen[: seen.draw])


def _places(seen: Seen, seat: int) -> list[frozenset[str]]:
    """What each card of a hand cannot be, the newest card first."""
    count, since, barred = seen.counts[seat], 0, _LACKING[None, None]
    places: list[frozenset[str]] = []
    for who, drawn, color, symbol in reversed(seen.draws):
        if who == seat:
            since += drawn
            places += [barred] * (min(since, count) - len(places))
            barred |= _LACKING[color, symbol]
    return places + [barred] * (count - len(places))


def _picked(cards: list[str], places: list[frozenset[str]], rng: Rng) -> Hand:
    """A card for each place, taken from the cards; the newest comes last, as in a hand."""
    hand = []
    for barred in places:
        for _ in range(TRIES):
            at = rng.below(len(cards))
            if cards[at] not in barred:
                break
        hand.append(cards[at])
        cards[at] = cards[-1]
        cards.pop()
    return tuple(hand[::-1])
