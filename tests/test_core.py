"""Chance and the small parts of the contract."""

from __future__ import annotations

import pytest

from spelbord import check, core
from spelbord.core import BadAction, BadOption, Rng
from spelbord.games import find


def test_the_generator_gives_the_same_numbers_on_every_python() -> None:
    rng = Rng.seeded(1)
    assert [rng.below(100) for _ in range(8)] == [62, 82, 3, 79, 41, 25, 97, 39]
    assert 0 <= rng.state < 1 << 48


def test_seeds_of_any_size_differ() -> None:
    seeds = (0, 1, 2, 1 << 48, 1 << 49, (1 << 48) + 1, 1 << 100)
    assert len({Rng.seeded(seed).state for seed in seeds}) == len(seeds)


@pytest.mark.parametrize("seed", [-1, 1.0, True, None, "1"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    with pytest.raises(BadOption):
        Rng.seeded(seed)  # type: ignore[arg-type]  # that is the test


@pytest.mark.parametrize("count", [1, 2, 3, 6, 7, 116])
def test_every_number_is_as_likely(count: int) -> None:
    rng, tries = Rng(3), 2000 * count
    seen = [0] * count
    for _ in range(tries):
        seen[rng.below(count)] += 1
    # 2000 expected each; five standard deviations are some 220
    assert all(abs(times - 2000) < 240 for times in seen)


def test_a_shuffle_keeps_everything_and_moves_it() -> None:
    cards, rng = list(range(116)), Rng(9)
    rng.shuffle(cards)
    assert sorted(cards) == list(range(116))
    assert cards != list(range(116))


def test_names_that_are_promised_are_there() -> None:
    assert all(hasattr(core, name) for name in core.__all__)


def test_an_unknown_game() -> None:
    for name in ("chess", None, ["kalaha"]):
        with pytest.raises(BadOption):
            find(name)


def test_a_bad_action_shows_only_its_beginning() -> None:
    assert BadAction("x" * 500).details()["text"] == "x" * 60


def test_checks_name_the_field() -> None:
    assert check.truth(True, "on", BadOption) is True
    with pytest.raises(BadOption) as bad:
        check.truth(1, "on", BadOption)
    assert bad.value.field == "on"
    assert BadOption("on", "must be so").details() == {
        "kind": "BadOption",
        "message": "option: on: must be so",
        "field": "on",
        "problem": "must be so",
    }
