"""A position in numbers, played on and taken back in place, so that many thousands of turns a second can be tried.

Known from the first walk on. Whether nobody can ever lay again, and rounds without a take or a lay (staka.dead), are
left out: the state of the rules decides those.
"""

from __future__ import annotations

from ...staka import Action, State
from ...staka.actions import PASS, STOP, TAKES
from ...staka.hexes import Cell, outer_edge
from ...staka.stones import COLORS, KINDS

__all__ = ["AROUND", "DOUBLE", "EMPTY", "FACES", "NOWHERE", "PASSES", "STOPS", "Packed", "Turn"]

DOUBLE, PASSES, STOPS = 6, 7, 8
"""What a seat does after its move when that is about no stone of the kinds 0 to 5."""
EMPTY = 4
"""The colour of a cell without a stone; the others are their places in COLORS."""
NOWHERE = 0
"""The cell of a turn that lays nothing."""
FACES = tuple([(COLORS.index(kind[0]), COLORS.index(kind[1])) for kind in KINDS])
"""The two colours of each kind."""

Turn = tuple[int, int, int, int]
"""A whole turn: where the pawn goes (its own cell: it stays), a kind, the cell it is laid on or NOWHERE (it is taken),
and the colour that comes up."""

Undo = tuple[Turn, int, int, int]
"""A turn played, who played it, where its pawn stood and the colour that its stone covers."""

_WIDE = 128
"""Cells in a row; a board of all stones in a line, and as many turns on each side as anybody looks ahead, is narrower."""
_MARGIN = 24
_STEPS = (_WIDE, _WIDE - 1, -1, -_WIDE, 1 - _WIDE, 1)


class _Around(dict[int, tuple[int, ...]]):
    """The six neighbours of each cell that was asked for."""

    def __missing__(self, cell: int) -> tuple[int, ...]:
        found = self[cell] = tuple([cell + step for step in _STEPS])
        return found


AROUND = _Around()


