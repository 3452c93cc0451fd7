"""The rule ids, the options and the actions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from ..core import BadAction, Json, choice
from ..core import Options as BaseOptions

__all__ = ["ACTIONS", "Action", "Options", "Rule", "parse"]


class Rule(StrEnum):
    """The rule ids, in the order of the rules."""

    TURN = "kalaha.turn"
    OWN = "kalaha.own"
    EMPTY = "kalaha.empty"
    SOW = "kalaha.sow"
    SKIP = "kalaha.skip"
    LAP = "kalaha.lap"
    AGAIN = "kalaha.again"
    CAPTURE = "kalaha.capture"
    NOCAPTURE = "kalaha.nocapture"
    END = "kalaha.end"
    SWEEP = "kalaha.sweep"
    RESULT = "kalaha.result"
    OVER = "kalaha.over"


@dataclass(frozen=True)
class Options(BaseOptions):
    """Pits in a row (1 to 6) and seeds in each pit at the start (1 to 10)."""

    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {
        "classic": {"pits": 6, "seeds": 4},
        "long": {"pits": 6, "seeds": 6},
        "small": {"pits": 4, "seeds": 3},
    }
    pits: int = choice(6, range(1, 7))
    seeds: int = choice(4, range(1, 11))


@dataclass(frozen=True, slots=True)
class Action:
    """Lift the seeds of one of the mover's own pits, 1 to 6."""

    pit: int

    def __str__(self) -> str:
        return str(self.pit)


ACTIONS = tuple(Action(pit) for pit in range(1, 7))


def parse(text: str) -> Action:
    """The action for ``"1"`` … ``"6"``; anything else raises BadAction."""
    if not isinstance(text, str) or len(text) != 1 or text not in "123456":
        raise BadAction(text)
    return ACTIONS[int(text) - 1]
