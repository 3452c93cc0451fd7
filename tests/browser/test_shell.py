"""The page before its script, and without one: what it is, in the reader's language as far as that is known."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage

LEADS = {"en": "Good table games", "nl": "Goede bordspellen", "sv": "Bra sällskapsspel"}


def only(page: Page, language: str) -> None:
    """The shell speaks one language, as soon as its style is there."""
    expect(page.locator("section:visible")).to_have_count(1)
    assert seen(page, "section") == [language]


def seen(page: Page, part: str) -> list[str]:
    return [language for language in LEADS if page.locator(f"{part}[lang={language}]").is_visible()]


def test_without_scripts_it_speaks_every_language(open_page: OpenPage, address: str) -> None:
    page = open_page(java_script_enabled=False, locale="nl")
    page.goto(address)
    expect(page.get_by_role("heading", level=1, name="Spelbord")).to_be_visible()
    assert seen(page, "section") == list(LEADS)
    assert seen(page, "noscript p") == list(LEADS)
    expect(page.locator("noscript p").first).to_contain_text("allow it for this page")
    expect(page.locator("section[lang=nl]").get_by_role("listitem")).to_contain_text(["Kalaha", "TAKI", "Staka"])


@pytest.mark.parametrize("language", LEADS)
def test_before_the_script_it_speaks_the_language_of_the_browser(
    open_page: OpenPage, address: str, language: str
) -> None:
    page = open_page(locale=f"{language}-SE", service_workers="block")
    page.route("**/app-*.js", lambda _: None)
    page.goto(address, wait_until="commit")
    expect(page.get_by_text(LEADS[language])).to_be_visible()
    only(page, language)
    assert seen(page, "noscript p") == []


def test_before_the_script_it_speaks_the_language_that_was_chosen(open_page: OpenPage, address: str) -> None:
    page = open_page(service_workers="block")
    page.goto(f"{address}#/settings")
    page.get_by_role("radio", name="Svenska").check()
    page.get_by_role("radio", name="Mörkt").check()
    page.route("**/app-*.js", lambda _: None)
    page.goto("about:blank")
    page.goto(address, wait_until="commit")
    expect(page.get_by_text(LEADS["sv"])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    only(page, "sv")
