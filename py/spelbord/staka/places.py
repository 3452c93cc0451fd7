"""Things on the table that one presses, and what an action shows there.

Places: a cell ``"q,r"``; ``"field WB"`` a stone of the field's supply; ``"pot WB"``; ``"hand WB"`` and ``"double"`` of the
seat that must act, ``"hand WB 1"`` and ``"double 1"`` of any seat; ``"stay"``, ``"stop"``, ``"pass"``. A stone with a cell,
``"hand WB 1,0"``, ``"double 1,0"`` or ``"field WB 1,0"``, is that stone laid there, whichever side up.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from ..core import BadAction, Json, Refusal
from .actions import PASS, STAY, STOP, Action
from .hexes import Cell, around, cell_text, read_cell
from .play import changed
from .refusals import refusal
from .rules import ORDER, Rule
from .stones import KINDS, count

if TYPE_CHECKING:
    from .state import State

__all__ = ["preview", "refusal_at"]

_THING = re.compile(rf"(?:(field|pot|hand) ({'|'.join(KINDS)})|(double|stay|stop|pass))(?: ([0-3])| (.*,.*))?")
_PLAIN = {"stay": STAY, "stop": STOP, "pass": PASS}


def preview(state: State, action: Action) -> dict[str, Json]:
    """What one presses, and what the action does.

    ``at`` the thing to press, and for a stone that is laid ``with``, the thing to press before it; ``kind`` the verb.
    field, lay, double: ``stone`` (its kind), ``face`` (colour up), ``level`` (height it makes), ``covers`` (colour it
    covers, or null). pawn, walk, swim: ``from`` (or null), ``height``, ``climb`` (steps up, negative down), ``color``.
    take: ``stone``, ``left`` (of its kind in the pot). All but field: ``change``, the change of each seat's score.
    """
    facts: dict[str, Json] = {"at": action.verb, "kind": action.verb}
    cell, board = action.cell, state.board
    if action.verb == "take":
        assert action.stone is not None, "a take names a kind"
        facts |= {"at": f"pot {action.stone}", "stone": action.stone, "left": count(state.pot, action.stone) - 1}
    if cell is not None:
        facts["at"] = cell_text(cell)
        top, height = board.top(cell), board.height(cell)
        if action.verb in ("field", "lay", "double"):
            stone = action.stone or state.color * 2
            kind = stone if stone in KINDS else stone[::-1]
            source = {"field": f"field {kind}", "lay": f"hand {kind}", "double": "double"}
            facts |= {"with": source[action.verb], "stone": kind, "face": stone[0], "level": height + 1, "covers": top}
        else:
            pawn = state.pawns[state.mover]
            climb = height - (board.height(pawn) if pawn else 0)
            facts |= {"from": cell_text(pawn) if pawn else None, "height": height, "climb": climb, "color": top}
    if action.verb != "field":
        after = changed(state, action).scores()
        facts["change"] = [new - old for new, old in zip(after, state.scores(), strict=True)]
    return facts


def refusal_at(state: State, at: str) -> Refusal | None:
    """Why the thing at a place cannot be used now, None if a legal action uses it. Raises BadAction."""
    if not isinstance(at, str):
        raise BadAction(at)
    cell = read_cell(at)
    if cell is not None:
        return _closest(_at_cell(state, cell)) if state.turn is not None else Refusal(Rule.OVER)
    thing = _THING.fullmatch(at)
    if thing is None:
        raise BadAction(at)
    pile, kind, word, owner, where = thing.groups()
    cell = read_cell(where) if where else None
    if where and (cell is None or pile == "pot" or word in _PLAIN):
        raise BadAction(at)
    if owner and (int(owner) >= len(state.colors) or (pile != "hand" and word != "double")):
        raise BadAction(at)
    if state.turn is None:
        return Refusal(Rule.OVER)
    if owner and int(owner) != state.turn:
        return Refusal(Rule.TURN, {"seat": state.turn, "owner": int(owner)})
    if word in _PLAIN:
        return refusal(state, _PLAIN[word])
    if pile == "pot":
        return refusal(state, Action("take", kind))
    if pile == "field":
        cells = (cell,) if cell else state.board.ground()
        return _closest(refusal(state, Action("field", face, one)) for face in (kind, kind[::-1]) for one in cells)
    return _closest(_laid(state, kind, cell) if cell else _held(state, kind))


def _held(state: State, kind: str | None) -> Iterator[Refusal | None]:
    """What laying a stone of the hand, or (None) the double, meets on each cell it could come to."""
    if state.phase != "act":
        yield refusal(state, Action("lay", kind, (0, 0)) if kind else Action("double", None, (0, 0)))
    elif kind and kind not in state.hands[state.mover]:
        yield Refusal(Rule.HAND, {"why": "hand", "stone": kind})
    elif not kind and not state.doubles[state.mover]:
        yield Refusal(Rule.HAND, {"why": "double"})
    else:
        for cell in around(state.standing):
            yield from _laid(state, kind, cell)


def _laid(state: State, kind: str | None, cell: Cell) -> Iterator[Refusal | None]:
    if kind is None:
        yield refusal(state, Action("double", None, cell))
        return
    for face in (kind, kind[::-1]):
        yield refusal(state, Action("lay", face, cell))


def _at_cell(state: State, cell: Cell) -> Iterator[Refusal | None]:
    """What each action on a cell meets."""
    if state.phase == "field":
        if cell not in state.board.ground():
            yield refusal(state, Action("field", KINDS[0], cell))
    elif state.phase == "pawn":
        yield refusal(state, Action("pawn", None, cell))
    elif state.phase == "move":
        walk, swim = (refusal(state, Action(verb, None, cell)) for verb in ("walk", "swim"))
        near = cell in around(state.standing) or cell == state.standing
        yield walk if near or swim is None or walk is None else swim
        if swim is None:
            yield None
    else:
        yield from _acts_at(state, cell)


def _acts_at(state: State, cell: Cell) -> Iterator[Refusal | None]:
    seat = state.mover
    kinds = dict.fromkeys(state.hands[seat])
    for kind in kinds:
        yield from _laid(state, kind, cell)
    double = refusal(state, Action("double", None, cell)) if state.doubles[seat] else None
    if state.doubles[seat] and (double is None or not kinds):
        yield double
    if not kinds and not state.doubles[seat]:
        yield Refusal(Rule.HAND, {"why": "empty"})


def _closest(found: Iterator[Refusal | None]) -> Refusal | None:
    """None if one of them is; else the refusal that comes last in the order of the rules."""
    worst: Refusal | None = None
    for no in found:
        if no is None:
            return None
        if worst is None or ORDER[no.rule] > ORDER[worst.rule]:
            worst = no
    return worst
