"""A game of Kalaha as a person plays it, found by role and name."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from . import kalaha
from .conftest import OpenPage


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the thing with the focus has this name."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if re.search(wanted, focused(page)):
            return
    raise AssertionError(f"no Tab leads to {wanted}")


def focused(page: Page) -> str:
    """The name of what has the focus."""
    name: str = page.evaluate(
        "() => { const e = document.activeElement;"
        " return e.getAttribute('aria-label') ?? (e.labels?.[0] ?? e).textContent.trim().replace(/\\s+/g, ' ') }"
    )
    return name


def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(address)
    page.get_by_role("link", name="Play Kalaha").wait_for()
    tab_to(page, "Play Kalaha")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Kalaha")).to_be_focused()
    page.get_by_role("radio", name="Classic").wait_for()
    tab_to(page, "^Classic")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("radio", name="Small")).to_be_checked()
    tab_to(page, "Player 2 is")
    page.keyboard.type("a p")
    tab_to(page, "Start the game")
    page.keyboard.press("Enter")
    expect(kalaha.board(page)).to_be_visible()

    expect(page).to_have_title("Kalaha – Spelbord")
    tab_to(page, "^Pit 1, 3 seeds, last one")
    result = page.get_by_role("heading", name=kalaha.RESULT)
    for _ in range(200):
        if result.is_visible():
            break
        legal = kalaha.board(page).get_by_role("button", name=kalaha.LEGAL)
        wanted = legal.first.get_attribute("aria-label") or ""
        here, there = (int(name.split()[1].strip(",")) for name in (focused(page), wanted))
        for _ in range(abs(there - here)):
            page.keyboard.press("ArrowRight" if there > here else "ArrowLeft")
        assert focused(page) == wanted
        done = kalaha.moves(page).count()
        page.keyboard.press("Enter")
        expect(kalaha.moves(page)).to_have_count(max(done + 1, 2))
    expect(result).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text(result.inner_text())


def test_one_tab_stop_and_arrows_inside_the_board(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    assert kalaha.board(page).locator("[tabindex='0']").count() == 1
    tab_to(page, "^Pit 1, ")
    page.keyboard.press("ArrowUp")
    assert focused(page) == "Pit 6 of Player 2, 4 seeds"
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "Store of Player 2, 0 seeds"
    page.keyboard.press("End")
    assert focused(page) == "Store of Player 1, 0 seeds"
    page.keyboard.press("ArrowLeft")
    assert focused(page).startswith("Pit ")
    assert kalaha.board(page).locator("[tabindex='0']").count() == 1


def test_a_pit_says_what_would_happen(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    expect(kalaha.pit(page, 3)).to_have_accessible_name("Pit 3, 4 seeds, last one reaches your store: play again")
    kalaha.pit(page, 3).hover()
    expect(page.get_by_text("Pit 3: last one reaches your store: play again.")).to_be_visible()


def test_what_is_illegal_is_explained_and_leads_to_the_rule(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 3)
    expect(page.get_by_role("status")).to_contain_text("plays again")
    kalaha.press(kalaha.pit(page, 3))
    expect(page.get_by_role("status")).to_have_text("Pit 3 is empty: there is nothing to sow.")
    kalaha.press(kalaha.pit(page, 2, "Player 2"))
    expect(page.get_by_role("status")).to_have_text("That pit is not yours: choose one of your own row.")
    kalaha.press(kalaha.board(page).get_by_role("button", name="Store of Player 1"))
    expect(page.get_by_role("status")).to_contain_text("Seeds in a store stay there")
    page.get_by_role("link", name="Read this rule").click()
    rule = page.locator("#rule-own")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    page.get_by_role("link", name="Go on playing").click()
    expect(kalaha.moves(page)).to_have_count(2)


def test_undo_redo_and_the_list_of_moves(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    start = kalaha.counts(page)
    kalaha.play(page, 3, 1)
    expect(kalaha.moves(page)).to_have_count(3)
    after = kalaha.counts(page)
    undo, redo = (page.get_by_role("button", name=name, exact=True) for name in ("Undo", "Redo"))
    undo.click()
    undo.click()
    expect(kalaha.pit(page, 1)).to_have_accessible_name(kalaha.LEGAL)
    assert kalaha.counts(page) == start
    expect(undo).to_have_attribute("aria-disabled", "true")
    redo.click()
    expect(page.get_by_text("looking back: move 1 of 2")).to_be_visible()
    kalaha.moves(page).nth(2).get_by_role("button").click()
    expect(redo).to_have_attribute("aria-disabled", "true")
    assert kalaha.counts(page) == after
    kalaha.moves(page).nth(1).get_by_role("button").click()
    expect(page.get_by_text("looking back: move 1 of 2")).to_be_visible()
    kalaha.pit(page, 2).click()
    expect(kalaha.moves(page).nth(2)).to_contain_text("Pit 2")
    expect(kalaha.moves(page)).to_have_count(3)


def test_a_game_survives_a_reload(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 3, 1)
    expect(kalaha.moves(page)).to_have_count(3)
    before = kalaha.counts(page)
    page.reload()
    expect(kalaha.moves(page)).to_have_count(3)
    assert kalaha.counts(page) == before
    page.goto(address)
    page.get_by_role("link", name="Go on playing").click()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("looking back: move 1 of 2")).to_be_visible()
    page.reload()
    expect(page.get_by_text("looking back: move 1 of 2")).to_be_visible()


def test_computers_play_to_the_result_and_again(page: Page, address: str) -> None:
    kalaha.begin(page, address, players=("greedy", "random"), preset="Small")
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_visible()
    expect(page.get_by_role("region", name=kalaha.RESULT)).to_contain_text("game was over")
    first = kalaha.moves(page).nth(1).inner_text()
    page.get_by_role("button", name="Rematch, the other begins").click()
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_hidden()
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_visible()
    assert "Computer 1" in first
    kalaha.press(kalaha.pit(page, 1))
    expect(page.get_by_role("status")).to_contain_text("The game is over.")


def test_a_computer_answers_a_person(page: Page, address: str) -> None:
    kalaha.begin(page, address, players=("", "greedy"))
    kalaha.pit(page, 1).click()
    expect(kalaha.moves(page).nth(2)).to_contain_text("Computer")
    expect(kalaha.pit(page, 2)).to_have_accessible_name(kalaha.LEGAL)
    page.get_by_role("button", name="Undo").click()
    expect(kalaha.pit(page, 1)).to_have_accessible_name(kalaha.LEGAL)
    expect(page.get_by_text("looking back: move 0 of")).to_be_visible()


def test_sowing_is_shown_seed_by_seed_and_can_be_skipped(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    page.emulate_media(reduced_motion="no-preference")
    kalaha.pit(page, 1).click()
    expect(kalaha.board(page).locator(".hand")).to_be_visible()
    page.keyboard.press("Escape")
    expect(kalaha.board(page).locator(".hand")).to_be_hidden()
    expect(kalaha.moves(page)).to_have_count(2)


def test_the_board_turns_or_stays(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1)
    expect(page.get_by_role("group", name="Kalaha board, Player 2 sits below")).to_be_visible()
    page.get_by_role("checkbox", name="Turn the board").uncheck()
    expect(page.get_by_role("group", name="Kalaha board, Player 1 sits below")).to_be_visible()
    expect(kalaha.board(page).get_by_role("button", name=kalaha.LEGAL)).to_have_count(6)


def test_a_link_brings_the_game_to_another_browser(page: Page, open_page: OpenPage, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 3, 1)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("link to this game").input_value()
    assert link.startswith(f"{address}#/load/")
    before = kalaha.counts(page)
    other = open_page(locale="en")
    other.goto(link)
    expect(kalaha.moves(other)).to_have_count(3)
    assert kalaha.counts(other) == before
    other.goto(f"{address}#/load/1-rubbish")
    expect(other.get_by_role("alert")).to_contain_text("does not lead to a game")
    other.get_by_role("link", name="Go on playing").click()
    assert kalaha.counts(other) == before
