"""Preparing for the next season: the Clock Tower, and what a repeated location sets off."""

from __future__ import annotations

import pytest

from tests.rules.everdell.short_forms import at_home
from tests.rules.everdell.table import Table, why


def tower(*places: str, tokens: int = 3) -> Table:
    """Seat 0 has a Clock Tower, and all its workers stand at these places."""
    return Table().city(0, "clock-tower").tokens(0, "clock-tower", tokens).home(0, 0).worker(0, *places)


def discount(*places: str) -> Table:
    """One of the locations draws two Meadow cards and plays one of them for 1 resource less."""
    return tower("forest-1", *places).forest("forest-2meadow-play1-minus1", "forest-3berry", "forest-4twig")


@pytest.mark.rule("EV-104")
def test_the_tower_is_used_before_workers_come_home() -> None:
    table = tower("basic-1", "basic-3").play("prepare")
    assert (table.asked, table.workers(), at_home(table)) == ("repeat-place", ["basic-1", "basic-3"], 0)
    assert table.legal() == {"repeat basic-1", "repeat basic-3", "done"}
    table.play("repeat basic-3")
    assert (table.goods(), table.laid(0, "clock-tower").points, at_home(table)) == ((0, 2, 0, 0), 2, 3)


@pytest.mark.rule("EV-104")
def test_the_tower_may_be_left_alone() -> None:
    table = tower("basic-1", "basic-3").play("prepare", "done")
    assert (table.goods(), table.laid(0, "clock-tower").points, at_home(table)) == ((0, 0, 0, 0), 3, 3)


@pytest.mark.breach("EV-104")
def test_it_does_not_wait_for_production_and_repeats_only_where_workers_stand() -> None:
    table = tower("basic-1").city(0, "storehouse").worker(1, "basic-3").play("prepare")
    assert table.asked == "repeat-place"
    assert why(table, "repeat basic-3") == ("EV-121", "cannot-repeat")
    assert why(table, "store berry")[1] == "not-now"
    table.play("done")
    assert (table.asked, why(table, "repeat basic-1")[1]) == ("store-goods", "not-now")


@pytest.mark.breach("EV-104")
def test_without_a_token_a_tower_or_a_location_nothing_is_asked() -> None:
    for table in (
        tower("basic-1", tokens=0),
        Table().home(0, 0).worker(0, "basic-1"),
        tower("haven", "nowhere", "grand-tour"),
        Table().city(1, "clock-tower").home(0, 0).worker(0, "basic-1"),
    ):
        table.play("prepare")
        assert (table.asked, table.seat, table.goods()) == ("take-turn", 1, (0, 0, 0, 0))


@pytest.mark.rule("EV-361")
@pytest.mark.parametrize(
    ("forest", "answers", "goods", "cards"),
    [
        *[("forest-2any", ["gain twig", "gain berry"], (1, 0, 0, 1), 2), ("forest-3berry", [], (0, 0, 0, 3), 2)],
        *[("forest-copy-basic-1card", ["copy basic-6"], (0, 0, 1, 0), 3)],
        *[("forest-discard3-gain-any", ["discard king", "done", "gain resin"], (0, 1, 0, 0), 1)],
        *[("forest-discard-draw-double", ["discard king", "done"], (0, 0, 0, 0), 3)],
        *[("forest-3card-1pebble", [], (0, 0, 1, 0), 5)],
    ],
)
def test_the_location_takes_effect_as_if_just_visited(
    forest: str, answers: list[str], goods: tuple[int, int, int, int], cards: int
) -> None:
    table = tower("forest-1").forest(forest).hand(0, "king", "king").play("prepare", "repeat forest-1", *answers)
    assert (table.goods(), len(table.hands[0]), at_home(table)) == (goods, cards, 2)
    assert table.laid(0, "clock-tower").points == 2


@pytest.mark.rule("EV-361")
def test_it_may_be_used_again_at_the_next_preparation() -> None:
    table = tower("basic-1").play("prepare", "repeat basic-1").turn(0).home(0, 0).worker(0, "basic-6")
    table.play("prepare", "repeat basic-6", "done")
    assert (table.goods(), table.laid(0, "clock-tower").points) == ((3, 0, 1, 0), 1)


