"""Without a network: everything that works with one; and new versions, never mixed with old ones."""

from __future__ import annotations

import json
import re
import shutil
import struct
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from buildtools import server
from buildtools import site as site_builder
from spelbord.games import GAMES
from spelbord.table import Table

OpenPage = Callable[..., Page]

# The page's own worker plays every game to its end, a computer at every seat.
PLAY_ALL = """
(url) => new Promise((resolve, reject) => {
  const worker = new Worker(url, { type: "module" });
  const waiting = new Map();
  let last = 0;
  worker.onmessage = ({ data }) => {
    if (data.failed) reject(new Error(JSON.stringify(data.failed)));
    if (data.id) waiting.get(data.id)(JSON.parse(data.answer));
  };
  const ask = (request) => new Promise((answered) => {
    waiting.set(++last, answered);
    worker.postMessage({ id: last, request: JSON.stringify(request) });
  });
  const play = async () => {
    const over = [];
    for (const game of (await ask({ do: "games" })).games) {
      const start = { do: "new", game: game.name, seats: game.seats[0], options: {}, seed: 3, players: [] };
      let { view } = await ask(start);
      while (view.turn !== null) {
        const { action } = await ask({ do: "bot", level: "random", seconds: 0.01 });
        ({ view } = await ask({ do: "play", action }));
      }
      over.push([game.name, view.winners.length]);
    }
    worker.terminate();
    return over;
  };
  play().then(resolve, reject);
})
"""

# How many actions the newest saved game has.
SAVED = """
Math.max(...["spelbord.game.0", "spelbord.game.1"].map((slot) => {
  const saved = JSON.parse(localStorage.getItem(slot) ?? "null");
  return saved ? saved.record.actions.length : -1;
}))
"""


@dataclass
class Deployed:
    """A site on a server that can change and vanish."""

    folder: Path
    url: str
    stack: ExitStack

    def vanish(self) -> None:
        self.stack.close()

    @property
    def worker(self) -> str:
        return self.url + next(self.folder.glob("assets/worker-*.js")).relative_to(self.folder).as_posix()


@pytest.fixture
def deployed(request: pytest.FixtureRequest, site: Path, tmp_path: Path) -> Iterator[Deployed]:
    """Under a path of its host, unless the test says otherwise."""
    prefix = getattr(request, "param", "/some/where/")
    folder = tmp_path / "site"
    shutil.copytree(site, folder)
    with ExitStack() as stack:
        yield Deployed(folder, stack.enter_context(server.serving(folder, prefix)), stack)


def opened(page: Page, url: str) -> None:
    """Load the page, whatever it shows now."""
    page.goto("about:blank")
    page.goto(url)
    expect(page.locator("[data-python=ready]")).to_be_attached()


def reloaded(page: Page) -> None:
    """Without ever leaving the page, so that a new version has no chance to take over by itself."""
    page.reload()
    expect(page.locator("[data-python=ready]")).to_be_attached()


