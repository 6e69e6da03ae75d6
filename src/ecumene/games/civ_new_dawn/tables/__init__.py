"""Tables of cards, tiles and boards."""

from __future__ import annotations

from typing import Final

#: All of them are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()
