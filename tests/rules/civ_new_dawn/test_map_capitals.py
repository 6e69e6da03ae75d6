"""Section 14: where capital tiles may be laid."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE, FORT
from ecumene.games.civ_new_dawn.pieces import lay_token
from tests.rules.civ_new_dawn.maps import (
    asked,
    block,
    cells,
    core_or_fort,
    deal,
    dealt_with_side,
    every_tile_place,
    lay_capitals,
    lay_text,
    name,
    offered,
    on_land,
    own_tile,
    refused,
    say,
    up_to,
)

CAPITAL_TILES = (7, 9, 11, 16, 17)


@pytest.mark.rule("CV-173", "CV-444", "CV-477")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_capital_tiles_are_offered_exactly_where_four_core_or_fort_spaces_are_touched(seats: int) -> None:
    game = up_to(deal(seats, seats), "lay-capital-tile")
    while asked(game) == "lay-capital-tile":
        tile = own_tile(game)
        legal = {
            lay_text(tile, side, centre, rotation)
            for side, centre, rotation, touched in every_tile_place(game.land)
            if core_or_fort(game.land, touched) >= 4
        }
        assert offered(game) == legal
        say(game, sorted(legal)[len(legal) // 2])


@pytest.mark.rule("CV-173")
def test_x04_capital_tiles_beside_four_core_spaces_or_forts_are_legal() -> None:
    game = up_to(deal(2, 1), "lay-capital-tile")
    order = []
    for _ in range(2):
        order.append(game.to_move[0])
        tile = own_tile(game)
        choices = [
            (side, centre, rotation)
            for side, centre, rotation, touched in every_tile_place(game.land)
            if core_or_fort(game.land, touched) >= 4
        ]
        assert {side for side, _, _ in choices} == {"A", "B"}
        say(game, lay_text(tile, *choices[0]))
    assert order == [game.first, 1 - game.first]


@pytest.mark.rule("CV-173")
def test_a_fort_counts_among_the_four_spaces() -> None:
    game = up_to(deal(3, 1), "lay-capital-tile")
    tile = own_tile(game)
    with_fort = [
        lay_text(tile, side, centre, rotation)
        for side, centre, rotation, touched in every_tile_place(game.land)
        if core_or_fort(game.land, touched) == 4 and [space for space in touched if game.land.part[space] == FORT]
    ]
    assert with_fort
    assert set(with_fort) <= offered(game)


@pytest.mark.breach("CV-173", "CV-477")
def test_a_capital_tile_beside_three_core_spaces_is_illegal_whichever_tile_it_is() -> None:
    for tile in CAPITAL_TILES:
        game = lay_capitals(dealt_with_side("A"), tile)
        for side, centre, rotation, touched in every_tile_place(game.land):
            if len(touched) == 3:
                refusal = refused(game, lay_text(tile, side, centre, rotation))
                assert (refusal.rule, refusal.needs["touched"], refusal.needs["needed"]) == ("CV-173", 3, 4)


@pytest.mark.breach("CV-174", "CV-396")
def test_x05_spaces_of_other_capital_tiles_do_not_count() -> None:
    found = 0
    game = lay_capitals(dealt_with_side("A"), 7, 9)
    say(game, min(offered(game)))
    for side, centre, rotation, touched in every_tile_place(game.land):
        core = core_or_fort(game.land, touched)
        if len(touched) >= 4 > core:
            found += 1
            refusal = refused(game, lay_text(9, side, centre, rotation))
            assert refusal.rule in ("CV-173", "CV-174")
            assert refusal.needs["touched"] == core
    assert found


@pytest.mark.rule("CV-174", "CV-396")
def test_a_capital_tile_may_touch_other_capital_tiles_forts_and_city_states() -> None:
    seen: set[str] = set()
    for seed in range(6):
        game = up_to(deal(4, seed), "lay-capital-tile")
        say(game, min(offered(game)))
        tile = own_tile(game)
        for side, centre, rotation, touched in every_tile_place(game.land):
            if core_or_fort(game.land, touched) >= 4:
                kinds = {"capital" for space in touched if game.land.part[space] == CAPITAL}
                kinds |= {"fort" for space in touched if game.land.part[space] == FORT}
                kinds |= {"state" for space in touched if game.land.city_state[space] >= 0}
                if kinds:
                    assert lay_text(tile, side, centre, rotation) in offered(game)
                    seen |= kinds
    assert seen == {"capital", "fort", "state"}


@pytest.mark.rule("CV-173")
def test_d57_a_capital_tile_that_touches_four_core_spaces() -> None:
    assert lay_text(7, "A", (-5, 2), 0) in offered(lay_capitals(dealt_with_side("A"), 7))


@pytest.mark.breach("CV-173")
def test_d58_a_capital_tile_that_touches_three_core_spaces() -> None:
    refusal = refused(lay_capitals(dealt_with_side("A"), 7), lay_text(7, "A", (-5, 1), 0))
    assert (refusal.rule, refusal.needs["touched"]) == ("CV-173", 3)


@pytest.mark.rule("CV-173", "CV-477")
@pytest.mark.parametrize("tile", CAPITAL_TILES)
def test_d59_ways_to_lay_a_capital_tile_beside_the_small_core(tile: int) -> None:
    assert len(offered(lay_capitals(dealt_with_side("A"), tile))) == 28


@pytest.mark.rule("CV-175")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("tile", CAPITAL_TILES)
def test_the_capital_stands_at_once_on_the_star(tile: int, side: str) -> None:
    game = lay_capitals(dealt_with_side("A", 3), tile, 7 if tile != 7 else 9)
    text = next(move for move in sorted(offered(game)) if move.startswith(f"lay tile {tile}{side}"))
    say(game, text)
    # The star is printed in the reference space of every capital tile.
    assert game.players[0].cities == [20]
    assert game.cities[20] == 1 + 8
    assert name(next(place for place, space in cells(game.land).items() if space == 20)) == text.split()[3]


@pytest.mark.breach("CV-175")
def test_nobody_has_a_capital_before_laying_the_tile_and_no_other_city_after() -> None:
    game = up_to(deal(2, 1), "lay-capital-tile")
    assert [player.cities for player in game.players] == [[], []]
    say(game, min(offered(game)))
    assert [len(game.players[seat].cities) for seat in (game.first, 1 - game.first)] == [1, 0]
    assert game.players[game.first].cities_left == 7


def laid(tile: int, side: str) -> CivNewDawn:
    """Seat 0 has laid its capital tile alone beside the core."""
    game = lay_capitals(dealt_with_side("A"), tile, 9 if tile != 9 else 11)
    return say(game, next(move for move in sorted(offered(game)) if move.startswith(f"lay tile {tile}{side}")))


@pytest.mark.rule("CV-175")
@pytest.mark.parametrize(("tile", "needed"), [(7, 2), (16, 6)])
def test_d60_and_d61_tokens_that_mature_the_capital_of_tiles_7a_and_16a(tile: int, needed: int) -> None:
    game = laid(tile, "a")
    capital = game.players[0].cities[0]
    land = [space for space in game.land.near[capital] if game.land.terrain[space] != 5]
    assert len(land) == needed
    if tile == 7:
        assert sorted(game.land.difficulty[space] for space in land) == [1, 5]
        assert game.land.terrain[capital] == 0
    for space in land:
        assert mature_cities(game, 0) == []
        lay_token(game, 0, space)
    assert mature_cities(game, 0) == [capital]


@pytest.mark.rule("CV-478", "CV-479")
def test_d143_without_four_core_spaces_a_tile_touches_four_spaces_one_of_them_of_the_core() -> None:
    game = on_land({**block(CAPITAL, 5, 6), (0, 0): CORE, (5, 5): FORT}, 5)
    expected = {
        lay_text(7, side, centre, rotation)
        for side, centre, rotation, touched in every_tile_place(game.land)
        if len(touched) >= 4 and core_or_fort(game.land, touched) >= 1
    }
    assert expected
    assert offered(game) == expected
    say(game, min(expected))
    assert game.players[0].cities == [31]


@pytest.mark.rule("CV-479")
@pytest.mark.parametrize(("width", "height", "needed"), [(5, 5, 4), (3, 1, 3), (2, 1, 2), (1, 1, 1)])
def test_the_last_fallbacks_for_a_capital_tile(width: int, height: int, needed: int) -> None:
    game = on_land(block(CAPITAL, width, height), 5)
    places = list(every_tile_place(game.land))
    most = max(len(touched) for _, _, _, touched in places)
    assert most >= needed
    assert needed == 4 or most == needed
    assert offered(game) == {
        lay_text(7, side, centre, rotation) for side, centre, rotation, touched in places if len(touched) >= needed
    }


@pytest.mark.breach("CV-478", "CV-479")
def test_a_place_of_a_later_fallback_is_refused_while_an_earlier_one_has_places() -> None:
    game = on_land({**block(CAPITAL), (0, 0): CORE}, 5)
    tried = 0
    for side, centre, rotation, touched in every_tile_place(game.land):
        if len(touched) >= 4 and not core_or_fort(game.land, touched):
            tried += 1
            assert refused(game, lay_text(7, side, centre, rotation)).rule == "CV-173"
    assert tried
    for tile in (9, 11):
        assert refused(game, min(offered(game)).replace("tile 7", f"tile {tile}")).rule == "CV-164"
