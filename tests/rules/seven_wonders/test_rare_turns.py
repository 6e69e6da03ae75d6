"""Conflicts, trade and swaps where rare boards meet: partners apart, two cities left, the last turn, the Diplomat."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.seven_wonders.works import Works

TEAMS: dict[str, Any] = {"cities": True, "teams": True, "wonders": "all"}


# Partners who sit apart


def apart(*shields: int, circle: tuple[int, ...] = (1, 2, 0, 3)) -> Works:
    """The Nomades (seat 0) have left their partner (seat 1): now everybody sits between two opponents."""
    table = Works("nomades-B", "rhodos-A", "giza-A", "olympia-A", **TEAMS)
    table.game.circle = list(circle)
    table.game.find_neighbours()
    for city, number in zip(table.cities, shields, strict=True):
        city.shields = number
    return table


def results(table: Works) -> list[tuple[int, int]]:
    """Victory points and defeat tokens after the conflicts of the Age."""
    table.end_age()
    return [(city.victory_points(), city.defeats) for city in table.cities]


@pytest.mark.rule("SW-531")
def test_between_two_opponents_each_result_counts_once() -> None:
    assert results(apart(3, 0, 0, 0)) == [(2, 0), (0, 0), (0, 1), (0, 1)]
    assert results(apart(3, 3, 0, 0)) == [(2, 0), (2, 0), (0, 2), (0, 2)]


@pytest.mark.breach("SW-531")
def test_not_at_all_with_a_token_and_twice_beside_the_partner() -> None:
    table = apart(3, 0, 0, 0)
    table.cities[0].diplomacy = table.cities[2].diplomacy = 1
    assert results(table) == [(0, 0), (0, 0), (0, 0), (0, 1)]
    assert results(apart(3, 0, 0, 0, circle=(0, 1, 2, 3))) == [(2, 0), (0, 0), (0, 0), (0, 2)]
    table = apart(3, 0, 0, 0)
    table.game.rules = 1
    assert results(table) == [(4, 0), (0, 0), (0, 2), (0, 2)]


# Two cities left


def two_left(*cards: str) -> Works:
    """Giza and Rhodos are alone: the others have vanished. Giza makes nothing."""
    table = Works("giza-A", "rhodos-A", "brigadoon-A", "venezia-B", cities=True).build(0, *cards)
    table.cities[2].vanished = table.cities[3].vanished = 1
    table.game.find_neighbours()
    return table.make(0, "").coins(0, 9).hands(*["barracks foundry siege-workshop statue"] * 4)


@pytest.mark.rule("SW-044")
@pytest.mark.parametrize(
    ("card", "price"), [("altar", 2), ("east-trading-post", 1), ("west-trading-post", 1), ("clandestine-dock-east", 1)]
)
def test_the_neighbour_on_both_sides_is_one_city(card: str, price: int) -> None:
    assert two_left(card).legal(0, "build barracks") == {f"build barracks left={price}"}


@pytest.mark.breach("SW-044")
@pytest.mark.parametrize("card", ["altar", "clandestine-dock-west"])
def test_it_does_not_sell_a_unit_on_each_side(card: str) -> None:
    table = two_left(card).make(0, "1 wood")
    assert table.refuses(0, "build statue left=2 right=2", "SW-033", "resources", missing="2 ore")
    table.build(1, "ore-vein").forget()
    assert len(table.legal(0, "build statue")) == 1


# After the last conflicts


def last_turn(rules: int = 2) -> Works:
    """Yamato marked its first stage in the last turn of the game; seat 0 wins its conflicts."""
    table = Works("yamato-B", "rhodos-A", "giza-A", cities=True).rich(0).at(age=3, turn=7)
    table.game.rules = rules
    table.cities[0].shields = 1
    table.raise_stage(1, "slave-market")
    table.play(0, "decline")
    return table


@pytest.mark.rule("SW-411")
def test_a_card_may_be_turned_up_after_the_last_conflicts() -> None:
    table = last_turn()
    assert (table.tokens(0), table.legal(0)) == ((0, 0, 2, 0), {"turn-up slave-market", "decline"})
    coins = table.cities[0].coins
    table.play(0, "turn-up slave-market")
    # A coin and a point for each token.
    assert (table.game.is_over, table.cities[0].coins) == (True, coins + 2)


@pytest.mark.breach("SW-411")
def test_once_more_and_then_never() -> None:
    table = last_turn()
    table.play(0, "decline")
    assert (table.game.is_over, table.built(0)) == (True, [])
    assert last_turn(rules=1).game.is_over


# The Artist and the Diplomat


def artist(*cards: str, rules: int = 2) -> Works:
    table = Works("citadels-B", "rhodos-A", "giza-A", leaders=True).rich(0).stages(0, 4).build(0, *cards)
    table.game.rules = rules
    table.act({0: "discard baths"})
    return table


@pytest.mark.rule("SW-281", "SW-521")
def test_leaders_can_be_gilded() -> None:
    table = artist("caesar", "altar")
    assert table.legal(0) == {"gild caesar", "gild altar", "decline"}
    points = table.points(0, "wonder")
    table.play(0, "gild caesar")
    assert table.points(0, "wonder") == points + 1


@pytest.mark.breach("SW-281", "SW-521")
def test_markers_cannot_and_leaders_could_not_in_version_1() -> None:
    table = artist("caesar", "loom")
    # Altars lie under the stages.
    assert table.refuses(0, "gild altar", "SW-281", "no-exchange")
    table = artist("caesar", "loom", rules=1)
    assert table.refuses(0, "gild caesar", "SW-281", "no-exchange")


@pytest.mark.rule("SW-466", "SW-445")
@pytest.mark.parametrize(("board", "stage"), [("manneken-pis-A", 1), ("venezia-B", 1)])
def test_a_swap_leaves_the_discount_of_a_copied_stage(board: str, stage: int) -> None:
    table = Works("citadels-B", "olympia-B", board, "giza-A", leaders=True).rich(0, 2).stages(1, 1)
    table.build(0, "altar").build(2, "east-trading-post").raise_stage(stage, seat=2)
    table.stages(0, 2).raise_stage(3)
    table.play(0, "swap altar east-trading-post seat3")
    assert table.cities[2].prices == table.cities[1].prices != 0


@pytest.mark.breach("SW-466", "SW-445")
def test_the_discount_of_the_card_itself_is_gone() -> None:
    table = Works("citadels-B", "olympia-B", "giza-A", "rhodos-A", leaders=True).rich(0)
    table.build(0, "altar").build(2, "east-trading-post").stages(0, 2).raise_stage(3)
    table.play(0, "swap altar east-trading-post seat3")
    assert table.cities[2].prices == 0


def beiping_robbed(rules: int = 2) -> Works:
    """Beiping B (seat 1) builds Stables with one of its two clay and with ore that its Trading Post makes cheap.

    Then the Diplomat of Citadels takes the Trading Post.
    """
    table = Works("citadels-B", "beiping-B", "rhodos-A", "giza-A", leaders=True).rich(0).stages(0, 2).stages(1, 3)
    table.game.rules = rules
    table.build(0, "altar").build(1, "east-trading-post").make(1, "2 clay 1 wood").coins(1, 5)
    table.raise_stage(3, others={1: "build stables right=1"})
    table.play(0, "swap altar east-trading-post seat2")
    return table


@pytest.mark.rule("SW-221", "SW-451")
def test_after_a_swap_used_units_are_still_used() -> None:
    assert beiping_robbed().step(1) == "pick"


@pytest.mark.breach("SW-221", "SW-451")
def test_unused_units_may_be_exchanged_after_a_swap() -> None:
    table = Works("citadels-B", "beiping-B", "rhodos-A", "giza-A", leaders=True).rich(0).stages(0, 2).stages(1, 3)
    table.build(0, "altar").build(1, "east-trading-post").make(1, "3 clay 1 wood").coins(1, 5)
    table.raise_stage(3, others={1: "build stables right=1"})
    table.play(0, "swap altar east-trading-post seat2")
    assert table.step(1) == "exchange"
    # Games of version 1 forgot what was used.
    assert beiping_robbed(rules=1).step(1) == "exchange"


def black_market_moves() -> Works:
    """The Diplomat takes the Black Market of Rhodos and gives a Forum for it."""
    table = Works("citadels-B", "rhodos-A", "giza-A", leaders=True, cities=True).rich(0).stages(0, 2)
    table.build(0, "forum").build(1, "black-market").raise_stage(3)
    table.play(0, "swap forum black-market seat2")
    return table.make(0, "").make(1, "").hands(*["workshop apothecary"] * 3)


@pytest.mark.rule("SW-466")
def test_a_swapped_black_market_goes_on_working() -> None:
    table = black_market_moves()
    assert table.legal(0, "build workshop") == {"build workshop"}


@pytest.mark.breach("SW-466")
def test_it_no_longer_works_for_its_old_owner() -> None:
    table = black_market_moves()
    # The Forum gives Rhodos one of the two.
    assert table.legal(1, "build apothecary") == {"build apothecary"}
    table.cities[1].production = 0
    table.forget()
    assert table.legal(1, "build") == set()
