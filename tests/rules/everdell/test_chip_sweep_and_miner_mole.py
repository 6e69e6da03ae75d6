"""Green cards that use other green cards: Chip Sweep in the own city, Miner Mole in the cities of opponents."""

from __future__ import annotations

import pytest

from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why


def mole(*theirs: str, own: tuple[str, ...] = (), newleaf: str = "none") -> Table:
    """Seat 0 has just played a Miner Mole, beside its own cards; seat 1 has the others."""
    table = Table(newleaf=newleaf).city(0, *own).city(1, *theirs).hand(0, "miner-mole").stock(0, berry=3)
    table.play("play miner-mole")
    return table


@pytest.mark.rule("EV-120")
def test_a_chip_sweep_activates_one_other_green_card() -> None:
    table = Table().city(0, "mine", "twig-barge", "inn").hand(0, "chip-sweep").stock(0, berry=3)
    table.play("play chip-sweep")
    assert table.legal() == {"activate mine", "activate twig-barge", "done"}
    table.play("activate twig-barge")
    assert (table.goods(), is_over(table)) == ((2, 0, 0, 0), True)


@pytest.mark.rule("EV-120")
def test_in_spring_every_chip_sweep_activates_a_card() -> None:
    table = prepared(Table().city(0, "mine", "chip-sweep", "chip-sweep"))
    table.play("activate chip-sweep", "activate mine", "activate mine")
    assert (table.goods(), is_over(table)) == ((0, 0, 3, 0), True)


@pytest.mark.breach("EV-120")
def test_a_chip_sweep_activates_no_chip_sweep_no_other_colour_and_no_card_of_others() -> None:
    table = Table().city(0, "mine", "chip-sweep", "inn").city(1, "farm").hand(0, "chip-sweep").stock(0, berry=3)
    table.play("play chip-sweep")
    assert table.legal() == {"activate mine", "done"}
    assert why(table, "activate chip-sweep") == ("EV-367", "no-chip-sweep")
    assert why(table, "activate chip-sweep-2") == ("EV-367", "no-chip-sweep")
    assert why(table, "activate inn") == ("EV-120", "cannot-activate")
    assert why(table, "activate farm@2") == ("EV-120", "cannot-activate")


@pytest.mark.breach("EV-120")
def test_a_chip_sweep_alone_does_nothing() -> None:
    table = Table().city(0, "chip-sweep", "inn").city(1, "farm").hand(0, "chip-sweep").stock(0, berry=3)
    table.play("play chip-sweep")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)


@pytest.mark.rule("EV-139")
def test_a_miner_mole_copies_a_green_card_of_an_opponent() -> None:
    table = mole("mine", "twig-barge", "inn", own=("resin-refinery",))
    assert table.legal() == {"copy mine@2", "copy twig-barge@2", "done"}
    table.play("copy mine@2")
    assert (table.goods(0), table.goods(1), is_over(table)) == ((0, 0, 1, 0), (0, 0, 0, 0), True)


@pytest.mark.rule("EV-139")
def test_copying_a_miner_mole_leads_to_the_own_city() -> None:
    table = mole("miner-mole", own=("mine", "twig-barge"))
    table.play("copy miner-mole@2")
    assert table.legal() == {"copy mine", "copy twig-barge", "done"}
    table.play("copy twig-barge")
    assert (table.goods(), is_over(table)) == ((2, 0, 0, 0), True)


@pytest.mark.breach("EV-139")
def test_a_miner_mole_copies_neither_storehouse_nor_bank_nor_its_own_city() -> None:
    table = mole("storehouse", "bank", "chip-sweep", "inn", "mine", own=("twig-barge",), newleaf="cards")
    assert table.legal() == {"copy mine@2", "done"}
    for card in ("storehouse@2", "bank@2", "inn@2", "twig-barge"):
        assert why(table, f"copy {card}") == ("EV-139", "cannot-copy-green")
    table = mole("storehouse", "inn", own=("twig-barge",))
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)


