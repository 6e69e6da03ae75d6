"""A view of Terra Mystica as one SVG document, and in parts for a page."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.games.terra_mystica.draw.panels import owed_panel, panels, things
from ecumene.games.terra_mystica.draw.picture import spread, stacked
from ecumene.games.terra_mystica.draw.scene import PACKAGE, MysticaScene, badge
from ecumene.games.terra_mystica.draw.stock import stock
from ecumene.games.terra_mystica.state import State
from ecumene.text import Words

__all__ = ["badge", "owed_panel", "panels", "stock", "svg", "things"]


def svg(
    game: State,
    words: Words | None = None,
    seat: int | None = None,
    moves: list[Move] | None = None,
    theme: str = "light",
    narrow: bool = False,
) -> str:
    """The whole table. Moves on offer are lit; `narrow` stacks everything for a phone."""
    sight = Sight(words if words is not None else Words("en", PACKAGE), seat, moves, narrow=narrow)
    scene = MysticaScene(game, sight, page=False, zoom=1.3)
    body, width, height = stacked(scene) if narrow else spread(scene)
    return scene.document(body, width, height, theme)
