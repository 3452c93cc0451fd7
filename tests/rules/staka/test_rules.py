"""Every rule by its id; what a case already shows is not shown again."""

from __future__ import annotations

import pytest

from spelbord import staka
from spelbord.core import BadOption
from spelbord.staka.hexes import around, outer_edge

from .boards import F, K, Q, at, do, stacks, texts, told, why

LINE = {"0,0": "1W", "1,0": "1W", "0,1": "1B", "1,1": "1B", "0,2": "1R", "1,2": "1Y"}
"""Two cells wide, three long; every cell at the edge."""
RING = {**{f"{q},{r}": "1W" for q, r in around((0, 0))}, "2,0": "1B", "2,-1": "1R"}
"""Six stones round a hole, and two more outside."""


# -- the field and the pawns -------------------------------------------------------------------------------------------


def test_staka_colors() -> None:
    state = staka.start(3, staka.Options(colors="YRWB"))
    assert (state.colors, state.turn, state.phase) == ("YRW", 0, "field")
    with pytest.raises(BadOption):
        staka.Options(colors="WWBR")


def test_staka_field_touch() -> None:
    state = staka.start()
    assert {action.cell for action in state.legal()} == {(0, 0)}
    assert why(state, "field WB 0,1") == ("staka.field.touch", {"why": "first", "touching": 0})
    state = do(state, "field WB 0,0")
    assert {action.cell for action in state.legal()} == set(around((0, 0)))
    assert why(state, "field WB 2,0")[1]["why"] == "second"
    state = do(state, "field WB 1,0")
    assert why(state, "field WR 2,0") == ("staka.field.touch", {"why": "two", "touching": 1})
    assert why(state, "field WR 1,0")[1]["why"] == "taken"
    assert state.board.height((0, 0)) == 1


def test_staka_field_side() -> None:
    """The colours still missing must fit on different stones of those left."""
    board = stacks({"0,0": "1W", "1,0": "1B", "0,1": "1R"})
    state = staka.position({"colors": "WB", "phase": "field", "turn": 1, "board": board, "supply": {"BY": 1, "RY": 1}})
    assert {action.stone for action in state.legal()} == {"BY", "YB", "RY", "YR"}
    state = do(state, "field RY 1,1")
    assert {action.stone for action in state.legal()} == {"YB"}
    assert why(state, "field BY 0,2") == ("staka.field.side", {"missing": "Y", "face": "B", "stones": 1})
    two = staka.position(
        {
            "colors": "WB",
            "phase": "field",
            "turn": 0,
            "board": stacks({"0,0": "1W"}),
            "supply": {"BR": 1, "BY": 1, "RY": 1},
        }
    )
    assert {action.stone for action in two.legal()} == {"BR", "RB", "BY", "YB", "RY", "YR"}
    assert {action.stone for action in do(two, "field RB 1,0").legal()} == {"BY", "YR"}
    assert {action.stone for action in do(two, "field RB 1,0", "field YR 1,-1").legal()} == {"BY"}


def test_staka_field_turn() -> None:
    state = staka.start(3)
    for seat in (0, 1, 2, 0):
        assert state.turn == seat
        state = state.play(state.legal()[-1])
    assert why(state, "walk 0,0") == ("staka.walk", {"why": "phase", "phase": "field"})
    laid = staka.start(3, staka.Options(field="random"), 5)
    assert (laid.phase, laid.turn, len(laid.board.stacks), set(laid.supply)) == ("pawn", 0, 12, {0})
    assert laid == staka.start(3, staka.Options(field="random"), 5)
    assert laid != staka.start(3, staka.Options(field="random"), 6)
    assert not laid.board.missing()
    assert why(laid, "field WB 0,0") == ("staka.field.turn", {"why": "phase", "phase": "pawn"})


