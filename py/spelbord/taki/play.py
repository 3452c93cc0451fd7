"""What an action does. One working copy is changed step by step and then made into the next state."""

from __future__ import annotations

from ..core import Event, Json, Rng, Tell
from .cards import COLOR, NUMBERS, SYMBOL, Action
from .ids import Options
from .rules import Hand, call_is_due, playable

__all__ = ["Draw", "Fields", "Open", "Work", "blocked", "to_go"]


def to_go(cards: int, phase: int) -> int:
    """The cards a seat must still get rid of: those in hand, and in a tournament those of all later phases."""
    return cards + phase * (phase - 1) // 2


_QUIET = frozenset((*NUMBERS, "T", "ST", "CC"))
"""The symbols that do nothing but end the turn."""

_NOTHING = (None, None)
_DECLINED = {"stack": (None, "+2"), "plus3": (None, "BK")}
"""What a draw shows, though it proves it not: who holds a +2 adds it, and who holds a Breaker breaks."""

Draw = tuple[int, int, str | None, str | None]
"""Seat, how many cards, and the colour and the symbol of which it could play none: see ``draws`` in ``State``."""

Open = tuple[
    Hand,
    int | None,
    int,
    str | None,
    str | None,
    int,
    str | None,
    bool,
    str | None,
    tuple[int, int] | None,
    tuple[int, ...] | None,
    tuple[Draw, ...],
]
"""The fields ``discard`` to ``draws`` of ``State``: what everybody sees."""

Fields = tuple[tuple[Hand, ...], Hand, *Open, int, Options]
"""The fields of ``State``, in their order."""


