"""How much an action appeals to a player who knows the cards: rules of thumb, in cards one gets ahead by.

They look at the open table and one hand, so they serve a seat that sees only its own cards and playing out alike.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...taki.cards import COLOR, SYMBOL, Action
from ...taki.rules import Hand, Table, call_is_due

__all__ = ["appeal"]

PLAYED = 5.0
FORGOTTEN_CALL = -20.0
SPENT = {"CC": -1.5, "ST": -1.5, "K": -3.0, "+3": 1.5, "BK": -3.0}
"""What it costs to part with a colourless card, or gains when others must draw."""
ACTS = {"S": 0.6, "D": 0.0, "+2": 1.2}
LAST_IN_RUN = {"+": -2.0, "T": -1.5, "D": 0.1, "S": 1.0, "+2": 1.4}
"""How good a card is as the one that acts when a run closes; a number is 0."""
FOLLOWS = 0.35
"""Each card left in the hand that could follow on a colour that is named."""
ALIKE = -0.3
"""The same for a card: a colour of which one holds few comes up seldom, so it goes first."""
DANGER = 2
"""With so few cards the next seat must be stopped."""


def appeal(table: Table, hand: Hand, counts: Sequence[int], action: Action) -> float:
    """More is better; ``counts`` are the cards of every seat."""
    worth = 0.0 if action.call or not call_is_due(table, hand, action) else FORGOTTEN_CALL
    verb, card = action.verb, action.card
    if card is None:
        return worth + _without_card(table, hand, verb)
    rest = list(hand)
    rest.remove(card)
    if table.plus3 is not None:
        return worth + (1.5 if rest else PLAYED)
    if table.in_run and table.run is not None:
        return worth + _in_run(table.run, rest, card)
    color, symbol = action.color or COLOR[card] or table.color, SYMBOL[card]
    worth += PLAYED + SPENT.get(card, 0.0) * (len(rest) > 2 or card == "BK")
    if table.stack and card == "K":
        worth += 2 * table.stack
    if symbol in ("T", "ST"):
        alike = sum(COLOR[one] == color for one in rest)
        worth += 0.9 * alike if alike else -1.5
    elif symbol == "+":
        worth += 0.5 if any(COLOR[one] in (color, None) or SYMBOL[one] == "+" for one in rest) else -2.0
    else:
        following = counts[_after(table)]
        worth += ACTS.get(symbol, 0.0)
        if following <= DANGER and symbol in ("S", "+2", "+3", "D"):
            worth += 1.5
        if symbol == "S" and table.seats == 2:
            worth += 0.7
    return worth + (FOLLOWS if action.color else ALIKE) * sum(
        COLOR[one] in (color, None) or SYMBOL[one] == symbol for one in rest
    )


def _without_card(table: Table, hand: Hand, verb: str) -> float:
    if verb == "break":
        return 6.0
    if verb == "close":
        return LAST_IN_RUN.get(SYMBOL[table.discard[-1]], 0.0)
    if verb == "leave":
        return -1.0
    if verb == "draw":
        return -2.0 * max(1, table.stack)
    return 0.0


def _in_run(run: str, rest: list[str], card: str) -> float:
    """In one's own run: everything goes, the card that should act last; a colourless card ends it."""
    if COLOR[card] is None and card != "ST":
        if any(COLOR[one] == run for one in rest):
            return -1.0
        return 2.0 + SPENT[card] if len(rest) > 1 and card != "+3" else 3.0
    if card == "ST":
        return -0.5 if len(rest) > 1 else 2.0
    return PLAYED - LAST_IN_RUN.get(SYMBOL[card], 0.0)


def _after(table: Table) -> int:
    assert table.turn is not None, "a finished game has nobody to follow"
    return (table.turn + table.direction) % table.seats
