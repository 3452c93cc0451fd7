"""Golden playthroughs: whole games written out, ply by ply, to be read by people and compared byte by byte.

``python tests/golden/playthrough.py`` writes them again. The page's Python must give the same bytes.
"""

from __future__ import annotations

import json

from spelbord.core import Event, Rng
from spelbord.games import GAMES
from spelbord.table import Table


def playthrough(game: str, seats: int, options: dict[str, object], seed: int, most: int = 200) -> str:
    """A random game as text: options, then for each ply the board, who acts, what is legal, what happened."""
    table, rng = Table.new(game, seats, options, seed), Rng.seeded(seed)
    chosen = GAMES[game].Options.read(options).json()
    lines = [f"# {game}, {seats} seats, seed {seed}", f"# options {json.dumps(chosen)}", *_told(table.opening)]
    while table.state.turn is not None and table.ply < most:
        state = table.state
        action = rng.pick(state.legal())
        lines += ["", f"## ply {table.ply + 1}, seat {state.turn}", str(state), f"json   {json.dumps(state.json())}"]
        lines.append(f"legal  {', '.join(map(str, state.legal()))}")
        lines += [f"plays  {action}", *_told(table.play(str(action)).events)]
    lines += ["", "## the end", str(table.state), f"scores {table.state.scores()}, winners {table.state.winners()}"]
    return "\n".join([*lines, ""])


def _told(events: tuple[Event, ...]) -> list[str]:
    return [f"event  {event.kind} {json.dumps({**event.facts, **event.secret})}" for event in events]


GOLDEN: dict[str, tuple[str, int, dict[str, object], int]] = {
    "kalaha-6x4": ("kalaha", 2, {}, 1),
    "kalaha-6x6": ("kalaha", 2, {"seeds": 6}, 2),
    "kalaha-3x2": ("kalaha", 2, {"pits": 3, "seeds": 2}, 3),
    "taki-3": ("taki", 3, {}, 1306),
    "staka-2": ("staka", 2, {"field": "random"}, 4),
    "staka-4-closed": ("staka", 4, {"field": "random", "swim_color": "own", "share_stone": False}, 5),
}

if __name__ == "__main__":
    from pathlib import Path

    for name, arguments in GOLDEN.items():
        (Path(__file__).parent / f"{name}.txt").write_text(playthrough(*arguments))
