"""Section 24: the visitors whom Rugwort takes while he prepares."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.visitors import VISITOR_NUMBER, VISITORS
from tests.rules.everdell.newleaf import rugworts_guests, solo, tiles
from tests.rules.everdell.solo import rival
from tests.rules.everdell.table import Table, why

#: Visitors by their points.
TEN = "phill-gurgle"
NINE = "bosley-tedwardson"
SEVEN = "bim-little"
OTHER_SEVEN = "iggy-silverscale"
FIVE = "plum-shortclaw"
FOUR = "glindil-frink"


def ready(table: Table) -> Table:
    """All workers are out: only preparing is left."""
    table.worker(0, *["basic-8"] * table.players[0].home).home(0, 0).turn(0)
    return table


def through_the_year(table: Table) -> Table:
    """Seat 0 prepares three times."""
    for _ in range(3):
        ready(table).play("prepare")
        while table.asked != "take-turn":
            table.play("done" if "done" in table.legal() else min(table.legal()))
    return table


def piles(table: Table) -> list[list[str]]:
    """The two piles, their top cards first."""
    return [[VISITORS[visitor].id for visitor in reversed(pile)] for pile in table.game.visitors]


@pytest.mark.rule("EV-316", "EV-413")
@pytest.mark.parametrize(("first", "second", "taken"), [(TEN, SEVEN, TEN), (FOUR, FIVE, FIVE), (SEVEN, NINE, NINE)])
def test_rugwort_takes_the_visitor_with_more_points(first: str, second: str, taken: str) -> None:
    table = ready(solo().visitors([first, "ruby-dew"], [second, "ruby-dew"]))
    table.play("prepare")
    assert (rugworts_guests(table), table.asked) == ([taken], "take-turn")


@pytest.mark.rule("EV-316")
def test_between_equal_visitors_you_choose() -> None:
    table = ready(solo().visitors([SEVEN, FOUR], [OTHER_SEVEN, FIVE]))
    table.play("prepare")
    assert table.legal() == {f"invite {SEVEN}", f"invite {OTHER_SEVEN}"}
    table.play(f"invite {OTHER_SEVEN}")
    assert (rugworts_guests(table), piles(table), table.guests(0)) == ([OTHER_SEVEN], [[SEVEN, FOUR], [FIVE]], [])


@pytest.mark.rule("EV-316")
def test_the_visitor_comes_after_events_meadow_forest_and_basic_location() -> None:
    """When the choice is asked his workers have moved, and the event is his."""
    table = ready(solo().special().visitors([SEVEN, FOUR], [OTHER_SEVEN, FIVE]).rugwort("inn", "queen", "chapel"))
    table.play("prepare")
    assert (table.asked, table.events(1)) == ("invite-visitor", ["grand-tour"])
    assert (table.workers(1), table.game.blocked(0), table.game.blocked(1)) == (["basic-3", "forest-2"], True, False)


@pytest.mark.rule("EV-316")
def test_he_scores_the_full_points_of_his_visitors_whatever_they_wish() -> None:
    """Phill Gurgle wants two green cards at most, Bim Little six red ones."""
    table = solo().rugwort(*["farm"] * 6)
    table.players[1].visitors += [VISITOR_NUMBER[TEN], VISITOR_NUMBER[SEVEN]]
    before = rival(solo().rugwort(*["farm"] * 6))
    assert rival(table)["visitors"] == 17
    assert rival(table)["total"] - before["total"] == 17


@pytest.mark.breach("EV-316")
def test_the_visitor_with_fewer_points_is_not_on_offer_and_nobody_comes_without_preparing() -> None:
    table = ready(solo().visitors([SEVEN, TEN], [OTHER_SEVEN, NINE]))
    table.play("prepare")
    assert why(table, f"invite {TEN}") == ("EV-316", "not-on-top")
    assert why(table, f"invite {FOUR}") == ("EV-316", "not-on-top")
    table = solo().visitors([TEN, SEVEN], [NINE, FOUR]).hand(0, "wife").rich(0)
    table.play("visit basic-6", "play wife")
    assert rugworts_guests(table) == []


@pytest.mark.breach("EV-316")
def test_the_wish_of_your_own_visitor_must_be_granted() -> None:
    table = solo().city(0, *["farm"] * 6)
    table.players[0].visitors += [VISITOR_NUMBER[TEN], VISITOR_NUMBER["mossy-steptoe"]]
    assert table.score()["visitors"] == 5


@pytest.mark.breach("EV-316")
def test_without_the_station_board_he_takes_no_visitor() -> None:
    table = through_the_year(Table(1, newleaf="cards"))
    assert (rugworts_guests(table), table.players[1].season) == ([], 3)


@pytest.mark.rule("EV-413")
def test_he_takes_three_visitors_in_all() -> None:
    table = through_the_year(solo().visitors([TEN, NINE, SEVEN, FOUR], [FIVE, FOUR]))
    assert rugworts_guests(table) == [TEN, NINE, SEVEN]


@pytest.mark.breach("EV-413")
def test_he_takes_no_tile_and_sends_nobody_away() -> None:
    table = solo().visitors([TEN, NINE, SEVEN, FOUR], [FIVE, FOUR]).tiles("one-vp", "one-vp", "one-any")
    bag = table.game.bag[:]
    through_the_year(table)
    assert (tiles(table), table.game.bag, table.game.used_visitors) == (["one-vp", "one-vp", "one-any"], bag, [])
    assert (table.points(1), table.goods(1)) == (0, (0, 0, 0, 0))


@pytest.mark.rule("EV-444")
@pytest.mark.parametrize(("used", "new", "under"), [(4, 2, 2), (3, 2, 1), (1, 1, 0)])
def test_the_last_card_of_a_pile_taken_by_him_refreshes_both(used: int, new: int, under: int) -> None:
    away = ("ruby-dew", "reemy-sniggle", "triss-peske", "wildell-family")[:used]
    table = ready(solo().visitors([TEN], [SEVEN, FOUR], away))
    table.play("prepare")
    first, second = piles(table)
    assert (rugworts_guests(table), len(first), second[:2], len(second)) == ([TEN], new, [SEVEN, FOUR], 2 + under)
    assert (sorted([*first, *second[2:]]), table.game.used_visitors) == (sorted(away), [])


@pytest.mark.breach("EV-444")
def test_a_pile_with_cards_left_is_not_refreshed_and_his_visitors_never_come_back() -> None:
    table = ready(solo().visitors([TEN, FIVE], [SEVEN, FOUR], ("ruby-dew",)))
    table.play("prepare")
    assert (piles(table), table.game.used_visitors) == ([[FIVE], [SEVEN, FOUR]], [VISITOR_NUMBER["ruby-dew"]])
    table = ready(solo().visitors([TEN], [SEVEN, FOUR]))
    table.play("prepare")
    assert piles(table) == [[], [SEVEN, FOUR]]
    ready(table).play("prepare")
    if table.asked == "draw-from-rows":
        table.play("done")
    assert (rugworts_guests(table), piles(table)) == ([TEN, SEVEN], [[], [FOUR]])
