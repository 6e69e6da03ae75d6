"""Purple cards of the base game: what they bring at the end beside their points."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table


def bonus(*city: str) -> int:
    """What the purple cards of the city bring."""
    return Table().city(0, *city).city(1, *CITY).score()["prosperity"]


#: The city of an opponent: two cards of every kind, and a pair. It counts for nobody else.
CITY = ("farm", "inn", "fairgrounds", "lookout", "teacher", "husband", "wife+", "judge", "doctor", "castle", "king")


@pytest.mark.rule("EV-114")
@pytest.mark.parametrize(
    ("resin", "pebble", "points"), [(0, 0, 0), (1, 0, 1), (0, 2, 2), (2, 3, 5), (3, 3, 6), (6, 0, 6)]
)
def test_an_architect_counts_leftover_resin_and_pebbles(resin: int, pebble: int, points: int) -> None:
    table = Table().city(0, "architect").stock(0, resin=resin, pebble=pebble)
    assert (table.score()["prosperity"], table.score()["cards"]) == (points, 2)


@pytest.mark.breach("EV-114")
def test_an_architect_counts_no_seventh_and_nothing_outside_the_supply() -> None:
    assert Table().city(0, "architect").stock(0, resin=7, pebble=7).score()["prosperity"] == 6
    table = Table().city(0, "architect", "storehouse").stored(0, "storehouse", resin=2, pebble=1)
    assert table.stock(0, twig=5, berry=5).score()["prosperity"] == 0
    assert Table().city(0, "architect").stock(1, resin=3).score()["prosperity"] == 0


@pytest.mark.rule("EV-117")
def test_a_castle_counts_common_constructions() -> None:
    assert bonus("castle") == 0
    assert bonus("castle", "farm", "farm", "inn", "mine", "ruins") == 5


@pytest.mark.breach("EV-117")
def test_a_castle_counts_neither_unique_constructions_nor_critters_nor_itself() -> None:
    assert bonus("castle", "fairgrounds", "lookout", "crane", "husband", "teacher", "judge") == 0


@pytest.mark.rule("EV-126")
def test_an_ever_tree_counts_purple_cards_and_itself() -> None:
    assert bonus("ever-tree") == 1
    assert bonus("ever-tree", "wife", "wife", "architect") == 4


@pytest.mark.breach("EV-126")
def test_an_ever_tree_counts_no_other_colour_and_no_other_city() -> None:
    assert bonus("ever-tree", "farm", "inn", "judge", "wanderer", "queen") == 1


@pytest.mark.rule("EV-136")
def test_a_king_counts_basic_events_once_and_special_events_twice() -> None:
    table = Table().city(0, "king").claimed(0, "grand-tour", "harvest-festival", "tax-relief")
    assert table.score()["prosperity"] == 1 + 1 + 2
    assert (table.score()["events"], table.score()["cards"]) == (3 + 3 + 3, 4)


@pytest.mark.breach("EV-136")
def test_a_king_counts_no_events_of_others_and_none_that_are_merely_met() -> None:
    table = Table().city(0, "king", "farm", "farm", "farm", "farm").claimed(1, "grand-tour", "tax-relief")
    assert table.score()["prosperity"] == 0


@pytest.mark.rule("EV-142")
def test_a_palace_counts_unique_constructions_and_itself() -> None:
    assert bonus("palace") == 1
    assert bonus("palace", "fairgrounds", "lookout", "crane") == 4


@pytest.mark.breach("EV-142")
def test_a_palace_counts_neither_common_constructions_nor_critters() -> None:
    assert bonus("palace", "farm", "inn", "husband", "queen", "judge") == 1


@pytest.mark.rule("EV-150")
def test_a_school_counts_common_critters() -> None:
    assert bonus("school") == 0
    assert bonus("school", "teacher", "teacher", "husband", "wanderer") == 4


@pytest.mark.breach("EV-150")
def test_a_school_counts_neither_unique_critters_nor_constructions_nor_prisoners() -> None:
    assert bonus("school", "judge", "doctor", "farm", "inn", "lookout") == 0
    table = Table().city(0, "school", "dungeon").prisoners(0, "teacher")
    assert table.score()["prosperity"] == 0


@pytest.mark.rule("EV-155")
def test_a_theater_counts_unique_critters() -> None:
    assert bonus("theater") == 0
    assert bonus("theater", "judge", "doctor", "queen", "bard") == 4


@pytest.mark.breach("EV-155")
def test_a_theater_counts_neither_common_critters_nor_constructions() -> None:
    assert bonus("theater", "teacher", "husband", "farm", "lookout", "crane") == 0


@pytest.mark.rule("EV-160")
def test_a_wife_paired_with_a_husband_brings_three_points() -> None:
    assert bonus("husband", "wife+") == 3
    assert bonus("wife", "husband+", "wife", "husband+") == 6
    assert Table().city(0, "husband", "wife+").score()["cards"] == 4
    table = Table().city(0, "husband").hand(0, "wife").stock(0, berry=2)
    table.play("play wife", "share")
    assert table.score()["prosperity"] == 3


@pytest.mark.breach("EV-160")
def test_a_wife_without_a_husband_of_her_own_brings_nothing() -> None:
    assert bonus("wife") == 0
    assert bonus("husband", "wife") == 0
    assert bonus("husband", "wife+", "wife") == 3
    table = Table().city(0, "husband").hand(0, "wife").stock(0, berry=2)
    table.play("play wife", "alone")
    assert table.score()["prosperity"] == 0
