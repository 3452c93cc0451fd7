"""Staka in the page: a turn, what is refused and why, the field, the count, and its looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.staka_table import GENTLE, HILL, PEAKS, board, cell, focused, link, live, open_link, position, set_up
from buildtools.paths import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"
STANDING = {"pawns": ["1,0", "-1,1"], "hands": [["WB"], ["RY"]]}


def test_a_turn_walks_and_then_lays_a_stone(page: Page, address: str) -> None:
    open_link(page, address, link(position(GENTLE, phase="move", **STANDING)))
    expect(cell(page, "J10")).to_have_accessible_name("J10, 2 stones high, white on top, one step up, can be walked to")
    expect(cell(page, "J11")).to_have_accessible_name(re.compile("one stone, red on top.*can be swum to"))
    expect(page.get_by_role("button", name="Stay here")).to_have_count(0)
    cell(page, "J10").click()
    expect(cell(page, "J10")).to_have_accessible_name(re.compile("pawn of Anna"))

    page.get_by_role("button", name="Choose the white–blue stone").click()
    expect(cell(page, "K9")).to_have_accessible_name(re.compile("can be laid here, white up"))
    cell(page, "K9").click()
    expect(cell(page, "K9")).to_have_accessible_name(re.compile("3 stones high, white on top"))
    expect(live(page)).to_contain_text("Anna lays a white–blue stone on K9, white up.")
    expect(page.get_by_text("Bo to move")).to_be_visible()


def test_on_the_ground_a_stone_can_be_turned(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    stone = page.get_by_role("button", name="Choose the white–blue stone")
    stone.click()
    expect(cell(page, "K11")).to_have_accessible_name("K11, empty ground, can be laid here, white up")
    page.get_by_role("button", name="Turn it: blue up").click()
    expect(cell(page, "K11")).to_have_accessible_name("K11, empty ground, can be laid here, blue up")
    # On the stack the faces that meet decide, whichever side is shown.
    expect(cell(page, "K9")).to_have_accessible_name(re.compile("can be laid here, white up"))
    cell(page, "K11").click()
    expect(cell(page, "K11")).to_have_accessible_name(re.compile("K11, one stone, blue on top"))


def test_taking_counts_down_the_pot(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    page.get_by_role("button", name="Take a red–yellow stone, 3 left").click()
    expect(page.get_by_role("button", name="red–yellow stone, 2 left")).to_be_visible()
    expect(live(page)).to_contain_text("Anna takes a red–yellow stone.")


def test_the_first_part_can_be_taken_back(page: Page, address: str) -> None:
    open_link(page, address, link(position(GENTLE, phase="move", **STANDING)))
    cell(page, "J10").click()
    page.get_by_role("button", name="Take the step back").click()
    expect(cell(page, "K10")).to_have_accessible_name(re.compile("pawn of Anna"))
    cell(page, "J11").click()
    expect(live(page)).to_contain_text("Anna swims from K10 to J11.")


@pytest.mark.parametrize(
    ("press", "why"),
    [
        ("I10", "That stack is 2 high"),
        ("J10", "2 stones up, from height 1 to height 3"),
        ("K9", "That stone shows blue"),
        ("L9", "No stone lies there"),
        ("pot", "Taking comes in the second part"),
        ("hand", "Laying comes in the second part"),
        ("other", "That belongs to Bo"),
    ],
)
def test_whatever_cannot_be_used_says_why(page: Page, address: str, press: str, why: str) -> None:
    open_link(page, address, link(position({**HILL, "-1,0": "B2"}, phase="move", **STANDING)))
    things = {
        "pot": page.get_by_role("button", name="white–blue stone, 3 left"),
        "hand": page.get_by_role("region", name="Hand of Anna, white").get_by_role("button", name="white–blue stone"),
        "other": page.get_by_role("region", name="Hand of Bo, blue").get_by_role("button", name="red–yellow stone"),
    }
    (things[press] if press in things else cell(page, press)).click(force=True)
    message = page.locator(".message")
    expect(message).to_contain_text(why)
    expect(live(page)).to_contain_text(why)
    message.get_by_role("link", name="Read this rule").click()
    expect(page.locator(".rule.aimed")).to_be_visible()


def test_a_chosen_stone_is_refused_with_its_own_reason(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    page.get_by_role("button", name="Choose the white–blue stone").click()
    cell(page, "L10").click(force=True)
    expect(page.locator(".message")).to_contain_text("touch only the one you stand on")
    cell(page, "J11").click(force=True)
    expect(page.locator(".message")).to_contain_text("red is up there")
    cell(page, "J10").click(force=True)
    expect(page.locator(".message")).to_contain_text("level 4")


def test_two_people_must_agree_before_chance_lays_the_field(page: Page, address: str) -> None:
    set_up(page, address, ["a person", "a person"])
    expect(page.get_by_text("Lay a stone of the field. 12 are left.")).to_be_visible()
    cell(page, "J10").click()
    expect(page.get_by_text("11 are left.")).to_be_visible()
    page.get_by_role("button", name="Lay the rest at random").click()
    page.get_by_role("checkbox", name="Player 1").check()
    expect(page.get_by_text("11 are left.")).to_be_visible()
    page.get_by_role("checkbox", name="Player 2").click()
    expect(page.get_by_text("Choose the stone on which your pawn starts.")).to_be_visible()
    # All twelve lie, and each was a move like any other.
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("1 are left.")).to_be_visible()


def test_hints_lead_through_the_first_turns_and_can_be_switched_off(page: Page, address: str) -> None:
    set_up(page, address, ["a person", "a person"])
    hint = page.get_by_text("A stone is chosen already.")
    expect(hint).to_be_visible()
    page.get_by_role("button", name="Hints for the first turns").click()
    expect(hint).to_have_count(0)
    page.reload()
    expect(board(page)).to_be_attached()
    expect(hint).to_have_count(0)


def test_the_count_names_every_stack_in_turn_and_the_shared_win(page: Page, address: str) -> None:
    over = position(
        PEAKS, colors="WBR", phase="over", turn=None, pot={}, hands=[[], [], []], pawns=["0,0", "1,0", "0,-1"],
        doubles=[False] * 3,
    )  # fmt: skip
    open_link(page, address, link(over, ["person"] * 3))
    expect(page.get_by_role("heading", name=re.compile("Anna.*Carin share the win with 14 each"))).to_be_visible()
    count = page.get_by_role("region", name="The count")
    expect(count.get_by_text("shares the win")).to_have_count(2)
    expect(
        count.get_by_role("button", name="J10, 4 high, tripled because no pawn stands higher: 12 points")
    ).to_be_visible()
    expect(count.get_by_role("button", name="K10, 3 high, doubled by the pawn: 6 points")).to_be_visible()
    count.get_by_role("button", name="Next").click()
    expect(live(page)).to_have_text("Anna: J10, 4 high, tripled because no pawn stands higher: 12 points.")
    count.get_by_role("button", name="Next").click()
    expect(live(page)).to_have_text("Anna: K9, 2 high, 2 points.")
    expect(page.locator(".lit")).to_have_count(1)
    count.get_by_role("button", name="Count stack by stack").click()
    expect(live(page)).to_have_text("Bo: K10, 3 high, doubled by the pawn: 6 points.")
    count.get_by_role("button", name="Pause").click()


def test_the_count_is_there_on_request_during_the_game(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    page.get_by_role("button", name="The count so far").click()
    expect(
        page.get_by_role("region", name="The count so far").get_by_role("button", name="J10, 3 high")
    ).to_be_visible()


def test_covered_stones_can_be_looked_into(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    cell(page, "J10").focus()
    page.keyboard.press("i")
    expect(live(page)).to_have_text("J10, 3 stones, from the top: white over red; red over blue; blue over white.")
    page.get_by_role("button", name="Look into stacks").click()
    cell(page, "K9").click(force=True)
    expect(page.locator(".inside")).to_contain_text("K9")
    page.get_by_role("button", name="Plan with numbers").click()
    expect(page.get_by_role("button", name="View at an angle")).to_be_visible()


def test_the_camera_follows_the_board_and_obeys(page: Page, address: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    stage = page.locator(".stage")
    expect(stage).to_have_attribute("data-camera", "fit")
    page.get_by_role("button", name="Zoom in").click()
    expect(stage).to_have_attribute("data-camera", "free")
    wide = cell(page, "J10").bounding_box()
    page.get_by_role("button", name="Show the whole board").click()
    expect(stage).to_have_attribute("data-camera", "fit")
    fitted = cell(page, "J10").bounding_box()
    assert wide is not None
    assert fitted is not None
    assert wide["width"] > fitted["width"]
    box = stage.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 30, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 90, box["y"] + 60, steps=4)
    page.mouse.up()
    moved = cell(page, "J10").bounding_box()
    assert moved is not None
    assert moved["x"] > fitted["x"] + 30
    cell(page, "J10").focus()
    page.keyboard.press("0")
    expect(stage).to_have_attribute("data-camera", "fit")


def test_keys_lead_to_the_six_neighbours_and_list_what_is_reachable(page: Page, address: str) -> None:
    open_link(page, address, link(position(GENTLE, phase="move", **STANDING)))
    cell(page, "K10").focus()
    for key, name in [
        ("ArrowLeft", "J10"), ("ArrowRight", "K10"), ("Home", "K9"), ("End", "J10"), ("PageUp", "K9"),
        ("PageDown", "K10"), ("q", "K9"), ("a", "J9"), ("z", "I10"), ("c", "I11"), ("d", "J11"), ("e", "K10"),
    ]:  # fmt: skip
        page.keyboard.press(key)
        assert focused(page).startswith(f"{name},"), key
    page.keyboard.press("l")
    expect(live(page)).to_contain_text("Can be walked to: J10.")
    expect(live(page)).to_contain_text("Can be swum to:")
    assert page.locator('.table-top [tabindex="0"][data-at]').count() == 1


@pytest.mark.parametrize(
    ("code", "language", "wait", "part"),
    [
        ("en", "English", "Take a stone from the pot, or choose one to lay.", "Take or lay"),
        ("nl", "Nederlands", "Pak een steen uit de pot, of kies er een om te leggen.", "Pakken of leggen"),
        ("sv", "Svenska", "Ta en sten ur potten, eller välj en att lägga.", "Ta eller lägg"),
    ],
)
def test_every_language_speaks_staka(page: Page, address: str, code: str, language: str, wait: str, part: str) -> None:
    open_link(page, address, link(position(HILL, **STANDING)))
    page.locator("header select").select_option(code)
    expect(page.get_by_text(wait)).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text=part)).to_be_visible()
    for number in range(1, 8):
        page.locator(".cell-button").nth(number).click(force=True)
    page.goto(f"{address}#/learn/staka")
    expect(page.locator(".chapter").first).to_be_visible()
    expect(page.locator(".example .caption").last).to_be_visible()
    assert language


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 1440])
def test_staka_is_accessible_and_fits(page: Page, address: str, theme: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(reduced_motion="reduce", color_scheme="dark" if theme == "dark" else "light")
    open_link(page, address, link(position(HILL, **STANDING)))
    page.get_by_role("button", name="Choose the white–blue stone").click()
    cell(page, "L10").click(force=True)
    page.get_by_role("button", name="The count so far").click()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [(one["id"], [node["html"] for node in one["nodes"]][:3]) for one in found["violations"]] == []


def test_learn_has_small_boards_to_try(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"{address}#/learn/staka")
    example = page.locator("article.example").filter(has_text="Colour on colour")
    example.get_by_role("button", name="Forward").click()
    expect(example.locator(".caption")).to_contain_text("white up")
    example.get_by_role("button", name="Try it yourself").click()
    example.get_by_role("button", name="Choose the white–blue stone").click()
    example.get_by_role("button", name=re.compile("^K9,.*can be laid here")).click()
    expect(example.get_by_role("button", name=re.compile("^K9, 3 stones high, white on top"))).to_be_visible()
