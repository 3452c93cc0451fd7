"""Boards and positions for the tests, written as ``{"0,0": "2W"}``: two stones high, white up."""

from __future__ import annotations

from typing import Any

from spelbord import staka
from spelbord.staka.stones import KINDS

F = {"0,0": "1W", "1,0": "2W", "1,-1": "2B", "0,-1": "3W", "-1,0": "1B", "-1,1": "1W", "0,1": "1R"}
K = {"0,0": "3W", "1,0": "1W", "1,-1": "2B", "0,1": "1R", "0,-1": "1Y", "-1,0": "1B", "-1,1": "1B"}
Q = {"0,0": "1W", "1,0": "1R", "1,-1": "1R", "0,-1": "1R", "-1,0": "1R", "-1,1": "1R", "0,1": "1R"}
POT = {"WB": 1, "BY": 2}


def stacks(board: dict[str, str], keep: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """The board with stones in it; ``keep`` are held elsewhere. What is covered meets as the rules want."""
    left = dict.fromkeys(KINDS, 8)
    for kind in keep:
        left[kind] -= 1
    made = {}
    for cell, wanted in board.items():
        up = wanted[-1]
        stack: list[str] = []
        for _ in range(int(wanted[:-1])):
            kind = max((kind for kind in KINDS if up in kind), key=lambda kind: left[kind])
            left[kind] -= 1
            stack.insert(0, kind if kind[0] == up else kind[::-1])
            up = stack[0][1]
        made[cell] = stack
    return made


def at(board: dict[str, str], pawns: list[str | None], phase: str = "move", **more: Any) -> staka.State:
    """A position in which seat 0 (white) is to act; keys of the JSON and options by name."""
    data: dict[str, Any] = {"colors": "WBRY"[: len(pawns)], "phase": phase, "turn": 0, "pawns": pawns, "pot": POT}
    known = {option["name"] for option in staka.Options.facts()} - {"colors"}
    options = staka.Options(**{name: more.pop(name) for name in known & set(more)})
    hands = more.get("hands", [])
    data |= {"board": stacks(board, tuple(stone for hand in hands for stone in hand)), **more}
    return staka.position(data, options)


def texts(state: staka.State, *verbs: str) -> set[str]:
    """The texts of the legal actions, of some verbs or of all."""
    return {str(action) for action in state.legal() if not verbs or action.verb in verbs}


def why(state: staka.State, text: str) -> tuple[str | None, dict[str, Any]]:
    """The rule that forbids an action, and its facts."""
    no = state.refusal(staka.parse(text))
    return (no.rule.value, dict(no.facts)) if no else (None, {})


def do(state: staka.State, *actions: str) -> staka.State:
    """The state after some actions."""
    for text in actions:
        state = state.play(staka.parse(text))
    return state


def told(state: staka.State, text: str) -> list[dict[str, Any]]:
    """The events of an action, as everybody sees them."""
    events: list[dict[str, Any]] = []
    state.play(staka.parse(text), lambda event: events.append(event.seen_by(None)))
    return events
