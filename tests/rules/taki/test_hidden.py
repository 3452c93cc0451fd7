"""Nothing hidden comes out: not through observations, legality, previews, refusals, events or the bridge."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spelbord import taki
from spelbord.bridge import Bridge
from spelbord.core import Event, Rng
from spelbord.taki import Observation, State
from strategies import states

drawn = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def knows(seen: Observation) -> list[object]:
    """Everything that one may ask an observation."""
    asked: list[object] = [seen, hash(seen), str(seen), seen.json(), seen.legal(), seen.scores(), seen.winners()]
    asked += [seen.refusal(action) for action in seen.universe()]
    asked += [seen.refusal_at(at) for at in (*taki.CARDS, "draw", "pass", "close", "leave")]
    return asked + [seen.preview(action) for action in seen.legal()]


@drawn
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_states_that_differ_only_in_hidden_cards_look_the_same(data: st.DataObject, seed: int) -> None:
    state: Any = data.draw(states(taki, 150))
    for seat in (*range(state.seats), None):
        seen = state.seen_by(seat)
        other = seen.imagine(Rng.seeded(seed))
        assert knows(other.seen_by(seat)) == knows(seen)
        assert taki.position(other.json(), state.options) == other


@drawn
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_events_tell_others_the_same_whatever_is_hidden(data: st.DataObject, seed: int) -> None:
    state: Any = data.draw(states(taki, 150))
    other = state.seen_by(state.turn).imagine(Rng.seeded(seed))
    for action in state.legal():
        here, there = list[Event](), list[Event]()
        state.play(action, here.append)
        other.play(action, there.append)
        assert [event.seen_by(None) for event in here] == [event.seen_by(None) for event in there]
        for event in here:
            assert event.owner is None or set(event.secret) == {"cards"}
            assert event.secret == {} or event.kind in ("draw", "deal")
            for seat in range(state.seats):
                assert ("cards" in event.seen_by(seat)) == (event.kind == "draw" and event.facts["seat"] == seat)


def test_a_deal_shows_each_seat_its_own_hand() -> None:
    events: list[Event] = []
    state = taki.start(3, None, 9, events.append)
    dealt = [event for event in events if event.kind == "deal"]
    for seat, event in enumerate(dealt):
        assert event.seen_by(seat)["cards"] == list(state.hands[seat])
        assert "cards" not in event.seen_by((seat + 1) % 3)
        assert "cards" not in event.seen_by(None)


def _secrets(answer: Any, seat: int | None) -> None:
    """No other hand, no pile, no generator anywhere in an answer."""
    if isinstance(answer, dict):
        assert "seed" not in answer
        if isinstance(answer.get("hands"), list):
            shown = [place for place, hand in enumerate(answer["hands"]) if not isinstance(hand, int)]
            assert shown == ([] if seat is None else [seat])
            assert isinstance(answer["draw"], int)
        if "cards" in answer:
            assert answer["seat"] == seat
        for inner in answer.values():
            _secrets(inner, seat)
    elif isinstance(answer, list):
        for inner in answer:
            _secrets(inner, seat)


@pytest.mark.parametrize("seats", [2, 5, 10])
def test_the_bridge_keeps_secrets(seats: int) -> None:
    bridge, rng = Bridge(), Rng.seeded(seats)

    def ask(seat: int | None, **request: Any) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(bridge.handle(json.dumps({**request, "seat": seat})))
        _secrets(answer, seat)
        return answer

    turn = ask(None, do="new", game="taki", seats=seats, seed=3)["view"]["turn"]
    for _ in range(60):
        if turn is None:
            break
        for seat in (*range(seats), None):
            view = ask(seat, do="view")["view"]
            assert bool(view["legal"]) == (seat == turn)
            ask(seat, do="log")
        ask(turn, do="why", action="play K !")
        ask(turn, do="play", action="play G5 B")
        ask(turn, do="play", action="draw !")
        ask(turn, do="play", action="close", by=(turn + 1) % seats)
        legal = ask(turn, do="view")["view"]["legal"]
        eyes = rng.pick([*range(seats), None])
        turn = ask(eyes, do="play", action=rng.pick(legal)["action"])["view"]["turn"]
        ask(eyes, do="undo")
        ask(eyes, do="redo")


def test_what_is_imagined_is_dealt_from_all_unseen_cards() -> None:
    seen = taki.start(4, None, 1).seen_by(2)
    made: list[State] = [seen.imagine(Rng.seeded(seed)) for seed in range(30)]
    assert all(state.hands[2] == seen.hand for state in made)
    assert len({state.hands for state in made}) == 30
    assert all(len(state.draw) == seen.draw for state in made)
