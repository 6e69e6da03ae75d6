"""The explored tile: which one is drawn, where it is laid, what comes onto the map with it."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, read_position
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL, FOOTPRINT, FORT, WATER_TOKEN
from ecumene.games.civ_new_dawn.tables.places import NATURAL_WONDER_NUMBER
from ecumene.games.civ_new_dawn.vocabulary import RESOURCES, TYPES
from tests.rules.civ_new_dawn.scenes import explorer, explorers_edge, more_land, places, told, touched
from tests.rules.civ_new_dawn.table import Table


def fits(table: Table, move: str) -> bool:
    """By the rule itself: free positions, the space explored from and four spaces in all."""
    _, _, tile, centre, rotation = move.split()
    steps = FOOTPRINT["ab".index(tile[-1]) * 6 + int(rotation[1])]
    free = all(table.game.land.at[read_position(centre) + step] < 0 for step in steps)
    return free and "N13" in touched(table, move) and len(touched(table, move)) >= 4


@pytest.mark.rule("CV-290")
def test_the_bottom_tile_of_the_stack_is_drawn() -> None:
    table = explorer("caravan", 12, 5, 3).play("explore N13")
    assert {move.split()[2][:-1] for move in places(table)} == {"12"}
    table.play(places(table)[0])
    assert table.game.stack == [5, 3]


@pytest.mark.breach("CV-290")
def test_no_other_tile_is_laid() -> None:
    table = explorer("caravan", 12, 5, 3).play("explore N13")
    for other in ("5", "3", "7"):
        move = places(table)[0].replace("12", other)
        assert told(table.refusal(move), "CV-290", "other-tile")


@pytest.mark.rule("CV-291", "CV-427")
def test_the_tile_touches_four_spaces_with_the_one_explored_from_on_either_side() -> None:
    table = explorer().play("explore N13")
    assert {move.split()[2] for move in places(table)} == {"12a", "12b"}
    for move in places(table):
        assert "N13" in touched(table, move)
        assert len(touched(table, move)) >= 4
    found = {
        f"explore tile 12{side} {centre} r{rotation}"
        for side in "ab"
        for rotation in range(6)
        for centre in [f"{row}{column}" for row in "GHIJKLMNOPQRSTU" for column in range(5, 16)]
        if fits(table, f"x tile 12{side} {centre} r{rotation}")
    }
    assert set(places(table)) == found


@pytest.mark.breach("CV-291")
def test_x09_x10_a_tile_that_misses_the_space_or_touches_few_spaces_or_overlaps_is_refused() -> None:
    table = explorer().play("explore N13")
    assert touched(table, "explore tile 12a J27 r0").isdisjoint({"N13"})
    assert told(table.refusal("explore tile 12a J29 r0"), "CV-291", "tile-misses-space")
    few = [
        f"explore tile 12{side} {centre} r{rotation}"
        for side in "ab"
        for rotation in range(6)
        for centre in ("N10", "N11", "M10", "O10", "M11", "O11")
        if "N13" in touched(table, f"explore tile 12{side} {centre} r{rotation}")
        and len(touched(table, f"explore tile 12{side} {centre} r{rotation}")) in (1, 2)
    ]
    assert few
    free = [move for move in few if table.refusal(move).reason != "tile-overlaps"]
    assert free
    for move in free:
        refusal = table.refusal(move)
        assert told(refusal, "CV-291", "tile-touches-few")
        assert refusal.needs["touched"] == len(touched(table, move))
    assert told(table.refusal("explore tile 12a N20 r0"), "CV-395", "tile-overlaps")


@pytest.mark.rule("CV-298")
def test_spaces_of_core_capital_and_other_tiles_all_count() -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13", "O13").tile(9, "P14", "Q14").stack(12).caravans(0, "N13")
    table.play("play economy", "explore N13")
    move = "explore tile 12a Q12 r0"
    assert touched(table, move) == {"N13", "O13", "P14", "Q14"}
    assert move in places(table)


@pytest.mark.breach("CV-298")
@pytest.mark.parametrize("part", [FORT, WATER_TOKEN])
def test_d125_a_fort_or_water_token_does_not_count_towards_the_four_spaces(part: int) -> None:
    table = explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12).caravans(0, "N13")
    if part == FORT:
        table.fort("P14")
    else:
        table.terrain("water", "P14")
        table.game.land.part[table.space("P14")] = WATER_TOKEN
    table.play("play economy", "explore N13")
    refusal = table.refusal("explore tile 12a Q12 r0")
    assert told(refusal, "CV-291", "tile-touches-few")
    assert (refusal.needs["touched"], refusal.needs["needed"]) == (3, 4)


@pytest.mark.rule("CV-293")
def test_the_new_tile_gets_its_tokens_and_the_city_state_its_two_cards() -> None:
    table = explorer()
    mercury = table.game.resource_supply[1]
    table.play("explore N13")
    table.play(next(move for move in places(table) if "12b" in move))
    first = table.game.land.size - 10
    assert table.game.goods[first + 3] == 1 + 1
    assert (table.game.resource_supply[1], table.game.barbarians[7]) == (mercury - 1, first + 9)
    assert [space for space in range(first, first + 10) if table.game.states[space]] == [first + 5]
    seoul = table.name(first + 5)
    assert any(event.kind == "laid-tile" for event in table.events)
    # Both cards can be taken: each player gets one by trading there.
    for seat in (0, 1):
        table.turn(seat).cards(seat, "capitalism").slot(seat, "economy", 5)
        near = table.name(table.game.land.near[first + 5][0])
        table.caravans(seat, near).play("play economy", f"caravan {near} {seoul}")
        if table.moves("card"):
            table.play("card seoul")
        assert table.players[seat].envoys.bit_count() == 1


@pytest.mark.breach("CV-293")
def test_symbols_of_the_side_that_lies_below_bring_nothing() -> None:
    table = explorer().play("explore N13")
    table.play(next(move for move in places(table) if "12a" in move))
    first = table.game.land.size - 10
    states = [table.game.states[space] for space in range(first, first + 10)]
    assert (table.game.barbarians[7], states.count(0)) == (-2, 9)
    assert table.game.goods[first + 7] == 1 + 1
    assert states[0] != 0


@pytest.mark.rule("CV-493")
def test_d126_a_resource_that_is_not_in_the_supply_leaves_the_space_without_a_token() -> None:
    table = explorer("caravan", 5)
    table.game.resource_supply = [10, 10, 0, 10]
    table.play("explore N13")
    table.play(next(move for move in places(table) if "5a" in move))
    first = table.game.land.size - 10
    assert [table.game.goods[first + space] for space in (3, 7)] == [1 + 3, 0]


@pytest.mark.breach("CV-493")
def test_d126_a_token_that_comes_back_to_the_supply_later_does_not_go_there() -> None:
    table = explorer("caravan", 5)
    table.game.resource_supply = [10, 10, 0, 10]
    table.play("explore N13")
    table.play(next(move for move in places(table) if "5a" in move), "done")
    space = table.game.land.size - 10 + 7
    table.game.resource_supply[2] = 1
    near = next(other for other in table.game.land.near[space] if other >= table.game.land.size - 10)
    table.cities(0, table.name(near)).turn(0).slot(0, "culture", 5).play("play culture", f"token {table.name(space)}")
    assert (table.game.goods[space], table.resources_of(0)) == (0, {})


@pytest.mark.rule("CV-294", "CV-445")
@pytest.mark.parametrize(("land", "hole"), [(("M12", "M11"), ("N12",)), (("L13", "L12", "M11"), ("M12", "N12"))])
def test_a_hole_enclosed_on_all_sides_becomes_water(land: tuple[str, ...], hole: tuple[str, ...]) -> None:
    table = more_land(explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12), *land).caravans(0, "N13")
    size = table.game.land.size
    table.play("play economy", "explore N13", "explore tile 12a O10 r2")
    assert table.game.land.size == size + 10 + len(hole)
    for name in hole:
        assert table.game.land.terrain[table.space(name)] == 5
        assert table.game.land.part[table.space(name)] == WATER_TOKEN
        assert not table.game.land.on_edge(table.space(name))


@pytest.mark.breach("CV-294", "CV-445")
def test_a_bay_that_is_open_to_the_outside_stays_free() -> None:
    table = more_land(explorers_edge(Table(2, "rome", "egypt"), "N13").stack(12), "M12", "M11").caravans(0, "N13")
    size = table.game.land.size
    table.play("play economy", "explore N13")
    table.play("explore tile 12b P12 r2")
    assert table.game.land.size == size + 10
    assert table.game.land.at[read_position("N12")] < 0


@pytest.mark.rule("CV-295")
@pytest.mark.breach("CV-295")
def test_a_new_tile_does_not_change_the_directions_of_the_barbarians() -> None:
    table = explorer().barbarian("A", "R20").play("explore N13")
    table.play(next(move for move in places(table) if "12a" in move), "done")
    table.game.dial = 0
    table.turn(1).rolls(2).play("play military", "done")
    assert table.name(table.game.barbarians[0]) == "R21"


@pytest.mark.breach("CV-427")
def test_a_tile_that_fits_must_be_laid() -> None:
    table = explorer().play("explore N13")
    assert table.moves() == places(table)
    assert table.refusal("done").rule == "CV-291"


@pytest.mark.rule("CV-291", "CV-298")
def test_shipbuilding_lays_water_before_the_exploration_and_the_water_does_not_count() -> None:
    table = explorer("caravan", 12, leader="indonesia", card="shipbuilding").play("explore N13", "water N12")
    assert table.game.land.part[table.space("N12")] == WATER_TOKEN
    for move in places(table):
        assert len(touched(table, move) - {"N12"}) >= 4
        assert "N13" in touched(table, move)


def set_up(seats: int, seed: int) -> CivNewDawn:
    """A real map, laid by taking the first legal place for everything."""
    game = ecumene.new("civ-new-dawn", seats=seats, seed=seed, options={})
    assert isinstance(game, CivNewDawn)
    while not any(str(move).startswith("play ") for move in game.moves(game.to_move[0])):
        game.play(game.to_move[0], game.moves(game.to_move[0])[0])
    return game


@pytest.mark.rule("CV-288", "CV-291", "CV-298")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_on_a_real_map_a_caravan_explores_from_every_edge_space_of_a_capital_tile(seats: int, seed: int) -> None:
    game = set_up(seats, seed)
    seat = game.to_move[0]
    game.own(seat).order.remove(TYPES.index("economy"))
    game.own(seat).order.append(TYPES.index("economy"))
    land = game.land
    for space in range(land.size):
        edge = any(land.at[land.positions[space] + step] < 0 for step in DIRECTIONS)
        trial = game.copy()
        assert isinstance(trial, CivNewDawn)
        trial.own(seat).caravans = [space]
        trial.play(seat, trial.parse(seat, "play economy"))
        offered = [str(move) for move in trial.moves(seat) if str(move).startswith("explore")]
        assert bool(offered) == (edge and land.part[space] == CAPITAL)
        if not offered:
            continue
        trial.play(seat, trial.parse(seat, offered[0]))
        for move in trial.moves(seat):
            # A tile with a single place is laid by itself, one without a place goes on top of the stack.
            if not str(move).startswith("explore tile"):
                continue
            covered = [move.b + step for step in FOOTPRINT[move.a % 2 * 6 + move.c]]
            beside = {land.at[spot + step] for spot in covered for step in DIRECTIONS} - {-1}
            assert all(land.at[spot] < 0 for spot in covered)
            assert space in beside
            assert len([other for other in beside if land.part[other] not in (FORT, WATER_TOKEN)]) >= 4


@pytest.mark.rule("CV-293")
def test_a_new_tile_brings_its_natural_wonder_its_resource_and_its_barbarian() -> None:
    table = explorer("caravan", 1)
    marble = table.game.resource_supply[0]
    table.play("explore N13")
    table.play(next(move for move in places(table) if "1a" in move))
    first = table.game.land.size - 10
    goods = {space: table.game.goods[first + space] for space in range(10) if table.game.goods[first + space]}
    # Torres del Paine in the middle, marble on space 8.
    assert goods == {0: 5 + NATURAL_WONDER_NUMBER["torres-del-paine"], 8: 1 + RESOURCES.index("marble")}
    assert (table.game.resource_supply[0], table.game.barbarians[0]) == (marble - 1, first + 6)
