"""A position of the game, immutable."""

from __future__ import annotations

from typing import NamedTuple

from ..core import IllegalAction, Json, Refusal, Rng, Tell
from . import legal, places, play, refusals, scoring, shown
from .actions import Action
from .board import Board
from .hexes import Cell, cell_text
from .rules import Options, Rule
from .stones import KINDS, Counts

__all__ = ["State"]


class State(NamedTuple):
    """A position. A named tuple because nothing else immutable is made as fast.

    ``colors`` a letter a seat; ``phase`` field, pawn, move, act or over; ``hands`` kinds in the order of KINDS; ``idle``
    the number of turns in a row, up to now, without a take or a lay; a stop shortens it so that it stays as many rounds.
    """

    colors: str
    phase: str
    turn: int | None
    board: Board
    supply: Counts
    pot: Counts
    hands: tuple[tuple[str, ...], ...]
    doubles: tuple[bool, ...]
    pawns: tuple[Cell | None, ...]
    stopped: tuple[bool, ...]
    idle: int
    options: Options

    @property
    def mover(self) -> int:
        """The seat that must act; only while the game is not over."""
        assert self.turn is not None, "a finished game has nobody to move"
        return self.turn

    @property
    def color(self) -> str:
        """The colour of the seat that must act."""
        return self.colors[self.mover]

    @property
    def standing(self) -> Cell:
        """The cell of the mover's pawn; only once it stands."""
        pawn = self.pawns[self.mover]
        assert pawn is not None, "this pawn does not stand yet"
        return pawn

    def legal(self) -> tuple[Action, ...]:
        """Every action allowed now: placing a field stone or a pawn, a move, or a take or lay."""
        return legal.legal(self)

    def universe(self) -> tuple[Action, ...]:
        """Every verb and stone, with every cell that is occupied or touches one that is."""
        return legal.universe(self)

    def why_not(self, action: Action) -> Rule | None:
        """The first rule broken, except that staka.over and the phase come before all others."""
        no = refusals.refusal(self, action)
        return Rule(no.rule) if no else None

    def refusal(self, action: Action) -> Refusal | None:
        """``why_not`` with its facts; see :mod:`.refusals`."""
        return refusals.refusal(self, action)

    def refusal_at(self, at: str) -> Refusal | None:
        """Why a cell, a stone or a word cannot be used now; see :mod:`.places`."""
        return places.refusal_at(self, at)

    def preview(self, action: Action) -> dict[str, Json]:
        """What to press for a legal action, and what it does; see :mod:`.places`."""
        return places.preview(self, action)

    def play(self, action: Action, tell: Tell | None = None) -> State:
        """The state after the action. Raises IllegalAction.

        Events: ``field`` (seat, cell, stone, face, level), ``pawn`` (seat, cell, height, color), ``walk`` and ``swim``
        (seat, from, to, climb, height, color), ``stay`` (seat, cell), ``take`` (seat, stone, left), ``lay`` and
        ``double`` (seat, cell, stone, face, level, covers: colour or null, before and after: the seat that owns the
        stack, or null), ``pass`` and ``stop`` (seat), ``dead`` (why: nobody, idle or stopped; rounds), ``end`` (scores,
        winners, parts as in :meth:`score_parts`), ``turn`` (seat, phase).
        """
        no = refusals.refusal(self, action)
        if no is not None:
            raise IllegalAction(no.rule, no.facts)
        return play.played(self, action, tell)

    def scores(self) -> tuple[int, ...]:
        """The points of each seat as the board lies."""
        return scoring.scores(self)

    def score_parts(self) -> list[list[dict[str, Json]]]:
        """For each seat every stack that counts: ``{"cell", "height", "factor", "points", "why"}``.

        ``why``: ``stack``, ``pawn`` (twice) or ``highest`` (three times). The points add up to ``scores()``.
        """
        return scoring.parts(self)

    def winners(self) -> tuple[int, ...]:
        """The seats with most points (staka.win); () before the end."""
        if self.turn is not None:
            return ()
        points = self.scores()
        most = max(points)
        return tuple([seat for seat, score in enumerate(points) if score == most])

    def json(self) -> dict[str, Json]:
        """``{"colors", "phase", "turn", "board", "supply", "pot", "hands", "doubles", "pawns", "stopped", "idle"}``."""
        return {
            "colors": self.colors,
            "phase": self.phase,
            "turn": self.turn,
            "board": {cell_text(cell): list(stack) for cell, stack in sorted(self.board.stacks.items())},
            "supply": dict(zip(KINDS, self.supply, strict=True)),
            "pot": dict(zip(KINDS, self.pot, strict=True)),
            "hands": [list(hand) for hand in self.hands],
            "doubles": list(self.doubles),
            "pawns": [cell_text(pawn) if pawn else None for pawn in self.pawns],
            "stopped": list(self.stopped),
            "idle": self.idle,
        }

    def seen_by(self, seat: int | None) -> State:
        """The state itself: nothing is hidden."""
        return self

    def imagine(self, rng: Rng) -> State:
        """The state itself: nothing is hidden."""
        return self

    def __str__(self) -> str:
        return shown.shown(self)
