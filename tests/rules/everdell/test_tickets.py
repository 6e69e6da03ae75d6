"""Section S: train tickets."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import OUTBOUND, RETURN

USED_UP = 0
SEASONS = ("winter", "spring", "summer", "autumn")


def with_ticket(side: int = OUTBOUND, season: str = "winter", **options: Any) -> Table:
    """One worker at home, one on the berry of the last Basic location."""
    table = Table(tickets=True, **options).season(0, season).home(0, 1).worker(0, "basic-8")
    return table.give(0, ticket=side)


# Outbound


@pytest.mark.rule("EV-248")
def test_the_outbound_ticket_moves_a_deployed_worker_which_acts_as_if_newly_placed() -> None:
    table = with_ticket()
    assert table.legal("ticket") == {"ticket basic-8"}
    table.play("ticket basic-8")
    assert table.asked == "move-worker"
    table.play("visit basic-3")
    assert (table.workers(), table.players[0].home) == (["basic-3"], 1)
    assert table.goods() == (0, 2, 0, 0)
    assert table.players[0].ticket == RETURN
    # It was the action of the turn.
    assert (table.asked, table.seat) == ("take-turn", 1)


@pytest.mark.rule("EV-248")
def test_a_worker_may_be_moved_to_an_event_or_onto_a_card_and_frees_its_old_space() -> None:
    table = Table(tickets=True).worker(0, "basic-3").city(0, *["farm"] * 4)
    table.play("ticket basic-3", "claim harvest-festival")
    assert (table.events(), table.workers()) == (["harvest-festival"], ["harvest-festival"])
    assert "visit basic-3" in table.legal("visit")
    table = Table(tickets=True).worker(0, "basic-3").city(0, "storehouse").stored(0, "storehouse", twig=3)
    table.play("ticket basic-3", "visit storehouse")
    assert (table.goods(), table.workers()) == ((3, 0, 0, 0), ["storehouse"])


@pytest.mark.breach("EV-248")
def test_a_ticket_moves_nobodys_worker_but_ones_own_and_not_to_where_it_stands() -> None:
    table = with_ticket().worker(1, "basic-1")
    assert why(table, "ticket basic-1") == ("EV-388", "no-worker-there")
    table.play("ticket basic-8")
    assert why(table, "visit basic-8") == ("EV-325", "same-place")
    assert why(table, "done") == ("EV-325", "not-now")
    assert "visit basic-8" not in table.legal("visit")


# Return


@pytest.mark.rule("EV-249")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_the_return_ticket_moves_a_worker_again_and_leaves_the_game(season: str) -> None:
    table = with_ticket(RETURN, season)
    table.play("ticket basic-8", "visit basic-1")
    assert (table.workers(), table.goods()) == (["basic-1"], (3, 0, 0, 0))
    assert table.players[0].ticket == USED_UP


@pytest.mark.rule("EV-249")
def test_preparing_for_summer_makes_the_return_ticket_good() -> None:
    table = with_ticket(RETURN, "spring").home(0, 0)
    assert table.legal("ticket") == set()
    table.play("prepare", "done")
    table.turn(0).home(0, 2).worker(0, "basic-8")
    assert table.legal("ticket") == {"ticket basic-8"}


@pytest.mark.breach("EV-249")
@pytest.mark.parametrize("season", ["winter", "spring"])
def test_the_return_ticket_is_not_good_before_summer(season: str) -> None:
    table = with_ticket(RETURN, season).season(1, "autumn")
    assert table.legal("ticket") == set()
    assert why(table, "ticket basic-8") == ("EV-249", "return-from-summer")


@pytest.mark.breach("EV-249")
def test_there_is_no_third_journey() -> None:
    table = with_ticket(RETURN, "autumn").play("ticket basic-8", "visit basic-1")
    table.turn(0)
    assert table.legal("ticket") == set()
    assert why(table, "ticket basic-1") == ("EV-249", "no-ticket")


# Where to


@pytest.mark.rule("EV-250")
def test_at_an_open_card_of_an_opponent_the_owner_is_paid() -> None:
    table = with_ticket().city(1, "inn").meadow("farm")
    table.play("ticket basic-8", "visit inn@2", "play farm meadow-1")
    assert (table.points(1), table.workers()) == (1, ["inn@2"])
    assert table.cities[0] == ["farm"]


@pytest.mark.rule("EV-250")
def test_a_worker_moved_to_the_journey_travels_for_good() -> None:
    table = with_ticket(season="autumn").hand(0, "farm", "mine", "inn")
    table.play("ticket basic-8", "visit journey-3", "discard farm", "discard mine", "discard inn")
    assert (table.players[0].workers, table.workers()) == ([], ["journey-3"])
    assert (table.hands[0], table.score()["journey"]) == ([], 3)


@pytest.mark.breach("EV-250")
def test_spaces_that_are_closed_to_a_worker_from_home_are_closed_to_one_that_is_moved() -> None:
    table = with_ticket(newleaf="station").home(0, 0).worker(0, "knoll", "station").worker(1, "basic-3", "forest-1")
    table.city(1, "lookout").city(0, "inn").worker(1, "inn@1").play("ticket basic-8")
    assert why(table, "visit basic-3") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    assert why(table, "visit knoll") == ("EV-201", "place-taken")
    assert why(table, "visit station") == ("EV-205", "place-taken")
    assert why(table, "visit haven") == ("EV-031", "no-hand-cards")
    assert why(table, "visit journey-2") == ("EV-033", "journey-in-autumn")
    assert why(table, "visit lookout@2 copy=basic-1") == ("EV-049", "not-open")
    assert why(table, "visit inn") == ("EV-050", "place-taken")
    assert why(table, "claim grand-tour") == ("EV-055", "event-needs")


@pytest.mark.rule("EV-250")
def test_the_worker_that_leaves_the_knoll_does_not_count_there_any_more() -> None:
    table = with_ticket(newleaf="station").worker(0, "knoll").hand(0, *["farm"] * 8)
    table.play("ticket knoll", "visit basic-6")
    assert "visit knoll" in table.turn(0).legal("visit")


# Who stays


@pytest.mark.rule("EV-251")
def test_only_workers_that_are_not_there_for_good_may_be_moved() -> None:
    table = with_ticket(season="autumn").city(0, "monastery", "cemetery", "inn").worker(0, "inn", "harvest-festival")
    table.worker(0, "journey-5", "monastery", "cemetery", fixed=True)
    assert table.legal("ticket") == {"ticket basic-8", "ticket inn", "ticket harvest-festival"}


@pytest.mark.breach("EV-251")
@pytest.mark.parametrize("place", ["journey-5", "journey-2", "monastery", "cemetery"])
def test_a_worker_placed_for_good_cannot_be_moved_by_ticket(place: str) -> None:
    table = with_ticket(season="autumn").city(0, "monastery", "cemetery").worker(0, place, fixed=True)
    assert why(table, f"ticket {place}") == ("EV-251", "worker-stays")


# When


@pytest.mark.rule("EV-387")
@pytest.mark.parametrize("season", SEASONS)
def test_the_outbound_side_is_good_in_every_season(season: str) -> None:
    table = with_ticket(season=season).play("ticket basic-8", "visit basic-6")
    assert table.goods() == (0, 0, 1, 0)
    assert table.players[0].ticket == RETURN


@pytest.mark.rule("EV-387")
@pytest.mark.parametrize("season", ["summer", "autumn"])
def test_both_sides_may_be_used_in_one_season_in_two_turns(season: str) -> None:
    table = with_ticket(season=season).play("ticket basic-8", "visit basic-6")
    assert table.seat == 1
    table.play("visit basic-8", "ticket basic-6", "visit basic-1")
    assert (table.goods(), table.workers()) == ((3, 0, 1, 0), ["basic-1"])
    assert table.players[0].ticket == USED_UP


@pytest.mark.breach("EV-387")
@pytest.mark.parametrize("season", SEASONS)
def test_one_turn_is_not_enough_for_both_sides(season: str) -> None:
    table = with_ticket(season=season).worker(0, "basic-2").play("ticket basic-8")
    # One worker is on its way: neither a second one nor anything else is done first.
    assert why(table, "ticket basic-2") == ("EV-325", "not-now")
    table.play("visit basic-6")
    refusal = table.game.check(0, table.game.parse(0, "ticket basic-6"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("EV-015", "not-your-turn")


@pytest.mark.rule("EV-388")
def test_every_worker_that_may_be_moved_is_offered_also_one_without_a_space() -> None:
    table = with_ticket().worker(0, "basic-8", "haven", "nowhere")
    assert table.legal("ticket") == {"ticket basic-8", "ticket haven", "ticket nowhere"}
    table.play("ticket nowhere", "visit basic-1")
    assert table.workers() == ["basic-1", "basic-8", "basic-8", "haven"]


@pytest.mark.breach("EV-388")
def test_without_a_deployed_worker_that_may_be_moved_the_ticket_cannot_be_used() -> None:
    table = Table(tickets=True)
    assert table.legal("ticket") == set()
    assert why(table, "ticket basic-1") == ("EV-388", "no-worker-there")
    table = Table(tickets=True).season(0, "autumn").worker(0, "journey-5", fixed=True)
    assert table.legal("ticket") == set()
    assert table.players[0].ticket == OUTBOUND
