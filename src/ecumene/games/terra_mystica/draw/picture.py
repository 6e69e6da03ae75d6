"""The whole table as one picture."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name
from ecumene.core.move import Move
from ecumene.draw.bar import BAR, bar, so_far, turn_lamp
from ecumene.draw.lettering import lines_of, width_of
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.terra_mystica.draw import blocks
from ecumene.games.terra_mystica.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.moves import ACCEPT, DECLINE, DONE, KEEP, PASS, REFUSE, TOKEN

MARGIN: Final = 12.0
GAP: Final = 10.0
#: The width of the picture for a phone, and how much larger everything is in it.
WIDE_PHONE: Final = 792.0
#: Messages of the moves that point at nothing.
PLAIN: Final = {
    PASS: "draw-pass",
    TOKEN: "draw-token",
    KEEP: "draw-keep",
    ACCEPT: "draw-accept",
    REFUSE: "draw-refuse",
    DECLINE: "draw-decline",
    DONE: "draw-done",
}


def spread(scene: MysticaScene) -> tuple[str, float, float]:
    """Seats left, the map with its rails and the faction board in the middle, the common tiles right."""
    left = [blocks.seat(scene, seat, SIDE) for seat in range(scene.game.seats)]
    middle = [
        blocks.rounds(scene, CENTRE, False),
        blocks.the_map(scene, CENTRE, False),
        blocks.power(scene, CENTRE, False),
        *blocks.mine(scene, CENTRE, False),
    ]
    right = [blocks.the_cults(scene, PHONE, False), blocks.bonus(scene, PHONE), blocks.the_supply(scene, PHONE, True)]
    top = MARGIN + BAR + GAP
    out: list[str] = []
    bottom = top
    x = MARGIN
    for column in (left, middle, right):
        drawn, tall = stack(column, x, top)
        out.append(drawn)
        bottom = max(bottom, tall)
        x += column[0].width + GAP
    width = x - GAP + MARGIN
    out.insert(0, moved(MARGIN, MARGIN, bar(scene, width - 2 * MARGIN, lambda end: plain_moves(scene, end))))
    return "".join(out), width, bottom + MARGIN


def stack(column: list[Block], x: float, y: float, scale: float = 1.0) -> tuple[str, float]:
    """Blocks below each other; returns them with where they end."""
    out: list[str] = []
    for block in column:
        out.append(moved(x, y, block.body, scale=scale))
        y += block.height * scale + GAP
    return "".join(out), y - GAP


def stacked(scene: MysticaScene) -> tuple[str, float, float]:
    """One thing below the other, larger: for a phone."""
    inner = WIDE_PHONE - 2 * MARGIN
    drawn, tall = tall_bar(scene, inner)
    out = [moved(MARGIN, MARGIN, drawn)]
    y = MARGIN + tall + GAP
    the_map = blocks.the_map(scene, CENTRE, False)
    drawn, y = stack([the_map], MARGIN, y, inner / the_map.width)
    out.append(drawn)
    rest = [
        blocks.rounds(scene, PHONE, True),
        blocks.power(scene, PHONE, True),
        blocks.the_cults(scene, PHONE, True),
        *blocks.mine(scene, PHONE, True),
        *[blocks.seat(scene, seat, PHONE) for seat in range(scene.game.seats)],
        blocks.bonus(scene, PHONE),
        blocks.the_supply(scene, PHONE, True),
    ]
    drawn, y = stack(rest, MARGIN, y + GAP, inner / PHONE)
    return "".join(out) + drawn, WIDE_PHONE, y + MARGIN


def tall_bar(scene: MysticaScene, width: float) -> tuple[str, float]:
    """The bar of a phone: two or three lines."""
    lines = lines_of(scene.owed(), 25, width - 84, 2)
    tall = 58.0 + 32 * len(lines)
    chips, _ = plain_moves(scene, width - 14, 22, 16)
    out = [
        box(0, 0, width, tall, 10, "panel"),
        turn_lamp(scene, 36, tall / 2),
        text(so_far(scene), 70, 30, 17, "quiet"),
    ]
    for place, line in enumerate(lines):
        out.append(text(line, 70, 64 + 32 * place, 25, "serif"))
    return "".join(out) + chips, tall


def plain_moves(scene: MysticaScene, right: float, y: float = BAR / 2, size: float = 14) -> tuple[str, float]:
    """Moves that point at nothing on the table, as words that may be chosen; returns where they begin."""
    out: list[str] = []
    for move in scene.targets.plain:
        words = said(scene, move)
        wide = width_of(words, size, bold=True) + 24
        right -= wide
        inside = [
            box(right, y - 16, wide, 32, 16, "tile"),
            lamp_box(right, y - 16, wide, 32, 16),
            text(words, right + wide / 2, y + size * 0.36, size, "bold", "middle"),
        ]
        out.append(group(*inside, title=words, **choosable([move])))
        right -= 14
    return "".join(out), right


def said(scene: MysticaScene, move: Move) -> str:
    if move.verb in (ACCEPT, REFUSE):
        return scene.words(PLAIN[move.verb], power=move.b, faction=Name(FACTIONS[move.a].id))
    return scene.words(PLAIN[move.verb])
