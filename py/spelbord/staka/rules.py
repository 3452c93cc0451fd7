"""The rule ids and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import permutations
from typing import ClassVar

from ..core import Json, choice
from ..core import Options as BaseOptions
from .stones import COLORS

__all__ = ["HAND", "ORDER", "Options", "Rule"]

HAND = 3
"""The most stones a hand may hold, the double apart."""


class Rule(StrEnum):
    """The rule ids, in the order of the rules."""

    COLORS = "staka.colors"
    FIELD_TOUCH = "staka.field.touch"
    FIELD_SIDE = "staka.field.side"
    FIELD_TURN = "staka.field.turn"
    PAWN = "staka.pawn"
    WALK = "staka.walk"
    WALK_CLIMB = "staka.walk.climb"
    WALK_MUST = "staka.walk.must"
    STAY = "staka.stay"
    SWIM = "staka.swim"
    SWIM_EDGE = "staka.swim.edge"
    SWIM_COLOR = "staka.swim.color"
    SHARE = "staka.share"
    TAKE = "staka.take"
    LAY = "staka.lay"
    LAY_HEIGHT = "staka.lay.height"
    LAY_COLOR = "staka.lay.color"
    LAY_PAWN = "staka.lay.pawn"
    DOUBLE = "staka.double"
    EITHER = "staka.either"
    TAKE_MUST = "staka.take.must"
    LAY_MUST = "staka.lay.must"
    PASS = "staka.pass"
    STOP = "staka.stop"
    END = "staka.end"
    DEAD = "staka.dead"
    SCORE = "staka.score"
    SCORE_PAWN = "staka.score.pawn"
    SCORE_FOREIGN = "staka.score.foreign"
    WIN = "staka.win"
    TURN = "staka.turn"
    HAND = "staka.hand"
    OVER = "staka.over"


ORDER: Mapping[StrEnum, int] = {rule: number for number, rule in enumerate(Rule)}
"""The place of each rule in the list."""


@dataclass(frozen=True)
class Options(BaseOptions):
    """What the rules leave open.

    ``field``: the players lay it, or chance does. ``colors``: seat 0 takes the first, seat 1 the second, and so on.
    ``swim_color``: which stones one may swim to. ``share_stone``: two pawns may stand on one stack. ``lay_under_pawn``:
    one may lay under another seat's pawn. ``double_counts``: who holds the double may not stop. ``double_on_ground``:
    the double may lie on the ground. ``max_idle_rounds``: rounds without a take or a lay after which the game ends.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {"closed": {"swim_color": "own", "share_stone": False}}
    field: str = choice("players", ("players", "random"))
    colors: str = choice(COLORS, map("".join, permutations(COLORS)))
    swim_color: str = choice("any", ("any", "own"))
    share_stone: bool = choice(True, (True, False))
    lay_under_pawn: bool = choice(False, (False, True))
    double_counts: bool = choice(True, (True, False))
    double_on_ground: bool = choice(False, (False, True))
    max_idle_rounds: int = choice(10, range(1, 21))
