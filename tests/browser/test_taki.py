"""The TAKI table: what one sees, presses and hears."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import OpenPage
from .taki import begin, button, card, computer, hand, hear, lay, person, press, seat

ANNA, BEN, CLEO = person("Anna"), person("Ben"), person("Cleo")
BOT = computer("Bot")


def test_a_card_that_does_not_fit_says_which_rule(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BOT], [["G4", "R7", "B5", "Y1"], ["G7", "Y5", "B8"]])
    blocked = card(page, "green 4")
    expect(blocked).to_have_attribute("aria-disabled", "true")
    expect(blocked).to_have_accessible_name("green 4, cannot be played: This card does not fit: match red or 5.")
    press(blocked)
    hear(page, "This card does not fit: match red or 5.")
    expect(page.get_by_role("link", name="Read this rule")).to_have_attribute("href", "#/learn/taki/match")
    expect(hand(page).get_by_role("button")).to_have_count(4)
    expect(card(page, "red 7")).to_have_accessible_name("red 7, can be played")


def test_events_are_announced_and_the_table_shows_them(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BOT, BOT], [["R+2", "R7", "B5", "Y1"], ["G7", "Y5", "B8"], ["G3", "Y7", "B3"]])
    card(page, "red plus two").click()
    hear(page, "Bot draws 2 cards.")
    expect(seat(page, "Bot").first).to_contain_text("5 cards")


def test_the_lead_is_shown_apart_from_the_top_card(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BEN], [["CC", "R7", "B5", "Y1"], ["G7", "Y5", "B8"]])
    button(page, "I am Anna").click()
    card(page, "change of colour").click()
    naming = page.get_by_role("group", name="Which colour?")
    expect(naming.get_by_role("button", name="red")).to_be_focused()
    naming.get_by_role("button", name="blue").click()
    expect(page.get_by_role("img", name="Discard pile, on top: change of colour")).to_be_hidden()
    button(page, "I am Ben").click()
    expect(page.get_by_role("img", name="Discard pile, on top: change of colour")).to_be_visible()
    expect(page.get_by_text("To match blue")).to_be_visible()


@pytest.mark.parametrize(("call", "cards"), [(True, 1), (False, 5)])
def test_forgetting_the_last_card_costs_four(page: Page, address: str, call: bool, cards: int) -> None:
    lay(page, address, [ANNA, BOT], [["R1", "B3"], ["G7", "Y5", "B8"]])
    if call:
        button(page, "“Last card!”").click()
        expect(button(page, "“Last card!”")).to_have_attribute("aria-pressed", "true")
    card(page, "red 1").click()
    said = "Anna: “Last card!”" if call else "Anna forgot to say “Last card!” and draws four."
    hear(page, said)
    expect(seat(page, "Anna")).to_contain_text("1 card" if cards == 1 else f"{cards} cards")


def test_the_call_looks_the_same_at_every_moment(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BOT], [["R1", "B3", "Y7"], ["G7", "Y5", "B8"]])
    expect(button(page, "“Last card!”")).to_be_enabled()
    button(page, "“Last card!”").click()
    card(page, "red 1").click()
    hear(page, "This play does not end your turn with one card left.")
    expect(hand(page).get_by_role("button")).to_have_count(3)


def test_a_run_is_built_card_by_card_and_closed(page: Page, address: str) -> None:
    hands = [["RT", "R+2", "R3", "RS", "B4", "G4"], ["G7", "Y5", "B8"], ["G3", "Y7", "B3"]]
    lay(page, address, [ANNA, BEN, CLEO], hands)
    button(page, "I am Anna").click()
    card(page, "red taki").click()
    expect(page.get_by_text("Your run: red")).to_be_visible()
    button(page, "Close the run").click()
    hear(page, "A taki lies on top: you cannot close it yourself")
    for name in ("red plus two", "red 3", "red stop"):
        card(page, name).click()
    expect(hand(page).get_by_role("button")).to_have_count(2)
    press(card(page, "blue 4"))
    hear(page, "In this run only red may go, or a super taki.")
    close = button(page, "Close the run")
    expect(close).to_contain_text("Nobody can use it any more.")
    close.click()
    hear(page, "Ben is skipped.")
    expect(button(page, "I am Cleo")).to_be_visible()


def test_a_run_left_open_is_used_by_the_next(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BEN], [["RT", "B5", "Y7"], ["R4", "R6", "B6", "Y5"]])
    button(page, "I am Anna").click()
    card(page, "red taki").click()
    leave = button(page, "Leave it open")
    expect(leave).to_contain_text("The next player may go on with it.")
    leave.click()
    button(page, "I am Ben").click()
    expect(page.get_by_text("Open run: red")).to_be_visible()
    card(page, "red 4").click()
    expect(page.get_by_text("Your run: red")).to_be_visible()
    button(page, "Close the run").click()
    button(page, "I am Anna").click()
    expect(page.get_by_text("run: red")).to_have_count(0)


def test_a_stack_is_added_to_or_drawn(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BEN], [["R+2", "B5", "Y7"], ["G+2", "G4", "Y5"]])
    button(page, "I am Anna").click()
    card(page, "red plus two").click()
    button(page, "I am Ben").click()
    expect(page.get_by_text("Stack of plus twos: 1")).to_be_visible()
    expect(card(page, "green plus two")).to_have_accessible_name("green plus two, can be played")
    expect(card(page, "yellow 5")).to_have_accessible_name(re.compile("only a plus two or a king may go"))
    button(page, "Draw the 2 cards of the stack").first.click()
    hear(page, "Ben draws 2 cards.")


def test_everybody_is_asked_about_a_plus_three_alike(page: Page, address: str) -> None:
    lay(page, address, [ANNA, BEN, CLEO], [["+3", "B5", "Y7"], ["G4", "B6", "Y5"], ["BK", "Y4", "R6"]])
    button(page, "I am Anna").click()
    card(page, "plus three").click()
    asked = []
    for name in ("Ben", "Cleo"):
        button(page, f"I am {name}").click()
        ask = page.get_by_role("group", name=f"Anna played a plus three. {name}, do you break it?")
        expect(ask).to_be_visible()
        asked.append([ask.get_by_role("button").evaluate_all("all => all.map(one => one.outerHTML)")])
        if name == "Ben":
            button(page, "Break it").click()
            hear(page, "You do not hold that card.")
            button(page, "Let it be").click()
    assert asked[0] == asked[1]
    button(page, "Break it").click()
    hear(page, "Cleo breaks the plus three: Anna draws three instead.")


def test_thirty_cards_fit_a_narrow_screen(open_page: OpenPage, address: str) -> None:
    page = open_page(viewport={"width": 320, "height": 640})
    numbers = "134567"
    many = [color + symbol for color in "RGBY" for symbol in (*numbers, "S")] + ["ST", "K"]
    lay(page, address, [ANNA, BOT], [many, ["G7", "Y5", "B8"]], draw=["R9"])
    cards = hand(page).get_by_role("button")
    expect(cards).to_have_count(30)
    assert cards.evaluate_all("all => Math.max(...all.map((card) => card.getBoundingClientRect().right))") <= 320
    shown = cards.evaluate_all(
        """all => all.filter((card) => {
          const box = card.getBoundingClientRect();
          scrollTo(0, scrollY + box.top - 100);
          const now = card.getBoundingClientRect();
          return document.elementFromPoint(now.left + 12, now.top + 20)?.closest("button") === card;
        }).length"""
    )
    assert shown == 30


WORDS = {
    "en": ("English", "green plus two, can be played", "Draw a card. Draw pile, 18 cards", "“Last card!”"),
    "nl": ("Nederlands", "groene plus twee, kan gespeeld worden", "Trek een kaart. Trekstapel, 18 kaarten", "“Laatste"),
    "sv": ("Svenska", "grön plus två, kan spelas", "Dra ett kort. Draghög, 18 kort", "”Sista kortet!”"),
}


@pytest.mark.parametrize("language", WORDS)
def test_the_table_speaks_three_languages(page: Page, address: str, language: str) -> None:
    own, playable, pile, call = WORDS[language]
    lay(page, address, [ANNA, BOT], [["G+2", "B1", "R7"], ["G7", "Y5", "B8"]], discard=["G5"])
    page.get_by_role("combobox", name="Language").select_option(own)
    expect(page.get_by_role("button", name=playable)).to_be_visible()
    expect(page.get_by_role("button", name=pile)).to_be_visible()
    expect(button(page, call)).to_be_visible()


def test_house_rules_are_told(page: Page, address: str) -> None:
    begin(page, address, [ANNA, BOT], {"run_all": True})
    expect(page.get_by_text("House rules: A run takes every card of its colour – Yes")).to_be_visible()
