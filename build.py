"""One command for everything: ``python build.py serve | test | build | bench``. Try ``python build.py --help``."""

import os
import sys

# This file must be readable by any Python, old ones too, so that they get a sentence instead of a syntax error.
NEEDED = (3, 11)

if sys.version_info[:2] < NEEDED:
    sys.stderr.write(
        "Spelbord needs Python %d.%d or newer, and this is Python %d.%d: install a newer one from python.org.\n"
        % (NEEDED + tuple(sys.version_info[:2]))
    )
    sys.exit(1)

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "py"))
sys.dont_write_bytecode = True

from buildtools.cli import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main())
