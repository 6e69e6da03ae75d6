"""A web table for tests: a database of its own, bots without pauses, and it can be stopped and started again."""

from __future__ import annotations

import socket
import threading
import time
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ecumene.table.app import create
from ecumene.table.host import Host
from ecumene.table.open_table import OpenTable
from ecumene.table.store import Entry

HERE: Final = "127.0.0.1"
#: Seconds that a start may take on a busy machine.
PATIENCE: Final = 60.0


class Site:
    """One server in a thread; restarted, it keeps its address and its database."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'tables.db'}"
        self.port = 0
        self._app: Starlette | None = None
        self._server: uvicorn.Server | None = None
        self._thread: threading.Thread | None = None

    @property
    def url(self) -> str:
        return f"http://{HERE}:{self.port}"

    @property
    def host(self) -> Host:
        assert self._app is not None
        host = self._app.state.host
        assert isinstance(host, Host)
        return host

    def start(self) -> None:
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((HERE, self.port))
        listener.listen(128)
        self.port = listener.getsockname()[1]
        self._app = create(self.database, pace=0.0, processes=1)
        config = uvicorn.Config(self._app, log_config=None, log_level="error", ws="none", timeout_graceful_shutdown=1)
        self._server = server = uvicorn.Server(config)
        self._thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        self._thread.start()
        last = time.monotonic() + PATIENCE
        while not server.started:
            assert self._thread.is_alive(), "the server ended while it was starting"
            assert time.monotonic() < last, "the server does not start"
            time.sleep(0.01)

    def stop(self) -> None:
        assert self._server is not None
        assert self._thread is not None
        self._server.should_exit = True
        self._thread.join()

    # What the server holds, to compare with what a page shows

    def open_table(self, table: str) -> OpenTable:
        return self.host.table(table)

    def entries(self, table: str) -> list[Entry]:
        return self.host.store.entries(table)

    def moves_of(self, table: str, seat: int) -> list[str]:
        """Everything that the seat has played, as it stands in the log."""
        return [entry.text for entry in self.entries(table) if entry.seat == seat and entry.kind == "move"]
