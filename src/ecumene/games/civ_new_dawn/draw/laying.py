"""Laying a tile: every place lights up with its snuggest fit; the previewed tile can be turned and flipped.

A place is the position of the tile's middle space. The space itself stands for the fit that touches most of the map;
small petals round it stand for the others, each in the direction of the tile's long end.
"""

from __future__ import annotations

import math
from typing import Final

from ecumene.core.move import Move
from ecumene.draw.pieces import badge
from ecumene.draw.svg import group, node, text
from ecumene.games.civ_new_dawn.coordinates import NAMES, turned
from ecumene.games.civ_new_dawn.draw.chart import WIDE, Chart, hexagon
from ecumene.games.civ_new_dawn.draw.look import GROUNDS, LOOK
from ecumene.games.civ_new_dawn.draw.on_map import lair, natural_wonder, state_token
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.draw.targets import LAYING, lay_thing
from ecumene.games.civ_new_dawn.land import FOOTPRINT, ROTATIONS
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.tiles import FOOTPRINTS, SIDE_B, TileSide, tile_side
from ecumene.games.civ_new_dawn.vocabulary import LETTERS, RESOURCES

#: Buttons on the previewed tile, on a desk and under a thumb.
BUTTON: Final = 18.0
THUMB: Final = 21.0


def shape_of(move: Move) -> int:
    """Side and rotation as one number."""
    return move.a % 2 * ROTATIONS + move.c


def covered(move: Move) -> list[int]:
    """The ten positions under a tile."""
    return [move.b + step for step in FOOTPRINT[shape_of(move)]]


