"""Section 23: Baker, Ever Wall, Library and Photographer, who bring points at the end."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why


def bonus(table: Table) -> int:
    """The bonuses of purple cards of seat 0."""
    return table.score()["prosperity"]


# The Baker


@pytest.mark.rule("EV-287")
@pytest.mark.parametrize(("berries", "points"), [(0, 0), (1, 2), (2, 4), (3, 6)])
def test_the_baker_brings_two_points_for_each_berry_left(berries: int, points: int) -> None:
    table = Table().city(0, "baker").stock(0, berry=berries)
    assert (bonus(table), table.score()["cards"]) == (points, 2)


@pytest.mark.breach("EV-287")
def test_the_baker_brings_six_at_most_and_nothing_for_other_leftovers() -> None:
    assert bonus(Table().city(0, "baker").stock(0, berry=9)) == 6
    assert bonus(Table().city(0, "baker").stock(0, twig=4, resin=4, pebble=4)) == 0
    assert bonus(Table().city(0, "baker", "freight-car").stored(0, "freight-car", berry=2)) == 0


# The Ever Wall


@pytest.mark.rule("EV-293")
@pytest.mark.parametrize(("filled", "points"), [(0, 0), (4, 0), (5, 2), (9, 2), (10, 4), (15, 6)])
def test_the_ever_wall_brings_two_points_for_every_five_filled_spaces(filled: int, points: int) -> None:
    table = Table().city(0, "ever-wall", *["inn"] * filled)
    assert (bonus(table), table.score()["cards"]) == (points, 6 + 2 * filled)


@pytest.mark.rule("EV-293")
def test_an_ever_wall_is_played_into_a_full_city() -> None:
    table = Table().city(0, *["inn"] * 15).hand(0, "ever-wall").stock(0, twig=4, resin=4, pebble=3)
    table.play("play ever-wall")
    assert (len(table.cities[0]), bonus(table)) == (16, 6)


@pytest.mark.rule("EV-311")
def test_with_a_main_road_sixteen_spaces_can_be_filled() -> None:
    assert bonus(Table().city(0, "ever-wall", "main-road", *["inn"] * 16)) == 6


@pytest.mark.breach("EV-293", "EV-311")
@pytest.mark.parametrize("card", ["wanderer", "main-road", "air-balloon", "ever-wall"])
def test_a_card_without_a_space_does_not_fill_one(card: str) -> None:
    table = Table().city(0, "ever-wall", *["inn"] * 4, *[card] * (card != "ever-wall"))
    assert bonus(table) == 0
    assert bonus(table.city(0, "inn")) == 2


@pytest.mark.rule("EV-407")
def test_a_shared_space_is_one_filled_space_for_the_ever_wall() -> None:
    """A pair of Husband and Wife brings three points besides."""
    table = Table().city(0, "ever-wall", "husband", "wife+", "farm", "greenhouse+", "inn", "inn")
    assert bonus(table) == 3
    assert bonus(table.city(0, "inn")) == 3 + 2


@pytest.mark.breach("EV-407")
def test_partners_on_two_spaces_fill_two_and_are_no_pair() -> None:
    table = Table().city(0, "ever-wall", "husband", "wife", "farm", "greenhouse", "inn")
    assert bonus(table) == 2


# The Library


@pytest.mark.rule("EV-300")
@pytest.mark.parametrize(
    ("city", "points"),
    [
        ((), 1),
        (("king", "castle"), 1),
        (("farm",), 2),
        (("farm", "inn", "judge"), 4),
        (("farm", "mine", "inn", "queen", "judge", "crane", "fool", "main-road"), 5),
    ],
)
def test_the_library_brings_a_point_for_each_colour_its_own_included(city: tuple[str, ...], points: int) -> None:
    table = Table().city(0, "library", *city)
    assert bonus(table) - bonus(Table().city(0, *city)) == points


@pytest.mark.breach("EV-300")
def test_colours_of_prisoners_and_other_cities_do_not_count() -> None:
    table = Table().city(0, "library", "dungeon").prisoners(0, "husband").city(1, "farm", "inn").hand(0, "wanderer")
    assert bonus(table) == 2


# The Photographer


#: A purple card of an opponent, what seat 0 has beside the Photographer, and what the copy brings.
COPIES: list[tuple[str, tuple[str, ...], int]] = [
    ("architect", (), 6),
    ("baker", (), 4),
    ("castle", ("mine", "inn"), 2),
    ("ever-tree", (), 1),
    ("ever-wall", ("inn", "inn", "inn", "inn"), 2),
    ("library", ("mine", "inn"), 3),
    ("palace", ("university", "chapel"), 2),
    ("school", ("wanderer", "teacher"), 2),
    ("theater", ("judge",), 2),
]


@pytest.mark.rule("EV-307", "EV-408")
@pytest.mark.parametrize(("card", "city", "points"), COPIES)
def test_the_photographer_gets_the_bonus_of_an_opponents_card_counted_in_the_own_city(
    card: str, city: tuple[str, ...], points: int
) -> None:
    """The opponent's city and leftovers are much richer."""
    table = Table().city(0, "photographer", *city).city(1, card, *["mine"] * 6, "inn", "judge", "university", "bard")
    table.stock(0, pebble=6, resin=3, berry=0).rich(1)
    if card == "baker":
        table.stock(0, berry=2)
    assert bonus(table) == points


