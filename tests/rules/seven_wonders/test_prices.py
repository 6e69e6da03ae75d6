"""Section C, prices and moments: discounts, splits, and when coins arrive (SW-053 to SW-058, SW-387 to SW-389)."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from tests.rules.seven_wonders.table import Table

#: Seat 0 makes stone, its right neighbour ore, its left neighbour papyrus.
THREE = ("giza-A", "rhodos-A", "ephesos-A")
REST = ("altar", "altar")
#: Both neighbours sell every kind; what one unit costs from the left and from the right.
POSTS = [
    ([], "wood", 2, 2),
    (["east-trading-post"], "wood", 2, 1),
    (["east-trading-post"], "stone", 2, 1),
    (["east-trading-post"], "clay", 2, 1),
    (["east-trading-post"], "ore", 2, 1),
    (["east-trading-post"], "glass", 2, 2),
    (["west-trading-post"], "wood", 1, 2),
    (["west-trading-post"], "stone", 1, 2),
    (["west-trading-post"], "clay", 1, 2),
    (["west-trading-post"], "ore", 1, 2),
    (["west-trading-post"], "papyrus", 2, 2),
    (["marketplace"], "glass", 1, 1),
    (["marketplace"], "textile", 1, 1),
    (["marketplace"], "papyrus", 1, 1),
    (["marketplace"], "clay", 2, 2),
    (["east-trading-post", "west-trading-post"], "ore", 1, 1),
    (["east-trading-post", "west-trading-post", "marketplace"], "textile", 1, 1),
]
NEEDS_ONE = {
    "wood": "stockade",
    "stone": "baths",
    "clay": "guard-tower",
    "ore": "barracks",
    "glass": "workshop",
    "textile": "apothecary",
    "papyrus": "scriptorium",
}
EVERYTHING = ("lumber-yard", "stone-pit", "clay-pool", "ore-vein", "glassworks", "loom", "press")


def paid(events: list[Event]) -> list[tuple[int, int, int]]:
    """Who paid whom how much, in order."""
    return [(e.seat, int(e.data["owner"]), int(e.data["coins"])) for e in events if e.kind == "paid"]


def market(*own: str) -> Table:
    """Seat 0 produces nothing; both neighbours sell all seven kinds."""
    table = Table("sparta-A", "manneken-pis-B", "nomades-A", "giza-A")
    return table.build(1, *EVERYTHING).build(3, *EVERYTHING).build(0, *own).coins(0, 9)


@pytest.mark.rule("SW-053", "SW-054", "SW-055")
@pytest.mark.parametrize(("own", "kind", "left", "right"), POSTS)
def test_prices_by_side_and_kind(own: list[str], kind: str, left: int, right: int) -> None:
    card = NEEDS_ONE[kind]
    table = market(*own).hands(card, *["altar"] * 3)
    assert table.legal(0, "build") == {f"build {card} left={left}", f"build {card} right={right}"}


@pytest.mark.breach("SW-053", "SW-054", "SW-055")
@pytest.mark.parametrize(
    ("own", "text", "allowed"),
    [
        ("east-trading-post", "build baths left=1", "right=1"),
        ("east-trading-post", "build workshop right=1", "right=2"),
        ("west-trading-post", "build baths right=1", "left=1"),
        ("west-trading-post", "build workshop left=1", "right=2"),
        ("marketplace", "build baths left=1", "right=2"),
        ("marketplace", "build baths right=1", "right=2"),
    ],
)
def test_where_a_discount_does_not_reach(own: str, text: str, allowed: str) -> None:
    table = market(own).hands("baths workshop", *["altar"] * 3)
    assert table.refuses(0, text, "SW-058", "payment", allowed=allowed)


@pytest.mark.rule("SW-056")
def test_a_discount_starts_after_its_turn() -> None:
    # The first stage of Olympia B costs two wood and makes raw materials cheap.
    table = Table("olympia-B", "rhodos-A", "ephesos-A", coins=9).build(1, "lumber-yard").hands("altar", *REST)
    assert table.legal(0, "stage") == {"stage altar 1 right=2"}
    table.turn("stage altar 1 right=2", "build altar", "build altar")
    assert table.purses() == [7, 11, 9]
    table.hands("barracks", *REST)
    assert table.legal(0, "build") == {"build barracks right=1"}


@pytest.mark.breach("SW-056")
def test_no_discount_for_the_turn_itself() -> None:
    table = Table("olympia-B", "rhodos-A", "ephesos-A", coins=1).build(1, "lumber-yard").hands("altar", *REST)
    assert table.refuses(0, "stage altar 1 right=1", "SW-050", "coins", need=2, have=1)
    table = market().hands("marketplace workshop", *["altar"] * 3)
    table.turn("build marketplace", *["build altar"] * 3)
    assert table.purses()[0] == 9
    table.hands("workshop", *["altar"] * 3)
    assert table.legal(0, "build") == {"build workshop left=1", "build workshop right=1"}


@pytest.mark.rule("SW-057")
def test_two_discounts_do_not_add_up() -> None:
    table = Table("olympia-B", "rhodos-A", "ephesos-A", coins=9).build(2, "ore-vein").stages(0, 1)
    table.build(0, "west-trading-post", "east-trading-post").hands("barracks", *REST)
    assert table.legal(0, "build") == {"build barracks left=1", "build barracks right=1"}


@pytest.mark.breach("SW-057")
def test_no_unit_for_nothing_but_at_the_dock() -> None:
    table = Table("olympia-B", "rhodos-A", "ephesos-A", coins=0, cities=True).stages(0, 1)
    table.build(0, "east-trading-post").hands("barracks", *REST)
    assert table.refuses(0, "build barracks", "SW-050", "coins", need=1, have=0)
    assert table.build(0, "clandestine-dock-east").legal(0, "build") == {"build barracks"}


@pytest.mark.rule("SW-058")
@pytest.mark.parametrize(
    ("own", "splits"),
    [
        ([], {"left=4", "left=2 right=2", "right=4"}),
        (["west-trading-post"], {"left=2", "left=1 right=2", "right=4"}),
        (["east-trading-post"], {"left=4", "left=2 right=1", "right=2"}),
        (["east-trading-post", "west-trading-post"], {"left=2", "left=1 right=1", "right=2"}),
    ],
)
def test_every_split_of_two_wood(own: list[str], splits: set[str]) -> None:
    table = market(*own).build(1, "sawmill").build(3, "sawmill").hands("caravansery", *["altar"] * 3)
    assert table.legal(0, "build") == {f"build caravansery {split}" for split in splits}


@pytest.mark.rule("SW-058")
def test_splits_of_different_kinds() -> None:
    # Dispensary: two ore and glass; ore 1 from the left, glass 1 from both.
    table = market("west-trading-post", "marketplace").build(3, "foundry").hands("dispensary", *["altar"] * 3)
    assert table.legal(0, "build") == {
        "build dispensary left=3",
        "build dispensary left=2 right=1",
        "build dispensary left=2 right=2",
        "build dispensary left=1 right=3",
    }


@pytest.mark.breach("SW-058")
@pytest.mark.parametrize(
    "payment", ["", " left=1", " left=3", " left=2 right=1", " left=4 right=4", " right=3", " bank=4"]
)
def test_no_payment_that_is_no_split(payment: str) -> None:
    table = market().build(1, "sawmill").build(3, "sawmill").hands("caravansery", *["altar"] * 3)
    assert table.refuses(0, f"build caravansery{payment}", "SW-058", "payment", allowed="right=4")


def exchanger(coins: int) -> Table:
    """Seat 0 may give 1 coin and two victory tokens of 1 for one of 3, after its card."""
    table = Table("beiping-B", "rhodos-A", "ephesos-A", coins=3).stages(0, 4).coins(0, coins)
    table.cities[0].victories = 2
    return table


@pytest.mark.rule("SW-387")
def test_coins_of_a_sale_pay_an_exchange_of_the_turn() -> None:
    table = exchanger(0).hands("altar", "baths", "altar")
    table.turn("build altar", "build baths left=2", "build altar")
    assert (table.step(0), table.legal(0), table.cities[0].coins) == ("exchange", {"exchange 2 1", "decline"}, 2)
    table.play(0, "exchange 2 1")
    assert (table.cities[0].coins, table.cities[0].victories) == (1, 1 << 5)


@pytest.mark.rule("SW-387")
def test_coins_of_a_sale_pay_a_loss_of_the_turn() -> None:
    # Petra B, stage 1: the others lose 2 coins. One clay of four units is bought.
    table = Table("giza-A", "petra-B", "ephesos-A", coins=0).build(1, "foundry").build(0, "clay-pool").coins(1, 2)
    table.hands("altar", "theater", "altar")
    assert table.legal(1, "stage") == {"stage theater 1 left=2"}
    table.turn("build altar", "stage theater 1 left=2", "build altar")
    assert table.purses() == [0, 0, 0]
    without = Table("giza-A", "petra-B", "ephesos-A", coins=5).build(1, "foundry", "clay-pool")
    without.hands("altar", "theater", "altar").turn("build altar", "stage theater 1", "build altar")
    assert without.purses() == [3, 5, 3]


@pytest.mark.breach("SW-387")
def test_coins_of_a_sale_do_not_pay_the_own_card() -> None:
    table = Table(*THREE, coins=3).coins(0, 0).hands("timber-yard barracks", "baths", "altar")
    table.play(1, "build baths left=2")
    table.play(2, "build altar")
    assert table.refuses(0, "build timber-yard", "SW-050", "coins", need=1, have=0)
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=0)


@pytest.mark.rule("SW-388")
def test_coins_of_a_discard_pay_an_exchange_of_the_turn() -> None:
    table = exchanger(0).hands("altar", "altar", "altar")
    table.turn("discard altar", "build altar", "build altar")
    assert (table.legal(0), table.cities[0].coins) == ({"exchange 2 1", "decline"}, 3)


@pytest.mark.breach("SW-388")
def test_coins_of_a_discard_come_after_all_payments() -> None:
    table = exchanger(0).hands("altar", "altar", "altar")
    table.turn("build altar", "discard altar", "build altar")
    # Without a coin there is no exchange: the next turn has begun.
    assert (table.step(0), table.cities[0].coins) == ("pick", 0)
    events = (
        Table(*THREE, coins=2)
        .hands("altar", "barracks", "barracks")
        .turn("discard altar", "build barracks", "build barracks left=2")
    )
    kinds = [event.kind for event in events if event.kind in ("paid", "coins-gained")]
    assert kinds == ["paid", "coins-gained"]


def struck() -> Table:
    """Seat 1 has the Assassin out: the cards of the others will be discarded."""
    table = Table("giza-A", "citadels-A", "ephesos-A").hands("altar", "altar", "altar").build(1, "stone-pit", "quarry")
    table.turn("build altar", "stage altar 1", "build altar")
    return table.hands("barracks", "theater", "baths")


@pytest.mark.rule("SW-389")
def test_the_assassin_s_victims_pay_nothing() -> None:
    table = struck()
    assert (table.purses(), table.legal(0, "build")) == ([3, 3, 3], {"build barracks right=2"})
    events = table.turn("build barracks right=2", "build theater", "build baths right=2")
    assert (table.purses(), paid(events)) == ([3, 3, 3], [])
    assert sorted(table.pile()) == ["barracks", "baths"]


@pytest.mark.breach("SW-389")
def test_the_assassin_s_victims_build_and_gain_nothing() -> None:
    table = struck()
    table.turn("discard barracks", "build theater", "build baths right=2")
    assert ([table.built(0), table.built(2)], table.purses()) == ([["altar"], ["altar"]], [3, 3, 3])
    assert table.built(1)[-1] == "theater"
    table.hands("barracks", "theater", "baths")
    table.turn("build barracks right=2", "discard theater", "discard baths")
    assert table.purses() == [1, 8, 6]
