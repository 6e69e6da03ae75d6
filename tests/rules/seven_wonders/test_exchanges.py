"""Section O: exchanges after playing a card (SW-221, SW-222, SW-451); Beiping B and Dominion, which make them."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works, of_kind


def beiping(stages: int = 4, *cards: str) -> Works:
    """Beiping B (seat 0) with some stages; Rhodos on the right, Babylon on the left."""
    return Works("beiping-B", "rhodos-A", "babylon-A").stages(0, stages).build(0, *cards).coins(0, 5)


def dominion(side: str = "A", text: str = "3 wood") -> Works:
    return Works(f"dominion-{side}", "rhodos-A", "giza-A").stages(0, 2).make(0, text).coins(0, 5)


@pytest.mark.rule("SW-221", "SW-253", "SW-350")
def test_two_unused_clay_for_a_token() -> None:
    table = beiping(3, "brickyard")
    table.act({0: "discard altar"})
    assert (table.step(0), table.legal(0)) == ("exchange", {"exchange 1 1", "decline"})
    events = table.play(0, "exchange 1 1")
    assert (table.tokens(0), table.cities[0].coins, len(of_kind(events, "exchanged"))) == ((1, 0, 0, 0), 8, 1)
    assert table.points(0, "conflicts") == 1


@pytest.mark.rule("SW-221", "SW-451")
@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("build guard-tower", False),  # one of the two clays is used
        ("build barracks right=2", True),  # ore bought from Rhodos
        ("build baths", True),  # the stone of the board
        ("build altar", True),
        ("chain library", True),
        ("discard guard-tower", True),
    ],
)
def test_only_what_the_own_action_did_not_use(text: str, asked: bool) -> None:
    table = beiping(3, "brickyard", "scriptorium")
    table.act({0: text})
    assert table.step(0) == ("exchange" if asked else "pick")


@pytest.mark.breach("SW-221", "SW-350")
def test_used_clay_is_refused() -> None:
    table = beiping(4, "brickyard").win(0, ones=2)
    table.act({0: "build guard-tower"})
    assert table.legal(0) == {"exchange 2 1", "decline"}
    assert table.refuses(0, "exchange 1 1", "SW-221", "no-exchange")


@pytest.mark.rule("SW-222")
def test_production_for_the_owner_alone_counts_too() -> None:
    table = beiping(3, "clay-pool", "caravansery")
    table.act({0: "discard altar"})
    assert table.legal(0) == {"exchange 1 1", "decline"}


@pytest.mark.breach("SW-222")
def test_what_could_be_bought_does_not() -> None:
    table = beiping(4, "clay-pool").build(2, "brickyard").win(0, ones=2)
    table.act({0: "discard altar"})
    assert table.refuses(0, "exchange 1 1", "SW-221", "no-exchange")


@pytest.mark.rule("SW-451")
def test_a_choice_source_gives_one_unit_of_one_kind() -> None:
    table = beiping(3, "clay-pool", "clay-pit")
    table.act({0: "discard altar"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    # An Ore Vein takes the work off the Clay Pit.
    table = beiping(3, "clay-pool", "clay-pit", "ore-vein")
    table.act({0: "build barracks"})
    assert table.legal(0) == {"exchange 1 1", "decline"}


@pytest.mark.breach("SW-451")
def test_a_source_that_gave_something_else_is_spent() -> None:
    table = beiping(4, "clay-pool", "clay-pit").win(0, ones=2)
    table.act({0: "build barracks"})
    assert table.refuses(0, "exchange 1 1", "SW-221", "no-exchange")


@pytest.mark.breach("SW-451")
@pytest.mark.parametrize(("text", "both"), [("2 clay 1 wood", False), ("2 clay 3 wood", True)])
def test_a_unit_serves_one_exchange(text: str, both: bool) -> None:
    """Manneken Pis A with the exchange of Dominion A (right) and that of Beiping B (left)."""
    table = Works("manneken-pis-A", "dominion-A", "beiping-B").stages(0, 3).make(0, text).lose(0, 3)
    table.act({0: "discard altar"})
    assert table.legal(0) == {"exchange 1 1", "exchange 1 2", "exchange 2 1", "decline"}
    table.play(0, "exchange 1 1")
    if both:
        assert table.legal(0) == {"exchange 2 1", "decline"}
        table.play(0, "exchange 2 1")
    assert (table.step(0), table.tokens(0)) == ("pick", (int(both), 0, 0, 3))


@pytest.mark.breach("SW-284")
def test_without_a_defeat_token_there_is_none_to_use() -> None:
    table = Works("manneken-pis-A", "dominion-A", "beiping-B").stages(0, 3).make(0, "2 clay 3 wood")
    table.act({0: "discard altar"})
    assert table.legal(0) == {"exchange 2 1", "decline"}
    assert table.refuses(0, "exchange 1 1", "SW-284", "no-exchange")
    assert table.refuses(0, "exchange 1 2", "SW-284", "no-exchange")


@pytest.mark.breach("SW-451")
def test_new_goods_next_door_do_not_explain_an_old_purchase() -> None:
    """Stables: wood, clay and ore. Rhodos sold its ore, so the clay came from the own Brickyard."""
    table = beiping(3, "brickyard", "lumber-yard")
    table.act({0: "build stables right=2", 1: "build clay-pool"})
    assert (table.built(0)[-1], table.step(0)) == ("stables", "pick")


@pytest.mark.breach("SW-253")
def test_one_clay_is_too_little_and_so_is_another_kind() -> None:
    for cards in (["clay-pool"], ["quarry", "foundry", "sawmill"]):
        table = beiping(3, *cards)
        table.act({0: "discard altar"})
        assert table.step(0) == "pick"
    # Nor in the turn in which the stage is built.
    table = beiping(2, "brickyard").rich(0)
    table.raise_stage(3)
    assert (table.step(0), table.tokens(0)) == ("pick", (0, 0, 0, 0))


@pytest.mark.rule("SW-254", "SW-350")
def test_a_coin_and_two_ones_for_a_three() -> None:
    table = beiping(4).win(0, ones=3)
    table.act({0: "build altar"})
    assert table.legal(0) == {"exchange 2 1", "decline"}
    table.play(0, "exchange 2 1")
    assert (table.tokens(0), table.cities[0].coins) == ((1, 1, 0, 0), 4)


@pytest.mark.breach("SW-254", "SW-350")
@pytest.mark.parametrize(("ones", "threes", "coins"), [(1, 2, 5), (0, 0, 5), (2, 0, 0)])
def test_not_with_fewer(ones: int, threes: int, coins: int) -> None:
    table = beiping(4, "brickyard").win(0, ones, threes).coins(0, coins)
    table.act({0: "build altar"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    assert table.refuses(0, "exchange 2 1", "SW-254", "no-exchange")


@pytest.mark.rule("SW-255", "SW-458")
def test_both_in_one_turn_in_either_order() -> None:
    table = beiping(4, "brickyard").win(0, ones=1)
    table.act({0: "build altar"})
    # One token is too little for the second exchange, until the first has brought another.
    assert table.legal(0) == {"exchange 1 1", "decline"}
    table.play(0, "exchange 1 1")
    assert table.legal(0) == {"exchange 2 1", "decline"}
    table.play(0, "exchange 2 1")
    assert (table.step(0), table.tokens(0), table.cities[0].coins) == ("pick", (0, 1, 0, 0), 4)


@pytest.mark.breach("SW-255")
def test_nothing_when_the_token_is_out_of_stock() -> None:
    table = beiping(4, "brickyard").win(0, ones=2).win(1, ones=6)
    table.act({0: "build altar"})
    assert table.refuses(0, "exchange 1 1", "SW-255", "no-exchange")
    table = beiping(4, "brickyard").win(0, ones=2).win(1, threes=8)
    table.act({0: "build altar"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    assert table.refuses(0, "exchange 2 1", "SW-255", "no-exchange")


@pytest.mark.rule("SW-456")
def test_tokens_given_are_in_stock_again() -> None:
    table = beiping(4, "brickyard").win(0, ones=2).win(1, ones=6)
    table.act({0: "build altar"})
    assert (table.game.tokens_left(0), table.game.tokens_left(1)) == (0, 8)
    table.play(0, "exchange 2 1")
    assert (table.game.tokens_left(0), table.game.tokens_left(1)) == (2, 7)
    # So the first exchange is open again in the same turn.
    assert table.legal(0) == {"exchange 1 1", "decline"}
    table.play(0, "exchange 1 1")
    assert table.tokens(0) == (1, 1, 0, 0)


@pytest.mark.breach("SW-456")
def test_nobody_gets_what_is_given() -> None:
    table = beiping(4).win(0, ones=2)
    table.act({0: "build altar"})
    before = table.purses()
    table.play(0, "exchange 2 1")
    assert table.purses() == [before[0] - 1, *before[1:]]
    assert [table.tokens(seat) for seat in (1, 2)] == [(0, 0, 0, 0)] * 2


@pytest.mark.rule("SW-457", "SW-221")
def test_clay_that_others_bought_may_be_exchanged() -> None:
    table = beiping(3, "brickyard")
    table.act({0: "build altar", 1: "build guard-tower left=2"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    table.play(0, "exchange 1 1")
    assert (table.tokens(0), table.cities[0].coins) == ((1, 0, 0, 0), 7)


@pytest.mark.breach("SW-457")
def test_not_if_the_owner_used_it_himself() -> None:
    table = beiping(3, "brickyard")
    table.act({0: "build guard-tower", 1: "build guard-tower left=2"})
    assert table.step(0) == "pick"


@pytest.mark.breach("SW-458")
def test_no_exchange_twice_in_a_turn() -> None:
    table = beiping(4).make(0, "4 clay").win(0, ones=4)
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    assert table.legal(0) == {"exchange 2 1", "decline"}
    assert table.refuses(0, "exchange 1 1", "SW-402", "no-exchange")
    table.play(0, "exchange 2 1")
    assert (table.step(0), table.tokens(0)) == ("pick", (3, 1, 0, 0))
    # In the next turn both are there again.
    table.act({0: "build theater"})
    assert table.legal(0) == {"exchange 1 1", "exchange 2 1", "decline"}


@pytest.mark.rule("SW-256")
def test_the_five_shields_of_beiping() -> None:
    table = Works("beiping-B", "rhodos-A", "babylon-A").rich(0).stages(0, 4)
    table.raise_stage(5)
    assert table.cities[0].shields == 5
    table.end_age()
    assert table.tokens(0) == (2, 0, 0, 0)


@pytest.mark.breach("SW-256")
def test_no_shield_before() -> None:
    table = Works("beiping-B", "rhodos-A", "babylon-A").rich(0)
    shields = []
    for number in range(1, 6):
        table.raise_stage(number)
        table.finish()
        shields.append(table.cities[0].shields)
    assert (shields, table.points(0, "wonder")) == ([0, 0, 0, 0, 5], 0)


@pytest.mark.rule("SW-257")
def test_its_tokens_are_ordinary_ones() -> None:
    table = beiping(3, "brickyard", "slave-market")
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    assert (table.points(0, "conflicts"), table.points(0, "black")) == (1, 1)
    # An opponent's Sepulcher makes it pay for the token.
    table = Works("beiping-B", "rhodos-A", "babylon-A", cities=True).stages(0, 3).rich(1).win(0, ones=1).coins(0, 0)
    table.act({0: "build altar", 1: "build sepulcher"})
    assert [city.debts for city in table.cities] == [1, 0, 0]


@pytest.mark.breach("SW-257")
def test_tokens_given_away_count_no_more() -> None:
    table = beiping(4, "slave-market").win(0, ones=2)
    assert (table.points(0, "conflicts"), table.points(0, "black")) == (2, 2)
    table.act({0: "build altar"})
    table.play(0, "exchange 2 1")
    assert (table.points(0, "conflicts"), table.points(0, "black")) == (3, 1)


# Dominion


@pytest.mark.rule("SW-282")
@pytest.mark.parametrize("board", ["dominion-A", "dominion-B"])
def test_seven_coins_and_three_defeats(board: str) -> None:
    table = Works(board, "rhodos-A", "giza-A")
    assert (table.cities[0].coins, table.tokens(0), table.points(0, "conflicts")) == (10, (0, 0, 0, 3), -3)


@pytest.mark.breach("SW-282")
def test_dominion_makes_nothing() -> None:
    table = Works("dominion-A", "rhodos-A", "giza-A").hands("stockade baths barracks", "altar", "altar")
    assert (table.cities[0].production, table.cities[0].for_sale) == (0, 0)
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")


@pytest.mark.rule("SW-283")
def test_the_stages_of_dominion_a() -> None:
    assert Works("dominion-A", "rhodos-A", "giza-A").rich(0).climb() == [3, 3, 10]


@pytest.mark.breach("SW-283")
def test_no_exchange_on_the_other_stages() -> None:
    table = Works("dominion-A", "rhodos-A", "giza-A").rich(0)
    table.raise_stage(1)
    table.act({0: "discard altar"})
    assert table.step(0) == "pick"
    table.raise_stage(2)
    assert table.step(0) == "pick"
    table.act({0: "discard altar"})
    assert table.step(0) == "exchange"


@pytest.mark.rule("SW-284", "SW-285")
def test_a_defeat_becomes_a_shield_or_goes() -> None:
    table = dominion()
    table.act({0: "build altar"})
    assert table.legal(0) == {"exchange 1 1", "exchange 1 2", "decline"}
    table.play(0, "exchange 1 1")
    city = table.cities[0]
    assert (city.defeats, city.defeats_as_shields, city.all_shields(), city.coins) == (2, 1, 1, 5)
    assert table.points(0, "conflicts") == -3
    table.act({0: "build theater"})
    table.play(0, "exchange 1 2")
    assert (city.defeats, city.defeats_as_shields, city.all_shields(), city.coins) == (1, 1, 1, 6)
    assert table.points(0, "conflicts") == -2


@pytest.mark.breach("SW-284")
def test_not_without_three_unused_and_a_defeat() -> None:
    table = dominion(text="2 wood")
    table.act({0: "build altar"})
    assert table.step(0) == "pick"
    table = dominion(text="3 wood")
    table.act({0: "build stockade"})
    assert table.step(0) == "pick"
    table = dominion().lose(0, 0)
    table.act({0: "build altar"})
    assert table.step(0) == "pick"
    table = dominion(text="6 wood")
    table.act({0: "build altar"})
    table.play(0, "exchange 1 2")
    # Once per turn, whichever of the two.
    assert (table.step(0), table.tokens(0)[3]) == ("pick", 2)


@pytest.mark.breach("SW-285", "SW-470")
def test_a_serving_token_is_never_put_back() -> None:
    table = Works("dominion-A", "uruk-B", "lhasa-B").stages(0, 2).stages(1, 1).rich(1).make(0, "3 wood").lose(0, 1)
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    assert (table.cities[0].defeats, table.cities[0].defeats_as_shields) == (0, 1)
    table.raise_stage(2, seat=1)
    assert (table.tokens(0)[3], table.points(0, "conflicts"), table.step(0)) == (1, -1, "pick")


@pytest.mark.rule("SW-470")
def test_the_others_can_still_be_put_back() -> None:
    table = Works("dominion-A", "uruk-B", "giza-A").stages(0, 2).stages(1, 1).rich(1).make(0, "3 wood")
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    table.raise_stage(2, seat=1)
    table.finish()
    assert (table.cities[0].defeats, table.cities[0].defeats_as_shields) == (1, 1)


@pytest.mark.rule("SW-287")
def test_three_unused_resources_for_two_coins() -> None:
    table = dominion("B")
    table.act({0: "build altar"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    table.play(0, "exchange 1 1")
    assert (table.cities[0].coins, table.tokens(0)[3], table.step(0)) == (7, 3, "pick")


@pytest.mark.breach("SW-287")
def test_once_a_turn_and_not_for_less() -> None:
    table = dominion("B", "6 wood")
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    assert (table.step(0), table.cities[0].coins) == ("pick", 7)
    table = dominion("B", "2 wood")
    table.act({0: "build altar"})
    assert table.step(0) == "pick"


@pytest.mark.rule("SW-468")
@pytest.mark.parametrize("text", ["3 wood", "1 wood 1 glass 1 papyrus", "2 clay 1 ore", "3 textile"])
def test_of_any_kinds(text: str) -> None:
    table = dominion("B", text)
    table.act({0: "discard altar"})
    table.play(0, "exchange 1 1")
    assert table.cities[0].coins == 5 + 3 + 2


@pytest.mark.breach("SW-468")
def test_a_choice_source_is_one_resource_whatever_it_could_make() -> None:
    table = dominion("B", "1 wood").build(0, "caravansery")
    table.act({0: "discard altar"})
    assert table.step(0) == "pick"
    table = dominion("B", "1 wood").build(0, "caravansery", "forum")
    table.act({0: "discard altar"})
    assert table.step(0) == "exchange"


@pytest.mark.rule("SW-469")
def test_resources_bought_from_dominion_count_as_unused() -> None:
    table = dominion("B", "").build(0, "lumber-yard", "clay-pool", "loom")
    table.act({0: "build altar", 1: "build stockade left=2", 2: "build guard-tower right=2"})
    assert table.legal(0) == {"exchange 1 1", "decline"}
    table.play(0, "exchange 1 1")
    assert table.cities[0].coins == 5 + 2 + 2 + 2


@pytest.mark.breach("SW-469")
def test_not_if_dominion_used_them() -> None:
    table = dominion("B", "").build(0, "lumber-yard", "clay-pool", "loom")
    table.act({0: "build stockade", 1: "build stockade left=2"})
    assert table.step(0) == "pick"


@pytest.mark.rule("SW-285")
def test_a_token_on_the_dominion_card_fights() -> None:
    table = dominion()
    table.act({0: "build altar"})
    table.play(0, "exchange 1 1")
    table.end_age()
    assert [table.tokens(seat) for seat in range(3)] == [(2, 0, 0, 3), (0, 0, 0, 1), (0, 0, 0, 1)]
