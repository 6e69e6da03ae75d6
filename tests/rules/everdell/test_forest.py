"""Section 4: the Forest locations of the base game."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

Gains = tuple[int, int, int, int]
ANY = {"gain twig", "gain resin", "gain pebble", "gain berry"}


def forest(place: str, *hand: str, seats: int = 2) -> Table:
    """The location lies at the first position."""
    return Table(seats).forest(place, "forest-3berry").hand(0, *hand)


# Spaces


@pytest.mark.rule("EV-029")
def test_with_four_players_a_forest_location_has_two_spaces() -> None:
    table = forest("forest-2resin-1twig", seats=4)
    table.play("visit forest-1", "visit forest-1")
    assert (table.goods(0), table.goods(1)) == ((1, 2, 0, 0), (1, 2, 0, 0))
    assert (table.workers(0), table.workers(1)) == (["forest-1"], ["forest-1"])


@pytest.mark.breach("EV-029")
@pytest.mark.parametrize(("seats", "holders"), [(2, (1,)), (3, (2,)), (4, (1, 2)), (2, (0,)), (3, (0,)), (4, (0,))])
def test_a_forest_location_is_closed_when_full_and_to_whoever_stands_there(
    seats: int, holders: tuple[int, ...]
) -> None:
    table = forest("forest-2resin-1twig", seats=seats)
    for holder in holders:
        table.worker(holder, "forest-1")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")


# What they give


@pytest.mark.parametrize(
    ("place", "goods", "cards", "choices"),
    [
        pytest.param("forest-2berry-1card", (0, 0, 0, 2), 1, 0, marks=pytest.mark.rule("EV-035")),
        pytest.param("forest-2any", (0, 0, 0, 0), 0, 2, marks=pytest.mark.rule("EV-036")),
        pytest.param("forest-3card-1pebble", (0, 0, 1, 0), 3, 0, marks=pytest.mark.rule("EV-039")),
        pytest.param("forest-1twig-1resin-1berry", (1, 1, 0, 1), 0, 0, marks=pytest.mark.rule("EV-040")),
        pytest.param("forest-3berry", (0, 0, 0, 3), 0, 0, marks=pytest.mark.rule("EV-041")),
        pytest.param("forest-2resin-1twig", (1, 2, 0, 0), 0, 0, marks=pytest.mark.rule("EV-042")),
        pytest.param("forest-2card-1any", (0, 0, 0, 0), 2, 1, marks=pytest.mark.rule("EV-043")),
    ],
)
def test_a_forest_location_gives_what_it_shows(place: str, goods: Gains, cards: int, choices: int) -> None:
    table = forest(place).deck("king", "mine", "queen", "wife").play("visit forest-1")
    # Two choices may differ.
    for choice in ("gain pebble", "gain twig")[:choices]:
        assert table.legal() == ANY
        table.play(choice)
    chosen = ((0, 0), (0, 1), (1, 1))[choices]
    assert table.goods() == (goods[0] + chosen[0], goods[1], goods[2] + chosen[1], goods[3])
    assert (table.hands[0], table.points(), table.seat) == (["king", "mine", "queen"][:cards], 0, 1)


@pytest.mark.parametrize(
    ("place", "goods", "choices"),
    [
        pytest.param("forest-2berry-1card", 2, 0, marks=pytest.mark.breach("EV-035")),
        pytest.param("forest-2any", 2, 2, marks=pytest.mark.breach("EV-036")),
        pytest.param("forest-3card-1pebble", 1, 0, marks=pytest.mark.breach("EV-039")),
        pytest.param("forest-1twig-1resin-1berry", 3, 0, marks=pytest.mark.breach("EV-040")),
        pytest.param("forest-3berry", 3, 0, marks=pytest.mark.breach("EV-041")),
        pytest.param("forest-2resin-1twig", 3, 0, marks=pytest.mark.breach("EV-042")),
        pytest.param("forest-2card-1any", 1, 1, marks=pytest.mark.breach("EV-043")),
    ],
)
def test_it_gives_nothing_beyond_that_and_nothing_to_others(place: str, goods: int, choices: int) -> None:
    table = forest(place, *["king"] * 8).worker(1, "basic-8").play("visit forest-1")
    for _ in range(choices):
        assert why(table, "done") == ("EV-004", "not-now")
        table.play("gain berry")
    assert (sum(table.goods()), table.points(), table.hands[0]) == (goods, 0, ["king"] * 8)
    assert (table.goods(1), table.points(1), table.hands[1], table.seat) == ((0, 0, 0, 0), 0, [], 1)


# Discarding


@pytest.mark.rule("EV-037")
@pytest.mark.parametrize(("held", "discarded", "after"), [(3, 1, 4), (3, 3, 6), (6, 2, 8), (8, 3, 8), (8, 8, 8)])
def test_two_cards_are_drawn_for_each_discarded_up_to_the_limit(held: int, discarded: int, after: int) -> None:
    table = forest("forest-discard-draw-double", *["king"] * held)
    table.play("visit forest-1", *["discard king"] * discarded)
    if discarded < held:
        table.play("done")
    assert table.hands[0] == ["farm"] * (after - held + discarded) + ["king"] * (held - discarded)
    assert (table.pile(), table.seat) == (["king"] * discarded, 1)


@pytest.mark.breach("EV-037")
def test_the_cards_are_drawn_only_after_all_are_discarded() -> None:
    table = forest("forest-discard-draw-double", "king", "queen").deck("mine", "inn").play("visit forest-1")
    table.play("discard king")
    assert table.legal() == {"discard queen", "done"}
    assert why(table, "discard mine") == ("EV-037", "card-not-in-hand")
    table.play("done")
    assert table.hands[0] == ["inn", "mine", "queen"]


@pytest.mark.rule("EV-044")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_one_to_three_cards_bring_a_resource_each(cards: int) -> None:
    table = forest("forest-discard3-gain-any", *["king"] * 5).play("visit forest-1", *["discard king"] * cards)
    if cards < 3:
        table.play("done")
    for choice in ("gain twig", "gain resin", "gain berry")[:cards]:
        assert table.legal() == ANY
        table.play(choice)
    assert table.goods() == ((1, 0, 0, 0), (1, 1, 0, 0), (1, 1, 0, 1))[cards - 1]
    assert (len(table.hands[0]), table.pile(), table.seat) == (5 - cards, ["king"] * cards, 1)


@pytest.mark.breach("EV-044")
def test_a_fourth_card_cannot_be_discarded_and_no_card_is_drawn() -> None:
    table = forest("forest-discard3-gain-any", *["king"] * 5).play("visit forest-1", *["discard king"] * 3)
    assert (table.asked, why(table, "discard king")) == ("gain-any", ("EV-004", "not-now"))
    table.play("gain twig", "gain twig", "gain twig")
    assert (table.hands[0], table.goods(), table.seat) == (["king", "king"], (3, 0, 0, 0), 1)


@pytest.mark.rule("EV-455")
def test_one_card_must_be_discarded_and_one_at_the_haven_gives_nothing() -> None:
    table = forest("forest-2any", "king", "king").play("visit haven", "discard king", "done")
    assert (table.goods(), table.hands[0], table.seat) == ((0, 0, 0, 0), ["king"], 1)


@pytest.mark.breach("EV-455")
@pytest.mark.parametrize("place", ["haven", "forest-discard-draw-double", "forest-discard3-gain-any"])
def test_nobody_stops_before_the_first_card(place: str) -> None:
    table = forest(place if place != "haven" else "forest-2any", "king", "queen")
    table.play("visit haven" if place == "haven" else "visit forest-1")
    assert table.legal() == {"discard king", "discard queen"}
    assert why(table, "done") == ("EV-455", "discard-more")


@pytest.mark.breach("EV-455")
@pytest.mark.parametrize("place", ["forest-discard-draw-double", "forest-discard3-gain-any"])
def test_nor_when_the_location_is_copied_or_repeated(place: str) -> None:
    table = forest(place, "king", "queen").city(0, "lookout").play("visit lookout copy=forest-1")
    assert why(table, "done") == ("EV-455", "discard-more")
    table = forest(place, "king", "queen").city(0, "clock-tower").home(0, 0).worker(0, "forest-1", "basic-8")
    table.play("prepare", "repeat forest-1")
    assert why(table, "done") == ("EV-455", "discard-more")
