"""Names of things that follow from the tables: no text writes them down, so a new row needs no new text."""

from __future__ import annotations

from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.points import OWN
from ecumene.games.terra_nova.tile_text import Say, bonus_name, power_name, town_name
from ecumene.games.terra_nova.tiles import BONUS_TILES, BONUS_TILES_OF_VERSION_1, POWER_ACTIONS, TOWN_TILES


def made_name(id: str, say: Say) -> str:
    """The name of a tile, a power action, or a source of points that only one faction has; empty for other things."""
    kind, _, which = id.partition("-")
    if kind == "bonus":
        return "".join(bonus_name(tile, say) for tile in (*BONUS_TILES, *BONUS_TILES_OF_VERSION_1) if tile.name == id)
    if kind == "town":
        return "".join(town_name(tile, say) for tile in TOWN_TILES if tile.id == which)
    if kind == "power":
        return "".join(power_name(action, say) for action in POWER_ACTIONS if action.id == which)
    faction, _, deed = id.rpartition("-")
    if deed in OWN and faction in [row.id for row in FACTIONS]:
        return say(f"own-{deed}", faction=say(f"name-{faction}"))
    return ""
