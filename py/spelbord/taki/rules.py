"""What may be played: functions of the open table and the hand of the seat that must act.

State and observation share them, so that nothing hidden can decide what is legal.
"""

from __future__ import annotations

from typing import Protocol

from .cards import COLOR, NAMED, PLAIN, SYMBOL, Action
from .ids import Options, Rule

__all__ = ["Hand", "Table", "call_is_due", "can_play", "card_rule", "ends_turn", "facts", "legal", "why_not"]

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


_ON_STACK = {"CC": Rule.COLOR, "ST": Rule.SUPERTAKI, "BK": Rule.BREAKER_OWN}
_ON_PLUS3 = {"CC": Rule.COLOR, "ST": Rule.SUPERTAKI, "BK": Rule.BREAKER, "K": Rule.KING}


def card_rule(table: Table, card: str) -> Rule | None:
    """The rule that forbids this card now, held or not; None when it may be played."""
    if table.plus3 is not None:
        by, asked = table.plus3
        after_it = asked == (by + table.direction) % table.seats
        if card == "K" and after_it and table.options.king_stops_plus3 == "next":
            return None
        return _ON_PLUS3.get(card, Rule.PLUS3)
    color = COLOR[card]
    if table.in_run:
        if color == table.run or card == "ST":
            return None
        return None if color is None and table.options.colourless_in_run == "end" else Rule.RUN_ONLY
    if table.stack:
        return None if SYMBOL[card] == "+2" or card == "K" else _ON_STACK.get(card, Rule.PLUS2)
    if color is None or color == table.color or table.color is None or table.after == "K":
        return None
    return None if SYMBOL[card] == table.symbol else Rule.MATCH


def can_play(table: Table, hand: Hand) -> bool:
    """Whether a card of the hand may be played; a Breaker does not count, it is never forced out."""
    return any(card != "BK" and card_rule(table, card) is None for card in hand)


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
    verb, card = action.verb, action.card
    if card is not None:
        if card not in hand:
            return Rule.HOLD
        rule = card_rule(table, card)
        if rule is None and card == "ST" and (action.color is None) == (table.color is None):
            rule = Rule.SUPERTAKI
    else:
        rule = _VERBS[verb](table, hand)
        if rule is None and verb == "close" and table.discard[-1] in _TAKIS:
            rule = Rule.ALONE
    if rule is None and action.call and not call_is_due(table, hand, action):
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
    if not (table.options.must_play or table.after) or not can_play(table, hand):
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


def legal(table: Table, hand: Hand) -> tuple[Action, ...]:
    """Every legal action of the acting seat: cards in the order of the hand, then the rest; each before its call."""
    if table.turn is None:
        return ()
    found: list[Action] = []
    for card in dict.fromkeys(hand):
        if card_rule(table, card) is None:
            named = card == "CC" or (card == "ST" and table.color is None)
            for plain, called in NAMED[card] if named else (PLAIN[card],):
                found.append(plain)
                if len(hand) == 2 and call_is_due(table, hand, plain):
                    found.append(called)
    verbs = ("close", "leave") if table.in_run else ("break", "pass") if table.plus3 is not None else ("draw", "pass")
    for verb in verbs:
        plain, called = PLAIN[verb]
        if why_not(table, hand, plain) is None:
            found.append(plain)
            if call_is_due(table, hand, plain):
                found.append(called)
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
