"""Whole games of TAKI on the page: by keyboard, between computers, and by several people at one screen."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from buildtools.paths import NODE_MODULES
from spelbord import bots
from spelbord import taki as rules
from spelbord.core import Rng
from spelbord.record import Record

from .taki import begin, button, card, computer, hand, lay, person, resume

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
MANY_PLIES = 240_000

# What a screen reader calls the thing that has the focus.
NAME = """
() => {
  const here = document.activeElement;
  return (here?.querySelector(".sr") ?? here)?.textContent.trim().replace(/\\s+/g, " ") ?? "";
}
"""


def focused(page: Page) -> str:
    name: str = page.evaluate(NAME)
    return name


def tab_to(page: Page, wanted: str) -> None:
    """Go back a few steps, then forwards, until something with this name has the focus."""
    for key in ["Shift+Tab"] * 5 + ["Tab"] * 30:
        if re.search(wanted, focused(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no Tab leads to {wanted}")


def my_turn(page: Page) -> str:
    """Wait until something is to be decided: ``card``, ``run``, ``ask``, ``draw``, ``pass`` or ``over``."""
    handle = page.wait_for_function(
        """() => {
          const names = [...document.querySelectorAll("main button")].map(
            (one) => (one.querySelector(".sr") ?? one).textContent.trim());
          const starts = (text) => names.some((name) => name.startsWith(text));
          if (starts("Rematch")) return "over";
          if (!starts("“Last card!”")) return null;
          if (starts("Let it be")) return "ask";
          if (names.some((name) => name.endsWith(", can be played"))) return "card";
          if (starts("Close the run")) return "run";
          return starts("Play nothing more") ? "pass" : "draw";
        }"""
    )
    found: str = handle.json_value()
    return found


def act_by_keyboard(page: Page, what: str) -> None:
    if what == "card":
        tab_to(page, "^(?!Draw|“Last).*can (not )?be played|cannot be played")
        page.keyboard.press("Home")
        while not focused(page).endswith(", can be played"):
            before = focused(page)
            page.keyboard.press("ArrowRight")
            assert before or focused(page)
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)
        if page.get_by_role("group", name="Which colour?").is_visible():
            page.keyboard.press("Enter")
    else:
        wanted = {"run": "^Leave it open", "ask": "^Let it be", "draw": "^Draw ", "pass": "^Play nothing more"}
        tab_to(page, wanted[what])
        page.keyboard.press("Enter")


def test_a_whole_game_by_keyboard_alone(page: Page, address: str) -> None:
    page.goto(f"{address}#/setup/taki")
    page.emulate_media(reduced_motion="reduce")
    expect(button(page, "Start the game")).to_be_visible()
    tab_to(page, "^Start the game")
    page.keyboard.press("Enter")
    moves = page.locator(".moves li")
    while (what := my_turn(page)) != "over":
        before = moves.count()
        act_by_keyboard(page, what)
        page.wait_for_function("(count) => document.querySelectorAll('.moves li').length > count", arg=before)
    expect(page.get_by_role("heading", name=re.compile("wins$"))).to_be_visible()


@pytest.mark.parametrize("seats", [2, 4, 10])
def test_computers_play_whole_games(page: Page, address: str, seats: int) -> None:
    begin(page, address, [computer(f"Bot {seat}", ("greedy", "random")[seat % 2]) for seat in range(seats)])
    expect(page.get_by_role("heading", name=re.compile("^Bot .* wins?$|share the win"))).to_be_visible(
        timeout=MANY_PLIES
    )


def test_nothing_of_another_hand_is_in_the_page(page: Page, address: str) -> None:
    begin(page, address, [person("Anna"), person("Ben"), computer("Bot")])
    expect(page.get_by_text("Pass the device to Anna.")).to_be_visible()
    # The screen does not wait for Python; the record does.
    page.wait_for_function("() => Object.values(localStorage).some((text) => text.includes('\"record\"'))")
    saved = max(_saved(page), key=lambda one: one["serial"])
    assert set(saved["record"]) == {"format", "game", "options", "seats", "players", "seed", "actions"}
    start = rules.start(3, rules.Options(), saved["record"]["seed"])
    assert _cards_in(page) == []
    button(page, "I am Anna").click()
    expect(hand(page)).to_be_visible()
    assert sorted(_cards_in(page)) == sorted(start.hands[0])
    choice = hand(page).get_by_role("button", name=re.compile("can be played$"))
    (choice.first if choice.count() else button(page, "Draw a card")).click()
    if page.get_by_role("group", name="Which colour?").is_visible():
        page.keyboard.press("Enter")
    expect(page.locator(".moves li")).not_to_have_count(0)
    while not button(page, "I am ").is_visible():
        button(page, "Leave it open").click()
    assert _cards_in(page) == []
    views = [one["view"] for one in _saved(page) if one["view"]]
    assert views
    assert all(isinstance(count, int) for view in views for count in view["position"]["hands"])


def _saved(page: Page) -> list[Any]:
    texts = page.evaluate(
        "() => Object.entries(localStorage).filter(([key]) => key.startsWith('spelbord.game.')).map(([, text]) => text)"
    )
    return [json.loads(text) for text in texts]


def _cards_in(page: Page) -> list[str]:
    """The cards of hands in the page, wherever it may keep them."""
    found: list[str] = page.evaluate("() => [...document.querySelectorAll('[data-at]')].map((one) => one.dataset.at)")
    return found


def test_the_curtain_says_nothing_about_hands(page: Page, address: str) -> None:
    lay(page, address, [person("Anna"), person("Ben")], [["G7", "GS", "K", "Y5"], ["BT", "B+", "Y6", "BK"]])
    secret = ["green 7", "green stop", "king", "yellow 5", "blue taki", "blue plus", "yellow 6", "breaker"]
    text = page.locator("html").evaluate("(root) => root.outerHTML + document.title").lower()
    assert not [name for name in secret if name in text]
    button(page, "I am Anna").click()
    expect(card(page, "king")).to_be_visible()
    text = page.locator("html").evaluate("(root) => root.outerHTML + document.title").lower()
    assert not [name for name in secret[4:7] if name in text]
    card(page, "king").click()
    button(page, "Play nothing more").click()
    expect(button(page, "I am Ben")).to_be_focused()
    text = page.locator("html").evaluate("(root) => root.outerHTML + document.title").lower()
    assert not [name for name in secret[:2] + secret[3:] if name in text]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, address: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    hands = [["+3", "B5", "Y7", "CC", "RT", "G4"], ["G4", "B6", "Y5", "BK"], ["Y4", "R6", "G3"]]
    lay(page, address, [person("Anna"), person("Ben"), computer("Bot")], hands, {"tournament": True})
    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", scheme)
    button(page, "I am Anna").click()
    assert _complaints(page) == []
    card(page, "change of colour").click()
    expect(page.get_by_role("group", name="Which colour?")).to_be_visible()
    assert _complaints(page) == []
    button(page, "Another card").click()
    button(page, "“Last card!”").click()
    card(page, "green 4").click(force=True)
    expect(page.get_by_role("link", name="Read this rule")).to_be_visible()
    assert _complaints(page) == []
    button(page, "“Last card!”").click()
    card(page, "plus three").click()
    button(page, "I am Ben").click()
    expect(button(page, "Break it")).to_be_visible()
    assert _complaints(page) == []


def _complaints(page: Page) -> list[Any]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run()).violations")
    return [(one["id"], [node["html"][:200] for node in one["nodes"]][:3]) for one in found]


def test_computers_play_a_tournament_to_its_end(page: Page, address: str) -> None:
    """From its deal on in the list of moves; the first phases were played before, as they take hundreds of moves."""
    options = rules.Options(tournament=True)
    state, actions, greedy, rng = rules.start(2, options, 23), [], bots.player("taki", "greedy"), Rng.seeded(1)
    while state.turn is not None and min(state.phases or ()) > 2:
        actions.append(greedy.choose(state.seen_by(state.turn), rng, math.inf))
        state = state.play(actions[-1])
    players = (computer("One"), computer("Two"))
    record = Record("taki", options.json(), 2, 23, None, players, tuple(map(str, actions)))
    resume(page, address, record)
    expect(page.get_by_text("phase 2").first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("wins the tournament$"))).to_be_visible(timeout=MANY_PLIES)
    assert page.locator(".moves li").count() > len(actions)


def test_learn_shows_every_rule_at_work(page: Page, address: str) -> None:
    page.goto(f"{address}#/learn/taki")
    examples = page.get_by_role("article")
    expect(examples).to_have_count(8)
    for number in range(8):
        example = examples.nth(number)
        expect(example.get_by_role("button", name="Try it yourself")).to_be_visible()
        while example.get_by_role("button", name="Forward").get_attribute("aria-disabled") != "true":
            example.get_by_role("button", name="Forward").click()
    expect(examples.first).to_contain_text("Only the stop acted.")
    examples.first.get_by_role("button", name="Try it yourself").click()
    expect(card(page, "red taki")).to_be_visible()
