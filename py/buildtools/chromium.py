"""A Chromium for the browser tests: one that is there, or one that is installed now."""

import os
import shutil
import sys
from pathlib import Path

from buildtools import python_env
from buildtools.process import Stop, run_quietly, say

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SWITCHES = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def ready() -> str:
    """The path of an executable Chromium; installs one if there is none."""
    return find() or _from_playwright() or _from_debian() or _none()


def find() -> str | None:
    named = os.environ.get("SPELBORD_CHROMIUM")
    if named:
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return _in_playwright_cache()


def _in_playwright_cache() -> str | None:
    usual = {"win32": "AppData/Local", "darwin": "Library/Caches"}.get(sys.platform, ".cache")
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / usual / "ms-playwright")
    programs = ("chrome", "chrome.exe", "*.app/Contents/MacOS/*")
    found = sorted(str(path) for program in programs for path in cache.glob(f"chromium-*/chrome-*/{program}"))
    return found[-1] if found else None


def _from_playwright() -> str | None:
    say("Looking for a Chromium: Playwright is asked to install one …")
    try:
        python = python_env.ready("test")
        run_quietly([python, "-m", "playwright", "install", "chromium"], "No Chromium from Playwright.")
    except Stop:
        return None
    return find()


def _from_debian() -> str | None:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    say("Installing Chromium with apt-get …")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        run_quietly(["apt-get", "update"], "apt-get update failed.", env=quiet)
        run_quietly(["apt-get", "install", "-y", "--no-install-recommends", "chromium"], "apt-get failed.", env=quiet)
    except Stop:
        return None
    return find()


def _none() -> str:
    raise Stop(
        "The browser tests need Chromium or Chrome, but there is none and none could be installed: please install one."
    )
