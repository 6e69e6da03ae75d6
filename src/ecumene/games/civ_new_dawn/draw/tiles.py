"""Tiles at hand: the one that is to be laid, or those that are looked at, both sides of each."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import box, moved, text
from ecumene.games.civ_new_dawn.draw.laying import face
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.moves import BOTTOM, TOP
from ecumene.games.civ_new_dawn.tables.tiles import SIDE_A, SIDE_B, SIDES

RADIUS: Final = 13.5
WIDE: Final = 200.0
TALL: Final = 128.0
MOST_IN_RAIL: Final = 2


def at_hand(scene: CivScene) -> list[int]:
    """The numbers of the tiles that the question is about."""
    found = {move.a // 2 for move in scene.targets.laying}
    found.update(move.a for moves in scene.targets.by_thing.values() for move in moves if move.verb in (TOP, BOTTOM))
    return sorted(found)


def in_rail(scene: CivScene) -> list[int]:
    """Tiles that have room beside the map of a desk."""
    found = {move.a // 2 for move in scene.targets.laying}
    return sorted(found) if not scene.narrow and len(found) <= MOST_IN_RAIL else []


def rail(scene: CivScene, width: float, height: float) -> str:
    """The sides of the tiles below each other, instead of the wonders."""
    found = in_rail(scene)
    tall = (height - 6) / (2 * len(found))
    radius = min(19.5, (tall - 16) / 8.2)
    out: list[str] = []
    for place, tile in enumerate(found):
        inside: list[str] = []
        for side in (SIDE_A, SIDE_B):
            y = (2 * place + side) * tall
            inside.append(box(0.5, y + 0.5, width - 1, tall - 6, 8, "tile"))
            inside.append(text(f"{tile}{SIDES[side].upper()}", 9, y + 20, 14, "serif"))
            inside.append(face(scene, tile, side, width / 2, y + tall / 2 - 2 + 1.5 * radius, radius))
        out.append(scene.named(f"tile-{tile}", scene.words("draw-tile", tile=tile), *inside))
    return "".join(out)


def tiles(scene: CivScene, width: float) -> tuple[str, float]:
    """All of them in rows, where the rail has no room or something else is asked of them."""
    found = at_hand(scene)
    if not found or found == in_rail(scene):
        return "", 0.0
    per_row = max(1, int((width + 8) // (WIDE + 8)))
    out = [
        moved(4 + place % per_row * (WIDE + 8), 4 + place // per_row * (TALL + 8), both_sides(scene, tile))
        for place, tile in enumerate(found)
    ]
    return "".join(out), -(-len(found) // per_row) * (TALL + 8) + 4


def both_sides(scene: CivScene, tile: int) -> str:
    """Side A and side B beside each other."""
    name = f"tile-{tile}"
    out = [box(0, 0, WIDE, TALL, 8, "tile")]
    for side, x in ((SIDE_A, 44.0), (SIDE_B, 138.0)):
        out.append(face(scene, tile, side, x, 82, RADIUS))
        out.append(text(f"{tile}{SIDES[side].upper()}", x - 34, 20, 14, "serif"))
    out.append(scene.ring(name, WIDE, TALL, 8))
    return scene.named(name, scene.words("draw-tile", tile=tile), *out)
