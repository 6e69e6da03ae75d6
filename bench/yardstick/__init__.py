"""A yardstick: one game of the box as a bare prototype without texts, checks, views, records or modules.

What a rate means depends on the machine and its load; the ratio to the yardstick in the same run does not.
"""

from __future__ import annotations

from typing import Final

from bench.yardstick.state import State, clones, many, new_game, playout

__all__ = ["GAME", "SEATS", "State", "clones", "many", "new_game", "playout"]

#: Which game of the box it stands for, and at what table.
GAME: Final = "seven-wonders"
SEATS: Final = 4
