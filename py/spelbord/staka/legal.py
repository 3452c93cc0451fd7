"""Which actions the rules allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .actions import PASS, STAY, STOP, TAKES, Action
from .hexes import Cell, around
from .rules import HAND
from .stones import FACES, KINDS, can_show, count, fewer

if TYPE_CHECKING:
    from .state import State

__all__ = ["acts", "can_lay", "can_take", "legal", "may_stop", "swims", "universe", "walks"]


def legal(state: State) -> tuple[Action, ...]:
    """Every action allowed now; () when the game is over."""
    if state.phase == "move":
        return tuple(_moves(state))
    if state.phase == "act":
        return acts(state)
    if state.phase == "field":
        return tuple(_fields(state))
    if state.phase == "pawn":
        return tuple([Action("pawn", None, cell) for cell in state.board.showing(state.color)])
    return ()


# -- the field ---------------------------------------------------------------------------------------------------------


def _fields(state: State) -> Iterator[Action]:
    cells, missing = state.board.ground(), state.board.missing()
    for face in FACES:
        if not count(state.supply, face):
            continue
        if can_show(missing.replace(face[0], ""), fewer(state.supply, face)):
            for cell in cells:
                yield Action("field", face, cell)


# -- the first part of a turn ------------------------------------------------------------------------------------------


def walks(state: State, seat: int) -> tuple[Cell, ...]:
    """Where a seat's pawn can walk (staka.walk, staka.walk.climb, staka.share)."""
    pawn = state.pawns[seat]
    assert pawn is not None, "pawns stand before anyone walks"
    steps = state.board.steps(pawn, state.colors[seat])
    if state.options.share_stone:
        return steps
    return tuple([cell for cell in steps if cell not in state.pawns])


def swims(state: State, seat: int) -> tuple[Cell, ...]:
    """Where a seat's pawn can swim (staka.swim, staka.swim.edge, staka.swim.color, staka.share)."""
    pawn = state.pawns[seat]
    if pawn not in state.board.edge():
        return ()
    targets = state.board.swims(state.colors[seat] if state.options.swim_color == "own" else None)
    if state.options.share_stone:
        return tuple([cell for cell in targets if cell != pawn])
    return tuple([cell for cell in targets if cell not in state.pawns])


def may_stop(state: State, seat: int) -> bool:
    """Whether a seat has nothing left to lay or take (staka.stop)."""
    held = state.hands[seat] or (state.options.double_counts and state.doubles[seat])
    return not held and not any(state.pot)


def _moves(state: State) -> Iterator[Action]:
    seat = state.mover
    steps = walks(state, seat)
    for cell in steps:
        yield Action("walk", None, cell)
    for cell in swims(state, seat):
        yield Action("swim", None, cell)
    if not steps:
        yield STAY
    if may_stop(state, seat):
        yield STOP


# -- the second part of a turn -----------------------------------------------------------------------------------------


def _spots(state: State) -> Iterator[tuple[Cell, str | None]]:
    """The cells where the mover may lay some stone, with the colour up there (staka.lay, .height, .pawn)."""
    pawn = state.pawns[state.mover]
    assert pawn is not None, "pawns stand before anyone lays"
    board, most = state.board, state.board.height(pawn) + 2
    for cell in around(pawn):
        stack = board.stacks.get(cell)
        if stack is None:
            if board.touching(cell) > 1:
                yield cell, None
        elif (
            len(stack) < most and (state.options.lay_under_pawn or cell not in state.pawns) and board.touching(cell) > 1
        ):
            yield cell, stack[-1][0]


def _lays(state: State) -> Iterator[Action]:
    seat = state.mover
    kinds = dict.fromkeys(state.hands[seat])
    double = state.color if state.doubles[seat] else ""
    if not kinds and not double:
        return
    laid_last = []
    for cell, top in _spots(state):
        for kind in kinds:
            if top is None:
                yield Action("lay", kind, cell)
                yield Action("lay", kind[::-1], cell)
            elif kind[1] == top:
                yield Action("lay", kind, cell)
            elif kind[0] == top:
                yield Action("lay", kind[::-1], cell)
        if double and (top == double or (top is None and state.options.double_on_ground)):
            laid_last.append(Action("double", None, cell))
    yield from laid_last


def can_lay(state: State) -> bool:
    """Whether the mover can lay a stone of its hand or its double."""
    return next(_lays(state), None) is not None


def can_take(state: State) -> bool:
    """Whether the mover may take a stone of the pot (staka.take)."""
    return len(state.hands[state.mover]) < HAND and any(state.pot)


def acts(state: State) -> tuple[Action, ...]:
    """Take, lay, the double; pass when there is no other (staka.take to staka.pass)."""
    found = [TAKES[kind] for kind, left in zip(KINDS, state.pot, strict=True) if left] if can_take(state) else []
    found += _lays(state)
    return tuple(found) or (PASS,)


# -- everything that can be written down -------------------------------------------------------------------------------


def universe(state: State) -> tuple[Action, ...]:
    """Every verb and stone with every cell that is occupied or touches one that is."""
    cells: list[Cell] = sorted({near for cell in state.board.stacks or [(0, 0)] for near in (cell, *around(cell))})
    found = [STAY, STOP, PASS, *TAKES.values()]
    for cell in cells:
        found += [Action(verb, None, cell) for verb in ("pawn", "walk", "swim", "double")]
        found += [Action(verb, face, cell) for verb in ("field", "lay") for face in FACES]
    return tuple(found)
