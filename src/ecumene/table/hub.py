"""Who looks at which table: a change wakes their event streams."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator


class Hub:
    """Tells listeners that something changed, never what: each fetches its own view."""

    def __init__(self) -> None:
        #: None is the last thing that a listener hears.
        self._listeners: dict[str, set[asyncio.Queue[tuple[str, str] | None]]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended = False

    def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._ended = False

    def end(self) -> None:
        """End all event streams: the server ends, and must not wait for them."""
        self._ended = True
        for table in self._listeners:
            self._spread(table, None)

    def announce(self, table: str, event: str, data: str) -> None:
        """From any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._spread, table, (event, data))

    def _spread(self, table: str, news: tuple[str, str] | None) -> None:
        for queue in self._listeners.get(table, ()):
            # Whoever is slow gets the newest; positions are whole, so nothing is lost.
            if queue.full():
                queue.get_nowait()
            queue.put_nowait(news)

    async def listen(self, table: str) -> AsyncGenerator[tuple[str, str]]:
        queue: asyncio.Queue[tuple[str, str] | None] = asyncio.Queue(32)
        self._listeners.setdefault(table, set()).add(queue)
        try:
            while not self._ended and (news := await queue.get()) is not None:
                yield news
        finally:
            self._listeners[table].discard(queue)
            if not self._listeners[table]:
                del self._listeners[table]
