"""What the moves on offer point at, so that it can be lit: cells, sites, tiles, actions, cults, tracks, terrains."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra.draw.targets import TerraTargets, Thing
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import (
    ADVANCE,
    BID,
    BRIDGE,
    BUILD,
    BURN,
    CELLS,
    CONNECT,
    CONVERT,
    CULT,
    EXTRAS,
    FACTION,
    FAVOUR,
    KEY,
    NO_TILE,
    PASS,
    PLACE,
    PORT,
    POWER,
    POWER_BRIDGE,
    REWARD,
    REWARD_PRIEST,
    REWARD_STEP,
    SAIL,
    SEND,
    SHIP,
    SHIPPING_TRACK,
    SPECIAL,
    SPECIAL_BRIDGE,
    SPECIAL_DWELLING,
    SPECIAL_POST,
    SPECIAL_TERRAIN,
    SPECIAL_TOKENS,
    SPECIALS,
    TAKE,
    TERRAIN,
    TOWN,
    TRACKS,
    TRADE,
    TRANSFORM,
    UNLOCK,
    UPGRADE,
    bridge_ends,
)
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import BONUS_TILES, CULTS, FAVOUR_TILES, POWER_ACTIONS, TOWN_TILES

#: Verbs that point at the cell in a.
ON_CELL: Final = frozenset((PLACE, PORT, CONNECT, BUILD, TRANSFORM, UPGRADE, SHIP, TRADE))
#: Verbs whose a is the number of the thing.
BY_NUMBER: Final = {
    FACTION: "faction",
    BID: "faction",
    TERRAIN: "terrain",
    UNLOCK: "terrain",
    TAKE: "bonus",
    SEND: "cult",
    CULT: "cult",
    KEY: "cult",
    ADVANCE: "track",
    FAVOUR: "favour",
    TOWN: "town",
}


class MysticaTargets(TerraTargets):
    def __init__(self, game: State, moves: list[Move]) -> None:
        super().__init__(moves, lambda move: things(game, move))
        #: Moves that point at nothing: they are only said.
        self.plain: list[Move] = [move for move in moves if not things(game, move)]


def things(game: State, move: Move) -> list[Thing]:
    """What a move points at; nothing for what is only said: answers to offers, ends, passing in the last round."""
    verb = move.verb
    if verb in ON_CELL:
        return [("cell", move.a)]
    if verb in BY_NUMBER:
        return [(BY_NUMBER[verb], move.a)]
    if verb == SAIL:
        return [("cell", move.b % CELLS)]
    if verb == BRIDGE:
        return site(game, move)
    if verb == POWER:
        return [("power", move.a), *(site(game, move) if move.a == POWER_BRIDGE else [])]
    if verb == SPECIAL:
        return special(game, move)
    if verb == PASS and move.a != NO_TILE:
        return [("bonus", move.a)]
    if verb in (CONVERT, BURN):
        return [("convert", 0)]
    if verb == REWARD:
        if move.a == REWARD_PRIEST:
            return [("cult", move.b // EXTRAS)]
        return [("cult", move.b)] if move.a == REWARD_STEP else [("track", SHIPPING_TRACK)]
    return []


def site(game: State, move: Move) -> list[Thing]:
    """Where a bridge would stand; none between cells that no bridge can join."""
    number = game.board.site(*bridge_ends(move))
    return [("site", number)] if number >= 0 else []


def special(game: State, move: Move) -> list[Thing]:
    """The action itself, and what it names."""
    number = SPECIAL_TERRAIN if move.a == SPECIAL_TOKENS else move.a
    more: list[Thing] = []
    if number == SPECIAL_BRIDGE:
        more = site(game, move)
    elif number in (SPECIAL_POST, SPECIAL_DWELLING):
        more = [("cell", move.b)]
    elif number == SPECIAL_TERRAIN:
        more = [("terrain", move.b)]
    return [("special", number), *more]


def ids(game: State, move: Move) -> list[str]:
    """The names of the drawn things that a move points at."""
    return [id_of(game, kind, number) for kind, number in things(game, move)]


def id_of(game: State, kind: str, number: int) -> str:
    """`cell-E5`, `bonus-m1`, `special-move`: the name of a thing in the drawing."""
    if kind == "cell":
        return f"cell-{game.board.name(number)}"
    if kind == "site":
        ends = game.board.sites[number]
        return f"site-{game.board.name(ends.low)}-{game.board.name(ends.high)}"
    if kind == "faction":
        return f"faction-{FACTIONS[number].id}"
    if kind == "bonus":
        return f"bonus-{BONUS_TILES[number].id}"
    if kind == "favour":
        return f"favour-{FAVOUR_TILES[number].id}"
    if kind == "town":
        return f"town-{TOWN_TILES[number].id}"
    if kind == "power":
        return f"power-{POWER_ACTIONS[number].id}"
    table = {"terrain": TERRAINS, "cult": CULTS, "track": TRACKS, "special": SPECIALS}.get(kind)
    return f"{kind}-{table[number]}" if table is not None else kind
