"""The whole table as one picture."""

from __future__ import annotations

from typing import Final

from ecumene.draw.bar import BAR, bar, so_far, turn_lamp
from ecumene.draw.lettering import lines_of, width_of
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.everdell.draw import blocks
from ecumene.games.everdell.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.move_text import label

MARGIN: Final = 12.0
GAP: Final = 6.0


def spread(scene: EverdellScene) -> tuple[str, float, float]:
    """Others and events at the left; in the middle places, cards to play, the city and the hand."""
    others = blocks.others(scene)
    left = [block for seat in others for block in blocks.seat(scene, seat, SIDE)] + blocks.the_events(scene, SIDE)
    middle = [
        *blocks.the_sheet(scene, CENTRE),
        *blocks.the_answers(scene, CENTRE),
        *blocks.the_revealed(scene, CENTRE),
        *blocks.elsewhere(scene, CENTRE),
        *blocks.the_places(scene, CENTRE),
        *blocks.the_market(scene, CENTRE),
        *blocks.own_city(scene, CENTRE),
        *blocks.own_hand(scene, CENTRE),
    ]
    width = SIDE + CENTRE + GAP + 2 * MARGIN
    top = MARGIN + BAR + GAP
    one, lower = stack(left, MARGIN, top)
    two, bottom = stack(middle, MARGIN + SIDE + GAP, top)
    head = moved(MARGIN, MARGIN, bar(scene, width - 2 * MARGIN, lambda end: plain_moves(scene, end)))
    return head + one + two, width, max(lower, bottom) + MARGIN


def stacked(scene: EverdellScene) -> tuple[str, float, float]:
    """One thing below the other: for a phone."""
    width = PHONE + 2 * MARGIN
    others = blocks.others(scene)
    drawn, tall = tall_bar(scene, PHONE)
    found = [
        *blocks.the_sheet(scene, PHONE),
        *blocks.the_answers(scene, PHONE),
        *blocks.the_revealed(scene, PHONE),
        *blocks.elsewhere(scene, PHONE),
        *blocks.the_market(scene, PHONE),
        *blocks.own_hand(scene, PHONE),
        *blocks.own_city(scene, PHONE),
        *blocks.the_places(scene, PHONE),
        *blocks.the_events(scene, PHONE),
        *[block for seat in others for block in blocks.seat(scene, seat, PHONE)],
    ]
    body, bottom = stack(found, MARGIN, MARGIN + tall + GAP)
    return moved(MARGIN, MARGIN, drawn) + body, width, bottom + MARGIN


def stack(column: list[Block], x: float, y: float) -> tuple[str, float]:
    """Blocks below each other; returns them with where they end."""
    out: list[str] = []
    for block in column:
        out.append(moved(x, y, block.body))
        y += block.height + GAP
    return "".join(out), y - GAP


def tall_bar(scene: EverdellScene, width: float) -> tuple[str, float]:
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


def plain_moves(scene: EverdellScene, right: float, y: float = BAR / 2, size: float = 13.5) -> tuple[str, float]:
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
