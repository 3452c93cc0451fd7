"""What can be said of a sowing: what it banks, takes, saves and prevents."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ...core import Event
from ...kalaha import Action, State
from ..base import Analysis, Reason

__all__ = ["KINDS", "weighed"]

KINDS: Mapping[str, tuple[str, ...]] = {
    "wins": ("by",),
    "decides": ("count",),
    "capture": ("count",),
    "again": (),
    "again_again": ("count",),
    "again_capture": ("count",),
    "saves": ("count", "pit"),
    "denies": (),
    "threatens": ("count",),
    "stores": ("count",),
    "keeps": (),
}
"""Facts are seeds, but for ``pit`` (of the mover, from 1) and the turns of ``again_again``.

``wins``: at once, as the game is over. ``decides``: the store then holds more than half of all seeds. ``again_again``,
``again_capture``: what the line does with the extra turn. ``saves``: seeds in a pit that the other could have captured
with a single sowing. ``denies``: the other could have earned another turn, and no longer can. ``threatens``: what a
sowing could capture next time if nothing changed. ``keeps``: no seed falls into the other's row.
"""

LEAST_THREAT = 3


def weighed(state: State, one: Analysis) -> Iterator[tuple[float, Reason]]:
    """Every reason that holds, with its weight in seeds."""
    seat: int = state.turn  # type: ignore[assignment]  # there is an action to explain
    after, told = _played(state, one.action)
    own, before = after.scores()[seat], state.scores()[seat]
    if after.winners() == (seat,):
        yield 100, Reason("wins", {"by": own - after.scores()[1 - seat]})
    elif 2 * own > sum(state.cells) >= 2 * before:
        yield 99, Reason("decides", {"count": own})
    if "capture" in told:
        count = int(told["capture"].facts["count"])
        yield count, Reason("capture", {"count": count})
    if after.turn == seat:
        yield _again(after, one.line[1:])
    elif after.turn is not None:
        yield from _about_the_other(state, after, one.action)
    if own > before and "capture" not in told:
        yield 0.8 * (own - before), Reason("stores", {"count": own - before})
    if all(place.startswith(f"{seat}:") for place, _ in told["sow"].facts["places"]):
        yield 0.5, Reason("keeps")


def _played(state: State, action: Action) -> tuple[State, dict[str, Event]]:
    told: list[Event] = []
    after = state.play(action, told.append)
    return after, {event.kind: event for event in told}


def _again(state: State, line: tuple[Action, ...]) -> tuple[float, Reason]:
    """What the extra turn is for, as far as the line tells."""
    turns = 1
    for action in line:
        after, told = _played(state, action)
        if turns == 1 and "capture" in told:
            count = int(told["capture"].facts["count"])
            return 2.5 + count, Reason("again_capture", {"count": count})
        if after.turn != state.turn:
            break
        state = after
        turns += 1
    if turns > 1:
        return 1.5 + turns, Reason("again_again", {"count": turns})
    return 2.5, Reason("again")


def _about_the_other(state: State, after: State, action: Action) -> Iterator[tuple[float, Reason]]:
    seat: int = state.turn  # type: ignore[assignment]  # there is an action to explain
    risked, still = _exposed(state, 1 - seat), _exposed(after, 1 - seat)
    if risked:
        pit = max(risked, key=lambda pit: risked[pit])
        less = risked[pit] - max(still.values(), default=0)
        if risked[pit] > 1 and less > 0 and (pit == action.pit or pit not in still):
            yield less, Reason("saves", {"count": risked[pit], "pit": pit})
    if _earns_turn(state, 1 - seat) and not _earns_turn(after, 1 - seat):
        yield 1.2, Reason("denies")
    aimed = max(_captures(after, seat).values(), default=0)
    if aimed >= LEAST_THREAT and aimed > max(_captures(state, seat).values(), default=0):
        yield aimed / 3, Reason("threatens", {"count": aimed})


def _captures(state: State, seat: int) -> dict[int, int]:
    """What each pit opposite could give the seat by one sowing, were it to move: seeds that would be banked."""
    found: dict[int, int] = {}
    asked = State.of(state.cells, seat, state.options)
    for action in asked.legal():
        _, told = _played(asked, action)
        if "capture" in told:
            facts = told["capture"].facts
            pit = int(facts["opposite"].split(":")[1])
            found[pit] = max(found.get(pit, 0), facts["count"])
    return found


def _exposed(state: State, seat: int) -> dict[int, int]:
    """The seeds that lie now in each pit opposite that the seat could capture by one sowing."""
    row = state.row(1 - seat)
    return {pit: row[pit - 1] for pit in _captures(state, seat) if row[pit - 1]}


def _earns_turn(state: State, seat: int) -> bool:
    asked = State.of(state.cells, seat, state.options)
    return any("again" in _played(asked, action)[1] for action in asked.legal())