@pytest.mark.rule("EV-367")
def test_a_chip_sweep_activates_a_miner_mole_that_leads_back_to_the_own_city() -> None:
    table = Table().city(0, "miner-mole", "mine").city(1, "miner-mole", "twig-barge")
    table.hand(0, "chip-sweep").stock(0, berry=3).play("play chip-sweep")
    assert table.legal() == {"activate miner-mole", "activate mine", "done"}
    table.play("activate miner-mole")
    assert table.legal() == {"copy miner-mole@2", "copy twig-barge@2", "done"}
    table.play("copy miner-mole@2", "copy mine")
    assert (table.goods(), is_over(table)) == ((0, 0, 1, 0), True)


@pytest.mark.breach("EV-367")
def test_a_chip_sweep_never_activates_a_chip_sweep_by_way_of_others() -> None:
    table = Table().city(0, "chip-sweep", "miner-mole", "mine", "farm").city(1, "miner-mole", "chip-sweep", "mine")
    table.hand(0, "chip-sweep").stock(0, berry=3).play("play chip-sweep", "activate miner-mole")
    assert why(table, "copy chip-sweep@2") == ("EV-139", "cannot-copy-green")
    table.play("copy miner-mole@2")
    assert table.legal() == {"copy mine", "copy farm", "done"}
    assert why(table, "copy chip-sweep") == ("EV-475", "cannot-copy-green")


@pytest.mark.rule("EV-475")
def test_on_the_way_back_other_green_cards_of_the_own_city_are_used() -> None:
    table = mole("miner-mole", own=("storehouse", "bank", "chip-sweep", "miner-mole", "farm"), newleaf="cards")
    table.play("copy miner-mole@2")
    # Only the Farm is left, and nothing.
    assert table.legal() == {"copy farm", "done"}
    table.play("copy farm")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 1), True)


@pytest.mark.breach("EV-475")
def test_on_the_way_back_the_same_cards_are_excluded() -> None:
    table = mole("miner-mole", own=("storehouse", "bank", "chip-sweep", "miner-mole", "farm"), newleaf="cards")
    table.play("copy miner-mole@2")
    for card in ("storehouse", "bank", "chip-sweep", "miner-mole", "miner-mole-2", "miner-mole@2"):
        assert why(table, f"copy {card}") == ("EV-475", "cannot-copy-green")


@pytest.mark.rule("EV-369")
@pytest.mark.parametrize(
    ("copied", "theirs", "goods", "points"),
    [
        ("barge-toad", ("barge-toad", "farm", "farm"), (4, 0, 0, 0), 0),
        ("general-store", ("general-store", "farm"), (0, 0, 0, 2), 0),
        ("mayor", ("mayor", "inn", "inn", "inn", "wife", "husband+", "wanderer"), (0, 0, 0, 0), 2),
    ],
)
def test_a_copied_card_counts_the_city_it_lies_in(
    copied: str, theirs: tuple[str, ...], goods: tuple[int, ...], points: int
) -> None:
    table = mole(*theirs, newleaf="cards")
    table.play(f"copy {copied}@2")
    assert (table.goods(), table.points(0), table.points(1)) == (goods, points, 0)


@pytest.mark.rule("EV-369")
def test_a_copied_husband_or_greenhouse_looks_for_its_partner_beside_it() -> None:
    table = mole("farm", "wife", "husband+")
    table.play("copy husband@2", "gain pebble")
    assert (table.goods(), is_over(table)) == ((0, 0, 1, 0), True)
    table = mole("farm", "greenhouse+", newleaf="cards")
    table.play("copy greenhouse@2", "gain pebble")
    assert (table.goods(), len(table.hands[0]), is_over(table)) == ((0, 0, 1, 0), 1, True)


@pytest.mark.breach("EV-369")
def test_the_city_of_whoever_copies_is_not_counted() -> None:
    table = mole("barge-toad", own=("farm", "farm"))
    table.play("copy barge-toad@2")
    assert table.goods() == (0, 0, 0, 0)
    table = mole("general-store", own=("farm",))
    table.play("copy general-store@2")
    assert table.goods() == (0, 0, 0, 1)
    table = mole("husband", own=("farm", "wife", "husband+"))
    table.play("copy husband@2")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)
    table = mole("mayor", own=("inn",) * 9, newleaf="cards")
    table.play("copy mayor@2")
    assert table.points() == 1
    table = mole("greenhouse", "farm", own=("farm", "greenhouse+"), newleaf="cards")
    table.play("copy greenhouse@2")
    assert (table.goods(), len(table.hands[0]), is_over(table)) == ((0, 0, 0, 0), 1, True)


