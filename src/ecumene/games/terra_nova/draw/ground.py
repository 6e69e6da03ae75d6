"""The tiles of land, and what is said of them."""

from __future__ import annotations

from ecumene.draw.hexes import Honeycomb
from ecumene.draw.svg import node
from ecumene.games.terra.draw.ground import ring, tile
from ecumene.games.terra_nova.boards import TERRAINS
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.scene import TerraNovaScene


def land_cell(scene: TerraNovaScene, comb: Honeycomb, cell: int) -> str:
    """One tile with its motif when free; veiled when something else may be chosen."""
    game = scene.game
    terrain = TERRAINS[game.terrain(cell)]
    name = game.land.name(cell)
    free = not game.occupied >> cell & 1
    offers = scene.targets.at("cell", cell)
    veiled = bool(scene.targets.on_board and not offers and free)
    more = marked(*comb.centre(cell)) if game.land.marks >> cell & 1 else ""
    return scene.named(
        tile(LOOK, game.land, cell, terrain, free, bool(offers), veiled, scene.zoom, more=more),
        ring(scene, comb, cell),
        thing=f"cell-{name}",
        title=spoken(scene, cell, terrain),
        moves=offers,
        data_cell=name,
        data_terrain=terrain,
    )


def marked(x: float, y: float) -> str:
    """A cell on which a neutral house may stand."""
    return node("path", d=f"M{x - 6:.1f} {y + 31:.1f}v-7l6-5.5 6 5.5v7Z", cls="spot")


def spoken(scene: TerraNovaScene, cell: int, terrain: str) -> str:
    """The name of a cell with what stands there; in a picture, what the cheapest move on it costs."""
    plain = scene.cell_words(cell, terrain)
    if scene.page:
        building = scene.game.building(cell)
        owner = scene.game.owner(cell)
        if building:
            plain += f": {scene.noun(building)}"
        return f"{plain}, {scene.words.player(owner)}" if owner >= 0 else plain
    offers = scene.targets.at("cell", cell)
    if not offers:
        return plain
    price = scene.targets.price(offers)
    return scene.words("draw-cell-price", where=plain, coins=price.coins, spades=price.spades, power=price.power)
