"""Players who go by what they like to do, and know little more than what fits: the two lowest levels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core import Observation, Rng
from ...taki import Action, State
from ...taki import Observation as Seen
from ...taki.cards import COLOR, NUMBERS, SYMBOL

__all__ = ["Likes"]

OF_TEN = 10


@dataclass(frozen=True, slots=True)
class Likes:
    """Does what it likes best at the moment.

    ``likes`` is how it likes to lay a card of a symbol, or to do what a verb says; ``mood`` how far that changes from
    one time to the next; ``calls`` at how many of ten last cards it thinks of the call; ``alike`` what each other card
    of the colour in its hand adds.
    """

    likes: Mapping[str, float]
    mood: float
    calls: int
    alike: float = 0.0

    def choose(self, observation: Observation, rng: Rng, deadline: float) -> Any:
        """What it likes best, the call apart: that it remembers or not."""
        actions = observation.legal()
        worth = self.weigh(observation, rng, deadline)
        moods = {action: worth[action] + self.mood * rng.below(1024) / 1024 for action in actions if not action.call}
        best = max(moods, key=lambda action: moods[action])
        called = best._replace(call=True)
        return called if called in actions and rng.below(OF_TEN) < self.calls else best

    def weigh(self, observation: Observation, rng: Rng, deadline: float) -> dict[Any, float]:
        """How it likes each action in an even mood."""
        assert isinstance(observation, Seen | State)
        seen = observation if isinstance(observation, Seen) else observation.seen_by(observation.turn)
        colors = [COLOR[card] for card in seen.hand]
        return {action: self._liked(action, colors) + action.call for action in seen.legal()}

    def _liked(self, action: Action, colors: list[str | None]) -> float:
        if action.card is None:
            return self.likes[action.verb]
        color = action.color or COLOR[action.card]
        return self.likes[SYMBOL[action.card]] + self.alike * (colors.count(color) if color else 0)


COLOURED = ("S", "D", "+2", "+", "T")
FIRST = {
    **dict.fromkeys(NUMBERS, 2.0),
    **dict.fromkeys(COLOURED, 3.0),
    **dict.fromkeys(("CC", "ST", "K", "+3"), 4.0),
    **dict.fromkeys(("close", "leave"), 2.0),
    "draw": 1.0,
    "pass": 0.0,
    "break": 3.0,
    "BK": -9.0,
}
"""Likes the cards best that look most special, ends a run anywhere, and does not always answer a stack."""
EASY = {
    **dict.fromkeys((*NUMBERS, *COLOURED), 4.0),
    **dict.fromkeys(("CC", "ST", "K"), 2.0),
    **dict.fromkeys(("draw", "pass", "close", "leave"), 0.0),
    "+3": 3.0,
    "BK": -9.0,
    "break": 3.0,
}
"""Lays what it can, a whole run too, and colourless cards last."""
