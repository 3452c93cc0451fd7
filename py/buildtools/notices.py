"""THIRD-PARTY.txt: what in the site was made by others, and on which terms."""

import json
import re
from collections.abc import Iterable
from pathlib import Path

from buildtools.paths import NODE_MODULES
from buildtools.process import Stop

HEADER = """\
Spelbord contains work of others. Each part is listed here with its licence.
"""

# Parts that come inside the pyodide package. The texts of their licences are those of the SPDX list.
INSIDE_PYODIDE = (
    ("CPython and its standard library", "https://www.python.org", "Python-2.0"),
    ("Emscripten's runtime", "https://emscripten.org", "MIT"),
)


def write(bundled: Iterable[str], target: Path) -> None:
    """Name every package of which a file was bundled, and Pyodide with what it holds."""
    names = {"pyodide"}
    for source in bundled:
        if found := re.match(r"(?:.*/)?node_modules/((?:@[^/]+/)?[^/]+)/", source):
            names.add(found[1])
    parts = [HEADER, *map(_package, sorted(names))]
    parts += [_part(title, home, licence, _spdx(licence)) for title, home, licence in INSIDE_PYODIDE]
    target.write_text("\n".join(parts), encoding="utf-8", newline="\n")


def _package(name: str) -> str:
    folder = NODE_MODULES / name
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    licence = facts.get("license", "")
    texts = sorted(p for p in folder.iterdir() if re.match(r"(?i)(licen[cs]e|copying|notice)", p.name))
    text = "\n".join(p.read_text(encoding="utf-8") for p in texts) if texts else _spdx(licence)
    repository = facts.get("repository", "")
    home = facts.get("homepage") or (repository if isinstance(repository, str) else repository.get("url", ""))
    return _part(f"{name} {facts['version']}", home, licence, text)


def _part(title: str, home: str, licence: str, text: str) -> str:
    return f"{'=' * 80}\n{title} - {licence}\n{home}\n{'=' * 80}\n\n{text.strip()}\n"


def _spdx(licence: str) -> str:
    file = NODE_MODULES / "spdx-license-list" / "licenses" / f"{licence}.json"
    if not file.is_file():
        raise Stop(f"There is no text for the licence {licence!r}: see py/buildtools/notices.py.")
    return str(json.loads(file.read_text(encoding="utf-8"))["licenseText"])
