"""Positions given by hand: every check, each naming the field."""

from __future__ import annotations

from collections import Counter

from .. import check
from ..core import BadPosition, Json
from .board import Board
from .hexes import FARTHEST, Cell, around, cell_text, read_cell
from .rules import HAND, Options
from .state import State
from .stones import COLORS, KIND_OF, KINDS, Counts, can_show

__all__ = ["position"]

PHASES = ("field", "pawn", "move", "act", "over")
KEYS = ("colors", "phase", "turn", "board", "supply", "pot", "hands", "doubles", "pawns", "stopped", "idle")
OF_A_KIND, IN_FIELD, IN_POT = 8, 2, 6
MOST_STONES = OF_A_KIND * len(KINDS) + len(COLORS)


def position(data: Json, options: Options | None = None) -> State:
    """The state that JSON describes, as in ``State.json``. Raises BadPosition naming the field.

    Required: ``colors``, ``phase``, ``turn``, ``board``, and ``pawns`` from the move phase on. ``turn`` is null when the
    game is over, and only then. How the stones of a stack meet is not looked at.
    """
    options = options or Options()
    data = check.keys(data, KEYS, ("colors", "phase", "turn", "board"), BadPosition, "position")
    colors = _colors(data["colors"])
    seats = len(colors)
    phase = check.one_of(data["phase"], "phase", PHASES, BadPosition)
    laying = phase in ("field", "pawn")
    if not laying and "pawns" not in data:
        raise BadPosition("pawns", "is missing")
    board = _board(data["board"], colors)
    state = State(
        colors,
        phase,
        _turn(data["turn"], seats, phase),
        board,
        _counts(data.get("supply", {}), "supply", IN_FIELD),
        _counts(data.get("pot", {}), "pot", IN_POT),
        _hands(data.get("hands", []), seats),
        _truths(data, "doubles", seats, True),
        _pawns(data.get("pawns", []), seats, board),
        _truths(data, "stopped", seats, False),
        check.integer(data.get("idle", 0), "idle", 0, options.max_idle_rounds * seats, BadPosition),
        options,
    )
    _check_box(state)
    if laying:
        _check_laying(state)
    else:
        _check_playing(state)
    return state


# -- one field ---------------------------------------------------------------------------------------------------------


def _colors(value: Json) -> str:
    colors = check.at_most(value, "colors", len(COLORS), BadPosition)
    if len(colors) < 2 or len(set(colors)) < len(colors) or not set(colors) <= set(COLORS):
        raise BadPosition("colors", f"must be two to four different letters of {COLORS}")
    return colors


def _turn(value: Json, seats: int, phase: str) -> int | None:
    if phase == "over":
        if value is not None:
            raise BadPosition("turn", "must be null when the game is over")
        return None
    return check.integer(value, "turn", 0, seats - 1, BadPosition)


def _cell(value: Json, field: str) -> Cell:
    cell = read_cell(value) if isinstance(value, str) else None
    if cell is None:
        raise BadPosition(field, 'a cell is written as two whole numbers, "1,-2"')
    return cell


def _board(value: Json, colors: str) -> Board:
    if not isinstance(value, dict):
        raise BadPosition("board", "must be an object of cells")
    known = {*KIND_OF, *(color * 2 for color in colors)}
    stacks = {}
    for key in value:
        cell = _cell(key, "board")
        stack = check.items(value[key], "board", 1, MOST_STONES, BadPosition)
        for stone in stack:
            if not isinstance(stone, str) or stone not in known:
                raise BadPosition("board", f"{key}: a stone is two of the colours {COLORS}, a double one of {colors}")
        stacks[cell] = tuple(stack)
    _check_whole(stacks)
    return Board(stacks)


def _check_whole(stacks: dict[Cell, tuple[str, ...]]) -> None:
    """All in one piece, and each stack against two others as soon as there are three."""
    if not stacks:
        return
    reached = [next(iter(stacks))]
    seen = set(reached)
    for cell in reached:
        beside = [near for near in around(cell) if near in stacks]
        if len(beside) < min(2, len(stacks) - 1):
            raise BadPosition("board", f"{cell_text(cell)} touches fewer than two others")
        reached += [near for near in beside if near not in seen]
        seen.update(beside)
    if len(seen) < len(stacks):
        raise BadPosition("board", "is not in one piece")


def _counts(value: Json, field: str, most: int) -> Counts:
    if not isinstance(value, dict) or not set(value) <= set(KINDS):
        raise BadPosition(field, f"must be an object of numbers by kind: {', '.join(KINDS)}")
    return tuple([check.integer(value.get(kind, 0), field, 0, most, BadPosition) for kind in KINDS])


