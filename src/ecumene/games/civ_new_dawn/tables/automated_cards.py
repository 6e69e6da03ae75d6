"""The cards of the automated player: its own figures and orders by level (CV-471). Levels count from 0 here."""

from __future__ import annotations

from typing import Final

# Culture (CV-531): how many control tokens, and which spaces it prefers, one criterion after the other (CV-532).
CULTURE_TOKENS: Final[list[int]] = [2, 3, 3, 4]
ON_NATURAL_WONDER: Final = 0
ON_RESOURCE: Final = 1
ON_SPAWN: Final = 2
NEXT_TO_TREASURE: Final = 3
MOST_CITIES: Final = 4
CLOSEST_TO_MATURITY: Final = 5
NEXT_TO_RIVAL: Final = 6
HIGHEST_DIFFICULTY: Final = 7
CULTURE_ORDER: Final[list[list[int]]] = [
    [ON_NATURAL_WONDER, ON_RESOURCE, ON_SPAWN, MOST_CITIES, CLOSEST_TO_MATURITY, HIGHEST_DIFFICULTY],
    [ON_NATURAL_WONDER, ON_RESOURCE, ON_SPAWN, MOST_CITIES, CLOSEST_TO_MATURITY, HIGHEST_DIFFICULTY],
    [ON_NATURAL_WONDER, ON_RESOURCE, ON_SPAWN, NEXT_TO_TREASURE, MOST_CITIES, CLOSEST_TO_MATURITY, HIGHEST_DIFFICULTY],
    [ON_NATURAL_WONDER, ON_RESOURCE, ON_SPAWN, MOST_CITIES, CLOSEST_TO_MATURITY, NEXT_TO_RIVAL, HIGHEST_DIFFICULTY],
]

# Economy (CV-535)
CARAVANS: Final[list[int]] = [1, 2, 2, 3]
CARAVAN_SPACES: Final[list[int]] = [3, 4, 6, 6]
CARAVAN_WATER: Final[list[bool]] = [False, False, True, True]

# Industry (CV-540, CV-543)
PRODUCTION: Final[list[int]] = [5, 6, 7, 8]
CITY_RANGE: Final[list[int]] = [2, 3, 4, 5]
CITY_WATER: Final[list[bool]] = [False, False, True, True]

#: Science: steps of the tech dial at every level (CV-545).
SCIENCE_STEPS: Final = 5

# Military with the expansion (CV-548, CV-549): armies, spaces, and the ranks of targets; a defence must be below the
# number beside the rank.
ARMIES: Final[list[int]] = [1, 2, 2, 2]
ARMY_SPACES: Final[list[int]] = [3, 4, 5, 6]
A_BARBARIAN: Final = 0
A_BARBARIAN_NEAR: Final = 1
A_FREE_FORT: Final = 2
A_RIVAL_FORT: Final = 3
A_RIVAL_CITY: Final = 4
A_CITY_STATE: Final = 5
A_DISTRICT: Final = 6
AN_ARMY: Final = 7
A_TOKEN: Final = 8
ANY_DEFENCE: Final = 99
TARGET_ORDER: Final[list[list[tuple[int, int]]]] = [
    [(A_BARBARIAN, ANY_DEFENCE), (A_RIVAL_CITY, 5), (A_DISTRICT, ANY_DEFENCE), (AN_ARMY, 3), (A_TOKEN, ANY_DEFENCE)],
    [
        *[(A_FREE_FORT, ANY_DEFENCE), (A_BARBARIAN, ANY_DEFENCE), (A_RIVAL_FORT, 7), (A_RIVAL_CITY, 7)],
        *[(A_DISTRICT, ANY_DEFENCE), (AN_ARMY, ANY_DEFENCE), (A_TOKEN, ANY_DEFENCE)],
    ],
    [
        *[(A_FREE_FORT, ANY_DEFENCE), (A_RIVAL_FORT, 9), (A_BARBARIAN_NEAR, ANY_DEFENCE), (A_RIVAL_CITY, 9)],
        *[(A_CITY_STATE, ANY_DEFENCE), (A_DISTRICT, ANY_DEFENCE), (AN_ARMY, ANY_DEFENCE), (A_TOKEN, ANY_DEFENCE)],
    ],
    [
        *[(A_FREE_FORT, ANY_DEFENCE), (A_RIVAL_FORT, 11), (A_BARBARIAN_NEAR, ANY_DEFENCE), (A_RIVAL_CITY, 11)],
        *[(A_CITY_STATE, ANY_DEFENCE), (A_DISTRICT, ANY_DEFENCE), (AN_ARMY, ANY_DEFENCE), (A_TOKEN, ANY_DEFENCE)],
    ],
]

#: Military in the base game (CV-553): the ranks of targets at every level.
BASE_TARGET_ORDER: Final[list[int]] = [A_BARBARIAN, A_RIVAL_CITY, A_TOKEN, A_CITY_STATE]

# Growth (CV-555), and the base game's military card: tokens reinforced, and after a district was placed.
REINFORCED_TOKENS: Final = 5
REINFORCED_AFTER_DISTRICT: Final[list[int]] = [2, 3, 4, 5]
