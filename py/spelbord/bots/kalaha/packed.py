"""Rows of pits as single integers, and what sowing a pit of a row does to both.

A row is a sum of fields of ``width`` bits, the owner's pit 1 lowest. With 6 pits and 5 bits a row fits in one digit of
CPython's integers, which makes adding and comparing rows as cheap as Python can be. What a move does to its own row
depends on that row alone, and rows are far fewer than positions: they are worked out once each and remembered.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

__all__ = ["MOST_ROWS", "Capture", "Moves", "Packing", "Sowing", "packing"]

MOST_ROWS = 200_000
"""How many rows are remembered before all are forgotten: about 150 MB."""

Sowing = tuple[int, int, int]
"""Own row after, what to add to the other row, seeds banked."""

Capture = tuple[int, int, int, int, int]
"""A sowing that ends in an empty own pit: the same three, the shift of the pit opposite, own row if it captures."""


class Moves(NamedTuple):
    """What can be played from a row, each group from the pit nearest the store."""

    again: tuple[Sowing, ...]
    captures: tuple[Capture, ...]
    others: tuple[Sowing, ...]


class Packing(dict[int, Moves]):
    """How rows of ``pits`` pits are packed in fields of ``width`` bits; maps a row to its moves."""

    def __init__(self, pits: int, width: int) -> None:
        super().__init__()
        self.pits = pits
        self.width = width
        self.bits = pits * width
        self.field = (1 << width) - 1
        self._deltas = [[self._delta(pit, count) for count in range(1 << width)] for pit in range(pits)]

    def pack(self, row: Sequence[int]) -> int:
        """The integer for the seeds in each pit."""
        packed = 0
        for seeds in reversed(row):
            packed = packed << self.width | seeds
        return packed

    def unpack(self, row: int) -> tuple[int, ...]:
        """The seeds in each pit."""
        return tuple(row >> pit * self.width & self.field for pit in range(self.pits))

    def sow(self, own: int, other: int, pit: int) -> tuple[int, int, int, bool]:
        """Play a pit (from 0) that holds a seed: own and other row after, seeds banked, whether the turn stays."""
        kind, move = self._move(own, pit)
        if kind == 1:
            after, add, banked, opposite, captured = move  # type: ignore[misc]  # kind 1 is a Capture
            other += add
            seeds = other >> opposite & self.field
            if seeds:
                return captured, other - (seeds << opposite), banked + 1 + seeds, False
            return after, other, banked, False
        after, add, banked = move[:3]
        return after, other + add, banked, kind == 0

    def __missing__(self, own: int) -> Moves:
        if len(self) >= MOST_ROWS:
            self.clear()
        groups: tuple[list[Sowing], list[Capture], list[Sowing]] = ([], [], [])
        for pit in range(self.pits - 1, -1, -1):
            if own >> pit * self.width & self.field:
                kind, move = self._move(own, pit)
                groups[kind].append(move)  # type: ignore[arg-type]  # the kind says which group it belongs to
        moves = self[own] = Moves(*map(tuple, groups))  # type: ignore[arg-type]
        return moves

    def _move(self, own: int, pit: int) -> tuple[int, Sowing | Capture]:
        add, add_other, banked, last = self._deltas[pit][own >> pit * self.width & self.field]
        after = own + add
        if last == self.pits:
            return 0, (after, add_other, banked)
        if last < self.pits and after >> last * self.width & self.field == 1:
            opposite = (self.pits - 1 - last) * self.width
            return 1, (after, add_other, banked, opposite, after - (1 << last * self.width))
        return 2, (after, add_other, banked)

    def _delta(self, pit: int, count: int) -> tuple[int, int, int, int]:
        """What to add to both rows, seeds banked, and the place of the last seed (own pits, store, other pits)."""
        rows, lap = [0, 0, 0], 2 * self.pits + 1
        rows[0] -= count << pit * self.width
        for step in range(1, count + 1):
            place = (pit + step) % lap
            if place < self.pits:
                rows[0] += 1 << place * self.width
            elif place == self.pits:
                rows[2] += 1
            else:
                rows[1] += 1 << (place - self.pits - 1) * self.width
        return rows[0], rows[1], rows[2], (pit + count) % lap


@lru_cache(maxsize=8)
def packing(pits: int, seeds: int) -> Packing:
    """The packing for a board on which ``seeds`` lie in the pits: no pit can ever hold more."""
    return _packing(pits, max(5, seeds.bit_length()))


@lru_cache(maxsize=8)
def _packing(pits: int, width: int) -> Packing:
    return Packing(pits, width)