def _hands(value: Json, seats: int) -> tuple[tuple[str, ...], ...]:
    if value == []:
        return ((),) * seats
    hands = []
    for hand in check.items(value, "hands", seats, seats, BadPosition):
        stones = [
            KIND_OF[check.one_of(stone, "hands", KIND_OF, BadPosition)]
            for stone in check.items(hand, "hands", 0, HAND, BadPosition)
        ]
        hands.append(tuple(sorted(stones, key=KINDS.index)))
    return tuple(hands)


def _truths(data: dict[str, Json], field: str, seats: int, default: bool) -> tuple[bool, ...]:
    value = data.get(field, [])
    if value == []:
        return (default,) * seats
    return tuple([check.truth(one, field, BadPosition) for one in check.items(value, field, seats, seats, BadPosition)])


def _pawns(value: Json, seats: int, board: Board) -> tuple[Cell | None, ...]:
    if value == []:
        return (None,) * seats
    pawns: list[Cell | None] = []
    for pawn in check.items(value, "pawns", seats, seats, BadPosition):
        cell = None if pawn is None else _cell(pawn, "pawns")
        if cell is not None and cell not in board.stacks:
            raise BadPosition("pawns", f"no stone lies at {pawn}")
        pawns.append(cell)
    return tuple(pawns)


# -- fields together ---------------------------------------------------------------------------------------------------


def _check_box(state: State) -> None:
    """No more pieces than the box holds, and room on the lattice for all that may still be laid, and a cell beside it."""
    lying = Counter(KIND_OF.get(stone, stone) for stack in state.board.stacks.values() for stone in stack)
    held = Counter(stone for hand in state.hands for stone in hand)
    for at, kind in enumerate(KINDS):
        if lying[kind] + held[kind] + state.pot[at] + state.supply[at] > OF_A_KIND:
            raise BadPosition("board", f"with what is held more than the {OF_A_KIND} stones {kind} in the box")
    for color, unlaid in zip(state.colors, state.doubles, strict=True):
        if lying[color * 2] > 1:
            raise BadPosition("board", f"there is one double {color * 2}")
        if lying[color * 2] and unlaid:
            raise BadPosition("doubles", f"the double {color * 2} lies on the board")
    left = sum(state.pot) + sum(state.supply) + held.total() + sum(state.doubles)
    if any(max(map(abs, cell)) + left >= FARTHEST for cell in state.board.stacks):
        raise BadPosition("board", "is too far from 0,0")


def _check_laying(state: State) -> None:
    """The field and pawn phases: the field lies flat, nobody holds a stone, and what is still to come is possible."""
    stacks, pawns = state.board.stacks, state.pawns
    if any(len(stack) > 1 or stack[0][0] == stack[0][1] for stack in stacks.values()):
        raise BadPosition("board", "a field is one stone high and has no doubles")
    for field, wrong in (("hands", any(state.hands)), ("stopped", any(state.stopped)), ("idle", state.idle > 0)):
        if wrong:
            raise BadPosition(field, f"must be empty in the {state.phase} phase")
    if (state.phase == "field") != any(state.supply):
        raise BadPosition("supply", "must hold stones in the field phase and only then")
    if not can_show(state.board.missing(), state.supply):
        raise BadPosition("supply", f"the colours {state.board.missing()} can never all be up")
    if state.phase == "field" and any(pawns):
        raise BadPosition("pawns", "must be empty in the field phase")
    if state.phase == "pawn" and pawns[state.mover] is not None:
        raise BadPosition("pawns", f"seat {state.turn} has placed its pawn")
    for color, pawn in zip(state.colors, pawns, strict=True):
        if pawn is not None and state.board.top(pawn) != color:
            raise BadPosition("pawns", f"the first stone of pawn {color} has its colour up")


def _check_playing(state: State) -> None:
    """From the first move on: every pawn stands, and who has stopped could do so."""
    if None in state.pawns:
        raise BadPosition("pawns", "must all stand on the board")
    if not state.options.share_stone and len(set(state.pawns)) < len(state.pawns):
        raise BadPosition("pawns", "two may not share a stack")
    if any(state.supply):
        raise BadPosition("supply", "must be empty once the field lies")
    for seat, stopped in enumerate(state.stopped):
        held = state.hands[seat] or (state.options.double_counts and state.doubles[seat])
        if stopped and (held or any(state.pot)):
            raise BadPosition("stopped", f"seat {seat} can stop only when the pot and its hand are empty")
        if stopped and seat == state.turn:
            raise BadPosition("stopped", f"it is the turn of seat {seat}")
