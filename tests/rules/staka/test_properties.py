"""What holds in every game, whatever the seats and options."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spelbord import staka
from spelbord.core import IllegalAction, Rng
from spelbord.staka.hexes import Cell, around
from spelbord.staka.stones import KIND_OF, KINDS
from strategies import options, states

drawn = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
LONGEST = 12 + 4 + 2 * 20 * 4 * 76
"""Plies: the field, the pawns, and for each of 72 + 4 takes and lays the most idle rounds of four seats."""


def _stones(state: staka.State) -> Counter[str]:
    """Every stone by kind, a double as two letters."""
    found = Counter(KIND_OF.get(stone, stone) for stack in state.board.stacks.values() for stone in stack)
    found.update(stone for hand in state.hands for stone in hand)
    for piles in (state.pot, state.supply):
        found.update(dict(zip(KINDS, piles, strict=True)))
    found.update(color * 2 for color, held in zip(state.colors, state.doubles, strict=True) if held)
    return found


def _to_do(state: staka.State) -> int:
    """Two for a stone of the pot, one for a stone or a double that is held."""
    return 2 * sum(state.pot) + sum(map(len, state.hands)) + sum(state.doubles)


def _outside(cells: set[Cell]) -> set[Cell]:
    """The cells with an empty neighbour that the outside reaches, found by flooding a box round the board."""
    low, high = min(min(cell) for cell in cells) - 2, max(max(cell) for cell in cells) + 2
    flood, todo = {(low, low)}, [(low, low)]
    while todo:
        for near in around(todo.pop()):
            if near not in flood and near not in cells and all(low <= one <= high for one in near):
                flood.add(near)
                todo.append(near)
    return {cell for cell in cells if any(near in flood for near in around(cell))}


@drawn
@given(data=st.data())
def test_a_whole_game(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4))
    state = staka.start(seats, data.draw(options(staka)), data.draw(st.integers(0, 2**32)))
    rng = Rng.seeded(data.draw(st.integers(0, 2**32)))
    box, plies = _stones(state), 0
    assert box == {**dict.fromkeys(KINDS, 8), **{color * 2: 1 for color in state.colors}}
    assert _to_do(state) == 72 + seats
    while state.turn is not None:
        legal = state.legal()
        assert legal
        action = rng.pick(legal)
        after = state.play(action)
        assert _to_do(state) - _to_do(after) == (action.verb in ("take", "lay", "double"))
        assert _stones(after) == box
        cells = set(after.board.stacks)
        assert len(cells) < 3 or all(after.board.touching(cell) >= 2 for cell in cells)
        if after.phase == "pawn":
            assert not after.board.missing()
        if action.verb == "swim":
            assert action.cell is not None
            edge = _outside(cells)
            assert {state.standing, action.cell} <= edge
            assert state.board.height(action.cell) == 1
        for stack in after.board.stacks.values():
            assert all(below[0] == stone[1] for below, stone in pairwise(stack))
        if not state.options.share_stone and None not in after.pawns:
            assert len(set(after.pawns)) == seats
        assert all(len(hand) <= 3 for hand in after.hands)
        assert [sum(part["points"] for part in own) for own in after.score_parts()] == list(after.scores())
        state, plies = after, plies + 1
        assert plies < LONGEST
    assert state.winners()


@drawn
@given(data=st.data())
def test_the_edge(data: st.DataObject) -> None:
    state = data.draw(states(staka, 250))
    if state.board.stacks:
        assert state.board.edge() == _outside(set(state.board.stacks))


@drawn
@given(data=st.data())
def test_a_field_has_no_hole(data: st.DataObject) -> None:
    state = staka.start(2, staka.Options(field="random"), data.draw(st.integers(0, 2**48)))
    cells = set(state.board.stacks)
    holes = {near for cell in cells for near in around(cell) if near not in cells and state.board.touching(near) == 6}
    assert not holes


@drawn
@given(data=st.data())
def test_why_not_against_every_action(data: st.DataObject) -> None:
    state = data.draw(states(staka, 250))
    legal, universe = set(state.legal()), state.universe()
    assert legal <= set(universe)
    before = json.dumps(state.json())
    for action in universe:
        assert (state.why_not(action) is None) == (action in legal), str(action)
    for action in universe[:: max(1, len(universe) // 40)]:
        if action not in legal:
            with pytest.raises(IllegalAction):
                state.play(action)
    assert json.dumps(state.json()) == before


@drawn
@given(data=st.data())
def test_positions_round_trip(data: st.DataObject) -> None:
    state = data.draw(states(staka, 250))
    again = staka.position(json.loads(json.dumps(state.json())), state.options)
    assert again == state
    assert hash(again) == hash(state)
    assert again.legal() == state.legal()


# -- symmetry ----------------------------------------------------------------------------------------------------------


def _turned(cell: Cell) -> Cell:
    """A sixth of a turn round (0,0)."""
    return -cell[1], cell[0] + cell[1]


def _mirrored(cell: Cell) -> Cell:
    return cell[1], cell[0]


@drawn
@given(data=st.data(), turns=st.integers(0, 5), mirror=st.booleans())
def test_turning_and_mirroring(data: st.DataObject, turns: int, mirror: bool) -> None:
    state = data.draw(states(staka, 250))

    def moved(cell: Cell) -> Cell:
        for _ in range(turns):
            cell = _turned(cell)
        return _mirrored(cell) if mirror else cell

    def text(cell: str) -> str:
        q, r = map(int, cell.split(","))
        return "{},{}".format(*moved((q, r)))

    there = state.json()
    there["board"] = {text(cell): stack for cell, stack in there["board"].items()}
    there["pawns"] = [pawn and text(pawn) for pawn in there["pawns"]]
    other = staka.position(there, state.options)
    here = {action._replace(cell=action.cell and moved(action.cell)) for action in state.legal()}
    assert here == set(other.legal())
    assert other.scores() == state.scores()
    for action in state.legal()[:4]:
        after = other.play(action._replace(cell=action.cell and moved(action.cell)))
        assert (after.turn, after.phase) == (state.play(action).turn, state.play(action).phase)
