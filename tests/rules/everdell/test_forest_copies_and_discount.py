"""Section 4: locations that are copied or repeated, and the Forest location with the Meadow discount."""

from __future__ import annotations

import pytest

from tests.rules.everdell.openings import is_no_move
from tests.rules.everdell.table import EVERYTHING, Table, why

BASIC = [f"basic-{number}" for number in range(1, 9)]
DISCARDING = ("forest-discard-draw-double", "forest-discard3-gain-any")
DISCOUNT = "forest-2meadow-play1-minus1"


def forest(*places: str) -> Table:
    return Table().forest(*places)


# Copying


@pytest.mark.rule("EV-038")
@pytest.mark.parametrize(
    ("place", "goods", "points", "cards"),
    [
        ("basic-1", (3, 0, 0, 0), 0, 1),
        ("basic-2", (2, 0, 0, 0), 0, 2),
        ("basic-3", (0, 2, 0, 0), 0, 1),
        ("basic-4", (0, 1, 0, 0), 0, 2),
        ("basic-5", (0, 0, 0, 0), 1, 3),
        ("basic-6", (0, 0, 1, 0), 0, 1),
        ("basic-7", (0, 0, 0, 1), 0, 2),
        ("basic-8", (0, 0, 0, 1), 0, 1),
    ],
)
def test_a_basic_location_of_ones_choice_and_a_card(
    place: str, goods: tuple[int, ...], points: int, cards: int
) -> None:
    table = forest("forest-copy-basic-1card", "forest-3berry").play("visit forest-1")
    assert (table.asked, table.legal()) == ("copy-location", {f"copy {name}" for name in BASIC})
    table.play(f"copy {place}")
    assert (table.goods(), table.points(), table.hands[0], table.seat) == (goods, points, ["farm"] * cards, 1)


@pytest.mark.breach("EV-038")
def test_it_copies_no_forest_location_and_exactly_one_basic_one() -> None:
    table = forest("forest-copy-basic-1card", "forest-3berry").play("visit forest-1")
    assert why(table, "copy forest-2")[1] == "cannot-copy-place"
    assert why(table, "copy forest-1")[1] == "cannot-copy-place"
    assert why(table, "done") == ("EV-046", "not-now")
    table.play("copy basic-3")
    assert (table.seat, table.goods()) == (1, (0, 2, 0, 0))


@pytest.mark.rule("EV-046")
def test_copying_works_on_an_occupied_space() -> None:
    table = forest("forest-copy-basic-1card", "forest-3berry").worker(1, "basic-1", "forest-2").city(0, "lookout")
    table.play("visit forest-1", "copy basic-1")
    assert table.goods() == (3, 0, 0, 0)
    table.turn(0).play("visit lookout copy=forest-2")
    assert table.goods() == (3, 0, 0, 3)
    assert table.workers(0) == ["forest-1", "lookout"]


@pytest.mark.rule("EV-046")
def test_also_on_a_space_that_holds_ones_own_worker() -> None:
    table = Table().worker(0, "basic-1").city(0, "lookout").play("visit lookout copy=basic-1")
    assert (table.goods(), table.workers(0)) == ((3, 0, 0, 0), ["basic-1", "lookout"])


@pytest.mark.breach("EV-046")
def test_no_worker_stands_on_the_copied_space_and_it_stays_open() -> None:
    table = forest("forest-copy-basic-1card", "forest-3berry").city(0, "lookout")
    table.play("visit forest-1", "copy basic-1")
    assert "visit basic-1" in table.legal()
    table.turn(0).play("visit lookout copy=forest-2")
    assert {"visit forest-2", "visit basic-1"} <= table.legal()
    table.play("visit basic-1")
    assert table.goods(1) == (3, 0, 0, 0)


@pytest.mark.rule("EV-328")
def test_what_may_be_copied_is_basic_and_forest_and_nothing_else() -> None:
    table = Table(2, **EVERYTHING).forest("forest-copy-forest", "forest-3berry", "forest-2any").rich()
    table.hand(0, *["king"] * 8).season(0, "autumn").city(0, "lookout", "chapel", *["farm"] * 4)
    table.worker(1, "forest-2")
    places = [*BASIC, "forest-1", "forest-2", "forest-3"]
    assert table.legal("visit lookout") == {f"visit lookout copy={place}" for place in places}
    table.play("visit forest-1")
    assert table.legal() == {"copy forest-2", "copy forest-3"}


