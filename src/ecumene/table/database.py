"""The database behind the store: opened, recognised, brought up to date; whole transactions; troubles by name."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from ecumene.core.refusal import BadInput
from ecumene.table.migrations import bring_to_head, is_at_head

#: What PostgreSQL answers when others are in the way, and when its disk is full.
PG_BUSY = {"40001", "40P01", "53300", "55P03"}
PG_FULL = "53100"


class Database:
    """SQLite in a file, or PostgreSQL. Patience: how many seconds to wait for others who write."""

    def __init__(self, url: str, patience: float) -> None:
        self._patience = patience
        self._engine, self._place = _open(url, patience)
        self._writer = self._engine.execution_options(writes=True)
        try:
            # Looked at before anything is written: what is not ours stays as it is.
            with self.reading() as connection:
                ready = is_at_head(connection, self._place)
            if self._engine.dialect.name == "sqlite":
                self._log_ahead()
            if not ready:
                with self.writing() as connection:
                    bring_to_head(connection, self._place)
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        self._engine.dispose()

    def reading(self) -> AbstractContextManager[Connection]:
        return self._transaction(self._engine)

    def writing(self) -> AbstractContextManager[Connection]:
        return self._transaction(self._writer)

    @contextmanager
    def _transaction(self, engine: Engine) -> Iterator[Connection]:
        """A transaction: whole and on the disk when it is left, or nothing of it."""
        try:
            with engine.begin() as connection:
                yield connection
        except (IntegrityError, DataError, ProgrammingError):
            raise
        except (DBAPIError, sqlite3.Error, PoolTimeout) as error:
            raise _trouble(error, self._place) from error

    def _log_ahead(self) -> None:
        """Switch SQLite to its write-ahead log, for good. When several try at once, it fails without waiting."""
        end = time.monotonic() + self._patience
        while True:
            connection = self._engine.raw_connection()
            try:
                connection.cursor().execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.Error as error:
                problem = _trouble(error, self._place)
                if problem.reason != "store-busy" or time.monotonic() > end:
                    raise problem from error
                time.sleep(0.02)
            finally:
                connection.close()


def _open(url: str, patience: float) -> tuple[Engine, str]:
    """The engine for an address, and the name of the database for people; nothing is opened yet."""
    milliseconds = int(patience * 1000)
    try:
        where = make_url(url)
        place = where.render_as_string(hide_password=True)
        if where.get_backend_name() == "postgresql":
            settings = {"options": f"-c lock_timeout={milliseconds}"}
            return create_engine(where, pool_timeout=patience, connect_args=settings), place
        if where.get_backend_name() != "sqlite" or where.database in (None, "", ":memory:"):
            raise BadInput("store-url", {"cause": place})
        engine = create_engine(where, pool_timeout=patience)
    except (ArgumentError, ImportError) as error:
        raise BadInput("store-url", {"cause": str(error).splitlines()[0]}) from error

    def settle(connection: sqlite3.Connection, _: object) -> None:
        # Transactions begin where we say, not where Python guesses.
        connection.isolation_level = None
        for setting in (f"busy_timeout = {milliseconds}", "synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {setting}")

    def begin(connection: Connection) -> None:
        # Who means to write waits for the right at once; a reader that turned into a writer could be refused halfway.
        writes = connection.get_execution_options().get("writes", False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    event.listen(engine, "connect", settle)
    event.listen(engine, "begin", begin)
    return engine, where.database or ""


def _trouble(error: Exception, place: str) -> BadInput:
    """A fault of the database, as a BadInput that says what is wrong."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    # The low byte is the kind of the trouble, the rest its details.
    code = getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_OK) & 0xFF
    state = getattr(cause, "sqlstate", None)
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) or state in PG_BUSY or isinstance(error, PoolTimeout):
        return BadInput("store-busy", {"path": place})
    if code == sqlite3.SQLITE_FULL or state == PG_FULL:
        return BadInput("store-full", {"path": place})
    if code == sqlite3.SQLITE_NOTADB:
        return BadInput("store-foreign", {"path": place})
    return BadInput("store-unreachable", {"path": place, "cause": str(cause).strip().partition("\n")[0].rstrip(".")})
