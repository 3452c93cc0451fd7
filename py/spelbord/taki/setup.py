"""Dealing and the first card."""

from __future__ import annotations

from ..core import BadOption, Event, Rng, Tell
from .cards import COLOR, DECK, SYMBOL
from .ids import Options
from .state import State

__all__ = ["seats", "start"]

seats = range(2, 11)
HAND = 8
_CLASSIC = Options()


def start(seats: int = 2, options: Options | None = None, seed: int = 0, tell: Tell | None = None) -> State:
    """A new game, taki.deal and taki.first; seat 0 begins. Raises BadOption.

    Events: ``deal`` (seat, count; secret cards) for each seat, ``first`` (card, under: the cards turned before it),
    what an applied first card does, ``turn``.
    """
    if type(seats) is not int or not 2 <= seats <= 10:
        raise BadOption("seats", "TAKI is for 2 to 10")
    options = options or _CLASSIC
    rng = Rng.seeded(seed)
    pile = list(DECK)
    rng.shuffle(pile)
    hands = tuple(tuple(pile[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    pile = pile[HAND * seats :]
    under = 0
    while not _may_be_first(pile[under], options):
        under += 1
    card = pile[under]
    draw = (*pile[under + 1 :], *pile[:under])
    if tell:
        for seat, hand in enumerate(hands):
            tell(Event("deal", {"seat": seat, "count": HAND}, seat, {"cards": list(hand)}))
        tell(Event("first", {"card": card, "under": pile[:under]}))
    phases = (HAND,) * seats if options.tournament else None
    lead = COLOR[card], SYMBOL[card]
    state = State(hands, draw, (card,), 0, 1, *lead, 0, None, False, None, None, phases, (), rng.state, options)
    if options.first_card == "apply":
        state = _applied(state, tell or _nothing)
    if tell:
        tell(Event("turn", {"seat": state.turn}))
    return state


def _nothing(event: Event) -> None:
    """Nobody listens."""


def _may_be_first(card: str, options: Options) -> bool:
    return COLOR[card] is not None and (options.first_card != "numbers" or SYMBOL[card].isdigit())


def _applied(state: State, say: Tell) -> State:
    """The first card acts on seat 0 as if someone had played it; a PLUS would bind only its player."""
    color, symbol = state.color, state.symbol
    if symbol == "S":
        say(Event("skip", {"seat": 0}))
        return state._replace(turn=1)
    if symbol == "D":
        say(Event("flip", {"seat": None, "direction": -1}))
        return state._replace(direction=-1)
    if symbol == "+2":
        say(Event("stack", {"seat": None, "size": 1, "owed": 2, "next": 0}))
        return state._replace(stack=1)
    if symbol == "T":
        say(Event("run.open", {"seat": None, "color": color}))
        return state._replace(run=color)
    return state
