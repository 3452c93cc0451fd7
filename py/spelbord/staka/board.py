"""The stones that lie, and what follows from them alone."""

from __future__ import annotations

from collections.abc import Mapping

from .hexes import Cell, around, beside, outer_edge
from .stones import COLORS, Stack

__all__ = ["Board"]


class Board:
    """Stacks by cell. Never changed once made; what is derived is kept, as many states share one board."""

    __slots__ = ("_edge", "_ground", "_hash", "_steps", "_swims", "_totals", "stacks")

    def __init__(self, stacks: Mapping[Cell, Stack], edge: frozenset[Cell] | None = None) -> None:
        self.stacks = stacks
        self._edge = edge
        self._ground: tuple[Cell, ...] | None = None
        self._hash: int | None = None
        self._steps: dict[tuple[Cell, str], tuple[Cell, ...]] = {}
        self._swims: dict[str, tuple[Cell, ...]] = {}
        self._totals: dict[str, int] | None = None

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Board) and self.stacks == other.stacks)

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self.stacks.items()))
        return self._hash

    def __repr__(self) -> str:
        return f"Board({self.stacks!r})"

    def with_stone(self, cell: Cell, stone: str) -> Board:
        """The board with one stone more, on top of what lies there."""
        below = self.stacks.get(cell)
        if below is None:
            return Board({**self.stacks, cell: (stone,)})
        return Board({**self.stacks, cell: (*below, stone)}, self._edge)

    def height(self, cell: Cell) -> int:
        """The number of stones, 0 where none lies."""
        stack = self.stacks.get(cell)
        return len(stack) if stack else 0

    def top(self, cell: Cell) -> str | None:
        """The colour up, None where no stone lies."""
        stack = self.stacks.get(cell)
        return stack[-1][0] if stack else None

    def touching(self, cell: Cell) -> int:
        """How many of the six neighbours carry a stone."""
        stacks = self.stacks
        one, two, three, four, five, six = around(cell)
        return (
            (one in stacks)
            + (two in stacks)
            + (three in stacks)
            + (four in stacks)
            + (five in stacks)
            + (six in stacks)
        )

    def ground(self) -> tuple[Cell, ...]:
        """The empty cells where a field stone may come: (0,0) first, then beside it, then where it touches two."""
        if self._ground is None:
            if self.stacks:
                two = min(2, len(self.stacks))
                self._ground = tuple(sorted(cell for cell in beside(self.stacks) if self.touching(cell) >= two))
            else:
                self._ground = ((0, 0),)
        return self._ground

    def edge(self) -> frozenset[Cell]:
        """The cells at the outer edge (rule staka.swim.edge)."""
        if self._edge is None:
            self._edge = outer_edge(self.stacks)
        return self._edge

    def steps(self, cell: Cell, color: str) -> tuple[Cell, ...]:
        """Where a pawn of that colour can walk from a cell, other pawns apart (staka.walk, staka.walk.climb)."""
        found = self._steps.get((cell, color))
        if found is None:
            most, stacks = self.height(cell) + 1, self.stacks
            found = tuple(
                [
                    near
                    for near in around(cell)
                    if (stack := stacks.get(near)) and stack[-1][0] == color and len(stack) <= most
                ]
            )
            self._steps[cell, color] = found
        return found

    def swims(self, color: str | None) -> tuple[Cell, ...]:
        """The ground-level cells at the outer edge, of one colour or (None) of any."""
        key = color or ""
        found = self._swims.get(key)
        if found is None:
            stacks = self.stacks
            found = tuple(
                sorted(
                    cell
                    for cell in self.edge()
                    if len(stacks[cell]) == 1 and (color is None or stacks[cell][0][0] == color)
                )
            )
            self._swims[key] = found
        return found

    def showing(self, color: str) -> list[Cell]:
        """The cells with a colour up, in order."""
        return sorted(cell for cell, stack in self.stacks.items() if stack[-1][0] == color)

    def totals(self) -> Mapping[str, int]:
        """For each colour that is up somewhere, the heights of its stacks added up."""
        if self._totals is None:
            totals: dict[str, int] = {}
            for stack in self.stacks.values():
                color = stack[-1][0]
                totals[color] = totals.get(color, 0) + len(stack)
            self._totals = totals
        return self._totals

    def missing(self) -> str:
        """The colours that are up nowhere."""
        shown = self.totals()
        return "".join([color for color in COLORS if color not in shown])
