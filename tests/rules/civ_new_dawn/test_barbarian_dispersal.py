"""Section 11: barbarians that end their move in one space."""

from __future__ import annotations

import pytest

from tests.rules.civ_new_dawn.rounds import (
    GOVERNMENT,
    MOVE,
    OFF_THE_MAP,
    SPAWN,
    barbarian_at,
    end_round,
    sea_but,
)
from tests.rules.civ_new_dawn.table import Table

EAST, SOUTH_WEST, WEST = 2, 4, 5


def crowd(first: str = "A", second: str = "B") -> Table:
    """The first barbarian follows the second one, who will be pushed back by a reinforced token: both end in N21."""
    table = Table(2, "rome", "egypt").barbarian(first, "N20").barbarian(second, "N21")
    return table.tokens(1, "N22", reinforced=True)


@pytest.mark.rule("CV-147", "CV-503")
def test_one_of_two_barbarians_in_a_space_moves_on_by_another_die() -> None:
    # A arrives in N21, then B is pushed back into it: B is the last that arrived.
    table = end_round(crowd(), MOVE, EAST, SOUTH_WEST)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N21", "O20")
    assert [event.data["die"] for event in table.told("barbarians-roll")] == [EAST, SOUTH_WEST]


@pytest.mark.rule("CV-147")
def test_dice_are_rolled_until_no_space_holds_two() -> None:
    # The second die leads onto another reinforced token: B is pushed back once more. The third die frees N21.
    table = crowd().tokens(1, "O20", reinforced=True)
    end_round(table, MOVE, EAST, SOUTH_WEST, WEST)
    assert table.token("O20") == (1, False)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N21", "N20")


@pytest.mark.breach("CV-147")
def test_barbarians_in_different_spaces_need_no_further_die() -> None:
    table = Table(2, "rome", "egypt").barbarian("A", "N20").barbarian("B", "N21")
    end_round(table, MOVE, EAST)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N21", "N22")
    assert len(table.told("barbarians-roll")) == 1


@pytest.mark.breach("CV-147")
@pytest.mark.parametrize("section", [SPAWN, GOVERNMENT])
def test_nothing_disperses_in_other_sections(section: int) -> None:
    table = Table(2, "rome", "egypt").barbarian("A", "N20").barbarian("B", "N20")
    end_round(table, section)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N20", "N20")


@pytest.mark.rule("CV-389")
def test_the_barbarian_that_arrived_last_moves_on() -> None:
    # A moves first and is pushed back; then B arrives in N21.
    table = end_round(crowd("B", "A"), MOVE, EAST, SOUTH_WEST)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N21", "O20")


@pytest.mark.rule("CV-389")
def test_a_dispersed_barbarian_that_meets_another_one_is_the_last_that_arrived() -> None:
    # B goes from N21 to O20, where C has been since its own move.
    table = end_round(crowd().barbarian("C", "O19"), MOVE, EAST, SOUTH_WEST, 3)
    assert [barbarian_at(table, letter) for letter in "ABC"] == ["N21", "P21", "O20"]


@pytest.mark.rule("CV-389")
def test_a_dispersed_barbarian_does_what_barbarians_do() -> None:
    table = crowd().tokens(0, "O20").caravans(1, "O20")
    end_round(table, MOVE, EAST, SOUTH_WEST)
    assert (table.token("O20"), table.caravan_spaces(1), barbarian_at(table, "B")) == (None, ["card"], "O20")


@pytest.mark.rule("CV-389")
def test_a_dispersed_barbarian_skips_water_and_turns_round_at_the_end_of_the_map() -> None:
    table = end_round(crowd().terrain("water", "O20"), MOVE, EAST, SOUTH_WEST)
    assert barbarian_at(table, "B") == "P20"
    table = end_round(crowd().terrain("water", "O20", "P20", "Q19", "R19", "S18", "T18", "U17"), MOVE, EAST, SOUTH_WEST)
    assert barbarian_at(table, "B") == "M21"


@pytest.mark.breach("CV-389")
def test_the_barbarian_that_was_there_first_does_not_move_on() -> None:
    table = Table(2, "rome", "egypt").barbarian("D", "P25").barbarian("C", "P23").terrain("water", "P26")
    # C arrives in P24 before D, who turns round at the end of the map.
    end_round(table, MOVE, EAST, SOUTH_WEST)
    assert (barbarian_at(table, "C"), barbarian_at(table, "D")) == ("P24", "Q23")


@pytest.mark.breach("CV-503")
def test_a_barbarian_pushed_back_is_no_longer_the_one_that_was_there_first() -> None:
    # B stood in N21 before A came, but came back after A: so not A moves on.
    table = end_round(crowd(), MOVE, EAST, WEST)
    assert (barbarian_at(table, "A"), barbarian_at(table, "B")) == ("N21", "N20")


@pytest.mark.rule("CV-520")
def test_the_space_with_the_lowest_letter_is_dispersed_first() -> None:
    table = Table(2, "rome", "egypt").barbarian("A", "P20").barbarian("D", "P20")
    table.barbarian("B", "N20").barbarian("C", "N20")
    # North-east for the first space, that of A; north-west for the other one.
    end_round(table, MOVE, EAST, 1, 6)
    assert [barbarian_at(table, letter) for letter in "ABCD"] == ["P21", "N21", "M20", "O21"]


@pytest.mark.rule("CV-520")
def test_after_100_dispersal_rolls_one_barbarian_leaves_the_map() -> None:
    table = sea_but(Table(2, "rome", "egypt"), "N20").barbarian("A", "N20").barbarian("B", "N20")
    end_round(table, MOVE)
    assert len(table.told("barbarians-roll")) == 1 + 100
    assert sorted([barbarian_at(table, "A"), barbarian_at(table, "B")]) == ["N20", OFF_THE_MAP]


@pytest.mark.breach("CV-520")
def test_a_barbarian_that_finds_a_way_before_the_limit_stays_on_the_map() -> None:
    table = sea_but(Table(2, "rome", "egypt"), "N20", "P20").barbarian("A", "N20").barbarian("B", "N20")
    # No straight line leads from N20 to P20; with N21 there is one, which only the numbers 2 and 5 follow.
    table.terrain("grassland", "N21")
    end_round(table, MOVE, 1, 3, 4, EAST)
    assert sorted([barbarian_at(table, "A"), barbarian_at(table, "B")]) == ["N20", "N21"]
