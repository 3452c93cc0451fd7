"""``dist/``: the whole site, made in one go and put in place at the end."""

import gzip
import json
import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

from buildtools import games, node_env, notices, python_env, stdlib, strength, wheel
from buildtools.bundle import Bundler
from buildtools.digests import digest, files_under, is_done, mark_done, sha256
from buildtools.paths import DIST, LOCKS, NODE_MODULES, PACKAGE, ROOT, WEB, WORK
from buildtools.process import Stop, say

SUMS = "SHA256SUMS"
WORKER = "sw.js"
# What the bundled scripts know of the site, for tests that bundle some of them once more.
FACTS = WORK / "assets.json"
PYTHON_SCRIPT, PYTHON_WASM, LIBRARY = "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"
# Pyodide imports these when it does not run in a browser.
NODE_ONLY = ("--external:node:*", "--external:ws")
# An ending that no server knows: some would say "Content-Encoding: gzip" of a .gz, and the browser would unpack it.
PACKED = ".gzip"


def build() -> Path:
    """Make ``dist/`` if anything it is made of has changed; gives its path."""
    python_env.ready("build")
    node_env.ready()
    stamp, value = WORK / "site.stamp", _inputs()
    if is_done(stamp, value) and _intact(DIST):
        return DIST
    say("Building dist/ …")
    WORK.mkdir(exist_ok=True)
    _make(WORK / "site")
    shutil.rmtree(DIST, ignore_errors=True)
    (WORK / "site").rename(DIST)
    mark_done(stamp, value)
    return DIST


