"""Whether anybody can ever lay again (rule staka.dead).

Until somebody lays, the board stays as it is: pawns walk and swim on it, and hands fill up from the pot. So the question
is which cells each pawn can reach, after how many turns, with which stones in hand. A stone in hand can be laid from
the first turn on; a stone of the pot is taken in the first turn and laid from the second on. Where pawns may share a
stack they do not hinder each other's ways, and sets of cells a turn answer it exactly; where they may not, those sets
are too wide, and when they say yes the positions of all pawns together are searched.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from .hexes import Cell, around
from .rules import HAND
from .stones import KINDS

if TYPE_CHECKING:
    from .state import State

__all__ = ["nobody_can_lay"]

Pawns = tuple[Cell | None, ...]


def nobody_can_lay(state: State) -> bool:
    """True when no way of playing on from the start of this turn ever lays a stone."""
    reach = _Reach(state)
    if reach.nothing_to_lay():
        return True
    if reach.sets_say_never():
        return True
    return not state.options.share_stone and reach.search_says_never()


class _Reach:
    """The seats still playing, in turn order, what each may lay, and where pawns can go."""

    def __init__(self, state: State) -> None:
        self.board, self.colors, self.options = state.board, state.colors, state.options
        self.pawns = state.pawns
        seats = len(state.colors)
        first = state.mover
        order = [(first + step) % seats for step in range(seats)]
        self.order = [seat for seat in order if not state.stopped[seat]]
        self.now: dict[int, str] = {}
        self.later: dict[int, str] = {}
        self.double: dict[int, bool] = {}
        self.can_stop: dict[int, bool] = {}
        left = sum(state.pot)
        pot = "".join(kind for kind, number in zip(KINDS, state.pot, strict=True) if number)
        for seat in self.order:
            hand = state.hands[seat]
            self.now[seat] = self.later[seat] = "".join(hand)
            self.double[seat] = state.doubles[seat]
            held = hand or (self.options.double_counts and state.doubles[seat])
            self.can_stop[seat] = not held and left <= 0
            # Who cannot lay must take, so each seat takes one in its first turn while there are any.
            if len(hand) < HAND and left > 0:
                self.later[seat] += pot
                left -= 1
        self._targets: dict[tuple[int, bool, Cell], frozenset[Cell] | None] = {}

    def nothing_to_lay(self) -> bool:
        """Whether no seat has or can get a stone."""
        return not any(self.later[seat] or self.double[seat] for seat in self.order)

    def targets(self, seat: int, late: bool, cell: Cell) -> frozenset[Cell] | None:
        """The stacks that a seat could lay on from a cell if no pawn stood there; None when the ground will do."""
        key = (seat, late, cell)
        if key not in self._targets:
            self._targets[key] = self._find_targets(seat, late, cell)
        return self._targets[key]

    def _find_targets(self, seat: int, late: bool, cell: Cell) -> frozenset[Cell] | None:
        colors, double = (self.later if late else self.now)[seat], self.double[seat]
        if double:
            colors += self.colors[seat]
        if not colors:
            return frozenset()
        ground = len(colors) > 1 or not double or self.options.double_on_ground
        board, most = self.board, self.board.height(cell) + 2
        found = set()
        for near in around(cell):
            stack = board.stacks.get(near)
            if stack is None:
                if ground and board.touching(near) > 1:
                    return None
            elif len(stack) < most and stack[-1][0] in colors and board.touching(near) > 1:
                found.add(near)
        return frozenset(found)

    def goes(self, seat: int, cell: Cell) -> tuple[tuple[Cell, ...], tuple[Cell, ...]]:
        """Where a seat's pawn can walk and swim from a cell, other pawns apart."""
        color = self.colors[seat]
        steps = self.board.steps(cell, color)
        if cell not in self.board.edge():
            return steps, ()
        return steps, self.board.swims(color if self.options.swim_color == "own" else None)

    # -- sets of cells, turn by turn ----------------------------------------------------------------------------------

    def sets_say_never(self) -> bool:
        """Whether nobody can ever lay even if pawns were not in each other's way. Exact where they may share."""
        sharing, under = self.options.share_stone, self.options.lay_under_pawn
        stands = {seat: frozenset([pawn]) for seat, pawn in enumerate(self.pawns) if pawn is not None}
        halted = {seat: cells if seat not in self.order else frozenset[Cell]() for seat, cells in stands.items()}
        moving = {seat: stands[seat] for seat in self.order}
        seen = set()
        late = False
        while True:
            for seat in self.order:
                if self.can_stop[seat]:
                    halted[seat] |= moving[seat]
                moving[seat] = self._next_set(seat, moving[seat], sharing)
                for cell in moving[seat]:
                    targets = self.targets(seat, late, cell)
                    if targets is None:
                        return False
                    for target in targets:
                        if under or not self._always_on(target, seat, moving, halted):
                            return False
            key = (tuple(moving.values()), tuple(halted.values()))
            if late and key in seen:
                return True
            if late:
                seen.add(key)
            late = True

    def _next_set(self, seat: int, cells: frozenset[Cell], sharing: bool) -> frozenset[Cell]:
        reached: set[Cell] = set()
        for cell in cells:
            steps, swims = self.goes(seat, cell)
            reached.update(steps)
            reached.update(target for target in swims if target != cell)
            # Another pawn may take the only step away, and then this one stays.
            if not steps or not sharing:
                reached.add(cell)
        return frozenset(reached)

    @staticmethod
    def _always_on(
        target: Cell, mover: int, moving: dict[int, frozenset[Cell]], halted: dict[int, frozenset[Cell]]
    ) -> bool:
        """Whether some other pawn is on a cell whatever its seat does."""
        return any(
            seat != mover and all(cell == target for cell in (*moving.get(seat, ()), *halted[seat])) for seat in halted
        )

    # -- all pawns together --------------------------------------------------------------------------------------------

    def search_says_never(self) -> bool:
        """Whether nobody can ever lay, pawns in each other's way; looks at positions of all pawns, depth first."""
        start: tuple[Pawns, frozenset[int], int, bool] = (self.pawns, frozenset(), 0, False)
        seen = {start}
        todo = [start]
        while todo:
            pawns, halted, turn, late = todo.pop()
            seat = self.order[turn]
            following, later = (turn + 1, late) if turn + 1 < len(self.order) else (0, True)
            children = []
            if seat in halted:
                children.append((pawns, halted, following, later))
            else:
                if self.can_stop[seat]:
                    children.append((pawns, halted | {seat}, following, later))
                for cell in self._moves(seat, pawns):
                    moved = (*pawns[:seat], cell, *pawns[seat + 1 :])
                    if self._lays(seat, late, cell, moved):
                        return False
                    children.append((moved, halted, following, later))
            for child in children:
                if child not in seen:
                    seen.add(child)
                    todo.append(child)
        return True

    def _moves(self, seat: int, pawns: Pawns) -> Iterator[Cell]:
        pawn = pawns[seat]
        assert pawn is not None, "pawns stand before anyone walks"
        steps, swims = self.goes(seat, pawn)
        free = [cell for cell in steps if cell not in pawns]
        yield from free or [pawn]
        for cell in swims:
            if cell not in pawns:
                yield cell

    def _lays(self, seat: int, late: bool, cell: Cell, pawns: Pawns) -> bool:
        targets = self.targets(seat, late, cell)
        if targets is None:
            return True
        return bool(targets) if self.options.lay_under_pawn else not targets.issubset(pawns)
