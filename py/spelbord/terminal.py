"""Playing in a terminal: a readable board, an action a line."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator

from . import bots
from .core import IllegalAction, Rng, SpelbordError
from .table import Table

__all__ = ["play"]

HELP = "an action (see 'legal'), or: legal, why ACTION, undo, redo, link, help, quit"


def play(table: Table, lines: Iterable[str], rng: Rng, seconds: float = 1.0) -> Iterator[str]:
    """Play at a table. ``lines`` are what the people type; yields what to print. Computers answer by themselves."""
    asked = iter(lines)
    yield HELP
    while table.state.turn is not None:
        seat = table.state.turn
        player = table.players[seat]
        seen = table.state.seen_by(seat)
        if player.kind == "computer":
            bot = bots.player(table.game.name, player.level)
            action = bot.choose(seen, rng, time.monotonic() + seconds)
            table.play(str(action))
            yield f"seat {seat} ({player.level}) plays {action}"
            continue
        yield f"\n{seen}\n\nseat {seat} {player.name}".rstrip() + "> "
        line = next(asked, "quit").strip()
        if line == "quit":
            yield "bye"
            return
        yield from _obey(table, line)
    yield f"\n{table.state}\n\nscores {table.state.scores()}, winners {table.state.winners()}"


def _obey(table: Table, line: str) -> Iterator[str]:
    word, _, rest = line.partition(" ")
    try:
        if word in ("", "help"):
            yield HELP
        elif word == "legal":
            yield "  ".join(map(str, table.state.legal()))
        elif word == "why":
            rule = table.state.why_not(table.game.parse(rest))
            yield rule.value if rule else "it is allowed"
        elif word == "undo":
            _to_a_person(table, table.undo)
        elif word == "redo":
            _to_a_person(table, table.redo)
        elif word == "link":
            yield table.record().link()
        else:
            table.play(line)
    except IllegalAction as no:
        yield f"no: {no.rule.value} {no.facts or ''}".rstrip()
    except SpelbordError as error:
        yield f"no: {error}"


def _to_a_person(table: Table, step: Callable[[], None]) -> None:
    """Go on in the history until a person must act, so that a computer does not undo the undoing."""
    step()
    while 0 < table.ply < table.plies and table.players[table.state.turn or 0].kind == "computer":
        step()
