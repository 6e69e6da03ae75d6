"""The printed figures: tiles, cards, wonders, leaders and agendas, read once from the tables beside this module."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
FACTS: dict[str, Any] = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))
MAP: dict[str, Any] = json.loads((HERE / "tiles.json").read_text(encoding="utf-8"))

FOCUS: dict[str, Any] = FACTS["focus"]
LEADERS: dict[str, Any] = FACTS["leaders"]
WONDERS: dict[str, Any] = FACTS["wonders"]
STATES: dict[str, str] = FACTS["states"]
NATURE: dict[str, str] = FACTS["nature"]
VICTORY: list[list[str]] = FACTS["victory"]
BASE: dict[str, Any] = FACTS["base"]
GOVERNMENTS: dict[str, tuple[str, int]] = FACTS["governments"]
DIPLOMACY: list[str] = FACTS["diplomacy"]
TILES: dict[str, Any] = MAP["tiles"]

TYPES = ("culture", "science", "economy", "industry", "military", "growth")
WONDER_TYPES = ("culture", "science", "economy", "military")
ERAS = ("ancient", "medieval", "modern")
RESOURCES = ("marble", "mercury", "oil", "diamond")
DISTRICTS = ("Campus", "Commercial Hub", "Encampment", "Industrial Zone", "Theater Square")
LETTERS = tuple("ABCDEFGHIJK")
SLOTS = (1, 1, 2, 3, 4, 5)
BASE_SLOTS = (1, 2, 3, 4, 5)
DIFFICULTY = {
    "grassland": 1,
    "hills": 2,
    "forest": 3,
    "desert": 4,
    "mountains": 5,
    "water": 1,
    "nature": 5,
    "fort": 3,
}
DIAL = (("spawn", "wonder"), ("move",), ("districts",), ("government", "wonder"), ("move",), ("districts",))
BASE_DIAL = (("spawn",), (), ("move",), ("trade",), ("move",))
LEVEL_SPACES = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
TRADE_TOKENS = 60
RESOURCE_TOKENS = 10
BASE_TRADE_TOKENS = 34
BASE_RESOURCE_TOKENS = 8
CARD_LIMIT = 3
CONTROL_TOKENS = 34
BASE_CONTROL_TOKENS = 31
CITIES = 7
FIGURES = {"caravan": 3, "army": 2}
BASE_FIGURES = {"caravan": 3}
OXFORD = "Oxford University"
ZIMBABWE = "Great Zimbabwe"
ZIMBABWE_LIMIT = 4
ANTANANARIVO = "Antananarivo"
CAPITAL_TILES = tuple(number for number, tile in TILES.items() if tile["kind"] == "capital")
BASE_TILES = tuple(number for number in TILES if int(number) <= 16)


def kind(card: str) -> str:
    """The type of a focus card."""
    found: str = FOCUS[card]["type"]
    return found


def level(card: str) -> int:
    """The level of a focus card."""
    found: int = FOCUS[card]["level"]
    return found


def ordinary(card_type: str, card_level: int) -> str:
    """The focus card of this type and level that every player has."""
    return next(n for n, c in FOCUS.items() if (c["type"], c["level"]) == (card_type, card_level) and "civ" not in c)
