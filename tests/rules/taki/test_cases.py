"""The worked cases of the rules, each named after a rule it shows."""

from __future__ import annotations

from spelbord.taki import parse

from .desk import act, counts, lay, lead, legal, told, why

REST = "/G1 G3 G5/Y1 Y3 Y5"


def test_taki_match_worked_case_1() -> None:
    state = lay("GS G4 R7 B5 CC" + REST, "RS")
    assert legal(state) == {"GS", "R7", "CC R", "CC G", "CC B", "CC Y"}
    assert why(state, "play G4") == why(state, "play B5") == "taki.match"
    assert why(state, "draw") == "taki.drawn"


def test_taki_draw_worked_case_2() -> None:
    state = lay("B5 G4" + REST, "R7", "R9 B9")
    assert legal(state) == {"draw"}
    after = act(state, "draw")
    assert after.hands[0] == ("B5", "G4", "R9")
    assert after.turn == 1
    assert after.draw == ("B9",)


def test_taki_plus2_worked_case_3_and_4_and_5() -> None:
    state = lay("R+2 B+2 Y9/G+2 CC ST K +3 BK GT G1/G+2 Y3 Y5", "R7")
    state = act(state, "play R+2")
    assert legal(state) == {"G+2", "K", "draw"}
    assert [why(state, f"play {card}") for card in ("GT", "G1", "+3")] == ["taki.plus2"] * 3
    assert why(state, "play CC R") == "taki.color"
    assert why(state, "play ST") == "taki.supertaki"
    assert why(state, "play BK") == "taki.breaker.own"
    state = act(state, "play G+2")
    assert legal(state) == {"G+2", "draw"}
    state = act(state, "draw")
    assert counts(state)[2] == 7
    assert (state.stack, lead(state), state.turn) == (0, ("G", "+2"), 0)
    state, events = told(state, "play B+2 !")
    assert state.stack == 1
    assert events["stack"]["owed"] == 2


def test_taki_king_worked_case_6() -> None:
    state = lay("R1 R3 R5/K G1 BK CC B3/Y1 Y3 Y5", "R+2 G+2 B+2", turn=1, stack=3)
    after, events = told(state, "play K")
    assert events["king"]["cancels"] == "stack"
    assert counts(after) == [3, 4, 3]
    assert (after.turn, after.stack, lead(after)) == (1, 0, (None, None))
    assert legal(after) == {"G1", "BK", "CC R", "CC G", "CC B", "CC Y", "B3", "pass"}
    assert act(after, "pass").turn == 2


def test_taki_run_last_worked_case_7() -> None:
    state = act(lay("RT R+2 R3 RS G9 G8" + REST, "R7", "B9"), "play RT", "play R+2", "play R3", "play RS")
    assert state.turn == 0
    after, events = told(state, "close")
    assert (after.stack, after.turn, after.run) == (0, 2, None)
    assert events["skip"]["seat"] == 1


def test_taki_alone_worked_case_8() -> None:
    state = act(lay("RT R3 R1 B1/R5 R6 G1 G3/Y1 Y3 Y5", "R7"), "play RT")
    assert legal(state) == {"R3", "R1", "leave"}
    assert why(state, "close") == "taki.alone"
    state = act(state, "leave", "play R5", "play R6", "close")
    assert (state.turn, state.run, lead(state)) == (2, None, ("R", "6"))


def test_taki_close_worked_case_9_another_colour_ends_an_open_run() -> None:
    state = lay("G1 G3/B5 B1 B3/Y1 Y3", "RT R5", turn=1, run="R")
    after, events = told(state, "play B5")
    assert events["run.end"]["color"] == "R"
    assert (after.run, after.turn, lead(after)) == (None, 2, ("B", "5"))


def test_taki_run_only_worked_case_10() -> None:
    state = act(lay("RT YT G1 G3/BT B1 B3 B5/Y1 Y3 Y5", "R7"), "play RT")
    assert why(state, "play YT") == "taki.run.only"
    state = act(state, "leave", "play BT")
    assert (state.run, state.in_run, state.turn) == ("B", True, 1)


