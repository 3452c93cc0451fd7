"""How strong the computer players are, and how fast the rules: writes ``docs/strength.md``.

``python build.py bench bots [--games N] [--only GAME]``. Seeds are fixed and seats swapped, so another run plays the
same games; only where a level runs into its time cap can a slower machine differ.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import os
import platform
import shutil
import subprocess
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, NamedTuple

from spelbord import bots, kalaha
from spelbord.bots.kalaha import levels as kalaha_levels
from spelbord.bots.kalaha.solve import Solver
from spelbord.core import Rng
from spelbord.games import GAMES, find

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = ROOT / "tests" / "bots" / "kalaha" / "cases"
NOTE = ROOT / "docs" / "strength.md"
SLOW = {("kalaha", "perfect"): 5, ("staka", "hard"): 5, ("taki", "hard"): 2}
"""Levels that think long play so many times fewer games."""
MOST_PLIES = 3000
IN_PYODIDE = """
import sys
sys.dont_write_bytecode = True
sys.path += ["/spelbord/py", "/spelbord/tests/bench"]
import bots
bots.solver_speed()
"""


class Match(NamedTuple):
    game: str
    level: str
    other: str
    games: int


class Result(NamedTuple):
    wins: float
    lead: float
    slowest: float


def matches(game: str, games: int) -> list[Match]:
    """Each level against the next lower one, and against the players of any game."""
    names = bots.levels(game)
    own = [name for name in names if name not in bots.ANY_GAME]
    pairs = list(zip(own[1:], own, strict=False))
    pairs += [(name, other) for name in own for other in bots.ANY_GAME if other == "greedy" or (game, name) not in SLOW]

    def count(*levels: str) -> int:
        return max(10, games // max(SLOW.get((game, level), 1) for level in levels))

    return [Match(game, level, other, count(level, other)) for level, other in [*pairs, ("greedy", "random")]]


def play(task: tuple[str, str, str, int]) -> Result:
    """One game of two; odd numbers swap the seats of the even number before."""
    name, level, other, number = task
    game, seat, rng = find(name), number % 2, Rng.seeded(number // 2)
    state = game.start(2, seed=number // 2)
    players = [bots.player(name, other)] * 2
    players[seat] = bots.player(name, level)
    slowest, plies = 0.0, 0
    while state.turn is not None and plies < MOST_PLIES:
        begun, mover = time.monotonic(), state.turn
        action = players[mover].choose(state.seen_by(mover), rng, begun + 2)
        if mover == seat:
            slowest = max(slowest, time.monotonic() - begun)
        state = state.play(action)
        plies += 1
    winners, scores = state.winners(), state.scores()
    share = 1 / len(winners) if seat in winners else 0.0 if winners else 0.5
    return Result(share, scores[seat] - scores[1 - seat], slowest)


def interval(rate: float, count: int) -> tuple[float, float]:
    """Wilson's 95 % interval."""
    z = 1.96
    middle = (rate + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(rate * (1 - rate) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def strengths(names: Iterable[str], games: int) -> list[str]:
    """A table a game."""
    text = []
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for name in names:
            text += [
                f"## {name}",
                "",
                "| level | against | games | wins (ties half) | 95 % | mean lead | slowest move |",
                "|---|---|---:|---:|---:|---:|---:|",
            ]
            for match in matches(name, games):
                tasks = [(*match[:3], number) for number in range(match.games)]
                results = pool.map(play, tasks, chunksize=1)
                rate = sum(result.wins for result in results) / len(results)
                low, high = interval(rate, len(results))
                lead = sum(result.lead for result in results) / len(results)
                slowest = max(result.slowest for result in results)
                text.append(
                    f"| {match.level} | {match.other} | {match.games} | {rate:.0%} | {low:.0%}–{high:.0%}"
                    f" | {lead:+.1f} | {slowest:.2f} s |"
                )
                print(text[-1], flush=True)
            text.append("")
    return text


# -- Kalaha: optimal moves ---------------------------------------------------------------------------------------------


def choose_case(case: dict[str, Any]) -> float:
    """How many seeds the perfect level gives away in a known position, by its work alone: the clock does not cap it."""
    kalaha_levels.MOST_SECONDS = 600
    state = kalaha.position(case["position"], kalaha.Options(seeds=case["seeds"]))
    action = bots.player("kalaha", "perfect").choose(state, Rng.seeded(1), time.monotonic() + 600)
    values = case.get("values") or {move["action"]: move["value"] for move in case["moves"]}
    return float(case["value"] - values[str(action)])


def optimal() -> list[str]:
    """The perfect level in positions whose values are known."""
    text = ["## Kalaha: moves of *perfect* in known positions", "", "By its work alone, not capped by the clock.", ""]
    text += ["| positions | count | optimal | mean loss in seeds |", "|---|---:|---:|---:|"]
    few = [case for case in _lines("exact.jsonl") if case["seeds_in_pits"] <= 28]
    with multiprocessing.Pool(os.cpu_count()) as pool:
        for title, cases in (("up to 28 seeds", few), ("31–46 seeds, hard ones", _lines("hard.jsonl"))):
            losses = pool.map(choose_case, cases, chunksize=1)
            right = sum(loss == 0 for loss in losses) / len(losses)
            text.append(f"| {title} | {len(losses)} | {right:.1%} | {sum(losses) / len(losses):.2f} |")
            print(text[-1], flush=True)
    return [*text, ""]


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (CASES / name).read_text(encoding="utf-8").splitlines()[1:]]


# -- speed -------------------------------------------------------------------------------------------------------------


def per_second(once: Callable[[int], int], seconds: float = 2.0) -> float:
    """How much ``once`` does in a second."""
    once(0)
    done, number, begun = 0, 1, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        done += once(number)
        number += 1
    return done / (time.perf_counter() - begun)


def random_game(name: str) -> Callable[[int], int]:
    """Plays a game of random actions through the public API; gives its number of plies."""
    game = find(name)

    def once(seed: int) -> int:
        state, rng, plies = game.start(2, seed=seed), Rng.seeded(seed), 0
        while state.turn is not None:
            state = state.play(rng.pick(state.legal()))
            plies += 1
        return plies

    return once


def open_spiel_game() -> Callable[[int], int]:
    """The same in OpenSpiel's mancala."""
    import random

    import pyspiel

    game = pyspiel.load_game("mancala")

    def once(seed: int) -> int:
        state, rng, plies = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return once


def rlcard_game() -> Callable[[int], int]:
    """A game of RLCard's uno, two random players; counts as one."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def once(seed: int) -> int:
        env.run(is_training=False)
        return 1

    return once


def one_of(once: Callable[[int], int]) -> Callable[[int], int]:
    """Counts games instead of plies."""
    return lambda seed: bool(once(seed))


def solver_speed() -> float:
    """Nodes a second of the exact solver, on a position of 40 seeds."""
    state = kalaha.position({"pits": [[7, 0, 6, 0, 1, 1], [8, 1, 7, 1, 6, 2]], "stores": [5, 3]})
    solver = Solver(6, 40)
    own, other = (solver.pack.pack(state.row(seat)) for seat in (0, 1))
    solver.allow(deadline=time.monotonic() + 2)
    begun = time.perf_counter()
    try:
        solver.worth(own, other)
    except Exception as stopped:  # noqa: BLE001  # out of time, as it should be
        assert "OutOfTime" in type(stopped).__name__
    return solver.nodes / (time.perf_counter() - begun)


def solver_in_pyodide() -> float | None:
    """The same in Pyodide on Node.js; None without them."""
    node, module = shutil.which("node"), ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    if not node or not module.is_file():
        return None
    program = f"""
    const {{ loadPyodide }} = await import({json.dumps(module.as_uri())});
    const python = await loadPyodide();
    python.FS.mkdirTree("/spelbord");
    python.FS.mount(python.FS.filesystems.NODEFS, {{ root: {json.dumps(str(ROOT))} }}, "/spelbord");
    try {{
      console.log(python.runPython({json.dumps(IN_PYODIDE)}));
    }} catch (error) {{
      console.log(String(error).slice(-600));
      process.exit(1);
    }}
    """
    ran = subprocess.run([node, "--input-type=module", "-e", program], capture_output=True, text=True)
    if ran.returncode:
        print(ran.stdout)
        return None
    return float(ran.stdout)


def speeds() -> list[str]:
    """Ratios, each of two figures of this run."""
    text = ["## Speed", "", "| what | here | compared with | ratio |", "|---|---:|---:|---:|"]

    def row(what: str, here: float, other: str, there: Callable[[], float | None]) -> None:
        try:
            found = there()
        except ImportError:
            found = None
        compared = f"{other}: {found:,.0f}" if found else f"{other}: not installed"
        text.append(f"| {what} | {here:,.0f} | {compared} | {f'{here / found:.2f}' if found else '–'} |")
        print(text[-1], flush=True)

    plies = per_second(random_game("kalaha"))
    row("Kalaha, random plies a second", plies, "OpenSpiel mancala", lambda: per_second(open_spiel_game()))
    if "taki" in GAMES:
        games = per_second(one_of(random_game("taki")))
        row("TAKI, random games a second", games, "RLCard uno", lambda: per_second(rlcard_game()))
    row("Kalaha solver, nodes a second", solver_speed(), "the same in Pyodide", solver_in_pyodide)
    return [*text, ""]


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__)
    given.add_argument("--games", type=int, default=200, help="games a match")
    given.add_argument("--only", choices=list(GAMES), help="one game, printed and not written")
    args = given.parse_args()
    names = [args.only] if args.only else list(GAMES)
    head = [
        "# How strong the computer players are",
        "",
        f"Written by `python build.py bench bots --games {args.games}`: two seats, swapped; fixed seeds; a game that is"
        " tied counts half.",
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} processors.",
        "",
    ]
    text = head
    if not args.only:
        text += speeds()
    if "kalaha" in names:
        text += optimal()
    for name in names:
        text += strengths([name], args.games)
        if not args.only:
            # After every game, for a run takes long and may be stopped.
            NOTE.parent.mkdir(exist_ok=True)
            NOTE.write_text("\n".join(text).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
