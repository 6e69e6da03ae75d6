"""What the moves on offer point at, so that it can be lit: cells, sites, tiles, actions; and what they cost."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.games.terra.draw.targets import TerraTargets, Thing
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    BRIDGE,
    BUILD,
    EXCHANGE,
    FACTION,
    INVENT,
    NEUTRAL,
    NO_TILE,
    ON_BONUS,
    PASS,
    PLACE,
    POWER_ACTION,
    SAIL,
    SPECIAL,
    TAKE,
    TO_FACTORY,
    TOWN,
    TRANSFORM,
    UPGRADE,
    WORSHIP,
)
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    HOUSE,
    PALACE,
    PALACE_ACTION,
    POWER_ACTIONS,
    SPADE,
    TOWN_TILES,
)
from ecumene.games.terra_nova.tiles import BRIDGE as BRIDGE_COINS
from ecumene.games.terra_nova.upgrade import factory_price

#: Free spades by the step that is owed; elsewhere they are bought.
FREE_SPADES: Final = {"free-spade": 1, "two-spades": 2, "second-spade": 1}
#: Steps whose effect needs no spades and no coins for the terrain.
GRANTED: Final = ("sunny-cell", "claim-edge", "lake-house", "free-factory", "place-house", "place-neutral")


class Price:
    """What a move costs: spades needed, coins and power to pay."""

    __slots__ = ("coins", "power", "spades")

    def __init__(self, coins: int = 0, spades: int = 0, power: int = 0) -> None:
        self.coins = coins
        self.spades = spades
        self.power = power

    def rank(self) -> tuple[int, int, int]:
        return self.coins, self.power, self.spades

    def parts(self) -> list[str]:
        """As a line of signs and numbers; empty when it costs nothing."""
        parts = ["#spade"] * self.spades
        if self.coins or self.spades:
            parts += ["#coin", str(self.coins)]
        if self.power:
            parts += ["#power", str(self.power)]
        return parts


class TerraNovaTargets(TerraTargets):
    def __init__(self, game: TerraNova, seat: int, moves: list[Move]) -> None:
        super().__init__(moves, lambda move: things(game, move))
        self.game = game
        self.seat = seat

    def price(self, moves: list[Move]) -> Price:
        """Of the cheapest of these moves."""
        return min((price(self.game, self.seat, move) for move in moves), key=Price.rank)


def things(game: TerraNova, move: Move) -> list[Thing]:
    verb = move.verb
    if verb in (PLACE, NEUTRAL, BUILD, TRANSFORM, UPGRADE, INVENT):
        return [("cell", move.a)]
    if verb == TOWN:
        return [("cell", move.b), ("town", move.a)]
    if verb == BRIDGE:
        return [("site", game.land.site(move.a, move.b))]
    if verb == POWER_ACTION:
        return [("palace", 0) if move.a == PALACE_ACTION else ("power", move.a)]
    if verb == SPECIAL:
        return [("held", 0) if move.a == ON_BONUS else ("palace", 0)]
    if verb in (TAKE, PASS) and move.a != NO_TILE:
        return [("bonus", move.a)]
    if verb == FACTION:
        return [("faction", move.a)]
    if verb == SAIL:
        return [("sailing", 0)]
    if verb in (EXCHANGE, WORSHIP):
        return [("bowl", 0)]
    return [("word", verb)]


def ids(game: TerraNova, seat: int, move: Move) -> list[str]:
    """The names of the drawn things that a move of the seat points at; none for what is only said."""
    found: list[str] = []
    for kind, number in things(game, move):
        if kind == "cell":
            found.append(f"cell-{game.land.name(number)}")
        elif kind == "site" and number >= 0:
            found.append(site_id(game, number))
        elif kind == "power":
            found.append(f"power-{POWER_ACTIONS[number].id}")
        elif kind == "bonus":
            found.append(f"bonus-{BONUS_TILES[number].id}")
        elif kind == "held" and game.mats[seat].bonus >= 0:
            found.append(f"bonus-{BONUS_TILES[game.mats[seat].bonus].id}")
        elif kind == "faction":
            found.append(f"faction-{FACTIONS[number].id}")
        elif kind == "palace":
            found.append(f"palace-{game.mats[seat].kind.acting}-{seat}")
        elif kind == "town":
            found.append(f"town-{TOWN_TILES[number].id}-{seat}")
        elif kind == "sailing":
            found.append(f"sailing-{seat}")
        elif kind == "bowl":
            found.append(f"exchange-{seat}")
    return found


def site_id(game: TerraNova, number: int) -> str:
    site = game.land.sites[number]
    return f"site-{game.land.name(site.low)}-{game.land.name(site.high)}"


def price(game: TerraNova, seat: int, move: Move) -> Price:
    step = game.step(seat)
    owed = step.name if step is not None else ""
    verb = move.verb
    if verb == INVENT:
        return Price(power=game.mats[seat].in_force.factory_power)
    if verb == BRIDGE:
        return Price(0 if owed == "free-bridge" else BRIDGE_COINS)
    if verb == TRANSFORM:
        house = HOUSE if move.b else 0
        if owed in GRANTED:
            return Price(house)
        spades = game.spades(seat, move.a)
        return Price(SPADE * max(0, spades - FREE_SPADES.get(owed, 0)) + house, spades)
    if owed in GRANTED:
        return Price()
    if verb == BUILD:
        return Price(HOUSE)
    if verb == UPGRADE:
        return Price(factory_price(game, seat, move.a) if move.b == TO_FACTORY else PALACE)
    return Price()
