"""Solo: Rugwort takes a Meadow card for every card that is played."""

from __future__ import annotations

import pytest

from tests.rules.everdell.solo import MEADOW, RUGWORT, alone, dice, prepare, rival
from tests.rules.everdell.table import Table, why

FIFTEEN = ("mine",) * 15


def with_pigeon() -> Table:
    """A Postal Pigeon in hand, and Inns on the deck for it to bring."""
    return Table(1).meadow(*MEADOW).hand(0, "postal-pigeon").stock(0, berry=2).deck("inn", "mine", "farm", "ranger")


@pytest.mark.rule("EV-164")
@pytest.mark.parametrize("roll", range(1, 9))
def test_the_die_says_which_meadow_card_he_takes(roll: int) -> None:
    table = dice(alone().deck("theater", "school"), roll)
    table.play("play inn")
    assert table.cities == [["inn"], [MEADOW[roll - 1]]]
    assert table.rows() == [*MEADOW[: roll - 1], "theater", *MEADOW[roll:]]
    assert (table.asked, table.seat) == ("take-turn", 0)


@pytest.mark.rule("EV-164")
def test_the_meadow_is_refilled_before_he_takes_a_card() -> None:
    table = dice(alone().meadow("inn").deck("theater", "school"), 1)
    table.play("play inn meadow-1")
    assert (table.cities[RUGWORT], table.rows()[0]) == (["theater"], "school")


@pytest.mark.breach("EV-164")
def test_he_takes_nothing_when_no_card_is_played() -> None:
    table = alone()
    table.play("visit basic-8", "visit basic-8", "prepare")
    assert (table.cities[RUGWORT], table.rows()) == ([], list(MEADOW))
    table = dice(alone(), 4)
    table.play("play inn")
    assert len(table.cities[RUGWORT]) == 1


@pytest.mark.rule("EV-165")
def test_his_city_has_no_limit() -> None:
    table = dice(alone().rugwort(*FIFTEEN), 5)
    table.play("play inn")
    assert (table.cities[RUGWORT], rival(table)["cards"]) == ([*FIFTEEN, "king"], 2 * 15 + 3)


@pytest.mark.breach("EV-165")
def test_abilities_and_printed_points_of_his_cards_count_for_nothing() -> None:
    table = dice(alone().meadow("farm", "wanderer").rugwort("historian", "shopkeeper", "courthouse", "castle"), 2, 1)
    table.play("play inn").stock(0, twig=2, resin=1).hand(0, "inn").play("play inn")
    assert table.cities[RUGWORT][4:] == ["wanderer", "farm"]
    assert (table.hands[RUGWORT], table.goods(RUGWORT), table.points(RUGWORT)) == ([], (0, 0, 0, 0), 0)
    prepare(table)
    assert table.goods(RUGWORT) == (0, 0, 0, 0)
    # A Castle of his brings 3 like every purple card, whatever it counts.
    assert rival(table)["cards"] == 3 + 2 * 5


@pytest.mark.rule("EV-166")
def test_he_may_have_a_unique_card_twice() -> None:
    table = dice(alone().rugwort("king"), 5)
    table.play("play inn")
    assert table.cities[RUGWORT] == ["king", "king"]


@pytest.mark.breach("EV-166")
def test_you_may_not() -> None:
    table = Table(1).city(0, "king").rugwort("queen").hand(0, "king", "queen").rich()
    assert why(table, "play king") == ("EV-085", "unique-already")
    assert "play queen" in table.legal("play")


@pytest.mark.rule("EV-167", "EV-429")
def test_two_cards_played_by_one_action_are_answered_by_two() -> None:
    table = dice(with_pigeon(), 3, 3)
    table.play("play postal-pigeon", "play inn revealed")
    # The second one is what the place was refilled with.
    assert table.cities == [["postal-pigeon", "inn"], ["castle", "farm"]]
    assert table.rows()[2] == "ranger"


@pytest.mark.breach("EV-167")
def test_a_card_that_is_merely_revealed_is_not_answered() -> None:
    table = dice(with_pigeon(), 3, 3)
    table.play("play postal-pigeon", "done")
    assert table.cities == [["postal-pigeon"], ["castle"]]


@pytest.mark.breach("EV-429")
def test_he_waits_until_the_action_is_completely_over() -> None:
    table = dice(alone().city(0, "courthouse", "historian").deck("theater", "school"), 1)
    table.play("play inn", "trigger courthouse")
    assert (table.asked, table.cities[RUGWORT]) == ("gain-any", [])
    table.play("gain pebble")
    # The Historian drew first; his refill came from what was left.
    assert (table.hands[0], table.cities[RUGWORT], table.rows()[0]) == (["theater"], ["architect"], "school")
    table = dice(with_pigeon(), 1, 2)
    table.play("play postal-pigeon")
    assert (table.asked, table.cities[RUGWORT]) == ("play-revealed", [])


@pytest.mark.breach("EV-429")
def test_bats_and_tile_bonus_come_before_his_reply() -> None:
    table = dice(alone().ability(0, "bats").deck("theater", "school"), 1)
    table.play("play inn")
    assert (table.asked, table.cities[RUGWORT]) == ("archive-card", [])
    table.play("archive meadow-1")
    assert (table.cities[RUGWORT], table.rows()[0]) == (["theater"], "school")
    table = dice(alone(newleaf="station").station("inn").tiles("one-any").deck("theater", "school"), 1)
    table.play("play inn station-1")
    assert (table.asked, table.cities[RUGWORT]) == ("gain-any", [])
    table.play("gain berry")
    assert (table.cities[RUGWORT], table.rows()[0]) == (["architect"], "school")


