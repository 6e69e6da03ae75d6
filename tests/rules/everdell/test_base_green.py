"""Green cards of the base game: production that brings things, with and without a choice."""

from __future__ import annotations

import pytest

from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why

#: Card: what it brings.
PLAIN = {
    "farm": (0, 0, 0, 1),
    "mine": (0, 0, 1, 0),
    "resin-refinery": (0, 1, 0, 0),
    "twig-barge": (2, 0, 0, 0),
}
PRICES = {"farm": (2, 1, 0), "mine": (1, 1, 1), "resin-refinery": (0, 1, 1), "twig-barge": (1, 0, 1)}


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("farm", marks=pytest.mark.rule("EV-128")),
        pytest.param("mine", marks=pytest.mark.rule("EV-138")),
        pytest.param("resin-refinery", marks=pytest.mark.rule("EV-148")),
        pytest.param("twig-barge", marks=pytest.mark.rule("EV-156")),
    ],
)
def test_it_brings_its_resource_when_played_in_spring_and_in_autumn(card: str) -> None:
    twig, resin, pebble, berry = PLAIN[card]
    price = PRICES[card]
    table = Table().hand(0, card).stock(0, 10, 10, 10)
    table.play(f"play {card}")
    assert table.goods() == (10 - price[0] + twig, 10 - price[1] + resin, 10 - price[2] + pebble, berry)
    assert is_over(table)
    for season in ("winter", "summer"):
        table = prepared(Table().city(0, card).season(0, season))
        assert table.goods() == (twig, resin, pebble, berry)


@pytest.mark.parametrize(
    "card",
    [
        pytest.param("farm", marks=pytest.mark.breach("EV-128")),
        pytest.param("mine", marks=pytest.mark.breach("EV-138")),
        pytest.param("resin-refinery", marks=pytest.mark.breach("EV-148")),
        pytest.param("twig-barge", marks=pytest.mark.breach("EV-156")),
    ],
)
def test_it_brings_nothing_in_summer_nor_to_others(card: str) -> None:
    table = prepared(Table().city(0, card).season(0, "spring"))
    assert table.asked == "draw-from-rows"
    table.play("done")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    table = prepared(Table().city(1, card))
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 0), (0, 0, 0, 0))


@pytest.mark.breach("EV-128")
def test_a_farm_costs_two_twigs_and_a_resin() -> None:
    table = Table().hand(0, "farm").stock(0, twig=1, resin=5, berry=5)
    refusal = table.refusal("play farm")
    assert (refusal.rule, refusal.reason, refusal.needs["missing"]) == ("EV-075", "cannot-afford", 1)


@pytest.mark.rule("EV-116")
@pytest.mark.parametrize("farms", range(4))
def test_a_barge_toad_brings_two_twigs_for_every_farm(farms: int) -> None:
    table = Table().city(0, *["farm"] * farms).hand(0, "barge-toad").stock(0, berry=2)
    table.play("play barge-toad")
    assert table.goods() == (2 * farms, 0, 0, 0)
    table = prepared(Table().city(0, "barge-toad", *["farm"] * farms))
    assert table.goods() == (2 * farms, 0, 0, farms)


@pytest.mark.breach("EV-116")
def test_no_twigs_for_farms_of_others_or_for_farms_that_come_later() -> None:
    table = Table().city(0, "mine", "twig-barge").city(1, "farm", "farm").hand(0, "barge-toad").stock(0, berry=2)
    table.play("play barge-toad")
    assert table.goods() == (0, 0, 0, 0)
    table = Table().city(0, "barge-toad").hand(0, "farm").stock(0, twig=2, resin=1)
    table.play("play farm")
    assert table.goods() == (0, 0, 0, 1)


@pytest.mark.rule("EV-130")
def test_a_general_store_brings_a_berry_and_two_beside_a_farm() -> None:
    table = Table().hand(0, "general-store").stock(0, resin=1, pebble=1)
    table.play("play general-store")
    assert table.goods() == (0, 0, 0, 1)
    table = Table().city(0, "farm").hand(0, "general-store").stock(0, resin=1, pebble=1)
    table.play("play general-store")
    assert table.goods() == (0, 0, 0, 2)


@pytest.mark.breach("EV-130")
def test_no_third_berry_for_a_second_farm_and_none_for_a_farm_of_another() -> None:
    table = Table().city(0, "farm", "farm").hand(0, "general-store").stock(0, resin=1, pebble=1)
    table.play("play general-store")
    assert table.goods() == (0, 0, 0, 2)
    table = Table().city(1, "farm").hand(0, "general-store").stock(0, resin=1, pebble=1)
    table.play("play general-store")
    assert table.goods() == (0, 0, 0, 1)


@pytest.mark.rule("EV-127")
def test_fairgrounds_draw_two_cards() -> None:
    table = Table().deck("king", "queen", "mine").hand(0, "fairgrounds").stock(0, 1, 2, 1)
    table.play("play fairgrounds")
    assert (table.hands[0], table.goods()) == (["king", "queen"], (0, 0, 0, 0))
    table = prepared(Table().deck("king", "queen", "mine").city(0, "fairgrounds"))
    assert table.hands[0] == ["king", "queen"]


