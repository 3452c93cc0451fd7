"""Kalaha: two rows of pits, a store each, sowing anticlockwise.

Pits are numbered from their owner's left, which is the direction of sowing; the owner's store follows the last pit.
A place on the board is written ``seat:pit`` or ``seat:store`` (``"0:3"``, ``"1:store"``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import ClassVar, NamedTuple

from . import check
from .core import BadAction, BadOption, BadPosition, Event, IllegalAction, Json, Refusal, Rng, Tell, choice
from .core import Options as BaseOptions

__all__ = ["Action", "Options", "Rule", "State", "hidden", "name", "observation", "parse", "position", "seats", "start"]

name = "kalaha"
seats = range(2, 3)
hidden = False


class Rule(StrEnum):
    """The rule ids, in the order of the rules."""

    TURN = "kalaha.turn"
    OWN = "kalaha.own"
    EMPTY = "kalaha.empty"
    SOW = "kalaha.sow"
    SKIP = "kalaha.skip"
    LAP = "kalaha.lap"
    AGAIN = "kalaha.again"
    CAPTURE = "kalaha.capture"
    NOCAPTURE = "kalaha.nocapture"
    END = "kalaha.end"
    SWEEP = "kalaha.sweep"
    RESULT = "kalaha.result"
    OVER = "kalaha.over"


@dataclass(frozen=True)
class Options(BaseOptions):
    """Pits in a row (1 to 6) and seeds in each pit at the start (1 to 10)."""

    presets: ClassVar[Mapping[str, Mapping[str, Json]]] = {
        "classic": {"pits": 6, "seeds": 4},
        "long": {"pits": 6, "seeds": 6},
        "small": {"pits": 4, "seeds": 3},
    }
    pits: int = choice(6, range(1, 7))
    seeds: int = choice(4, range(1, 11))


@dataclass(frozen=True, slots=True)
class Action:
    """Lift the seeds of one of the mover's own pits, 1 to 6."""

    pit: int

    def __str__(self) -> str:
        return str(self.pit)


_ACTIONS = tuple(Action(pit) for pit in range(1, 7))


def parse(text: str) -> Action:
    """The action for ``"1"`` … ``"6"``; anything else raises BadAction."""
    if not isinstance(text, str) or len(text) != 1 or text not in "123456":
        raise BadAction(text)
    return _ACTIONS[int(text) - 1]


# A board is one flat tuple: the pits of seat 0, its store, the pits of seat 1, its store. With p pits a row, the pit
# opposite place i is 2p - i, and sowing goes up by one, round and round.