def test_staka_pawn() -> None:
    state = staka.position({"colors": "BWR", "phase": "pawn", "turn": 1, "board": stacks(LINE), "pot": {"WB": 6}})
    assert texts(state) == {"pawn 0,0", "pawn 1,0"}
    assert why(state, "pawn 0,1") == ("staka.pawn", {"why": "color", "color": "B", "own": "W"})
    assert why(state, "pawn 5,5") == ("staka.pawn", {"why": "empty"})
    state = do(state, "pawn 1,0", "pawn 0,2")
    assert (state.turn, state.phase, texts(state)) == (0, "pawn", {"pawn 0,1", "pawn 1,1"})
    state = do(state, "pawn 0,1")
    assert (state.turn, state.phase, state.pawns) == (1, "move", ((0, 1), (1, 0), (0, 2)))


# -- moving ------------------------------------------------------------------------------------------------------------


def test_staka_walk() -> None:
    state = at(F, ["0,0", "-1,0"])
    assert why(state, "walk 0,1") == ("staka.walk", {"why": "color", "color": "R", "own": "W"})
    assert why(state, "walk 0,0") == ("staka.walk", {"why": "here"})
    assert why(state, "walk 2,0") == ("staka.walk", {"why": "empty"})
    assert why(at(F, ["1,0", "-1,0"]), "walk 0,-1") == ("staka.walk", {"why": "far"})
    assert why(state, "lay WB 0,1") == ("staka.lay", {"why": "phase", "phase": "move"})
    after = do(state, "walk 1,0")
    assert (after.turn, after.phase, after.pawns[0]) == (0, "act", (1, 0))
    assert why(after, "walk 0,0") == ("staka.walk", {"why": "phase", "phase": "act"})


def test_staka_walk_climb() -> None:
    state = at(F, ["0,0", "-1,0"])
    assert why(state, "walk 0,-1") == ("staka.walk.climb", {"height": 3, "standing": 1, "climb": 2})
    assert why(state, "walk 1,0")[0] is None
    assert why(at(F, ["0,-1", "-1,0"]), "walk 0,0")[0] is None


def test_staka_walk_must() -> None:
    assert why(at(F, ["0,0", "-1,0"]), "stay") == ("staka.walk.must", {"count": 2, "cell": "1,0"})


def test_staka_stay() -> None:
    """Who cannot walk may stay, although it could swim."""
    state = at({**LINE, "0,0": "1W", "1,0": "1B"}, ["0,0", "0,1"])
    assert {"stay", "swim 1,2"} <= texts(state)
    after = do(state, "stay")
    assert (after.phase, after.pawns) == ("act", state.pawns)
    assert why(after, "stay") == ("staka.stay", {"why": "phase", "phase": "act"})


def test_staka_swim() -> None:
    """Instead of walking, from any height, to stones on the ground only."""
    state = at(F, ["0,-1", "-1,0"])
    assert why(state, "swim 1,0") == ("staka.swim", {"why": "high", "height": 2})
    assert why(state, "swim 0,-1") == ("staka.swim", {"why": "here"})
    assert why(state, "swim 3,3") == ("staka.swim", {"why": "empty"})
    after = do(state, "swim 0,1")
    assert (after.phase, after.pawns[0]) == ("act", (0, 1))


def test_staka_swim_edge() -> None:
    assert why(at(F, ["0,0", "-1,0"]), "swim 0,1") == ("staka.swim.edge", {"why": "from"})
    assert why(at(F, ["0,-1", "-1,0"]), "swim 0,0") == ("staka.swim.edge", {"why": "to"})


def test_staka_swim_edge_a_hole_is_not_outside() -> None:
    """The middle of three rings is empty; the ring round it borders on the hole only."""
    inner = around((0, 0))
    outer = {far for near in inner for far in around(near)} - {(0, 0)} - set(inner)
    cells = {*inner, *outer}
    assert outer_edge(cells) == outer
    assert outer_edge(set(inner)) == set(inner)
    board = {f"{q},{r}": "1R" for q, r in cells} | {"1,0": "1W", "0,1": "1B"}
    state = at(board, ["1,0", "0,1"])
    assert texts(state) == {"stay"}
    assert why(state, "swim 2,0") == ("staka.swim.edge", {"why": "from"})


