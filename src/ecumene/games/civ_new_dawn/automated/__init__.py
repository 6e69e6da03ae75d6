"""The automated player (CV-468 to CV-474, CV-525 to CV-560): its turn, its own cards, its answers to questions."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.automated.answers import answer
from ecumene.games.civ_new_dawn.automated.turn import after_reset, resolve, take_turn

#: All modules are compiled.
INTERPRETED: Final[tuple[str, ...]] = ()

__all__ = ["after_reset", "answer", "resolve", "take_turn"]