@pytest.mark.breach("EV-328")
def test_haven_journey_knoll_station_events_and_cards_are_never_reached() -> None:
    table = Table(2, **EVERYTHING).hand(0, *["king"] * 8).season(0, "autumn").city(0, "lookout", "chapel")
    table.city(0, *["farm"] * 4).city(1, "inn")
    for place in ("haven", "journey-2", "knoll", "station", "harvest-festival", "chapel", "inn@2"):
        assert is_no_move(table, f"visit lookout copy={place}")
    assert why(table, "visit lookout") == ("EV-137", "say-what-to-copy")


@pytest.mark.breach("EV-328")
def test_the_clock_tower_reaches_none_of_them_either() -> None:
    table = Table(2, **EVERYTHING).hand(0, *["king"] * 4).city(0, "clock-tower", "chapel").home(0, 0)
    table.worker(0, "haven", "knoll", "station", "chapel", "harvest-festival", "basic-8").play("prepare")
    assert table.legal() == {"repeat basic-8", "done"}
    for place in ("haven", "knoll", "station", "chapel", "harvest-festival"):
        assert why(table, f"repeat {place}") == ("EV-121", "cannot-repeat")


@pytest.mark.rule("EV-458")
def test_what_could_be_visited_is_offered_for_copying() -> None:
    for place in (*DISCARDING, DISCOUNT):
        table = forest(place, "forest-copy-forest").hand(0, "king").city(0, "lookout", "clock-tower")
        assert "visit lookout copy=forest-1" in table.legal()
        assert "visit lookout copy=forest-2" in table.legal()
        table.home(0, 0).worker(0, "forest-1", "basic-8").play("prepare")
        assert table.legal() == {"repeat forest-1", "repeat basic-8", "done"}


@pytest.mark.breach("EV-458")
@pytest.mark.parametrize(("place", "cards"), [(DISCARDING[0], 0), (DISCARDING[1], 0), (DISCOUNT, 8)])
def test_what_could_do_nothing_is_not(place: str, cards: int) -> None:
    table = forest(place, "forest-copy-forest").hand(0, *["king"] * cards).city(0, "lookout", "clock-tower")
    assert why(table, "visit lookout copy=forest-1")[0] == "EV-458"
    # Nothing is left that the other one could copy.
    assert why(table, "visit lookout copy=forest-2")[0] == "EV-458"
    assert why(table, "visit forest-2") == ("EV-326", "visit-without-effect")
    assert table.legal("visit lookout") == {f"visit lookout copy={basic}" for basic in BASIC}
    table.home(0, 0).worker(0, "forest-1", "basic-8").play("prepare")
    assert table.legal() == {"repeat basic-8", "done"}


@pytest.mark.breach("EV-458")
@pytest.mark.parametrize(("place", "cards"), [(DISCARDING[0], 0), (DISCARDING[1], 0), (DISCOUNT, 8)])
def test_the_forest_location_that_copies_others_leaves_it_out_too(place: str, cards: int) -> None:
    table = forest("forest-copy-forest", place, "forest-3berry", "forest-2any").hand(0, *["king"] * cards)
    table.play("visit forest-1")
    assert table.legal() == {"copy forest-3", "copy forest-4"}
    assert why(table, "copy forest-2") == ("EV-458", "cannot-copy-place")


# The Meadow discount


def meadow_forest(*hand: str) -> Table:
    return forest(DISCOUNT).hand(0, *hand).meadow("inn", "mine", "king", "queen")


@pytest.mark.rule("EV-045")
def test_two_meadow_cards_are_drawn_and_one_may_be_played_for_one_less() -> None:
    table = meadow_forest().stock(0, twig=2, resin=1).play("visit forest-1", "draw meadow-1", "draw meadow-3")
    assert (table.asked, table.hands[0], table.legal()) == ("play-drawn", ["inn", "king"], {"play inn", "done"})
    table.play("play inn")
    # Which resource falls away is the player's choice.
    assert table.legal() == {"pay 1-twig 1-resin", "pay 2-twig"}
    table.play("pay 2-twig")
    assert (table.cities[0], table.hands[0], table.goods(), table.seat) == (["inn"], ["king"], (0, 1, 0, 0), 1)


