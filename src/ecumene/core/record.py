"""The record of a game: header, moves and running hashes. One record is one line of JSON."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.core.argument import Arguments
from ecumene.core.record_file import RecordFile
from ecumene.core.refusal import BadInput, IllegalMove

if TYPE_CHECKING:
    from ecumene.core.box import Box, Value
    from ecumene.core.event import Event
    from ecumene.core.game import Game

FORMAT: Final = "ecumene-record"
VERSION: Final = 1


class Played:
    """A move in a record: who, what (in the game's notation), and the running hash after it."""

    __slots__ = ("hash", "move", "seat")

    def __init__(self, seat: int, move: str, hash: str) -> None:
        self.seat = seat
        self.move = move
        self.hash = hash


class Record:
    """Everything needed to play a game again, and to notice if a single sign of it was changed."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        seed: int,
        options: dict[str, Value],
        players: list[str] | None = None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.seed = seed
        self.options = options
        self.players: list[str] = players if players is not None else []
        self.moves: list[Played] = []

    def head(self) -> str:
        """The hash that the first move builds on: it covers the header."""
        options = json.dumps(self.options, sort_keys=True)
        return _hash(f"{self.game}/{self.rules}/{self.seats}/{self.seed}/{options}")

    def add(self, seat: int, move: str, digest: str) -> None:
        """Append a move with the digest of the state after it."""
        before = self.moves[-1].hash if self.moves else self.head()
        self.moves.append(Played(seat, move, _hash(f"{before}/{seat}/{move}/{digest}")))

    # Words

    def dumps(self) -> str:
        """The record as one line of JSON."""
        data = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": self.seed,
            "options": self.options,
            "players": self.players,
            "moves": [[ply.seat, ply.move, ply.hash] for ply in self.moves],
        }
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def loads(line: str) -> Record:
        """Read a record; BadInput says what is wrong with it."""
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise BadInput("record-json") from error
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadInput("record-foreign")
        if data.get("version") != VERSION:
            raise BadInput("record-version", {"version": str(data.get("version")), "known": VERSION})
        game = _field(data, "game", str)
        record = Record(
            str(game),
            _number(data, "rules"),
            _number(data, "seats"),
            _number(data, "seed"),
            _options(data),
            [str(name) for name in _items(data, "players")],
        )
        for entry in _items(data, "moves"):
            match entry:
                case [int(seat), str(move), str(hash)] if not isinstance(seat, bool):
                    record.moves.append(Played(seat, move, hash))
                case _:
                    raise BadInput("record-move", {"ply": len(record.moves) + 1})
        return record

    # Play

    def replay(self, box: Box, plies: int | None = None, events: list[Event] | None = None) -> Game:
        """Play the first moves again (all of them by default), checking every hash on the way."""
        known = box.settle(self.seats, dict(self.options), self.rules)
        if known != self.options:
            raise BadInput("record-options")
        game = box.new(self.seats, self.seed, dict(self.options), self.rules)
        check = Record(self.game, self.rules, self.seats, self.seed, self.options)
        count = len(self.moves) if plies is None else plies
        for number, ply in enumerate(self.moves[:count], 1):
            try:
                game.play(ply.seat, game.parse(ply.seat, ply.move), events)
            except IllegalMove as error:
                needs: Arguments = {"ply": number, "move": ply.move, "rule": error.refusal.rule}
                raise BadInput("record-illegal", needs) from error
            check.add(ply.seat, ply.move, game.digest())
            if check.moves[-1].hash != ply.hash:
                raise BadInput("record-hash", {"ply": number, "move": ply.move})
        return game


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _field(data: dict[str, object], name: str, kind: type) -> object:
    value = data.get(name)
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BadInput("record-field", {"field": name})
    return value


def _number(data: dict[str, object], name: str) -> int:
    value = _field(data, name, int)
    assert isinstance(value, int)
    return value


def _items(data: dict[str, object], name: str) -> list[object]:
    value = _field(data, name, list)
    assert isinstance(value, list)
    return value


def _options(data: dict[str, object]) -> dict[str, Value]:
    value = _field(data, "options", dict)
    assert isinstance(value, dict)
    return {str(name): word for name, word in value.items()}


def save(records: list[Record], path: str) -> None:
    """Write records to a file, one a line. The old file stays whole until the new one is safely on the disk."""
    file = RecordFile(path)
    try:
        for record in records:
            file.add(record.dumps())
        file.finish()
    finally:
        file.close()


def lines(path: str) -> list[str]:
    """The lines of a file of records, one record each; BadInput when it cannot be read or holds none."""
    try:
        found = [line for line in Path(path).read_text(encoding="utf-8").split("\n") if line.strip()]
    except UnicodeDecodeError as error:
        raise BadInput("record-json", {"path": path}) from error
    except OSError as error:
        raise BadInput("file-unreadable", {"path": path, "cause": error.strerror or str(error)}) from error
    if not found:
        raise BadInput("record-empty", {"path": path})
    return found


def read(path: str) -> list[Record]:
    """The records in a file; BadInput when it cannot be read or holds anything else."""
    return [Record.loads(line) for line in lines(path)]
