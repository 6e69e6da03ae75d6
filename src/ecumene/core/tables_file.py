"""The file that replaces house values by printed ones: which parts games find in it. ECUMENE_TABLES names it.

Each game checks what its own part means. docs/tables.md shows such a file.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from ecumene.core.refusal import BadInput

VARIABLE: Final = "ECUMENE_TABLES"


def games_in_file() -> list[str]:
    """The ids of the games that the file has a part for; none without a file."""
    return list(_read())


def replacements_for(game: str, words: tuple[str, ...]) -> dict[str, Any]:
    """The game's part of the file, by these words and no others; empty where the file has nothing for the game."""
    return only(_read().get(game, {}), game, words)


def only(value: object, name: str, words: tuple[str, ...]) -> dict[str, Any]:
    """A part of the file, which has no other words than these."""
    if isinstance(value, dict) and set(value) <= set(words):
        return value
    raise BadInput("tables-words", {"name": name, "allowed": ", ".join(words)})


def fingerprint(replacements: dict[str, Any]) -> int:
    """0 for the house values, otherwise a number computed from the replacements: it keeps records apart."""
    if not replacements:
        return 0
    text = json.dumps(replacements, sort_keys=True)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "little")


def _read() -> dict[str, Any]:
    path = os.environ.get(VARIABLE)
    if not path:
        return {}
    try:
        data = json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput("file-unreadable", {"path": path, "cause": error.strerror or str(error)}) from error
    except (ValueError, RecursionError) as error:
        raise BadInput("tables-json", {"path": path}) from error
    if not isinstance(data, dict):
        raise BadInput("tables-shape", {"name": path})
    return data
