"""Where two boards, or a board and a leader, meet (SW-515 to SW-520, SW-522 to SW-524, SW-527 to SW-530)."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.seven_wonders.tables import BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from tests.rules.seven_wonders.works import Works, of_kind

TEAMS: dict[str, Any] = {"cities": True, "teams": True, "wonders": "lost"}


def team(*boards: str, **options: Any) -> Works:
    """Seats 0 and 1 are partners, seats 2 and 3 as well."""
    return Works(*boards, **(TEAMS | options)).rich(0)


# Two of the same character (SW-515)


@pytest.mark.rule("SW-515")
def test_two_magicians_act_in_rising_seat_number() -> None:
    table = Works("citadels-A", "rhodos-A", "citadels-A").stages(0, 2).stages(2, 2)
    table.hands("altar", "loom", "press")
    assert [table.step(seat) for seat in range(3)] == ["any-time", "", ""]
    table.play(0, "hands seat2")
    assert [table.step(seat) for seat in range(3)] == ["", "", "any-time"]
    # The second one swaps what the first has left.
    table.play(2, "hands seat1")
    assert [table.hand(seat) for seat in range(3)] == [["press"], ["altar"], ["loom"]]


@pytest.mark.breach("SW-515")
def test_the_second_magician_does_not_act_first() -> None:
    table = Works("citadels-A", "rhodos-A", "citadels-A").stages(0, 2).stages(2, 2)
    table.hands("altar", "loom", "press")
    assert table.refusal(2, "hands seat2").reason == "not-your-turn"
    assert table.hand(1) == ["loom"]


@pytest.mark.rule("SW-515")
def test_two_assassins_hit_each_other() -> None:
    table = Works("citadels-A", "rhodos-A", "citadels-A").rich(0, 2).discarded("")
    table.raise_stage(1, others={2: "stage theater 1"})
    table.act({0: "build altar", 1: "build loom", 2: "build press"})
    assert [table.built(seat) for seat in range(3)] == [[], [], []]
    # The cards lie in the discard pile after that of the turn before, and nobody was paid for them.
    assert (table.pile(), table.purses()) == (["baths", "altar", "loom", "press"], [3, 6, 3])


@pytest.mark.breach("SW-515")
def test_one_assassin_spares_its_owner_alone() -> None:
    table = Works("citadels-A", "rhodos-A", "citadels-A").rich(0, 2)
    table.raise_stage(1, others={2: "build theater"})
    table.act({0: "build altar", 1: "build loom", 2: "build press"})
    assert [table.built(seat) for seat in range(3)] == [["altar"], [], ["theater"]]


# Leaders as markers (SW-516, SW-517)


@pytest.mark.rule("SW-516")
def test_a_leader_goes_to_the_partner_and_works_there_as_if_recruited() -> None:
    table = team("rapa-nui-B", "giza-A", "rhodos-A", "olympia-A", leaders=True).coins(1, 6)
    table.leaders("caesar", "nero", "zenobia", "midas")
    table.turn("stage caesar 1", "recruit nero", "discard zenobia", "discard midas")
    # The partner pays for Nero (1 coin) alone and has both leaders in this Age.
    assert (table.built(0), table.built(1)) == ([], ["nero", "caesar"])
    assert (table.cities[1].shields, table.cities[0].shields) == (2, 0)
    assert table.cities[1].coins == 6 - CARDS[CARD_NUMBERS["nero"]].coins


@pytest.mark.breach("SW-516")
def test_a_leader_under_another_stage_stays_there() -> None:
    table = team("rapa-nui-A", "giza-A", "rhodos-A", "olympia-A", leaders=True)
    table.leaders("caesar", "nero", "zenobia", "midas")
    table.turn("stage caesar 1", "discard nero", "discard zenobia", "discard midas")
    assert (table.built(1), table.cities[1].shields) == ([], 0)
    assert table.cities[0].markers[0] == CARD_NUMBERS["caesar"]


def leader_under_yamato() -> Works:
    """Yamato B has marked its first stage with Caesar (5 coins, 2 shields) and has Nero in hand."""
    table = Works("yamato-B", "rhodos-A", "giza-A", leaders=True).rich(0)
    table.leaders("caesar nero", "zenobia", "midas")
    table.turn("stage caesar 1", "discard zenobia", "discard midas")
    return table


@pytest.mark.rule("SW-517")
def test_a_leader_is_turned_up_for_nothing() -> None:
    table = leader_under_yamato().coins(0, 0)
    assert table.cities[0].shields == 0
    table.hands("baths", "baths", "baths")
    assert table.legal(0) == {"turn-up caesar", "decline"}
    table.play(0, "turn-up caesar")
    assert (table.cities[0].shields, table.cities[0].coins, table.built(0)) == (2, 0, ["caesar"])
    # It is not the leader of an Age: the next one may be recruited all the same.
    table.leaders("nero", "", "").coins(0, 1)
    assert "recruit nero" in table.legal(0)


@pytest.mark.breach("SW-517")
def test_face_down_a_leader_gives_nothing() -> None:
    table = leader_under_yamato().coins(0, 9)
    table.hands("baths", "baths", "baths")
    table.play(0, "decline")
    assert (table.cities[0].shields, table.built(0)) == (0, [])
    assert table.refuses(0, "turn-up caesar", "SW-411", "not-now", owed="pick")


# Copied stages with a condition or with clouds (SW-518, SW-519)


@pytest.mark.rule("SW-518")
def test_a_copied_tartaros_stage_pays_for_the_right_age() -> None:
    # Manneken Pis copies stage 1 of its left neighbour, the last seat.
    table = Works("manneken-pis-A", "rhodos-A", "tartaros-A").rich(0)
    table.raise_stage(1, "altar")
    assert table.points(0, "wonder") == 2
    table = Works("venezia-B", "rhodos-A", "tartaros-A").rich(0).stages(2, 1).build(1, "tavern")
    table.raise_stage(1, "altar")
    table.play(0, "copy-stage seat3 1")
    assert table.points(0, "wonder") == 2


@pytest.mark.breach("SW-518")
def test_a_copied_tartaros_stage_pays_nothing_for_another_age() -> None:
    table = Works("manneken-pis-A", "rhodos-A", "tartaros-A").rich(0)
    table.raise_stage(1, "palace")
    assert (table.points(0, "wonder"), table.cities[0].stage_count()) == (0, 1)
    table = Works("venezia-B", "rhodos-A", "tartaros-A").rich(0).stages(2, 1, "altar").build(1, "tavern")
    table.raise_stage(1, "palace")
    table.play(0, "copy-stage seat3 1")
    # The marker of Tartaros was right, but only that of Venezia counts.
    assert table.points(0, "wonder") == 0


def copied_clouds() -> Works:
    """Venezia B (seat 0) has copied the cloud stage of Brigadoon B, which was built and is back again."""
    table = Works("venezia-B", "rhodos-A", "giza-A", "brigadoon-B").rich(0).build(1, "tavern")
    table.cities[3].stages = 0b11
    table.raise_stage(1)
    table.play(0, "copy-stage seat4 1")
    return table


@pytest.mark.rule("SW-519")
def test_a_copied_cloud_stage_makes_the_city_vanish() -> None:
    table = copied_clouds()
    assert (table.cities[0].vanished, table.cities[3].vanished) == (1, 0)
    assert (table.game.lefts, table.game.rights) == ([-1, 3, 1, 2], [-1, 2, 3, 1])
    table.build(1, "walls").raise_stage(2)
    # Back with the next stage, which had nobody to copy from.
    assert (table.cities[0].vanished, table.game.lefts) == (0, [3, 0, 1, 2])
    assert (table.cities[0].shields, table.step(0)) == (0, "pick")


@pytest.mark.breach("SW-519")
def test_a_copied_stage_without_clouds_leaves_the_city_where_it_is() -> None:
    table = Works("venezia-B", "rhodos-A", "giza-A", "brigadoon-A").rich(0).build(1, "tavern")
    table.cities[3].stages = 0b1
    table.raise_stage(1)
    table.play(0, "copy-stage seat4 1")
    assert (table.cities[0].vanished, table.points(0, "wonder")) == (0, 3)


# Partners are others too (SW-520)


@pytest.mark.rule("SW-520")
def test_losses_and_gains_reach_the_partner() -> None:
    table = team("uruk-A", "giza-A", "rhodos-A", "olympia-A").stages(0, 1)
    table.raise_stage(2, others={1: "build altar"})
    assert table.purses() == [6, 6, 9, 9]
    table = team("giza-A", "rhodos-A", "ephesos-A", "olympia-A")
    table.act({0: "build hideout"})
    assert [table.step(seat) for seat in range(4)] == ["", "choose-debt", "choose-debt", "choose-debt"]


@pytest.mark.breach("SW-520")
def test_no_loss_for_its_owner() -> None:
    table = team("giza-A", "rhodos-A", "ephesos-A", "olympia-A")
    table.act({0: "build hideout"})
    assert table.cities[0].coins_to_lose == 0
    for seat in (1, 2, 3):
        table.play(seat, "debt 0")
    assert table.purses() == [3, 5, 5, 5]


# Citadels (SW-522, SW-523)


@pytest.mark.rule("SW-522")
def test_the_navigator_works_with_a_last_card() -> None:
    table = Works("citadels-B", "uruk-B", "giza-A", leaders=True).stages(0, 2).stages(1, 3).at(turn=6)
    table.hands("altar theater", "altar theater", "altar theater")
    table.turn("build altar", "build altar", "build altar")
    assert table.step(0) == "last-pick"
    coins = table.cities[0].coins
    table.play(0, "navigate theater")
    table.play(1, "build theater")
    table.play(2, "build theater")
    assert (table.cities[0].coins, table.tokens(0)[1]) == (coins + 3, 1)


@pytest.mark.breach("SW-522")
def test_the_navigator_does_not_take_a_leader() -> None:
    table = Works("citadels-B", "rhodos-A", "giza-A", leaders=True).stages(0, 2)
    table.leaders("midas", "nero", "zenobia")
    assert table.legal(0, "navigate") == set()
    assert table.refuses(0, "navigate midas", "SW-378", "not-now", owed="use-leader")


@pytest.mark.rule("SW-523")
def test_the_stage_is_named_in_the_choice() -> None:
    table = Works("citadels-A", "rhodos-A", "giza-A").rich(0).build(0, "workshop").coins(0, 0)
    table.raise_stage(4)
    # The Merchant was named, so the Merchant is built: a coin for a green card.
    assert (table.cities[0].stages, table.cities[0].coins) == (0b1000, 1)


@pytest.mark.breach("SW-523")
def test_others_do_not_see_which_stage_was_named_and_it_cannot_be_changed() -> None:
    views = []
    for stage in (1, 4):
        table = Works("citadels-A", "rhodos-A", "giza-A").rich(0).hands("altar", "loom", "press")
        table.play(0, f"stage altar {stage}")
        views.append(table.game.view(1).digest())
        assert table.refusal(0, "stage altar 2").reason == "not-your-turn"
    assert views[0] == views[1]


# Beiping and a dock (SW-524)


def beiping(side: str, stages: int, *cards: str) -> set[str]:
    """What a card that needs one wood costs Beiping; only its left neighbour makes wood."""
    table = Works(f"beiping-{side}", "rhodos-A", "chichen-itza-A", "olympia-A", cities=True).stages(0, stages)
    table.build(0, *cards).coins(0, 9).hands("stockade", "baths", "baths", "baths")
    return table.legal(0, "build")


@pytest.mark.rule("SW-524")
def test_the_lower_of_two_prices() -> None:
    dock = "clandestine-dock-west"
    assert beiping("B", 2) == {"build stockade left=2"}
    assert beiping("B", 2, dock) == {"build stockade left=1"}
    assert beiping("A", 2) == {"build stockade left=1"}
    # A Trading Post makes the usual price 1, and the dock takes one more off.
    assert beiping("A", 2, dock, "west-trading-post") == {"build stockade"}


@pytest.mark.breach("SW-524")
def test_the_prices_are_not_added_up() -> None:
    # The stage makes it 1, the dock makes it 1: not 0.
    assert beiping("A", 2, "clandestine-dock-west") == {"build stockade left=1"}
    assert beiping("A", 2, "clandestine-dock-east") == {"build stockade left=1"}


# DoppelWonder (SW-527)


def doubles() -> Works:
    """Seat 1 was dealt DoppelWonder, a copy of seat 0's Temporal Paradox A; its partner has just built its stage."""
    table = team("temporal-paradox-A", "temporal-paradox-A", "rhodos-A", "olympia-A").rich(0, 1)
    table.cities[1].dealt_board = BOARD_NUMBERS["doppelwonder-A"]
    table.raise_stage(1)
    table.play(0, min(table.legal(0)))
    return table


