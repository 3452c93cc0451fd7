"""A table: a game being played, who sits where, and its history, in which one can go back and forth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from . import check
from .core import BadOption, BadRequest, Event, Game, IllegalAction, Json, State
from .games import find
from .record import Player, Record

__all__ = ["Player", "Ply", "Table"]


@dataclass(frozen=True, slots=True)
class Ply:
    """One action that was played: by whom, and what happened."""

    seat: int
    action: Any
    events: tuple[Event, ...]


class Table:
    """A game in progress. A call that raises leaves the table as it was.

    ``states[n]`` is the state after ``n`` plies; ``ply`` says which of them is on the table, ``opening`` what happened
    before the first.
    """

    def __init__(self, record: Record) -> None:
        """The table that a record describes, at its end. Raises BadRecord with the ply and the rule."""
        self.game: Game = find(record.game)
        told: list[list[Event]] = [[] for _ in range(len(record.actions) + 1)]
        self.states = record.replay(lambda event, ply: told[ply].append(event))
        self.opening = tuple(told[0])
        self.history = [
            Ply(state.turn or 0, self.game.parse(text), tuple(events))
            for state, text, events in zip(self.states, record.actions, told[1:], strict=False)
        ]
        self.players = record.players + (Player(),) * (record.seats - len(record.players))
        self.ply = len(self.history)
        self._origin = record

    @classmethod
    def new(
        cls, game: str, seats: int = 2, options: Json = None, seed: int = 0, players: tuple[Player, ...] = ()
    ) -> Table:
        """A table with a new game. Raises BadOption."""
        rules = find(game)
        chosen = rules.Options.read(options)
        table = cls(Record(rules.name, chosen.json(), seats, seed, None, players))
        if len(players) > seats:
            raise BadOption("players", f"must be at most {seats}")
        return table

    @property
    def state(self) -> State:
        """The state on the table."""
        return self.states[self.ply]

    @property
    def plies(self) -> int:
        """How many plies there are, those that were undone too."""
        return len(self.history)

    def play(self, text: str, by: int | None = None) -> Ply:
        """Play an action's text; after going back, what came later is dropped.

        ``by`` is the seat that wants to play, where that may be another than the one that must. Raises BadAction or
        IllegalAction.
        """
        self.check_turn(by)
        seat, action, events = self.state.turn, self.game.parse(text), list[Event]()
        after = self.state.play(action, events.append)
        made = Ply(seat or 0, action, tuple(events))
        self.states[self.ply + 1 :] = [after]
        self.history[self.ply :] = [made]
        self.ply += 1
        return made

    def check_turn(self, by: int | None) -> None:
        """Raise IllegalAction with the game's rule ``turn`` when another seat must act."""
        if by is not None and self.state.turn not in (None, by):
            raise IllegalAction(self.game.Rule(f"{self.game.name}.turn"), {"seat": self.state.turn or 0})

    def goto(self, ply: Json) -> None:
        """Put the state after ``ply`` plies on the table. Raises BadRequest."""
        self.ply = check.integer(ply, "ply", 0, self.plies, BadRequest)

    def undo(self) -> None:
        """One ply back. Raises BadRequest at the start."""
        if self.ply == 0:
            raise BadRequest("ply", "there is nothing to undo")
        self.ply -= 1

    def redo(self) -> None:
        """One ply forward again. Raises BadRequest when nothing was undone."""
        if self.ply == self.plies:
            raise BadRequest("ply", "there is nothing to redo")
        self.ply += 1

    def record(self) -> Record:
        """The game up to the last ply, those that were undone too."""
        begun = self._origin
        actions = tuple(str(ply.action) for ply in self.history)
        return Record(begun.game, begun.options, begun.seats, begun.seed, begun.start, self.players, actions)

    def view(self, seat: int | None) -> dict[str, Json]:
        """What one seat (None: an onlooker) may see of the table, as JSON; see the bridge."""
        seen = self.state.seen_by(seat)
        parts = getattr(seen, "score_parts", None)
        return {
            "game": self.game.name,
            "options": seen.options.json(),
            "players": [player.json() for player in self.players],
            "seat": seat,
            "turn": seen.turn,
            "position": seen.json(),
            "legal": [{"action": str(action), **seen.preview(action)} for action in seen.legal()],
            "scores": list(seen.scores()),
            "parts": parts() if parts else None,
            "winners": list(seen.winners()),
            "ply": self.ply,
            "plies": self.plies,
        }
