"""Golden playthroughs: whole games written out, ply by ply, to be read by people and compared byte by byte.

``python tests/golden/playthrough.py`` writes them again. The page's Python must give the same bytes.
"""

from __future__ import annotations

import json
from collections import Counter

from spelbord.core import Event, Rng, State
from spelbord.games import GAMES
from spelbord.table import Table


def playthrough(game: str, seats: int, options: dict[str, object], seed: int, every: int) -> str:
    """A random game as text: options, then for each ply who acts, how much is legal, what happened.

    Every so many plies, and at the end, the board, its JSON and what is legal are written out.
    """
    table, rng = Table.new(game, seats, options, seed), Rng.seeded(seed)
    chosen = GAMES[game].Options.read(options).json()
    lines = [f"# {game}, {seats} seats, seed {seed}", f"# options {json.dumps(chosen)}", *_told(table.opening)]
    while table.state.turn is not None:
        state = table.state
        action = rng.pick(state.legal())
        lines += ["", f"## ply {table.ply + 1}, seat {state.turn}"]
        lines += _whole(state) if table.ply % every == 0 else [f"legal  {_counted(state)}"]
        lines += [f"plays  {action}", *_told(table.play(str(action)).events)]
    lines += ["", "## the end", str(table.state), f"scores {table.state.scores()}, winners {table.state.winners()}"]
    return "\n".join([*lines, ""])


def _whole(state: State) -> list[str]:
    legal = ", ".join(map(str, state.legal()))
    return [str(state), f"json   {json.dumps(state.json())}", f"legal  {legal}"]


def _counted(state: State) -> str:
    """The legal actions by their first word."""
    counts = Counter(str(action).split(" ")[0] for action in state.legal())
    return ", ".join(f"{number} {word}" for word, number in counts.items())


def _told(events: tuple[Event, ...]) -> list[str]:
    return [f"event  {event.kind} {json.dumps({**event.facts, **event.secret})}" for event in events]


GOLDEN: dict[str, tuple[str, int, dict[str, object], int, int]] = {
    "kalaha-6x4": ("kalaha", 2, {}, 1, 1),
    "kalaha-6x6": ("kalaha", 2, {"seeds": 6}, 2, 1),
    "kalaha-3x2": ("kalaha", 2, {"pits": 3, "seeds": 2}, 3, 1),
    "taki-3": ("taki", 3, {}, 1306, 1),
    "staka-2": ("staka", 2, {}, 2, 12),
    "staka-4-closed": ("staka", 4, {"field": "random", "swim_color": "own", "share_stone": False}, 320, 12),
}

if __name__ == "__main__":
    from pathlib import Path

    for name, arguments in GOLDEN.items():
        (Path(__file__).parent / f"{name}.txt").write_text(playthrough(*arguments))
