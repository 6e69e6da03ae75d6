"""Ledger section R: Cities, without the team game."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import BLACK_CARDS, BOARDS, CARD_NUMBERS, CARDS, GUILDS, LEADERS
from tests.rules.seven_wonders.table import Table

BARREN = ("chichen-itza-A", "chichen-itza-B", "sparta-A")
HAND = "altar theater"

#: Card: Age, resources, coins, points, shields, coins gained, coins for each neighbour, loss of all others, diplomacy.
BLACK: dict[str, tuple[int, str, int, int, int, int, int, int, int]] = {
    "pigeon-loft": (1, "1 ore", 1, 0, 0, 0, 0, 0, 0),
    "militia": (1, "", 3, 0, 2, 0, 0, 0, 0),
    "hideout": (1, "", 0, 2, 0, 0, 0, 1, 0),
    "residence": (1, "1 clay", 0, 1, 0, 0, 0, 0, 1),
    "gambling-den": (1, "", 0, 0, 0, 6, 1, 0, 0),
    "clandestine-dock-east": (1, "", 1, 0, 0, 0, 0, 0, 0),
    "clandestine-dock-west": (1, "", 1, 0, 0, 0, 0, 0, 0),
    "secret-warehouse": (1, "", 2, 0, 0, 0, 0, 0, 0),
    "gates-of-the-city": (1, "1 wood", 1, 4, 0, 0, 0, 0, 0),
    "spy-ring": (2, "1 clay 1 stone", 2, 0, 0, 0, 0, 0, 0),
    "mercenaries": (2, "1 papyrus", 4, 0, 3, 0, 0, 0, 0),
    "lair": (2, "1 wood 1 glass", 0, 3, 0, 0, 0, 2, 0),
    "consulate": (2, "1 clay 1 papyrus", 0, 2, 0, 0, 0, 0, 1),
    "gambling-house": (2, "", 1, 0, 0, 9, 2, 0, 0),
    "black-market": (2, "1 ore 1 textile", 0, 0, 0, 0, 0, 0, 0),
    "sepulcher": (2, "1 stone 1 glass 1 textile", 0, 4, 0, 0, 0, 0, 0),
    "architect-cabinet": (2, "1 papyrus", 1, 2, 0, 0, 0, 0, 0),
    "tabularium": (2, "1 ore 1 wood 1 textile", 2, 6, 0, 0, 0, 0, 0),
    "torture-chamber": (3, "2 ore 1 glass", 3, 0, 0, 0, 0, 0, 0),
    "contingent": (3, "1 textile", 5, 0, 5, 0, 0, 0, 0),
    "brotherhood": (3, "1 ore 2 wood 1 textile", 0, 4, 0, 0, 0, 3, 0),
    "embassy": (3, "1 stone 1 papyrus 1 textile", 0, 3, 0, 0, 0, 0, 1),
    "cenotaph": (3, "2 clay 1 stone 1 glass 1 textile", 0, 5, 0, 0, 0, 0, 0),
    "builders-union": (3, "1 clay 1 wood 1 glass 1 papyrus", 0, 4, 0, 0, 0, 0, 0),
    "capitol": (3, "2 clay 2 stone 1 glass 1 papyrus", 2, 8, 0, 0, 0, 0, 0),
    "slave-market": (3, "2 ore 2 wood", 0, 0, 0, 0, 0, 0, 0),
    # It counts itself: a coin and a point.
    "secret-society": (3, "1 stone 1 papyrus", 0, 1, 0, 1, 0, 0, 0),
}


def units(text: str) -> dict[str, int]:
    words = text.split()
    return {words[place + 1]: int(words[place]) for place in range(0, len(words), 2)}


def city(card: str = "altar", **more: int) -> Table:
    """Four cities that sell nothing; seat 0 holds the card. Seats 3 and 1 are its neighbours."""
    table = Table("chichen-itza-A", "chichen-itza-B", "sparta-A", "sparta-B", cities=True, **more)
    return table.hands(f"{card} theater", HAND, HAND, HAND)


def able(table: Table, resources: str, coins: int) -> Table:
    table.cities[0].production = pack(units(resources))
    return table.coins(0, coins)


def others_build(table: Table, first: str) -> Table:
    table.turn(first, *["build altar"] * (table.game.seats - 1))
    return table


def pay_up(table: Table) -> Table:
    """Nobody takes debts as long as there are coins."""
    for seat in range(table.game.seats):
        if table.step(seat) == "choose-debt":
            least = min(int(move.split()[1]) for move in table.legal(seat))
            table.play(seat, f"debt {least}")
    return table


# The deck


@pytest.mark.rule("SW-356")
@pytest.mark.parametrize("seats", [3, 4, 5, 6, 7])
def test_one_black_card_per_player_in_each_age(seats: int) -> None:
    game = ecumene.new("seven-wonders", seats=seats, seed=3, options={"cities": True})
    assert isinstance(game, SevenWonders)
    for age in (1, 2, 3):
        assert len([n for n in BLACK_CARDS if CARDS[n].age == age and game.dealt >> n & 1]) == seats
    hands = [number for city in game.cities for number in city.hand]
    assert [len(city.hand) for city in game.cities] == [8] * seats
    assert (len([n for n in hands if n in BLACK_CARDS]), game.turns) == (seats, 7)


@pytest.mark.breach("SW-356")
def test_without_cities_no_black_card_and_six_turns() -> None:
    game = ecumene.new("seven-wonders", seats=5, seed=3)
    assert isinstance(game, SevenWonders)
    assert all(not game.dealt >> number & 1 for number in BLACK_CARDS)
    assert ([len(city.hand) for city in game.cities], game.turns) == ([7] * 5, 6)


@pytest.mark.breach("SW-356")
def test_with_cities_the_sixth_turn_is_not_the_last() -> None:
    table = city(turn=5)
    others_build(table, "build altar")
    assert (table.game.turn, table.game.age, table.pile()) == (7, 1, [])
    table.turn(*["build theater"] * 4)
    assert table.game.age == 2


@pytest.mark.rule("SW-365")
def test_twenty_seven_black_cards_nine_in_each_age() -> None:
    assert {CARDS[number].id for number in BLACK_CARDS} == set(BLACK)
    assert [sum(CARDS[number].age == age for number in BLACK_CARDS) for age in (1, 2, 3)] == [9, 9, 9]


@pytest.mark.breach("SW-365")
def test_no_chain_leads_to_or_from_a_black_card() -> None:
    assert all(CARDS[number].parents == 0 and CARDS[number].chains == [] for number in BLACK_CARDS)
    table = able(city("capitol", age=3), "", 0).build(0, "tabularium", "gates-of-the-city", "senate", "town-hall")
    assert table.refuses(0, "chain capitol", "SW-059", "no-chain", card="capitol")


@pytest.mark.parametrize("card", list(BLACK))
@pytest.mark.rule("SW-365")
def test_every_black_card_gives_what_is_printed(card: str) -> None:
    age, resources, price, points, shields, gained, next_door, loss, diplomacy = BLACK[card]
    assert CARDS[CARD_NUMBERS[card]].age == age
    table = able(city(card, age=age), resources, price)
    others_build(table, f"build {card}")
    assert [city.coins_to_lose for city in table.cities] == [0, loss, loss, loss]
    pay_up(table)
    assert (table.built(0), table.cities[0].coins, table.cities[0].shields) == ([card], gained, shields)
    assert (table.points(0, "black"), table.cities[0].diplomacy) == (points, diplomacy)
    assert table.purses()[1:] == [3 + next_door - loss, 3 - loss, 3 + next_door - loss]


@pytest.mark.parametrize("card", list(BLACK))
@pytest.mark.breach("SW-365")
def test_every_black_card_costs_what_is_printed(card: str) -> None:
    age, resources, price, *_ = BLACK[card]
    table = able(city(card, age=age), resources, price)
    assert table.legal(0, "build") == {f"build {card}", "build theater"}
    if price:
        able(table, resources, price - 1)
        assert table.refuses(0, f"build {card}", "SW-050", "coins", need=price, have=price - 1)
    cost = units(resources)
    for kind in cost:
        less = " ".join(f"{have - (name == kind)} {name}" for name, have in cost.items())
        able(table, less, price)
        assert table.refuses(0, f"build {card}", "SW-033", "resources", missing=f"1 {kind}")


# Losses and debts


@pytest.mark.rule("SW-357")
def test_a_loss_is_paid_in_coins_debts_or_both() -> None:
    table = able(city("brotherhood", age=3), "1 ore 2 wood 1 textile", 0).coins(1, 1).coins(2, 0).coins(3, 9)
    others_build(table, "build brotherhood")
    # Without a coin there is nothing to choose.
    assert [table.step(seat) for seat in range(4)] == ["", "choose-debt", "", "choose-debt"]
    assert table.legal(1) == {"debt 2", "debt 3"}
    assert table.legal(3) == {"debt 0", "debt 1", "debt 2", "debt 3"}
    table.play(1, "debt 2")
    table.play(3, "debt 3")
    assert (table.purses(), [city.debts for city in table.cities]) == ([0, 0, 0, 9], [0, 2, 3, 3])


@pytest.mark.breach("SW-357")
def test_neither_more_nor_fewer_debts_than_the_loss_allows() -> None:
    table = able(city("brotherhood", age=3), "1 ore 2 wood 1 textile", 0).coins(1, 1)
    others_build(table, "build brotherhood")
    assert table.refuses(1, "debt 1", "SW-357", "debts", least=2, most=3)
    assert table.refuses(1, "debt 4", "SW-357", "debts", least=2, most=3)
    assert table.refuses(1, "decline", "SW-357", "not-now", owed="choose-debt")
    assert table.refusal(0, "debt 0").reason == "not-your-turn"


@pytest.mark.rule("SW-358")
def test_every_debt_costs_a_point() -> None:
    table = city().coins(0, 0)
    table.cities[0].debts = 6
    assert (table.points(0, "debts"), table.total(0)) == (-6, -6)


@pytest.mark.breach("SW-358")
def test_debts_are_not_paid_back() -> None:
    table = city().coins(0, 20)
    table.cities[0].debts = 5
    assert table.legal(0) == {"build altar", "build theater", "discard altar", "discard theater"}
    others_build(table, "discard altar")
    assert (table.cities[0].debts, table.points(0, "debts"), table.points(0, "coins")) == (5, -5, 7)


@pytest.mark.rule("SW-359")
def test_losses_come_after_the_gains_and_add_up() -> None:
    table = Table("giza-A", *BARREN, cities=True, coins=0)
    table.hands("hideout altar", "hideout altar", "gambling-den altar", HAND)
    table.turn("build hideout", "build hideout", "build gambling-den", "build altar")
    # Seat 2 has gained 6, its neighbours one each; seat 3 owes two and has one.
    assert ([city.coins_to_lose for city in table.cities], table.purses()) == ([0, 1, 2, 2], [0, 1, 6, 1])
    assert table.legal(3) == {"debt 1", "debt 2"}
    table.play(1, "debt 0")
    table.play(2, "debt 0")
    table.play(3, "debt 1")
    # Seat 0 had no coin for the hideout of seat 1.
    assert (table.purses(), [city.debts for city in table.cities]) == ([0, 0, 4, 0], [1, 0, 0, 1])


@pytest.mark.breach("SW-359")
def test_no_loss_is_paid_before_the_actions_are_over() -> None:
    table = Table("giza-A", *BARREN, cities=True, coins=1)
    table.hands("hideout altar", "clay-pit altar", HAND, HAND)
    table.turn("build hideout", "build clay-pit", "build altar", "build altar")
    # The coin paid for the clay pit is gone: seat 1 has a debt at once, the others may choose.
    assert ([table.step(seat) for seat in range(4)], table.cities[1].debts) == (
        ["", "", "choose-debt", "choose-debt"],
        1,
    )


@pytest.mark.rule("SW-371")
def test_losses_for_tokens_and_for_stages() -> None:
    for card, resources in (("sepulcher", "1 stone 1 glass 1 textile"), ("cenotaph", BLACK["cenotaph"][1])):
        table = able(city(card), resources, 9)
        # A token of value 1 and one of value 5: two tokens. Seat 0 does not pay for its own.
        table.cities[0].victories = 3
        table.cities[1].victories = 1 | 1 << 10
        table.cities[2].victories = 1 << 5
        others_build(table, f"build {card}")
        assert [city.coins_to_lose for city in table.cities] == [0, 2, 1, 0]
    table = able(city("builders-union"), BLACK["builders-union"][1], 9).stages(0, 2).stages(1, 1).stages(2, 3)
    others_build(table, "build builders-union")
    assert [city.coins_to_lose for city in table.cities] == [0, 1, 3, 0]


@pytest.mark.breach("SW-371")
def test_defeat_tokens_cost_nothing_and_a_stage_of_this_turn_does() -> None:
    table = able(city("sepulcher"), BLACK["sepulcher"][1], 0)
    table.cities[1].defeats = 3
    others_build(table, "build sepulcher")
    assert (table.game.turn, table.purses()[1:]) == (2, [3, 3, 3])
    table = able(city("builders-union"), BLACK["builders-union"][1], 0)
    table.cities[1].production = pack({"stone": 3, "wood": 2, "clay": 1, "papyrus": 1})
    table.turn("build builders-union", "stage altar 1", "build altar", "build altar")
    assert [city.coins_to_lose for city in table.cities] == [0, 1, 0, 0]


# Diplomacy


def shields(table: Table, *numbers: int) -> Table:
    for seat, number in enumerate(numbers):
        table.cities[seat].shields = number
    return table


def results(table: Table) -> list[tuple[int, int]]:
    table.end_age()
    return [(city.victory_points(), city.defeats) for city in table.cities]


@pytest.mark.rule("SW-360")
def test_a_diplomat_stays_out_and_his_neighbours_fight_each_other() -> None:
    table = shields(city(), 0, 1, 2, 3)
    table.cities[0].diplomacy = 1
    # 1 loses to 2 and to 3, 2 loses to 3.
    assert results(table) == [(0, 0), (0, 2), (1, 1), (2, 0)]


@pytest.mark.breach("SW-360")
def test_without_the_token_he_fights() -> None:
    assert results(shields(city(), 0, 1, 2, 3)) == [(0, 2), (1, 1), (1, 1), (2, 0)]


@pytest.mark.rule("SW-361", "SW-362")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_all_tokens_are_used_in_the_next_conflicts(tokens: int) -> None:
    table = shields(city(), 0, 1, 2, 3)
    table.cities[0].diplomacy = tokens
    table.end_age()
    assert table.cities[0].diplomacy == 0


@pytest.mark.breach("SW-361", "SW-362")
def test_no_token_is_kept_for_the_next_age() -> None:
    table = shields(city(), 0, 1, 2, 3)
    table.cities[0].diplomacy = 2
    table.end_age()
    assert table.cities[0].defeats == 0
    table.end_age()
    assert table.cities[0].defeats == 2


@pytest.mark.rule("SW-363")
@pytest.mark.parametrize("peaceful", [(2, 3), (1, 3), (1, 2)])
def test_two_cities_left_fight_once(peaceful: tuple[int, int]) -> None:
    table = shields(city(), 5, 1, 2, 3)
    for seat in peaceful:
        table.cities[seat].diplomacy = 1
    other = next(seat for seat in (1, 2, 3) if seat not in peaceful)
    expected = [(0, 0)] * 4
    expected[0], expected[other] = (1, 0), (0, 1)
    assert results(table) == expected


@pytest.mark.breach("SW-363")
def test_they_do_not_fight_on_both_sides() -> None:
    table = shields(Table("giza-A", *BARREN[:2], cities=True), 5, 1, 2)
    table.cities[2].diplomacy = 1
    assert results(table) == [(1, 0), (0, 1), (0, 0)]


@pytest.mark.rule("SW-364")
def test_one_city_left_fights_nobody() -> None:
    table = shields(city(), 5, 1, 2, 3)
    for seat in (1, 2, 3):
        table.cities[seat].diplomacy = 1
    assert results(table) == [(0, 0)] * 4


@pytest.mark.breach("SW-364")
def test_nor_does_anybody_when_all_are_diplomats() -> None:
    table = shields(city(), 5, 1, 2, 3)
    for seat in range(4):
        table.cities[seat].diplomacy = 1
    assert results(table) == [(0, 0)] * 4
    assert [city.diplomacy for city in table.cities] == [0] * 4


# Masks


@pytest.mark.rule("SW-366")
def test_a_mask_copies_the_best_symbol_next_door() -> None:
    table = city().build(0, "pigeon-loft", "apothecary", "scriptorium").build(1, "workshop").build(3, "dispensary")
    # With the gear of seat 1: a full set; with the compass of seat 3: 4 + 1.
    assert table.points(0, "green") == 3 + 7
    table.build(0, "spy-ring")
    assert table.points(0, "green") == 4 + 1 + 1 + 7


@pytest.mark.breach("SW-366")
def test_two_masks_take_two_cards_and_only_of_neighbours() -> None:
    table = city().build(0, "pigeon-loft", "spy-ring", "torture-chamber").build(1, "workshop")
    assert table.points(0, "green") == 1
    # Across the table does not count, leaders and free symbols are no green cards.
    table.build(2, "laboratory").build(3, "euclid")
    assert table.points(0, "green") == 1
    table.build(3, "observatory")
    assert table.points(0, "green") == 4
    # Nobody else is poorer for it.
    assert (table.points(1, "green"), table.points(3, "green")) == (1, 2)


# Helps once per turn


def maker(card: str, *cards: str, coins: int = 9, left: str = "chichen-itza-A", right: str = "sparta-A") -> Table:
    """Seat 0 (Giza, stone) with one of the black cards and others."""
    return Table("giza-A", right, left, cities=True, coins=coins).build(0, card, *cards)


@pytest.mark.rule("SW-367")
def test_secret_warehouse_adds_a_unit_of_a_kind_already_made() -> None:
    table = maker("secret-warehouse", "loom", "clay-pit").hands("library courthouse baths palace", HAND, HAND)
    # Library: two stone and textile. Courthouse: two clay from the pit and the warehouse, and textile.
    assert table.legal(0, "build") == {"build library", "build courthouse", "build baths"}


@pytest.mark.breach("SW-367")
def test_secret_warehouse_makes_nothing_new_and_nothing_twice() -> None:
    table = maker("secret-warehouse", "loom", "caravansery").hands("stockade aqueduct lodge temple", "altar", "altar")
    # Wood comes from the caravansery, but a yellow card is no source for the warehouse.
    assert table.legal(0, "build") == {"build stockade", "build aqueduct"}
    table = maker("secret-warehouse", "loom").hands("stockade aqueduct", "baths altar", HAND)
    assert table.refuses(0, "build stockade", "SW-033", "resources", missing="1 wood")
    assert table.refuses(0, "build aqueduct", "SW-033", "resources", missing="1 stone")
    # Neighbours buy the stone of Giza once, not the one of the warehouse.
    table.hands("altar", "library altar", HAND)
    assert table.refuses(1, "build library", "SW-033", "resources", missing="2 stone, 1 textile")


@pytest.mark.rule("SW-368")
def test_black_market_makes_one_unit_of_a_kind_not_made() -> None:
    table = maker("black-market").hands("stockade guard-tower barracks workshop apothecary scriptorium", HAND, HAND)
    assert table.legal(0, "build") == {
        "build stockade",
        "build guard-tower",
        "build barracks",
        "build workshop",
        "build apothecary",
        "build scriptorium",
    }


@pytest.mark.breach("SW-368")
def test_black_market_makes_nothing_that_is_made_already_and_sells_nothing() -> None:
    table = maker("black-market").hands("quarry aqueduct statue", "stockade altar", HAND)
    assert table.refuses(0, "build aqueduct", "SW-033", "resources", missing="2 stone")
    assert table.refuses(1, "build stockade left=2", "SW-033", "resources", missing="1 wood")
    # Everything is made: nothing is left for it.
    table = maker("black-market", "lumber-yard", "clay-pool", "ore-vein", "loom", "glassworks", "press")
    table.hands("training-ground altar", HAND, HAND)
    assert table.refuses(0, "build training-ground", "SW-033", "resources", missing="1 ore")


@pytest.mark.rule("SW-369")
@pytest.mark.parametrize(("side", "card"), [("right", "clandestine-dock-east"), ("left", "clandestine-dock-west")])
def test_a_dock_makes_the_first_unit_of_its_neighbour_cheaper(side: str, card: str) -> None:
    table = maker(card, left="rhodos-A", right="rhodos-B").build(1, "ore-vein", "loom").build(2, "ore-vein", "loom")
    table.hands("barracks apothecary statue", HAND, HAND)
    other = "left" if side == "right" else "right"
    assert table.legal(0, "build barracks") == {f"build barracks {side}=1", f"build barracks {other}=2"}
    assert table.legal(0, "build apothecary") == {f"build apothecary {side}=1", f"build apothecary {other}=2"}
    table.turn(f"build barracks {side}=1", "build altar", "build altar")
    assert table.purses() == ([8, 10, 9] if side == "right" else [8, 9, 10])


@pytest.mark.breach("SW-369")
def test_the_second_unit_costs_the_full_price() -> None:
    table = maker("clandestine-dock-west", "lumber-yard", left="rhodos-A").build(2, "ore-vein")
    table.hands("statue altar", HAND, HAND)
    assert table.legal(0, "build statue") == {"build statue left=3"}
    assert table.refuses(0, "build statue left=2", "SW-058", "payment", allowed="left=3")
    assert table.refuses(0, "build statue left=4", "SW-058", "payment", allowed="left=3")


@pytest.mark.rule("SW-508")
def test_dock_and_trading_post_together_give_the_first_unit_free() -> None:
    table = maker("clandestine-dock-west", "west-trading-post", "lumber-yard", left="rhodos-A", coins=1)
    table.build(2, "ore-vein").hands("barracks statue", HAND, HAND)
    assert table.legal(0, "build") == {"build barracks", "build statue left=1"}
    table.turn("build statue left=1", "build altar", "build altar")
    assert table.purses() == [0, 1, 2]


@pytest.mark.breach("SW-508")
def test_the_rebate_goes_no_lower_and_no_further() -> None:
    table = maker("clandestine-dock-west", "west-trading-post", "marketplace", left="rhodos-A", coins=0)
    table.build(2, "loom").hands("barracks apothecary", HAND, HAND)
    # Ore or textile, whichever is bought: the first unit is free.
    assert table.legal(0, "build") == {"build barracks", "build apothecary"}
    table.hands("arsenal altar", HAND, HAND).build(0, "sawmill")
    assert table.refuses(0, "build arsenal", "SW-050", "coins", need=1, have=0)
    others_build(table.hands("barracks altar", HAND, HAND), "build barracks")
    assert table.purses() == [0, 0, 0]


@pytest.mark.rule("SW-370")
def test_architect_cabinet_builds_stages_without_resources() -> None:
    table = Table("giza-B", *BARREN[:2], cities=True, coins=0).build(0, "architect-cabinet")
    for stage in range(1, 5):
        table.hands(HAND, "altar baths", "altar baths")
        table.turn(f"stage altar {stage}", "discard altar", "discard altar")
    assert (table.points(0, "wonder"), table.cities[0].coins) == (20, 0)


@pytest.mark.breach("SW-370")
def test_coins_of_a_stage_stay_due_and_cards_cost_what_they_cost() -> None:
    table = Table("petra-A", *BARREN[:2], cities=True, coins=6).build(0, "architect-cabinet").stages(0, 1)
    table.hands("altar baths", HAND, HAND)
    assert table.refuses(0, "stage altar 2", "SW-050", "coins", need=7, have=6)
    assert table.refuses(0, "build baths", "SW-033", "resources", missing="1 stone")
    table.coins(0, 7)
    assert table.legal(0, "stage") == {"stage altar 2", "stage baths 2"}


# Counting


@pytest.mark.rule("SW-365")
def test_slave_market_and_secret_society_count_what_the_city_has() -> None:
    table = able(city("slave-market", age=3), "2 ore 2 wood", 0)
    table.cities[0].victories = 2 | 1 << 10
    others_build(table, "build slave-market")
    assert (table.cities[0].coins, table.points(0, "black")) == (3, 3)
    table = able(city("secret-society", age=3), "1 stone 1 papyrus", 0).build(0, "militia", "hideout").build(1, "lair")
    others_build(table, "build secret-society")
    assert (table.cities[0].coins, table.points(0, "black")) == (3, 3 + 2)


@pytest.mark.rule("SW-509")
def test_the_decks_hold_what_the_data_has() -> None:
    assert (len(GUILDS), len(BLACK_CARDS), len(LEADERS)) == (10, 27, 36)
    game = ecumene.new("seven-wonders", seats=7, seed=2, options={"cities": True, "leaders": True})
    assert isinstance(game, SevenWonders)
    assert len([number for number in GUILDS if game.dealt >> number & 1]) == 9


@pytest.mark.breach("SW-509")
@pytest.mark.parametrize("card", ["gamers-guild", "diplomats-guild", "counterfeiters-guild", "louis", "stevie"])
def test_cards_of_expansions_that_are_not_in_the_data_are_unknown(card: str) -> None:
    table = city()
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, f"build {card}")
    assert caught.value.refusal == Refusal("SW-026", "notation", {"text": f"build {card}"}, MALFORMED)
    assert {board.wonder for board in BOARDS}.isdisjoint({"roma", "byzantium", "abu-simbel"})


@pytest.mark.rule("SW-510")
def test_a_black_card_is_used_like_any_structure() -> None:
    table = city("hideout").coins(0, 0)
    table.cities[0].production = pack({"stone": 2})
    assert table.legal(0) == {
        "build hideout",
        "build theater",
        "stage hideout 1",
        "stage theater 1",
        "discard hideout",
        "discard theater",
    }
    others_build(table, "discard hideout")
    assert (table.cities[0].coins, table.pile()) == (3, ["hideout"])


@pytest.mark.breach("SW-510", "SW-365")
def test_no_chain_leads_to_a_black_card_or_from_one() -> None:
    assert all(not CARDS[number].parents and not CARDS[number].chains for number in BLACK_CARDS)
    assert all(not set(BLACK_CARDS) & set(card.chains) for card in CARDS)
    table = city("lair").build(0, "hideout", "residence")
    assert table.legal(0, "chain") == set()
    assert table.refuses(0, "chain lair", "SW-059", "no-chain", card="lair")


@pytest.mark.breach("SW-510")
def test_a_black_card_has_no_other_colour_and_stands_once() -> None:
    table = city("hideout").build(0, "hideout", "militia", "lair").build(1, "workers-guild", "spies-guild")
    assert table.refuses(0, "build hideout", "SW-029", "same-name", card="hideout")
    assert [table.cities[0].count_colour(colour) for colour in range(9)] == [0, 0, 0, 0, 0, 0, 0, 3, 0]
    assert table.points(1, "purple") == 0
