"""The only door the page uses: a JSON request in, a JSON answer out.

Every request is an object with ``do``; every answer is ``{"ok": true, …}`` or ``{"ok": false, "error": {"kind", …}}``,
and after an error the table is as it was. ``id`` is given back as it came. ``seat`` says whose eyes see the answer: a
seat, or null for an onlooker; left out, those of the seat that must act.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from . import bots, check
from .core import BadField, BadRequest, Event, Json, Observation, Rng, SpelbordError
from .games import GAMES, find
from .record import Player, Record
from .table import Table

__all__ = ["Bridge", "handle"]

MOST_REQUEST = 2_000_000
MOST_SECONDS = 3600


class Bridge:
    """One table and the requests it answers."""

    def __init__(self) -> None:
        self._table: Table | None = None

    def handle(self, request: str) -> str:
        """The answer to a request; never raises."""
        given: Json = None
        try:
            given = _read(request)
            answer = {"ok": True, **self._answer(given)}
        except SpelbordError as error:
            answer = {"ok": False, "error": error.details()}
        except Exception as fault:  # noqa: BLE001  # the page must get an answer whatever breaks
            answer = {"ok": False, "error": {"kind": "Fault", "message": type(fault).__name__}}
        if isinstance(given, dict) and "id" in given:
            answer["id"] = given["id"]
        return json.dumps(answer, separators=(",", ":"))

    def _answer(self, given: dict[str, Json]) -> dict[str, Json]:
        do = given.get("do")
        if not isinstance(do, str) or do not in _DO:
            raise BadRequest("do", f"must be one of {', '.join(_DO)}")
        return _DO[do](self, given)

    @property
    def table(self) -> Table:
        """The table. Raises BadRequest before there is one."""
        if self._table is None:
            raise BadRequest("do", "there is no game on the table yet")
        return self._table

    # -- what can be asked ----------------------------------------------------------------------------------------

    def games(self, given: dict[str, Json]) -> dict[str, Json]:
        """Names, seats, rules, options with choices and defaults, presets, levels of every game."""
        return {
            "games": [
                {
                    "name": name,
                    "seats": list(game.seats),
                    "hidden": game.hidden,
                    "rules": [rule.value for rule in game.Rule],
                    "options": game.Options.facts(),
                    "presets": {key: dict(preset) for key, preset in game.Options.presets.items()},
                    "levels": list(bots.levels(name)),
                }
                for name, game in GAMES.items()
            ]
        }

    def new(self, given: dict[str, Json]) -> dict[str, Json]:
        """A new game: ``game``, ``seats``, ``options``, ``seed``, ``players``."""
        players = self._players(given)
        table = Table.new(
            find(given.get("game")).name, given.get("seats", 2), given.get("options"), given.get("seed", 0), players
        )
        return self._put(table, given, table.opening)

    def position(self, given: dict[str, Json]) -> dict[str, Json]:
        """A game from a position by hand: ``game``, ``position``, ``options``, ``players``."""
        game = find(given.get("game"))
        options = game.Options.read(given.get("options"))
        state = game.position(given.get("position"), options)
        players = self._players(given)
        seats = len(state.scores())
        if len(players) > seats:
            raise BadRequest("players", f"must be at most {seats}")
        record = Record(game.name, options.json(), seats, 0, given.get("position"), players)
        return self._put(Table(record), given, ())

    def play(self, given: dict[str, Json]) -> dict[str, Json]:
        """Play ``action``, as the seat ``by`` when given."""
        ply = self.table.play(given.get("action", ""), self._seat(given, "by", None))
        return self._seen(given, ply.events)

    def why(self, given: dict[str, Json]) -> dict[str, Json]:
        """Which rule forbids ``action``, or using the thing at ``at``; ``{"rule": id or null, "facts"}``."""
        table = self.table
        by = self._seat(given, "by", table.state.turn)
        table.check_turn(by)
        seen = table.state.seen_by(by)
        if "at" in given:
            no = seen.refusal_at(check.at_most(given["at"], "at", 60, BadRequest))
        else:
            no = seen.refusal(table.game.parse(given.get("action", "")))
        return {"rule": no.rule.value if no else None, "facts": dict(no.facts) if no else {}}

    def undo(self, given: dict[str, Json]) -> dict[str, Json]:
        """One ply back."""
        self.table.undo()
        return self._seen(given)

    def redo(self, given: dict[str, Json]) -> dict[str, Json]:
        """One ply forward."""
        self.table.redo()
        return self._seen(given)

    def goto(self, given: dict[str, Json]) -> dict[str, Json]:
        """To the state after ``ply`` plies."""
        self.table.goto(given.get("ply"))
        return self._seen(given)

    def view(self, given: dict[str, Json]) -> dict[str, Json]:
        """The view, nothing changed."""
        return self._seen(given)

    def log(self, given: dict[str, Json]) -> dict[str, Json]:
        """Every ply: ``{"plies": [{"ply", "seat", "action", "events"}, …]}``, those that were undone too."""
        seat = self._eyes(given)
        return {
            "plies": [
                {
                    "ply": number,
                    "seat": ply.seat,
                    "action": str(ply.action),
                    "events": [event.seen_by(seat) for event in ply.events],
                }
                for number, ply in enumerate(self.table.history, 1)
            ]
        }

    def bot(self, given: dict[str, Json]) -> dict[str, Json]:
        """What a computer of ``level`` plays within ``seconds`` for the seat to act.

        It sees a ``view``, or what that seat saw after ``ply`` plies of a ``record`` (its end, left out), or the table.
        """
        game, seen = self._looked_at(given)
        bot = bots.player(game, given.get("level"))
        action = bot.choose(seen, self._rng(given), time.monotonic() + self._seconds(given))
        return {"action": str(action), "thought": seen.preview(action)}

    def hint(self, given: dict[str, Json]) -> dict[str, Json]:
        """Every legal action with what it is worth, best first; from ``view``, or ``record`` at ``ply``, as for ``bot``.

        ``{"actions": [{"action", "value", "exact", "depth", "line", "reason", …preview}]}``: ``exact`` when the value is
        proved, else ``depth`` is how many turns the estimate looks ahead (or null); ``line`` is what is expected to
        follow, the action itself first. ``reason`` is what matters most about the action, ``{"kind", "facts"}`` with
        the kinds and facts of :func:`spelbord.bots.kinds`. Without ``level`` the game's best one thinks.
        """
        game, seen = self._looked_at(given)
        bot = bots.player(game, given.get("level", bots.levels(game)[-1]))
        found = bots.analyse(bot, seen, self._rng(given), time.monotonic() + self._seconds(given))
        return {
            "actions": [
                {
                    "action": str(one.action),
                    "value": one.value,
                    "exact": one.exact,
                    "depth": one.depth,
                    "line": list(map(str, one.line)),
                    "reason": {"kind": reason.kind, "facts": dict(reason.facts)},
                    **seen.preview(one.action),
                }
                for one, reason in zip(found, bots.reasons(game, seen, found), strict=True)
            ]
        }

    def record(self, given: dict[str, Json]) -> dict[str, Json]:
        """The game as ``record`` and as ``link`` (null when it is too long for one)."""
        record = self.table.record()
        try:
            link = record.link()
        except BadField:
            link = None
        return {"record": record.json(), "link": link}

    def load(self, given: dict[str, Json]) -> dict[str, Json]:
        """Put the game of a ``record`` or a ``link`` on the table, at its end or at ``ply``."""
        return self._put(_replayed(given), given, ())

    # -- parts of requests and answers ----------------------------------------------------------------------------

    def _put(self, table: Table, given: dict[str, Json], events: tuple[Event, ...]) -> dict[str, Json]:
        before, self._table = self._table, table
        try:
            return self._seen(given, events)
        except SpelbordError:
            self._table = before
            raise

    def _seen(self, given: dict[str, Json], events: tuple[Event, ...] | None = None) -> dict[str, Json]:
        seat = self._eyes(given)
        answer: dict[str, Json] = {"view": self.table.view(seat)}
        if events is not None:
            answer["events"] = [event.seen_by(seat) for event in events]
        return answer

    def _eyes(self, given: dict[str, Json]) -> int | None:
        return self._seat(given, "seat", self.table.state.turn)

    def _seat(self, given: dict[str, Json], key: str, default: int | None) -> int | None:
        seat = given.get(key, default)
        if seat is None:
            return None
        return check.integer(seat, key, 0, len(self.table.players) - 1, BadRequest)

    def _players(self, given: dict[str, Json]) -> tuple[Player, ...]:
        players = check.items(given.get("players", []), "players", 0, 10, BadRequest)
        made = tuple(Player.read(player, BadRequest) for player in players)
        for one in made:
            if one.kind == "computer":
                bots.player(find(given.get("game")).name, one.level)
        return made

    def _looked_at(self, given: dict[str, Json]) -> tuple[str, Observation]:
        """The game and what the seat to act sees of it: of the given view or record, else of the table."""
        seen: Observation
        if given.get("view") is None:
            table = self.table if given.get("record") is None else _replayed(given)
            name, seen = table.game.name, table.state.seen_by(table.state.turn)
        else:
            view = given["view"]
            if not isinstance(view, dict):
                raise BadRequest("view", "must be an object")
            game = find(view.get("game"))
            name = game.name
            seen = game.observation(view.get("position"), game.Options.read(view.get("options")))
        if not seen.legal():
            raise BadRequest("view", "this seat has nothing to choose")
        return name, seen

    def _rng(self, given: dict[str, Json]) -> Rng:
        """Chance for a computer player: ``seed``, or else the clock, which a memory snapshot does not freeze."""
        return Rng.seeded(given.get("seed", time.time_ns()))

    def _seconds(self, given: dict[str, Json]) -> float:
        seconds = given.get("seconds", 1)
        if type(seconds) not in (int, float) or not 0 <= seconds <= MOST_SECONDS:
            raise BadRequest("seconds", f"must be a number from 0 to {MOST_SECONDS}")
        return float(seconds)


_DO: dict[str, Callable[[Bridge, dict[str, Any]], dict[str, Any]]] = {
    "games": Bridge.games,
    "new": Bridge.new,
    "position": Bridge.position,
    "play": Bridge.play,
    "why": Bridge.why,
    "undo": Bridge.undo,
    "redo": Bridge.redo,
    "goto": Bridge.goto,
    "view": Bridge.view,
    "log": Bridge.log,
    "bot": Bridge.bot,
    "hint": Bridge.hint,
    "analyse": Bridge.hint,
    "record": Bridge.record,
    "load": Bridge.load,
}


def _replayed(given: dict[str, Json]) -> Table:
    """A table with the game of a ``record`` or a ``link``, at its end or at ``ply``."""
    table = Table(Record.from_link(given["link"]) if "link" in given else Record.read(given.get("record")))
    if "ply" in given:
        table.goto(given["ply"])
    return table


def _read(request: str) -> dict[str, Json]:
    if not isinstance(request, str) or len(request) > MOST_REQUEST:
        raise BadRequest("request", f"must be a text of at most {MOST_REQUEST} characters")
    try:
        given = json.loads(request)
    except (ValueError, RecursionError):
        raise BadRequest("request", "is not JSON") from None
    if not isinstance(given, dict):
        raise BadRequest("request", "must be an object")
    return given


_bridge = Bridge()


def handle(request: str) -> str:
    """Answer one request at the one table of this interpreter; see :class:`Bridge`."""
    return _bridge.handle(request)
