"""Section 5: claiming events, the basic events, and what counts for them."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.catalogue import NUMBER
from ecumene.games.everdell.player import Claimed
from tests.rules.everdell.table import EVERYTHING, Table, why

#: Just enough cards of a colour for its basic event.
GREEN = ("farm", "mine", "husband", "teacher")
RED = ("inn", "chapel", "queen")
BLUE = ("crane", "historian", "judge")
TAN = ("bard", "ruins", "wanderer")


# Claiming


@pytest.mark.rule("EV-051")
def test_a_worker_claims_an_event_whose_demand_is_met() -> None:
    table = Table().city(0, *GREEN).play("claim harvest-festival")
    assert (table.workers(0), table.players[0].home, table.events(0)) == (["harvest-festival"], 1, ["harvest-festival"])
    assert (table.score()["events"], table.seat) == (3, 1)
    table.play("visit basic-8").home(0, 0).turn(0).play("prepare")
    assert table.events(0) == ["harvest-festival"]


@pytest.mark.rule("EV-051")
def test_claiming_takes_what_the_event_demands() -> None:
    table = Table().special("croak-wart-cure").city(0, "undertaker", "barge-toad", "farm").stock(0, berry=3)
    table.play("claim croak-wart-cure", "remove farm", "remove undertaker")
    assert (table.goods(), table.cities[0], table.events(0)) == ((0, 0, 0, 1), ["barge-toad"], ["croak-wart-cure"])


@pytest.mark.breach("EV-051")
def test_an_event_is_claimed_once_in_the_game() -> None:
    table = Table().city(0, *GREEN).city(1, *GREEN).play("claim harvest-festival")
    assert why(table, "claim harvest-festival") == ("EV-051", "event-taken")
    assert why(table.turn(0), "claim harvest-festival") == ("EV-051", "event-taken")
    # Not even when its worker has gone home.
    table.home(0, 0).play("prepare")
    for seat in (0, 1):
        assert why(table.turn(seat), "claim harvest-festival") == ("EV-051", "event-taken")
    assert table.score(1)["events"] == 0


@pytest.mark.breach("EV-051")
def test_nobody_claims_without_the_demand_or_without_a_worker() -> None:
    table = Table().city(0, *GREEN[:3]).city(1, *GREEN)
    assert why(table, "claim harvest-festival") == ("EV-054", "event-needs")
    table.city(0, "farm").home(0, 0)
    assert why(table, "claim harvest-festival") == ("EV-016", "no-worker-at-home")


@pytest.mark.rule("EV-052")
def test_the_worker_returns_and_the_event_stays_without_its_cards() -> None:
    table = Table().city(0, *GREEN).hand(0, "ruins").play("claim harvest-festival").turn(0)
    table.play("play ruins", "remove farm").home(0, 0).turn(0).play("prepare")
    while table.seat == 0:
        table.play(min(table.legal()))
    assert (table.workers(0), table.players[0].home) == ([], 2)
    assert (table.cities[0], table.events(0), table.score()["events"]) == (
        ["mine", "husband", "teacher", "ruins"],
        ["harvest-festival"],
        3,
    )


@pytest.mark.breach("EV-052")
def test_the_worker_neither_stays_for_good_nor_comes_home_early() -> None:
    table = Table().city(0, *GREEN[:2], "farm", "farm").home(0, 1).play("claim harvest-festival")
    for _ in range(2):
        assert (table.workers(0), table.players[0].home) == (["harvest-festival"], 0)
        table.turn(1).home(1, 1).play("visit basic-8")
    table.play("prepare")
    assert (table.workers(0), table.players[0].fixed, table.players[0].home) == ([], [], 2)


@pytest.mark.rule("EV-053")
def test_an_event_leaves_all_fifteen_spaces_of_a_city_free() -> None:
    table = Table().city(0, *["farm"] * 14).hand(0, "mine").rich().play("claim harvest-festival")
    table.turn(0).play("play mine")
    assert (len(table.cities[0]), table.events(0)) == (15, ["harvest-festival"])
    # And a full city may still claim one.
    table = Table().city(0, *["farm"] * 15).play("claim harvest-festival")
    assert table.events(0) == ["harvest-festival"]


@pytest.mark.breach("EV-053")
def test_nor_does_it_open_a_sixteenth() -> None:
    table = Table().city(0, *["farm"] * 15).hand(0, "mine").rich().play("claim harvest-festival").turn(0)
    assert why(table, "play mine") == ("EV-084", "city-full")
    # No card lies in the city for an event.
    assert table.cities[0] == ["farm"] * 15


# Basic events


@pytest.mark.parametrize(
    ("event", "cards"),
    [
        pytest.param("harvest-festival", GREEN, marks=pytest.mark.rule("EV-054")),
        pytest.param("grand-tour", RED, marks=pytest.mark.rule("EV-055")),
        pytest.param("city-monument", BLUE, marks=pytest.mark.rule("EV-056")),
        pytest.param("cartographers-expedition", TAN, marks=pytest.mark.rule("EV-057")),
    ],
)
def test_a_basic_event_needs_cards_of_a_colour_and_is_worth_three(event: str, cards: tuple[str, ...]) -> None:
    table = Table().city(0, *cards)
    assert table.legal("claim") == {f"claim {event}"}
    table.play(f"claim {event}")
    assert (table.score()["events"], table.points()) == (3, 0)


@pytest.mark.parametrize(
    ("event", "rule", "cards"),
    [
        pytest.param("harvest-festival", "EV-054", GREEN, marks=pytest.mark.breach("EV-054")),
        pytest.param("grand-tour", "EV-055", RED, marks=pytest.mark.breach("EV-055")),
        pytest.param("city-monument", "EV-056", BLUE, marks=pytest.mark.breach("EV-056")),
        pytest.param("cartographers-expedition", "EV-057", TAN, marks=pytest.mark.breach("EV-057")),
    ],
)
def test_one_card_less_is_not_enough_whatever_else_lies_there(event: str, rule: str, cards: tuple[str, ...]) -> None:
    others = [card for colour in (GREEN[:3], RED[:2], BLUE[:2], TAN[:2]) for card in colour if card not in cards]
    table = Table().city(0, *cards[1:], *others, "king", "castle", "palace").city(1, *cards)
    assert why(table, f"claim {event}") == (rule, "event-needs")
    assert table.legal("claim") == set()


@pytest.mark.breach("EV-055")
def test_a_storehouse_is_no_red_card() -> None:
    table = Table().city(0, *RED[:2], "storehouse").stored(0, "storehouse", twig=3)
    assert why(table, "claim grand-tour") == ("EV-055", "event-needs")


# What counts


@pytest.mark.rule("EV-330")
def test_cards_in_the_city_count_however_they_lie_there() -> None:
    # Shared spaces, cards without a space, occupied cards, and a Fool that somebody else has sent.
    table = Table().city(0, "husband", "wife+", "farm", "greenhouse+", "mine").occupied(0, "farm")
    assert "claim harvest-festival" in table.legal()
    table = Table().city(0, "wanderer", "main-road", "fool")
    assert "claim cartographers-expedition" in table.legal()


@pytest.mark.breach("EV-330")
def test_prisoners_and_cards_beneath_events_do_not_count() -> None:
    table = Table().city(0, "bard", "wanderer", "dungeon", "ranger").prisoners(0, "shepherd")
    assert "claim cartographers-expedition" in table.legal()
    table = Table().city(0, "bard", "wanderer", "dungeon").prisoners(0, "ranger", "shepherd")
    assert why(table, "claim cartographers-expedition") == ("EV-057", "event-needs")
    table = Table().city(0, "bard", "wanderer").claimed(0, "graduation-of-scholars", "capture-of-the-acorn-thieves")
    table.players[0].events[0] = Claimed(table.players[0].events[0].event, 0, (NUMBER["ranger"], NUMBER["shepherd"]))
    assert why(table, "claim cartographers-expedition") == ("EV-057", "event-needs")


@pytest.mark.breach("EV-330")
def test_hand_reserved_and_archived_cards_and_visitors_do_not_count() -> None:
    table = Table(2, **EVERYTHING, abilities=True).ability(0, "bats").city(0, "bard", "wanderer")
    table.hand(0, "ruins").reserved(0, "undertaker").meadow(*["shepherd"] * 8).city(1, *TAN)
    table.game.own(0).archive = [NUMBER["ranger"]]
    table.game.own(0).visitors = [0, 1, 2]
    assert why(table, "claim cartographers-expedition") == ("EV-057", "event-needs")
    assert "claim cartographers-expedition" in table.city(0, "ranger").legal()


@pytest.mark.rule("EV-331")
def test_an_event_with_a_price_is_open_to_whoever_can_pay_all_of_it() -> None:
    table = Table().special("croak-wart-cure").city(0, "undertaker", "barge-toad").stock(0, berry=2)
    table.play("claim croak-wart-cure")
    # The two required cards are the only ones that can be discarded.
    while table.seat == 0:
        table.play(min(table.legal()))
    assert (table.goods(), table.cities[0], table.score()["events"]) == ((0, 0, 0, 0), [], 6)


@pytest.mark.breach("EV-331")
def test_without_the_whole_price_no_worker_goes_there() -> None:
    table = Table().special("croak-wart-cure").city(0, "undertaker", "barge-toad", "farm").stock(0, 9, 9, 9, 1)
    assert why(table, "claim croak-wart-cure") == ("EV-331", "event-price")
    assert why(table.stock(0, berry=2).home(0, 0), "claim croak-wart-cure") == ("EV-016", "no-worker-at-home")
