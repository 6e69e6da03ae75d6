"""Playing a card: what makes it cheaper, and what cannot be combined."""

from __future__ import annotations

from itertools import product

import pytest

from ecumene.games.everdell.moves import packed, price_name
from tests.rules.everdell.short_forms import unreadable
from tests.rules.everdell.table import Table, why


def pays(*prices: tuple[int, int, int, int]) -> set[str]:
    """The moves that pay these numbers of twigs, resin, pebbles and berries."""
    return {f"pay {price_name(packed(*price))}" for price in prices}


#: Five of the eight resources that a Castle costs, in any mix.
CASTLE_LESS_3 = [(t, r, p, 0) for t, r, p in product(range(3), range(4), range(4)) if t + r + p == 5]


# One ability for one card


@pytest.mark.rule("EV-078")
@pytest.mark.parametrize(
    ("move", "left"),
    [
        *[("play castle with=crane", ["inventor", "innkeeper", "judge", "dungeon", "castle"])],
        *[("play castle with=inventor", ["crane", "innkeeper", "judge", "dungeon", "castle"])],
        *[("play castle prison=innkeeper", ["crane", "inventor", "judge", "dungeon", "castle"])],
        *[("play king with=innkeeper", ["crane", "inventor", "judge", "dungeon", "king"])],
        *[("play king with=judge", ["crane", "inventor", "innkeeper", "judge", "dungeon", "king"])],
    ],
)
def test_one_of_several_abilities_serves_the_card(move: str, left: list[str]) -> None:
    table = Table().city(0, "crane", "inventor", "innkeeper", "judge", "dungeon").hand(0, "castle", "king")
    table.stock(0, twig=2, resin=3, berry=5).play(move)
    while table.asked == "pay-price":
        table.play(min(table.legal("pay")))
    assert table.cities[0] == left


@pytest.mark.breach("EV-078")
def test_no_two_abilities_serve_one_card() -> None:
    table = Table().city(0, "crane", "inventor", "inn").hand(0, "castle").meadow(*["castle"] * 8)
    table.stock(0, twig=2)
    for move in ("play castle with=crane with=inventor", "play castle with=crane prison=inventor"):
        assert unreadable(table, move)
    assert why(table, "play castle with=crane") == ("EV-079", "still-too-dear")
    assert why(table, "visit inn") == ("EV-326", "visit-without-effect")
    table.rich().play("visit inn")
    assert why(table, "play castle meadow-1 with=crane") == ("EV-133", "cannot-play-through")
    table.play("play castle meadow-1")
    assert table.legal("pay") == pays(*CASTLE_LESS_3)


@pytest.mark.breach("EV-078")
def test_a_helper_for_a_reserved_card_leaves_nothing_for_the_token() -> None:
    table = (
        Table(reservations=True).city(0, "crane").reserved(0, "castle").rich().play("play castle reserved with=crane")
    )
    assert table.legal("pay") == pays(*CASTLE_LESS_3)
    table = Table(reservations=True).city(0, "judge").reserved(0, "inn").stock(0, twig=1, pebble=1, berry=5)
    assert table.legal("play inn") == set()


@pytest.mark.breach("EV-078")
def test_a_crane_helps_no_critter_and_an_innkeeper_no_construction() -> None:
    table = Table().city(0, "crane", "innkeeper").hand(0, "king", "castle").rich()
    assert why(table, "play king with=crane") == ("EV-078", "does-not-help")
    assert why(table, "play castle with=innkeeper") == ("EV-078", "does-not-help")


# What a discount is worth


