"""Every action of every game has a reason of its closed set, and every reason has its words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spelbord import bots
from spelbord.bots import Analysis, Reason
from spelbord.core import Game
from spelbord.games import GAMES
from strategies import games, states
from test_locale import LANGUAGES, LOCALES, texts


@settings(deadline=None, max_examples=60)
@given(st.data(), games)
def test_every_action_has_one(data: st.DataObject, game: Game) -> None:
    state = data.draw(states(game))
    seen = state.seen_by(state.turn)
    actions = seen.legal()
    if not actions:
        return
    # What an analysis says: any value, and a line that may go on with whatever is legal then.
    found = []
    for action in actions:
        after = state.play(action)
        follows = (data.draw(st.sampled_from(after.legal())),) if after.turn == state.turn else ()
        found.append(Analysis(action, data.draw(st.sampled_from((0.0, 1.0))), False, None, (action, *follows)))
    said = bots.reasons(game.name, seen, found)
    assert len(said) == len(actions)
    for reason in said:
        assert sorted(reason.facts) == sorted(bots.kinds(game.name)[reason.kind])
        assert all(type(fact) in (int, str) for fact in reason.facts.values())
    best = max(one.value for one in found)
    for one, reason in zip(found, said, strict=True):
        assert (reason.kind == "only") == (len(actions) == 1)
        assert reason.kind != "best" or one.value == best
        assert reason.kind != "plain" or one.value < best


def test_a_game_without_reasons_of_its_own_has_the_common_ones() -> None:
    state = GAMES["kalaha"].start()
    found = [Analysis(action, float(action.pit == 3), False, None, (action,)) for action in state.legal()]
    assert bots.reasons("chess", state, found)[1:3] == [Reason("plain"), Reason("best")]
    assert set(bots.kinds("chess")) == {"only", "best", "plain"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_words(language: str, game: str) -> None:
    there = texts(LOCALES / language / f"{game}.ftl")
    wanted = {f"{game}-reason-{kind.replace('_', '-')}": facts for kind, facts in bots.kinds(game).items()}
    assert sorted(name for name in there if re.match(f"{game}-reason-", name)) == sorted(wanted)
    for name, facts in wanted.items():
        assert there[name] <= set(facts), name
