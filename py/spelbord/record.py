"""A game as data: JSON for a file, a short text for a link. Reading one replays it, and every action is checked."""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

from . import check
from .core import BadAction, BadField, BadOption, BadPosition, BadRecord, Event, IllegalAction, Json, State, Tell
from .games import find

__all__ = ["FORMAT", "Player", "Record"]

FORMAT = 1
MOST_ACTIONS = 20_000
MOST_LINK = 30_000
MOST_TEXT = 1_000_000
LINK_MARK = f"{FORMAT}-"

# Deflate looks here for what every record has in common, which makes a short game's link half as long.
_COMMON = (
    b'"level":null}"kind":"computer","level":"greedy"{"name":"","kind":"person","level":null},"start":{"pits":[['
    b'"stores":["turn":0],"walk ","swim ","take ","lay ","stay","double ","field "pawn "pass","draw","close","leave",'
    b'"play "1","2","3","4","5","6"{"format":1,"game":"staka","taki","kalaha","options":{"pits":6,"seeds":4},'
    b'"seats":2,"players":[],"seed":0,"actions":["'
)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a name (at most 40 characters), ``person`` or ``computer``, and a computer's level."""

    name: str = ""
    kind: str = "person"
    level: str | None = None

    @classmethod
    def read(cls, data: Json, error: type[BadField]) -> Player:
        """A player from JSON; ``error`` is raised when it is malformed."""
        data = check.keys(data, ("name", "kind", "level"), (), error, "players")
        name = check.at_most(data.get("name", ""), "players.name", 40, error)
        kind = check.one_of(data.get("kind", "person"), "players.kind", ("person", "computer"), error)
        level = data.get("level")
        if kind == "computer" or level is not None:
            level = check.at_most(level, "players.level", 40, error)
        return cls(name, kind, level if kind == "computer" else None)

    def json(self) -> dict[str, Json]:
        """``{"name", "kind", "level"}``."""
        return {"name": self.name, "kind": self.kind, "level": self.level}


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its start: from a seed, or from a position by hand (``start``), with the actions in order."""

    game: str
    options: dict[str, Json]
    seats: int
    seed: int = 0
    start: Json = None
    players: tuple[Player, ...] = ()
    actions: tuple[str, ...] = field(default=())

    @classmethod
    def read(cls, data: Json) -> Record:
        """A record from JSON. Raises BadRecord for what is malformed; the actions are checked by :meth:`replay`."""
        known = ("format", "game", "options", "seats", "players", "seed", "start", "actions")
        data = check.keys(data, known, ("format", "game", "seats", "actions"), BadRecord, "record")
        if type(data["format"]) is not int or data["format"] != FORMAT:
            raise BadRecord("format", f"only format {FORMAT} can be read")
        if "seed" in data and "start" in data:
            raise BadRecord("start", "a record has a seed or a start position, not both")
        try:
            game = find(data["game"])
            options = game.Options.read(data.get("options")).json()
        except BadOption as bad:
            raise BadRecord(bad.field, bad.problem) from None
        seats = check.integer(data["seats"], "seats", game.seats[0], game.seats[-1], BadRecord)
        most = 1 << 53
        players = check.items(data.get("players", []), "players", 0, seats, BadRecord)
        return cls(
            game.name,
            options,
            seats,
            check.integer(data.get("seed", 0), "seed", 0, most, BadRecord),
            data.get("start"),
            tuple(Player.read(one, BadRecord) for one in players),
            tuple(
                check.at_most(action, "actions", 60, BadRecord)
                for action in check.items(data["actions"], "actions", 0, MOST_ACTIONS, BadRecord)
            ),
        )

    def json(self) -> dict[str, Json]:
        """``{"format", "game", "options", "seats", "players", "seed" or "start", "actions"}``."""
        origin = {"seed": self.seed} if self.start is None else {"start": self.start}
        return {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "seats": self.seats,
            "players": [player.json() for player in self.players],
            **origin,
            "actions": list(self.actions),
        }

    def link(self) -> str:
        """The record as a short text of letters, digits, ``-`` and ``_``. Raises BadRecord when too long."""
        text = json.dumps(self.json(), separators=(",", ":"), ensure_ascii=False)
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, _COMMON)
        packed = packer.compress(text.encode()) + packer.flush()
        link = LINK_MARK + base64.urlsafe_b64encode(packed).rstrip(b"=").decode()
        if len(link) > MOST_LINK:
            raise BadRecord("link", f"the game is too long for a link ({MOST_LINK} characters)")
        return link

    @classmethod
    def from_link(cls, link: Json) -> Record:
        """The record that :meth:`link` made. Raises BadRecord for anything else."""
        link = check.at_most(link, "link", MOST_LINK, BadRecord)
        if not link.startswith(LINK_MARK):
            raise BadRecord("link", "is not a link to a game")
        body = link[len(LINK_MARK) :]
        unpacker = zlib.decompressobj(-15, _COMMON)
        try:
            packed = base64.b64decode(body + "=" * (-len(body) % 4), b"-_", validate=True)
            text = unpacker.decompress(packed, MOST_TEXT)
            data = json.loads(text) if unpacker.eof and not unpacker.unused_data else None
        except (ValueError, RecursionError, zlib.error):
            data = None
        if data is None:
            raise BadRecord("link", "is damaged")
        return cls.read(data)

    def begin(self, tell: Tell | None = None) -> State:
        """The state before the first action. Raises BadRecord when the start position is impossible."""
        game = find(self.game)
        options = game.Options.read(self.options)
        if self.start is None:
            return game.start(self.seats, options, self.seed, tell)
        try:
            state = game.position(self.start, options)
        except BadPosition as bad:
            raise BadRecord(f"start.{bad.field}", bad.problem) from None
        if len(state.scores()) != self.seats:
            raise BadRecord("seats", "do not fit the start position")
        return state

    def replay(self, tell: Callable[[Event, int], None] | None = None) -> list[State]:
        """Every state from the start, one more than there are actions. Raises BadRecord with the ply and the rule.

        ``tell`` receives each event with its ply; those of the start have ply 0.
        """
        game, ply = find(self.game), 0
        hear: Tell | None = None
        if tell:

            def hear(event: Event) -> None:
                tell(event, ply)

        states = [self.begin(hear)]
        for ply, text in enumerate(self.actions, 1):
            try:
                states.append(states[-1].play(game.parse(text), hear))
            except BadAction:
                raise BadRecord("actions", f"ply {ply}: {text!r} is no action", ply) from None
            except IllegalAction as no:
                raise BadRecord("actions", f"ply {ply}: {text!r}: {no}", ply, no.rule) from None
        return states
