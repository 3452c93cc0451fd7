"""TAKI rule by rule, beyond the worked cases."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from spelbord import taki
from spelbord.core import BadAction, Event, IllegalAction
from spelbord.taki import BOX, CARDS, DECK, Options, Rule, State

from .desk import act, counts, lay, lead, legal, told, why

REST = "/G1 G3 G5/Y1 Y3 Y5"
COLOURS = "RGBY"


def first(card: str, **options: Any) -> tuple[State, list[Event]]:
    """A start in which this card is the first turned."""
    for seed in range(3000):
        events: list[Event] = []
        state = taki.start(3, Options(**options), seed, events.append)
        if next(event for event in events if event.kind == "first").facts["card"] == card:
            return state, events
    raise AssertionError(card)


def test_the_box_card_by_card() -> None:
    wanted = {f"{colour}{symbol}": 2 for colour in COLOURS for symbol in [*"13456789SD+T", "+2"]}
    wanted |= {"ST": 2, "K": 2, "+3": 2, "BK": 2, "CC": 4}
    assert dict(BOX) == wanted
    assert Counter(DECK) == wanted
    assert len(DECK) == 116
    assert len(CARDS) == 57


def test_taki_deal() -> None:
    for seats in taki.seats:
        state = taki.start(seats, None, seats)
        assert counts(state) == [8] * seats
        assert len(state.discard) == 1
        assert Counter((*sum(state.hands, ()), *state.draw, *state.discard)) == BOX
    assert taki.start(4, None, 1).hands != taki.start(4, None, 2).hands


def test_taki_first_an_action_card_counts_for_colour_and_symbol_only() -> None:
    for card in ("RS", "GD", "B+2", "YT", "R+"):
        state, _ = first(card)
        assert lead(state) == (card[0], card[1:])
        assert (state.turn, state.stack, state.run, state.direction) == (0, 0, None, 1)


def test_taki_first_a_colourless_card_goes_under_the_pile() -> None:
    seen = set()
    for seed in range(60):
        events: list[Event] = []
        state = taki.start(2, None, seed, events.append)
        under = next(event for event in events if event.kind == "first").facts["under"]
        assert all(taki.cards.COLOR[card] is None for card in under)
        assert list(state.draw[len(state.draw) - len(under) :]) == under
        assert state.color is not None
        seen.update(under)
    assert seen


def test_taki_first_numbers() -> None:
    for seed in range(60):
        assert taki.start(2, Options(first_card="numbers"), seed).discard[0][1] in "13456789"


def test_taki_first_apply() -> None:
    assert first("RS", first_card="apply")[0].turn == 1
    assert first("GD", first_card="apply")[0].direction == -1
    assert first("B+2", first_card="apply")[0].stack == 1
    state, events = first("YT", first_card="apply")
    assert (state.run, state.in_run, state.turn) == ("Y", False, 0)
    assert [event.kind for event in events][-3:] == ["first", "run.open", "turn"]
    assert first("R+", first_card="apply")[0].after is None


def test_taki_youngest_seat_0_begins() -> None:
    assert all(taki.start(seats, None, 5).turn == 0 for seats in taki.seats)


def test_taki_match_colourless_cards_always_and_anything_where_no_colour_leads() -> None:
    state = lay("G1 BT CC K +3 BK ST Y9" + REST, "R7")
    assert {text.split()[0] for text in legal(state)} == {"CC", "K", "+3", "BK", "ST"}
    free = lay("G1 BT Y9" + REST, "K")
    assert legal(free) == {"G1", "BT", "Y9"}


def test_taki_draw_the_drawn_card_waits() -> None:
    after, events = told(lay("B5" + REST, draw="R9 G9"), "draw")
    assert after.turn == 1
    assert events["draw"] == {"event": "draw", "seat": 0, "count": 1, "why": "turn"}


def test_taki_drawn_off() -> None:
    state = lay("R1 R3" + REST, must_play=False)
    assert "draw" in legal(state)
    assert act(state, "draw").turn == 1


def test_taki_drawn_a_breaker_is_never_forced_out() -> None:
    assert legal(lay("BK G1" + REST)) == {"BK", "draw"}
    assert legal(lay("K G1" + REST)) == {"K"}


def test_taki_stop() -> None:
    assert act(lay("RS G1 G3" + REST), "play RS").turn == 2
    two = lay("RS G1/B1 B3")
    after, events = told(two, "play RS !")
    assert (after.turn, events["skip"]["seat"]) == (0, 1)
    assert counts(act(two, "play RS"))[0] == 5


def test_taki_plus2_adding_is_a_choice_and_the_stack_grows() -> None:
    state = lay("R+2 G1 G3/R+2 B1 B3/B+2 Y1 Y3")
    state = act(state, "play R+2", "play R+2", "play B+2")
    assert (state.stack, state.turn) == (3, 0)
    state, events = told(state, "draw")
    assert counts(state) == [8, 2, 2]
    assert events["draw"]["why"] == "stack"
    assert state.turn == 1
    assert why(act(lay("R+2 G1 G3" + REST), "play R+2"), "pass") == "taki.plus2"


@pytest.mark.parametrize("seats", range(2, 11))
def test_taki_direction_from_every_seat(seats: int) -> None:
    hands = "/".join(["RD G1 G3", *["B1 B3"] * 2, *["Y1 Y3"] * 2, *["G4 G5"] * 2, *["B4 B5"] * 2, "Y4 Y5"][:seats])
    for seat in range(seats):
        shifted = hands.split("/")
        shifted = [shifted[(place - seat) % seats] for place in range(seats)]
        state = lay("/".join(shifted), draw="", turn=seat)
        after, events = told(state, "play RD")
        assert after.turn == (seat - 1) % seats
        assert events["flip"]["direction"] == -1
        assert after.legal()
        back = lay("/".join(shifted), draw="", turn=seat, direction=-1)
        assert act(back, "play RD").turn == (seat + 1) % seats


def test_taki_color_is_named_and_led() -> None:
    state = act(lay("CC G1 G3/CC B1 B3/Y1 Y3 Y5"), "play CC B")
    assert lead(state) == ("B", None)
    assert legal(state) == {"CC R", "CC G", "CC B", "CC Y", "B1", "B3"}
    assert lead(act(state, "play CC Y")) == ("Y", None)


def test_taki_color_not_on_a_plus3() -> None:
    state = act(lay("+3 G1 G3/CC ST BK B1 K/Y1 Y3 K"), "play +3")
    assert why(state, "play CC R") == "taki.color"
    assert why(state, "play ST") == "taki.supertaki"
    assert why(state, "play BK") == "taki.breaker"
    assert why(state, "play B1") == "taki.plus3"
    assert legal(state) == {"K", "break", "pass"}


def test_taki_run_any_number_of_cards_and_super_takis() -> None:
    state = act(lay("RT R1 ST RS G1 G3" + REST), "play RT")
    assert legal(state) == {"R1", "ST", "RS", "leave"}
    state = act(state, "play R1")
    assert {"close", "leave"} <= legal(state)
    state = act(state, "play ST")
    assert why(state, "close") == "taki.alone"
    assert why(state, "draw") == why(state, "pass") == "taki.run"


def test_taki_run_all() -> None:
    state = act(lay("RT R1 R3 G1" + REST, run_all=True), "play RT")
    assert why(state, "leave") == why(state, "close") == "taki.run"
    state = act(state, "play R1")
    assert why(state, "close") == "taki.run"
    assert {"close", "leave"} <= legal(act(state, "play R3"))


def test_taki_run_only_colourless_never() -> None:
    hand = "RT K CC +3 BK ST G1"
    never = act(lay(hand + REST, colourless_in_run="never"), "play RT")
    assert legal(never) == {"ST", "leave"}
    assert why(never, "play K") == "taki.run.only"
    assert {"K", "CC R", "+3", "BK"} <= legal(act(lay(hand + REST), "play RT"))


@pytest.mark.parametrize("card", ["K", "+3", "BK"])
def test_taki_run_only_a_colourless_card_closes_and_acts(card: str) -> None:
    state = act(lay(f"RT R1 {card} G1 G3" + REST), "play RT", "play R1")
    after, events = told(state, f"play {card}")
    assert "run.close" in events
    assert after.run is None
    assert {"K": after.after == "K", "+3": after.plus3 == (0, 1), "BK": counts(after)[0] == 5}[card]


def test_taki_close_leave_keeps_it_open_until_another_colour() -> None:
    state = act(lay("RT R1 G1 G3/B4 G4/R5 B5 Y5", draw="B9 B8"), "play RT", "play R1")
    assert why(state, "close") is None
    left, events = told(state, "leave")
    assert events["run.leave"]["color"] == "R"
    assert why(left, "close") == "taki.close"
    drawn = act(left, "draw")
    assert (drawn.run, drawn.turn) == ("R", 2)
    joined, events = told(drawn, "play R5")
    assert events["run.join"]["seat"] == 2
    assert legal(joined) == {"close", "leave"}
    assert act(joined, "close").run is None


@pytest.mark.parametrize("card", ["+3", "BK"])
def test_taki_close_a_plus3_or_breaker_leaves_anothers_run_open(card: str) -> None:
    state = lay(f"G1 G3/{card} B1 B3/Y1 Y3", "RT R5", turn=1, run="R")
    assert act(state, f"play {card}").run == "R"


@pytest.mark.parametrize("text", ["play K", "play CC R"])
def test_taki_close_king_and_change_colour_end_anothers_run(text: str) -> None:
    state = lay("G1 G3/K CC B1 B3/Y1 Y3", "RT R5", turn=1, run="R")
    after, events = told(state, text)
    assert after.run is None
    assert "run.end" in events


def test_taki_alone_another_taki_of_the_colour_does_not_help() -> None:
    state = act(lay("G1 G3/RT ST B1/Y1 Y3", "R1 RT", turn=1, run="R"), "play RT")
    assert why(state, "close") == "taki.alone"
    assert why(act(state, "play ST"), "close") == "taki.alone"


@pytest.mark.parametrize("verb", ["close", "leave"])
def test_taki_run_last_acts_closed_or_left(verb: str) -> None:
    def last(card: str) -> State:
        return act(lay(f"RT RS {card} G1 G3" + REST, draw=""), "play RT", "play RS", f"play {card}", verb)

    assert last("R+2").stack == 1
    assert last("RD").direction == -1
    assert (last("R+").turn, last("R+").after) == (0, "+")
    assert last("R5").turn == 1
    assert last("R5").run == (None if verb == "close" else "R")


def test_taki_run_last_a_stack_is_answered_before_an_open_run_is_used() -> None:
    state = act(lay("RT R+2 G1 G3/R5 R+2 B+2/Y1 Y3 Y5"), "play RT", "play R+2", "leave")
    assert legal(state) == {"R+2", "B+2", "draw"}
    same = act(state, "play R+2")
    assert (same.stack, same.run, same.in_run, same.turn) == (2, "R", False, 2)
    assert act(state, "play B+2").run is None
    drawn = act(state, "draw")
    assert (drawn.run, drawn.stack) == ("R", 0)


def test_taki_supertaki_names_a_colour_only_where_none_leads() -> None:
    state = lay("ST G1 G3" + REST)
    assert why(state, "play ST G") == "taki.supertaki"
    free = lay("ST G1 G3" + REST, "K", after="K")
    assert why(free, "play ST") == "taki.supertaki"
    after = act(free, "play ST G")
    assert (after.run, lead(after)) == ("G", ("G", "T"))


def test_taki_king_off_or_not_the_next_seat() -> None:
    off = act(lay("+3 G1 G3/K B1 B3/Y1 Y3 Y5", king_stops_plus3="off"), "play +3")
    assert legal(off) == {"pass"}
    assert why(off, "play K") == "taki.king"
    later = act(lay("+3 G1 G3/B1 B3/K Y1 Y3"), "play +3", "pass")
    assert why(later, "play K") == "taki.king"


def test_taki_king_then_any_card_or_pass() -> None:
    state = act(lay("K RT G1 B3" + REST), "play K")
    assert legal(state) == {"RT", "G1", "B3", "pass"}
    assert why(state, "draw") == "taki.king"
    passed = act(state, "pass")
    assert (lead(passed), legal(passed)) == ((None, None), {"G1", "G3", "G5"})
    assert counts(passed) == [3, 3, 3]
    assert act(state, "play RT").in_run


def test_taki_king_on_the_last_card_of_a_plus3() -> None:
    state = act(lay("+3/K/Y1 Y3 Y5"), "play +3")
    won = act(state, "play K")
    assert (won.turn, won.winners()) == (None, (0,))
    assert taki.position(won.json()) == won


def test_taki_plus_a_second_card_or_a_drawn_one() -> None:
    state = act(lay("R+ R5 B1 BK" + REST), "play R+")
    assert (state.turn, legal(state)) == (0, {"R5", "BK"})
    assert why(state, "draw") == why(state, "pass") == "taki.plus"
    none = act(lay("R+ B1 BK" + REST), "play R+")
    assert legal(none) == {"BK", "draw"}
    drawn, events = told(none, "draw")
    assert (counts(drawn)[0], drawn.turn, events["draw"]["why"]) == (3, 1, "plus")
    assert why(act(lay("R+ R5 B1" + REST, must_play=False), "play R+"), "draw") == "taki.plus"


def test_taki_plus3_asks_every_other_seat_once_in_turn_order() -> None:
    state = lay("B1 B3/+3 G1 G3/Y1 Y3/R4 R5", turn=1, direction=-1)
    state, events = told(state, "play +3")
    assert events["plus3"] == {"event": "plus3", "seat": 1, "asked": 0}
    order = [state.turn]
    for _ in range(2):
        assert why(state, "draw") == why(state, "close") == "taki.plus3"
        state = act(state, "pass")
        order.append(state.turn)
    assert order == [0, 3, 2]
    state = act(state, "pass")
    assert counts(state) == [5, 2, 5, 5]
    assert state.turn == 0


def test_taki_plus3_two_seats() -> None:
    state = act(lay("+3 G1 G3/B1 B3"), "play +3", "pass")
    assert (counts(state), state.turn) == ([2, 5], 1)


def test_taki_breaker_only_an_open_plus3() -> None:
    assert why(lay("BK R1 R3" + REST), "break") == "taki.breaker"
    assert why(act(lay("+3 R1 R3" + REST), "play +3"), "break") == "taki.hold"


def test_taki_breaker_first_settles_and_its_last_card_wins() -> None:
    state = act(lay("+3 G1 G3/BK/BK Y1"), "play +3", "break")
    assert (state.turn, state.winners(), counts(state)) == (None, (1,), [5, 0, 2])


def test_taki_breaker_own_not_on_a_stack_and_not_the_last_card() -> None:
    assert why(lay("BK R1" + REST, "R+2", stack=1), "play BK") == "taki.breaker.own"
    after = act(lay("BK" + REST), "play BK")
    assert (counts(after)[0], after.turn) == (3, 1)
    assert "play BK !" not in map(str, lay("BK R1" + REST).legal())


def test_taki_call_is_due_when_the_turn_ends() -> None:
    state = act(lay("RT R1 G1" + REST), "play RT", "play R1")
    assert legal(state) == {"close", "close !", "leave", "leave !"}
    assert counts(act(state, "close"))[0] == 5
    assert counts(act(state, "close !"))[0] == 1
    king = act(lay("K G1" + REST), "play K")
    assert legal(king) == {"G1", "pass", "pass !"}
    assert counts(act(king, "pass"))[0] == 5
    broken = act(lay("+3 R1 R3/BK G1/Y1 Y3"), "play +3")
    assert legal(broken) == {"break", "break !", "pass"}
    assert counts(act(broken, "break")) == [5, 5, 2]
    assert counts(act(broken, "break !")) == [5, 1, 2]


def test_taki_call_off() -> None:
    state = lay("R1 B3" + REST, call=False)
    assert legal(state) == {"R1"}
    assert counts(act(state, "play R1"))[0] == 1
    assert why(state, "play R1 !") == "taki.call.early"


@pytest.mark.parametrize(
    ("hands", "text"),
    [
        ("R1 B3 B4", "play R1 !"),
        ("R1", "play R1 !"),
        ("R+ B3", "play R+ !"),
        ("K B3", "play K !"),
        ("RT B3", "play RT !"),
        ("BK B3", "play BK !"),
        ("B3", "draw !"),
        ("G1 B3", "draw !"),
    ],
)
def test_taki_call_early(hands: str, text: str) -> None:
    state = lay(hands + REST)
    assert why(state, text) == "taki.call.early"
    assert why(state, text.removesuffix(" !")) is None


@pytest.mark.parametrize("card", ["R+2", "RS", "RD", "K", "CC G", "RT", "ST", "R1"])
def test_taki_win_at_once(card: str) -> None:
    after, events = told(lay(card.split()[0] + REST), f"play {card}")
    assert after.winners() == (0,)
    assert events["end"] == {"event": "end", "scores": [0, -3, -3], "winners": [0]}
    assert "turn" not in events


def test_taki_win_a_plus_that_ends_a_run_draws_too() -> None:
    state = act(lay("RT R+" + REST), "play RT", "play R+")
    assert (counts(state)[0], state.turn, state.run) == (1, 1, "R")


def test_taki_win_finish_on_plus() -> None:
    assert act(lay("R+" + REST, finish_on_plus=True), "play R+").winners() == (0,)


def test_taki_reshuffle_forgives_what_is_not_there() -> None:
    state = lay("Y1/B1 B3/G1 G3", "R4 R+2", "", stack=1)
    after, events = told(state, "draw")
    assert events["draw"]["count"] == 1
    assert after.hands[0] == ("Y1", "R4")
    none, events = told(lay("Y1/R1 B3/G1 G3", "R4", ""), "draw")
    assert events["draw"]["count"] == 0
    assert none.turn == 1


@pytest.mark.parametrize("top", ["+3", "BK", "K"])
def test_taki_reshuffle_keeps_the_lead(top: str) -> None:
    state = lay("+3 Y1 Y3/B1 B3/G1 G3" if top == "+3" else f"{top} Y1 Y3/B1 B3/G1 G3", "R4 Y5 Y6 R7 R5", "")
    after = act(state, f"play {top}", *(["pass"] if top == "K" else ["pass", "pass"] if top == "+3" else []))
    if top == "K":
        assert lead(after) == (None, None)
        assert not after.draw
    else:
        assert lead(after) == ("R", "5")
        assert after.discard == (top,)


def test_taki_blocked() -> None:
    state = lay("B1 B3/G3/Y4 Y6", "R7", "")
    after, events = told(state, "draw")
    assert (after.turn, after.winners()) == (None, (1,))
    assert events["end"]["scores"] == [-2, -1, -2]
    assert taki.position(after.json()) == after
    shared = act(lay("B1 B3/G3/Y4", "R7", ""), "draw")
    assert shared.winners() == (1, 2)
    assert act(lay("B1 B3/G3/BK", "R7", ""), "draw").turn == 1


def test_taki_turn_only_the_acting_seat_has_actions() -> None:
    state = taki.start(3, None, 4)
    for seat in (1, 2, None):
        seen = state.seen_by(seat)
        assert seen.legal() == ()
        assert {seen.why_not(action) for action in seen.universe()} == {Rule.TURN}
    assert state.seen_by(0).legal() == state.legal()


def test_taki_hold() -> None:
    state = lay("R1 R3" + REST)
    assert why(state, "play R5") == "taki.hold"
    refusal = state.refusal_at("R5")
    assert refusal is not None
    assert refusal.rule is Rule.HOLD
    with pytest.raises(IllegalAction, match=r"taki\.hold"):
        act(state, "play R5")


def test_taki_over() -> None:
    over = act(lay("R1" + REST), "play R1")
    assert over.legal() == ()
    assert {over.why_not(action) for action in over.universe()} == {Rule.OVER}
    refusal = over.refusal_at("draw")
    assert refusal is not None
    assert (refusal.rule, refusal.facts) == (Rule.OVER, {})


def test_taki_phase_a_plus_is_paid_from_the_new_hand() -> None:
    state = lay("R+" + REST, draw="R9 B9 G9 Y9", tournament=True, phases=[3, 8, 8])
    after = act(state, "play R+")
    assert (after.hands[0], after.phases, after.turn, after.after) == (("R9", "B9"), (2, 8, 8), 0, "+")
    assert legal(after) == {"R9", "R9 !"}


def test_taki_phase_a_run_goes_on_with_the_new_hand() -> None:
    state = act(lay("RT R1" + REST, draw="R9 B9 G9", tournament=True, phases=[4, 8, 8]), "play RT", "play R1")
    assert (state.hands[0], state.in_run, state.turn) == (("R9", "B9", "G9"), True, 0)
    assert legal(state) == {"R9", "close", "leave"}


def test_taki_phase_breaker_and_plus3_act_on_the_new_hand() -> None:
    assert counts(act(lay("BK" + REST, tournament=True), "play BK"))[0] == 10
    state = act(lay("+3/B1 BK/Y1 Y3 Y5", tournament=True, phases=[2, 8, 8]), "play +3")
    assert (counts(state)[0], state.phases) == (1, (1, 8, 8))
    assert counts(act(state, "break !")) == [4, 1, 3]


def test_taki_phase_one_new_card_needs_no_call() -> None:
    state = lay("R1" + REST, tournament=True, phases=[2, 8, 8])
    assert legal(state) == {"R1"}
    assert counts(act(state, "play R1"))[0] == 1


def test_taki_champion() -> None:
    state = lay("R1/G1 G3/Y1 Y3 Y5", tournament=True, phases=[1, 2, 8])
    assert state.scores() == (-1, -3, -31)
    won = act(state, "play R1")
    assert (won.winners(), won.scores()[0]) == ((0,), 0)
    plus = act(lay("R+" + REST, tournament=True, phases=[1, 2, 8]), "play R+")
    assert (counts(plus)[0], plus.turn) == (1, 1)


def test_refusals_carry_what_a_sentence_needs() -> None:
    state = lay("R1 G3" + REST, "R+2 G+2", stack=2)
    refusal = state.refusal(taki.parse("play R1"))
    assert refusal is not None
    assert refusal.facts == {"card": "R1", "color": "G", "symbol": "+2", "owed": 4, "seat": 0}


def test_presses_on_places() -> None:
    state = act(lay("+3 G1 G3/BK B1 B3/Y1 Y3 Y5"), "play +3")
    assert state.refusal_at("BK") is None
    assert state.refusal_at("pass") is None
    free = lay("ST CC G1" + REST, "K")
    for at in ("ST", "CC", "G1"):
        assert free.refusal_at(at) is None
    with pytest.raises(BadAction):
        free.refusal_at("break")


def test_a_board_for_the_terminal_hides_other_hands() -> None:
    state = lay("R1 R3/G1 G3 G5/Y1", "R+2", turn=1, stack=1, tournament=True)
    assert str(state.seen_by(1)).splitlines() == [
        "pile 15  discard R+2 (1)",
        "play +  lead R +2  stack 1, owes 2",
        "  seat 0  phase 8   2 cards",
        "> seat 1  phase 8   3 cards  G1 G3 G5",
        "  seat 2  phase 8   1 cards",
    ]
    assert "R1 R3" in str(state)
