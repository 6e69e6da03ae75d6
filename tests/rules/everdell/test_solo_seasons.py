"""Solo: what Rugwort has at the start, and what he does when he prepares for a season."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.refusal import BadInput
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.game import Everdell
from tests.rules.everdell.solo import RUGWORT, alone, dice, prepare
from tests.rules.everdell.table import Table, why

RICH = ("farm", "mine", "farm", "mine", "inn", "inn", "inn", "judge", "judge", "crane", "bard", "bard", "wanderer")


def new() -> Everdell:
    game = ecumene.new("everdell", seats=1, seed=3)
    assert isinstance(game, Everdell)
    return game


def autumn(year: str) -> Table:
    """Every worker goes to the shared berry place, season by season."""
    table = alone(year=year)
    for _ in range(3):
        while table.players[0].home:
            table.play("visit basic-8")
        table.play("prepare")
        while table.asked == "draw-from-rows":
            table.play("done")
    return table


@pytest.mark.rule("EV-162")
def test_a_solo_game_is_set_up_as_for_two_and_you_draw_five_cards() -> None:
    game = new()
    assert (len(game.forest), len(game.players[0].hand), game.players[0].home) == (3, 5, 2)
    assert [EVENTS[number].is_basic for number in game.events] == [True] * 4 + [False] * 4
    assert (len(game.meadow), len(game.deck), game.to_move) == (8, 128 - 8 - 5, (0,))


@pytest.mark.breach("EV-162")
def test_rugwort_has_no_hand_and_no_turn() -> None:
    game = new()
    rugwort = game.players[RUGWORT]
    assert (rugwort.hand, rugwort.city, rugwort.home, rugwort.points) == ([], [], 0, 0)
    table = alone()
    assert why(table, "visit forest-4") == ("EV-008", "no-such-place")
    table.play("visit basic-8")
    assert (table.seat, table.asked) == (0, "take-turn")
    two = ecumene.new("everdell", seats=2, seed=3)
    assert isinstance(two, Everdell)
    assert (two.rugwort, len(two.players)) == (-1, 2)


@pytest.mark.rule("EV-163")
def test_his_workers_stand_on_the_first_forest_location_and_on_three_twigs() -> None:
    assert alone().workers(RUGWORT) == ["basic-1", "forest-1"]


@pytest.mark.breach("EV-163")
def test_you_cannot_go_there_but_to_the_other_places() -> None:
    table = alone().forest("forest-3berry", "forest-2any", "forest-2resin-1twig")
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    assert why(table, "visit forest-1") == ("EV-029", "place-taken")
    places = {"visit forest-2", "visit forest-3", "visit haven", *[f"visit basic-{number}" for number in range(2, 9)]}
    assert table.legal("visit") == places


@pytest.mark.rule("EV-172")
def test_when_he_prepares_he_claims_every_basic_event_whose_colours_he_has() -> None:
    table = prepare(alone().rugwort(*RICH))
    assert sorted(table.events(RUGWORT)) == [
        "cartographers-expedition",
        "city-monument",
        "grand-tour",
        "harvest-festival",
    ]
    table = prepare(alone().rugwort(*RICH[:7]))
    assert sorted(table.events(RUGWORT)) == ["grand-tour", "harvest-festival"]


@pytest.mark.breach("EV-172")
def test_he_claims_nothing_without_the_colours_and_no_special_event() -> None:
    table = prepare(alone().rugwort("farm", "farm", "farm", "inn", "inn", "judge", "judge", "bard", "bard"))
    assert table.events(RUGWORT) == []
    table = prepare(alone().special("tax-relief").rugwort("judge", "queen"))
    assert (table.events(RUGWORT), set(table.game.claimed_by)) == ([], {-1})


@pytest.mark.rule("EV-433")
def test_what_he_has_claimed_is_out_of_your_reach() -> None:
    table = alone().rugwort("inn", "inn", "inn").city(0, "inn", "inn", "inn")
    assert "claim grand-tour" in table.legal("claim")
    prepare(table).home(0, 1)
    assert why(table, "claim grand-tour") == ("EV-051", "event-taken")


@pytest.mark.breach("EV-433")
def test_he_claims_only_free_events_and_only_while_preparing() -> None:
    table = prepare(alone().rugwort("inn", "inn", "inn").claimed(0, "grand-tour"))
    assert (table.events(0), table.events(RUGWORT)) == (["grand-tour"], [])
    table = dice(alone().rugwort("inn", "inn").meadow("inn").city(0, "inn", "inn"), 1)
    table.play("play inn")
    assert (table.cities[RUGWORT], table.events(RUGWORT)) == (["inn", "inn", "inn"], [])
    table.play("claim grand-tour")
    prepare(table)
    assert (table.events(0), table.events(RUGWORT)) == (["grand-tour"], [])


@pytest.mark.rule("EV-173")
@pytest.mark.parametrize(("seasons", "blocked"), [(0, 0), (1, 1), (2, 2), (3, 4)])
def test_his_new_workers_block_the_first_meadow_cards(seasons: int, blocked: int) -> None:
    table = prepare(Table(1, reservations=True).meadow(*["inn"] * 8), seasons).rich()
    free = range(blocked + 1, 9)
    assert table.legal("play") == {f"play inn meadow-{place}" for place in free}
    assert table.legal("reserve") == {f"reserve meadow-{place}" for place in free}
    for place in range(1, blocked + 1):
        assert why(table, f"play inn meadow-{place}") == ("EV-173", "blocked-by-rugwort")
        assert why(table, f"reserve meadow-{place}") == ("EV-173", "blocked-by-rugwort")


@pytest.mark.rule("EV-173")
def test_he_may_still_play_the_blocked_cards() -> None:
    table = dice(prepare(alone(), 3), 4)
    table.play("play inn")
    assert table.cities[RUGWORT] == ["doctor"]


@pytest.mark.breach("EV-173")
def test_blocked_cards_are_neither_drawn_nor_discarded_nor_archived() -> None:
    table = prepare(alone()).hand(0, "undertaker").stock(0, berry=2)
    table.play("play undertaker")
    assert why(table, "discard meadow-1") == ("EV-173", "blocked-by-rugwort")
    table.play("discard meadow-2", "discard meadow-3", "discard meadow-4")
    assert why(table, "draw meadow-1") == ("EV-173", "blocked-by-rugwort")
    table = prepare(alone())
    table.home(0, 0).play("prepare")
    assert table.legal() == {*[f"draw meadow-{place}" for place in range(2, 9)], "done"}
    assert why(table, "draw meadow-1") == ("EV-173", "blocked-by-rugwort")
    table = prepare(alone().ability(0, "bats"))
    table.play("play inn")
    assert table.legal("archive") == {f"archive meadow-{place}" for place in range(2, 9)}


@pytest.mark.breach("EV-173")
def test_blocked_cards_are_not_played_through_inn_or_queen() -> None:
    table = prepare(alone().meadow(*["farm"] * 8).city(0, "inn", "queen"))
    table.hand(0).home(0, 2).play("visit inn")
    assert table.legal() == {f"play farm meadow-{place}" for place in range(2, 9)}
    table = prepare(alone().meadow(*["farm"] * 8).city(0, "queen"))
    table.hand(0).home(0, 2).play("visit queen")
    assert table.legal() == {f"play farm meadow-{place}" for place in range(2, 9)}


@pytest.mark.rule("EV-174", "EV-175")
@pytest.mark.parametrize(
    ("seasons", "places"),
    [(1, ["basic-3", "forest-2"]), (2, ["basic-6", "forest-3"]), (3, ["basic-7", "journey-3"])],
)
def test_his_workers_move_on_from_season_to_season(seasons: int, places: list[str]) -> None:
    assert prepare(alone(), seasons).workers(RUGWORT) == places


@pytest.mark.breach("EV-174")
def test_his_forest_worker_blocks_one_place_at_a_time_and_the_journey_in_the_end() -> None:
    table = alone().forest("forest-3berry", "forest-2any", "forest-2resin-1twig")
    for place in (1, 2, 3):
        others = {f"visit forest-{other}" for other in (1, 2, 3) if other != place}
        assert table.home(0, 1).legal("visit forest") == others
        assert why(table, f"visit forest-{place}") == ("EV-029", "place-taken")
        prepare(table)
    table.home(0, 1).hand(0, *["mine"] * 5)
    assert table.legal("visit forest") == {"visit forest-1", "visit forest-2", "visit forest-3"}
    assert why(table, "visit journey-3") == ("EV-032", "place-taken")
    assert table.legal("visit journey") == {"visit journey-5", "visit journey-4", "visit journey-2"}


@pytest.mark.breach("EV-175")
@pytest.mark.parametrize(("seasons", "place"), [(0, 1), (1, 3), (2, 6), (3, 7)])
def test_his_basic_worker_blocks_no_other_place(seasons: int, place: int) -> None:
    table = prepare(alone(), seasons).home(0, 1)
    assert why(table, f"visit basic-{place}") == ("EV-018", "place-taken")
    assert table.legal("visit basic") == {f"visit basic-{other}" for other in range(1, 9) if other != place}


@pytest.mark.rule("EV-178", "EV-371")
def test_in_the_third_year_a_worker_of_yours_and_his_leave_in_autumn() -> None:
    table = autumn("3")
    assert (table.players[0].home, table.workers(0), table.workers(RUGWORT)) == (5, [], ["journey-5"])
    assert "visit basic-7" in table.legal("visit")
    assert "visit basic-6" in table.legal("visit")


@pytest.mark.breach("EV-178", "EV-371")
@pytest.mark.parametrize(("year", "journey"), [("1", "journey-3"), ("2", "journey-4")])
def test_in_other_years_and_seasons_nobody_leaves(year: str, journey: str) -> None:
    table = autumn(year)
    assert (table.players[0].home, table.workers(RUGWORT)) == (6, ["basic-7", journey])
    assert why(table, "visit basic-7") == ("EV-018", "place-taken")
    table = prepare(alone(year="3"), 2)
    assert table.workers(RUGWORT) == ["basic-6", "forest-3"]


@pytest.mark.breach("EV-371")
def test_a_worker_that_stays_for_good_is_not_the_one_that_leaves() -> None:
    table = alone(year="3").season(0, "summer").season(RUGWORT, "summer").city(0, "monastery")
    table.worker(0, "monastery", fixed=True).worker(0, "basic-8", "basic-8", "basic-8")
    prepare(table)
    assert (table.workers(0), table.players[0].home) == (["monastery"], 3 + 2 - 1)


@pytest.mark.rule("EV-177")
def test_in_the_second_year_he_travels_to_the_fourth_journey_space() -> None:
    table = prepare(alone(year="2"), 3).home(0, 1).hand(0, *["mine"] * 5)
    assert table.workers(RUGWORT) == ["basic-7", "journey-4"]
    assert table.legal("visit journey") == {"visit journey-5", "visit journey-3", "visit journey-2"}


@pytest.mark.breach("EV-177", "EV-178")
@pytest.mark.parametrize("year", ["2", "3"])
def test_years_are_for_the_solo_game_only(year: str) -> None:
    with pytest.raises(BadInput) as error:
        ecumene.new("everdell", seats=2, seed=3, options={"year": year})
    assert error.value.reason == "everdell-year-solo"


@pytest.mark.rule("EV-428")
def test_the_game_is_over_when_you_pass() -> None:
    table = prepare(alone(), 3)
    table.play("pass")
    assert (table.game.is_over, table.players[RUGWORT].passed) == (True, False)


@pytest.mark.breach("EV-428")
def test_it_is_not_over_before() -> None:
    table = prepare(alone(), 2)
    assert why(table, "pass") == ("EV-323", "pass-in-autumn")
    table = prepare(alone(), 3).home(0, 0).hand(0).stock(0)
    assert (table.game.is_over, table.legal()) == (False, {"pass"})
