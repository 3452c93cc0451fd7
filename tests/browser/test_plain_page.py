"""The wheel is for any Pyodide page, not only for ours; there it plays the very same games."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from buildtools import python_env, server
from buildtools.paths import NODE_MODULES
from golden import playthrough

GOLDEN = Path(playthrough.__file__).parent

PLAIN_PAGE = """<!doctype html>
<meta charset="utf-8"><title>A plain Pyodide page</title><link rel="icon" href="data:,">
<script type="module">
  import { loadPyodide } from "./pyodide/pyodide.mjs";
  window.pyodide = loadPyodide();
</script>
"""

PLAY = """
from spelbord import kalaha

state = kalaha.start()
while state.turn is not None:
    state = state.play(state.legal()[0])
sum(state.scores())
"""


@pytest.fixture
def plain_page_address(tmp_path: Path, site: Path) -> Iterator[str]:
    (tmp_path / "index.html").write_text(PLAIN_PAGE, encoding="utf-8")
    shutil.copytree(NODE_MODULES / "pyodide", tmp_path / "pyodide")
    shutil.copytree(site / "python", tmp_path / "site")
    shutil.copytree(python_env.page_wheels(), tmp_path / "packages")
    with server.serving(tmp_path) as url:
        yield url


INSTALL = """async ([micropip, wheel]) => {
  const pyodide = await window.pyodide;
  await pyodide.loadPackage(micropip, { messageCallback: () => {} });
  await pyodide.pyimport("micropip").install(wheel);
}"""


@pytest.fixture
def plain_page(page: Page, plain_page_address: str, site: Path) -> Page:
    """A page of somebody else, in whose Python micropip has installed the wheel."""
    (wheel,) = site.glob("python/*.whl")
    (micropip,) = python_env.page_wheels().glob("micropip-*.whl")
    page.goto(plain_page_address)
    page.wait_for_function("window.pyodide")
    page.evaluate(INSTALL, [f"{plain_page_address}packages/{micropip.name}", f"{plain_page_address}site/{wheel.name}"])
    return page


def run(page: Page, code: str) -> Any:
    return page.evaluate("async code => (await window.pyodide).runPython(code)", code)


def test_the_wheel_installs_with_micropip(plain_page: Page) -> None:
    assert run(plain_page, PLAY) == 48


def test_the_golden_playthroughs_come_out_the_same_in_the_browser(plain_page: Page) -> None:
    script = Path(playthrough.__file__).read_text(encoding="utf-8").replace("__main__", "not run here")
    for name, arguments in playthrough.GOLDEN.items():
        text = run(plain_page, f"{script}\nplaythrough(*{arguments!r})")
        assert text == (GOLDEN / f"{name}.txt").read_text(encoding="utf-8"), name
