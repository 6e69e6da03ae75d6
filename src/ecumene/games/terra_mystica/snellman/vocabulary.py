"""The words of terra.snellman.net beside ours: colours, factions, tiles, buildings, actions, what is converted."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.maps import TERRAINS
from ecumene.games.terra_mystica.moves import (
    SPECIAL_BONUS,
    SPECIAL_DOUBLE,
    SPECIAL_DWELLING,
    SPECIAL_FAVOUR,
    SPECIAL_POST,
    SPECIAL_SANDSTORM,
    SPECIAL_SPADES,
    SPECIAL_STEPS,
)
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    CULTS,
    FAVOUR_TILES,
    FINAL_CLUSTERS,
    FINAL_DISTANCE,
    FINAL_EDGE,
    FINAL_STRONG,
    SCORING_TILES,
    TOWN_TILES,
)

#: Terrains by colour, in the order of TERRAINS.
COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red", "ice", "volcano")
TERRAIN_OF: Final = {**{colour: terrain for terrain, colour in enumerate(COLOURS)}, "grey": TERRAINS.index("mountains")}
#: Factions are written in one word.
FACTION_NAMES: Final = [faction.id.replace("-", "") for faction in FACTIONS]
FACTION_OF: Final = {name: number for number, name in enumerate(FACTION_NAMES)}
CULT_OF: Final = {name.upper(): cult for cult, name in enumerate(CULTS)}
#: Buildings by their codes, in the order of BUILDINGS; old logs spell them out.
BUILDING_CODES: Final = ("D", "TP", "TE", "SH", "SA")
BUILDING_OF: Final = {
    **{code.lower(): building for building, code in enumerate(BUILDING_CODES)},
    "dwelling": 0,
    "trading post": 1,
    "temple": 2,
    "stronghold": 3,
    "sanctuary": 4,
}
BONUS_OF: Final = {f"BON{tile.id}": tile.number for tile in BONUS_TILES}
FAVOUR_OF: Final = {f"FAV{tile.id}": tile.number for tile in FAVOUR_TILES}
TOWN_OF: Final = {f"TW{tile.id}": tile.number for tile in TOWN_TILES}
SCORING_OF: Final = {f"SCORE{tile.id}": tile.number for tile in SCORING_TILES}
FINAL_OF: Final = {
    "connected-distance": FINAL_DISTANCE,
    "connected-sa-sh-distance": FINAL_STRONG,
    "building-on-edge": FINAL_EDGE,
    "connected-clusters": FINAL_CLUSTERS,
}

#: Special actions by name, those of two bonus tiles included.
SPECIAL_OF: Final = {
    "BON1": SPECIAL_BONUS,
    "BON2": SPECIAL_BONUS,
    "FAV6": SPECIAL_FAVOUR,
    "ACTA": SPECIAL_STEPS,
    "ACTC": SPECIAL_DOUBLE,
    "ACTG": SPECIAL_SPADES,
    "ACTN": SPECIAL_SANDSTORM,
    "ACTS": SPECIAL_POST,
    "ACTW": SPECIAL_DWELLING,
}
#: These may be repeated in a round: the Engineers' bridge, the Shapeshifters' change of terrain.
NAMING_MORE: Final = ("ACTE", "ACTH5", "ACTH6")
#: Power actions in the order of POWER_ACTIONS.
POWER_OF: Final = {f"ACT{number + 1}": number for number in range(6)}

#: What is converted, as it is written, and as our notation writes it.
GOODS_OF: Final = {
    **dict.fromkeys(("pw", "power"), "pw"),
    **dict.fromkeys(("p", "priest", "priests"), "p"),
    **dict.fromkeys(("w", "worker", "workers"), "w"),
    **dict.fromkeys(("c", "coin", "coins"), "c"),
    **dict.fromkeys(("vp", "vps"), "vp"),
}
