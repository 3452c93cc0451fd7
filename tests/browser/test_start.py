"""How Python starts: from its files, from a kept memory, and what happens when either is spoiled."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from buildtools import server, stdlib
from buildtools import site as site_builder
from buildtools.bundle import Bundler

# The page's modules without a worker around them, so that a test can look inside Python.
START = """
async () => {
  const modules = await import("./assets/start.js");
  const boot = async (memory = true) => {
    const missed = (detail) => { throw new Error(detail); };
    modules.watch(() => {}, missed);
    modules.prepare(missed);
    return modules.start({ memory, waking() {}, missed });
  };
  Object.assign(window, modules, { boot });
}
"""

KEEP = "async () => { window.first = await boot(); return snapshot.keep(first.memory); }"
STARTED_FROM = "async () => (await boot()).from"

# Every way to ask of a table, for every game, with computer players to the end.
EXERCISE = """
async () => {
  const { handle } = await boot();
  const faults = [];
  const ask = (request) => {
    const answer = JSON.parse(handle(JSON.stringify(request)));
    if (answer.error?.kind === "Fault") faults.push({ request, answer });
    return answer;
  };
  const played = [];
  for (const game of ask({ do: "games" }).games) {
    let { view } = ask({ do: "new", game: game.name, seats: game.seats[0], options: {}, seed: 7, players: [] });
    for (const level of game.levels) ask({ do: "bot", level, seconds: 0.05 });
    for (const request of [{ do: "hint", seconds: 0.05 }, { do: "analyse", seconds: 0.05 }, { do: "log" },
      { do: "why", action: "nonsense" }, { do: "why", action: view.legal[0].action }]) ask(request);
    while (view.turn !== null && view.ply < 2000) ({ view } = ask({ do: "play", action: view.legal[0].action }));
    const { record, link } = ask({ do: "record" });
    ask({ do: "load", record });
    ask({ do: "load", link });
    ask({ do: "undo" });
    played.push(game.name);
  }
  return { played, faults };
}
"""


@pytest.fixture(scope="module")
def start_address(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site with one script more."""
    copy = tmp_path_factory.mktemp("start")
    shutil.copytree(site, copy, dirs_exist_ok=True)
    assets = json.loads(site_builder.FACTS.read_text(encoding="utf-8"))
    entry = Path(__file__).parent / "start_entry.js"
    name = Bundler(copy / "assets").add(entry, constants={"ASSETS": assets}, flags=site_builder.NODE_ONLY)
    (copy / "assets" / name).rename(copy / "assets" / "start.js")
    (copy / "empty.html").write_text('<!doctype html><title>Empty</title><link rel="icon" href="data:,">')
    with server.serving(copy) as url:
        yield f"{url}empty.html"


@pytest.fixture
def starter(page: Page, start_address: str) -> Page:
    """A page that can start Python again and again."""
    page.goto(start_address)
    page.evaluate("caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))")
    page.evaluate(START)
    return page


def run(page: Page, started: str, code: str) -> Any:
    return page.evaluate("([name, code]) => window[name].python.runPython(code)", [started, code])


def test_the_part_of_the_library_is_enough(starter: Page) -> None:
    done = starter.evaluate(EXERCISE)
    assert done["faults"] == []
    assert "kalaha" in done["played"]


def test_everything_that_any_line_imports_is_there(starter: Page) -> None:
    starter.evaluate("async () => { window.first = await boot(); }")
    run(starter, "first", f"import {', '.join(stdlib.needed())}")


def test_the_second_start_is_from_the_memory_of_the_first(starter: Page) -> None:
    assert starter.evaluate(KEEP)
    assert starter.evaluate("first.from") == "files"
    assert starter.evaluate(STARTED_FROM) == "memory"
    assert starter.evaluate(EXERCISE)["faults"] == []


