"""Why an action, or the use of a thing, is forbidden: the first rule broken, with what its sentence quotes.

Every refusal of a rule that can be broken in several ways has ``why``; ``phase`` when the action belongs to another
part of the game. Colours are letters, heights and counts numbers, stones and cells their texts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import BadAction, Refusal
from . import legal
from .actions import Action, well_formed
from .hexes import Cell, around, cell_text
from .rules import HAND, Rule
from .stones import KIND_OF, can_show, count, fewer

if TYPE_CHECKING:
    from .state import State

__all__ = ["refusal"]

_PHASE = {
    "field": ("field", Rule.FIELD_TURN),
    "pawn": ("pawn", Rule.PAWN),
    "walk": ("move", Rule.WALK),
    "stay": ("move", Rule.STAY),
    "swim": ("move", Rule.SWIM),
    "take": ("act", Rule.TAKE),
    "lay": ("act", Rule.LAY),
    "double": ("act", Rule.DOUBLE),
    "pass": ("act", Rule.PASS),
    "stop": ("move", Rule.STOP),
}


def refusal(state: State, action: Action) -> Refusal | None:
    """The first rule that the action breaks; None iff it is legal. Raises BadAction for what is no action."""
    if not well_formed(action):
        raise BadAction(action)
    if state.turn is None:
        return Refusal(Rule.OVER)
    phase, rule = _PHASE[action.verb]
    if state.phase != phase:
        return Refusal(rule, {"why": "phase", "phase": state.phase})
    return _CHECKS[action.verb](state, action)


def _field(state: State, action: Action) -> Refusal | None:
    stone, cell = _stone(action), _cell(action)
    board = state.board
    if cell not in board.ground():
        if cell in board.stacks:
            why = "taken"
        else:
            why = ("first", "second")[len(board.stacks)] if len(board.stacks) < 2 else "two"
        return Refusal(Rule.FIELD_TOUCH, {"why": why, "touching": board.touching(cell)})
    if not count(state.supply, stone):
        return Refusal(Rule.HAND, {"why": "field", "stone": KIND_OF[stone]})
    missing = board.missing()
    if not can_show(missing.replace(stone[0], ""), fewer(state.supply, stone)):
        return Refusal(Rule.FIELD_SIDE, {"missing": missing, "face": stone[0], "stones": sum(state.supply)})
    return None


def _pawn(state: State, action: Action) -> Refusal | None:
    top = state.board.top(_cell(action))
    if top is None:
        return Refusal(Rule.PAWN, {"why": "empty"})
    if top != state.color:
        return Refusal(Rule.PAWN, {"why": "color", "color": top, "own": state.color})
    return None


# -- the first part of a turn ------------------------------------------------------------------------------------------


def _walk(state: State, action: Action) -> Refusal | None:
    board, cell, pawn = state.board, _cell(action), state.standing
    top, height, standing = board.top(cell), board.height(cell), board.height(pawn)
    if cell == pawn:
        return Refusal(Rule.WALK, {"why": "here"})
    if top is None:
        return Refusal(Rule.WALK, {"why": "empty"})
    if cell not in around(pawn):
        return Refusal(Rule.WALK, {"why": "far"})
    if top != state.color:
        return Refusal(Rule.WALK, {"why": "color", "color": top, "own": state.color})
    if height > standing + 1:
        return Refusal(Rule.WALK_CLIMB, {"height": height, "standing": standing, "climb": height - standing})
    return _shared(state, cell)


def _shared(state: State, cell: Cell) -> Refusal | None:
    if state.options.share_stone or cell not in state.pawns:
        return None
    return Refusal(Rule.SHARE, _who(state, cell))


def _who(state: State, cell: Cell) -> dict[str, int | str]:
    """The seat and the colour of another's pawn on a cell."""
    seat = next(seat for seat, pawn in enumerate(state.pawns) if pawn == cell and seat != state.turn)
    return {"seat": seat, "pawn": state.colors[seat]}


def _stay(state: State, action: Action) -> Refusal | None:
    ways = legal.walks(state, state.mover)
    return Refusal(Rule.WALK_MUST, {"count": len(ways), "cell": cell_text(ways[0])}) if ways else None


