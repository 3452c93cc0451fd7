"""A Staka game in the page, as a person sees and uses it: by roles and names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from spelbord.record import Record
from spelbord.staka.stones import KINDS

from .conftest import hasten

KEYS = {(1, 0): "d", (1, -1): "e", (0, -1): "q", (-1, 0): "a", (-1, 1): "z", (0, 1): "c"}

STACKS = {
    "W1": ["WB"],
    "B1": ["BY"],
    "R1": ["RY"],
    "Y1": ["YR"],
    "W2": ["YW", "WY"],
    "B2": ["RB", "BR"],
    "R2": ["YR", "RY"],
    "W3": ["BW", "RB", "WR"],
    "B3": ["RB", "WR", "BW"],
    "W4": ["BW", "RB", "YR", "WY"],
    "R4": ["BR", "WB", "YW", "RY"],
}
HILL = {"0,0": "W3", "1,0": "W1", "1,-1": "B2", "0,1": "R1", "0,-1": "Y1", "-1,0": "B1", "-1,1": "B1"}
GENTLE = {**HILL, "0,0": "W2"}
PEAKS = {"0,0": "W4", "1,0": "B3", "0,1": "B1", "1,-1": "W2", "0,-1": "R4", "-1,0": "Y1", "-1,1": "R2"}


def position(cells: dict[str, str], **more: Any) -> dict[str, Any]:
    """A position whose stacks are named by height and colour."""
    board = {cell: STACKS[stack] for cell, stack in cells.items()}
    return {"colors": "WB", "phase": "act", "turn": 0, "board": board, "pot": dict.fromkeys(KINDS, 3), **more}


def link(start: dict[str, Any], players: Iterable[str] = ("person", "person"), actions: Iterable[str] = ()) -> str:
    """The link of a game from a position; ``players`` are ``person`` or a level."""
    kinds = [(one, None) if one == "person" else ("computer", one) for one in players]
    names = ("Anna", "Bo", "Carin", "Dirk")
    data = {
        "format": 1,
        "game": "staka",
        "options": {},
        "seats": len(kinds),
        "players": [
            {"name": name, "kind": kind, "level": level} for name, (kind, level) in zip(names, kinds, strict=False)
        ],
        "start": start,
        "actions": list(actions),
    }
    made = Record.read(data).link()
    assert made is not None
    return made


def open_link(page: Page, address: str, made: str) -> None:
    """Open the game of a link with nothing moving."""
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}#/load/{made}")
    expect(board(page)).to_be_attached()


def set_up(page: Page, address: str, players: Iterable[str], **options: str) -> None:
    """Start a game through the set-up screen; ``players`` as texts in their menus, options by their label."""
    page.emulate_media(reduced_motion="reduce")
    chosen = list(players)
    if any(kind.startswith("computer") for kind in chosen):
        hasten(page, address)
    page.goto(f"{address}#/setup/staka")
    page.get_by_label("Number of players").select_option(str(len(chosen)))
    for number, kind in enumerate(chosen, 1):
        page.get_by_label(f"Player {number} is").select_option(label=kind)
    if options:
        page.get_by_text("All options").click()
    for label, choice in options.items():
        page.get_by_label(label.replace("_", " ")).select_option(label=choice)
    page.get_by_role("button", name="Start the game").click()
    expect(board(page)).to_be_attached()


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Staka board")


def cell(page: Page, name: str) -> Locator:
    """The button of a cell, such as ``J10``."""
    return board(page).get_by_role("button", name=re.compile(rf"^{name},"))


def live(page: Page) -> Locator:
    """What a screen reader has been told last."""
    return page.locator("#live")


def focused(page: Page) -> str:
    """The accessible name of what has the focus."""
    found = page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent")
    return str(found).strip()
