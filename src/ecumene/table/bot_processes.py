"""Bots think in processes of their own, so that the table stays quick whatever they do."""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
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
#: Seconds between two reports of progress.
REPORT_EVERY: Final = 0.15

logger = logging.getLogger(__name__)

#: In a bot's process: where it reports its progress.
_reports: list[Queue[Progress]] = []


@contextlib.contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """A process started meanwhile never hears of Ctrl-C, not even while it imports: the server alone decides."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(reports: Queue[Progress], lifeline: Connection) -> None:
    """In the new process: it must not outlive the server, however that ends."""
    # Ctrl-C reaches every process of a terminal; the server alone decides what follows.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _reports.append(reports)
    threading.Thread(target=_end_with_server, args=(lifeline,), daemon=True).start()


def _end_with_server(lifeline: Connection) -> None:
    """End this process when the server closes its end of the lifeline, or is gone."""
    parent = multiprocessing.parent_process()
    wait([lifeline, parent.sentinel] if parent is not None else [lifeline])
    os._exit(0)


def _think(table: str, view: Game, seat: int, name: str, seed: int) -> str:
    """In the other process: the notation of the move that the bot chooses."""
    player = bot(name, seed)
    last = time.monotonic()

    def progress(done: int, total: int) -> None:
        nonlocal last
        if time.monotonic() - last >= REPORT_EVERY:
            last = time.monotonic()
            for reports in _reports:
                reports.put((table, seat, done, total))

    player.on_progress = progress
    return str(player.choose(view, seat))


class BotProcesses:
    """A few processes that answer for bots; each question is answered once."""

    def __init__(self, processes: int, on_progress: Callable[[str, int, int, int], None]) -> None:
        self.processes = processes
        self.on_progress = on_progress
        self._context = multiprocessing.get_context("spawn")
        self._pool: ProcessPoolExecutor | None = None
        self._reports: Queue[Progress] | None = None
        #: A pipe: the processes hold its first end, and end when the server closes the second.
        self._lifeline: tuple[Connection, Connection] | None = None
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
                # A process was killed; the question is still open.
                self._drop(pool)
                self._submit(job, answer, tries - 1)
            else:
                logger.error("A bot cannot answer", exc_info=problem)
                answer("")

        pool = self._open()
        # Processes are started when they are needed, by whoever asks.
        with _interrupts_held_back():
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
                reports: Queue[Progress] = self._context.Queue()
                # A process that is killed while it reports must not keep the server from ending.
                reports.cancel_join_thread()
                self._reports = reports
                self._lifeline = self._context.Pipe(duplex=False)
                self._pool = ProcessPoolExecutor(self.processes, self._context, _begin, (reports, self._lifeline[0]))
                threading.Thread(target=self._forward_reports, args=(reports,), daemon=True).start()
            return self._pool

    def _forward_reports(self, reports: Queue[Progress]) -> None:
        with contextlib.suppress(EOFError, OSError, ValueError):
            while True:
                table, seat, done, total = reports.get()
                if seat < 0:
                    return
                self.on_progress(table, seat, done, total)

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """End these processes, unless another caller has already put a new pool in their place."""
        with self._lock:
            if self._pool is not pool:
                return
            reports, lifeline, self._pool = self._reports, self._lifeline, None
        pool.shutdown(wait=False, cancel_futures=True)
        if lifeline is not None:
            lifeline[1].close()
        if reports is not None:
            reports.put(("", -1, 0, 0))

    def close(self) -> None:
        """Whatever they are thinking about, they end at once."""
        self._closed = True
        if self._pool is not None:
            self._drop(self._pool)
