"""The rules package as a wheel, the same bytes whenever and wherever it is made."""

import shutil
from pathlib import Path

from buildtools import python_env
from buildtools.paths import ROOT, WORK
from buildtools.process import run_quietly

# Any fixed moment will do; zip archives know none before 1980.
EPOCH = "1577836800"


def make() -> Path:
    folder = WORK / "wheel"
    shutil.rmtree(folder, ignore_errors=True)
    run_quietly(
        [python_env.ready("build"), "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        "The wheel of the rules package could not be made.",
        cwd=ROOT,
        env={"SOURCE_DATE_EPOCH": EPOCH},
    )
    (wheel,) = folder.glob("*.whl")
    return wheel
