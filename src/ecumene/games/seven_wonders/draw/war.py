"""The conflicts of a city as they would end now."""

from __future__ import annotations

from typing import Final

from ecumene.draw.lettering import fitting
from ecumene.draw.pieces import badge
from ecumene.draw.svg import box, moved, text
from ecumene.games.seven_wonders.conflicts import keeps_peace
from ecumene.games.seven_wonders.draw.effect_signs import ROMAN
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.draw.scene import SevenWondersScene
from ecumene.games.seven_wonders.explain import shields_text
from ecumene.games.seven_wonders.forecast import Conflict, conflicts

ROW: Final = 46.0


def war(scene: SevenWondersScene, width: float) -> tuple[str, float]:
    """Shields against shields with each neighbour, and what it would bring."""
    words = scene.words
    title, size = fitting(words("draw-war", text=ROMAN[scene.game.age]).upper(), 11.5, width - 26, bold=True)
    out = [text(title, 14, 23, size, "label")]
    fights = conflicts(scene.game, scene.centre)
    for place, fight in enumerate(fights):
        out.append(moved(0, 32 + place * ROW, row(scene, fight, width)))
    high = 32 + ROW * len(fights)
    if not fights:
        peace = keeps_peace(scene.game, scene.centre) and scene.reader >= 0
        note, size = fitting(words("draw-war-peace" if peace else "draw-war-nobody"), 13, width - 28)
        out.append(text(note, 14, 48, size, "quiet"))
        high = 64.0
    return box(0, 0, width, high, 10, "panel") + "".join(out), high


def row(scene: SevenWondersScene, fight: Conflict, width: float) -> str:
    words, other = scene.words, fight.other
    name, size = fitting(scene.owner(other), 14, width - 126, bold=True)
    sides = f"{shields_text(fight.mine)} : {shields_text(fight.theirs)}"
    if fight.points or fight.defeats:
        parts = [words("draw-war-won", points=fight.points)] if fight.points else []
        parts += [words("draw-war-lost", count=fight.defeats)] if fight.defeats else []
        result, cls = ", ".join(parts), "bad" if fight.defeats > fight.points else "good"
    else:
        result, cls = words("draw-war-none"), "quiet"
    out = [
        box(4, 0, width - 8, ROW - 4, 6, "blank"),
        badge(scene.colour(other), 26, 16, 11.5),
        text(name, 46, 15, size, "bold"),
        text(result, 46, 32, 12.5, cls),
        LOOK.line_of(["#shield", sides], width - 14, 20, 14, "end"),
    ]
    return scene.thing(f"war-{other}", f"{scene.owner(other)}: {sides}, {result}", [], *out)
