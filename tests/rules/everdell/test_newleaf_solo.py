"""Section 24: what Newleaf changes in the game against Rugwort."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.everdell.newleaf import solo, station, tiles
from tests.rules.everdell.openings import deal
from tests.rules.everdell.solo import dice, rival
from tests.rules.everdell.table import EVERYTHING, Table, why


def ready(table: Table) -> Table:
    """All workers are out: only preparing is left."""
    return table.worker(0, "basic-8", "basic-8").home(0, 0).turn(0)


def pieces(game: Any, seat: int) -> tuple[int, int, int]:
    player = game.players[seat]
    return (player.golden, player.ticket, player.token)


@pytest.mark.rule("EV-315")
def test_the_base_game_of_rugwort_goes_on_with_newleaf() -> None:
    """He blocks a Forest location and three twigs, and answers a card with a card of the Meadow."""
    table = solo().hand(0, "wife").rich(0).meadow(*["mine"] * 8)
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    dice(table.meadow("king", "castle", "inn"), 2).deck("bard").play("play wife")
    assert (table.cities, table.rows()[:3]) == ([["wife"], ["castle"]], ["king", "bard", "inn"])


@pytest.mark.breach("EV-315")
def test_rugwort_gets_no_golden_tokens_no_ticket_and_no_reservation_token() -> None:
    for seed in range(4):
        game = deal(1, seed, **EVERYTHING)
        assert (pieces(game, 0), pieces(game, 1)) == ((3, 1, 1), (0, 0, 0))


# Station cards


@pytest.mark.rule("EV-317", "EV-409")
def test_a_station_card_brings_rugwort_a_token_and_his_usual_card() -> None:
    table = solo().rich(0).station("wife").tiles("one-vp").meadow("king", "castle", *["mine"] * 6)
    dice(table, 1, 2).play("play wife station-1")
    assert (table.points(1), table.cities, table.points(0)) == (1, [["wife"], ["king"]], 1)
    assert table.asked == "take-turn"


@pytest.mark.rule("EV-317")
def test_each_station_card_counts_also_when_two_are_played_in_one_action() -> None:
    """The Queen plays a Pigeon of the Station, which brings a Mine: one token, but two cards."""
    table = solo().city(0, "queen").station("postal-pigeon").tiles("one-vp").meadow(*["inn"] * 8)
    dice(table.deck("mine", "king"), 1, 1).play("visit queen", "play postal-pigeon station-1", "play mine revealed")
    assert (table.points(1), len(table.cities[1])) == (1, 2)


@pytest.mark.breach("EV-317")
def test_cards_that_leave_the_station_without_a_play_bring_him_nothing() -> None:
    table = solo(reservations=True).rich(0).station("wife", "king", "queen")
    table.play("reserve station-1")
    assert (table.points(1), table.cities[1]) == (0, [])
    dice(table, 5).play("play wife reserved")
    assert (table.points(1), table.cities[1][:1]) == (0, ["wanderer"])
    table = solo().rich(0).hand(0, "wife")
    dice(table, 1).play("play wife")
    assert (table.points(1), len(table.cities[1])) == (0, 1)


@pytest.mark.breach("EV-409")
def test_he_does_not_answer_a_station_card_twice() -> None:
    table = solo().rich(0).station("wife").tiles("one-vp")
    dice(table, 1, 2, 3).play("play wife station-1")
    assert len(table.cities[1]) == 1


# Golden tokens


@pytest.mark.rule("EV-318")
def test_golden_tokens_bring_rugwort_nothing_then_two_then_three() -> None:
    table = solo().city(0, "mine", "school", "courthouse").hand(0, "lamplighter", "photographer", "inventor")
    found = []
    for way in ("lamplighter golden=mine", "photographer golden=school", "inventor golden=courthouse"):
        dice(table.turn(0), 1).play(f"play {way}")
        if table.asked == "draw-from-rows":
            table.play("done")
        found.append(table.points(1))
    assert found == [0, 2, 5]


@pytest.mark.breach("EV-318")
def test_standard_tokens_bring_him_nothing() -> None:
    table = solo().city(0, "mine", "farm", "inn").hand(0, "miner-mole", "wife", "innkeeper").give(0, golden=1)
    for way in ("wife free=farm", "innkeeper free=inn"):
        dice(table.turn(0), 1).play(f"play {way}")
    assert (table.points(1), table.players[0].golden) == (0, 1)


# Tickets


def ride(rolled: int, *more: int) -> Table:
    """A ticket is used to move a worker, and the die shows this."""
    table = solo(tickets=True).worker(0, "basic-8").meadow("king", "castle", *["mine"] * 6)
    return dice(table, rolled, *more).play("ticket basic-8", "visit basic-6")


@pytest.mark.rule("EV-319")
@pytest.mark.parametrize(
    ("rolled", "tokens", "cards"),
    [(1, 0, 0), (2, 1, 0), (3, 1, 0), (4, 2, 0), (5, 2, 0), (6, 0, 1), (7, 0, 1), (8, 1, 1)],
)
def test_the_die_says_what_a_ticket_brings_rugwort(rolled: int, tokens: int, cards: int) -> None:
    table = ride(rolled, 2)
    assert (table.goods(), table.workers(0)) == ((0, 0, 1, 0), ["basic-6"])
    assert (table.points(1), table.cities[1]) == (tokens, ["castle"] * cards)


@pytest.mark.rule("EV-319")
def test_the_way_back_is_rolled_for_too() -> None:
    table = ride(4).season(0, "summer").turn(0)
    dice(table, 8, 1).play("ticket basic-6", "visit basic-3")
    assert (table.points(1), table.cities[1], table.players[0].ticket) == (3, ["king"], 0)


@pytest.mark.breach("EV-319")
def test_other_moves_of_workers_are_not_rolled_for() -> None:
    """A visit, and a worker moved by the Ranger, who is answered as a card and not by the ticket die."""
    table = solo(tickets=True)
    before = table.game.chance.key()
    table.play("visit basic-6")
    assert (table.game.chance.key(), table.points(1)) == (before, 0)
    table = solo(tickets=True).hand(0, "ranger").rich(0).worker(0, "basic-8").meadow(*["inn"] * 8)
    dice(table, 4, 4, 4).play("play ranger", "visit basic-6")
    assert (table.points(1), table.cities[1]) == (0, ["inn"])


@pytest.mark.rule("EV-409")
def test_the_cards_of_the_ticket_die_come_on_top_of_his_replies() -> None:
    """The worker goes to the Inn and plays a card: the reply, then the ticket die, then one card more."""
    table = solo(tickets=True).city(0, "inn").worker(0, "basic-8").meadow("wife", "king", "castle", *["mine"] * 5)
    dice(table, 2, 6, 3).play("ticket basic-8", "visit inn", "play wife meadow-1")
    assert (table.cities, table.points(1)) == ([["inn", "wife"], ["king", "castle"]], 0)


# Reservations


def reserved_inn(*revealed: str) -> Table:
    """A reserved Inn is played; Rugwort takes the King on place 1, then these four cards are revealed."""
    table = solo(reservations=True).reserved(0, "inn").rich(0).meadow("king").deck("bard", *revealed)
    return dice(table, 1).play("play inn reserved", "pay 1-twig 1-resin")


@pytest.mark.rule("EV-320")
def test_a_card_of_the_colour_among_four_is_rugworts_too() -> None:
    table = reserved_inn("farm", "queen", "judge", "castle")
    assert (table.cities[1], table.rows()[0]) == (["king", "queen"], "bard")
    assert (table.pile(), table.asked) == (["farm", "judge", "castle"], "take-turn")


@pytest.mark.rule("EV-320")
def test_you_pick_among_several_cards_of_the_colour() -> None:
    table = reserved_inn("hotel", "queen", "judge", "chapel")
    assert (table.asked, table.legal()) == ("pick-for-rugwort", {"pick hotel", "pick queen", "pick chapel"})
    table.play("pick hotel")
    assert (table.cities[1], table.pile()) == (["king", "hotel"], ["queen", "judge", "chapel"])


@pytest.mark.rule("EV-320")
def test_any_play_of_the_reserved_card_counts_also_by_occupying_or_through_the_queen() -> None:
    for text, first in (("play wife reserved free=farm", ()), ("play wife reserved", ("visit queen",))):
        table = solo(reservations=True).reserved(0, "wife").city(0, "farm", "queen").meadow("mine")
        dice(table.deck("bard", "king", "inn", "inn", "inn"), 1).play(*first, text)
        assert (table.cities[1], table.pile()) == (["mine", "king"], ["inn"] * 3)


@pytest.mark.breach("EV-320")
def test_no_card_of_another_colour_is_picked_and_none_without_the_token() -> None:
    table = reserved_inn("hotel", "queen", "judge", "farm")
    assert why(table, "pick judge") == ("EV-320", "not-that-colour")
    assert why(table, "pick chapel") == ("EV-320", "not-that-colour")
    assert table.refusal("done").rule == "EV-320"
    table = solo(reservations=True).hand(0, "inn").rich(0).meadow("king").deck("bard", "queen", "queen")
    dice(table, 1).play("play inn")
    assert (table.cities[1], table.pile()) == (["king"], [])


@pytest.mark.rule("EV-410")
def test_without_a_card_of_the_colour_all_four_are_discarded() -> None:
    table = reserved_inn("farm", "mine", "judge", "castle")
    assert (table.cities[1], table.pile()) == (["king"], ["farm", "mine", "judge", "castle"])


@pytest.mark.breach("EV-410")
def test_the_card_of_the_colour_passes_neither_meadow_nor_hand_and_costs_him_nothing() -> None:
    table = reserved_inn("farm", "queen", "judge", "castle")
    assert (table.rows().count("queen"), table.hands, table.goods(1)) == (0, [[], []], (0, 0, 0, 0))


# Open cards and copies


@pytest.mark.rule("EV-411")
def test_a_visit_of_his_hotel_brings_him_two_tokens() -> None:
    table = solo().rugwort("hotel").hand(0, "wife")
    dice(table, 1).play("visit hotel@rugwort", "play wife")
    assert (table.points(1), table.points(0), table.cities[0]) == (2, 0, ["wife"])


@pytest.mark.breach("EV-411")
def test_his_inn_brings_him_one_token_and_your_hotel_none() -> None:
    table = solo().rugwort("inn").meadow("wife")
    dice(table, 8).play("visit inn@rugwort", "play wife meadow-1")
    assert table.points(1) == 1
    table = solo().city(0, "hotel").hand(0, "wife")
    dice(table, 1).play("visit hotel", "play wife")
    assert table.points(1) == 0


@pytest.mark.rule("EV-412")
def test_balloon_conductor_and_photographer_copy_cards_of_his_city() -> None:
    table = solo().rugwort("wanderer", "shepherd").hand(0, "air-balloon").stock(0, twig=3)
    dice(table, 1).play("play air-balloon", "copy shepherd@rugwort")
    assert table.goods() == (0, 0, 0, 3)
    table = solo().rugwort("lookout").city(0, "conductor")
    table.play("visit conductor", "copy lookout@rugwort", "copy basic-6")
    assert (table.goods(), table.points(1)) == ((0, 0, 1, 0), 0)
    assert solo().rugwort("baker").city(0, "photographer").stock(0, berry=3).score()["prosperity"] == 6


@pytest.mark.breach("EV-412")
def test_what_is_never_copied_is_not_copied_from_him_either() -> None:
    table = solo().rugwort("fool", "main-road", "ruins", "wanderer", "shepherd").hand(0, "air-balloon").rich(0)
    table.play("play air-balloon")
    assert table.legal() == {"copy wanderer@rugwort", "copy shepherd@rugwort"}
    table = solo().rugwort("cemetery", "chapel", "monastery", "lookout").city(0, "conductor").rich(0)
    table.play("visit conductor")
    assert table.legal() == {"copy lookout@rugwort", "done"}
    assert solo().rugwort("husband", "wife", "photographer").city(0, "photographer").score()["prosperity"] == 0


@pytest.mark.breach("EV-317")
def test_he_replies_to_a_station_card_from_the_meadow_and_touches_neither_station_nor_tiles() -> None:
    table = solo().rich(0).station("wife", "castle", "palace").tiles("one-vp", "one-any", "one-vp").meadow(*["inn"] * 8)
    dice(table.deck("king"), 2).play("play wife station-1")
    assert (station(table), tiles(table)[1:], table.cities[1]) == (
        ["king", "castle", "palace"],
        ["one-any", "one-vp"],
        ["inn"],
    )


@pytest.mark.rule("EV-443")
def test_rugwort_claims_the_two_new_basic_events_too() -> None:
    table = ready(solo(basic_events=True).special().rugwort("king", "castle", "palace", *["wanderer"] * 12))
    table.play("prepare")
    assert table.events(1) == ["cartographers-expedition", "big-city", "basic-3-purple"]
    assert rival(table)["events"] == 9


@pytest.mark.breach("EV-443")
def test_he_claims_them_only_in_play_and_free_and_with_enough_cards() -> None:
    table = ready(solo().special().rugwort("king", "castle", "palace", *["wanderer"] * 12))
    assert table.play("prepare").events(1) == ["cartographers-expedition"]
    table = ready(solo(basic_events=True).special().rugwort("king", "castle", *["inn"] * 2, *["judge"] * 2))
    assert table.play("prepare").events(1) == []
    table = ready(solo(basic_events=True).special().rugwort("king", "castle", "palace").claimed(0, "basic-3-purple"))
    assert table.play("prepare").events(1) == []
