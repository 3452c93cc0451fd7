"""Computer players on the page: the game goes on whatever becomes of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Worker, expect

from . import kalaha
from .conftest import OpenPage
from .test_starting import before_worker

HANG = "setTimeout(() => { for (;;); })"
CRASH = "setTimeout(() => { throw new Error('crashed') })"
# Only the thinker is given what another has compiled. It hangs instead of answering.
HANG_ALWAYS = """
const send = self.postMessage.bind(self);
self.postMessage = (message) => {
  if (!location.hash || !("answer" in message)) return send(message);
  console.log("hangs");
  for (;;);
}
"""
LONGER_THAN_A_MOVE = 10_000


def against_computer(page: Page, address: str) -> Worker:
    """A game of Kalaha in which the computer has answered once; gives the worker it thinks in."""
    page.goto(address)
    expect(page.locator("[data-python=ready]")).to_be_attached()
    with page.expect_worker() as started:
        kalaha.begin(page, address, players=("", "easy"))
    kalaha.pit(page, 1).click()
    expect(kalaha.moves(page).nth(2)).to_contain_text("Computer")
    expect(kalaha.board(page).get_by_role("button", name=kalaha.LEGAL)).not_to_have_count(0)
    return started.value


def computer_moves(page: Page) -> None:
    """A person moves, and then the computer."""
    all_moves, its_moves = kalaha.moves(page), kalaha.moves(page).filter(has_text="Computer")
    before, its_before = all_moves.count(), its_moves.count()
    kalaha.board(page).get_by_role("button", name=re.compile("^Pit .* last one falls")).first.click()
    expect(all_moves).not_to_have_count(before)
    page.clock.fast_forward(LONGER_THAN_A_MOVE)
    expect(its_moves).not_to_have_count(its_before)


@pytest.mark.parametrize("end", [HANG, CRASH])
def test_a_computer_that_hangs_or_crashes_is_replaced(open_page: OpenPage, address: str, end: str) -> None:
    page = open_page()
    page.clock.install()
    thinker = against_computer(page, address)
    thinker.evaluate(end)
    with page.expect_worker():
        computer_moves(page)
    expect(page.get_by_text("got stuck")).to_have_count(0)
    computer_moves(page)


def test_another_moves_for_a_computer_that_hangs_again(open_page: OpenPage, address: str) -> None:
    page = open_page(service_workers="block")
    page.clock.install()
    page.route("**/worker-*.js", before_worker(HANG_ALWAYS))
    page.goto(address)
    expect(page.locator("[data-python=ready]")).to_be_attached()
    kalaha.begin(page, address, players=("", "easy"))
    with page.expect_console_message(lambda message: message.text == "hangs"):
        kalaha.pit(page, 1).click()
    with page.expect_console_message(lambda message: message.text == "hangs"):
        page.clock.fast_forward(LONGER_THAN_A_MOVE)
    page.clock.fast_forward(LONGER_THAN_A_MOVE)
    expect(kalaha.moves(page)).to_have_count(3)
    expect(page.get_by_role("paragraph").filter(has_text="Computer got stuck, so a quick move")).to_be_visible()
    expect(kalaha.board(page).get_by_role("button", name=kalaha.LEGAL)).not_to_have_count(0)


def test_rules_that_crash_are_started_again(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1)
    (rules,) = page.workers
    with page.expect_worker():
        rules.evaluate(CRASH)
        page.wait_for_function("document.querySelector('[data-python=failed]')")
        kalaha.board(page).get_by_role("button", name=kalaha.LEGAL).first.click()
    expect(kalaha.moves(page)).to_have_count(3)


@pytest.mark.parametrize(("pace", "seconds"), [("Slowly", 2.5), ("Normally", 0.9)])
def test_computers_move_at_the_pace_that_is_set(open_page: OpenPage, address: str, pace: str, seconds: float) -> None:
    """Also where nothing may move."""
    page = open_page()
    page.clock.install()
    against_computer(page, address)
    page.goto(f"{address}#/settings")
    page.get_by_role("group", name="Computer players move").get_by_role("radio", name=pace).check()
    page.get_by_role("link", name="Spelbord").click()
    page.get_by_role("link", name="Go on playing").click()
    moves = kalaha.moves(page).filter(has_text="Computer")
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    before = moves.count()
    kalaha.board(page).get_by_role("button", name=re.compile("^Pit .* last one falls")).first.click()
    expect(page.get_by_text("thinking …")).to_be_visible()
    page.clock.run_for(round(seconds * 1000) - 100)
    assert moves.count() == before
    page.clock.run_for(100)
    expect(moves).not_to_have_count(before)
    page.clock.run_for(100)
    expect(page.get_by_role("status")).to_contain_text("Computer sows")
    expect(page.locator(".caption")).to_contain_text("Computer sows")
