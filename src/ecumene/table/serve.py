"""Starting the table: one process, one database, and the browser opens."""

from __future__ import annotations

import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import resources
from pathlib import Path
from types import FrameType
from typing import Final

import click
import uvicorn
from starlette.applications import Starlette

import ecumene
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import BadInput
from ecumene.face import face_of
from ecumene.table.app import create
from ecumene.table.hub import Hub
from ecumene.table.texts import ledger, words_of
from ecumene.table.web import environment

PORT: Final = 8642
#: Ports tried when nobody asked for one in particular.
TRIES: Final = 20
HERE: Final = "127.0.0.1"
#: Seconds after the start when the games are fetched from the disk: the first page should not wait for them.
LATER: Final = 1.5


def default_database() -> str:
    """A file in the user's own folder."""
    folder = Path(click.get_app_dir("ecumene"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput("store-folder", {"path": str(folder), "cause": error.strerror or str(error)}) from error
    return f"sqlite:///{folder / 'tables.db'}"


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on that port; if none was asked for, on the first free one."""
    for wanted in [port] if port is not None else range(PORT, PORT + TRIES):
        listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, wanted))
            listener.listen(128)
            return listener
        except (OSError, OverflowError):
            listener.close()
    raise BadInput("port-taken", {"host": host, "port": str(port if port is not None else PORT)})


class Server(uvicorn.Server):
    """Ends quietly and soon, whoever still listens to its event streams."""

    def __init__(self, app: Starlette) -> None:
        super().__init__(uvicorn.Config(app, log_level="warning", access_log=False, timeout_graceful_shutdown=2))
        self._hub: Hub = app.state.host.hub
        self.interrupted = False

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """While it serves, a signal means: come to an end. It is not sent again after that, as uvicorn would do:
        what is open (the bots' processes above all) is put away as after any other command."""
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.interrupted = self.interrupted or sig == signal.SIGINT
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._hub.end()
        await super().shutdown(sockets)


def prepare() -> None:
    """Read what the first table would have to wait for: drawings, words, rule books and pages."""
    for box in ecumene.games().values():
        face_of(box)
        for language in LANGUAGES:
            words_of(language, box.package, ())
            ledger(box.package, language)
    for name in environment().list_templates(["html"]):
        environment().get_template(name)


def serve(host: str, port: int | None, database: str | None, browser: bool, say: Callable[[str], None]) -> None:
    """Serve until somebody ends it; `say` is told the address."""
    if not resources.files("ecumene.table").joinpath("static/vendor/htmx.min.js").is_file():
        raise BadInput("scripts-missing")
    app = create(database if database is not None else default_database())
    with listen(host, port) as listener:
        shown = HERE if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listener.getsockname()[1]}/"
        say(address)
        if browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        later = threading.Timer(LATER, prepare)
        later.daemon = True
        later.start()
        server = Server(app)
        server.run(sockets=[listener])
    if server.interrupted:
        raise KeyboardInterrupt
