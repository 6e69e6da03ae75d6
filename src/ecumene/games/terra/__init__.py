"""What the Terra games share: power bowls, land with a river, reach, bridges."""

from __future__ import annotations

from typing import Final

#: Not compiled: what draws.
INTERPRETED: Final[tuple[str, ...]] = ("draw",)
