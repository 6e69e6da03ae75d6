"""What the store keeps: the values it hands out, and the tables of the database behind them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
)


class Person(NamedTuple):
    """One browser. The key lies in its cookie; what is empty is not chosen yet."""

    id: int
    key: str
    name: str
    language: str
    theme: str


class TableRow(NamedTuple):
    """A table as it was set; the successor is its rematch."""

    id: str
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, bool | str]
    host: int
    opened: datetime
    over: bool
    listed: bool
    successor: str | None
    note: str


class NewSeat(NamedTuple):
    """Who is to sit there: a "person" or a "bot", and which bot."""

    kind: str
    name: str
    bot: str = ""


class SeatRow(NamedTuple):
    """A seat of a table. The key is its link: whoever knows it may hold the seat."""

    table: str
    seat: int
    kind: str
    name: str
    bot: str
    key: str


class Entry(NamedTuple):
    """One line of a table's log, numbered from 1. The request is the sender's own name for it."""

    table: str
    number: int
    kind: str
    seat: int
    text: str
    request: str
    at: datetime


class Instant(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the time zone, PostgreSQL gives its own."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Whole(TypeDecorator[int]):
    """A whole number of any size, written out: databases keep no more than 64 bits of a number."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        return None if value is None else int(value)


# Tables without classes: importing the object-relational half of SQLAlchemy would make every start wait. Where a table
# holds values, its columns are their fields, in the same order.

METADATA = MetaData()

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("language", String, nullable=False),
    Column("theme", String, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Whole, nullable=False),
    Column("options", JSON, nullable=False),
    Column("host", Integer, ForeignKey("people.id"), nullable=False, index=True),
    Column("opened", Instant, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("successor", String, ForeignKey("tables.id")),
    Column("note", String, nullable=False),
    Index("tables_listed", "listed", "over", "opened"),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("key", String, nullable=False, unique=True),
)

#: Who holds which seat; of the seats on one device, one at most is active: it looks at the screen.
HOLDS = Table(
    "holds",
    METADATA,
    Column("person", Integer, ForeignKey("people.id"), primary_key=True, autoincrement=False),
    Column("table", String, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("active", Boolean, nullable=False),
    ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
    Index("holds_of_table", "table", "seat"),
)

#: The log. Its two keys decide every race: one entry for a number, one for a request.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("request", String, nullable=False),
    Column("at", Instant, nullable=False),
    Index("entries_of_request", "table", "request", unique=True),
)