def test_staka_swim_color() -> None:
    state = at(F, ["0,-1", "-1,0"], swim_color="own")
    assert why(state, "swim 0,1") == ("staka.swim.color", {"color": "R", "own": "W"})
    assert why(at(F, ["0,-1", "-1,0"]), "swim 0,1")[0] is None


def test_staka_share() -> None:
    assert why(at(F, ["0,0", "1,0"]), "walk 1,0")[0] is None
    state = at(F, ["0,0", "1,0"], share_stone=False)
    assert texts(state) == {"walk -1,1"}
    assert why(state, "walk 1,0") == ("staka.share", {"seat": 1, "pawn": "B"})
    alone = at({**F, "-1,1": "1R"}, ["0,0", "1,0"], share_stone=False)
    assert texts(alone) == {"stay"}
    assert why(at(F, ["0,-1", "0,1"], share_stone=False), "swim 0,1") == ("staka.share", {"seat": 1, "pawn": "B"})


# -- taking and laying -------------------------------------------------------------------------------------------------


def test_staka_take() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["BY", "WR"], []])
    assert texts(state, "take") == {"take WB", "take BY"}
    assert why(state, "take RY") == ("staka.take", {"why": "none", "stone": "RY"})
    after = do(state, "take BY")
    assert (after.hands[0], after.pot, after.turn, after.phase) == (("WR", "BY", "BY"), (1, 0, 0, 0, 1, 0), 1, "move")
    assert why(at(K, ["1,0", "-1,1"], "act", hands=[["WB"] * 3, []]), "take WB")[1] == {"why": "full", "count": 3}
    assert why(at(K, ["1,0", "-1,1"], "act", pot={}), "take WB")[1] == {"why": "empty", "stone": "WB"}


def test_staka_lay() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    assert why(state, "lay WB -1,1") == ("staka.lay", {"why": "far"})
    after = do(state, "lay BW 1,1")
    assert (after.board.stacks[1, 1], after.hands[0], after.turn) == (("BW",), (), 1)


def test_staka_lay_height() -> None:
    """From one high to three high, not to four; higher up, higher."""
    high = {**K, "1,-1": "3B"}
    assert why(at(high, ["1,0", "-1,1"], "act", hands=[["WB"], []]), "lay WB 1,-1") == (
        "staka.lay.height",
        {"level": 4, "standing": 1, "most": 3},
    )
    assert why(at(high, ["0,0", "-1,1"], "act", hands=[["WB"], []]), "lay WB 1,-1")[0] is None


def test_staka_lay_color() -> None:
    """The face that comes down has the colour that was up; the other one is up then."""
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB", "RY"], []])
    assert why(state, "lay BW 1,-1") == ("staka.lay.color", {"color": "B", "stone": "WB", "down": "W"})
    assert texts(state, "lay") >= {"lay YR 0,1", "lay WB 1,1", "lay BW 1,1"}
    assert do(state, "lay YR 0,1").board.top((0, 1)) == "Y"


def test_staka_lay_pawn() -> None:
    state = at(K, ["1,0", "1,-1"], "act", hands=[["WB"], []])
    assert why(state, "lay WB 1,-1") == ("staka.lay.pawn", {"why": "other", "seat": 1, "pawn": "B"})
    under = at(K, ["1,0", "1,-1"], "act", hands=[["WB"], []], lay_under_pawn=True)
    assert "lay WB 1,-1" in texts(under)
    for state in (under, at(K, ["1,0", "1,0"], "act", hands=[["WB"], []], lay_under_pawn=True)):
        assert why(state, "lay BW 1,0") == ("staka.lay.pawn", {"why": "own"})
        assert why(state, "double 1,0") == ("staka.lay.pawn", {"why": "own"})


def test_staka_double() -> None:
    state = at({**K, "0,0": "2W"}, ["1,0", "-1,1"], "act")
    assert texts(state, "double") == {"double 0,0"}
    assert why(state, "double 1,-1") == ("staka.double", {"why": "color", "color": "B", "own": "W"})
    assert why(state, "double 1,1") == ("staka.double", {"why": "ground", "own": "W"})
    after = do(state, "double 0,0")
    assert (after.board.stacks[0, 0][-1], after.board.top((0, 0)), after.doubles) == ("WW", "W", (False, True))
    ground = at(K, ["1,0", "-1,1"], "act", double_on_ground=True)
    assert texts(ground, "double") == {"double 1,1", "double 2,-1"}
    assert "double 0,0" not in texts(at(K, ["1,0", "-1,1"], "act"), "double")