class Packed:
    """Heights, tops and the number of stones around by cell; pot, hands and pawns by seat. To be read, not written.

    ``seat`` is the one to move, and means nothing once the game is ``over``.
    """

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.heights, self.tops, self.touching = [0] * _WIDE**2, [EMPTY] * _WIDE**2, [0] * _WIDE**2
        stacks = state.board.stacks
        self._corner = min(q for q, _ in stacks) - _MARGIN, min(r for _, r in stacks) - _MARGIN
        self.ground = frozenset(map(self._number, stacks))
        for place, stack in stacks.items():
            cell = self._number(place)
            self.heights[cell], self.tops[cell] = len(stack), COLORS.index(stack[-1][0])
            for near in AROUND[cell]:
                self.touching[near] += 1
        self.colors = tuple([COLORS.index(color) for color in state.colors])
        self.pawns = [self._number(pawn) if pawn else NOWHERE for pawn in state.pawns]
        self.pot, self.left = list(state.pot), sum(state.pot)
        self.hands = [[hand.count(kind) for kind in KINDS] for hand in state.hands]
        self.held = [len(hand) for hand in state.hands]
        self.doubles, self.stopped = list(state.doubles), list(state.stopped)
        self.seat, self.over = state.turn or 0, state.turn is None
        self._edges: dict[frozenset[int], frozenset[int]] = {}

    # -- cells and actions of the rules --------------------------------------------------------------------------------

    def _number(self, cell: Cell) -> int:
        q, r = self._corner
        return (cell[0] - q) * _WIDE + cell[1] - r

    def cell(self, number: int) -> Cell:
        """The cell that a number stands for."""
        q, r = self._corner
        return number // _WIDE + q, number % _WIDE + r

    def action(self, turn: Turn) -> Action:
        """What a seat does after its move."""
        _, kind, place, up = turn
        cell = self.cell(place)
        if kind == DOUBLE:
            return Action("double", None, cell)
        if kind > DOUBLE:
            return PASS if kind == PASSES else STOP
        text = KINDS[kind]
        if place == NOWHERE:
            return TAKES[text]
        return Action("lay", text if text[0] == COLORS[up] else text[::-1], cell)

    # -- what the seat may do ------------------------------------------------------------------------------------------

    def edge(self) -> frozenset[int]:
        """The cells at the outer edge (rule staka.swim.edge)."""
        found = self._edges.get(self.ground)
        if found is None:
            cells = set(map(self.cell, self.ground))
            found = self._edges[self.ground] = frozenset(map(self._number, outer_edge(cells)))
        return found

    def goes(self) -> list[int]:
        """Where the pawn of the seat may go or swim, or stay if it cannot walk; stopping apart."""
        seat, heights, tops = self.seat, self.heights, self.tops
        pawn, color, options = self.pawns[seat], self.colors[seat], self.options
        most = heights[pawn] + 1
        found = [near for near in AROUND[pawn] if tops[near] == color and heights[near] <= most]
        if not options.share_stone:
            found = [cell for cell in found if cell not in self.pawns]
        if not found:
            found.append(pawn)
        edge = self.edge()
        if pawn in edge:
            swims = [cell for cell in edge if heights[cell] == 1 and cell != pawn]
            if options.swim_color == "own":
                swims = [cell for cell in swims if tops[cell] == color]
            if not options.share_stone:
                swims = [cell for cell in swims if cell not in self.pawns]
            # A stone that can be walked to may be swum to as well, which comes to the same.
            found += [cell for cell in swims if cell not in found]
        return found

    def may_stop(self) -> bool:
        """Whether the seat has nothing left to lay or take (staka.stop)."""
        held = self.held[self.seat] or (self.options.double_counts and self.doubles[self.seat])
        return not held and not self.left

    # -- playing -------------------------------------------------------------------------------------------------------

    def play(self, turn: Turn) -> Undo:
        """Plays a whole turn of the seat; gives what :meth:`back` needs."""
        goes, kind, cell, up = turn
        seat = self.seat
        undo = turn, seat, self.pawns[seat], self.tops[cell]
        self.pawns[seat] = goes
        if cell:
            self._lay(seat, kind, cell, up)
        elif kind < DOUBLE:
            self.hands[seat][kind] += 1
            self.held[seat] += 1
            self.pot[kind] -= 1
            self.left -= 1
        elif kind == STOPS:
            self.stopped[seat] = True
        following = self.following()
        if following is None:
            self.over = True
        else:
            self.seat = following
        return undo

    def _lay(self, seat: int, kind: int, cell: int, up: int) -> None:
        if kind == DOUBLE:
            self.doubles[seat] = False
        else:
            self.hands[seat][kind] -= 1
            self.held[seat] -= 1
        if not self.heights[cell]:
            for near in AROUND[cell]:
                self.touching[near] += 1
            self.ground |= {cell}
        self.heights[cell] += 1
        self.tops[cell] = up
        if not (self.left or any(self.held) or any(self.doubles)):
            self.over = True

    def following(self) -> int | None:
        """The seat that moves after this one; None when all have stopped."""
        seats = len(self.pawns)
        for step in range(1, seats + 1):
            seat = (self.seat + step) % seats
            if not self.stopped[seat]:
                return seat
        return None

    def back(self, undo: Undo) -> None:
        """Takes back the last turn played."""
        (_, kind, cell, _), seat, stood, top = undo
        self.over, self.seat = False, seat
        self.pawns[seat] = stood
        if cell:
            if kind == DOUBLE:
                self.doubles[seat] = True
            else:
                self.hands[seat][kind] += 1
                self.held[seat] += 1
            self.heights[cell] -= 1
            self.tops[cell] = top
            if top == EMPTY:
                for near in AROUND[cell]:
                    self.touching[near] -= 1
                self.ground -= {cell}
        elif kind < DOUBLE:
            self.hands[seat][kind] -= 1
            self.held[seat] -= 1
            self.pot[kind] += 1
            self.left += 1
        elif kind == STOPS:
            self.stopped[seat] = False