@pytest.mark.rule("EV-079")
@pytest.mark.parametrize(
    ("card", "move", "price"),
    [
        *[("inn", "with=crane", (0, 0, 0, 0)), ("main-road", "with=crane", (0, 0, 0, 0))],
        *[("school", "with=inventor", (0, 1, 0, 0)), ("historian", "with=innkeeper", (0, 0, 0, 0))],
        *[("king", "with=innkeeper", (0, 0, 0, 3)), ("queen", "prison=innkeeper", (0, 0, 0, 2))],
        *[("judge", "with=inventor", (0, 0, 0, 0)), ("crane", "prison=inventor", (0, 0, 0, 0))],
    ],
)
def test_a_discount_lowers_the_price_to_nothing_at_most(card: str, move: str, price: tuple[int, int, int, int]) -> None:
    helpers = [helper for helper in ("crane", "innkeeper", "inventor", "dungeon") if helper != card]
    table = Table().city(0, *helpers).hand(0, card).stock(0, 4, 4, 4, 4).play(f"play {card} {move}")
    if table.asked == "pay-price":
        table.play(f"pay {price_name(packed(*price))}")
    assert table.goods() == (4 - price[0], 4 - price[1], 4 - price[2], 4 - price[3])


@pytest.mark.breach("EV-079")
def test_a_discount_pays_out_nothing_and_no_more_than_it_says() -> None:
    table = Table().city(0, "crane").hand(0, "main-road").play("play main-road with=crane")
    assert (table.goods(), table.points(), table.asked, table.seat) == ((0, 0, 0, 0), 0, "take-turn", 1)
    table = Table().city(0, "crane", "innkeeper").hand(0, "castle", "king").stock(0, twig=2, resin=2, berry=2)
    assert why(table, "play castle with=crane") == ("EV-079", "still-too-dear")
    assert why(table, "play king with=innkeeper") == ("EV-079", "still-too-dear")


@pytest.mark.rule("EV-339")
def test_the_player_chooses_what_falls_away() -> None:
    table = Table().city(0, "crane").hand(0, "castle").rich().play("play castle with=crane")
    assert table.legal("pay") == pays(*CASTLE_LESS_3)
    table.play("pay 2-twig 3-pebble")
    assert table.goods() == (18, 20, 17, 20)


@pytest.mark.rule("EV-339")
def test_only_what_can_be_paid_is_on_offer() -> None:
    table = Table().city(0, "inn").meadow("castle").stock(0, twig=2, resin=1, pebble=3).play("visit inn")
    table.play("play castle meadow-1")
    assert table.legal("pay") == pays((2, 1, 2, 0), (2, 0, 3, 0), (1, 1, 3, 0))


@pytest.mark.breach("EV-339")
@pytest.mark.parametrize(
    "price", ["5-berry", "2-twig 3-resin 1-pebble", "3-twig 2-resin", "2-twig 2-resin", "nothing", "4-resin 1-pebble"]
)
def test_a_discount_takes_away_three_resources_of_the_price(price: str) -> None:
    table = Table().city(0, "crane").hand(0, "castle").rich().play("play castle with=crane")
    assert why(table, f"pay {price}") == ("EV-339", "wrong-price")


# The Judge


@pytest.mark.rule("EV-345")
def test_the_judge_replaces_one_resource_by_another() -> None:
    table = Table().city(0, "judge").hand(0, "inn").rich().play("play inn with=judge")
    swaps = [(1, 2, 0, 0), (1, 1, 1, 0), (1, 1, 0, 1), (3, 0, 0, 0), (2, 0, 1, 0), (2, 0, 0, 1)]
    assert table.legal("pay") == pays(*swaps)
    table.play("pay 2-twig 1-berry")
    assert (table.cities[0], table.goods()) == (["judge", "inn"], (18, 20, 20, 19))


@pytest.mark.rule("EV-345")
def test_the_judge_serves_critters_and_the_meadow_too_and_again_the_next_card() -> None:
    table = (
        Table()
        .city(0, "judge")
        .meadow("king", "wife")
        .stock(0, pebble=2, berry=6)
        .play("play king meadow-1 with=judge")
    )
    assert (table.cities[0], table.goods()) == (["judge", "king"], (0, 0, 1, 1))
    table.turn(0).play("play wife meadow-2 with=judge")
    assert (table.cities[0], table.goods()) == (["judge", "king", "wife"], (0, 0, 0, 0))


