"""Solo: what you do in and to Rugwort's city, what you give him, and his score."""

from __future__ import annotations

import pytest

from tests.rules.everdell.solo import MEADOW, RUGWORT, alone, dice, prepare, rival
from tests.rules.everdell.table import Table, why

FIFTEEN = ("mine",) * 15


def mole(*cards: str, **options: str) -> Table:
    """You have just played a Miner Mole; Rugwort took the last of these cards from the Meadow before that."""
    table = alone(**options).rugwort(*cards[:-1]).meadow(cards[-1])
    dice(table, 1, 8).play("play inn")
    table.hand(0, "miner-mole").stock(0, berry=3).play("play miner-mole")
    return table


def fooled(*city: str) -> Table:
    """Rugwort has just played a Fool."""
    table = dice(alone().city(0, *city).meadow("fool").hand(0, "wanderer").stock(0, berry=2), 1)
    table.play("play wanderer")
    return table


@pytest.mark.rule("EV-168")
def test_you_visit_open_destinations_in_his_city_and_he_gets_a_token() -> None:
    table = dice(alone().rugwort("inn").meadow("farm", "mine"), 8)
    table.play("visit inn@rugwort", "play mine meadow-2")
    assert (table.cities[0], table.points(RUGWORT), table.workers()) == (["mine"], 1, ["inn@rugwort"])
    table = alone().rugwort("post-office").hand(0, "mine", "king")
    table.play("visit post-office@rugwort", "give king nobody", "give mine nobody")
    assert (table.points(RUGWORT), table.hands[0]) == (1, ["farm"] * 8)


@pytest.mark.breach("EV-168")
def test_you_visit_no_closed_card_of_his_and_he_gets_nothing_for_your_own() -> None:
    table = alone().rugwort("queen", "lookout", "storehouse").city(0, "inn").meadow("mine")
    assert why(table, "visit queen@rugwort") == ("EV-049", "not-open")
    assert why(table, "visit lookout@rugwort copy=basic-1") == ("EV-049", "not-open")
    assert why(table, "visit storehouse@rugwort") == ("EV-368", "not-open")
    dice(table, 8).play("visit inn", "play mine meadow-1")
    assert table.points(RUGWORT) == 0


@pytest.mark.rule("EV-169")
def test_a_miner_mole_copies_green_cards_of_his_city() -> None:
    table = mole("barge-toad", "farm", "mine")
    assert table.legal() == {"copy barge-toad@rugwort", "copy farm@rugwort", "copy mine@rugwort", "done"}
    table.play("copy barge-toad@rugwort")
    assert table.goods() == (2, 0, 0, 0)


@pytest.mark.breach("EV-169")
def test_a_miner_mole_copies_no_other_card_of_his() -> None:
    table = mole("storehouse", "inn", "mine")
    assert table.legal() == {"copy mine@rugwort", "done"}
    assert why(table, "copy storehouse@rugwort") == ("EV-139", "cannot-copy-green")
    assert why(table, "copy inn@rugwort") == ("EV-139", "cannot-copy-green")


@pytest.mark.rule("EV-170", "EV-431")
def test_his_fool_goes_into_your_city() -> None:
    table = fooled("mine")
    assert table.cities == [["mine", "wanderer", "fool"], []]
    assert (table.score()["cards"], rival(table)["cards"]) == (2 + 1 - 2, 0)


@pytest.mark.rule("EV-170", "EV-432")
def test_your_fool_is_discarded_and_drives_a_card_out_of_his_city() -> None:
    table = dice(alone().rugwort("king", "mine").hand(0, "fool").stock(0, berry=3), 8)
    table.play("play fool")
    assert (table.asked, table.legal()) == ("drive-out", {"remove king@rugwort", "remove mine@rugwort"})
    table.play("remove king@rugwort")
    assert table.cities == [[], ["mine", "judge"]]
    assert sorted(table.pile()) == ["fool", "king"]


