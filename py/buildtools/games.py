"""What the page shall know of the games before Python has started in it: asked of the bridge while building."""

import itertools
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from buildtools.digests import digest, files_under, is_done, mark_done
from buildtools.paths import PACKAGE, WORK
from buildtools.process import run_quietly

KEPT = WORK / "games.json"
# What depends on chance differs between some of these seeds.
SEEDS = range(8)
# What set-up knows of a view by itself.
KNOWN = {"game", "options", "players"}

# A number of seats, and options.
Form = tuple[int, dict[str, Any]]


def known() -> dict[str, Any]:
    """``{"facts": see `games` of the bridge, "openings": see `openings`}``."""
    stamp, value = WORK / "games.stamp", digest(files=[*files_under(PACKAGE), Path(__file__)], base=PACKAGE.parent)
    if not (KEPT.is_file() and is_done(stamp, value)):
        (answer,) = ask([{"do": "games"}])
        games = answer["games"]
        made = {"facts": games, "openings": {game["name"]: openings(game) for game in games}}
        KEPT.write_text(json.dumps(made), encoding="utf-8")
        mark_done(stamp, value)
    found: dict[str, Any] = json.loads(KEPT.read_text(encoding="utf-8"))
    return found


def openings(game: dict[str, Any]) -> dict[str, Any]:
    """How a game begins: ``{"options": [name, …], "views": {form: view}}``.

    ``options`` are those on which the opening depends; a form is the JSON of the number of seats and the values of
    these options. A view is an onlooker's. In a game that hides something, what chance decides is null; in the others,
    chance means that there is no view.
    """
    choices = {option["name"]: option["choices"] for option in game["options"]}
    least = game["seats"][0]
    single = [(name, choice) for name in choices for choice in choices[name]]
    usual, *others = _views(game["name"], [(least, {}), *((least, {name: choice}) for name, choice in single)])
    changing = {name for (name, _), views in zip(single, others, strict=True) if views != usual}
    names = [name for name in choices if name in changing]
    combinations = list(itertools.product(*(choices[name] for name in names)))
    forms = [(seats, dict(zip(names, values, strict=True))) for values in combinations for seats in game["seats"]]
    deals = iter(_views(game["name"], forms))
    made = {}
    for values in combinations:
        some = {json.dumps([seats, *values], separators=(",", ":")): next(deals) for seats in game["seats"]}
        # What few seeds do not show with one number of seats they show with another.
        if all(_drawable(views, game["hidden"]) for views in some.values()):
            made.update({form: _common(views) for form, views in some.items()})
    return {"options": names, "views": made}


def _drawable(views: Sequence[dict[str, Any]], hidden: bool) -> bool:
    return _common(views)["turn"] is not None and (hidden or all(view == views[0] for view in views))


def _views(game: str, forms: Sequence[Form]) -> list[list[dict[str, Any]]]:
    """For every form the opening views of some games."""
    asked = [
        {"do": "new", "game": game, "seats": seats, "options": options, "seed": seed, "seat": None}
        for seats, options in forms
        for seed in SEEDS
    ]
    views = [{key: said for key, said in answer["view"].items() if key not in KNOWN} for answer in ask(asked)]
    return [views[at : at + len(SEEDS)] for at in range(0, len(views), len(SEEDS))]


def _common(values: Sequence[Any]) -> Any:
    """What all of them say; null for what they do not agree on."""
    first = values[0]
    if all(isinstance(value, dict) and value.keys() == first.keys() for value in values):
        return {key: _common([value[key] for value in values]) for key in first}
    return first if all(value == first for value in values) else None


def ask(requests: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """The bridge's answers, from a process of its own: these sources, whatever is installed."""
    printed = run_quietly(
        [sys.executable, "-B", "-m", "spelbord", "bridge"],
        "The rules package does not answer the build.",
        env={"PYTHONPATH": str(PACKAGE.parent)},
        given="".join(f"{json.dumps(request)}\n" for request in requests),
    )
    return [json.loads(line) for line in printed.splitlines()]
