"""Section O: when the tile beside a Station card counts, in whatever way the card is played or taken."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import EMPTY, aside, at_station, bag, on_cars, reserved, row

#: Ways to play a Husband (three berries) from the first Station place: the city, berries, the moves.
WAYS = {
    "paid": ([], 3, ["play husband station-1"]),
    "occupying": (["farm"], 0, ["play husband station-1 free=farm"]),
    "with a golden token": (["greenhouse"], 0, ["play husband station-1 golden=greenhouse"]),
    "with the Inventor": (["inventor"], 0, ["play husband station-1 with=inventor"]),
    "with the Innkeeper": (["innkeeper"], 0, ["play husband station-1 with=innkeeper"]),
    "through the Locomotive": (["locomotive"], 0, ["visit locomotive", "play husband station-1"]),
    "through the Queen": (["queen"], 0, ["visit queen", "play husband station-1"]),
}


# While the card is resolved


@pytest.mark.rule("EV-377")
def test_while_a_station_card_is_resolved_its_place_is_empty_and_its_tile_lies_there() -> None:
    table = at_station().station("inn", "lamplighter", "mine").deck("king", "queen", "school").stock(0, berry=1)
    table.play("play lamplighter station-2")
    assert row(table) == ["inn", EMPTY, "mine"]
    assert (on_cars(table), aside(table)) == (["two-twig", "one-resin", "one-pebble"], [])
    table.play("draw station-1", "draw deck")
    # First the place that was drawn from is refilled, then, after the bonus, that of the card played.
    assert table.hands[0] == ["inn", "king"]
    assert row(table) == ["queen", "school", "mine"]
    assert aside(table) == ["one-resin"]
    assert table.goods() == (0, 1, 0, 0)


@pytest.mark.breach("EV-377")
def test_a_played_station_card_cannot_draw_from_its_own_place() -> None:
    table = at_station().station("inn", "lamplighter", "mine").stock(0, berry=1)
    table.play("play lamplighter station-2")
    assert {move for move in table.legal("draw") if "station" in move} == {"draw station-1", "draw station-3"}
    assert why(table, "draw station-2") == ("EV-299", "cannot-draw-there")


@pytest.mark.breach("EV-377", "EV-196")
def test_neither_tile_nor_card_is_renewed_before_the_bonus_is_taken() -> None:
    table = bag(at_station().tiles("one-any").station("inn").stock(0, twig=2, resin=1), "one-vp", "one-berry")
    table.play("play inn station-1")
    assert table.asked == "gain-any"
    assert row(table)[0] == EMPTY
    assert (on_cars(table)[0], aside(table)) == ("one-any", [])
    table.play("gain berry")
    assert row(table)[0] == "farm"
    assert (on_cars(table)[0], aside(table)) == ("one-vp", ["one-any"])


@pytest.mark.rule("EV-492")
def test_the_bonus_is_that_of_the_tile_lying_there_when_it_is_due() -> None:
    """A Ranger from the Station sends a worker to the Knoll, where the tile of his own car is taken."""
    table = at_station().station("ranger", "mine", "inn").tiles("one-berry").stock(0, berry=2).worker(0, "basic-8")
    bag(table, "two-twig", "one-vp", "one-any").deck(*["school"] * 3, *["king"] * 3, "castle")
    table.play("play ranger station-1", "visit knoll")
    table.play("discard meadow-1", "discard meadow-2", "discard station-2")
    assert row(table) == [EMPTY, "school", "inn"]
    table.play("draw meadow-1", "draw station-2", "draw station-3", "tile 1")
    assert table.goods() == (2, 0, 0, 1)
    assert on_cars(table)[0] == "one-vp"
    assert aside(table) == ["one-berry", "two-twig"]
    # The Knoll refilled the other places; that of the Ranger came last.
    assert row(table) == ["castle", "king", "king"]


@pytest.mark.breach("EV-492")
def test_refills_inside_the_play_leave_its_place_empty_and_the_old_tile_pays_once() -> None:
    table = at_station().station("ranger", "mine", "inn").tiles("one-berry").stock(0, berry=2).worker(0, "basic-8")
    bag(table, "one-vp", "one-vp", "one-any")
    table.play("play ranger station-1", "visit knoll")
    assert why(table, "discard station-1") == ("EV-202", "cannot-discard-there")
    table.play("discard meadow-1", "discard meadow-2", "discard station-2")
    assert why(table, "draw station-1") == ("EV-202", "cannot-draw-there")
    table.play("draw meadow-1", "draw meadow-2", "draw meadow-3", "tile 1")
    assert (table.goods(), table.points()) == ((0, 0, 0, 1), 1)


# Every way of playing


@pytest.mark.rule("EV-378")
@pytest.mark.parametrize("way", WAYS)
def test_the_bonus_follows_in_whatever_way_a_station_card_is_played(way: str) -> None:
    city, berries, moves = WAYS[way]
    table = at_station().tiles("one-pebble").station("husband").city(0, *city).stock(0, berry=berries)
    table.play(*moves)
    assert table.cities[0][-1] == "husband"
    assert table.goods() == (0, 0, 1, 0)
    assert aside(table) == ["one-pebble"]


@pytest.mark.breach("EV-378")
@pytest.mark.parametrize("way", [way for way in WAYS if "Locomotive" not in way])
def test_in_none_of_these_ways_a_hand_card_brings_a_bonus(way: str) -> None:
    city, berries, moves = WAYS[way]
    table = at_station().tiles("one-pebble").hand(0, "husband").city(0, *city).stock(0, berry=berries)
    table.play(*[move.replace(" station-1", "") for move in moves])
    assert table.cities[0][-1] == "husband"
    assert table.goods() == (0, 0, 0, 0)
    assert aside(table) == []


@pytest.mark.rule("EV-380")
def test_the_queen_plays_station_cards_with_their_tile_and_the_reserved_card() -> None:
    table = at_station(reservations=True).station("mine", "king", "farm").reserved(0, "inn").city(0, "queen")
    table.play("visit queen")
    found = {move for move in table.legal("play") if "meadow" not in move}
    assert found == {"play mine station-1", "play farm station-3", "play inn reserved"}
    table.play("play mine station-1")
    # The Mine's pebble and the tile's twigs.
    assert table.goods() == (2, 0, 1, 0)
    table.turn(0).home(0, 2).game.own(0).workers = []
    table.turn(0).play("visit queen", "play inn reserved")
    assert table.cities[0] == ["queen", "mine", "inn"]
    assert reserved(table) == EMPTY


@pytest.mark.breach("EV-380")
def test_the_queen_plays_no_dear_station_card_and_none_at_all_where_she_is_read_strictly() -> None:
    table = at_station().station("mine", "king", "farm").city(0, "queen")
    table.play("visit queen")
    assert why(table, "play king station-2") == ("EV-146", "cannot-play-through")
    table = at_station(reservations=True, strict_queen=True).station("mine", "king", "farm").reserved(0, "inn")
    table.city(0, "queen").play("visit queen")
    assert {move for move in table.legal("play") if "meadow" not in move} == set()
    assert why(table, "play mine station-1") == ("EV-146", "cannot-play-through")
    assert why(table, "play inn reserved") == ("EV-146", "cannot-play-through")


# Taken without being played


def take_by_lamplighter() -> Table:
    table = at_station().station("inn", "mine", "farm").hand(0, "lamplighter").stock(0, berry=1)
    return table.deck("school", "king").play("play lamplighter", "draw station-2", "done")


def take_at_the_knoll() -> Table:
    table = at_station().station("inn", "mine", "farm").meadow("", "", "", "", "", "")
    table.deck(*["wanderer"] * 8, "school").play("visit knoll", "discard meadow-7", "discard meadow-8")
    table.play("discard station-1", "draw station-2", "draw meadow-1", "draw meadow-2", "done")
    return table


def take_by_reserving() -> Table:
    table = at_station(reservations=True).station("inn", "mine", "farm").deck("school")
    return table.play("reserve station-2")


@pytest.mark.rule("EV-198", "EV-379")
def test_a_station_card_taken_by_the_lamplighter_leaves_the_tile_and_is_replaced() -> None:
    table = take_by_lamplighter()
    assert (table.hands[0], row(table)) == (["mine"], ["inn", "school", "farm"])
    assert (table.goods(), table.points()) == ((0, 0, 0, 0), 0)
    assert (on_cars(table), aside(table)) == (["two-twig", "one-resin", "one-pebble"], [])


@pytest.mark.rule("EV-198", "EV-379")
def test_a_station_card_that_is_reserved_leaves_the_tile_and_is_replaced() -> None:
    table = take_by_reserving()
    assert (reserved(table), row(table)) == ("mine", ["inn", "school", "farm"])
    assert (table.goods(), table.points()) == ((0, 0, 0, 0), 0)
    assert (on_cars(table), aside(table)) == (["two-twig", "one-resin", "one-pebble"], [])


@pytest.mark.rule("EV-379")
def test_a_station_card_drawn_at_the_knoll_leaves_the_tile_and_is_replaced() -> None:
    table = take_at_the_knoll()
    assert "mine" in table.hands[0]
    assert EMPTY not in row(table)
    assert row(table)[1] != "mine"
    assert (table.goods(), aside(table)) == ((0, 0, 0, 0), [])
    assert on_cars(table) == ["two-twig", "one-resin", "one-pebble"]


@pytest.mark.breach("EV-198", "EV-379")
@pytest.mark.parametrize("take", [take_by_lamplighter, take_at_the_knoll], ids=["lamplighter", "knoll"])
def test_a_card_taken_from_the_station_brings_no_tile_when_played_from_the_hand(
    take: Callable[[], Table],
) -> None:
    table = take()
    table.turn(0).stock(0, twig=1, resin=1, pebble=1).play("play mine")
    # Only the Mine's own pebble.
    assert table.goods() == (0, 0, 1, 0)
    assert aside(table) == []
