"""`python -m bench.table`: how long the web table makes people wait, by the clock on the wall.

A real server, and people who act as their browsers do: they listen to the event stream, fetch a new view whenever it
says so, choose a move (a view with its preview) and confirm it (a form that answers with the new board).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import html
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from urllib.parse import quote

import httpx
from rich.console import Console
from rich.table import Table

import ecumene
from bench.machine import environment, machine
from bench.waits import FILE, WAITS, Load, Waiting, conditions, heads, rows, waits_of, write
from bench.waits import first_page as first_page_told
from ecumene.table.names import first_level, levels

#: Starts of the server that are measured, after one that makes the database.
STARTS: Final = 5
PATIENCE: Final = 60.0


@contextlib.contextmanager
def serving(folder: Path, name: str) -> Iterator[str]:
    """A server as people start it, listening soon; its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    place = ["--no-browser", "--port", port, "--database", f"sqlite:///{folder / name}.db"]
    command = [sys.executable, "-m", "ecumene", "table", *place]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment(folder))
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.terminate()
        server.wait()


def first_page(address: str) -> httpx.Response:
    """The front page, as soon as anybody answers."""
    end = time.monotonic() + PATIENCE
    with httpx.Client(base_url=address, timeout=PATIENCE) as browser:
        while True:
            try:
                return browser.get("/").raise_for_status()
            except httpx.ConnectError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.005)


def measure_starts(folder: Path, starts: int) -> list[float]:
    seconds: list[float] = []
    for _ in range(starts + 1):
        begun = time.perf_counter()
        with serving(folder, "starts") as address:
            first_page(address)
            seconds.append(time.perf_counter() - begun)
    return seconds[1:]


