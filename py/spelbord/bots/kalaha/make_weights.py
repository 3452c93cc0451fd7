"""Makes ``weights.py``: least squares on the exact yields of positions from games that are half random.

Run ``python -m spelbord.bots.kalaha.make_weights`` from the folder ``py`` (some minutes). The same file every time.
"""

from __future__ import annotations

from pathlib import Path

from ... import kalaha
from ...core import Rng
from .solve import OutOfTime, Solver

POSITIONS = 9000
FEWEST, MOST = 13, 28
NODES = 400_000
COUNTS = 15
"""Seeds in a pit that get a weight of their own: 0 … 13, and 14 or more."""
UNIT = 100
"""Weights are in hundredths of a seed of difference."""
RIDGE = 3.0

HEAD = '''"""What a pit with so many seeds is worth: made by :mod:`.make_weights`.

``OWN[pit][seeds]`` for the side to move and ``OTHER[pit][seeds]`` for the other, in hundredths of a seed of difference
still to be won; the last entry of a pit is for that many seeds or more.
"""

'''


def samples(count: int, seed: int = 1) -> list[tuple[tuple[int, ...], tuple[int, ...], int]]:
    """Own row, other row, future difference at best play."""
    rng = Rng.seeded(seed)
    found: list[tuple[tuple[int, ...], tuple[int, ...], int]] = []
    while len(found) < count:
        state = kalaha.start(options=kalaha.Options(seeds=rng.pick((4, 4, 6))))
        want = FEWEST + rng.below(MOST - FEWEST + 1)
        while state.turn is not None and sum(state.row(0)) + sum(state.row(1)) > want:
            state = state.play(_half_random(state, rng))
        if state.turn is None or sum(state.row(0)) + sum(state.row(1)) < FEWEST:
            continue
        own, other = state.row(state.turn), state.row(1 - state.turn)
        seeds = sum(own) + sum(other)
        solver = Solver(6, seeds)
        solver.allow(NODES)
        try:
            worth = solver.worth(solver.pack.pack(own), solver.pack.pack(other))
        except OutOfTime:
            continue
        found.append((own, other, 2 * worth - seeds))
    return found


def fit(positions: list[tuple[tuple[int, ...], tuple[int, ...], int]]) -> list[float]:
    """A weight for each pit and count of either row, by the normal equations."""
    size = 12 * COUNTS
    matrix = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
    right = [0.0] * size
    for own, other, value in positions:
        active = [pit * COUNTS + min(seeds, COUNTS - 1) for pit, seeds in enumerate((*own, *other))]
        for one in active:
            right[one] += value
            for two in active:
                matrix[one][two] += 1
    return _solved(matrix, right)


def main() -> None:
    weights = [round(UNIT * weight) for weight in fit(samples(POSITIONS))]
    rows = [tuple(weights[pit * COUNTS : (pit + 1) * COUNTS]) for pit in range(12)]
    text = HEAD + "".join(
        f"{name} = (\n" + "".join(f"    {row},\n" for row in some) + ")\n"
        for name, some in (("OWN", rows[:6]), ("OTHER", rows[6:]))
    )
    (Path(__file__).parent / "weights.py").write_text(text, encoding="utf-8")


def _half_random(state: kalaha.State, rng: Rng) -> kalaha.Action:
    actions = state.legal()
    if rng.below(2):
        return rng.pick(actions)
    seat = state.turn
    assert seat is not None
    return max(actions, key=lambda action: state.play(action).scores()[seat])


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss-Jordan; the ridge keeps every pivot from zero."""
    size = len(right)
    for pivot in range(size):
        row, scale = matrix[pivot], matrix[pivot][pivot]
        for other in range(size):
            if other != pivot and matrix[other][pivot]:
                factor = matrix[other][pivot] / scale
                target = matrix[other]
                for column in range(pivot, size):
                    target[column] -= factor * row[column]
                right[other] -= factor * right[pivot]
    return [right[place] / matrix[place][place] for place in range(size)]


if __name__ == "__main__":
    main()
