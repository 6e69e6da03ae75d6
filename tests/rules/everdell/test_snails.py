"""Section 21: snails, who use the green cards that opponents play."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.visitors import ABILITIES
from tests.rules.everdell.newleaf import on, snail_pile
from tests.rules.everdell.openings import deal
from tests.rules.everdell.solo import dice
from tests.rules.everdell.table import Table

SNAILS = ABILITIES.index("snails")
PILE = ("king", "queen", "bard")


def snails(seats: int = 2, **options: object) -> Table:
    """Seat 1 has snails with three cards; seat 0 is rich and plays."""
    return Table(seats, **options).ability(1, "snails", PILE).rich(0)


def snail_games() -> list[Everdell]:
    """Real games in which somebody has the snails."""
    games = [deal(3, seed, abilities=True) for seed in range(12)]
    found = [game for game in games if any(player.ability == SNAILS for player in game.players)]
    assert len(found) >= 4
    return found


@pytest.mark.rule("EV-269")
def test_snails_begin_with_seven_cards_of_the_deck() -> None:
    for game in snail_games():
        piles = [len(player.pile) for player in game.players]
        assert sorted(piles) == [0, 0, 7]
        assert game.players[piles.index(7)].ability == SNAILS
        # 128 cards: 8 in the Meadow, hands of 5, 6 and 7, the pile.
        assert len(game.deck) == 128 - 8 - 18 - 7


@pytest.mark.breach("EV-269")
def test_nobody_sees_the_snails_pile_not_even_its_owner() -> None:
    for game in snail_games():
        for seat in (0, 1, 2, None):
            view = game.view(seat)
            assert isinstance(view, Everdell)
            assert [card for player in view.players for card in player.pile] == [-1] * 7


@pytest.mark.rule("EV-270")
def test_snails_give_an_unseen_card_and_use_the_green_card_just_played() -> None:
    table = snails().hand(0, "farm")
    table.play("play farm")
    assert (table.seat, table.asked, table.legal()) == (1, "answer-by-snails", {"snail", "done"})
    table.play("snail")
    assert (table.hands[0], snail_pile(table, 1)) == (["king"], ["queen", "bard"])
    assert (table.goods(0), table.goods(1)) == ((18, 19, 20, 21), (0, 0, 0, 1))


@pytest.mark.rule("EV-270")
@pytest.mark.parametrize(
    ("city", "card", "gained"),
    [
        (("farm", "farm"), "barge-toad", (4, 0, 0, 0)),
        (("farm",), "general-store", (0, 0, 0, 2)),
        ((), "general-store", (0, 0, 0, 1)),
        ((), "barge-toad", (0, 0, 0, 0)),
    ],
)
def test_the_effect_is_counted_in_the_opponents_city(
    city: tuple[str, ...], card: str, gained: tuple[int, int, int, int]
) -> None:
    """The Farms of the snails do not count."""
    table = snails().city(0, *city).city(1, "farm", "farm", "farm").hand(0, card)
    table.play(f"play {card}", "snail")
    assert table.goods(1) == gained


@pytest.mark.rule("EV-270")
def test_the_mayor_counts_the_spaces_of_the_opponent() -> None:
    table = snails().city(0, *["farm"] * 9).city(1, *["farm"] * 15).hand(0, "mayor")
    table.play("play mayor", "snail")
    assert (table.points(0), table.points(1)) == (3, 3)


@pytest.mark.rule("EV-270")
def test_pairs_count_in_the_opponents_city() -> None:
    table = snails().city(0, "farm").city(1, "greenhouse").hand(0, "greenhouse")
    table.play("play greenhouse", "share", "gain twig", "snail")
    assert (table.asked, table.seat) == ("gain-any", 1)
    table.play("gain pebble")
    assert (table.goods(1), table.hands[1]) == ((0, 0, 1, 0), ["farm"])


@pytest.mark.rule("EV-270")
def test_at_the_hand_limit_of_the_opponent_the_card_is_discarded() -> None:
    table = snails().hand(0, *["wife"] * 8, "farm")
    table.play("play farm", "snail")
    assert (table.hands[0], table.pile(), table.goods(1)) == (["wife"] * 8, ["king"], (0, 0, 0, 1))


@pytest.mark.breach("EV-270")
def test_snails_may_stay_in_their_shells() -> None:
    table = snails().hand(0, "farm")
    table.play("play farm", "done")
    assert (table.hands[0], snail_pile(table, 1), table.goods(1)) == ([], list(PILE), (0, 0, 0, 0))
    assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.breach("EV-270")
@pytest.mark.parametrize("card", ["inn", "wanderer", "crane", "wife"])
def test_cards_of_other_colours_and_the_own_plays_are_not_answered(card: str) -> None:
    table = snails().hand(0, card).hand(1, "farm").rich(1)
    table.play(f"play {card}")
    assert (table.seat, table.asked) == (1, "take-turn")
    table.play("play farm")
    assert (table.seat, table.asked, snail_pile(table, 1)) == (0, "take-turn", list(PILE))


@pytest.mark.breach("EV-270")
def test_what_snails_pay_is_their_own() -> None:
    """The Miller takes a pebble of the snails, the Tea House one of their cards."""
    table = snails().hand(0, "miller").stock(1, pebble=1)
    table.play("play miller", "done", "snail", "spend pebble")
    assert (table.points(1), table.goods(0), table.goods(1)) == (3, (20, 20, 20, 17), (0, 0, 0, 0))
    table = snails().hand(0, "tea-house").hand(1, "wife", "wife")
    table.play("play tea-house", "snail", "give wife @1", "gain resin")
    assert (table.hands, table.goods(1)) == ([["king", "wife"], ["farm", "wife"]], (0, 1, 0, 0))


@pytest.mark.rule("EV-271")
def test_the_ability_ends_with_the_last_card_of_the_pile() -> None:
    table = Table(2).ability(1, "snails", ("king",)).rich(0).hand(0, "farm", "farm")
    table.play("play farm", "snail")
    assert (snail_pile(table, 1), table.goods(1)) == ([], (0, 0, 0, 1))
    table.turn(0).play("play farm")
    assert (table.seat, table.asked, table.goods(1)) == (1, "take-turn", (0, 0, 0, 1))


@pytest.mark.breach("EV-271")
@pytest.mark.parametrize(("card", "answers"), [("bank", ()), ("storehouse", ("store twig",))])
def test_bank_and_storehouse_are_not_answered(card: str, answers: tuple[str, ...]) -> None:
    table = snails().hand(0, card).city(1, card)
    table.play(f"play {card}", *answers)
    assert (table.seat, table.asked) == (1, "take-turn")


@pytest.mark.rule("EV-397")
def test_snails_come_after_triggers_and_bats_and_before_the_tile() -> None:
    table = snails(newleaf="station").ability(0, "bats").city(0, "museum").station("farm").tiles("one-vp")
    table.play("play farm station-1")
    seen = []
    while table.asked != "take-turn":
        seen.append((table.seat, table.asked, table.points(0)))
        table.play("done")
    assert seen == [(0, "draw-or-not", 0), (0, "archive-card", 0), (1, "answer-by-snails", 0)]
    assert table.points(0) == 1


@pytest.mark.rule("EV-397")
def test_the_card_is_given_before_the_effect() -> None:
    """It fills the opponent's hand, so that the Tea House finds nobody who can take a card."""
    table = snails().hand(0, *["wife"] * 8, "tea-house").hand(1, "farm").deck("mine")
    table.play("play tea-house", "give wife @2", "gain twig")
    assert (len(table.hands[0]), table.asked) == (8, "answer-by-snails")
    table.hand(0, *["wife"] * 7).play("snail")
    assert (len(table.hands[0]), table.legal("give farm")) == (8, {"give farm nobody"})


