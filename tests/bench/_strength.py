"""The levels of each game against each other and against the players of any game."""

from __future__ import annotations

import math
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench._jobs import mapped
from bench._sections import Section, Table
from spelbord import bots
from spelbord.core import Rng
from spelbord.games import find

__all__ = ["measure"]

SLOW = {("kalaha", "perfect"): 5, ("staka", "hard"): 5, ("taki", "hard"): 2}
"""Levels that think long play so many times fewer games."""
LONGER = 4
"""So many times fewer games are played with more than two seats, and of tournaments."""
MOST_PLIES = 20_000
COLUMNS = ("level", "against", "games", "wins (ties half)", "95 %", "mean lead", "slowest move")
INTRODUCTION = """\
## {game}

`python build.py bench bots --only {game}`: fixed seeds, and every seat in turn. Shared wins count in part. With more
than two seats one plays the level and the others what it is against; the lead is over the best of them.
"""


class Kind(NamedTuple):
    """One way to play a game; ``heading`` names it in the note, "" the usual one."""

    heading: str
    seats: int
    options: Mapping[str, Any]


class Match(NamedTuple):
    game: str
    kind: Kind
    level: str
    other: str
    games: int


class Result(NamedTuple):
    wins: float
    lead: float
    slowest: float


KINDS: Mapping[str, Sequence[Kind]] = {
    "staka": (Kind("3 seats", 3, {}), Kind("4 seats", 4, {})),
    "taki": (Kind("3 seats", 3, {}), Kind("4 seats", 4, {}), Kind("tournament", 2, {"tournament": True})),
}
TWO = Kind("", 2, {})


def measure(note: Path, by: str, game: str, games: int, jobs: int, levels: Collection[str] = ()) -> None:
    """Play the matches of a game, those of some levels only if any are named, and write each as it ends."""
    matches = [list(_matches(game, kind, games)) for kind in (TWO, *KINDS.get(game, ()))]
    tables = [Table(some[0].kind.heading, COLUMNS, [(one.level, one.other) for one in some]) for some in matches]
    section = Section(note, game, by, INTRODUCTION.format(game=game), tables)
    for some, table in zip(matches, tables, strict=True):
        for match in some:
            if not levels or match.level in levels:
                section.put(table, (match.level, match.other), *_cells(mapped(_play, _tasks(match), jobs)))


def _matches(game: str, kind: Kind, games: int) -> Iterator[Match]:
    """Each level against the next lower one; with two seats also against the players of any game."""
    own = [name for name in bots.levels(game) if name not in bots.ANY_GAME]
    pairs = list(zip(own[1:], own, strict=False))
    if kind == TWO:
        pairs += [(name, other) for name in own for other in ("random", "greedy")]
        pairs.append(("greedy", "random"))
    else:
        pairs.append((own[-1], "greedy"))
    if kind.options.get("tournament"):
        pairs = [("medium", "easy")]
    for level, other in pairs:
        fewer = max(SLOW.get((game, name), 1) for name in (level, other)) * (1 if kind == TWO else LONGER)
        yield Match(game, kind, level, other, kind.seats * max(1, round(games / fewer / kind.seats)))


def _tasks(match: Match) -> list[tuple[Match, int]]:
    return [(match, number) for number in range(match.games)]


def _play(task: tuple[Match, int]) -> Result:
    """One game; as many as there are seats have the same seed, with the level in each seat once."""
    match, number = task
    seed, seat = divmod(number, match.kind.seats)
    game, rng = find(match.game), Rng.seeded(seed)
    state = game.start(match.kind.seats, game.Options.read(match.kind.options), seed)
    players = [bots.player(match.game, match.other)] * match.kind.seats
    players[seat] = bots.player(match.game, match.level)
    slowest, plies = 0.0, 0
    while state.turn is not None and plies < MOST_PLIES:
        begun, mover = time.monotonic(), state.turn
        action = players[mover].choose(state.seen_by(mover), rng, begun + 2)
        if mover == seat:
            slowest = max(slowest, time.monotonic() - begun)
        state = state.play(action)
        plies += 1
    winners, scores = state.winners() or tuple(range(match.kind.seats)), state.scores()
    share = 1 / len(winners) if seat in winners else 0.0
    return Result(share, scores[seat] - max([*scores[:seat], *scores[seat + 1 :]]), slowest)


def _cells(results: Sequence[Result]) -> tuple[str, ...]:
    count = len(results)
    rate = sum(result.wins for result in results) / count
    low, high = interval(rate, count)
    lead = sum(result.lead for result in results) / count
    slowest = max(result.slowest for result in results)
    return str(count), f"{rate:.0%}", f"{low:.0%}–{high:.0%}", f"{lead:+.1f}", f"{slowest:.2f} s"


def interval(rate: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half
