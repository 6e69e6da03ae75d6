"""Section 23: City Hall, Diplomat, Inventor and Museum."""

from __future__ import annotations

import pytest

from tests.rules.everdell.newleaf import deck
from tests.rules.everdell.table import Table, why

#: The two cards that reward a gift, and a card that they react to.
GIVERS = [("city-hall", "inn"), ("diplomat", "wife")]


@pytest.mark.rule("EV-290", "EV-292", "EV-310")
@pytest.mark.parametrize(("giver", "card"), GIVERS)
def test_after_a_play_a_card_for_an_opponent_brings_a_token_and_a_card(giver: str, card: str) -> None:
    table = Table(3).city(0, giver).hand(0, card, "king", "bard").rich(0).deck("castle")
    table.play(f"play {card}")
    gifts = {f"give {gift} @{seat}" for gift in ("king", "bard") for seat in (2, 3)}
    assert table.legal() == gifts | {"done"}
    table.play("give king @2")
    assert (table.hands, table.points(0), table.points(1)) == ([["bard", "castle"], ["king"], []], 1, 0)
    assert table.seat == 1


@pytest.mark.rule("EV-290", "EV-292", "EV-310")
@pytest.mark.parametrize(("giver", "card"), GIVERS)
def test_if_nobody_can_take_the_card_it_is_discarded_for_the_same_reward(giver: str, card: str) -> None:
    table = Table(3).city(0, giver).hand(0, card, "king").rich(0).hand(1, *["wife"] * 8).passed(2).deck("castle")
    table.play(f"play {card}", "give king nobody")
    assert (table.hands[0], table.pile(), table.points()) == (["castle"], ["king"], 1)


@pytest.mark.rule("EV-290")
def test_the_city_hall_answers_every_construction_also_one_brought_in_by_another_card() -> None:
    table = Table().city(0, "city-hall").hand(0, "postal-pigeon", "king").rich(0).deck("farm", "wife", "castle")
    table.play("play postal-pigeon", "play farm revealed", "give king @2")
    assert (table.points(), table.hands[0], table.seat) == (1, ["castle"], 1)


@pytest.mark.rule("EV-292")
def test_the_diplomat_answers_a_fool_too() -> None:
    table = Table(3).city(0, "diplomat").hand(0, "fool", "king").rich(0)
    table.play("play fool", "opponent @3", "give king @3")
    assert (table.points(), table.hands[2], table.cities[2]) == (1, ["king"], ["fool"])


@pytest.mark.breach("EV-290", "EV-292")
@pytest.mark.parametrize(
    ("giver", "card"), [("city-hall", "wife"), ("city-hall", "fool"), ("diplomat", "inn"), ("diplomat", "ruins")]
)
def test_they_do_not_answer_cards_of_the_other_sort(giver: str, card: str) -> None:
    table = Table().city(0, giver, "farm", "mine").hand(0, card, "king").rich(0)
    table.play(f"play {card}")
    if card == "ruins":
        table.play("remove farm")
    assert (table.seat, table.points()) == (1, 0)


@pytest.mark.breach("EV-290", "EV-292")
@pytest.mark.parametrize("giver", ["city-hall", "diplomat"])
def test_they_do_not_answer_themselves_nor_the_plays_of_others(giver: str) -> None:
    table = Table().hand(0, giver, "king").hand(1, "inn", "wife").rich(0).rich(1)
    table.play(f"play {giver}")
    assert (table.seat, table.asked, table.points()) == (1, "take-turn", 0)
    table.play("play inn").turn(1).play("play wife")
    assert (table.seat, table.asked, table.points()) == (0, "take-turn", 0)


@pytest.mark.breach("EV-290", "EV-292", "EV-310")
@pytest.mark.parametrize(("giver", "card"), GIVERS)
def test_the_gift_is_optional_and_goes_to_somebody_with_room(giver: str, card: str) -> None:
    table = Table(3).city(0, giver).hand(0, card, "king").rich(0).hand(1, *["wife"] * 8)
    table.play(f"play {card}")
    assert table.legal() == {"give king @3", "done"}
    assert why(table, "give king @2") == ("EV-091", "hand-is-full")
    assert why(table, "give king nobody") == ("EV-310", "somebody-can-take")
    table.play("done")
    assert (table.hands[0], table.points(), table.seat) == (["king"], 0, 1)


@pytest.mark.breach("EV-310")
def test_the_card_played_is_no_gift_and_without_hand_cards_nobody_is_asked() -> None:
    table = Table().city(0, "city-hall").hand(0, "inn").rich(0)
    table.play("play inn")
    assert (table.seat, table.points()) == (1, 0)


# The Inventor


@pytest.mark.rule("EV-298")
@pytest.mark.parametrize(("card", "goods"), [("king", (0, 0, 0, 3)), ("castle", (2, 3, 0, 0)), ("wife", (0, 0, 0, 0))])
def test_the_inventor_leaves_and_any_card_costs_three_less(card: str, goods: tuple[int, int, int, int]) -> None:
    table = Table().city(0, "inventor").hand(0, card).stock(0, *goods)
    table.play(f"play {card} with=inventor")
    assert (table.cities[0], table.pile(), table.goods()) == ([card], ["inventor"], (0, 0, 0, 0))


