"""Section N: what every player takes in a game with Newleaf, what is in its box, and play without the board."""

from __future__ import annotations

from collections import Counter

import pytest

from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.places import FOREST
from ecumene.games.everdell.visitors import ABILITIES, VISITORS
from ecumene.games.everdell.vocabulary import BASE
from tests.rules.everdell.table import EVERYTHING, Table, why
from tests.rules.everdell.train import (
    EMPTY,
    OUTBOUND,
    READY,
    at_station,
    basics_in,
    cards_in,
    deal,
    forest_in,
    on_cars,
    reserved,
    row,
    specials_in,
    welcome,
)

SEEDS = range(30)
NEWLEAF_CARDS = {card.id: card.copies for card in CARDS if card.box != BASE}


# What every player takes


@pytest.mark.rule("EV-185")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_player_takes_three_golden_tokens(seats: int) -> None:
    game = deal(seats=seats, newleaf="station")
    assert [game.players[seat].golden for seat in range(seats)] == [3] * seats


@pytest.mark.breach("EV-185")
def test_rugwort_has_no_golden_tokens_and_without_newleaf_nobody_has() -> None:
    solo = deal(seats=1, newleaf="station")
    assert solo.players[solo.rugwort].golden == 0
    assert [player.golden for player in deal(seats=4).players] == [0, 0, 0, 0]
    table = Table().hand(0, "inventor").city(0, "clock-tower")
    assert why(table, "play inventor golden=clock-tower") == ("EV-246", "no-golden-token")


@pytest.mark.rule("EV-186")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
def test_every_player_takes_a_ticket_with_the_outbound_side_up(newleaf: str) -> None:
    game = deal(seats=4, newleaf=newleaf, tickets=True)
    assert [player.ticket for player in game.players] == [OUTBOUND] * 4


@pytest.mark.breach("EV-186")
def test_without_the_module_nobody_has_a_ticket_and_rugwort_never_has_one() -> None:
    table = Table(newleaf="station").worker(0, "basic-8")
    assert table.legal("ticket") == set()
    assert table.refusal("ticket basic-8").reason == "no-ticket"
    solo = deal(seats=1, tickets=True)
    assert [player.ticket for player in solo.players] == [OUTBOUND, 0]


@pytest.mark.rule("EV-187")
@pytest.mark.parametrize("newleaf", ["none", "cards", "station"])
def test_every_player_takes_a_reservation_token_that_is_ready(newleaf: str) -> None:
    game = deal(seats=4, newleaf=newleaf, reservations=True)
    assert [player.token for player in game.players] == [READY] * 4
    assert [player.reserved for player in game.players] == [-2] * 4


@pytest.mark.breach("EV-187")
def test_without_the_module_nobody_can_reserve_and_rugwort_has_no_token() -> None:
    table = Table(newleaf="station")
    assert table.legal("reserve") == set()
    assert table.refusal("reserve meadow-1").reason == "token-not-ready"
    solo = deal(seats=1, reservations=True)
    assert [player.token for player in solo.players] == [READY, 0]


# What is in the box


@pytest.mark.rule("EV-372")
def test_what_the_box_of_newleaf_holds() -> None:
    assert (sum(NEWLEAF_CARDS.values()), len(VISITORS), len(ABILITIES)) == (59, 32, 4)
    new_events = [event for event in EVENTS if event.box != BASE]
    assert Counter(event.is_basic for event in new_events) == {False: 9, True: 2}
    assert len([place for place in FOREST if place.box != BASE]) == 3
    game = deal(seats=4, **EVERYTHING)
    assert len(game.tiles) + len(game.bag) == 18
    # Of 18 golden tokens, 6 tickets and 6 reservation tokens four players use no more than there are.
    assert sum(player.golden for player in game.players) == 12
    assert [(player.ticket, player.token) for player in game.players] == [(OUTBOUND, READY)] * 4


