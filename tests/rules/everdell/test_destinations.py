"""Section 5: red cards and the Storehouse as spaces for workers."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

RED = (
    *("cemetery", "chapel", "inn", "lookout", "monastery", "post-office", "queen", "university"),
    *("chipsmith", "conductor", "hotel", "locomotive"),
)
OPEN = {"inn": 1, "post-office": 1, "hotel": 2}
CLOSED = tuple(card for card in RED if card not in OPEN)
#: Cards of the other colours, one Critter and one Construction of each.
OTHERS = ("wife", "castle", "historian", "crane", "husband", "farm", "bard", "ruins")


def town(*cards: str, seat: int = 0) -> Table:
    """Every red card could do something for seat 0."""
    table = Table(2, newleaf="station").rich().hand(0, "farm", "mine").meadow("farm").station("farm")
    return table.city(0, "farm").city(seat, *cards).city(1, "lookout")


def visit_of(card: str) -> str:
    """The text that visits the card."""
    name, at, city = card.partition("@")
    return f"visit {card} copy=basic-8" if name == "lookout" else f"visit {name}{at}{city}"


@pytest.mark.rule("EV-048")
@pytest.mark.parametrize("card", RED)
def test_a_red_card_of_ones_own_city_is_a_space(card: str) -> None:
    table = town(card).play(visit_of(card))
    assert (table.workers(0), table.players[0].home) == ([card], 1)


@pytest.mark.rule("EV-048")
def test_so_is_the_storehouse_and_every_copy_is_one_of_its_own() -> None:
    table = town("storehouse", "storehouse").stock(0).stored(0, "storehouse", twig=3, berry=2)
    table.stored(0, "storehouse-2", resin=2).play("visit storehouse")
    assert (table.workers(0), table.goods(), table.laid(0, "storehouse").store) == (["storehouse"], (3, 0, 0, 2), 0)
    table.turn(0).play("visit storehouse-2")
    assert (table.workers(0), table.goods()) == (["storehouse", "storehouse-2"], (3, 2, 0, 2))


@pytest.mark.breach("EV-048")
@pytest.mark.parametrize("card", OTHERS)
def test_cards_of_other_colours_are_no_space(card: str) -> None:
    assert why(Table().city(0, card).rich(), f"visit {card}") == ("EV-048", "no-destination")


@pytest.mark.breach("EV-048")
def test_a_red_card_in_hand_meadow_or_nowhere_is_none_either() -> None:
    table = town().hand(0, "chapel", "inn").meadow("queen")
    for card in ("chapel", "inn", "queen", "inn-2", "inn@2"):
        assert why(table, f"visit {card}") == ("EV-048", "no-such-card")


@pytest.mark.rule("EV-049")
@pytest.mark.parametrize(("card", "tokens"), OPEN.items())
def test_an_open_card_of_an_opponent_may_be_visited_and_pays_its_owner(card: str, tokens: int) -> None:
    table = town(card, seat=1).play(f"visit {card}@2")
    assert (table.workers(0), table.points(1), table.points(0)) == ([f"{card}@2"], tokens, 0)


@pytest.mark.rule("EV-049")
def test_the_tokens_come_from_the_supply_and_go_to_the_owner_only() -> None:
    table = Table(3).city(2, "inn").meadow("farm").give(0, points=3).play("visit inn@3", "play farm meadow-1")
    assert [table.points(seat) for seat in range(3)] == [3, 0, 1]
    assert table.cities[0] == ["farm"]


@pytest.mark.breach("EV-049")
@pytest.mark.parametrize("card", CLOSED)
def test_a_closed_card_of_an_opponent_may_not(card: str) -> None:
    assert why(town(card, seat=1), visit_of(f"{card}@2")) == ("EV-049", "not-open")


@pytest.mark.breach("EV-049")
def test_nor_a_storehouse_and_a_visit_at_home_pays_nothing() -> None:
    table = town("storehouse", seat=1).stored(1, "storehouse", twig=3)
    assert why(table, "visit storehouse@2") == ("EV-368", "not-open")
    for card in OPEN:
        table = town(card).play(f"visit {card}")
        assert (table.points(0), table.points(1)) == (0, 0)


@pytest.mark.rule("EV-050")
@pytest.mark.parametrize(("card", "opener"), [("cemetery", "undertaker"), ("monastery", "monk")])
def test_a_second_space_is_opened_by_the_card_that_says_so(card: str, opener: str) -> None:
    table = town(card, opener).worker(0, card, fixed=True).play(f"visit {card}")
    assert table.workers(0) == [card, card]


@pytest.mark.breach("EV-050")
@pytest.mark.parametrize("card", RED)
def test_otherwise_a_card_has_one_space(card: str) -> None:
    # The openers of other cards, and those in another city, open nothing.
    openers = [opener for opener, opened in (("undertaker", "cemetery"), ("monk", "monastery")) if opened != card]
    table = town(card, *openers).city(1, "undertaker", "monk").worker(0, card)
    assert why(table, visit_of(card)) == ("EV-050", "place-taken")


@pytest.mark.breach("EV-050")
@pytest.mark.parametrize(("card", "opener"), [("cemetery", "undertaker"), ("monastery", "monk")])
def test_there_is_no_third_space(card: str, opener: str) -> None:
    table = town(card, opener).worker(0, card, card, fixed=True)
    assert why(table, f"visit {card}") == ("EV-050", "place-taken")


@pytest.mark.breach("EV-050")
@pytest.mark.parametrize("card", OPEN)
@pytest.mark.parametrize("visitor", [0, 1, 2])
def test_an_open_card_is_closed_by_any_worker_its_owners_too(card: str, visitor: int) -> None:
    table = Table(3).city(1, card).rich().hand(0, "farm", "mine").meadow("farm")
    table.worker(visitor, card if visitor == 1 else f"{card}@2")
    assert why(table, f"visit {card}@2") == ("EV-050", "place-taken")
    assert table.points(1) == 0
