"""The world wonders: 36 of the full game, and the two that only the base game has."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION
from ecumene.games.civ_new_dawn.vocabulary import (
    ANCIENT,
    CULTURE,
    DIAMOND,
    ECONOMY,
    MARBLE,
    MEDIEVAL,
    MERCURY,
    MILITARY,
    MODERN,
    OIL,
    SCIENCE,
)


class Wonder:
    """Type, era, cost and the two resources that pay for it. What it does is written where the rule lies."""

    __slots__ = ("cost", "era", "id", "resources", "set", "type")

    def __init__(self, id: str, type: int, era: int, cost: int, resources: tuple[int, int], set: int) -> None:
        self.id = id
        self.type = type
        self.era = era
        self.cost = cost
        self.resources = resources
        self.set = set


WONDERS: Final[list[Wonder]] = [
    Wonder("stonehenge", CULTURE, ANCIENT, 7, (MARBLE, MERCURY), BOTH),
    Wonder("hanging-gardens", CULTURE, ANCIENT, 8, (MARBLE, DIAMOND), BOTH),
    Wonder("colosseum", CULTURE, ANCIENT, 9, (MARBLE, OIL), EXPANSION),
    Wonder("forbidden-city", CULTURE, MEDIEVAL, 9, (MARBLE, OIL), BOTH),
    Wonder("chichen-itza", CULTURE, MEDIEVAL, 10, (MARBLE, MERCURY), BOTH),
    Wonder("taj-mahal", CULTURE, MEDIEVAL, 9, (MARBLE, DIAMOND), EXPANSION),
    Wonder("sydney-opera-house", CULTURE, MODERN, 10, (MARBLE, DIAMOND), BOTH),
    Wonder("eiffel-tower", CULTURE, MODERN, 12, (MARBLE, OIL), BOTH),
    Wonder("cristo-redentor", CULTURE, MODERN, 11, (MARBLE, MERCURY), EXPANSION),
    Wonder("oracle", SCIENCE, ANCIENT, 8, (MERCURY, MARBLE), BOTH),
    Wonder("pyramids", SCIENCE, ANCIENT, 9, (MERCURY, OIL), BOTH),
    Wonder("great-library", SCIENCE, ANCIENT, 8, (MERCURY, DIAMOND), EXPANSION),
    Wonder("porcelain-tower", SCIENCE, MEDIEVAL, 9, (MERCURY, DIAMOND), BOTH),
    Wonder("potala-palace", SCIENCE, MEDIEVAL, 10, (MERCURY, MARBLE), BOTH),
    Wonder("university-of-sankore", SCIENCE, MEDIEVAL, 9, (MERCURY, OIL), EXPANSION),
    Wonder("oxford-university", SCIENCE, MODERN, 10, (MERCURY, MARBLE), BOTH),
    Wonder("kremlin", SCIENCE, MODERN, 11, (MERCURY, OIL), BOTH),
    Wonder("amundsen-scott-research-station", SCIENCE, MODERN, 10, (MERCURY, DIAMOND), EXPANSION),
    Wonder("colossus", ECONOMY, ANCIENT, 7, (DIAMOND, OIL), BOTH),
    Wonder("great-lighthouse", ECONOMY, ANCIENT, 8, (DIAMOND, MERCURY), BOTH),
    Wonder("apadana", ECONOMY, ANCIENT, 8, (DIAMOND, MARBLE), EXPANSION),
    Wonder("machu-picchu", ECONOMY, MEDIEVAL, 10, (DIAMOND, MERCURY), EXPANSION),
    Wonder("great-zimbabwe", ECONOMY, MEDIEVAL, 9, (DIAMOND, OIL), BOTH),
    Wonder("kilwa-kisiwani", ECONOMY, MEDIEVAL, 9, (DIAMOND, MARBLE), EXPANSION),
    Wonder("estadio-do-maracana", ECONOMY, MODERN, 10, (DIAMOND, MARBLE), BOTH),
    Wonder("big-ben", ECONOMY, MODERN, 10, (DIAMOND, MERCURY), BOTH),
    Wonder("orszaghaz", ECONOMY, MODERN, 11, (DIAMOND, OIL), EXPANSION),
    Wonder("petra", MILITARY, ANCIENT, 7, (OIL, DIAMOND), BOTH),
    Wonder("terracotta-army", MILITARY, ANCIENT, 8, (OIL, MARBLE), BOTH),
    Wonder("jebel-barkal", MILITARY, ANCIENT, 7, (OIL, MERCURY), EXPANSION),
    Wonder("alhambra", MILITARY, MEDIEVAL, 10, (OIL, MARBLE), BOTH),
    Wonder("venetian-arsenal", MILITARY, MEDIEVAL, 10, (OIL, DIAMOND), BOTH),
    Wonder("huey-teocalli", MILITARY, MEDIEVAL, 9, (OIL, MERCURY), EXPANSION),
    Wonder("ruhr-valley", MILITARY, MODERN, 11, (OIL, MERCURY), BOTH),
    Wonder("pentagon", MILITARY, MODERN, 12, (OIL, DIAMOND), EXPANSION),
    Wonder("statue-of-liberty", MILITARY, MODERN, 12, (OIL, MARBLE), EXPANSION),
    Wonder("machu-picchu-base", ECONOMY, MEDIEVAL, 10, (DIAMOND, MERCURY), BASE),
    Wonder("pentagon-base", MILITARY, MODERN, 12, (OIL, DIAMOND), BASE),
]
WONDER_NUMBER: Final[dict[str, int]] = {wonder.id: number for number, wonder in enumerate(WONDERS)}

STONEHENGE: Final = 0
HANGING_GARDENS: Final = 1
COLOSSEUM: Final = 2
FORBIDDEN_CITY: Final = 3
CHICHEN_ITZA: Final = 4
TAJ_MAHAL: Final = 5
SYDNEY_OPERA_HOUSE: Final = 6
EIFFEL_TOWER: Final = 7
CRISTO_REDENTOR: Final = 8
ORACLE: Final = 9
PYRAMIDS: Final = 10
GREAT_LIBRARY: Final = 11
PORCELAIN_TOWER: Final = 12
POTALA_PALACE: Final = 13
UNIVERSITY_OF_SANKORE: Final = 14
OXFORD_UNIVERSITY: Final = 15
KREMLIN: Final = 16
AMUNDSEN_SCOTT_RESEARCH_STATION: Final = 17
COLOSSUS: Final = 18
GREAT_LIGHTHOUSE: Final = 19
APADANA: Final = 20
MACHU_PICCHU: Final = 21
GREAT_ZIMBABWE: Final = 22
KILWA_KISIWANI: Final = 23
ESTADIO_DO_MARACANA: Final = 24
BIG_BEN: Final = 25
ORSZAGHAZ: Final = 26
PETRA: Final = 27
TERRACOTTA_ARMY: Final = 28
JEBEL_BARKAL: Final = 29
ALHAMBRA: Final = 30
VENETIAN_ARSENAL: Final = 31
HUEY_TEOCALLI: Final = 32
RUHR_VALLEY: Final = 33
PENTAGON: Final = 34
STATUE_OF_LIBERTY: Final = 35
MACHU_PICCHU_BASE: Final = 36
PENTAGON_BASE: Final = 37
