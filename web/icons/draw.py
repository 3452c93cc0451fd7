"""Draws the PNG files of this folder anew: ``.venv/bin/python web/icons/draw.py``, after ``python build.py test``.

Browsers on other machines give other bytes for the same drawing, so the files are kept and the build only copies them.
"""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "py"))

from buildtools import chromium, server, site  # noqa: E402
from playwright.sync_api import Browser, sync_playwright  # noqa: E402

ICONS = (("icon", 192, "icon-192"), ("icon", 512, "icon-512"), ("icon", 180, "icon-180"), ("maskable", 512, "maskable-512"))
SCREENS = (("wide", 1280, 800), ("narrow", 540, 960))


def icons(browser: Browser) -> None:
    for drawing, size, name in ICONS:
        with browser.new_page(viewport={"width": size, "height": size}) as page:
            page.set_content((HERE / f"{drawing}.svg").read_text(encoding="utf-8"))
            page.add_style_tag(content="body { margin: 0; background: transparent } svg { display: block }")
            page.screenshot(path=HERE / f"{name}.png", omit_background=True)


def screens(browser: Browser) -> None:
    with server.serving(site.build()) as address:
        for name, width, height in SCREENS:
            with browser.new_page(viewport={"width": width, "height": height}, locale="en") as page:
                page.goto(f"{address}#/play/kalaha")
                page.wait_for_selector("[data-python=ready]")
                page.goto(f"{address}#/setup/kalaha")
                page.get_by_role("button", name="Start").first.click()
                page.wait_for_selector(".table-top")
                page.screenshot(path=HERE / f"{name}.png")


if __name__ == "__main__":
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.ready(), args=list(chromium.SWITCHES))
        icons(browser)
        if "--icons" not in sys.argv:
            screens(browser)
        browser.close()
