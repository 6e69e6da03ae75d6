"""Section 12a: how the players of the base game build the map."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE
from tests.rules.civ_new_dawn.maps import (
    asked,
    cells,
    deal,
    every_tile_place,
    lay_text,
    name,
    offered,
    on_land,
    own_tile,
    refused,
    say,
)


def base(seats: int = 2, seed: int = 0) -> CivNewDawn:
    return deal(seats, seed, game="base")


@pytest.mark.rule("CV-484")
def test_tiles_are_laid_in_three_rounds_the_capital_tile_first() -> None:
    game = base(3, 4)
    order, kinds = [], []
    while asked(game) != "take-turn":
        seat = game.to_move[0]
        order.append(seat)
        kinds.append(len({move.split()[2][:-1] for move in offered(game)}))
        cities = len(game.players[seat].cities)
        say(game, min(offered(game)))
        assert len(game.players[seat].cities) == 1
        assert cities == (0 if len(order) <= 3 else 1)
    clockwise = [(game.first + ahead) % 3 for ahead in range(3)]
    assert order == clockwise * 3
    # One capital tile, then the choice between two tiles, then the tile that is left.
    assert kinds == [1] * 3 + [2] * 3 + [1] * 3


@pytest.mark.rule("CV-484")
@pytest.mark.parametrize("seats", [2, 4])
def test_tiles_are_offered_where_they_touch_four_spaces_and_one_of_the_core(seats: int) -> None:
    game = base(seats, 1)
    while asked(game) != "take-turn":
        tiles = {int(move.split()[2][:-1]) for move in offered(game)}
        legal = {
            lay_text(tile, side, centre, rotation)
            for side, centre, rotation, touched in every_tile_place(game.land)
            if len(touched) >= 4 and [space for space in touched if game.land.part[space] == CORE]
            for tile in tiles
        }
        assert {side[-1] for side in [move.split()[2] for move in legal]} == {"a", "b"}
        assert offered(game) == legal
        say(game, sorted(legal)[len(legal) // 3])


@pytest.mark.breach("CV-484")
def test_a_tile_that_touches_three_spaces_or_an_occupied_place_is_refused() -> None:
    game = base(2, 1)
    tile = own_tile(game)
    for side, centre, rotation, touched in every_tile_place(game.land):
        if len(touched) == 3:
            refusal = refused(game, lay_text(tile, side, centre, rotation))
            assert (refusal.rule, refusal.needs["touched"]) == ("CV-484", 3)
    assert refused(game, f"lay tile {tile}a {name(next(iter(cells(game.land))))} r0").rule == "CV-395"


@pytest.mark.breach("CV-484")
def test_d142_a_tile_beside_four_spaces_but_no_core_space_is_illegal_while_others_touch_the_core() -> None:
    game = on_land({(q, r): CORE if q == 0 else CAPITAL for q in range(5) for r in range(6)}, game="base")
    tried = 0
    for side, centre, rotation, touched in every_tile_place(game.land):
        if len(touched) >= 4 and not [space for space in touched if game.land.part[space] == CORE]:
            tried += 1
            assert refused(game, lay_text(7, side, centre, rotation)).rule == "CV-484"
    assert tried


def enclosed_core() -> CivNewDawn:
    """A core space in the middle of a corner of the map, so that no new tile can touch it."""
    return on_land({(q, r): CORE if (q, r) == (1, 1) else CAPITAL for q in range(6) for r in range(5)}, game="base")


@pytest.mark.rule("CV-485")
def test_d142_if_no_place_touches_the_core_a_tile_touches_a_space_next_to_it() -> None:
    game = enclosed_core()
    core = cells(game.land)[1, 1]
    expected = {
        lay_text(7, side, centre, rotation)
        for side, centre, rotation, touched in every_tile_place(game.land)
        if len(touched) >= 4 and touched & set(game.land.near[core])
    }
    assert expected
    assert offered(game) == expected


@pytest.mark.rule("CV-485")
@pytest.mark.parametrize(("width", "height", "needed"), [(6, 5, 4), (3, 1, 3), (2, 1, 2), (1, 1, 1)])
def test_the_last_fallbacks_for_a_tile_of_the_base_game(width: int, height: int, needed: int) -> None:
    game = on_land({(q, r): CAPITAL for q in range(width) for r in range(height)}, game="base")
    expected = {
        lay_text(7, side, centre, rotation)
        for side, centre, rotation, touched in every_tile_place(game.land)
        if len(touched) >= needed
    }
    assert expected
    assert offered(game) == expected


@pytest.mark.breach("CV-485")
def test_a_place_far_from_the_core_is_refused_while_one_beside_its_neighbours_is_left() -> None:
    game = enclosed_core()
    near = set(game.land.near[cells(game.land)[1, 1]])
    far = [place for place in every_tile_place(game.land) if len(place[3]) >= 4 and not place[3] & near]
    assert far
    for side, centre, rotation, _ in far:
        assert refused(game, lay_text(7, side, centre, rotation)).rule in ("CV-484", "CV-485")
