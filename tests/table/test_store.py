"""The store: what is acknowledged is there, once, in order, whoever else writes and whoever is killed."""

from __future__ import annotations

import random
import re
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, event, text

from ecumene.core.refusal import BadInput
from ecumene.table.migrations import HEAD, VERSION_TABLE, _config
from ecumene.table.schema import METADATA
from ecumene.table.store import Entry, NewSeat, Store, TableRow, Taken
from ecumene.text import Words
from tests.table.postgres import MISSING, Cluster, cluster, programs

T = TypeVar("T")
#: One person, one bot.
SEATS = [NewSeat("person", "Ola"), NewSeat("bot", "Greedy", "greedy")]
#: A process of its own that appends to a table until it has written so many; it prints what was acknowledged.
WRITER = """
import sys
from ecumene.table.store import Store, Taken
url, table, name, most = sys.argv[1:]
store = Store(url)
sys.stdin.readline()
for n in range(int(most)):
    while True:
        try:
            entry = store.append(table, len(store.entries(table)) + 1, "move", 0, "move", f"{name}-{n}")
            break
        except Taken:
            pass
    sys.stdout.write(f"{entry.number} {entry.request}\\n")
    sys.stdout.flush()
"""
OPENER = """
import sys
from ecumene.table.store import Store
sys.stdin.readline()
Store(sys.argv[1]).new_person()
"""


@pytest.fixture(scope="module")
def postgres() -> Iterator[Cluster]:
    if programs() is None:
        pytest.skip(MISSING)
    with cluster() as running:
        yield running


@pytest.fixture
def in_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, in_file: str) -> str:
    if request.param == "sqlite":
        return in_file
    running = request.getfixturevalue("postgres")
    assert isinstance(running, Cluster)
    return running.database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    with closing(Store(url)) as opened:
        yield opened


def opened(store: Store, listed: bool = True, moves: list[tuple[int, str]] | None = None) -> TableRow:
    host = store.new_person().id
    return store.open_table("terra-nova", 1, SEATS, 7, {"planner": True}, host, listed, moves or [])


@contextmanager
def refused(reason: str) -> Iterator[None]:
    """It is refused for this reason, in words of both languages."""
    with pytest.raises(BadInput) as caught:
        yield
    assert caught.value.reason == reason
    for language in ("en", "pl"):
        assert Words(language).problem(caught.value)


def started(script: str, *words: str) -> subprocess.Popen[str]:
    """A process that waits for a line before it begins."""
    command = [sys.executable, "-c", script, *words]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def let_run(processes: list[subprocess.Popen[str]]) -> list[str]:
    """Let all begin, and wait for what they print."""
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    told = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0] * len(processes)
    return told


def at_once(times: int, call: Callable[[int], T]) -> list[T]:
    """What the calls give, numbered from 0 and begun together in threads."""
    gate = threading.Barrier(times)

    def begin(n: int) -> T:
        gate.wait()
        return call(n)

    with ThreadPoolExecutor(times) as pool:
        return list(pool.map(begin, range(times)))


# People, tables, seats


def test_a_person_is_known_by_the_key(store: Store) -> None:
    ola, jan = store.new_person(), store.new_person()
    assert len({ola.key, jan.key}) == 2
    assert len(ola.key) >= 32
    assert store.person(ola.key) == ola
    assert store.person("nobody") is None
    store.set_person(ola.id, name="Ola", language="pl")
    store.set_person(ola.id, theme="dark")
    store.set_person(ola.id)
    assert store.person(ola.key) == ola._replace(name="Ola", language="pl", theme="dark")
    assert store.person(jan.key) == jan


def test_a_table_is_as_it_was_set(store: Store) -> None:
    host = store.new_person().id
    options: dict[str, bool | str] = {"planner": True, "map": "żółta"}
    seed = 2**128 - 1
    row = store.open_table("terra-nova", 3, SEATS, seed, options, host, listed=False, note="loaded")
    assert row[1:7] == ("terra-nova", 3, 2, seed, options, host)
    assert row[8:] == (False, False, None, "loaded")
    assert re.fullmatch(r"[A-Za-z0-9]{10}", row.id)
    assert row.opened.utcoffset() == timedelta(0)
    assert store.table(row.id) == row
    assert store.table("nowhere") is None
    assert store.entries(row.id) == []


