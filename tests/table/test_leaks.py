"""Nothing that is sent to a seat differs between worlds which that seat cannot tell apart.

Two tables are played in step: at each move of somebody else, the second table may see another one, as long as the
reader's view stays the same. So their pasts differ as well, and everything made of these: logs, undo, what was learned.
"""

from __future__ import annotations

import asyncio
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import StreamingResponse

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.table import table_pages
from ecumene.table.advice import kind_of
from ecumene.table.app import create
from ecumene.table.host import Host
from ecumene.table.open_table import OpenTable
from ecumene.table.store import NewSeat
from ecumene.table.web import COOKIE
from tests.strategies import Stroller

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient


class Table(NamedTuple):
    game: str
    seats: int
    options: dict[str, bool | str]
    #: Moves before the first look, and how many more looks are taken later.
    plies: int
    looks: int = 2


TABLES = {
    "terra-nova": Table("terra-nova", 3, {}, 20, 1),
    "planner": Table("terra-nova", 2, {"two_player_variant": "planner"}, 12),
    "digger": Table("terra-nova", 2, {"two_player_variant": "lucky-digger", "factions": "random"}, 16),
    "three": Table("seven-wonders", 3, {}, 11, 3),
    "two": Table("seven-wonders", 2, {}, 9),
    "leaders": Table("seven-wonders", 4, {"leaders": True, "wonders": "all"}, 3, 4),
    "cities": Table("seven-wonders", 5, {"cities": True, "deal": "two", "sides": "choose"}, 20, 3),
    "teams": Table("seven-wonders", 4, {"cities": True, "leaders": True, "teams": True}, 22, 4),
}
#: Moves of others that are tried in the second world.
TRIED = 8
#: Moves between two looks, at most.
APART = 14
ONCE = re.compile(r'name="once" value="[^"]*"')


class Room:
    """A table with a person on every seat, and the browsers of all of them."""

    def __init__(self, app: Starlette, table: Table, seed: int) -> None:
        self.app = app
        host = app.state.host
        assert isinstance(host, Host)
        self.host = host
        box = ecumene.box(table.game)
        options = box.settle(table.seats, dict(table.options))
        people = [host.store.new_person() for _ in range(table.seats)]
        seats = [NewSeat("person", f"S{seat}") for seat in range(table.seats)]
        row = host.store.open_table(table.game, box.rules, seats, seed, options, people[0].id)
        self.id = row.id
        for seat, person in enumerate(people):
            host.store.hold(person.id, row.id, seat)
        self.keys = [person.key for person in people]
        self.open_table = host.table(row.id)

    def browser(self, seat: int, language: str = "en", agent: str = "test") -> TestClient:
        """The browser of a seat; of a spectator for -1."""
        cookies = {COOKIE: self.keys[seat]} if seat >= 0 else {}
        headers = {"accept-encoding": "identity", "accept-language": language, "user-agent": agent}
        return TestClient(self.app, cookies=cookies, headers=headers)

    @contextmanager
    def shown(self, open_table: OpenTable) -> Iterator[None]:
        """While this lasts, the pages show that table in the place of their own."""
        self.host.tables._tables[self.id] = open_table
        yield
        self.host.tables._tables[self.id] = self.open_table

    def fetch(self, browser: TestClient, path: str) -> str:
        answer = browser.get(path)
        assert answer.status_code == 200, (path, answer.text[-400:])
        return ONCE.sub("", answer.text).replace(self.id, "TABLE")


@pytest.fixture
def app(tmp_path: Path) -> Iterator[Starlette]:
    app = create(f"sqlite:///{tmp_path}/tables.db", processes=1)
    with TestClient(app):
        yield app


class Pair:
    """The true table and another that one seat takes for the same."""

    def __init__(self, room: Room, seat: int, chance: Chance) -> None:
        self.room = room
        self.seat = seat
        self.chance = chance
        self.stroller = Stroller(chance, whims=True)
        self.true = room.open_table
        #: Moves at which the other table saw something else, since the worlds were parted; and how often they were.
        self.apart = 0
        self.fresh = 0
        self.deal()

    def deal(self) -> None:
        """From here on, another world with the same past: dealt anew, or the same in which others choose otherwise."""
        true = self.true
        other = OpenTable(true.row, true.seats)
        same = true.box.secret and self.fresh % 2 == 1
        world = true.game.copy() if same else true.game.redeal(self.seat, self.chance)
        other.positions = [*true.positions[:-1], world]
        other.played = list(true.played)
        other._learned = [true.learned(ply) for ply in range(len(true.played))]
        other.number = true.number
        self.other = other
        self.fresh += 1
        self.apart = 0

    def step(self) -> None:
        if self.true.game.is_over:
            return
        seat, move = self.stroller.choose(self.true.game)
        number = self.true.number + 1
        self.true.advance(seat, move, number)
        found = self.twin(seat, move, self.true.game.view(self.seat))
        if found is not None:
            self.other.advance(seat, found, number)
            self.apart += found != move
        self.true.number = self.other.number = number
        if found is None:
            self.deal()

    def twin(self, seat: int, move: Move, seen: Game) -> Move | None:
        """A move in the other world after which the reader sees the same; another one if there is any."""
        world = self.other.game
        if seat == self.seat:
            assert world.moves(seat) == self.true.positions[-2].moves(seat)
            tried = [move]
        else:
            alike = [one for one in world.moves(seat) if kind_of(one) == kind_of(move) and one != move]
            rest = [one for one in world.moves(seat) if kind_of(one) != kind_of(move)]
            for moves in (alike, rest):
                self.chance.shuffle(moves)
            own = [move] if world.check(seat, move) is None else []
            first = own + alike if kind_of(move) == "build" else alike + own
            tried = [*first[:TRIED], *own, *rest[:2]]
        for one in tried:
            trial = world.copy()
            trial.play(seat, one)
            if trial.view(self.seat) == seen:
                return one
        return None

    # What is sent

    def addresses(self, page: str) -> list[str]:
        """The same addresses for both: the table, its text, things, moves, the past."""
        table = f"/t/{self.room.id}"
        found = [f"{table}/text", f"{table}/view?ply={self.chance.below(len(self.true.positions))}", table, "/"]
        things = sorted({*re.findall(r'data-thing="([^"]+)"', page)})
        self.chance.shuffle(things)
        for number, thing in enumerate(things[:4]):
            found.append(f"{table}/about?thing={quote(thing)}" + ("&why=1" if number % 2 else ""))
        game, seat = self.true.game, self.seat
        asked = self.true.asked(seat)
        if asked:
            moves = list(game.moves(seat))
            self.chance.shuffle(moves)
            found += [f"{table}/view?move={quote(str(move))}&asked={asked}" for move in moves[:2]]
            found += [f"{table}/view?kind={kind_of(moves[0])}&asked={asked}"]
            if things:
                found.append(f"{table}/view?at={quote(things[-1])}&asked={asked}")
        return found

    def compare(self) -> None:
        assert self.other.game.view(self.seat) == self.true.game.view(self.seat)
        language = ("en", "pl")[self.chance.below(2)]
        agent = ("test", "Mobile")[self.chance.below(2)]
        for seat in (self.seat, -1):
            browser = self.room.browser(seat, language, agent)
            plain = f"/t/{self.room.id}/view"
            paths = [plain, *self.addresses(self.room.fetch(browser, plain))]
            if seat < 0:
                paths = paths[:3]
            for path in paths:
                true = self.room.fetch(browser, path)
                with self.room.shown(self.other):
                    other = self.room.fetch(browser, path)
                assert true == other, f"{path} leaks to {seat}: {difference(true, other)}"


