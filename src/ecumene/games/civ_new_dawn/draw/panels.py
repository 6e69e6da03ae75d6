"""A view of the game in parts, for a page that lays them out itself."""

from __future__ import annotations

from ecumene.draw.panel import Panel, Sight
from ecumene.games.civ_new_dawn.draw import blocks
from ecumene.games.civ_new_dawn.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.civ_new_dawn.draw.scene import CivScene
from ecumene.games.civ_new_dawn.state import State


def panels(game: State, sight: Sight) -> list[Panel]:
    scene = CivScene(game, sight, page=True)
    found = phone(scene) if sight.narrow else desk(scene)
    return [scene.panel(*block) for block in found]


def desk(scene: CivScene) -> list[Block]:
    """Seats and victory cards at the side; what is asked, the map and the own row in the middle."""
    return [
        *[block for seat in blocks.all_seats(scene) for block in blocks.seat(scene, seat, SIDE)],
        *blocks.the_victory(scene, SIDE),
        *blocks.middle(scene, CENTRE),
    ]


def phone(scene: CivScene) -> list[Block]:
    """The map, then the own row, then what lies round the map; victory cards and seats last."""
    return [
        *blocks.middle(scene, PHONE),
        *blocks.around_map(scene, PHONE),
        *[block for seat in blocks.all_seats(scene) for block in blocks.seat(scene, seat, PHONE)],
        *blocks.the_victory(scene, PHONE),
    ]
