"""The whole position, and what one seat sees of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from ..core import BadAction, Event, IllegalAction, Json, Refusal, Rng, Tell
from .cards import ACTIONS, BOX, NAMED, PLAIN, Action
from .ids import Options, Rule
from .ordinary import ordinary
from .play import Draw, Work, to_go
from .preview import preview
from .rules import Hand, facts, legal, why_not
from .text import board
from .unseen import deal

__all__ = ["Observation", "State"]

_ACTIONS = frozenset(ACTIONS)
_ASKED: list[Any] = [None, ()]
"""The state last asked what is legal, and the answer: who plays has mostly just asked, and is not checked anew."""
_VERBS = ("draw", "pass", "close", "leave")


class Observation(NamedTuple):
    """What one seat may know: its own hand, how many cards the others have, what lies open.

    An onlooker has ``seat`` None and an empty ``hand``. The rest is as in :class:`State`; ``draw`` is a count.
    """

    seat: int | None
    hand: Hand
    counts: tuple[int, ...]
    draw: int
    discard: Hand
    turn: int | None
    direction: int
    color: str | None
    symbol: str | None
    stack: int
    run: str | None
    in_run: bool
    after: str | None
    plus3: tuple[int, int] | None
    phases: tuple[int, ...] | None
    draws: tuple[Draw, ...]
    options: Options

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.counts)

    def legal(self) -> tuple[Action, ...]:
        """What this seat may do; () unless it must act."""
        return legal(self, self.hand) if self.seat == self.turn else ()

    def universe(self) -> tuple[Action, ...]:
        """Every action, legal or not."""
        return ACTIONS

    def why_not(self, action: Action) -> Rule | None:
        """taki.over or taki.turn, taki.hold, then the rules in their order; None iff the action is legal."""
        if type(action) is not Action or action not in _ACTIONS:
            raise BadAction(action)
        if self.seat != self.turn and self.turn is not None:
            return Rule.TURN
        return why_not(self, self.hand, action)

    def refusal(self, action: Action) -> Refusal | None:
        """``why_not`` with facts: ``card``, the led ``color`` and ``symbol``, ``run``, ``owed``, ``by`` (+3), ``seat``."""
        rule = self.why_not(action)
        return Refusal(rule, facts(self, rule, action)) if rule else None

    def refusal_at(self, at: str) -> Refusal | None:
        """Why a card (``R7``, held or not), ``draw``, ``pass``, ``close`` or ``leave`` cannot be pressed now."""
        return self.refusal(_at(self.plus3, self.color, at))

    def preview(self, action: Action) -> dict[str, Json]:
        """See :func:`spelbord.taki.preview.preview`."""
        phase = 1 if self.phases is None or self.seat is None else self.phases[self.seat]
        return preview(self, self.hand, self.draw, phase, action)

    def scores(self) -> tuple[int, ...]:
        """Minus the cards each seat must still get rid of, in a tournament those of later phases too."""
        phases = self.phases or (1,) * len(self.counts)
        return tuple([-to_go(count, phase) for count, phase in zip(self.counts, phases, strict=True)])

    def winners(self) -> tuple[int, ...]:
        """taki.win, taki.champion, taki.blocked; () before the end."""
        return _winners(self.turn, self.plus3, self.scores())

    def json(self) -> dict[str, Json]:
        """As a position, with ``seat``, numbers for the other hands and a number for ``draw``; no ``seed``."""
        hands: list[Json] = list(self.counts)
        if self.seat is not None:
            hands[self.seat] = list(self.hand)
        return {"seat": self.seat, "hands": hands, "draw": self.draw, **_open_json(self)}

    def imagine(self, rng: Rng) -> State:
        """A state it could come from: the cards not seen are dealt at random, to each what its draws let it hold."""
        hands, draw = deal(self, rng)
        seed = rng.bits() << 16 ^ rng.bits()
        return State(hands, draw, *self[4:16], seed, self.options)

    def __str__(self) -> str:
        hands = [self.hand if seat == self.seat else count for seat, count in enumerate(self.counts)]
        return board(self, hands, self.draw, self.phases)


class State(NamedTuple):
    """A position. A named tuple because nothing else immutable is made as fast.

    ``draw`` has its top first, ``discard`` its top last. ``color`` and ``symbol`` are the lead, which is not always the
    top card's. ``stack`` counts the active +2 cards. ``run`` is the colour of an open run, ``in_run`` whether the seat
    that must act plays in it. ``after`` is ``"+"`` or ``"K"`` when a second card follows. ``plus3`` is (player, seat
    asked) while a +3 is open; it stays when the game was won with it. ``draws`` is what everybody saw drawn since the
    last reshuffle, in order: seat, how many cards, and the colour and the symbol that the cards held before showed to
    be missing (None: showed nothing). ``seed`` is the generator's state.
    """

    hands: tuple[Hand, ...]
    draw: Hand
    discard: Hand
    turn: int | None
    direction: int
    color: str | None
    symbol: str | None
    stack: int
    run: str | None
    in_run: bool
    after: str | None
    plus3: tuple[int, int] | None
    phases: tuple[int, ...] | None
    draws: tuple[Draw, ...]
    seed: int
    options: Options

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.hands)

    def legal(self) -> tuple[Action, ...]:
        """What the seat that must act may do."""
        turn = self.turn
        found = () if turn is None else legal(self, self.hands[turn])
        _ASKED[0], _ASKED[1] = self, found
        return found

    def universe(self) -> tuple[Action, ...]:
        """Every action, legal or not."""
        return ACTIONS

    def why_not(self, action: Action) -> Rule | None:
        """taki.over, taki.hold, then the rules in their order; None iff the action is legal."""
        if type(action) is not Action or action not in _ACTIONS:
            raise BadAction(action)
        return Rule.OVER if self.turn is None else why_not(self, self.hands[self.turn], action)

    def refusal(self, action: Action) -> Refusal | None:
        """As :meth:`Observation.refusal`, for the seat that must act."""
        rule = self.why_not(action)
        return Refusal(rule, facts(self, rule, action)) if rule else None

    def refusal_at(self, at: str) -> Refusal | None:
        """As :meth:`Observation.refusal_at`, for the seat that must act."""
        return self.refusal(_at(self.plus3, self.color, at))

    def preview(self, action: Action) -> dict[str, Json]:
        """See :func:`spelbord.taki.preview.preview`."""
        return self.seen_by(self.turn).preview(action)

    def play(self, action: Action, tell: Tell | None = None) -> State:
        """The state after the action. Raises IllegalAction with the rule.

        Events: ``play`` (seat, card, color, left), ``call`` (seat), ``penalty`` (seat, count), ``draw`` (seat, count,
        why; secret cards), ``reshuffle`` (count), ``run.open`` ``run.join`` ``run.close`` ``run.leave`` ``run.end``
        (seat, color), ``skip`` (seat), ``flip`` (seat, direction), ``stack`` (seat, size, owed, next), ``king`` (seat,
        cancels), ``plus3`` (seat, asked), ``break`` (seat, by, left), ``pass`` (seat), ``phase`` (seat, phase); last
        ``turn`` (seat) or ``end`` (scores, winners).
        """
        asked, found = _ASKED
        if asked is not self or type(action) is not Action or action not in found:
            rule = self.why_not(action)
            if rule is not None:
                raise IllegalAction(rule, facts(self, rule, action))
        seat: int = self.turn  # type: ignore[assignment]  # why_not has refused a finished game
        fields = None if tell else ordinary(self, action)
        if fields is None:
            work = Work(self, tell)
            work.do(seat, action)
            fields = work.fields()
        after = tuple.__new__(State, fields)
        if tell and after.turn is None:
            tell(Event("end", {"scores": list(after.scores()), "winners": list(after.winners())}))
        return after

    def scores(self) -> tuple[int, ...]:
        """As :meth:`Observation.scores`."""
        phases = self.phases or (1,) * len(self.hands)
        return tuple([-to_go(len(hand), phase) for hand, phase in zip(self.hands, phases, strict=True)])

    def winners(self) -> tuple[int, ...]:
        """As :meth:`Observation.winners`."""
        return _winners(self.turn, self.plus3, self.scores())

    def json(self) -> dict[str, Json]:
        """The position, every key of it."""
        hands = [list(hand) for hand in self.hands]
        return {"hands": hands, "draw": list(self.draw), **_open_json(self), "seed": self.seed}

    def seen_by(self, seat: int | None) -> Observation:
        """What the seat may know; for an onlooker, None. Raises IndexError for a seat that nobody has."""
        hand = () if seat is None else self.hands[seat]
        counts = tuple([len(one) for one in self.hands])
        return Observation(seat, hand, counts, len(self.draw), *self[2:14], self.options)

    def imagine(self, rng: Rng) -> State:
        """The state itself: it hides nothing."""
        return self

    def __str__(self) -> str:
        return board(self, self.hands, len(self.draw), self.phases)


def _winners(turn: int | None, plus3: tuple[int, int] | None, scores: tuple[int, ...]) -> tuple[int, ...]:
    if turn is not None:
        return ()
    if plus3 is not None:
        return (plus3[0],)
    best = max(scores)
    return tuple([seat for seat, score in enumerate(scores) if score == best])


def _at(plus3: tuple[int, int] | None, color: str | None, at: str) -> Action:
    """The action that a press on a place means first. Raises BadAction."""
    if at == "BK" and plus3 is not None:
        return PLAIN["break"][0]
    if at == "CC" or (at == "ST" and color is None):
        return NAMED[at][0][0]
    if at not in BOX and at not in _VERBS:
        raise BadAction(at)
    return PLAIN[at][0]


def _open_json(table: State | Observation) -> dict[str, Json]:
    return {
        "discard": list(table.discard),
        "turn": table.turn,
        "direction": table.direction,
        "lead": {"color": table.color, "symbol": table.symbol},
        "stack": table.stack,
        "run": table.run,
        "in_run": table.in_run,
        "after": table.after,
        "plus3": None if table.plus3 is None else {"by": table.plus3[0], "asked": table.plus3[1]},
        "phases": None if table.phases is None else list(table.phases),
        "draws": [list(draw) for draw in table.draws],
    }
