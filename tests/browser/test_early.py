"""Before Python is there: everything but the game itself, and the game as one knows it, on which a press is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, Route, expect

from . import kalaha
from .conftest import OpenPage

KEPT = re.compile("Got it")


@pytest.fixture
def page(open_page: OpenPage) -> Page:
    page = open_page(service_workers="block")
    page.emulate_media(reduced_motion="reduce")
    return page


@contextmanager
def without_python(page: Page) -> Iterator[None]:
    """Within this, Python's WebAssembly does not arrive; then it does."""
    held: list[Route] = []
    page.route("**/*.wasm.gzip", lambda route: held.append(route))
    yield
    for route in held:
        route.continue_()
    page.unroute("**/*.wasm.gzip")


def ready(page: Page) -> None:
    expect(page.locator("[data-python=ready]")).to_be_attached()
    expect(page.locator("[data-early]")).to_have_count(0)


def stored(page: Page) -> list[dict[str, object]]:
    """The saved games, the newest first."""
    slots = [page.evaluate(f"JSON.parse(localStorage.getItem('spelbord.game.{slot}'))") for slot in (0, 1)]
    return sorted(filter(None, slots), key=lambda saved: -saved["serial"])


def reload(page: Page) -> None:
    page.goto("about:blank")
    page.go_back()


# -- no game ----------------------------------------------------------------------------------------------------------


def test_rules_and_set_up_need_no_python(page: Page, address: str) -> None:
    with without_python(page):
        page.goto(address)
        page.get_by_role("link", name="Learn the rules of Staka").click()
        expect(page.get_by_role("heading", name="The rules of Staka")).to_be_visible()
        expect(page.get_by_text("staka.swim", exact=True)).to_be_visible()
        page.get_by_role("link", name="Play", exact=True).click()

        page.get_by_label("Number of players").select_option("4")
        page.get_by_label("Name of player 1").fill("Ida")
        page.get_by_label("Player 3 is").select_option("hard")
        page.get_by_role("radio", name="Closed").check()
        page.get_by_text("All options").click()
        page.get_by_label("Rounds without a stone").select_option("3")
        page.get_by_role("button", name="Swap players 1 and 2").click()
        expect(page.get_by_label("Name of player 2")).to_have_value("Ida")
        expect(page.locator("main progress")).to_have_count(0)
        page.get_by_role("link", name="Settings").click()
        page.get_by_role("radio", name="Nederlands").check()
        expect(page.get_by_role("heading", name="Instellingen")).to_be_visible()


# -- a new game -------------------------------------------------------------------------------------------------------


def test_a_new_game_is_there_at_once_and_a_press_is_kept(page: Page, address: str) -> None:
    with without_python(page):
        kalaha.begin(page, address)
        kalaha.pit(page, 1).click()
        expect(page.get_by_text(KEPT).first).to_be_visible()
        kalaha.pit(page, 3).press("Enter")
        expect(page.locator("[data-wish]")).to_have_attribute("data-at", "0:3")
        expect(page.get_by_role("status")).to_contain_text(KEPT)
        assert kalaha.moves(page).count() == 0
    ready(page)
    expect(kalaha.moves(page)).to_have_count(2)
    expect(page.get_by_text(KEPT)).to_have_count(0)
    assert kalaha.counts(page)[-7:] == ["4", "4", "0", "5", "5", "5", "1"]


def test_a_new_game_that_has_not_begun_survives_a_reload(page: Page, address: str) -> None:
    with without_python(page):
        kalaha.begin(page, address, preset="Small")
        reload(page)
        expect(kalaha.board(page)).to_be_visible()
        kalaha.pit(page, 2).click()
    ready(page)
    assert kalaha.counts(page) == ["0", "3", "3", "3", "3", "3", "0", "4", "4", "1"]
    assert stored(page)[0]["record"]["actions"] == ["2"]


def test_a_press_that_is_not_allowed_is_explained_when_the_rules_are_there(page: Page, address: str) -> None:
    with without_python(page):
        kalaha.begin(page, address, preset="Small")
        kalaha.press(kalaha.pit(page, 2, "Player 2"))
        expect(page.get_by_text(KEPT).first).to_be_visible()
    expect(page.get_by_role("link", name="Read this rule")).to_be_visible()
    expect(page.get_by_text(KEPT)).to_have_count(0)
    assert len(kalaha.counts(page)) == 10


def test_a_stone_chosen_early_stays_chosen(page: Page, address: str) -> None:
    with without_python(page):
        page.goto(f"{address}#/setup/staka")
        page.get_by_label("Player 2 is").select_option("")
        page.get_by_role("button", name="Start the game").click()
        page.locator(".staka [data-at^='field ']").last.click()
        chosen = page.locator(".question").inner_text()
        turn = page.get_by_role("button", name=re.compile("^Turn it"))
        turn.click()
        turned = turn.inner_text()
    ready(page)
    assert page.locator(".question").inner_text() == chosen
    assert turn.inner_text() == turned


