"""The table that a log describes, with the options of our game (TM-411, TM-419)."""

from __future__ import annotations

from ecumene.core.box import Box
from ecumene.core.refusal import BadInput
from ecumene.games.terra_mystica.factions import FACTIONS, PLAIN
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import MAP_IDS
from ecumene.games.terra_mystica.snellman.log import Log
from ecumene.games.terra_mystica.tiles import (
    BONUS_SPARE,
    BONUS_TILES,
    FINAL_TILES,
    IN_MERCHANTS,
    IN_MINI,
    ROUNDS,
    SCORING_TILES,
)


def options_of(log: Log, map: str) -> dict[str, object]:
    """All options that the log decides."""
    bonus = [
        tile
        for tile in BONUS_TILES
        if tile.box != IN_MERCHANTS
        and (tile.box != IN_MINI or "shipping-bonus" in log.options)
        and tile.number not in log.removed
    ]
    if len(log.scoring) != ROUNDS or len(bonus) != len(log.factions) + BONUS_SPARE:
        raise BadInput("import-setup")
    return {
        "rules": "site",
        "start_points": "20",
        "factions": "fixed",
        "seating": " ".join([FACTIONS[number].id for number in log.factions]),
        "scoring_tiles": " ".join([SCORING_TILES[number].id for number in log.scoring]),
        "bonus_tiles": " ".join([tile.id for tile in bonus]),
        "map": map,
        "final_tile": FINAL_TILES[log.final] if log.final >= 0 else "none",
        "mini_towns": "mini-expansion-1" in log.options,
        "shipping_tile": "shipping-bonus" in log.options,
        "temple_tile": "temple-scoring-tile" in log.options,
        "turn_order": "pass-order" if "variable-turn-order" in log.options else "clockwise",
        "fire_and_ice": any(FACTIONS[number].kind != PLAIN for number in log.factions)
        or any(option.startswith("fire-and-ice-factions") for option in log.options),
    }


def set_table(box: Box, log: Log, map: str) -> TerraMystica:
    """A new game of the log's kind. Nothing in it is left to chance, so any seed will do."""
    try:
        game = box.new(len(log.factions), 0, options_of(log, map))
    except BadInput as error:
        raise BadInput("import-setup") from error
    assert isinstance(game, TerraMystica)
    return game


def likely_maps(log: Log, name: str) -> list[str]:
    """Few logs name their map: those to try, the likeliest first. The name of the file may tell it."""
    if log.map in MAP_IDS:
        return [log.map]
    named = sorted([map for map in MAP_IDS if map in name.lower()], key=len, reverse=True)
    return [*named, *[map for map in MAP_IDS if map not in named]]
