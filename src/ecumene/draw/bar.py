"""The bar above a picture: whose turn it is, what is owed, and how far the game is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ecumene.draw.lettering import fitting, width_of
from ecumene.draw.scene import Scene
from ecumene.draw.svg import box, node, text

BAR: Final = 54.0


def bar(scene: Scene[Any], width: float, buttons: Callable[[float], tuple[str, float]] | None = None) -> str:
    """One line. Buttons stand left of x, which they are given, and say where they begin."""
    where = so_far(scene)
    right = width - 18 - width_of(where, 15)
    drawn, end = buttons(right - 20) if buttons is not None else ("", right - 10)
    sentence, size = fitting(scene.owed(), 20, end - 76)
    return "".join(
        [
            box(0, 0, width, BAR, 10, "panel"),
            turn_lamp(scene, 32, BAR / 2),
            text(sentence, 62, BAR / 2 + 7, size, "serif"),
            drawn,
            text(where, width - 18, BAR / 2 + 5, 15, "quiet", "end"),
        ]
    )


def so_far(scene: Scene[Any]) -> str:
    """The game and how far it is."""
    return f"{scene.title()} · {scene.progress()}"


def turn_lamp(scene: Scene[Any], x: float, y: float) -> str:
    """Filled on the reader's turn and for spectators; an hourglass for a seat that waits."""
    waiting = scene.game.is_over or (scene.reader >= 0 and scene.reader != scene.turn)
    circle = node("circle", cx=x, cy=y, r=17.0, cls="tag" if waiting else "tag-now")
    name = "check" if scene.game.is_over else "wait" if waiting else "turn"
    return circle + scene.look.sign(name, x if waiting else x + 1, y, 18, "sign" if waiting else "on-accent")
