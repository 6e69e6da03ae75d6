"""Bots think in processes of their own, so that the table stays quick whatever they do."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection, wait
from multiprocessing.queues import Queue
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.players import bot

#: Progress: table, seat, done, of how much.
Progress = tuple[str, int, int, int]
#: Seconds between two words about progress.
OFTEN: Final = 0.15

logger = logging.getLogger(__name__)

#: In a thinking process: where to tell how far it is.
_mouth: list[Queue[Progress]] = []


def _begin(said: Queue[Progress], leash: Connection) -> None:
    """In the new process: it must not outlive the server, however that ends."""
    # Ctrl-C reaches every process of a terminal; what it means is for the server to say.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _mouth.append(said)
    threading.Thread(target=_end_with_server, args=(leash,), daemon=True).start()


def _end_with_server(leash: Connection) -> None:
    """The other end of the leash is closed when nobody waits for an answer any more."""
    parent = multiprocessing.parent_process()
    wait([leash, parent.sentinel] if parent is not None else [leash])
    os._exit(0)


def _think(table: str, view: Game, seat: int, name: str, seed: int) -> str:
    """In the other process: the notation of the move that the bot chooses."""
    player = bot(name, seed)
    last = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal last
        if time.monotonic() - last >= OFTEN:
            last = time.monotonic()
            for mouth in _mouth:
                mouth.put((table, seat, done, total))

    player.on_progress = progress
    return str(player.choose(view, seat))


class Thinkers:
    """A few processes that answer for bots; each question is answered once."""

    def __init__(self, processes: int, on_progress: Callable[[str, int, int, int], None]) -> None:
        self.processes = processes
        self.on_progress = on_progress
        self._context = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._said: Queue[Progress] | None = None
        #: What the processes hold, and what they are held by.
        self._leash: tuple[Connection, Connection] | None = None
        self._closed = False
        self._lock = threading.Lock()

    def ask(self, table: str, game: Game, seat: int, name: str, answer: Callable[[str], None]) -> None:
        """Think about the seat's view; `answer` is called in another thread: with a move, or empty if there is none."""
        if self._closed:
            return
        seed = Chance.stream(game.seed, f"bot/{seat}/{game.ply}").seed()
        self._submit((table, game.view(seat), seat, name, seed), answer, tries=3)

    def _submit(self, job: tuple[str, Game, int, str, int], answer: Callable[[str], None], tries: int) -> None:
        def done(future: Future[str]) -> None:
            if future.cancelled() or self._closed:
                return
            problem = future.exception()
            if problem is None:
                answer(future.result())
            elif isinstance(problem, BrokenProcessPool) and tries > 1:
                # Somebody killed a thinking process; the question is still open.
                self._drop(pool)
                self._submit(job, answer, tries - 1)
            else:
                logger.error("A bot cannot answer", exc_info=problem)
                answer("")

        pool = self._open()
        try:
            future = pool.submit(_think, *job)
        except BrokenProcessPool:
            self._drop(pool)
            pool = self._open()
            future = pool.submit(_think, *job)
        future.add_done_callback(done)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                said: Queue[Progress] = self._context.Queue()
                # Whoever is killed while he speaks must not keep the server from ending.
                said.cancel_join_thread()
                self._said = said
                self._leash = self._context.Pipe(duplex=False)
                self._pool = ProcessPoolExecutor(self.processes, self._context, _begin, (said, self._leash[0]))
                threading.Thread(target=self._hear, args=(said,), daemon=True).start()
            return self._pool

    def _hear(self, said: Queue[Progress]) -> None:
        with contextlib.suppress(EOFError, OSError, ValueError):
            while True:
                table, seat, done, total = said.get()
                if seat < 0:
                    return
                self.on_progress(table, seat, done, total)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Think no more in these processes. All who waited for a broken pool say so; its successor stays."""
        with self._lock:
            if self._pool is not pool:
                return
            said, leash, self._pool = self._said, self._leash, None
        pool.shutdown(wait=False, cancel_futures=True)
        if leash is not None:
            leash[1].close()
        if said is not None:
            said.put(("", -1, 0, 0))

    def close(self) -> None:
        """Whatever they are thinking about, they end at once."""
        self._closed = True
        if self._pool is not None:
            self._drop(self._pool)
