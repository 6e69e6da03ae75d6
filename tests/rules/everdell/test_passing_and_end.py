"""Passing, the end of the game, points and ties."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.player import Claimed
from ecumene.games.everdell.visitors import VISITOR_NUMBER
from tests.rules.everdell.short_forms import at_home
from tests.rules.everdell.table import Table, why


def autumn(seats: int = 2) -> Table:
    """Everybody is in autumn."""
    table = Table(seats)
    for seat in range(seats):
        table.season(seat, "autumn")
    return table


def over(table: Table) -> Table:
    """Everybody who can still pass does so."""
    while not table.game.is_over:
        table.play("pass")
    return table


# Passing


@pytest.mark.rule("EV-109")
def test_whoever_passes_in_autumn_takes_no_more_turns() -> None:
    table = autumn(3).play("pass")
    assert (table.players[0].passed, table.seat) == (True, 1)
    table.play("visit basic-8", "visit basic-8")
    assert table.seat == 1
    table.play("visit basic-8", "pass")
    assert table.seat == 1


@pytest.mark.rule("EV-109")
def test_passing_is_possible_with_and_without_something_left_to_do() -> None:
    table = autumn().hand(0, "inn").rich()
    assert {"pass", "play inn", "visit basic-8"} <= table.legal()
    table = autumn().home(0, 0).meadow(*["king"] * 8)
    assert table.legal() == {"pass"}


@pytest.mark.breach("EV-109")
def test_nobody_passes_before_autumn_or_acts_after_passing() -> None:
    for season in ("winter", "spring", "summer"):
        table = Table().season(0, season)
        assert why(table, "pass") == ("EV-323", "pass-in-autumn")
    table = autumn().play("pass")
    refusal = table.game.check(0, table.game.parse(0, "visit basic-8"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("EV-015", "not-your-turn")


@pytest.mark.rule("EV-110")
def test_workers_of_a_passed_player_stay_and_block() -> None:
    table = autumn().worker(0, "basic-1", "forest-1").play("pass")
    assert table.workers(0) == ["basic-1", "forest-1"]
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")


@pytest.mark.rule("EV-110")
def test_open_destinations_of_a_passed_player_still_pay_tokens() -> None:
    for card, points in (("inn", 1), ("hotel", 2), ("post-office", 1)):
        table = autumn().city(0, card).hand(1, "wife", "wife").meadow("wife").play("pass", f"visit {card}@1")
        assert table.points(0) == points


@pytest.mark.breach("EV-110")
def test_passing_brings_no_worker_home_and_closes_no_destination() -> None:
    table = autumn(3).city(0, "inn", "queen").worker(0, "basic-1").worker(1, "inn@1").play("pass")
    assert (at_home(table), table.workers(0)) == (2, ["basic-1"])
    assert why(table, "visit inn@1") == ("EV-050", "place-taken")
    assert why(table, "visit queen@1") == ("EV-049", "not-open")


@pytest.mark.rule("EV-364")
def test_cities_of_passed_players_are_copied_visited_and_fooled() -> None:
    table = (
        autumn().city(0, "mine", "inn", "wanderer").hand(1, "miner-mole", "fool", "air-balloon").rich(1).play("pass")
    )
    table.play("play miner-mole", "copy mine@1")
    assert table.goods(1) == (20, 20, 21, 17)
    table.play("play fool")
    assert table.cities[0] == ["mine", "inn", "wanderer", "fool"]
    table.play("play air-balloon")
    assert len(table.hands[1]) == 3
    table.play("visit inn@1", "play wanderer meadow-1")
    assert (table.points(0), table.cities[1]) == (1, ["miner-mole", "air-balloon", "wanderer"])


@pytest.mark.rule("EV-364")
def test_a_conductor_copies_a_red_card_of_a_passed_player() -> None:
    table = autumn().city(0, "queen").city(1, "conductor").hand(1, "school").play("pass", "visit conductor")
    table.play("copy queen@1", "play school")
    assert (table.cities[1], table.points(0)) == (["conductor", "school"], 0)


@pytest.mark.breach("EV-364")
def test_a_passed_city_is_open_no_wider_than_before() -> None:
    table = autumn().city(0, "fool", "queen", "storehouse").stored(0, "storehouse", twig=3).hand(1, "fool").rich(1)
    table.play("pass")
    assert why(table, "play fool") == ("EV-129", "nobody-takes-fool")
    assert why(table, "visit queen@1") == ("EV-049", "not-open")
    assert why(table, "visit storehouse@1") == ("EV-368", "not-open")
    table = autumn().city(0, "storehouse").hand(1, "miner-mole").rich(1).play("pass", "play miner-mole")
    assert (table.seat, table.cities[1]) == (1, ["miner-mole"])


# The end


@pytest.mark.rule("EV-111")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_ends_when_all_have_passed(seats: int) -> None:
    table = autumn(seats)
    for seat in range(seats):
        assert (table.game.is_over, table.seat) == (False, seat)
        table.play("pass")
    assert table.game.is_over


@pytest.mark.breach("EV-111")
def test_it_goes_on_while_somebody_plays_and_nobody_moves_when_it_is_over() -> None:
    table = autumn().season(1, "winter").play("pass")
    assert (table.game.is_over, table.seat) == (False, 1)
    table.play("visit basic-8", "visit basic-8", "prepare")
    assert (table.game.is_over, table.seat, table.players[1].season) == (False, 1, 1)
    table = over(autumn())
    for text in ("pass", "visit basic-8"):
        refusal = table.game.check(0, table.game.parse(0, text))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == ("EV-111", "game-over")


# Points


@pytest.mark.rule("EV-112")
def test_the_score_is_the_sum_of_cards_tokens_bonuses_journey_events_and_visitors() -> None:
    table = autumn().city(0, "castle", "farm", "inn", "clock-tower", "chapel", "fool").tokens(0, "chapel", 2)
    table.give(0, points=7).worker(0, "journey-5", "journey-2", "journey-2", fixed=True)
    table.claimed(0, "grand-tour", "tax-relief", "the-everdell-games")
    table.game.own(0).visitors = [VISITOR_NUMBER["oscar-longtale"], VISITOR_NUMBER["dillweed-quicksniff"]]
    assert over(table).score(0) == {
        "cards": 4 + 1 + 2 + 0 + 2 - 2,
        "prosperity": 2,
        "tokens": 7 + 3 + 2,
        "journey": 9,
        "events": 3 + 3 + 9,
        "visitors": 5,
        "total": 7 + 2 + 12 + 9 + 15 + 5,
    }


@pytest.mark.rule("EV-112")
def test_things_on_and_beneath_events_count_with_the_events() -> None:
    table = autumn().claimed(0, "an-evening-of-fireworks", "capture-of-the-acorn-thieves")
    held = [claimed.event for claimed in table.players[0].events]
    table.game.own(0).events = [Claimed(held[0], 3), Claimed(held[1], 0, (1, 2))]
    assert over(table).score(0) == {
        **dict.fromkeys(("cards", "prosperity", "tokens", "journey", "visitors"), 0),
        "events": 6 + 6,
        "total": 12,
    }


@pytest.mark.breach("EV-112")
def test_nothing_else_is_worth_points() -> None:
    """Neither hand, supply, prisoners, reserved and archived cards, stored goods nor workers elsewhere."""
    table = Table(newleaf="station", tickets=True, reservations=True).season(0, "autumn").season(1, "autumn")
    table.city(0, "dungeon", "storehouse").prisoners(0, "king").stored(0, "storehouse", twig=6).hand(
        0, "castle", "queen"
    )
    table.rich().reserved(0, "palace").ability(0, "bats").worker(0, "basic-1", "haven", "knoll")
    table.game.own(0).archive = [0, 1]
    table.game.own(0).visitors = [VISITOR_NUMBER["bim-little"]]
    assert over(table).score(0) == {
        **dict.fromkeys(("prosperity", "tokens", "journey", "events", "visitors"), 0),
        "cards": 2,
        "total": 2,
    }


# Ties


@pytest.mark.rule("EV-113")
def test_more_events_break_a_tie_and_then_more_resources() -> None:
    table = autumn(3).give(0, points=3).give(1, points=3).claimed(2, "grand-tour").rich(0).stock(1, twig=1)
    assert over(table).game.ranking() == [2, 3, 1]


@pytest.mark.rule("EV-113")
def test_resources_of_every_kind_count_alike() -> None:
    table = autumn().stock(0, twig=1, resin=1, pebble=1).stock(1, berry=4)
    assert over(table).game.ranking() == [2, 1]


@pytest.mark.breach("EV-113")
def test_a_point_is_worth_more_than_all_events_and_resources() -> None:
    table = autumn().give(0, points=7).claimed(1, "grand-tour", "city-monument").rich(1, 90)
    assert (over(table).score(1)["total"], table.game.ranking()) == (6, [1, 2])
    table = autumn().give(0, points=3).rich(0, 90).claimed(1, "grand-tour")
    assert over(table).game.ranking() == [2, 1]


@pytest.mark.breach("EV-113")
def test_what_lies_on_cards_and_events_is_not_left_over() -> None:
    table = autumn().city(0, "freight-car", "storehouse").stored(0, "storehouse", twig=9).give(1, points=3 + 2)
    table.stock(1, berry=1)
    assert over(table).game.ranking() == [2, 1]
    table = autumn().claimed(0, "performer-in-residence").claimed(1, "an-evening-of-fireworks").stock(1, twig=1)
    table.game.own(0).events = [Claimed(table.players[0].events[0].event, 0)]
    assert over(table).game.ranking() == [2, 1]


@pytest.mark.rule("EV-363")
def test_a_tie_that_remains_is_a_shared_victory() -> None:
    table = autumn(3).give(0, points=5).give(1, points=5).stock(0, twig=2).stock(1, berry=2).give(2, points=4)
    assert over(table).game.ranking() == [1, 1, 3]


@pytest.mark.breach("EV-363")
def test_no_seat_or_hand_breaks_it() -> None:
    table = autumn(4).hand(0, "king", "queen").worker(1, "basic-1").home(2, 0)
    assert over(table).game.ranking() == [1, 1, 1, 1]
    table = autumn().stock(0, twig=1)
    assert over(table).game.ranking() == [1, 2]
