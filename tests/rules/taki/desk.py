"""Short ways to lay out a position and play on it. Seats A, B, C, … are 0, 1, 2, …"""

from __future__ import annotations

from typing import Any

from spelbord import taki
from spelbord.core import Event
from spelbord.taki import Options, State

FILL = "G9 B9 Y9 G8 B8 Y8 G7 B7 Y7 G6 B6 Y6 G4 B4 Y4"


def lay(hands: str, discard: str = "R7", draw: str = FILL, turn: int | None = 0, **more: Any) -> State:
    """A position: hands split by ``/``, cards by spaces; other keys and options by name."""
    options = {key: more.pop(key) for key in list(more) if key in taki.Options.__dataclass_fields__}
    data = {
        "hands": [hand.split() for hand in hands.split("/")],
        "discard": discard.split(),
        "draw": draw.split(),
        "turn": turn,
        **more,
    }
    return taki.position(data, Options(**options))


def act(state: State, *texts: str) -> State:
    """The state after these actions."""
    for text in texts:
        state = state.play(taki.parse(text))
    return state


def told(state: State, text: str) -> tuple[State, dict[str, dict[str, Any]]]:
    """The state after an action, and the last event of each kind as everybody sees it."""
    events: list[Event] = []
    after = state.play(taki.parse(text), events.append)
    return after, {event.kind: event.seen_by(None) for event in events}


def legal(state: State) -> set[str]:
    """What may be done, the word ``play`` left out."""
    return {str(action).removeprefix("play ") for action in state.legal()}


def why(state: State, text: str) -> str | None:
    """The id of the rule that forbids it."""
    rule = state.why_not(taki.parse(text))
    return rule.value if rule else None


def counts(state: State) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand) for hand in state.hands]


def lead(state: State) -> tuple[str | None, str | None]:
    """The led colour and symbol."""
    return state.color, state.symbol
