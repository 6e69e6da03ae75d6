"""Section P: Angkor Wat, Antiocheia, Atlantis and Babel, stage by stage (SW-228 to SW-248, SW-450, SW-452, SW-453)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS, GUILDS
from tests.rules.seven_wonders.works import Works, of_kind, starts_with, three

# Angkor Wat


@pytest.mark.rule("SW-228")
def test_angkor_wat_starts() -> None:
    assert starts_with("angkor-wat-A", "1 glass")
    assert starts_with("angkor-wat-B", "1 ore")


@pytest.mark.breach("SW-228")
def test_the_sides_of_angkor_wat_differ() -> None:
    for side, card, missing in (("A", "barracks", "1 ore"), ("B", "workshop", "1 glass")):
        table = Works(f"angkor-wat-{side}", "giza-A", "giza-A").hands(card, "altar", "altar")
        assert table.refuses(0, f"build {card}", "SW-033", "resources", missing=missing)


@pytest.mark.rule("SW-229", "SW-505")
@pytest.mark.parametrize("age", [2, 3])
def test_a_chain_from_next_door_once_an_age(age: int) -> None:
    table = three("angkor-wat-A").at(age=age).build(1, "scriptorium").build(2, "theater")
    table.raise_stage(1)
    table.make(0, "1 glass").coins(0, 0).hands("library statue courthouse temple", "altar", "altar")
    assert table.legal(0, "kin") == {"kin library", "kin statue", "kin courthouse"}
    events = table.turn("kin library", "discard altar", "discard altar")
    assert (table.built(0), table.cities[0].coins) == (["library"], 0)
    assert [e.data["card"] for e in of_kind(events, "chained")] == ["library"]


@pytest.mark.breach("SW-229", "SW-505")
def test_not_in_age_one_not_twice_and_not_from_further_off() -> None:
    table = Works("angkor-wat-A", "rhodos-A", "giza-A", "olympia-A").rich(0).build(1, "scriptorium").build(2, "theater")
    table.hands("library", *["altar"] * 3)
    assert table.refuses(0, "kin library", "SW-229", "no-kin")
    table.raise_stage(1)
    table.hands("library", *["altar"] * 3)
    assert table.refuses(0, "kin library", "SW-229", "no-kin-chain", card="library")
    table.at(age=2).hands("library statue", *["altar"] * 3)
    assert table.refuses(0, "kin statue", "SW-229", "no-kin-chain", card="statue")
    table.act({0: "kin library"})
    table.hands("courthouse", *["altar"] * 3)
    assert table.refuses(0, "kin courthouse", "SW-229", "used-this-age")
    # The next Age has one more.
    table.end_age()
    table.hands("courthouse", *["altar"] * 3)
    assert table.legal(0, "kin") == {"kin courthouse"}


@pytest.mark.rule("SW-230")
def test_coins_for_grey_blue_and_green_points_for_grey() -> None:
    table = three("angkor-wat-A").stages(0, 1).build(0, "loom", "press", "altar", "workshop", "tavern", "clay-pool")
    table.coins(0, 0).raise_stage(2)
    assert (table.cities[0].coins, table.points(0, "wonder")) == (4, 2)


@pytest.mark.breach("SW-230")
def test_other_colours_and_later_cards_bring_no_coins() -> None:
    table = three("angkor-wat-A").stages(0, 1).build(0, "clay-pool", "barracks").coins(0, 0)
    table.raise_stage(2)
    table.act({0: "build loom"})
    # The loom is too late for a coin but counts at the end.
    assert (table.cities[0].coins, table.points(0, "wonder")) == (0, 1)


@pytest.mark.rule("SW-231")
@pytest.mark.parametrize("board", ["angkor-wat-A", "angkor-wat-B"])
def test_seven_points_for_the_third_stage(board: str) -> None:
    assert three(board).climb() == [0, 0, 7]


@pytest.mark.breach("SW-231")
def test_a_fourth_stage_there_is_not() -> None:
    table = three("angkor-wat-B").stages(0, 3).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 4", "SW-071", "wonder-complete")


@pytest.mark.rule("SW-232", "SW-501")
def test_every_stage_makes_the_others_pay() -> None:
    table = three("angkor-wat-B")
    purses = []
    for number in (1, 2, 3):
        table.coins(1, 5).coins(2, 5).raise_stage(number)
        purses.append(table.purses()[1:])
    assert purses == [[7, 7]] * 3


@pytest.mark.breach("SW-232", "SW-501")
def test_only_stages_and_only_the_own_ones() -> None:
    table = three("angkor-wat-B").rich(1).stages(0, 1).coins(1, 5).coins(2, 5)
    table.act({0: "build altar"})
    table.raise_stage(1, seat=1)
    # Two discards of Giza, one of Rhodos: nobody has paid.
    assert table.purses()[1:] == [8, 11]


@pytest.mark.rule("SW-233")
def test_the_payment_comes_after_all_gains_of_the_turn() -> None:
    table = three("angkor-wat-B").coins(1, 0).coins(2, 0)
    events = table.raise_stage(1, others={2: "build altar"})
    # Rhodos pays one of the coins that its discard has brought; Giza has nothing.
    assert table.purses()[1:] == [2, 0]
    assert [(e.seat, e.data["coins"]) for e in of_kind(events, "lost")] == [(1, 1), (2, 0)]
    table = three("angkor-wat-B", cities=True).coins(1, 0).coins(2, 0)
    table.raise_stage(1, others={2: "build altar"})
    assert (table.legal(1), table.cities[2].debts) == ({"debt 0", "debt 1"}, 1)


@pytest.mark.breach("SW-233")
def test_without_cities_there_are_no_debts() -> None:
    table = three("angkor-wat-B").coins(1, 0)
    table.raise_stage(1, others={1: "build altar"})
    assert (table.cities[1].coins, table.cities[1].debts, table.points(1, "debts")) == (0, 0, 0)


@pytest.mark.rule("SW-234")
def test_coins_for_brown_red_and_yellow_points_for_brown() -> None:
    table = three("angkor-wat-B").stages(0, 1).build(0, "clay-pool", "quarry", "barracks", "tavern", "loom", "altar")
    table.coins(0, 0).raise_stage(2)
    assert (table.cities[0].coins, table.points(0, "wonder")) == (4, 2)


@pytest.mark.breach("SW-234")
def test_no_coins_for_grey_blue_green() -> None:
    table = three("angkor-wat-B").stages(0, 1).build(0, "loom", "altar", "workshop").coins(0, 0)
    table.raise_stage(2)
    assert (table.cities[0].coins, table.points(0, "wonder")) == (0, 0)


# Antiocheia


@pytest.mark.rule("SW-235")
def test_antiocheia_starts() -> None:
    assert starts_with("antiocheia-A", "1 stone")
    assert starts_with("antiocheia-B", "1 stone")


@pytest.mark.breach("SW-235")
def test_antiocheia_has_one_stone() -> None:
    table = Works("antiocheia-A", "rhodos-A", "rhodos-A").stages(0, 2).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="3 stone")


@pytest.mark.rule("SW-236")
def test_antiocheia_a() -> None:
    table = three("antiocheia-A").build(0, "tavern", "marketplace").coins(0, 0)
    assert table.climb() == [3, 5, 12]
    assert table.cities[0].coins == 5


@pytest.mark.breach("SW-236")
def test_only_own_yellow_cards_and_five_coins_once() -> None:
    table = three("antiocheia-A").build(1, "tavern").stages(0, 1).coins(0, 0)
    table.raise_stage(2)
    table.raise_stage(3)
    assert (table.cities[0].coins, table.points(0, "wonder")) == (5, 10)


@pytest.mark.rule("SW-237", "SW-452")
def test_yellow_coins_are_doubled() -> None:
    table = three("antiocheia-B").build(0, "clay-pool").coins(0, 0)
    table.raise_stage(1)
    table.act({0: "build tavern"})
    assert table.cities[0].coins == 10
    # Vineyard: Clay Pool here, Ore Vein next door.
    table.build(1, "ore-vein").act({0: "build vineyard"})
    assert table.cities[0].coins == 14
    # A card of 3 coins gives 6: the Lighthouse beside Tavern and Vineyard.
    table.act({0: "build lighthouse"})
    assert table.cities[0].coins == 20


@pytest.mark.breach("SW-237", "SW-452")
def test_not_for_cards_built_before() -> None:
    table = three("antiocheia-B").coins(0, 0)
    table.act({0: "build tavern"})
    table.raise_stage(1)
    assert table.cities[0].coins == 5


@pytest.mark.rule("SW-238", "SW-452")
def test_yellow_points_are_doubled() -> None:
    table = three("antiocheia-B").build(0, "chamber-of-commerce", "loom", "press").stages(0, 1)
    assert table.points(0, "yellow") == 4
    table.raise_stage(2)
    assert table.points(0, "yellow") == 8


@pytest.mark.breach("SW-238")
def test_other_points_are_not() -> None:
    table = three("antiocheia-B").stages(0, 1).build(0, "altar", "traders-guild").build(1, "tavern")
    before = [table.points(0, book) for book in ("blue", "purple")]
    table.raise_stage(2)
    assert ([table.points(0, book) for book in ("blue", "purple")], before) == ([2, 1], [2, 1])


@pytest.mark.rule("SW-239")
def test_two_stages_on_side_b() -> None:
    assert three("antiocheia-B").climb() == [0, 0]


@pytest.mark.breach("SW-239")
def test_no_third_stage_on_side_b() -> None:
    table = three("antiocheia-B").stages(0, 2).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 3", "SW-071", "wonder-complete")


@pytest.mark.rule("SW-453")
def test_only_what_the_card_itself_gives_is_doubled() -> None:
    table = three("antiocheia-B", leaders=True).build(0, "xenophon").stages(0, 1).coins(0, 0)
    table.act({0: "build tavern"})
    # Xenophon pays his 2 coins once.
    assert table.cities[0].coins == 12


@pytest.mark.breach("SW-453")
def test_neither_discounts_nor_production() -> None:
    table = three("antiocheia-B").stages(0, 1).build(0, "caravansery", "east-trading-post").make(0, "").coins(0, 9)
    table.hands("temple caravansery barracks", "altar", "altar")
    # One raw material from the Caravansery; ore from Rhodos for 1 coin, not for nothing.
    assert table.refuses(0, "build temple", "SW-033", "resources", missing="1 wood, 1 glass")
    assert table.legal(0, "build barracks") == {"build barracks"}
    table = Works("antiocheia-B", "rhodos-A", "giza-A").stages(0, 1).build(0, "east-trading-post")
    assert table.hands("barracks", "altar", "altar").legal(0, "build") == {"build barracks right=1"}


# Atlantis


@pytest.mark.rule("SW-240")
def test_atlantis_starts() -> None:
    assert starts_with("atlantis-A", "1 glass")
    assert starts_with("atlantis-B", "1 glass")


@pytest.mark.breach("SW-240")
def test_atlantis_has_one_glass() -> None:
    table = Works("atlantis-A", "rhodos-A", "giza-A").stages(0, 2).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 glass")


@pytest.mark.rule("SW-241")
def test_atlantis_a() -> None:
    table = three("atlantis-A").build(0, "workers-guild")
    assert table.climb() == [3, 5, 12]
    table.make(0, "1 glass 3 clay").hands("spies-guild philosophers-guild", "altar", "altar")
    # Spies: 3 clay and glass, one to spare. Philosophers: 3 clay, papyrus and textile, one too many.
    assert table.legal(0, "build") == {"build spies-guild"}
    table.make(0, "3 clay").forget()
    assert table.legal(0, "build") == {"build spies-guild"}


@pytest.mark.breach("SW-241")
def test_no_reduction_before_the_stage_and_none_for_other_colours() -> None:
    table = three("atlantis-A").stages(0, 1).make(0, "3 clay").hands("spies-guild", "altar", "altar")
    assert table.refuses(0, "build spies-guild", "SW-033", "resources", missing="1 glass")
    table.stages(0, 2).make(0, "1 wood 1 clay").hands("temple", "altar", "altar")
    assert table.refuses(0, "build temple", "SW-033", "resources", missing="1 glass")
    assert three("atlantis-A").build(1, "workers-guild").stages(0, 2).points(0, "wonder") == 3


@pytest.mark.rule("SW-242")
def test_two_coins_for_a_chain() -> None:
    table = three("atlantis-B").build(0, "altar").coins(0, 0)
    table.raise_stage(1)
    table.act({0: "chain temple"})
    assert table.cities[0].coins == 2


@pytest.mark.breach("SW-242")
def test_not_for_chains_before_it_nor_of_others() -> None:
    table = three("atlantis-B").build(0, "altar").build(1, "altar").coins(0, 0)
    table.act({0: "chain temple"})
    table.raise_stage(1)
    table.act({0: "build pantheon", 1: "chain temple"})
    assert table.cities[0].coins == 0


@pytest.mark.rule("SW-243", "SW-245")
def test_atlantis_b() -> None:
    table = three("atlantis-B").build(0, "workers-guild", "traders-guild")
    points = []
    for number in (1, 2, 3, 4):
        table.raise_stage(number)
        if number == 3:
            table.play(0, "decline")
        points.append(table.points(0, "wonder"))
    assert points == [0, 7, 7, 13]


@pytest.mark.breach("SW-243", "SW-245")
def test_guilds_next_door_are_not_counted() -> None:
    table = three("atlantis-B").build(1, "workers-guild").stages(0, 4)
    assert table.points(0, "wonder") == 7


def unused_guilds(table: Works) -> set[str]:
    return {CARDS[number].id for number in GUILDS if not table.game.dealt >> number & 1}


@pytest.mark.rule("SW-244", "SW-346")
def test_one_of_three_unused_guilds() -> None:
    table = three("atlantis-B").stages(0, 2).make(0, "3 ore").coins(0, 0)
    events = table.raise_stage(3)
    offered = table.legal(0, "take")
    assert (len(offered), table.legal(0) - offered) == (3, {"decline"})
    assert {text.removeprefix("take ") for text in offered} <= unused_guilds(table)
    assert [e.data for e in of_kind(events, "box-opened")] == [{"count": 3}]
    chosen = min(offered)
    table.play(0, chosen)
    assert (table.built(0), table.cities[0].coins) == ([chosen.removeprefix("take ")], 0)
    # The two others are in the box again.
    assert table.game.cards_from_box == 1 << CARD_NUMBERS[chosen.removeprefix("take ")]


@pytest.mark.breach("SW-244", "SW-346")
def test_no_other_guild_and_no_marker() -> None:
    table = three("atlantis-B").stages(0, 2)
    table.raise_stage(3)
    offered = {text.removeprefix("take ") for text in table.legal(0, "take")}
    for number in GUILDS:
        card = CARDS[number].id
        if card not in offered:
            assert table.refuses(0, f"take {card}", "SW-346", "not-drawn", card=card)
    assert table.refuses(0, f"stage {min(offered)} 4", "SW-346", "not-now", owed="build-from-box")
    table.play(0, f"take {min(offered)}")
    assert table.step(0) == "pick"


@pytest.mark.rule("SW-450")
def test_building_a_drawn_card_is_optional() -> None:
    table = three("atlantis-B").stages(0, 2)
    table.raise_stage(3)
    table.play(0, "decline")
    assert (table.built(0), table.game.cards_from_box, table.step(0)) == ([], 0, "pick")


@pytest.mark.breach("SW-450")
def test_not_a_name_the_city_has() -> None:
    table = three("atlantis-B").stages(0, 2).build(0, "spies-guild")
    left = {CARD_NUMBERS[name] for name in ("spies-guild", "traders-guild", "workers-guild")}
    table.game.dealt = sum(1 << number for number in GUILDS if number not in left)
    table.raise_stage(3)
    assert table.legal(0) == {"take traders-guild", "take workers-guild", "decline"}
    assert table.refuses(0, "take spies-guild", "SW-450", "same-name", card="spies-guild")


# Babel


@pytest.mark.rule("SW-246")
def test_babel_starts() -> None:
    assert starts_with("babel-A", "1 papyrus")
    assert starts_with("babel-B", "1 papyrus")


@pytest.mark.breach("SW-246")
def test_babel_has_one_papyrus() -> None:
    table = Works("babel-A", "rhodos-A", "giza-A").stages(0, 2).hands("altar", "altar", "altar")
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 papyrus")


@pytest.mark.rule("SW-247")
def test_babel_a() -> None:
    table = three("babel-A").build(0, "clay-pool", "quarry", "foundry", "loom", "press")
    assert table.climb() == [3, 6, 12]


@pytest.mark.breach("SW-247")
def test_babel_a_counts_no_other_cards() -> None:
    table = three("babel-A").build(0, "altar", "tavern").build(1, "clay-pool", "loom")
    assert table.climb() == [3, 3, 3]


@pytest.mark.rule("SW-248", "SW-507")
def test_babel_b() -> None:
    table = three("babel-B").build(0, "loom", "clay-pool", "quarry", "foundry", "sawmill")
    # 5-1, 7-4, 9-5, 11-5.
    assert table.climb() == [4, 7, 11, 17]


@pytest.mark.breach("SW-248", "SW-507")
def test_babel_b_looks_at_its_own_brown_and_grey_cards_only() -> None:
    table = three("babel-B").build(0, "altar", "tavern").build(1, "clay-pool", "loom")
    assert table.climb() == [5, 12, 21, 32]
