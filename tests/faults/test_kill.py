"""The server is killed again and again while people play: nothing acknowledged is lost, nothing is played twice."""

from __future__ import annotations

import contextlib
import html
import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from ecumene.table.open_table import MOVE, UNDO, OpenTable
from ecumene.table.store import Entry, Store
from ecumene.table.web import COOKIE

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="servers are started by fork")

KILLS = 50
#: Seconds that a server lives once it serves, at most; some are killed before that.
LIFE = 1.2
#: Seconds within which anything must happen, on however busy a machine.
PATIENCE = 120.0
HERE = Path(__file__).parent
#: Each opens a table of its own against bots.
TABLES = [
    ("seven-wonders", {"kind-1": "bot", "kind-2": "bot"}),
    ("terra-nova", {"kind-1": "bot", "option-factions": "random"}),
    ("seven-wonders", {"kind-1": "bot", "kind-2": "bot", "kind-3": "bot", "option-leaders": "true"}),
]
#: And the first invites the others to one more.
SHARED = ("seven-wonders", {"kind-1": "link", "kind-2": "link", "kind-3": "bot"})


class Server:
    """The one that listens now, and all that came before."""

    def __init__(self, database: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        self.address = f"http://127.0.0.1:{self.port}"
        self._database = database
        command = [sys.executable, str(HERE / "forge.py"), database, str(self.port)]
        self._forge = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
        self._whole: subprocess.Popen[bytes] | None = None
        self._pid = 0
        #: Processes of bots that servers had.
        self.bot_processes: set[int] = set()

    def start_command(self) -> None:
        """As people start it."""
        place = ["--no-browser", "--port", str(self.port), "--database", self._database]
        self._whole = subprocess.Popen([sys.executable, "-m", "ecumene", "table", *place], stdout=subprocess.DEVNULL)
        self._pid = self._whole.pid

    def start(self) -> None:
        """The same server without waiting for Python to read it all."""
        assert self._forge.stdin is not None
        assert self._forge.stdout is not None
        self._forge.stdin.write("start\n")
        self._pid = int(self._forge.stdout.readline())

    def wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            assert time.monotonic() < end, "no server"
            time.sleep(0.005)

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            children = Path(f"/proc/{self._pid}/task/{self._pid}/children").read_text()
            self.bot_processes |= {int(child) for child in children.split()}
        os.kill(self._pid, signal.SIGKILL)
        if self._whole is not None:
            self._whole.wait()
            self._whole = None

    def close(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.kill()
        assert self._forge.stdin is not None
        assert self._forge.stdout is not None
        self._forge.stdin.close()
        self._forge.wait()
        self._forge.stdout.close()


class Sent(NamedTuple):
    """A form as it was sent, and whether the server said that it is done."""

    table: str
    seat: int
    kind: str
    text: str
    once: str


class Player(threading.Thread):
    """Somebody with a browser: looks, chooses, confirms, and sends the same form again when no answer comes."""

    def __init__(self, address: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.browser = httpx.Client(base_url=address, timeout=PATIENCE, headers={"accept-language": "en"})
        self.random = random.Random(seed)
        self.tables: list[str] = []
        #: Tables that are over, with what came after them.
        self.old: list[str] = []
        self.done: list[Sent] = []
        self.tried: set[str] = set()
        self.errors = 0
        self.stop = threading.Event()
        self.trouble: BaseException | None = None

    def send(self, method: str, path: str, data: dict[str, str] | None = None, hx: bool = False) -> httpx.Response:
        """Until it is answered, however often the server dies meanwhile."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                answer = self.browser.request(method, path, data=data, headers={"HX-Request": "true"} if hx else {})
                assert answer.status_code in (200, 204, 303), (path, answer.status_code, answer.text[-500:])
                return answer
            except httpx.TransportError:
                self.errors += 1
                assert time.monotonic() < end, f"no answer to {path}"
                time.sleep(0.01)

    def open(self, game: str, others: dict[str, str]) -> str:
        bots = {key.replace("kind", "level"): "beginner" for key, kind in others.items() if kind == "bot"}
        seats = 1 + sum(1 for key in others if key.startswith("kind"))
        form = {"seats": str(seats), "kind-0": "me", "name-0": f"P{self.random.random()}"[:18], **others, **bots}
        return self.send("POST", f"/new/{game}", form).headers["location"].removeprefix("/t/")

    def run(self) -> None:
        try:
            while not self.stop.is_set():
                for place, table in enumerate(self.tables):
                    self.turn(place, table)
        except BaseException as error:
            self.trouble = error

    def turn(self, place: int, table: str) -> None:
        """One look at a table, and a move if one is owed."""
        page = self.send("GET", f"/t/{table}/text").text
        if 'id="score"' in page:
            # There is one rematch for all who sat there.
            self.old.append(table)
            again = self.send("POST", f"/t/{table}/rematch")
            self.tables[place] = again.headers["location"].removeprefix("/t/")
        elif 'id="undo"' in page and place == 0 and self.random.random() < 0.05:
            self.confirm(table, page, "undo")
        else:
            moves = re.findall(rf'href="(/t/{table}/text\?[^"]*move=[^"]*)"', page)
            if moves:
                chosen = self.send("GET", html.unescape(self.random.choice(moves))).text
                if 'id="confirm"' in chosen:
                    self.confirm(table, chosen, "move")
            elif not self.stop.is_set():
                time.sleep(0.01)

    def confirm(self, table: str, page: str, what: str) -> None:
        form = re.search(rf'action="/t/{table}/do/{what}">(.*?)</form>', page, re.DOTALL)
        assert form is not None
        found = re.findall(r'type="hidden" name="(\w+)" value="([^"]*)"', form[1])
        fields = {name: html.unescape(value) for name, value in found}
        self.tried.add(fields["once"])
        answer = self.send("POST", f"/t/{table}/do/{what}", fields, hx=True)
        if 'class="bad-note"' not in answer.text:
            text = fields["move" if what == "move" else "ply"]
            kind = MOVE if what == "move" else UNDO
            self.done.append(Sent(table, int(fields["seat"]), kind, text, fields["once"]))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    server = Server(f"sqlite:///{tmp_path}/tables.db")
    yield server
    server.close()


def sit_down(players: list[Player], store: Store) -> None:
    for player, (game, others) in zip(players, TABLES, strict=True):
        player.tables.append(player.open(game, others))
    host, *guests = players
    shared = host.open(*SHARED)
    for seat, player in enumerate(players):
        if player in guests:
            player.send("POST", f"/seat/{store.seats(shared)[seat].key}", {"name": f"Guest {seat}"})
        player.tables.append(shared)


def goes_on(players: list[Player], store: Store) -> None:
    """Wait until every table has got somewhere."""
    tables = {table for player in players for table in player.tables}
    before = {table: len(store.entries(table)) for table in tables}
    end = time.monotonic() + PATIENCE
    while tables:
        now = {table: len(store.entries(table)) for table in tables}
        # Or to its end: then there is another one in its place.
        finished = {table for player in players for table in player.old}
        tables = {table for table in tables if now[table] < before[table] + 8 and table not in finished}
        assert time.monotonic() < end, f"these stand still: {tables}"
        assert not [player.trouble for player in players if player.trouble is not None]
        time.sleep(0.02)


def acknowledges(players: list[Player]) -> None:
    """Wait until somebody is told that his move is done."""
    before = sum(len(player.done) for player in players)
    end = time.monotonic() + PATIENCE
    while sum(len(player.done) for player in players) == before:
        assert time.monotonic() < end, "nothing is acknowledged"
        assert not [player.trouble for player in players if player.trouble is not None]
        time.sleep(0.005)


def check(players: list[Player], store: Store) -> None:
    """Every table by its log: whole, legal, with every acknowledged request once and no other move of a person."""
    names = {}
    for player in players:
        person = store.person(player.browser.cookies[COOKIE])
        assert person is not None
        names[player.name] = str(person.id)
    logs: dict[str, list[Entry]] = {}
    for table in {table for player in players for table in player.tables + player.old}:
        row = store.table(table)
        assert row is not None
        logs[table] = store.entries(table)
        assert [entry.number for entry in logs[table]] == list(range(1, len(logs[table]) + 1))
        # Folding plays every move by the rules.
        open_table = OpenTable(row, store.seats(table))
        open_table.catch_up(store)
        assert open_table.number == len(logs[table])
        assert row.over == open_table.game.is_over
    written = Counter((table, entry.request) for table, log in logs.items() for entry in log)
    assert not [request for request, times in written.items() if times > 1]
    by_request = {(table, entry.request): entry for table, log in logs.items() for entry in log}
    for player in players:
        for sent in player.done:
            entry = by_request[sent.table, f"{names[player.name]}/{sent.once}"]
            assert (entry.seat, entry.text) == (sent.seat, sent.text)
        assert len({sent.once for sent in player.done}) == len(player.done)
        numbers = [by_request[sent.table, f"{names[player.name]}/{sent.once}"] for sent in player.done]
        for table in logs:
            mine = [entry.number for entry in numbers if entry.table == table]
            assert mine == sorted(mine), "in the order in which they were acknowledged"
    # Nothing was played for a person that no form of his asked for.
    known = {f"{names[player.name]}/{once}" for player in players for once in player.tried}
    for log in logs.values():
        assert all(entry.request in known or entry.request.startswith("bot/") for entry in log)


def is_thinker(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def test_the_server_is_killed_again_and_again(server: Server, tmp_path: Path) -> None:
    dice = random.Random(50)
    server.start_command()
    server.wait()
    store = Store(f"sqlite:///{tmp_path}/tables.db")
    players = [Player(server.address, seed) for seed in range(len(TABLES))]
    sit_down(players, store)
    for player in players:
        player.start()
    goes_on(players, store)
    for number in range(KILLS):
        server.kill()
        server.start()
        if number % 5 == 0:
            time.sleep(dice.uniform(0, 0.2))
            continue
        server.wait()
        if number % 2:
            # However slow the machine, every other server gets to acknowledge something first.
            acknowledges(players)
        time.sleep(dice.uniform(0, LIFE))
    server.wait()
    goes_on(players, store)
    for player in players:
        player.stop.set()
    for player in players:
        player.join(PATIENCE)
        assert player.trouble is None
    server.kill()
    check(players, store)
    store.close()
    assert all(player.errors for player in players), "they must have noticed"
    end = time.monotonic() + PATIENCE
    while any(is_thinker(pid) for pid in server.bot_processes):
        assert time.monotonic() < end, "bots outlive their server"
        time.sleep(0.05)
    for player in players:
        player.browser.close()
