"""Names: the rule ids and the options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from ..core import Json, choice
from ..core import Options as BaseOptions

__all__ = ["Options", "Rule"]


class Rule(StrEnum):
    """The rule ids, in the order of the rules."""

    DEAL = "taki.deal"
    FIRST = "taki.first"
    YOUNGEST = "taki.youngest"
    MATCH = "taki.match"
    DRAW = "taki.draw"
    DRAWN = "taki.drawn"
    STOP = "taki.stop"
    PLUS2 = "taki.plus2"
    DIRECTION = "taki.direction"
    COLOR = "taki.color"
    RUN = "taki.run"
    RUN_ONLY = "taki.run.only"
    CLOSE = "taki.close"
    ALONE = "taki.alone"
    RUN_LAST = "taki.run.last"
    SUPERTAKI = "taki.supertaki"
    KING = "taki.king"
    PLUS = "taki.plus"
    PLUS3 = "taki.plus3"
    BREAKER = "taki.breaker"
    BREAKER_OWN = "taki.breaker.own"
    CALL = "taki.call"
    CALL_EARLY = "taki.call.early"
    WIN = "taki.win"
    RESHUFFLE = "taki.reshuffle"
    BLOCKED = "taki.blocked"
    TURN = "taki.turn"
    HOLD = "taki.hold"
    OVER = "taki.over"
    PHASE = "taki.phase"
    CHAMPION = "taki.champion"


@dataclass(frozen=True)
class Options(BaseOptions):
    """House rules.

    ``first_card``: an action card turned first is ignored, turned under until a number shows, or applied.
    ``must_play``: one may draw only when nothing (but Breakers) can be played.
    ``colourless_in_run``: Change Colour, King, +3 and Breaker may end one's own run, or never.
    ``run_all``: a run may not be closed or left while a card of its colour is in hand.
    ``king_stops_plus3``: the next seat may answer a +3 with a King, or not.
    ``finish_on_plus``: a PLUS as last card wins.
    ``call``: "last card" must be called.
    ``tournament``: eight phases.
    """

    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {
        "classic": {},
        "children": {"call": False},
        "tournament": {"tournament": True},
    }
    first_card: str = choice("ignore", ("ignore", "numbers", "apply"))
    must_play: bool = choice(True, (True, False))
    colourless_in_run: str = choice("end", ("end", "never"))
    run_all: bool = choice(False, (False, True))
    king_stops_plus3: str = choice("next", ("next", "off"))
    finish_on_plus: bool = choice(False, (False, True))
    call: bool = choice(True, (True, False))
    tournament: bool = choice(False, (False, True))
