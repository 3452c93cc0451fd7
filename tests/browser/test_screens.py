"""Every screen: languages, widths, accessibility, what is learnt and what is remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buildtools.paths import NODE_MODULES

from . import kalaha
from .conftest import OpenPage

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
WORDS = {
    "en": ("The rules of Kalaha", "Start the game", "Pit 3, 4 seeds"),
    "nl": ("De regels van Kalaha", "Begin het spel", "Kuil 3, 4 zaden"),
    "sv": ("Regler för Kalaha", "Starta partiet", "Grop 3, 4 kulor"),
}


def complaints(page: Page) -> list[Any]:
    """What axe-core finds; the content policy keeps scripts out of the page, but not out of the debugger."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]][:3]) for one in found]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_on_any_screen(page: Page, address: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(address)
    expect(page.get_by_role("link", name="Play Kalaha")).to_be_visible()
    assert complaints(page) == []
    page.goto(f"{address}#/setup/kalaha")
    page.get_by_text("All options").click()
    assert complaints(page) == []
    page.goto(f"{address}#/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert complaints(page) == []
    page.goto(f"{address}#/opponents/staka")
    expect(page.get_by_role("table", name="4 seats")).to_be_visible()
    assert complaints(page) == []
    page.goto(f"{address}#/learn/kalaha/capture")
    expect(page.get_by_role("button", name="Try it yourself").nth(1)).to_be_visible()
    assert complaints(page) == []
    kalaha.begin(page, address)
    kalaha.play(page, 3)
    kalaha.press(kalaha.pit(page, 3))
    expect(page.get_by_role("link", name="Read this rule")).to_be_visible()
    assert complaints(page) == []
    kalaha.begin(page, address, players=("random", "random"), preset="Small")
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_visible()
    assert complaints(page) == []


@pytest.mark.parametrize("language", WORDS)
def test_the_language_of_the_browser(open_page: OpenPage, address: str, language: str) -> None:
    title, start, pit = WORDS[language]
    page = open_page(locale=language)
    page.goto(f"{address}#/learn/kalaha")
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.goto(f"{address}#/setup/kalaha")
    page.get_by_role("button", name=start).click()
    expect(page.get_by_role("button", name=re.compile(f"^{pit}"))).to_be_visible()


def test_the_language_can_be_chosen_and_is_remembered(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    page.get_by_role("combobox", name="Language").select_option("sv")
    expect(page.get_by_role("button", name=re.compile("^Grop 3, 4 kulor, den sista når ditt bo"))).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name=re.compile("^Grop 3, "))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "sv")


def test_every_screen_fits_320_pixels(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport={"width": 320, "height": 640})

    def fits() -> bool:
        return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    page.goto(address)
    expect(page.get_by_role("link", name="Play Kalaha")).to_be_visible()
    assert fits()
    for screen in ("setup/kalaha", "settings", "learn/kalaha"):
        page.goto(f"{address}#/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert fits(), screen
    kalaha.begin(page, address)
    kalaha.play(page, 3)
    assert fits()
    for thing in kalaha.board(page).get_by_role("button").all():
        box = thing.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 24


def test_every_rule_can_be_read_and_has_its_address(page: Page, address: str) -> None:
    page.goto(f"{address}#/learn/kalaha")
    expect(page.get_by_role("button", name="Try it yourself").first).to_be_visible()
    for rule in [
        "turn",
        "own",
        "empty",
        "sow",
        "skip",
        "lap",
        "again",
        "capture",
        "nocapture",
        "end",
        "sweep",
        "result",
        "over",
    ]:
        entry = page.locator(f"#rule-{rule}")
        expect(entry).to_have_count(1)
        expect(entry.get_by_role("link", name=f"kalaha.{rule}", exact=True)).to_be_visible()
    page.goto(f"{address}#/learn/kalaha/nocapture")
    page.reload()
    expect(page.locator("#rule-nocapture")).to_be_in_viewport()


def test_an_example_step_by_step_and_then_by_oneself(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}#/learn/kalaha")
    example = page.get_by_role("article").filter(has=page.get_by_role("heading", name="A capture"))
    forward, back = (example.get_by_role("button", name=name, exact=True) for name in ("Forward", "Back"))
    expect(example).to_contain_text("Step 1 of")
    forward.click()
    expect(example).to_contain_text("sows 3 seeds from pit 1")
    back.click()
    expect(example).to_contain_text("Step 1 of")
    example.get_by_role("button", name="Play", exact=True).click()
    expect(example).to_contain_text("are in the store")
    example.get_by_role("button", name="Try it yourself").click()
    example.get_by_role("button", name=re.compile("^Pit 1, 3 seeds, last one falls into .*: captures 6$")).click()
    expect(example.get_by_role("button", name=re.compile("^Store of Player 1, 15 seeds$"))).to_be_visible()
    example.get_by_role("button", name="Same position again").click()
    expect(example.get_by_role("button", name=re.compile("^Pit 1, 3 seeds"))).to_be_visible()


def test_learning_leaves_the_game_on_the_table_as_it_is(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 3)
    page.get_by_role("link", name="Rules").click()
    page.get_by_role("button", name="Try it yourself").first.click()
    page.get_by_role("button", name=re.compile("^Pit 6, 14 seeds")).click()
    page.get_by_role("link", name="Go on playing").click()
    expect(kalaha.moves(page)).to_have_count(2)
    kalaha.play(page, 1)
    expect(kalaha.moves(page)).to_have_count(3)


def test_play_goes_on_without_any_storage(open_page: OpenPage, address: str) -> None:
    page = open_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    kalaha.begin(page, address)
    expect(page.get_by_role("alert")).to_contain_text("does not let the page remember")
    kalaha.play(page, 3, 1)
    expect(kalaha.moves(page)).to_have_count(3)


def test_play_goes_on_when_the_storage_is_full(open_page: OpenPage, address: str) -> None:
    page = open_page()
    page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }")
    kalaha.begin(page, address)
    expect(page.get_by_role("alert")).to_contain_text("no room left")
    kalaha.play(page, 3, 1)
    expect(kalaha.moves(page)).to_have_count(3)


@pytest.mark.parametrize("rubbish", ["{", '{"serial": 99, "record": {"format": 1}, "ply": 0}', "[]", '"x"'])
def test_the_newest_good_game_wins(page: Page, address: str, rubbish: str) -> None:
    kalaha.begin(page, address)
    kalaha.play(page, 3, 1)
    expect(kalaha.moves(page)).to_have_count(3)
    page.evaluate(
        """(rubbish) => {
          const slots = ["spelbord.game.0", "spelbord.game.1"];
          const serial = (key) => JSON.parse(localStorage.getItem(key)).serial;
          localStorage.setItem(slots.sort((a, b) => serial(b) - serial(a))[0], rubbish);
        }""",
        rubbish,
    )
    page.reload()
    expect(kalaha.moves(page)).to_have_count(2)
    kalaha.play(page, 1)


def test_settings_are_remembered(page: Page, address: str) -> None:
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="Dark").check()
    page.get_by_role("radio", name="Fast").check()
    page.get_by_role("radio", name="At once").check()
    page.reload()
    expect(page.get_by_role("radio", name="Dark")).to_be_checked()
    expect(page.get_by_role("radio", name="Fast")).to_be_checked()
    expect(page.get_by_role("radio", name="At once")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_an_address_that_leads_nowhere(page: Page, address: str) -> None:
    for hash_ in ("nowhere", "setup/chess", "learn/chess", "%E0%A4%A"):
        page.goto(f"{address}#/{hash_}")
        expect(page.get_by_role("heading", name="There is nothing at this address")).to_be_visible()
