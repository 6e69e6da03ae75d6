"""Section E: wonder stages (SW-066 to SW-072, SW-393, SW-394)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.city import EMPTY
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.leaders import LeaderPhase
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from tests.rules.seven_wonders.table import Table

THREE = ("giza-A", "rhodos-A", "ephesos-A")
REST = ("altar", "altar")
#: Wood, stone, clay, ore and the three goods in plenty.
PLENTY = ("sawmill", "lumber-yard", "quarry", "stone-pit", "brickyard", "clay-pool", "foundry", "ore-vein")
GOODS = ("loom", "glassworks", "press")
BASE = [f"{wonder}-{side}" for wonder in ("alexandria", "babylon", "ephesos", "giza", "rhodos") for side in "AB"]


def rich(board: str) -> Table:
    """Seat 0 can pay for any stage of the base boards but those of four equal units and two equal goods."""
    others = [name for name in ("halikarnassos-A", "olympia-A", "rhodos-A") if name[:4] != board[:4]][:2]
    table = Table(board, *others, coins=0).build(0, *PLENTY, *GOODS)
    return table.build(0, "caravansery", "forum").coins(0, 0).coins(1, 0).coins(2, 0)


@pytest.mark.rule("SW-066")
@pytest.mark.parametrize("board", BASE)
def test_from_the_first_stage_on(board: str) -> None:
    table = rich(board)
    for number in range(len(BOARDS[BOARD_NUMBERS[board]].stages)):
        table.hands("theater", *REST)
        assert table.legal(0, "stage") == {f"stage theater {number + 1}"}
        table.turn(f"stage theater {number + 1}", "build altar" if number == 0 else "discard altar", "discard altar")
        assert table.cities[0].stages == (2 << number) - 1


@pytest.mark.breach("SW-066")
@pytest.mark.parametrize(("built", "wanted"), [(0, 2), (0, 3), (1, 3), (0, 5), (2, 9)])
def test_no_stage_is_passed_over(built: int, wanted: int) -> None:
    table = rich("giza-A").stages(0, built).hands("theater", *REST)
    assert table.refuses(0, f"stage theater {wanted}", "SW-066", "stage-order", stage=wanted, next=built + 1)


@pytest.mark.rule("SW-066")
def test_a_board_may_say_otherwise() -> None:
    table = rich("citadels-A").hands("theater", *REST)
    assert table.legal(0, "stage") == {f"stage theater {number}" for number in (1, 2, 3, 4)}


@pytest.mark.rule("SW-067")
@pytest.mark.parametrize("marker", ["palace", "altar", "timber-yard", "pantheon"])
def test_the_price_of_the_stage_alone(marker: str) -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "stone-pit").hands(marker, *REST)
    assert table.legal(0, "stage") == {f"stage {marker} 1"}
    table.turn(f"stage {marker} 1", "discard altar", "discard altar")
    assert (table.cities[0].coins, table.cities[0].stages, table.points(0, "wonder")) == (0, 1, 3)


@pytest.mark.rule("SW-067")
def test_coins_and_purchases_for_a_stage() -> None:
    # Petra A, stage 2: 7 coins. Giza B, stage 1: two wood.
    table = Table("petra-A", "rhodos-A", "ephesos-A", cities=True).stages(0, 1).coins(0, 7).hands("altar", *REST)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (table.purses(), table.points(0, "wonder")) == ([0, 3, 3], 10)
    table = Table("giza-B", "olympia-A", "ephesos-A", coins=4).build(1, "sawmill").hands("altar", *REST)
    assert table.legal(0, "stage") == {"stage altar 1 right=4"}
    table.turn("stage altar 1 right=4", "build altar", "build altar")
    assert table.purses() == [0, 8, 4]


@pytest.mark.breach("SW-067")
def test_no_stage_without_its_price() -> None:
    table = Table(*THREE, coins=9).hands("altar", *REST)
    assert table.refuses(0, "stage altar 1", "SW-067", "resources", missing="1 stone")
    table = Table("petra-A", "rhodos-A", "ephesos-A", cities=True).stages(0, 1).coins(0, 6).hands("altar", *REST)
    assert table.refuses(0, "stage altar 2", "SW-050", "coins", need=7, have=6)
    table = Table("giza-B", "olympia-A", "ephesos-A", coins=3).build(1, "sawmill").hands("altar", *REST)
    assert table.refuses(0, "stage altar 1 right=4", "SW-050", "coins", need=4, have=3)


@pytest.mark.rule("SW-068")
def test_any_card_of_the_hand_marks_a_stage() -> None:
    hand = "altar loom tavern barracks workers-guild workshop lumber-yard"
    table = Table(*THREE, coins=0).build(0, "stone-pit").hands(hand, *REST)
    assert table.legal(0, "stage") == {f"stage {card} 1" for card in hand.split()}
    table.turn("stage barracks 1", "discard altar", "discard altar")
    assert list(table.cities[0].markers) == [CARD_NUMBERS["barracks"], EMPTY, EMPTY]


@pytest.mark.breach("SW-068")
@pytest.mark.parametrize(
    "marker", ["barracks", "altar", "loom", "tavern", "workshop", "shipowners-guild", "marketplace"]
)
def test_a_marker_has_no_effect(marker: str) -> None:
    table = Table(*THREE, coins=0).build(0, "stone-pit").hands(marker, "baths", "baths")
    before = table.cities[0].copy()
    table.turn(f"stage {marker} 1", "discard baths", "discard baths")
    city = table.cities[0]
    now = (
        city.cards,
        city.colours,
        city.production,
        city.for_sale,
        city.prices,
        city.shields,
        city.symbols,
        city.coins,
    )
    assert now == (
        before.cards,
        before.colours,
        before.production,
        before.for_sale,
        before.prices,
        before.shields,
        before.symbols,
        before.coins,
    )
    assert table.total(0) == 3
    # It is no structure: the same name can still be built. And nobody else knows it.
    assert city.built == before.built
    seen = table.game.view(1)
    assert isinstance(seen, SevenWonders)
    assert seen.cities[0].markers[0] < 0


@pytest.mark.rule("SW-069")
def test_several_stages_in_one_age() -> None:
    table = rich("giza-A")
    for number in (1, 2, 3):
        table.hands("theater", *REST)
        table.turn(f"stage theater {number}", "discard altar", "discard altar")
    assert (table.game.age, table.cities[0].stage_count(), table.points(0, "wonder")) == (1, 3, 15)


@pytest.mark.rule("SW-069")
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_stage_in_any_age(age: int) -> None:
    table = Table(*THREE, age=age, coins=0).build(0, "stone-pit").hands("altar", *REST)
    assert table.legal(0, "stage") == {"stage altar 1"}


@pytest.mark.breach("SW-069")
@pytest.mark.parametrize(("built", "again"), [(1, 1), (2, 1), (2, 2)])
def test_no_stage_twice(built: int, again: int) -> None:
    table = rich("giza-A").stages(0, built).hands("theater", *REST)
    assert table.refuses(0, f"stage theater {again}", "SW-066", "stage-order", stage=again, next=built + 1)


@pytest.mark.rule("SW-070")
def test_the_wonder_may_be_left_alone() -> None:
    table = Table(*THREE).build(0, "stone-pit").hands("altar", *REST)
    assert table.legal(0) == {"build altar", "stage altar 1", "discard altar"}
    table.turn("build altar", "build altar", "build altar")
    assert (table.cities[0].stages, table.points(0, "wonder"), table.points(0, "blue")) == (0, 0, 2)


@pytest.mark.breach("SW-070")
def test_nothing_is_lost_without_stages() -> None:
    table = Table(*THREE, age=3, coins=0).build(0, "altar")
    table.end_age()
    assert (table.game.is_over, table.total(0), table.game.ranking()) == (True, 2, [1, 2, 2])


@pytest.mark.rule("SW-071")
@pytest.mark.parametrize(("board", "stages"), [("giza-A", 3), ("giza-B", 4), ("rhodos-B", 2), ("chichen-itza-B", 1)])
def test_a_complete_board_takes_no_marker(board: str, stages: int) -> None:
    table = rich(board).stages(0, stages).hands("theater", *REST)
    assert table.cities[0].stage_count() == stages
    assert table.legal(0) == {"build theater", "discard theater"}


@pytest.mark.breach("SW-071")
@pytest.mark.parametrize(("board", "stages"), [("giza-A", 3), ("giza-B", 4), ("rhodos-B", 2), ("babel-B", 4)])
def test_no_stage_beyond_the_last(board: str, stages: int) -> None:
    table = rich(board).stages(0, stages).hands("theater", *REST)
    for number in (1, stages, stages + 1):
        assert table.refuses(0, f"stage theater {number}", "SW-071", "wonder-complete")


@pytest.mark.rule("SW-072")
def test_a_start_resource_produces_and_is_sold() -> None:
    table = Table(*THREE).hands("baths", "baths", "altar")
    assert table.legal(0, "build") == {"build baths"}
    assert table.legal(1, "build") == {"build baths left=2"}


@pytest.mark.breach("SW-072")
def test_a_start_resource_is_no_card() -> None:
    # Three boards of raw materials and goods, and nothing for the cards that count brown and grey ones.
    table = Table(*THREE, age=2, coins=0).hands("vineyard", "bazar", "altar")
    table.turn("build vineyard", "build bazar", "build altar")
    assert table.purses() == [0, 0, 0]
    table.build(0, "shipowners-guild", "haven", "workers-guild", "craftsmens-guild")
    # Of the four, only the guilds themselves are counted, by the Shipowners.
    assert (table.points(0, "purple"), table.points(0, "yellow")) == (3, 0)
    assert table.cities[0].count_colour(0) == 0


def tartaros(marker: str, *, age: int = 1) -> Table:
    """Tartaros A builds its first stage with this card; it counts with a card of Age I only."""
    table = Table("tartaros-A", "rhodos-A", "ephesos-A", age=age, coins=0).hands(marker, *REST)
    table.turn(f"stage {marker} 1", "discard altar", "discard altar")
    return table


@pytest.mark.rule("SW-393")
@pytest.mark.parametrize(("marker", "points"), [("altar", 2), ("temple", 0), ("palace", 0)])
def test_a_stage_with_a_card_of_another_age_stands(marker: str, points: int) -> None:
    table = tartaros(marker)
    assert (table.cities[0].stage_count(), table.points(0, "wonder")) == (1, points)
    table.build(1, "builders-guild").build(0, "arena")
    assert (table.points(1, "purple"), table.points(0, "yellow")) == (1, 1)


@pytest.mark.breach("SW-393")
def test_the_benefit_is_missing_for_good() -> None:
    table = tartaros("temple", age=2).hands("altar", *REST)
    assert table.refuses(0, "stage altar 1", "SW-066", "stage-order", stage=1, next=2)
    # Stage 2 wants Age II: 4 points, and the others lose a coin; with a card of Age I neither comes.
    table.coins(1, 5).coins(2, 5)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (table.purses()[1:], table.points(0, "wonder"), table.cities[0].stage_count()) == ([5, 5], 0, 2)
    table.hands("palace", *REST)
    table.turn("stage palace 3", "discard altar", "discard altar")
    assert table.points(0, "wonder") == 6


def leader_turn(marker: str) -> Table:
    table = Table("tartaros-A", "rhodos-A", "ephesos-A", coins=0, leaders=True)
    for seat, leader in enumerate([marker, "midas", "plato"]):
        table.cities[seat].leaders = (CARD_NUMBERS[leader],)
        table.cities[seat].hand = ()
    table.game.agenda = [LeaderPhase()]
    table.forget()
    table.game.settle()
    return table


@pytest.mark.rule("SW-394")
def test_a_leader_marks_a_stage() -> None:
    table = leader_turn("sappho")
    assert table.legal(0) == {"stage sappho 1", "discard sappho"}
    table.turn("stage sappho 1", "discard midas", "discard plato")
    assert (table.cities[0].stage_count(), table.cities[0].leaders, CARDS[table.cities[0].markers[0]].id) == (
        1,
        (),
        "sappho",
    )


@pytest.mark.breach("SW-394")
@pytest.mark.parametrize("stages", [0, 1, 2])
def test_a_leader_never_brings_a_benefit_of_tartaros(stages: int) -> None:
    table = leader_turn("sappho")
    table.stages(0, stages).coins(1, 5).coins(2, 5)
    before = table.points(0, "wonder")
    table.turn(f"stage sappho {stages + 1}", "discard midas", "discard plato")
    assert (table.points(0, "wonder"), table.points(0, "leaders"), table.purses()[1:]) == (before, 0, [8, 8])
