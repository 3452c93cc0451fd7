"""What may be played: functions of the open table and the hand of the seat that must act.

State and observation share them, so that nothing hidden can decide what is legal.
"""

from __future__ import annotations

from typing import Protocol

from .cards import ACTIONS, CARDS, COLOR, COLORS, NAMED, PLAIN, SYMBOL, SYMBOLS, Action
from .ids import Options, Rule

__all__ = [
    "Hand",
    "Table",
    "call_is_due",
    "card_rule",
    "ends_turn",
    "facts",
    "legal",
    "playable",
    "why_not",
]

Hand = tuple[str, ...]


class Table(Protocol):
    """What lies open: the part of a position that every seat may see."""

    @property
    def seats(self) -> int: ...
    @property
    def discard(self) -> Hand: ...
    @property
    def turn(self) -> int | None: ...
    @property
    def direction(self) -> int: ...
    @property
    def color(self) -> str | None: ...
    @property
    def symbol(self) -> str | None: ...
    @property
    def stack(self) -> int: ...
    @property
    def run(self) -> str | None: ...
    @property
    def in_run(self) -> bool: ...
    @property
    def after(self) -> str | None: ...
    @property
    def plus3(self) -> tuple[int, int] | None: ...
    @property
    def options(self) -> Options: ...


def _matching(color: str | None, symbol: str | None) -> frozenset[str]:
    if color is None:
        return frozenset(CARDS)
    return frozenset(card for card in CARDS if COLOR[card] in (None, color) or SYMBOL[card] == symbol)


_MATCHING = {(color, symbol): _matching(color, symbol) for color in (None, *COLORS) for symbol in (None, *SYMBOLS)}
"""taki.match, by the lead."""

_IN_RUN = {
    (color, end): frozenset(
        card for card in CARDS if card == "ST" or COLOR[card] == color or (COLOR[card] is None and end == "end")
    )
    for color in COLORS
    for end in ("end", "never")
}
"""taki.run.only, by the run's colour and the option ``colourless_in_run``."""

_ON_STACK = frozenset(card for card in CARDS if SYMBOL[card] == "+2" or card == "K")
_ANY = frozenset(CARDS)
_KING = frozenset(["K"])
_BREAKER = frozenset(["BK"])
_NONE = frozenset[str]()
_NOT_ON_STACK = {"CC": Rule.COLOR, "ST": Rule.SUPERTAKI, "BK": Rule.BREAKER_OWN}
_NOT_ON_PLUS3 = {"CC": Rule.COLOR, "ST": Rule.SUPERTAKI, "BK": Rule.BREAKER, "K": Rule.KING}


def playable(table: Table) -> frozenset[str]:
    """The cards that may be played now by whoever holds them."""
    if table.plus3 is not None:
        by, asked = table.plus3
        after_it = asked == (by + table.direction) % table.seats
        return _KING if after_it and table.options.king_stops_plus3 == "next" else _NONE
    if table.in_run and table.run is not None:
        return _IN_RUN[table.run, table.options.colourless_in_run]
    if table.stack:
        return _ON_STACK
    return _ANY if table.after == "K" else _MATCHING[table.color, table.symbol]


def card_rule(table: Table, card: str) -> Rule | None:
    """The rule that forbids this card now, held or not; None when it may be played."""
    if card in playable(table):
        return None
    if table.plus3 is not None:
        return _NOT_ON_PLUS3.get(card, Rule.PLUS3)
    if table.in_run:
        return Rule.RUN_ONLY
    return _NOT_ON_STACK.get(card, Rule.PLUS2) if table.stack else Rule.MATCH


def ends_turn(table: Table, card: str) -> bool:
    """Whether playing this (allowed) card leaves its player nothing more to choose this turn."""
    color, symbol = COLOR[card], SYMBOL[card]
    if color is None:
        return card not in ("ST", "K")
    if table.stack:
        return True
    return color != table.run and symbol not in ("T", "+")


def call_is_due(table: Table, hand: Hand, action: Action) -> bool:
    """taki.call: whether this (allowed) action must carry the call.

    A Breaker in one's own turn never does, as three cards are drawn for it.
    """
    if not table.options.call:
        return False
    verb, card = action.verb, action.card
    if card is not None:
        return len(hand) == 2 and card != "BK" and ends_turn(table, card)
    if verb == "break":
        return len(hand) == 2
    if len(hand) != 1 or verb == "draw":
        return False
    return table.plus3 is None if verb == "pass" else SYMBOL[table.discard[-1]] != "+"


