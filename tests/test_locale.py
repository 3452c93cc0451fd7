"""The texts of the page: every language says the same things, and every rule has its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from spelbord import bots
from spelbord.games import GAMES

LOCALES = Path(__file__).parents[1] / "web" / "locale"
LANGUAGES = ("en", "nl", "sv")
BOARDS = LOCALES.parent / "boards"
SHOWN = [game for game in GAMES if (BOARDS / f"{game}.js").exists()]
# The board makes the words for these values out of others.
MADE_BY_BOARD = {("staka", "colors")}
FILES = sorted(file.name for file in (LOCALES / "en").glob("*.ftl"))

Texts = dict[str, set[str]]


def texts(file: Path) -> Texts:
    """Every message and attribute of a Fluent file with the names of the variables it uses."""
    found: Texts = {}
    message = name = ""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
        if start := re.match(r"([a-z][a-z0-9-]*) =", line):
            message = name = start[1]
            assert name not in found, f"{file}:{number}: {name} is there twice"
            found[name] = set()
        elif attribute := re.match(r"    \.([a-z0-9-]+) =", line):
            name = f"{message}.{attribute[1]}"
            assert name not in found, f"{file}:{number}: {name} is there twice"
            found[name] = set()
        elif line.strip() and not line.startswith("#"):
            assert line.startswith((" ", "}")), f"{file}:{number}: belongs to nothing"
        if name:
            found[name].update(re.findall(r"\$([a-zA-Z_]+)", line))
    return found


def test_there_is_a_folder_for_each_language() -> None:
    assert sorted(folder.name for folder in LOCALES.iterdir()) == list(LANGUAGES)
    for language in LANGUAGES:
        assert sorted(file.name for file in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_texts_with_the_same_variables(language: str, file: str) -> None:
    assert texts(LOCALES / language / file) == texts(LOCALES / "en" / file)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_is_not_a_copy_of_english(language: str, file: str) -> None:
    ours = (LOCALES / language / file).read_text(encoding="utf-8")
    assert ours != (LOCALES / "en" / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_has_two_homes(language: str) -> None:
    names = [name for file in FILES for name in texts(LOCALES / language / file)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_title_and_a_text(language: str, game: str) -> None:
    there = {name for file in FILES for name in texts(LOCALES / language / file)}
    keys = [f"rule-{rule.value.replace('.', '-')}" for rule in GAMES[game].Rule]
    missing = [key for key in keys for wanted in (key, f"{key}.text") if wanted not in there]
    assert not missing


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_preset_has_its_words(language: str, game: str) -> None:
    there = {name for file in FILES for name in texts(LOCALES / language / file)}
    options = GAMES[game].Options
    wanted = [f"{game}-{part}" for part in ("name", "lead", "learn-lead")]
    for preset in options.presets:
        wanted += [f"{game}-preset-{preset}", f"{game}-preset-{preset}.text"]
    for option in options.facts():
        key = f"{game}-option-{option['name'].replace('_', '-')}"
        wanted.append(key)
        if (game, option["name"]) not in MADE_BY_BOARD:
            words = [choice.replace("_", "-") for choice in option["choices"] if isinstance(choice, str)]
            wanted += [f"{key}.{word}" for word in words]
    assert not [key for key in wanted if key not in there]


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_a_computer_has_its_words(language: str, game: str) -> None:
    there = texts(LOCALES / language / "page.ftl")
    assert not [level for level in bots.levels(game) if f"level-{level}" not in there]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shell_says_in_every_language_what_the_start_screen_says(language: str) -> None:
    shell = (LOCALES.parents[1] / "index.html").read_text(encoding="utf-8")
    (section,) = re.findall(rf'<section lang="{language}">(.*?)</section>', shell, re.DOTALL)
    words = "\n".join(file.read_text(encoding="utf-8") for file in (LOCALES / language).iterdir())
    leads = [re.search(rf"^{name}-lead = (.*)$", words, re.MULTILINE) for name in ("app", *SHOWN)]
    assert set(re.findall(r"(?:<p[^>]*>|</strong> )(.*?)<", section)) == {lead[1] for lead in leads if lead}
