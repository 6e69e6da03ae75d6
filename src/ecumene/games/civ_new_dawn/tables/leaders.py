"""The 18 leader sheets. What a leader can do is written where the rule lies that it changes."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.tables.focus_cards import NUMBER
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE


class Leader:
    """A civilisation, its leader, the order of the first cards from slot 1 to 5, and the unique card."""

    __slots__ = ("id", "is_base", "order", "person", "unique")

    def __init__(self, id: str, person: str, is_base: bool, order: tuple[int, ...], unique: str) -> None:
        self.id = id
        self.person = person
        self.is_base = is_base
        self.order = order
        self.unique: int = NUMBER[unique]


LEADERS: Final[list[Leader]] = [
    Leader("america", "teddy-roosevelt", True, (MILITARY, SCIENCE, INDUSTRY, CULTURE, ECONOMY), "radio"),
    Leader("aztec", "montezuma", True, (SCIENCE, CULTURE, ECONOMY, MILITARY, INDUSTRY), "mysticism"),
    Leader("egypt", "cleopatra", True, (SCIENCE, ECONOMY, INDUSTRY, MILITARY, CULTURE), "wheel"),
    Leader("france", "catherine-de-medici", True, (MILITARY, SCIENCE, ECONOMY, INDUSTRY, CULTURE), "humanism"),
    Leader("japan", "hojo-tokimune", True, (INDUSTRY, ECONOMY, MILITARY, SCIENCE, CULTURE), "industrialization"),
    Leader("rome", "trajan", True, (SCIENCE, ECONOMY, MILITARY, CULTURE, INDUSTRY), "military-engineering"),
    Leader("scythia", "tomyris", True, (CULTURE, MILITARY, SCIENCE, ECONOMY, INDUSTRY), "horseback-riding"),
    Leader("sumeria", "gilgamesh", True, (ECONOMY, CULTURE, SCIENCE, MILITARY, INDUSTRY), "craftsmanship"),
    Leader("china", "qin-shi-huang", False, (MILITARY, INDUSTRY, ECONOMY, CULTURE, SCIENCE), "writing"),
    Leader("england", "victoria", False, (ECONOMY, SCIENCE, CULTURE, INDUSTRY, MILITARY), "natural-history"),
    Leader("georgia", "tamar", False, (INDUSTRY, SCIENCE, ECONOMY, MILITARY, CULTURE), "siege-tactics"),
    Leader(
        "inca",
        "pachacuti",
        False,
        house_values.start_order("inca", (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY)),
        "state-workforce",
    ),
    Leader(
        "indonesia",
        "gitarja",
        False,
        house_values.start_order("indonesia", (CULTURE, MILITARY, SCIENCE, INDUSTRY, ECONOMY)),
        "shipbuilding",
    ),
    Leader("netherlands", "wilhelmina", False, (CULTURE, SCIENCE, INDUSTRY, ECONOMY, MILITARY), "cartography"),
    Leader("nubia", "amanitore", False, (ECONOMY, INDUSTRY, CULTURE, SCIENCE, MILITARY), "construction"),
    Leader("ottoman", "suleiman", False, (SCIENCE, INDUSTRY, CULTURE, MILITARY, ECONOMY), "banking"),
    Leader("poland", "jadwiga", False, (CULTURE, MILITARY, INDUSTRY, ECONOMY, SCIENCE), "astronomy"),
    Leader("zulu", "shaka", False, (INDUSTRY, CULTURE, ECONOMY, SCIENCE, MILITARY), "scorched-earth"),
]
LEADER_NUMBER: Final[dict[str, int]] = {leader.id: number for number, leader in enumerate(LEADERS)}

AMERICA: Final = 0
AZTEC: Final = 1
EGYPT: Final = 2
FRANCE: Final = 3
JAPAN: Final = 4
ROME: Final = 5
SCYTHIA: Final = 6
SUMERIA: Final = 7
CHINA: Final = 8
ENGLAND: Final = 9
GEORGIA: Final = 10
INCA: Final = 11
INDONESIA: Final = 12
NETHERLANDS: Final = 13
NUBIA: Final = 14
OTTOMAN: Final = 15
POLAND: Final = 16
ZULU: Final = 17
#: An automated player has no leader (CV-473).
NO_LEADER: Final = -1
