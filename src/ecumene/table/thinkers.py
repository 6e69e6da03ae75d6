"""Bots think in processes of their own, so that the table stays quick whatever they do."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.queues import Queue
from typing import Final

from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.players import bot

#: Progress: table, seat, done, of how much.
Progress = tuple[str, int, int, int]
#: Seconds between two words about progress.
OFTEN: Final = 0.15

#: In a thinking process: where to tell how far it is.
_mouth: list[Queue[Progress]] = []


def _begin(said: Queue[Progress]) -> None:
    """In the new process: it must not outlive the server, however that ends."""
    _mouth.append(said)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


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
        self._lock = threading.Lock()

    def ask(self, table: str, game: Game, seat: int, name: str, answer: Callable[[str], None]) -> None:
        """Think about the seat's view; `answer` is called with a move, in another thread."""
        seed = Chance.stream(game.seed, f"bot/{seat}/{game.ply}").seed()
        self._submit((table, game.view(seat), seat, name, seed), answer, tries=3)

    def _submit(self, job: tuple[str, Game, int, str, int], answer: Callable[[str], None], tries: int) -> None:
        def done(future: Future[str]) -> None:
            problem = future.exception() if not future.cancelled() else None
            if isinstance(problem, BrokenProcessPool) and tries > 1:
                # Somebody killed a thinking process; the question is still open.
                self._drop()
                self._submit(job, answer, tries - 1)
            elif not future.cancelled():
                answer(future.result())

        try:
            future = self._open().submit(_think, *job)
        except BrokenProcessPool:
            self._drop()
            future = self._open().submit(_think, *job)
        future.add_done_callback(done)

    def _open(self) -> ProcessPoolExecutor:
        with self._lock:
            if self._pool is None:
                said: Queue[Progress] = self._context.Queue()
                self._said = said
                self._pool = ProcessPoolExecutor(self.processes, self._context, _begin, (said,))
                threading.Thread(target=self._hear, args=(said,), daemon=True).start()
            return self._pool

    def _hear(self, said: Queue[Progress]) -> None:
        with contextlib.suppress(EOFError, OSError, ValueError):
            while True:
                table, seat, done, total = said.get()
                if seat < 0:
                    return
                self.on_progress(table, seat, done, total)

    def _drop(self) -> None:
        with self._lock:
            pool, said, self._pool = self._pool, self._said, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if said is not None:
            said.put(("", -1, 0, 0))

    def warm_up(self) -> None:
        """Start a process before anybody waits for it."""
        self._open().submit(os.getpid)

    def close(self) -> None:
        self._drop()
