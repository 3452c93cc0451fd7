"""``build.py test``: every check there is; pytest last, so that its summary is the closing line."""

from collections.abc import Sequence
from pathlib import Path

from buildtools import chromium, node_env, python_env, site
from buildtools.paths import ROOT, WEB
from buildtools.process import run_aloud, say

LEAST_COVERAGE = 95


def test(pytest_args: Sequence[str], fast: bool) -> int:
    """Run the checks; 0 if all pass. ``fast`` leaves out what needs the built site or a browser."""
    python = python_env.ready("build", "test")
    node_env.ready()
    if not fast:
        site.build()
        python_env.page_wheels()
        chromium.ready()
    failed = [title for title, command, cwd in _linters(python) if not run_aloud(title, command, cwd=cwd, env=_env())]
    if failed:
        say(f"These checks failed: {', '.join(failed)}.")
    passed = _pytest(python, pytest_args, fast)
    return 0 if passed and not failed else 1


def _linters(python: Path) -> list[tuple[str, list[str | Path], Path]]:
    return [
        ("ruff: lint", [python, "-m", "ruff", "check", "."], ROOT),
        ("ruff: format", [python, "-m", "ruff", "format", "--check", "."], ROOT),
        ("mypy --strict", [python, "-m", "mypy"], ROOT),
        ("tsc --checkJs", [*node_env.tool("typescript", "bin/tsc"), "-p", "tsconfig.json"], WEB),
        ("biome", [*node_env.tool("@biomejs/biome", "bin/biome"), "ci", "--colors=off", "."], WEB),
    ]


def _pytest(python: Path, args: Sequence[str], fast: bool) -> bool:
    # A person who names what to run wants that and its output, not the coverage of the whole.
    whole = [] if args or fast else ["--cov", f"--cov-fail-under={LEAST_COVERAGE}", "--cov-report=term:skip-covered"]
    chosen = ["-m", "not browser"] if fast else []
    workers = [] if args else ["-n", "2", "--dist", "loadfile"]
    return run_aloud("pytest", [python, "-m", "pytest", *workers, *whole, *chosen, *args], env=_env())


def _env() -> dict[str, str]:
    return {"PYTHONDONTWRITEBYTECODE": "1", "PATH": node_env.search_path()}
