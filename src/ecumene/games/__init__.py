"""The registry: every package here with a BOX is a game. Nothing outside names one.

ECUMENE_GAMES names further folders of games, separated as in PATH. Their packages are imported as if they lay here, so
a game moves in or out by moving its folder.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
from functools import cache

from ecumene.core.box import Box
from ecumene.core.refusal import BadInput
from ecumene.core.tables_file import games_in_file

__path__ += [folder for folder in os.environ.get("ECUMENE_GAMES", "").split(os.pathsep) if folder]


@cache
def _packages() -> list[str]:
    """The names of all packages, imported or not. Of two with the same name the one that lies here counts."""
    return list(dict.fromkeys(module.name for module in pkgutil.iter_modules(__path__)))


@cache
def _check_tables_file() -> None:
    """The file of replaced figures names games that are here; each game reads and checks its own part."""
    known = [package.replace("_", "-") for package in _packages()]
    for id in games_in_file():
        if id not in known:
            raise BadInput("tables-game", {"game": id, "allowed": ", ".join(sorted(known))})


@cache
def _box_of(package: str) -> Box | None:
    _check_tables_file()
    try:
        found = getattr(importlib.import_module(f"{__name__}.{package}"), "BOX", None)
    except TypeError as error:
        # What mypyc says when a game in source meets the compiled engine.
        if "interpreted classes cannot inherit from compiled" not in str(error):
            raise
        raise BadInput("game-not-compiled", {"game": package}) from error
    return found if isinstance(found, Box) else None


@cache
def boxes() -> dict[str, Box]:
    """All games by id, in alphabetical order."""
    found = [box for package in _packages() if (box := _box_of(package)) is not None]
    return {box.id: box for box in sorted(found, key=lambda box: box.id)}


def box(id: str) -> Box:
    """The game of that id, and no other is imported for it; BadInput names them if it is not there."""
    package = id.replace("-", "_")
    found = _box_of(package) if package in _packages() else None
    if found is None or found.id != id:
        raise BadInput("game-unknown", {"game": id, "allowed": ", ".join(boxes())})
    return found
