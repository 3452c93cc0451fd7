"""Where things are."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "py" / "spelbord"
LOCKS = ROOT / "py" / "locks"
WEB = ROOT / "web"
NODE_MODULES = WEB / "node_modules"
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
WORK = ROOT / "build"
DIST = ROOT / "dist"
