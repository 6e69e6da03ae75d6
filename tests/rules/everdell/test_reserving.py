"""Section T: reserving a card, and the reservation token from season to season."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import IllegalMove
from ecumene.games.everdell.catalogue import NUMBER
from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import (
    EMPTY,
    ON_CARD,
    READY,
    SEASON_SIDE,
    aside,
    at_station,
    on_cars,
    reserved,
    row,
    seen,
)

SEASONS = ("winter", "spring", "summer")


def token(table: Table, seat: int = 0) -> int:
    return table.game.players[seat].token


def before_season(season: str, *city: str) -> Table:
    """A player who may prepare for the season after this one, and an opponent."""
    return Table(reservations=True).season(0, season).home(0, 0).worker(0, "basic-8").city(0, *city)


# Reserving


@pytest.mark.rule("EV-252")
@pytest.mark.parametrize("place", ["meadow-3", "station-2"])
def test_any_meadow_or_station_card_is_laid_by_the_city_face_up_with_the_token_on_it(place: str) -> None:
    table = at_station(reservations=True).meadow("inn", "mine", "king").station("inn", "king", "mine")
    places = {f"reserve meadow-{n}" for n in range(1, 9)} | {f"reserve station-{n}" for n in range(1, 4)}
    assert table.legal("reserve") == places
    table.play(f"reserve {place}")
    assert (reserved(table), token(table)) == ("king", ON_CARD)
    # It is the action of the turn, it costs nothing, and everybody sees the card.
    assert (table.seat, table.workers()) == (1, [])
    assert [seen(table.game, viewer).players[0].reserved for viewer in (1, None)] == [NUMBER["king"]] * 2


@pytest.mark.breach("EV-252")
def test_neither_an_empty_place_nor_a_card_of_hand_deck_or_city_is_reserved() -> None:
    table = at_station(reservations=True).hand(0, "farm").meadow("").station("")
    assert why(table, "reserve meadow-1") == ("EV-252", "no-card-there")
    assert why(table, "reserve station-1") == ("EV-252", "no-card-there")
    for text in ("reserve farm", "reserve deck", "reserve discards", "reserve hand"):
        with pytest.raises(IllegalMove) as caught:
            table.game.parse(0, text)
        assert caught.value.refusal.reason == "notation"


@pytest.mark.rule("EV-258")
def test_the_emptied_place_is_refilled_and_the_tile_stays() -> None:
    table = at_station(reservations=True).deck("school", "castle").station("inn", "king", "mine")
    table.play("reserve meadow-3")
    assert table.rows()[2] == "school"
    table.turn(0).give(0, token=READY).play("reserve station-2")
    assert row(table) == ["inn", "castle", "mine"]
    assert (on_cars(table), aside(table)) == (["two-twig", "one-resin", "one-pebble"], [])


@pytest.mark.breach("EV-258")
def test_no_place_is_left_empty_and_no_other_card_is_moved() -> None:
    table = at_station(reservations=True).deck("school").station("inn", "king", "mine")
    table.play("reserve station-2")
    assert (row(table), table.rows()) == (["inn", "school", "mine"], ["wanderer"] * 8)
    assert table.pile() == []


@pytest.mark.rule("EV-389")
def test_with_the_token_ready_a_card_may_be_reserved() -> None:
    table = Table(reservations=True).meadow("inn").play("reserve meadow-1")
    assert (reserved(table), token(table, 0), token(table, 1)) == ("inn", ON_CARD, READY)
    # The opponent has a token of his own.
    table.play("reserve meadow-2")
    assert (reserved(table, 1), token(table, 1)) == ("wanderer", ON_CARD)


@pytest.mark.breach("EV-389")
@pytest.mark.parametrize("side", [ON_CARD, SEASON_SIDE])
def test_no_card_is_reserved_while_the_token_lies_on_one_or_shows_its_season_side(side: int) -> None:
    table = Table(reservations=True)
    table = table.reserved(0, "farm") if side == ON_CARD else table.give(0, token=SEASON_SIDE)
    assert table.legal("reserve") == set()
    assert why(table, "reserve meadow-1") == ("EV-389", "token-not-ready")


@pytest.mark.rule("EV-437")
def test_reserving_is_neither_drawing_nor_playing() -> None:
    table = at_station(reservations=True).city(0, "historian", "shopkeeper", "museum").hand(0, *["farm"] * 8)
    table.station("wife").play("reserve station-1")
    assert table.hands[0] == ["farm"] * 8
    assert (table.goods(), table.points(), table.seat) == ((0, 0, 0, 0), 0, 1)
    assert (aside(table), table.cities[0]) == ([], ["historian", "shopkeeper", "museum"])


@pytest.mark.breach("EV-437")
def test_rugwort_does_not_reply_to_a_reservation() -> None:
    table = Table(1, newleaf="station", reservations=True)
    for place in ("station-1", "meadow-1"):
        table.give(0, token=READY).play(f"reserve {place}")
        assert table.cities[1] == []
        assert table.points(1) == 0
    assert (table.asked, table.seat) == ("take-turn", 0)


# What a reserved card is not


@pytest.mark.rule("EV-257")
def test_a_reserved_card_takes_no_room_in_hand_or_city() -> None:
    table = Table(reservations=True).hand(0, *["farm"] * 7).reserved(0, "king").city(0, *["inn"] * 14)
    table.play("visit basic-4")
    assert len(table.hands[0]) == 8
    table.turn(0).stock(0, twig=2, resin=1).play("play farm")
    assert len(table.cities[0]) == 15
    assert reserved(table) == "king"


@pytest.mark.breach("EV-257")
def test_a_reserved_card_is_no_card_of_hand_city_meadow_or_station() -> None:
    # Hand: nothing to discard at the Haven, nothing for the Hotel.
    table = at_station(reservations=True).reserved(0, "farm").city(0, "inn", "locomotive", "hotel")
    assert why(table, "visit haven") == ("EV-031", "no-hand-cards")
    assert why(table, "visit hotel") == ("EV-326", "visit-without-effect")
    # City: no fourth green card for the event.
    other = Table(reservations=True).reserved(0, "farm").city(0, "farm", "farm", "farm")
    assert why(other, "claim harvest-festival") == ("EV-054", "event-needs")
    # Meadow and Station: neither Inn nor Locomotive plays it.
    table.play("visit inn")
    assert why(table, "play farm reserved") == ("EV-133", "cannot-play-through")
    table.turn(0).play("visit locomotive")
    assert why(table, "play farm reserved") == ("EV-301", "cannot-play-through")


# From season to season


@pytest.mark.rule("EV-255")
def test_after_the_reserved_card_is_played_the_token_shows_its_season_side() -> None:
    table = Table(reservations=True).reserved(0, "farm").stock(0, twig=2)
    table.play("play farm reserved")
    assert (table.cities[0], reserved(table), token(table)) == (["farm"], EMPTY, SEASON_SIDE)


@pytest.mark.breach("EV-255")
def test_a_token_used_in_this_season_cannot_be_used_again() -> None:
    table = Table(reservations=True).reserved(0, "farm").stock(0, twig=2).play("play farm reserved").turn(0)
    assert table.legal("reserve") == set()
    assert why(table, "reserve meadow-1") == ("EV-389", "token-not-ready")
    # The opponent's change of season does not help.
    table.home(1, 0).worker(1, "basic-8").turn(1).play("prepare")
    assert token(table) == SEASON_SIDE


@pytest.mark.rule("EV-256")
@pytest.mark.parametrize("season", SEASONS)
def test_while_preparing_a_card_still_reserved_may_be_discarded_or_kept(season: str) -> None:
    table = before_season(season).reserved(0, "king").play("prepare")
    if season == "spring":
        table.play("done")
    assert table.asked == "keep-reserved"
    assert table.legal() == {"discard reserved", "done"}
    kept = table.game.copy()
    kept.play(0, kept.parse(0, "done"))
    assert (kept.players[0].reserved, kept.players[0].token) == (NUMBER["king"], ON_CARD)
    table.play("discard reserved")
    assert (reserved(table), token(table), table.pile()) == (EMPTY, READY, ["king"])
    assert "reserve meadow-1" in table.turn(0).legal("reserve")


@pytest.mark.rule("EV-256")
@pytest.mark.parametrize("season", SEASONS)
def test_a_token_on_its_season_side_is_flipped_back_while_preparing(season: str) -> None:
    table = before_season(season).give(0, token=SEASON_SIDE).play("prepare")
    if season == "spring":
        table.play("done")
    assert (token(table), table.seat) == (READY, 1)


@pytest.mark.breach("EV-256")
def test_a_reserved_card_is_discarded_at_no_other_time() -> None:
    table = Table(reservations=True).reserved(0, "king")
    assert why(table, "discard reserved") == ("EV-014", "not-now")
    # Not before the production of the season either.
    table = before_season("winter", "peddler").reserved(0, "king").stock(0, twig=1).play("prepare")
    assert table.asked == "exchange"
    assert table.refusal("discard reserved").reason == "not-now"
    table.play("done", "done").turn(0)
    assert (reserved(table), table.legal("reserve")) == ("king", set())
