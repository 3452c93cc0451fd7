"""The two workers in which Python runs, as the page uses them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

# The page's own module is bundled away, so these tests speak to a worker as it does.
START_WORKER = """
(url) => new Promise((resolve) => {
  const said = [];
  const worker = new Worker(url, { type: "module" });
  worker.postMessage({ id: 1, request: '{"do": "games"}' });
  worker.postMessage({ id: 2, request: 'not json' });
  worker.onmessage = ({ data }) => {
    said.push(data);
    if (data.failed || data.id === 2) resolve(said);
  };
})
"""


@pytest.fixture
def worker_url(address: str, site: Path) -> str:
    (worker,) = site.glob("assets/worker-*.js")
    return f"{address}assets/{worker.name}"


def test_requests_asked_before_python_is_ready_are_answered_in_order(page: Page, address: str, worker_url: str) -> None:
    page.goto(address)
    said = page.evaluate(START_WORKER, worker_url)
    progress = [message["progress"] for message in said if "progress" in message]
    assert progress[-1]["bytes"] == progress[-1]["total"] > 1_000_000
    assert [message.get("id") for message in said if "id" in message] == [1, 2]
    assert re.search('"ok": ?true.*"kalaha"', said[-2]["answer"])
    assert re.search('"ok": ?false', said[-1]["answer"])


@pytest.mark.parametrize("missing", ["*.whl", "pyodide.asm.wasm.gzip", "pyodide.asm.mjs", "stdlib-*.zip"])
def test_a_missing_file_is_told(page: Page, address: str, worker_url: str, missing: str, problems: list[str]) -> None:
    page.goto(address)
    page.context.route(f"**/{missing}", lambda route: route.fulfill(status=404))
    try:
        said = page.evaluate(START_WORKER, worker_url)
    finally:
        page.context.unroute_all()
    assert said[-1]["failed"]["reason"] == "download"
    problems.clear()