def pack() -> Path:
    """``dist/`` as one zip archive with a single folder in it."""
    site, archive = build(), ROOT / "spelbord.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for file in files_under(site):
            entry = zipfile.ZipInfo(f"spelbord/{file.relative_to(site).as_posix()}", (2020, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            out.writestr(entry, file.read_bytes())
    return archive


def sums(site: Path) -> str:
    """The text of SHA256SUMS: every other file of the site."""
    files = [file for file in files_under(site) if file.relative_to(site).as_posix() != SUMS]
    return "".join(f"{sha256(file.read_bytes())}  {file.relative_to(site).as_posix()}\n" for file in files)


def seal(out: Path) -> None:
    """Make ``sw.js``, which knows every other file and its hash, and ``SHA256SUMS``: the site is complete.

    The name of ``sw.js`` must stay, for browsers look there for a new version.
    """
    for name in (WORKER, SUMS):
        (out / name).unlink(missing_ok=True)
    files = {
        file.relative_to(out).as_posix(): {"sha256": sha256(file.read_bytes()), "size": file.stat().st_size}
        for file in files_under(out)
    }
    folder = WORK / "sealed"
    made = Bundler(folder).add(WEB / "sw.js", constants={"FILES": files, "VERSION": digest(files)[:16]})
    (folder / made).replace(out / WORKER)
    (out / SUMS).write_text(sums(out), encoding="utf-8", newline="\n")


def _inputs() -> str:
    top = [ROOT / name for name in ("index.html", "pyproject.toml", "README.md", "LICENSE")]
    single = [*top, LOCKS / "build.txt", strength.NOTE]
    folders = [PACKAGE, WEB, Path(__file__).parent]
    files = [*filter(Path.is_file, single), *(file for folder in folders for file in files_under(folder))]
    return digest(files=files, base=ROOT)


def _intact(site: Path) -> bool:
    file = site / SUMS
    return file.is_file() and file.read_text(encoding="utf-8") == sums(site)


def _make(out: Path) -> None:
    shutil.rmtree(out, ignore_errors=True)
    (out / "assets").mkdir(parents=True)
    bundler = Bundler(out / "assets")
    told = games.known()
    assets = {**_python(out), "locales": _locales(out), "openings": _openings(told["openings"], out)}
    FACTS.write_text(json.dumps(assets), encoding="utf-8")
    worker = bundler.add(WEB / "worker.js", constants={"ASSETS": assets}, flags=NODE_ONLY)
    app = bundler.add(
        WEB / "app.js",
        constants={
            "ASSETS": {**assets, "worker": f"assets/{worker}"},
            "GAMES": told["facts"],
            "STRENGTH": strength.known(game["name"] for game in told["facts"]),
        },
    )
    # It holds everything up, so it is small and no module.
    shell = bundler.add(WEB / "shell.js", constants={"ASSETS": {}}, flags=("--format=iife", "--splitting=false"))
    style = bundler.add(WEB / "style" / "index.css")
    names = {"web/app.js": f"assets/{app}", "web/shell.js": f"assets/{shell}", "web/style/index.css": f"assets/{style}"}
    for file in (WEB / "manifest.webmanifest", ROOT / "index.html"):
        _built(file, out, names)
        names[file.relative_to(ROOT).as_posix()] = file.name
    shutil.copyfile(ROOT / "LICENSE", out / "LICENSE.txt")
    notices.write(bundler.sources, out / "THIRD-PARTY.txt")
    seal(out)


def _python(out: Path) -> dict[str, Any]:
    """Pyodide and the wheel, each in a folder named by its contents: their own names must stay as they are."""
    script, wasm, library = (NODE_MODULES / "pyodide" / name for name in (PYTHON_SCRIPT, PYTHON_WASM, LIBRARY))
    rules = wheel.make()
    standard = stdlib.make(rules)
    home = f"assets/python-{digest(files=[script, wasm, library])[:8]}/"
    rules_home = f"assets/rules-{digest(files=[rules])[:8]}/"
    for file, folder in [(script, home), (library, home), (rules, rules_home), (rules, "python/")]:
        (out / folder).mkdir(exist_ok=True)
        shutil.copyfile(file, out / folder / file.name)
    # A plain static server sends files as they are: this is a third of the size.
    packed = f"{home}{wasm.name}{PACKED}"
    (out / packed).write_bytes(gzip.compress(wasm.read_bytes(), 9, mtime=0))
    needed = {"wasm": packed, "stdlib": _hashed(standard, out), "rules": rules_home + rules.name}
    modules = ",".join(stdlib.needed())
    sizes = {name: (out / name).stat().st_size for name in needed.values()}
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    return {"python": home, "lock": lock, "library": home + library.name, "sizes": sizes, "modules": modules, **needed}


def _locales(out: Path) -> dict[str, str]:
    """The texts of a language are a folder of files, a concern or a game each; the page loads them as one."""
    made = {}
    for folder in sorted(filter(Path.is_dir, (WEB / "locale").iterdir())):
        text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.ftl")))
        name = f"assets/{folder.name}-{sha256(text.encode())[:8]}.ftl"
        (out / name).write_text(text, encoding="utf-8", newline="\n")
        made[folder.name] = name
    return made


def _openings(openings: dict[str, Any], out: Path) -> str:
    """Thousands of legal actions that are much alike: packed it is a fiftieth of the size."""
    text = json.dumps(openings, separators=(",", ":")).encode()
    name = f"assets/openings-{sha256(text)[:8]}.json{PACKED}"
    (out / name).write_bytes(gzip.compress(text, 9, mtime=0))
    return name


def _built(file: Path, out: Path, names: dict[str, str]) -> None:
    """A text at the root of the site, with every ``web/…`` it refers to replaced by what was built of it."""

    def built(found: re.Match[str]) -> str:
        source = found[1]
        if source not in names:
            if not (ROOT / source).is_file():
                raise Stop(f"{file.name} refers to {source}, which does not exist.")
            names[source] = _hashed(ROOT / source, out)
        return names[source]

    text = re.sub(r"""(?<=["'])(web/[^"']+)(?=["'])""", built, file.read_text(encoding="utf-8"))
    (out / file.name).write_text(text, encoding="utf-8", newline="\n")


def _hashed(file: Path, out: Path) -> str:
    name = f"assets/{file.stem}-{digest(files=[file])[:8]}{file.suffix}"
    shutil.copyfile(file, out / name)
    return name