@pytest.mark.rule("SW-527")
def test_doppelwonder_keeps_what_it_copied() -> None:
    table = doubles()
    assert BOARDS[table.cities[0].board].wonder != "temporal-paradox"
    assert BOARDS[table.cities[1].board].wonder == "temporal-paradox"


@pytest.mark.breach("SW-527")
def test_doppelwonder_does_not_follow_its_partner() -> None:
    table = doubles().finish()
    assert (table.cities[1].stages, len(table.cities[1].markers)) == (0, 1)
    assert table.cities[1].dealt_board == BOARD_NUMBERS["doppelwonder-A"]
    assert table.game.board(1).id == "temporal-paradox-A"


# Icons (SW-528, SW-529) and masks (SW-530)


@pytest.mark.rule("SW-528")
@pytest.mark.parametrize(
    ("board", "stages", "cards", "points"),
    [
        ("babel-A", 2, ("clay-pool", "quarry"), 3 + 2),
        ("babel-A", 3, ("loom", "press"), 3 + 2 * 3),
        ("atlantis-B", 4, ("workers-guild", "traders-guild"), 7 + 2 * 3),
        ("rlyeh-B", 1, ("altar", "theater", "baths"), 3),
    ],
)
def test_points_for_each_card_of_a_colour(board: str, stages: int, cards: tuple[str, ...], points: int) -> None:
    table = Works(board, "rhodos-A", "giza-A").stages(0, stages).build(0, *cards)
    assert table.points(0, "wonder") == points


