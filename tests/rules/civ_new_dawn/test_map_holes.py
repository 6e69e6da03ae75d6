"""Section 14: holes of the map, and a map that grows beside a city."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.coordinates import position
from ecumene.games.civ_new_dawn.land import CAPITAL, FORT
from tests.rules.civ_new_dawn.maps import (
    asked,
    cells,
    footprint,
    lay_capitals,
    lay_text,
    offered,
    on_land,
    place_of,
    say,
    touching,
)
from tests.rules.civ_new_dawn.table import Table


@pytest.mark.rule("CV-480")
def test_a_tile_may_be_laid_inside_a_hole_while_the_map_is_built() -> None:
    hole = set(footprint("A", 0, (0, 0)))
    game = on_land({(q, r): FORT for q in range(-4, 6) for r in range(-6, 5) if (q, r) not in hole})
    assert lay_text(7, "A", (0, 0), 0) in offered(game)
    say(game, lay_text(7, "A", (0, 0), 0))
    assert game.land.at[position(0, 0)] == game.players[0].cities[0]
    assert game.land.part.count(4) == 0


@pytest.mark.rule("CV-177", "CV-480")
def test_holes_become_water_after_the_last_tile() -> None:
    hole = {*footprint("A", 0, (0, 0)), (5, 2), (-3, -2)}
    game = on_land({(q, r): FORT for q in range(-5, 8) for r in range(-6, 5) if (q, r) not in hole})
    say(game, lay_text(7, "A", (0, 0), 0))
    water = {place for place, space in cells(game.land).items() if game.land.part[space] == 4}
    assert water == {(5, 2), (-3, -2)}
    assert {game.land.terrain[cells(game.land)[place]] for place in water} == {5}


@pytest.mark.breach("CV-177")
def test_places_that_are_open_to_the_outside_stay_free() -> None:
    gap = {*footprint("A", 0, (0, 0)), (7, 2), (6, 2)}
    game = on_land({(q, r): FORT for q in range(-5, 8) for r in range(-6, 5) if (q, r) not in gap})
    say(game, lay_text(7, "A", (0, 0), 0))
    assert game.land.part.count(4) == 0
    assert game.land.at[position(6, 2)] == -1


@pytest.mark.breach("CV-480")
def test_a_hole_is_not_filled_before_the_last_tile() -> None:
    game = on_land({(q, r): FORT for q in range(-4, 6) for r in range(-6, 5) if (q, r) != (0, 0)})
    lay_capitals(game, 7, 9)
    say(game, min(offered(game)))
    assert asked(game) == "lay-capital-tile"
    assert game.land.at[position(0, 0)] == -1
    say(game, min(offered(game)))
    assert game.land.terrain[game.land.at[position(0, 0)]] == 5


@pytest.mark.rule("CV-448")
def test_d116_a_tile_laid_beside_a_mature_city_ends_its_maturity() -> None:
    table = Table(2).cities(0, "N27").tokens(0, "N26", "M26", "O26").stack(16, 3).armies(0, "N27")
    city = table.space("N27")
    table.game.land.part[city] = CAPITAL
    assert city in mature_cities(table.game, 0)
    table.slot(0, "military", 5).play("play military", "explore N27")
    # Six land spaces round the reference space of 16a: some of the places touch the city with land.
    table.play(next(move for move in table.moves("explore") if touches_with_land(table, move, city)))
    assert city not in mature_cities(table.game, 0)


def touches_with_land(table: Table, move: str, city: int) -> bool:
    _, _, tile, centre, turn = move.split()
    if tile != "16a":
        return False
    places = footprint("A", int(turn[1:]), place_of(centre))
    # Spaces 7 and 9 of side A are water.
    land = [place for number, place in enumerate(places) if number not in (7, 9)]
    return bool(city in touching(table.game.land, land))
