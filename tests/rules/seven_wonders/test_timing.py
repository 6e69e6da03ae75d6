"""Ledger section F: the steps of a turn, in order."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.games.seven_wonders.game import SevenWonders
from tests.rules.seven_wonders.table import Table
from tests.rules.seven_wonders.turns import BARREN, HAND, caylus, out_of_turn, owed, rich, uruk

# Steps 1 to 6


@pytest.mark.rule("SW-073", "SW-075")
def test_coins_claimed_before_the_choice_pay_for_the_card() -> None:
    table = caylus()
    assert owed(table) == ["any-time", "", ""]
    table.play(0, "claim")
    assert owed(table) == ["pick", "pick", "pick"]
    assert table.legal(0, "build") == {"build brickyard", "build foundry", "build altar"}
    table.turn("build brickyard", "build altar", "build altar")
    assert table.cities[0].coins == 2 - 1


@pytest.mark.rule("SW-073")
def test_a_card_turned_up_before_the_choice_counts_as_there_already() -> None:
    table = Table("yamato-B", *BARREN, coins=0, cities=True).stages(0, 1, marker="architect-cabinet")
    table.hands("altar theater", HAND, HAND)
    assert table.legal(0) == {"turn-up architect-cabinet", "decline"}
    table.play(0, "turn-up architect-cabinet")
    assert table.legal(0, "stage") == {"stage altar 2", "stage theater 2"}
    table = Table("yamato-B", *BARREN, coins=0).stages(0, 1, marker="ore-vein").hands("barracks altar", HAND, HAND)
    table.play(0, "turn-up ore-vein")
    assert table.legal(0, "build") == {"build barracks", "build altar"}


@pytest.mark.rule("SW-073")
def test_the_magician_swaps_hands_before_anybody_chooses() -> None:
    table = Table("citadels-A", *BARREN, "giza-A").stages(0, 2).hands("altar", "theater", "baths", "loom")
    assert table.legal(0) == {"hands seat2", "hands seat3", "hands seat4", "decline"}
    table.play(0, "hands seat3")
    assert [table.hand(seat) for seat in range(4)] == [["baths"], ["theater"], ["altar"], ["loom"]]
    assert owed(table) == ["pick"] * 4


@pytest.mark.breach("SW-073")
def test_nothing_of_the_kind_after_the_choice_has_begun() -> None:
    table = caylus()
    table.play(0, "decline")
    assert table.legal(0, "build") == {"build altar"}
    assert table.refuses(0, "build brickyard", "SW-050", "coins", need=1, have=0)
    assert table.refuses(0, "claim", "SW-411", "not-now", owed="pick")
    assert table.refuses(0, "hands seat2", "SW-462", "not-now", owed="pick")


@pytest.mark.breach("SW-073")
def test_the_magician_does_not_swap_after_the_cards() -> None:
    table = Table("citadels-A", *BARREN).stages(0, 2).hands(HAND, HAND, HAND)
    table.play(0, "decline")
    table.turn("build altar", "build altar", "build altar")
    # The next turn has begun: this is its first step.
    assert (table.game.turn, table.step(0)) == (2, "any-time")


@pytest.mark.rule("SW-074")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    table = Table("giza-A", *BARREN).hands(HAND, HAND, HAND)
    table.play(0, "build altar")
    table.play(2, "discard theater")
    seen = table.game.view(1)
    assert isinstance(seen, SevenWonders)
    assert seen.cities[0].choice == seen.cities[2].choice != table.cities[0].choice
    assert (table.built(0), table.purses(), table.pile()) == ([], [3, 3, 3], [])
    table.play(1, "build theater")
    assert (table.built(0), table.built(1), table.pile()) == (["altar"], ["theater"], ["theater"])


@pytest.mark.breach("SW-074")
def test_a_choice_made_stays_made() -> None:
    table = Table("giza-A", *BARREN).hands(HAND, HAND, HAND)
    table.play(0, "build altar")
    refusal = table.refusal(0, "build theater")
    assert refusal == Refusal("SW-018", "not-your-turn", {"seat": 0, "turn": 1}, NOT_YOUR_TURN)


@pytest.mark.breach("SW-075")
def test_what_a_neighbour_builds_this_turn_cannot_be_bought() -> None:
    table = Table("olympia-A", *BARREN).hands("baths altar", "stone-pit altar", HAND)
    table.play(1, "build stone-pit")
    assert table.refuses(0, "build baths right=2", "SW-033", "resources", missing="1 stone")
    table.play(0, "build altar")
    table.play(2, "build altar")
    table.hands("baths altar", HAND, HAND)
    assert table.legal(0, "build baths") == {"build baths right=2"}


@pytest.mark.rule("SW-076")
def test_two_neighbours_pay_each_other_at_the_same_moment() -> None:
    table = Table("giza-A", "rhodos-A", *BARREN, coins=2).hands("barracks altar", "baths altar", HAND, HAND)
    table.turn("build barracks right=2", "build baths left=2", "build altar", "build altar")
    assert (table.purses(), table.built(0), table.built(1)) == ([2, 2, 2, 2], ["barracks"], ["baths"])


@pytest.mark.breach("SW-076")
def test_coins_that_come_in_do_not_pay_for_what_goes_out() -> None:
    table = Table("giza-A", "rhodos-A", *BARREN, coins=2).coins(0, 0).hands("barracks altar", "baths altar", HAND, HAND)
    table.play(1, "build baths left=2")
    assert table.refuses(0, "build barracks right=2", "SW-050", "coins", need=2, have=0)


@pytest.mark.rule("SW-077", "SW-078")
def test_vineyard_and_bazar_count_what_is_built_in_the_same_turn_next_door() -> None:
    table = Table("giza-A", *BARREN, age=2).hands("vineyard", "brickyard", "bazar")
    table.build(0, "lumber-yard")
    table.turn("build vineyard", "build brickyard", "build bazar")
    assert table.purses() == [3 + 2, 3 - 1, 3 + 0]
    table.hands("bazar", "press-2", "loom-2")
    table.turn("build bazar", "build press-2", "build loom-2")
    assert table.cities[0].coins == 5 + 2 * 2


@pytest.mark.breach("SW-077")
def test_no_effect_comes_before_the_last_card_is_placed() -> None:
    table = Table("giza-A", *BARREN, age=2).hands("vineyard", "brickyard", "sawmill")
    told = table.turn("build vineyard", "build brickyard", "build sawmill")
    kinds = [event.kind for event in told if event.kind in ("built", "coins-gained")]
    assert kinds == ["built", "built", "built", "coins-gained"]


@pytest.mark.breach("SW-078")
def test_cards_discarded_or_under_a_stage_are_not_counted() -> None:
    table = rich(Table("giza-A", *BARREN, age=2).hands("vineyard", "brickyard", "sawmill"), 2)
    table.turn("build vineyard", "discard brickyard", "stage sawmill 1")
    assert table.cities[0].coins == 3


# Step 7


def dominion(*more: str, stages: int = 2, **options: int) -> Table:
    """Dominion A may exchange three unused resources; it makes four."""
    table = Table("dominion-A", *BARREN, *more, coins=0, **options).stages(0, stages)
    return table.build(0, "lumber-yard", "stone-pit", "clay-pool", "ore-vein").hands(*[HAND] * (3 + len(more)))


@pytest.mark.rule("SW-079")
def test_exchanges_come_after_the_effects_and_before_the_discard_pile() -> None:
    table = dominion("halikarnassos-A").stages(3, 1)
    rich(table, 3).discarded("palace", 1)
    coins = table.cities[0].coins
    table.turn("discard altar", "build altar", "build altar", "stage altar 2")
    assert owed(table) == ["exchange", "", "", ""]
    assert table.cities[0].coins == coins + 3
    assert table.legal(0) == {"exchange 1 1", "exchange 1 2", "decline"}
    table.play(0, "exchange 1 2")
    assert (table.cities[0].coins, table.cities[0].defeats) == (coins + 4, 2)
    assert owed(table) == ["", "", "", "take-from-discard"]


@pytest.mark.breach("SW-079")
def test_no_exchange_before_the_card_and_none_without_the_stage() -> None:
    table = dominion()
    assert table.refuses(0, "exchange 1 1", "SW-402", "not-now", owed="pick")
    table = dominion(stages=1)
    table.turn("discard altar", "build altar", "build altar")
    assert owed(table) == ["pick"] * 3


@pytest.mark.rule("SW-402")
@pytest.mark.parametrize("action", ["build altar", "discard altar", "stage altar 3"])
def test_any_action_lets_the_exchange_follow(action: str) -> None:
    table = rich(dominion(), 0)
    table.turn(action, "build altar", "build altar")
    assert owed(table) == ["exchange", "", ""]


@pytest.mark.rule("SW-402")
def test_exchange_and_artist_once_each() -> None:
    table = Table("citadels-B", *BARREN).stages(0, 4).build(0, "baths").hands(HAND, HAND, HAND)
    table.turn("build altar", "build altar", "build altar")
    assert table.legal(0) == {"gild baths", "gild altar", "decline"}
    table.play(0, "gild altar")
    assert (table.cities[0].coins, owed(table)) == (2, ["pick"] * 3)


@pytest.mark.breach("SW-402")
def test_no_exchange_twice_in_a_turn() -> None:
    table = Table("beiping-B", *BARREN).stages(0, 4).build(0, "brickyard", "clay-pool").hands(HAND, HAND, HAND)
    table.cities[0].victories = 2
    table.turn("build altar", "build altar", "build altar")
    assert table.legal(0) == {"exchange 1 1", "exchange 2 1", "decline"}
    table.play(0, "exchange 1 1")
    assert table.refuses(0, "exchange 1 1", "SW-402", "no-exchange")
    table.play(0, "exchange 2 1")
    assert (owed(table), table.cities[0].coins) == (["pick"] * 3, 2)


# Steps 9 to 12


@pytest.mark.rule("SW-080", "SW-410")
def test_losses_are_paid_after_every_gain_of_the_turn() -> None:
    # R'lyeh A makes all others pay 6; one gains 5 with a tavern, one 9 with a stage, one digs the tavern up.
    table = Table("rlyeh-A", "giza-A", "ephesos-A", "halikarnassos-A", coins=0).stages(0, 2).stages(2, 1).stages(3, 1)
    rich(table.hands("altar loom", "tavern loom", HAND, HAND), 0, 2, 3).discarded("tavern palace", 1)
    table.turn("stage altar 3", "build tavern", "stage altar 2", "stage altar 2")
    assert (owed(table), table.purses()) == (["", "", "", "take-from-discard"], [0, 5, 9, 0])
    table.play(3, "take tavern")
    assert table.purses() == [0, 0, 3, 0]


@pytest.mark.breach("SW-080")
def test_nothing_is_lost_before_step_ten() -> None:
    table = Table("rlyeh-A", "giza-A", "halikarnassos-A", coins=6).stages(0, 2).stages(2, 1)
    rich(table.hands(HAND, HAND, HAND), 0, 2).discarded("palace senate", 1)
    table.turn("stage altar 3", "build altar", "stage altar 2")
    assert (table.step(2), table.purses()) == ("take-from-discard", [6, 6, 6])
    table.play(2, "take palace")
    assert table.purses() == [6, 0, 0]


@pytest.mark.rule("SW-080")
def test_a_loss_per_token_counts_the_tokens_of_step_ten() -> None:
    # Seat 1 gains its token by an exchange of the same turn, after the Sepulcher has taken effect.
    table = Table("giza-A", "beiping-B", "chichen-itza-A", age=2, cities=True).stages(1, 3)
    rich(table.build(1, "brickyard").hands("sepulcher altar", HAND, HAND), 0)
    table.turn("build sepulcher", "build altar", "build altar")
    table.play(1, "exchange 1 1")
    assert (owed(table), table.cities[1].coins_to_lose) == (["", "choose-debt", ""], 1)


@pytest.mark.rule("SW-410")
def test_losses_of_one_turn_add_up() -> None:
    table = Table("giza-A", "rhodos-A", "olympia-A", cities=True).hands("hideout altar", "hideout altar", HAND)
    table.turn("build hideout", "build hideout", "build altar")
    assert [city.coins_to_lose for city in table.cities] == [1, 1, 2]
    assert table.legal(2) == {"debt 0", "debt 1", "debt 2"}
    table.turn("debt 0", "debt 1", "debt 1")
    assert (table.purses(), [city.debts for city in table.cities]) == ([2, 3, 2], [0, 1, 1])


@pytest.mark.breach("SW-410")
def test_nobody_sees_the_others_decisions() -> None:
    table = Table("giza-A", "rhodos-A", "olympia-A", cities=True).hands("hideout altar", HAND, HAND)
    table.turn("build hideout", "build altar", "build altar")
    before = table.game.view(2)
    table.play(1, "debt 1")
    after = table.game.view(2)
    assert isinstance(after, SevenWonders)
    assert (table.purses(), [city.debts for city in table.cities]) == ([3, 3, 3], [0, 0, 0])
    assert [str(move) for move in after.moves(2)] == [str(move) for move in before.moves(2)] == ["debt 0", "debt 1"]
    assert after.cities[1].choice != table.cities[1].choice


def venezia() -> Table:
    """Venezia A (seat 0) builds its copying stage, Halikarnassos (seat 1) one that digs."""
    table = Table("venezia-A", "halikarnassos-A", "giza-A", age=2, coins=0).stages(0, 1).stages(1, 1)
    return rich(table.discarded("vineyard palace", 2).hands(HAND, HAND, "walls altar"), 0, 1, 2)


@pytest.mark.rule("SW-082")
def test_copies_are_chosen_when_all_has_been_built() -> None:
    table = venezia()
    table.turn("stage altar 2", "stage altar 2", "build walls")
    assert owed(table) == ["", "take-from-discard", ""]
    table.play(1, "take vineyard")
    assert owed(table) == ["choose-copy", "", ""]
    assert table.legal(0) == {"copy walls seat3", "copy vineyard seat2"}
    table.play(0, "copy walls seat3")
    assert (table.cities[0].shields, table.cities[2].shields) == (2, 2)


@pytest.mark.rule("SW-080", "SW-082")
def test_a_copied_gain_comes_before_the_losses_of_the_turn() -> None:
    table = Table("venezia-A", "rlyeh-A", "giza-A", age=2, coins=0).stages(0, 1).stages(1, 2)
    rich(table.build(2, "vineyard", "sawmill", "walls").hands(HAND, HAND, "altar loom"), 0, 1)
    table.turn("stage altar 2", "stage altar 3", "build altar")
    table.play(0, "copy vineyard seat3")
    # The coin of the copied vineyard is paid away at once; the next turn has begun.
    assert (table.purses(), table.game.turn) == ([0, 0, 0], 2)


@pytest.mark.breach("SW-082")
def test_the_copier_does_not_choose_before_the_diggers() -> None:
    table = venezia()
    table.turn("stage altar 2", "stage altar 2", "build walls")
    assert out_of_turn(table, 0, "copy walls seat3")
    table.play(1, "take palace")
    # Not an Age II card, so only one is left, and it copies itself.
    assert (owed(table), table.cities[0].shields) == (["pick"] * 3, 2)


def wanderers() -> Table:
    """Nomades (seat 0) build the stage that wanders, Brigadoon (seat 2) one that vanishes."""
    table = Table("nomades-A", "giza-A", "brigadoon-A", "rhodos-A", "rlyeh-A", coins=6).stages(0, 1).stages(2, 1)
    table.stages(4, 2)
    return rich(table.hands("altar press", "altar loom", "altar baths", "altar stockade", "altar barracks"), 0, 2, 4)


@pytest.mark.rule("SW-083")
def test_first_vanishing_then_wandering_then_the_hands() -> None:
    table = wanderers()
    told = table.turn("stage altar 2", "build altar", "stage altar 2", "build altar", "build altar")
    assert [event.kind for event in told if event.kind in ("vanished", "wandered")] == ["vanished"]
    assert owed(table) == ["wander", "", "", "", ""]
    assert table.game.neighbours(1) == [0, 3]
    # To the right of seat 4 means: between seat 4 and seat 1, where it sits already.
    assert table.legal(0) == {"move seat2", "move seat3", "move seat4", "decline"}
    table.play(0, "move seat4")
    assert table.game.circle == [1, 2, 3, 0, 4]
    # Age I: every hand has gone one to the left, through the vanished city too.
    hands = {1: "baths", 2: "stockade", 3: "press", 0: "barracks", 4: "loom"}
    assert {seat: table.hand(seat) for seat in range(5)} == {seat: [card] for seat, card in hands.items()}


@pytest.mark.breach("SW-083")
def test_a_city_that_vanishes_is_still_hit_by_the_losses_of_its_turn() -> None:
    table = wanderers()
    table.turn("stage altar 2", "build altar", "stage altar 2", "build altar", "stage altar 3")
    assert table.purses() == [4, 0, 0, 0, 6]
    # From now on it is out of reach.
    assert (table.cities[2].vanished, table.game.neighbours(2)) == (1, [])


@pytest.mark.rule("SW-084")
@pytest.mark.parametrize(("age", "taken"), [(1, [1, 2, 0]), (2, [2, 0, 1]), (3, [1, 2, 0])])
def test_hands_go_round_at_the_end_of_the_turn(age: int, taken: list[int]) -> None:
    table = Table("giza-A", *BARREN, age=age).hands("altar loom", "altar press", "altar baths").build(0, "barracks")
    table.turn("build altar", "build altar", "build altar")
    cards = ["loom", "press", "baths"]
    assert [table.hand(seat) for seat in range(3)] == [[cards[seat]] for seat in taken]
    assert [city.victories for city in table.cities] == [0, 0, 0]


@pytest.mark.rule("SW-084")
def test_conflicts_follow_the_last_turn() -> None:
    table = Table("giza-A", *BARREN, turn=5).hands("altar loom", "altar press", "altar baths").build(0, "barracks")
    table.turn("build altar", "build altar", "build altar")
    assert [table.points(seat, "conflicts") for seat in range(3)] == [2, -1, -1]


@pytest.mark.breach("SW-084")
def test_the_last_hands_are_not_passed_on() -> None:
    table = Table("giza-A", *BARREN, turn=5).hands("altar loom", "altar press", "altar baths")
    table.turn("build altar", "build altar", "build altar")
    assert table.pile() == ["loom", "press", "baths"]
    assert all(len(city.hand) == 7 for city in table.cities)


# Order inside step 6


def sixth_step() -> Table:
    """Seat 0 swaps a card, seat 1 may put back a token, seat 2 opens the box, seat 3 gains coins."""
    table = Table("citadels-B", "lhasa-B", "atlantis-B", "giza-A", coins=0, age=2).stages(0, 2).stages(1, 1)
    table.stages(2, 2).build(0, "altar").build(1, "baths").build(3, "theater")
    table.cities[1].defeats = 1
    table.game.dealt = 0
    hands = ("loom press", "aqueduct loom", "loom press", "tavern loom")
    return rich(table.hands(*hands), 0, 2)


@pytest.mark.rule("SW-398")
def test_coins_then_the_box_then_tokens_then_the_diplomat() -> None:
    table = sixth_step()
    table.turn("stage loom 3", "chain aqueduct", "stage loom 3", "build tavern")
    assert owed(table) == ["", "", "build-from-box", ""]
    assert table.cities[3].coins == 5
    table.play(2, "decline")
    assert owed(table) == ["", "put-back", "", ""]
    table.play(1, "put-back")
    assert owed(table) == ["swap-cards", "", "", ""]
    assert "swap altar theater seat4" in table.legal(0)
    table.play(0, "swap altar theater seat4")
    assert (table.built(0), table.built(3)) == (["theater"], ["tavern", "altar"])


@pytest.mark.breach("SW-398")
def test_nobody_goes_before_his_part() -> None:
    table = sixth_step()
    table.turn("stage loom 3", "chain aqueduct", "stage loom 3", "build tavern")
    assert out_of_turn(table, 0, "swap altar theater seat4")
    assert out_of_turn(table, 1, "put-back")


@pytest.mark.rule("SW-399")
def test_inside_a_part_seats_go_in_rising_order_and_see_the_whole_table() -> None:
    table = Table("lhasa-B", "giza-A", "lhasa-B", age=2, coins=0).stages(0, 1).stages(2, 1)
    table.build(0, "baths").build(2, "baths").hands("aqueduct loom", "vineyard loom", "aqueduct loom")
    table.cities[0].defeats = table.cities[2].defeats = 1
    table.turn("chain aqueduct", "build vineyard", "chain aqueduct")
    assert owed(table) == ["put-back", "", ""]
    table.play(0, "decline")
    assert owed(table) == ["", "", "put-back"]
    table = Table("giza-A", *BARREN, age=2, coins=1).hands("vineyard", "brickyard", "sawmill")
    table.turn("build vineyard", "build brickyard", "build sawmill")
    # Seat 0 comes first and still counts what seats 1 and 2 have placed.
    assert table.purses() == [3, 0, 0]


@pytest.mark.breach("SW-399")
def test_a_higher_seat_is_not_asked_first() -> None:
    table = Table("lhasa-B", "giza-A", "lhasa-B", age=2).stages(0, 1).stages(2, 1)
    table.build(0, "baths").build(2, "baths").hands("aqueduct loom", "vineyard loom", "aqueduct loom")
    table.cities[0].defeats = table.cities[2].defeats = 1
    table.turn("chain aqueduct", "build vineyard", "chain aqueduct")
    assert out_of_turn(table, 2, "put-back")


@pytest.mark.rule("SW-400")
def test_a_stage_that_counts_itself_fires_for_itself() -> None:
    table = rich(Table("angkor-wat-B", *BARREN).hands(HAND, HAND, HAND), 0)
    table.turn("stage altar 1", "build altar", "build altar")
    assert table.purses() == [3, 2, 2]


@pytest.mark.breach("SW-400")
def test_what_is_gained_this_turn_does_not_work_this_turn() -> None:
    # A yellow card built before the stage of El Dorado brings no 3 coins, nor does the stage itself.
    table = rich(Table("el-dorado-A", *BARREN, coins=0).coins(0, 0).stages(0, 1), 0)
    table.hands("tavern altar", HAND, HAND).turn("build tavern", "build altar", "build altar")
    table.hands("altar loom", HAND, HAND).turn("stage altar 2", "build theater", "build theater")
    assert table.cities[0].coins == 5
    # A trading post is too late for the purchase of its own turn.
    table = Table("sparta-A", "giza-A", "rhodos-A", coins=2).hands("west-trading-post barracks", HAND, HAND)
    assert table.legal(0, "build barracks") == {"build barracks left=2"}


@pytest.mark.rule("SW-401")
def test_a_trigger_fires_for_each_matching_build() -> None:
    table = uruk("giza-A", leaders=True).build(0, "xenophon").hands("tavern marketplace", HAND, HAND)
    table.turn("build tavern", "build altar", "build altar")
    assert table.cities[0].coins == 5 + 2
    table.turn("build marketplace", "decline", "decline")
    assert table.cities[0].coins == 7 + 2


@pytest.mark.breach("SW-401")
@pytest.mark.parametrize(("action", "coins"), [("discard tavern", 3), ("stage tavern 1", 0), ("build altar", 0)])
def test_a_trigger_does_not_fire_for_anything_else(action: str, coins: int) -> None:
    table = Table("giza-A", *BARREN, coins=0, leaders=True).build(0, "xenophon").hands("tavern altar", HAND, HAND)
    rich(table, 0).turn(action, "build altar", "build altar")
    assert table.cities[0].coins == coins


# Any-time windows


@pytest.mark.rule("SW-079", "SW-411")
def test_the_window_after_the_cards_follows_the_exchanges() -> None:
    table = Table("dominion-A", "caylus-A", *BARREN, age=2, coins=0).stages(0, 2).stages(1, 1).build(1, "workshop")
    table.build(0, "lumber-yard", "stone-pit", "clay-pool").hands(HAND, HAND, HAND, HAND)
    table.play(1, "decline")
    table.turn("build altar", "build altar", "build altar", "build altar")
    assert owed(table) == ["exchange", "", "", ""]
    table.play(0, "decline")
    assert (owed(table), table.game.turn) == (["", "any-time", "", ""], 1)
    table.play(1, "claim")
    assert (table.cities[1].coins, table.game.turn) == (1, 2)


@pytest.mark.rule("SW-411")
def test_three_windows_for_what_may_be_done_at_any_time() -> None:
    table = caylus(turn=5)
    assert table.step(0) == "any-time"
    table.play(0, "decline")
    table.turn("build altar", "build altar", "build altar")
    assert (owed(table), table.game.turn) == (["any-time", "", ""], 6)
    table.play(0, "decline")
    # Once more before the conflicts: the leftovers are in the pile, but nobody has fought.
    assert (owed(table), len(table.pile())) == (["any-time", "", ""], 4)
    table.play(0, "claim")
    assert (table.cities[0].coins, table.game.age) == (2, 3)


@pytest.mark.breach("SW-411")
def test_no_window_outside_its_age_and_none_when_nothing_is_left() -> None:
    table = caylus()
    table.play(0, "claim")
    table.turn("build altar", "build altar", "build altar")
    assert (owed(table), table.cities[0].coins) == (["pick"] * 3, 2)
    table = Table("caylus-A", *BARREN, age=3).stages(0, 1).build(0, "apothecary").hands(HAND, HAND, HAND)
    assert owed(table) == ["pick"] * 3
    table = caylus()
    assert table.refuses(0, "build altar", "SW-411", "not-now", owed="any-time")
    assert table.refuses(0, "turn-up loom", "SW-204", "cannot-turn-up", card="loom")