def test_seats_have_links_of_their_own(store: Store) -> None:
    rows = [*store.seats(opened(store).id), *store.seats(opened(store).id)]
    assert [(row.seat, row.kind, row.name, row.bot) for row in rows[:2]] == [
        (0, "person", "Ola", ""),
        (1, "bot", "Greedy", "greedy"),
    ]
    assert len({row.key for row in rows}) == 4
    assert all(len(row.key) >= 32 for row in rows)
    assert [store.seat_by_key(row.key) for row in rows] == rows
    assert store.seat_by_key("nothing") is None
    store.rename_seat(rows[0].table, 0, "Aleksandra")
    assert store.seats(rows[0].table) == [rows[0]._replace(name="Aleksandra"), rows[1]]
    with refused("table-unknown"):
        store.rename_seat(rows[0].table, 2, "Jan")


def test_a_loaded_record_is_there_with_its_table(store: Store) -> None:
    row = opened(store, moves=[(1, "build C4"), (0, "pass B3")])
    told = [(entry.number, entry.kind, entry.seat, entry.text) for entry in store.entries(row.id)]
    assert told == [(1, "move", 1, "build C4"), (2, "move", 0, "pass B3")]
    assert store.append(row.id, 3, "move", 0, "pass", "a").number == 3


def test_who_holds_what(store: Store) -> None:
    table = opened(store).id
    ola, jan = store.new_person().id, store.new_person().id
    assert (store.holds(ola, table), store.seat_taken(table)) == ([], set())
    store.hold(ola, table, 1)
    store.hold(ola, table, 0)
    store.hold(ola, table, 0)
    store.hold(jan, table, 0)
    assert (store.holds(ola, table), store.holds(jan, table)) == ([0, 1], [0])
    assert store.seat_taken(table) == {0}
    for place, seat in (("nowhere", 0), (table, 2)):
        with refused("table-unknown"):
            store.hold(ola, place, seat)


def test_one_seat_of_a_device_is_active(store: Store) -> None:
    table, other = opened(store).id, opened(store).id
    ola, jan = store.new_person().id, store.new_person().id
    for seat in (0, 1):
        store.hold(ola, table, seat)
    store.hold(ola, other, 0)
    store.hold(jan, table, 0)
    assert store.active(ola, table) is None
    store.set_active(ola, other, 0)
    store.set_active(ola, table, 0)
    store.set_active(ola, table, 1)
    assert (store.active(ola, table), store.active(ola, other), store.active(jan, table)) == (1, 0, None)
    with refused("seat-not-held"):
        store.set_active(jan, table, 1)
    with refused("seat-not-held"):
        store.set_active(ola, table, 2)
    assert store.active(ola, table) == 1
    store.set_active(ola, table, None)
    assert store.active(ola, table) is None


def test_lists_of_tables(store: Store) -> None:
    first, second, hidden = opened(store), opened(store), opened(store, listed=False)
    ola = store.new_person().id
    store.hold(ola, first.id, 0)
    store.hold(ola, first.id, 1)
    store.hold(ola, hidden.id, 0)
    own = store.open_table("seven-wonders", 1, SEATS, 1, {}, ola)
    assert store.tables_of(ola) == [own, hidden, first]
    assert store.tables_of(ola, limit=2) == [own, hidden]
    assert store.tables_open() == [own, second, first]
    assert store.tables_open(limit=1) == [own]
    store.set_over(second.id)
    assert store.tables_open() == [own, first]
    assert store.table(second.id) == second._replace(over=True)
    with refused("table-unknown"):
        store.set_over("nowhere")