@pytest.mark.breach("EV-170")
def test_your_fool_goes_nowhere_and_drives_out_no_card_of_yours() -> None:
    table = alone().rugwort("king", "mine").city(0, "farm").hand(0, "fool").stock(0, berry=3)
    table.play("play fool")
    assert why(table, "remove farm") == ("EV-170", "only-rugworts")
    assert why(table, "done")[1] == "not-now"
    table.play("remove mine@rugwort")
    assert "fool" not in [*table.cities[0], *table.cities[RUGWORT][:1]]


@pytest.mark.breach("EV-431")
@pytest.mark.parametrize("city", [("fool",), FIFTEEN])
def test_his_fool_stays_with_him_if_your_city_is_full_or_has_one(city: tuple[str, ...]) -> None:
    table = fooled(*city)
    assert table.cities == [[*city, "wanderer"], ["fool"]]
    assert rival(table)["cards"] == 2


@pytest.mark.rule("EV-432")
def test_your_fool_is_played_against_an_empty_city_too_and_answered() -> None:
    table = dice(alone().hand(0, "fool").stock(0, berry=3), 5)
    table.play("play fool")
    assert (table.cities, table.pile(), table.goods()) == ([[], ["king"]], ["fool"], (0, 0, 0, 0))


@pytest.mark.breach("EV-432")
def test_your_fool_drives_out_one_card_and_is_answered_by_one() -> None:
    table = dice(alone().rugwort("mine", "mine", "mine").hand(0, "fool").stock(0, berry=3), 5, 6)
    table.play("play fool", "remove mine-2@rugwort")
    assert (table.cities[RUGWORT], table.pile()) == (["mine", "mine", "king"], ["fool", "mine"])


@pytest.mark.breach("EV-432")
def test_a_city_of_main_roads_does_not_hold_up_the_fool() -> None:
    table = dice(alone(newleaf="cards").rugwort("main-road").hand(0, "fool").stock(0, berry=3), 5)
    table.play("play fool")
    assert (table.asked, table.cities[RUGWORT]) == ("take-turn", ["main-road", "king"])


@pytest.mark.rule("EV-171")
def test_what_you_give_returns_to_the_supply_and_the_gain_is_yours() -> None:
    table = dice(alone().hand(0, "monk").stock(0, berry=4), 1)
    table.play("play monk", "spend berry", "spend berry")
    assert (table.points(), table.goods()) == (4, (0, 0, 0, 1))
    table = alone().city(0, "post-office").hand(0, "king", "mine", "inn")
    table.play("visit post-office", "give king nobody", "give inn nobody", "done")
    assert (table.pile(), table.hands[0]) == (["inn", "king"], ["farm"] * 7 + ["mine"])


@pytest.mark.breach("EV-171")
def test_rugwort_gets_nothing_of_it() -> None:
    table = alone().city(0, "monastery").stock(0, twig=2)
    table.play("visit monastery")
    assert (table.goods(RUGWORT), table.points(RUGWORT), table.points()) == ((0, 0, 0, 0), 0, 4)
    table = alone().city(0, "post-office").hand(0, "king", "mine")
    table.play("visit post-office")
    assert table.legal() == {"give king nobody", "give mine nobody"}
    table.play("give king nobody", "give mine nobody")
    assert table.hands[RUGWORT] == []


@pytest.mark.rule("EV-448")
def test_teacher_and_shepherd_give_to_nobody() -> None:
    table = dice(alone().deck("king", "queen").hand(0, "teacher").stock(0, berry=2), 1)
    table.play("play teacher", "keep queen")
    assert (table.hands[0], table.pile()) == (["queen"], ["king"])
    table = dice(alone().city(0, "chapel").tokens(0, "chapel", 2).hand(0, "shepherd").stock(0, berry=3), 1)
    table.play("play shepherd")
    assert (table.goods(), table.points(), table.goods(RUGWORT)) == ((0, 0, 0, 3), 2, (0, 0, 0, 0))


