"""Node.js, npm and the packages of ``web/package-lock.json``: only the build needs them, never the site."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

from buildtools import python_env
from buildtools.digests import digest, is_done, mark_done
from buildtools.paths import NODE_MODULES, WEB
from buildtools.process import run_quietly, say

OLDEST_NODE = 18


def ready() -> None:
    """``web/node_modules`` is as the lock file says."""
    stamp = NODE_MODULES / ".installed"
    value = digest(files=[WEB / "package.json", WEB / "package-lock.json"])
    if is_done(stamp, value):
        return
    say("Installing the npm packages of web/package-lock.json …")
    npm = shutil.which("npm", path=search_path()) or "npm"
    run_quietly(
        [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"],
        "npm packages could not be downloaded: check the network connection and run the command again.",
        cwd=WEB,
        env={"PATH": search_path()},
    )
    mark_done(stamp, value)


def tool(package: str, script: str) -> Sequence[str | Path]:
    """The command that runs a program of an npm package."""
    return [*node(), NODE_MODULES / package / script]


def node() -> Sequence[str | Path]:
    """The command that runs a script."""
    return [shutil.which("node", path=search_path()) or "node"]


def search_path() -> str:
    """PATH with a Node.js that is new enough: the machine's own, else the one from PyPI."""
    path = os.environ.get("PATH", os.defpath)
    if _version("node", path) >= OLDEST_NODE and shutil.which("npm", path=path):
        return path
    python_env.ready("node")
    return f"{python_env.BIN}{os.pathsep}{path}"


def _version(program: str, path: str) -> int:
    found = shutil.which(program, path=path)
    if not found:
        return 0
    printed = subprocess.run([found, "--version"], capture_output=True, text=True).stdout
    major = printed.strip().removeprefix("v").split(".")[0]
    return int(major) if major.isdigit() else 0
