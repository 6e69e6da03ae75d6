"""Section O: Station cards, and the tiles on the train cars beside them."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.core.refusal import IllegalMove
from ecumene.games.everdell.visitors import TILE_IDS
from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import aside, at_station, bag, deal, in_bag, on_cars, row

#: What each tile gives: twigs, resin, pebbles, berries; point tokens.
BONUSES = [
    ("one-berry", (0, 0, 0, 1), 0),
    ("one-resin", (0, 1, 0, 0), 0),
    ("one-pebble", (0, 0, 1, 0), 0),
    ("two-twig", (2, 0, 0, 0), 0),
    ("one-vp", (0, 0, 0, 0), 1),
]


# Playing a Station card


@pytest.mark.rule("EV-194")
def test_a_station_card_is_played_at_its_price() -> None:
    table = at_station().station("mine", "inn", "school").stock(0, twig=2, resin=2)
    assert {move for move in table.legal("play") if "station" in move} == {
        "play inn station-2",
        "play school station-3",
    }
    table.play("play inn station-2")
    assert table.cities[0] == ["inn"]
    # One resin is left of the price, and the second tile is one of resin.
    assert table.goods() == (0, 2, 0, 0)
    assert table.seat == 1


@pytest.mark.breach("EV-194")
def test_a_station_card_is_not_played_without_its_price_from_another_place_or_out_of_turn() -> None:
    table = at_station().station("mine", "inn", "school").stock(0, twig=1, resin=1)
    assert why(table, "play mine station-1") == ("EV-075", "cannot-afford")
    assert table.refusal("play mine station-1").needs["missing"] == 1
    assert why(table, "play mine station-2") == ("EV-074", "card-not-there")
    assert why(table, "play mine") == ("EV-074", "card-not-there")
    other = table.rich(1).game
    refusal = other.check(1, other.parse(1, "play mine station-1"))
    assert refusal is not None
    assert refusal.reason == "not-your-turn"


@pytest.mark.rule("EV-195", "EV-200")
@pytest.mark.parametrize(("tile", "goods", "points"), BONUSES)
def test_the_tile_beside_the_card_gives_its_bonus(tile: str, goods: tuple[int, int, int, int], points: int) -> None:
    table = at_station().tiles("one-any", tile, "one-any").station("farm", "inn", "farm").stock(0, twig=2, resin=1)
    table.play("play inn station-2")
    assert (table.goods(), table.points()) == (goods, points)


@pytest.mark.rule("EV-195", "EV-200")
@pytest.mark.parametrize("resource", ["twig", "resin", "pebble", "berry"])
def test_the_tile_of_any_resource_gives_one_of_choice(resource: str) -> None:
    table = at_station().tiles("one-any").station("inn").stock(0, twig=2, resin=1)
    table.play("play inn station-1")
    assert table.asked == "gain-any"
    table.play(f"gain {resource}")
    assert table.goods() == tuple(int(resource == name) for name in ("twig", "resin", "pebble", "berry"))
    assert table.seat == 1


@pytest.mark.rule("EV-195")
def test_the_bonus_comes_after_the_card_and_all_it_set_off() -> None:
    table = at_station().tiles("one-pebble").station("farm").city(0, "courthouse", "museum").stock(0, twig=2, resin=1)
    table.play("play farm station-1")
    assert table.goods() == (0, 0, 0, 1)
    table.play("trigger courthouse", "gain twig")
    # The Museum is still to be asked.
    assert (table.asked, table.goods()) == ("draw-or-not", (1, 0, 0, 1))
    table.play("draw deck")
    assert table.goods() == (1, 0, 1, 1)


@pytest.mark.breach("EV-195")
@pytest.mark.parametrize("source", ["", " meadow-1"])
def test_a_card_from_hand_or_meadow_brings_no_tile(source: str) -> None:
    table = at_station().hand(0, "inn").meadow("inn").stock(0, twig=2, resin=1)
    table.play(f"play inn{source}")
    assert (table.goods(), table.points()) == ((0, 0, 0, 0), 0)
    assert on_cars(table) == ["two-twig", "one-resin", "one-pebble"]
    assert aside(table) == []


@pytest.mark.rule("EV-196")
def test_then_the_tile_is_set_aside_and_tile_and_card_are_replaced() -> None:
    table = bag(at_station().station("inn", "mine", "mine").stock(0, twig=2, resin=1), "one-vp", "one-berry", "one-any")
    table.deck("school", "king").play("play inn station-1")
    assert on_cars(table) == ["one-vp", "one-resin", "one-pebble"]
    assert aside(table) == ["two-twig"]
    assert in_bag(table) == ["one-any", "one-berry"]
    assert row(table) == ["school", "mine", "mine"]


@pytest.mark.breach("EV-196")
def test_other_tiles_and_cards_stay_and_the_new_tile_gives_nothing() -> None:
    table = bag(at_station().station("mine", "inn", "castle").stock(0, twig=2, resin=1), "one-vp", "one-vp")
    table.play("play inn station-2")
    assert (on_cars(table)[0], on_cars(table)[2]) == ("two-twig", "one-pebble")
    assert (row(table)[0], row(table)[2]) == ("mine", "castle")
    assert table.rows() == ["wanderer"] * 8
    assert (table.goods(), table.points()) == ((0, 1, 0, 0), 0)


# Station cards are no Meadow cards


@pytest.mark.rule("EV-197")
def test_what_draws_from_the_meadow_leaves_the_station_alone() -> None:
    table = at_station().station("inn", "inn", "inn").season(0, "spring").home(0, 0).worker(0, "basic-8")
    table.play("prepare")
    assert table.legal("draw") == {f"draw meadow-{place}" for place in range(1, 9)}
    table = at_station().station("inn", "inn", "inn").hand(0, "poet").stock(0, berry=3)
    table.play("play poet", "colour red")
    assert (table.hands[0], table.points()) == ([], 0)
    assert row(table) == ["inn", "inn", "inn"]


@pytest.mark.breach("EV-197")
def test_the_inn_does_not_reach_a_station_card() -> None:
    table = at_station().station("farm").city(0, "inn")
    table.play("visit inn")
    assert table.legal("play") == {f"play wanderer meadow-{place}" for place in range(1, 9)}
    assert why(table, "play farm station-1") == ("EV-133", "cannot-play-through")
    table = at_station().station("farm").hand(0, "undertaker").stock(0, berry=2)
    table.play("play undertaker")
    assert why(table, "discard station-1") == ("EV-157", "cannot-discard-there")


# The bag


@pytest.mark.rule("EV-199")
def test_when_the_last_tile_is_drawn_all_tiles_set_aside_go_back_into_the_bag() -> None:
    table = at_station().station("inn").stock(0, twig=2, resin=1)
    bag(table, "one-vp", aside=("one-berry", "one-any")).play("play inn station-1")
    assert on_cars(table) == ["one-vp", "one-resin", "one-pebble"]
    assert in_bag(table) == ["one-any", "one-berry", "two-twig"]
    assert aside(table) == []


@pytest.mark.breach("EV-199")
def test_while_a_tile_is_left_in_the_bag_the_others_stay_aside() -> None:
    table = at_station().station("inn").stock(0, twig=2, resin=1)
    bag(table, "one-vp", "one-pebble", aside=("one-berry", "one-any")).play("play inn station-1")
    assert in_bag(table) == ["one-pebble"]
    assert sorted(aside(table)) == ["one-any", "one-berry", "two-twig"]


@pytest.mark.rule("EV-200")
def test_there_are_three_tiles_of_each_of_six_faces() -> None:
    game = deal(newleaf="station")
    faces = Counter(TILE_IDS[tile] for tile in [*game.tiles, *game.bag])
    assert faces == dict.fromkeys([*[tile for tile, _, _ in BONUSES], "one-any"], 3)


@pytest.mark.breach("EV-200")
def test_the_tile_of_any_resource_gives_one_only_and_cannot_be_turned_down() -> None:
    table = at_station().tiles("one-any").station("inn").stock(0, twig=2, resin=1)
    table.play("play inn station-1")
    assert table.legal() == {"gain twig", "gain resin", "gain pebble", "gain berry"}
    assert why(table, "done") == ("EV-004", "not-now")
    table.play("gain berry")
    assert (table.goods(), table.points(), table.seat) == ((0, 0, 0, 1), 0, 1)


# Any of the three cars


@pytest.mark.rule("EV-435")
@pytest.mark.parametrize(("car", "goods"), [(1, (2, 0, 0, 0)), (2, (0, 1, 0, 0)), (3, (0, 0, 1, 0))])
def test_card_and_car_go_by_position_and_at_the_station_any_tile_may_be_taken(
    car: int, goods: tuple[int, int, int, int]
) -> None:
    table = at_station().station("inn", "inn", "inn").stock(0, twig=2, resin=1)
    table.play(f"play inn station-{car}")
    assert table.goods() == goods
    table = at_station().station("inn", "mine", "farm")
    table.visitors(["ruby-dew"] * 3, ["dip-dubble"] * 3)
    table.play("visit station", "dismiss ruby-dew", "invite dip-dubble")
    assert table.legal() == {"tile 1", "tile 2", "tile 3"}
    table.play(f"tile {car}")
    assert table.goods() == goods


@pytest.mark.breach("EV-435")
def test_a_tile_taken_at_the_station_leaves_the_card_beside_it() -> None:
    table = bag(at_station().station("inn", "mine", "farm"), "one-vp", "one-any")
    table.visitors(["ruby-dew"] * 3, ["dip-dubble"] * 3)
    table.play("visit station", "dismiss ruby-dew", "invite dip-dubble", "tile 3")
    assert row(table) == ["inn", "mine", "farm"]
    assert on_cars(table) == ["two-twig", "one-resin", "one-vp"]
    table = Table(newleaf="station")
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, "tile 4")
    assert caught.value.refusal.reason == "notation"
