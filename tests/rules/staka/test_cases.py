"""The worked cases."""

from __future__ import annotations

from spelbord import staka

from .boards import F, K, Q, at, do, stacks, texts, told, why

FIVE = {"lay WB 1,1", "lay BW 1,1", "lay WB 2,-1", "lay BW 2,-1", "lay WB 1,-1"}
K2 = {**K, "0,0": "2W"}


def test_staka_walk_case_1_from_the_middle() -> None:
    state = at(F, ["0,0", "-1,0"])
    assert texts(state) == {"walk 1,0", "walk -1,1"}
    assert why(state, "stay")[0] == "staka.walk.must"


def test_staka_swim_case_2_walk_down_or_swim() -> None:
    assert texts(at(F, ["0,-1", "-1,0"])) == {"walk 0,0", "swim -1,0", "swim -1,1", "swim 0,1"}
    assert texts(at(F, ["0,-1", "-1,0"], swim_color="own")) == {"walk 0,0", "swim -1,1"}
    assert texts(at(F, ["0,-1", "-1,0"], share_stone=False)) == {"walk 0,0", "swim -1,1", "swim 0,1"}


def test_staka_lay_case_3_beside_the_pawn() -> None:
    state = do(at(K, ["1,0", "-1,1"], hands=[["WB"], []]), "stay")
    assert texts(state, "lay", "double") == FIVE
    assert state.preview(staka.parse("lay WB 1,-1"))["level"] == 3
    assert why(state, "lay WB 2,0") == ("staka.lay", {"why": "alone"})
    assert why(state, "lay BW 0,0") == ("staka.lay.height", {"level": 4, "standing": 1, "most": 3})
    assert why(state, "lay WB 0,1") == ("staka.lay.color", {"color": "R", "stone": "WB", "down": "B"})


def test_staka_double_case_4_on_its_own_colour() -> None:
    state = at(K2, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    assert texts(state, "lay", "double") == FIVE | {"lay BW 0,0", "double 0,0"}


def test_staka_lay_must_case_5_full_hand() -> None:
    state = at(K2, ["1,0", "-1,1"], "act", hands=[["WR", "BR", "BY"], []])
    assert {why(state, f"take {kind}")[0] for kind in ("WB", "BY")} == {"staka.take"}
    assert why(state, "pass") == ("staka.lay.must", {"why": "full", "count": 3})
    assert len(state.legal()) == len(texts(state, "lay", "double")) == 18
    after = do(state, "double 0,0")
    assert after.hands[0] == ("WR", "BR", "BY")


def test_staka_pass_case_6_only_way() -> None:
    full = at(Q, ["0,0", "1,0"], hands=[["WB"] * 3, []])
    assert texts(full) == {"stay"}
    assert texts(do(full, "stay")) == {"pass"}
    two = do(at(Q, ["0,0", "1,0"], hands=[["WB"] * 2, []]), "stay")
    assert texts(two) == {"take WB", "take BY"}
    assert why(two, "pass")[0] == "staka.take.must"


def test_staka_end_case_7_last_stone() -> None:
    state = at(K, ["1,0", "-1,1"], "act", pot={}, doubles=[False, False], hands=[["WB"], []])
    assert why(state, "pass") == ("staka.lay.must", {"why": "pot", "count": 1})
    assert texts(state) == FIVE
    after = do(state, "lay WB 1,-1")
    assert (after.turn, after.phase, after.scores(), after.winners()) == (None, "over", (9, 4), (0,))
    end = told(state, "lay WB 1,-1")[-1]
    assert (end["event"], end["scores"], end["winners"]) == ("end", [9, 4], [0])
    assert end["parts"][0] == [
        {"cell": "1,0", "height": 1, "factor": 3, "points": 3, "why": "highest"},
        {"cell": "0,0", "height": 3, "factor": 1, "points": 3, "why": "stack"},
        {"cell": "1,-1", "height": 3, "factor": 1, "points": 3, "why": "stack"},
    ]


def test_staka_score_case_8_three_seats() -> None:
    board = {"0,0": "4W", "1,0": "3B", "0,1": "1B", "1,-1": "2W", "0,-1": "4R", "-1,0": "1Y", "-1,1": "2R"}
    over = at(board, ["0,0", "1,0", "0,-1"], "over", turn=None)
    assert (over.scores(), over.winners()) == ((14, 7, 14), (0, 2))
    over = at(board, ["0,0", "1,0", "-1,1"], "over", turn=None)
    assert (over.scores(), over.winners()) == ((14, 7, 8), (0,))


def test_staka_field_case_9() -> None:
    state = do(staka.start(), "field WB 0,0", "field WB 1,0")
    assert {action.cell for action in state.legal()} == {(1, -1), (0, 1)}
    ten = ("0,0", "1,0", "0,1", "1,-1", "2,-1", "2,0", "1,1", "0,2", "-1,1", "-1,2")
    supply = {"WB": 1, "WY": 1}
    board = stacks(dict(zip(ten, ["1W"] * 4 + ["1R"] * 3 + ["1B"] * 3, strict=True)))
    state = staka.position({"colors": "WB", "phase": "field", "turn": 0, "board": board, "supply": supply})
    assert why(state, "field WY -1,0") == ("staka.field.side", {"missing": "Y", "face": "W", "stones": 2})
    assert why(state, "field YW -1,0")[0] is None
    assert why(state, "field WB -1,0")[0] is None
    last = do(state, "field WB -1,0")
    assert {action.stone for action in last.legal()} == {"YW"}
