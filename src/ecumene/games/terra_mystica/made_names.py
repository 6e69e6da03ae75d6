"""Names of things that follow from the tables: no text writes them down, so a new row needs no new text."""

from __future__ import annotations

from ecumene.games.terra_mystica.moves import CONVERSION_IDS
from ecumene.games.terra_mystica.tile_text import (
    Say,
    bonus_name,
    conversion_name,
    favour_name,
    power_name,
    scoring_name,
    town_name,
)
from ecumene.games.terra_mystica.tiles import BONUS_TILES, FAVOUR_TILES, POWER_ACTIONS, SCORING_TILES, TOWN_TILES

#: Options whose values are tiles: in lists of their values the tiles have their names.
OF_OPTIONS = {"option-bonus_tiles-": "bonus-", "option-scoring_tiles-": "scoring-"}


def made_name(id: str, say: Say) -> str:
    """The name of a tile, a power action or a conversion; empty for other things."""
    for option, tiles in OF_OPTIONS.items():
        if id.startswith(option):
            id = tiles + id.removeprefix(option)
    if id in CONVERSION_IDS:
        return conversion_name(CONVERSION_IDS.index(id), say)
    kind, _, which = id.partition("-")
    if kind == "bonus":
        return "".join(bonus_name(tile, say) for tile in BONUS_TILES if tile.id == which)
    if kind == "favour":
        return "".join(favour_name(tile, say) for tile in FAVOUR_TILES if tile.id == which)
    if kind == "town":
        return "".join(town_name(tile, say) for tile in TOWN_TILES if tile.id == which)
    if kind == "scoring":
        return "".join(scoring_name(tile, say) for tile in SCORING_TILES if tile.id == which)
    if kind == "power":
        return "".join(power_name(action, say) for action in POWER_ACTIONS if action.id == which)
    return ""