def test_a_table_has_one_rematch(url: str, store: Store) -> None:
    table = opened(store)
    friend = store.new_person().id
    store.hold(table.host, table.id, 0)
    store.hold(friend, table.id, 1)
    store.set_active(friend, table.id, 1)
    store.set_over(table.id)
    with closing(Store(url)) as other:
        stores = [store, other, store, other]
        found = at_once(4, lambda n: stores[n].rematch(table.id, 2, {"later": True}, n, table.host))
    assert len(set(found)) == 1
    # Nothing is left behind of those who came later.
    assert {row.id for row in store.tables_of(table.host)} == {table.id, found[0]}
    row, old = store.table(found[0]), store.table(table.id)
    assert row is not None
    assert old is not None
    assert old.successor == row.id
    assert (row.rules, row.options) == (2, {"later": True})
    assert (row.seats, row.over, row.successor) == (table.seats, False, None)
    names, before = [seat.name for seat in store.seats(row.id)], [seat.name for seat in store.seats(table.id)]
    assert names == [*before[1:], before[0]]
    assert (store.holds(friend, row.id), store.holds(table.host, row.id)) == ([0], [table.seats - 1])
    assert store.active(friend, row.id) is None
    assert store.rematch(table.id, 1, {}, 9, friend) == row.id
    with refused("table-unknown"):
        store.rematch("nowhere", 1, {}, 1, friend)


# The log


def test_entries_are_numbered_and_kept(store: Store) -> None:
    before = datetime.now(UTC)
    table, other = opened(store).id, opened(store).id
    first = store.append(table, 1, "move", 0, "build C4", "a")
    second = store.append(table, 2, "undo", 1, "żółw", "b")
    assert first[:6] == (table, 1, "move", 0, "build C4", "a")
    assert before <= first.at <= second.at <= datetime.now(UTC)
    assert store.entries(table) == [first, second]
    assert store.entries(table, after=1) == [second]
    assert store.entry_of(table, "b") == second
    assert store.entry_of(other, "b") is None
    assert len(store.entries(table)) == 2
    assert store.entries(other) == store.entries("nowhere") == []
    # The same request at another table is another request.
    assert store.append(other, 1, "move", 0, "build C4", "a").table == other


def test_a_repeated_request_changes_nothing(store: Store) -> None:
    table = opened(store).id
    first = store.append(table, 1, "move", 0, "build C4", "a")
    store.append(table, 2, "move", 1, "pass", "b")
    for number in (1, 2, 3, 9):
        assert store.append(table, number, "move", 1, "other", "a") == first
    assert len(store.entries(table)) == 2


def test_a_number_is_given_once_and_without_gaps(store: Store) -> None:
    table = opened(store).id
    first = store.append(table, 1, "move", 0, "build C4", "a")
    with pytest.raises(Taken) as taken:
        store.append(table, 1, "move", 0, "build C4", "b")
    assert taken.value.entry == first
    for number in (-1, 0, 3):
        with refused("store-ahead"):
            store.append(table, number, "move", 0, "pass", "b")
    with refused("table-unknown"):
        store.append("nowhere", 1, "move", 0, "pass", "b")
    assert store.entries(table) == [first]


def test_several_entries_are_written_together_or_not_at_all(store: Store) -> None:
    table = opened(store).id
    parts = [("agree", 1, ""), ("undo", 0, "3"), ("move", 0, "pass")]
    written = store.append_all(table, 1, parts, "a")
    assert [(entry.number, entry.kind, entry.seat, entry.text) for entry in written] == [
        (1, "agree", 1, ""),
        (2, "undo", 0, "3"),
        (3, "move", 0, "pass"),
    ]
    assert len({entry.request for entry in written}) == 3
    assert written[0].request == "a"
    assert store.append_all(table, 4, parts, "a") == written
    with pytest.raises(Taken) as taken:
        store.append_all(table, 3, parts, "b")
    assert taken.value.entry == written[2]
    with refused("store-ahead"):
        store.append_all(table, 5, parts, "b")
    # A request that is called as one of ours would be: the others are not written either.
    odd = store.append(table, 4, "move", 0, "pass", "c+1")
    with pytest.raises(Taken) as taken:
        store.append_all(table, 5, parts, "c")
    assert taken.value.entry == odd
    assert store.entries(table) == [*written, odd]


def test_of_racing_threads_one_gets_the_number(url: str, store: Store) -> None:
    table = opened(store).id

    def tries(number: int, n: int) -> Entry | None:
        try:
            return stores[n].append(table, number, "move", 0, "pass", f"{number}-{n}")
        except Taken:
            return None

    with closing(Store(url)) as other:
        stores = [store, other, store, other]
        for number in range(1, 21):
            won = [entry for entry in at_once(4, partial(tries, number)) if entry is not None]
            assert store.entries(table, number - 1) == won
            assert len(won) == 1


