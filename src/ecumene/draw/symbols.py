"""Symbols: small drawings with a name. They lie in sheets, one for all games and one in the folder of each game."""

from __future__ import annotations

import re
from importlib import resources
from typing import Final

from ecumene.draw.svg import node

#: A sheet in the folder of a package.
SHEET: Final = "symbols.svg"
_SYMBOL: Final = re.compile(r"<symbol\s([^>]*)>(.*?)</symbol>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(r'([\w-]+)="([^"]*)"')


class Symbol:
    """One symbol, and how it is used as a sign among words."""

    __slots__ = ("body", "frame", "id", "ink", "plate", "room", "width")

    def __init__(self, id: str, body: str, values: dict[str, str]) -> None:
        #: The id in a document: no two games have the same.
        self.id = id
        self.body = body
        self.frame = values["viewBox"]
        #: The class that colours it; empty for a symbol with colours of its own.
        self.ink = values.get("data-ink", "")
        #: The class of the little card it lies on; empty for most.
        self.plate = values.get("data-plate", "")
        #: Its width where its size is 1, and the room it takes in a line where the size of the letters is 1.
        self.width = float(values.get("data-width", "1"))
        self.room = float(values.get("data-room", "1.25"))

    def height(self) -> float:
        """Where its size is 1: less than 1 for a symbol that is wider than high."""
        wide, high = (float(value) for value in self.frame.split()[2:])
        return self.width * high / wide if self.width > 1 else 1.0

    def markup(self) -> str:
        return f'<symbol id="{self.id}" viewBox="{self.frame}">{self.body}</symbol>'

    def at(self, x: float, y: float, width: float, height: float, cls: str = "") -> str:
        """The symbol with its top left corner at (x, y)."""
        return node(
            "use", href=f"#{self.id}", x=float(x), y=float(y), width=float(width), height=float(height), cls=cls
        )


def read_symbols(package: str, prefix: str) -> dict[str, Symbol]:
    """The sheet of a package, by names; none where the package has no sheet. Ids begin with the prefix."""
    file = resources.files(package).joinpath(SHEET)
    if not file.is_file():
        return {}
    found: dict[str, Symbol] = {}
    for head, body in _SYMBOL.findall(file.read_text(encoding="utf-8")):
        values = dict(_ATTRIBUTE.findall(head))
        name = values.get("id", "")
        if not name or "viewBox" not in values:
            raise ValueError(f"{package}: a symbol needs an id and a viewBox, not only {head!r}")
        if name in found:
            raise ValueError(f"{package}: two symbols are called {name!r}")
        found[name] = Symbol(f"{prefix}-{name}", body, values)
    return found


def hidden_sheet(symbols: dict[str, Symbol]) -> str:
    """All these symbols, once for a page of many drawings."""
    inside = "".join(symbol.markup() for symbol in symbols.values())
    return f'<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>{inside}</defs></svg>'


#: The symbols that any game may use.
COMMON: Final = read_symbols("ecumene.draw", "ecumene")
