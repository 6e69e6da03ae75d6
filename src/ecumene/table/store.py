"""The store of the table: who plays where, and an append-only log for each table. What returns is durable."""

from __future__ import annotations

import secrets
import string
from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.core.refusal import BadInput
from ecumene.table.database import Database
from ecumene.table.schema import (
    ENTRIES,
    HOLDS,
    PEOPLE,
    SEATS,
    TABLES,
    Entry,
    NewSeat,
    Person,
    SeatRow,
    TableRow,
)

__all__ = ["Entry", "NewSeat", "Person", "SeatRow", "Store", "TableRow", "Taken"]

#: What names of tables are made of.
LETTERS = string.ascii_letters + string.digits


class Taken(Exception):
    """Another request has that number of the log already."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(f"{entry.table}: {entry.number} is taken")
        self.entry = entry


class Store:
    """One for a process, used by all its threads; several processes may open the same database.

    Every method is one transaction. Troubles are BadInput: store-full, store-busy, store-unreachable.
    """

    def __init__(self, url: str, *, patience: float = 10.0) -> None:
        """Open the database and bring it up to date. Patience: how many seconds to wait for others who write."""
        self._database = Database(url, patience)

    def close(self) -> None:
        self._database.close()

    # People

    def new_person(self) -> Person:
        with self._database.writing() as connection:
            fresh = insert(PEOPLE).values(key=secrets.token_urlsafe(24), name="", language="", theme="")
            return Person(*connection.execute(fresh.returning(PEOPLE)).one())

    def person(self, key: str) -> Person | None:
        with self._database.reading() as connection:
            found = connection.execute(select(PEOPLE).where(PEOPLE.c.key == key)).first()
            return Person(*found) if found is not None else None

    def set_person(
        self, id: int, *, name: str | None = None, language: str | None = None, theme: str | None = None
    ) -> None:
        words = {"name": name, "language": language, "theme": theme}
        given = {column: word for column, word in words.items() if word is not None}
        if given:
            with self._database.writing() as connection:
                connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(given))

    # Tables

    def open_table(
        self,
        game: str,
        rules: int,
        seats: Sequence[NewSeat],
        seed: int,
        options: dict[str, bool | str],
        host: int,
        listed: bool = True,
        moves: Sequence[tuple[int, str]] = (),
        note: str = "",
    ) -> TableRow:
        """A new table; the moves (seat, text) are those of a record that it goes on from."""
        id = "".join(secrets.choice(LETTERS) for _ in range(10))
        now = datetime.now(UTC)
        row = TableRow(id, game, rules, len(seats), seed, dict(options), host, now, False, listed, None, note)
        chairs = [SeatRow(id, place, *seat, secrets.token_urlsafe(24)) for place, seat in enumerate(seats)]
        log = [Entry(id, n, "move", seat, text, f"loaded+{n}", now) for n, (seat, text) in enumerate(moves, 1)]
        with self._database.writing() as connection:
            connection.execute(insert(TABLES).values(row._asdict()))
            connection.execute(insert(SEATS), [chair._asdict() for chair in chairs])
            if log:
                connection.execute(insert(ENTRIES), [entry._asdict() for entry in log])
        return row

    def table(self, id: str) -> TableRow | None:
        with self._database.reading() as connection:
            found = connection.execute(select(TABLES).where(TABLES.c.id == id)).first()
            return TableRow(*found) if found is not None else None

    def tables_of(self, person: int, limit: int = 50) -> list[TableRow]:
        """Where the person holds a seat or is the host, newest first."""
        held = select(HOLDS.c.table).where(HOLDS.c.person == person)
        mine = select(TABLES).where(or_(TABLES.c.host == person, TABLES.c.id.in_(held)))
        with self._database.reading() as connection:
            return [
                TableRow(*found) for found in connection.execute(mine.order_by(TABLES.c.opened.desc()).limit(limit))
            ]

    def tables_open(self, limit: int = 50) -> list[TableRow]:
        """Those that are listed and not over, newest first."""
        going = select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.over.is_(False))
        with self._database.reading() as connection:
            return [
                TableRow(*found) for found in connection.execute(going.order_by(TABLES.c.opened.desc()).limit(limit))
            ]

    def set_over(self, table: str) -> None:
        with self._database.writing() as connection:
            change = update(TABLES).where(TABLES.c.id == table).values(over=True)
            if connection.execute(change.returning(TABLES.c.id)).first() is None:
                raise BadInput("table-unknown", {"table": table})

    def rematch(self, old: str, rules: int, options: dict[str, bool | str], seed: int, host: int) -> str:
        """The table that follows a table, opened unless it is there: whoever asks at the same moment gets the same one.

        Seats and those who hold them are as they were, everybody one seat further; the options too, but for those
        that only newer rules have.
        """
        id = "".join(secrets.choice(LETTERS) for _ in range(10))
        now = datetime.now(UTC)
        with self._database.writing() as connection:
            # SQLite has one writer at a time; elsewhere the row is locked until this is done.
            found = connection.execute(select(TABLES).where(TABLES.c.id == old).with_for_update()).first()
            if found is None:
                raise BadInput("table-unknown", {"table": old})
            last = TableRow(*found)
            if last.successor is not None:
                return last.successor
            row = last._replace(
                id=id,
                rules=rules,
                options=options,
                seed=seed,
                host=host,
                opened=now,
                over=False,
                successor=None,
                note="",
            )
            connection.execute(insert(TABLES).values(row._asdict()))
            places = {seat: (seat - 1) % last.seats for seat in range(last.seats)}
            chairs = [SeatRow(*chair) for chair in connection.execute(select(SEATS).where(SEATS.c.table == old))]
            held = connection.execute(select(HOLDS.c.person, HOLDS.c.seat).where(HOLDS.c.table == old)).all()
            new = [chair._replace(table=id, seat=places[chair.seat], key=secrets.token_urlsafe(24)) for chair in chairs]
            connection.execute(insert(SEATS), [chair._asdict() for chair in new])
            holds = [{"person": who, "table": id, "seat": places[seat], "active": False} for who, seat in held]
            if holds:
                connection.execute(insert(HOLDS), holds)
            connection.execute(update(TABLES).where(TABLES.c.id == old).values(successor=id))
        return id

    # Seats

    def seats(self, table: str) -> list[SeatRow]:
        with self._database.reading() as connection:
            found = connection.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat))
            return [SeatRow(*seat) for seat in found]

    def seat_by_key(self, key: str) -> SeatRow | None:
        with self._database.reading() as connection:
            found = connection.execute(select(SEATS).where(SEATS.c.key == key)).first()
            return SeatRow(*found) if found is not None else None

    def rename_seat(self, table: str, seat: int, name: str) -> None:
        with self._database.writing() as connection:
            change = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(name=name)
            if connection.execute(change.returning(SEATS.c.seat)).first() is None:
                raise BadInput("table-unknown", {"table": table})

    def hold(self, person: int, table: str, seat: int) -> None:
        try:
            with self._database.writing() as connection:
                connection.execute(insert(HOLDS).values(person=person, table=table, seat=seat, active=False))
        except IntegrityError as error:
            if seat not in self.holds(person, table):
                raise BadInput("table-unknown", {"table": table}) from error

    def holds(self, person: int, table: str) -> list[int]:
        mine = select(HOLDS.c.seat).where(HOLDS.c.person == person, HOLDS.c.table == table)
        with self._database.reading() as connection:
            return list(connection.scalars(mine.order_by(HOLDS.c.seat)))

    def seat_taken(self, table: str) -> set[int]:
        """Seats for people that somebody holds."""
        same = (SEATS.c.table == HOLDS.c.table) & (SEATS.c.seat == HOLDS.c.seat)
        with self._database.reading() as connection:
            taken = select(HOLDS.c.seat).join(SEATS, same).where(HOLDS.c.table == table, SEATS.c.kind == "person")
            return set(connection.scalars(taken))

    def active(self, person: int, table: str) -> int | None:
        """Of the seats held on this device, the one that looks at the screen."""
        mine = select(HOLDS.c.seat).where(HOLDS.c.person == person, HOLDS.c.table == table)
        with self._database.reading() as connection:
            return connection.scalar(mine.where(HOLDS.c.active.is_(True)))

    def set_active(self, person: int, table: str, seat: int | None) -> None:
        mine = update(HOLDS).where(HOLDS.c.person == person, HOLDS.c.table == table)
        change = mine.values(active=False if seat is None else HOLDS.c.seat == seat)
        with self._database.writing() as connection:
            held = connection.scalars(change.returning(HOLDS.c.seat)).all()
            if seat is not None and seat not in held:
                raise BadInput("seat-not-held")

    # The log

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        later = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.number > after)
        with self._database.reading() as connection:
            return [Entry(*found) for found in connection.execute(later.order_by(ENTRIES.c.number))]

    def entry_of(self, table: str, request: str) -> Entry | None:
        """What a request has written."""
        same = select(ENTRIES).where(ENTRIES.c.table == table, ENTRIES.c.request == request)
        with self._database.reading() as connection:
            found = connection.execute(same).first()
            return Entry(*found) if found is not None else None

    def append(self, table: str, number: int, kind: str, seat: int, text: str, request: str) -> Entry:
        """Write the next entry, or find that this request wrote it before. Raises Taken if another did."""
        return self.append_all(table, number, [(kind, seat, text)], request)[0]

    def append_all(self, table: str, number: int, parts: Sequence[tuple[str, int, str]], request: str) -> list[Entry]:
        """Several entries at once (kind, seat, text), all or none; the further ones have requests made of the first."""
        now = datetime.now(UTC)
        requests = [request, *[f"{request}+{n}" for n in range(1, len(parts))]]
        new = [Entry(table, number + n, *part, requests[n], now) for n, part in enumerate(parts)]
        try:
            with self._database.writing() as connection:
                connection.execute(insert(ENTRIES), [entry._asdict() for entry in new])
                # Entries never go away, so what stands before us now still stands there when we are written.
                before = select(ENTRIES.c.number).where(ENTRIES.c.table == table, ENTRIES.c.number == number - 1)
                if number != 1 and connection.scalar(before) is None:
                    raise BadInput("store-ahead", {"number": number})
        except IntegrityError as error:
            with self._database.reading() as connection:
                log = select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.number)
                same = [Entry(*found) for found in connection.execute(log.where(ENTRIES.c.request.in_(requests)))]
                if same and same[0].request == request:
                    return same
                if not same:
                    later = connection.execute(log.where(ENTRIES.c.number >= number).limit(1))
                    same = [Entry(*found) for found in later]
                if not same:
                    raise BadInput("table-unknown", {"table": table}) from error
                raise Taken(same[0]) from error
        return new
