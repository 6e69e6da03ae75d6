"""The printed figures: cards, locations, events, tiles and visitors, read once from the tables beside this module."""

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
CARDS: dict[str, Any] = json.loads((HERE / "cards.json").read_text(encoding="utf-8"))
BOARD: dict[str, Any] = json.loads((HERE / "board.json").read_text(encoding="utf-8"))
BASIC: dict[str, Any] = BOARD["basic"]
FOREST: dict[str, Any] = BOARD["forest"]
JOURNEY: dict[str, Any] = BOARD["journey"]
EVENTS: dict[str, Any] = BOARD["events"]
TILES: dict[str, Any] = BOARD["tiles"]
VISITORS: dict[str, Any] = BOARD["visitors"]

RESOURCES = ("twig", "resin", "pebble", "berry")
COLOURS = ("green", "red", "blue", "tan", "purple")
SEASONS = ("winter", "spring", "summer", "autumn")
NEW_WORKERS = {"spring": 1, "summer": 1, "autumn": 2}
HAND_LIMIT = 8
CITY_SPACES = 15
OPENING_HANDS = (5, 6, 7, 8)
NO_SPACE = {"wanderer", "main_road", "ever_wall", "air_balloon"}
PARTNER = {"husband": "wife", "wife": "husband", "farm": "greenhouse", "greenhouse": "farm"}
OPEN = {"inn": 1, "post_office": 1, "hotel": 2}
"""The owner's tokens for a visit of an opponent."""
PERMANENT = {"cemetery", "monastery"}
SECOND_SPACE = {"cemetery": "undertaker", "monastery": "monk"}
TRIGGERS = ("historian", "shopkeeper", "courthouse", "city_hall", "diplomat", "museum")
ABILITIES = ("cats", "bats", "bees", "snails")
RUGWORT = "rugwort"


def colour(name: str) -> str:
    """The colour of a card."""
    return str(CARDS[name]["color"])


def kind(name: str) -> str:
    """Whether a card is a "critter" or a "construction"."""
    return str(CARDS[name]["type"])


def cost(name: str) -> dict[str, int]:
    """The printed cost of a card."""
    return {resource: int(number) for resource, number in CARDS[name]["cost"].items()}


def points(name: str) -> int:
    """The printed points of a card."""
    return int(CARDS[name]["points"])


def unique(name: str) -> bool:
    """Whether a city may have only one of the card."""
    return bool(CARDS[name]["unique"])
