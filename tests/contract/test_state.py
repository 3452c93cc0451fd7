"""What every game must keep to, state by state. A new game is tested by being registered."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spelbord.core import BadAction, BadOption, BadPosition, Event, Game, IllegalAction, Rng
from spelbord.games import GAMES
from strategies import finished, states

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
drawn = settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@every_game
def test_facts(game: Game) -> None:
    assert game.name == game.Rule.__module__.split(".")[1]
    assert all(rule.value.startswith(game.name + ".") for rule in game.Rule)
    assert {game.name + ".turn", game.name + ".over"} <= {rule.value for rule in game.Rule}
    assert game.Options() == game.Options.read({}) == game.Options.read(game.Options().json())
    assert all(game.Options.read(preset) for preset in game.Options.presets.values())


@every_game
def test_same_arguments_same_state(game: Game) -> None:
    for seats in game.seats:
        one, two = game.start(seats, None, 7), game.start(seats, None, 7)
        assert one == two
        assert hash(one) == hash(two)
        assert str(one) == str(two)


@every_game
@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"seats": 0}, "seats"),
        ({"seats": 11}, "seats"),
        ({"seats": True}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"seed": -1}, "seed"),
        ({"seed": 1.5}, "seed"),
    ],
)
def test_bad_start(game: Game, arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(BadOption) as bad:
        game.start(**arguments)
    assert bad.value.field == field


@every_game
def test_bad_options(game: Game) -> None:
    with pytest.raises(BadOption) as bad:
        game.Options(colour="mauve")
    assert bad.value.field == "colour"
    for one in game.Options.facts():
        for value in (None, "never heard of", 1 << 40, 2.0, [], {}):
            if not any(type(value) is type(known) and value == known for known in one["choices"]):
                with pytest.raises(BadOption) as bad:
                    game.Options.read({one["name"]: value})
                assert bad.value.field == one["name"]
    with pytest.raises(BadOption):
        game.Options.read([])


@every_game
@drawn
@given(data=st.data())
def test_legal_is_what_no_rule_forbids(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    legal, universe, before = state.legal(), state.universe(), state.json()
    assert len(set(legal)) == len(legal)
    assert len(set(universe)) == len(universe)
    assert set(legal) <= set(universe)
    assert bool(legal) == (state.turn is not None)
    for action in universe:
        rule = state.why_not(action)
        assert (rule is None) == (action in legal)
        no = state.refusal(action)
        assert (no and no.rule) == rule
        if rule is None:
            continue
        assert rule in game.Rule
        if state.turn is None:
            assert rule.value == game.name + ".over"
        with pytest.raises(IllegalAction) as refused:
            state.play(action)
        assert refused.value.rule == rule
        json.dumps(refused.value.details())
    assert state.json() == before


@every_game
@drawn
@given(data=st.data())
def test_texts_round_trip(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    for action in state.universe():
        assert game.parse(str(action)) == action
        assert str(game.parse(str(action))) == str(action)
    text = json.dumps(state.json())
    again = game.position(json.loads(text), state.options)
    assert again == state
    assert json.dumps(again.json()) == text
    for seat in (*range(len(state.scores())), None):
        seen = state.seen_by(seat)
        assert game.observation(json.loads(json.dumps(seen.json())), state.options) == seen


@every_game
@drawn
@given(data=st.data())
def test_a_seat_sees_what_it_needs(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    for seat in (*range(len(state.scores())), None):
        seen = state.seen_by(seat)
        assert (seen.turn, seen.options, seen.winners()) == (state.turn, state.options, state.winners())
        assert seen.imagine(Rng(5)).seen_by(seat) == seen
        assert isinstance(str(seen), str)
    seen = state.seen_by(state.turn)
    assert seen.legal() == state.legal()
    for action in seen.legal():
        shown = seen.preview(action)
        assert json.loads(json.dumps(shown)) == shown
        assert seen.refusal_at(shown["at"]) is None
        assert seen.why_not(action) is None


@every_game
@drawn
@given(data=st.data())
def test_events_tell_what_happened(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game))
    if state.turn is None:
        return
    for action in state.legal()[:8]:
        told: list[Event] = []
        after = state.play(action, told.append)
        assert after == state.play(action)
        assert told[-1].kind == ("end" if after.turn is None else "turn")
        for event in told:
            for seat in (*range(len(state.scores())), None):
                shown = event.seen_by(seat)
                assert json.loads(json.dumps(shown)) == shown


@every_game
@pytest.mark.parametrize("seed", range(3))
def test_games_end(game: Game, seed: int) -> None:
    for seats in {game.seats[0], game.seats[-1]}:
        played = finished(game, seats, seed)
        last = played[-1]
        assert all(state.winners() == () for state in played[:-1])
        assert last.winners()
        assert last.legal() == ()
        assert len(last.scores()) == seats


@every_game
@given(text=st.text(max_size=20))
def test_text_that_is_no_action(game: Game, text: str) -> None:
    try:
        action = game.parse(text)
    except BadAction as bad:
        assert bad.text == text[:60]
    else:
        assert str(action) == text


@every_game
@pytest.mark.parametrize("value", [None, 3, 3.0, True, b"1", [], {}])
def test_values_that_are_no_action(game: Game, value: Any) -> None:
    with pytest.raises(BadAction):
        game.parse(value)
    with pytest.raises(BadAction):
        game.start(game.seats[0]).play(value)
    with pytest.raises(BadAction):
        game.start(game.seats[0]).refusal_at("nowhere at all")


@every_game
@pytest.mark.parametrize("value", [None, 3, "x", [], {}, {"turn": 0, "moon": 1}])
def test_values_that_are_no_position(game: Game, value: Any) -> None:
    with pytest.raises(BadPosition):
        game.position(value)


@every_game
@drawn
@given(data=st.data())
def test_a_spoilt_position_is_refused_or_read_as_it_stands(game: Game, data: st.DataObject) -> None:
    state = data.draw(states(game, 20))
    spoilt = state.json()
    key = data.draw(st.sampled_from(sorted(spoilt)))
    spoilt[key] = data.draw(st.none() | st.integers(-3, 99) | st.text(max_size=4) | st.lists(st.integers(), max_size=3))
    try:
        read = game.position(spoilt, state.options)
    except BadPosition as bad:
        assert bad.problem
    else:
        assert game.position(read.json(), state.options) == read
