"""Board-game parts that no single game owns."""

from __future__ import annotations

from typing import Final

#: All modules are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()
