"""Section Q: visitors beside a city, and what counts for their wishes."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import at_station, welcome


def guest(visitor: str, *city: str) -> Table:
    """A visitor beside a city."""
    return welcome(at_station().city(0, *city), 0, visitor)


@pytest.mark.rule("EV-207")
def test_a_visitor_takes_no_space_and_scores_in_full_when_its_wish_is_granted() -> None:
    table = at_station().city(0, *["inn"] * 15).visitors(["bim-little"] * 3, ["ruby-dew"] * 3)
    table.play("visit station", "dismiss ruby-dew", "invite bim-little", "tile 1")
    assert table.guests() == ["bim-little"]
    assert len(table.cities[0]) == 15
    assert (table.score()["visitors"], table.score()["cards"]) == (7, 30)
    assert table.score()["total"] == 37


@pytest.mark.breach("EV-207")
def test_a_visitor_whose_wish_is_not_granted_scores_nothing_and_never_a_part() -> None:
    assert guest("bim-little", *["inn"] * 5).score()["visitors"] == 0
    table = welcome(guest("bim-little", *["inn"] * 5), 0, "dip-dubble")
    assert table.score()["visitors"] == 5
    # A visitor is no card of the city: the city of another player does not count either.
    assert welcome(at_station().city(1, *["inn"] * 6), 0, "bim-little").score()["visitors"] == 0


@pytest.mark.rule("EV-208")
def test_leftover_resources_count_for_several_visitors_and_for_the_baker_and_the_architect() -> None:
    table = welcome(guest("wimble-wuffle", "baker", "architect"), 0, "sir-trivle-q-s-marqwill-iii", "diggs-deepwell")
    table.stock(0, twig=1, resin=1, pebble=2, berry=3)
    # Three berries bring the Baker 6, resin and pebbles the Architect 3.
    assert table.score()["prosperity"] == 9
    assert table.score()["visitors"] == 6 + 7 + 6


@pytest.mark.breach("EV-208")
def test_what_lies_on_a_card_or_was_spent_is_no_leftover() -> None:
    table = guest("wimble-wuffle", "baker", "freight-car", "storehouse").stored(0, "storehouse", berry=5)
    table.stock(0, berry=2)
    assert (table.score()["visitors"], table.score()["prosperity"]) == (0, 4)
    table = guest("wimble-wuffle").hand(0, "wanderer").stock(0, berry=3)
    assert table.score()["visitors"] == 6
    table.play("play wanderer")
    assert table.score()["visitors"] == 0


@pytest.mark.rule("EV-384")
def test_cards_without_a_space_and_cards_that_share_one_count() -> None:
    city = ["wanderer", "main-road", "ever-wall", "air-balloon", "husband", "wife+", "farm", "greenhouse+"]
    assert guest("butterbell-sweetpaw", *city, *["mine"] * 6).score()["visitors"] == 0
    assert guest("butterbell-sweetpaw", *city, *["mine"] * 7).score()["visitors"] == 6


@pytest.mark.breach("EV-384")
def test_prisoners_reserved_cards_and_hand_cards_do_not_count() -> None:
    table = guest("butterbell-sweetpaw", "dungeon", "ranger", *["mine"] * 12).prisoners(0, "wanderer", "bard")
    assert table.score()["visitors"] == 0
    table = welcome(at_station(reservations=True).city(0, *["inn"] * 5), 0, "bim-little")
    table.reserved(0, "inn").hand(0, "inn", "inn")
    assert table.score()["visitors"] == 0
    assert table.city(0, "inn").score()["visitors"] == 7


@pytest.mark.rule("EV-436")
def test_a_player_may_hold_any_number_of_visitors_one_for_each_visit() -> None:
    table = at_station().visitors(["bim-little", "dip-dubble"] * 6, ["ruby-dew", "phill-gurgle"] * 6)
    for visit in range(1, 6):
        table.turn(0).home(0, 1).game.own(0).workers = []
        table.turn(0).play("visit station")
        table.play(min(table.legal()))
        table.play(min(table.legal()))
        assert table.asked == "choose-tile"
        table.play("tile 1")
        if table.asked == "gain-any":
            table.play("gain twig")
        assert len(table.guests()) == visit


@pytest.mark.breach("EV-436")
def test_one_visit_never_brings_a_second_visitor() -> None:
    table = at_station().visitors(["bim-little", "dip-dubble"], ["ruby-dew", "phill-gurgle"])
    table.play("visit station", "dismiss bim-little", "invite ruby-dew")
    assert table.refusal("invite phill-gurgle").reason == "not-now"
    table.play("tile 1")
    assert (table.guests(0), table.guests(1)) == (["ruby-dew"], [])
    assert why(table.turn(0), "visit station") == ("EV-205", "place-taken")


@pytest.mark.rule("EV-447")
def test_tokens_are_counted_that_are_held_and_that_lie_on_cards() -> None:
    table = guest("skin-shinysnout", "chapel", "clock-tower", "bank")
    # The Clock Tower has its three.
    table.tokens(0, "chapel", 2).tokens(0, "bank", 1).give(0, points=3)
    assert table.score()["visitors"] == 0
    assert table.give(0, points=4).score()["visitors"] == 5


@pytest.mark.rule("EV-447")
def test_tokens_taken_for_events_are_held_like_others() -> None:
    table = welcome(at_station(special_events="newleaf").city(0, *["farm"] * 10), 0, "skin-shinysnout")
    table.special("city-jubilee").give(0, points=8)
    assert table.score()["visitors"] == 0
    table.play("claim city-jubilee")
    assert (table.points(), table.score()["visitors"]) == (10, 5)
    table = guest("skin-shinysnout", "shopkeeper", "post-office").special("a-brilliant-marketing-plan")
    table.give(0, points=4).stock(0, twig=3).play("claim a-brilliant-marketing-plan")
    table.play("give twig @2", "give twig @2", "give twig @2")
    assert (table.points(), table.score()["visitors"]) == (10, 5)


@pytest.mark.breach("EV-447")
def test_printed_points_of_cards_and_events_are_no_tokens() -> None:
    table = guest("skin-shinysnout", "king", "queen", "castle", "palace").give(0, points=9)
    table.claimed(0, "harvest-festival", "grand-tour")
    assert (table.score()["cards"], table.score()["events"], table.score()["tokens"]) == (16, 6, 9)
    assert table.score()["visitors"] == 0
    # Tokens on the cards of another player are his.
    assert table.city(1, "clock-tower").score()["visitors"] == 0