@pytest.mark.breach("EV-127")
def test_fairgrounds_draw_no_third_card_and_nothing_beyond_a_full_hand() -> None:
    table = prepared(Table().city(0, "fairgrounds").hand(0, *["mine"] * 7))
    assert len(table.hands[0]) == 8
    table = Table().city(0, "fairgrounds").hand(0, "fairgrounds").rich()
    assert why(table, "play fairgrounds") == ("EV-085", "unique-already")
    table = Table().city(0, "fairgrounds").hand(0, "mine").rich()
    table.play("play mine")
    assert table.hands[0] == []


@pytest.mark.rule("EV-132")
def test_a_husband_paired_with_a_wife_brings_any_resource_where_there_is_a_farm() -> None:
    table = Table().city(0, "farm", "wife").hand(0, "husband").stock(0, berry=3)
    table.play("play husband")
    assert (table.asked, table.legal()) == ("share-space", {"share", "alone"})
    table.play("share")
    assert table.legal() == {"gain twig", "gain resin", "gain pebble", "gain berry"}
    table.play("gain pebble")
    assert (table.goods(), is_over(table)) == ((0, 0, 1, 0), True)
    table = prepared(Table().city(0, "farm", "wife", "husband+"))
    table.play("gain resin")
    assert table.goods() == (0, 1, 0, 1)


@pytest.mark.breach("EV-132")
@pytest.mark.parametrize(
    "city",
    [
        ("farm", "husband"),
        ("farm", "wife", "husband"),
        ("wife", "husband+"),
        ("farm", "wife", "husband+", "husband"),
    ],
)
def test_a_husband_alone_or_without_a_farm_brings_nothing(city: tuple[str, ...]) -> None:
    """In the last city one Husband of two is paired: there is one choice and no second one."""
    table = prepared(Table().city(0, *city))
    farms = city.count("farm")
    if city.count("husband+") and farms:
        while table.asked == "produce-next":
            table.play("activate husband")
        table.play("gain twig")
        assert (table.goods(), is_over(table)) == ((1, 0, 0, farms), True)
    else:
        assert (table.goods(), is_over(table)) == ((0, 0, 0, farms), True)


@pytest.mark.breach("EV-132")
def test_a_wife_takes_one_husband_only() -> None:
    table = Table().city(0, "farm", "wife", "husband+").hand(0, "husband").stock(0, berry=3)
    table.play("play husband")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)


@pytest.mark.rule("EV-153")
@pytest.mark.parametrize(
    ("resource", "goods"),
    [("twig", (3, 0, 0, 0)), ("resin", (0, 2, 0, 0)), ("pebble", (0, 0, 1, 0)), ("berry", (0, 0, 0, 2))],
)
def test_a_storehouse_puts_goods_aside_and_a_worker_takes_them(resource: str, goods: tuple[int, ...]) -> None:
    table = Table().hand(0, "storehouse").stock(0, 1, 1, 1)
    table.play("play storehouse")
    assert table.legal() == {"store twig", "store resin", "store pebble", "store berry"}
    table.play(f"store {resource}")
    laid = table.laid(0, "storehouse")
    assert (tuple(laid.stored(kind) for kind in range(4)), table.goods()) == (goods, (0, 0, 0, 0))
    table.turn(0).play("visit storehouse")
    assert (table.goods(), table.laid(0, "storehouse").store) == (goods, 0)
    assert table.workers() == ["storehouse"]


@pytest.mark.rule("EV-153")
def test_goods_gather_on_a_storehouse_until_all_are_taken() -> None:
    table = prepared(Table().city(0, "storehouse").stored(0, "storehouse", twig=3, berry=2))
    table.play("store twig")
    table.turn(0).play("visit storehouse")
    assert table.goods() == (6, 0, 0, 2)


@pytest.mark.breach("EV-153")
def test_what_lies_on_a_storehouse_pays_for_nothing_and_an_empty_one_is_not_visited() -> None:
    table = Table().city(0, "storehouse").stored(0, "storehouse", twig=3, resin=2).hand(0, "farm")
    assert why(table, "play farm") == ("EV-075", "cannot-afford")
    table = Table().city(0, "storehouse")
    assert why(table, "visit storehouse") == ("EV-326", "visit-without-effect")
    table = prepared(Table().city(0, "storehouse"))
    assert why(table, "done") == ("EV-153", "not-now")


@pytest.mark.breach("EV-153")
def test_a_storehouse_has_one_space() -> None:
    table = Table().city(0, "storehouse").stored(0, "storehouse", twig=3).worker(0, "storehouse")
    assert why(table, "visit storehouse") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-368")
def test_only_the_owner_visits_a_storehouse() -> None:
    table = Table().city(0, "storehouse").stored(0, "storehouse", pebble=1)
    assert "visit storehouse" in table.legal("visit")
    table.turn(1)
    assert "visit storehouse@1" not in table.legal("visit")


@pytest.mark.breach("EV-368")
def test_a_storehouse_is_no_red_card_and_closed_to_others() -> None:
    table = Table().city(1, "storehouse").stored(1, "storehouse", pebble=1)
    assert why(table, "visit storehouse@2") == ("EV-368", "not-open")
    table = Table().city(0, "inn", "queen", "storehouse")
    assert why(table, "claim grand-tour") == ("EV-055", "event-needs")
    table = Table().city(0, "farm", "mine", "twig-barge", "storehouse")
    assert "claim harvest-festival" in table.legal("claim")
    table = Table(newleaf="cards").city(0, "conductor").city(1, "storehouse", "lookout")
    table.stored(1, "storehouse", twig=3).play("visit conductor")
    assert why(table, "copy storehouse@2")[1] == "cannot-copy-red"