def test_a_request_sent_twice_at_once_is_written_once(url: str, store: Store) -> None:
    table = opened(store).id

    def sends(number: int, n: int) -> Entry:
        return stores[n].append(table, number, "move", 0, "pass", str(number))

    with closing(Store(url)) as other:
        stores = [store, other, store, other]
        for number in range(1, 11):
            assert set(at_once(4, partial(sends, number))) == set(store.entries(table, number - 1))
    assert len(store.entries(table)) == 10


def test_racing_processes_lose_nothing(url: str, store: Store) -> None:
    table = opened(store).id
    told = let_run([started(WRITER, url, table, name, "40") for name in "abc"])
    acknowledged = [line for lines in told for line in lines.splitlines()]
    kept = store.entries(table)
    assert [entry.number for entry in kept] == list(range(1, 121))
    assert sorted(acknowledged) == sorted(f"{entry.number} {entry.request}" for entry in kept)


def test_a_killed_process_has_kept_what_it_acknowledged(url: str, store: Store) -> None:
    table = opened(store).id
    chance = random.Random(5)
    acknowledged: list[str] = []
    for round in range(10):
        process = started(WRITER, url, table, str(round), "1000000")
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("\n")
        process.stdin.flush()
        for _ in range(chance.randrange(1, 30)):
            acknowledged.append(process.stdout.readline().strip())
        # At any moment of a write: some microseconds to some milliseconds after an acknowledgement.
        threading.Event().wait(chance.random() ** 3 * 0.02)
        process.send_signal(signal.SIGKILL)
        acknowledged += process.communicate()[0].splitlines()
        kept = {f"{entry.number} {entry.request}" for entry in store.entries(table)}
        assert set(acknowledged) <= kept
    numbers = [entry.number for entry in store.entries(table)]
    assert numbers == list(range(1, len(numbers) + 1))
    # Of each process, one entry at most was written and not yet told.
    assert len(acknowledged) <= len(numbers) <= len(acknowledged) + 10


# The database


def test_the_schema_of_the_migrations_is_that_of_the_code(store: Store) -> None:
    with store._database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, METADATA) == []


def test_the_last_step_is_known_without_alembic(store: Store, url: str) -> None:
    with store._database.reading() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert context.get_current_heads() == (HEAD,)
    # A start does not wait for what it does not need.
    script = "import sys; from ecumene.table.store import Store; Store(sys.argv[1]); "
    script += "sys.exit('alembic' in sys.modules or 'sqlalchemy.orm' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script, url], check=False).returncode == 0


def test_many_open_a_new_database_at_once(url: str) -> None:
    let_run([started(OPENER, url) for _ in range(4)])
    with closing(Store(url)) as store:
        assert store.new_person().id == 5


# In a file


def test_sqlite_writes_through_to_the_disk(in_file: str) -> None:
    store = Store(in_file)
    for transaction in (store._database.reading(), store._database.writing()):
        with transaction as connection:
            told = [
                connection.scalar(text(f"PRAGMA {name}")) for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert told == ["wal", 2, 1]
    store.close()


def test_opening_again_changes_nothing(tmp_path: Path, in_file: str) -> None:
    path = tmp_path / "tables.db"
    path.touch()
    with closing(Store(in_file)) as store:
        row = opened(store)
    before = path.read_bytes()
    with closing(Store(in_file)) as store:
        assert store.table(row.id) == row
    assert path.read_bytes() == before


def test_tables_of_the_first_version_keep_their_seeds(in_file: str, tmp_path: Path) -> None:
    """The column of seeds held numbers then; whatever is in the file stays, and long seeds fit in beside it."""
    engine = create_engine(in_file)
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(text("INSERT INTO people VALUES (1, 'k', 'Ola', 'pl', 'auto')"))
        row = "'terra-nova', 1, 2, {}, '{}', 1, '2026-01-01', 0, 1, NULL, ''"
        for id, seed in (("old", 7), ("big", 2**63 - 1)):
            connection.execute(text(f"INSERT INTO tables VALUES ('{id}', {row.format(seed, '{}')})"))
        connection.execute(text("INSERT INTO seats VALUES ('old', 0, 'person', 'Ola', '', 's')"))
    engine.dispose()
    with closing(Store(in_file)) as store:
        for id, seed in (("old", 7), ("big", 2**63 - 1)):
            table = store.table(id)
            assert table is not None
            assert table.seed == seed
        assert [seat.name for seat in store.seats("old")] == ["Ola"]
        fresh = store.open_table("terra-nova", 1, SEATS, 2**128 - 1, {}, 1)
        assert store.table(fresh.id) == fresh


def test_threads_open_a_new_file_at_once(in_file: str) -> None:
    for one in at_once(8, lambda _: Store(in_file)):
        one.new_person()
        one.close()
    with closing(Store(in_file)) as store:
        assert store.new_person().id == 9


@pytest.mark.parametrize("content", [b"a word\n", b"a letter to grandmother\n" * 400])
def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path, in_file: str, content: bytes) -> None:
    path = tmp_path / "tables.db"
    path.write_bytes(content)
    with refused("store-foreign"):
        Store(in_file)
    assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("table", ["songs", "alembic_version", "people"])