def kept(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")


def saved(page: Page, actions: int) -> None:
    """The newest saved game gets this many actions."""
    deadline = time.monotonic() + 10
    while page.evaluate(SAVED) != actions:
        assert time.monotonic() < deadline, page.evaluate(SAVED)
        page.wait_for_timeout(50)


def game_link() -> str:
    """A game of two people, two moves old."""
    table = Table.new("kalaha")
    table.play("1")
    table.play("2")
    return table.record().link()


@pytest.mark.parametrize("deployed", ["/", "/some/where/"], indirect=True)
def test_everything_works_without_a_network(open_page: OpenPage, deployed: Deployed, problems: list[str]) -> None:
    page = open_page()
    opened(page, f"{deployed.url}#/load/{game_link()}")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
    kept(page)

    deployed.vanish()
    page.context.set_offline(True)
    opened(page, f"{deployed.url}#/play")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
    assert page.evaluate(SAVED) == 2
    page.locator("[data-board=kalaha] [data-at]:not([aria-disabled=true])").first.click()
    saved(page, 3)
    opened(page, f"{deployed.url}#/play")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
    assert page.evaluate(SAVED) == 3

    over = page.evaluate(PLAY_ALL, deployed.worker)
    assert [game for game, _ in over] == list(GAMES)
    assert all(winners for _, winners in over)

    # Not even the kept memory is needed.
    page.evaluate("caches.keys().then((all) => caches.delete(all.find((name) => name.includes('memory'))))")
    opened(page, f"{deployed.url}#/settings")
    expect(page.locator("#offline-title")).to_be_visible()
    for language in ("nl", "sv"):
        page.locator(f"input[name=language][value={language}]").check()
        expect(page.locator("html")).to_have_attribute("lang", language)
    assert problems == []


# -- new versions -----------------------------------------------------------------------------------------------------


def stamp(folder: Path, version: str) -> None:
    """Make it another version: shell and script, whose names are new as after any change, say which."""
    (script,) = folder.glob("assets/app-*.js")
    text = re.sub(r"^document.documentElement.dataset.script=.*\n", "", script.read_text(encoding="utf-8"))
    script.unlink()
    name = f"assets/app-{version}.js"
    (folder / name).write_text(f'document.documentElement.dataset.script="{version}";\n{text}', encoding="utf-8")
    shell = (folder / "index.html").read_text(encoding="utf-8")
    shell = re.sub(r"assets/app-[^.]+\.js", name, shell)
    shell = re.sub(r"<html[^>]*>", f'<html lang="en" data-shell="{version}">', shell)
    (folder / "index.html").write_text(shell, encoding="utf-8")
    site_builder.seal(folder)


def versions(page: Page) -> tuple[str, str]:
    shell, script = page.evaluate("[document.documentElement.dataset.shell, document.documentElement.dataset.script]")
    return shell, script


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.update()).catch(() => undefined)")


def test_a_new_version_waits_until_it_is_wanted(open_page: OpenPage, deployed: Deployed, problems: list[str]) -> None:
    stamp(deployed.folder, "one")
    page = open_page()
    opened(page, f"{deployed.url}#/load/{game_link()}")
    kept(page)
    assert versions(page) == ("one", "one")

    stamp(deployed.folder, "two")
    notice = page.locator(".update")
    reloaded(page)
    assert versions(page) == ("one", "one")
    expect(notice).to_be_visible()
    notice.get_by_role("button", name="Later").click()
    expect(notice).to_have_count(0)

    reloaded(page)
    assert versions(page) == ("one", "one")
    assert page.evaluate(PLAY_ALL, deployed.worker)
    with page.expect_navigation():
        notice.get_by_role("button", name="Update now").click()
    expect(page.locator("[data-python=ready]")).to_be_attached()
    assert versions(page) == ("two", "two")
    assert page.evaluate(SAVED) == 2
    page.goto(f"{deployed.url}#/play")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()

    kept(page)
    deployed.vanish()
    opened(page, deployed.url)
    assert versions(page) == ("two", "two")
    assert problems == []


def test_half_a_new_version_is_none(open_page: OpenPage, deployed: Deployed, problems: list[str]) -> None:
    stamp(deployed.folder, "one")
    page = open_page()
    opened(page, deployed.url)
    kept(page)
    stamp(deployed.folder, "two")
    whole = (deployed.folder / "index.html").read_text(encoding="utf-8")
    (deployed.folder / "index.html").write_text(whole.replace("two", "one"), encoding="utf-8")
    reloaded(page)
    look_for_update(page)
    assert versions(page) == ("one", "one")
    expect(page.locator(".update")).to_have_count(0)
    problems.clear()

    (deployed.folder / "index.html").write_text(whole, encoding="utf-8")
    for _ in range(20):  # the first looks may still be busy with the half
        look_for_update(page)
        page.wait_for_timeout(500)
        if page.locator(".update").count():
            break
    expect(page.locator(".update")).to_be_visible()
    assert versions(page) == ("one", "one")


