"""What a class may use: a link sets it on a device, and the page about the computer players says how good they are."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from buildtools import strength

from .taki import button


def test_the_link_of_a_class_switches_computers_and_help_off(page: Page, address: str) -> None:
    page.goto(f"{address}#/settings")
    page.get_by_role("group", name="Hints and looking back").get_by_role("radio", name="No").check()
    page.get_by_role("group", name="Computer players", exact=True).get_by_role("radio", name="No").check()
    link = page.get_by_label("Link with these settings").input_value()
    assert link == f"{address}#/class/help=off&computers=off"
    page.evaluate("localStorage.clear()")

    page.goto("about:blank")
    page.goto(f"{address}#/class/help=off&computers=perhaps&noise=1")
    expect(page.get_by_role("alert")).to_contain_text("“computers=perhaps” and “noise=1”")
    page.goto(f"{address}#/setup/kalaha")
    expect(page.get_by_label("Player 2 is")).to_contain_text("computer – easy")

    page.goto(link)
    expect(page.get_by_role("heading", level=1, name="For a class")).to_be_visible()
    expect(page.get_by_role("definition")).to_have_text(["No", "No"])
    page.goto(f"{address}#/setup/kalaha")
    expect(page.get_by_label("Player 2 is")).not_to_contain_text("computer")
    button(page, "Start the game").click()
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
    expect(button(page, "What would you do?")).to_have_count(0)


def test_the_page_about_the_computers_quotes_what_was_measured(page: Page, address: str) -> None:
    page.goto(f"{address}#/setup/staka")
    page.get_by_role("link", name="About the computer players").click()
    expect(page.get_by_role("heading", level=1, name="The computer players of Staka")).to_be_visible()
    usual, *others = strength.known(["staka"])["staka"]
    assert [table["form"] for table in others] == ["3 seats", "4 seats"]
    table = page.get_by_role("table", name="Two seats")
    expect(table.get_by_role("row")).to_have_count(len(usual["rows"]) + 1)
    hard = next(row for row in usual["rows"] if (row["level"], row["against"]) == ("hard", "greedy"))
    row = table.get_by_role("row", name=re.compile("^hard thinks one move ahead"))
    expect(row).to_contain_text(f"{hard['wins']}%")
    expect(row).to_contain_text(f"{hard['least']}% – {hard['most']}%")
    level = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name="medium", exact=True))
    expect(level).to_contain_text("of 10 games against “easy”")


def test_a_game_between_computers_can_be_stopped(page: Page, address: str) -> None:
    page.goto(f"{address}#/setup/kalaha")
    page.get_by_label("Player 1 is").select_option("first")
    button(page, "Start the game").click()
    moves = page.locator(".moves li")
    expect(moves.nth(1)).to_be_visible()
    button(page, "Stop").click()
    expect(button(page, "Go on")).to_be_visible()
    page.wait_for_timeout(1500)
    stopped = moves.count()
    page.wait_for_timeout(1500)
    assert moves.count() == stopped
    button(page, "Go on").click()
    expect(moves.nth(stopped)).to_be_visible()
