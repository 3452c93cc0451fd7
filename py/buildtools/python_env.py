"""The virtual environment and what is pinned for it in ``py/locks``."""

import os
import shutil
import sys
import venv
from pathlib import Path

from buildtools.digests import digest, is_done, mark_done
from buildtools.paths import CACHE, LOCKS, VENV
from buildtools.process import Stop, run_quietly, say

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PIP = (PYTHON, "-m", "pip", "--disable-pip-version-check", "--retries", "2")
NO_PACKAGES = "Python packages could not be downloaded: check the network connection and run the command again."


def ready(*groups: str) -> Path:
    """The environment's Python, with the locked packages of the groups installed."""
    _create()
    for group in groups:
        lock = LOCKS / f"{group}.txt"
        stamp, value = VENV / f"installed-{group}", digest(sys.version, files=[lock])
        if not is_done(stamp, value):
            say(f"Installing the Python packages of py/locks/{lock.name} …")
            run_quietly([*PIP, "install", "--require-hashes", "--no-deps", "-r", lock], NO_PACKAGES)
            mark_done(stamp, value)
    return PYTHON


def page_wheels() -> Path:
    """A folder with the wheels that tests load into Pyodide, whose Python is not the one of this machine."""
    lock, folder = LOCKS / "page.txt", CACHE / "page-wheels"
    stamp, value = folder / "downloaded", digest(files=[lock])
    if not is_done(stamp, value):
        ready()
        shutil.rmtree(folder, ignore_errors=True)
        aim = ["--only-binary=:all:", "--python-version=3.14", "--platform=any", "--no-deps", "--require-hashes"]
        run_quietly([*PIP, "download", *aim, "-d", folder, "-r", lock], NO_PACKAGES)
        mark_done(stamp, value)
    return folder


def _create() -> None:
    stamp, value = VENV / "created", digest(sys.version, sys.base_prefix)
    if PYTHON.exists() and is_done(stamp, value):
        return
    say("Making .venv …")
    try:
        venv.create(VENV, clear=True, with_pip=True, symlinks=os.name != "nt")
    except (Exception, SystemExit) as error:
        hint = "install your system's python3-venv package" if os.name != "nt" else "reinstall Python with pip"
        raise Stop(f"Python could not make a virtual environment: {hint} and run the command again.") from error
    mark_done(stamp, value)
