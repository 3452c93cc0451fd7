"""Hints: a star on what the best computer player would do, and why, in one sentence."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from . import kalaha, staka_table, taki
from .conftest import OpenPage
from .taki import computer, person
from .test_opponents import HANG_ALWAYS, LONGER_THAN_A_MOVE
from .test_play import focused, tab_to
from .test_starting import before_worker

ASK = "What would you do?"
SAID = re.compile(r"^Pit \d: .*, (and|but) (you|it) ")


def ask(page: Page) -> None:
    page.get_by_role("button", name=ASK).click()


def sentence(page: Page) -> Locator:
    return page.locator(".hint-said")


def named(page: Page) -> list[str]:
    """What the hint names, in the order of pressing."""
    things = page.locator("[data-hinted]")
    found: list[list[str]] = things.evaluate_all(
        "all => all.map(thing => [thing.dataset.hinted, thing.dataset.at ?? thing.dataset.do])"
    )
    return [at for _, at in sorted(found)]


def test_a_hint_in_kalaha_says_what_and_why(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    ask(page)
    text = "Pit 3: another turn, and you win by 8 at best play."
    expect(sentence(page)).to_have_text(text)
    expect(page.get_by_role("status")).to_have_text(text)
    expect(kalaha.pit(page, 3)).to_have_accessible_description(text)
    assert named(page) == ["0:3"]
    kalaha.play(page, 3)
    expect(sentence(page)).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    ask(page)
    expect(sentence(page)).to_have_text(SAID)
    ask(page)
    expect(sentence(page)).to_have_count(0)
    expect(kalaha.pit(page, 1)).to_have_accessible_description("")


def test_a_hint_by_keyboard(page: Page, address: str) -> None:
    kalaha.begin(page, address, players=("", "easy"))
    tab_to(page, ASK)
    page.keyboard.press("Enter")
    expect(sentence(page)).to_be_visible()
    assert focused(page) == ASK
    page.keyboard.press("Shift+Tab")
    assert focused(page).startswith("Pit 3, 4 seeds")
    page.keyboard.press("Enter")
    expect(kalaha.moves(page)).to_have_count(2)
    expect(sentence(page)).to_have_count(0)


def test_playing_does_not_wait_for_the_hint(page: Page, address: str) -> None:
    kalaha.begin(page, address, players=("", "greedy"))
    page.evaluate("document.querySelector('.hint-ask').click()")
    expect(page.get_by_role("button", name="Thinking …")).to_be_visible()
    kalaha.pit(page, 1).click()
    expect(kalaha.moves(page).nth(2)).to_contain_text("Computer")
    expect(sentence(page)).to_have_count(0)


def test_no_hint_comes(open_page: OpenPage, address: str) -> None:
    page = open_page(service_workers="block")
    page.clock.install()
    page.route("**/worker-*.js", before_worker(HANG_ALWAYS))
    kalaha.begin(page, address)
    with page.expect_console_message(lambda message: message.text == "hangs"):
        ask(page)
    with page.expect_console_message(lambda message: message.text == "hangs"):
        page.clock.fast_forward(LONGER_THAN_A_MOVE)
    page.clock.fast_forward(LONGER_THAN_A_MOVE)
    expect(sentence(page)).to_have_text("No hint came this time. You can ask again.")
    kalaha.play(page, 3)


HAND = ["G3", "CC"]


def test_a_hint_in_taki(page: Page, address: str) -> None:
    taki.lay(page, address, [person("Anna"), computer("Bo")], [HAND, ["G5", "G4", "Y4"]])
    ask(page)
    expect(sentence(page)).to_have_text(
        "Change of colour, now green, and say “Last card!”: then you have one card left."
    )
    assert named(page) == ["call", "CC"]
    taki.button(page, "“Last card!”").click()
    taki.card(page, "change of colour").click()
    assert named(page) == ["call", "CC", "play CC G"]
    page.get_by_role("button", name="green", exact=True).click()
    taki.hear(page, "Anna: “Last card!”")


def test_a_hint_shows_only_what_its_seat_sees(page: Page, address: str) -> None:
    taki.lay(page, address, [person("Anna"), person("Bo")], [["R3", "R4", "B4"], ["G5", "G4", "Y4"]])
    expect(page.get_by_role("button", name=ASK)).to_have_attribute("aria-disabled", "true")
    taki.button(page, "I am Anna").click()
    ask(page)
    expect(sentence(page)).to_have_text(re.compile("^Red [34]: "))


def test_a_hint_in_staka(page: Page, address: str) -> None:
    start = staka_table.position(
        staka_table.GENTLE, pawns=["0,0", "-1,0"], hands=[["WB", "WR"], ["BR"]], doubles=[True, True]
    )
    staka_table.open_link(page, address, staka_table.link(start))
    ask(page)
    expect(sentence(page)).to_have_text("Lay a white–blue stone on K9, white up: steals a stack of 2 from Bo.")
    assert named(page) == ["hand WB 0", "1,-1"]
    page.locator("[data-hinted='1']").click()
    page.locator("[data-hinted='2']").click()
    expect(staka_table.cell(page, "K9")).to_have_accessible_name(re.compile("3 stones high, white on top"))


# -- what each pit is worth ---------------------------------------------------------------------------------------------

VALUES = "Show what each pit is worth"
FIRST = ["=−14", "=−10", "=+8", "=−2", "=−8", "=+4"]


def test_what_each_pit_is_worth(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    page.get_by_role("checkbox", name=VALUES).check()
    worths = kalaha.board(page).locator(".own .worth")
    expect(worths).to_have_count(6)
    assert worths.evaluate_all("all => all.map(one => one.dataset.sign + one.dataset.figure)") == FIRST
    expect(kalaha.pit(page, 3)).to_have_accessible_name(
        "Pit 3, 4 seeds, last one reaches your store: play again, and you win by 8 at best play"
    )
    kalaha.pit(page, 4).hover()
    expect(page.get_by_text("Pit 4: last one falls into pit 1 of Player 2, but you lose by 2")).to_be_visible()
    expect(page.get_by_text("All of them are proved (=).")).to_be_visible()
    kalaha.play(page, 3)
    expect(kalaha.board(page).locator(".worth")).to_have_count(5)
    page.reload()
    expect(kalaha.board(page).locator(".worth")).to_have_count(5)
    page.get_by_role("checkbox", name=VALUES).uncheck()
    expect(kalaha.board(page).locator(".worth")).to_have_count(0)


def test_an_estimate_is_told_from_what_is_proved(page: Page, address: str) -> None:
    kalaha.begin(page, address, preset="Long")
    page.get_by_role("checkbox", name=VALUES).check()
    expect(kalaha.board(page).locator(".worth.about")).to_have_count(6)
    expect(page.get_by_text("They are estimates (≈)")).to_be_visible()
    expect(kalaha.pit(page, 1)).to_have_accessible_name(re.compile(r"about.*looking \d+ turns ahead$"))


@pytest.mark.parametrize("players", [("", ""), ("", "easy")])
def test_help_that_is_switched_off_is_nowhere(page: Page, address: str, players: tuple[str, str]) -> None:
    kalaha.begin(page, address, players=players)
    page.get_by_role("checkbox", name=VALUES).check()
    expect(kalaha.board(page).locator(".worth")).to_have_count(6)
    page.goto(f"{address}#/settings")
    page.get_by_role("group", name="Hints and looking back").get_by_label("No").check()
    page.goto(f"{address}#/play")
    expect(kalaha.board(page)).to_be_visible()
    expect(kalaha.board(page).locator(".worth")).to_have_count(0)
    expect(page.get_by_role("button", name=ASK)).to_have_count(0)
    expect(page.get_by_role("checkbox", name=VALUES)).to_have_count(0)
