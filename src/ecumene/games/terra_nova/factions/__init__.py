"""The factions: `table` has a row for each, `abilities` and `palaces` say what the words of a row do."""

from __future__ import annotations

from typing import Final

#: All modules are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()
