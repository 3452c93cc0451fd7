"""What the page says while Python starts, and when it cannot: never an endless wait."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from buildtools.paths import WEB
from spelbord.table import Table

OpenPage = Callable[..., Page]
# A game that only Python can read.
SCREEN = f"#/load/{Table.new('kalaha').record().link()}"


def text(locale: str, message: str) -> str:
    """A text without variables, as its file has it."""
    whole = (WEB / "locale" / locale / "starting.ftl").read_text(encoding="utf-8")
    name, _, attribute = message.partition(".")
    pattern = rf"^{name} = (.*)$" if not attribute else rf"^{name} = .*\n    \.{attribute} = (.*)$"
    found = re.search(pattern, whole, re.MULTILINE)
    assert found, message
    return found[1]


def before_worker(script: str) -> Callable[[Route], None]:
    """The worker runs this first."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=f"{script};\n{response.text()}")

    return answer


def policy(route: Route) -> None:
    """As on a host whose administrator forbids WebAssembly."""
    response = route.fetch()
    route.fulfill(response=response, headers={**response.headers, "content-security-policy": "script-src 'self'"})


BROKEN: dict[str, tuple[str, Callable[[Route], None]]] = {
    "webassembly": ("**/worker-*.js", policy),
    "browser": ("**/worker-*.js", before_worker("delete self.DecompressionStream")),
    "memory": (
        "**/worker-*.js",
        before_worker("WebAssembly.compileStreaming = async () => { throw new RangeError('no room') }"),
    ),
    "download": ("**/*.whl", lambda route: route.fulfill(status=404)),
    "python": ("**/*.whl", lambda route: route.fulfill(body="spoiled")),
}


@pytest.mark.parametrize(("reason", "locale"), [*zip(BROKEN, ("en", "nl", "sv", "en", "nl"), strict=True)])
def test_a_start_that_fails_says_why_and_what_to_do(
    open_page: OpenPage, address: str, problems: list[str], reason: str, locale: str
) -> None:
    page = open_page(locale=locale, service_workers="block")
    pattern, broken = BROKEN[reason]
    page.route(pattern, broken)
    page.goto(f"{address}{SCREEN}")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text(text(locale, f"python-failed-{reason}"))
    expect(notice).to_contain_text(text(locale, f"python-failed-{reason}.help"))

    page.unroute(pattern)
    notice.get_by_role("button").click()
    expect(page.locator("[data-python=ready]")).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)
    problems.clear()  # of the first start


def test_a_start_that_stalls_ends(open_page: OpenPage, address: str) -> None:
    page = open_page(service_workers="block")
    page.clock.install()
    page.route("**/*.whl", lambda _: None)
    page.goto(f"{address}{SCREEN}")
    expect(page.locator("progress")).to_be_visible()
    page.wait_for_timeout(4000)  # till nothing more arrives
    page.clock.fast_forward(61_000)
    expect(page.get_by_role("alert")).to_contain_text(text("en", "python-failed-stalled"))


def test_a_memory_that_hangs_gives_way_to_a_fresh_start(open_page: OpenPage, address: str) -> None:
    page = open_page(service_workers="block")
    page.clock.install()
    hang = "if (location.hash !== '#afresh') { postMessage({ waking: true }); for (;;); }"
    page.route("**/worker-*.js", before_worker(hang))
    with page.expect_worker():
        page.goto(f"{address}{SCREEN}")
    page.wait_for_timeout(2000)
    page.clock.fast_forward(11_000)
    expect(page.locator("[data-python=ready]")).to_be_attached()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_progress_is_told_in_words(open_page: OpenPage, address: str, site: Path) -> None:
    page = open_page(service_workers="block")
    page.route("**/*.whl", lambda _: None)
    page.goto(f"{address}{SCREEN}")
    expect(page.locator(".loading")).to_contain_text(re.compile(r"\d\.\d of \d\.\d MB"))
    expect(page.locator(".loading")).to_contain_text("only needed the first time")
