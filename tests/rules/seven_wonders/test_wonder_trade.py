"""Section O: trade and costs of wonders (SW-223 to SW-225, SW-227, SW-449, SW-450; boards SW-249 to SW-252)."""

from __future__ import annotations

import pytest

from tests.rules.seven_wonders.works import Works

#: Beiping makes stone; its right neighbour Rhodos ore, then Olympia wood, Ephesos papyrus, left Babylon clay.
FIVE = ("beiping-A", "rhodos-A", "olympia-A", "ephesos-A", "babylon-A")


def beiping(side: str = "A") -> Works:
    return Works(f"beiping-{side}", *FIVE[1:]).stages(0, 2).coins(0, 9)


def only(table: Works, hand: str) -> Works:
    return table.hands(hand, *["altar"] * (table.game.seats - 1))


@pytest.mark.rule("SW-223")
def test_one_more_of_a_kind_already_made() -> None:
    table = Works("sparta-A", "rhodos-A", "giza-A", coins=0).stages(0, 1).build(0, "lumber-yard")
    assert only(table, "caravansery").legal(0, "build") == {"build caravansery"}


@pytest.mark.breach("SW-223")
def test_the_extra_unit_is_for_the_owner_only() -> None:
    table = Works("sparta-A", "rhodos-A", "giza-A").stages(0, 1).build(0, "lumber-yard")
    table.hands("altar", "caravansery", "altar")
    # Sparta sells one wood; the second that it could make itself is not for sale.
    assert table.refuses(1, "build caravansery left=4", "SW-033", "resources", missing="2 wood")


@pytest.mark.rule("SW-224", "SW-250")
def test_buying_from_any_player_at_one_coin() -> None:
    table = only(beiping(), "stockade scriptorium barracks guard-tower")
    assert table.legal(0, "build") == {
        "build stockade seat3=1",
        "build scriptorium seat4=1",
        "build barracks right=1",
        "build guard-tower left=1",
    }
    table.turn("build stockade seat3=1", *["discard altar"] * 4)
    assert table.purses() == [8, 6, 7, 6, 6]


@pytest.mark.breach("SW-224", "SW-250")
def test_all_other_rules_of_commerce_stay() -> None:
    table = only(beiping().build(2, "caravansery"), "caravansery archery-range loom-2")
    # Olympia sells one wood, not that of its Caravansery; a unit can be bought once; at full coins only.
    assert table.refuses(0, "build caravansery seat3=2", "SW-033", "resources", missing="2 wood")
    table = only(beiping().coins(0, 0), "stockade")
    assert table.refuses(0, "build stockade seat3=1", "SW-050", "coins", need=1, have=0)
    # Before the stage only the neighbours sell, for 2 coins.
    table = only(Works(*FIVE).stages(0, 1), "stockade barracks")
    assert table.refuses(0, "build stockade seat3=1", "SW-033", "resources", missing="1 wood")
    assert table.legal(0, "build") == {"build barracks right=2"}


@pytest.mark.rule("SW-251")
def test_trading_posts_do_not_add_up_with_it() -> None:
    table = only(beiping().build(0, "east-trading-post", "marketplace"), "barracks stockade scriptorium")
    assert table.legal(0, "build") == {
        "build barracks right=1",
        "build stockade seat3=1",
        "build scriptorium seat4=1",
    }
    # They may still be built.
    assert only(beiping(), "west-trading-post").legal(0, "build") == {"build west-trading-post"}


@pytest.mark.breach("SW-251")
def test_no_unit_for_nothing() -> None:
    """Nor with a Clandestine Dock: its rebate is for usual purchases, and 2 less 1 is no better than 1."""
    table = Works(*FIVE, cities=True).stages(0, 2).build(0, "clandestine-dock-east", "east-trading-post").coins(0, 9)
    only(table, "barracks")
    # The usual price of 1 at the Trading Post does fall to nothing.
    assert table.legal(0, "build") == {"build barracks"}
    table = Works(*FIVE, cities=True).stages(0, 2).build(0, "clandestine-dock-east").coins(0, 9)
    assert only(table, "barracks").legal(0, "build") == {"build barracks right=1"}
    assert table.refuses(0, "build barracks", "SW-058", "payment", allowed="right=1")


@pytest.mark.rule("SW-249")
@pytest.mark.parametrize("side", ["A", "B"])
def test_beiping_makes_stone(side: str) -> None:
    table = Works(f"beiping-{side}", *FIVE[1:]).hands("baths", "baths", *["altar"] * 3)
    assert (table.legal(0, "build"), table.legal(1, "build")) == ({"build baths"}, {"build baths left=2"})


@pytest.mark.breach("SW-249")
def test_one_stone_a_turn() -> None:
    table = only(Works(*FIVE), "walls")
    assert table.refuses(0, "build walls", "SW-033", "resources", missing="2 stone")


@pytest.mark.rule("SW-250")
def test_the_stages_of_side_a() -> None:
    assert Works(*FIVE).rich(0).climb() == [3, 3, 10]


