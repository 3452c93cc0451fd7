"""esbuild: many sources into few files whose names carry a hash of their contents."""

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from buildtools import node_env
from buildtools.paths import ROOT, WEB, WORK
from buildtools.process import run_quietly

TARGET = "es2022"
COMMON = (
    "--bundle",
    "--minify",
    "--charset=utf8",
    "--log-level=warning",
    "--legal-comments=none",
    f"--target={TARGET}",
    "--entry-names=[name]-[hash]",
    "--chunk-names=[name]-[hash]",
    "--asset-names=[name]-[hash]",
    "--loader:.woff2=file",
    "--loader:.svg=file",
    "--loader:.png=file",
)


@dataclass
class Bundler:
    """Bundles into one folder and remembers which sources went in."""

    folder: Path
    sources: set[str] = field(default_factory=set)

    def add(self, entry: Path, *, constants: dict[str, Any] | None = None, flags: tuple[str, ...] = ()) -> str:
        """Bundle one entry; gives the name of its file in the folder."""
        meta, source = WORK / "esbuild-meta.json", Path(os.path.relpath(entry, WEB)).as_posix()
        defines = [f"--define:{name}={json.dumps(value, sort_keys=True)}" for name, value in (constants or {}).items()]
        script = ("--format=esm", "--splitting") if entry.suffix == ".js" else ()
        run_quietly(
            [
                *node_env.tool("esbuild", "bin/esbuild"),
                source,
                f"--outdir={self.folder}",
                f"--metafile={meta}",
                *COMMON,
                *script,
                *flags,
                *defines,
            ],
            f"esbuild could not bundle {entry.relative_to(ROOT).as_posix()}.",
            cwd=WEB,
        )
        made = json.loads(meta.read_text(encoding="utf-8"))
        self.sources.update(made["inputs"])
        (name,) = (Path(output).name for output, facts in made["outputs"].items() if facts.get("entryPoint") == source)
        return name
