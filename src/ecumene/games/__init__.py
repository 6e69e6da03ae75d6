"""The registry: every package here with a BOX is a game. Nothing outside names one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ecumene.core.box import Box
from ecumene.core.refusal import BadInput


@cache
def _shelf() -> list[str]:
    """The packages, read or not."""
    return [module.name for module in pkgutil.iter_modules(__path__)]


@cache
def _read(package: str) -> Box | None:
    found = getattr(importlib.import_module(f"{__name__}.{package}"), "BOX", None)
    return found if isinstance(found, Box) else None


@cache
def boxes() -> dict[str, Box]:
    """All games by id, in alphabetical order."""
    found = [box for package in _shelf() if (box := _read(package)) is not None]
    return {box.id: box for box in sorted(found, key=lambda box: box.id)}


def box(id: str) -> Box:
    """The game of that id, and no other is read for it; BadInput names them if it is not there."""
    package = id.replace("-", "_")
    found = _read(package) if package in _shelf() else None
    if found is None or found.id != id:
        raise BadInput("game-unknown", {"game": id, "allowed": ", ".join(boxes())})
    return found
