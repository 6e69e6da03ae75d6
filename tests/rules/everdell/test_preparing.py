"""Preparing for the next season: Clock Tower, workers, production or Meadow cards, reservation token."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.player import NO_CARD, TOKEN_LYING, TOKEN_READY, TOKEN_USED
from tests.rules.everdell.short_forms import at_home
from tests.rules.everdell.table import Table, why

EIGHT = ("king",) * 8


def deployed(season: str, *places: str, seats: int = 2, reservations: bool = False) -> Table:
    """Seat 0 in this season, with no worker at home and these deployed."""
    return Table(seats, reservations=reservations).season(0, season).home(0, 0).worker(0, *places)


# Who may prepare


@pytest.mark.rule("EV-103")
@pytest.mark.parametrize(("season", "after"), [("winter", 1), ("spring", 2), ("summer", 3)])
def test_with_all_workers_deployed_the_next_season_is_prepared(season: str, after: int) -> None:
    table = deployed(season, "basic-1", "basic-2").hand(0, *EIGHT).play("prepare")
    assert (table.players[0].season, table.players[1].season, table.seat) == (after, 0, 1)


@pytest.mark.breach("EV-103")
@pytest.mark.parametrize("season", ["winter", "spring", "summer"])
def test_nobody_prepares_with_a_worker_at_home(season: str) -> None:
    table = Table().season(0, season).home(0, 1).worker(0, "basic-1")
    refusal = table.refusal("prepare")
    assert (refusal.rule, refusal.reason, refusal.needs["workers"]) == ("EV-103", "workers-at-home", 1)


@pytest.mark.breach("EV-103")
def test_nobody_prepares_in_autumn() -> None:
    table = deployed("autumn", "basic-1", "basic-2")
    assert why(table, "prepare")[1] == "last-season"
    assert table.legal() == {"pass"}


@pytest.mark.rule("EV-422")
def test_workers_that_stay_for_good_count_as_deployed() -> None:
    table = Table().city(0, "cemetery", "monastery").home(0, 0).worker(0, "cemetery", "monastery", fixed=True)
    table.play("prepare")
    assert (table.workers(), at_home(table)) == (["cemetery", "monastery"], 1)


@pytest.mark.breach("EV-422")
def test_they_are_no_excuse_for_a_worker_at_home() -> None:
    table = Table().city(0, "cemetery").home(0, 1).worker(0, "cemetery", fixed=True)
    assert why(table, "prepare") == ("EV-103", "workers-at-home")


# Workers


@pytest.mark.rule("EV-105")
def test_workers_come_home_from_everywhere() -> None:
    table = deployed("winter", "basic-1", "forest-1", "haven", "grand-tour").city(0, "inn").city(1, "inn")
    table.worker(0, "inn", "inn@2").claimed(0, "grand-tour").play("prepare")
    assert (table.workers(), at_home(table), table.events()) == ([], 6 + 1, ["grand-tour"])


@pytest.mark.breach("EV-105")
def test_workers_in_cemetery_and_monastery_never_come_home() -> None:
    table = deployed("winter", "basic-1").city(0, "cemetery", "monastery")
    table.worker(0, "cemetery", "monastery", fixed=True)
    for home in (2, 3, 5):
        table.turn(0).hand(0, *EIGHT).play("prepare")
        assert (table.workers(), at_home(table)) == (["cemetery", "monastery"], home)
        table.home(0, 0).worker(0, *["basic-8"] * home)


@pytest.mark.breach("EV-105")
def test_workers_of_others_stay_where_they_are() -> None:
    table = deployed("winter", "basic-1").city(0, "inn").worker(1, "basic-3", "inn@1").home(1, 0).play("prepare")
    assert (table.workers(1), at_home(table, 1)) == (["basic-3", "inn@1"], 0)


# The three seasons


@pytest.mark.rule("EV-106")
def test_spring_brings_a_worker_and_production() -> None:
    table = (
        deployed("winter", "basic-1", "basic-2").city(0, "farm", "mine", "twig-barge").city(1, "farm").play("prepare")
    )
    assert (at_home(table), table.goods(), table.goods(1)) == (3, (2, 0, 1, 1), (0, 0, 0, 0))


@pytest.mark.breach("EV-106")
def test_spring_brings_no_meadow_cards() -> None:
    table = deployed("winter", "basic-1", "basic-2").play("prepare")
    assert (table.seat, table.hands[0], table.rows(), at_home(table)) == (1, [], ["wanderer"] * 8, 3)


@pytest.mark.rule("EV-107")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_summer_brings_a_worker_and_up_to_two_meadow_cards(number: int) -> None:
    table = deployed("spring", "basic-1", "basic-2", "basic-2").meadow("mine", "inn", "bard").deck("queen", "judge")
    table.play("prepare", *["draw meadow-2", "draw meadow-3"][:number])
    if number < 2:
        table.play("done")
    assert (table.hands[0], at_home(table), table.seat) == (sorted(["inn", "bard"][:number]), 4, 1)


@pytest.mark.rule("EV-107")
@pytest.mark.parametrize(("held", "drawn"), [(6, 2), (7, 1), (8, 0)])
def test_the_hand_limit_holds_in_summer(held: int, drawn: int) -> None:
    table = deployed("spring", "basic-1").hand(0, *["king"] * held).play("prepare")
    table.play(*["draw meadow-1", "draw meadow-2"][:drawn])
    assert (len(table.hands[0]), table.seat) == (held + drawn, 1)


@pytest.mark.breach("EV-107")
def test_summer_brings_no_production_no_third_card_and_none_from_elsewhere() -> None:
    table = deployed("spring", "basic-1").city(0, "farm", "fairgrounds", "storehouse").deck("king").play("prepare")
    assert table.legal() == {*[f"draw meadow-{place}" for place in range(1, 9)], "done"}
    assert why(table, "draw deck") == ("EV-107", "cannot-draw-there")
    table.play("draw meadow-1", "draw meadow-2")
    assert (table.hands[0], table.goods(), table.seat) == (["wanderer", "wanderer"], (0, 0, 0, 0), 1)


@pytest.mark.rule("EV-362")
def test_in_summer_both_cards_are_taken_before_refilling() -> None:
    table = deployed("spring", "basic-1").meadow("mine", "inn").deck("queen", "judge").play("prepare", "draw meadow-2")
    assert table.rows()[:2] == ["mine", ""]
    table.play("draw meadow-1")
    assert (table.rows()[:2], table.hands[0]) == (["queen", "judge"], ["inn", "mine"])


@pytest.mark.breach("EV-362")
def test_the_card_that_refills_a_place_is_not_drawn_in_summer() -> None:
    table = deployed("spring", "basic-1").deck("queen").play("prepare", "draw meadow-5")
    assert why(table, "draw meadow-5") == ("EV-107", "cannot-draw-there")
    table.play("done")
    assert (table.rows()[4], table.hands[0]) == ("queen", ["wanderer"])


@pytest.mark.rule("EV-108")
def test_autumn_brings_two_workers_and_production() -> None:
    table = deployed("summer", *["basic-8"] * 4).city(0, "farm", "mine").play("prepare")
    assert (at_home(table), table.goods(), table.hands[0], table.seat) == (6, (0, 0, 1, 1), [], 1)


@pytest.mark.breach("EV-108")
def test_after_autumn_no_season_is_prepared() -> None:
    table = deployed("summer", *["basic-8"] * 4).play("prepare").turn(0).home(0, 0)
    assert why(table, "prepare") == ("EV-108", "last-season")
    assert "prepare" not in table.legal()


@pytest.mark.rule("EV-450")
def test_everybody_has_seasons_of_his_own() -> None:
    table = deployed("autumn", seats=3).season(1, "spring").home(0, 1).hand(0, "king", "king").ability(1, "bees")
    assert "visit journey-2" in table.legal("visit")
    table.turn(1).city(1, "farm").hand(1, "inn", "king").stock(1, twig=2, resin=1).play("play inn")
    assert (table.asked, table.seat) == ("feed-bees", 1)
    table = Table(tickets=True).season(0, "summer").season(1, "winter").give(0, ticket=2).worker(0, "basic-1")
    assert table.legal("ticket") == {"ticket basic-1"}
    table = deployed("winter", "basic-1", reservations=True).give(0, token=TOKEN_USED).give(1, token=TOKEN_USED)
    table.play("prepare")
    assert (table.players[0].token, table.players[1].token) == (TOKEN_READY, TOKEN_USED)


@pytest.mark.breach("EV-450")
def test_the_season_of_another_opens_and_closes_nothing() -> None:
    table = Table().season(0, "summer").season(1, "autumn").hand(0, "king", "king")
    assert why(table, "visit journey-2") == ("EV-033", "journey-in-autumn")
    assert why(table, "pass") == ("EV-323", "pass-in-autumn")
    table = Table().season(0, "autumn").season(1, "summer").ability(0, "bees").city(0, "farm").hand(0, "inn", "king")
    table.stock(0, twig=2, resin=1).play("play inn")
    assert table.seat == 1
    table = Table(tickets=True).season(0, "spring").season(1, "autumn").give(0, ticket=2).worker(0, "basic-1")
    assert why(table, "ticket basic-1") == ("EV-249", "return-from-summer")


# Order


@pytest.mark.rule("EV-360")
def test_tower_workers_production_and_last_the_reserved_card() -> None:
    table = deployed("winter", "basic-1", reservations=True).city(0, "clock-tower", "storehouse").reserved(0, "king")
    table.play("prepare")
    steps = [(table.asked, at_home(table), table.players[0].season)]
    for answer in ("repeat basic-1", "store berry"):
        table.play(answer)
        steps.append((table.asked, at_home(table), table.players[0].season))
    assert steps == [("repeat-place", 0, 0), ("store-goods", 2, 1), ("keep-reserved", 2, 1)]
    table.play("discard reserved")
    assert (table.players[0].token, table.players[0].reserved, table.pile()) == (TOKEN_READY, NO_CARD, ["king"])


@pytest.mark.rule("EV-360")
def test_a_reserved_card_may_be_kept_and_then_the_token_stays_on_it() -> None:
    table = (
        deployed("spring", "basic-1", reservations=True).reserved(0, "king").play("prepare", "draw meadow-1", "done")
    )
    assert table.asked == "keep-reserved"
    table.play("done")
    assert (table.players[0].token, table.pile(), table.seat) == (TOKEN_LYING, [], 1)


@pytest.mark.breach("EV-360")
def test_the_token_is_not_flipped_back_before_production_and_meadow_cards() -> None:
    table = deployed("winter", "basic-1", reservations=True).city(0, "storehouse").give(0, token=TOKEN_USED)
    table.play("prepare")
    assert (table.asked, table.players[0].token) == ("store-goods", TOKEN_USED)
    table.play("store berry")
    assert table.players[0].token == TOKEN_READY


@pytest.mark.breach("EV-360")
def test_the_reserved_card_is_not_thrown_away_before_the_meadow_cards_are_drawn() -> None:
    table = deployed("spring", "basic-1", reservations=True).reserved(0, "king").play("prepare")
    assert (table.asked, why(table, "discard reserved")[1]) == ("draw-from-rows", "not-now")
    table.play("draw meadow-1")
    assert why(table, "discard reserved")[1] == "not-now"
