"""What the Terra games share: power bowls, land with a river, reach, bridges."""

from __future__ import annotations

from typing import Final

#: All modules are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()
