"""A view of Everdell in parts, for a page that lays them out itself."""

from __future__ import annotations

from ecumene.draw.panel import Panel, Sight
from ecumene.games.everdell.draw import blocks
from ecumene.games.everdell.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.everdell.draw.scene import EverdellScene
from ecumene.games.everdell.state import State


def panels(game: State, sight: Sight) -> list[Panel]:
    scene = EverdellScene(game, sight, page=True)
    found = phone(scene) if sight.narrow else desk(scene)
    return [scene.panel(*block) for block in found]


def desk(scene: EverdellScene) -> list[Block]:
    """Others and events at the side; places, cards to play, the city and the hand in the middle, other cities below."""
    others = blocks.others(scene)
    return [
        *[block for seat in others for block in blocks.seat(scene, seat, SIDE)],
        *blocks.the_events(scene, SIDE),
        *blocks.the_answers(scene, CENTRE),
        *blocks.the_revealed(scene, CENTRE),
        *blocks.elsewhere(scene, CENTRE),
        *blocks.the_places(scene, CENTRE),
        *blocks.the_market(scene, CENTRE),
        *blocks.own_city(scene, CENTRE),
        *blocks.own_hand(scene, CENTRE),
        *[block for seat in others for block in blocks.other_city(scene, seat, CENTRE)],
    ]


def phone(scene: EverdellScene) -> list[Block]:
    """Cards first, then the hand and the city, then the places; events and the others last."""
    others = blocks.others(scene)
    return [
        *blocks.the_answers(scene, PHONE),
        *blocks.the_revealed(scene, PHONE),
        *blocks.elsewhere(scene, PHONE),
        *blocks.the_market(scene, PHONE),
        *blocks.own_hand(scene, PHONE),
        *blocks.own_city(scene, PHONE),
        *blocks.the_places(scene, PHONE),
        *blocks.the_events(scene, PHONE),
        *[block for seat in others for block in blocks.seat(scene, seat, PHONE)],
        *[block for seat in others for block in blocks.other_city(scene, seat, PHONE)],
    ]
