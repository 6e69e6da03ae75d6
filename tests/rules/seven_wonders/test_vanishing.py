"""Section O: Vanishing, the clouds of Brigadoon (SW-192 to SW-197, SW-431 to SW-434)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.seven_wonders.works import Works, of_kind

#: Brigadoon makes clay; left of it Olympia makes wood (seat 3), right of it Rhodos makes ore (seat 1).
FOUR = ("brigadoon-A", "rhodos-A", "giza-A", "olympia-A")


def gone(*boards: str, **options: Any) -> Works:
    """Brigadoon (seat 0) has vanished in a turn of its own, by a real move; 3 coins each again."""
    table = Works(*(boards or FOUR), **options).rich(0)
    table.stages(0, 1)
    table.raise_stage(2 if table.game.board(0).side == "A" else 1)
    for seat in range(table.game.seats):
        table.coins(seat, 3)
    table.make(0, "1 clay")
    assert table.cities[0].vanished == 1
    return table


@pytest.mark.rule("SW-192", "SW-348")
def test_the_city_goes_at_the_end_of_the_turn() -> None:
    table = Works(*FOUR).rich(0)
    table.stages(0, 1)
    events = table.raise_stage(2, others={1: "build guard-tower left=2"})
    # Rhodos still bought clay from Brigadoon in the very turn in which it vanishes.
    assert table.purses() == [5, 1, 6, 6]
    assert [(e.seat, e.rule) for e in of_kind(events, "vanished")] == [(0, "SW-192")]
    assert (table.game.lefts, table.game.rights) == ([-1, 3, 1, 2], [-1, 2, 3, 1])


@pytest.mark.breach("SW-192", "SW-348")
def test_no_clouds_no_vanishing() -> None:
    table = Works(*FOUR).rich(0)
    events = table.raise_stage(1)
    assert (table.cities[0].vanished, of_kind(events, "vanished")) == (0, [])
    assert (table.game.lefts, table.game.rights) == ([3, 0, 1, 2], [1, 2, 3, 0])


@pytest.mark.rule("SW-193")
def test_its_neighbours_trade_and_fight_and_count_each_other() -> None:
    table = gone().hands("altar", "stockade", "altar", "barracks")
    # Stockade needs a wood, which Olympia makes; Barracks an ore, which Rhodos makes.
    assert table.legal(1, "build") == {"build stockade left=2"}
    assert table.legal(3, "build") == {"build barracks right=2"}
    table.turn("discard altar", "build stockade left=2", "discard altar", "build barracks right=2")
    assert table.purses() == [6, 3, 6, 3]
    table.build(1, "traders-guild").build(3, "tavern")
    assert table.points(1, "purple") == 1
    table.build(3, "walls").end_age()
    # Rhodos (1) loses to Olympia (3) and beats Giza; Olympia beats both.
    assert [table.tokens(seat) for seat in range(4)] == [(0, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.breach("SW-193")
def test_while_it_is_there_they_are_no_neighbours() -> None:
    table = Works(*FOUR).hands("altar", "stockade", "altar", "altar")
    assert table.refuses(1, "build stockade left=2", "SW-033", "resources", missing="1 wood")
    table.build(1, "traders-guild").build(3, "tavern", "walls").build(1, "barracks").end_age()
    assert table.points(1, "purple") == 0
    # Olympia (3) beats Brigadoon and Giza, Rhodos beats Brigadoon and Giza: they never meet.
    assert [table.tokens(seat) for seat in range(4)] == [(0, 0, 0, 2), (2, 0, 0, 0), (0, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.rule("SW-194")
def test_no_trade_no_conflict_no_neighbours_counted() -> None:
    table = gone().build(1, "ore-vein", "foundry").build(3, "lumber-yard").build(0, "clay-pool")
    table.hands("vineyard barracks", "guard-tower", "altar", "altar")
    assert table.legal(0, "build") == {"build vineyard"}
    assert table.legal(1, "build") == set()
    table.turn("build vineyard", "discard guard-tower", "discard altar", "discard altar")
    # One own brown card; those of Rhodos and Olympia are out of sight.
    assert table.cities[0].coins == 3 + 1
    table.build(0, "walls", "workers-guild").end_age()
    assert (table.tokens(0), table.points(0, "purple")) == ((0, 0, 0, 0), 0)


@pytest.mark.breach("SW-194", "SW-431")
def test_neither_buys_nor_sells() -> None:
    table = gone().hands("barracks stockade", "guard-tower", "altar", "guard-tower")
    for text, missing in (("build barracks right=2", "1 ore"), ("build stockade left=2", "1 wood")):
        assert table.refuses(0, text, "SW-033", "resources", missing=missing)
    assert table.refuses(1, "build guard-tower left=2", "SW-033", "resources", missing="1 clay")
    assert table.refuses(3, "build guard-tower right=2", "SW-033", "resources", missing="1 clay")


@pytest.mark.rule("SW-195")
def test_left_out_of_what_concerns_all_players() -> None:
    """R'lyeh A: all take 6 coins, later all others pay 6; Uruk B: all discard a defeat token."""
    table = gone("brigadoon-A", "rlyeh-A", "uruk-B", "olympia-A").rich(1, 2).lose(0, 1).lose(3, 1).lose(2, 1)
    table.stages(1, 1).stages(2, 1)
    table.raise_stage(2, seat=1, others={2: "stage theater 2"})
    assert table.purses() == [6, 9, 9, 12]
    assert [table.tokens(seat)[3] for seat in range(4)] == [1, 0, 0, 0]
    table.raise_stage(3, seat=1)
    assert table.purses() == [9, 9, 6, 9]


