"""Section 14: tile stack and core tiles of the expansion."""

from __future__ import annotations

import pytest

from ecumene.games.civ_new_dawn.land import CORE, Land
from tests.rules.civ_new_dawn.maps import (
    SIDES,
    Place,
    asked,
    at_random,
    beside,
    cells,
    deal,
    dealt_with_side,
    footprint,
    free_beside,
    name,
    offered,
    own_tile,
    refused,
    say,
    touching,
    up_to,
)

CAPITAL_TILES = {7, 9, 11, 16, 17}
OTHER_TILES = set(range(1, 22)) - CAPITAL_TILES
#: Centre and rotation of the core tiles in the order of laying, by side and by the size of the core.
LAYOUTS: dict[tuple[str, int], list[tuple[Place, int]]] = {
    ("A", 2): [((0, 0), 0), ((-2, -1), 3)],
    ("B", 2): [((0, 0), 0), ((3, -1), 3)],
    ("A", 4): [((0, 0), 0), ((0, 4), 0), ((-2, -1), 3), ((-2, 3), 3)],
    ("B", 4): [((0, 0), 0), ((-4, 4), 0), ((3, -1), 3), ((-1, 3), 3)],
}


def core_tiles(land: Land) -> list[int]:
    return list(dict.fromkeys(tile for tile, part in zip(land.tile, land.part, strict=True) if part == CORE))


def pairs_between_tiles(land: Land) -> int:
    return len([1 for space in range(land.size) for other in land.near[space] if land.tile[space] < land.tile[other]])


def fort_candidates(land: Land) -> dict[int, set[Place]]:
    """Free places by the number of core spaces they touch."""
    found: dict[int, set[Place]] = {}
    for place in free_beside(land):
        found.setdefault(len(touching(land, [place])), set()).add(place)
    return found


@pytest.mark.rule("CV-164")
def test_each_player_gets_one_of_the_five_capital_tiles_by_chance() -> None:
    seen: set[int] = set()
    for seed in range(40):
        game = up_to(deal(2, seed), "lay-capital-tile")
        tiles = []
        for _ in range(2):
            tiles.append(own_tile(game))
            say(game, min(offered(game)))
        assert len(set(tiles)) == 2
        seen.update(tiles)
        # The others are in the box: neither in the stack nor on the map.
        assert set(game.stack) | set(game.land.tile) & CAPITAL_TILES == set(game.stack) | set(tiles)
        assert not set(game.stack) & CAPITAL_TILES
    assert seen == CAPITAL_TILES


@pytest.mark.breach("CV-164")
def test_nobody_lays_a_capital_tile_that_was_not_dealt_to_them() -> None:
    game = up_to(deal(2, 3), "lay-capital-tile")
    mine = own_tile(game)
    text = min(offered(game))
    for tile in CAPITAL_TILES - {mine} | {1}:
        refusal = refused(game, text.replace(f"tile {mine}", f"tile {tile}"))
        assert (refusal.rule, refusal.reason) == ("CV-164", "not-your-tile")


@pytest.mark.rule("CV-165")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_random_player_is_first_places_the_first_fort_and_takes_the_first_turn(seats: int) -> None:
    seen = set()
    for seed in range(30):
        game = deal(seats, seed)
        seen.add(game.first)
        assert game.to_move == (game.first,)
    assert seen == set(range(seats))
    game = at_random(deal(seats, 1))
    assert game.to_move == (game.first,)


@pytest.mark.breach("CV-165")
def test_nobody_else_begins() -> None:
    game = deal(3, 2)
    refusal = refused(game, min(offered(game)), (game.first + 1) % 3)
    assert (refusal.rule, refusal.reason) == ("CV-036", "not-your-turn")


@pytest.mark.rule("CV-166")
def test_the_stack_holds_all_other_tiles_in_a_random_order() -> None:
    stacks = set()
    for seed in range(20):
        game = deal(2, seed)
        assert set(game.stack) | set(core_tiles(game.land)) == OTHER_TILES
        assert len(game.stack) == len(set(game.stack))
        stacks.add(tuple(game.stack))
    assert len(stacks) == 20


@pytest.mark.breach("CV-166")
def test_nobody_sees_the_order_of_the_stack() -> None:
    game = deal(2, 4)
    for seat in (0, 1, None):
        view = game.view(seat)
        assert getattr(view, "stack") == [0] * 14  # noqa: B009
    assert CAPITAL_TILES.isdisjoint(game.stack)


@pytest.mark.rule("CV-167")
@pytest.mark.parametrize(("seats", "number"), [(2, 2), (3, 2), (4, 4), (5, 4)])
def test_the_core_has_two_or_four_tiles(seats: int, number: int) -> None:
    game = deal(seats, 1)
    assert len(core_tiles(game.land)) == number
    assert game.land.size == 10 * number


@pytest.mark.breach("CV-167")
def test_core_tiles_are_no_longer_in_the_stack_and_never_capital_tiles() -> None:
    for seed in range(20):
        game = deal(4, seed)
        assert not set(core_tiles(game.land)) & (set(game.stack) | CAPITAL_TILES)


@pytest.mark.rule("CV-393")
@pytest.mark.rule("CV-394")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 14), (3, 14), (4, 12), (5, 12)])
def test_d82_tiles_in_the_stack_and_forts_after_set_up(seats: int, tiles: int) -> None:
    game = at_random(deal(seats, 1))
    assert (len(game.stack), len(game.land.forts)) == (tiles, seats)


