"""Section P: the Knoll."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import EMPTY, aside, at_station, bag, on_cars, row


def at_knoll(*hand: str) -> Table:
    """Eight different Meadow cards and three Station cards; the deck begins with red cards and Kings."""
    table = at_station().hand(0, *hand).station("inn", "mine", "school")
    table.meadow("farm", "wife", "husband", "bard", "crane", "judge", "monk", "doctor")
    return table.deck("chapel", "lookout", "queen", "king", "king", "king")


def cleared(*hand: str) -> Table:
    """A worker at the Knoll has discarded the first two Meadow cards and the last Station card."""
    table = at_knoll(*hand)
    return table.play("visit knoll", "discard station-3", "discard meadow-2", "discard meadow-1")


@pytest.mark.rule("EV-201")
def test_workers_of_several_players_may_stand_at_the_knoll() -> None:
    table = Table(3, newleaf="station").worker(1, "knoll").worker(2, "knoll").hand(0, *["farm"] * 8)
    table.play("visit knoll", "discard meadow-1", "discard meadow-2", "discard meadow-3", "done")
    assert [table.workers(seat) for seat in range(3)] == [["knoll"]] * 3


@pytest.mark.breach("EV-201")
def test_a_second_worker_of_one_player_may_not_go_to_the_knoll() -> None:
    table = Table(newleaf="station").home(0, 1).worker(0, "knoll")
    assert "visit knoll" not in table.legal("visit")
    refusal = table.refusal("visit knoll")
    assert (refusal.rule, refusal.reason, refusal.needs) == ("EV-201", "place-taken", {"place": "knoll"})


@pytest.mark.rule("EV-202")
def test_three_cards_of_meadow_and_station_are_discarded_both_are_refilled_and_three_are_drawn() -> None:
    table = cleared()
    # The Meadow is refilled before the Station; the discards lie in the order of their places.
    assert table.rows() == ["chapel", "lookout", "husband", "bard", "crane", "judge", "monk", "doctor"]
    assert row(table) == ["inn", "mine", "queen"]
    assert table.pile() == ["farm", "wife", "school"]
    assert table.hands[0] == []
    table.play("draw station-3", "draw meadow-4", "draw station-1", "done")
    assert table.hands[0] == ["bard", "inn", "queen"]
    assert table.workers() == ["knoll"]


@pytest.mark.rule("EV-202")
@pytest.mark.parametrize("places", ["meadow-1 meadow-5 meadow-8", "station-1 station-2 station-3"])
def test_all_three_may_come_from_one_row(places: str) -> None:
    table = at_knoll()
    table.play("visit knoll", *[f"discard {place}" for place in places.split()])
    assert len(table.pile()) == 3
    table.play(*[f"draw {place}" for place in places.split()], "done")
    # In both rows the new cards came in the order of the deck.
    assert table.hands[0] == ["chapel", "lookout", "queen"]


@pytest.mark.breach("EV-202")
def test_at_the_knoll_nothing_but_meadow_and_station_is_discarded_and_drawn_and_no_fewer_than_three() -> None:
    table = at_knoll("farm").play("visit knoll")
    assert why(table, "discard farm") == ("EV-202", "not-now")
    assert why(table, "done") == ("EV-202", "not-now")
    table.play("discard meadow-1")
    assert why(table, "discard meadow-1") == ("EV-202", "cannot-discard-there")
    table.play("discard meadow-2")
    assert why(table, "done") == ("EV-202", "not-now")
    assert why(table, "draw meadow-3") == ("EV-202", "not-now")
    table.play("discard meadow-3")
    assert why(table, "draw deck") == ("EV-202", "cannot-draw-there")
    assert why(table, "done") == ("EV-202", "not-now")


@pytest.mark.rule("EV-203")
def test_after_drawing_a_tile_may_be_taken_and_replaced_then_the_places_are_refilled() -> None:
    table = bag(cleared(), "one-vp", "one-any")
    table.play("draw meadow-1", "draw station-1", "draw meadow-3")
    assert table.asked == "choose-tile"
    assert table.legal() == {"tile 1", "tile 2", "tile 3", "done"}
    assert table.rows() == [EMPTY, "lookout", EMPTY, "bard", "crane", "judge", "monk", "doctor"]
    assert row(table) == [EMPTY, "mine", "queen"]
    table.play("tile 3")
    assert (table.goods(), table.points()) == ((0, 0, 1, 0), 0)
    assert (on_cars(table), aside(table)) == (["two-twig", "one-resin", "one-vp"], ["one-pebble"])
    assert table.rows()[:3] == ["king", "lookout", "king"]
    assert row(table) == ["king", "mine", "queen"]
    assert table.seat == 1


@pytest.mark.rule("EV-203")
def test_the_tile_may_be_left() -> None:
    table = cleared().play("draw meadow-1", "draw station-1", "draw meadow-3", "done")
    assert (table.goods(), table.points(), aside(table)) == ((0, 0, 0, 0), 0, [])
    assert table.rows()[:3] == ["king", "lookout", "king"]
    assert table.seat == 1


@pytest.mark.breach("EV-203")
def test_no_tile_is_taken_before_the_cards_are_drawn_and_no_second_one() -> None:
    table = at_knoll().play("visit knoll")
    assert why(table, "tile 1") == ("EV-202", "not-now")
    table.play("discard meadow-1", "discard meadow-2", "discard meadow-3", "draw meadow-1", "draw meadow-2")
    assert why(table, "tile 1") == ("EV-202", "not-now")
    table.play("draw meadow-3", "tile 1")
    assert table.goods() == (2, 0, 0, 0)
    assert (table.asked, table.seat) == ("take-turn", 1)


@pytest.mark.breach("EV-203")
def test_the_places_are_not_refilled_before_the_bonus_is_taken() -> None:
    table = cleared().tiles("one-any").play("draw meadow-1", "draw station-1", "draw meadow-3", "tile 1")
    assert table.asked == "gain-any"
    assert (table.rows()[0], table.rows()[2], row(table)[0]) == (EMPTY, EMPTY, EMPTY)
    table.play("gain resin")
    assert table.goods() == (0, 1, 0, 0)
    assert (table.rows()[0], table.rows()[2], row(table)[0]) == ("king", "king", "king")


@pytest.mark.rule("EV-204")
@pytest.mark.parametrize(("held", "drawn"), [(5, 3), (6, 2), (7, 1), (8, 0)])
def test_only_as_many_cards_are_drawn_as_the_hand_has_room_for(held: int, drawn: int) -> None:
    table = cleared(*["mine"] * held)
    for place in range(1, drawn + 1):
        assert table.asked == "draw-from-rows"
        table.play(f"draw meadow-{place}")
    assert table.asked == "choose-tile"
    assert len(table.hands[0]) == held + drawn


@pytest.mark.breach("EV-204")
def test_a_ninth_card_is_not_drawn() -> None:
    table = cleared(*["mine"] * 7).play("draw meadow-1")
    assert table.refusal("draw meadow-2").reason == "not-now"
    table.play("done")
    assert table.hands[0] == ["chapel", *["mine"] * 7]


@pytest.mark.rule("EV-381")
def test_if_there_are_fewer_than_three_cards_all_are_discarded() -> None:
    table = at_station().meadow("", "", "farm", "", "", "", "", "").station("", "inn", "")
    table.deck(*["king"] * 8, *["mine"] * 3).play("visit knoll")
    assert table.pile() == ["farm", "inn"]
    assert (table.rows(), row(table)) == (["king"] * 8, ["mine"] * 3)
    assert table.asked == "draw-from-rows"


@pytest.mark.rule("EV-381")
def test_all_three_are_drawn_before_their_places_are_refilled() -> None:
    table = cleared().play("draw meadow-1")
    assert table.rows()[0] == EMPTY
    table.play("draw meadow-2")
    assert table.rows()[:2] == [EMPTY, EMPTY]
    assert {f"draw meadow-{place}" for place in (1, 2)} & table.legal("draw") == set()


@pytest.mark.rule("EV-381")
def test_a_tile_may_be_taken_although_no_card_could_be_drawn() -> None:
    table = cleared(*["mine"] * 8)
    assert table.asked == "choose-tile"
    table.play("tile 2")
    assert table.goods() == (0, 1, 0, 0)
    assert table.hands[0] == ["mine"] * 8


@pytest.mark.breach("EV-381")
def test_a_place_just_drawn_from_gives_no_second_card_and_three_discards_end_the_choice() -> None:
    table = cleared()
    assert table.refusal("discard meadow-4").reason == "not-now"
    table.play("draw meadow-1")
    assert why(table, "draw meadow-1") == ("EV-202", "cannot-draw-there")
    assert table.pile() == ["farm", "wife", "school"]
