"""Positions by hand: defaults, and one clear error for each thing that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from spelbord import taki
from spelbord.core import BadAction, BadPosition
from spelbord.taki import Options

GOOD: dict[str, Any] = {"hands": [["R7", "CC"], ["G+2"]], "discard": ["R1"], "turn": 0}


def test_defaults() -> None:
    assert taki.position(GOOD).json() == {
        **GOOD,
        "draw": [],
        "direction": 1,
        "lead": {"color": "R", "symbol": "1"},
        "stack": 0,
        "run": None,
        "in_run": False,
        "after": None,
        "plus3": None,
        "phases": None,
        "draws": [],
        "seed": 0,
    }
    assert taki.position(GOOD, Options(tournament=True)).phases == (8, 8)


@pytest.mark.parametrize(
    ("discard", "lead"),
    [
        (["R1", "G+2"], ("G", "+2")),
        (["R1", "+3"], ("R", "1")),
        (["R1", "+3", "BK"], ("R", "1")),
        (["R1", "ST"], ("R", "T")),
        (["R1", "K"], (None, None)),
        (["R1", "K", "BK"], (None, None)),
        (["R1", "CC"], (None, None)),
    ],
)
def test_the_lead_follows_from_the_discards_as_far_as_they_tell(
    discard: list[str], lead: tuple[str | None, str | None]
) -> None:
    state = taki.position({**GOOD, "discard": discard})
    assert (state.color, state.symbol) == lead


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"hands": None}, "hands"),
        ({"hands": [["R7"]]}, "hands"),
        ({"hands": [["R7"]] * 11}, "hands"),
        ({"hands": [["R7"], "R7"]}, "hands"),
        ({"hands": [["R7"], ["R2"]]}, "hands"),
        ({"hands": [["R7"], [7]]}, "hands"),
        ({"hands": [["R7"], [["R7"]]]}, "hands"),
        ({"hands": [["R7"], []]}, "hands"),
        ({"hands": [["R7", "R7"], ["R7"]]}, "hands"),
        ({"hands": [["K", "K"], ["K"]]}, "hands"),
        ({"draw": ["R1", "R1"]}, "discard"),
        ({"draw": ["G+2", "G+2"]}, "draw"),
        ({"draw": "R1"}, "draw"),
        ({"draw": ["r1"]}, "draw"),
        ({"discard": []}, "discard"),
        ({"discard": ["CC"] * 4}, "discard"),
        ({"turn": 2}, "turn"),
        ({"turn": True}, "turn"),
        ({"turn": None}, "turn"),
        ({"direction": 0}, "direction"),
        ({"direction": True}, "direction"),
        ({"lead": "R1"}, "lead"),
        ({"lead": {"color": "P"}}, "lead"),
        ({"lead": {"symbol": "2"}}, "lead"),
        ({"lead": {"colour": "R"}}, "colour"),
        ({"stack": -1}, "stack"),
        ({"stack": 9}, "stack"),
        ({"stack": 1, "after": "+"}, "stack"),
        ({"stack": 1, "plus3": {"by": 1, "asked": 0}}, "stack"),
        ({"run": "P"}, "run"),
        ({"run": "G"}, "run"),
        ({"in_run": 1}, "in_run"),
        ({"in_run": True}, "in_run"),
        ({"in_run": True, "run": "R", "discard": ["R1", "BK"]}, "in_run"),
        ({"in_run": True, "run": "R", "stack": 1}, "in_run"),
        ({"after": "T"}, "after"),
        ({"after": "K", "plus3": {"by": 1, "asked": 0}}, "after"),
        ({"plus3": [1, 0]}, "plus3"),
        ({"plus3": {"by": 1}}, "asked"),
        ({"plus3": {"by": 0, "asked": 0}}, "plus3"),
        ({"plus3": {"by": 0, "asked": 1}}, "plus3"),
        ({"plus3": {"by": 1, "asked": 2}}, "plus3"),
        ({"plus3": {"by": 1, "asked": 0}, "turn": None}, "plus3"),
        ({"phases": [8, 8]}, "phases"),
        ({"draws": {}}, "draws"),
        ({"draws": [[0, 1, "R"]]}, "draws"),
        ({"draws": [[2, 1, "R", "7"]]}, "draws"),
        ({"draws": [[0, -1, "R", "7"]]}, "draws"),
        ({"draws": [[0, 1, "P", "7"]]}, "draws"),
        ({"draws": [[0, 1, "R", "2"]]}, "draws"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 48}, "seed"),
        ({"seed": "0"}, "seed"),
        ({"moon": 1}, "moon"),
        ({"turn": None, "hands": [[], []]}, "hands"),
    ],
)
def test_bad_positions_name_the_field(change: dict[str, Any], field: str) -> None:
    with pytest.raises(BadPosition) as bad:
        taki.position({**GOOD, **change})
    assert bad.value.field == field


@pytest.mark.parametrize("key", ["hands", "discard", "turn"])
def test_required_keys(key: str) -> None:
    with pytest.raises(BadPosition) as bad:
        taki.position({name: value for name, value in GOOD.items() if name != key})
    assert bad.value.field == key


@pytest.mark.parametrize("phases", [[8], [8, 9], [0, 8], [8, 8, 8], "88"])
def test_bad_phases(phases: Any) -> None:
    with pytest.raises(BadPosition) as bad:
        taki.position({**GOOD, "phases": phases}, Options(tournament=True))
    assert bad.value.field == "phases"


def test_an_empty_hand_belongs_to_the_last_phase() -> None:
    over = {**GOOD, "hands": [["R7"], []], "turn": None, "phases": [3, 2]}
    with pytest.raises(BadPosition) as bad:
        taki.position(over, Options(tournament=True))
    assert bad.value.field == "phases"
    assert taki.position({**over, "phases": [3, 1]}, Options(tournament=True)).winners() == (1,)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seat": 2}, "seat"),
        ({"seat": None}, "hands"),
        ({"hands": [["R7"], ["R1"]]}, "hands"),
        ({"hands": [3, 1]}, "hands"),
        ({"draw": 115}, "draw"),
        ({"draw": ["R1"]}, "draw"),
        ({"seed": 0}, "seed"),
    ],
)
def test_bad_observations_name_the_field(change: dict[str, Any], field: str) -> None:
    good = taki.position(GOOD).seen_by(0).json()
    with pytest.raises(BadPosition) as bad:
        taki.observation({**good, **change})
    assert bad.value.field == field


def test_an_observation_as_json() -> None:
    seen = taki.position(GOOD).seen_by(0).json()
    assert {key: seen[key] for key in ("seat", "hands", "draw")} == {"seat": 0, "hands": [["R7", "CC"], 1], "draw": 0}
    assert taki.position(GOOD).seen_by(None).json()["hands"] == [2, 1]


@pytest.mark.parametrize(
    "text", ["", "R7", "play", "play R2", "play CC", "play R7 G", "play K R", "draw R7", "draw  !"]
)
def test_malformed_actions(text: str) -> None:
    with pytest.raises(BadAction):
        taki.parse(text)
