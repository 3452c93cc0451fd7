"""A position, and what playing does to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from operator import attrgetter
from typing import Any, cast

from ..core import BadAction, Event, IllegalAction, Json, Refusal, Rng, Tell
from .board import Side, packed, place_name, side, unpacked, way
from .rules import ACTIONS, Action, Options, Rule

__all__ = ["State"]


class State:
    """A position: the board (see :mod:`.board`), and what the seat whose turn it is can do.

    Slots and no ``__init__``, for nothing else is made and read as fast; what others may read is read-only.
    """

    __slots__ = ("_board", "_side", "_turn")

    _board: int
    _side: Side
    _turn: int | None
    # A getter in C is worth a thirtieth of a random game.
    turn = cast("int | None", property(attrgetter("_turn"), doc="The seat that must act; None when the game is over."))

    @classmethod
    def of(cls, cells: Iterable[int], turn: int | None, options: Options) -> State:
        """The state with so many seeds in each place, in the order of :attr:`cells`."""
        return _state(packed(cells, options.pits), side(options, turn))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._board == other._board and self._side is other._side

    def __hash__(self) -> int:
        return hash((self._board, self._side))

    def __repr__(self) -> str:
        return f"State.of({self.cells}, {self.turn}, {self.options})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _state, (self._board, self._side)

    @property
    def options(self) -> Options:
        """The options it is played with."""
        return self._side.options

    @property
    def cells(self) -> tuple[int, ...]:
        """The seeds in each place: the pits of seat 0, its store, the pits of seat 1, its store."""
        return tuple(unpacked(self._board, self.options.pits))

    def row(self, seat: int) -> tuple[int, ...]:
        """The seeds in a seat's pits, from its owner's left."""
        pits = self.options.pits
        return self.cells[seat * (pits + 1) : seat * (pits + 1) + pits]

    def legal(self) -> tuple[Action, ...]:
        """The mover's pits that hold a seed, from left to right."""
        side = self._side
        return side.actions[self._board & side.held]

    def universe(self) -> tuple[Action, ...]:
        """Pits 1 to 6, whatever the size of the board."""
        return ACTIONS

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
            if place_name(pits, index) == at:
                break
        else:
            raise BadAction(at)
        owner, pit = divmod(index, pits + 1)
        if self.turn is None:
            return Refusal(Rule.OVER)
        if owner != self.turn or pit == pits:
            return Refusal(Rule.OWN, {"owner": owner, "place": "store" if pit == pits else "pit"})
        return self.refusal(ACTIONS[pit])

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
        side, before = self._side, self._board
        try:
            add, then, watched, sign = side.sowings[before & side.pits[action.pit]]
        except (AttributeError, KeyError):
            raise self._forbidden(action) from None
        sown = board = before + add
        if watched and board & watched == sign:
            sown, board, then = side.settled(board, sign, then)
        after = State()
        after._board, after._side, after._turn = board, then, then.seat
        if tell:
            for event in _events(self, action, sown, after):
                tell(event)
        return after

    def _forbidden(self, action: Action) -> IllegalAction:
        rule = self.why_not(action)
        assert rule is not None
        return IllegalAction(rule, {"pit": action.pit})

    def scores(self) -> tuple[int, int]:
        """The seeds in each store."""
        cells = self.cells
        return cells[self.options.pits], cells[-1]

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


def _state(board: int, side: Side) -> State:
    made = State()
    made._board, made._side, made._turn = board, side, side.seat
    return made


def _events(before: State, action: Action, sown: int, after: State) -> Iterator[Event]:
    """What happened between two states; ``sown`` is the board before the sweep."""
    pits, seat = before.options.pits, before.turn
    assert seat is not None
    cells, settled = list(before.cells), unpacked(sown, pits)
    store = seat * (pits + 1) + pits
    start = store - pits + action.pit - 1
    places = way(pits, seat, action.pit)[: cells[start]]
    last, steps, cells[start] = places[-1], [], 0
    for place in places:
        cells[place] += 1
        steps.append([place_name(pits, place), cells[place]])
    yield Event("sow", {"seat": seat, "from": place_name(pits, start), "places": steps})
    captured = settled[store] - cells[store]
    if last == store:
        yield Event("again", {"seat": seat})
    elif captured:
        facts = {"seat": seat, "pit": place_name(pits, last), "opposite": place_name(pits, 2 * pits - last)}
        yield Event("capture", {**facts, "count": captured})
    if after.turn is not None:
        yield Event("turn", {"seat": after.turn})
        return
    for one in (0, 1):
        row = range(one * (pits + 1), one * (pits + 1) + pits)
        held = [place for place in row if settled[place]]
        if held:
            count = sum([settled[place] for place in held])
            yield Event("sweep", {"seat": one, "count": count, "pits": [place_name(pits, place) for place in held]})
    yield Event("end", {"scores": list(after.scores()), "winners": list(after.winners())})
