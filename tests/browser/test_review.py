"""Looking back at a finished game: where something was given away, and the better move on a copy."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spelbord import kalaha as rules
from spelbord.record import Player, Record

from . import kalaha
from .test_play import focused, tab_to
from .test_screens import complaints

ANNA, BO, COMPUTER = Player("Anna", "person", None), Player("Bo", "person", None), Player("Robo", "computer", "easy")
# With three pits and two seeds in each everything can be solved at once: Anna gives away what she had won.
OPTIONS = rules.Options(pits=3, seeds=2)


def played(*pits: int) -> list[str]:
    """The actions of a game that begins so and goes on with the first pit that there is."""
    state, actions = rules.start(2, OPTIONS), [str(pit) for pit in pits]
    for action in actions:
        state = state.play(rules.parse(action))
    while state.turn is not None:
        actions.append(str(state.legal()[0]))
        state = state.play(state.legal()[0])
    return actions


def finished(page: Page, address: str, *pits: int, players: tuple[Player, ...] = (ANNA, BO)) -> None:
    page.emulate_media(reduced_motion="reduce")
    made = Record("kalaha", OPTIONS.json(), 2, 0, None, players, tuple(played(*pits))).link()
    page.goto(f"{address}#/load/{made}")
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_visible()


def look_back(page: Page) -> None:
    page.get_by_role("link", name="Look back at the game").click()
    expect(page.get_by_role("heading", level=1, name="Looking back")).to_be_focused()
    expect(page.get_by_role("progressbar")).to_have_count(0)


def moments(page: Page) -> Locator:
    return page.get_by_role("region", name="Where something was given away").get_by_role("listitem")


def saved(page: Page) -> Any:
    games = page.evaluate("[0, 1].map(slot => localStorage.getItem(`spelbord.game.${slot}`))")
    return max((json.loads(game) for game in games if game), key=lambda game: game["serial"])


def test_where_something_was_given_away(page: Page, address: str) -> None:
    finished(page, address)
    look_back(page)
    expect(moments(page)).to_have_count(3)
    first, second, third = moments(page).all()
    expect(first).to_contain_text("Move 1, Anna: Pit 1")
    expect(first).to_contain_text("Better: Pit 2 – another turn")
    expect(first).to_contain_text("For Anna, a win by 4 became a loss by 8.")
    expect(first).to_contain_text("12 given away")
    expect(second).to_contain_text("For Bo, a win by 8 became a win by 6.")
    expect(third).to_contain_text("Better: Pit 3 – ")
    ahead = page.get_by_role("region", name="Who was ahead")
    expect(ahead).to_contain_text("Anna found the best in 0 of 2 choices.")
    expect(ahead).to_contain_text("Bo found the best in 1 of 2 choices.")
    expect(ahead.get_by_role("img", name="at its best 4 for Anna, at its best 8 for Bo")).to_be_visible()


def test_the_better_move_is_played_on_a_copy(page: Page, address: str) -> None:
    finished(page, address)
    before = saved(page)
    look_back(page)
    moment = moments(page).first
    moment.get_by_role("button", name="Try the better move").click()
    copy = moment.get_by_role("group", name="A copy of the game")
    expect(kalaha.pit(page, 2)).to_have_accessible_description("Pit 2: another turn, and you win by 4 at best play.")
    copy.get_by_role("button", name="Play Pit 2").click()
    expect(copy).to_contain_text("Anna plays again.")
    expect(copy.get_by_role("button", name="Same position again")).to_be_visible()
    kalaha.pit(page, 3).click()
    expect(kalaha.pit(page, 1, "Anna")).to_be_visible()
    copy.get_by_role("button", name="Same position again").click()
    expect(copy.get_by_role("button", name="Play Pit 2")).to_be_visible()
    moment.get_by_role("button", name="Put it away").click()
    expect(copy).to_have_count(0)
    assert saved(page) == before
    page.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("heading", name=kalaha.RESULT)).to_be_visible()
    expect(kalaha.moves(page)).to_have_count(6)
    look_back(page)
    expect(moments(page)).to_have_count(3)


def test_the_computers_moves_are_looked_at_too(page: Page, address: str) -> None:
    finished(page, address, players=(ANNA, COMPUTER))
    look_back(page)
    moment = moments(page).nth(1)
    expect(moment).to_contain_text("Move 2, Robo: Pit 1")
    moment.get_by_role("button", name="Try the better move").click()
    moment.get_by_role("button", name="Play Pit 2").click()
    expect(moment.get_by_role("button", name="Same position again")).to_be_visible()
    # It earned another turn with it, which it plays itself.
    expect(kalaha.board(page).get_by_role("button", name=kalaha.LEGAL)).not_to_have_count(0)


def test_by_keyboard(page: Page, address: str) -> None:
    finished(page, address)
    tab_to(page, "^Look back")
    page.keyboard.press("Enter")
    expect(moments(page)).to_have_count(3)
    tab_to(page, "^Try the better move")
    page.keyboard.press("Enter")
    expect(kalaha.pit(page, 2)).to_have_accessible_description("Pit 2: another turn, and you win by 4 at best play.")
    assert focused(page) == "Put it away"
    tab_to(page, "^Pit 2, ")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Same position again")).to_be_visible()


def test_it_can_be_stopped_and_go_on(page: Page, address: str) -> None:
    finished(page, address)
    page.evaluate(
        "() => { location.hash = '#/review'; addEventListener('hashchange', () => "
        "document.querySelector('.review-progress button').click(), { once: true }) }"
    )
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(moments(page)).to_have_count(3)


def test_only_a_finished_game_can_be_looked_back_at(page: Page, address: str) -> None:
    kalaha.begin(page, address)
    expect(page.get_by_role("link", name="Look back")).to_have_count(0)
    page.goto(f"{address}#/review")
    expect(page.get_by_text("Only a finished game of Kalaha")).to_be_visible()


def test_help_that_is_switched_off(page: Page, address: str) -> None:
    page.goto(f"{address}#/settings")
    page.get_by_role("group", name="Hints and looking back").get_by_label("No").check()
    finished(page, address)
    expect(page.get_by_role("link", name="Look back")).to_have_count(0)
    page.goto(f"{address}#/review")
    expect(page.get_by_text("Only a finished game of Kalaha")).to_be_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, address: str, scheme: Any) -> None:
    page.emulate_media(color_scheme=scheme)
    finished(page, address)
    look_back(page)
    assert complaints(page) == []
    moments(page).first.get_by_role("button", name="Try the better move").click()
    expect(page.locator(".hint-said")).to_be_visible()
    page.get_by_role("checkbox", name="Show what each pit is worth").check()
    expect(kalaha.board(page).locator(".worth")).to_have_count(3)
    assert complaints(page) == []