@pytest.mark.breach("SW-528")
def test_no_points_for_cards_of_neighbours_or_other_colours() -> None:
    table = Works("babel-A", "rhodos-A", "giza-A").stages(0, 2)
    table.build(0, "altar", "loom").build(1, "clay-pool").build(2, "quarry")
    assert table.points(0, "wonder") == 3


@pytest.mark.rule("SW-529")
def test_points_for_shields_and_tokens() -> None:
    assert Works("capua-B", "rhodos-A", "giza-A").stages(0, 3).build(0, "walls").points(0, "wonder") == 5 + 2
    assert Works("sparta-B", "rhodos-A", "giza-A").stages(0, 2).win(0, ones=2, fives=1).points(0, "wonder") == 3
    assert (
        Works("helvetia-A", "rhodos-A", "giza-A").stages(0, 2).build(0, "arsenal", "fortifications").points(0, "wonder")
        == 3 + 15
    )
    table = Works("sparta-B", "rhodos-A", "giza-A").rich(0).stages(0, 2).lose(0, 5)
    table.raise_stage(3)
    table.play(0, min(table.legal(0, "exchange")))
    assert table.tokens(0) == (0, 0, 2, 1)


@pytest.mark.breach("SW-529")
def test_too_few_shields_and_tokens() -> None:
    table = Works("helvetia-A", "rhodos-A", "giza-A").stages(0, 2).build(0, "arsenal", "walls")
    assert (table.cities[0].shields, table.points(0, "wonder")) == (5, 3)
    table = Works("sparta-B", "rhodos-A", "giza-A").rich(0).stages(0, 2).lose(0, 3)
    table.raise_stage(3)
    assert (table.step(0), table.tokens(0)) == ("pick", (0, 0, 0, 3))
    assert Works("capua-B", "rhodos-A", "giza-A").stages(0, 3).build(1, "walls").points(0, "wonder") == 5


