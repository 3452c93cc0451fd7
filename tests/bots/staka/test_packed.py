"""The numbers that Staka's players search in agree with the rules."""

from __future__ import annotations

from math import inf
from typing import Any

import pytest

from spelbord import staka
from spelbord.bots.staka.packed import Packed
from spelbord.bots.staka.search import Look, Search
from spelbord.bots.staka.value import KNOWING, PLAIN, Judge
from spelbord.core import Rng
from spelbord.staka.stones import COLORS, KINDS

GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"swim_color": "own", "share_stone": False}),
    (4, {"lay_under_pawn": True, "double_on_ground": True}),
    (2, {"double_counts": False, "share_stone": False}),
]


def turns_of_a_game(seats: int, options: dict[str, Any], seed: int) -> list[staka.State]:
    """Every ninth or so beginning of a turn in a random game."""
    state, rng = staka.start(seats, staka.Options(field="random", **options), seed), Rng.seeded(seed)
    found = []
    while state.turn is not None:
        if state.phase == "move" and rng.below(9) == 0:
            found.append(state)
        state = state.play(rng.pick(state.legal()))
    return found


def ends(state: staka.State) -> dict[tuple[Any, ...], staka.State]:
    """The ends of all turns by the rules."""
    found = {}
    for move in state.legal():
        moved = state.play(move)
        for after in [moved] if move.verb == "stop" else [moved.play(act) for act in moved.legal()]:
            found[looks(after)] = after
    return found


def looks(state: staka.State) -> tuple[Any, ...]:
    """What a packed position knows, as the rules say it."""
    stones = {cell: (len(stack), stack[-1][0]) for cell, stack in state.board.stacks.items()}
    return tuple(sorted(stones.items())), state.pawns, state.pot, state.hands, state.doubles, state.stopped


def packed_looks(at: Packed) -> tuple[Any, ...]:
    """The same as the packed position says it."""
    stones = {at.cell(cell): (at.heights[cell], COLORS[at.tops[cell]]) for cell in at.ground}
    hands = tuple(
        tuple(kind for kind, count in zip(KINDS, hand, strict=True) for _ in range(count)) for hand in at.hands
    )
    pawns = tuple(map(at.cell, at.pawns))
    return tuple(sorted(stones.items())), pawns, tuple(at.pot), hands, tuple(at.doubles), tuple(at.stopped)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_turns_are_those_of_the_rules_and_can_be_taken_back(seats: int, options: dict[str, Any]) -> None:
    for state in turns_of_a_game(seats, options, 7):
        expected, at = ends(state), Packed(state)
        before, judge = packed_looks(at), Judge(at, state.mover, KNOWING)
        found = set()
        for _, settled, turn in judge.turns(judge.settled()):
            undo = at.play(turn)
            after = packed_looks(at)
            found.add(after)
            assert at.over <= (expected[after].turn is None)
            assert at.over or at.seat == expected[after].turn or expected[after].turn is None
            assert judge.settled() == pytest.approx(settled)
            at.back(undo)
            assert packed_looks(at) == before
        assert found == set(expected)


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_a_turn_seems_worth_what_the_position_after_it_is(seats: int, options: dict[str, Any]) -> None:
    for state in turns_of_a_game(seats, options, 8):
        for root in range(seats):
            at = Packed(state)
            judge = Judge(at, root, KNOWING)
            turns = judge.turns(judge.settled())
            enough = inf if root == state.turn else -inf
            assert judge.best(judge.settled(), enough) == pytest.approx(turns[0][0])
            for value, settled, turn in turns[:: max(1, len(turns) // 8)]:
                undo = at.play(turn)
                if not (state.options.lay_under_pawn and turn[2] in at.pawns):
                    assert settled + judge.pawns() == pytest.approx(value)
                at.back(undo)


def test_points_alone_are_the_lead() -> None:
    for state in turns_of_a_game(2, {}, 9):
        at = Packed(state)
        judge = Judge(at, 0, PLAIN)
        lead = state.scores()[0] - state.scores()[1]
        assert judge.settled() + judge.pawns() == pytest.approx(lead)
        assert judge.final() == pytest.approx(lead)


@pytest.mark.parametrize("seats", [2, 3])
def test_looking_ahead_finds_what_trying_all_turns_finds(seats: int) -> None:
    for state in turns_of_a_game(seats, {}, 10)[-5:]:
        search = Search(state, KNOWING, Look(3), inf)
        best = search.ranked(Rng.seeded(1))[0]
        search.at.play(best.turn)
        # Nearly: what an answer is sure to spoil is not looked at.
        assert best.value == pytest.approx(tried(search, best.settled, 2), abs=0.5)


def tried(search: Search, settled: float, depth: int) -> float:
    """The value of a position by all turns so deep; of more than two seats the others play what they like best."""
    at, judge = search.at, search.judge
    if at.over:
        return judge.final()
    turns = judge.turns(settled)
    if search.others and at.seat != search.root:
        liked = search.others[at.seat].likes()
        turns = [one for one in turns if one[2] == liked]
    if depth == 1:
        return turns[0][0]
    values = []
    for _, after, turn in turns:
        undo = at.play(turn)
        values.append(tried(search, after, depth - 1))
        at.back(undo)
    return max(values) if at.seat == judge.root else min(values)