def test_a_game_that_chance_begins_waits_for_the_rules(page: Page, address: str) -> None:
    with without_python(page):
        page.goto(f"{address}#/setup/staka")
        page.get_by_text("All options").click()
        page.get_by_label("The field").first.select_option(index=1)
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_role("progressbar", name="Setting the table")).to_be_visible()
    ready(page)
    expect(page.locator("[data-board=staka]")).to_be_visible()


# -- the game one was at ----------------------------------------------------------------------------------------------


def test_the_saved_game_is_there_at_once_and_a_press_is_kept(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1, 1)
    counts = kalaha.counts(page)
    with without_python(page):
        reload(page)
        expect(kalaha.board(page)).to_be_visible()
        assert kalaha.counts(page) == counts
        page.get_by_role("button", name="Undo").click()
        kalaha.pit(page, 3).click()
        expect(page.get_by_text(KEPT).first).to_be_visible()
    ready(page)
    expect(kalaha.moves(page)).to_have_count(4)
    assert stored(page)[0]["record"]["actions"] == ["1", "1", "3"]


def test_undo_is_kept_too(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1, 1)
    with without_python(page):
        reload(page)
        page.get_by_role("button", name="Undo").click()
    ready(page)
    expect(page.get_by_text("You are looking back: move 1 of 2.")).to_be_visible()


@pytest.mark.parametrize("spoil", ["saved.view.position = 7", "saved.view = 'rubbish'", "delete saved.seal"])
def test_rubbish_is_not_shown(page: Page, address: str, spoil: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1)
    page.evaluate(
        f"""() => {{
          for (const slot of ["spelbord.game.0", "spelbord.game.1"]) {{
            const saved = JSON.parse(localStorage.getItem(slot));
            if (!saved) continue;
            {spoil};
            localStorage.setItem(slot, JSON.stringify(saved));
          }}
        }}"""
    )
    with without_python(page):
        reload(page)
        expect(page.get_by_role("progressbar")).to_be_visible()
        expect(kalaha.board(page)).to_have_count(0)
    ready(page)
    expect(kalaha.moves(page)).to_have_count(2)


def test_a_game_is_not_lost_when_python_fails(page: Page, address: str, problems: list[str]) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 1)
    page.route("**/*.wasm.gzip", lambda route: route.fulfill(status=404))
    reload(page)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("A part of the games did not arrive.")
    kalaha.pit(page, 2).click()
    expect(page.get_by_text(KEPT).first).to_be_visible()
    page.unroute("**/*.wasm.gzip")
    notice.get_by_role("button", name="Try again").click()
    ready(page)
    expect(kalaha.moves(page)).to_have_count(3)
    problems.clear()  # of the start that failed


# -- what nobody may see ----------------------------------------------------------------------------------------------


def test_no_hand_is_stored_or_shown_early(page: Page, address: str) -> None:
    page.goto(f"{address}#/setup/taki")
    page.get_by_label("Player 2 is").select_option("")
    with without_python(page):
        page.reload()
        page.get_by_label("Player 2 is").select_option("")
        page.get_by_role("button", name="Start the game").click()
        expect(page.get_by_text("Pass the device to Player 1")).to_be_visible()
        page.get_by_role("button", name="I am Player 1").click()
        expect(page.locator("[data-board=taki]")).to_be_visible()
        expect(page.locator(".taki [data-at]")).to_have_count(0)
    ready(page)
    expect(page.locator(".fan [data-at]")).to_have_count(8)

    views = [saved["view"] for saved in stored(page)]
    assert views
    assert all(view["position"]["hands"] == [8, 8] and view["legal"] == [] for view in views)
    with without_python(page):
        reload(page)
        expect(page.get_by_text("Pass the device to Player 1")).to_be_visible()
        expect(page.locator("[data-at]")).to_have_count(0)
    ready(page)
    expect(page.locator("[data-at]")).to_have_count(0)
    page.get_by_role("button", name="I am Player 1").click()
    expect(page.locator(".fan [data-at]")).to_have_count(8)


def test_a_card_to_draw_is_drawn_when_the_rules_are_there(page: Page, address: str) -> None:
    with without_python(page):
        page.goto(f"{address}#/setup/taki")
        page.get_by_text("All options").click()
        page.get_by_label("Who can play, must play").select_option("No")
        page.get_by_role("button", name="Start the game").click()
        page.get_by_role("button", name=re.compile("^Draw")).click()
        expect(page.get_by_text(KEPT).first).to_be_visible()
    ready(page)
    expect(page.get_by_role("region", name="Moves").get_by_role("listitem").nth(1)).to_contain_text("draws")
