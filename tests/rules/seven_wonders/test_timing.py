"""Ledger section F: the steps of a turn, in order."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.games.seven_wonders.goods import pack
from ecumene.games.seven_wonders.tables import BOARD_NUMBERS
from tests.rules.seven_wonders.table import Table

BARREN = ("chichen-itza-A", "chichen-itza-B")
HAND = "altar theater"
EVERYTHING = {"wood": 4, "stone": 4, "clay": 4, "ore": 4, "glass": 4, "textile": 4, "papyrus": 4}


def rich(table: Table, *seats: int) -> Table:
    """These seats make all they could need."""
    for seat in seats:
        table.cities[seat].own = pack(EVERYTHING)
    table.forget()
    return table


def out_of_turn(table: Table, seat: int, text: str) -> bool:
    refusal = table.refusal(seat, text)
    turn = table.game.to_move[0]
    assert refusal == Refusal("SW-018", "not-your-turn", {"seat": seat, "turn": turn}, NOT_YOUR_TURN)
    return True


def owed(table: Table) -> list[str]:
    return [table.step(seat) for seat in range(table.game.seats)]


# Steps 1 to 6


def caylus(**more: int) -> Table:
    """Age II; Caylus may claim 2 coins for its two green cards."""
    table = Table("caylus-A", *BARREN, age=2, coins=0, **more).stages(0, 1).build(0, "apothecary", "scriptorium")
    return table.hands("brickyard foundry altar", HAND, HAND)


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


# Step 8


@pytest.mark.rule("SW-081")
def test_last_cards_then_leftovers_then_builds_from_the_pile() -> None:
    table = Table("babylon-B", "halikarnassos-A", "giza-A", turn=5).stages(0, 2).stages(1, 1)
    rich(table.hands("altar loom", "theater press", "baths glassworks"), 1)
    table.turn("build altar", "stage theater 2", "build baths")
    assert (owed(table), table.pile()) == (["last-pick", "", ""], [])
    table.play(0, "decline")
    assert owed(table) == ["", "take-from-discard", ""]
    assert table.legal(1) == {"take loom", "take press", "take glassworks"}


@pytest.mark.breach("SW-081")
def test_the_discard_pile_waits_for_the_last_cards() -> None:
    table = Table("babylon-B", "halikarnassos-A", "giza-A", turn=5).stages(0, 2).stages(1, 1).discarded("palace", 2)
    rich(table.hands("altar loom", "theater press", "baths glassworks"), 1)
    table.turn("build altar", "stage theater 2", "build baths")
    assert out_of_turn(table, 1, "take palace")
    table.play(0, "build loom")
    # The loom was built: it is not in the pile.
    assert table.legal(1) == {"take palace", "take press", "take glassworks"}


def diggers() -> Table:
    """Dominion B (seat 0) builds a guild, Halikarnassos (seat 2) a stage: both look through the pile."""
    table = Table("dominion-B", "giza-A", "halikarnassos-A", age=3).stages(0, 3).stages(2, 1)
    table.discarded("palace senate", 1).hands("workers-guild altar", HAND, HAND)
    return rich(table, 0, 2)


@pytest.mark.rule("SW-085")
def test_halikarnassos_digs_before_other_boards() -> None:
    table = diggers()
    table.turn("build workers-guild", "build altar", "stage altar 2")
    table.play(0, "decline")
    assert owed(table) == ["", "", "take-from-discard"]
    table.play(2, "take palace")
    assert (table.built(2), table.built(0)) == (["palace"], ["workers-guild", "senate"])


@pytest.mark.rule("SW-085")
def test_boards_dig_before_leaders() -> None:
    table = Table("giza-A", "halikarnassos-A", "rhodos-A", leaders=True, coins=6).stages(1, 1)
    rich(table, 1).discarded("palace senate town-hall", 2)
    table.leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "stage midas 2", "discard nero")
    assert owed(table) == ["", "take-from-discard", ""]
    table.play(1, "take palace")
    assert owed(table) == ["take-from-discard", "", ""]
    assert table.legal(0) == {"take senate", "take town-hall"}


@pytest.mark.rule("SW-085")
@pytest.mark.parametrize("boards", [("halikarnassos-A", "giza-A", "halikarnassos-A")])
def test_equals_dig_in_rising_seat_number(boards: tuple[str, str, str]) -> None:
    table = Table(*boards).stages(0, 1).stages(2, 1).discarded("palace senate", 1).hands(HAND, HAND, HAND)
    rich(table, 0, 2).turn("stage altar 2", "build altar", "stage altar 2")
    assert owed(table) == ["take-from-discard", "", ""]
    table.play(0, "take senate")
    assert table.built(2) == ["palace"]


@pytest.mark.breach("SW-085")
def test_what_one_has_taken_the_next_cannot_have() -> None:
    table = diggers().discarded("palace senate town-hall", 1)
    table.turn("build workers-guild", "build altar", "stage altar 2")
    table.play(0, "decline")
    assert out_of_turn(table, 0, "take palace")
    table.play(2, "take palace")
    assert table.legal(0) == {"take senate", "take town-hall"}
    assert table.refuses(0, "take palace", "SW-353", "not-in-pile", card="palace")


@pytest.mark.rule("SW-086")
@pytest.mark.parametrize("pile", ["", "loom-2"])
def test_a_pile_with_nothing_new_gives_nothing(pile: str) -> None:
    table = rich(Table("halikarnassos-A", *BARREN).stages(0, 1).build(0, "loom").discarded(pile, 1), 0)
    table.hands(HAND, HAND, HAND).turn("stage altar 2", "build altar", "build altar")
    assert (owed(table), table.built(0), table.game.turn) == (["pick"] * 3, ["loom"], 2)


@pytest.mark.breach("SW-086")
def test_a_lost_build_does_not_come_back() -> None:
    table = rich(Table("halikarnassos-A", *BARREN).stages(0, 1), 0).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    table.turn("build theater", "discard theater", "discard theater")
    assert (owed(table), table.built(0), sorted(table.pile())) == (["pick"] * 3, ["theater"], ["theater", "theater"])


@pytest.mark.rule("SW-407", "SW-401")
def test_a_build_from_the_pile_fires_colour_triggers_and_el_dorado() -> None:
    table = Table("halikarnassos-A", *BARREN, coins=0, leaders=True).stages(0, 1).build(0, "xenophon")
    rich(table, 0).discarded("tavern", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert table.cities[0].coins == 5 + 2
    table = Table("el-dorado-B", *BARREN, coins=6, leaders=True).discarded("palace", 1)
    table.leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "discard midas", "discard nero")
    assert table.purses() == [6 - 3 + 1, 6 + 3 + 1, 6 + 3 + 1]


@pytest.mark.breach("SW-407")
def test_a_build_from_the_pile_is_never_a_chain() -> None:
    table = Table("halikarnassos-A", *BARREN, coins=0, leaders=True).stages(0, 1).build(0, "vitruvius", "baths")
    rich(table, 0).discarded("aqueduct", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (table.built(0), table.cities[0].coins) == (["vitruvius", "baths", "aqueduct"], 0)


@pytest.mark.rule("SW-408")
def test_a_card_from_the_pile_counts_the_table_of_that_moment() -> None:
    # Seat 0 takes a sawmill from the pile first, then seat 2 a vineyard that sees it.
    table = Table("halikarnassos-A", "giza-A", "halikarnassos-A", age=2, coins=0).stages(0, 1).stages(2, 1)
    rich(table, 0, 2).discarded("sawmill vineyard", 1).hands(HAND, "brickyard altar", HAND).coins(1, 1)
    table.turn("stage altar 2", "build brickyard", "stage altar 2")
    table.play(0, "take sawmill")
    assert (table.built(2), table.cities[2].coins) == (["vineyard"], 2)


@pytest.mark.rule("SW-408", "SW-080")
def test_its_losses_are_paid_in_the_same_turn() -> None:
    table = Table("halikarnassos-A", *BARREN, cities=True).stages(0, 1)
    rich(table, 0).discarded("hideout", 1).hands(HAND, HAND, HAND)
    table.turn("stage altar 2", "build altar", "build altar")
    assert (owed(table), table.game.turn) == (["", "choose-debt", "choose-debt"], 1)
    table.play(1, "debt 0")
    table.play(2, "debt 0")
    assert table.purses() == [3, 2, 2]


@pytest.mark.breach("SW-408")
def test_a_card_from_the_pile_takes_no_effect_before_step_eight() -> None:
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("tavern", 2)
    rich(table.hands("workers-guild altar", HAND, HAND), 0).turn("build workers-guild", "build altar", "build altar")
    # The exchange of step 7 comes first, with the 7 coins Dominion began with.
    assert (owed(table), table.cities[0].coins) == (["exchange", "", ""], 7)
    table.play(0, "decline")
    assert (owed(table), table.cities[0].coins) == (["pick"] * 3, 7 + 5)


@pytest.mark.rule("SW-409")
def test_dominion_b_digs_once_a_turn_though_it_digs_up_a_guild() -> None:
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("spies-guild palace", 1)
    rich(table.hands("workers-guild traders-guild", HAND, HAND), 0)
    table.turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    table.play(0, "take spies-guild")
    assert (table.built(0), owed(table)) == (["workers-guild", "spies-guild"], ["pick"] * 3)
    # In the next turn the trigger fires again.
    table.hands("traders-guild altar", HAND, HAND).turn("build traders-guild", "build theater", "build theater")
    table.play(0, "decline")
    assert table.built(0) == ["workers-guild", "spies-guild", "traders-guild", "palace"]


@pytest.mark.breach("SW-409")
def test_dominion_b_does_not_dig_for_other_colours_nor_twice_with_a_last_card() -> None:
    table = Table("dominion-B", "uruk-B", "giza-A", age=3, coins=0, turn=5).stages(0, 3).stages(1, 3)
    rich(table.discarded("palace senate", 1).hands("workers-guild spies-guild", HAND, HAND), 0)
    table.turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    assert owed(table) == ["last-pick"] * 3
    table.turn("build spies-guild", "decline", "decline")
    assert table.legal(0) == {"take palace", "take senate", "take theater"}
    table.play(0, "take palace")
    assert table.built(0) == ["workers-guild", "spies-guild", "palace"]
    assert table.game.is_over
    table = Table("dominion-B", *BARREN, age=3, coins=0).stages(0, 3).discarded("palace", 1)
    rich(table.hands("senate altar", HAND, HAND), 0).turn("build senate", "build altar", "build altar")
    table.play(0, "decline")
    assert owed(table) == ["pick"] * 3


# Last cards


def uruk(first: str = "giza-A", *others: str, built: int = 0, coins: int = 0, **options: object) -> Table:
    """Uruk B (seat 1) lets everybody play the last card of the Age."""
    turn = 6 if options.get("cities") else 5
    boards = (first, "uruk-B", *(others or BARREN[:1]))
    return Table(*boards, turn=turn, coins=coins, **options).stages(1, 3).stages(0, built)  # type: ignore[arg-type]


@pytest.mark.rule("SW-403")
def test_all_play_their_last_cards_at_the_same_time() -> None:
    table = uruk().hands("tavern clay-pit", "altar theater", "baths loom")
    table.turn("build tavern", "build altar", "discard baths")
    assert owed(table) == ["last-pick"] * 3
    # The coins of the tavern and of the discard are there.
    assert table.legal(0) == {"build clay-pit", "discard clay-pit", "decline"}
    table.play(2, "build loom")
    table.play(0, "build clay-pit")
    assert (table.built(2), table.built(0)) == ([], ["tavern"])
    table.play(1, "discard theater")
    assert [table.built(seat) for seat in range(3)] == [["tavern", "clay-pit"], ["altar"], ["loom"]]
    assert (table.purses(), table.game.age) == ([4, 3, 3], 2)


@pytest.mark.breach("SW-403")
def test_a_last_card_helps_no_other_last_card() -> None:
    table = uruk(coins=2).hands("altar baths", "theater stone-pit", "altar theater")
    table.cities[0].own = 0
    table.turn("build altar", "build theater", "build altar")
    table.play(1, "build stone-pit")
    assert table.refuses(0, "build baths right=2", "SW-033", "resources", missing="1 stone")


@pytest.mark.rule("SW-404")
def test_a_declined_last_card_brings_no_coins() -> None:
    table = uruk().hands("altar baths", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("decline", "decline", "discard loom")
    assert (table.purses(), sorted(table.pile())) == ([0, 0, 3], ["baths", "loom", "stone-pit"])


@pytest.mark.breach("SW-404")
def test_a_declined_card_is_not_built_and_does_not_wait_for_the_next_age() -> None:
    table = uruk().hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("decline", "decline", "decline")
    assert (table.built(0), table.game.age, [len(city.hand) for city in table.cities]) == (["altar"], 2, [7, 7, 7])


@pytest.mark.rule("SW-405")
def test_babylon_b_beside_uruk_b_plays_one_last_card() -> None:
    table = uruk("babylon-B", built=2).hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.turn("build theater", "build stone-pit", "build loom")
    assert (table.built(0), table.game.age) == (["altar", "theater"], 2)


@pytest.mark.breach("SW-405")
def test_there_is_no_second_last_card() -> None:
    table = uruk("babylon-B", built=2).hands("altar theater", "theater stone-pit", "altar loom")
    table.turn("build altar", "build theater", "build altar")
    table.play(0, "build theater")
    assert (table.step(0), table.cities[0].hand) == ("", ())
    assert out_of_turn(table, 0, "build stone-pit")


#: What helps once per turn: how seat 0 gets it, the first build with it, and a second card that would need it again.
ONCE = {
    "warehouse": ("secret-warehouse", "build baths", "build apothecary", {"missing": "1 textile"}),
    "market": ("black-market", "build barracks", "build stockade", {"missing": "1 wood"}),
    "bilkis": ("bilkis", "build barracks bank=1", "build stockade bank=1", {"missing": "1 wood"}),
}


def once(help: str, first: str, last: str) -> Table:
    table = uruk("sparta-A", "chichen-itza-A", "sparta-B", coins=3, cities=True, leaders=True).build(0, ONCE[help][0])
    table.cities[1].sell = 0
    if help == "warehouse":
        # Only what it makes already: stone and textile, both sold but none of use twice.
        table.cities[0].own, table.cities[0].sell = 0, pack({"stone": 1, "textile": 1})
    return table.hands(f"{first} {last}", HAND, HAND, HAND)


@pytest.mark.rule("SW-406")
@pytest.mark.parametrize("help", list(ONCE))
def test_a_help_of_once_per_turn_unused_serves_the_last_card(help: str) -> None:
    _, _, last, _ = ONCE[help]
    table = once(help, "altar", last.split()[1])
    table.turn("build altar", "build altar", "build altar", "build altar")
    assert last in table.legal(0, "build")


@pytest.mark.breach("SW-406", "SW-367", "SW-368")
@pytest.mark.parametrize("help", list(ONCE))
def test_a_help_of_once_per_turn_used_is_gone_for_the_last_card(help: str) -> None:
    _, first, last, needs = ONCE[help]
    table = once(help, first.split()[1], last.split()[1])
    assert last in table.legal(0, "build")
    table.turn(first, "build altar", "build altar", "build altar")
    assert table.step(0) == "last-pick"
    assert table.refuses(0, last, "SW-033", "resources", **needs)


@pytest.mark.breach("SW-406", "SW-369", "SW-508")
def test_the_rebate_of_a_dock_is_gone_for_the_last_card() -> None:
    table = uruk("sparta-A", "chichen-itza-A", "rhodos-A", coins=5, cities=True).build(0, "clandestine-dock-west")
    table.hands("barracks mine", HAND, HAND, HAND)
    # Seat 3 on the left sells ore.
    assert table.legal(0, "build barracks") == {"build barracks left=1"}
    table.hands("barracks siege-workshop", HAND, HAND, HAND).build(3, "clay-pool", "brickyard", "lumber-yard")
    table.turn("build barracks left=1", "build altar", "build altar", "build altar")
    assert table.refuses(0, "build siege-workshop left=7", "SW-050", "coins", need=8, have=4)


@pytest.mark.breach("SW-406")
def test_the_discount_of_persepolis_is_gone_for_the_last_card() -> None:
    table = uruk("persepolis-A", "chichen-itza-A", coins=0, cities=True).coins(0, 1)
    table.hands("clay-pit mine", HAND, HAND)
    table.turn("build clay-pit", "build altar", "build altar")
    assert table.cities[0].coins == 1
    assert table.legal(0, "build") == {"build mine"}
    table.play(0, "build mine")
    table.play(1, "decline")
    table.play(2, "decline")
    assert table.cities[0].coins == 0


@pytest.mark.breach("SW-406")
def test_olympia_a_has_one_free_build_for_both_plays() -> None:
    table = uruk("olympia-A", built=2).hands("baths workshop", HAND, HAND)
    table.turn("free baths", "build altar", "build altar")
    assert table.refuses(0, "free workshop", "SW-154", "used-this-age")


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
    assert (owed(table), table.cities[1].losses) == (["", "choose-debt", ""], 1)


@pytest.mark.rule("SW-410")
def test_losses_of_one_turn_add_up() -> None:
    table = Table("giza-A", "rhodos-A", "olympia-A", cities=True).hands("hideout altar", "hideout altar", HAND)
    table.turn("build hideout", "build hideout", "build altar")
    assert [city.losses for city in table.cities] == [1, 1, 2]
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
    assert (table.purses(), [city.debts for city in table.cities]) == ([3, 3, 3], [0, 0, 0])
    assert [str(move) for move in after.moves(2)] == [str(move) for move in before.moves(2)] == ["debt 0", "debt 1"]
    other = table.game.copy()
    assert after.cities[1].choice != other.cities[1].choice


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
    assert (table.cities[2].absent, table.game.neighbours(2)) == (1, [])


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


# The Assassin, the Paradox, the Partnership


def assassin(*boards: str, turn: int = 0, **options: int) -> Table:
    """Citadels A (seat 0) has just built the Assassin."""
    boards = boards or BARREN
    hands = [HAND] * (len(boards) + 1)
    table = rich(Table("citadels-A", *boards, turn=turn, **options).hands(*hands), 0)
    table.turn("stage altar 1", *["build altar"] * len(boards))
    return table


@pytest.mark.rule("SW-395")
def test_the_assassin_turns_the_others_cards_into_discards_without_coins() -> None:
    table = assassin("rhodos-A", "giza-A").hands(HAND, "clay-pit baths", "barracks loom")
    assert table.legal(2, "build barracks") == {"build barracks left=2", "build barracks right=2"}
    table.turn("build theater", "discard clay-pit", "build barracks left=2")
    assert (table.purses(), table.pile()) == ([3, 3, 3], ["clay-pit", "barracks"])
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar"], ["altar"]]


@pytest.mark.rule("SW-395")
def test_the_victims_cards_can_be_dug_up_in_the_same_turn() -> None:
    # Only a last card, which is never hit, can dig in the turn of the Assassin.
    table = assassin("uruk-B", "halikarnassos-A", turn=4).stages(1, 3).stages(2, 1)
    rich(table.hands("altar theater", "loom press", "baths pawnshop"), 2)
    table.turn("build altar", "build loom", "build baths")
    assert table.pile() == ["loom", "baths"]
    table.turn("decline", "decline", "stage pawnshop 2")
    assert table.legal(2) == {"take loom", "take baths", "take theater", "take press"}


@pytest.mark.breach("SW-395")
def test_the_assassin_strikes_once_and_spares_its_owner() -> None:
    table = assassin()
    table.turn("build theater", "build theater", "build theater")
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar"], ["altar"]]
    table.hands("loom press", "loom press", "loom press").turn("build loom", "build loom", "build loom")
    assert [table.built(seat) for seat in range(3)] == [["theater", "loom"], ["altar", "loom"], ["altar", "loom"]]


def paradox(*wonders: str, side: str = "B", pile: str = "") -> Table:
    """Temporal Paradox (seat 0) can only draw these wonders."""
    table = Table(f"temporal-paradox-{side}", *BARREN, coins=0).discarded(pile, 1).hands(HAND, HAND, HAND)
    table.game.wonders = [BOARD_NUMBERS[f"{wonder}-{face}"] for wonder in wonders for face in "AB"]
    return rich(table, 0)


@pytest.mark.rule("SW-396")
def test_start_and_first_stage_of_the_new_board_work_in_the_same_turn() -> None:
    table = paradox("el-dorado", "uruk")
    table.turn("stage altar 1", "build altar", "build altar")
    assert table.legal(0) == {"board el-dorado-A", "board el-dorado-B", "board uruk-A", "board uruk-B"}
    table.play(0, "board el-dorado-A")
    assert table.cities[0].coins == 12 + 6
    table = paradox("el-dorado", "uruk")
    table.turn("stage altar 1", "build altar", "build altar")
    table.play(0, "board uruk-B")
    assert (table.purses(), table.points(0, "wonder")) == ([2, 2, 2], 3)


@pytest.mark.rule("SW-396")
def test_a_discard_build_of_the_new_first_stage_follows_in_step_eight() -> None:
    table = paradox("halikarnassos", pile="palace senate")
    table.turn("stage altar 1", "build altar", "build altar")
    table.play(0, "board halikarnassos-B")
    assert table.legal(0) == {"take palace", "take senate"}


@pytest.mark.breach("SW-396")
def test_the_new_board_is_chosen_before_any_effect_and_once() -> None:
    table = paradox("el-dorado", "uruk").hands(HAND, "tavern altar", HAND)
    table.turn("stage altar 1", "build tavern", "build altar")
    assert (owed(table), table.purses(), table.built(1)) == (["replace-wonder", "", ""], [0, 0, 0], ["tavern"])
    assert table.refuses(0, "board giza-A", "SW-329", "board-not-drawn", board="giza-A")
    table.play(0, "board el-dorado-A")
    table.hands(HAND, HAND, HAND)
    assert table.refuses(0, "stage altar 1", "SW-066", "stage-order", stage=1, next=2)


def partners(*hands: str, stage: int = 2) -> Table:
    """Rapa Nui A (seat 0) and its partner (seat 1) against seats 2 and 3."""
    table = Table("rapa-nui-A", "giza-A", *BARREN, age=2, coins=0, cities=True, teams=True).stages(0, stage - 1)
    return rich(table.hands(*hands), 0)


@pytest.mark.rule("SW-397")
def test_a_partnership_card_is_placed_before_effects_and_works_for_the_partner() -> None:
    table = partners("brickyard altar", "vineyard altar", HAND, HAND)
    table.turn("stage brickyard 2", "build vineyard", "build altar", "build altar")
    assert (table.built(0), table.built(1)) == ([], ["vineyard", "brickyard"])
    # The partner's own vineyard sees it; it costs nobody a coin.
    assert table.purses() == [0, 1, 0, 0]
    table = partners("tavern altar", "altar theater", HAND, HAND)
    table.turn("stage tavern 2", "build altar", "build altar", "build altar")
    assert table.purses() == [0, 5, 0, 0]


@pytest.mark.breach("SW-397")
def test_a_second_copy_of_the_partners_own_card_brings_nothing() -> None:
    table = partners("tavern altar", "tavern altar", HAND, HAND)
    table.turn("stage tavern 2", "build tavern", "build altar", "build altar")
    assert (table.built(1), table.purses(), table.pile()) == (["tavern"], [0, 5, 0, 0], ["tavern"])
    assert (table.cities[0].stage_count(), table.built(0)) == (2, [])


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
def test_what_is_gained_on_the_last_turn_serves_the_last_card() -> None:
    table = uruk("el-dorado-A", built=1).coins(0, 0)
    rich(table.hands("altar tavern", HAND, HAND), 0)
    table.turn("stage altar 2", "build altar", "build altar")
    table.turn("build tavern", "decline", "decline")
    assert table.cities[0].coins == 5 + 3
    table = uruk("sparta-A", "rhodos-A", coins=2).hands("west-trading-post barracks", HAND, HAND)
    table.turn("build west-trading-post", "build altar", "build altar")
    assert table.legal(0, "build") == {"build barracks left=1"}


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


# Any-time windows and the leader phase


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


@pytest.mark.rule("SW-412")
def test_the_leader_phase_comes_before_the_hands_are_dealt() -> None:
    table = Table("giza-A", *BARREN, leaders=True, coins=6, age=2).leaders("midas", "nero", "croesus")
    assert (owed(table), [len(city.hand) for city in table.cities]) == (["use-leader"] * 3, [0, 0, 0])
    table.turn("recruit midas", "recruit nero", "recruit croesus")
    assert (owed(table), [len(city.hand) for city in table.cities]) == (["pick"] * 3, [7, 7, 7])


@pytest.mark.rule("SW-412")
def test_an_assassin_of_the_leader_phase_strikes_in_the_first_turn() -> None:
    table = rich(Table("citadels-A", *BARREN, leaders=True, coins=6), 0).leaders("midas", "nero", "croesus")
    table.turn("stage midas 1", "recruit nero", "recruit croesus")
    assert table.built(1) == ["nero"]
    table.hands(HAND, HAND, HAND).turn("build altar", "build altar", "build altar")
    assert [table.built(seat) for seat in range(3)] == [["altar"], ["nero"], ["croesus"]]


@pytest.mark.breach("SW-412")
def test_the_assassin_does_not_strike_leaders() -> None:
    table = assassin(turn=5, leaders=True)
    # The Age is over; the leaders of the next one are safe, its first cards are not.
    table.leaders("midas", "nero", "croesus").turn("discard midas", "recruit nero", "recruit croesus")
    assert [table.built(seat) for seat in range(3)] == [[], ["altar", "nero"], ["altar", "croesus"]]
    table.hands(HAND, HAND, HAND).turn("build theater", "build theater", "build theater")
    assert [table.built(seat) for seat in range(3)] == [["theater"], ["altar", "nero"], ["altar", "croesus"]]


@pytest.mark.breach("SW-412")
def test_helps_of_once_per_turn_are_not_there_for_the_leader_phase() -> None:
    table = Table("sparta-A", *BARREN, leaders=True, cities=True, coins=6).build(0, "bilkis", "secret-warehouse")
    table.build(0, "clay-pool").leaders("midas", "nero", "croesus")
    assert table.legal(0, "stage") == set()
    assert table.refuses(0, "stage midas 1 bank=1", "SW-067", "resources", missing="1 clay")
    table.turn("discard midas", "discard nero", "discard croesus")
    table.hands(HAND, HAND, HAND)
    # In a turn the warehouse doubles the clay, or the bank sells it.
    assert "stage altar 1" in table.legal(0, "stage")


@pytest.mark.breach("SW-412")
def test_the_leader_phase_uses_up_nothing_of_the_first_turn() -> None:
    # Dominion B digs for a guild that Solomon has dug up, and again for the guild of the first turn.
    table = Table("dominion-B", *BARREN, leaders=True, age=3, coins=6).stages(0, 3)
    table.discarded("spies-guild palace senate", 1).leaders("solomon", "midas", "nero")
    table.turn("recruit solomon", "discard midas", "discard nero")
    table.play(0, "take spies-guild")
    table.play(0, "take palace")
    rich(table.hands("workers-guild altar", HAND, HAND), 0).turn("build workers-guild", "build altar", "build altar")
    table.play(0, "decline")
    assert table.built(0) == ["solomon", "spies-guild", "palace", "workers-guild", "senate"]
