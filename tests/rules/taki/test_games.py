"""What holds in every state of random games: 2 to 10 seats, single games and tournaments, all house rules."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Iterator

import pytest

from spelbord import taki
from spelbord.core import Event, IllegalAction, Rng
from spelbord.taki import BOX, Action, Options, State

MOST = {False: 5_000, True: 20_000}
"""More plies than a random game of one hand, or of eight phases, has ever needed."""

SEATS = (10, 9, 8, 2, 3, 4, 5, 6, 7)
"""Many seats first: there the pile runs out."""


def drawn_options(rng: Rng, **fixed: object) -> Options:
    """House rules by chance."""
    return Options(**{**{one["name"]: rng.pick(one["choices"]) for one in Options.facts()}, **fixed})


def walk(state: State, rng: Rng) -> Iterator[tuple[State, Action, State, list[Event]]]:
    """Each step of a random game: before, action, after, events. Where one need not draw, one seldom does."""
    for _ in range(MOST[state.options.tournament]):
        if state.turn is None:
            return
        legal, events = state.legal(), list[Event]()
        action = rng.pick(legal)
        if str(action) == "draw" and rng.below(4):
            action = legal[0]
        after = state.play(action, events.append)
        assert state.play(action) == after, "who listens changes nothing"
        yield state, action, after, events
        state = after
    raise AssertionError("the game does not end")


def cards(state: State) -> Counter[str]:
    return Counter((*(card for hand in state.hands for card in hand), *state.draw, *state.discard))


def check(state: State) -> None:
    """What holds in every state."""
    assert cards(state) == BOX
    legal = state.legal()
    assert len(set(legal)) == len(legal)
    assert bool(legal) == (state.turn is not None)
    assert bool(state.winners()) == (state.turn is None)
    assert state.in_run <= (state.run is not None)
    assert state.run in (None, state.color)


def check_closely(state: State) -> None:
    """What holds too, and takes longer."""
    legal = set(state.legal())
    before = state.json()
    for action in state.universe():
        rule = state.why_not(action)
        assert (rule is None) == (action in legal)
        if rule is not None:
            with pytest.raises(IllegalAction) as no:
                state.play(action)
            assert no.value.rule is rule
            refusal = state.refusal(action)
            assert refusal is not None
            assert refusal.facts == no.value.facts
    assert state.json() == before
    again = taki.position(json.loads(json.dumps(before)), state.options)
    assert again == state
    assert hash(again) == hash(state)
    for seat in (*range(state.seats), None):
        seen = state.seen_by(seat)
        assert taki.observation(json.loads(json.dumps(seen.json())), state.options) == seen
        assert seen.legal() == (state.legal() if seat == state.turn else ())


def check_preview(before: State, action: Action, after: State, events: list[Event]) -> None:
    """The preview told the truth."""
    seat = before.turn
    assert seat is not None
    sure = before.preview(action)
    assert before.refusal_at(sure["at"]) is None
    told = {event.kind: event.facts for event in events}
    assert sure["penalty"] == told.get("penalty", {}).get("count", 0)
    assert sure["asks"] == ("plus3" in told)
    if sure["wins"]:
        assert after.winners() == (seat,)
    elif after.turn is not None:
        assert sure["stack"] == after.stack
        if before.plus3 is None:
            stays = after.turn == seat and "skip" not in told and "flip" not in told
            assert sure["ends_turn"] == (not stays)
        kinds = {kind.removeprefix("run.") for kind in told if kind.startswith("run.")}
        wanted = {"end": {"end", "close"}, None: set(), "join": {"join", "leave"}}
        assert kinds <= wanted.get(sure["run"], {sure["run"], "end", "leave"})
        own = [e.facts["count"] for e in events if e.kind == "draw" and e.facts["seat"] == seat]
        if not told.keys() & {"penalty", "phase"} and action.verb != "pass":
            assert sum(own) == sure["draws"]
            assert len(after.hands[seat]) == sure["left"] + sure["draws"]


@pytest.mark.parametrize("seats", SEATS)
def test_taki_reshuffle_the_pile_runs_out(seats: int) -> None:
    """Everybody draws whenever that is allowed: all cards end in the hands, and the game goes on."""
    rng = Rng.seeded(seats)
    state = taki.start(seats, Options(must_play=False), seats)
    forgiven = False
    for _ in range(400):
        if state.turn is None:
            break
        texts = {str(action): action for action in state.legal()}
        draw = texts.get("draw") if rng.below(8) else None
        events: list[Event] = []
        state = state.play(draw or rng.pick(state.legal()), events.append)
        check(state)
        forgiven |= any(event.kind == "draw" and event.facts["count"] == 0 for event in events)
    assert forgiven


@pytest.mark.parametrize("seats", SEATS)
def test_single_games(seats: int) -> None:
    rng = Rng.seeded(1000 + seats)
    for seed in range(6):
        options = Options() if seed == 0 else drawn_options(rng, tournament=False)
        check(state := taki.start(seats, options, seed))
        for number, (before, action, after, events) in enumerate(walk(state, rng)):
            check(after)
            check_preview(before, action, after, events)
            if number % 12 == 0:
                check_closely(after)
            state = after
        check_closely(state)
        assert len(state.winners()) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_tournaments(seats: int) -> None:
    rng = Rng.seeded(2000 + seats)
    state = taki.start(seats, drawn_options(rng, tournament=True), seats)
    for number, (before, action, after, events) in enumerate(walk(state, rng)):
        check(after)
        if number % 5 == 0:
            check_preview(before, action, after, events)
        if number % 100 == 0:
            check_closely(after)
        state = after
    check_closely(state)
    assert state.phases is not None
    (champion,) = state.winners()
    assert state.phases[champion] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_the_same_seed_and_actions_give_the_same_game(seats: int) -> None:
    steps = list(walk(taki.start(seats, None, 77), Rng.seeded(seats)))
    state, told = taki.start(seats, None, 77), list[Event]()
    for _, action, after, events in steps:
        told.clear()
        state = state.play(taki.parse(str(action)), told.append)
        assert state == after
        assert told == events


def test_a_tournament_is_the_same_on_every_python() -> None:
    """Shuffles, reshuffles and phases of ten seats: the text of the last position is pinned."""
    state = taki.start(10, Options(tournament=True), 2**48 + 5)
    last = [after for _, _, after, _ in walk(state, Rng.seeded(6))][-1]
    digest = hashlib.sha256(json.dumps(last.json()).encode()).hexdigest()
    assert (last.winners(), digest[:16]) == ((0,), "8f83f9ca824384b4")
