"""Section Q: a visit of the Station, the piles of visitors, and what visitors count."""

from __future__ import annotations

import pytest

from ecumene.games.everdell.visitors import VISITOR_NUMBER, VISITORS
from tests.rules.everdell.table import Table, why
from tests.rules.everdell.train import HIDDEN, aside, at_station, bag, deal, on_cars, piles, seen, sent_away

FIRST = ["bim-little", "dip-dubble", "dune-tarrington"]
SECOND = ["ruby-dew", "phill-gurgle", "oscar-longtale"]


def platform(first: list[str] | None = None, second: list[str] | None = None, used: tuple[str, ...] = ()) -> Table:
    """A table with these visitors on the platform."""
    return at_station().visitors(FIRST if first is None else first, SECOND if second is None else second, used)


# The visit


@pytest.mark.rule("EV-205")
def test_workers_of_several_players_may_stand_at_the_station() -> None:
    table = Table(3, newleaf="station").worker(1, "station").worker(2, "station").visitors(FIRST, SECOND)
    table.play("visit station", "dismiss bim-little", "invite ruby-dew", "tile 1")
    assert [table.workers(seat) for seat in range(3)] == [["station"]] * 3


@pytest.mark.breach("EV-205")
def test_a_second_worker_of_one_player_may_not_go_to_the_station() -> None:
    table = Table(newleaf="station").home(0, 1).worker(0, "station")
    assert "visit station" not in table.legal("visit")
    refusal = table.refusal("visit station")
    assert (refusal.rule, refusal.reason, refusal.needs) == ("EV-205", "place-taken", {"place": "station"})


@pytest.mark.rule("EV-206")
def test_a_visitor_is_sent_away_another_is_taken_and_then_a_tile() -> None:
    table = bag(platform(), "one-vp", "one-any")
    table.play("visit station")
    assert (table.asked, table.workers()) == ("dismiss-visitor", ["station"])
    assert table.legal() == {"dismiss bim-little", "dismiss ruby-dew"}
    table.play("dismiss bim-little")
    assert sent_away(table) == ["bim-little"]
    # The visitor below has come up.
    assert table.legal() == {"invite dip-dubble", "invite ruby-dew"}
    table.play("invite dip-dubble")
    assert (table.guests(), piles(table)) == (["dip-dubble"], [["dune-tarrington"], SECOND])
    assert table.legal() == {"tile 1", "tile 2", "tile 3"}
    table.play("tile 2")
    assert (table.goods(), on_cars(table)) == ((0, 1, 0, 0), ["two-twig", "one-vp", "one-pebble"])
    assert (aside(table), table.seat) == (["one-resin"], 1)


@pytest.mark.breach("EV-206")
def test_the_steps_are_not_swapped_and_only_visitors_on_top_are_chosen() -> None:
    table = platform().play("visit station")
    assert why(table, "invite bim-little") == ("EV-206", "not-now")
    assert why(table, "tile 1") == ("EV-206", "not-now")
    assert why(table, "dismiss dip-dubble") == ("EV-206", "not-on-top")
    table.play("dismiss bim-little")
    assert why(table, "invite bim-little") == ("EV-206", "not-on-top")
    assert why(table, "dismiss ruby-dew") == ("EV-206", "not-now")
    assert table.pile() == []


@pytest.mark.rule("EV-484")
def test_with_no_visitor_left_only_the_tile_is_taken() -> None:
    table = platform([], []).play("visit station")
    assert table.asked == "choose-tile"
    table.play("tile 1")
    assert (table.goods(), table.guests(), table.seat) == ((2, 0, 0, 0), [], 1)


@pytest.mark.rule("EV-484")
def test_the_only_visitor_left_comes_back_and_is_taken() -> None:
    """Sent away it leaves its pile empty, so it is shuffled in at once."""
    table = platform(["bim-little"], []).play("visit station")
    assert table.guests() == ["bim-little"]
    assert (piles(table), sent_away(table)) == ([[], []], [])
    assert table.asked == "choose-tile"


@pytest.mark.breach("EV-484")
def test_no_step_at_the_station_can_be_left_out() -> None:
    table = platform().play("visit station")
    assert why(table, "done") == ("EV-206", "not-now")
    table.play("dismiss bim-little")
    assert why(table, "done") == ("EV-206", "not-now")
    table.play("invite ruby-dew")
    assert table.refusal("done").reason == "not-now"
    # The rule of the Station, not that of the Knoll, where the tile may be left.
    assert table.refusal("done").rule == "EV-206"


# The piles


