"""The facts of all world wonders and city-states."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.tiles import tile_side
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DECK_OF_TYPE, RESOURCES, TYPES

ERAS = ("ancient", "medieval", "modern")
SETS = {BOTH: "base", EXPANSION: "expansion", BASE: "base only"}
CULTURE = """
stonehenge ancient 7 marble mercury base
hanging-gardens ancient 8 marble diamond base
colosseum ancient 9 marble oil expansion
forbidden-city medieval 9 marble oil base
chichen-itza medieval 10 marble mercury base
taj-mahal medieval 9 marble diamond expansion
sydney-opera-house modern 10 marble diamond base
eiffel-tower modern 12 marble oil base
cristo-redentor modern 11 marble mercury expansion
"""
SCIENCE = """
oracle ancient 8 mercury marble base
pyramids ancient 9 mercury oil base
great-library ancient 8 mercury diamond expansion
porcelain-tower medieval 9 mercury diamond base
potala-palace medieval 10 mercury marble base
university-of-sankore medieval 9 mercury oil expansion
oxford-university modern 10 mercury marble base
kremlin modern 11 mercury oil base
amundsen-scott-research-station modern 10 mercury diamond expansion
"""
ECONOMY = """
colossus ancient 7 diamond oil base
great-lighthouse ancient 8 diamond mercury base
apadana ancient 8 diamond marble expansion
machu-picchu medieval 10 diamond mercury expansion
great-zimbabwe medieval 9 diamond oil base
kilwa-kisiwani medieval 9 diamond marble expansion
estadio-do-maracana modern 10 diamond marble base
big-ben modern 10 diamond mercury base
orszaghaz modern 11 diamond oil expansion
machu-picchu-base medieval 10 diamond mercury base only
"""
MILITARY = """
petra ancient 7 oil diamond base
terracotta-army ancient 8 oil marble base
jebel-barkal ancient 7 oil mercury expansion
alhambra medieval 10 oil marble base
venetian-arsenal medieval 10 oil diamond base
huey-teocalli medieval 9 oil mercury expansion
ruhr-valley modern 11 oil mercury base
pentagon modern 12 oil diamond expansion
statue-of-liberty modern 12 oil marble expansion
pentagon-base modern 12 oil diamond base only
"""
#: City-states with type, frame and tile side.
STATES = """
kumasi culture diamond 6b
mohenjo-daro culture circle 14b
antananarivo culture star 21a
geneva science circle 14a
seoul science diamond 12b
palenque science star 21b
brussels industry circle 12a
buenos-aires industry diamond 15a
auckland industry star 20a
carthage military circle 6a
kabul military diamond 15b
akkad military star 20b
"""


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


@pytest.mark.rule("CV-111", "CV-104")
@pytest.mark.parametrize(
    ("type", "text"), [("culture", CULTURE), ("science", SCIENCE), ("economy", ECONOMY), ("military", MILITARY)]
)
def test_every_wonder_has_its_type_era_cost_and_resources(type: str, text: str) -> None:
    found = []
    for wonder in WONDERS:
        if TYPES[wonder.type] == type:
            resources = {RESOURCES[resource] for resource in wonder.resources}
            found.append((wonder.id, ERAS[wonder.era], wonder.cost, resources, SETS[wonder.set]))
    expected = []
    for line in lines(text):
        name, era, cost, one, other, set = line.split(maxsplit=5)
        expected.append((name, era, int(cost), {one, other}, set))
    assert sorted(found, key=str) == sorted(expected, key=str)


@pytest.mark.breach("CV-111")
def test_there_are_no_wonders_of_industry_or_growth() -> None:
    assert {TYPES[wonder.type] for wonder in WONDERS} == {"culture", "science", "economy", "military"}
    assert len(WONDERS) == 36 + 2
    assert [sum(wonder.set != BASE and wonder.type == type for wonder in WONDERS) for type in range(6)].count(9) == 4


@pytest.mark.rule("CV-487")
def test_d150_machu_picchu_and_pentagon_have_versions_of_the_base_game() -> None:
    facts = {wonder.id: (TYPES[wonder.type], ERAS[wonder.era], wonder.cost) for wonder in WONDERS}
    assert facts["machu-picchu-base"] == ("economy", "medieval", 10)
    assert facts["pentagon-base"] == ("military", "modern", 12)
    games = {}
    for name in ("base", "terra-incognita"):
        seen = set()
        for seed in range(12):
            game = ecumene.new("civ-new-dawn", seats=4, seed=seed, options={"game": name})
            assert isinstance(game, CivNewDawn)
            for pile in (*game.decks, game.removed):
                seen |= {WONDERS[wonder].id for wonder in pile}
        games[name] = seen
    assert {"machu-picchu-base", "pentagon-base"} <= games["base"]
    assert games["base"] & {"machu-picchu", "pentagon", "colosseum"} == set()
    assert games["terra-incognita"] & {"machu-picchu-base", "pentagon-base"} == set()
    assert (len(games["base"]), len(games["terra-incognita"])) == (24, 36)


@pytest.mark.rule("CV-130", "CV-132")
def test_every_city_state_has_its_type_frame_and_tile_side() -> None:
    found = [f"{state.id} {TYPES[state.type]} {state.frame}" for state in CITY_STATES]
    assert found == [line.rsplit(maxsplit=1)[0] for line in lines(STATES)]
    for number, line in enumerate(lines(STATES)):
        place = line.split()[-1]
        side = tile_side(int(place[:-1]), "ab".index(place[-1]))
        assert [state for state in side.city_state if state >= 0] == [number]


@pytest.mark.breach("CV-132")
def test_a_tile_side_without_symbol_shows_no_city_state() -> None:
    shown = {(tile, side) for tile in range(1, 22) for side in (0, 1) if max(tile_side(tile, side).city_state) >= 0}
    assert shown == {(tile, side) for tile in (6, 12, 14, 15, 20, 21) for side in (0, 1)}


@pytest.mark.rule("CV-133")
def test_three_city_states_of_each_of_four_types() -> None:
    types = [TYPES[state.type] for state in CITY_STATES]
    assert {type: types.count(type) for type in TYPES if type in types} == {
        "culture": 3,
        "science": 3,
        "industry": 3,
        "military": 3,
    }


@pytest.mark.breach("CV-133")
@pytest.mark.parametrize("type", ["economy", "growth"])
def test_no_city_state_of_economy_or_growth(type: str) -> None:
    assert [state.id for state in CITY_STATES if TYPES[state.type] == type] == []


@pytest.mark.rule("CV-105")
def test_every_natural_wonder_stands_for_its_resource() -> None:
    assert {name: RESOURCES[resource] for name, resource in NATURAL_WONDERS} == {
        "torres-del-paine": "diamond",
        "cliffs-of-dover": "marble",
        "mt-everest": "oil",
        "crater-lake": "mercury",
        "grand-mesa": "diamond",
        "galapagos-islands": "mercury",
        "mt-kilimanjaro": "oil",
        "pantanal": "marble",
        "the-dead-sea": "marble",
        "mato-tipila": "mercury",
        "ha-long-bay": "diamond",
        "gobustan": "oil",
    }


@pytest.mark.rule("CV-108")
def test_every_wonder_belongs_to_the_deck_of_its_type() -> None:
    game = ecumene.new("civ-new-dawn", seats=2, seed=5)
    assert isinstance(game, CivNewDawn)
    for number, deck in enumerate(game.decks):
        assert {DECK_OF_TYPE[WONDERS[wonder].type] for wonder in deck} == {number}
