"""The words of Civilization: A New Dawn as small numbers, with their names in notation and texts."""

from __future__ import annotations

from typing import Final

# Types of focus cards, in the order used throughout; wonders and city-states have some of them.
CULTURE: Final = 0
SCIENCE: Final = 1
ECONOMY: Final = 2
INDUSTRY: Final = 3
MILITARY: Final = 4
GROWTH: Final = 5
TYPES: Final = ("culture", "science", "economy", "industry", "military", "growth")

# The four wonder decks in the order of the wonder symbol (CV-521), and the type of each.
DECK_TYPES: Final = (CULTURE, SCIENCE, ECONOMY, MILITARY)
DECK_OF_TYPE: Final = (0, 1, 2, -1, 3, -1)

# Eras of wonders
ANCIENT: Final = 0
MEDIEVAL: Final = 1
MODERN: Final = 2
ERAS: Final = ("ancient", "medieval", "modern")

# Terrain of spaces (CV-015 to CV-020)
GRASSLAND: Final = 0
HILLS: Final = 1
FOREST: Final = 2
DESERT: Final = 3
MOUNTAINS: Final = 4
WATER: Final = 5
NATURAL_WONDER: Final = 6
TERRAINS: Final = ("grassland", "hills", "forest", "desert", "mountains", "water", "natural-wonder")
#: By terrain. A fort counts as forest, the space of a city-state as grassland.
DIFFICULTY: Final = (1, 2, 3, 4, 5, 1, 5)

# Resources
MARBLE: Final = 0
MERCURY: Final = 1
OIL: Final = 2
DIAMOND: Final = 3
RESOURCES: Final = ("marble", "mercury", "oil", "diamond")
ALL_RESOURCES: Final = 4

# Districts (CV-214)
CAMPUS: Final = 0
COMMERCIAL_HUB: Final = 1
ENCAMPMENT: Final = 2
INDUSTRIAL_ZONE: Final = 3
THEATER_SQUARE: Final = 4
DISTRICTS: Final = ("campus", "commercial-hub", "encampment", "industrial-zone", "theater-square")
ALL_DISTRICTS: Final = 31

#: Governments by the type of the card they lie on, and their arrows (CV-304).
GOVERNMENTS: Final = ("republic", "democracy", "oligarchy", "communism", "autocracy", "monarchy")
ARROWS: Final = (2, 1, 2, 1, 2, 2)
NO_GOVERNMENT: Final = -1

# Cards that players give each other
JOINT_WAR: Final = 0
DEFENSIVE_PACT: Final = 1
EMBASSY: Final = 2
OPEN_BORDERS: Final = 3
NON_AGGRESSION_PACT: Final = 4
PACTS: Final = ("joint-war", "defensive-pact", "embassy", "open-borders", "non-aggression-pact")

# Symbols of the event dial
SPAWN: Final = 0
BARBARIANS_MOVE: Final = 1
DISTRICTS_ACT: Final = 2
GOVERNMENT: Final = 3
WONDER_AGES: Final = 4
TRADE: Final = 5
NOTHING: Final = 6
SYMBOLS: Final = ("spawn", "barbarians-move", "districts", "government", "wonder", "trade", "nothing")
#: Sections of the dial; the first is set during set-up and not resolved then (CV-150, CV-313).
DIAL: Final = (
    (SPAWN, WONDER_AGES),
    (BARBARIANS_MOVE,),
    (DISTRICTS_ACT,),
    (GOVERNMENT, WONDER_AGES),
    (BARBARIANS_MOVE,),
    (DISTRICTS_ACT,),
)
BASE_DIAL: Final = ((SPAWN,), (NOTHING,), (BARBARIANS_MOVE,), (TRADE,), (BARBARIANS_MOVE,))

#: Slot numbers from left to right (CV-198).
SLOTS: Final = (1, 1, 2, 3, 4, 5)
BASE_SLOTS: Final = (1, 2, 3, 4, 5)
FIFTH: Final = 5

#: The spaces of the tech dial that give a card, and its level (CV-067); after the last space it goes on at AFTER_LAST.
LEVEL_SPACES: Final = {3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4}
LAST_SPACE: Final = 24
AFTER_LAST: Final = 15

MOST_TRADE: Final = 3
MOST_STORED: Final = 4
RESOURCE_PRODUCTION: Final = 2
CITIES: Final = 7
CONTROL_TOKENS: Final = 34
BASE_CONTROL_TOKENS: Final = 31
DIE: Final = 6
#: Defence of neutral targets (CV-259, CV-260).
FORT_DEFENCE: Final = 6
CITY_STATE_DEFENCE: Final = 8
LETTERS: Final = "ABCDEFGHIJK"