@pytest.mark.rule("EV-209")
def test_when_the_last_card_of_a_pile_is_taken_both_piles_are_refreshed() -> None:
    used = ("dip-dubble", "oscar-longtale", "wildell-family")
    table = platform(["bim-little"], ["ruby-dew", "phill-gurgle"], used)
    table.play("visit station", "dismiss ruby-dew", "invite bim-little")
    first, second = piles(table)
    assert (len(first), len(second)) == (2, 3)
    # The other part lies under the pile that was left.
    assert second[0] == "phill-gurgle"
    assert sorted([*first, *second[1:]]) == sorted([*used, "ruby-dew"])
    assert sent_away(table) == []


@pytest.mark.breach("EV-209")
def test_while_both_piles_have_cards_those_sent_away_stay_away() -> None:
    table = platform(["bim-little", "dip-dubble"], ["ruby-dew", "phill-gurgle"], ("oscar-longtale",))
    table.play("visit station", "dismiss ruby-dew", "invite bim-little", "tile 1")
    assert piles(table) == [["dip-dubble"], ["phill-gurgle"]]
    assert sent_away(table) == ["oscar-longtale", "ruby-dew"]


@pytest.mark.rule("EV-382")
def test_a_pile_emptied_by_sending_its_last_card_away_is_refreshed_at_once_with_that_card() -> None:
    table = platform(["bim-little"], ["ruby-dew", "phill-gurgle"], ("oscar-longtale",))
    table.play("visit station", "dismiss bim-little")
    first, second = piles(table)
    assert second[:2] == ["ruby-dew", "phill-gurgle"]
    assert sorted([*first, *second[2:]]) == ["bim-little", "oscar-longtale"]
    assert (len(first), len(second), sent_away(table)) == (1, 3, [])
    assert table.legal() == {f"invite {first[0]}", "invite ruby-dew"}


@pytest.mark.breach("EV-382")
def test_the_refresh_does_not_wait_for_the_next_visit_and_a_new_discard_begins() -> None:
    table = platform(["bim-little"], ["ruby-dew", "phill-gurgle"])
    table.play("visit station", "dismiss bim-little")
    assert (piles(table)[0], sent_away(table)) == (["bim-little"], [])
    table.play("invite ruby-dew", "tile 1")
    assert (piles(table), sent_away(table)) == ([["bim-little"], ["phill-gurgle"]], [])


@pytest.mark.rule("EV-485")
@pytest.mark.parametrize(
    ("used", "new", "under"),
    [
        (("dip-dubble",), 1, 1),
        (("dip-dubble", "dune-tarrington"), 2, 1),
        (("dip-dubble", "dune-tarrington", "ruby-dew", "wildell-family"), 3, 2),
    ],
)
def test_with_an_odd_number_the_empty_place_gets_the_larger_part_from_the_top(
    used: tuple[str, ...], new: int, under: int
) -> None:
    table = platform(["bim-little"], ["oscar-longtale", "phill-gurgle"], used)
    # The next shuffle is known; of what is shuffled the last card is the first one.
    order = [*table.game.used_visitors, VISITOR_NUMBER["bim-little"]]
    table.game.chance.copy().shuffle(order)
    expected = [VISITORS[visitor].id for visitor in reversed(order)]
    table.play("visit station", "dismiss bim-little")
    first, second = piles(table)
    assert (len(first), len(second)) == (new, 2 + under)
    assert first == expected[:new]
    assert second == ["oscar-longtale", "phill-gurgle", *expected[new:]]


@pytest.mark.breach("EV-485")
def test_the_odd_card_never_goes_under_the_remaining_pile() -> None:
    table = platform(["bim-little", "dip-dubble"], ["oscar-longtale"], ("ruby-dew", "plum-shortclaw"))
    table.play("visit station", "dismiss oscar-longtale")
    first, second = piles(table)
    assert (len(first), len(second)) == (3, 2)
    assert first[:2] == ["bim-little", "dip-dubble"]


@pytest.mark.rule("EV-383")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_top_card_of_both_piles(viewer: int | None) -> None:
    game = deal(newleaf="station")
    view = seen(game, viewer)
    assert [pile[-1] for pile in view.visitors] == [pile[-1] for pile in game.visitors]
    assert [len(pile) for pile in view.visitors] == [16, 16]


@pytest.mark.breach("EV-383")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_the_cards_below_or_those_sent_away(viewer: int | None) -> None:
    table = platform(used=("wildell-family", "plum-shortclaw"))
    view = seen(table.game, viewer)
    assert [pile[:-1] for pile in view.visitors] == [[HIDDEN, HIDDEN]] * 2
    assert view.used_visitors == [HIDDEN, HIDDEN]
