"""A view of Everdell as one SVG document, and in parts for a page."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.games.everdell.draw.panels import panels
from ecumene.games.everdell.draw.picture import spread, stacked
from ecumene.games.everdell.draw.scene import PACKAGE, EverdellScene
from ecumene.games.everdell.draw.targets import owed_at, things
from ecumene.games.everdell.state import State
from ecumene.text import Words

__all__ = ["owed_at", "panels", "svg", "things"]


def svg(
    game: State,
    words: Words | None = None,
    seat: int | None = None,
    moves: list[Move] | None = None,
    theme: str = "light",
    narrow: bool = False,
) -> str:
    """The whole table as the seat sees it. Moves on offer are lit; `narrow` stacks everything for a phone."""
    sight = Sight(words if words is not None else Words("en", PACKAGE), seat, moves, narrow=narrow)
    scene = EverdellScene(game, sight, page=False)
    body, width, height = stacked(scene) if narrow else spread(scene)
    return scene.document(body, width, height, theme)
