"""The command line of ``build.py``."""

import argparse
import sys
from collections.abc import Sequence

from buildtools import bench, checks, server, site
from buildtools.paths import ROOT
from buildtools.process import Stop, say


def main(argv: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(argv)
    try:
        return int(options.do(options) or 0)
    except Stop as stop:
        say(str(stop))
        return 1
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="build.py",
        description="Build, serve and test Spelbord. What is needed for that goes into .venv and web/node_modules.",
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    serve = commands.add_parser("serve", help="build the site and serve it on this machine")
    serve.add_argument("--port", type=int, default=8000, help="the port to listen on (%(default)s)")
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (%(default)s: only this machine)")
    serve.set_defaults(do=_serve)

    test = commands.add_parser("test", help="run every check and test")
    test.add_argument("--fast", action="store_true", help="leave out the tests that need a browser")
    test.add_argument("pytest", nargs="*", metavar="-- PYTEST-ARGUMENT", help="given to pytest as they are")
    test.set_defaults(do=lambda o: checks.test(o.pytest, o.fast))

    build = commands.add_parser("build", help="build the site into dist/")
    build.add_argument("--zip", action="store_true", help="and pack it into spelbord.zip")
    build.set_defaults(do=_build)

    measure = commands.add_parser("bench", help="measure something: " + (", ".join(bench.names()) or "nothing yet"))
    measure.add_argument("name")
    measure.add_argument("arguments", nargs=argparse.REMAINDER, help="given to the benchmark as they are")
    measure.set_defaults(do=lambda o: bench.bench(o.name, o.arguments))
    return parser


def _serve(options: argparse.Namespace) -> None:
    # Opened before the build: a port that is taken is told at once.
    server.open_server(ROOT, options.host, options.port).server_close()
    server.serve_forever(site.build(), options.host, options.port)


def _build(options: argparse.Namespace) -> None:
    made = site.pack() if options.zip else site.build()
    print(made.relative_to(ROOT).as_posix(), file=sys.stdout)