@pytest.mark.rule("EV-448")
def test_a_brilliant_marketing_plan_pays_for_resources_given_to_nobody() -> None:
    table = alone().special("a-brilliant-marketing-plan").city(0, "shopkeeper", "post-office").stock(0, twig=2, berry=2)
    table.play("claim a-brilliant-marketing-plan", "give twig nobody", "give berry nobody", "give twig nobody")
    assert (table.points(), table.goods(), table.goods(RUGWORT)) == (6, (0, 0, 0, 1), (0, 0, 0, 0))


@pytest.mark.rule("EV-448")
def test_city_hall_diplomat_and_tea_house_reward_a_card_given_to_nobody() -> None:
    table = dice(alone(newleaf="cards").city(0, "city-hall").hand(0, "inn", "king"), 1)
    table.play("play inn", "give king nobody")
    assert (table.asked, table.pile()[-1]) == ("take-turn", "king")
    table = dice(alone(newleaf="cards").city(0, "diplomat").hand(0, "wife", "king").stock(0, berry=2), 1)
    table.play("play wife", "give king nobody")
    assert (table.points(), table.hands[0]) == (1, ["farm"])
    table = prepare(alone(newleaf="cards").city(0, "tea-house").hand(0, "king"))
    table.play("give king nobody", "gain pebble")
    assert (table.goods(), table.hands[0], table.pile()) == ((2, 1, 1, 0), ["farm"], ["king"])


@pytest.mark.breach("EV-448")
def test_no_gift_is_barred_or_lost_because_rugwort_cannot_take_it() -> None:
    """He never counts as full or passed, and is never named."""
    table = dice(alone().hand(0, "monk").stock(0, berry=2), 1)
    table.game.own(RUGWORT).passed = True
    table.play("play monk")
    assert table.legal() == {"spend berry", "done"}
    table = alone().city(0, "monastery").stock(0, twig=1)
    assert why(table, "visit monastery") == ("EV-326", "visit-without-effect")
    table = alone().special("a-brilliant-marketing-plan").city(0, "shopkeeper", "post-office").stock(0, twig=2)
    table.play("claim a-brilliant-marketing-plan")
    assert why(table, "give twig @2")[1] == "no-opponent"


@pytest.mark.rule("EV-434", "EV-479")
def test_his_husbands_and_wives_are_pairs_for_the_flying_doctor_service() -> None:
    table = dice(alone().claimed(0, "flying-doctor-service").rugwort("husband", "husband").meadow("wife"), 1)
    assert table.score()["events"] == 0
    table.play("play inn")
    assert (table.cities[RUGWORT], table.score()["events"]) == (["husband", "husband", "wife"], 3)
    table.city(0, "husband", "wife+")
    assert table.score()["events"] == 6


@pytest.mark.breach("EV-434")
def test_only_the_smaller_number_of_them_counts() -> None:
    table = dice(alone().claimed(0, "flying-doctor-service").meadow("wife", "wife", "husband").rich(), 1, 2, 3)
    table.hand(0, "inn", "inn", "inn").play("play inn", "play inn")
    assert table.score()["events"] == 0
    table.play("play inn")
    assert (table.cities[RUGWORT], table.score()["events"]) == (["wife", "wife", "husband"], 3)


@pytest.mark.rule("EV-479")
def test_his_pairs_count_for_copies_of_husband_greenhouse_and_mayor() -> None:
    table = mole("farm", "husband", "wife")
    table.play("copy husband@rugwort", "gain pebble")
    assert table.goods() == (0, 0, 1, 0)
    table = mole("farm", "greenhouse", newleaf="cards")
    table.play("copy greenhouse@rugwort", "gain pebble")
    assert (table.goods(), len(table.hands[0])) == ((0, 0, 1, 0), 1)
    # Mayor, three Inns, and one space for the couple.
    table = mole("mayor", "inn", "inn", "inn", "husband", "wife", newleaf="cards")
    table.play("copy mayor@rugwort")
    assert table.points() == 2
    table = mole("mayor", "inn", "inn", "husband", "wife", newleaf="cards")
    table.play("copy mayor@rugwort")
    assert table.points() == 1


