"""Section 12a: set-up of the base game."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER, WONDERS
from tests.rules.civ_new_dawn.maps import (
    Place,
    at_random,
    cells,
    deal,
    dealt_with_side,
    footprint,
    free_beside,
    offered,
    own_tile,
    refused,
    touching,
    up_to,
)
from tests.rules.civ_new_dawn.table import Table
from tests.second.civ_new_dawn.data import LEADERS

BASE_LEADERS = ["america", "aztec", "egypt", "france", "japan", "rome", "scythia", "sumeria"]
NATURAL_WONDER_TILES = {1, 2, 4, 13}
CITY_STATE_TILES = {6, 12, 14, 15}
PLAIN_TILES = {3, 5, 8, 10}
CAPITAL_TILES = {7, 9, 11, 16}
LAYOUTS: dict[str, list[tuple[Place, int]]] = {
    "A": [((0, 0), 0), ((1, -6), 3), ((-1, -7), 0), ((0, -13), 3)],
    "B": [((0, 0), 0), ((5, -6), 3), ((8, -7), 0), ((13, -13), 3)],
}


def base(seats: int = 2, seed: int = 0) -> CivNewDawn:
    return deal(seats, seed, game="base")


def tiles_of(game: CivNewDawn, part: int | None = None) -> list[int]:
    land = game.land
    return list(dict.fromkeys(land.tile[space] for space in range(land.size) if part in (None, land.part[space])))


@pytest.mark.rule("CV-481")
@pytest.mark.parametrize("leader", BASE_LEADERS)
def test_what_each_player_of_the_base_game_begins_with(leader: str) -> None:
    table = Table(2, leader, "rome" if leader != "rome" else "egypt", game="base")
    first = {"culture": "early-empire", "science": "astrology", "economy": "foreign-trade"}
    first |= {"industry": "pottery", "military": "masonry-base"}
    order = next(sheet["order"] for name, sheet in LEADERS.items() if name.lower() == leader)
    assert table.row(0) == [first[type] for type in order]
    assert table.game.slots == (1, 2, 3, 4, 5)
    player = table.game.players[0]
    assert (player.tokens_left, player.cities_left, player.dial) == (31, 7, 0)
    assert table.caravan_spaces(0) == ["card"]


@pytest.mark.rule("CV-481")
def test_the_eight_base_leaders_are_dealt_at_random() -> None:
    seen = {base(4, seed).cast(seat) for seed in range(30) for seat in range(4)}
    assert sorted(seen) == BASE_LEADERS


@pytest.mark.rule("CV-481", "CV-487")
def test_a_colour_has_20_focus_cards_and_4_diplomacy_cards() -> None:
    mine = [card for card in FOCUS if not card.leader and card.set in (0, 2)]
    assert len(mine) == 20
    assert {(card.type, card.level) for card in mine} == {(type, level) for type in range(5) for level in (1, 2, 3, 4)}
    table = Table(2, "rome", "egypt", game="base").slot(0, "economy", 5).caravans(0, "N23")
    table.play("play economy", "caravan N23 N24", "put culture", "put culture")
    wanted = {"card joint-war @2", "card defensive-pact @2", "card embassy @2", "card open-borders @2"}
    assert set(table.moves("card")) == wanted


@pytest.mark.breach("CV-481")
def test_the_base_game_has_no_growth_card_district_army_government_or_fort() -> None:
    game = at_random(base(4, 1))
    for player in game.players:
        assert (player.districts_left, player.armies, player.government) == (0, [], -1)
        assert len(player.order) == 5
        assert 5 not in player.order
    assert game.land.forts == []
    with pytest.raises(BadInput) as caught:
        deal(2, game="base", leaders="zulu")
    assert caught.value.reason == "civ-base-leader"
    with pytest.raises(BadInput) as caught:
        deal(5, game="base")
    assert caught.value.reason == "civ-base-seats"


@pytest.mark.rule("CV-482")
def test_the_core_has_two_natural_wonder_tiles_and_two_city_state_tiles_on_one_side() -> None:
    orders, sides = set(), []
    for seed in range(60):
        game = base(2 + seed % 3, seed)
        core = tiles_of(game)
        assert len(set(core) & NATURAL_WONDER_TILES) == len(set(core) & CITY_STATE_TILES) == 2
        assert len(core) == 4
        assert len(set(game.land.side)) == 1
        sides.append(game.land.side[0])
        orders.add(tuple(tile in NATURAL_WONDER_TILES for tile in core))
    assert len(orders) == 6
    assert 20 <= sides.count(0) <= 40


@pytest.mark.rule("CV-482")
@pytest.mark.parametrize("side", ["A", "B"])
def test_d140_the_core_of_the_base_game(side: str) -> None:
    land = dealt_with_side(side, 2, game="base").land
    places = [place for centre, rotation in LAYOUTS[side] for place in footprint(side, rotation, centre)]
    here = list(cells(land))
    shift = here[0][0] - places[0][0], here[0][1] - places[0][1]
    assert here == [(q + shift[0], r + shift[1]) for q, r in places]
    assert len(set(here)) == 40
    assert land.holes() == []
    free = free_beside(land)
    assert len(free) == 42
    assert len([place for place in free if len(touching(land, [place])) >= 2]) == 30
    for tile in range(1, 4):
        before = {space for space in touching(land, here[tile * 10 : tile * 10 + 10]) if space // 10 == tile - 1}
        assert len(before) == 2


@pytest.mark.breach("CV-482")
def test_plain_tiles_capital_tiles_and_new_tiles_are_never_part_of_the_core() -> None:
    for seed in range(60):
        assert set(tiles_of(base(4, seed))) <= NATURAL_WONDER_TILES | CITY_STATE_TILES


@pytest.mark.rule("CV-483")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_gets_a_capital_tile_and_two_of_the_eight_others(seats: int) -> None:
    seen = set()
    for seed in range(8):
        game = base(seats, seed)
        core = set(tiles_of(game))
        at_random(game)
        capitals, others = tiles_of(game, CAPITAL), tiles_of(game, 2)
        assert len(capitals) == seats
        assert set(capitals) <= CAPITAL_TILES
        assert len(others) == 2 * seats
        assert set(others) <= (NATURAL_WONDER_TILES | CITY_STATE_TILES | PLAIN_TILES) - core
        seen.update(others)
    assert len(seen) > 8


@pytest.mark.rule("CV-483", "CV-484")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 10), (3, 13), (4, 16)])
def test_d141_tiles_on_the_map_after_set_up(seats: int, tiles: int) -> None:
    game = at_random(base(seats, 2))
    assert len([tile for tile in tiles_of(game) if tile]) == tiles
    assert sum(1 for city in game.cities if city & 8) == seats
    assert game.stack == []


@pytest.mark.breach("CV-483")
def test_nobody_lays_a_tile_of_somebody_else_or_of_the_expansion() -> None:
    game = base(2, 1)
    mine = own_tile(game)
    for tile in (CAPITAL_TILES - {mine}) | {17, 3, 1}:
        assert refused(game, min(offered(game)).replace(f"tile {mine}", f"tile {tile}")).rule == "CV-483"
    up_to(game, "lay-tile")
    mine_now = {move.split()[2][:-1] for move in offered(game)}
    assert len(mine_now) == 2
    others = [str(tile) for tile in game.stack if str(tile) not in mine_now]
    text = min(offered(game)).split()
    assert refused(game, f"lay tile {others[0]}a {text[3]} {text[4]}").rule == "CV-483"


@pytest.mark.rule("CV-156")
@pytest.mark.parametrize(("seats", "numbers"), [(2, (1, 1, 2)), (3, (1, 2, 2)), (4, (2, 2, 2))])
def test_wonder_decks_of_the_base_game(seats: int, numbers: tuple[int, int, int]) -> None:
    game = base(seats, 3)
    for deck in game.decks:
        eras = [WONDERS[wonder].era for wonder in reversed(deck)]
        assert eras == [0] * numbers[0] + [1] * numbers[1] + [2] * numbers[2]
        assert len({WONDERS[wonder].type for wonder in deck}) == 1


@pytest.mark.breach("CV-156")
def test_the_decks_of_the_expansion_do_not_depend_on_the_number_of_players() -> None:
    assert [[len(deck) for deck in deal(seats, 3).decks] for seats in (2, 3, 4)] == [[7] * 4] * 3


@pytest.mark.rule("CV-486")
def test_the_base_game_begins_with_three_victory_cards_and_the_dial_unresolved() -> None:
    seen = set()
    for seed in range(40):
        game = base(2, seed)
        assert len(set(game.victory_cards)) == 3
        seen.update(game.victory_cards)
    names = [{AGENDAS[agenda] for agenda in VICTORY_CARDS[card].agendas} for card in sorted(seen)]
    assert names == [
        {"civilized", "moneygrubber"},
        {"explorer", "aesthetic"},
        {"populous", "preservationist"},
        {"warmonger", "paranoid"},
        {"technophile-base", "scholarly-base"},
    ]
    game = at_random(base(3, 1))
    assert (game.dial, game.round, game.wonder_trade) == (0, 1, 0)


@pytest.mark.rule("CV-486")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_d144_the_supply_of_the_base_game(seats: int) -> None:
    game = at_random(base(seats, 5))
    assert game.trade_supply == 34
    on_map = [game.goods.count(1 + resource) for resource in range(4)]
    assert sum(on_map)
    assert game.resource_supply == [8 - number for number in on_map]


@pytest.mark.breach("CV-486")
def test_holes_of_the_base_map_are_water_and_no_fort_card_is_dealt() -> None:
    for seed in range(10):
        game = at_random(base(4, seed), seed)
        assert game.land.holes() == []
        assert not [card for card in game.victory_cards if VICTORY_CARDS[card].is_fort]


@pytest.mark.rule("CV-487")
def test_the_base_versions_of_wonders_are_used() -> None:
    base_only = {WONDER_NUMBER["machu-picchu-base"], WONDER_NUMBER["pentagon-base"]}
    everything = {wonder for deck in base(2, 1).decks for wonder in deck} | set(base(2, 1).removed)
    assert len(everything) == 24
    assert base_only <= everything


@pytest.mark.breach("CV-487")
def test_base_versions_never_come_into_the_full_game_nor_new_ones_into_the_base_game() -> None:
    game = deal(2, 1)
    everything = {wonder for deck in game.decks for wonder in deck} | set(game.removed)
    assert not {WONDER_NUMBER["machu-picchu-base"], WONDER_NUMBER["pentagon-base"]} & everything
    assert not [player for player in game.players if FOCUS[player.cards[4]].id == "masonry-base"]
    assert WONDER_NUMBER["machu-picchu"] not in {wonder for deck in base(4, 1).decks for wonder in deck}
