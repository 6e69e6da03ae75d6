"""A file of records, one a line, that appears under its name only when it is whole and safely on the disk."""

from __future__ import annotations

import contextlib
import os
import secrets
from pathlib import Path
from typing import TextIO

from ecumene.core.refusal import BadInput


class RecordFile:
    """Opened before the first record is there: a wrong path shows at once, not after an hour of play.

    Lines go to a file beside the target, which takes its place in `finish()`. An older file stays whole until then.
    """

    def __init__(self, path: str) -> None:
        self.path = path
        self.part: Path | None = None
        self.target: Path
        self.file: TextIO
        try:
            # A link stays a link: what it points to is written.
            self.target = Path(path).resolve()
            if self.target.exists() and not self.target.is_file():
                # A pipe or a device is written to as it is; putting a file in its place would do harm.
                self.file = self.target.open("w", encoding="utf-8")
            else:
                self.part = self.target.with_name(f".{self.target.name}.{secrets.token_hex(4)}.part")
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
        """Without finish() before it, nothing stays behind, whether the disk was full or Ctrl-C came in between."""
        # What could not be written was reported by add() or finish().
        with contextlib.suppress(OSError):
            self.file.close()
        if self.part is not None:
            self.part.unlink(missing_ok=True)