class Person:
    """Somebody at a table against bots."""

    def __init__(self, address: str, game: str, level: str, think: float, seed: int) -> None:
        self.browser = httpx.AsyncClient(
            base_url=address,
            timeout=PATIENCE,
            headers={"HX-Request": "true", "accept-language": "en"},
            # Less than the server's own patience with idle connections, or a form may run into one that it closes.
            limits=httpx.Limits(keepalive_expiry=2.0),
        )
        self.game = game
        self.level = level
        self.think = think
        self.random = random.Random(seed)
        self.table = ""
        self.seconds: dict[str, list[float]] = {name: [] for name in WAITS}
        self._changed = asyncio.Event()

    async def sit_down(self) -> None:
        """The usual number of seats, bots on all others."""
        seats = ecumene.box(self.game).usual
        form = {"seats": str(seats), "kind-0": "me", "name-0": "Ania"}
        for seat in range(1, seats):
            form |= {f"kind-{seat}": "bot", f"level-{seat}": self.level}
        answer = await self.browser.post(f"/new/{self.game}", data=form)
        self.table = answer.headers["hx-redirect"]

    async def listen(self) -> None:
        """Be told of changes, at one table after another."""
        while True:
            table = self.table
            with contextlib.suppress(httpx.TransportError):
                async with self.browser.stream("GET", f"{table}/updates") as stream:
                    async for line in stream.aiter_lines():
                        if line == "event: view":
                            self._changed.set()
                        if self.table != table:
                            break

    async def wait(self, name: str, method: str, path: str, form: dict[str, str] | None = None) -> str:
        begun = time.perf_counter()
        answer = await self.browser.request(method, path, data=form)
        answer.raise_for_status()
        self.seconds[name].append(time.perf_counter() - begun)
        return answer.text

    async def play(self, until: float) -> None:
        await self.sit_down()
        await self.browser.get(self.table)
        listening = asyncio.create_task(self.listen())
        page = (await self.browser.get(f"{self.table}/view")).text
        while time.monotonic() < until:
            moves = self.moves(page)
            if moves:
                page = await self.look(page, self.random.uniform(0.5, 1.5) * self.think)
                page = await self.move(page, self.random.choice(moves))
            elif 'id="score"' in page:
                await self.sit_down()
                page = (await self.browser.get(f"{self.table}/view")).text
            else:
                page = await self.look(page, until - time.monotonic(), often=False)
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)
        await self.browser.aclose()

    async def look(self, page: str, seconds: float, often: bool = True) -> str:
        """Look at the table for so long, or until something has changed; the page as it is then."""
        end = time.monotonic() + seconds
        while True:
            try:
                await asyncio.wait_for(self._changed.wait(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                return page
            self._changed.clear()
            page = await self.wait("refresh", "GET", f"{self.table}/view")
            if not often:
                return page

    def moves(self, page: str) -> list[str]:
        """What can be clicked: targets on the board, and words that are moves."""
        if not _asked(page):
            return []
        drawn = [move for moves in re.findall(r'data-move="([^"]+)"', page) for move in moves.split(";")]
        words = re.findall(r"/view\?((?:kind|move)=[^\"]*)", page)
        return [f"move={quote(html.unescape(move))}" for move in drawn] + [html.unescape(word) for word in words]

    async def move(self, page: str, chosen: str) -> str:
        """Choose, then confirm; a kind of moves opens further choices first."""
        address = chosen if "asked=" in chosen else f"{chosen}&asked={_asked(page)}"
        shown = await self.wait("choose", "GET", f"{self.table}/view?{address}")
        form = re.search(r'id="confirm-form"(.*?)</form>', shown, re.DOTALL)
        if form is None:
            return shown
        fields = dict(re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form[1]))
        sent = {name: html.unescape(value) for name, value in fields.items()}
        return await self.wait("confirm", "POST", f"{self.table}/do/move", sent)


def _asked(page: str) -> str:
    found = re.search(r'data-asked="([^"]*)"', page)
    return found[1] if found is not None else ""


async def measure_load(address: str, game: str, tables: int, level: str, think: float, seconds: float) -> Load:
    """People at so many tables; what they do in the first moments, while everything is new, counts as well."""
    people = [Person(address, game, level, think, seed) for seed in range(tables)]
    until = time.monotonic() + seconds
    await asyncio.gather(*[person.play(until) for person in people])
    waited = {name: [second for person in people for second in person.seconds[name]] for name in WAITS}
    return Load(game, tables, {name: waits_of(seconds) for name, seconds in waited.items() if seconds})


def table(waiting: Waiting) -> Table:
    drawn = Table(
        title=f"Ecumene {waiting.version} {waiting.build}, {waiting.machine['python']}: "
        f"first page {first_page_told(waiting)}",
        caption=conditions(waiting),
        title_justify="left",
    )
    for head in heads():
        drawn.add_column(head, justify="left" if head == heads()[0] else "right", no_wrap=True)
    for row in rows(waiting):
        drawn.add_row(*row)
    return drawn


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.table", description="Measure the web table.")
    parser.add_argument("--starts", type=int, default=STARTS, help=f"starts of the server ({STARTS})")
    parser.add_argument("--seconds", type=float, default=30.0, help="seconds per game and number of tables (30)")
    parser.add_argument("--tables", type=int, default=50, help="tables at once, after a single one (50)")
    parser.add_argument("--think", type=float, default=8.0, help="seconds a person thinks at one of many tables (8)")
    parser.add_argument("--level", choices=list(levels()), default=first_level(), help="bots at all tables")
    parser.add_argument("--out", default=str(FILE), metavar="FILE", help="where the figures are kept, as JSON")
    given = parser.parse_args(arguments)
    if given.starts < 1 or given.seconds <= 0 or given.tables < 1 or given.think < 0:
        parser.error("starts, seconds and tables must be positive")
    # Wide enough for the whole table, whatever it is written to.
    console = Console(width=max(110, Console().width))
    loads: list[Load] = []
    about = machine()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        with console.status("starts …"):
            starts = measure_starts(folder, given.starts)
        for number, think in ((1, 0.0), (given.tables, given.think)):
            for game in ecumene.games():
                # A server of its own for each, so that no table goes on beside those that are measured.
                with console.status(f"{game}, {number} …"), serving(folder, f"{game}-{number}") as address:
                    first_page(address)
                    loads.append(asyncio.run(measure_load(address, game, number, given.level, think, given.seconds)))
    today = datetime.now(UTC).date().isoformat()
    build = "compiled" if ecumene.COMPILED else "pure"
    waiting = Waiting(
        today, ecumene.__version__, build, about, given.level, given.think, given.seconds, starts, loads
    )  # fmt: skip
    console.print(table(waiting))
    write(waiting, Path(given.out))


if __name__ == "__main__":
    main()
