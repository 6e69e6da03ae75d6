"""Section T: playing the card that was reserved."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import EMPTY, ON_CARD, SEASON_SIDE, aside, at_station, reserved

#: Other abilities that change the price, for a reserved Inn (two twigs, one resin) or Wife (two berries).
ABILITIES = {
    "crane": ("inn", ["crane"], "with=crane"),
    "inventor": ("inn", ["inventor"], "with=inventor"),
    "innkeeper": ("wife", ["innkeeper"], "with=innkeeper"),
    "prisoner": ("wife", ["dungeon", "bard"], "prison=bard"),
}


def holding(card: str, *city: str) -> Table:
    """A card reserved in an earlier turn."""
    return Table(reservations=True, newleaf="cards").reserved(0, card).city(0, *city)


def flipped(table: Table, card: str) -> bool:
    """The card lies in the city and the token shows its season side."""
    assert (table.cities[0][-1], reserved(table)) == (card, EMPTY)
    return table.game.players[0].token == SEASON_SIDE


# The discount


@pytest.mark.rule("EV-253")
def test_in_a_later_turn_the_reserved_card_is_played_for_one_resource_less() -> None:
    table = Table(reservations=True).meadow("inn").stock(0, twig=2, resin=1)
    table.play("reserve meadow-1", "visit basic-8")
    table.play("play inn reserved")
    assert table.asked == "pay-price"
    assert table.legal() == {"pay 2-twig", "pay 1-twig 1-resin"}
    table.play("pay 1-twig 1-resin")
    assert table.goods() == (1, 0, 0, 0)
    assert flipped(table, "inn")


@pytest.mark.breach("EV-253")
def test_the_token_is_not_combined_with_another_ability() -> None:
    # Eight resources: with the Crane five are left to pay, not four.
    table = holding("castle", "crane").stock(0, twig=2, resin=3, pebble=3).play("play castle reserved with=crane")
    assert table.legal()
    for move in table.legal():
        assert sum(int(word.split("-")[0]) for word in move.split()[1:]) == 5
    table = holding("castle", "crane").stock(0, twig=2, resin=2)
    assert why(table, "play castle reserved with=crane") == ("EV-079", "still-too-dear")
    table = holding("king", "innkeeper").stock(0, berry=2)
    assert why(table, "play king reserved with=innkeeper") == ("EV-079", "still-too-dear")


@pytest.mark.breach("EV-253")
def test_a_card_is_not_reserved_and_played_in_one_turn() -> None:
    table = Table(reservations=True).meadow("inn").rich().play("reserve meadow-1")
    refusal = table.game.check(0, table.game.parse(0, "play inn reserved"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("EV-015", "not-your-turn")


@pytest.mark.rule("EV-446")
@pytest.mark.parametrize(
    ("goods", "payment"),
    [((0, 1, 1, 0), "1-resin 1-pebble"), ((1, 0, 1, 0), "1-twig 1-pebble"), ((1, 1, 0, 0), "1-twig 1-resin")],
)
def test_any_resource_of_the_price_may_be_the_one_less(goods: tuple[int, int, int, int], payment: str) -> None:
    table = holding("mine").stock(0, twig=1, resin=1, pebble=1).play("play mine reserved")
    assert table.legal() == {"pay 1-resin 1-pebble", "pay 1-twig 1-pebble", "pay 1-twig 1-resin"}
    table.play(f"pay {payment}")
    left = [1 - paid for paid in goods[:3]]
    # The Mine brings a pebble.
    assert table.goods() == (left[0], left[1], left[2] + 1, 0)
    table = holding("mine").stock(0, *goods).play("play mine reserved")
    assert flipped(table, "mine")


@pytest.mark.rule("EV-446")
def test_for_a_card_without_price_the_token_is_flipped_all_the_same() -> None:
    table = holding("ruins", "farm").play("play ruins reserved")
    assert table.cities[0] == ["ruins"]
    # The price of the Farm came back, and nothing more.
    assert table.goods() == (2, 1, 0, 0)
    assert flipped(table, "ruins")


@pytest.mark.breach("EV-446")
def test_the_discount_takes_nothing_off_that_the_card_does_not_cost() -> None:
    table = holding("mine").stock(0, twig=1, resin=1, pebble=1, berry=5).play("play mine reserved")
    assert why(table, "pay 1-twig 1-resin 1-pebble") == ("EV-339", "wrong-price")
    assert why(table, "pay 1-twig") == ("EV-339", "wrong-price")
    # A Lamplighter costs one berry: nothing is paid and nothing comes back.
    table = holding("lamplighter").play("play lamplighter reserved", "done")
    assert table.goods() == (0, 0, 0, 0)


# Other ways


@pytest.mark.rule("EV-254")
@pytest.mark.parametrize("ability", ABILITIES)
def test_another_ability_may_be_used_instead(ability: str) -> None:
    card, city, way = ABILITIES[ability]
    table = holding(card, *city).play(f"play {card} reserved {way}")
    assert table.goods() == (0, 0, 0, 0)
    assert flipped(table, card)
    assert city[-1] not in table.cities[0]


@pytest.mark.rule("EV-254")
def test_the_judge_may_be_used_instead() -> None:
    table = holding("inn", "judge").stock(0, twig=2, berry=1).play("play inn reserved with=judge")
    assert table.goods() == (0, 0, 0, 0)
    assert flipped(table, "inn")


@pytest.mark.breach("EV-254")
def test_an_ability_that_does_not_help_this_card_cannot_be_used() -> None:
    table = holding("wife", "crane")
    assert table.legal("play wife") == set()
    assert why(table, "play wife reserved with=crane") == ("EV-078", "does-not-help")
    # The Judge swaps one resource, and the token takes none off.
    table = holding("inn", "judge").stock(0, twig=1, berry=1)
    assert "play inn reserved with=judge" not in table.legal("play")


@pytest.mark.rule("EV-391")
def test_a_reserved_critter_may_be_played_by_occupying_and_the_token_is_flipped() -> None:
    table = holding("wife", "farm").play("play wife reserved free=farm")
    assert table.goods() == (0, 0, 0, 0)
    assert flipped(table, "wife")
    table = holding("inventor", "clock-tower").play("play inventor reserved golden=clock-tower")
    assert table.players[0].golden == 2
    assert flipped(table, "inventor")


@pytest.mark.breach("EV-391")
def test_a_construction_that_is_occupied_or_names_others_does_not_play_it() -> None:
    table = holding("wife", "farm", "inn").occupied(0, "farm")
    assert table.legal("play wife") == set()
    assert why(table, "play wife reserved free=farm") == ("EV-077", "occupied-already")
    assert why(table, "play wife reserved free=inn") == ("EV-076", "no-link")


@pytest.mark.rule("EV-486")
def test_token_other_ability_and_occupying_are_offered_side_by_side_and_the_queen_too() -> None:
    table = holding("wife", "farm", "innkeeper", "queen").stock(0, berry=2)
    assert table.legal("play wife") == {
        *("play wife reserved", "play wife reserved free=farm", "play wife reserved with=innkeeper"),
    }
    table.play("visit queen", "play wife reserved")
    assert table.goods() == (0, 0, 0, 2)
    assert flipped(table, "wife")


@pytest.mark.breach("EV-486")
def test_the_full_price_is_not_paid_for_a_reserved_card() -> None:
    table = holding("wife").stock(0, berry=2).play("play wife reserved")
    assert table.goods() == (0, 0, 0, 1)
    table = holding("inn").stock(0, twig=2, resin=1).play("play inn reserved")
    assert why(table, "pay 2-twig 1-resin") == ("EV-339", "wrong-price")


# All rules of playing


@pytest.mark.rule("EV-390")
def test_a_reserved_card_is_played_as_the_action_of_a_turn_and_sets_off_what_a_play_sets_off() -> None:
    table = holding("wife", "historian", "shopkeeper").stock(0, berry=1).play("play wife reserved", "trigger historian")
    assert (table.hands[0], table.goods()) == (["farm"], (0, 0, 0, 1))
    assert (table.asked, table.seat) == ("take-turn", 1)


@pytest.mark.breach("EV-390")
def test_a_reserved_card_must_be_paid_for_and_fit_and_scores_nothing_when_left_over() -> None:
    table = holding("king").stock(0, berry=4)
    assert why(table, "play king reserved") == ("EV-075", "cannot-afford")
    assert why(holding("king", "king").rich(), "play king reserved") == ("EV-085", "unique-already")
    assert why(holding("inn", *["farm"] * 15).rich(), "play inn reserved") == ("EV-084", "city-full")
    assert why(table, "play castle reserved") == ("EV-074", "card-not-there")
    assert table.score()["total"] == 0
    assert (reserved(table), table.game.players[0].token) == ("king", ON_CARD)


@pytest.mark.rule("EV-445")
def test_a_card_reserved_at_the_station_brings_no_tile_when_it_is_played() -> None:
    table = at_station(reservations=True).station("inn").stock(0, twig=2)
    table.play("reserve station-1", "visit basic-8", "play inn reserved")
    assert (table.goods(), table.points(), aside(table)) == ((0, 0, 0, 0), 0, [])
    assert flipped(table, "inn")


@pytest.mark.breach("EV-445")
def test_in_solo_rugwort_gets_no_token_for_it() -> None:
    table = Table(1, newleaf="station", reservations=True).station("inn").stock(0, twig=4, resin=1)
    table.play("reserve station-1", "play inn reserved", "pay 2-twig")
    assert table.points(1) == 0
    # For a card that is still at the Station he gets one.
    table.station("inn").play("play inn station-1")
    assert table.points(1) == 1


@pytest.mark.rule("EV-487")
def test_a_reserved_fool_goes_to_an_opponent_and_the_token_is_flipped() -> None:
    table = Table(3, reservations=True).reserved(0, "fool").stock(0, berry=2)
    table.play("play fool reserved", "opponent @3")
    assert table.cities == [[], [], ["fool"]]
    assert (table.goods(), reserved(table), table.game.players[0].token) == ((0, 0, 0, 0), EMPTY, SEASON_SIDE)


@pytest.mark.rule("EV-487")
@pytest.mark.parametrize("moves", ["visit queen, play wife reserved", "play wife reserved free=farm"])
def test_through_the_queen_or_by_occupying_the_token_is_flipped_and_rugwort_raids_the_deck(moves: str) -> None:
    table = Table(1, reservations=True).reserved(0, "wife").city(0, "queen", "farm")
    # One card for his reply in the Meadow, then the four that are revealed: the School is purple like the Wife.
    table.deck("mine", "inn", "school", "bard", "crane").play(*moves.split(", "))
    assert flipped(table, "wife")
    assert sorted(table.cities[1]) == ["school", "wanderer"]
    assert sorted(table.pile()) == ["bard", "crane", "inn"]


@pytest.mark.breach("EV-487")
def test_a_reserved_fool_needs_an_opponent_who_can_take_it_and_a_hand_card_sets_off_no_raid() -> None:
    table = Table(reservations=True).reserved(0, "fool").stock(0, berry=2).city(1, "fool")
    assert why(table, "play fool reserved") == ("EV-129", "nobody-takes-fool")
    table = Table(1, reservations=True).hand(0, "wife").city(0, "farm")
    table.deck("mine", "inn", "school", "bard", "crane").play("play wife free=farm")
    assert table.cities[1] == ["wanderer"]
    assert (table.pile(), table.game.players[0].token) == ([], 1)
