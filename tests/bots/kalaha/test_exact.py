"""The solver, the endgame table and the openings tell the truth."""

from __future__ import annotations

import json
import lzma
import time

import pytest

from bots.clock import Clock
from bots.kalaha.known import CASES, lines, minimax, position, random_game, reachable
from spelbord import kalaha
from spelbord.bots.kalaha import make_openings, openings
from spelbord.bots.kalaha.analyse import analyse
from spelbord.bots.kalaha.endgame import MOST_SEEDS, endgame
from spelbord.bots.kalaha.files import packed_openings
from spelbord.bots.kalaha.packed import packing
from spelbord.bots.kalaha.root import Root
from spelbord.bots.kalaha.solve import NODES_A_LOOK, OutOfTime, Solver
from spelbord.core import Rng

MOST_SOLVED_HERE = 27
"""Seeds in the pits; with more a case may take seconds."""

MOST_IN_SMALL_GAMES = 32


def difference(state: kalaha.State, solver: Solver | None = None) -> int:
    """The final difference for the mover, by the solver."""
    root = Root(state)
    solver = solver or Solver(root.pits, root.seeds)
    own, other = map(solver.pack.pack, root.rows)
    return root.difference(solver.worth(own, other))


@pytest.mark.parametrize(("pits", "seeds"), [(6, 4), (6, 6), (6, 10), (5, 4), (4, 10), (3, 9), (2, 7), (1, 10)])
def test_packed_sowing_is_that_of_the_rules(pits: int, seeds: int) -> None:
    rng, options = Rng.seeded(pits), kalaha.Options(pits, seeds)
    for _ in range(30):
        for state in random_game(options, rng):
            root = Root(state)
            pack = packing(pits, root.seeds)
            assert tuple(map(pack.unpack, map(pack.pack, root.rows))) == root.rows
            assert tuple(choice.action for choice in root.choices) == state.legal()
            for choice in root.choices:
                after = state.play(choice.action)
                mover = state.turn if choice.again else 1 - state.turn
                rows = pack.unpack(choice.own), pack.unpack(choice.other)
                if after.turn is None:
                    assert not all(map(any, rows))
                    left = sum(rows[mover != state.turn])
                    assert after.scores()[state.turn] == state.scores()[state.turn] + choice.banked + left
                else:
                    assert after.turn == mover
                    assert rows == (after.row(mover), after.row(1 - mover))
                    assert after.scores()[state.turn] == state.scores()[state.turn] + choice.banked
                    assert choice.seeds == sum(map(sum, rows))


@pytest.mark.parametrize(("pits", "seeds"), [(1, 6), (2, 2), (2, 4), (3, 2), (3, 3), (4, 1)])
def test_it_agrees_with_minimax_wherever_a_small_game_can_go(pits: int, seeds: int) -> None:
    options, value = kalaha.Options(pits, seeds), minimax()
    solver = Solver(pits, 2 * pits * seeds)
    for state in reachable(options):
        if state.turn is not None:
            assert difference(state, solver) == value(state) * (1 if state.turn == 0 else -1)


def test_the_values_of_whole_games() -> None:
    for size, value in json.loads((CASES / "values.json").read_text())["values"].items():
        pits, seeds = map(int, size.split("x"))
        if 2 * pits * seeds > MOST_IN_SMALL_GAMES:
            continue
        assert difference(kalaha.start(options=kalaha.Options(pits, seeds))) == value, size


def test_every_action_of_known_positions() -> None:
    for case in lines("exact.jsonl"):
        if case["seeds_in_pits"] > MOST_SOLVED_HERE:
            continue
        found = analyse(position(case), time.monotonic() + 60)
        assert all(one.exact for one in found), case["id"]
        assert {str(one.action): one.value for one in found} == {
            move["action"]: move["value"] for move in case["moves"]
        }, case["id"]
        assert found[0].value == case["value"]
        assert all(one.line[0] == one.action for one in found)


def test_a_line_is_played_out_to_its_value() -> None:
    rng = Rng.seeded(3)
    for state in random_game(kalaha.Options(4, 3), rng):
        for one in analyse(state, time.monotonic() + 60):
            after, seat = state, state.turn
            for action in one.line:
                after = after.play(action)
            if after.turn is None:
                assert after.scores()[seat] - after.scores()[1 - seat] == one.value


@pytest.mark.parametrize("width", [5, 7])
def test_the_endgame_table_agrees_with_the_rules(width: int) -> None:
    table, pack, rng = endgame(6, width), packing(6, (1 << width) - 1), Rng.seeded(7)

    def worth(state: kalaha.State, seat: int) -> int:
        """What a seat will yet bank, by the table."""
        if state.turn is None:
            return 0
        rows = [pack.pack(state.row(state.turn)), pack.pack(state.row(1 - state.turn))]
        banked = table.worth[rows[0]][table.rank[rows[1]]]
        return banked if seat == state.turn else sum(state.row(0)) + sum(state.row(1)) - banked

    for _ in range(300):
        for state in random_game(kalaha.Options(), rng):
            if sum(state.row(0)) + sum(state.row(1)) <= MOST_SEEDS:
                seat = state.turn
                after = [state.play(action) for action in state.legal()]
                best = max(then.scores()[seat] + worth(then, seat) for then in after)
                assert state.scores()[seat] + worth(state, seat) == best


def test_the_openings_are_those_of_their_tables() -> None:
    assert lzma.decompress(packed_openings) == lzma.decompress(make_openings.pack(CASES))
    for player, stop in openings.STOPS.items():
        for line in make_openings.lines(CASES / f"strategy-{player}.jsonl.gz")[::7]:
            own, other = tuple(line["own"]), tuple(line["other"])
            seeds = sum(own) + sum(other)
            pit, worth = openings.advised(own, other)
            assert 2 * worth - seeds == line["value"]
            assert seeds > stop
            if player == "first":
                assert pit == line["best"]


def test_the_book_has_every_action_of_the_first_sowings() -> None:
    for line in make_openings.lines(CASES / "book.jsonl"):
        own, other = tuple(line["own"]), tuple(line["other"])
        seeds = sum(own) + sum(other)
        yields = openings.book(own, other)
        assert [None if worth is None else 2 * worth - seeds for worth in yields] == line["values"]
    assert openings.book((1,) * 6, (1,) * 6) is None
    assert openings.advised((1,) * 6, (1,) * 6) is None


def test_the_start_of_the_classic_game_is_known() -> None:
    found = analyse(kalaha.start(), time.monotonic() + 0.5)
    assert all(one.exact for one in found)
    assert {one.action.pit: one.value for one in found} == {1: -14, 2: -10, 3: 8, 4: -2, 5: -8, 6: 4}


def test_a_search_stops_when_told(ticking_clock: Clock) -> None:
    solver = Solver(6, 48)
    row = solver.pack.pack((4,) * 6)
    solver.allow(nodes=5 * NODES_A_LOOK)
    with pytest.raises(OutOfTime):
        solver.worth(row, row)
    assert solver.nodes <= 6 * NODES_A_LOOK
    solver.allow(deadline=time.monotonic() + 3)
    begun = time.monotonic()
    with pytest.raises(OutOfTime):
        solver.worth(row, row)
    assert time.monotonic() - begun <= 4


def test_an_estimate_says_so_and_is_there_in_time(ticking_clock: Clock) -> None:
    begun = time.monotonic()
    found = analyse(kalaha.start(options=kalaha.Options(6, 10)), begun + 300)
    assert time.monotonic() - begun < 330
    assert len(found) == 6
    assert all(not one.exact and one.depth and one.line[0] == one.action for one in found)