def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path, in_file: str, table: str) -> None:
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as foreign:
        foreign.execute(f"CREATE TABLE {table} (version_num TEXT)")
        foreign.execute(f"INSERT INTO {table} VALUES ('0001')")
        foreign.commit()
    before = path.read_bytes()
    with refused("store-foreign"):
        Store(in_file)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_newer_database_stays_as_it_is(tmp_path: Path, in_file: str) -> None:
    Store(in_file).close()
    path = tmp_path / "tables.db"
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"UPDATE {VERSION_TABLE} SET version_num = 'of tomorrow'")
        newer.commit()
    before = path.read_bytes()
    with refused("store-newer"):
        Store(in_file)
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_used(tmp_path: Path) -> None:
    for url in ("", "tables.db", "sqlite://", "sqlite:///:memory:", "mysql://host/tables", "postgresql+none://host/x"):
        with refused("store-url"):
            Store(url)
    with refused("store-unreachable"):
        Store(f"sqlite:///{tmp_path}/nowhere/tables.db")
    with refused("store-unreachable"):
        Store(f"postgresql+psycopg://ola@/tables?host={tmp_path}")


def test_a_locked_database_is_busy(tmp_path: Path, in_file: str) -> None:
    with closing(Store(in_file, patience=0.05)) as store, closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        table = opened(store).id
        other.execute("BEGIN IMMEDIATE")
        with refused("store-busy"):
            store.append(table, 1, "move", 0, "pass", "a")
        # Who only looks is not disturbed, nor is who comes.
        assert len(store.entries(table)) == 0
        Store(in_file, patience=0.05).close()
        other.rollback()
        assert store.append(table, 1, "move", 0, "pass", "a").number == 1


def test_a_database_that_cannot_be_set_up_is_left_empty(tmp_path: Path, in_file: str) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        with refused("store-busy"):
            Store(in_file, patience=0.05)
        other.rollback()
        assert list(other.execute("SELECT name FROM sqlite_master")) == []


def test_a_full_disk_leaves_nothing_half_written(in_file: str) -> None:
    pages = 0

    def limit(connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA max_page_count = {pages or 2**30}")

    event.listen(Engine, "checkout", limit)
    try:
        with closing(Store(in_file)) as store:
            table = opened(store).id
            kept = store.append(table, 1, "move", 0, "pass", "a")
            # SQLite takes no fewer than it has: from now on it cannot grow.
            pages = 1
            with refused("store-full"):
                store.append_all(table, 2, [("move", 0, "x" * 500)] * 200, "b")
            with refused("store-full"):
                store.open_table("terra-nova", 1, SEATS, 7, {}, 1, moves=[(0, "x" * 500)] * 200)
            assert store.entries(table) == [kept]
            assert [row.id for row in store.tables_open()] == [table]
            pages = 0
            assert len(store.append_all(table, 2, [("move", 0, "x" * 500)] * 200, "b")) == 200
    finally:
        event.remove(Engine, "checkout", limit)