@pytest.mark.breach("EV-345")
def test_the_judge_replaces_neither_two_resources_nor_none() -> None:
    table = Table().city(0, "judge").hand(0, "inn", "ruins").stock(0, twig=1, pebble=9)
    assert why(table, "play inn with=judge") == ("EV-345", "still-too-dear")
    assert why(table, "play ruins with=judge") == ("EV-345", "nothing-to-swap")
    table.rich().play("play inn with=judge")
    assert why(table, "pay 2-twig 1-resin") == ("EV-345", "wrong-price")
    assert why(table, "pay 1-twig 2-berry") == ("EV-345", "wrong-price")
    assert why(table, "pay 1-twig 1-resin") == ("EV-345", "wrong-price")


# Cards played through others


@pytest.mark.rule("EV-337")
def test_queen_cemetery_and_pigeon_ask_for_no_payment() -> None:
    table = Table().city(0, "queen").hand(0, "theater").play("visit queen", "play theater")
    assert (table.cities[0], table.goods()) == (["queen", "theater"], (0, 0, 0, 0))
    table = Table().city(0, "cemetery").deck("king", "castle", "mine", "mine")
    table.play("visit cemetery", "play castle revealed")
    assert (table.cities[0], table.goods()) == (["cemetery", "castle"], (0, 0, 0, 0))
    table = Table().hand(0, "postal-pigeon").stock(0, berry=2).deck("theater", "king")
    table.play("play postal-pigeon", "play theater revealed")
    assert (table.cities[0], table.goods()) == (["postal-pigeon", "theater"], (0, 0, 0, 0))


@pytest.mark.breach("EV-337")
def test_no_token_and_no_helper_is_used_with_queen_cemetery_and_pigeon() -> None:
    helpers = ("farm", "ever-tree", "innkeeper", "judge", "dungeon")
    table = Table().city(0, "queen", *helpers).hand(0, "wife").meadow(*["king"] * 8).rich().play("visit queen")
    assert table.legal() == {"play wife"}
    for how in ("free=farm", "free=ever-tree", "with=innkeeper", "with=judge", "prison=innkeeper"):
        assert why(table, f"play wife {how}") == ("EV-146", "cannot-play-through")
    table = Table().city(0, "cemetery", *helpers).deck("wife", "king", "king", "king").rich().play("visit cemetery")
    assert table.legal() == {"play wife revealed", "play king revealed", "done"}
    assert why(table, "play wife revealed free=farm") == ("EV-118", "cannot-play-revealed")
    table = Table().city(0, *helpers).hand(0, "postal-pigeon").deck("wife", "king").rich().play("play postal-pigeon")
    assert table.legal() == {"play wife revealed", "done"}
    assert why(table, "play wife revealed with=innkeeper") == ("EV-145", "cannot-play-revealed")


@pytest.mark.rule("EV-338")
def test_inn_hotel_locomotive_and_forest_are_paid_after_their_discount() -> None:
    table = Table().city(0, "inn").meadow("king").stock(0, berry=3).play("visit inn", "play king meadow-1")
    assert (table.cities[0], table.goods()) == (["inn", "king"], (0, 0, 0, 0))
    table = Table().city(0, "hotel").hand(0, "king").stock(0, berry=3).play("visit hotel", "play king")
    assert (table.cities[0], table.goods()) == (["hotel", "king"], (0, 0, 0, 0))
    table = Table(newleaf="station").city(0, "locomotive").station("king").tiles("one-vp").stock(0, berry=3)
    table.play("visit locomotive", "play king station-1")
    assert (table.cities[0], table.goods(), table.points()) == (["locomotive", "king"], (0, 0, 0, 0), 1)
    table = Table().forest("forest-2meadow-play1-minus1").meadow("king").stock(0, berry=5)
    table.play("visit forest-1", "draw meadow-1", "draw meadow-2", "play king")
    assert (table.cities[0], table.goods(), table.hands[0]) == (["king"], (0, 0, 0, 0), ["wanderer"])


