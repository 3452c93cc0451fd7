"""The test for a dead position against playing on in every way, on small boards."""

from __future__ import annotations

from collections import Counter

from hypothesis import HealthCheck, given, settings

from spelbord import staka
from spelbord.staka.dead import nobody_can_lay
from spelbord.staka.play import changed
from strategies import staka_ends

from .boards import Q, at


def _next_turn(state: staka.State) -> staka.State | None:
    seats = len(state.colors)
    for step in range(1, seats + 1):
        seat = (state.mover + step) % seats
        if not state.stopped[seat]:
            return state._replace(turn=seat, phase="move", idle=0)
    return None


def played_out(state: staka.State, most: int) -> bool | None:
    """Whether nobody can ever lay, by playing everything; None when that takes more than ``most`` states."""
    seen, todo = {state}, [state]
    while todo:
        now = todo.pop()
        after: list[staka.State | None] = []
        for move in now.legal():
            moved = changed(now, move)
            if move.verb == "stop":
                after.append(_next_turn(moved))
                continue
            moved = moved._replace(phase="act")
            for act in moved.legal():
                if act.verb in ("lay", "double"):
                    return False
                after.append(_next_turn(changed(moved, act)))
        for one in after:
            if one is not None and one not in seen:
                seen.add(one)
                todo.append(one)
        if len(seen) > most:
            return None
    return True


def test_staka_dead_is_what_playing_everything_finds() -> None:
    met = Counter[tuple[bool, bool]]()

    @settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
    @given(state=staka_ends())
    def compare(state: staka.State) -> None:
        expected = played_out(state, 2000)
        if expected is not None:
            met[expected, state.options.share_stone] += 1
            assert nobody_can_lay(state) is expected

    compare()
    assert len(met) == 4, "each answer is met with and without sharing"


def test_staka_dead_a_pawn_that_never_leaves() -> None:
    """White's only place for its stone is under a pawn that has stopped, or that can walk away."""
    board = {**Q, "1,0": "1B"}
    shut = at(board, ["0,0", "1,0"], pot={}, hands=[["WB"], []], doubles=[False, False], stopped=[False, True])
    assert nobody_can_lay(shut)
    assert not nobody_can_lay(shut._replace(stopped=(False, False)))
    assert not nobody_can_lay(shut._replace(options=staka.Options(lay_under_pawn=True)))


def test_staka_dead_the_last_stone_goes_to_who_comes_first() -> None:
    """Both may take, one stone is left, and only the second seat could lay it."""
    for turn, dead in ((0, True), (1, False)):
        state = at(Q, ["0,0", "1,0"], turn=turn, pot={"WB": 1}, doubles=[False, False])
        assert nobody_can_lay(state) is dead
