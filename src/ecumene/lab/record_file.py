"""Records of many games, written while they are played; the file appears under its name only when it is whole."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TextIO

from ecumene.core.refusal import BadInput


class RecordFile:
    """Opened before the first game, so that a wrong path costs nobody an hour of play."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.target = Path(path)
        # A pipe or a device is written to as it is; putting a file in its place would do harm.
        self.part: Path | None = None
        self.file: TextIO
        try:
            if self.target.exists() and not self.target.is_file():
                self.file = self.target.open("w", encoding="utf-8")
            else:
                self.part = self.target.with_name(f".{self.target.name}.{os.getpid()}.part")
                self.file = self.part.open("x", encoding="utf-8")
        except OSError as error:
            raise self.failed(error) from error

    def failed(self, error: OSError) -> BadInput:
        return BadInput("save-failed", {"path": self.path, "cause": error.strerror or str(error)})

    def add(self, line: str) -> None:
        try:
            self.file.write(line + "\n")
        except OSError as error:
            raise self.failed(error) from error

    def finish(self) -> None:
        """Everything is safely on the disk, or BadInput says why it is not."""
        try:
            self.file.flush()
            if self.part is not None:
                os.fsync(self.file.fileno())
                self.part.replace(self.target)
                self.part = None
        except OSError as error:
            raise self.failed(error) from error

    def close(self) -> None:
        """Without finish() before it, nothing stays behind."""
        # What could not be written was reported by add() or finish().
        with contextlib.suppress(OSError):
            self.file.close()
        if self.part is not None:
            self.part.unlink(missing_ok=True)
