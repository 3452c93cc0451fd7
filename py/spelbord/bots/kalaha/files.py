"""The tables that are kept packed beside the code.

They are read, but not unpacked, as soon as this module is imported: a page may start Python from a kept memory, in which
there are modules but no files.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["ENDGAME", "OPENINGS", "packed_endgame", "packed_openings"]

_FOLDER = Path(__file__).parent / "data"
ENDGAME = _FOLDER / "endgame.xz"
OPENINGS = _FOLDER / "openings.xz"

# Absent only while they are being made.
packed_endgame = ENDGAME.read_bytes() if ENDGAME.is_file() else b""
packed_openings = OPENINGS.read_bytes() if OPENINGS.is_file() else b""
