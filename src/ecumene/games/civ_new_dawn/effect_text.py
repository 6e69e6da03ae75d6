"""What cards, wonders, leaders, city-states, districts, governments, pacts and agendas do, with their figures.

Figures come from the tables and from the modules that carry the effects out; those that stand in no rule as a number of
their own (one token, one step) are written here.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn import house_text
from ecumene.games.civ_new_dawn.astronomy import TILES_SEEN
from ecumene.games.civ_new_dawn.caravans import COLOSSUS_SPACES
from ecumene.games.civ_new_dawn.culture import MASS_MEDIA_RANGE, RADIO_RANGE
from ecumene.games.civ_new_dawn.districts import CITY_PRICE, REACH
from ecumene.games.civ_new_dawn.industry import (
    BUENOS_AIRES_SAVING,
    CONSTRUCTION_EXTRA,
    EGYPTS_SAVING,
    NATIONALISM_IN_FIFTH,
    URBANIZATION_TOKENS,
)
from ecumene.games.civ_new_dawn.list_text import Say
from ecumene.games.civ_new_dawn.placing import JAPANS_COAST
from ecumene.games.civ_new_dawn.starting import HANGING_GARDENS_LIMIT
from ecumene.games.civ_new_dawn.strength import (
    BIG_BEN_BONUS,
    CARTHAGE_REACH,
    KABUL_BONUS,
    KREMLIN_BONUS,
    OTTOMAN_BONUS,
    PACT_BONUS,
    RUHR_BONUS,
    SCYTHIA_BONUS,
    WONDER_BONUS,
)
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, NEEDED
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, FocusCard
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.trading import CARTOGRAPHY_DISTANCE, CARTOGRAPHY_RANGE
from ecumene.games.civ_new_dawn.vocabulary import (
    ARROWS,
    DISTRICTS,
    ECONOMY,
    FIFTH,
    GOVERNMENTS,
    MILITARY,
    MOST_STORED,
    PACTS,
    RESOURCE_PRODUCTION,
)
from ecumene.games.civ_new_dawn.wonder_effects import (
    CRISTO_RANGE,
    MOST_OF_ONE,
    PORCELAIN_CARDS,
    POTALA_CARDS,
    PYRAMIDS_CARDS,
    STATION_TOKENS,
)

Figures = dict[str, int]

#: Figures of focus cards beyond those of their rows.
CARD_FIGURES: Final[dict[str, Figures]] = {
    "civil-service": {"add": 1},
    "mass-media": {"range": MASS_MEDIA_RANGE},
    "mathematics": {"trade": 1},
    "replaceable-parts": {"resources": 1},
    "nuclear-power": {"slot": FIFTH},
    "steam-power": {"resources": 1},
    "nationalism": {"slot": FIFTH, "production": NATIONALISM_IN_FIFTH},
    "urbanization": {"tokens": URBANIZATION_TOKENS},
    "engineering": {"tokens": 1},
    "radio": {"slot": FIFTH, "range": RADIO_RANGE},
    "wheel": {"resources": 1},
    "humanism": {"trade": 1},
    "industrialization": {"add": 1},
    "craftsmanship": {"steps": 1},
    "writing": {"add": 1},
    "natural-history": {"add": 1},
    "siege-tactics": {"less": 1},
    "state-workforce": {"slot": FIFTH, "add": 1},
    "shipbuilding": {"water": 1},
    "cartography": {"distance": CARTOGRAPHY_DISTANCE, "range": CARTOGRAPHY_RANGE},
    "construction": {"value": RESOURCE_PRODUCTION + CONSTRUCTION_EXTRA},
    "banking": {"resources": 1},
    "astronomy": {"tiles": TILES_SEEN},
}
WONDER_FIGURES: Final[dict[str, Figures]] = {
    "hanging-gardens": {"tokens": 1, "difficulty": HANGING_GARDENS_LIMIT},
    "colosseum": {"tokens": 1},
    "forbidden-city": {"tokens": 1},
    "taj-mahal": {"slots": 1},
    "eiffel-tower": {"tokens": 2},
    "cristo-redentor": {"range": CRISTO_RANGE},
    "pyramids": {"cards": PYRAMIDS_CARDS},
    "porcelain-tower": {"cards": PORCELAIN_CARDS},
    "potala-palace": {"held": MOST_OF_ONE, "taken": POTALA_CARDS},
    "kremlin": {"bonus": KREMLIN_BONUS},
    "amundsen-scott-research-station": {"tokens": STATION_TOKENS},
    "colossus": {"spaces": COLOSSUS_SPACES},
    "great-lighthouse": {"range": 2},
    "apadana": {"tokens": 1},
    "machu-picchu": {"slots": 2},
    "machu-picchu-base": {"slot": 3},
    "great-zimbabwe": {"trade": MOST_STORED},
    "kilwa-kisiwani": {"trade": 1},
    "big-ben": {"bonus": BIG_BEN_BONUS},
    "petra": {"bonus": WONDER_BONUS},
    "terracotta-army": {"bonus": WONDER_BONUS},
    "jebel-barkal": {"bonus": WONDER_BONUS},
    "alhambra": {"bonus": WONDER_BONUS},
    "venetian-arsenal": {"slot": FIFTH},
    "huey-teocalli": {"bonus": 1},
    "ruhr-valley": {"bonus": RUHR_BONUS},
    "pentagon": {"bonus": WONDER_BONUS},
    "pentagon-base": {"bonus": WONDER_BONUS},
}
LEADER_FIGURES: Final[dict[str, Figures]] = {
    "egypt": {"less": EGYPTS_SAVING},
    "france": {"ancient": 1, "medieval": 2, "modern": 3},
    "japan": {"difficulty": JAPANS_COAST},
    "scythia": {"bonus": SCYTHIA_BONUS},
    "sumeria": {"resources": 1},
    "china": {"bonus": 2, "usual": 1},
    "england": {"tokens": 1},
    "georgia": {"slots": 1},
    "inca": {"tokens": 1},
    "ottoman": {"bonus": OTTOMAN_BONUS},
    "poland": {"cards": 1},
    "zulu": {"trade": 1, "more": 2},
}
STATE_FIGURES: Final[dict[str, Figures]] = {
    "kumasi": {"difficulty": 1},
    "mohenjo-daro": {"less": 1},
    "brussels": {"less": 1},
    "buenos-aires": {"less": BUENOS_AIRES_SAVING},
    "auckland": {"difficulty": 1},
    "carthage": {"bonus": 1, "range": CARTHAGE_REACH},
    "kabul": {"bonus": KABUL_BONUS},
}
DISTRICT_FIGURES: Final[dict[str, Figures]] = {
    "campus": {"trade": 1},
    "commercial-hub": {"trade": 1},
    "encampment": {"range": REACH},
    "industrial-zone": {"trade": 1, "price": CITY_PRICE, "range": REACH},
    "theater-square": {"tokens": 1, "range": REACH},
}
PACT_FIGURES: Final[dict[str, Figures]] = {
    "joint-war": {"bonus": PACT_BONUS},
    "defensive-pact": {"bonus": PACT_BONUS},
    "embassy": {"trade": 1, "resources": 1},
}
#: By leader: the name of the ability.
ABILITIES: Final = (
    *("roosevelt-corollary", "legend-of-the-five-suns", "monument-builders", "grand-tour", "divine-wind"),
    *("all-roads-lead-to-rome", "people-of-the-steppe", "epic-quest", "great-wall", "pax-britannica"),
    *("strength-in-unity", "terrace-farms", "jongs", "polders", "kandake-of-meroe", "grand-vizier"),
    *("lithuanian-union", "isibongo"),
)
#: The agenda whose figure is not the number of what it counts: one wonder of each of the eras.
AGENDA_FIGURES: Final[dict[str, int]] = {"progressive": 1}


def card_figures(card: FocusCard) -> Figures:
    """All that is printed on a focus card."""
    found: Figures = {
        "tokens": card.tokens,
        "move": card.move,
        "range": card.city_range or card.attack_range,
        "add": card.combat,
        "barbarians": card.against_barbarians,
        "attacks": card.attacks,
    }
    if card.type == ECONOMY:
        found["caravans"] = card.figures
    elif card.type == MILITARY:
        found["armies"] = card.figures
    return found | CARD_FIGURES.get(card.id, {})


def card_text(card: int, say: Say) -> str:
    id = FOCUS[card].id
    return " ".join([say(f"effect-{id}", **card_figures(FOCUS[card])), *house_text.of_card(id, say)])


def wonder_text(wonder: int, say: Say) -> str:
    id = WONDERS[wonder].id
    return say(f"effect-{id}", **WONDER_FIGURES.get(id, {}))


def leader_text(leader: int, say: Say) -> str:
    id = LEADERS[leader].id
    return say(f"effect-{id}", **LEADER_FIGURES.get(id, {}))


def state_text(state: int, say: Say) -> str:
    id = CITY_STATES[state].id
    return say(f"effect-{id}", **STATE_FIGURES.get(id, {}))


def district_text(district: int, say: Say) -> str:
    return say(f"effect-{DISTRICTS[district]}", **DISTRICT_FIGURES[DISTRICTS[district]])


def government_text(type: int, say: Say) -> str:
    return say(f"effect-{GOVERNMENTS[type]}", slots=ARROWS[type])


def pact_text(pact: int, say: Say, expansion: bool = True) -> str:
    """Open Borders does less in the base game."""
    if not expansion and PACTS[pact] == "open-borders":
        return say("effect-open-borders-base")
    return say(f"effect-{PACTS[pact]}", **PACT_FIGURES.get(PACTS[pact], {}))


def ibrahim_text(say: Say) -> str:
    return say("effect-ibrahim", trade=1)


def agenda_text(agenda: int, say: Say) -> str:
    """What an agenda asks for."""
    id = AGENDAS[agenda]
    return say(f"effect-{id}", n=AGENDA_FIGURES.get(id, NEEDED[agenda]))
