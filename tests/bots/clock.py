"""A clock for players: a test counts how often a player looks at it, and never seconds."""

from __future__ import annotations


class Clock:
    """Stands in for ``time.monotonic``: ``step`` seconds go by with every look."""

    def __init__(self, step: float) -> None:
        self.step, self.looks = step, 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step