def test_staka_either() -> None:
    """A take or a lay ends the turn; nobody does both."""
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    for text in ("take WB", "lay WB 1,1"):
        assert [event["event"] for event in told(state, text)] == [text.split()[0], "turn"]
        assert do(state, text).turn == 1


def test_staka_take_must() -> None:
    state = at(Q, ["0,0", "1,0"], "act", hands=[["WB"] * 2, []])
    assert why(state, "pass") == ("staka.take.must", {"count": 3})
    assert texts(state) == {"take WB", "take BY"}


def test_staka_lay_must() -> None:
    """The double is a way to lay, also for who holds three."""
    state = at(K, ["1,-1", "-1,1"], "act", pot={}, double_on_ground=True)
    assert texts(state) == {"double 1,-2", "double 2,-1", "double 1,0", "double 0,0"}
    assert why(state, "pass") == ("staka.lay.must", {"why": "pot", "count": 0})


def test_staka_pass() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []])
    assert why(state, "pass") == ("staka.pass", {"why": "choice"})
    assert why(at(K, ["1,0", "-1,1"]), "pass") == ("staka.pass", {"why": "phase", "phase": "move"})
    stuck = at(Q, ["0,0", "1,0"], "act", hands=[["WB"] * 3, []])
    assert texts(stuck) == {"pass"}
    assert do(stuck, "pass").idle == 1


# -- the end -----------------------------------------------------------------------------------------------------------


def test_staka_stop() -> None:
    state = at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]], doubles=[False, True])
    assert texts(state) == {"walk 1,0", "walk -1,1", "stop"}
    after = do(state, "stop")
    assert (after.stopped, after.turn, after.pawns) == ((True, False), 1, state.pawns)
    assert do(after, "stay", "lay WB -2,1").turn == 1
    held = at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]])
    assert why(held, "stop") == ("staka.stop", {"why": "double", "count": 1})
    assert "stop" in texts(at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]], double_counts=False))
    assert why(at(F, ["0,0", "-1,0"], pot={}, hands=[["WB"], []]), "stop")[1] == {"why": "hand", "count": 1}
    assert why(at(F, ["0,0", "-1,0"]), "stop") == ("staka.stop", {"why": "pot", "count": 3})


def test_staka_end() -> None:
    """Only when the doubles lie too."""
    state = at(K, ["1,0", "-1,1"], "act", pot={}, doubles=[False, True], hands=[["WB"], []], double_on_ground=True)
    assert do(state, "lay WB 1,-1").turn == 1
    last = at({**K, "0,0": "2W"}, ["1,0", "-1,1"], "act", pot={}, doubles=[True, False])
    assert do(last, "double 0,0").phase == "over"


def test_staka_dead() -> None:
    """One stone is left and fits nowhere that its holder can get to."""
    state = at(Q, ["0,0", "1,0"], "act", pot={}, hands=[["WB"], []])
    assert [event["event"] for event in told(state, "pass")] == ["pass", "dead", "end"]
    assert told(state, "pass")[1] == {"event": "dead", "why": "nobody", "rounds": 10}
    assert do(state, "pass").phase == "over"


def test_staka_dead_the_last_stop() -> None:
    state = at(F, ["0,0", "-1,0"], pot={}, stopped=[False, True], doubles=[True, False], double_counts=False)
    assert told(state, "stop")[1] == {"event": "dead", "why": "stopped", "rounds": 10}


def test_staka_dead_idle_rounds() -> None:
    """White may never get where its stone fits: walking to and fro ends the game after so many rounds."""
    state = at(F, ["0,0", "-1,0"], "act", pot={}, hands=[[], ["WB"]], doubles=[False, False], idle=5, max_idle_rounds=3)
    assert told(state, "pass")[1] == {"event": "dead", "why": "idle", "rounds": 3}
    assert (
        do(
            at(
                F, ["0,0", "-1,0"], "act", pot={}, hands=[[], ["WB"]], doubles=[False, False], idle=4, max_idle_rounds=3
            ),
            "pass",
        ).turn
        == 1
    )