@pytest.mark.breach("EV-338")
def test_occupying_is_no_way_to_pay_at_inn_hotel_locomotive_and_in_the_forest() -> None:
    table = Table(newleaf="station").city(0, "inn", "hotel", "locomotive", "castle").hand(0, "king")
    table.meadow(*["king"] * 8).station(*["king"] * 3)
    assert table.legal("play king free=castle") == {"play king free=castle"}
    for place in ("inn", "hotel", "locomotive"):
        assert why(table, f"visit {place}") == ("EV-326", "visit-without-effect")
    table.stock(0, berry=3).play("visit inn")
    assert why(table, "play king meadow-1 free=castle") == ("EV-133", "cannot-play-through")
    table = Table().city(0, "castle").forest("forest-2meadow-play1-minus1").meadow("king", "wife").stock(0, berry=1)
    table.play("visit forest-1", "draw meadow-1", "draw meadow-2")
    assert table.legal() == {"play wife", "done"}
    assert why(table, "play king free=castle") == ("EV-045", "only-drawn-cards")


# Uniqueness, reserved cards


@pytest.mark.rule("EV-340")
def test_a_helper_that_has_left_may_come_again_with_a_later_play() -> None:
    table = Table().city(0, "crane").hand(0, "crane", "inn").stock(0, pebble=1).play("play inn with=crane").turn(0)
    table.play("play crane")
    assert table.cities[0] == ["inn", "crane"]
    table = Table().city(0, "dungeon", "wife").hand(0, "wife").play("play wife prison=wife")
    assert (table.cities[0], table.laid(0, "dungeon").beneath) == (["dungeon", "wife"], (table.laid(0, "wife").design,))


@pytest.mark.breach("EV-340")
@pytest.mark.parametrize(
    ("card", "how"),
    [
        *[("crane", "with=crane"), ("innkeeper", "with=innkeeper"), ("inventor", "with=inventor")],
        *[("judge", "prison=judge"), ("innkeeper", "prison=innkeeper"), ("crane", "with=inventor")],
    ],
)
def test_no_helper_makes_room_for_a_second_copy_of_a_unique_card(card: str, how: str) -> None:
    table = Table().city(0, "crane", "innkeeper", "inventor", "judge", "dungeon").hand(0, card).rich()
    assert why(table, f"play {card} {how}") == ("EV-085", "unique-already")
    assert table.legal(f"play {card}") == set()


@pytest.mark.rule("EV-417")
@pytest.mark.parametrize(
    ("card", "how", "less"),
    [
        *[("castle", "with=crane", 3), ("castle", "with=inventor", 3), ("castle", "prison=judge", 3)],
        *[("king", "with=innkeeper", 3), ("king", "with=judge", 0)],
    ],
)
def test_helpers_serve_a_reserved_card_in_place_of_the_token(card: str, how: str, less: int) -> None:
    table = Table(reservations=True).city(0, "crane", "innkeeper", "inventor", "judge", "dungeon").reserved(0, card)
    before = sum(table.rich().goods())
    table.play(f"play {card} reserved {how}")
    while table.asked == "pay-price":
        table.play(min(table.legal("pay")))
    price = 8 if card == "castle" else 6
    assert (table.cities[0][-1], sum(table.goods()), table.players[0].token) == (card, before - price + less, 3)


@pytest.mark.breach("EV-417")
def test_a_reserved_card_is_never_played_through_inn_hotel_or_locomotive() -> None:
    table = Table(reservations=True, newleaf="station").city(0, "inn", "hotel", "locomotive").reserved(0, "school")
    table.meadow(*["king"] * 8).station(*["king"] * 3).stock(0, twig=1)
    for place in ("inn", "hotel", "locomotive"):
        assert why(table, f"visit {place}") == ("EV-326", "visit-without-effect")
    for place, rule in (("inn", "EV-133"), ("hotel", "EV-297"), ("locomotive", "EV-301")):
        table.turn(0).home(0, 2).hand(0, "inn").stock(0, twig=1, berry=3).play(f"visit {place}")
        assert why(table, "play school reserved") == (rule, "cannot-play-through")
