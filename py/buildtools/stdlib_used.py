"""Run inside Pyodide by ``stdlib.mjs``. It imports nothing that Python has not imported by itself at its start."""

import marshal
import sys
import zipimport
from importlib._bootstrap_external import MAGIC_NUMBER

ARCHIVE = f"/lib/python{sys.version_info[0]}{sys.version_info[1]}.zip"
# Flags and the hash of a source that there will not be (PEP 552).
UNCHECKED = (1).to_bytes(4, "little") + bytes(8)


def collect(modules: str) -> str:
    """Import the modules, named with spaces between; gives what they and Python's start took from the archive."""
    for name in modules.split():
        __import__(name)
    found = {getattr(module, "__file__", None) or "" for module in list(sys.modules.values())}
    files = sorted(file.removeprefix(f"{ARCHIVE}/") for file in found if file.startswith(f"{ARCHIVE}/"))
    return "{" + ",".join(f'"{file}c":"{compiled(file).hex()}"' for file in files) + "}"


def compiled(file: str) -> bytes:
    """A ``.pyc`` that is never compared with its source; without docstrings, unless Pyodide itself reads them."""
    source = zipimport.zipimporter(ARCHIVE).get_data(f"{ARCHIVE}/{file}")
    optimize = 0 if "pyodide/" in file else 2
    code = compile(source, f"{ARCHIVE}/{file}", "exec", dont_inherit=True, optimize=optimize)
    return MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)


collect  # noqa: B018  # the value of this script
