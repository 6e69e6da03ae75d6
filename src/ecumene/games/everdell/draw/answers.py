"""Answers that point at nothing on the table, as tiles with signs: a resource, a price, a colour."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.cards import rows_of
from ecumene.draw.lettering import fitting
from ecumene.draw.svg import box, moved, text
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.draw.signs import set_line
from ecumene.games.everdell.moves import (
    COLOUR,
    GAIN,
    GIVE_RESOURCE,
    LAY,
    PAY,
    RUGWORTS,
    SPEND,
    STORE,
    TAKE,
    part,
)
from ecumene.games.everdell.stores import STORED
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES

TALL: Final = 62.0
GAP: Final = 10.0
RIM: Final = 6.0


def answers(scene: EverdellScene, width: float) -> tuple[str, float]:
    """The tiles in rows; nothing where no move needs one."""
    found = scene.targets.answers()
    if not found:
        return "", 0.0
    per_row, wide = rows_of(len(found), width - 2 * RIM, 104.0, 190.0, GAP)
    out = [
        moved(
            RIM + place % per_row * (wide + GAP), RIM + place // per_row * (TALL + GAP), tile(scene, name, move, wide)
        )
        for place, (name, move) in enumerate(found)
    ]
    rows = -(-len(found) // per_row)
    return "".join(out), 2 * RIM + rows * (TALL + GAP) - GAP


def tile(scene: EverdellScene, name: str, move: Move, width: float) -> str:
    """One answer: its sign, and what it changes."""
    above, below = shown(scene, move)
    out = [box(0, 0, width, TALL, 8, "tile")]
    if above.startswith("@"):
        out.append(LOOK.sign(above[1:], width / 2, 22, 26))
    else:
        out.append(set_line(above.split(), width / 2, 30, 17, "bold", "middle"))
    words, size = fitting(below, 13, width - 12, bold=True)
    out.append(text(words, width / 2, 52, size, "bold quiet", "middle"))
    out.append(scene.ring(name, width, TALL, 8))
    return scene.thing(name, scene.said(move), [move], *out)


def shown(scene: EverdellScene, move: Move) -> tuple[str, str]:
    """Signs, and a line below them; a single large sign begins with @."""
    player, words, verb = scene.player(scene.turn), scene.words, move.verb
    if verb == PAY:
        parts = [f"{part(move.a, number)}#{name}" for number, name in enumerate(RESOURCES) if part(move.a, number)]
        return " ".join(parts) or "0", words("draw-do-pay")
    if verb == COLOUR:
        return f"@f-{COLOURS[move.a]}", words.name(COLOURS[move.a])
    name = RESOURCES[move.a]
    have = player.stock(move.a)
    if verb in (GAIN, TAKE):
        return f"@{name}", f"{have} → {have + 1}"
    if verb == STORE:
        return f"+{STORED[move.a]}#{name}", words("draw-do-store")
    if verb in (SPEND, LAY):
        return f"@{name}", f"{have} → {have - 1}"
    assert verb == GIVE_RESOURCE
    whom = words("draw-nobody") if not move.b else scene.owner(scene.game.rugwort if move.b == RUGWORTS else move.b - 1)
    return f"@{name}", f"→ {whom}"
