"""House values are called so where players meet them, until a file replaces them."""

from __future__ import annotations

from ecumene.core.argument import Name
from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.land import CORE, FIRST_FORT, NO_TILE
from ecumene.games.civ_new_dawn.list_text import Say, named
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.tables.tiles import SIDES
from ecumene.games.civ_new_dawn.vocabulary import TYPES


def of_card(card: str, say: Say) -> list[str]:
    """Of the unique cards of Georgia and Nubia one figure is ours."""
    if card == "siege-tactics" and "siege-tactics" not in house_values.REPLACED:
        return [say("explain-own-combat")]
    if card == "construction" and "construction-range" not in house_values.REPLACED:
        return [say("explain-own-city-range")]
    return []


def of_leader(leader: int, say: Say) -> list[str]:
    """Of two leaders the order of their first cards is doubtful."""
    row = LEADERS[leader]
    if row.id not in house_values.DOUBTFUL_ORDERS or row.id in house_values.REPLACED.get("start-orders", {}):
        return []
    order = ", ".join([named(TYPES[type], say) for type in row.order])
    return [say("explain-own-order", list=order)]


def of_space(game: State, space: int, say: Say) -> list[str]:
    """Terrain that was read in two ways; a place in the core."""
    found: list[str] = []
    key = space_key(game, space)
    if key in house_values.OTHER_READINGS and key not in house_values.REPLACED.get("terrain", {}):
        found.append(say("explain-own-terrain", terrain=Name(house_values.OTHER_READINGS[key])))
    if game.land.part[space] == CORE:
        found += of_core(game, say)
    return found


def space_key(game: State, space: int) -> str:
    """`7B-1`: tile, side and number of the space on its tile; nothing for forts and water tokens."""
    land = game.land
    tile = land.tile[space]
    if not NO_TILE < tile < FIRST_FORT:
        return ""
    # The ten spaces of a tile follow each other.
    return f"{tile}{SIDES[land.side[space]].upper()}-{space - land.tile.index(tile)}"


def core_is_ours(game: State) -> bool:
    """Does this number of players lay the core by our pattern?"""
    name = "core-2-3" if game.seats <= 3 else "core-4-5"
    return (name if game.expansion else "base-core") not in house_values.REPLACED


def of_core(game: State, say: Say) -> list[str]:
    return [say("explain-own-core")] if core_is_ours(game) else []


def of_resources(game: State, say: Say) -> list[str]:
    name = "resources" if game.expansion else "base-resources"
    return [say("explain-own-resources", number=house_values.supply(name))] if _is_our_supply(name) else []


def of_trade(game: State, say: Say) -> list[str]:
    name = "trade" if game.expansion else "base-trade"
    return [say("explain-own-trade", number=house_values.supply(name))] if _is_our_supply(name) else []


def _is_our_supply(name: str) -> bool:
    return name not in house_values.REPLACED.get("supply", {})
