"""What everybody saw drawn, what it showed, and hands imagined by it."""

from __future__ import annotations

import pytest

from spelbord import taki
from spelbord.core import Rng
from spelbord.taki import Options, State
from spelbord.taki.cards import COLOR, SYMBOL

from .desk import act, lay

REST = "/G1 G3 G5/Y1 Y3 Y5"


def test_a_draw_shows_that_nothing_could_be_played() -> None:
    assert act(lay("B1 G3" + REST), "draw").draws == ((0, 1, "R", "7"),)
    assert act(lay("B1 G3" + REST, must_play=False), "draw").draws == ((0, 1, None, None),)
    plus = act(lay("R+ B1 BK" + REST, must_play=False), "play R+", "draw")
    assert plus.draws == ((0, 1, "R", "+"),)


def test_who_takes_a_stack_or_lets_a_plus3_pass_shows_no_card_against_it() -> None:
    assert act(lay("R1 B3" + REST, "R+2", stack=2), "draw").draws == ((0, 4, None, "+2"),)
    state = act(lay("+3 R1 R3" + REST), "play +3", "pass", "pass")
    assert state.draws == ((1, 3, None, "BK"), (2, 3, None, "BK"))


def test_other_draws_show_nothing() -> None:
    assert act(lay("R1 B3" + REST), "play R1").draws == ((0, 4, None, None),)
    assert act(lay("BK B1 B3" + REST), "play BK").draws == ((0, 3, None, None),)
    assert act(lay("+3 R1 R3/BK G1 G3/Y1 Y3"), "play +3", "break").draws == ((0, 3, None, None),)


def test_a_reshuffle_forgets_what_was_drawn() -> None:
    state = lay("Y1 Y3/B1 B3/R1 R3", "G1 G3 R7", "Y9", draws=[[1, 1, "Y", None]])
    once = act(state, "draw")
    assert once.draws == ((1, 1, "Y", None), (0, 1, "R", "7"))
    assert act(once, "draw").draws == ((1, 1, "R", "7"),)


def imagined(draws: list[list[object]], hand: str = "G1 G3 G5", **more: object) -> list[State]:
    """Deals of the hand of seat 1 after these draws, as seat 0 imagines them; seat 0 holds most of the rest."""
    state = lay(f"R1 R3/{hand}", "R7", draws=draws, **more)
    seen = state.seen_by(0)._replace(draw=100)
    return [seen.imagine(Rng.seeded(seed)) for seed in range(60)]


def test_imagined_hands_hold_what_their_draws_allow() -> None:
    for state in imagined([[1, 1, "R", "7"], [1, 1, "B", "9"]], "G1 G3 G5 G6"):
        *_, third, newest = state.hands[1]
        old = state.hands[1][:2]
        assert all(COLOR[card] in ("G", "Y") or card == "BK" for card in old)
        assert not {SYMBOL[card] for card in old} & {"7", "9"}
        assert COLOR[third] in ("R", "G", "Y") or third == "BK"
        assert SYMBOL[third] != "9"
        assert newest
    newest_cards = {state.hands[1][-1] for state in imagined([[1, 1, "R", "7"]])}
    assert {"R", None} <= {COLOR[card] for card in newest_cards}


def test_only_the_seat_that_drew_is_bound_and_only_its_older_cards() -> None:
    assert any("R" in {COLOR[card] for card in state.hands[1]} for state in imagined([[0, 1, "R", "7"]]))
    assert any("R" in {COLOR[card] for card in state.hands[1]} for state in imagined([[1, 3, "R", "7"]]))
    assert not any("BK" in state.hands[1] for state in imagined([[1, 0, None, "BK"]]))


def test_what_cannot_be_true_is_imagined_all_the_same() -> None:
    lies = [[1, 0, color, None] for color in ("R", "G", "B", "Y")] + [[1, 0, None, "BK"]]
    assert all(len(state.hands[1]) == 3 for state in imagined(lies))


@pytest.mark.parametrize("seats", [2, 3, 6, 10])
def test_what_draws_prove_is_true_in_every_state(seats: int) -> None:
    rng = Rng.seeded(seats)
    for seed in range(4):
        state = taki.start(seats, Options(tournament=seed == 3), seed)
        for _ in range(300):
            if state.turn is None:
                break
            state = state.play(rng.pick(state.legal()))
            for seat, hand in enumerate(state.hands):
                since = 0
                for who, count, color, symbol in reversed(state.draws):
                    since += count * (who == seat)
                    if who == seat and color is not None:
                        old = hand[: max(0, len(hand) - since)]
                        assert not any(COLOR[card] == color or SYMBOL[card] == symbol for card in old)
                        assert not {"ST", "K", "+3", "CC"} & set(old)
