"""How often Kalaha's *perfect* level chooses an optimal action where the values are known."""

from __future__ import annotations

import json
import time
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from bench._jobs import mapped
from bench._pyodide import in_pyodide
from bench._sections import Section, Table
from spelbord import bots, kalaha
from spelbord.bots.kalaha import levels
from spelbord.core import Rng

__all__ = ["measure"]

CASES = Path(__file__).parents[1] / "bots" / "kalaha" / "cases"
FILES = {"up to 28 seeds": "exact.jsonl", "31–46 seeds, hard ones": "hard.jsonl"}
MOST_SEEDS = {"exact.jsonl": 28, "hard.jsonl": 48}
PYODIDE = "{}, in Pyodide within 2 s"
COLUMNS = ("positions", "count", "optimal", "mean loss in seeds", "95 % of moves within", "slowest move")
INTRODUCTION = """\
## Kalaha: moves of *perfect* in known positions

`python build.py bench bots --only positions`: by its work alone, not capped by the clock, unless a row says so.
"""


class Found(NamedTuple):
    """Seeds given away and seconds taken."""

    loss: float
    seconds: float


def measure(note: Path, by: str, jobs: int) -> None:
    """Write a row for each set of positions, here and in Pyodide."""
    rows = [(title,) for title in FILES] + [(PYODIDE.format(title),) for title in FILES]
    table = Table("", COLUMNS, rows)
    section = Section(note, "positions", by, INTRODUCTION, [table])
    for title, file in FILES.items():
        found = mapped(partial(choose, most_seconds=600), cases(file), jobs)
        section.put(table, (title,), *_cells(found))
    for title, file in FILES.items():
        text = in_pyodide(f"from bench import _positions\n_positions.within_two_seconds({file!r})")
        if text:
            section.put(table, (PYODIDE.format(title),), *_cells([Found(*one) for one in json.loads(text)]))


def within_two_seconds(file: str) -> str:
    """JSON: what is found in each position of a file with the clock as in the page."""
    choose(cases(file)[0], 2)
    return json.dumps([choose(case, 2) for case in cases(file)])


def choose(case: dict[str, Any], most_seconds: float) -> Found:
    """The perfect level's move in a position, at most so many seconds in the making."""
    state = kalaha.position(case["position"], kalaha.Options(seeds=case["seeds"]))
    usual, begun = levels.MOST_SECONDS, time.monotonic()
    levels.MOST_SECONDS = usual if most_seconds <= 2 else most_seconds
    try:
        action = bots.player("kalaha", "perfect").choose(state, Rng.seeded(1), begun + most_seconds)
    finally:
        levels.MOST_SECONDS = usual
    seconds = time.monotonic() - begun
    values = case.get("values") or {move["action"]: move["value"] for move in case["moves"]}
    return Found(float(case["value"] - values[str(action)]), seconds)


def cases(file: str) -> list[dict[str, Any]]:
    """The positions of a file, the first line (which says what it is) and those with too many seeds left out."""
    found = [json.loads(line) for line in (CASES / file).read_text(encoding="utf-8").splitlines()[1:]]
    return [case for case in found if case["seeds_in_pits"] <= MOST_SEEDS[file]]


def _cells(found: list[Found]) -> tuple[str, ...]:
    count = len(found)
    right = sum(one.loss == 0 for one in found) / count
    seconds = sorted(one.seconds for one in found)
    most = seconds[min(count - 1, count * 95 // 100)]
    loss = sum(one.loss for one in found) / count
    return str(count), f"{right:.1%}", f"{loss:.2f}", f"{most:.2f} s", f"{seconds[-1]:.2f} s"