def test_staka_dead_idle_rounds_after_a_stop() -> None:
    """Six idle rounds of two seats are six rounds of the one that is left, not twelve."""
    state = at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]], doubles=[False, True], idle=11)
    after = do(state, "stop")
    assert (after.turn, after.idle) == (1, 6)
    last = at(F, ["0,0", "-1,0"], pot={}, hands=[[], ["WB"]], doubles=[False, True], idle=19)
    assert told(last, "stop")[1] == {"event": "dead", "why": "idle", "rounds": 10}


def test_staka_score() -> None:
    state = staka.position({"colors": "WBR", "phase": "pawn", "turn": 0, "board": stacks(LINE)})
    assert state.scores() == (2, 2, 1)
    assert at(F, ["0,1", "-1,0"]).scores()[0] == 1 + 2 + 3 + 1


def test_staka_score_pawn() -> None:
    """Twice; three times for all who stand highest, also where the highest stack carries no pawn."""
    assert at(F, ["1,0", "1,-1"]).scores() == (7 + 2 * 2, 3 + 2 * 2)
    assert at(F, ["0,0", "1,-1"]).scores() == (7 + 1, 3 + 2 * 2)
    parts = at(F, ["0,0", "1,-1"]).score_parts()
    assert parts[0][0] == {"cell": "0,0", "height": 1, "factor": 2, "points": 2, "why": "pawn"}
    assert [sum(part["points"] for part in own) for own in parts] == [8, 7]


def test_staka_score_foreign() -> None:
    """It multiplies nothing, but it can keep another from standing highest."""
    state = at(F, ["0,0", "0,-1"])
    assert state.scores() == (7 + 1, 3)
    assert all(part["factor"] == 1 for part in state.score_parts()[1])


def test_staka_win() -> None:
    over = at(F, ["1,0", "1,-1"], "over", turn=None)
    assert over.winners() == (0,)
    even = at({"0,0": "1W", "1,0": "1B", "0,1": "1R"}, ["0,0", "1,0"], "over", turn=None)
    assert even.winners() == (0, 1)
    assert at(F, ["1,0", "1,-1"]).winners() == ()


def test_staka_turn() -> None:
    """Seat after seat, who has stopped left out."""
    state = at(
        K,
        ["1,0", "-1,1", "0,1"],
        "act",
        pot={},
        hands=[["WB"], [], ["WB"]],
        doubles=[False, False, True],
        stopped=[False, True, False],
    )
    assert told(state, "lay WB 1,1")[-1] == {"event": "turn", "seat": 2, "phase": "move"}
    no = state.refusal_at("hand WB 2")
    assert no is not None
    assert (no.rule, no.facts) == ("staka.turn", {"seat": 0, "owner": 2})


def test_staka_hand() -> None:
    state = at(K, ["1,0", "-1,1"], "act", hands=[["WB"], []], doubles=[False, True])
    assert why(state, "lay WR 1,1") == ("staka.hand", {"why": "hand", "stone": "WR"})
    assert why(state, "double 0,0")[0] == "staka.lay.height"
    low = at({**K, "0,0": "2W"}, ["1,0", "-1,1"], "act", doubles=[False, True])
    assert why(low, "double 0,0") == ("staka.hand", {"why": "double"})
    field = do(staka.start(), "field WB 0,0", "field WB 1,0")
    assert why(field, "field BW 0,1") == ("staka.hand", {"why": "field", "stone": "WB"})


def test_staka_over() -> None:
    over = at(F, ["1,0", "1,-1"], "over", turn=None)
    assert over.legal() == ()
    assert {why(over, text)[0] for text in ("stay", "walk 0,0", "pass", "take WB")} == {"staka.over"}
    no = over.refusal_at("0,0")
    assert no is not None
    assert no.rule == "staka.over"
