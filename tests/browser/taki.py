"""What the TAKI tests share: games put on the table by a record, and the parts of the screen by role and name."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, expect

from spelbord import taki
from spelbord.record import Player, Record

# Cards that come in few hands, so that a test need not count them.
PILE = ["G8", "B9", "R9", "G1", "G9", "Y8", "R8", "Y9", "G6"] * 2


def person(name: str) -> Player:
    return Player(name, "person", None)


def computer(name: str, level: str = "greedy") -> Player:
    return Player(name, "computer", level)


# Everything that the live region ever says, as a screen reader hears it.
LISTEN = """
window.heard = [];
new MutationObserver(() => {
  const text = document.getElementById("live")?.textContent;
  if (text && text !== window.heard.at(-1)) window.heard.push(text);
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


def remember(page: Page, store: Mapping[str, Any]) -> None:
    """Let the page find things in its storage when it first opens; nothing moves on it."""
    wanted = {"settings": {"speed": "off", "pace": "fast", "theme": "light"}, **store}
    pairs = [[f"spelbord.{key}", json.dumps(value)] for key, value in wanted.items()]
    page.add_init_script(LISTEN)
    page.add_init_script(
        f"if (!localStorage.length) for (const [key, value] of {json.dumps(pairs)}) localStorage.setItem(key, value);"
    )


def resume(page: Page, address: str, record: Record) -> None:
    """Go on with a game that the page remembers, from its last ply."""
    remember(page, {"game.0": {"serial": 1, "record": record.json(), "ply": len(record.actions)}})
    page.goto(f"{address}#/play")


def lay(
    page: Page,
    address: str,
    players: Sequence[Player],
    hands: Sequence[Sequence[str]],
    options: Mapping[str, Any] | None = None,
    **position: Any,
) -> None:
    """Put a position on the table: the hands, red 5 on top unless told, seat 0 to move."""
    start = {"hands": [list(hand) for hand in hands], "draw": PILE, "discard": ["R5"], "turn": 0, **position}
    chosen = taki.Options.read(dict(options or {})).json()
    record = Record("taki", chosen, len(players), 0, start, tuple(players))
    resume(page, address, record)
    expect(page.get_by_role("button", name=re.compile("^(I am|Draw a card)"))).to_be_visible()


def begin(page: Page, address: str, players: Sequence[Player], options: Mapping[str, Any] | None = None) -> None:
    """Start a new game from the set-up screen."""
    people = [{"name": one.name, "kind": one.kind, "level": one.level} for one in players]
    chosen = {**taki.Options().json(), **(options or {})}
    remember(page, {"setup.taki": {"options": chosen, "players": people}})
    page.goto(f"{address}#/setup/taki")
    page.get_by_role("button", name="Start the game").click()


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name=re.compile("^Hand of"))


def card(page: Page, name: str) -> Locator:
    return hand(page).get_by_role("button", name=re.compile(f"^{re.escape(name)}(,|$)")).first


def seat(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Players, in the order of play").get_by_role("listitem").filter(has_text=name)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{re.escape(name)}"))


def press(thing: Locator) -> None:
    """Playwright waits for what has aria-disabled; a person just presses it."""
    thing.click(force=True)


def hear(page: Page, text: str) -> None:
    """Wait until the live region has said a text."""
    page.wait_for_function("(text) => window.heard.join(' ').includes(text)", arg=text)