@pytest.mark.rule("SW-252")
def test_side_b_pays_two_coins_to_anybody() -> None:
    table = Works("beiping-B", *FIVE[1:]).rich(0).coins(0, 0)
    table.raise_stage(1)
    assert table.cities[0].coins == 6
    table.raise_stage(2)
    table.make(0, "1 stone")
    only(table, "stockade barracks")
    assert table.legal(0, "build") == {"build stockade seat3=2", "build barracks right=2"}
    # A Trading Post still makes its own neighbour cheaper.
    table.build(0, "east-trading-post")
    assert table.legal(0, "build") == {"build stockade seat3=2", "build barracks right=1"}


@pytest.mark.breach("SW-252")
def test_not_for_one_coin_on_side_b() -> None:
    table = only(beiping("B"), "stockade")
    assert table.refuses(0, "build stockade seat3=1", "SW-058", "payment", allowed="seat3=2")
    table.act({0: "build stockade seat3=2"})
    assert (table.cities[0].coins, table.cities[2].coins) == (7, 8)


@pytest.mark.rule("SW-225")
def test_the_bank_sells_one_unit_for_a_coin() -> None:
    table = Works("brigadoon-B", "rhodos-A", "giza-A", "olympia-A").rich(0)
    table.raise_stage(1)
    table.make(0, "").coins(0, 1)
    cards = ["stockade", "baths", "guard-tower", "barracks", "workshop", "apothecary", "scriptorium"]
    only(table, " ".join(cards))
    assert table.legal(0, "build") == {f"build {card} bank=1" for card in cards}
    table.turn("build workshop bank=1", *["discard altar"] * 3)
    assert table.purses() == [0, 9, 9, 9]


@pytest.mark.breach("SW-225")
def test_only_once_per_turn_and_not_for_nothing() -> None:
    table = Works("brigadoon-B", "rhodos-A", "giza-A", "olympia-A").rich(0)
    table.raise_stage(1)
    table.make(0, "1 clay").coins(0, 9)
    only(table, "temple stockade")
    # Temple: wood and glass are missing, the bank has only one of them.
    assert table.refuses(0, "build temple bank=2", "SW-033", "resources", missing="1 wood, 1 glass")
    table.coins(0, 0)
    assert table.refuses(0, "build stockade bank=1", "SW-050", "coins", need=1, have=0)


@pytest.mark.rule("SW-227")
def test_what_a_stage_makes_is_the_owners() -> None:
    table = Works("roll-through-the-ages-B", "rhodos-A", "giza-A", coins=0).rich(0).stages(0, 1)
    table.raise_stage(2)
    table.make(0, "").coins(0, 0)
    only(table, "stockade baths guard-tower apothecary barracks")
    assert table.legal(0, "build") == {
        "build stockade",
        "build baths",
        "build guard-tower",
        "build apothecary",
    }


@pytest.mark.breach("SW-227")
def test_nobody_can_buy_it() -> None:
    table = Works("roll-through-the-ages-B", "rhodos-A", "giza-A").stages(0, 2)
    table.hands("altar", "stockade", "stockade")
    assert table.refuses(1, "build stockade left=2", "SW-033", "resources", missing="1 wood")
    assert table.refuses(2, "build stockade right=2", "SW-033", "resources", missing="1 wood")


@pytest.mark.rule("SW-449")
def test_one_resource_of_the_cost_is_dropped_as_the_builder_likes() -> None:
    table = Works("atlantis-A", "ephesos-A", "giza-A").stages(0, 2).coins(0, 9)
    # Traders Guild: glass, papyrus, textile. Glass is its own, Ephesos sells papyrus, textile is dropped.
    assert only(table, "traders-guild").legal(0, "build") == {"build traders-guild right=2"}
    table = Works("persepolis-A", "ephesos-A", "giza-A", cities=True).stages(0, 2).coins(0, 9)
    # Gates of the City: 1 coin and a wood; the coin falls to the discount of Persepolis.
    table.act({0: "build gates-of-the-city"})
    assert table.cities[0].coins == 9
    # Militia costs 3 coins and no resource: nothing is dropped, the bank gives 1.
    table.act({0: "build militia"})
    assert table.cities[0].coins == 7


@pytest.mark.breach("SW-449")
def test_never_coins_never_two_units_never_other_colours() -> None:
    table = Works("atlantis-A", "rhodos-A", "giza-A").stages(0, 2).coins(0, 9)
    only(table, "traders-guild temple")
    assert table.refuses(0, "build traders-guild", "SW-033", "resources", missing="1 textile")
    assert table.refuses(0, "build temple", "SW-033", "resources", missing="1 wood, 1 clay")
    table = Works("persepolis-A", "rhodos-A", "giza-A", cities=True).stages(0, 2).coins(0, 1)
    only(table, "militia")
    assert table.refuses(0, "build militia", "SW-050", "coins", need=2, have=1)