@pytest.mark.rule("EV-370")
def test_he_takes_the_card_of_the_place_rolled_worker_on_it_or_not() -> None:
    table = prepare(alone())
    assert why(table, "play architect meadow-1") == ("EV-173", "blocked-by-rugwort")
    dice(table, 1).play("play inn")
    assert table.cities[RUGWORT] == ["architect"]


@pytest.mark.breach("EV-370")
def test_he_never_draws_pays_or_gains() -> None:
    table = dice(alone().meadow("farm", "fairgrounds", "ever-tree"), 1, 2, 3)
    table.hand(0, "inn", "inn", "inn").rich().play("play inn", "play inn", "play inn")
    prepare(table, 3)
    assert table.cities[RUGWORT] == ["farm", "fairgrounds", "ever-tree"]
    assert (table.hands[RUGWORT], table.goods(RUGWORT), table.points(RUGWORT)) == ([], (0, 0, 0, 0), 0)


@pytest.mark.rule("EV-430")
def test_the_place_stays_blocked_when_he_takes_the_card_there() -> None:
    table = dice(prepare(alone().deck("mine", "farm")), 1)
    table.play("play inn").rich()
    assert (table.rows()[0], table.cities[RUGWORT]) == ("mine", ["architect"])
    assert why(table, "play mine meadow-1") == ("EV-173", "blocked-by-rugwort")


@pytest.mark.breach("EV-430")
def test_a_card_is_not_blocked_elsewhere() -> None:
    """The same card lies on a blocked place and on a free one."""
    table = prepare(alone().meadow("mine", "mine")).rich()
    assert table.legal("play mine") == {"play mine meadow-2"}
    prepare(table, 2)
    assert table.legal("play mine") == set()
    assert {"play king meadow-5", "play judge meadow-8"} <= table.rich().legal("play")


@pytest.mark.rule("EV-477")
def test_two_cards_are_answered_in_the_order_played() -> None:
    """The reserved Pigeon comes first, so the four cards it has revealed come before the refill of the second reply."""
    table = Table(1, reservations=True).meadow(*MEADOW).reserved(0, "postal-pigeon").stock(0, berry=1)
    table.deck("inn", "mine", "theater", "farm", "inn", "farm", "inn", "school")
    dice(table, 3, 4).play("play postal-pigeon reserved", "play inn revealed")
    assert table.cities[RUGWORT] == ["castle", "doctor"]
    assert table.rows()[2:4] == ["theater", "school"]
    assert table.pile() == ["mine", "farm", "inn", "farm", "inn"]


@pytest.mark.breach("EV-477")
def test_the_later_card_is_not_answered_first() -> None:
    """The Inn would be answered without four cards: the refill of its reply would come second from the deck."""
    table = Table(1, reservations=True).meadow(*MEADOW).reserved(0, "postal-pigeon").stock(0, berry=1)
    table.deck("inn", "mine", "theater", "bard", "inn", "farm", "inn", "school")
    dice(table, 3, 4).play("play postal-pigeon reserved", "play inn revealed")
    assert table.cities[RUGWORT] == ["castle", "bard", "doctor"]
    assert table.rows()[2:4] == ["theater", "school"]


@pytest.mark.rule("EV-478")
def test_a_roll_that_hits_an_empty_place_is_lost() -> None:
    table = dice(alone().only_deck().meadow("", "bard"), 1)
    table.play("play inn")
    assert (table.cities[RUGWORT], table.rows()) == ([], ["", *MEADOW[1:]])


@pytest.mark.breach("EV-478")
def test_it_is_not_rolled_again() -> None:
    table = dice(alone().only_deck().meadow("", "bard").hand(0, "inn", "inn").stock(0, twig=4, resin=2), 1, 5)
    table.play("play inn")
    assert table.cities[RUGWORT] == []
    table.play("play inn")
    assert table.cities[RUGWORT] == ["king"]


@pytest.mark.rule("EV-480")
def test_the_replies_come_before_the_ticket_die() -> None:
    table = Table(1, tickets=True).meadow(*MEADOW[:7], "inn").city(0, "inn").worker(0, "basic-8")
    dice(table, 2, 5).play("ticket basic-8", "visit inn", "play inn meadow-8")
    # First place 2 of the Meadow; then a 5, which is two tokens.
    assert (table.cities[RUGWORT], table.points(RUGWORT)) == (["bard"], 2)


@pytest.mark.breach("EV-480")
def test_he_does_not_prepare_before_he_has_answered() -> None:
    """A card played with the Clock Tower: his fourth green card comes in time for the Harvest Festival."""
    table = alone().rugwort("mine", "mine", "mine").city(0, "clock-tower").worker(0, "forest-2").home(0, 0)
    table.forest("forest-3berry", "forest-2meadow-play1-minus1", "forest-2any").meadow("inn", "inn", "mine")
    dice(table, 3).play("prepare", "repeat forest-2", "draw meadow-1", "draw meadow-2", "play inn", "pay 2-twig")
    assert table.cities[RUGWORT] == ["mine"] * 4
    assert table.events(RUGWORT) == ["harvest-festival"]
    assert table.workers(RUGWORT) == ["basic-3", "forest-2"]
