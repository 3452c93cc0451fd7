"""Running other programs: quiet when all is well, one sentence when not."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from buildtools.paths import CACHE, ROOT


class Stop(Exception):
    """The work cannot go on; the message is one sentence for the person at the keyboard."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def run_quietly(
    command: Sequence[str | Path],
    failure: str,
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    given: str = "",
) -> str:
    """Run, ``given`` as its input, and give what was printed; on failure keep that in a log and stop with ``failure``."""
    try:
        done = subprocess.run(
            [str(part) for part in command],
            cwd=cwd,
            env={**os.environ, **(env or {})},
            input=given,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        raise Stop(f"{failure} ({command[0]}: {error.strerror})") from error
    if done.returncode != 0:
        CACHE.mkdir(exist_ok=True)
        log = CACHE / "last-failure.log"
        log.write_text(f"$ {' '.join(map(str, command))}\n{done.stdout}", encoding="utf-8")
        raise Stop(f"{failure} What it printed is in {log.relative_to(ROOT)}.")
    return done.stdout


def run_aloud(title: str, command: Sequence[str | Path], *, cwd: Path = ROOT, env: Mapping[str, str]) -> bool:
    """Run with its output shown; whether it succeeded."""
    say(f"— {title}")
    return subprocess.run([str(part) for part in command], cwd=cwd, env={**os.environ, **env}).returncode == 0
