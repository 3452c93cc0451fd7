"""How strong the levels were measured: the tables of ``docs/strength.md``, for the page that quotes them."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from buildtools.paths import ROOT
from buildtools.process import Stop

NOTE = ROOT / "docs" / "strength.md"
TITLE = ["level", "against", "games", "wins (ties half)", "95 %"]
ROW = re.compile(r"(\d+)\|(\d+)%\|(\d+)%–(\d+)%")


def known(games: Iterable[str], note: Path = NOTE) -> dict[str, list[dict[str, Any]]]:
    """For each game its tables: ``[{"form": heading, "rows": [{"level", "against", "games", "wins", "least", "most"}]}]``.

    Wins are in percent with the ends of their 95 % interval; the heading of the usual form of a game is "".
    """
    text = note.read_text(encoding="utf-8")
    return {game: _tables(game, text, note.name) for game in games}


def _tables(game: str, text: str, name: str) -> list[dict[str, Any]]:
    part = re.search(rf"<!-- {game}: written by .*?-->\n(.*?)<!-- {game}: end -->", text, re.DOTALL)
    if not part:
        raise Stop(f"docs/{name} has no part about {game}: python build.py bench bots --only {game} writes it.")
    tables: list[dict[str, Any]] = []
    form, titled = "", False
    for line in part[1].splitlines():
        cells = line.strip("| ").split(" | ")
        if line.startswith("### "):
            form = line.removeprefix("### ")
        elif not line.startswith("| "):
            titled = titled and line.startswith("|-")
        elif titled:
            tables[-1]["rows"].append(_row(cells, line, name))
        elif cells[: len(TITLE)] == TITLE:
            titled = True
            tables.append({"form": form, "rows": []})
        else:
            raise Stop(f"docs/{name}: a table of {game} should begin with {' | '.join(TITLE)}, not with: {line}")
    return tables


def _row(cells: list[str], line: str, name: str) -> dict[str, Any]:
    found = ROW.fullmatch("|".join(cells[2:5]))
    if not found:
        raise Stop(f"docs/{name}: this row cannot be read: {line}")
    games, wins, least, most = map(int, found.groups())
    return {"level": cells[0], "against": cells[1], "games": games, "wins": wins, "least": least, "most": most}