@pytest.mark.rule("EV-045")
def test_both_may_also_be_kept() -> None:
    table = meadow_forest().rich().play("visit forest-1", "draw meadow-1", "draw meadow-2", "done")
    assert (table.hands[0], table.cities[0], table.seat) == (["inn", "mine"], [], 1)


@pytest.mark.breach("EV-045")
def test_no_other_card_is_played_there_and_the_discount_is_one() -> None:
    table = meadow_forest("farm").stock(0, twig=2, resin=1).play("visit forest-1", "draw meadow-1", "draw meadow-2")
    # A mine lacks a pebble: one resource less is enough.
    assert table.legal() == {"play inn", "play mine", "done"}
    assert why(table, "play farm") == ("EV-045", "only-drawn-cards")
    assert why(table, "play king meadow-3") == ("EV-045", "only-drawn-cards")
    table.play("play mine")
    assert (table.cities[0], table.goods()) == (["mine"], (1, 0, 1, 0))
    table = meadow_forest().stock(0, twig=1).play("visit forest-1", "draw meadow-1", "draw meadow-3")
    # The Inn lacks two resources: nothing can be played.
    assert (table.hands[0], table.cities[0], table.seat) == (["inn", "king"], [], 1)


@pytest.mark.breach("EV-045")
def test_the_draw_itself_cannot_be_declined() -> None:
    table = meadow_forest().rich().play("visit forest-1")
    assert why(table, "done")[1] == "not-now"
    table.play("draw meadow-2")
    assert why(table, "done")[1] == "not-now"


@pytest.mark.rule("EV-047")
def test_both_are_drawn_before_the_meadow_is_refilled() -> None:
    table = meadow_forest().deck("fool", "monk").play("visit forest-1", "draw meadow-2")
    assert table.rows()[:4] == ["inn", "", "king", "queen"]
    assert table.legal() == {f"draw meadow-{place}" for place in (1, 3, 4, 5, 6, 7, 8)}
    table.play("draw meadow-1")
    assert table.rows()[:4] == ["fool", "monk", "king", "queen"]


@pytest.mark.breach("EV-047")
def test_the_discount_goes_with_no_other_way_to_pay() -> None:
    table = forest(DISCOUNT).meadow("wife", "inn").city(0, "farm", "innkeeper", "crane", "judge", "inventor", "dungeon")
    table.stock(0, twig=2, resin=1, berry=1).play("visit forest-1", "draw meadow-1", "draw meadow-2")
    assert table.legal() == {"play wife", "play inn", "done"}
    for text in ("play wife free=farm", "play wife with=innkeeper", "play inn with=crane", "play inn with=judge"):
        assert why(table, text)[1] == "only-drawn-cards"
    for text in ("play wife with=inventor", "play wife prison=innkeeper"):
        assert why(table, text)[1] == "only-drawn-cards"
    table.play("play wife")
    assert (table.goods(), table.cities[0][-1]) == ((2, 1, 0, 0), "wife")


@pytest.mark.rule("EV-329")
def test_with_room_for_one_card_one_is_drawn_and_only_that_may_be_played() -> None:
    table = meadow_forest(*["farm"] * 7).rich().play("visit forest-1", "draw meadow-1")
    assert (table.asked, table.hands[0]) == ("play-drawn", ["farm"] * 7 + ["inn"])
    assert table.legal() == {"play inn", "done"}
    assert why(table, "play farm") == ("EV-045", "only-drawn-cards")


@pytest.mark.breach("EV-329")
def test_a_full_hand_cannot_go_there() -> None:
    table = meadow_forest(*["farm"] * 8).rich()
    assert why(table, "visit forest-1") == ("EV-326", "visit-without-effect")
    table.hand(0, *["farm"] * 7).play("visit forest-1", "draw meadow-1")
    assert why(table, "draw meadow-2")[1] == "not-now"
