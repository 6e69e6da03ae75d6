"""Ledger section S: what every leader does."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.goods import pack
from tests.rules.seven_wonders.court import HAND, court, recruit, with_leader
from tests.rules.seven_wonders.table import Table


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(
    ("leader", "cards", "points"),
    [
        ("sappho", "", 2),
        ("zenobia", "", 3),
        ("nefertiti", "", 4),
        ("cleopatra", "", 5),
        ("hypatia", "apothecary workshop palace", 2),
        ("nebuchadnezzar", "palace altar theater workshop", 3),
        ("phidias", "lumber-yard sawmill loom", 2),
        ("varro", "tavern marketplace loom", 2),
        ("pericles", "barracks walls altar", 4),
        ("praxiteles", "loom press lumber-yard", 4),
        ("hiram", "workers-guild spies-guild altar", 4),
        ("justinian", "altar palace barracks walls workshop", 3),
        ("justinian", "altar palace barracks walls workshop school", 6),
        ("plato", "lumber-yard loom altar tavern barracks workshop workers-guild", 7),
        ("plato", "lumber-yard loom altar tavern barracks workshop", 0),
    ],
)
def test_leaders_that_score(leader: str, cards: str, points: int) -> None:
    # Cards of the neighbours do not count.
    table = with_leader(leader, *cards.split()).build(
        1, "apothecary", "palace", "sawmill", "tavern", "barracks", "loom"
    )
    assert table.points(0, "leaders") == points


@pytest.mark.rule("SW-378")
def test_amytis_counts_stages_and_alexander_tokens() -> None:
    table = with_leader("amytis").stages(0, 2).stages(1, 1)
    assert table.points(0, "leaders") == 4
    table = with_leader("alexander")
    table.cities[0].victories = 1 | 1 << 5 | 2 << 10
    table.cities[0].defeats = 2
    assert table.points(0, "leaders") == 4


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(("coins", "points"), [(2, 0), (3, 2), (8, 4), (9, 6)])
def test_midas_doubles_the_points_of_coins(coins: int, points: int) -> None:
    table = with_leader("midas", coins=coins)
    assert table.points(0, "coins") + table.points(0, "leaders") == points
    assert table.total(0) == points


@pytest.mark.rule("SW-378")
def test_aristotle_adds_three_to_every_set() -> None:
    table = with_leader("aristotle", "apothecary", "workshop")
    assert table.points(0, "green") == 2
    table.build(0, "scriptorium")
    assert table.total(0) == 3 + 10


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(("leader", "shields"), [("hannibal", 1), ("caesar", 2), ("sappho", 0)])
def test_generals_bring_shields(leader: str, shields: int) -> None:
    assert recruit(leader).cities[0].shields == shields


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(
    ("leader", "twins"), [("euclid", "apothecary"), ("ptolemy", "scriptorium"), ("pythagoras", "workshop")]
)
def test_scholars_bring_a_symbol(leader: str, twins: str) -> None:
    table = recruit(leader)
    assert table.points(0, "green") == 1
    assert table.build(0, twins).points(0, "green") == 4


@pytest.mark.rule("SW-378")
def test_croesus_brings_six_coins() -> None:
    assert recruit("croesus", coins=1).cities[0].coins == 6


@pytest.mark.rule("SW-378", "SW-381")
@pytest.mark.parametrize(
    ("leader", "cheaper", "others"),
    [
        ("archimedes", "workshop school", "baths barracks aqueduct"),
        ("leonidas", "barracks stockade", "apothecary baths"),
        ("hammurabi", "baths temple", "workshop barracks"),
    ],
)
def test_leaders_that_save_a_resource(leader: str, cheaper: str, others: str) -> None:
    one, two = cheaper.split()
    table = with_leader(leader, "lumber-yard", "clay-pool", board="chichen-itza-A")
    table.hands(f"{cheaper} {others}", HAND, HAND)
    # The second costs wood (and clay) besides the unit that is dropped.
    assert table.legal(0, "build") == {f"build {one}", f"build {two}"}


@pytest.mark.breach("SW-378")
def test_they_save_one_unit_and_never_a_coin() -> None:
    table = with_leader("hammurabi", board="chichen-itza-A").hands("aqueduct altar", HAND, HAND)
    assert table.refuses(0, "build aqueduct", "SW-033", "resources", missing="2 stone")
    table = with_leader("imhotep", board="petra-A", coins=6).stages(0, 1)
    assert table.refuses(0, "stage altar 2", "SW-050", "coins", need=7, have=6)


@pytest.mark.rule("SW-378")
def test_imhotep_saves_a_resource_of_a_stage() -> None:
    table = with_leader("imhotep", board="giza-B")
    table.cities[0].production = pack({"wood": 1})
    table.forget()
    assert table.legal(0, "stage") == {"stage altar 1", "stage theater 1"}
    table.stages(0, 1).cities[0].production = pack({"stone": 1})
    table.forget()
    assert table.refuses(0, "stage altar 2", "SW-067", "resources", missing="1 stone")


@pytest.mark.rule("SW-378")
def test_ramses_builds_guilds_for_nothing() -> None:
    table = with_leader("ramses", board="chichen-itza-A", age=3).hands("workers-guild palace", HAND, HAND)
    assert table.legal(0, "build") == {"build workers-guild"}


@pytest.mark.rule("SW-378")
def test_bilkis_buys_one_unit_of_the_bank() -> None:
    table = with_leader("bilkis", board="chichen-itza-A", coins=2).hands("barracks workshop statue", HAND, HAND)
    assert table.legal(0, "build") == {"build barracks bank=1", "build workshop bank=1"}
    table.turn("build workshop bank=1", "build altar", "build altar")
    assert table.purses() == [1, 2, 2]


@pytest.mark.breach("SW-378")
def test_bilkis_buys_no_second_unit() -> None:
    table = with_leader("bilkis", board="chichen-itza-A", coins=9).hands("caravansery altar", HAND, HAND)
    assert table.refuses(0, "build caravansery bank=2", "SW-033", "resources", missing="2 wood")


@pytest.mark.rule("SW-378")
def test_maecenas_makes_later_leaders_free() -> None:
    table = with_leader("maecenas").leaders("cleopatra", "sappho", "zenobia")
    table.turn("recruit cleopatra", "discard sappho", "discard zenobia")
    assert (table.built(0), table.cities[0].coins) == (["maecenas", "cleopatra"], 0)


@pytest.mark.rule("SW-378")
def test_tomyris_sends_defeat_tokens_back() -> None:
    table = with_leader("tomyris").build(1, "barracks")
    table.end_age()
    assert [(city.victory_points(), city.defeats) for city in table.cities] == [(0, 0), (2, 1), (0, 1)]


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(("built", "move", "coins"), [("loom", "left=2", 1), ("loom glassworks", "left=2 right=2", 2)])
def test_hatshepsut_is_paid_for_each_neighbour_he_buys_from(built: str, move: str, coins: int) -> None:
    table = Table("sparta-A", "alexandria-A", "ephesos-A", leaders=True, coins=4).build(0, "hatshepsut", "sawmill")
    table.build(2, "loom")
    card = "apothecary" if coins == 1 else "university"
    table.hands(f"{card} altar", HAND, HAND)
    table.turn(f"build {card} {move}", "build altar", "build altar")
    assert table.cities[0].coins == 4 - 2 * coins + coins


@pytest.mark.breach("SW-378")
def test_hatshepsut_is_paid_once_for_two_units_and_not_for_own_goods() -> None:
    table = Table("sparta-A", "chichen-itza-A", "ephesos-A", leaders=True, coins=4).build(
        0, "hatshepsut", "lumber-yard"
    )
    table.build(2, "loom").hands("study stockade", HAND, HAND)
    table.turn("build study left=4", "build altar", "build altar")
    assert table.purses() == [1, 4, 8]
    table.hands("stockade altar", HAND, HAND).turn("build stockade", "build theater", "build theater")
    assert table.purses() == [1, 4, 8]


@pytest.mark.breach("SW-378", "SW-406")
def test_hatshepsut_is_paid_once_for_a_turn_and_its_last_card() -> None:
    table = Table("babylon-B", "chichen-itza-A", "ephesos-A", leaders=True, coins=4, turn=5).stages(0, 2)
    table.build(0, "hatshepsut").build(2, "loom").hands("scriptorium apothecary", HAND, HAND)
    table.turn("build scriptorium left=2", "build altar", "build altar")
    assert table.cities[0].coins == 3
    table.play(0, "build apothecary left=2")
    assert table.cities[0].coins == 1


@pytest.mark.rule("SW-378")
def test_hatshepsut_is_paid_even_for_a_unit_that_a_dock_made_free() -> None:
    table = Table("sparta-A", "chichen-itza-A", "rhodos-A", leaders=True, cities=True, coins=0)
    table.build(0, "hatshepsut", "west-trading-post", "clandestine-dock-west").hands("barracks altar", HAND, HAND)
    table.turn("build barracks", "build altar", "build altar")
    assert table.purses() == [1, 0, 0]


@pytest.mark.rule("SW-378")
def test_nero_is_paid_for_victory_tokens() -> None:
    table = with_leader("nero", "barracks").build(1, "barracks", "stockade")
    table.end_age()
    # He beats seat 2, not seat 1.
    assert (table.cities[0].victory_points(), table.cities[0].coins) == (1, 2)


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(("move", "coins"), [("build tavern", 7), ("build altar", 0), ("chain forum", 2)])
def test_xenophon_is_paid_for_yellow_cards(move: str, coins: int) -> None:
    table = with_leader("xenophon", "east-trading-post").hands("tavern altar forum", HAND, HAND)
    table.turn(move, "build altar", "build altar")
    assert table.cities[0].coins == coins


@pytest.mark.rule("SW-378")
@pytest.mark.parametrize(("move", "coins"), [("chain aqueduct", 2), ("build aqueduct", 0), ("build altar", 0)])
def test_vitruvius_is_paid_for_chains(move: str, coins: int) -> None:
    table = with_leader("vitruvius", "baths", "quarry").hands("aqueduct altar", HAND, HAND)
    table.turn(move, "build altar", "build altar")
    assert table.cities[0].coins == coins


@pytest.mark.rule("SW-378")
def test_solomon_builds_from_the_discard_pile() -> None:
    table = court("solomon", coins=3).discarded("palace senate", 1)
    table.turn("recruit solomon", "discard sappho", "discard zenobia")
    assert table.legal(0) == {"take palace", "take senate"}
    table.play(0, "take senate")
    assert table.built(0) == ["solomon", "senate"]