@pytest.mark.breach("SW-195")
def test_visible_it_takes_part_like_everybody() -> None:
    table = Works("brigadoon-A", "rlyeh-A", "uruk-B", "olympia-A").rich(1, 2).lose(0, 1)
    table.stages(1, 1).stages(2, 1)
    table.raise_stage(2, seat=1, others={2: "stage theater 2"})
    assert (table.purses(), table.tokens(0)[3]) == ([12, 9, 9, 12], 0)
    table.raise_stage(3, seat=1)
    assert table.purses() == [9, 9, 6, 9]


@pytest.mark.rule("SW-196")
@pytest.mark.parametrize(("age", "order"), [(1, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [1, 2, 3, 0])])
def test_hands_go_through_its_seat(age: int, order: list[int]) -> None:
    table = gone().at(age=age).hands("altar loom", "altar press", "altar glassworks", "altar tavern")
    table.turn(*["discard altar"] * 4)
    left = ["loom", "press", "glassworks", "tavern"]
    assert [table.hand(seat) for seat in range(4)] == [[left[giver]] for giver in order]


@pytest.mark.breach("SW-196")
def test_no_hand_jumps_over_the_gap() -> None:
    table = gone().hands("altar loom", "altar press", "altar glassworks", "altar tavern")
    table.turn(*["discard altar"] * 4)
    # Rhodos is now the right neighbour of Olympia, and yet its hand goes to Brigadoon.
    assert table.game.rights[3] == 1
    assert (table.hand(3), table.hand(0)) == (["loom"], ["press"])


@pytest.mark.rule("SW-197")
def test_a_stage_without_clouds_brings_it_back() -> None:
    table = gone().rich(0).build(1, "ore-vein")
    events = table.raise_stage(3)
    assert [(e.seat, e.rule) for e in of_kind(events, "reappeared")] == [(0, "SW-197")]
    assert (table.game.lefts, table.game.rights) == ([3, 0, 1, 2], [1, 2, 3, 0])
    table.make(0, "1 clay").hands("barracks", "guard-tower", "altar", "altar")
    assert table.legal(0, "build") == {"build barracks right=2"}
    assert table.legal(1, "build") == {"build guard-tower left=2"}


@pytest.mark.breach("SW-197")
def test_not_before_the_end_of_that_turn_and_not_by_anything_else() -> None:
    table = gone().rich(0)
    for text in ("build altar", "discard altar"):
        table.act({0: text})
        assert table.cities[0].vanished == 1
    table.make(0, "3 clay").hands("altar", "guard-tower", "altar", "altar")
    table.play(0, "stage altar 3")
    # In the turn of the stage nobody can buy the clay of Brigadoon yet.
    assert table.refuses(1, "build guard-tower left=2", "SW-033", "resources", missing="1 clay")


@pytest.mark.rule("SW-197")
def test_a_copied_cloud_goes_with_the_next_stage_too() -> None:
    """Venezia B copies the first stage of Brigadoon B and comes back with its own second stage."""
    table = Works("venezia-B", "brigadoon-B", "giza-A", "olympia-A").rich(0, 1)
    table.raise_stage(1, others={1: "stage theater 1"})
    assert table.step(0) == "pick"
    assert [city.vanished for city in table.cities] == [1, 1, 0, 0]
    table.raise_stage(2)
    assert [city.vanished for city in table.cities] == [0, 1, 0, 0]


