"""Section 2: what lies on the table at the start, what everybody has, who begins."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.openings import basic, deal, first, forests, in_order, is_no_move, special, wander
from tests.rules.everdell.table import Table, why
from tests.second.everdell.data import EVENTS, FOREST

ALL_SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
BASIC_EVENTS = ["harvest-festival", "grand-tour", "city-monument", "cartographers-expedition"]
BASE_FOREST = {name.replace("_", "-") for name, place in FOREST.items() if place["set"] == "base"}
BASE_SPECIAL = {
    name.replace("_", "-") for name, event in EVENTS.items() if (event["kind"], event["set"]) == ("special", "base")
}


# Meadow, Forest, events


@pytest.mark.rule("EV-007")
@ALL_SEATS
def test_eight_cards_of_the_shuffled_deck_lie_face_up_in_the_meadow(seats: int) -> None:
    meadows = set()
    for seed in range(20):
        game = deal(seats, seed)
        assert (len(game.meadow), min(game.meadow) >= 0) == (8, True)
        meadows.add(tuple(game.meadow))
        for viewer in (*range(seats), None):
            view = game.view(viewer)
            assert isinstance(view, Everdell)
            assert view.meadow == game.meadow
    assert len(meadows) == 20


@pytest.mark.breach("EV-007")
def test_the_meadow_is_neither_larger_with_more_players_nor_sorted() -> None:
    in_rising_order = 0
    for seed in range(20):
        for seats, hands in ((1, 5), (2, 11), (3, 18), (4, 26)):
            game = deal(seats, seed)
            assert (len(game.meadow), len(game.deck)) == (8, 128 - 8 - hands)
            in_rising_order += game.meadow == sorted(game.meadow)
    assert in_rising_order == 0


@pytest.mark.rule("EV-008")
@pytest.mark.parametrize(("seats", "number"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_three_or_four_of_eleven_forest_locations_are_drawn(seats: int, number: int) -> None:
    assert len(BASE_FOREST) == 11
    seen = set()
    for seed in range(60):
        drawn = forests(deal(seats, seed))
        assert (len(drawn), len(set(drawn))) == (number, number)
        seen |= set(drawn)
    assert seen == BASE_FOREST


@pytest.mark.breach("EV-008")
def test_there_is_no_fourth_forest_location_with_two_players() -> None:
    table = Table(2)
    assert table.legal("visit forest-4") == set()
    assert why(table, "visit forest-4") == ("EV-008", "no-such-place")
    table = Table(3).forest("forest-3berry", "forest-2any", "forest-2resin-1twig", "forest-2berry-1card")
    assert "visit forest-4" in table.legal()
    assert is_no_move(table, "visit forest-5")


@pytest.mark.rule("EV-009")
@ALL_SEATS
def test_four_of_sixteen_special_events_are_drawn(seats: int) -> None:
    assert len(BASE_SPECIAL) == 16
    seen = set()
    for seed in range(60):
        game = deal(seats, seed)
        drawn = special(game)
        assert (len(drawn), len(set(drawn))) == (4, 4)
        view = game.view(None)
        assert isinstance(view, Everdell)
        assert special(view) == drawn
        seen |= set(drawn)
    assert seen == BASE_SPECIAL


@pytest.mark.breach("EV-009", "EV-322")
def test_a_special_event_that_was_not_drawn_cannot_be_claimed() -> None:
    table = Table().special("path-of-the-pilgrims").city(0, "cemetery", "shepherd", "monastery", "wanderer")
    assert why(table, "claim remembering-the-fallen") == ("EV-009", "event-not-in-play")
    assert "claim path-of-the-pilgrims" in table.legal()


@pytest.mark.rule("EV-010")
@ALL_SEATS
def test_the_four_basic_events_are_always_there(seats: int) -> None:
    ways: list[dict[str, Any]] = [{}, {"special_events": "newleaf"}, {"newleaf": "station"}, {"tickets": True}]
    for seed in range(5):
        for options in ways:
            assert basic(deal(seats, seed, **options)) == BASIC_EVENTS


@pytest.mark.breach("EV-010")
def test_those_of_newleaf_are_not_and_none_is_taken_at_the_start() -> None:
    table = Table().city(0, "king", "castle", "palace", *["farm"] * 12)
    assert why(table, "claim basic-3-purple")[1] == "event-not-in-play"
    assert why(table, "claim big-city")[1] == "event-not-in-play"
    assert set(deal(2, 1).claimed_by) == {-1}


# What everybody has


@pytest.mark.rule("EV-011")
def test_two_workers_at_first_and_then_three_four_and_six() -> None:
    game = deal(4, 1)
    assert [player.home for player in game.players] == [2, 2, 2, 2]
    table = Table()
    for number in (3, 4, 6):
        while table.players[0].home:
            table.turn(0).play("visit basic-8")
        table.turn(0).play("prepare")
        if table.asked == "draw-from-rows":
            table.play("done")
        assert table.players[0].home == number


@pytest.mark.breach("EV-011")
def test_the_workers_on_the_tree_cannot_be_placed_earlier() -> None:
    table = Table().play("visit basic-8").turn(0).play("visit basic-8").turn(0)
    assert why(table, "visit basic-8") == ("EV-016", "no-worker-at-home")
    table.play("prepare")
    for _ in range(3):
        table.turn(0).play("visit basic-8")
    assert why(table.turn(0), "visit basic-8") == ("EV-016", "no-worker-at-home")
    assert table.workers(0) == ["basic-8"] * 3


@pytest.mark.rule("EV-012")
@ALL_SEATS
def test_opening_hands_grow_by_one_from_seat_to_seat_and_supplies_are_empty(seats: int) -> None:
    for seed in range(10):
        game = deal(seats, seed)
        hands = [len(game.players[in_order(game, ahead)].hand) for ahead in range(seats)]
        assert hands == [5, 6, 7, 8][:seats]
        for player in game.players[:seats]:
            assert (player.twig, player.resin, player.pebble, player.berry, player.points) == (0, 0, 0, 0, 0)
            assert (player.city, player.events) == ([], [])


@pytest.mark.breach("EV-012")
def test_without_resources_nobody_can_begin_by_playing_a_card() -> None:
    for seed in range(40):
        game = deal(4, seed)
        assert [str(move) for move in game.moves(first(game)) if str(move).startswith("play")] == []


@pytest.mark.rule("EV-013")
def test_everybody_starts_in_winter_and_goes_on_alone() -> None:
    assert [player.season for player in deal(4, 2).players] == [0, 0, 0, 0]
    table = Table(3).home(0, 0).worker(0, "basic-8", "basic-8").play("prepare")
    assert [player.season for player in table.players] == [1, 0, 0]
    for seat in (1, 2):
        table.home(seat, 0)
    table.worker(2, "basic-8", "basic-8").turn(2).play("prepare")
    assert [player.season for player in table.players] == [1, 0, 1]


@pytest.mark.breach("EV-013")
def test_a_player_who_prepares_moves_nobody_else_on() -> None:
    table = Table().home(0, 0).worker(0, "basic-8", "basic-8").city(0, "farm").city(1, "farm")
    table.home(1, 1).worker(1, "basic-1").play("prepare")
    assert (table.players[0].home, table.goods(0)) == (3, (0, 0, 0, 1))
    other = table.players[1]
    assert (other.season, other.home, table.workers(1), table.goods(1)) == (0, 1, ["basic-1"], (0, 0, 0, 0))


@pytest.mark.rule("EV-321")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_may_be_drawn_as_the_first(seats: int) -> None:
    starts = [first(deal(seats, seed)) for seed in range(200)]
    for seat in range(seats):
        assert 200 / seats / 2 < starts.count(seat) < 200 / seats * 2


@pytest.mark.breach("EV-321")
def test_the_hands_do_not_go_by_the_number_of_the_seat() -> None:
    found = set()
    for seed in range(40):
        game = deal(3, seed)
        hands = tuple(len(player.hand) for player in game.players)
        assert hands[first(game)] == 5
        found.add(hands)
    assert found == {(5, 6, 7), (7, 5, 6), (6, 7, 5)}


@pytest.mark.rule("EV-322")
def test_no_other_forest_card_or_event_joins_the_game_later() -> None:
    for seed in range(5):
        game = deal(3, seed)
        places, events = forests(game), special(game)
        wander(game, seed)
        assert (forests(game), special(game)) == (places, events)
