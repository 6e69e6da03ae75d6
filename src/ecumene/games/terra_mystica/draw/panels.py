"""The table in parts, for a page that lays them out, and where a seat finds what it chooses from."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.games.terra_mystica.draw import blocks
from ecumene.games.terra_mystica.draw.blocks import CENTRE, PHONE, SIDE, Block
from ecumene.games.terra_mystica.draw.scene import MysticaScene
from ecumene.games.terra_mystica.draw.targets import ids
from ecumene.games.terra_mystica.draw.targets import things as pointed_at
from ecumene.games.terra_mystica.moves import (
    ADVANCE,
    BID,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CONVERT,
    CULT,
    FACTION,
    FAVOUR,
    KEY,
    PASS,
    PLACE,
    PORT,
    POWER,
    REWARD,
    SAIL,
    SEND,
    SHIP,
    SPECIAL,
    TAKE,
    TERRAIN,
    TOWN,
    TRADE,
    TRANSFORM,
    UNLOCK,
    UPGRADE,
)
from ecumene.games.terra_mystica.state import State

#: The panels in which a seat finds what it chooses from, by the verbs of its moves; the first that fits. What must be
#: chosen at once comes before what a turn offers, and conversions, which are nearly always possible, come last.
OWED_AT: Final = (
    ((FACTION, BID), "factions"),
    ((TERRAIN, UNLOCK), "mat"),
    ((FAVOUR, TOWN), "supply"),
    ((CULT, KEY, REWARD), "cults"),
    ((TAKE,), "bonus"),
    ((PLACE, PORT, SHIP, SAIL, TRADE, BRIDGE, BUILD, TRANSFORM, UPGRADE, CONNECT), "board"),
    ((POWER,), "power"),
    ((SPECIAL, ADVANCE), "mat"),
    ((SEND,), "cults"),
    ((PASS,), "bonus"),
    ((CONVERT, BURN), "mat"),
)


def panels(game: State, sight: Sight) -> list[Panel]:
    scene = MysticaScene(game, sight, page=True, zoom=1.3)
    found = phone(scene) if sight.narrow else desk(scene)
    return [scene.panel(*block) for block in found]


def desk(scene: MysticaScene) -> list[Block]:
    """Seats, cults and bonus tiles beside the map; the faction board and the supply below it."""
    own = blocks.mine(scene, CENTRE, False)
    return [
        *[blocks.seat(scene, seat, SIDE) for seat in range(scene.game.seats)],
        *[block for block in own if block.key == "factions"],
        blocks.the_map(scene, CENTRE, False),
        blocks.rounds(scene, CENTRE, False),
        blocks.power(scene, CENTRE, False),
        *[block for block in own if block.key == "mat"],
        blocks.the_supply(scene, CENTRE, False),
        blocks.the_cults(scene, SIDE, False),
        blocks.bonus(scene, SIDE),
    ]


def phone(scene: MysticaScene) -> list[Block]:
    """The map first, then what lies round it, then what is mine."""
    own = blocks.mine(scene, PHONE, True)
    return [
        *[block for block in own if block.key == "factions"],
        blocks.the_map(scene, PHONE, True),
        blocks.rounds(scene, PHONE, True),
        blocks.power(scene, PHONE, True),
        blocks.the_cults(scene, PHONE, True),
        *[block for block in own if block.key == "mat"],
        *[blocks.seat(scene, seat, PHONE) for seat in range(scene.game.seats)],
        blocks.bonus(scene, PHONE),
        blocks.the_supply(scene, PHONE, True),
    ]


def things(game: State, seat: int, move: Move) -> list[str]:
    """What a move points at, by the names that the drawing gives."""
    return ids(game, move)


def owed_panel(game: State, seat: int) -> str:
    """The key of the panel with what the seat chooses from now; empty if its moves point at nothing."""
    verbs = {move.verb for move in game.moves(seat) if pointed_at(game, move)}
    return next((key for some, key in OWED_AT if not verbs.isdisjoint(some)), "")