@pytest.mark.rule("SW-431")
def test_alone_in_the_game() -> None:
    table = gone().build(0, "workers-guild", "builders-guild", "strategists-guild")
    table.build(1, "ore-vein", "builders-guild").build(3, "lumber-yard").stages(3, 1).lose(1, 2)
    # Its Builders Guild sees the two own stages only; that of Rhodos sees the one of Olympia.
    assert (table.points(0, "purple"), table.points(1, "purple")) == (2, 1)


@pytest.mark.rule("SW-432")
def test_its_own_effects_on_others_reach_nobody() -> None:
    table = gone(*FOUR, cities=True)
    table.act({0: "build hideout"})
    assert (table.purses(), [city.debts for city in table.cities]) == ([3, 6, 6, 6], [0, 0, 0, 0])
    table.act({0: "build gambling-den"})
    assert table.purses() == [9, 9, 9, 9]


@pytest.mark.breach("SW-432")
def test_nobody_buys_from_it_not_even_beiping() -> None:
    table = gone("brigadoon-A", "rhodos-A", "beiping-A", "olympia-A").stages(2, 2)
    table.hands("altar", "altar", "guard-tower stockade", "altar")
    assert table.legal(2, "build") == {"build stockade right=1"}
    assert table.refuses(2, "build guard-tower seat1=1", "SW-033", "resources", missing="1 clay")


@pytest.mark.breach("SW-432")
def test_nobody_copies_it() -> None:
    table = gone("brigadoon-A", "venezia-A", "giza-A", "olympia-A").build(0, "laboratory").build(2, "walls").rich(1)
    table.build(2, "school").stages(1, 1).raise_stage(2, seat=1)
    assert table.legal(1) == {"copy walls seat3", "copy school seat3"}
    assert table.refuses(1, "copy laboratory seat1", "SW-210", "cannot-copy")


@pytest.mark.breach("SW-432")
def test_nobody_swaps_with_it_or_makes_it_discard() -> None:
    table = gone("brigadoon-A", "citadels-B", "giza-A", "olympia-A", leaders=True).rich(1).build(0, "loom")
    table.build(1, "press").build(2, "altar").stages(1, 2)
    table.raise_stage(3, seat=1)
    assert table.legal(1) == {"swap press altar seat3", "decline"}
    assert table.refuses(1, "swap press loom seat1", "SW-432", "cannot-swap")
    table = gone("brigadoon-A", "citadels-A", "giza-A", "olympia-A").rich(1)
    table.raise_stage(2, seat=1)
    assert table.legal(1) == {"hands seat3", "hands seat4", "decline"}
    table.raise_stage(1, seat=1)
    table.act({0: "build altar", 1: "build altar", 2: "build altar", 3: "build altar"})
    # The Assassin hits Giza and Olympia, not Brigadoon.
    assert [table.built(seat) for seat in range(4)] == [["altar"], ["altar"], [], []]


@pytest.mark.rule("SW-433")
def test_nothing_from_el_dorado_and_no_last_card_from_uruk() -> None:
    table = gone("brigadoon-A", "el-dorado-B", "uruk-B", "olympia-A").rich(2).stages(2, 2)
    table.act({1: "build altar"})
    assert table.purses() == [6, 4, 7, 7]
    table.at(turn=6).raise_stage(3, seat=2)
    assert [table.step(seat) for seat in range(4)] == ["", "last-pick", "last-pick", "last-pick"]


@pytest.mark.breach("SW-433")
def test_while_visible_it_gets_both() -> None:
    table = Works("brigadoon-A", "el-dorado-B", "uruk-B", "olympia-A").rich(2)
    table.stages(2, 2)
    table.act({1: "build altar"})
    assert table.purses() == [7, 4, 7, 7]
    table.at(turn=6).raise_stage(3, seat=2)
    assert [table.step(seat) for seat in range(4)] == ["last-pick"] * 4


@pytest.mark.rule("SW-434")
def test_gone_at_the_end_of_the_game() -> None:
    table = gone().at(age=3).build(0, "traders-guild").build(1, "traders-guild", "tavern").build(3, "tavern", "bazar")
    table.end_age()
    assert table.game.is_over
    assert (table.points(0, "purple"), table.points(1, "purple")) == (0, 2)
    assert table.points(0, "wonder") == 10


@pytest.mark.breach("SW-434")
def test_back_at_the_end_it_counts_as_before() -> None:
    table = gone().rich(0)
    table.build(0, "traders-guild").build(1, "traders-guild", "tavern").build(3, "tavern", "bazar")
    table.raise_stage(3)
    assert (table.points(0, "purple"), table.points(1, "purple")) == (3, 0)
