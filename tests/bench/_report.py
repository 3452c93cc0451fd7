"""The table of ``start.py``: figures, their ratios, and the aims."""

from __future__ import annotations

import os
import platform
import re
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path

MARKS = (
    "bare first", "bare later", "bare restart", "bare bytes",
    "first", "later", "offline", "restart", "bytes", "bytes in all", "busy first", "busy later",
)  # fmt: skip

# Of each mark all that was measured.
Found = dict[str, list[float]]

# What is measured, ours, that of the bare page, the most that the ratio should be, unit.
COMPARED = (
    ("First visit, to the first playable move", "first", "bare first", 1.0, "ms"),
    ("Later visit, in a browser started anew", "later", "bare later", 0.3, "ms"),
    ("Later visit, no network", "offline", "bare later", 0.3, "ms"),
    ("A hung thinker ended, and the answer of a fresh one", "restart", "bare restart", 0.35, "ms"),
    ("Bytes till the first playable move", "bytes", "bare bytes", 0.8, "MB"),
    ("Bytes till all is kept for offline", "bytes in all", "bare bytes", 0.8, "MB"),
)

INTRODUCTION = """\
## Start

`python build.py bench start` visits our page and a page that does nothing but `loadPyodide()`, in turn, from the same
server on the same machine, each time with an empty browser profile first. Ours is ready when the first pit of a game
can be pressed, the other when `loadPyodide()` is done; so ours does more. Times are medians, a ratio is the median of
those of {rounds} pairs of a first visit and {pairs} of a later one.

Machine: {machine}.
"""


def machine() -> str:
    """Processor and how many of it; no names."""
    try:
        found = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        found = None
    return f"{os.cpu_count()} × {found[1] if found else platform.machine()}, {platform.system()}, headless Chromium"


def latest(found: Found) -> str:
    """One line about the latest round."""
    return ", ".join(f"{ours} {found[ours][-1] / found[bare][-1]:.2f}" for _, ours, bare, _, _ in COMPARED)


def table(found: Found, trips: Mapping[str, Sequence[float]], described: str) -> str:
    """The section for ``docs/benchmarks.md``."""
    middle = {name: statistics.median(values) for name, values in found.items()}
    lines = [
        INTRODUCTION.format(rounds=len(found["first"]), pairs=len(found["later"]), machine=described),
        "| | Spelbord | bare page | ratio | aim | |",
        "|---|---:|---:|---:|---:|---|",
    ]
    for title, ours, bare, aim, unit in COMPARED:
        share = statistics.median(one / other for one, other in zip(found[ours], found[bare], strict=True))
        lines.append(
            f"| {title} | {_in(middle[ours], unit)} | {_in(middle[bare], unit)} "
            f"| {share:.2f} | ≤ {aim:g} | {_met(share, aim)} |"
        )
    lines += ["", "| | measured | aim | |", "|---|---:|---:|---|"]
    for title, name in (("first visit", "busy first"), ("later visit", "busy later")):
        lines.append(
            f"| Longest task of the page's own thread, {title} | {middle[name]:.0f} ms | ≤ 50 ms "
            f"| {_met(middle[name], 50)} |"
        )
    for game, times in trips.items():
        half, most = statistics.median(times), statistics.quantiles(times, n=20)[-1]
        lines.append(
            f"| `play` and back, {game}: p50, p95 | {half:.1f} ms, {most:.1f} ms | p95 ≤ 16 ms | {_met(most, 16)} |"
        )
    return "\n".join(lines) + "\n"


def _in(value: float, unit: str) -> str:
    return f"{value / 1e6:.2f} MB" if unit == "MB" else f"{value:.0f} ms"


def _met(value: float, aim: float) -> str:
    over = value - aim
    return "met" if over <= 0 else f"missed by {over:.0f}" if over >= 10 else f"missed by {over:.2g}"