def test_another_tab_of_the_old_version_goes_on(open_page: OpenPage, deployed: Deployed) -> None:
    stamp(deployed.folder, "one")
    page = open_page()
    opened(page, deployed.url)
    kept(page)
    other = page.context.new_page()
    opened(other, f"{deployed.url}#/settings")
    stamp(deployed.folder, "two")
    look_for_update(page)
    with page.expect_navigation():
        page.locator(".update").get_by_role("button", name="Update now").click()
    expect(page.locator("[data-python=ready]")).to_be_attached()
    assert versions(page) == ("two", "two")
    assert versions(other) == ("one", "one")
    other.locator("input[name=language][value=sv]").check()
    expect(other.locator("html")).to_have_attribute("lang", "sv")
    assert other.evaluate(PLAY_ALL, deployed.worker)


# -- without the means ------------------------------------------------------------------------------------------------


def test_without_service_workers_everything_works_online(open_page: OpenPage, deployed: Deployed) -> None:
    page = open_page(service_workers="block")
    opened(page, f"{deployed.url}#/settings")
    expect(page.locator("html")).to_have_attribute("data-offline", "impossible")
    assert page.evaluate(PLAY_ALL, deployed.worker)
    opened(page, f"{deployed.url}#/load/{game_link()}")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()


DENIED = """
const refuse = () => { throw new DOMException("denied", "SecurityError"); };
if (navigator.serviceWorker) for (const name of ["localStorage", "caches"]) Object.defineProperty(window, name, { get: refuse });
if (navigator.serviceWorker) navigator.serviceWorker.register = async () => refuse();
"""


def test_with_storage_denied_everything_works_online(open_page: OpenPage, deployed: Deployed) -> None:
    page = open_page()
    page.add_init_script(DENIED)
    opened(page, f"{deployed.url}#/load/{game_link()}")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-offline", "impossible")


# -- to be installed --------------------------------------------------------------------------------------------------


def test_the_manifest_is_whole(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert manifest["id"]
    assert manifest["start_url"] == manifest["scope"] == "./"
    pictures = manifest["icons"] + manifest["screenshots"]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert any(icon.get("purpose") == "maskable" for icon in manifest["icons"])
    for picture in pictures:
        data = (site / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == picture["sizes"], picture["src"]


def test_the_service_worker_keeps_what_the_sums_name(open_page: OpenPage, deployed: Deployed) -> None:
    page = open_page()
    opened(page, deployed.url)
    kept(page)
    files = page.evaluate(
        """async () => {
          const name = (await caches.keys()).find((name) => name.includes("files"));
          return (await (await caches.open(name)).keys()).map((request) => request.url);
        }"""
    )
    sums = (deployed.folder / "SHA256SUMS").read_text(encoding="utf-8").splitlines()
    named = {line.split("  ", 1)[1] for line in sums}
    # The browser itself keeps the service worker.
    assert {url.removeprefix(deployed.url) for url in files} == named - {"sw.js"}


def test_the_zip_runs_from_any_server(open_page: OpenPage, tmp_path: Path) -> None:
    """Unpacked on a laptop, with nothing but ``python -m http.server``."""
    with zipfile.ZipFile(site_builder.pack()) as archive:
        archive.extractall(tmp_path)
    handler = partial(SimpleHTTPRequestHandler, directory=str(tmp_path / "spelbord"))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as plain:
        Thread(target=plain.serve_forever, daemon=True).start()
        page = open_page()
        opened(page, f"http://127.0.0.1:{plain.server_port}/#/load/{game_link()}")
        expect(page.locator("[data-board=kalaha]")).to_be_visible()
        kept(page)
        plain.shutdown()
    opened(page, f"http://127.0.0.1:{plain.server_port}/#/play")
    expect(page.locator("[data-board=kalaha]")).to_be_visible()
