"""The printed figures: factions, tiles, actions and maps, read once from the tables beside this module."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FACTS: dict[str, Any] = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))
MAPS: dict[str, Any] = json.loads((HERE / "maps.json").read_text(encoding="utf-8"))

CULTS = ("FIRE", "WATER", "EARTH", "AIR")
CYCLE: list[str] = FACTS["terrain_cycle"]
FACTIONS: dict[str, Any] = FACTS["factions"]
BONUS_TILES: dict[str, Any] = FACTS["bonus_tiles"]
FAVOUR_TILES: dict[str, Any] = FACTS["favour_tiles"]
TOWN_TILES: dict[str, Any] = FACTS["town_tiles"]
SCORING_TILES: dict[str, Any] = FACTS["scoring_tiles"]
POWER_ACTIONS: dict[str, int] = FACTS["power_actions"]

BUILDINGS = ("D", "TP", "TE", "SH", "SA")
NUMBER_OF = {"D": 8, "TP": 4, "TE": 3, "SH": 1, "SA": 1, "SY": 1}
REPLACES = {"TP": "D", "TE": "TP", "SH": "TP", "SA": "TE", "SY": "TP"}
CULT_POWER = {3: 1, 5: 2, 7: 2, 10: 3}
ORDER_SPACES = (3, 2, 2, 2)
ROUNDS = 6
START_VP = 20
NETWORK_POINTS = (18, 12, 6)
CULT_POINTS = (8, 4, 2)
FAV12_POINTS = (0, 2, 3, 3, 4)
CONVERSIONS = {
    ("PW", "P"): 5,
    ("PW", "W"): 3,
    ("PW", "C"): 1,
    ("P", "W"): 1,
    ("P", "C"): 1,
    ("W", "C"): 1,
}
ALCHEMIST_CONVERSIONS = {("VP", "C"): 1, ("C", "VP"): 2}

# Actions of one faction only: who, and whether the stronghold must stand.
FACTION_ACTIONS = {
    "ACTA": ("auren", True),
    "ACTC": ("chaosmagicians", True),
    "ACTE": ("engineers", False),
    "ACTG": ("giants", True),
    "ACTN": ("nomads", True),
    "ACTS": ("swarmlings", True),
    "ACTW": ("witches", True),
    "ACTH5": ("shapeshifters", True),
    "ACTH6": ("shapeshifters", True),
}
REPEATABLE_ACTIONS = {"ACTE", "ACTH5", "ACTH6"}
TILE_ACTIONS = {"BON1", "BON2", "FAV6", "BONM1", "BONM3"}
# Merchants of the Seas.
MERCHANTS_ACTIONS = {"ACTM1": 4, "ACTM2": 4, "ACTM3": 5}
SHIPYARD_ACTIONS = ("SYMOVE", "SYBUILD")
SHIPS = 3
TRADE_MARKERS = 15
RANGE_TILE: dict[str, dict[str, int]] = FACTS["range_tile"]
SHIPYARDS: dict[str, Any] = FACTS["shipyards"]
START_VP_MERCHANTS: dict[str, dict[str, int]] = FACTS["start_vp_merchants"]
ONE_STEP_PAIRS = (("FAV9", "FAVM1"), ("FAV10", "FAVM2"), ("FAV11", "FAVM3"), ("FAV12", "FAVM4"))
FAVM4_POINTS = ((10, 5), (7, 4), (4, 3), (1, 2))
FINAL_TILES = (
    "connected-distance",
    "connected-sa-sh-distance",
    "building-on-edge",
    "connected-clusters",
    "trade-markers",
)
