"""A game in the fields of the state files of terra.snellman.net."""

from __future__ import annotations

from typing import Any

from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.moves import SPECIAL_BONUS, SPECIAL_FAVOUR
from ecumene.games.terra_mystica.snellman.vocabulary import (
    BUILDING_CODES,
    COLOURS,
    FACTION_NAMES,
    POWER_OF,
    SPECIAL_OF,
)
from ecumene.games.terra_mystica.state import SEAT_WORDS
from ecumene.games.terra_mystica.tiles import BONUS_TILES, CULTS, FAVOUR_TILES, TOWN_TILES
from ecumene.parts.hexes import cells_in

#: The order of numbers under `state`.
STATE_FIELDS = ("VP", "C", "W", "P", "P1", "P2", "P3", "FIRE", "WATER", "EARTH", "AIR")


def name_of(game: TerraMystica, seat: int) -> str:
    return FACTION_NAMES[game.mats[seat].faction]


def seat_fields(game: TerraMystica, seat: int) -> dict[str, Any]:
    """Everything that the state files tell of a faction."""
    mat = game.mats[seat]
    favours = [f"FAV{tile.id}" for tile in FAVOUR_TILES if mat.holds(tile.number)]
    towns = [f"TW{TOWN_TILES[number].id}" for number in mat.towns]
    bonus = [f"BON{BONUS_TILES[mat.bonus].id}"] if mat.bonus >= 0 else []
    fields: dict[str, Any] = {
        "VP": mat.vp,
        "C": mat.coins,
        "W": mat.workers,
        "P": mat.priests,
        "P1": mat.bowls.one,
        "P2": mat.bowls.two,
        "P3": mat.bowls.three,
        **{cult.upper(): place for cult, place in zip(CULTS, mat.cults, strict=True)},
        "KEY": mat.keys,
        "MAX_P": mat.priest_limit,
        "CULT_P": mat.priests_sent,
        "ship": mat.shipping,
        "dig": mat.exchange,
        "tiles": sorted({*favours, *towns, *bonus}),
        "towns": {tile: towns.count(tile) for tile in towns},
        "buildings": {code: mat.built(building) for building, code in enumerate(BUILDING_CODES)},
        "bridges_left": mat.bridges,
        "color": COLOURS[mat.terrain] if mat.terrain >= 0 else "variable",
    }
    if mat.ring >= 0:
        fields["secondary"] = COLOURS[mat.ring]
    if mat.unlocked:
        colours = [colour for terrain, colour in enumerate(COLOURS) if mat.unlocked >> terrain & 1]
        fields["unlocked"] = sorted([*colours, *(["gain-priest"] if mat.kept else [])])
    if not game.dropped >> seat & 1:
        # Of those who have left, the site goes on to say something else.
        fields["passed"] = int(mat.passed)
    return fields


def hexes(game: TerraMystica) -> dict[str, list[str]]:
    """By name: colour and building of every hex of land."""
    found = {name: ["", ""] for name in game.board.names[: game.board.land_size]}
    for terrain, cells in enumerate(game.ground):
        for cell in cells_in(cells):
            found[game.board.name(cell)][0] = COLOURS[terrain]
    for mat in game.mats:
        for building, code in enumerate(BUILDING_CODES):
            for cell in cells_in(mat.buildings[building]):
                found[game.board.name(cell)][1] = code
    return found


def blocked(game: TerraMystica, bonus_used: list[int]) -> list[str]:
    """Action spaces used in this round; those of tiles with their owner, even if the tile has been given back."""
    found = [name for name, number in POWER_OF.items() if game.used >> number & 1]
    for seat, mat in enumerate(game.mats):
        for name, special in SPECIAL_OF.items():
            if not mat.used >> special & 1:
                continue
            if special not in (SPECIAL_BONUS, SPECIAL_FAVOUR):
                found.append(name)
            elif special == SPECIAL_FAVOUR or name == f"BON{BONUS_TILES[bonus_used[seat]].id}":
                found.append(f"{name}/{name_of(game, seat)}")
    return sorted(found)


def bridge(text: str) -> str:
    """A bridge has no direction."""
    one, other, colour = text.split(":")
    return ":".join([*sorted([one, other]), colour])


def bridges(game: TerraMystica) -> list[str]:
    found: list[str] = []
    for entry in game.bridges:
        site = game.board.sites[entry // SEAT_WORDS]
        colour = COLOURS[game.mats[entry % SEAT_WORDS].terrain]
        found.append(bridge(f"{game.board.name(site.low)}:{game.board.name(site.high)}:{colour}"))
    return sorted(found)


def order(game: TerraMystica, seated: int) -> list[str]:
    """The turn order, those who have passed at the end; without the variable order always the seats (TM-029)."""
    seats = game.circle
    if game.options["turn_order"] == "pass-order":
        seats = [seat for seat in game.order if seat not in game.passers] + game.passers
    return [name_of(game, seat) for seat in seats if seat < seated]


def bonus_coins(game: TerraMystica) -> dict[str, int]:
    """Coins on the bonus tiles that have any."""
    return {f"BON{tile.id}": game.bonus_coins[tile.number] for tile in BONUS_TILES if game.bonus_coins[tile.number]}
