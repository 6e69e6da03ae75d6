"""Section P: the characters of Citadels, stage by stage (SW-273 to SW-281, SW-461 to SW-467)."""

from __future__ import annotations

import pytest

from ecumene.games.seven_wonders.tables import CARD_NUMBERS
from tests.rules.seven_wonders.works import Works, of_kind, starts_with

A = ("citadels-A", "rhodos-A", "giza-A", "olympia-A")
B = ("citadels-B", "rhodos-A", "giza-A", "olympia-A")


def citadels(stages: int = 0, boards: tuple[str, ...] = A) -> Works:
    return Works(*boards, leaders=boards is B).rich(0).stages(0, stages)


@pytest.mark.rule("SW-273")
def test_any_order_on_side_a() -> None:
    assert starts_with("citadels-A", "1 ore")
    assert starts_with("citadels-B", "1 ore")
    table = citadels()
    for number in (4, 2, 3, 1):
        table.raise_stage(number)
        table.finish()
    assert table.cities[0].stages == 0b1111
    assert citadels().hands(*["altar"] * 4).legal(0, "stage") == {f"stage altar {n}" for n in (1, 2, 3, 4)}


@pytest.mark.breach("SW-273")
def test_in_order_on_side_b() -> None:
    table = citadels(boards=B).hands(*["altar"] * 4)
    assert table.legal(0, "stage") == {"stage altar 1"}
    assert table.refuses(0, "stage altar 3", "SW-066", "stage-order", stage=3, next=1)


# The Assassin


@pytest.mark.rule("SW-274")
def test_the_assassin_strikes_in_the_next_turn() -> None:
    table = citadels()
    table.raise_stage(1, others={1: "build altar"})
    assert (table.built(1), table.purses()[1:]) == (["altar"], [3, 6, 6])
    table.discarded("").rich(2)
    events = table.act({0: "build altar", 1: "build loom", 2: "stage loom 1", 3: "discard loom"})
    assert [table.built(seat) for seat in range(4)] == [["altar"], ["altar"], [], []]
    # No coins, no stage: all three cards are in the discard pile.
    assert (table.purses()[1:], table.cities[2].stage_count(), table.pile()) == ([3, 6, 6], 0, ["loom"] * 3)
    assert [(e.seat, e.rule) for e in of_kind(events, "assassinated")] == [(seat, "SW-274") for seat in (1, 2, 3)]


@pytest.mark.breach("SW-274")
def test_only_in_that_one_turn() -> None:
    table = citadels()
    table.raise_stage(1)
    table.act({})
    table.act({1: "build altar"})
    assert (table.built(1), table.purses()[1:]) == (["altar"], [6, 9, 9])


@pytest.mark.rule("SW-461")
def test_built_on_the_last_turn_it_hits_the_next_age() -> None:
    table = citadels().at(turn=6)
    table.raise_stage(1)
    assert (table.game.age, table.game.turn) == (2, 1)
    table.act({0: "build altar", 1: "build altar", 2: "build altar", 3: "build altar"})
    assert [table.built(seat) for seat in range(4)] == [["altar"], [], [], []]


@pytest.mark.breach("SW-461")
def test_last_cards_are_never_hit_and_the_end_is_the_end() -> None:
    table = Works("citadels-A", "babylon-B", "giza-A", "olympia-A").rich(0).stages(1, 2).at(turn=6)
    table.raise_stage(1)
    assert table.step(1) == "last-pick"
    table.play(1, "build pawnshop")
    assert (table.built(1), table.game.age) == (["pawnshop"], 2)
    table = citadels().at(age=3, turn=6)
    table.raise_stage(1)
    assert table.game.is_over


# The Magician


@pytest.mark.rule("SW-275", "SW-462")
def test_hands_are_swapped_before_choosing() -> None:
    table = citadels(2).hands("altar", "loom", "press", "tavern")
    assert (table.step(0), table.step(1)) == ("any-time", "")
    assert table.legal(0) == {"hands seat2", "hands seat3", "hands seat4", "decline"}
    events = table.play(0, "hands seat3")
    assert [table.hand(seat) for seat in range(4)] == [["press"], ["loom"], ["altar"], ["tavern"]]
    assert [(e.seat, e.data) for e in of_kind(events, "hands-swapped")] == [(0, {"owner": 2})]
    assert [table.step(seat) for seat in range(4)] == ["pick"] * 4


