"""What the store keeps: the values it hands out, and the tables of the database behind them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import NamedTuple

from sqlalchemy import JSON, BigInteger, DateTime, Dialect, ForeignKey, ForeignKeyConstraint, Index, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Person(NamedTuple):
    """One browser. The key lies in its cookie; empty words are not chosen yet."""

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


class Moment(TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the time zone, PostgreSQL gives its own."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    pass


class People(Base):
    __tablename__ = "people"

    id: Mapped[int] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(unique=True)
    name: Mapped[str]
    language: Mapped[str]
    theme: Mapped[str]

    def value(self) -> Person:
        return Person(self.id, self.key, self.name, self.language, self.theme)


class Tables(Base):
    __tablename__ = "tables"
    __table_args__ = (Index("tables_listed", "listed", "over", "opened"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    rules: Mapped[int]
    seats: Mapped[int]
    seed: Mapped[int] = mapped_column(BigInteger)
    options: Mapped[dict[str, bool | str]] = mapped_column(JSON)
    host: Mapped[int] = mapped_column(ForeignKey("people.id"), index=True)
    opened: Mapped[datetime] = mapped_column(Moment)
    over: Mapped[bool]
    listed: Mapped[bool]
    successor: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))
    note: Mapped[str]

    def value(self) -> TableRow:
        return TableRow(
            self.id,
            self.game,
            self.rules,
            self.seats,
            self.seed,
            self.options,
            self.host,
            self.opened,
            self.over,
            self.listed,
            self.successor,
            self.note,
        )


class Seats(Base):
    __tablename__ = "seats"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    name: Mapped[str]
    bot: Mapped[str]
    key: Mapped[str] = mapped_column(unique=True)

    def value(self) -> SeatRow:
        return SeatRow(self.table, self.seat, self.kind, self.name, self.bot, self.key)


class Holds(Base):
    """Who holds which seat; of the seats on one device, one at most is active: it looks at the screen."""

    __tablename__ = "holds"
    __table_args__ = (
        ForeignKeyConstraint(["table", "seat"], ["seats.table", "seats.seat"]),
        Index("holds_of_table", "table", "seat"),
    )

    person: Mapped[int] = mapped_column(ForeignKey("people.id"), primary_key=True, autoincrement=False)
    table: Mapped[str] = mapped_column(primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    active: Mapped[bool]


class Entries(Base):
    """The log. Its two keys decide every race: one entry for a number, one for a request."""

    __tablename__ = "entries"
    __table_args__ = (Index("entries_of_request", "table", "request", unique=True),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    kind: Mapped[str]
    seat: Mapped[int]
    text: Mapped[str]
    request: Mapped[str]
    at: Mapped[datetime] = mapped_column(Moment)

    def value(self) -> Entry:
        return Entry(self.table, self.number, self.kind, self.seat, self.text, self.request, self.at)
