"""City-states and natural wonders: which tile side shows them stands in the tiles."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.vocabulary import (
    CULTURE,
    DIAMOND,
    INDUSTRY,
    MARBLE,
    MERCURY,
    MILITARY,
    OIL,
    SCIENCE,
)


class CityState:
    """The type of its cards and the frame of its token."""

    __slots__ = ("frame", "id", "type")

    def __init__(self, id: str, type: int, frame: str) -> None:
        self.id = id
        self.type = type
        self.frame = frame


CITY_STATES: Final[list[CityState]] = [
    CityState("kumasi", CULTURE, "diamond"),
    CityState("mohenjo-daro", CULTURE, "circle"),
    CityState("antananarivo", CULTURE, "star"),
    CityState("geneva", SCIENCE, "circle"),
    CityState("seoul", SCIENCE, "diamond"),
    CityState("palenque", SCIENCE, "star"),
    CityState("brussels", INDUSTRY, "circle"),
    CityState("buenos-aires", INDUSTRY, "diamond"),
    CityState("auckland", INDUSTRY, "star"),
    CityState("carthage", MILITARY, "circle"),
    CityState("kabul", MILITARY, "diamond"),
    CityState("akkad", MILITARY, "star"),
]
CITY_STATE_NUMBER: Final[dict[str, int]] = {state.id: number for number, state in enumerate(CITY_STATES)}

KUMASI: Final = 0
MOHENJO_DARO: Final = 1
ANTANANARIVO: Final = 2
GENEVA: Final = 3
SEOUL: Final = 4
PALENQUE: Final = 5
BRUSSELS: Final = 6
BUENOS_AIRES: Final = 7
AUCKLAND: Final = 8
CARTHAGE: Final = 9
KABUL: Final = 10
AKKAD: Final = 11

#: Natural wonders with the resource that each can be spent as.
NATURAL_WONDERS: Final[list[tuple[str, int]]] = [
    ("torres-del-paine", DIAMOND),
    ("cliffs-of-dover", MARBLE),
    ("mt-everest", OIL),
    ("crater-lake", MERCURY),
    ("grand-mesa", DIAMOND),
    ("galapagos-islands", MERCURY),
    ("mt-kilimanjaro", OIL),
    ("pantanal", MARBLE),
    ("the-dead-sea", MARBLE),
    ("mato-tipila", MERCURY),
    ("ha-long-bay", DIAMOND),
    ("gobustan", OIL),
]
NATURAL_WONDER_NUMBER: Final[dict[str, int]] = {row[0]: number for number, row in enumerate(NATURAL_WONDERS)}