@pytest.mark.rule("EV-307")
def test_a_copied_king_counts_the_own_events() -> None:
    table = (
        Table().city(0, "photographer").city(1, "king").claimed(0, "grand-tour", "tax-relief").claimed(1, "magic-show")
    )
    assert bonus(table) == 3


@pytest.mark.rule("EV-307", "EV-408")
def test_the_best_card_of_one_opponent_is_copied() -> None:
    table = Table(3).city(0, "photographer", "mine").city(1, "castle", "baker").city(2, "architect", "palace")
    table.stock(0, berry=2, resin=1)
    assert (bonus(table), table.score()["cards"]) == (4, 2 + 2)


@pytest.mark.rule("EV-307")
def test_a_design_that_lies_in_the_own_city_too_may_be_copied() -> None:
    table = Table().city(0, "photographer", "baker").city(1, "baker").stock(0, berry=2)
    assert bonus(table) == 8


@pytest.mark.breach("EV-307")
def test_base_points_and_own_purple_cards_are_not_copied() -> None:
    table = Table().city(0, "photographer", "architect").stock(0, resin=6)
    assert bonus(table) == 6
    table = Table().city(0, "photographer").city(1, "ever-wall", *["inn"] * 15)
    assert (bonus(table), table.score()["cards"], table.score()["total"]) == (0, 2, 2)


@pytest.mark.breach("EV-408")
def test_a_copied_wife_or_photographer_gives_nothing() -> None:
    table = Table().city(0, "photographer", "husband").city(1, "husband", "wife+")
    assert bonus(table) == 0
    table = Table(3).city(0, "photographer").city(1, "photographer").city(2, "baker").stock(0, berry=1)
    table.stock(1, berry=3)
    assert (bonus(table), table.score(1)["prosperity"]) == (2, 6)


@pytest.mark.breach("EV-408")
def test_only_one_card_is_copied() -> None:
    table = Table(3).city(0, "photographer").city(1, "baker", "architect").city(2, "baker", "architect")
    table.stock(0, berry=3, resin=6)
    assert bonus(table) == 6


@pytest.mark.breach("EV-307")
def test_prisoners_of_the_opponent_cannot_be_photographed() -> None:
    table = Table().city(0, "photographer").city(1, "dungeon").prisoners(1, "baker").stock(0, berry=3)
    assert bonus(table) == 0
    assert why(table.turn(0), "visit photographer") == ("EV-048", "no-destination")
