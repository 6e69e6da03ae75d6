"""Where unfinished games are kept, and how they are found again."""

from __future__ import annotations

import datetime
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

import ecumene
from ecumene.core.record import read
from ecumene.core.refusal import BadInput

if TYPE_CHECKING:
    from ecumene.core.game import Game
    from ecumene.core.record import Record

#: File names end with the last six digits of the seed.
SHORT: Final = 1_000_000


def folder() -> Path:
    """The user's own folder of saved games."""
    return Path(click.get_app_dir("ecumene")) / "saves"


def fresh(game: Game, given: str | None) -> Path:
    """A file for a new game; a file that is already there is never written over."""
    if given is not None:
        path = Path(given)
        if path.exists():
            raise BadInput("cli-save-exists", {"path": given})
        return path.absolute()
    today = datetime.datetime.now().astimezone().date().isoformat()
    # Of a long seed the end is enough to tell files apart.
    name = f"{game.box.id}-{today}-{game.seed % SHORT}"
    path = folder() / f"{name}.jsonl"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        again = 1
        while path.exists():
            again += 1
            path = path.with_name(f"{name}-{again}.jsonl")
    except OSError as error:
        raise BadInput("save-failed", {"path": str(path), "cause": error.strerror or str(error)}) from error
    return path


def resume(given: str) -> tuple[Path, Record, Game]:
    """A saved game, replayed and verified; the latest unfinished one when no file is given."""
    if not given:
        return latest()
    records = read(given)
    if len(records) != 1:
        raise BadInput("cli-many-records", {"path": given, "count": len(records)})
    record = records[0]
    return Path(given).absolute(), record, record.replay(ecumene.box(record.game))


def latest() -> tuple[Path, Record, Game]:
    """The game in the folder that was saved last and is not over; files that cannot be played on are passed by."""
    files = [file for file in folder().glob("*.jsonl") if file.is_file()]
    for path in sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True):
        try:
            found = resume(str(path))
        except BadInput:
            continue
        if not found[2].is_over:
            return found
    raise BadInput("cli-nothing-saved", {"path": str(folder())})


def resume_command(path: Path) -> str:
    """What to type in order to go on."""
    return "ecumene play --resume" if path.parent == folder() else f"ecumene play --resume {shlex.quote(str(path))}"
