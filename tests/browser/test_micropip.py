"""The wheel is for any Pyodide page, not only for ours."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from buildtools import python_env, server
from buildtools.paths import NODE_MODULES

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


def test_the_wheel_installs_with_micropip(page: Page, plain_page_address: str, site: Path) -> None:
    (wheel,) = site.glob("python/*.whl")
    (micropip,) = python_env.page_wheels().glob("micropip-*.whl")
    page.goto(plain_page_address)
    page.wait_for_function("window.pyodide")
    total = page.evaluate(
        """async ([micropip, wheel, code]) => {
          const pyodide = await window.pyodide;
          await pyodide.loadPackage(micropip, { messageCallback: () => {} });
          await pyodide.pyimport("micropip").install(wheel);
          return pyodide.runPython(code);
        }""",
        [f"{plain_page_address}packages/{micropip.name}", f"{plain_page_address}site/{wheel.name}", PLAY],
    )
    assert total == 48
