"""What an action does, and what follows at the end of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from ..core import Event, Json, Tell
from .actions import Action
from .dead import nobody_can_lay
from .hexes import cell_text
from .scoring import parts
from .stones import KIND_OF, count, fewer, more

if TYPE_CHECKING:
    from .state import State

__all__ = ["changed", "played"]

T = TypeVar("T")


def _with(things: tuple[T, ...], at: int, thing: T) -> tuple[T, ...]:
    return (*things[:at], thing, *things[at + 1 :])


def changed(state: State, action: Action) -> State:
    """The state with the pieces where a legal action puts them, the same seat in the same phase still."""
    seat, stone, cell = state.mover, action.stone, action.cell
    verb = action.verb
    if verb == "take":
        assert stone is not None, "a take names a kind"
        hands = _with(state.hands, seat, more(state.hands[seat], stone))
        return state._replace(pot=fewer(state.pot, stone), hands=hands, idle=0)
    if verb == "lay":
        assert stone is not None, "a lay names a stone"
        assert cell is not None, "and a cell"
        hand = list(state.hands[seat])
        hand.remove(KIND_OF[stone])
        hands = _with(state.hands, seat, tuple(hand))
        return state._replace(board=state.board.with_stone(cell, stone), hands=hands, idle=0)
    if verb == "double":
        assert cell is not None, "the double needs a cell"
        board = state.board.with_stone(cell, state.color * 2)
        return state._replace(board=board, doubles=_with(state.doubles, seat, False), idle=0)
    if verb == "field":
        assert stone is not None, "a field stone is named"
        assert cell is not None, "and a cell"
        return state._replace(board=state.board.with_stone(cell, stone), supply=fewer(state.supply, stone))
    if verb in ("pawn", "walk", "swim"):
        return state._replace(pawns=_with(state.pawns, seat, cell))
    if verb == "stop":
        # With a seat less a round is a turn shorter; the turns counted go on as just as many rounds.
        playing = state.stopped.count(False)
        idle = (state.idle + 1) * (playing - 1) // playing
        return state._replace(stopped=_with(state.stopped, seat, True), idle=idle)
    return state._replace(idle=state.idle + 1) if verb == "pass" else state


def played(state: State, action: Action, tell: Tell | None) -> State:
    """The state after a legal action."""
    after = changed(state, action)
    if tell:
        tell(Event(action.verb, _facts(state, action, after)))
    if state.phase == "field":
        phase = "field" if any(after.supply) else "pawn"
        return _goes_on(after._replace(phase=phase, turn=_next(after)), tell)
    if state.phase == "pawn":
        if None in after.pawns:
            turn = next(seat for seat in _seats_after(after) if after.pawns[seat] is None)
            return _goes_on(after._replace(turn=turn), tell)
        return _begin_turn(after, tell)
    if state.phase == "move" and action.verb != "stop":
        return _goes_on(after._replace(phase="act"), tell)
    if action.verb in ("lay", "double") and not (any(after.pot) or any(after.hands) or any(after.doubles)):
        return _end(after, tell)
    return _begin_turn(after, tell)


def _seats_after(state: State) -> list[int]:
    """The other seats in turn order, and the mover last."""
    seats = len(state.colors)
    return [(state.mover + step) % seats for step in range(1, seats + 1)]


def _next(state: State) -> int:
    return (state.mover + 1) % len(state.colors)


def _goes_on(state: State, tell: Tell | None) -> State:
    if tell:
        tell(Event("turn", {"seat": state.turn, "phase": state.phase}))
    return state


def _begin_turn(state: State, tell: Tell | None) -> State:
    """The next seat that has not stopped begins its turn, unless the game is over (staka.stop, staka.dead)."""
    going = [seat for seat in _seats_after(state) if not state.stopped[seat]]
    why = None
    if going:
        state = state._replace(phase="move", turn=going[0])
        if state.idle >= state.options.max_idle_rounds * len(going):
            why = "idle"
        elif nobody_can_lay(state):
            why = "nobody"
    else:
        why = "stopped"
    if why is None:
        return _goes_on(state, tell)
    if tell:
        tell(Event("dead", {"why": why, "rounds": state.options.max_idle_rounds}))
    return _end(state, tell)


def _end(state: State, tell: Tell | None) -> State:
    state = state._replace(phase="over", turn=None)
    if tell:
        facts = {"scores": list(state.scores()), "winners": list(state.winners()), "parts": parts(state)}
        tell(Event("end", facts))
    return state


def _facts(before: State, action: Action, after: State) -> dict[str, Json]:
    """The facts of the event that an action is."""
    seat, verb, stone, cell = before.mover, action.verb, action.stone, action.cell
    facts: dict[str, Json] = {"seat": seat}
    if verb == "take":
        assert stone is not None, "a take names a kind"
        facts |= {"stone": stone, "left": count(after.pot, stone)}
    elif cell is not None and verb in ("pawn", "walk", "swim"):
        pawn = before.pawns[seat]
        if pawn is not None:
            facts |= {"from": cell_text(pawn), "to": cell_text(cell)}
            facts["climb"] = before.board.height(cell) - before.board.height(pawn)
        else:
            facts["cell"] = cell_text(cell)
        facts |= {"height": before.board.height(cell), "color": before.board.top(cell)}
    elif cell is not None:
        old, new = before.board.top(cell), after.board.top(cell)
        facts |= {"cell": cell_text(cell), "stone": stone or before.color * 2, "level": after.board.height(cell)}
        if verb != "field":
            facts |= {"before": _owner(before, old), "after": _owner(before, new), "covers": old}
        facts["face"] = new
    elif verb == "stay":
        facts["cell"] = cell_text(before.standing)
    return facts


def _owner(state: State, color: str | None) -> int | None:
    """The seat whose colour it is; None for a colour that nobody has, and for the ground."""
    return state.colors.index(color) if color and color in state.colors else None
