"""Section P: Persepolis, R'lyeh, Roll Through the Ages and Sparta, stage by stage (SW-208, SW-309 to SW-324)."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.tables import BLACK_CARDS, CARDS
from tests.rules.seven_wonders.works import Works, of_kind, starts_with, three

# Persepolis


def persepolis(side: str, **options: bool) -> Works:
    return three(f"persepolis-{side}", cities=True, **options)


@pytest.mark.rule("SW-309", "SW-476", "SW-496")
@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize(("card", "paid"), [("timber-yard", 0), ("militia", 2), ("gates-of-the-city", 0), ("altar", 0)])
def test_one_coin_less_to_the_bank(card: str, paid: int, side: str) -> None:
    assert starts_with(f"persepolis-{side}", "")
    table = persepolis(side)
    table.act({0: f"build {card}"})
    assert table.cities[0].coins == 3 - paid


@pytest.mark.rule("SW-476")
def test_bought_resources_and_stages_count_together() -> None:
    """Bilkis buys from the bank for 1 coin: with a card of 1 coin that makes 2, less 1."""
    table = persepolis("A", leaders=True).build(0, "bilkis").make(0, "")
    table.hands("gates-of-the-city", "altar", "altar")
    assert table.legal(0, "build") == {"build gates-of-the-city bank=1"}
    table.turn("build gates-of-the-city bank=1", "discard altar", "discard altar")
    assert table.cities[0].coins == 2


@pytest.mark.breach("SW-309", "SW-476", "SW-496")
def test_not_for_neighbours_leaders_losses_or_twice() -> None:
    table = persepolis("A", leaders=True).make(0, "").coins(0, 3)
    table.hands("barracks", "altar", "altar")
    assert table.legal(0, "build") == {"build barracks right=2"}
    table.turn("build barracks right=2", "discard altar", "discard altar")
    assert table.cities[0].coins == 1
    # Recruiting costs its full price.
    table = persepolis("A", leaders=True).coins(0, 2).leaders("hannibal", "nero", "midas")
    table.turn("recruit hannibal", "discard nero", "discard midas")
    assert table.cities[0].coins == 0
    assert (
        persepolis("A", leaders=True)
        .coins(0, 1)
        .leaders("hannibal", "nero", "midas")
        .refuses(0, "recruit hannibal", "SW-382", "coins", need=2, have=1)
    )
    # A loss is paid in full.
    table = persepolis("A").rich(1).coins(0, 0)
    table.act({0: "build altar", 1: "build hideout"})
    assert table.cities[0].debts == 1
    # Militia for 3 coins costs 2 and no less.
    table = persepolis("A").coins(0, 1).hands("militia", "altar", "altar")
    assert table.refuses(0, "build militia", "SW-050", "coins", need=2, have=1)


@pytest.mark.rule("SW-310")
def test_persepolis_a() -> None:
    table = persepolis("A").coins(0, 0)
    assert (table.climb(), table.cities[0].coins) == ([3, 3, 10], 5)
    table.make(0, "1 clay").hands("consulate spy-ring", "altar", "altar")
    # Consulate: clay and papyrus, one dropped. Spy Ring: 2 coins, clay and stone, one resource dropped.
    assert table.legal(0, "build") == {"build consulate", "build spy-ring"}
    table.turn("build spy-ring", "discard altar", "discard altar")
    assert table.cities[0].coins == 4


@pytest.mark.breach("SW-310")
def test_no_coin_is_dropped_and_no_other_colour_cheaper() -> None:
    table = (
        persepolis("A")
        .stages(0, 2)
        .make(0, "")
        .coins(0, 0)
        .hands("gates-of-the-city mercenaries temple", *["altar"] * 2)
    )
    # The wood is dropped; the coin of the Gates falls to the discount, those of the Mercenaries do not.
    assert table.legal(0, "build") == {"build gates-of-the-city"}
    assert table.refuses(0, "build mercenaries", "SW-050", "coins", need=3, have=0)
    # One resource and not two: clay and papyrus are one too many.
    table.hands("consulate", "altar", "altar")
    assert table.refuses(0, "build consulate", "SW-033", "resources", missing="1 clay")
    table.hands("temple", "altar", "altar")
    table.coins(0, 9)
    assert table.refuses(0, "build temple", "SW-033", "resources", missing="1 wood, 1 clay, 1 glass")


def unused_black(table: Works, age: int) -> set[str]:
    taken = table.game.dealt | table.game.cards_from_box
    return {CARDS[n].id for n in BLACK_CARDS if CARDS[n].age == age and not taken >> n & 1}


@pytest.mark.rule("SW-311", "SW-477")
def test_persepolis_b_draws_two_black_cards_a_stage() -> None:
    table = persepolis("B").coins(0, 0)
    built = []
    for number in (1, 2, 3):
        box = unused_black(table, number)
        table.raise_stage(number)
        offered = {text.removeprefix("take ") for text in table.legal(0, "take")}
        # At once, in the turn of the stage; two cards of that Age, built free.
        assert (table.step(0), len(offered), offered <= box) == ("build-from-box", 2, True)
        built.append(min(offered))
        table.play(0, f"take {min(offered)}")
        for seat in (1, 2):
            if table.step(seat) == "choose-debt":
                table.play(seat, min(table.legal(seat)))
        assert len(unused_black(table, number)) == len(box) - 1
    assert table.built(0) == built


@pytest.mark.breach("SW-311", "SW-477")
def test_no_other_card_and_no_marker() -> None:
    table = persepolis("B")
    table.raise_stage(1)
    offered = {text.removeprefix("take ") for text in table.legal(0, "take")}
    other = min(unused_black(table, 2))
    assert table.refuses(0, f"take {other}", "SW-346", "not-drawn", card=other)
    assert table.refuses(0, f"stage {min(offered)} 2", "SW-346", "not-now", owed="build-from-box")
    table.play(0, "decline")
    assert (table.built(0), table.game.cards_from_box, table.step(0)) == ([], 0, "pick")


# R'lyeh


@pytest.mark.rule("SW-312")
def test_rlyeh_starts() -> None:
    assert starts_with("rlyeh-A", "1 glass")
    assert starts_with("rlyeh-B", "1 glass")


@pytest.mark.breach("SW-312")
def test_rlyeh_has_one_glass() -> None:
    table = Works("rlyeh-A", "rhodos-A", "giza-A").make(0, "1 glass 3 stone").stages(0, 2).hands(*["altar"] * 3)
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 glass")


@pytest.mark.rule("SW-313")
def test_rlyeh_a() -> None:
    table = three("rlyeh-A")
    found = []
    for number in (1, 2, 3):
        table.raise_stage(number, others={1: "build " + ("altar", "theater", "pawnshop")[number - 1]})
        found.append((table.points(0, "wonder"), *table.purses()))
    assert found == [(1, 3, 3, 6), (1, 9, 9, 15), (15, 9, 3, 12)]


@pytest.mark.breach("SW-313")
def test_rlyeh_pays_nothing_itself() -> None:
    table = three("rlyeh-A").stages(0, 2).coins(0, 20)
    table.raise_stage(3)
    assert table.purses() == [20, 0, 0]


@pytest.mark.rule("SW-314")
def test_rlyeh_b() -> None:
    table = three("rlyeh-B").build(0, "altar", "theater").coins(0, 0)
    found = []
    for number in (1, 2, 3, 4):
        table.coins(1, 5).raise_stage(number)
        found.append((table.points(0, "wonder"), table.cities[0].coins, table.cities[1].coins))
    assert found == [(2, 0, 8), (2, 0, 8), (2, 11, 6), (10, 11, 8)]


@pytest.mark.rule("SW-314", "SW-479")
def test_any_card_free_once_an_age() -> None:
    table = three("rlyeh-B").stages(0, 1)
    table.raise_stage(2)
    table.make(0, "").coins(0, 0).hands("palace quarry altar militia", "altar", "altar")
    assert table.legal(0, "free") == {"free palace", "free quarry", "free militia"}
    table.turn("free palace", "discard altar", "discard altar")
    assert (table.built(0), table.cities[0].coins) == (["palace"], 0)
    table.end_age()
    table.hands("quarry", "altar", "altar")
    assert table.legal(0, "free") == {"free quarry"}


@pytest.mark.breach("SW-314", "SW-479")
def test_not_twice_not_at_once_and_not_for_a_name_that_stands() -> None:
    table = three("rlyeh-B").stages(0, 1).make(0, "2 ore").hands("palace", "altar", "altar")
    assert table.refuses(0, "free palace", "SW-154", "no-free-build")
    table.stages(0, 2).act({0: "free palace"})
    table.hands("senate", "altar", "altar")
    assert table.refuses(0, "free senate", "SW-154", "used-this-age")
    table = three("rlyeh-B").stages(0, 2).make(0, "").build(0, "palace").hands("palace", "altar", "altar")
    assert table.refuses(0, "free palace", "SW-029", "same-name", card="palace")
    # Only own blue cards count for the first stage.
    assert three("rlyeh-B").build(1, "altar").stages(0, 1).points(0, "wonder") == 0


# Roll Through the Ages


@pytest.mark.rule("SW-317", "SW-481", "SW-482", "SW-495")
def test_the_start_roll() -> None:
    """One ordinary die, once, before Age I: all six faces come up over some games, and nothing else."""
    coins = set()
    for seed in range(40):
        options: dict[str, Any] = {"wonders": "lost", "deal": "choose", "balance": "orders"}
        game = ecumene.new("seven-wonders", seats=3, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        for seat, board in enumerate(("roll-through-the-ages-A", "uruk-A", "capua-A")):
            game.play(seat, game.parse(seat, f"board {board}"))
        coins.add(game.cities[0].coins)
        assert [city.coins for city in game.cities[1:]] == [3, 3]
    assert coins == {4, 5, 6, 7, 8, 9}
    assert starts_with("roll-through-the-ages-A", "")
    assert starts_with("roll-through-the-ages-B", "")


@pytest.mark.breach("SW-317", "SW-482")
def test_no_roll_at_the_start_of_later_ages() -> None:
    table = three("roll-through-the-ages-A").coins(0, 3)
    events = table.end_age()
    assert (table.cities[0].coins, of_kind(events, "rolled-start"), of_kind(events, "rolled")) == (3, [], [])


@pytest.mark.rule("SW-318", "SW-320", "SW-481")
@pytest.mark.parametrize(("board", "number"), [("roll-through-the-ages-A", 2), ("roll-through-the-ages-B", 3)])
def test_two_rolls(board: str, number: int) -> None:
    table = three(board).stages(0, number - 1).coins(0, 0)
    before = table.points(0, "wonder")
    events = of_kind(table.raise_stage(number), "rolled")
    assert len(events) == 1
    coins, points = int(events[0].data["coins"]), int(events[0].data["points"])
    assert 1 <= coins <= 6
    assert 1 <= points <= 6
    assert (table.cities[0].coins, table.points(0, "wonder") - before) == (coins, points)


@pytest.mark.breach("SW-318", "SW-481")
def test_what_was_rolled_is_never_rolled_again() -> None:
    table = three("roll-through-the-ages-A").stages(0, 1).coins(0, 0)
    table.raise_stage(2)
    noted = (table.cities[0].rolled, table.cities[0].coins)
    events = table.act({0: "build altar"})
    table.end_age()
    assert (of_kind(events, "rolled"), (table.cities[0].rolled, table.cities[0].coins)) == ([], noted)


@pytest.mark.rule("SW-318")
def test_roll_through_the_ages_a() -> None:
    table = three("roll-through-the-ages-A")
    points = table.climb()
    assert [points[0], points[2] - points[1]] == [3, 7]
    assert 4 <= points[1] <= 9


@pytest.mark.rule("SW-319", "SW-501")
def test_a_shield_for_every_stage() -> None:
    table = three("roll-through-the-ages-B")
    shields = []
    for number in (1, 2, 3):
        table.raise_stage(number)
        shields.append(table.cities[0].shields)
    assert shields == [1, 2, 3]


@pytest.mark.breach("SW-319", "SW-320")
def test_no_shield_for_cards_and_no_other_resource() -> None:
    table = three("roll-through-the-ages-B").stages(0, 1)
    table.raise_stage(2)
    table.make(0, "").coins(0, 0).act({0: "build altar"})
    assert table.cities[0].shields == 2
    table.hands("barracks workshop scriptorium", "altar", "altar")
    assert table.legal(0, "build") == set()
    table.hands("caravansery", "altar", "altar")
    assert table.refuses(0, "build caravansery", "SW-033", "resources", missing="1 wood")


# Sparta


@pytest.mark.rule("SW-208", "SW-321")
@pytest.mark.parametrize("board", ["sparta-A", "sparta-B"])
def test_half_a_shield_wins_every_tie(board: str) -> None:
    assert starts_with(board, "")
    table = Works(board, "rhodos-A", "giza-A").build(0, "barracks").build(1, "barracks").build(2, "walls")
    table.end_age()
    # A tie with Rhodos is won; Giza has two shields against one and a half.
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0, 0, 1), (0, 0, 0, 2), (2, 0, 0, 0)]


@pytest.mark.breach("SW-208", "SW-321")
def test_half_a_shield_is_less_than_one() -> None:
    table = Works("sparta-A", "rhodos-A", "giza-A").build(1, "barracks")
    table.end_age()
    assert [table.tokens(seat) for seat in range(3)] == [(1, 0, 0, 1), (2, 0, 0, 0), (0, 0, 0, 2)]


@pytest.mark.rule("SW-209")
def test_it_is_dropped_in_all_counts() -> None:
    """No board of its own both has the half shield and counts shields; here two get one by hand."""
    table = Works("capua-B", "sparta-A", "helvetia-A").stages(0, 3).stages(2, 2)
    for seat in (0, 2):
        table.cities[seat].half_shield = 1
    table.build(0, "barracks").build(2, "arsenal", "walls")
    # 5 points and one shield; five and a half shields are no six.
    assert (table.points(0, "wonder"), table.points(2, "wonder")) == (6, 3)


@pytest.mark.breach("SW-209")
def test_whole_shields_are_counted() -> None:
    table = Works("capua-B", "sparta-A", "helvetia-A").stages(0, 3).stages(2, 2)
    for seat in (0, 2):
        table.cities[seat].half_shield = 1
    table.build(0, "walls").build(2, "arsenal", "fortifications")
    assert (table.points(0, "wonder"), table.points(2, "wonder")) == (7, 18)


@pytest.mark.rule("SW-322", "SW-483")
def test_sparta_a() -> None:
    table = three("sparta-A")
    assert table.climb() == [0, 5, 12]
    table.build(0, "stone-pit", "loom").make(0, "1 stone 1 textile").coins(0, 0)
    table.hands("altar", "altar", "altar")
    # One stone and one textile, and one more of either: Library needs two stones and a textile.
    assert table.hands("library walls", "altar", "altar").legal(0, "build") == {"build library"}


@pytest.mark.breach("SW-322", "SW-483")
def test_not_of_kinds_from_yellow_cards_stages_or_the_board() -> None:
    table = Works("sparta-A", "rhodos-A", "babylon-A").stages(0, 1).build(0, "caravansery").coins(0, 0)
    table.hands("caravansery school temple", "altar", "altar")
    assert table.legal(0, "build") == set()
    # Venezia copies the stage: its textile is of the board, so there is no second one.
    table = Works("venezia-B", "sparta-A", "giza-A").rich(0).stages(1, 1).build(1, "tavern")
    table.raise_stage(1)
    table.play(0, "copy-stage seat2 1")
    table.make(0, "1 textile").coins(0, 0).stages(0, 2).hands("altar", "altar", "altar")
    table.build(0, "clay-pool").make(0, "1 textile 2 clay").forget()
    # Three clays for the third stage with the extra one; a second textile for nothing.
    assert table.legal(0, "stage") == {"stage altar 3"}
    table.make(0, "3 clay").forget()
    assert table.refuses(0, "stage altar 3", "SW-067", "resources", missing="1 textile")


@pytest.mark.rule("SW-323")
def test_a_defeat_for_every_chain() -> None:
    table = three("sparta-B").build(0, "altar", "scriptorium")
    table.raise_stage(1)
    events = table.act({0: "chain temple"})
    assert (table.tokens(0)[3], len(of_kind(events, "defeat-taken"))) == (1, 1)
    table.act({0: "chain library"})
    assert table.tokens(0)[3] == 2


@pytest.mark.breach("SW-323")
def test_paying_avoids_it() -> None:
    table = three("sparta-B").build(0, "altar").stages(0, 1)
    table.act({0: "build temple"})
    assert (table.tokens(0)[3], table.built(0)) == (0, ["altar", "temple"])
    # Nor are there tokens for chains before the stage.
    table = three("sparta-B").build(0, "altar")
    table.act({0: "chain temple"})
    assert table.tokens(0)[3] == 0


@pytest.mark.rule("SW-324", "SW-484")
def test_four_defeats_for_two_fives() -> None:
    table = three("sparta-B").stages(0, 1).win(0, ones=1, threes=1).lose(0, 5)
    table.raise_stage(2)
    assert table.points(0, "wonder") == 2
    table.raise_stage(3)
    assert (table.step(0), table.legal(0)) == ("one-exchange", {"exchange 1 1", "decline"})
    table.play(0, "exchange 1 1")
    assert (table.tokens(0), table.points(0, "wonder"), table.points(0, "conflicts")) == ((1, 1, 2, 1), 4, 13)


@pytest.mark.breach("SW-324", "SW-484")
def test_not_with_three_and_never_again() -> None:
    table = three("sparta-B").stages(0, 2).lose(0, 3)
    table.raise_stage(3)
    assert (table.step(0), table.tokens(0)) == ("pick", (0, 0, 0, 3))
    table.lose(0, 4).act({0: "build altar"})
    assert table.step(0) == "pick"
    table = three("sparta-B").stages(0, 2).lose(0, 4)
    table.raise_stage(3)
    assert table.refuses(0, "exchange 2 1", "SW-484", "no-exchange")
    table.play(0, "decline")
    table.act({0: "build altar"})
    assert (table.step(0), table.tokens(0)) == ("pick", (0, 0, 0, 4))
    # Fives must be in stock: the bank has one left.
    table = three("sparta-B").stages(0, 2).lose(0, 4).win(1, fives=7)
    table.raise_stage(3)
    assert table.step(0) == "pick"


@pytest.mark.rule("SW-320")
def test_one_of_four_resources_each_turn() -> None:
    table = three("roll-through-the-ages-B").stages(0, 1)
    table.raise_stage(2)
    table.make(0, "").coins(0, 0).hands("stockade baths guard-tower apothecary", "altar", "altar")
    assert table.legal(0, "build") == {"build stockade", "build baths", "build guard-tower", "build apothecary"}


@pytest.mark.breach("SW-495")
def test_other_boards_begin_without_a_handicap() -> None:
    table = Works("temporal-paradox-A", "dominion-A", "uruk-A", "sparta-A")
    assert [table.tokens(seat)[3] for seat in range(4)] == [1, 3, 0, 0]
    assert [city.half_shield for city in table.cities] == [0, 0, 0, 1]