@pytest.mark.breach("CV-393")
def test_dealing_more_capital_tiles_leaves_the_stack_as_it_is() -> None:
    assert [len(deal(seats, 5).stack) for seats in (2, 3, 4, 5)] == [14, 14, 12, 12]
    assert deal(2, 5, game="base").stack != deal(2, 5).stack


@pytest.mark.breach("CV-394")
def test_no_further_fort_can_be_placed() -> None:
    game = up_to(deal(2, 1), "lay-capital-tile")
    assert refused(game, f"fort {name(min(free_beside(game.land)))}").reason == "not-now"
    assert asked(game) == "lay-capital-tile"


@pytest.mark.rule("CV-168")
def test_one_die_decides_the_side_of_all_core_tiles() -> None:
    sides = []
    for seed in range(200):
        land = deal(4, seed).land
        assert len(set(land.side)) == 1
        sides.append(land.side[0])
    assert 75 <= sides.count(0) <= 125


@pytest.mark.breach("CV-168")
def test_the_side_does_not_depend_on_the_tiles() -> None:
    by_tile: dict[int, set[int]] = {}
    for seed in range(200):
        land = deal(2, seed).land
        by_tile.setdefault(land.tile[0], set()).add(land.side[0])
    assert set(by_tile) == OTHER_TILES
    assert {len(sides) for sides in by_tile.values()} == {2}


@pytest.mark.rule("CV-169", "CV-170")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("side", SIDES)
def test_core_tiles_lie_in_the_order_and_orientation_of_the_layout(seats: int, side: str) -> None:
    land = dealt_with_side(side, seats).land
    expected = [
        place
        for centre, rotation in LAYOUTS[side, 2 if seats <= 3 else 4]
        for place in footprint(side, rotation, centre)
    ]
    assert list(cells(land)) == expected


@pytest.mark.breach("CV-169")
def test_the_marks_on_core_tiles_cost_no_trade_token() -> None:
    game = deal(4, 1)
    assert game.trade_supply == 60
    assert sum(player.all_trade() for player in game.players) == 0


@pytest.mark.breach("CV-170")
def test_the_base_game_has_another_core() -> None:
    for side in SIDES:
        shapes = [
            sorted(set(cells(dealt_with_side(side, 4, game=chosen).land))) for chosen in ("base", "terra-incognita")
        ]
        assert len(shapes[0]) == len(shapes[1]) == 40
        moved = {(q - shapes[0][0][0], r - shapes[0][0][1]) for q, r in shapes[0]}
        assert moved != {(q - shapes[1][0][0], r - shapes[1][0][1]) for q, r in shapes[1]}


@pytest.mark.rule("CV-169", "CV-170")
def test_d52_the_small_core_of_side_a() -> None:
    land = dealt_with_side("A").land
    assert len(cells(land)) == 20
    assert land.holes() == []
    assert pairs_between_tiles(land) == 7


@pytest.mark.rule("CV-170", "CV-171")
def test_d53_places_that_touch_the_small_core_of_side_a() -> None:
    candidates = fort_candidates(dealt_with_side("A").land)
    assert len(candidates[1]) == 8
    assert len(candidates[2]) + len(candidates[3]) == 12
    assert candidates[3] == {(-2, 2), (0, -3)}
    assert set(candidates) == {1, 2, 3}


@pytest.mark.rule("CV-170")
def test_d56_the_large_core_of_side_a() -> None:
    land = dealt_with_side("A", 4).land
    assert len(cells(land)) == 40
    assert pairs_between_tiles(land) == 23
    candidates = fort_candidates(land)
    assert sum(len(places) for touched, places in candidates.items() if touched >= 2) == 20


@pytest.mark.rule("CV-176")
@pytest.mark.parametrize("seats", [2, 5])
def test_after_set_up_no_trade_token_lies_on_the_map(seats: int) -> None:
    game = at_random(deal(seats, 2))
    assert game.trade_supply == 60


@pytest.mark.breach("CV-176")
def test_nobody_gets_the_tokens_that_marked_the_core() -> None:
    game = at_random(deal(4, 2))
    assert [player.trade for player in game.players] == [[0] * 6] * 4
    assert game.wonder_trade == 0


@pytest.mark.rule("CV-395")
def test_a_fort_fills_one_place_and_a_tile_ten() -> None:
    game = deal(2, 6)
    say(game, min(offered(game)))
    assert game.land.size == 21
    up_to(game, "lay-capital-tile")
    assert game.land.size == 22
    say(game, min(offered(game)))
    assert len(cells(game.land)) == game.land.size == 32


@pytest.mark.breach("CV-395")
def test_nothing_may_overlap() -> None:
    game = deal(2, 6)
    assert refused(game, "fort N20").rule == "CV-395"
    up_to(game, "lay-capital-tile")
    tile = own_tile(game)
    core = set(cells(game.land))
    # A tile whose centre is free, but not all of its spaces.
    place = next(place for place in sorted(free_beside(game.land)) if set(footprint("A", 0, place)) & core)
    refusal = refused(game, f"lay tile {tile}a {name(place)} r0")
    assert (refusal.rule, refusal.reason) == ("CV-395", "tile-overlaps")
    assert any(other in core for other in beside(place))
