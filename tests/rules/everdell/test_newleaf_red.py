"""Section 23: Chipsmith, Hotel and Locomotive."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import station, tiles
from tests.rules.everdell.table import Table, why


def newleaf(**options: object) -> Table:
    return Table(2, newleaf="station", **options)


# The Chipsmith


@pytest.mark.rule("EV-289", "EV-490")
def test_the_chipsmith_activates_two_green_cards_one_after_the_other() -> None:
    table = newleaf().city(0, "chipsmith", "farm", "mine", "judge", "twig-barge")
    table.play("visit chipsmith")
    assert table.legal() == {"activate farm", "activate mine", "activate twig-barge", "done"}
    table.play("activate mine")
    assert (table.goods(), table.legal()) == ((0, 0, 1, 0), {"activate farm", "activate twig-barge", "done"})
    table.play("activate twig-barge")
    assert (table.goods(), table.seat, table.workers()) == ((2, 0, 1, 0), 1, ["chipsmith"])


@pytest.mark.rule("EV-490")
def test_one_card_is_enough_and_the_next_is_chosen_when_the_first_is_resolved() -> None:
    table = newleaf().city(0, "chipsmith", "peddler", "miller").stock(0, berry=1)
    table.play("visit chipsmith", "activate peddler", "spend berry", "gain pebble", "activate miller", "spend pebble")
    assert (table.points(), table.goods()) == (3, (0, 0, 0, 0))
    table = newleaf().city(0, "chipsmith", "farm", "mine")
    table.play("visit chipsmith", "activate farm", "done")
    assert (table.goods(), table.seat) == ((0, 0, 0, 1), 1)


@pytest.mark.rule("EV-400")
def test_two_cards_of_one_design_are_different_cards() -> None:
    table = newleaf().city(0, "chipsmith", "mine", "mine")
    table.play("visit chipsmith", "activate mine-2", "activate mine")
    assert table.goods() == (0, 0, 2, 0)


@pytest.mark.breach("EV-289", "EV-400")
def test_no_card_is_activated_twice_by_the_chipsmith() -> None:
    table = newleaf().city(0, "chipsmith", "mine", "farm")
    table.play("visit chipsmith", "activate mine")
    assert why(table, "activate mine") == ("EV-400", "activated-already")
    table = newleaf().city(0, "chipsmith", "mine")
    table.play("visit chipsmith", "activate mine")
    assert (table.seat, table.goods()) == (1, (0, 0, 1, 0))


@pytest.mark.breach("EV-289")
def test_the_chipsmith_reaches_green_cards_of_his_own_city_only() -> None:
    table = newleaf().city(0, "chipsmith", "mine", "judge", "inn").city(1, "farm")
    table.play("visit chipsmith")
    for other in ("activate judge", "activate inn", "activate farm@2", "activate chipsmith"):
        assert why(table, other) == ("EV-289", "cannot-activate")
    assert why(table.turn(1), "visit chipsmith@1") == ("EV-049", "not-open")


@pytest.mark.breach("EV-490")
def test_no_third_card_is_activated_and_a_strict_table_wants_at_least_one() -> None:
    table = newleaf(must_act=True).city(0, "chipsmith", "mine", "farm", "twig-barge")
    table.play("visit chipsmith")
    assert why(table, "done") == ("EV-490", "must-activate")
    table.play("activate mine")
    assert "done" in table.legal()
    table.play("activate farm")
    assert (table.seat, table.asked, table.goods()) == (1, "take-turn", (0, 0, 1, 1))


@pytest.mark.rule("EV-289", "EV-302")
def test_a_card_that_the_magician_made_vanish_is_not_activated_after_him() -> None:
    table = newleaf().city(0, "chipsmith", "magician", "mine", "farm")
    table.play("visit chipsmith", "activate magician", "remove mine", "gain twig")
    assert table.legal() == {"activate farm", "done"}


@pytest.mark.rule("EV-289")
def test_a_chipsmith_may_vanish_by_his_own_work_and_goes_on_with_the_second_card() -> None:
    """His worker stays out without a place."""
    table = newleaf().city(0, "chipsmith", "magician", "mine")
    table.play("visit chipsmith", "activate magician", "remove chipsmith", "gain twig", "activate mine")
    assert (table.cities[0], table.goods(), table.workers()) == (["magician", "mine"], (1, 0, 1, 0), ["nowhere"])


# The Hotel


@pytest.mark.rule("EV-297")
def test_at_the_hotel_a_hand_card_costs_three_less() -> None:
    table = newleaf().city(0, "hotel").hand(0, "clock-tower").stock(0, twig=1, pebble=1)
    table.play("visit hotel", "play clock-tower")
    assert table.legal() == {"pay 1-twig", "pay 1-pebble"}
    table.play("pay 1-twig")
    assert (table.cities[0], table.goods(), table.points()) == (["hotel", "clock-tower"], (0, 0, 1, 0), 0)


@pytest.mark.rule("EV-297")
def test_the_owner_of_a_hotel_gets_two_tokens_for_an_opponent() -> None:
    table = newleaf().city(1, "hotel").hand(0, "wife")
    table.play("visit hotel@2")
    assert table.points(1) == 2
    table.play("play wife")
    assert (table.cities, table.points(0), table.points(1)) == ([["wife"], ["hotel"]], 0, 2)


@pytest.mark.breach("EV-297")
def test_what_the_hotel_saves_too_much_is_not_gained_and_nothing_is_combined() -> None:
    table = newleaf().city(0, "hotel", "crane", "farm").hand(0, "crane", "wife", "castle").stock(0, twig=2)
    table.play("visit hotel")
    assert table.legal() == {"play wife", "done"}
    for way in ("play wife free=farm", "play castle with=crane", "play castle", "play crane"):
        assert why(table, way) == ("EV-297", "cannot-play-through")
    table.play("play wife")
    assert table.goods() == (2, 0, 0, 0)


@pytest.mark.breach("EV-297")
def test_the_hotel_does_not_reach_meadow_station_or_reserved_cards() -> None:
    table = newleaf(reservations=True).city(0, "hotel").hand(0, "king").reserved(0, "wife").station("wife")
    assert why(table, "visit hotel") == ("EV-326", "visit-without-effect")
    table.hand(0, "mine").play("visit hotel")
    for source in ("meadow-1", "station-1", "reserved"):
        card = "wanderer" if source == "meadow-1" else "wife"
        assert why(table, f"play {card} {source}") == ("EV-297", "cannot-play-through")


@pytest.mark.breach("EV-297")
def test_a_guest_may_leave_the_hotel_without_a_card_unless_the_table_is_strict() -> None:
    table = newleaf().city(1, "hotel").hand(0, "wife")
    table.play("visit hotel@2", "done")
    assert (table.hands[0], table.cities[0], table.points(1), table.seat) == (["wife"], [], 2, 1)
    table = newleaf(must_act=True).city(1, "hotel").hand(0, "wife")
    table.play("visit hotel@2")
    assert why(table, "done") == ("EV-020", "must-play")


@pytest.mark.rule("EV-297")
def test_hotels_are_common_and_each_takes_one_guest() -> None:
    table = newleaf().city(1, "hotel", "hotel").hand(0, "wife", "mine").worker(1, "hotel")
    assert why(table, "visit hotel@2") == ("EV-050", "place-taken")
    table.play("visit hotel-2@2", "play wife")
    assert (table.points(1), table.workers(0)) == (2, ["hotel-2@2"])


# The Locomotive


@pytest.mark.rule("EV-301")
def test_the_locomotive_plays_a_station_card_for_three_less_with_its_tile() -> None:
    table = newleaf().city(0, "locomotive").station("wife", "clock-tower", "king").tiles("one-vp", "one-vp", "one-vp")
    table.stock(0, twig=1).deck("bard").play("visit locomotive")
    assert table.legal() == {"play wife station-1", "play clock-tower station-2", "done"}
    table.play("play clock-tower station-2")
    assert (table.cities[0], table.goods(), table.points()) == (["locomotive", "clock-tower"], (0, 0, 0, 0), 1)
    assert (station(table), tiles(table)[0], tiles(table)[2]) == (["wife", "bard", "king"], "one-vp", "one-vp")


@pytest.mark.rule("EV-301")
def test_the_tile_follows_the_card_and_what_it_set_off() -> None:
    table = newleaf().city(0, "locomotive", "museum").station("magician").tiles("one-vp")
    table.play("visit locomotive", "play magician station-1", "remove museum", "gain twig")
    assert (table.points(), table.cities[0], table.seat) == (2, ["locomotive", "magician"], 1)
    table = newleaf().city(0, "locomotive", "museum").station("wife").tiles("one-vp")
    table.play("visit locomotive", "play wife station-1")
    assert (table.asked, table.points()) == ("draw-or-not", 0)
    table.play("done")
    assert table.points() == 1


@pytest.mark.breach("EV-301")
def test_the_locomotive_plays_nothing_from_hand_or_meadow_and_nothing_is_combined() -> None:
    table = newleaf().city(0, "locomotive", "inventor", "farm").hand(0, "wife").station("wife", "king", "king")
    table.stock(0, twig=2).play("visit locomotive")
    assert table.legal() == {"play wife station-1", "done"}
    for text in (
        "play wife",
        "play wanderer meadow-1",
        "play wife station-1 free=farm",
        "play king station-2 with=inventor",
    ):
        assert why(table, text) == ("EV-301", "cannot-play-through")
    table.tiles("one-vp").play("play wife station-1")
    assert table.goods() == (2, 0, 0, 0)


@pytest.mark.breach("EV-301")
def test_the_locomotive_is_closed_to_opponents_and_to_whoever_can_play_nothing() -> None:
    table = newleaf().city(0, "locomotive").city(1, "locomotive").station("king", "king", "king")
    assert why(table, "visit locomotive@2") == ("EV-049", "not-open")
    assert why(table, "visit locomotive") == ("EV-326", "visit-without-effect")
    table = newleaf(must_act=True).city(0, "locomotive").station("wife")
    table.play("visit locomotive")
    assert why(table, "done") == ("EV-020", "must-play")
