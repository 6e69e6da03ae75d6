"""A user with an empty home folder who types commands: through pipes to a real process, or within this one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result

import ecumene
from ecumene.cli import main

#: Any game will do in which nobody hides anything: these tests know none by name.
GAME = next(id for id, box in ecumene.games().items() if not box.secret and not box.face_down)
BOX = ecumene.games()[GAME]
#: More first choices than any game between two seats takes.
ENOUGH = "1\n" * 600


class Shell:
    def __init__(self, home: Path) -> None:
        self.home = home
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "ECUMENE_"))}
        self.environment = kept | {
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "LANG": "C.UTF-8",
            "COLUMNS": "100",
        }
        for name in ("PYTHONIOENCODING", "FORCE_COLOR", "NO_COLOR"):
            self.environment.pop(name, None)

    @property
    def saves(self) -> list[Path]:
        return sorted((self.home / "config" / "ecumene" / "saves").glob("*.jsonl"))

    def process(self, *args: str, **settings: Any) -> subprocess.Popen[str]:
        pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
        command = [sys.executable, "-m", "ecumene", *args]
        return subprocess.Popen(command, encoding="utf-8", env=self.environment, cwd=self.home, **{**pipes, **settings})

    def run(self, *args: str, typed: str = "", **settings: Any) -> subprocess.CompletedProcess[str]:
        """The command in a process of its own, with everything typed at once."""
        with self.process(*args, **settings) as process:
            out, error = process.communicate(typed, timeout=120)
            return subprocess.CompletedProcess(args, process.returncode, out, error)

    def say(self, *args: str, typed: str = "", **environment: str | None) -> Result:
        """The command in this process, which is quicker; nothing but an exit may come out of it."""
        gone = dict.fromkeys(("ECUMENE_LANG", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"))
        result = CliRunner(env=gone | self.environment | environment).invoke(main, args, typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    def record(self, name: str = "game.jsonl", moves: int = 12, seed: int = 3) -> Path:
        """A file with the record of a game of so many first choices; all of them if negative."""
        game = BOX.new(BOX.seats[0], seed)
        while not game.is_over and game.ply != moves:
            seat = game.to_move[0]
            game.play(seat, game.moves(seat)[0])
        path = self.home / name
        path.write_text(game.record([f"Player{seat}" for seat in range(game.seats)]).dumps() + "\n", encoding="utf-8")
        return path


def edited(path: Path, **changes: object) -> Path:
    """The record with other words in its header or another list of moves."""
    data = json.loads(path.read_text(encoding="utf-8"))
    data.update(changes)
    path.write_text(json.dumps(data) + "\n", encoding="utf-8")
    return path


def moves_in(path: Path) -> list[Any]:
    moves = json.loads(path.read_text(encoding="utf-8"))["moves"]
    assert isinstance(moves, list)
    return moves