def why_not(table: Table, hand: Hand, action: Action) -> Rule | None:
    """The rule that the acting seat's action breaks: whose turn it is, what is held, then in the order of the rules."""
    if table.turn is None:
        return Rule.OVER
    verb, card, color, call = action
    if card is not None:
        if card not in hand:
            return Rule.HOLD
        if card not in playable(table):
            return card_rule(table, card)
        ill_named = card == "ST" and (color is None) == (table.color is None)
        rule = Rule.SUPERTAKI if ill_named else None
    else:
        rule = _VERBS[verb](table, hand)
        if rule is None and verb == "close" and table.discard[-1] in _TAKIS:
            rule = Rule.ALONE
    if call and rule is None and not call_is_due(table, hand, action):
        return Rule.CALL_EARLY
    return rule


_TAKIS = ("RT", "GT", "BT", "YT", "ST")


def _draw(table: Table, hand: Hand) -> Rule | None:
    if table.plus3 is not None:
        return Rule.PLUS3
    if table.in_run:
        return Rule.RUN
    if table.stack:
        return None
    if table.after == "K":
        return Rule.KING
    allowed = playable(table)
    if allowed.isdisjoint(hand) or allowed.intersection(hand) == _BREAKER:
        return None
    if not table.options.must_play and not table.after:
        return None
    return Rule.PLUS if table.after else Rule.DRAWN


def _pass(table: Table, hand: Hand) -> Rule | None:
    if table.plus3 is not None:
        return None
    if table.in_run:
        return Rule.RUN
    if table.stack:
        return Rule.PLUS2
    return None if table.after == "K" else Rule.PLUS if table.after else Rule.DRAW


def _end_run(table: Table, hand: Hand) -> Rule | None:
    if table.plus3 is not None:
        return Rule.PLUS3
    if not table.in_run:
        return Rule.CLOSE
    held = table.options.run_all and any(COLOR[card] == table.run for card in hand)
    return Rule.RUN if held else None


def _break(table: Table, hand: Hand) -> Rule | None:
    if table.plus3 is None:
        return Rule.BREAKER
    return None if "BK" in hand else Rule.HOLD


_VERBS = {"draw": _draw, "pass": _pass, "close": _end_run, "leave": _end_run, "break": _break}


_PLAYS = {card: (PLAIN[card][0],) for card in CARDS if card != "CC"} | {"CC": tuple(plain for plain, _ in NAMED["CC"])}
_PLAYS_FREE = {**_PLAYS, "ST": tuple(plain for plain, _ in NAMED["ST"])}
"""The actions of each card where a colour leads, and where none does."""

_DRAW, _PASS, _CLOSE, _LEAVE, _BREAK = (PLAIN[verb][0] for verb in ("draw", "pass", "close", "leave", "break"))
_ONLY_BREAKER = [PLAIN["BK"][0]]
_CALLED = dict(zip(ACTIONS[::2], ACTIONS[1::2], strict=True))


def legal(table: Table, hand: Hand) -> tuple[Action, ...]:
    """Every legal action of the acting seat: cards in the order of the hand, then the rest; each before its call."""
    if table.turn is None:
        return ()
    allowed = playable(table)
    plays = _PLAYS if table.color else _PLAYS_FREE
    found: list[Action] = []
    if not allowed.isdisjoint(hand):
        for card in hand:
            if card in allowed and plays[card][0] not in found:
                found += plays[card]
    if table.plus3 is not None:
        found += (_BREAK, _PASS) if "BK" in hand else (_PASS,)
    elif table.in_run:
        if _end_run(table, hand) is None:
            found += (_LEAVE,) if table.discard[-1] in _TAKIS else (_CLOSE, _LEAVE)
    elif table.after == "K":
        found.append(_PASS)
    elif not found or table.stack or found == _ONLY_BREAKER or not (table.after or table.options.must_play):
        found.append(_DRAW)
    if len(hand) <= 2 and found[0] is not _DRAW and table.options.call:
        calls = [(plain, _CALLED[plain]) if call_is_due(table, hand, plain) else (plain,) for plain in found]
        return tuple([action for actions in calls for action in actions])
    return tuple(found)


def facts(table: Table, rule: Rule, action: Action | None = None) -> dict[str, int | str]:
    """What a rule's sentence may quote: ``card`` ``color`` ``symbol`` (led) ``run`` ``owed`` ``by`` ``seat``."""
    if rule is Rule.OVER:
        return {}
    told = {
        "card": action.card if action else None,
        "color": table.color,
        "symbol": table.symbol,
        "run": table.run,
        "owed": 2 * table.stack or None,
        "by": table.plus3[0] if table.plus3 else None,
        "seat": table.turn,
    }
    return {key: value for key, value in told.items() if value is not None}
