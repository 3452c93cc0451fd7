"""Stones: two faces, a colour each, written top face first (``"WB"`` = white up); a double has one colour on both."""

from __future__ import annotations

from functools import cache

__all__ = ["COLORS", "FACES", "KINDS", "KIND_OF", "Counts", "Stack", "can_show", "count", "fewer", "more"]

COLORS = "WBRY"
"""White, blue, red, yellow."""

KINDS = ("WB", "WR", "WY", "BR", "BY", "RY")
"""The six colour pairs, in the order and the spelling used for a stone that does not lie yet."""

FACES = tuple(face for kind in KINDS for face in (kind, kind[::-1]))
"""Every way a stone that is no double can lie."""

KIND_OF = {face: kind for kind in KINDS for face in (kind, kind[::-1])}
"""The kind of a stone, whichever face is up."""

Stack = tuple[str, ...]
"""Stones from bottom to top."""

Counts = tuple[int, ...]
"""How many there are of each kind, in the order of KINDS."""

_INDEX = {face: KINDS.index(kind) for face, kind in KIND_OF.items()}


def count(counts: Counts, stone: str) -> int:
    """How many of the stone's kind there are."""
    return counts[_INDEX[stone]]


def fewer(counts: Counts, stone: str) -> Counts:
    """The counts with one of the stone's kind less."""
    at = _INDEX[stone]
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def more(hand: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The hand with one stone more, in the order of KINDS."""
    return tuple(sorted((*hand, kind), key=KINDS.index))


@cache
def can_show(missing: str, supply: Counts) -> bool:
    """Whether every missing colour can still be put up, each by a stone of its own (rule staka.field.side)."""
    if not missing:
        return True
    return any(
        number and missing[0] in kind and can_show(missing[1:], fewer(supply, kind))
        for kind, number in zip(KINDS, supply, strict=True)
    )