def test_a_memory_is_not_used_when_a_fresh_start_is_asked_for(starter: Page) -> None:
    starter.evaluate(KEEP)
    assert starter.evaluate("async () => (await boot(false)).from") == "files"
    assert starter.evaluate("snapshot.kept()") is None


SPOIL = """
async (kind) => {
  const [name] = (await caches.keys()).filter((name) => name.includes("memory"));
  const shelf = await caches.open(name);
  const [key] = await shelf.keys();
  const response = await shelf.match(key);
  const memory = new Uint8Array(await response.arrayBuffer());
  const headers = response.headers;
  const spoiled = {
    "a bit": () => { memory[memory.length >> 1] ^= 1; return memory; },
    "cut short": () => memory.slice(0, memory.length >> 1),
    "nothing": () => new Uint8Array(),
  }[kind]();
  await shelf.put(key, new Response(spoiled, { headers }));
}
"""


@pytest.mark.parametrize("kind", ["a bit", "cut short", "nothing"])
def test_a_spoiled_memory_is_thrown_away(starter: Page, kind: str) -> None:
    starter.evaluate(KEEP)
    starter.evaluate(SPOIL, kind)
    assert starter.evaluate(STARTED_FROM) == "files"
    assert starter.evaluate("caches.keys()") == []


def test_a_memory_that_only_looks_good_is_thrown_away(starter: Page) -> None:
    """As that of another Pyodide would, should its name ever be the same."""
    starter.evaluate("snapshot.keep(new Uint8Array(1_000_000).fill(7))")
    assert starter.evaluate(STARTED_FROM) == "files"
    assert starter.evaluate("caches.keys()") == []


def test_a_memory_of_another_version_makes_room(starter: Page) -> None:
    shelf = "`spelbord-memory ${new URL('.', location).href}`"
    starter.evaluate(f"caches.open({shelf}).then((shelf) => shelf.put('old', new Response('old')))")
    starter.evaluate(KEEP)
    kept = starter.evaluate(
        f"caches.open({shelf}).then((shelf) => shelf.keys()).then((keys) => keys.map((k) => k.url))"
    )
    assert len(kept) == 1
    assert "old" not in kept[0].rsplit("/", 1)[1]


@pytest.mark.parametrize(
    "storage",
    [
        "caches.open = () => Promise.reject(new DOMException('denied', 'SecurityError'))",
        "Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))",
        "navigator.storage.estimate = async () => ({ quota: 1000, usage: 999 })",
    ],
    ids=["denied", "full", "little room"],
)
def test_storage_that_does_not_work_changes_nothing(starter: Page, storage: str) -> None:
    starter.evaluate(f"() => {{ {storage} }}")
    assert not starter.evaluate(KEEP)
    assert starter.evaluate(STARTED_FROM) == "files"


def test_chance_is_not_in_the_memory(starter: Page) -> None:
    starter.evaluate("async () => { window.first = await boot(); }")
    run(starter, "first", "import random")
    starter.evaluate("async () => snapshot.keep(first.python.makeMemorySnapshot())")
    starter.evaluate("async () => { window.second = await boot(); window.third = await boot(); }")
    assert starter.evaluate("[second.from, third.from]") == ["memory", "memory"]
    drawn = {run(starter, name, "import random; random.random()") for name in ("second", "third")}
    assert len(drawn) == 2


@pytest.mark.parametrize("start", ["files", "memory"])
def test_the_whole_library_can_be_loaded(starter: Page, start: str) -> None:
    if start == "memory":
        starter.evaluate(KEEP)
    starter.evaluate("async () => { window.first = await boot(); }")
    assert starter.evaluate("first.from") == start
    missing = "import importlib.util; importlib.util.find_spec('statistics') is None"
    assert run(starter, "first", missing)
    starter.evaluate("async () => loadLibrary(first.python)")
    assert run(starter, "first", "import csv, fractions, statistics; statistics.mean([1, 2, 6])") == 3
    assert run(starter, "first", "import pathlib, spelbord; pathlib.Path(spelbord.__file__).is_file()")
