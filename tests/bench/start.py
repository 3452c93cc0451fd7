"""How fast the page starts, against a page that does nothing but ``loadPyodide()``, in one run on one machine.

``python build.py bench start -- --rounds 3`` prints the table and writes it into ``docs/benchmarks.md``. The two take
turns, every round with empty profiles of its own and several later visits; a ratio is the median of those of all pairs.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

from _report import MARKS, Found, latest, machine, table
from playwright.sync_api import BrowserContext, Page, Playwright, sync_playwright

from bench._sections import replace
from buildtools import chromium, server, site
from buildtools.paths import NODE_MODULES, ROOT
from spelbord.games import GAMES
from spelbord.table import Table

# Later visits in a round.
LATER = 3

BARE_PAGE = """<!doctype html>
<meta charset="utf-8"><title>Nothing but Pyodide</title><link rel="icon" href="data:,">
<script type="module" src="assets/page.js"></script>
"""
BARE_SCRIPT = """
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = () => { window.playable = performance.now(); };
"""
BARE_WORKER = """
import { loadPyodide } from "./pyodide.mjs";
const python = await loadPyodide();
postMessage(python.runPython("1 + 1"));
"""

# Notes when the first thing on the board can be pressed, and everything that kept the page busy until then.
WATCH = """
window.busy = [];
new PerformanceObserver((list) => {
  for (const task of list.getEntries()) if (!window.playable) window.busy.push(task.duration);
}).observe({ type: "longtask", buffered: true });
const look = () => {
  if (document.querySelector("[data-python=ready] [data-board] [data-at]:not([aria-disabled=true])"))
    window.playable ??= performance.now();
  else requestAnimationFrame(look);
};
if (location.hash) requestAnimationFrame(look);
"""

RESTART = """
([url, request]) => new Promise((resolve, reject) => {
  // As the page's own module does it: what is compiled is passed on.
  let module;
  const launch = () => {
    const started = new Worker(module ? `${url}#given` : url, { type: "module" });
    if (module) started.postMessage({ module });
    return started;
  };
  const ask = (worker, request) => request && worker.postMessage({ id: 1, request });
  let worker = launch();
  worker.onmessage = ({ data }) => {
    if (data.failed) reject(new Error(JSON.stringify(data)));
    if (data !== 2 && !data.ready) return;
    module = data.module;
    ask(worker, request?.replace('"seconds":0.01', '"seconds":600'));
    setTimeout(() => {
      const stopped = performance.now();
      worker.terminate();
      worker = launch();
      ask(worker, request);
      worker.onmessage = ({ data }) => {
        if (data !== 2 && !data.id) return;
        resolve(performance.now() - stopped);
        worker.terminate();
      };
    }, 300);
  };
})
"""

ROUND_TRIPS = """
([url, games]) => new Promise((resolve) => {
  const worker = new Worker(url, { type: "module" });
  let answered;
  worker.onmessage = ({ data }) => data.id && answered(JSON.parse(data.answer));
  const ask = (request) => new Promise((done) => {
    answered = done;
    worker.postMessage({ id: 1, request: JSON.stringify(request) });
  });
  const measure = async () => {
    const times = {};
    for (const game of games) {
      times[game] = [];
      for (let seed = 1; times[game].length < 300; seed++) {
        let { view } = await ask({ do: "new", game, seats: 2, options: {}, seed, players: [] });
        for (let i = seed; view.turn !== null && times[game].length < 300; i++) {
          const { action } = view.legal[i % view.legal.length];
          const sent = performance.now();
          ({ view } = await ask({ do: "play", action }));
          times[game].push(performance.now() - sent);
        }
      }
    }
    worker.terminate();
    return times;
  };
  measure().then(resolve);
})
"""


class Counting(server.Handler):
    """Counts the bytes of the files that it sends."""

    sent: list[int]

    def __init__(self, *args: Any, sent: list[int], **kwargs: Any) -> None:
        self.sent = sent
        super().__init__(*args, **kwargs)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        self.sent.append(len(data))
        outputfile.write(data)


@dataclass
class Served:
    """A site, its address, and the sizes of what was sent of it."""

    folder: Path
    address: str
    sent: list[int]

    @property
    def worker(self) -> str:
        return self.address + next(self.folder.glob("assets/worker-*.js")).relative_to(self.folder).as_posix()


@contextmanager
def serving(folder: Path) -> Iterator[Served]:
    sent: list[int] = []
    handler = partial(Counting, directory=str(folder), prefix="/", sent=sent)
    with server.Server(("127.0.0.1", 0), handler) as running:
        Thread(target=running.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield Served(folder, f"http://127.0.0.1:{running.server_port}/", sent)
        finally:
            running.shutdown()


def bare_site(folder: Path) -> Path:
    """The other page; its files lie in ``assets/`` so that the server treats them as it does ours."""
    assets = folder / "assets"
    assets.mkdir(parents=True)
    (folder / "index.html").write_text(BARE_PAGE, encoding="utf-8")
    (assets / "page.js").write_text(BARE_SCRIPT, encoding="utf-8")
    (assets / "worker.js").write_text(BARE_WORKER, encoding="utf-8")
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"):
        shutil.copyfile(NODE_MODULES / "pyodide" / name, assets / name)
    return folder


@contextmanager
def profile(playwright: Playwright, folder: Path) -> Iterator[BrowserContext]:
    """A browser that keeps what it knows in this folder."""
    launch = partial(playwright.chromium.launch_persistent_context, folder, locale="en")
    with launch(executable_path=chromium.ready(), args=list(chromium.SWITCHES)) as context:
        context.add_init_script(WATCH)
        yield context


def visit(context: BrowserContext, address: str) -> tuple[Page, float]:
    """Open a page; gives the milliseconds until one can play."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_function("window.playable", timeout=120_000) if "#" not in address else wait_playable(page)
    return page, page.evaluate("window.playable")