@pytest.mark.rule("EV-298")
def test_which_three_resources_fall_away_is_a_free_choice() -> None:
    table = Table().city(0, "inventor").hand(0, "clock-tower").rich(0)
    table.play("play clock-tower with=inventor")
    assert table.legal() == {"pay 1-twig", "pay 1-pebble"}
    table.play("pay 1-pebble")
    assert table.goods() == (20, 20, 19, 20)


@pytest.mark.breach("EV-298")
def test_what_the_inventor_saves_too_much_is_not_gained() -> None:
    table = Table().city(0, "inventor").hand(0, "wife").stock(0, berry=1)
    table.play("play wife with=inventor")
    assert table.goods() == (0, 0, 0, 1)


@pytest.mark.breach("EV-298")
def test_the_inventor_does_not_join_another_cheaper_way() -> None:
    """At the Hotel a card costs three less already; a Castle would need five less here."""
    table = Table().city(0, "inventor", "hotel").hand(0, "castle", "mine").stock(0, twig=2, resin=1)
    assert why(table, "play castle with=inventor") == ("EV-079", "still-too-dear")
    table.play("visit hotel")
    assert table.legal() == {"play mine", "done"}
    assert table.refusal("play mine with=inventor").rule == "EV-297"


@pytest.mark.breach("EV-298")
def test_the_inventor_cannot_make_way_for_another_inventor() -> None:
    table = Table().city(0, "inventor").hand(0, "inventor").rich(0)
    assert why(table, "play inventor with=inventor") == ("EV-085", "unique-already")


@pytest.mark.breach("EV-298")
def test_an_inventor_in_another_city_or_beneath_a_dungeon_does_not_help() -> None:
    table = Table().city(1, "inventor").city(0, "dungeon").prisoners(0, "inventor").hand(0, "wife")
    assert table.refusal("play wife with=inventor").reason == "not-in-city"


# The Museum


@pytest.mark.rule("EV-306", "EV-489")
@pytest.mark.parametrize("card", ["inn", "wife", "crane", "farm"])
def test_after_any_play_the_museum_draws_two_cards(card: str) -> None:
    table = Table().city(0, "museum").hand(0, card).rich(0).deck("castle", "palace")
    table.play(f"play {card}")
    assert table.legal() == {"draw deck", "done"}
    table.play("draw deck")
    assert (table.hands[0], table.seat) == (["castle", "palace"], 1)


@pytest.mark.rule("EV-306")
def test_the_museum_answers_a_fool_and_a_card_brought_in_by_another() -> None:
    table = Table(3).city(0, "museum").hand(0, "fool").rich(0)
    table.play("play fool", "opponent @2", "draw deck")
    assert len(table.hands[0]) == 2
    table = Table().city(0, "museum").hand(0, "postal-pigeon").rich(0).deck("farm", "wife")
    table.play("play postal-pigeon", "play farm revealed", "draw deck", "draw deck")
    assert (len(table.hands[0]), table.seat) == (4, 1)


@pytest.mark.breach("EV-306")
def test_the_museum_does_not_answer_itself_nor_the_plays_of_others() -> None:
    table = Table().hand(0, "museum").rich(0).hand(1, "inn").rich(1)
    table.play("play museum")
    assert (table.seat, table.asked) == (1, "take-turn")
    table.play("play inn")
    assert (table.seat, table.asked, table.hands[0]) == (0, "take-turn", [])


@pytest.mark.breach("EV-489")
def test_the_museum_draws_two_or_none_and_only_as_many_as_fit() -> None:
    table = Table().city(0, "museum").hand(0, "inn").rich(0).deck("castle", "palace")
    table.play("play inn", "done")
    assert (table.hands[0], deck(table, 1)) == ([], ["castle"])
    table = Table().city(0, "museum").hand(0, "inn", *["king"] * 7).rich(0).deck("castle", "palace")
    table.play("play inn", "draw deck")
    assert (table.hands[0], deck(table, 1)) == (["castle", *["king"] * 7], ["palace"])
    table = Table().city(0, "museum").hand(0, *["king"] * 8).meadow("inn").rich(0)
    table.play("play inn meadow-1")
    assert (table.seat, len(table.hands[0])) == (1, 8)


@pytest.mark.rule("EV-290", "EV-306")
def test_city_hall_and_museum_answer_one_play_in_any_order() -> None:
    """First the Museum fills the hand, then the City Hall gives a card away and draws again."""
    table = (
        Table().city(0, "city-hall", "museum").hand(0, "inn", *["king"] * 6).rich(0).deck("castle", "palace", "bard")
    )
    table.play("play inn")
    assert table.legal() == {"trigger city-hall", "trigger museum"}
    table.play("trigger museum", "draw deck", "give king @2")
    assert (table.hands[0], table.points()) == (["bard", "castle", *["king"] * 5, "palace"], 1)
