"""What is sure to follow from a legal action, told from the open table and the own hand."""

from __future__ import annotations

from ..core import Json
from .cards import COLOR, SYMBOL, Action
from .rules import Hand, Table, call_is_due, ends_turn

__all__ = ["preview"]


def preview(table: Table, hand: Hand, draw: int, phase: int, action: Action) -> dict[str, Json]:
    """What the action shows and does; ``draw`` is the size of the pile, ``phase`` the player's (1 without tournament).

    * ``at``: the thing one presses, a card's text (``BK`` also for ``break``) or the verb;
    * ``verb``, ``card`` and ``color`` (the colour named) as in the action, or null;
    * ``call``: the action carries the call; ``must_call``: it should, or ``penalty`` cards are drawn;
    * ``ends_turn``: no further choice this turn; ``wins``: the game is won at once; ``finishes``: the hand is emptied;
    * ``run``: ``"open"``, ``"join"`` (also a further card), ``"end"`` (close it, or end another's), ``"leave"`` or null;
    * ``stack``: the active +2 cards afterwards; ``draws``: cards the player draws for it, the penalty apart;
    * ``asks``: a +3 that the others are asked about; ``left``: cards in hand after playing, before any drawing.
    """
    verb, card = action.verb, action.card
    due = call_is_due(table, hand, action)
    left = len(hand) - (verb in ("play", "break"))
    symbol = SYMBOL[card] if card else SYMBOL[table.discard[-1]] if verb in ("close", "leave") else None
    run = _run(table, verb, card)
    acting = symbol if run not in ("open", "join") else None
    finishes = not left
    last_plus = symbol == "+" and finishes and phase == 1 and not table.options.finish_on_plus
    own = {"+3", "BK"} | ({"+"} if last_plus else set())
    wins = finishes and phase == 1 and verb == "play" and symbol not in own and table.plus3 is None
    available = draw + len(table.discard) - 1 + (card is not None)
    wanted = (2 * table.stack or 1) if verb == "draw" else 3 if acting == "BK" else int(last_plus)
    return {
        "at": card or ("BK" if verb == "break" else verb),
        "verb": verb,
        "card": card,
        "color": action.color,
        "call": action.call,
        "must_call": due,
        "penalty": 4 if due and not action.call else 0,
        "ends_turn": wins or last_plus or _ends(table, action),
        "wins": wins,
        "finishes": finishes,
        "run": run,
        "stack": table.stack + 1 if acting == "+2" else 0 if verb == "draw" or card == "K" else table.stack,
        "draws": min(wanted, available),
        "asks": acting == "+3",
        "left": left,
    }


def _ends(table: Table, action: Action) -> bool:
    verb = action.verb
    if action.card is not None:
        return ends_turn(table, action.card)
    if verb in ("close", "leave"):
        return SYMBOL[table.discard[-1]] != "+"
    return verb == "draw" or (verb == "pass" and table.plus3 is None)


def _run(table: Table, verb: str, card: str | None) -> str | None:
    """What happens to a run."""
    if card is None:
        return {"close": "end", "leave": "leave"}.get(verb)
    color, symbol = COLOR[card], SYMBOL[card]
    if symbol == "ST" or (color is not None and color == table.run and not table.stack):
        return "join" if table.run else "open"
    if symbol == "T":
        return "open"
    stays = table.run is None or color == table.run or (symbol in ("+3", "BK") and not table.in_run)
    return None if stays else "end"
