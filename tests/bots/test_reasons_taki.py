"""What is said of an action of TAKI is what it does, as far as its seat can know."""

from __future__ import annotations

from typing import Any

import pytest

from bots.said import said
from rules.taki.desk import act, lay

CASES: list[tuple[str, dict[str, Any], str, str, dict[str, Any]]] = [
    ("R1/G1 G3", {}, "play R1", "only", {}),
    ("R1 R3/G1 G3", {}, "play R1 !", "calls", {}),
    ("R1 R3/G1 G3", {}, "play R1", "forgets", {"count": 4}),
    ("R1 CC/G1 G3 G4", {"call": False}, "play R1", "keeps_wild", {"card": "CC"}),
    ("RT R1 R3 B5/G1 G3 G4", {}, "play RT", "run", {"color": "R", "count": 2}),
    ("CC G1 G3 B4/Y1 Y3 Y4", {}, "play CC G", "colour", {"color": "G", "count": 2}),
    ("RS R1 B3/G1 G3 G4", {}, "play RS", "again", {}),
    ("RS R1 B3/G1 G3 G4/Y1 Y3 Y4", {}, "play RS", "skips", {"seat": 1}),
    ("RS R1 B3/G1/Y1 Y3 Y4", {}, "play RS", "stops_short", {"seat": 1, "count": 1}),
    ("RD R1 B3/G1/Y1 Y3 Y4", {}, "play RD", "stops_short", {"seat": 1, "count": 1}),
    ("R+2 R1 B3/G1 G3 G4", {}, "play R+2", "plus2", {"seat": 1}),
    ("R+ R1 B3/G1 G3 G4", {}, "play R+", "plus", {}),
    ("R+ B3 R7 B4/G1 G3 G4", {"discard": "B+"}, "play R+", "plus", {}),
    ("+3 R1 B3/G1 G3 G4", {}, "play +3", "plus3", {}),
    ("R1 R3 B3 B4/G1 G3 G4", {}, "play R1", "follows", {"count": 1}),
    ("R1 R8 G8 B4/G1 G3 G4", {"discard": "Y8"}, "play R8", "follows", {"count": 2}),
    ("G+2 K B1/G1 G3 G4", {"discard": "R+2", "stack": 2}, "play G+2", "stacks", {"seat": 1, "count": 6}),
    ("G+2 K B1/G1 G3 G4", {"discard": "R+2", "stack": 2}, "play K", "cancels", {"count": 4}),
    ("G+2 K B1/G1 G3 G4", {"discard": "R+2", "stack": 2}, "draw", "plain", {}),
    ("R1 R3 B3/G1 G3", {"tournament": True, "phases": [8, 8]}, "play R1", "follows", {"count": 1}),
]


@pytest.mark.parametrize(("hands", "more", "action", "kind", "facts"), CASES)
def test_a_reason(hands: str, more: dict[str, Any], action: str, kind: str, facts: dict[str, Any]) -> None:
    seen = lay(hands, **more).seen_by(0)
    # The action that forgets the call and the draw of a stack are not the best there is.
    value = -1 if kind in ("forgets", "plain") else 1
    assert said("taki", seen, action, value=value) == (kind, facts)


RUN = "RT R1 R3 RS BK/G1 G3 G4"


@pytest.mark.parametrize(
    ("before", "action", "kind", "facts"),
    [
        (["play RT"], "play R1", "run_on", {"count": 2}),
        (["play RT", "play R1"], "close", "closes", {}),
        (["play RT", "play RS"], "close", "again", {}),
        (["play RT", "play R1"], "leave", "plain", {}),
    ],
)
def test_a_run(before: list[str], action: str, kind: str, facts: dict[str, Any]) -> None:
    seen = act(lay(RUN), *before).seen_by(0)
    assert said("taki", seen, action, value=-1) == (kind, facts)


def test_the_last_card_of_a_run_acts() -> None:
    seen = act(lay("RT RD B3 B4/G1 G3 G4"), "play RT", "play RD").seen_by(0)
    assert said("taki", seen, "close") == ("ends_on", {"symbol": "D"})


@pytest.mark.parametrize(
    ("action", "kind", "facts"),
    [("break", "breaks", {"seat": 0}), ("play K", "cancels_plus3", {}), ("pass", "saves_breaker", {})],
)
def test_an_open_plus_three(action: str, kind: str, facts: dict[str, Any]) -> None:
    seen = act(lay("+3 R1 B3/BK K G4 G3/Y1 Y3"), "play +3").seen_by(1)
    assert said("taki", seen, action, value=-1) == (kind, facts)


def test_the_last_card_wins_or_leads_to_the_next_phase() -> None:
    run = act(lay("RT R1/G1 G3 G4"), "play RT").seen_by(0)
    assert said("taki", run, "play R1") == ("goes_out", {})
    phase = act(lay("RT R1/G1 G3 G4", tournament=True, phases=[3, 8]), "play RT").seen_by(0)
    assert said("taki", phase, "play R1") == ("phase", {"phase": 2})
