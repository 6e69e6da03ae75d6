"""Ledger section S: Leaders."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import CARD_NUMBERS, CARDS, LEADERS
from tests.rules.seven_wonders.court import BARREN, HAND, court, recruit, with_leader
from tests.rules.seven_wonders.table import Table

PRICES = {
    "amytis": 4,
    "midas": 3,
    "alexander": 3,
    "bilkis": 4,
    "aristotle": 3,
    "maecenas": 1,
    "justinian": 3,
    "plato": 4,
    "ramses": 5,
    "tomyris": 4,
    "hannibal": 2,
    "caesar": 5,
    "hatshepsut": 2,
    "nero": 1,
    "xenophon": 2,
    "vitruvius": 1,
    "solomon": 3,
    "croesus": 1,
    "hypatia": 4,
    "nebuchadnezzar": 4,
    "phidias": 3,
    "varro": 3,
    "pericles": 6,
    "praxiteles": 3,
    "hiram": 3,
    "sappho": 1,
    "zenobia": 2,
    "nefertiti": 3,
    "cleopatra": 4,
    "archimedes": 4,
    "leonidas": 2,
    "hammurabi": 2,
    "imhotep": 3,
    "euclid": 5,
    "ptolemy": 5,
    "pythagoras": 5,
}


# The draft


@pytest.mark.rule("SW-376")
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_six_coins_to_begin_with(seats: int) -> None:
    game = ecumene.new("seven-wonders", seats=seats, seed=4, options={"leaders": True})
    assert isinstance(game, SevenWonders)
    assert [city.coins for city in game.cities] == [6] * seats


@pytest.mark.breach("SW-376")
def test_without_leaders_three_and_a_board_adds_its_own() -> None:
    game = ecumene.new("seven-wonders", seats=4, seed=4)
    assert isinstance(game, SevenWonders)
    assert [city.coins for city in game.cities] == [3] * 4
    options: dict[str, object] = {"leaders": True, "wonders": "lost", "deal": "choose"}
    game = ecumene.new("seven-wonders", seats=3, seed=4, options=options)
    assert isinstance(game, SevenWonders)
    for seat, board in enumerate(("el-dorado-A", "dominion-A", "uruk-A")):
        game.play(seat, game.parse(seat, f"board {board}"))
    assert [city.coins for city in game.cities] == [6 + 12, 6 + 7, 6]


@pytest.mark.rule("SW-377")
def test_four_are_dealt_one_is_kept_the_rest_goes_to_the_right() -> None:
    game = ecumene.new("seven-wonders", seats=3, seed=4, options={"leaders": True})
    assert isinstance(game, SevenWonders)
    hands = [set(city.hand) for city in game.cities]
    assert [len(hand) for hand in hands] == [4, 4, 4]
    assert len(set.union(*hands)) == 12
    kept: list[set[int]] = [set(), set(), set()]
    for left in (3, 2):
        for seat in range(3):
            move = game.moves(seat)[0]
            kept[seat].add(move.a)
            hands[seat].discard(move.a)
            game.play(seat, move)
        # Seat 1 is on the right of seat 0.
        hands = [hands[2], hands[0], hands[1]]
        assert [set(city.hand) for city in game.cities] == hands
        assert [len(hand) for hand in hands] == [left] * 3
    for seat in range(3):
        move = game.moves(seat)[0]
        kept[seat].add(move.a)
        hands[seat].discard(move.a)
        game.play(seat, move)
    # The last one of the neighbour is the fourth.
    assert [set(city.leaders) for city in game.cities] == [
        kept[0] | hands[2],
        kept[1] | hands[0],
        kept[2] | hands[1],
    ]
    assert [len(city.leaders) for city in game.cities] == [4, 4, 4]


@pytest.mark.breach("SW-377")
def test_only_a_leader_in_hand_can_be_kept() -> None:
    game = ecumene.new("seven-wonders", seats=3, seed=4, options={"leaders": True})
    assert isinstance(game, SevenWonders)
    name = CARDS[game.cities[1].hand[0]].id
    assert game.check(0, game.parse(0, f"keep {name}")) == Refusal("SW-377", "not-in-hand", {"card": name})
    mine = CARDS[game.cities[0].hand[0]].id
    refusal = Refusal("SW-377", "not-now", {"owed": "keep-leader"})
    assert game.check(0, game.parse(0, f"recruit {mine}")) == refusal
    assert game.check(0, game.parse(0, f"discard {mine}")) == refusal


# The leader phase


@pytest.mark.rule("SW-378")
def test_a_leader_is_played_discarded_or_marks_a_stage() -> None:
    table = court("midas nero")
    table.cities[0].production = pack({"stone": 2})
    table.forget()
    assert table.legal(0) == {
        "recruit midas",
        "recruit nero",
        "discard midas",
        "discard nero",
        "stage midas 1",
        "stage nero 1",
    }
    table.turn("recruit midas", "discard sappho", "discard zenobia")
    assert (table.built(0), table.purses()) == (["midas"], [3, 9, 9])
    assert table.pile() == ["sappho", "zenobia"]


@pytest.mark.parametrize("leader", list(PRICES))
@pytest.mark.rule("SW-378")
def test_every_leader_costs_his_coins(leader: str) -> None:
    price = PRICES[leader]
    table = court(leader, coins=price).coins(0, price)
    table.turn(f"recruit {leader}", "discard sappho", "discard zenobia")
    assert table.cities[0].coins == (6 if leader == "croesus" else 0)
    assert leader in table.built(0)


@pytest.mark.parametrize("leader", list(PRICES))
@pytest.mark.breach("SW-378")
def test_a_leader_is_not_played_for_less(leader: str) -> None:
    price = PRICES[leader]
    table = court(leader, coins=price - 1)
    assert table.legal(0, "recruit") == set()
    assert table.refuses(0, f"recruit {leader}", "SW-378", "coins", need=price, have=price - 1)


def test_the_prices_above_are_of_all_leaders() -> None:
    assert {CARDS[number].id for number in LEADERS} == set(PRICES)


@pytest.mark.breach("SW-378")
def test_one_leader_an_age_and_none_of_somebody_else() -> None:
    table = court("midas nero")
    assert table.refuses(0, "recruit sappho", "SW-378", "not-in-hand", card="sappho")
    assert table.refuses(0, "build midas", "SW-378", "not-now", owed="use-leader")
    assert table.refuses(0, "decline", "SW-378", "not-now", owed="use-leader")
    table.play(0, "recruit midas")
    refusal = Refusal("SW-018", "not-your-turn", {"seat": 0, "turn": 1}, NOT_YOUR_TURN)
    assert table.refusal(0, "recruit nero") == refusal


@pytest.mark.rule("SW-379")
def test_after_three_ages_one_leader_is_left() -> None:
    table = court("midas nero sappho croesus", coins=6)
    for age, leader in enumerate(("midas", "nero", "croesus")):
        if age:
            table.game.age = age + 1
            table.leaders(" ".join(CARDS[number].id for number in table.cities[0].leaders), "", "")
        table.play(0, f"recruit {leader}")
        if not age:
            table.play(1, "discard sappho")
            table.play(2, "discard zenobia")
    assert [CARDS[number].id for number in table.cities[0].leaders] == ["sappho"]


@pytest.mark.breach("SW-379")
def test_the_fourth_leader_gives_nothing() -> None:
    table = with_leader("midas")
    table.cities[0].leaders = (CARD_NUMBERS["cleopatra"],)
    assert table.points(0, "leaders") == 0
    assert table.refuses(0, "recruit cleopatra", "SW-026", "not-now", owed="pick")


@pytest.mark.rule("SW-380")
def test_the_wizard_hits_leaders_still_in_hand() -> None:
    table = Table("citadels-B", *BARREN, leaders=True).build(1, "nero").hands(HAND, HAND, HAND)
    table.cities[0].production = pack({"wood": 2})
    table.cities[1].leaders = (CARD_NUMBERS["midas"], CARD_NUMBERS["sappho"])
    table.forget()
    table.turn("stage altar 1", "build altar", "build altar")
    assert [table.step(seat) for seat in range(3)] == ["", "give-up-leader", ""]
    assert table.legal(1) == {"discard midas", "discard sappho"}


@pytest.mark.breach("SW-380")
def test_the_wizard_does_not_hit_leaders_played_discarded_or_under_a_stage() -> None:
    table = Table("citadels-B", *BARREN, leaders=True).build(1, "nero").stages(2, 1, marker="midas")
    table.discarded("sappho", 1).hands(HAND, HAND, HAND)
    table.cities[0].production = pack({"wood": 2})
    table.forget()
    table.turn("stage altar 1", "build altar", "build altar")
    assert [table.step(seat) for seat in range(3)] == ["pick"] * 3
    assert (table.built(1), table.pile()) == (["nero", "altar"], ["sappho"])


@pytest.mark.rule("SW-381")
def test_a_leader_is_white_and_no_structure() -> None:
    # El Dorado B gives everybody a coin for each structure it builds.
    table = recruit("cleopatra", board="el-dorado-B")
    assert table.purses() == [2, 9, 9]


@pytest.mark.breach("SW-381")
def test_no_colour_counts_leaders_and_no_pile_gives_them_back() -> None:
    table = with_leader("cleopatra", "hannibal", "euclid").build(
        1, "spies-guild", "philosophers-guild", "workers-guild"
    )
    assert table.points(1, "purple") == 0
    assert [table.cities[0].count_colour(colour) for colour in range(8)] == [0] * 8
    table = Table("halikarnassos-A", *BARREN, leaders=True).stages(0, 1).discarded("cleopatra palace", 1)
    table.cities[0].production = pack({"ore": 3})
    table.hands(HAND, HAND, HAND).turn("stage altar 2", "build altar", "build altar")
    assert table.built(0) == ["palace"]


@pytest.mark.rule("SW-382")
def test_persepolis_pays_the_full_price_for_a_leader() -> None:
    table = Table("persepolis-A", *BARREN, leaders=True, cities=True, coins=6).leaders("midas", "sappho", "zenobia")
    table.turn("recruit midas", "discard sappho", "discard zenobia")
    assert table.cities[0].coins == 3


@pytest.mark.breach("SW-382")
def test_the_discount_of_persepolis_does_not_recruit() -> None:
    table = Table("persepolis-A", *BARREN, leaders=True, cities=True, coins=2).leaders("midas", "sappho", "zenobia")
    assert table.legal(0) == {"discard midas"}
    assert table.refuses(0, "recruit midas", "SW-382", "coins", need=3, have=2)
    # For a card it counts: a clay pit for nothing.
    table.coins(0, 0).hands("clay-pit altar", HAND, HAND)
    assert table.legal(0, "build") == {"build clay-pit", "build altar"}


@pytest.mark.parametrize(("side", "count"), [("A", 36), ("B", 35)])
@pytest.mark.rule("SW-383")
def test_alexander_stays_in_the_box_when_beiping_b_plays(side: str, count: int) -> None:
    dealt: set[str] = set()
    boards = ("giza-A", "ephesos-A", "alexandria-A", "babylon-A", "halikarnassos-A", "capua-A", f"beiping-{side}")
    for seed in range(12):
        options: dict[str, object] = {"leaders": True, "wonders": "all", "deal": "choose"}
        game = ecumene.new("seven-wonders", seats=7, seed=seed, options=options)
        assert isinstance(game, SevenWonders)
        for seat, board in enumerate(boards):
            game.play(seat, game.parse(seat, f"board {board}"))
        dealt |= {CARDS[number].id for city in game.cities for number in city.hand}
    assert (len(dealt), "alexander" in dealt) == (count, side == "A")


@pytest.mark.breach("SW-383")
def test_beiping_b_tokens_would_have_counted_for_alexander() -> None:
    table = Table("beiping-A", *BARREN, leaders=True, coins=0).build(0, "alexander")
    table.cities[0].victories = 2 | 1 << 5
    assert table.points(0, "leaders") == 3


@pytest.mark.rule("SW-512")
def test_coins_of_the_leader_phase_pay_in_the_first_turn() -> None:
    table = recruit("croesus", coins=1)
    assert table.cities[0].coins == 6
    table.hands("clay-pit altar", HAND, HAND)
    assert table.legal(0, "build") == {"build clay-pit", "build altar"}
    table = court("midas", coins=0)
    table.turn("discard midas", "discard sappho", "discard zenobia")
    assert table.hands("clay-pit altar", HAND, HAND).legal(0, "build") == {"build clay-pit", "build altar"}


@pytest.mark.breach("SW-512")
def test_they_do_not_pay_for_a_leader_of_the_same_phase() -> None:
    table = court("croesus", coins=0)
    assert table.refuses(0, "recruit croesus", "SW-378", "coins", need=1, have=0)
    table = Table("giza-A", "rhodos-A", "ephesos-A", leaders=True, coins=0).coins(1, 4)
    table.leaders("midas", "nero", "sappho")
    table.build(1, "stone-pit")
    # Coins that a neighbour pays for a stage arrive too late as well.
    table.cities[1].production = pack({"wood": 2})
    table.forget()
    table.play(1, "stage nero 1")
    assert table.refuses(0, "recruit midas", "SW-378", "coins", need=3, have=0)


@pytest.mark.rule("SW-513")
def test_a_stage_marked_with_a_leader_works_in_the_leader_phase() -> None:
    table = court("midas", board="ephesos-B", coins=5).build(1, "stone-pit").build(2, "stone-pit")
    assert table.legal(0, "stage") == {"stage midas 1 left=2 right=2"}
    table.turn("stage midas 1 left=2 right=2", "discard sappho", "discard zenobia")
    assert (table.purses(), table.points(0, "wonder")) == ([5 - 4 + 4, 10, 10], 2)
    assert CARDS[table.cities[0].markers[0]].id == "midas"


@pytest.mark.rule("SW-513")
def test_the_steps_of_a_turn_follow_in_the_leader_phase() -> None:
    table = Table("halikarnassos-B", "rlyeh-A", "giza-A", leaders=True).stages(1, 2).discarded("tavern palace", 2)
    for seat in (0, 1):
        table.cities[seat].production = pack({"ore": 2, "stone": 3, "glass": 2})
    table.leaders("midas", "nero", "sappho")
    table.turn("stage midas 1", "stage nero 3", "recruit sappho")
    table.play(0, "take tavern")
    # Everybody else loses 6 coins after the gains; then the Age is dealt.
    assert (table.purses(), table.game.turn, len(table.cities[0].hand)) == ([8 - 6, 3, 0], 1, 7)


@pytest.mark.breach("SW-513")
def test_a_leader_does_not_make_the_stage_cheaper_and_does_not_work_under_it() -> None:
    table = court("midas", board="ephesos-B", coins=5)
    assert table.refuses(0, "stage midas 1", "SW-067", "resources", missing="2 stone")
    table = court("cleopatra", board="chichen-itza-B", coins=5)
    table.cities[0].production = pack({"stone": 3, "wood": 2, "clay": 1, "papyrus": 1})
    table.forget()
    table.turn("stage cleopatra 1", "discard sappho", "discard zenobia")
    assert (table.points(0, "wonder"), table.points(0, "leaders"), table.cities[0].coins) == (12, 0, 5)


def wizard(hand: str, *, coins: int = 0) -> Table:
    """Citadels B has just hit seat 1, who had these leaders, and gave up the first."""
    table = Table("citadels-B", *BARREN, leaders=True, coins=coins).hands(HAND, HAND, HAND)
    table.cities[0].production = pack({"wood": 2})
    table.cities[0].leaders = (CARD_NUMBERS["midas"],)
    table.cities[1].leaders = tuple(CARD_NUMBERS[name] for name in hand.split())
    table.forget()
    table.turn("stage altar 1", "build altar", "build altar")
    if table.step(1) == "give-up-leader":
        table.play(1, f"discard {hand.split()[0]}")
    return table


@pytest.mark.rule("SW-514")
def test_a_leader_of_the_wizard_is_free_and_works_at_once() -> None:
    table = wizard("croesus nero")
    assert table.legal(0) == {"recruit croesus", "decline"}
    table.play(0, "recruit croesus")
    assert (table.built(0), table.cities[0].coins) == (["croesus"], 6)
    # The own leader of the Age is still there.
    assert table.cities[0].leaders == (CARD_NUMBERS["midas"],)


@pytest.mark.breach("SW-514")
def test_only_a_leader_just_given_up_can_be_played() -> None:
    table = wizard("croesus nero")
    assert table.refuses(0, "recruit nero", "SW-278", "not-drawn", card="nero")
    assert table.refuses(0, "recruit midas", "SW-278", "not-drawn", card="midas")
    table.play(0, "decline")
    assert (table.built(0), table.cities[0].coins, table.pile()) == ([], 0, ["croesus"])
