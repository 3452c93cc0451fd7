"""The build: the same bytes every time, everything named, and a clear sentence when something is amiss."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from buildtools import site
from buildtools.paths import DIST, NODE_MODULES, ROOT

pytestmark = pytest.mark.browser  # not for --fast: these build the whole site

SOURCES = ("py", "web", "build.py", "index.html", "pyproject.toml", "README.md", "LICENSE", "docs")


def run(*arguments: str, root: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "build.py", *arguments], cwd=root, env={**os.environ, **env}, capture_output=True, text=True
    )


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """The last line of a run that has failed as it should."""
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    return done.stderr.strip().splitlines()[-1]


def link(source: str, target: str) -> None:
    """Much faster than copying, where the two are on one disk. A symbolic link would show another path to the tools."""
    try:
        os.link(source, target)
    except OSError:
        shutil.copy(source, target)


def install(copy: Path) -> None:
    """Give a copy of the sources the packages that are installed here."""
    shutil.copytree(NODE_MODULES, copy / "web/node_modules", symlinks=True, copy_function=link)
    (copy / ".venv").symlink_to(ROOT / ".venv")


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The sources in another folder, with nothing installed."""
    for name in SOURCES:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(source, tmp_path)
    return tmp_path


def test_another_build_gives_the_same_bytes_and_a_spoiled_one_is_made_again(copy: Path) -> None:
    site.build()
    install(copy)
    done = run("build", "--zip", root=copy)
    assert done.returncode == 0, done.stderr
    assert (copy / "dist/SHA256SUMS").read_text() == (DIST / "SHA256SUMS").read_text()
    first = (copy / "spelbord.zip").read_bytes()

    (copy / "dist/index.html").write_text("spoiled")
    shutil.rmtree(copy / "build")
    assert "Building" in run("build", "--zip", root=copy).stderr
    assert (copy / "spelbord.zip").read_bytes() == first
    assert run("build", root=copy).stderr == ""


def test_the_sums_name_exactly_the_files() -> None:
    built = site.build()
    assert (built / "SHA256SUMS").read_text() == site.sums(built)
    named = {line.split("  ", 1)[1] for line in (built / "SHA256SUMS").read_text().splitlines()}
    files = {path.relative_to(built).as_posix() for path in built.rglob("*") if path.is_file()}
    assert named == files - {"SHA256SUMS"}


def test_the_site_names_no_other_origin() -> None:
    """The shell's policy allows none; this finds an address that a script would ask."""
    built = site.build()
    for file in [*built.glob("*.html"), *built.glob("assets/*.css")]:
        assert "//" not in file.read_text(encoding="utf-8").replace("http://www.w3.org/", ""), file.name


def test_a_port_in_use_is_told() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert f"Port {port}" in sentence(run("serve", "--port", str(port)))


def test_a_port_that_cannot_be_is_told() -> None:
    assert "Port 99999" in sentence(run("serve", "--port", "99999"))


def test_an_old_python_is_told() -> None:
    code = "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0); runpy.run_path('build.py')"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert sentence(done) == (
        "Spelbord needs Python 3.11 or newer, and this is Python 3.9: install a newer one from python.org."
    )


def test_no_network_is_told(copy: Path) -> None:
    nowhere = "http://127.0.0.1:9/"
    offline = {
        "PIP_CONFIG_FILE": os.devnull,
        "PIP_FIND_LINKS": "",
        "PIP_INDEX_URL": nowhere,
        "PIP_NO_CACHE_DIR": "1",
        "PIP_RETRIES": "0",
        "NPM_CONFIG_REGISTRY": nowhere,
        "NPM_CONFIG_CACHE": str(copy / "npm-cache"),
        "NPM_CONFIG_FETCH_RETRIES": "0",
    }
    assert "check the network connection" in sentence(run("build", root=copy, **offline))
    shutil.rmtree(copy / ".venv")
    (copy / ".venv").symlink_to(ROOT / ".venv")
    assert "npm packages could not be downloaded" in sentence(run("build", root=copy, **offline))


def test_an_unknown_benchmark_is_told() -> None:
    assert "'nonsense'" in sentence(run("bench", "nonsense"))
