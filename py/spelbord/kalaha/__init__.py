"""Kalaha: two rows of pits, a store each, sowing anticlockwise.

Pits are numbered from their owner's left, which is the direction of sowing; the owner's store follows the last pit.
A place on the board is written ``seat:pit`` or ``seat:store`` (``"0:3"``, ``"1:store"``). ``rules`` has the rule ids,
the options and the actions, ``board`` what can be worked out before a game, ``state`` the position.
"""

from __future__ import annotations

from .positions import position, start
from .rules import Action, Options, Rule, parse
from .state import State

__all__ = ["Action", "Options", "Rule", "State", "hidden", "name", "observation", "parse", "position", "seats", "start"]

name = "kalaha"
seats = range(2, 3)
hidden = False
observation = position
