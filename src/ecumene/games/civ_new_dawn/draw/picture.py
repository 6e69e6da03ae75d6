"""The whole table as one picture."""

from __future__ import annotations

from typing import Final

from ecumene.draw.bar import BAR, bar, so_far, turn_lamp
from ecumene.draw.lettering import lines_of, width_of
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.civ_new_dawn.draw import blocks
from ecumene.games.civ_new_dawn.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.move_text import label

MARGIN: Final = 12.0
GAP: Final = 6.0


def spread(scene: CivScene) -> tuple[str, float, float]:
    """Seats and victory cards at the left; in the middle what is asked, the map and the own row."""
    left = [block for seat in blocks.all_seats(scene) for block in blocks.seat(scene, seat, SIDE)]
    left += blocks.the_victory(scene, SIDE)
    middle = blocks.middle(scene, CENTRE)
    width = SIDE + CENTRE + GAP + 2 * MARGIN
    top = MARGIN + BAR + GAP
    one, lower = stack(left, MARGIN, top)
    two, bottom = stack(middle, MARGIN + SIDE + GAP, top)
    head = moved(MARGIN, MARGIN, bar(scene, width - 2 * MARGIN, lambda end: plain_moves(scene, end)))
    return head + one + two, width, max(lower, bottom) + MARGIN


def stacked(scene: CivScene) -> tuple[str, float, float]:
    """One thing below the other, for a phone: the map is made to fit."""
    width = PHONE + 2 * MARGIN
    drawn, tall = tall_bar(scene, PHONE)
    found = [
        *blocks.middle(scene, PHONE),
        *blocks.around_map(scene, PHONE),
        *[block for seat in blocks.all_seats(scene) for block in blocks.seat(scene, seat, PHONE)],
        *blocks.the_victory(scene, PHONE),
    ]
    body, bottom = stack(found, MARGIN, MARGIN + tall + GAP, PHONE)
    return moved(MARGIN, MARGIN, drawn) + body, width, bottom + MARGIN


def stack(column: list[Block], x: float, y: float, most: float = CENTRE) -> tuple[str, float]:
    """Blocks below each other, made smaller if they are too wide; returns them with where they end."""
    out: list[str] = []
    for block in column:
        scale = min(1.0, most / block.width)
        out.append(moved(x, y, block.body, scale=scale))
        y += block.height * scale + GAP
    return "".join(out), y - GAP


def tall_bar(scene: CivScene, width: float) -> tuple[str, float]:
    """The bar of a phone: two lines or more, and moves in words below them."""
    lines = lines_of(scene.owed(), 17, width - 62, 3)
    tall = 36.0 + 22 * len(lines)
    out = [text(so_far(scene), 52, 22, 12.5, "quiet")]
    for place, line in enumerate(lines):
        out.append(text(line, 52, 45 + 22 * place, 17, "serif"))
    lamp = turn_lamp(scene, 27, tall / 2)
    if scene.targets.plain:
        chips, _ = plain_moves(scene, width - 10, tall + 18)
        out.append(chips)
        tall += 42
    return box(0, 0, width, tall, 10, "panel") + lamp + "".join(out), tall


def plain_moves(scene: CivScene, right: float, y: float = BAR / 2, size: float = 13.5) -> tuple[str, float]:
    """Moves that point at nothing on the table, as words that may be chosen; returns where they begin."""
    out: list[str] = []
    for move in scene.targets.plain:
        words = label(scene.game, scene.turn, move, scene.words)
        wide = width_of(words, size, bold=True) + 24
        right -= wide
        inside = [
            box(right, y - 15, wide, 30, 15, "tile"),
            lamp_box(right, y - 15, wide, 30, 15, fine=True),
            text(words, right + wide / 2, y + size * 0.36, size, "bold", "middle"),
        ]
        out.append(group(*inside, title=words, **choosable([move])))
        right -= 12
    return "".join(out), right