@pytest.mark.rule("SW-530")
def test_a_mask_copies_a_card_that_stands_in_the_own_city_too() -> None:
    table = Works("giza-A", "rhodos-A", "olympia-A", cities=True).build(0, "workshop", "pigeon-loft")
    table.build(1, "workshop")
    assert table.points(0, "green") == 2 * 2


@pytest.mark.breach("SW-530")
def test_a_mask_copies_no_card_of_its_own_city() -> None:
    table = Works("giza-A", "rhodos-A", "olympia-A", cities=True).build(0, "workshop", "pigeon-loft")
    assert table.points(0, "green") == 1
    # Two masks do not copy the same card.
    table.build(1, "workshop").build(0, "spy-ring")
    assert table.points(0, "green") == 2 * 2


def test_the_event_of_hatshepsut_cites_the_rule_on_leaders() -> None:
    table = Works("sparta-A", "alexandria-A", "ephesos-A", leaders=True, coins=4).build(0, "hatshepsut", "sawmill")
    table.build(2, "loom").hands("apothecary altar", "altar", "altar")
    events = table.turn("build apothecary left=2", "build altar", "build altar")
    assert [(e.seat, e.rule, e.data) for e in of_kind(events, "coins-gained")] == [(0, "SW-378", {"coins": 1})]
