"""Content hashes, and stamps that say for which contents a step was done."""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

SKIPPED = {"node_modules", "__pycache__"}


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def files_under(folder: Path) -> list[Path]:
    """Every file, sorted by its path with slashes, so that the order is the same everywhere."""
    found = (p for p in folder.rglob("*") if p.is_file() and not SKIPPED.intersection(p.relative_to(folder).parts))
    return sorted(found, key=lambda p: p.relative_to(folder).as_posix())


def digest(*parts: object, files: Iterable[Path] = (), base: Path | None = None) -> str:
    """One hash over some values and the names and contents of some files."""
    whole = hashlib.sha256(json.dumps(parts, default=str).encode())
    for file in files:
        name = file.relative_to(base).as_posix() if base else file.name
        whole.update(f"\0{name}\0{sha256(file.read_bytes())}".encode())
    return whole.hexdigest()


def is_done(stamp: Path, value: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def mark_done(stamp: Path, value: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(value, encoding="utf-8")