def _swim(state: State, action: Action) -> Refusal | None:
    board, cell, pawn = state.board, _cell(action), state.standing
    top, height = board.top(cell), board.height(cell)
    if cell == pawn:
        return Refusal(Rule.SWIM, {"why": "here"})
    if top is None:
        return Refusal(Rule.SWIM, {"why": "empty"})
    if height > 1:
        return Refusal(Rule.SWIM, {"why": "high", "height": height})
    for end, place in (("from", pawn), ("to", cell)):
        if place not in board.edge():
            return Refusal(Rule.SWIM_EDGE, {"why": end})
    if state.options.swim_color == "own" and top != state.color:
        return Refusal(Rule.SWIM_COLOR, {"color": top, "own": state.color})
    return _shared(state, cell)


def _stop(state: State, action: Action) -> Refusal | None:
    seat = state.mover
    if any(state.pot):
        return Refusal(Rule.STOP, {"why": "pot", "count": sum(state.pot)})
    if state.hands[seat]:
        return Refusal(Rule.STOP, {"why": "hand", "count": len(state.hands[seat])})
    if not legal.may_stop(state, seat):
        return Refusal(Rule.STOP, {"why": "double", "count": 1})
    return None


# -- the second part of a turn -----------------------------------------------------------------------------------------


def _take(state: State, action: Action) -> Refusal | None:
    held = len(state.hands[state.mover])
    if held >= HAND:
        return Refusal(Rule.TAKE, {"why": "full", "count": held})
    if not count(state.pot, _stone(action)):
        why = "none" if any(state.pot) else "empty"
        return Refusal(Rule.TAKE, {"why": why, "stone": _stone(action)})
    return None


def _place(state: State, cell: Cell) -> tuple[Refusal | None, Refusal | None]:
    """What is wrong with laying anything on a cell: the rules before the colour, and the one after it."""
    board, pawn = state.board, state.standing
    if cell == pawn:
        return None, Refusal(Rule.LAY_PAWN, {"why": "own"})
    if cell not in around(pawn):
        return Refusal(Rule.LAY, {"why": "far"}), None
    if board.touching(cell) < 2:
        return Refusal(Rule.LAY, {"why": "alone"}), None
    level, standing = board.height(cell) + 1, board.height(pawn)
    if level > standing + 2:
        facts = {"level": level, "standing": standing, "most": standing + 2}
        return Refusal(Rule.LAY_HEIGHT, facts), None
    if cell in state.pawns and not state.options.lay_under_pawn:
        return None, Refusal(Rule.LAY_PAWN, {"why": "other", **_who(state, cell)})
    return None, None


def _lay(state: State, action: Action) -> Refusal | None:
    stone, cell = _stone(action), _cell(action)
    first, last = _place(state, cell)
    if first:
        return first
    top = state.board.top(cell)
    if cell != state.standing and top is not None and stone[1] != top:
        return Refusal(Rule.LAY_COLOR, {"color": top, "stone": KIND_OF[stone], "down": stone[1]})
    if last:
        return last
    if KIND_OF[stone] not in state.hands[state.mover]:
        return Refusal(Rule.HAND, {"why": "hand", "stone": KIND_OF[stone]})
    return None


def _double(state: State, action: Action) -> Refusal | None:
    cell = _cell(action)
    first, last = _place(state, cell)
    if first or last:
        return first or last
    top = state.board.top(cell)
    if top is None and not state.options.double_on_ground:
        return Refusal(Rule.DOUBLE, {"why": "ground", "own": state.color})
    if top not in (None, state.color):
        return Refusal(Rule.DOUBLE, {"why": "color", "color": top or "", "own": state.color})
    if not state.doubles[state.mover]:
        return Refusal(Rule.HAND, {"why": "double"})
    return None


def _pass(state: State, action: Action) -> Refusal | None:
    takes, lays = legal.can_take(state), legal.can_lay(state)
    if takes and not lays:
        return Refusal(Rule.TAKE_MUST, {"count": sum(state.pot)})
    if lays and not takes:
        held = len(state.hands[state.mover])
        return Refusal(Rule.LAY_MUST, {"why": "full" if held >= HAND else "pot", "count": held})
    return Refusal(Rule.PASS, {"why": "choice"}) if takes else None


def _cell(action: Action) -> Cell:
    assert action.cell is not None, "well_formed has looked"
    return action.cell


def _stone(action: Action) -> str:
    assert action.stone is not None, "well_formed has looked"
    return action.stone


_CHECKS = {
    "field": _field,
    "pawn": _pawn,
    "walk": _walk,
    "stay": _stay,
    "swim": _swim,
    "take": _take,
    "lay": _lay,
    "double": _double,
    "pass": _pass,
    "stop": _stop,
}