@pytest.mark.breach("EV-372")
def test_nothing_of_the_box_is_in_a_game_without_it() -> None:
    new = {place.id for place in FOREST if place.box != BASE} | {event.id for event in EVENTS if event.box != BASE}
    for seed in SEEDS:
        game = deal(seed, seats=4)
        assert (game.station, game.tiles, game.bag, game.visitors) == ([], [], [], [])
        found = {*cards_in(game), *forest_in(game), *specials_in(game), *basics_in(game)}
        assert found & (set(NEWLEAF_CARDS) | new) == set()
        for player in game.players:
            assert (player.golden, player.ticket, player.token, player.ability) == (0, 0, 0, -1)


@pytest.mark.rule("EV-373")
def test_point_tokens_count_by_their_value_alone() -> None:
    """Thirteen points are thirteen, in ones or as two sixes and a one."""
    table = at_station().give(0, points=13)
    assert (table.score()["tokens"], table.score()["total"]) == (13, 13)
    table.tiles("one-vp", "one-vp", "one-vp").visitors(["ruby-dew"] * 3, ["dip-dubble"] * 3)
    table.play("visit station", "dismiss ruby-dew", "invite dip-dubble", "tile 2")
    assert table.points() == 14


@pytest.mark.breach("EV-373")
def test_six_points_are_not_one_token() -> None:
    """A token of six is worth six to a visitor who counts tokens, and four more are needed for ten."""
    table = welcome(at_station().give(0, points=6), 0, "skin-shinysnout")
    assert table.score()["visitors"] == 0
    assert table.give(0, points=9).score()["visitors"] == 0
    assert table.give(0, points=10).score()["visitors"] == 5


@pytest.mark.rule("EV-374")
def test_a_solo_game_is_laid_out_like_one_of_two_players() -> None:
    solo, pair = deal(seats=1, **EVERYTHING), deal(seats=2, **EVERYTHING)
    for game in (solo, pair):
        assert (len(game.meadow), len(game.station), len(game.tiles), len(game.bag)) == (8, 3, 3, 15)
        assert [len(pile) for pile in game.visitors] == [16, 16]
        assert (len(game.forest), len(basics_in(game)), len(specials_in(game))) == (3, 6, 4)
        assert len(cards_in(game)) == 187
    you = solo.players[0]
    assert (len(you.hand), you.home, you.golden, you.ticket, you.token) == (5, 2, 3, OUTBOUND, READY)


@pytest.mark.breach("EV-374")
def test_rugwort_takes_no_golden_tokens_no_ticket_and_no_reservation_token() -> None:
    solo = deal(seats=1, **EVERYTHING)
    rugwort = solo.players[solo.rugwort]
    assert (rugwort.golden, rugwort.ticket, rugwort.token, rugwort.reserved) == (0, 0, 0, -2)
    assert (rugwort.hand, rugwort.visitors) == ([], [])


# Without the board


@pytest.mark.rule("EV-375")
def test_without_the_board_lamplighter_and_reservation_use_deck_and_meadow() -> None:
    table = Table(newleaf="cards", reservations=True).hand(0, "lamplighter").stock(0, berry=1).meadow("inn")
    assert table.legal("reserve") == {f"reserve meadow-{place}" for place in range(1, 9)}
    table.play("play lamplighter")
    assert table.legal("draw") == {"draw deck", *[f"draw meadow-{place}" for place in range(1, 9)]}
    table.play("draw meadow-1", "draw deck")
    assert table.hands[0] == ["farm", "inn"]
    table.turn(0).play("reserve meadow-2")
    assert reserved(table) == "wanderer"


@pytest.mark.breach("EV-375")
def test_without_the_board_nothing_is_drawn_or_reserved_from_a_station() -> None:
    table = Table(newleaf="cards", reservations=True).hand(0, "lamplighter").stock(0, berry=1)
    assert why(table, "reserve station-1") == ("EV-252", "no-card-there")
    table.play("play lamplighter")
    assert why(table, "draw station-1") == ("EV-299", "cannot-draw-there")
    assert (row(table), on_cars(table), reserved(table)) == ([], [], EMPTY)
