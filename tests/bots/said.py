"""What the package says of an action, without a bot that thinks."""

from __future__ import annotations

from typing import Any

from spelbord import bots
from spelbord.bots import Analysis
from spelbord.core import Observation
from spelbord.games import GAMES


def said(game: str, seen: Observation, *line: str, value: float = 0) -> tuple[str, dict[str, Any]]:
    """The reason for the first action of the line; all other actions are worth 0."""
    actions = tuple(GAMES[game].parse(text) for text in line)
    found = [
        Analysis(action, value, False, None, actions)
        if action == actions[0]
        else Analysis(action, 0.0, False, None, (action,))
        for action in seen.legal()
    ]
    reason = bots.reasons(game, seen, found)[seen.legal().index(actions[0])]
    return reason.kind, dict(reason.facts)