@cache
def _way(pits: int, seat: int, pit: int) -> tuple[int, ...]:
    """The places that seeds lifted from a pit fall into, in order, for as many seeds as a box can hold."""
    size = 2 * pits + 2
    skipped = 2 * pits + 1 if seat == 0 else pits
    first = seat * (pits + 1) + pit
    lap = [place % size for place in range(first, first + size) if place % size != skipped]
    return tuple(lap * (12 * 10 // len(lap) + 1))


def _place(pits: int, index: int) -> str:
    seat, pit = divmod(index, pits + 1)
    return f"{seat}:store" if pit == pits else f"{seat}:{pit + 1}"


class State(NamedTuple):
    """A position. A named tuple because nothing else immutable is made as fast."""

    cells: tuple[int, ...]
    turn: int | None
    options: Options

    def row(self, seat: int) -> tuple[int, ...]:
        """The seeds in a seat's pits, from its owner's left."""
        pits = self.options.pits
        return self.cells[seat * (pits + 1) : seat * (pits + 1) + pits]

    def legal(self) -> tuple[Action, ...]:
        """The mover's pits that hold a seed, from left to right."""
        if self.turn is None:
            return ()
        return tuple([action for action, seeds in zip(_ACTIONS, self.row(self.turn), strict=False) if seeds])

    def universe(self) -> tuple[Action, ...]:
        """Pits 1 to 6, whatever the size of the board."""
        return _ACTIONS

    def why_not(self, action: Action) -> Rule | None:
        """kalaha.over, kalaha.own or kalaha.empty; None iff the action is legal."""
        try:
            pit = action.pit
        except AttributeError:
            raise BadAction(action) from None
        seat, pits = self.turn, self.options.pits
        if seat is None:
            return Rule.OVER
        if not 1 <= pit <= pits:
            return Rule.OWN
        if not self.cells[seat * (pits + 1) + pit - 1]:
            return Rule.EMPTY
        return None

    def refusal(self, action: Action) -> Refusal | None:
        """``why_not`` with the pit it is about."""
        rule = self.why_not(action)
        return Refusal(rule, {"pit": action.pit}) if rule else None

    def refusal_at(self, at: str) -> Refusal | None:
        """Why the pit or store at a place cannot be chosen now. Raises BadAction when the board has no such place."""
        pits = self.options.pits
        for index in range(len(self.cells)):
            if _place(pits, index) == at:
                break
        else:
            raise BadAction(at)
        owner, pit = divmod(index, pits + 1)
        if self.turn is None:
            return Refusal(Rule.OVER)
        if owner != self.turn or pit == pits:
            return Refusal(Rule.OWN, {"owner": owner, "place": "store" if pit == pits else "pit"})
        return self.refusal(_ACTIONS[pit])

    def preview(self, action: Action) -> dict[str, Json]:
        """Where the last seed lands and what follows.

        ``{"at", "seeds", "last", "again", "captured", "ends", "banked"}``: places as texts, ``captured`` and ``banked``
        in seeds (``banked`` is what the mover's store gains, a sweep included).
        """
        seat = self.turn
        assert seat is not None, "a finished game has no action to preview"
        told: list[Event] = []
        after = self.play(action, told.append)
        facts = {event.kind: event.facts for event in told}
        return {
            "at": f"{seat}:{action.pit}",
            "seeds": len(facts["sow"]["places"]),
            "last": facts["sow"]["places"][-1][0],
            "again": "again" in facts,
            "captured": facts["capture"]["count"] if "capture" in facts else 0,
            "ends": "end" in facts,
            "banked": after.scores()[seat] - self.scores()[seat],
        }

    def play(self, action: Action, tell: Tell | None = None) -> State:
        """Sow, capture, end; rules kalaha.sow to kalaha.result. Raises IllegalAction.

        Events: ``sow`` (from, seat, places: [[place, count after], …]), ``again`` (seat), ``capture`` (seat, pit,
        opposite, count), ``sweep`` (seat, count, pits), ``end`` (scores, winners), ``turn`` (seat).
        """
        rule = self.why_not(action)
        if rule is not None:
            raise IllegalAction(rule, {"pit": action.pit})
        seat: int = self.turn  # type: ignore[assignment]  # why_not has refused a finished game
        pits = self.options.pits
        store = seat * (pits + 1) + pits
        cells = list(self.cells)
        start = store - pits + action.pit - 1
        count = cells[start]
        cells[start] = 0
        places = _way(pits, seat, action.pit)[:count]
        for place in places:
            cells[place] += 1
        last = places[-1]
        if tell:
            tell(_sown(self, start, places))

        turn: int | None = seat
        if last != store:
            turn = 1 - seat
            if cells[last] == 1 and store - pits <= last < store and cells[2 * pits - last]:
                captured = 1 + cells[2 * pits - last]
                cells[store] += captured
                cells[last] = cells[2 * pits - last] = 0
                if tell:
                    facts = {"seat": seat, "pit": _place(pits, last), "opposite": _place(pits, 2 * pits - last)}
                    tell(Event("capture", {**facts, "count": captured}))
        elif tell:
            tell(Event("again", {"seat": seat}))

        if not any(cells[:pits]) or not any(cells[pits + 1 : -1]):
            turn = None
            _sweep(cells, pits, tell)
        after = State(tuple(cells), turn, self.options)
        if tell:
            if turn is None:
                tell(Event("end", {"scores": list(after.scores()), "winners": list(after.winners())}))
            else:
                tell(Event("turn", {"seat": turn}))
        return after

    def scores(self) -> tuple[int, int]:
        """The seeds in each store."""
        pits = self.options.pits
        return self.cells[pits], self.cells[-1]

    def winners(self) -> tuple[int, ...]:
        """The seat with more seeds, both when equal; () before the end."""
        if self.turn is not None:
            return ()
        first, second = self.scores()
        return (0, 1) if first == second else (0,) if first > second else (1,)

    def json(self) -> dict[str, Json]:
        """``{"pits": [[…], […]], "stores": [n, n], "turn": seat or null}``, each row in its owner's order."""
        return {"pits": [list(self.row(0)), list(self.row(1))], "stores": list(self.scores()), "turn": self.turn}

    def seen_by(self, seat: int | None) -> State:
        """The state itself: nothing is hidden."""
        return self

    def imagine(self, rng: Rng) -> State:
        """The state itself: nothing is hidden."""
        return self

    def __str__(self) -> str:
        pits = self.options.pits
        numbers = [f"{pit:>3}" for pit in range(1, pits + 1)]
        upper = [f"{seeds:>3}" for seeds in reversed(self.row(1))]
        lower = [f"{seeds:>3}" for seeds in self.row(0)]
        stores = self.scores()
        mark = ["over"] * 2 if self.turn is None else ["to move" if self.turn == seat else "" for seat in (0, 1)]
        return "\n".join(
            line.rstrip()
            for line in (
                "      " + "".join(reversed(numbers)) + f"        seat 1 {mark[1]}",
                "      " + "".join(upper),
                f"[{stores[1]:>3} ]" + "   " * pits + f" [{stores[0]:>3} ]",
                "      " + "".join(lower),
                "      " + "".join(numbers) + f"        seat 0 {mark[0]}",
            )
        )


def _sown(before: State, start: int, places: tuple[int, ...]) -> Event:
    """The sow event: each place in order with the count after that seed."""
    pits = before.options.pits
    cells = list(before.cells)
    cells[start] = 0
    steps = []
    for place in places:
        cells[place] += 1
        steps.append([_place(pits, place), cells[place]])
    return Event("sow", {"seat": before.turn, "from": _place(pits, start), "places": steps})


def _sweep(cells: list[int], pits: int, tell: Tell | None) -> None:
    """kalaha.sweep: what is left in a row goes to its owner's store."""
    for seat in (0, 1):
        first = seat * (pits + 1)
        left = sum(cells[first : first + pits])
        if left:
            swept = [_place(pits, index) for index in range(first, first + pits) if cells[index]]
            cells[first : first + pits] = [0] * pits
            cells[first + pits] += left
            if tell:
                tell(Event("sweep", {"seat": seat, "count": left, "pits": swept}))


def start(seats: int = 2, options: Options | None = None, seed: int = 0, tell: Tell | None = None) -> State:
    """A new game; seat 0 begins. The seed plays no part, but a bad one is refused all the same."""
    if type(seats) is not int or seats != 2:
        raise BadOption("seats", "Kalaha has two")
    Rng.seeded(seed)
    options = options or Options()
    row = (options.seeds,) * options.pits
    if tell:
        tell(Event("turn", {"seat": 0}))
    return State((*row, 0, *row, 0), 0, options)


def position(data: Json, options: Options | None = None) -> State:
    """The state for ``{"pits", "stores", "turn"}``; only ``pits`` is required. Raises BadPosition."""
    options = options or Options()
    pits, most = options.pits, 2 * options.pits * options.seeds
    data = check.keys(data, ("pits", "stores", "turn"), ("pits",), BadPosition, "position")
    rows = [
        [
            check.integer(seeds, "pits", 0, most, BadPosition)
            for seeds in check.items(row, "pits", pits, pits, BadPosition)
        ]
        for row in check.items(data["pits"], "pits", 2, 2, BadPosition)
    ]
    stores = [
        check.integer(seeds, "stores", 0, most, BadPosition)
        for seeds in check.items(data.get("stores", [0, 0]), "stores", 2, 2, BadPosition)
    ]
    turn = check.one_of(data.get("turn", 0), "turn", (0, 1, None), BadPosition)
    if sum(map(sum, rows)) + sum(stores) > most:
        raise BadPosition("pits", f"more seeds than the {most} in the box")
    if turn is None and any(map(any, rows)):
        raise BadPosition("turn", "is null only when the game is over and both rows are empty")
    if turn is not None and not all(map(any, rows)):
        raise BadPosition("turn", "must be null: with an empty row the game is over, and the other row is swept")
    return State((*rows[0], stores[0], *rows[1], stores[1]), turn, options)


observation = position
