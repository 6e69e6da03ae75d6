"""The focus cards: 24 of each colour, the six that only the base game has, and the leaders' 18 unique ones."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, GROWTH, INDUSTRY, MILITARY, SCIENCE

# Where a card belongs: to both games, to one of them, or to one leader.
BOTH: Final = 0
EXPANSION: Final = 1
BASE: Final = 2
UNIQUE: Final = 3


class FocusCard:
    """The figures that are printed on a card. What else it does is written where its type is resolved."""

    __slots__ = (
        "against_barbarians",
        "attack_range",
        "attacks",
        "city_range",
        "combat",
        "figures",
        "id",
        "leader",
        "level",
        "move",
        "set",
        "tokens",
        "type",
        "water",
    )

    def __init__(
        self,
        id: str,
        type: int,
        level: int,
        set: int,
        leader: str = "",
        tokens: int = 0,
        figures: int = 0,
        move: int = 0,
        water: bool = False,
        city_range: int = 0,
        combat: int = 0,
        against_barbarians: int = 0,
        attacks: int = 0,
        attack_range: int = 0,
    ) -> None:
        self.id = id
        self.type = type
        self.level = level
        self.set = set
        #: Whose unique card it is.
        self.leader = leader
        #: Control tokens of a culture card.
        self.tokens = tokens
        #: Caravans of an economy card, armies of a military card.
        self.figures = figures
        self.move = move
        #: Figures may enter water; a city may be counted through it.
        self.water = water
        self.city_range = city_range
        #: What a military card adds to the number of its slot, and what more against barbarians.
        self.combat = combat
        self.against_barbarians = against_barbarians
        #: Attacks without armies, in the base game.
        self.attacks = attacks
        self.attack_range = attack_range


FOCUS: Final[list[FocusCard]] = [
    FocusCard("early-empire", CULTURE, 1, BOTH, tokens=2),
    FocusCard("drama-and-poetry", CULTURE, 2, BOTH, tokens=2),
    FocusCard("civil-service", CULTURE, 3, BOTH, tokens=2),
    FocusCard("mass-media", CULTURE, 4, BOTH, tokens=3),
    FocusCard("astrology", SCIENCE, 1, BOTH),
    FocusCard("mathematics", SCIENCE, 2, BOTH),
    FocusCard("replaceable-parts", SCIENCE, 3, BOTH),
    FocusCard("nuclear-power", SCIENCE, 4, BOTH),
    FocusCard("foreign-trade", ECONOMY, 1, BOTH, figures=1, move=3),
    FocusCard("currency", ECONOMY, 2, EXPANSION, figures=2, move=4),
    FocusCard("steam-power", ECONOMY, 3, BOTH, figures=2, move=6, water=True),
    FocusCard("capitalism", ECONOMY, 4, BOTH, figures=3, move=6, water=True),
    FocusCard("pottery", INDUSTRY, 1, BOTH, city_range=2),
    FocusCard("animal-husbandry", INDUSTRY, 2, EXPANSION, city_range=3),
    FocusCard("nationalism", INDUSTRY, 3, BOTH, city_range=4, water=True),
    FocusCard("urbanization", INDUSTRY, 4, BOTH, city_range=5, water=True),
    FocusCard("masonry", MILITARY, 1, EXPANSION, figures=1, move=3),
    FocusCard("iron-working", MILITARY, 2, EXPANSION, figures=2, move=4, against_barbarians=2),
    FocusCard("mass-production", MILITARY, 3, EXPANSION, figures=2, move=5, water=True, combat=2),
    FocusCard("flight", MILITARY, 4, EXPANSION, figures=2, move=6, water=True, combat=3),
    FocusCard("irrigation", GROWTH, 1, EXPANSION),
    FocusCard("engineering", GROWTH, 2, EXPANSION),
    FocusCard("sanitation", GROWTH, 3, EXPANSION),
    FocusCard("globalization", GROWTH, 4, EXPANSION),
    FocusCard("masonry-base", MILITARY, 1, BASE, attacks=2, attack_range=2),
    FocusCard("iron-working-base", MILITARY, 2, BASE, attacks=2, attack_range=3, combat=1, against_barbarians=2),
    FocusCard("mass-production-base", MILITARY, 3, BASE, attacks=2, attack_range=3, water=True, combat=2),
    FocusCard("flight-base", MILITARY, 4, BASE, attacks=3, attack_range=5, combat=3),
    FocusCard("currency-base", ECONOMY, 2, BASE, figures=2, move=4),
    FocusCard("animal-husbandry-base", INDUSTRY, 2, BASE, city_range=3),
    FocusCard("radio", CULTURE, 4, UNIQUE, leader="america", tokens=3),
    FocusCard("mysticism", GROWTH, 1, UNIQUE, leader="aztec"),
    FocusCard("wheel", ECONOMY, 1, UNIQUE, leader="egypt", figures=1, move=4),
    FocusCard("humanism", CULTURE, 3, UNIQUE, leader="france", tokens=2),
    FocusCard("industrialization", INDUSTRY, 3, UNIQUE, leader="japan", city_range=4, water=True),
    FocusCard("military-engineering", GROWTH, 2, UNIQUE, leader="rome"),
    FocusCard("horseback-riding", MILITARY, 1, UNIQUE, leader="scythia", figures=1, move=6),
    FocusCard("craftsmanship", INDUSTRY, 1, UNIQUE, leader="sumeria", city_range=2),
    FocusCard("writing", SCIENCE, 1, UNIQUE, leader="china"),
    FocusCard("natural-history", SCIENCE, 3, UNIQUE, leader="england"),
    FocusCard(
        "siege-tactics",
        MILITARY,
        3,
        UNIQUE,
        leader="georgia",
        figures=2,
        move=5,
        water=True,
        combat=house_values.siege_tactics(),
    ),
    FocusCard("state-workforce", CULTURE, 2, UNIQUE, leader="inca", tokens=2),
    FocusCard("shipbuilding", ECONOMY, 2, UNIQUE, leader="indonesia", figures=2, move=4, water=True),
    FocusCard("cartography", ECONOMY, 3, UNIQUE, leader="netherlands", figures=2, move=6, water=True),
    FocusCard("construction", INDUSTRY, 2, UNIQUE, leader="nubia", city_range=house_values.construction_range()),
    FocusCard("banking", ECONOMY, 3, UNIQUE, leader="ottoman", figures=2, move=6, water=True),
    FocusCard("astronomy", SCIENCE, 2, UNIQUE, leader="poland"),
    FocusCard("scorched-earth", MILITARY, 2, UNIQUE, leader="zulu", figures=2, move=4),
]
NUMBER: Final[dict[str, int]] = {card.id: number for number, card in enumerate(FOCUS)}

EARLY_EMPIRE: Final = 0
DRAMA_AND_POETRY: Final = 1
CIVIL_SERVICE: Final = 2
MASS_MEDIA: Final = 3
ASTROLOGY: Final = 4
MATHEMATICS: Final = 5
REPLACEABLE_PARTS: Final = 6
NUCLEAR_POWER: Final = 7
FOREIGN_TRADE: Final = 8
CURRENCY: Final = 9
STEAM_POWER: Final = 10
CAPITALISM: Final = 11
POTTERY: Final = 12
ANIMAL_HUSBANDRY: Final = 13
NATIONALISM: Final = 14
URBANIZATION: Final = 15
MASONRY: Final = 16
IRON_WORKING: Final = 17
MASS_PRODUCTION: Final = 18
FLIGHT: Final = 19
IRRIGATION: Final = 20
ENGINEERING: Final = 21
SANITATION: Final = 22
GLOBALIZATION: Final = 23
MASONRY_BASE: Final = 24
IRON_WORKING_BASE: Final = 25
MASS_PRODUCTION_BASE: Final = 26
FLIGHT_BASE: Final = 27
CURRENCY_BASE: Final = 28
ANIMAL_HUSBANDRY_BASE: Final = 29
RADIO: Final = 30
MYSTICISM: Final = 31
WHEEL: Final = 32
HUMANISM: Final = 33
INDUSTRIALIZATION: Final = 34
MILITARY_ENGINEERING: Final = 35
HORSEBACK_RIDING: Final = 36
CRAFTSMANSHIP: Final = 37
WRITING: Final = 38
NATURAL_HISTORY: Final = 39
SIEGE_TACTICS: Final = 40
STATE_WORKFORCE: Final = 41
SHIPBUILDING: Final = 42
CARTOGRAPHY: Final = 43
CONSTRUCTION: Final = 44
BANKING: Final = 45
ASTRONOMY: Final = 46
SCORCHED_EARTH: Final = 47
