"""A plain static server: for playing, for tests and for benchmarks. The site needs no special headers."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from buildtools.process import Stop, say


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder under a prefix such as ``/`` or ``/some/where/``."""

    protocol_version = "HTTP/1.1"
    extensions_map = {  # noqa: RUF012 - as the base class has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".css": "text/css; charset=utf-8",
        ".ftl": "text/plain; charset=utf-8",
        ".html": "text/html; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".mjs": "text/javascript; charset=utf-8",
        ".svg": "image/svg+xml",
        ".txt": "text/plain; charset=utf-8",
        ".wasm": "application/wasm",
        ".webmanifest": "application/manifest+json",
        ".whl": "application/octet-stream",
        ".woff2": "font/woff2",
    }

    def __init__(self, *args: Any, prefix: str = "/", **kwargs: Any) -> None:
        self.prefix = prefix
        super().__init__(*args, **kwargs)

    def translate_path(self, path: str) -> str:
        if not path.startswith(self.prefix):
            return super().translate_path("/\0nothing-here")
        return super().translate_path("/" + path.removeprefix(self.prefix))

    def send_head(self) -> Any:
        if "\0" in self.translate_path(self.path):
            self.send_error(404)
            return None
        return super().send_head()

    def end_headers(self) -> None:
        # Files in assets/ carry a hash of their contents in their name; all others may change at any time.
        hashed = self.path.startswith(f"{self.prefix}assets/")
        self.send_header("Cache-Control", "public, max-age=31536000, immutable" if hashed else "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True
    # On Windows this would let two programs share a port without an error.
    allow_reuse_address = sys.platform != "win32"

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that hangs up in mid-answer is no news."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def open_server(folder: Path, host: str, port: int, prefix: str = "/") -> Server:
    try:
        return Server((host, port), partial(Handler, directory=str(folder), prefix=prefix))
    except (OSError, OverflowError) as error:
        raise Stop(
            f"Port {port} on {host} cannot be used, perhaps another program has it: "
            f"try another one, for example --port {port + 1 if port < 65535 else 8000}."
        ) from error


@contextmanager
def serving(folder: Path, prefix: str = "/") -> Iterator[str]:
    """Serve a folder on a free port of this machine while the block runs; gives the address."""
    with open_server(folder, "127.0.0.1", 0, prefix) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{prefix}"
        finally:
            server.shutdown()


def serve_forever(folder: Path, host: str, port: int) -> None:
    with open_server(folder, host, port) as server:
        print(f"Spelbord is at http://{'localhost' if host == '127.0.0.1' else host}:{server.server_port}/", flush=True)
        say("Stop it with Ctrl-C.")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            say("")
