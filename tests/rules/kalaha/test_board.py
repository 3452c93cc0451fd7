"""Boards of every size, as whole numbers, against the rules played seed by seed on a list."""

from __future__ import annotations

import copy
import pickle

import pytest

from spelbord import kalaha
from spelbord.core import Rng


def by_hand(cells: list[int], turn: int, pit: int, pits: int) -> tuple[list[int], int | None]:
    """What the rules say, one seed after the other."""
    cells, size = list(cells), 2 * pits + 2
    store, other_store = turn * (pits + 1) + pits, (1 - turn) * (pits + 1) + pits
    place = store - pits + pit - 1
    seeds, cells[place] = cells[place], 0
    while seeds:
        place = (place + 1) % size
        if place != other_store:
            cells[place] += 1
            seeds -= 1
    if store - pits <= place < store and cells[place] == 1 and cells[2 * pits - place]:
        cells[store] += 1 + cells[2 * pits - place]
        cells[place] = cells[2 * pits - place] = 0
    rows = [range(pits), range(pits + 1, size - 1)]
    if all(any(cells[i] for i in row) for row in rows):
        return cells, turn if place == store else 1 - turn
    for row in rows:
        cells[row.stop] += sum(cells[i] for i in row)
        for i in row:
            cells[i] = 0
    return cells, None


@pytest.mark.parametrize("pits", range(1, 7))
@pytest.mark.parametrize("seeds", range(1, 11))
def test_random_games(pits: int, seeds: int) -> None:
    options = kalaha.Options(pits, seeds)
    for seed in range(12):
        state, rng = kalaha.start(options=options), Rng.seeded(seed)
        while state.turn is not None:
            cells = list(state.cells)
            row = state.row(state.turn)
            assert [action.pit for action in state.legal()] == [pit for pit in range(1, pits + 1) if row[pit - 1]]
            action = rng.pick(state.legal())
            expected = by_hand(cells, state.turn, action.pit, pits)
            state = state.play(action)
            assert (list(state.cells), state.turn) == expected
        assert state.legal() == ()


def test_all_seeds_in_one_pit() -> None:
    for pits in range(1, 7):
        for pit in range(1, pits + 1):
            most = 2 * pits * 10 - 1
            row = [0] * pits
            row[pit - 1] = most
            state = kalaha.position({"pits": [row, [1] + [0] * (pits - 1)]}, kalaha.Options(pits, 10))
            after = state.play(kalaha.Action(pit))
            assert (list(after.cells), after.turn) == by_hand(list(state.cells), 0, pit, pits)


def test_a_state_is_a_value() -> None:
    state = kalaha.start().play(kalaha.Action(3))
    for twin in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), kalaha.position(state.json())):
        assert twin == state
        assert hash(twin) == hash(state)
        assert twin.play(kalaha.Action(1)) == state.play(kalaha.Action(1))
    assert state != kalaha.start()
    assert state != kalaha.position({**state.json(), "turn": 1})
    assert repr(state) == f"State.of({state.cells}, 0, {state.options})"
    with pytest.raises(AttributeError):
        state.turn = 1