def snugness(game: State, move: Move) -> tuple[int, int, int, int]:
    """Fits that touch more of the map come first."""
    return (-len(game.land.touched(shape_of(move), move.b)), move.a // 2, move.a % 2, move.c)


def by_place(scene: CivScene) -> dict[int, list[Move]]:
    """The ways to lay a tile by the position of its middle, the snuggest first."""
    found: dict[int, list[Move]] = {}
    for move in scene.targets.laying:
        found.setdefault(move.b, []).append(move)
    for some in found.values():
        some.sort(key=lambda move: snugness(scene.game, move))
    return found


def places(scene: CivScene, chart: Chart) -> str:
    """All places for the tile; those under the previewed one are left out but for their petals."""
    chosen = scene.chosen if scene.chosen is not None and scene.chosen.verb in LAYING else None
    under = set(covered(chosen)) if chosen is not None else set()
    return "".join(
        one_place(scene, chart, position, some, position in under) for position, some in by_place(scene).items()
    )


def one_place(scene: CivScene, chart: Chart, position: int, some: list[Move], hidden: bool) -> str:
    first, others = some[0], some[1:]
    x, y = chart.centre(position)
    inside = [chart.hexagon(position, 2, "beyond")]
    if not hidden:
        inside.append(group(*[chart.hexagon(position, 3.6, cls) for cls in ("lamp-edge", "lamp")], cls="lights"))
        inside.append(shadow(chart, first))
        size = max(9.0, chart.radius * 0.3)
        inside.append(text(NAMES[position], x, y + size * 0.36, size, "quiet", "middle"))
    body = scene.named(lay_thing(first), NAMES[position], *inside, data_lay=str(first))
    return body + "".join(petal(scene, chart, move) for move in others)


def shadow(chart: Chart, move: Move) -> str:
    """The outline of the tile, seen while the pointer or the focus is on its place."""
    return node("path", d=chart.outline(covered(move)), cls="fit through")


def petal(scene: CivScene, chart: Chart, move: Move) -> str:
    """A small light in the direction of the tile's long end: filled for side A, pale for side B."""
    x, y = chart.centre(move.b)
    q, r = turned(*FOOTPRINTS[move.a % 2][9], move.c)
    right, down = WIDE * (q + r / 2), 1.5 * r
    length = math.hypot(right, down)
    away = chart.radius * 0.6
    dot = node(
        "circle",
        cx=x + away * right / length,
        cy=y + away * down / length,
        r=max(3.6, chart.radius * 0.135),
        cls="petal-b" if move.a % 2 == SIDE_B else "petal",
    )
    return scene.named(lay_thing(move), NAMES[move.b], dot, shadow(chart, move), data_lay=str(move))


# The previewed tile


def preview(scene: CivScene, chart: Chart) -> str:
    """The tile where the previewed move lays it, with what is printed on it, and buttons to turn and flip it."""
    move = scene.chosen
    if move is None or move.verb not in LAYING:
        return ""
    spots = covered(move)
    printed = tile_side(move.a // 2, move.a % 2)
    out = [chart.hexagon(here, 0.8, f"{GROUNDS[printed.terrain[number]]}") for number, here in enumerate(spots)]
    for number, here in enumerate(spots):
        out.append(on_tile(scene, printed, number, *chart.centre(here), chart.radius))
    outline = chart.outline(spots)
    out += [node("path", d=outline, cls=cls) for cls in ("ghost-bed", "ghost-edge")]
    return group(*out, cls="through") + buttons(scene, chart, move)


def on_tile(scene: CivScene, printed: TileSide, number: int, x: float, y: float, radius: float) -> str:
    """Motif and symbol of one space of a tile."""
    kind = GROUNDS[printed.terrain[number]]
    scale = radius / 40
    size = radius * 0.9
    motif = node("g", LOOK.use(f"t-{kind}", x - size / 2, y - size / 2, size), cls=f"motif {kind}")
    sign = ""
    if printed.resource[number] >= 0:
        sign = node("circle", cx=x, cy=y, r=radius * 0.34, cls="puck")
        sign += LOOK.sign(RESOURCES[printed.resource[number]], x, y, radius * 0.46)
    elif printed.natural_wonder[number] >= 0:
        sign = natural_wonder(printed.natural_wonder[number], x, y, 33 * scale)
    elif printed.city_state[number] >= 0:
        sign = state_token(printed.city_state[number], x, y, 33 * scale)
    elif printed.letter[number] >= 0:
        mark = lair(LETTERS[printed.letter[number]], 0, 0)
        sign = node("g", mark, transform=f"translate({x:.1f} {y:.1f}) scale({scale:.2f})")
    elif printed.capital == number:
        sign = badge(scene.colour(max(0, scene.turn)), x, y, radius * 0.3)
        sign += LOOK.use("crown", x - radius * 0.27, y - radius * 0.6, radius * 0.54, radius * 0.34)
    return motif + sign


def buttons(scene: CivScene, chart: Chart, move: Move) -> str:
    """Turn left, turn right, flip, take the other tile: as far as the tile fits so at this place."""
    same = [other for other in scene.targets.laying if other.b == move.b]
    side = sorted([other for other in same if other.a == move.a], key=lambda other: other.c)
    flipped = [other for other in same if other.a // 2 == move.a // 2 and other.a != move.a]
    changed = [other for other in same if other.a // 2 != move.a // 2]
    found: list[tuple[str, Move]] = []
    if len(side) > 1:
        here = side.index(move) if move in side else 0
        found.append(("turn-left", side[here - 1]))
        found.append(("turn-right", side[(here + 1) % len(side)]))
    if flipped:
        found.append(("flip", min(flipped, key=lambda other: snugness(scene.game, other))))
    if changed:
        found.append(("other-tile", min(changed, key=lambda other: snugness(scene.game, other))))
    centres = [chart.centre(here) for here in covered(move)]
    x = (min(centre[0] for centre in centres) + max(centre[0] for centre in centres)) / 2
    size = THUMB if scene.narrow else BUTTON
    y = max(centre[1] for centre in centres) + chart.radius + size + 2
    if y + size > chart.height:
        y = min(centre[1] for centre in centres) - chart.radius - size - 2
    left = x - (len(found) - 1) * (size + 3)
    out: list[str] = []
    for place, (sign, other) in enumerate(found):
        at = left + place * 2 * (size + 3)
        inside = node("circle", cx=at, cy=y, r=size, cls="round-button") + LOOK.sign(sign, at, y, size * 1.1)
        label = scene.words("draw-turn", way=sign)
        out.append(scene.thing(lay_thing(other), f"{label}. {scene.said(other)}", [other], inside))
    return "".join(out)


# A tile beside the map


def face(scene: CivScene, number: int, side: int, x: float, y: float, radius: float) -> str:
    """One side of a tile, its middle space at (x, y)."""
    printed = tile_side(number, side)
    out: list[str] = []
    for space, (q, r) in enumerate(FOOTPRINTS[side]):
        cx, cy = x + WIDE * radius * (q + r / 2), y + 1.5 * radius * r
        out.append(hexagon(cx, cy, radius - 0.5, GROUNDS[printed.terrain[space]]))
        out.append(on_tile(scene, printed, space, cx, cy, radius))
    return "".join(out)
