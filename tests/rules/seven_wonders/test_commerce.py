"""Section C: costs, production and commerce (SW-031 to SW-052)."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from ecumene.games.seven_wonders.tables import CARDS
from ecumene.games.seven_wonders.vocabulary import BROWN, GREY
from tests.rules.seven_wonders.table import Table

#: Seat 0 makes stone, its right neighbour ore, its left neighbour papyrus.
THREE = ("giza-A", "rhodos-A", "ephesos-A")
REST = ("altar", "altar")


def paid(events: list[Event]) -> list[tuple[int, int, int]]:
    """Who paid whom how much, in order."""
    return [(e.seat, int(e.data["owner"]), int(e.data["coins"])) for e in events if e.kind == "paid"]


@pytest.mark.rule("SW-031")
@pytest.mark.parametrize("card", ["altar", "loom", "tavern", "west-trading-post", "lumber-yard", "pawnshop"])
def test_no_cost_no_payment(card: str) -> None:
    table = Table(*THREE, coins=0).hands(card, *REST)
    assert table.legal(0, "build") == {f"build {card}"}
    table.turn(f"build {card}", "build altar", "build altar")
    assert (table.built(0), table.purses()) == ([card], [5 if card == "tavern" else 0, 0, 0])


@pytest.mark.breach("SW-031")
def test_nothing_is_paid_for_a_free_card() -> None:
    table = Table(*THREE).hands("altar", *REST)
    for payment in ("left=2", "right=2", "bank=1"):
        assert table.refuses(0, f"build altar {payment}", "SW-052", "payment", allowed="nothing")
    assert table.legal(0, "build") == {"build altar"}


@pytest.mark.rule("SW-032")
@pytest.mark.parametrize("card", ["timber-yard", "clay-pit", "tree-farm", "mine", "quarry", "sawmill"])
def test_coins_go_to_the_bank(card: str) -> None:
    table = Table(*THREE).hands(card, *REST)
    events = table.turn(f"build {card}", "build altar", "build altar")
    assert (table.purses(), paid(events)) == ([2, 3, 3], [])


@pytest.mark.breach("SW-032")
def test_no_card_of_one_coin_without_a_coin() -> None:
    table = Table(*THREE, coins=0).hands("timber-yard", *REST)
    assert table.refuses(0, "build timber-yard", "SW-050", "coins", need=1, have=0)
    assert table.coins(0, 1).legal(0, "build") == {"build timber-yard"}


@pytest.mark.breach("SW-032")
def test_coins_of_card_and_purchase_are_added() -> None:
    # Militia costs 3 coins; Gates of the City 1 coin and a wood.
    table = Table("giza-A", "olympia-A", "ephesos-A", cities=True).hands("militia gates-of-the-city", *REST)
    assert table.coins(0, 2).legal(0, "build") == set()
    assert table.refuses(0, "build militia", "SW-050", "coins", need=3, have=2)
    assert table.refuses(0, "build gates-of-the-city right=2", "SW-050", "coins", need=3, have=2)
    assert table.coins(0, 3).legal(0, "build") == {"build militia", "build gates-of-the-city right=2"}


@pytest.mark.rule("SW-033")
def test_own_production_and_purchases_together() -> None:
    # Temple: wood, clay and glass.
    table = Table("babylon-A", "olympia-A", "alexandria-A", age=2, coins=6).hands("temple", *REST)
    assert table.legal(0, "build") == {"build temple left=2 right=2"}
    assert table.build(0, "lumber-yard").legal(0, "build") == {"build temple left=2"}
    assert table.build(0, "glassworks").legal(0, "build") == {"build temple"}


@pytest.mark.breach("SW-033")
def test_a_kind_that_nobody_sells() -> None:
    table = Table("babylon-A", "olympia-A", "ephesos-A", age=2, coins=20).hands("temple", *REST)
    assert table.refuses(0, "build temple right=2", "SW-033", "resources", missing="1 wood, 1 glass")
    assert table.build(0, "lumber-yard").refuses(0, "build temple", "SW-033", "resources", missing="1 glass")


@pytest.mark.rule("SW-034")
def test_sources_work_every_turn() -> None:
    table = Table(*THREE, age=2, coins=0).build(0, "quarry")
    table.hands("walls altar", "aqueduct altar", "altar altar")
    table.turn("build walls", "discard altar", "discard altar")
    assert table.hand(0) == ["altar"]
    table.hands("aqueduct", *REST)
    assert table.legal(0, "build") == {"build aqueduct"}
    table.turn("build aqueduct", "discard altar", "discard altar")
    assert table.built(0) == ["quarry", "walls", "aqueduct"]


@pytest.mark.breach("SW-034")
def test_what_was_not_used_is_not_saved_up() -> None:
    table = Table(*THREE, coins=0).hands("altar", *REST)
    table.turn("build altar", "discard altar", "discard altar")
    table.hands("theater", *REST)
    # One stone a turn never makes the two stones of the first stage.
    assert table.refuses(0, "stage theater 1", "SW-067", "resources", missing="1 stone")


@pytest.mark.rule("SW-035")
@pytest.mark.parametrize(
    ("cards", "legal"),
    [
        ([], set()),
        (["stone-pit"], set()),
        (["stone-pit", "timber-yard"], {"build walls"}),
        (["quarry"], {"build walls"}),
    ],
)
def test_a_card_of_two_units_serves_twice(cards: list[str], legal: set[str]) -> None:
    table = Table(*THREE, age=2, coins=0).build(0, *cards).hands("walls", *REST)
    assert table.legal(0, "build") == legal


@pytest.mark.breach("SW-035")
def test_a_unit_serves_once() -> None:
    table = Table(*THREE, age=2, coins=0).hands("walls", *REST)
    assert table.refuses(0, "build walls", "SW-033", "resources", missing="2 stone")
    table.build(0, "stone-pit")
    assert table.refuses(0, "build walls", "SW-033", "resources", missing="1 stone")


@pytest.mark.rule("SW-036")
def test_a_slash_gives_one_of_its_kinds() -> None:
    # Stables: wood, ore and clay.
    table = Table("babylon-A", "giza-A", "ephesos-A", coins=0).build(0, "forest-cave").hands("stockade barracks", *REST)
    assert table.legal(0, "build") == {"build stockade", "build barracks"}
    table.build(0, "ore-vein").hands("stables", *REST)
    assert table.legal(0, "build") == {"build stables"}


@pytest.mark.breach("SW-036")
def test_a_slash_does_not_give_both() -> None:
    table = Table("babylon-A", "giza-A", "ephesos-A", age=2, coins=0).build(0, "forest-cave").hands("stables", *REST)
    assert table.legal(0, "build") == set()
    assert table.refuses(0, "build stables", "SW-033", "resources", missing="1 wood")
    # Nor two of one kind.
    table.hands("caravansery", *REST)
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")


@pytest.mark.rule("SW-037")
def test_a_neighbour_buys_the_other_kind_of_a_slash() -> None:
    table = Table("alexandria-A", "rhodos-A", "ephesos-A").build(1, "timber-yard")
    table.hands("baths", "stockade", "altar")
    assert table.legal(0, "build") == {"build baths right=2"}
    table.turn("build baths right=2", "build stockade", "build altar")
    assert (table.built(0), table.built(1)) == (["baths"], ["timber-yard", "stockade"])
    assert table.purses() == [1, 5, 3]


@pytest.mark.breach("SW-037")
def test_one_buyer_does_not_get_both_kinds() -> None:
    table = Table("alexandria-A", "rhodos-A", "ephesos-A", age=3, coins=30).build(1, "timber-yard", "clay-pool")
    table.build(1, "foundry").hands("workers-guild", *REST)
    assert table.refuses(
        0, "build workers-guild right=10", "SW-033", "resources", missing="1 wood, 1 stone, 1 clay, 2 ore"
    )
    table.build(1, "stone-pit")
    assert table.legal(0, "build") == {"build workers-guild right=10"}


SOURCES = [
    ("giza-A", [], 0, "baths"),
    ("giza-A", ["ore-vein"], 0, "barracks"),
    ("giza-A", ["loom"], 0, "apothecary"),
    ("giza-A", ["caravansery"], 0, "guard-tower"),
    ("giza-A", ["forum"], 0, "workshop"),
    ("alexandria-A", [], 2, "stockade"),
    ("alexandria-B", [], 2, "apothecary"),
]


@pytest.mark.rule("SW-038")
@pytest.mark.parametrize(("board", "cards", "stages", "child"), SOURCES)
def test_where_production_comes_from(board: str, cards: list[str], stages: int, child: str) -> None:
    table = Table(board, "olympia-A", "rhodos-A", coins=0).build(0, *cards).stages(0, stages).hands(child, *REST)
    assert table.legal(0, "build") == {f"build {child}"}


@pytest.mark.breach("SW-038")
def test_other_cards_produce_nothing() -> None:
    producers = {"caravansery", "forum"}
    silent = [card.id for card in CARDS if card.marks and card.colour not in (BROWN, GREY) and card.id not in producers]
    assert len(silent) == 46
    for name in silent:
        table = Table(*THREE).build(0, name)
        start = Table(*THREE)
        assert (table.cities[0].production, table.cities[0].for_sale) == (
            start.cities[0].production,
            start.cities[0].for_sale,
        )


@pytest.mark.rule("SW-039")
@pytest.mark.parametrize(("board", "cards", "stages", "child"), SOURCES[:3])
def test_start_brown_and_grey_are_for_sale(board: str, cards: list[str], stages: int, child: str) -> None:
    table = Table("babylon-A", board, "rhodos-A" if child != "barracks" else "ephesos-A")
    table.build(1, *cards).stages(1, stages).hands(child, *REST)
    assert table.legal(0, "build") == {f"build {child} right=2"}


@pytest.mark.breach("SW-039", "SW-040")
@pytest.mark.parametrize(("board", "cards", "stages", "child"), SOURCES[3:])
def test_yellow_cards_and_stages_are_not_for_sale(board: str, cards: list[str], stages: int, child: str) -> None:
    table = Table("ephesos-A", board, "halikarnassos-B" if child != "apothecary" else "giza-A", coins=10)
    table.build(1, *cards).stages(1, stages).hands(child, *REST)
    kind = {"guard-tower": "clay", "workshop": "glass", "stockade": "wood", "apothecary": "textile"}[child]
    assert table.legal(0, "build") == set()
    assert table.refuses(0, f"build {child} right=2", "SW-033", "resources", missing=f"1 {kind}")


@pytest.mark.rule("SW-040")
def test_yellow_cards_and_stages_serve_their_owner() -> None:
    table = Table("alexandria-B", "olympia-A", "rhodos-A", age=2, coins=0).build(0, "caravansery", "forum").stages(0, 2)
    # Two raw materials and two manufactured goods of choice, and the glass of the board.
    table.hands("library laboratory temple pantheon", *REST)
    reach = {"build library", "build laboratory", "build temple"}
    assert table.legal(0, "build") == reach
    assert table.build(0, "clay-pool").legal(0, "build") == {*reach, "build pantheon"}


@pytest.mark.rule("SW-041")
@pytest.mark.parametrize(
    ("card", "payment", "purses"), [("barracks", "right=2", [1, 5, 3]), ("scriptorium", "left=2", [1, 3, 5])]
)
def test_two_coins_to_the_owner(card: str, payment: str, purses: list[int]) -> None:
    table = Table(*THREE).hands(card, *REST)
    assert table.legal(0, "build") == {f"build {card} {payment}"}
    events = table.turn(f"build {card} {payment}", "build altar", "build altar")
    assert table.purses() == purses
    assert paid(events) == [(0, 1 if "right" in payment else 2, 2)]


@pytest.mark.breach("SW-041")
@pytest.mark.parametrize("payment", ["", " right=1", " right=3", " right=4", " bank=2", " left=2"])
def test_no_other_price(payment: str) -> None:
    table = Table(*THREE, coins=10).hands("barracks", *REST)
    assert table.refuses(0, f"build barracks{payment}", "SW-058", "payment", allowed="right=2")
    table.coins(0, 1)
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=1)


@pytest.mark.rule("SW-042")
def test_the_owner_uses_what_he_sells() -> None:
    table = Table(*THREE).hands("barracks", "barracks", "altar")
    table.turn("build barracks right=2", "build barracks", "build altar")
    assert (table.built(0), table.built(1), table.purses()) == (["barracks"], ["barracks"], [1, 5, 3])


@pytest.mark.breach("SW-042")
def test_a_sale_takes_nothing_from_the_owner() -> None:
    table = Table(*THREE, coins=0).coins(0, 3).hands("barracks", "barracks stockade", "altar")
    before = table.legal(1)
    table.play(0, "build barracks right=2")
    assert table.legal(1) == before == {"build barracks", "discard barracks", "discard stockade"}


@pytest.mark.rule("SW-043")
def test_both_neighbours_buy_the_same_unit() -> None:
    table = Table(*THREE).hands("barracks", "altar", "barracks")
    events = table.turn("build barracks right=2", "build altar", "build barracks left=2")
    assert (table.purses(), sorted(paid(events))) == ([1, 7, 1], [(0, 1, 2), (2, 1, 2)])


@pytest.mark.breach("SW-043")
def test_the_second_buyer_pays_like_the_first() -> None:
    table = Table(*THREE).hands("barracks", "altar", "barracks")
    table.play(0, "build barracks right=2")
    assert table.legal(2, "build") == {"build barracks left=2"}
    for cheap in ("build barracks", "build barracks left=1"):
        assert table.refuses(2, cheap, "SW-058", "payment", allowed="left=2")


@pytest.mark.rule("SW-044")
def test_a_neighbour_with_two_units_sells_both() -> None:
    # Statue: wood and two ore.
    table = Table("olympia-A", "giza-A", "ephesos-A", age=2, coins=4).build(1, "foundry").hands("statue", *REST)
    assert table.legal(0, "build") == {"build statue right=4"}


@pytest.mark.breach("SW-044")
def test_a_unit_is_bought_once() -> None:
    table = Table("olympia-A", "rhodos-A", "ephesos-A", age=2, coins=20).hands("statue", *REST)
    assert table.legal(0, "build") == set()
    assert table.refuses(0, "build statue right=4", "SW-033", "resources", missing="2 ore")


@pytest.mark.rule("SW-045")
def test_from_both_neighbours_in_one_turn() -> None:
    table = Table("olympia-A", "rhodos-A", "ephesos-A", age=2, coins=4).build(2, "ore-vein").hands("statue", *REST)
    assert table.legal(0, "build") == {"build statue left=2 right=2"}
    table.turn("build statue left=2 right=2", "build altar", "build altar")
    assert table.purses() == [0, 6, 6]


@pytest.mark.breach("SW-045")
def test_both_have_to_be_paid() -> None:
    table = Table("olympia-A", "rhodos-A", "ephesos-A", age=2, coins=20).build(2, "ore-vein").hands("statue", *REST)
    for payment in ("left=4", "right=4", "left=2", "right=2"):
        assert table.refuses(0, f"build statue {payment}", "SW-058", "payment", allowed="left=2 right=2")


@pytest.mark.rule("SW-046")
def test_a_sale_needs_no_consent() -> None:
    table = Table(*THREE).hands("barracks", "barracks", "altar")
    table.play(1, "discard barracks")
    table.play(2, "discard altar")
    table.play(0, "build barracks right=2")
    assert (table.built(0), table.purses()) == (["barracks"], [1, 8, 6])


@pytest.mark.breach("SW-046")
def test_there_is_no_way_to_refuse_a_sale() -> None:
    table = Table(*THREE).hands("barracks altar", "altar baths", "altar loom")
    table.play(0, "build barracks right=2")
    assert (table.step(1), table.legal(1)) == (
        "pick",
        {"build altar", "build baths left=2", "discard altar", "discard baths"},
    )
    assert table.refuses(1, "decline", "SW-026", "not-now", owed="pick")
    table.play(1, "build altar")
    table.play(2, "build altar")
    assert (table.step(0), table.step(1), table.step(2)) == ("pick", "pick", "pick")


@pytest.mark.rule("SW-047")
def test_the_dearer_supplier_may_be_chosen() -> None:
    table = Table("olympia-A", "rhodos-A", "ephesos-A").build(2, "ore-vein").build(0, "west-trading-post")
    table.hands("barracks", *REST)
    assert table.legal(0, "build") == {"build barracks left=1", "build barracks right=2"}
    table.turn("build barracks right=2", "build altar", "build altar")
    assert table.purses() == [1, 5, 3]


@pytest.mark.rule("SW-047", "SW-058")
def test_every_supplier_of_every_unit_may_be_chosen() -> None:
    # Both neighbours sell wood and papyrus; wood from the left costs 1 coin.
    table = Table("giza-A", "olympia-A", "ephesos-A", age=2, coins=9).build(1, "press").build(2, "lumber-yard")
    table.build(0, "west-trading-post").hands("school", *REST)
    assert table.legal(0, "build") == {
        "build school left=3",
        "build school right=4",
        "build school left=1 right=2",
        # Wood from the right, papyrus from the left.
        "build school left=2 right=2",
    }


@pytest.mark.breach("SW-047")
def test_only_those_who_offer_it() -> None:
    table = Table("olympia-A", "rhodos-A", "ephesos-A").build(0, "west-trading-post").hands("barracks", *REST)
    assert table.refuses(0, "build barracks left=1", "SW-058", "payment", allowed="right=2")
    assert table.legal(0, "build") == {"build barracks right=2"}


@pytest.mark.rule("SW-048")
def test_bought_again_in_the_next_turn() -> None:
    table = Table(*THREE, coins=4).hands("barracks", *REST)
    table.turn("build barracks right=2", "build altar", "build altar")
    table.hands("training-ground ore-vein", *REST).build(1, "ore-vein", "lumber-yard")
    table.coins(0, 6)
    assert table.legal(0, "build t") == {"build training-ground right=6"}


@pytest.mark.breach("SW-048")
def test_nothing_bought_is_left_for_the_next_turn() -> None:
    table = Table(*THREE, coins=2).hands("barracks", *REST)
    own = table.cities[0].production
    table.turn("build barracks right=2", "build altar", "build altar")
    assert table.cities[0].production == own
    table.hands("statue", *REST).build(0, "lumber-yard")
    assert table.refuses(0, "build statue", "SW-033", "resources", missing="2 ore")


FIVE = ("giza-A", "ephesos-A", "rhodos-A", "babylon-A", "alexandria-A")


@pytest.mark.rule("SW-049")
def test_from_the_two_neighbours() -> None:
    table = Table(*FIVE).hands("scriptorium workshop barracks guard-tower", *["altar"] * 4)
    assert table.legal(0, "build") == {"build scriptorium right=2", "build workshop left=2"}


@pytest.mark.breach("SW-049")
def test_from_nobody_else() -> None:
    table = Table(*FIVE, coins=20).hands("barracks guard-tower", *["altar"] * 4)
    for text, kind in (("build barracks seat3=2", "ore"), ("build guard-tower seat4=2", "clay")):
        assert table.refuses(0, text, "SW-033", "resources", missing=f"1 {kind}")
    # Beiping is the exception.
    far = Table("beiping-A", *FIVE[1:], coins=20).stages(0, 2).hands("barracks", *["altar"] * 4)
    assert far.legal(0, "build") == {"build barracks seat3=1"}


@pytest.mark.rule("SW-050")
def test_coins_owned_at_the_start_can_be_spent() -> None:
    table = Table(*THREE, coins=2).hands("barracks tavern", *REST)
    assert "build barracks right=2" in table.legal(0)
    table.coins(0, 0).turn("build tavern", "build altar", "build altar")
    table.hands("barracks", *REST)
    assert (table.cities[0].coins, table.legal(0, "build")) == (5, {"build barracks right=2"})


@pytest.mark.breach("SW-050")
@pytest.mark.parametrize(("coins", "legal"), [(0, False), (1, False), (2, True)])
def test_no_coin_more_than_there_is(coins: int, legal: bool) -> None:
    table = Table(*THREE, coins=coins).hands("barracks", "baths", "baths")
    table.coins(1, 9).coins(2, 9)
    table.play(1, "build baths left=2")
    table.play(2, "build baths right=2")
    if legal:
        assert table.legal(0, "build") == {"build barracks right=2"}
    else:
        assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=coins)


@pytest.mark.rule("SW-051")
def test_neighbours_pay_each_other() -> None:
    table = Table(*THREE, coins=2).hands("barracks", "baths", "altar")
    events = table.turn("build barracks right=2", "build baths left=2", "build altar")
    assert (table.purses(), sorted(paid(events))) == ([2, 2, 2], [(0, 1, 2), (1, 0, 2)])


@pytest.mark.breach("SW-051")
def test_mutual_payments_are_not_set_off() -> None:
    table = Table(*THREE, coins=0).coins(1, 2).hands("barracks", "baths", "altar")
    table.play(1, "build baths left=2")
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=0)


@pytest.mark.rule("SW-052")
def test_a_purchase_covers_what_is_missing() -> None:
    # Library: two stones and textile; the own stone counts first.
    table = Table("giza-A", "halikarnassos-A", "ephesos-A", age=2, coins=9).build(2, "quarry").hands("library", *REST)
    assert table.legal(0, "build") == {"build library left=2 right=2"}


@pytest.mark.breach("SW-052")
def test_nothing_more_than_needed_is_bought() -> None:
    table = Table("giza-A", "halikarnassos-A", "ephesos-A", age=2, coins=9).build(2, "quarry").hands("library", *REST)
    assert table.refuses(0, "build library left=4 right=2", "SW-058", "payment", allowed="left=2 right=2")
    table.hands("baths", *REST)
    assert table.refuses(0, "build baths left=2", "SW-052", "payment", allowed="nothing")
    assert table.legal(0, "build") == {"build baths"}
