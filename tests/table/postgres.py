"""A PostgreSQL server for tests: a cluster of its own in a folder, without a port, gone when the tests are."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
from psycopg import sql

MISSING = "There is no PostgreSQL here, so the store was tested with SQLite only (Debian: apt-get install postgresql)."
#: Whatever a power cut would lose is lost with the folder anyway.
HASTY = "-c fsync=off -c synchronous_commit=off -c full_page_writes=off -c listen_addresses='' -c max_connections=60"


def programs() -> Path | None:
    """Where initdb and pg_ctl lie: on the path, or where Debian puts them."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class Cluster:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._numbers = count(1)

    def database(self) -> str:
        """The URL of a new, empty database."""
        name = f"tables_{next(self._numbers)}"
        with psycopg.connect(host=str(self._folder), user="ecumene", dbname="postgres", autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return f"postgresql+psycopg://ecumene@/{name}?host={self._folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    found = programs()
    assert found is not None, MISSING
    # Sockets need a short path. PostgreSQL refuses to be root, so it is nobody then.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    user = None
    if os.getuid() == 0:
        user = pwd.getpwnam("nobody").pw_uid
        os.chown(folder, user, -1)
        folder.chmod(0o700)

    def run(*command: str) -> None:
        subprocess.run([found / command[0], *command[1:]], user=user, cwd=folder, check=True, stdout=subprocess.DEVNULL)

    data = str(folder / "data")
    run("initdb", "-D", data, "-U", "ecumene", "-A", "trust", "-E", "UTF8", "--no-sync")
    run("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", f"-k {folder} {HASTY}", "start")
    try:
        yield Cluster(folder)
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)
