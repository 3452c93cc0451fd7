"""A browser on the built site. A test fails on anything its page complains about or asks of another origin."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from buildtools import chromium, server
from buildtools import site as site_builder

# Enough for Python to start on a slow machine; a test that passes never waits for it.
PATIENCE = 30_000

OpenPage = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the built site."""
    return site_builder.build()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the site is served; ends in a slash."""
    with server.serving(site) as url:
        yield url


@pytest.fixture(scope="session")
def nested_address(site: Path) -> Iterator[str]:
    """The same site, served under a path of its host."""
    with server.serving(site, "/some/where/") as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    path, switches = chromium.ready(), list(chromium.SWITCHES)
    with sync_playwright() as playwright, playwright.chromium.launch(executable_path=path, args=switches) as browser:
        yield browser


@pytest.fixture
def problems() -> Iterator[list[str]]:
    """What pages complained of during the test. A test that provokes complaints checks and clears the list."""
    found: list[str] = []
    yield found
    assert not found, "the page complained:\n" + "\n".join(found)


@pytest.fixture(scope="session")
def _warm_context(browser: Browser) -> Iterator[BrowserContext]:
    with browser.new_context(locale="en", service_workers="block") as context:
        yield context


@pytest.fixture
def page(_warm_context: BrowserContext, address: str, problems: list[str]) -> Iterator[Page]:
    """A page that remembers nothing, in English; as on a later visit, Python starts from the memory kept by the first."""
    with _warm_context.new_page() as page:
        devtools = _warm_context.new_cdp_session(page)
        devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "local_storage"})
        devtools.detach()
        yield _watched(page, problems)


@pytest.fixture
def open_page(browser: Browser, problems: list[str]) -> Iterator[OpenPage]:
    """Opens pages in a browser profile of their own: ``open_page(locale="nl", viewport={…})``."""
    contexts: list[BrowserContext] = []

    def open_page(**options: Any) -> Page:
        context = browser.new_context(**{"locale": "en", **options})
        contexts.append(context)
        return _watched(context.new_page(), problems)

    yield open_page
    for context in contexts:
        context.close()


def hasten(page: Page, address: str) -> None:
    """Let computers move as soon as they have thought, by the page's own setting."""
    page.goto(f"{address}#/settings")
    page.get_by_role("group", name="Computer players move").get_by_role("radio", name="At once").check()


def _watched(page: Page, problems: list[str]) -> Page:
    """Notes errors and requests to other origins in ``problems``."""
    page.set_default_timeout(PATIENCE)

    def on_request(url: str) -> None:
        asked, own = urlsplit(url), urlsplit(page.url)
        if asked.scheme in {"http", "https"} and own.scheme in {"http", "https"} and asked.netloc != own.netloc:
            problems.append(f"request to another origin: {url}")

    page.on("console", lambda message: problems.append(f"console: {message.text}") if message.type == "error" else None)
    page.on("pageerror", lambda error: problems.append(f"error: {error}"))
    page.on("request", lambda request: on_request(request.url))
    return page
