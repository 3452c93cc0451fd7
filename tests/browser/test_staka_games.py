"""Whole games of Staka in the page: by keyboard alone, and of two, three and four computers."""

from __future__ import annotations

import re
import time

import pytest
from playwright.sync_api import Page, expect

from browser.staka_table import focused, set_up

RANDOM = "computer – plays at random"
ENOUGH = 240.0


def over(page: Page) -> bool:
    return page.locator("#result-title").count() > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_to_the_end(page: Page, address: str, seats: int) -> None:
    set_up(page, address, [RANDOM] * seats, The_field="chance lays it")
    expect(page.locator("#result-title")).to_contain_text(re.compile("win|draw"), timeout=ENOUGH * 1000)
    count = page.get_by_role("region", name="The count")
    assert count.get_by_role("listitem").count() > seats


def test_a_whole_game_by_keyboard(page: Page, address: str) -> None:
    set_up(page, address, ["a person", RANDOM])
    page.get_by_role("button", name="Lay the rest at random").focus()
    page.keyboard.press("Enter")
    until = time.monotonic() + ENOUGH
    turns = 0
    while not over(page):
        assert time.monotonic() < until, "the game does not end"
        if page.locator(".turn-part .bar").count() == 0:
            page.wait_for_timeout(30)
            continue
        turns += decide(page)
    assert turns > 20
    expect(page.get_by_role("region", name="The count")).to_be_visible()


def decide(page: Page) -> int:
    """Make the choice that is asked for with keys only; whether it was the second part of a turn."""
    question = page.locator(".question").inner_text()
    keys = page.keyboard
    if page.evaluate("!document.activeElement.closest('.table-top')"):
        page.locator('.table-top [tabindex="0"][data-at]').focus()
    if page.evaluate("!document.activeElement.dataset.at"):
        keys.press("Shift+Tab")
    if question.startswith(("Walk", "Choose the stone on", "Press a marked")):
        seek(page)
    elif question.startswith(("You cannot", "You can neither")):
        keys.press("g")
        while focused(page) not in ("Stay here", "Pass"):
            keys.press("Tab")
    else:
        keys.press("h" if re.search("choose|Choose", question) else "p")
    second = question.startswith(("Press a marked", "Take a stone from the pot.", "You can neither"))
    before = page.locator(".move").count()
    keys.press("Enter")
    if "choose" in question or question.startswith("Choose a stone"):
        expect(page.locator(".question")).to_contain_text("Press a marked")
    else:
        page.wait_for_function("(n) => document.querySelectorAll('.move').length > n", arg=before)
    return second


def seek(page: Page) -> None:
    """Walk with the keys of the hexagon to a cell that can be pressed."""
    page.keyboard.press("g")
    if page.evaluate("!document.activeElement.hasAttribute('aria-disabled')"):
        return
    path = page.evaluate(PATH)
    assert path, "some cell can be pressed"
    for key in path:
        page.keyboard.press(key)
    assert page.evaluate("!document.activeElement.hasAttribute('aria-disabled')"), focused(page)


# The shortest way over cells that are there, as keys.
PATH = """() => {
  const ways = [[1, 0, "d"], [1, -1, "e"], [0, -1, "q"], [-1, 0, "a"], [-1, 1, "z"], [0, 1, "c"]];
  const start = document.activeElement.dataset.at;
  const seen = new Map([[start, ""]]);
  for (const [at, keys] of seen) {
    const button = document.querySelector(`.cell-button[data-at="${at}"]`);
    if (!button.hasAttribute("aria-disabled")) return [...keys];
    const [q, r] = at.split(",").map(Number);
    for (const [dq, dr, key] of ways) {
      const next = `${q + dq},${r + dr}`;
      if (!seen.has(next) && document.querySelector(`.cell-button[data-at="${next}"]`)) seen.set(next, keys + key);
    }
  }
  return null;
}"""