def difference(one: str, other: str) -> str:
    at = next(
        (place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other))
    )
    return f"…{one[max(0, at - 120) : at + 120]}… / …{other[at : at + 120]}…"


@pytest.mark.parametrize("name", TABLES)
def test_worlds_that_look_alike_are_sent_alike(app: Starlette, name: str) -> None:
    table = TABLES[name]
    chance = Chance.stream(11, name)
    room = Room(app, table, 11)
    pair = Pair(room, chance.below(table.seats), chance)
    looked = 0
    for look in range(table.looks + 1):
        for _ in range(table.plies if look == 0 else 1 + chance.below(APART)):
            pair.step()
        # Best is a look when the other world has gone its own way.
        for _ in range(APART if room.open_table.box.secret else 0):
            if not pair.apart:
                pair.step()
        looked += pair.apart
        pair.compare()
    if room.open_table.box.secret:
        assert pair.fresh > 1
        assert looked > 2


# A move in secret


def stream_of(room: Room, seat: int, choice: int) -> list[str]:
    """What the event stream sends while another seat picks."""

    async def hear() -> list[str]:
        room.host.hub.start()
        scope = {"type": "http", "method": "GET", "path": "/", "headers": [], "query_string": b"", "app": room.app}
        answer = await table_pages.updates(Request({**scope, "path_params": {"id": room.id}}))
        assert isinstance(answer, StreamingResponse)
        stream = answer.body_iterator
        heard = [str(await anext(aiter(stream)))]
        open_table = room.open_table
        text = str(open_table.game.moves(seat)[choice])
        await asyncio.to_thread(room.host.play, room.id, seat, text, open_table.asked(seat), "pick")
        heard.append(str(await anext(aiter(stream))))
        return heard

    return asyncio.run(hear())


@pytest.mark.parametrize("name", ["three", "two", "leaders"])
def test_of_a_secret_pick_others_learn_only_that_it_was_made(app: Starlette, name: str) -> None:
    table = TABLES[name]
    rooms = [Room(app, table, 23) for _ in range(2)]
    picking = rooms[0].open_table.game.to_move[1]
    assert len(rooms[0].open_table.game.moves(picking)) > 1

    def pages(room: Room) -> list[str]:
        seats = [seat for seat in range(-1, table.seats) if seat != picking]
        return [room.fetch(room.browser(seat), f"/t/{room.id}/{page}") for seat in seats for page in ("view", "text")]

    before = [pages(room) for room in rooms]
    assert before[0] == before[1]
    heard = [stream_of(room, picking, choice) for room, choice in zip(rooms, (0, -1), strict=True)]
    assert heard[0] == heard[1] == ["retry: 1000\nevent: view\ndata: 0\n\n", "event: view\ndata: 1\n\n"]
    after = [pages(room) for room in rooms]
    assert rooms[0].open_table.played[0].move != rooms[1].open_table.played[0].move
    assert after[0] == after[1]
    # That it was made is no secret.
    assert all(one != other for one, other in zip(before[0], after[0], strict=True))
    # And taken back, nothing is left of it but a number.
    for room in rooms:
        room.host.undo(room.id, picking, 0, "back")
    number = re.compile(r'data-number="\d+"')
    assert [number.sub("", page) for page in pages(rooms[0])] == [number.sub("", page) for page in before[0]]


def test_a_record_that_tells_everything_waits_for_the_end(app: Starlette) -> None:
    room = Room(app, TABLES["three"], 3)
    for seat in (-1, 0):
        assert room.browser(seat).get(f"/t/{room.id}/record").status_code == 400
    stroller = Stroller(Chance.stream(3, "record"), whims=False)
    while not room.open_table.game.is_over:
        room.open_table.advance(*stroller.choose(room.open_table.game), 0)
    assert room.browser(-1).get(f"/t/{room.id}/record").status_code == 200
