"""Positions and observations from JSON, checked key by key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .. import check
from ..core import BadPosition, Json
from .cards import BOX, COLOR, COLORS, SYMBOL, SYMBOLS
from .ids import Options
from .play import Draw, Open, Work, blocked
from .rules import Hand
from .state import Observation, State

__all__ = ["observation", "position"]

_OPEN = ("discard", "turn", "direction", "lead", "stack", "run", "in_run", "after", "plus3", "phases", "draws")
_REQUIRED = ("hands", "discard", "turn")
_MOST = 116


def position(data: Json, options: Options | None = None) -> State:
    """The state of a position; ``hands``, ``discard`` and ``turn`` are required. Raises BadPosition."""
    options = options or Options()
    data = check.keys(data, ("hands", "draw", *_OPEN, "seed"), _REQUIRED, BadPosition, "position")
    hands = tuple(_cards(hand, "hands") for hand in check.items(data["hands"], "hands", 2, 10, BadPosition))
    draw = _cards(data.get("draw", []), "draw")
    counts = tuple(map(len, hands))
    table = _table(data, counts, options)
    _in_the_box({"hands": (card for hand in hands for card in hand), "draw": draw, "discard": table[0]})
    seed = check.integer(data.get("seed", 0), "seed", 0, (1 << 48) - 1, BadPosition)
    state = State(hands, draw, *table, seed, options)
    _check_end(state.seen_by(None))
    if state.turn is None and all(counts) and not blocked(Work(state), list(hands)):
        raise BadPosition("turn", "is null only when a hand is empty or no card can move")
    return state


def observation(data: Json, options: Options | None = None) -> Observation:
    """The observation of ``Observation.json()``; ``seat``, ``hands``, ``draw``, ``discard`` and ``turn`` are required.

    Raises BadPosition.
    """
    options = options or Options()
    known = ("seat", "hands", "draw", *_OPEN)
    data = check.keys(data, known, ("seat", *_REQUIRED, "draw"), BadPosition, "position")
    hands = check.items(data["hands"], "hands", 2, 10, BadPosition)
    seat = _seat(data["seat"], "seat", len(hands))
    hand = () if seat is None else _cards(hands[seat], "hands")
    counts = tuple(
        len(hand) if one == seat else check.integer(cards, "hands", 0, _MOST, BadPosition)
        for one, cards in enumerate(hands)
    )
    draw = check.integer(data["draw"], "draw", 0, _MOST, BadPosition)
    table = _table(data, counts, options)
    _in_the_box({"hands": hand, "discard": table[0]})
    if sum(counts) + draw + len(table[0]) > _MOST:
        raise BadPosition("draw", f"more cards than the {_MOST} in the box")
    seen = Observation(seat, hand, counts, draw, *table, options)
    _check_end(seen)
    return seen


def _table(data: dict[str, Json], counts: tuple[int, ...], options: Options) -> Open:
    seats = len(counts)
    discard = _cards(data["discard"], "discard")
    if not discard:
        raise BadPosition("discard", "has at least one card")
    turn = _seat(data["turn"], "turn", seats)
    direction = check.one_of(data.get("direction", 1), "direction", (1, -1), BadPosition)
    run = check.one_of(data.get("run"), "run", (None, *COLORS), BadPosition)
    color, symbol = _lead(data["lead"]) if "lead" in data else _lead_of(discard, run)
    stack = check.integer(data.get("stack", 0), "stack", 0, 8, BadPosition)
    in_run = check.truth(data.get("in_run", False), "in_run", BadPosition)
    after = check.one_of(data.get("after"), "after", (None, "+", "K"), BadPosition)
    plus3 = _plus3(data.get("plus3"), seats)
    phases = _phases(data.get("phases"), seats, options)
    draws = tuple(_draw(draw, seats) for draw in check.items(data.get("draws", []), "draws", 0, _MOST, BadPosition))
    if run is not None and run != color:
        raise BadPosition("run", "must have the colour of the lead")
    if in_run and (run is None or (COLOR[discard[-1]] != run and discard[-1] != "ST")):
        raise BadPosition("in_run", "needs a run and its last card on top")
    if in_run and (stack or after or plus3):
        raise BadPosition("in_run", "goes with no stack, no second card and no +3")
    if stack and (after or plus3):
        raise BadPosition("stack", "goes with no second card and no +3")
    if after and plus3:
        raise BadPosition("after", "goes with no +3")
    if plus3 and turn not in (None, plus3[1]):
        raise BadPosition("plus3", "asks the seat whose turn it is")
    return discard, turn, direction, color, symbol, stack, run, in_run, after, plus3, phases, draws


def _check_end(seen: Observation) -> None:
    """An empty hand and the end of the game go together."""
    empty = [seat for seat, count in enumerate(seen.counts) if not count]
    by = seen.plus3[0] if seen.plus3 else None
    if seen.turn is not None:
        if empty and empty != [by]:
            raise BadPosition("hands", "one is empty, but the game is not over")
    elif by is not None:
        if by not in empty or len(empty) > 2:
            raise BadPosition("plus3", "is kept at the end only when it was the last card of its player")
    elif len(empty) > 1:
        raise BadPosition("hands", "more than one is empty")
    for seat in empty:
        if seen.phases is not None and seen.phases[seat] > 1:
            raise BadPosition("phases", f"seat {seat} has an empty hand, which ends a phase")


def _cards(value: Json, field: str) -> Hand:
    cards = check.items(value, field, 0, _MOST, BadPosition)
    for card in cards:
        if not isinstance(card, str) or card not in BOX:
            raise BadPosition(field, f"there is no such card: {str(card)[:20]!r}")
    return tuple(cards)


def _in_the_box(fields: dict[str, Iterable[str]]) -> None:
    seen: Counter[str] = Counter()
    for field, cards in fields.items():
        for card in cards:
            seen[card] += 1
            if seen[card] > BOX[card]:
                raise BadPosition(field, f"the box holds {BOX[card]} of {card}")


def _seat(value: Json, field: str, seats: int) -> int | None:
    return None if value is None else check.integer(value, field, 0, seats - 1, BadPosition)


def _lead(value: Json) -> tuple[str | None, str | None]:
    lead = check.keys(value, ("color", "symbol"), (), BadPosition, "lead")
    return (
        check.one_of(lead.get("color"), "lead", (None, *COLORS), BadPosition),
        check.one_of(lead.get("symbol"), "lead", (None, *SYMBOLS), BadPosition),
    )


def _lead_of(discard: Hand, run: str | None) -> tuple[str | None, str | None]:
    """The lead that playing these cards leaves, as far as the cards tell: a named colour is not known any more."""
    color: str | None = None
    symbol: str | None = None
    for card in discard:
        if COLOR[card] is not None:
            color, symbol = COLOR[card], SYMBOL[card]
        elif card == "ST":
            symbol = "T"
        elif card in ("CC", "K"):
            color = symbol = None
    return (color or run), symbol


def _plus3(value: Json, seats: int) -> tuple[int, int] | None:
    if value is None:
        return None
    data = check.keys(value, ("by", "asked"), ("by", "asked"), BadPosition, "plus3")
    by = check.integer(data["by"], "plus3", 0, seats - 1, BadPosition)
    asked = check.integer(data["asked"], "plus3", 0, seats - 1, BadPosition)
    if by == asked:
        raise BadPosition("plus3", "does not ask its own player")
    return by, asked


def _phases(value: Json, seats: int, options: Options) -> tuple[int, ...] | None:
    if not options.tournament:
        if value is not None:
            raise BadPosition("phases", "belong to a tournament")
        return None
    if value is None:
        return (8,) * seats
    return tuple(
        check.integer(phase, "phases", 1, 8, BadPosition)
        for phase in check.items(value, "phases", seats, seats, BadPosition)
    )


def _draw(value: Json, seats: int) -> Draw:
    seat, count, color, symbol = check.items(value, "draws", 4, 4, BadPosition)
    return (
        check.integer(seat, "draws", 0, seats - 1, BadPosition),
        check.integer(count, "draws", 0, _MOST, BadPosition),
        check.one_of(color, "draws", (None, *COLORS), BadPosition),
        check.one_of(symbol, "draws", (None, *SYMBOLS, "BK"), BadPosition),
    )