@pytest.mark.breach("SW-275", "SW-462")
def test_once_an_age_and_not_after_the_choice() -> None:
    table = citadels(2).hands("altar", "loom", "press", "tavern")
    table.play(0, "hands seat3")
    assert table.refuses(0, "hands seat2", "SW-462", "not-now", owed="pick")
    table.hands("altar", "loom", "press", "tavern")
    assert table.step(0) == "pick"
    # Unused it is there in the next turn, and anew in the next Age.
    table.end_age()
    table.hands("altar", "loom", "press", "tavern")
    table.play(0, "decline")
    assert table.refuses(0, "hands seat2", "SW-462", "not-now", owed="pick")
    table.act({})
    assert table.step(0) == "any-time"
    assert table.refuses(0, "hands seat1", "SW-275", "no-ability")
    # Without the stage there is nothing to ask.
    table = citadels()
    assert table.refuses(0, "hands seat2", "SW-462", "not-now", owed="pick")
    table.raise_stage(2)
    assert table.step(0) == "any-time"


# The Bishop and the Merchant


@pytest.mark.rule("SW-276", "SW-345")
def test_the_bishop_keeps_the_peace() -> None:
    table = citadels().build(0, "altar", "theater").build(1, "barracks").build(3, "walls")
    table.raise_stage(3)
    assert table.cities[0].diplomacy == 1
    assert table.points(0, "wonder") == 2
    table.end_age()
    # Rhodos and Olympia, left and right of it, fight each other.
    assert [table.tokens(seat) for seat in range(4)] == [(0, 0, 0, 0), (1, 0, 0, 1), (0, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.breach("SW-276", "SW-345")
def test_for_one_age_only() -> None:
    table = citadels().build(1, "barracks").build(3, "walls")
    table.raise_stage(3)
    table.end_age()
    assert table.cities[0].diplomacy == 0
    table.end_age()
    assert table.tokens(0) == (0, 0, 0, 2)
    assert citadels().build(1, "altar").stages(0, 3).points(0, "wonder") == 0


@pytest.mark.rule("SW-277")
def test_the_merchant_is_paid_for_green_cards() -> None:
    table = citadels().build(0, "workshop", "school").coins(0, 0)
    table.raise_stage(4)
    assert (table.cities[0].coins, table.points(0, "wonder")) == (2, 2)


@pytest.mark.breach("SW-277")
def test_coins_only_for_cards_already_there() -> None:
    table = citadels().build(1, "workshop").coins(0, 0)
    table.raise_stage(4)
    table.act({0: "build apothecary"})
    assert (table.cities[0].coins, table.points(0, "wonder")) == (0, 1)


# The Wizard


def hunt() -> Works:
    table = citadels(boards=B)
    for seat, leaders in enumerate(("midas", "hannibal zenobia", "", "nero caesar")):
        table.cities[seat].leaders = tuple(sorted(CARD_NUMBERS[name] for name in leaders.split()))
    return table


@pytest.mark.rule("SW-278", "SW-463")
def test_every_other_player_gives_up_a_leader_and_one_is_played() -> None:
    table = hunt().coins(0, 0)
    table.raise_stage(1)
    assert (table.step(1), table.legal(1)) == ("give-up-leader", {"discard hannibal", "discard zenobia"})
    table.play(1, "discard hannibal")
    # Giza has none; Olympia chooses for itself.
    assert table.legal(3) == {"discard nero", "discard caesar"}
    table.play(3, "discard caesar")
    assert table.legal(0) == {"recruit hannibal", "recruit caesar", "decline"}
    table.play(0, "recruit caesar")
    assert (table.built(0), table.cities[0].shields, table.cities[0].coins) == (["caesar"], 2, 0)
    assert [len(city.leaders) for city in table.cities] == [1, 1, 0, 1]


@pytest.mark.breach("SW-278", "SW-463")
def test_no_leader_of_his_own_and_no_other() -> None:
    table = hunt()
    table.raise_stage(1)
    assert table.refuses(1, "discard nero", "SW-463", "not-in-hand", card="nero")
    assert table.refuses(1, "decline", "SW-278", "not-now", owed="give-up-leader")
    table.play(1, "discard hannibal")
    table.play(3, "discard nero")
    for leader in ("midas", "zenobia", "caesar"):
        assert table.refuses(0, f"recruit {leader}", "SW-278", "not-drawn", card=leader)
    table.play(0, "decline")
    assert (table.built(0), table.step(0)) == ([], "pick")
    # Those given up are out of the game for good.
    assert [len(city.leaders) for city in table.cities] == [1, 1, 0, 1]


# The Navigator


@pytest.mark.rule("SW-279", "SW-464")
def test_a_discard_with_a_token() -> None:
    table = citadels(1, B)
    table.raise_stage(2)
    table.coins(0, 0).hands(*["altar loom"] * 4)
    assert table.legal(0, "navigate") == {"navigate altar", "navigate loom"}
    table.discarded("").turn("navigate altar", *["discard altar"] * 3)
    assert (table.cities[0].coins, table.tokens(0), table.pile()) == (3, (0, 1, 0, 0), ["altar"] * 4)
    assert (table.points(0, "conflicts"), table.game.tokens_left(1)) == (3, 7)


@pytest.mark.breach("SW-279")
def test_once_an_age() -> None:
    table = citadels(1, B).hands(*["altar"] * 4)
    assert table.refuses(0, "navigate altar", "SW-279", "no-navigator")
    table.stages(0, 2).act({0: "navigate altar"})
    table.hands(*["loom"] * 4)
    assert table.refuses(0, "navigate loom", "SW-279", "used-this-age")
    assert table.refuses(0, "navigate altar", "SW-026", "not-in-hand", card="altar")
    table.end_age()
    table.hands(*["loom"] * 4)
    assert table.legal(0, "navigate") == {"navigate loom"}


@pytest.mark.breach("SW-464")
def test_not_without_a_token_in_stock() -> None:
    table = citadels(2, B).win(1, threes=8).hands(*["altar"] * 4)
    assert table.legal(0, "navigate") == set()
    assert table.refuses(0, "navigate altar", "SW-464", "no-navigator")


# The Diplomat


def diplomat(*own: str, theirs: tuple[str, ...], elsewhere: tuple[str, ...] = ()) -> Works:
    """The Diplomat has been built; Rhodos has some cards, and Giza, which is no neighbour."""
    table = citadels(2, B).build(0, *own).build(1, *theirs).build(2, *elsewhere)
    table.raise_stage(3)
    return table


@pytest.mark.rule("SW-280", "SW-466")
def test_cards_of_equal_cost_change_places() -> None:
    table = diplomat("walls", "barracks", theirs=("library", "loom"), elsewhere=("aqueduct",))
    # Walls, Library and Aqueduct cost three units each; nobody has a card of one.
    assert table.legal(0) == {"swap walls library seat2", "swap walls aqueduct seat3", "decline"}
    assert (table.cities[0].shields, table.points(0, "wonder")) == (3, 2)
    table.play(0, "swap walls library seat2")
    assert (table.built(0), table.built(1)) == (["barracks", "library"], ["loom", "walls"])
    assert (table.cities[0].shields, table.cities[1].shields) == (1, 2)
    # Symbols and colours have gone along: one red card is left.
    assert (table.points(0, "green"), table.points(1, "green"), table.points(0, "wonder")) == (1, 0, 1)


@pytest.mark.breach("SW-280")
def test_unequal_costs_coins_and_leaders_are_excluded() -> None:
    table = diplomat("walls", "quarry", theirs=("stockade", "foundry", "statue"))
    assert table.legal(0) == {"swap walls statue seat2", "decline"}
    for text in ("swap walls stockade seat2", "swap quarry foundry seat2", "swap statue walls seat2"):
        assert table.refuses(0, text, "SW-280", "cannot-swap")
    # The swap may be declined, and Rhodos is not asked.
    assert table.step(1) == ""
    table.play(0, "decline")
    assert (table.built(0), table.step(0)) == (["walls", "quarry"], "pick")


@pytest.mark.breach("SW-280", "SW-205")
def test_a_card_under_a_wonder_cannot_be_swapped() -> None:
    table = citadels(2, ("citadels-B", "yamato-B", "giza-A", "olympia-A")).build(0, "altar").build(1, "loom").rich(0, 1)
    table.raise_stage(1, "clay-pool", seat=1)
    table.play(1, "turn-up clay-pool")
    table.raise_stage(3)
    assert table.built(1) == ["loom", "clay-pool"]
    assert table.legal(0) == {"swap altar loom seat2", "decline"}
    assert table.refuses(0, "swap altar clay-pool seat2", "SW-280", "cannot-swap")


@pytest.mark.rule("SW-465")
def test_cards_that_cost_nothing() -> None:
    table = diplomat("altar", theirs=("loom",)).make(0, "")
    table.play(0, "swap altar loom seat2")
    assert (table.built(0), table.points(1, "blue"), table.points(0, "blue")) == (["loom"], 2, 0)
    table.hands("apothecary", *["altar"] * 3)
    assert table.legal(0, "build apothecary") == {"build apothecary"}


@pytest.mark.breach("SW-465")
def test_nothing_against_something() -> None:
    table = diplomat("altar", theirs=("barracks", "tavern"))
    assert table.legal(0) == {"swap altar tavern seat2", "decline"}
    assert table.refuses(0, "swap altar barracks seat2", "SW-280", "cannot-swap")


@pytest.mark.rule("SW-466")
def test_coins_already_gained_stay() -> None:
    table = diplomat("altar", theirs=("tavern",)).coins(0, 1).coins(1, 1)
    table.play(0, "swap altar tavern seat2")
    assert (table.purses()[:2], table.built(0)) == ([1, 1], ["tavern"])
    # Trading Posts work for their new owner from the next turn on.
    table = diplomat("altar", theirs=("east-trading-post",))
    table.play(0, "swap altar east-trading-post seat2")
    table.make(0, "").build(1, "stone-pit").coins(0, 3).hands("baths", *["altar"] * 3)
    assert table.legal(0, "build") == {"build baths right=1"}


@pytest.mark.rule("SW-466")
def test_a_source_goes_along_and_the_others_stay() -> None:
    table = diplomat("caravansery", "clay-pit", theirs=("school",))
    table.play(0, "swap caravansery school seat2")
    table.make(0, "").make(1, "").coins(0, 0).coins(1, 0).hands("barracks stockade", "stockade", "altar", "altar")
    # Barracks cost ore, which the Clay Pit gives; a Stockade costs wood, which only the Caravansery gave.
    assert table.legal(0, "build") == {"build barracks"}
    assert table.legal(1, "build") == {"build stockade"}


@pytest.mark.breach("SW-466")
def test_no_name_twice_in_a_city() -> None:
    table = diplomat("altar", "loom", theirs=("altar", "loom-2", "tavern"))
    # Neither may get a second Altar or Loom: only the Tavern could come, and nothing could go for it.
    assert table.step(0) == "pick"
    table = diplomat("altar", "press", theirs=("altar", "tavern"))
    assert table.legal(0) == {"swap press tavern seat2", "decline"}
    assert table.refuses(0, "swap altar tavern seat2", "SW-466", "cannot-swap")
    assert table.refuses(0, "swap press altar seat2", "SW-466", "cannot-swap")


# The Artist


@pytest.mark.rule("SW-281", "SW-467")
def test_a_coin_on_a_card_is_a_point() -> None:
    table = citadels(3, B)
    table.raise_stage(4)
    table.build(0, "loom", "altar").coins(0, 5)
    table.act({0: "build theater"})
    assert table.legal(0) == {"gild loom", "gild altar", "gild theater", "decline"}
    before = table.total(0)
    table.play(0, "gild loom")
    # One coin less of five, which were worth a point all the same.
    assert (table.cities[0].coins, table.points(0, "wonder"), table.total(0)) == (4, 1, before + 1)
    table.act({0: "discard baths"})
    table.play(0, "gild altar")
    assert (table.cities[0].coins, table.points(0, "wonder")) == (6, 2)


@pytest.mark.breach("SW-281")
def test_once_a_turn_and_not_without_a_coin() -> None:
    table = citadels(4, B).build(0, "loom", "altar").coins(0, 5)
    table.act({0: "build theater"})
    assert table.refuses(0, "gild baths", "SW-281", "no-exchange")
    table.play(0, "gild loom")
    assert table.step(0) == "pick"
    assert table.refuses(0, "gild altar", "SW-402", "not-now", owed="pick")
    table.coins(0, 0).act({0: "build baths"})
    assert table.step(0) == "pick"


@pytest.mark.breach("SW-467")
def test_no_second_coin_on_a_card() -> None:
    table = citadels(4, B).build(0, "loom", "altar").coins(0, 9)
    table.act({0: "build theater"})
    table.play(0, "gild loom")
    table.act({0: "build pawnshop"})
    assert table.legal(0) == {"gild altar", "gild theater", "gild pawnshop", "decline"}
    assert table.refuses(0, "gild loom", "SW-467", "no-exchange")
    table.play(0, "decline")
    # Eight coins are left: two points; the coin on the card is no coin any more.
    assert (table.points(0, "coins"), table.points(0, "wonder")) == (2, 1)