@pytest.mark.rule("EV-397")
def test_a_freight_car_gives_two_resources_from_the_opponents_car() -> None:
    table = snails().hand(0, "freight-car").city(1, "freight-car")
    table.play("play freight-car", "take pebble", "take pebble", "snail")
    assert table.legal() == {"take twig", "take resin", "take berry", "done"}
    table.play("take berry", "take twig")
    assert (table.goods(1), on(table, 0, "freight-car")) == ((1, 0, 0, 1), (1, 2, 0, 1))
    assert (on(table, 1, "freight-car"), table.seat, table.asked) == ((2, 2, 2, 2), 1, "take-turn")


@pytest.mark.breach("EV-397")
def test_the_snails_are_not_asked_before_the_opponents_own_effect_is_over() -> None:
    table = snails().hand(0, "freight-car")
    table.play("play freight-car")
    assert (table.seat, table.asked, list(table.game.to_move)) == (0, "unload-car", [0])
    assert table.refusal("snail").rule == "EV-294"


@pytest.mark.rule("EV-398")
def test_snails_that_have_passed_do_not_react() -> None:
    table = snails().hand(0, "farm").passed(1)
    table.play("play farm")
    assert (table.seat, table.asked, snail_pile(table, 1)) == (0, "take-turn", list(PILE))


@pytest.mark.breach("EV-398")
def test_rugworts_green_cards_set_off_no_reaction() -> None:
    table = Table(1, abilities=True).ability(0, "snails", PILE).hand(0, "wife").rich(0).meadow(*["mine"] * 8)
    dice(table, 3).play("play wife")
    assert (table.cities, snail_pile(table, 0)) == ([["wife"], ["mine"]], list(PILE))
    assert (table.asked, table.goods()) == ("take-turn", (20, 20, 20, 18))


