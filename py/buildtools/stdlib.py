"""The part of Python's standard library that the page needs, as an archive of compiled modules.

Python starts from it in a fraction of the bytes, and without compiling anything. What is in it is found by importing
the rules package in Pyodide itself, so nobody has to keep a list.
"""

import ast
import json
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from buildtools import node_env
from buildtools.digests import digest, is_done, mark_done
from buildtools.paths import NODE_MODULES, PACKAGE, WORK
from buildtools.process import run_quietly

HERE = Path(__file__).parent
ARCHIVE = WORK / "stdlib.zip"
# Modules to be run by hand; the page never imports them.
PROGRAM = re.compile("__main__|make_.*")


def make(wheel: Path) -> Path:
    """The archive for the package in this wheel."""
    script, home = HERE / "stdlib.mjs", NODE_MODULES / "pyodide"
    names = needed()
    stamp = WORK / "stdlib.stamp"
    value = digest(names, files=[wheel, Path(__file__), script, HERE / "stdlib_used.py", home / "package.json"])
    if not (ARCHIVE.is_file() and is_done(stamp, value)):
        made = WORK / "stdlib.json"
        run_quietly(
            [*node_env.node(), script, home, wheel, made, *names],
            "The part of Python's standard library that the page needs could not be found out.",
        )
        _pack({name: bytes.fromhex(code) for name, code in json.loads(made.read_text(encoding="utf-8")).items()})
        mark_done(stamp, value)
    return ARCHIVE


def modules() -> list[str]:
    """The modules of the rules package."""
    return sorted(_name(file) for file in _sources())


def needed() -> list[str]:
    """The same, and what of the standard library any line of them imports, at once or later."""
    trees = (ast.parse(file.read_text(encoding="utf-8")) for file in _sources())
    return sorted({*modules(), *(name for tree in trees for name in _imported(tree))})


def _sources() -> list[Path]:
    return [file for file in PACKAGE.rglob("*.py") if not PROGRAM.fullmatch(file.stem)]


def _name(file: Path) -> str:
    return ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


def _imported(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            names = [node.module or ""]
        yield from (name for name in names if name.partition(".")[0] in sys.stdlib_module_names)


def _pack(modules: dict[str, bytes]) -> None:
    with zipfile.ZipFile(ARCHIVE, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
        for name in sorted(modules):
            entry = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            out.writestr(entry, modules[name])