def wait_playable(page: Page) -> None:
    # Our page's policy forbids what wait_for_function does.
    for _ in range(4000):
        if page.evaluate("window.playable"):
            return
        page.wait_for_timeout(30)
    raise TimeoutError(page.inner_text("body"))


def settle(page: Page) -> None:
    """Wait until everything is kept on the device."""
    page.wait_for_selector("html[data-offline=ready]", timeout=120_000)
    for _ in range(200):
        names = page.evaluate("caches.keys()")
        if any("memory" in name for name in names):
            break
        page.wait_for_timeout(100)
    page.wait_for_timeout(1000)


def first_visits(playwright: Playwright, folder: Path, bare: Served, own: Served, found: Found) -> None:
    with profile(playwright, folder / "bare") as context:
        page, time = visit(context, bare.address)
        found["bare first"].append(time)
        found["bare bytes"].append(sum(bare.sent))
        page.wait_for_timeout(2000)
    with profile(playwright, folder / "own") as context:
        page, time = visit(context, f"{own.address}#/load/{Table.new('kalaha').record().link()}")
        found["first"].append(time)
        found["bytes"].append(sum(own.sent))
        found["busy first"].append(max(page.evaluate("window.busy"), default=0))
        settle(page)
        found["bytes in all"].append(sum(own.sent))


def later_visits(playwright: Playwright, folder: Path, bare: Served, own: Served, found: Found) -> None:
    with profile(playwright, folder / "bare") as context:
        page, time = visit(context, bare.address)
        found["bare later"].append(time)
        found["bare restart"].append(page.evaluate(RESTART, [f"{bare.address}assets/worker.js", None]))
    with profile(playwright, folder / "own") as context:
        page, time = visit(context, f"{own.address}#/play")
        found["later"].append(time)
        found["busy later"].append(max(page.evaluate("window.busy"), default=0))
        asked = json.dumps({"do": "bot", "level": "greedy", "seconds": 0.01, "view": "VIEW"}, separators=(",", ":"))
        view = json.dumps(page.evaluate(VIEW, own.worker))
        found["restart"].append(page.evaluate(RESTART, [own.worker, asked.replace('"VIEW"', view)]))
    with profile(playwright, folder / "own") as context:
        context.set_offline(True)
        found["offline"].append(visit(context, f"{own.address}#/play")[1])


def round_trips(playwright: Playwright, folder: Path, own: Served) -> dict[str, list[float]]:
    with profile(playwright, folder / "own") as context:
        page, _ = visit(context, f"{own.address}#/play")
        times: dict[str, list[float]] = page.evaluate(ROUND_TRIPS, [own.worker, list(GAMES)])
        return times


VIEW = """
(url) => new Promise((resolve) => {
  const worker = new Worker(url, { type: "module" });
  worker.postMessage({ id: 1, request: '{"do":"new","game":"kalaha"}' });
  worker.onmessage = ({ data }) => {
    if (!data.id) return;
    worker.terminate();
    resolve(JSON.parse(data.answer).view);
  };
})
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    found: Found = {name: [] for name in MARKS}
    with sync_playwright() as playwright:
        for number in range(rounds):
            with (
                tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name,
                serving(bare_site(Path(name) / "site")) as bare,
                serving(site.build()) as own,
            ):
                first_visits(playwright, Path(name), bare, own, found)
                for _ in range(LATER):
                    later_visits(playwright, Path(name), bare, own, found)
                trips = round_trips(playwright, Path(name), own)
            print(f"round {number + 1} of {rounds}: {latest(found)}", flush=True)
    text = table(found, trips, machine())
    print(text)
    replace(ROOT / "docs" / "benchmarks.md", "start", "build.py bench start", text)


if __name__ == "__main__":
    main()
