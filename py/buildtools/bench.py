"""``build.py bench NAME`` runs ``tests/bench/NAME.py``, with everything it may need in place."""

import os
from collections.abc import Sequence

from buildtools import chromium, node_env, python_env, site
from buildtools.paths import ROOT
from buildtools.process import Stop, run_aloud

FOLDER = ROOT / "tests" / "bench"


def names() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("[a-z]*.py"))


def bench(name: str, args: Sequence[str]) -> int:
    if name not in names():
        raise Stop(f"There is no benchmark {name!r}; there are: {', '.join(names()) or 'none yet'}.")
    python = python_env.ready("build", "test", "bench")
    site.build()
    env = {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "py"), str(FOLDER.parent)]),
        "PATH": node_env.search_path(),
        "SPELBORD_CHROMIUM": chromium.ready(),
    }
    return 0 if run_aloud(f"bench {name}", [python, FOLDER / f"{name}.py", *args], env=env) else 1
