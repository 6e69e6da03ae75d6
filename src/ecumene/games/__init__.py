"""The registry: every package here with a BOX is a game. Nothing outside names one."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache

from ecumene.core.box import Box


@cache
def boxes() -> dict[str, Box]:
    """All games by id, in alphabetical order."""
    found: dict[str, Box] = {}
    for module in pkgutil.iter_modules(__path__):
        box = getattr(importlib.import_module(f"{__name__}.{module.name}"), "BOX", None)
        if isinstance(box, Box):
            found[box.id] = box
    return dict(sorted(found.items()))
