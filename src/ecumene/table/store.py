"""The store of the table: who plays where, and an append-only log for each table. What returns is durable."""

from __future__ import annotations

import secrets
import string
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ecumene.core.refusal import BadInput
from ecumene.table.database import Database
from ecumene.table.schema import (
    Entries,
    Entry,
    Holds,
    NewSeat,
    People,
    Person,
    SeatRow,
    Seats,
    TableRow,
    Tables,
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
        with self._database.writing() as session:
            person = People(key=secrets.token_urlsafe(24), name="", language="", theme="")
            session.add(person)
            session.flush()
            return person.value()

    def person(self, key: str) -> Person | None:
        with self._database.reading() as session:
            found = session.scalar(select(People).where(People.key == key))
            return found.value() if found is not None else None

    def set_person(
        self, id: int, *, name: str | None = None, language: str | None = None, theme: str | None = None
    ) -> None:
        words = {"name": name, "language": language, "theme": theme}
        given = {column: word for column, word in words.items() if word is not None}
        if given:
            with self._database.writing() as session:
                session.execute(update(People).where(People.id == id).values(given))

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
        with self._database.writing() as session:
            session.execute(insert(Tables).values(row._asdict()))
            session.execute(insert(Seats), [chair._asdict() for chair in chairs])
            if log:
                session.execute(insert(Entries), [entry._asdict() for entry in log])
        return row

    def table(self, id: str) -> TableRow | None:
        with self._database.reading() as session:
            found = session.get(Tables, id)
            return found.value() if found is not None else None

    def tables_of(self, person: int, limit: int = 50) -> list[TableRow]:
        """Where the person holds a seat or is the host, newest first."""
        held = select(Holds.table).where(Holds.person == person)
        mine = select(Tables).where(or_(Tables.host == person, Tables.id.in_(held)))
        with self._database.reading() as session:
            return [found.value() for found in session.scalars(mine.order_by(Tables.opened.desc()).limit(limit))]

    def tables_open(self, limit: int = 50) -> list[TableRow]:
        """Those that are listed and not over, newest first."""
        going = select(Tables).where(Tables.listed.is_(True), Tables.over.is_(False))
        with self._database.reading() as session:
            return [found.value() for found in session.scalars(going.order_by(Tables.opened.desc()).limit(limit))]

    def set_over(self, table: str) -> None:
        with self._database.writing() as session:
            change = update(Tables).where(Tables.id == table).values(over=True)
            if session.execute(change.returning(Tables.id)).first() is None:
                raise BadInput("table-unknown", {"table": table})

    def rematch(self, old: str, rules: int, seed: int, host: int) -> str:
        """The table that follows a table, opened unless it is there: whoever asks at the same moment gets the same one.

        Options, seats and those who hold them are as they were, everybody one seat further.
        """
        id = "".join(secrets.choice(LETTERS) for _ in range(10))
        now = datetime.now(UTC)
        with self._database.writing() as session:
            # SQLite has one writer at a time; elsewhere the row is locked until this is done.
            found = session.scalar(select(Tables).where(Tables.id == old).with_for_update())
            if found is None:
                raise BadInput("table-unknown", {"table": old})
            last = found.value()
            if last.successor is not None:
                return last.successor
            row = last._replace(
                id=id, rules=rules, seed=seed, host=host, opened=now, over=False, successor=None, note=""
            )
            session.execute(insert(Tables).values(row._asdict()))
            places = {seat: (seat - 1) % last.seats for seat in range(last.seats)}
            chairs = [seat.value() for seat in session.scalars(select(Seats).where(Seats.table == old))]
            held = session.execute(select(Holds.person, Holds.seat).where(Holds.table == old)).all()
            new = [chair._replace(table=id, seat=places[chair.seat], key=secrets.token_urlsafe(24)) for chair in chairs]
            session.execute(insert(Seats), [chair._asdict() for chair in new])
            holds = [{"person": who, "table": id, "seat": places[seat], "active": False} for who, seat in held]
            if holds:
                session.execute(insert(Holds), holds)
            session.execute(update(Tables).where(Tables.id == old).values(successor=id))
        return id

    # Seats

    def seats(self, table: str) -> list[SeatRow]:
        with self._database.reading() as session:
            found = session.scalars(select(Seats).where(Seats.table == table).order_by(Seats.seat))
            return [seat.value() for seat in found]

    def seat_by_key(self, key: str) -> SeatRow | None:
        with self._database.reading() as session:
            found = session.scalar(select(Seats).where(Seats.key == key))
            return found.value() if found is not None else None

    def rename_seat(self, table: str, seat: int, name: str) -> None:
        with self._database.writing() as session:
            change = update(Seats).where(Seats.table == table, Seats.seat == seat).values(name=name)
            if session.execute(change.returning(Seats.seat)).first() is None:
                raise BadInput("table-unknown", {"table": table})

    def hold(self, person: int, table: str, seat: int) -> None:
        try:
            with self._database.writing() as session:
                session.execute(insert(Holds).values(person=person, table=table, seat=seat, active=False))
        except IntegrityError as error:
            if seat not in self.holds(person, table):
                raise BadInput("table-unknown", {"table": table}) from error

    def let_go(self, person: int, table: str, seat: int) -> None:
        with self._database.writing() as session:
            mine = delete(Holds).where(Holds.person == person, Holds.table == table)
            session.execute(mine.where(Holds.seat == seat))

    def holds(self, person: int, table: str) -> list[int]:
        mine = select(Holds.seat).where(Holds.person == person, Holds.table == table)
        with self._database.reading() as session:
            return list(session.scalars(mine.order_by(Holds.seat)))

    def holders(self, table: str) -> dict[int, list[int]]:
        """The people who hold each held seat."""
        rows = select(Holds.seat, Holds.person).where(Holds.table == table).order_by(Holds.seat, Holds.person)
        found: dict[int, list[int]] = {}
        with self._database.reading() as session:
            for seat, person in session.execute(rows):
                found.setdefault(seat, []).append(person)
        return found

    def seat_taken(self, table: str) -> set[int]:
        """Seats for people that somebody holds."""
        same = (Seats.table == Holds.table) & (Seats.seat == Holds.seat)
        with self._database.reading() as session:
            taken = select(Holds.seat).join(Seats, same).where(Holds.table == table, Seats.kind == "person")
            return set(session.scalars(taken))

    def active(self, person: int, table: str) -> int | None:
        """Of the seats held on this device, the one that looks at the screen."""
        mine = select(Holds.seat).where(Holds.person == person, Holds.table == table)
        with self._database.reading() as session:
            return session.scalar(mine.where(Holds.active.is_(True)))

    def set_active(self, person: int, table: str, seat: int | None) -> None:
        mine = update(Holds).where(Holds.person == person, Holds.table == table)
        change = mine.values(active=False if seat is None else Holds.seat == seat)
        with self._database.writing() as session:
            held = session.scalars(change.returning(Holds.seat)).all()
            if seat is not None and seat not in held:
                raise BadInput("seat-not-held")

    # The log

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        later = select(Entries).where(Entries.table == table, Entries.number > after)
        with self._database.reading() as session:
            return [entry.value() for entry in session.scalars(later.order_by(Entries.number))]

    def entry_of(self, table: str, request: str) -> Entry | None:
        """What a request has written."""
        with self._database.reading() as session:
            found = session.scalar(select(Entries).where(Entries.table == table, Entries.request == request))
            return found.value() if found is not None else None

    def last_number(self, table: str) -> int:
        return self.last_numbers([table])[table]

    def last_numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """0 where nothing is written yet."""
        found = dict.fromkeys(tables, 0)
        last = select(Entries.table, func.max(Entries.number)).where(Entries.table.in_(found)).group_by(Entries.table)
        with self._database.reading() as session:
            found.update((table, number) for table, number in session.execute(last))
        return found

    def append(self, table: str, number: int, kind: str, seat: int, text: str, request: str) -> Entry:
        """Write the next entry, or find that this request wrote it before. Raises Taken if another did."""
        return self.append_all(table, number, [(kind, seat, text)], request)[0]

    def append_all(self, table: str, number: int, parts: Sequence[tuple[str, int, str]], request: str) -> list[Entry]:
        """Several entries at once (kind, seat, text), all or none; the further ones have requests made of the first."""
        now = datetime.now(UTC)
        requests = [request, *[f"{request}+{n}" for n in range(1, len(parts))]]
        new = [Entry(table, number + n, *part, requests[n], now) for n, part in enumerate(parts)]
        try:
            with self._database.writing() as session:
                session.execute(insert(Entries), [entry._asdict() for entry in new])
                # Entries never go away, so what stands before us now still stands there when we are written.
                if number != 1 and session.get(Entries, (table, number - 1)) is None:
                    raise BadInput("store-ahead", {"number": number})
        except IntegrityError as error:
            with self._database.reading() as session:
                log = select(Entries).where(Entries.table == table).order_by(Entries.number)
                same = session.scalars(log.where(Entries.request.in_(requests))).all()
                if same and same[0].request == request:
                    return [entry.value() for entry in same]
                other = same[0] if same else session.scalar(log.where(Entries.number >= number).limit(1))
                if other is None:
                    raise BadInput("table-unknown", {"table": table}) from error
                raise Taken(other.value()) from error
        return new