@pytest.mark.rule("EV-423")
def test_whoever_copies_pays_discards_and_gains() -> None:
    table = Table().city(1, "doctor").stock(1, berry=7).hand(0, "miner-mole").stock(0, berry=4)
    table.play("play miner-mole", "copy doctor@2", "spend berry")
    assert (table.goods(0), table.goods(1), table.points(0), table.points(1)) == ((0, 0, 0, 0), (0, 0, 0, 7), 1, 0)
    table = mole("teacher")
    table.deck("king", "queen")
    table.play("copy teacher@2", "keep king", "give queen @2")
    assert table.hands == [["king"], ["queen"]]
    table = mole("magician", "inn", own=("farm",), newleaf="cards")
    table.play("copy magician@2")
    assert table.legal() == {"remove farm", "done"}
    table.play("remove farm", "gain pebble")
    assert (table.goods(), table.points()) == ((0, 0, 1, 0), 1)
    assert table.cities == [["miner-mole"], ["magician", "inn"]]


@pytest.mark.breach("EV-423")
def test_nothing_is_paid_or_discarded_by_the_opponent() -> None:
    table = mole("doctor", "magician", "inn", newleaf="cards")
    table.stock(1, berry=7).play("copy doctor@2")
    assert (table.goods(0), table.goods(1), table.points(0), is_over(table)) == ((0, 0, 0, 0), (0, 0, 0, 7), 0, True)
    table = mole("magician", "inn", own=("farm",), newleaf="cards")
    table.play("copy magician@2")
    assert why(table, "remove inn@2")[1] == "not-in-city"
    table = mole("tea-house", newleaf="cards")
    table.hand(1, "king").play("copy tea-house@2")
    assert (table.hands, is_over(table)) == ([[], ["king"]], True)


@pytest.mark.rule("EV-424")
def test_a_card_that_acts_as_another_removes_others() -> None:
    table = mole("magician", own=("farm", "miner-mole"), newleaf="cards")
    table.play("copy magician@2")
    # The older Miner Mole may go, the acting one may not.
    assert table.legal() == {"remove farm", "remove miner-mole", "done"}
    table = Table(newleaf="cards").city(0, "conductor", "farm", "inn").city(1, "university")
    table.play("visit conductor", "copy university@2")
    assert table.legal() == {"remove farm", "remove inn"}


@pytest.mark.breach("EV-424")
def test_a_card_that_acts_as_another_does_not_remove_itself() -> None:
    table = mole("magician", own=("farm",), newleaf="cards")
    table.play("copy magician@2")
    assert why(table, "remove miner-mole")[1] == "not-removable"
    table = Table(newleaf="cards").city(0, "conductor", "farm", "inn").city(1, "university")
    table.play("visit conductor", "copy university@2")
    assert why(table, "remove conductor")[1] == "not-itself"
    table = Table(newleaf="cards").city(0, "conductor").city(1, "university")
    assert why(table, "visit conductor") == ("EV-326", "visit-without-effect")


@pytest.mark.rule("EV-425")
def test_chip_sweep_and_miner_mole_may_be_left_unused() -> None:
    table = prepared(Table().city(0, "peddler", "chip-sweep").stock(0, twig=1))
    table.play("activate chip-sweep", "done", "done")
    assert (table.goods(), is_over(table)) == ((1, 0, 0, 0), True)
    table = mole("mine")
    table.play("done")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)
    table = mole("miner-mole", own=("mine",))
    table.play("copy miner-mole@2", "done")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)


@pytest.mark.breach("EV-425")
def test_what_they_activate_is_not_left_unused_for_that() -> None:
    table = Table().city(0, "storehouse").hand(0, "chip-sweep").stock(0, berry=3)
    table.play("play chip-sweep", "activate storehouse")
    assert (table.asked, "done" in table.legal()) == ("store-goods", False)
    assert why(table, "done")[1] == "not-now"
    table = mole("teacher")
    table.play("copy teacher@2")
    assert why(table, "done")[1] == "not-now"