class Work:
    """A position that can be changed. The fields are those of ``State``; ``hands`` is a list here."""

    __slots__ = (
        "after",
        "color",
        "direction",
        "discard",
        "draw",
        "draws",
        "hands",
        "in_run",
        "options",
        "phases",
        "plus3",
        "run",
        "seats",
        "seed",
        "stack",
        "symbol",
        "tell",
        "turn",
    )

    def __init__(self, fields: Fields, tell: Tell | None = None) -> None:
        (
            hands,
            self.draw,
            self.discard,
            self.turn,
            self.direction,
            self.color,
            self.symbol,
            self.stack,
            self.run,
            self.in_run,
            self.after,
            self.plus3,
            self.phases,
            self.draws,
            self.seed,
            self.options,
        ) = fields
        self.hands = list(hands)
        self.seats = len(hands)
        self.tell = tell

    def fields(self) -> Fields:
        """What a state is made of."""
        return (
            tuple(self.hands),
            self.draw,
            self.discard,
            self.turn,
            self.direction,
            self.color,
            self.symbol,
            self.stack,
            self.run,
            self.in_run,
            self.after,
            self.plus3,
            self.phases,
            self.draws,
            self.seed,
            self.options,
        )

    # -- actions -----------------------------------------------------------------------------------------------------

    def do(self, seat: int, action: Action) -> None:
        """Carry out a legal action of the seat that must act, to the turn or the end that follows."""
        verb = action.verb
        due = len(self.hands[seat]) <= 2 and not action.call and call_is_due(self, self.hands[seat], action)
        if verb == "play":
            self._play(seat, action, due)
        elif verb == "draw":
            count, why = (2 * self.stack, "stack") if self.stack else (1, "plus" if self.after else "turn")
            self.stack = 0
            self.after = None
            self.take(seat, count, why)
            self.turn = (seat + self.direction) % self.seats
        elif verb == "break":
            self._break(seat, action.call, due)
        elif verb == "pass":
            self._say("pass", seat=seat)
            if self.plus3 is not None:
                self._asked(seat, *self.plus3)
            else:
                self._called(seat, action.call, due)
                self.after = None
                self._next(seat)
        else:
            self._called(seat, action.call, due)
            self._run_over(seat, verb)
            self._act(seat, SYMBOL[self.discard[-1]])
        if self.tell or not self.draw:
            self._settle()

    def _lay(self, seat: int, card: str) -> int:
        """Move a card from the hand to the discard pile; how many cards are left."""
        hand = self.hands[seat]
        at = hand.index(card)
        hand = self.hands[seat] = hand[:at] + hand[at + 1 :]
        self.discard += (card,)
        return len(hand)

    def _play(self, seat: int, action: Action, due: bool) -> None:
        _, card, named, call = action
        assert card is not None, "a play has a card"
        left = self._lay(seat, card)
        if self.tell:
            self._say("play", seat=seat, card=card, color=named, left=left)
        if due or call:
            self._called(seat, call, due)
        if card == "K" and not self._crowned(seat):
            return
        color, symbol = COLOR[card], SYMBOL[card]
        self.after = None
        if color is not None or symbol == "ST":
            self._lead(seat, color or self.color or named, "T" if symbol == "ST" else symbol)
        else:
            self._colourless(seat, symbol, named)
        if not left and not self._emptied(seat, symbol):
            return
        if not self.in_run:
            self._act(seat, symbol)

    def _crowned(self, seat: int) -> bool:
        """A King cancels a stack or an open +3; whether the game goes on, for a last card +3 that is cancelled wins."""
        cancels = "plus3" if self.plus3 is not None else "stack" if self.stack else None
        self._say("king", seat=seat, cancels=cancels)
        self.stack = 0
        if self.plus3 is not None:
            if not self.hands[self.plus3[0]]:
                self._end()
                return False
            self.plus3 = None
        return True

    def _lead(self, seat: int, color: str | None, symbol: str) -> None:
        """The lead and the run after a card that has a colour. A +2 that answers a stack joins no run."""
        self.color = color
        self.symbol = symbol
        run = self.run
        if run is not None and color != run:
            self._say("run.end", seat=seat, color=run)
            run = self.run = None
        if self.stack or (run is None and symbol != "T"):
            return
        if run is None:
            self.run = color
            self.in_run = True
            self._say("run.open", seat=seat, color=color)
        elif not self.in_run:
            self.in_run = True
            self._say("run.join", seat=seat, color=color)

    def _colourless(self, seat: int, symbol: str, named: str | None) -> None:
        """The lead and the run after CC, K, +3 or BK."""
        if self.in_run:
            self._run_over(seat, "close")
        if symbol in ("CC", "K"):
            self.color = named
            self.symbol = None
            if self.run is not None:
                self._say("run.end", seat=seat, color=self.run)
                self.run = None

    def _run_over(self, seat: int, verb: str) -> None:
        """The player closes the run or leaves it open."""
        self._say(f"run.{verb}", seat=seat, color=self.run)
        self.in_run = False
        if verb == "close":
            self.run = None

    def _act(self, seat: int, symbol: str) -> None:
        """The action of a card that ends the turn or a run."""
        if symbol in _QUIET:
            self.turn = (seat + self.direction) % self.seats
        elif symbol == "S":
            skipped = (seat + self.direction) % self.seats
            self._say("skip", seat=skipped)
            self._next(skipped)
        elif symbol == "D":
            self.direction = -self.direction
            self._say("flip", seat=seat, direction=self.direction)
            self._next(seat)
        elif symbol == "+2":
            self.stack += 1
            self._next(seat)
            self._say("stack", seat=seat, size=self.stack, owed=2 * self.stack, next=self.turn)
        elif symbol == "+":
            self.after = "+"
        elif symbol == "K":
            self.after = "K"
        elif symbol == "+3":
            self._next(seat)
            assert self.turn is not None
            self.plus3 = (seat, self.turn)
            self._say("plus3", seat=seat, asked=self.turn)
        else:
            self.take(seat, 3, "breaker")
            self._next(seat)

    def _asked(self, seat: int, by: int, asked: int) -> None:
        """The seat lets a +3 pass: the next is asked, or the +3 acts."""
        first = (by + self.direction) % self.seats
        asked = (seat + self.direction) % self.seats
        if asked != by:
            self.plus3 = (by, asked)
            self.turn = asked
        elif not self.hands[by]:
            self._end()
        else:
            self.plus3 = None
            other = first
            while other != by:
                self.take(other, 3, "plus3")
                other = (other + self.direction) % self.seats
            self.turn = first

    def _break(self, seat: int, call: bool, due: bool) -> None:
        assert self.plus3 is not None
        by = self.plus3[0]
        self.plus3 = None
        left = self._lay(seat, "BK")
        self._say("break", seat=seat, by=by, left=left)
        self._called(seat, call, due)
        self.take(by, 3, "broken")
        if left or self._emptied(seat, "break"):
            self._next(by)

    def _called(self, seat: int, call: bool, due: bool) -> None:
        if call:
            self._say("call", seat=seat)
        elif due:
            self._say("penalty", seat=seat, count=4)
            self.take(seat, 4, "penalty")

    # -- consequences ------------------------------------------------------------------------------------------------

    def _emptied(self, seat: int, symbol: str) -> bool:
        """The hand is empty: taki.win, taki.phase. Whether the turn goes on as the card demands."""
        if self.phases is not None and self.phases[seat] > 1:
            phase = self.phases[seat] - 1
            self.phases = (*self.phases[:seat], phase, *self.phases[seat + 1 :])
            self._say("phase", seat=seat, phase=phase)
            self.take(seat, phase, "phase")
            return True
        if symbol in ("+3", "BK"):
            return True
        if symbol == "+" and not self.options.finish_on_plus:
            if self.in_run:
                self._run_over(seat, "leave")
            self.take(seat, 1, "plus")
            self._next(seat)
        else:
            self._end()
        return False

    def take(self, seat: int, count: int, why: str) -> None:
        """Draw cards; taki.reshuffle when the pile runs out, and what then is still missing is forgiven."""
        if count <= len(self.draw):
            cards = self.draw[:count]
            self.draw = self.draw[count:]
        else:
            cards = self.draw
            pile = list(self.discard[:-1])
            if pile:
                rng = Rng(self.seed)
                rng.shuffle(pile)
                self.seed = rng.state
                self.discard = self.discard[-1:]
                self._say("reshuffle", count=len(pile))
            count -= len(cards)
            cards += tuple(pile[:count])
            self.draw = tuple(pile[count:])
            self.draws = ()
        self.hands[seat] += cards
        shows = why == "plus" or (why == "turn" and self.options.must_play)
        self.draws += ((seat, len(cards), *((self.color, self.symbol) if shows else _DECLINED.get(why, _NOTHING))),)
        if self.tell:
            self.tell(Event("draw", {"seat": seat, "count": len(cards), "why": why}, seat, {"cards": list(cards)}))

    def _next(self, seat: int) -> None:
        self.turn = (seat + self.direction) % self.seats

    def _end(self) -> None:
        self.turn = None
        self.in_run = False

    def _settle(self) -> None:
        """taki.blocked, and the last event."""
        if not self.draw and len(self.discard) == 1 and self.turn is not None and blocked(self, self.hands):
            self.turn = None
        if self.tell and self.turn is not None:
            self._say("turn", seat=self.turn)

    def _say(self, kind: str, **facts: Json) -> None:
        if self.tell:
            self.tell(Event(kind, facts))


def blocked(table: Work, hands: list[Hand]) -> bool:
    """taki.blocked: nothing can be drawn and nobody holds a card that could be played, now or in any later turn."""
    if table.stack or table.plus3 or table.after or table.in_run or table.draw or len(table.discard) > 1:
        return False
    cards = playable(table)
    return all(cards.isdisjoint(hand) for hand in hands)
