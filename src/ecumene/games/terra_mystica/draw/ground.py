"""The land of the map: tiles with their motifs, and the canals that cut it."""

from __future__ import annotations

import math
from functools import cache

from ecumene.draw.hexes import Honeycomb, line
from ecumene.draw.svg import group, node
from ecumene.games.terra.draw.ground import RADIUS, comb_of, ring, tile
from ecumene.games.terra_mystica.draw.look import GROUNDS, LOOK
from ecumene.games.terra_mystica.draw.prices import cheapest
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.maps import TERRAINS, Board
from ecumene.games.terra_mystica.tiles import BUILDINGS, SHIPYARD


def land_cell(scene: MysticaScene, comb: Honeycomb, cell: int) -> str:
    """One tile with its motif when free; veiled when something else may be chosen."""
    game = scene.game
    terrain = game.terrain(cell)
    ground = GROUNDS[terrain]
    name = game.board.name(cell)
    free = not game.occupied >> cell & 1
    offers = scene.targets.at("cell", cell)
    veiled = bool(scene.targets.on_board and not offers and free)
    # Under a veil every tile is as light or dark as the paper.
    ink = "name" if veiled else f"name n-{ground}"
    return scene.named(
        tile(LOOK, game.board, cell, ground, free, bool(offers), veiled, scene.zoom, ink),
        ring(scene, comb, cell),
        thing=f"cell-{name}",
        title=spoken(scene, cell, TERRAINS[terrain]),
        moves=offers,
        data_cell=name,
        data_terrain=TERRAINS[terrain],
    )


def spoken(scene: MysticaScene, cell: int, terrain: str) -> str:
    """The name of a cell with what stands there; in a picture, what the cheapest move on it costs."""
    game = scene.game
    plain = scene.cell_words(cell, terrain)
    owner = game.owner(cell)
    if owner >= 0:
        plain += f": {scene.noun(building_name(scene, owner, cell))}, {scene.words.player(owner)}"
    offers = scene.targets.at("cell", cell)
    if scene.page or not offers:
        return plain
    price = cheapest(game, scene.turn, offers)
    return scene.words(
        "draw-cell-price",
        where=plain,
        spades=price.spades,
        workers=price.workers,
        coins=price.coins,
        priests=price.priests,
        power=price.power,
    )


def building_name(scene: MysticaScene, owner: int, cell: int) -> str:
    """What stands on a cell: the shipyard of Fakirs and Dwarves is a market."""
    return kind_name(scene, owner, scene.game.mats[owner].building_at(cell))


def kind_name(scene: MysticaScene, owner: int, building: int) -> str:
    if building == SHIPYARD and scene.game.mats[owner].kind.skips:
        return "market"
    return BUILDINGS[building]


@cache
def canals(board: Board) -> str:
    """A canal cuts the border of two land cells and joins the rivers at its ends; the gates stand on the banks."""
    comb = comb_of(board)
    out: list[str] = []
    for one, other in board.canal_sides:
        (xa, ya), (xb, yb) = comb.side(one, other, RADIUS)
        x, y, length = (xa + xb) / 2, (ya + yb) / 2, math.hypot(xb - xa, yb - ya)
        right, down = (xb - xa) / length, (yb - ya) / length
        reach = RADIUS * 0.46
        ends = ((x - right * reach, y - down * reach), (x + right * reach, y + down * reach))
        gates = "".join(
            f"M{x + right * at - down * 8:.1f} {y + down * at + right * 8:.1f}l{down * 16:.1f} {-right * 16:.1f}"
            for at in (-9, 9)
        )
        out.append(line(ends, "cut") + line(ends, "cut-in") + node("path", d=gates, cls="gate"))
    return group(*out, cls="through") if out else ""
