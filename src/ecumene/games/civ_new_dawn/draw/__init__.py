"""A view of Civilization: A New Dawn as one SVG document, and in parts for a page."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.games.civ_new_dawn.draw.panels import panels
from ecumene.games.civ_new_dawn.draw.picture import spread, stacked
from ecumene.games.civ_new_dawn.draw.scene import PACKAGE, CivScene
from ecumene.games.civ_new_dawn.draw.targets import owed_at, things
from ecumene.games.civ_new_dawn.state import State
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
    scene = CivScene(game, sight, page=False)
    body, width, height = stacked(scene) if narrow else spread(scene)
    return scene.document(body, width, height, theme)
