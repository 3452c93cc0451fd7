"""``python -m spelbord bridge`` and ``python -m spelbord play GAME``."""

from __future__ import annotations

import argparse
import json
import sys
import time

from . import __version__, bots
from .bridge import Bridge
from .core import Json, Rng, SpelbordError
from .games import GAMES
from .record import Player
from .table import Table
from .terminal import play


def _value(text: str) -> Json:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="spelbord", description=__doc__)
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("bridge", help="answer JSON requests, a line in, a line out")
    game = commands.add_parser("play", help="play in this terminal")
    game.add_argument("game", choices=sorted(GAMES))
    game.add_argument("--seats", type=int, help="how many play (the game's fewest)")
    game.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="for example seeds=6")
    game.add_argument("--computer", action="append", default=[], metavar="SEAT=LEVEL", help="for example 1=greedy")
    game.add_argument("--seed", type=int, help="the same seed shuffles the same way")
    return parser


def _table(asked: argparse.Namespace) -> Table:
    seats = asked.seats or GAMES[asked.game].seats[0]
    options = {name: _value(value) for name, _, value in (one.partition("=") for one in asked.option)}
    levels = dict(one.partition("=")[::2] for one in asked.computer)
    for level in levels.values():
        bots.player(asked.game, level)
    players = tuple(
        Player(kind="computer", level=levels[str(seat)]) if str(seat) in levels else Player() for seat in range(seats)
    )
    seed = time.time_ns() % (1 << 48) if asked.seed is None else asked.seed
    return Table.new(asked.game, seats, options, seed, players)


def main(arguments: list[str] | None = None) -> int:
    """Run a command; the exit code."""
    asked = _arguments().parse_args(arguments)
    if asked.command == "bridge":
        bridge = Bridge()
        for line in sys.stdin:
            print(bridge.handle(line), flush=True)
        return 0
    try:
        table = _table(asked)
    except SpelbordError as error:
        print(error, file=sys.stderr)
        return 2
    for text in play(table, sys.stdin, Rng.seeded(time.time_ns())):
        print(text, end="" if text.endswith("> ") else "\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
