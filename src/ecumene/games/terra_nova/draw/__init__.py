"""A view of Terra Nova as one SVG document."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.bar import BAR, bar, so_far, turn_lamp
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.panel import Sight
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import box, group, moved, text
from ecumene.draw.things import choosable
from ecumene.games.terra.draw.ground import SLAB, comb_of
from ecumene.games.terra_nova.draw import mats, rails
from ecumene.games.terra_nova.draw.board import board
from ecumene.games.terra_nova.draw.holdings import WIDTH
from ecumene.games.terra_nova.draw.panels import owed_at, panels, things
from ecumene.games.terra_nova.draw.scene import PACKAGE, TerraNovaScene
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import DECLINE, END, PASS
from ecumene.games.terra_nova.tiles import BOARD_ACTIONS
from ecumene.text import Words

__all__ = ["owed_at", "panels", "svg", "things"]

MARGIN: Final = 12.0
GAP: Final = 10.0
#: Room for the ten columns of the widest map, with every second row half a cell further.
MAP_WIDTH: Final = 776.0
RAIL: Final = 76.0
PHONE: Final = 792.0


def svg(
    game: TerraNova,
    words: Words | None = None,
    seat: int | None = None,
    moves: list[Move] | None = None,
    theme: str = "light",
    narrow: bool = False,
) -> str:
    """The whole table: board, rails, tiles and mats. Moves on offer are lit; `narrow` stacks everything for a phone."""
    sight = Sight(words if words is not None else Words("en", PACKAGE), seat, moves, narrow=narrow)
    scene = TerraNovaScene(game, sight, page=False, zoom=1.3 if narrow else 1.0)
    body, width, height = stacked(scene) if narrow else spread(scene)
    return scene.document(body, width, height, theme)


def spread(scene: TerraNovaScene) -> tuple[str, float, float]:
    """The board left, the mats right, the common tiles below."""
    game = scene.game
    comb = comb_of(scene.game.land)
    plate_width = MAP_WIDTH + 2 * RAIL + 4 * MARGIN
    plate_height = comb.height + SLAB + 2 * MARGIN + 4
    top = MARGIN + BAR + GAP
    right = MARGIN + plate_width + GAP
    width = right + WIDTH + MARGIN
    out = [moved(MARGIN, MARGIN, bar(scene, width - 2 * MARGIN, lambda right: plain_moves(scene, right)))]
    out.append(moved(MARGIN, top, plate(scene, plate_width, plate_height)))
    if game.seats == 2:
        strip_height = 132.0
        mat_height = (plate_height - strip_height - 2 * GAP) / 2
        out.append(moved(right, top + 2 * (mat_height + GAP), strip(scene, WIDTH, strip_height)))
        bottom = top + plate_height
    else:
        strip_height = 156.0
        out.append(moved(MARGIN, top + plate_height + GAP, strip(scene, plate_width, strip_height)))
        bottom = top + plate_height + GAP + strip_height
        mat_height = (bottom - top - (game.seats - 1) * GAP) / game.seats
    for number in range(game.seats):
        out.append(moved(right, top + number * (mat_height + GAP), mats.mat(scene, number, mat_height)))
    return "".join(out), width, bottom + MARGIN


def stacked(scene: TerraNovaScene) -> tuple[str, float, float]:
    """One thing below the other, larger: for a phone."""
    comb = comb_of(scene.game.land)
    inner = PHONE - 2 * MARGIN
    out: list[str] = []
    y = MARGIN
    drawn, tall = tall_bar(scene, inner)
    out.append(moved(MARGIN, y, drawn))
    y += tall + GAP
    out.append(moved(MARGIN + (inner - comb.width) / 2, y, board(scene, comb)))
    y += comb.height + SLAB + GAP + 6
    for label, row, count in (
        ("draw-rounds", rails.round_tiles, 5),
        ("draw-powers", rails.power_actions, BOARD_ACTIONS),
    ):
        wide = (inner - (count - 1) * 7) / count
        out.append(text(scene.words(label).upper(), MARGIN, y + 14, 15, "label"))
        out.append(moved(MARGIN, y + 24, row(scene, wide, 96, False)))
        y += 24 + 96 + GAP + 4
    out.append(moved(MARGIN, y, strip(scene, inner / 1.2, 150), scale=1.2))
    y += 180 + GAP
    scale = inner / WIDTH
    for number in range(scene.game.seats):
        bare = scene.game.mats[number].faction < 0 and number != scene.turn
        tall = mats.BARE if bare else mats.TALL
        out.append(moved(MARGIN, y, mats.mat(scene, number, tall), scale=scale))
        y += tall * scale + GAP
    return "".join(out), PHONE, y - GAP + MARGIN


def plate(scene: TerraNovaScene, width: float, height: float) -> str:
    """The map between its two rails."""
    comb = comb_of(scene.game.land)
    out = [box(0, 0, width, height, 10, "plate")]
    for x, label in ((MARGIN, "draw-rounds"), (width - MARGIN - RAIL, "draw-powers")):
        words, size = fitting(scene.words(label).upper(), 12, RAIL + 8, bold=True)
        out.append(text(words, x + RAIL / 2, 24, size, "label", "middle"))
    tall = height - 34 - MARGIN
    out.append(moved(MARGIN, 34, rails.round_tiles(scene, RAIL, (tall - 4 * 7) / 5, True)))
    out.append(moved(width - MARGIN - RAIL, 34, rails.power_actions(scene, RAIL, (tall - 5 * 6) / 6, True)))
    out.append(moved((width - comb.width) / 2, MARGIN, board(scene, comb)))
    return "".join(out)


def strip(scene: TerraNovaScene, width: float, height: float) -> str:
    """The bonus tiles, then the terrain wheel, then prices if there is room."""
    tiles = len(scene.game.pool)
    out = [box(0, 0, width, height, 10, "panel")]
    words, size = fitting(scene.words("draw-pool").upper(), 12, max(240.0, tiles * 90.0), bold=True)
    out.append(text(words, 16, 24, size, "label"))
    room = width - 32 - height
    wide = min(92.0, (room - (tiles - 1) * 9) / max(1, tiles))
    out.append(moved(16, 36, rails.bonus_pool(scene, wide, height - 36 - 22, 9)))
    used = 16 + tiles * (wide + 9)
    out.append(moved(width - height + 2, 6, rails.wheel(scene, height - 12)))
    free = width - height - used
    if free > 270:
        out.append(text(scene.words("draw-prices").upper(), used + 34, 24, 12, "label"))
        out.append(moved(used + 30, 42, rails.price_list(scene, free - 50)))
    return "".join(out)


def tall_bar(scene: TerraNovaScene, width: float) -> tuple[str, float]:
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


def plain_moves(scene: TerraNovaScene, right: float, y: float = BAR / 2, size: float = 14) -> tuple[str, float]:
    """Moves that point at nothing on the table, as words that may be chosen; returns where they begin."""
    out: list[str] = []
    for verb, name in ((END, "draw-end"), (DECLINE, "draw-decline"), (PASS, "draw-pass")):
        offers = scene.targets.at("word", verb)
        if offers:
            words = scene.words(name)
            wide = width_of(words, size, bold=True) + 24
            right -= wide
            inside = [
                box(right, y - 16, wide, 32, 16, "tile"),
                lamp_box(right, y - 16, wide, 32, 16),
                text(words, right + wide / 2, y + size * 0.36, size, "bold", "middle"),
            ]
            out.append(group(*inside, title=words, **choosable(offers)))
            right -= 14
    return "".join(out), right
