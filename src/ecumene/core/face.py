"""The way from core to what shows a game to people. Core knows no words and no drawings, so it asks the game's face."""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from ecumene.core.game import Game
    from ecumene.core.refusal import Refusal

#: The game of a face: its own subclass of Game.
G = TypeVar("G", bound="Game")


class BasicFace(Generic[G]):
    """The little that core itself asks of a face. All that a face must have is in `ecumene.face.Face`."""

    def svg(self, view: G) -> str:
        """The table as one SVG document, for notebooks."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """What an IllegalMove says of itself: the English sentence and the rule."""
        raise NotImplementedError


def find_face(package: str) -> BasicFace[Any] | None:
    """The `FACE` in `<package>.face`, or None for a game that has no such module. No other place looks for it."""
    name = f"{package}.face"
    if importlib.util.find_spec(name) is None:
        return None
    face = importlib.import_module(name).FACE
    if not isinstance(face, BasicFace):
        raise TypeError(f"{name}.FACE must be an instance of a subclass of ecumene.face.Face")
    return face
