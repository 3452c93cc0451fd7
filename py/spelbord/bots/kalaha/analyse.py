"""What every action is worth: exact where the time allows, else the best estimate so far."""

from __future__ import annotations

import time

from ...kalaha import Action, State
from ..base import Analysis
from . import openings
from .estimate import UNIT, Estimator
from .root import Choice, Root, choices
from .solve import OutOfTime, Solver

__all__ = ["MOST_SOLVED", "analyse"]

MOST_SOLVED = 40
"""With more seeds in the pits solving is not tried."""
LIKELY_SOLVED = 30
FOR_A_GUESS = 6
DEEPEST = 60
LONGEST_LINE = 12
NODES_FOR_LINE = 20_000


def analyse(state: State, deadline: float) -> list[Analysis]:
    """Every action with its final difference for the mover, the best first."""
    root = Root(state)
    begun = time.monotonic()

    def until(part: float) -> float:
        return begun + part * (deadline - begun)

    estimator, solver = Estimator(root.pits, root.seeds), Solver(root.pits, root.seeds)
    guesses = {choice.action: (choice.full_estimate(estimator, 1), 1) for choice in root.choices}
    exact = _known(root)
    known = len(exact) == len(root.choices)
    solvable = root.seeds <= MOST_SOLVED
    estimator.allow(deadline=until(0.2 if known or solvable else 0.9))
    _deepen(root, estimator, guesses, 2, FOR_A_GUESS if known or solvable else DEEPEST)
    if solvable and not known:
        solver.allow(deadline=until(0.8 if root.seeds <= LIKELY_SOLVED else 0.5))
        _solve(root, solver, guesses, exact)
    if len(exact) < len(root.choices):
        estimator.allow(deadline=until(0.9))
        _deepen(root, estimator, guesses, min(depth for _, depth in guesses.values()) + 1, DEEPEST)

    found = []
    for choice in root.choices:
        action = choice.action
        estimate, depth = guesses[action]
        estimator.allow(NODES_FOR_LINE, deadline)
        solver.allow(NODES_FOR_LINE, deadline)
        if action in exact:
            line = (
                _exact_line(solver, choice, exact[action])
                if root.seeds <= MOST_SOLVED
                else _line(estimator, choice, depth)
            )
            found.append(Analysis(action, float(root.difference(exact[action])), True, None, line))
        else:
            value = round(root.lead + estimate / UNIT, 1)
            found.append(Analysis(action, value, False, depth, _line(estimator, choice, depth)))
    return sorted(found, key=lambda one: -one.value)


def _known(root: Root) -> dict[Action, int]:
    """The yields that the tables of openings tell."""
    if not root.classic:
        return {}
    exact = {}
    advice = openings.advised(*root.rows)
    if advice:
        pit, worth = advice
        exact.update({choice.action: worth for choice in root.choices if choice.action.pit == pit})
    yields = openings.book(*root.rows)
    if yields:
        for choice in root.choices:
            worth_there = yields[choice.action.pit - 1]
            if worth_there is not None:
                exact[choice.action] = worth_there
    return exact


def _deepen(root: Root, estimator: Estimator, guesses: dict[Action, tuple[int, int]], first: int, last: int) -> None:
    """Look further and further ahead; an action that is not reached in time keeps the guess it had."""
    try:
        for depth in range(first, last + 1):
            for choice in sorted(root.choices, key=lambda choice: -guesses[choice.action][0]):
                guesses[choice.action] = choice.full_estimate(estimator, depth), depth
    except OutOfTime:
        pass


def _solve(root: Root, solver: Solver, guesses: dict[Action, tuple[int, int]], exact: dict[Action, int]) -> None:
    try:
        for choice in sorted(root.choices, key=lambda choice: -guesses[choice.action][0]):
            if choice.action not in exact:
                exact[choice.action] = choice.worth(solver, (guesses[choice.action][0] // UNIT + root.seeds) // 2)
    except OutOfTime:
        pass


def _line(estimator: Estimator, first: Choice, depth: int) -> tuple[Action, ...]:
    """The action and what follows it at best play, as far as the estimate looked."""
    line, now = [first.action], first
    try:
        while len(line) < LONGEST_LINE and now.own and now.other:
            depth -= not now.again
            if depth < 1:
                break
            options = choices(estimator.pack, now.own, now.other, now.seeds)
            now = max(options, key=lambda choice: choice.full_estimate(estimator, depth))
            line.append(now.action)
    except OutOfTime:
        pass
    return tuple(line)


def _exact_line(solver: Solver, first: Choice, worth: int) -> tuple[Action, ...]:
    """The action and what follows it when both play their best."""
    line, now = [first.action], first
    try:
        while len(line) < LONGEST_LINE and now.own and now.other:
            worth = worth - now.banked if now.again else now.seeds - (worth - now.banked)
            options = choices(solver.pack, now.own, now.other, now.seeds)
            now = next(choice for choice in options[::-1] if choice.at_least(solver, worth))
            line.append(now.action)
    except OutOfTime:
        pass
    return tuple(line)
