"""TAKI: hidden hands, runs, stacks, a +3 that anyone may break; 2 to 10 seats, one game or a tournament.

``cards`` names the cards and the actions, ``ids`` the rules and the options; ``rules`` says what may be played,
``play`` what it does; ``state`` is the position and what a seat sees of it, ``position`` reads both from JSON.
"""

from __future__ import annotations

from .cards import BOX, CARDS, DECK, Action, parse
from .ids import Options, Rule
from .position import observation, position
from .setup import seats, start
from .state import Observation, State

__all__ = [
    "BOX",
    "CARDS",
    "DECK",
    "Action",
    "Observation",
    "Options",
    "Rule",
    "State",
    "hidden",
    "name",
    "observation",
    "parse",
    "position",
    "seats",
    "start",
]

name = "taki"
hidden = True