@pytest.mark.breach("EV-361")
def test_it_is_used_once_for_each_preparation() -> None:
    table = tower("basic-1", "basic-3", "basic-8", "basic-8").play("prepare", "repeat basic-8")
    assert (table.seat, table.goods(), table.laid(0, "clock-tower").points) == (1, (0, 0, 0, 1), 2)
    assert (table.workers(), at_home(table)) == ([], 5)


@pytest.mark.breach("EV-361")
def test_cats_bring_no_other_place_within_its_reach() -> None:
    """No worker ability applies to the place itself: not even to one where an opponent's worker stands too."""
    table = tower("basic-1").ability(0, "cats").city(1, "inn").worker(1, "basic-1", "basic-3", "forest-1", "inn")
    table.forest("forest-3berry").play("prepare")
    assert table.legal() == {"repeat basic-1", "done"}
    table.play("repeat basic-1")
    assert (table.goods(), table.workers(1)) == ((3, 0, 0, 0), ["basic-1", "basic-3", "forest-1", "inn"])


# Cards played by the repeated location


@pytest.mark.rule("EV-471")
def test_bats_react_to_a_card_played_there_before_the_workers_come_home() -> None:
    table = discount().ability(0, "bats").city(0, "museum").meadow("inn", "mine", "bard").stock(0, twig=1, resin=1)
    table.deck("king", "queen", "judge", "wife").play("prepare", "repeat forest-1", "draw meadow-1", "draw meadow-2")
    table.play("play inn")
    assert (table.asked, table.workers(), table.players[0].season) == ("draw-or-not", ["forest-1"], 0)
    table.play("done")
    assert (table.asked, table.workers(), table.players[0].season) == ("archive-card", ["forest-1"], 0)
    table.play("archive meadow-3")
    assert (table.workers(), at_home(table), len(table.players[0].archive)) == ([], 1, 1)


@pytest.mark.rule("EV-471")
def test_bees_react_too_even_on_the_way_to_autumn() -> None:
    table = discount().ability(0, "bees").season(0, "summer").city(0, "mine").meadow("inn", "king").stock(0, 1, 1)
    table.play("prepare", "repeat forest-1", "draw meadow-1", "draw meadow-2", "play inn")
    assert (table.asked, table.workers()) == ("feed-bees", ["forest-1"])
    table.play("discard king")
    assert (table.goods(), table.players[0].season, at_home(table)) == ((0, 0, 1 + 1, 0), 3, 3)


@pytest.mark.rule("EV-471")
def test_a_ranger_played_there_moves_a_worker_before_it_comes_home() -> None:
    table = discount("basic-1").meadow("ranger", "mine").stock(0, berry=1)
    table.play("prepare", "repeat forest-1", "draw meadow-1", "draw meadow-2", "play ranger", "move basic-1")
    assert table.asked == "move-worker"
    table.play("visit forest-2")
    assert (table.goods(), table.workers(), at_home(table)) == ((0, 0, 0, 3), [], 3)


@pytest.mark.rule("EV-471")
def test_ruins_played_there_may_even_remove_the_tower() -> None:
    table = discount().meadow("ruins", "mine").city(0, "farm").play("prepare", "repeat forest-1", "draw meadow-1")
    table.play("draw meadow-2", "play ruins", "remove clock-tower")
    assert (table.cities[0], table.goods(), at_home(table)) == (["farm", "ruins"], (3, 0, 1, 1), 2)


@pytest.mark.breach("EV-471")
def test_production_does_not_come_before_the_card_is_resolved() -> None:
    table = discount().meadow("storehouse", "king").stock(0, 1, 1).city(0, "courthouse")
    table.play("prepare", "repeat forest-1", "draw meadow-1", "draw meadow-2", "play storehouse")
    steps = [(table.asked, table.players[0].season)]
    for answer in ("store berry", "gain twig"):
        table.play(answer)
        steps.append((table.asked, table.players[0].season))
    assert steps == [("store-goods", 0), ("gain-any", 0), ("store-goods", 1)]
    table.play("store berry")
    assert (table.laid(0, "storehouse").stored(3), table.goods()) == (4, (1, 0, 0, 0))


@pytest.mark.breach("EV-471")
def test_a_location_that_plays_no_card_makes_nobody_react() -> None:
    table = tower("basic-5").ability(0, "bats").city(0, "museum", "historian").play("prepare", "repeat basic-5")
    assert (table.seat, len(table.hands[0]), table.players[0].archive) == (1, 2, [])
