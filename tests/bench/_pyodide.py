"""Runs Python in Pyodide on Node.js, with this folder's files."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

__all__ = ["in_pyodide"]

ROOT = Path(__file__).parents[2]
BEFORE = """
import sys
sys.dont_write_bytecode = True
sys.path += ["/spelbord/py", "/spelbord/tests"]
"""


def in_pyodide(program: str) -> str | None:
    """The text that the last expression of the program gives; None without Node.js or Pyodide."""
    node, module = shutil.which("node"), ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
    if not node or not module.is_file():
        return None
    script = f"""
    const {{ loadPyodide }} = await import({json.dumps(module.as_uri())});
    const python = await loadPyodide();
    python.FS.mkdirTree("/spelbord");
    python.FS.mount(python.FS.filesystems.NODEFS, {{ root: {json.dumps(str(ROOT))} }}, "/spelbord");
    console.log(python.runPython({json.dumps(BEFORE + program)}));
    """
    ran = subprocess.run([node, "--input-type=module", "-e", script], capture_output=True, text=True)
    if ran.returncode:
        raise RuntimeError(ran.stderr[-2000:])
    return ran.stdout.strip()