@pytest.mark.rule("EV-440")
def test_a_miner_mole_just_played_copies_a_green_card_of_any_other_city_than_its_own() -> None:
    """Seen from the seat of its owner: the snails' own city is one of the others."""
    table = snails(3).city(0, "farm").city(1, "mine").city(2, "twig-barge").hand(0, "miner-mole")
    table.play("play miner-mole", "done", "snail")
    assert table.legal() == {"copy mine", "copy twig-barge@3", "done"}
    table.play("copy twig-barge@3")
    assert table.goods(1) == (2, 0, 0, 0)


@pytest.mark.rule("EV-440")
def test_a_chip_sweep_just_played_activates_another_green_card_of_that_opponent() -> None:
    table = snails().city(0, "mine", "twig-barge").city(1, "farm").hand(0, "chip-sweep")
    table.play("play chip-sweep", "done", "snail")
    assert table.legal() == {"activate mine@1", "activate twig-barge@1", "done"}
    table.play("activate mine@1")
    assert (table.goods(1), table.goods(0)) == ((0, 0, 1, 0), (20, 20, 20, 17))


@pytest.mark.breach("EV-440")
def test_bank_and_storehouse_stay_closed_on_the_way_through_mole_and_sweep() -> None:
    table = snails(3).city(2, "bank", "storehouse", "mine").city(1, "bank", "storehouse").hand(0, "miner-mole")
    table.play("play miner-mole", "done", "snail")
    assert table.legal() == {"copy mine@3", "done"}
    table = snails().city(0, "bank", "storehouse", "mine", "chip-sweep").hand(0, "chip-sweep")
    table.play("play chip-sweep", "done", "snail")
    assert table.legal() == {"activate mine@1", "done"}
    assert table.refusal("activate bank@1").reason == "cannot-activate"
    assert table.refusal("activate chip-sweep@1").reason == "no-chip-sweep"


@pytest.mark.rule("EV-449")
def test_every_green_card_of_every_opponent_is_answered_once_on_that_opponents_turn() -> None:
    table = snails(3).hand(0, "farm", "farm").hand(2, "mine").rich(2)
    table.play("play farm", "snail")
    assert (table.seat, table.asked, table.goods(1)) == (1, "take-turn", (0, 0, 0, 1))
    table.turn(2).play("play mine", "snail").turn(0).play("play farm", "snail")
    assert (table.goods(1), snail_pile(table, 1)) == ((0, 0, 1, 2), [])
    assert (table.hands[0], table.hands[2]) == (["bard", "king"], ["queen"])


@pytest.mark.breach("EV-449")
def test_snails_draw_only_up_to_their_own_hand_limit() -> None:
    table = snails().hand(0, "fairgrounds").hand(1, *["wife"] * 7)
    table.play("play fairgrounds", "snail")
    assert (table.hands[1], table.asked) == (["farm", *["wife"] * 7], "take-turn")


@pytest.mark.rule("EV-493")
def test_a_card_that_has_left_the_city_is_not_answered() -> None:
    """The Chip Sweep wakes the Magician, who makes the Chip Sweep vanish."""
    table = snails().city(0, "magician", "farm").hand(0, "chip-sweep")
    table.play("play chip-sweep", "activate magician", "remove chip-sweep", "gain twig")
    assert (table.cities[0], table.seat, table.asked) == (["magician", "farm"], 1, "take-turn")
    assert snail_pile(table, 1) == list(PILE)


@pytest.mark.breach("EV-493")
def test_a_card_that_stays_while_another_one_leaves_is_answered() -> None:
    """Even if another copy of it has left."""
    table = snails().city(0, "chip-sweep", "magician", "farm").hand(0, "chip-sweep")
    table.play("play chip-sweep", "activate magician", "remove chip-sweep", "gain twig")
    assert (table.cities[0], table.asked) == (["magician", "farm", "chip-sweep"], "answer-by-snails")
    table.play("snail", "activate farm@1")
    assert table.goods(1) == (0, 0, 0, 1)


@pytest.mark.rule("EV-302")
def test_snails_use_the_magician_on_their_own_city() -> None:
    table = snails().city(0, "farm").city(1, "mine", "magician", "main-road").hand(0, "magician")
    table.play("play magician", "done", "snail")
    assert table.legal() == {"remove mine", "done"}
    table.play("remove mine", "gain resin")
    assert (table.cities[1], table.goods(1), table.points(1)) == (["magician", "main-road"], (0, 1, 0, 0), 1)
    assert table.cities[0] == ["farm", "magician"]
