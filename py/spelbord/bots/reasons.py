"""Why an action: one true thing about each, named from a closed set, for a sentence that a person reads.

A game's module of reasons has ``KINDS``, which facts each of its kinds quotes, and ``weighed``, everything that can be
said of an action with how much it matters; the numbers only order what is said of one action. What holds in any game is
said here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from ..core import Observation
from .base import Analysis, Reason
from .kalaha import reasons as kalaha
from .staka import reasons as staka
from .taki import reasons as taki

__all__ = ["kinds", "reasons"]

Weighed = Iterator[tuple[float, Reason]]

ANY_GAME: Mapping[str, tuple[str, ...]] = {"only": (), "best": (), "plain": ()}
"""``only``: there is no other action; ``best``: none is worth more; ``plain``: another one is."""

OF_GAME: Mapping[str, tuple[Mapping[str, tuple[str, ...]], Callable[[Any, Analysis], Weighed]]] = {
    "kalaha": (kalaha.KINDS, kalaha.weighed),
    "staka": (staka.KINDS, staka.weighed),
    "taki": (taki.KINDS, taki.weighed),
}


def kinds(game: str) -> Mapping[str, tuple[str, ...]]:
    """Every kind of reason that a game knows, with the names of its facts."""
    own, _ = OF_GAME.get(game, ({}, None))
    return {**ANY_GAME, **own}


def reasons(game: str, seen: Observation, found: list[Analysis]) -> list[Reason]:
    """For each analysis, of which there is one of every legal action, what matters most about it."""
    if len(found) == 1:
        return [Reason("only")]
    best = max(one.value for one in found)
    _, weighed = OF_GAME.get(game, ({}, _nothing))
    made = []
    for one in found:
        _, reason = max(weighed(seen, one), key=lambda said: said[0], default=(0, None))
        made.append(reason or Reason("best" if one.value == best else "plain"))
    return made


def _nothing(_seen: Observation, _one: Analysis) -> Weighed:
    return iter(())
