"""The table as text, for a terminal."""

from __future__ import annotations

from collections.abc import Sequence

from .rules import Hand, Table

__all__ = ["board"]


def board(table: Table, hands: Sequence[Hand | int], draw: int, phases: tuple[int, ...] | None) -> str:
    """A line for the piles, a line for what is going on, a line a seat; a hand that is not seen is a number."""
    lead = f"{table.color or 'any'} {table.symbol or 'any'}"
    going = [f"play {'+' if table.direction > 0 else '-'}", f"lead {lead}"]
    if table.stack:
        going.append(f"stack {table.stack}, owes {2 * table.stack}")
    if table.run:
        going.append(f"run {table.run}, {'being played' if table.in_run else 'open'}")
    if table.after:
        going.append(f"after {table.after}")
    if table.plus3 and table.turn is not None:
        going.append("+3 by seat {}, asking seat {}".format(*table.plus3))
    lines = [f"pile {draw}  discard {table.discard[-1]} ({len(table.discard)})", "  ".join(going)]
    for seat, hand in enumerate(hands):
        count = hand if isinstance(hand, int) else len(hand)
        phase = f"  phase {phases[seat]}" if phases else ""
        shown = "" if isinstance(hand, int) else "  " + " ".join(hand)
        lines.append(f"{'>' if seat == table.turn else ' '} seat {seat}{phase}  {count:>2} cards{shown}".rstrip())
    return "\n".join(lines)
