"""Section 23: the Conductor, who copies red cards of opponents."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import station
from tests.rules.everdell.table import Table, why


def conductor(*others: str, seats: int = 2, **options: object) -> Table:
    """A Conductor in the city of seat 0, and these cards in that of seat 1."""
    return Table(seats, newleaf="station", **options).city(0, "conductor").city(1, *others)


@pytest.mark.rule("EV-291", "EV-401")
@pytest.mark.parametrize("card", ["inn", "hotel", "locomotive", "queen"])
def test_the_conductor_plays_a_card_as_the_copied_one_would_for_his_owner(card: str) -> None:
    """From the own hand, the Meadow or the Station into the own city; the owner of an open card gets no token."""
    table = conductor(card).hand(0, "mine").meadow("mine").station("mine").tiles("one-vp").hand(1, "king")
    source = {"inn": " meadow-1", "hotel": "", "locomotive": " station-1", "queen": ""}[card]
    table.play("visit conductor", f"copy {card}@2", f"play mine{source}")
    assert (table.cities, table.points(1)) == ([["conductor", "mine"], [card]], 0)
    assert (table.goods(), table.points(0)) == ((0, 0, 1, 0), 1 if card == "locomotive" else 0)
    assert (table.workers(0), table.hands[1]) == (["conductor"], ["king"])


@pytest.mark.rule("EV-291")
def test_the_conductor_copies_lookout_post_office_and_chipsmith() -> None:
    table = conductor("lookout")
    table.play("visit conductor", "copy lookout@2", "copy basic-6")
    assert table.goods() == (0, 0, 1, 0)
    table = conductor("post-office").hand(0, "king", "queen")
    table.play("visit conductor", "copy post-office@2", "give king @2", "give queen @2")
    assert (table.hands[0], table.hands[1], table.points(1)) == (["farm"] * 8, ["king", "queen"], 0)
    table = conductor("chipsmith", "twig-barge").city(0, "mine", "farm")
    table.play("visit conductor", "copy chipsmith@2", "activate mine", "activate farm")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 1, 1), (0, 0, 0, 0))


@pytest.mark.rule("EV-291")
def test_the_conductor_looks_at_all_opponents_open_cards_or_not() -> None:
    table = conductor("inn", "farm", seats=3).city(2, "queen", "university").city(0, "wife").hand(0, "mine")
    table.meadow("mine").play("visit conductor")
    assert table.legal() == {"copy inn@2", "copy queen@3", "copy university@3", "done"}


@pytest.mark.rule("EV-401")
def test_the_copied_card_may_be_occupied_and_no_worker_is_put_on_it() -> None:
    table = conductor("inn").worker(1, "inn").meadow("wife")
    table.play("visit conductor", "copy inn@2", "play wife meadow-1")
    assert (table.workers(0), table.workers(1), table.points(1)) == (["conductor"], ["inn"], 0)
    table = conductor("inn").meadow("wife", "wife")
    table.play("visit conductor", "copy inn@2", "play wife meadow-1").turn(1).play("visit inn", "play wife meadow-2")
    assert table.workers(1) == ["inn"]


@pytest.mark.rule("EV-401")
def test_the_university_is_used_on_the_own_city_and_not_on_the_conductor_himself() -> None:
    table = conductor("university", "mine").city(0, "farm", "castle")
    table.play("visit conductor", "copy university@2")
    assert table.legal() == {"remove farm", "remove castle"}
    assert why(table, "remove conductor") == ("EV-350", "not-itself")
    table.play("remove castle", "gain berry")
    assert (table.cities, table.goods(), table.points()) == (
        [["conductor", "farm"], ["university", "mine"]],
        (2, 3, 3, 1),
        1,
    )


@pytest.mark.rule("EV-401")
def test_workers_for_good_on_the_card_he_dismantles_stay_on_the_conductor() -> None:
    table = conductor("university").city(0, "monastery").worker(0, "monastery", fixed=True)
    table.play("visit conductor", "copy university@2", "gain twig")
    assert (table.cities[0], table.workers(0)) == (["conductor"], ["conductor", "conductor"])
    table.worker(0, "basic-8").home(0, 0).city(0, "farm", "mine").turn(0).play("prepare")
    assert (table.workers(0), table.players[0].home) == (["conductor"], 3)
    table.turn(0)
    assert why(table, "visit conductor") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-291")
@pytest.mark.parametrize("card", ["cemetery", "chapel", "monastery"])
def test_cemetery_chapel_and_monastery_are_never_copied(card: str) -> None:
    table = conductor(card, "lookout").rich(0)
    table.play("visit conductor")
    assert why(table, f"copy {card}@2") == ("EV-291", "cannot-copy-red")
    assert table.legal() == {"copy lookout@2", "done"}
    table = conductor(card).rich(0)
    assert why(table, "visit conductor") == ("EV-326", "visit-without-effect")


@pytest.mark.breach("EV-291")
def test_cards_of_other_colours_and_of_the_own_city_are_not_copied() -> None:
    table = conductor("lookout", "farm", "judge", "king", "wanderer").city(0, "inn")
    table.play("visit conductor")
    for card in ("farm@2", "judge@2", "king@2", "wanderer@2", "inn", "conductor"):
        assert why(table, f"copy {card}") == ("EV-291", "cannot-copy-red")


@pytest.mark.breach("EV-401")
def test_a_storehouse_is_green_and_not_copied() -> None:
    table = conductor("storehouse", "lookout").stored(1, "storehouse", twig=3)
    table.play("visit conductor")
    assert why(table, "copy storehouse@2") == ("EV-291", "cannot-copy-red")


@pytest.mark.breach("EV-401")
def test_the_supply_of_the_owner_of_the_copied_card_pays_nothing() -> None:
    table = conductor("inn").rich(1).meadow(*["king"] * 8)
    assert why(table, "visit conductor") == ("EV-326", "visit-without-effect")
    table.stock(0, berry=3).play("visit conductor", "copy inn@2", "play king meadow-1")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 0), (20, 20, 20, 20))


@pytest.mark.rule("EV-291", "EV-402")
def test_copying_a_conductor_leads_to_a_red_card_of_the_own_city() -> None:
    """Also to one where a worker stands already."""
    table = conductor("conductor").city(0, "lookout", "inn").worker(0, "lookout").meadow("wife")
    table.play("visit conductor", "copy conductor@2")
    assert table.legal() == {"copy lookout", "copy inn", "done"}
    table.play("copy lookout", "copy basic-3")
    assert (table.goods(), table.workers(0)) == ((0, 2, 0, 0), ["conductor", "lookout"])


@pytest.mark.breach("EV-402")
def test_the_same_cards_are_closed_after_the_bounce_which_happens_once() -> None:
    table = conductor("conductor", "inn").city(0, "lookout", "cemetery", "chapel", "monastery", "storehouse").rich(0)
    table.stored(0, "storehouse", twig=3).play("visit conductor", "copy conductor@2")
    assert table.legal() == {"copy lookout", "done"}
    for card in ("cemetery", "chapel", "monastery", "storehouse", "conductor", "conductor@2", "inn@2"):
        assert why(table, f"copy {card}") == ("EV-402", "cannot-copy-red")


@pytest.mark.breach("EV-402")
def test_a_conductor_is_no_card_to_copy_if_the_own_city_offers_nothing() -> None:
    table = conductor("conductor", seats=3).city(2, "conductor").city(0, "chapel", "farm")
    assert why(table, "visit conductor") == ("EV-326", "visit-without-effect")


@pytest.mark.rule("EV-494")
def test_at_a_strict_table_both_copies_are_made() -> None:
    table = conductor("conductor", must_act=True).city(0, "lookout", "university")
    table.play("visit conductor")
    assert why(table, "done") == ("EV-494", "must-copy")
    table.play("copy conductor@2")
    assert why(table, "done") == ("EV-494", "must-copy")
    table.play("copy lookout", "copy basic-6")
    assert table.goods() == (0, 0, 1, 0)


@pytest.mark.breach("EV-494")
def test_a_copied_card_is_used_on_its_own_terms() -> None:
    """A copied Inn lets a card be played, and without "may" one must be; a copied Hotel may be left without."""
    table = conductor("inn", "hotel").meadow("wife").hand(0, "mine")
    table.play("visit conductor", "copy inn@2")
    assert why(table, "done") == ("EV-020", "must-play")
    table = conductor("inn", "hotel").meadow("wife").hand(0, "mine")
    table.play("visit conductor", "copy hotel@2", "done")
    assert (table.seat, table.cities[0]) == (1, ["conductor"])


@pytest.mark.rule("EV-291")
def test_a_conductor_may_vanish_by_what_he_copied() -> None:
    table = conductor("chipsmith").city(0, "magician", "mine")
    table.play("visit conductor", "copy chipsmith@2", "activate magician", "remove conductor", "gain twig")
    table.play("activate mine")
    assert (table.cities[0], table.workers(0), table.goods()) == (["magician", "mine"], ["nowhere"], (1, 0, 1, 0))


@pytest.mark.rule("EV-401")
def test_a_copied_locomotive_empties_and_refills_the_station_place() -> None:
    table = conductor("locomotive").station("wife", "king", "king").tiles("one-berry").deck("bard")
    table.play("visit conductor", "copy locomotive@2", "play wife station-1")
    assert (station(table), table.goods(), table.goods(1)) == (["bard", "king", "king"], (0, 0, 0, 1), (0, 0, 0, 0))
