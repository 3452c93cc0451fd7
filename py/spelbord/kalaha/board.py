"""The board as one whole number, and all that can be worked out before a game.

A byte a place, lowest first: the pits of seat 0, its store, the pits of seat 1, its store. The byte of a store is its
seeds, that of a pit 127 more, so that its highest bit says whether the pit holds any; a box has at most 120, so no byte
overflows. Sowing a pit is a single addition. With p pits a row, the pit opposite place i is 2p - i, and sowing goes up
by one, round and round.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any

from .rules import ACTIONS, Action, Options

__all__ = ["BITS", "BYTE", "Side", "packed", "place_name", "side", "unpacked", "way"]

BITS = 8
BYTE = 255
EMPTY = 127
ONE = 128
"""The byte of a pit with one seed, and its bit in that of any pit that is not empty."""

Sowing = tuple[int, "Side", int, int]
"""What to add to the board, whose turn follows, and two numbers that say when that is not all; see :meth:`Side.settled`."""


class Side:
    """What a seat can do at its turn: one for each seat of a set of options, and one for when the game is over.

    ``held`` and ``across`` are the highest bits of its pits and of the other's; ``actions`` are looked up by those of its
    pits that are set. ``pits[pit]`` is the whole byte of a pit, and ``sowings`` are looked up by what is in it.
    """

    __slots__ = (
        "across", "actions", "held", "none", "opposite", "options", "other", "over", "pits", "row", "seat", "sowings",
        "store",
    )  # fmt: skip

    other: Side
    over: Side

    def __init__(self, options: Options, seat: int | None) -> None:
        self.options, self.seat = options, seat
        self.held = self.across = self.row = self.none = self.store = 0
        self.actions: dict[int, tuple[Action, ...]] = {0: ()}
        self.pits: dict[int, int] = {}
        self.sowings: dict[int, Sowing] = {}
        self.opposite: dict[int, int] = {}

    def settled(self, board: int, sign: int, then: Side) -> tuple[int, int, Side]:
        """The board after a capture if there is one, after a sweep if the game is over, and whose turn follows.

        ``sign`` is the lone seed that was sown last, or 0 if the row has become empty.
        """
        if sign:
            opposite = self.opposite[sign]
            taken = (board >> opposite & BYTE) - EMPTY
            if taken:
                board += (1 + taken << self.store) - (sign >> BITS - 1) - (taken << opposite)
        if board & self.held and board & self.across:
            return board, board, then
        swept = board
        for one in (self, self.other):
            left = (board & one.row) - one.none
            # The sum of the bytes, for 256 leaves 1 when divided by 255.
            swept += (left % BYTE << one.store) - left
        return board, swept, self.over

    def __repr__(self) -> str:
        return f"Side({self.options}, {self.seat})"

    def __reduce__(self) -> tuple[Any, ...]:
        return side, (self.options, self.seat)


def side(options: Options, seat: int | None) -> Side:
    """The one and only; None for the end of the game."""
    return _sides(options)[2 if seat is None else seat]


@cache
def _sides(options: Options) -> tuple[Side, Side, Side]:
    first, second, over = made = Side(options, 0), Side(options, 1), Side(options, None)
    rows = range(options.pits), range(options.pits + 1, 2 * options.pits + 1)
    for one, other, row, across in ((first, second, *rows), (second, first, *rows[::-1])):
        one.other, one.over = other, over
        one.held, one.across = _each(row, ONE), _each(across, ONE)
        one.row, one.none, one.store = _each(row, BYTE), _each(row, EMPTY), BITS * row.stop
        for chosen in product((False, True), repeat=len(row)):
            held = [place for place, is_held in zip(row, chosen, strict=True) if is_held]
            one.actions[_each(held, ONE)] = tuple([ACTIONS[place - row.start] for place in held])
        for pit, place in enumerate(row, 1):
            one.opposite[ONE << BITS * place] = BITS * (2 * options.pits - place)
            one.pits[pit] = BYTE << BITS * place
            one.sowings.update(_sowings(one, pit, row))
    return made


def _each(places: Iterable[int], byte: int) -> int:
    return sum(byte << BITS * place for place in places)


def _sowings(own: Side, pit: int, row: range) -> Iterator[tuple[int, Sowing]]:
    """By what is in a pit. A row can become empty only by sowing its last pit, or by a capture."""
    assert own.seat is not None
    options, start = own.options, BITS * row[pit - 1]
    add = 0
    for seeds, place in enumerate(way(options.pits, own.seat, pit)[: 2 * options.pits * options.seeds], 1):
        add += (1 << BITS * place) - (1 << start)
        watched, sign = 0, 0
        if place in row:
            watched, sign = BYTE << BITS * place, ONE << BITS * place
        elif pit == len(row):
            watched = own.held
        yield EMPTY + seeds << start, (add, own if place == row.stop else own.other, watched, sign)


@cache
def way(pits: int, seat: int, pit: int) -> tuple[int, ...]:
    """The places that seeds lifted from a pit fall into, in order, for as many seeds as a box can hold."""
    size = 2 * pits + 2
    skipped = 2 * pits + 1 if seat == 0 else pits
    first = seat * (pits + 1) + pit
    lap = [place % size for place in range(first, first + size) if place % size != skipped]
    return tuple(lap * (12 * 10 // len(lap) + 1))


@cache
def _empty(pits: int) -> int:
    return _each((*range(pits), *range(pits + 1, 2 * pits + 1)), EMPTY)


def packed(cells: Iterable[int], pits: int) -> int:
    """The board with so many seeds in each place."""
    return int.from_bytes(bytes(cells), "little") + _empty(pits)


def unpacked(board: int, pits: int) -> list[int]:
    """The seeds in each place of a board."""
    return list((board - _empty(pits)).to_bytes(2 * pits + 2, "little"))


def place_name(pits: int, place: int) -> str:
    """As in positions and events: ``0:3``, ``1:store``."""
    seat, pit = divmod(place, pits + 1)
    return f"{seat}:store" if pit == pits else f"{seat}:{pit + 1}"