def test_taki_run_worked_case_11_a_colourless_card_ends_it() -> None:
    state = act(lay("RT R3 CC G1 G3" + REST, "R7", "B9"), "play RT", "play R3", "play CC B")
    assert (state.turn, state.run, lead(state)) == (1, None, ("B", None))


def test_taki_supertaki_worked_case_12() -> None:
    state = act(lay("ST G1 G3/G7 GT Y1/Y1 Y3 Y5", "R7"), "play ST", "leave")
    assert state.run == "R"
    assert legal(state) == {"GT"}
    assert why(state, "play G7") == "taki.match"


def test_taki_supertaki_worked_case_13() -> None:
    state = act(lay("CC B1 B3/ST G1 G3/Y1 Y3 Y5", "R7"), "play CC G", "play ST")
    assert (state.run, lead(state)) == ("G", ("G", "T"))


def test_taki_plus3_worked_case_14() -> None:
    state = act(lay("+3 G1 G3/B1 B3/Y1 Y3", "R5"), "play +3", "pass", "pass")
    assert counts(state) == [2, 5, 5]
    assert (state.turn, lead(state), state.plus3) == (1, ("R", "5"), None)


def test_taki_breaker_worked_case_15() -> None:
    state = act(lay("+3 G1 G3/B1 B3/BK Y1 Y3", "R5"), "play +3", "pass")
    assert (state.turn, legal(state)) == (2, {"break", "pass"})
    state = act(state, "break")
    assert counts(state) == [5, 2, 2]
    assert (state.turn, lead(state)) == (1, ("R", "5"))


def test_taki_breaker_own_worked_case_16() -> None:
    state = lay("BK B1 B3" + REST, "R5")
    assert legal(state) == {"BK", "draw"}
    state = act(state, "play BK")
    assert (counts(state)[0], state.turn, lead(state)) == (5, 1, ("R", "5"))


def test_taki_call_worked_case_17() -> None:
    state = lay("R1 B3" + REST)
    forgotten, events = told(state, "play R1")
    assert counts(forgotten)[0] == 5
    assert events["penalty"]["count"] == 4
    called, events = told(state, "play R1 !")
    assert counts(called)[0] == 1
    assert events["call"]["seat"] == 0


def test_taki_win_worked_case_18() -> None:
    after = act(lay("R+" + REST), "play R+")
    assert (counts(after)[0], after.turn, after.winners()) == (1, 1, ())
    after = act(lay("R+ R9" + REST), "play R+", "play R9")
    assert (after.turn, after.winners()) == (None, (0,))


def test_taki_win_worked_case_19() -> None:
    state = act(lay("+3/BK B1 B3/Y1 Y3 Y5"), "play +3")
    assert state.turn == 1
    broken = act(state, "break")
    assert (counts(broken), broken.turn) == ([3, 2, 3], 1)
    won = act(state, "pass", "pass")
    assert (won.winners(), counts(won)) == ((0,), [0, 3, 3])


def test_taki_king_worked_case_20() -> None:
    state = act(lay("+3 G1 G3/K B1 B3/Y1 Y3 Y5"), "play +3", "play K")
    assert (counts(state), state.turn, state.after, state.plus3) == ([2, 2, 3], 1, "K", None)


def test_taki_reshuffle_worked_case_21() -> None:
    state = lay("Y1 Y3/B1 B3/R1 R3", "G1 G3 CC B4 G+2 R+2", "Y9", stack=2)
    after, events = told(state, "draw")
    assert events["reshuffle"]["count"] == 5
    assert events["draw"]["count"] == 4
    assert after.hands[0][2] == "Y9"
    assert len(after.draw) == 2
    assert after.discard == ("R+2",)
    assert lead(after) == ("R", "+2")
    assert sorted((*after.hands[0][3:], *after.draw)) == ["B4", "CC", "G+2", "G1", "G3"]


def test_taki_phase_worked_case_22() -> None:
    state = lay("R1" + REST, tournament=True)
    after, events = told(state, "play R1")
    assert (counts(after)[0], after.phases, after.turn) == (7, (7, 8, 8), 1)
    assert events["phase"]["phase"] == 7
    assert state.preview(parse("play R1"))["finishes"]
