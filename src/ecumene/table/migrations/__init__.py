"""The shape of the database through time: each file of `versions` is one step; `bring_to_head` takes those missing.

Alembic is imported only when there is a step to take: it would make every start wait.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from ecumene.core.refusal import BadInput

if TYPE_CHECKING:
    from alembic.config import Config

#: The last step there is.
HEAD = "0002"
#: The table that names the step the database stands at; by it we know our own.
VERSION_TABLE = "ecumene_version"
#: Any number, the same in every process: on PostgreSQL, who has this lock takes the steps.
ADVISORY = 0x0EC0_0E4E
#: Alembic keeps the migration that runs in module variables, so one thread at a time.
ONE_AT_A_TIME = Lock()


def is_at_head(connection: Connection, place: str) -> bool:
    """Only reads. Refuses a database that is not ours, or that a newer Ecumene has changed."""
    tables = inspect(connection).get_table_names()
    if VERSION_TABLE not in tables:
        if tables:
            raise BadInput("store-foreign", {"path": place})
        return False
    steps = set(connection.scalars(text(f"SELECT version_num FROM {VERSION_TABLE}")))
    if steps == {HEAD}:
        return True
    from alembic.script import ScriptDirectory

    if not steps <= {script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()}:
        raise BadInput("store-newer", {"path": place})
    return False


def bring_to_head(connection: Connection, place: str) -> None:
    """Within the transaction of the connection, which must be one that writes: others wait, then find it done."""
    from alembic import command

    with ONE_AT_A_TIME:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": ADVISORY})
        if not is_at_head(connection, place):
            config = _config()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ecumene.table:migrations")
    config.set_main_option("path_separator", "os")
    return config
