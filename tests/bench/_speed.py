"""How fast the rules and the solver are, each as a ratio of two figures of one run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path

from bench._pyodide import in_pyodide
from bench._sections import Section, Table
from spelbord import kalaha
from spelbord.bots.kalaha.solve import OutOfTime, Solver
from spelbord.games import find

__all__ = ["measure", "random_game"]

Once = Callable[[int], int]
"""Plays a game with a seed and gives how much that was."""

KALAHA = "Kalaha, random plies a second"
KEPT = "Kalaha, the same, every state kept"
TAKI = "TAKI, random games a second"
SOLVER = "Kalaha solver, nodes a second"
COLUMNS = ("what", "here", "compared with", "ratio")
INTRODUCTION = """\
## Speed

`python build.py bench bots --only speed`: both sides of a row take turns, and the ratio is the median of those of all
rounds. The rules are driven through the public `State`, the others through what they offer to Python;
chance is Python's `random` on both sides. Time is the process's own.
"""


def measure(note: Path, by: str, rounds: int = 7, seconds: float = 1.0) -> None:
    """Write a row for each comparison that can be made here."""
    table = Table("", COLUMNS, [(KALAHA,), (KEPT,), (TAKI,), (SOLVER,)])
    section = Section(note, "speed", by, INTRODUCTION, [table])
    for what, name, ours, theirs in (
        (KALAHA, "OpenSpiel mancala, one state that changes", random_game("kalaha"), _open_spiel),
        (KEPT, "OpenSpiel mancala, every state kept too", random_game("kalaha"), _open_spiel_kept),
        (TAKI, "RLCard uno", _one_of(random_game("taki")), _rlcard),
    ):
        try:
            other = theirs()
        except ImportError:
            print(f"{what}: {name} is not installed")
            continue
        found = [(_per_second(ours, seconds), _per_second(other, seconds)) for _ in range(rounds)]
        _put(section, table, what, name, found)
    found = []
    for _ in range(3):
        text = in_pyodide(f"from bench import _speed\n_speed.solver_speed({2 * seconds})")
        if not text:
            return
        found.append((solver_speed(2 * seconds), float(text)))
    _put(section, table, SOLVER, "the same in Pyodide", found)


def _put(section: Section, table: Table, what: str, name: str, found: list[tuple[float, float]]) -> None:
    here, there = (statistics.median(side) for side in zip(*found, strict=True))
    ratio = statistics.median(one / two for one, two in found)
    section.put(table, (what,), f"{here:,.0f}", f"{name}: {there:,.0f}", f"{ratio:.2f}")


def random_game(name: str) -> Once:
    """A game of random actions through the public API; counts plies. Chance is Python's own, as for the others."""
    game = find(name)

    def once(seed: int) -> int:
        state, rng, plies = game.start(2, seed=seed), random.Random(seed), 0
        while state.turn is not None:
            state = state.play(rng.choice(state.legal()))
            plies += 1
        return plies

    return once


def _open_spiel() -> Once:
    """The same in OpenSpiel's mancala, in the fastest way."""
    import pyspiel

    game = pyspiel.load_game("mancala")

    def once(seed: int) -> int:
        state, rng, plies = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return once


def _open_spiel_kept() -> Once:
    """The same again, each state left as it was."""
    import pyspiel

    game = pyspiel.load_game("mancala")

    def once(seed: int) -> int:
        state, rng, plies = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            state = state.child(rng.choice(state.legal_actions()))
            plies += 1
        return plies

    return once


def _rlcard() -> Once:
    """A game of RLCard's uno, two random players; counts as one."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])

    def once(seed: int) -> int:
        env.run(is_training=False)
        return 1

    return once


def _one_of(once: Once) -> Once:
    """Counts games instead of plies."""
    return lambda seed: bool(once(seed))


def _per_second(once: Once, seconds: float) -> float:
    # Of this process alone: what else the machine does should count for neither side.
    now = time.process_time
    once(0)
    done, number, begun = 0, 1, now()
    while now() - begun < seconds:
        done += once(number)
        number += 1
    return done / (now() - begun)


def solver_speed(seconds: float) -> float:
    """Nodes a second of the exact solver, on a position of 40 seeds that takes longer."""
    state = kalaha.position({"pits": [[7, 0, 6, 0, 1, 1], [8, 1, 7, 1, 6, 2]], "stores": [5, 3]})
    solver = Solver(6, 40)
    own, other = (solver.pack.pack(state.row(seat)) for seat in (0, 1))
    solver.allow(deadline=time.monotonic() + seconds)
    begun = time.perf_counter()
    try:
        solver.worth(own, other)
    except OutOfTime:
        return solver.nodes / (time.perf_counter() - begun)
    raise AssertionError("solved before the time was over")
