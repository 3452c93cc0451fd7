"""What TAKI's players know: positions, and what is played in them."""

from __future__ import annotations

import time
from typing import Any

import pytest

from bots.clock import Clock
from rules.taki.desk import act, lay
from spelbord import bots
from spelbord.core import Rng
from spelbord.taki import State

REST = "/G1 G3 G5 GS/Y1 Y3 Y5 YS"


def chosen(level: str, state: State, seed: int = 1) -> str:
    """What a level does with the seat that must act."""
    seen = state.seen_by(state.turn)
    return str(bots.player("taki", level).choose(seen, Rng.seeded(seed), time.monotonic() + 60))


KNOWN: list[tuple[str, str, dict[str, Any], set[str]]] = [
    ("keeps a colourless card", "R1 CC B3 B4 Y3" + REST, {}, {"play R1"}),
    ("keeps a King", "R1 K B3 B4 Y3" + REST, {}, {"play R1"}),
    ("goes out with a run", "RT R1 R3 R4" + REST, {}, {"play RT"}),
    ("names a colour it holds", "CC G3 G4" + REST, {"discard": "Y9"}, {"play CC G"}),
    ("adds to a stack", "G+2 B1 B3 B4" + REST, {"discard": "R+2", "stack": 1}, {"play G+2"}),
    ("cancels a high stack", "K B1 B3 B4 B5" + REST, {"discard": "R+2 B+2 Y+2", "stack": 3}, {"play K"}),
    ("breaks", "BK B1 B3 B4" + REST, {"plus3": {"by": 2, "asked": 0}}, {"break"}),
    ("calls", "R1 B3" + REST, {}, {"play R1 !"}),
    ("goes out", "R1" + REST, {}, {"play R1"}),
    ("stops a seat with one card and goes out", "RS R1/G1", {}, {"play RS !"}),
    ("makes a seat with one card draw", "R+2 R1 R3 B4/G1/Y1 Y3 Y5 YS", {}, {"play R+2"}),
]


@pytest.mark.parametrize("level", ["medium", "hard"])
@pytest.mark.parametrize(("hands", "more", "good"), [case[1:] for case in KNOWN], ids=[case[0] for case in KNOWN])
def test_what_it_knows(still_clock: Clock, level: str, hands: str, more: dict[str, Any], good: set[str]) -> None:
    assert chosen(level, lay(hands, **more)) in good


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_it_lays_a_whole_run_and_ends_it_on_what_acts(still_clock: Clock, level: str) -> None:
    state, laid = lay("RT R1 RS R3 B4 B5" + REST), list[str]()
    while state.turn == 0 and len(laid) < 6:
        laid.append(chosen(level, state))
        state = act(state, laid[-1])
    assert laid[0] == "play RT"
    assert set(laid[1:3]) == {"play R1", "play R3"}
    assert laid[3] == "play RS"
    assert state.turn == 2


@pytest.mark.parametrize("level", ["first", "easy"])
def test_a_beginner_forgets_the_call_now_and_then(level: str) -> None:
    state = lay("R1 B3" + REST)
    assert {chosen(level, state, seed) for seed in range(12)} == {"play R1", "play R1 !"}


def test_a_beginner_keeps_nothing_back() -> None:
    state = lay("R1 CC B3 B4 Y3" + REST)
    first = [chosen("first", state, seed) for seed in range(12)]
    assert sum(action.startswith("play CC") for action in first) > 6
    assert {chosen("easy", state, seed) for seed in range(12)} == {"play R1"}


@pytest.mark.parametrize("level", ["first", "easy"])
def test_a_beginner_throws_nothing_away(level: str) -> None:
    """Breaks when it can, draws rather than lay its Breaker, and goes out when it can."""
    assert {chosen(level, lay("BK B1 B3" + REST), seed) for seed in range(12)} == {"draw"}
    assert {chosen(level, lay("R1" + REST), seed) for seed in range(12)} == {"play R1"}


@pytest.mark.parametrize("seats", [2, 10])
def test_a_player_stops_at_once_when_the_time_is_over(ticking_clock: Clock, seats: int) -> None:
    """Ten seats and as many cards in hand as can be: what is begun after the last look is one deal, played out."""
    hand = "R1 R3 R4 R5 R6 R7 R8 R9 RS RD R+ R+2 G1 G3 G4 G5 G6 G7 B1 B3 B4 B5 B6 B7 CC ST K +3"
    others = "".join(f"/{card} {card}" for card in ("Y1", "Y3", "Y4", "Y5", "Y6", "Y7", "Y8", "YS", "YD")[: seats - 1])
    state = lay(hand + others, "G8", "Y9 B8 B9")
    looks = ticking_clock.looks
    seen = state.seen_by(0)
    assert bots.player("taki", "hard").choose(seen, Rng.seeded(1), time.monotonic() + 3) in seen.legal()
    assert ticking_clock.looks - looks < 12
