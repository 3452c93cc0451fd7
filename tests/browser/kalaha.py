"""What the tests of the page do again and again with Kalaha."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .conftest import hasten

LEGAL = re.compile(r"^Pit \d, \d+ seeds?, last one")
RESULT = re.compile(r"wins by|A draw")


def begin(page: Page, address: str, *, players: tuple[str, str] = ("", ""), preset: str = "Classic") -> None:
    """From the start screen to the board; a player is a person (``""``) or a level."""
    page.emulate_media(reduced_motion="reduce")
    if any(players):
        hasten(page, address)
    page.goto(f"{address}#/setup/kalaha")
    page.get_by_role("radio", name=preset).check()
    for number, level in enumerate(players, 1):
        page.get_by_label(f"Player {number} is").select_option(level)
    page.get_by_role("button", name="Start the game").click()
    expect(board(page)).to_be_visible()


def board(page: Page) -> Locator:
    return page.get_by_role("group", name="Kalaha board")


def pit(page: Page, number: int, name: str = "") -> Locator:
    """A pit of the lower row, or of somebody by name."""
    start = f"Pit {number} of {name}, " if name else f"Pit {number}, "
    return board(page).get_by_role("button", name=re.compile(f"^{start}"))


def press(thing: Locator) -> None:
    """Playwright waits for what has aria-disabled; a person just presses it."""
    thing.click(force=True)


def play(page: Page, *pits: int) -> None:
    """Sow from pits of the lower row, one after the other, at the latest move."""
    for number in pits:
        done = moves(page).count()
        pit(page, number).click()
        expect(moves(page)).to_have_count(max(done + 1, 2))


def counts(page: Page) -> list[str]:
    return [button.inner_text().strip() for button in board(page).get_by_role("button").all()]


def moves(page: Page) -> Locator:
    return page.get_by_role("region", name="Moves").get_by_role("listitem")
