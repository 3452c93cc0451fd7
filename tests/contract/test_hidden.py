"""What is hidden stays hidden, in every game: answers, events and refusals tell a seat only what it may know."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spelbord.core import Event, Game, Rng, State
from spelbord.games import GAMES
from strategies import states

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
drawn = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@every_game
@drawn
@given(data=st.data())
def test_another_deal_that_looks_the_same(game: Game, data: st.DataObject) -> None:
    """The mover cannot tell the state from one in which everything it does not see was dealt anew."""
    state = data.draw(states(game))
    seat = state.turn
    seen = state.seen_by(seat)
    other = seen.imagine(Rng.seeded(data.draw(st.integers(0, 2**32))))
    assert other.seen_by(seat) == seen
    assert hash(other.seen_by(seat)) == hash(seen)
    assert other.seen_by(seat).json() == seen.json()
    assert str(other.seen_by(seat)) == str(seen)
    assert other.legal() == state.legal() == seen.legal()
    for action in seen.universe():
        assert state.refusal(action) == other.refusal(action) == seen.refusal(action)
    for action in seen.legal()[:8]:
        assert _public(state, action) == _public(other, action)
        assert state.preview(action) == seen.preview(action)


def _public(state: State, action: object) -> list[dict[str, object]]:
    told: list[Event] = []
    state.play(action, told.append)
    return [event.seen_by(None) for event in told]


@every_game
@drawn
@given(data=st.data())
def test_who_does_not_act_has_nothing_to_choose(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    if game.hidden:
        for seat in (*range(len(state.scores())), None):
            if seat != state.turn:
                assert state.seen_by(seat).legal() == ()
    else:
        assert all(state.seen_by(seat) == state for seat in range(len(state.scores())))