@pytest.mark.breach("EV-479")
def test_a_husband_or_greenhouse_of_his_without_a_partner_is_alone() -> None:
    table = mole("farm", "husband")
    table.play("copy husband@rugwort")
    assert (table.goods(), table.asked) == ((0, 0, 0, 0), "take-turn")
    table = mole("mine", "greenhouse", newleaf="cards")
    table.play("copy greenhouse@rugwort")
    assert (table.goods(), table.asked, len(table.hands[0])) == ((0, 0, 0, 0), "take-turn", 1)


@pytest.mark.breach("EV-479")
@pytest.mark.parametrize("card", ["freight-car", "storehouse", "clock-tower"])
def test_nothing_lies_on_his_cards(card: str) -> None:
    table = dice(alone(newleaf="cards").meadow(card), 1)
    table.play("play inn")
    laid = table.laid(RUGWORT, card)
    assert (laid.store, laid.points, rival(table)["tokens"]) == (0, 0, 0)
    if card == "freight-car":
        table = mole("mine", "freight-car", newleaf="cards")
        table.play("copy freight-car@rugwort")
        assert (table.goods(), table.asked) == ((0, 0, 0, 0), "take-turn")


@pytest.mark.rule("EV-176")
def test_rugworts_points_by_source() -> None:
    table = prepare(alone().rugwort("farm", "inn", "king", "wife").claimed(RUGWORT, "grand-tour"), 3)
    table.give(RUGWORT, points=5).claimed(0, "city-monument")
    assert (rival(table)["cards"], rival(table)["tokens"], rival(table)["journey"]) == (2 + 2 + 3 + 3, 5, 3)
    assert rival(table)["events"] == 3 + 4 * 3
    assert rival(table)["total"] == 10 + 5 + 3 + 15


@pytest.mark.breach("EV-176")
def test_he_scores_no_special_event_that_you_achieved() -> None:
    table = alone().special("tax-relief", "croak-wart-cure").rugwort("castle", "king", "farm").claimed(0, "tax-relief")
    assert (rival(table)["events"], rival(table)["cards"], rival(table)["journey"]) == (3, 3 + 3 + 2, 0)


@pytest.mark.rule("EV-177")
@pytest.mark.parametrize(("year", "each", "journey"), [("2", 6, 4), ("3", 6, 5)])
def test_in_later_years_missed_events_and_the_journey_bring_him_more(year: str, each: int, journey: int) -> None:
    table = prepare(alone(year=year), 3)
    assert (rival(table)["events"], rival(table)["journey"]) == (4 * each, journey)


@pytest.mark.breach("EV-177")
def test_in_the_first_year_they_bring_three() -> None:
    table = prepare(alone(year="1"), 3)
    assert (rival(table)["events"], rival(table)["journey"]) == (12, 3)
    table = (
        alone(year="2").special("tax-relief", "croak-wart-cure").claimed(0, "tax-relief").claimed(RUGWORT, "grand-tour")
    )
    assert rival(table)["events"] == 6 + 3


@pytest.mark.rule("EV-179")
@pytest.mark.parametrize(("points", "place"), [(11, 2), (13, 1)])
def test_you_win_with_more_points_than_he_has(points: int, place: int) -> None:
    table = alone().give(0, points=points)
    assert (rival(table)["total"], table.score()["total"], table.game.ranking()) == (12, points, [place])


@pytest.mark.breach("EV-179")
def test_a_tie_is_his() -> None:
    table = alone().give(0, points=12).rich()
    assert (rival(table)["total"], table.score()["total"], table.game.ranking()) == (12, 12, [2])
    assert table.rows() == list(MEADOW)
