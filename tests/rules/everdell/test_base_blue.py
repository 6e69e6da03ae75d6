"""Blue cards of the base game: cheaper plays, what follows a play, and the Clock Tower."""

from __future__ import annotations

import pytest

from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why


@pytest.mark.rule("EV-121")
def test_a_clock_tower_enters_with_three_tokens_that_score() -> None:
    table = Table().hand(0, "clock-tower").stock(0, twig=3, pebble=1)
    table.play("play clock-tower")
    assert (table.laid(0, "clock-tower").points, table.points(), table.score()["tokens"]) == (3, 0, 3)
    assert is_over(table)


@pytest.mark.rule("EV-121")
def test_a_token_of_the_clock_tower_repeats_a_location_before_the_workers_come_home() -> None:
    table = Table().city(0, "clock-tower").forest("forest-3berry").worker(0, "basic-3", "forest-1")
    prepared(table)
    assert (table.asked, table.legal()) == ("repeat-place", {"repeat basic-3", "repeat forest-1", "done"})
    assert (table.workers(), table.players[0].home) == (["basic-3", "forest-1"], 0)
    table.play("repeat forest-1")
    assert (table.goods(), table.laid(0, "clock-tower").points) == ((0, 0, 0, 3), 2)
    assert (table.workers(), table.players[0].home, table.score()["tokens"]) == ([], 3, 2)


@pytest.mark.breach("EV-121")
def test_the_clock_tower_repeats_one_basic_or_forest_location_and_nothing_else() -> None:
    table = Table().city(0, "clock-tower", "inn").worker(0, "basic-3", "haven", "inn", "harvest-festival")
    prepared(table.hand(0, "mine").worker(1, "basic-1"))
    assert table.legal() == {"repeat basic-3", "done"}
    for place in ("haven", "inn", "harvest-festival", "basic-1"):
        assert why(table, f"repeat {place}") == ("EV-121", "cannot-repeat")
    table.play("repeat basic-3")
    assert (table.goods(), table.laid(0, "clock-tower").points, is_over(table)) == ((0, 2, 0, 0), 2, True)


@pytest.mark.breach("EV-121")
def test_the_clock_tower_may_be_left_alone_and_without_tokens_does_nothing() -> None:
    table = prepared(Table().city(0, "clock-tower").worker(0, "basic-3"))
    table.play("done")
    assert (table.goods(), table.laid(0, "clock-tower").points) == ((0, 0, 0, 0), 3)
    table = prepared(Table().city(0, "clock-tower").tokens(0, "clock-tower", 0).worker(0, "basic-3"))
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 0), True)
    table = prepared(Table().city(1, "clock-tower").worker(0, "basic-3"))
    assert is_over(table)


@pytest.mark.rule("EV-122")
def test_a_courthouse_brings_a_resource_for_a_construction() -> None:
    table = Table().city(0, "courthouse").hand(0, "inn").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert table.legal() == {"gain twig", "gain resin", "gain pebble"}
    table.play("gain pebble")
    assert (table.goods(), is_over(table)) == ((0, 0, 1, 0), True)


@pytest.mark.breach("EV-122")
def test_a_courthouse_brings_no_berry_and_nothing_for_critters_itself_or_others() -> None:
    table = Table().city(0, "courthouse").hand(0, "inn").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert why(table, "gain berry") == ("EV-122", "only-building-stuff")
    assert why(table, "done")[1] == "not-now"
    table = Table().city(0, "courthouse").hand(0, "wife").stock(0, berry=2)
    table.play("play wife")
    assert is_over(table)
    table = Table().hand(0, "courthouse").stock(0, twig=1, resin=1, pebble=2)
    table.play("play courthouse")
    assert is_over(table)
    table = Table().city(1, "courthouse").hand(0, "inn").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert (is_over(table), table.goods(1)) == (True, (0, 0, 0, 0))


@pytest.mark.rule("EV-123")
def test_a_crane_leaves_and_saves_three_resources_of_a_construction() -> None:
    table = Table().city(0, "crane").hand(0, "castle").stock(0, twig=2, resin=3, pebble=3)
    table.play("play castle with=crane", "pay 2-twig 3-pebble")
    assert (table.cities[0], table.goods(), table.pile()) == (["castle"], (0, 3, 0, 0), ["crane"])
    table = Table().city(0, "crane").hand(0, "inn")
    table.play("play inn with=crane")
    assert (table.cities[0], table.goods()) == (["inn"], (0, 0, 0, 0))


@pytest.mark.breach("EV-123")
def test_a_crane_helps_no_critter_and_saves_no_fourth_resource() -> None:
    table = Table().city(0, "crane").hand(0, "wife").rich()
    assert why(table, "play wife with=crane") == ("EV-078", "does-not-help")
    table = Table().city(0, "crane").hand(0, "castle").stock(0, twig=2, pebble=2, berry=9)
    assert why(table, "play castle with=crane") == ("EV-079", "still-too-dear")
    table = Table().city(0, "crane").hand(0, "crane").rich()
    assert why(table, "play crane with=crane") == ("EV-085", "unique-already")
    table = Table().city(0, "crane").hand(0, "castle").rich()
    table.play("play castle with=crane")
    assert why(table, "pay 1-twig 3-pebble") == ("EV-339", "wrong-price")


@pytest.mark.rule("EV-125")
@pytest.mark.parametrize(("card", "stock"), [("inn", {}), ("king", {"berry": 3}), ("castle", {"twig": 2, "resin": 3})])
def test_a_prisoner_saves_three_resources_of_any_card(card: str, stock: dict[str, int]) -> None:
    table = Table().city(0, "dungeon", "wife").hand(0, card).stock(0, **stock)
    table.play(f"play {card} prison=wife")
    assert (table.cities[0], table.goods(), table.pile()) == (["dungeon", card], (0, 0, 0, 0), [])
    assert len(table.laid(0, "dungeon").beneath) == 1


@pytest.mark.rule("EV-125")
def test_a_second_cell_is_open_while_a_ranger_is_in_the_city() -> None:
    table = Table().city(0, "dungeon", "wife", "ranger").prisoners(0, "husband").hand(0, "inn")
    table.play("play inn prison=wife")
    assert len(table.laid(0, "dungeon").beneath) == 2
    table = Table().city(0, "dungeon", "ranger").hand(0, "inn")
    table.play("play inn prison=ranger")
    assert table.cities[0] == ["dungeon", "inn"]


@pytest.mark.breach("EV-125")
def test_a_full_dungeon_takes_no_prisoner_and_the_ranger_never_fills_the_second_cell() -> None:
    table = Table().city(0, "dungeon", "wife").prisoners(0, "husband").hand(0, "inn")
    assert why(table, "play inn prison=wife") == ("EV-125", "no-prisoner")
    table = Table().city(0, "dungeon", "wife", "ranger").prisoners(0, "husband").hand(0, "inn")
    assert why(table, "play inn prison=ranger") == ("EV-125", "no-prisoner")
    table = Table().city(0, "dungeon", "wife", "ranger").prisoners(0, "husband", "king").hand(0, "inn")
    assert why(table, "play inn prison=wife") == ("EV-125", "no-prisoner")
    table = Table().city(0, "dungeon", "mine").hand(0, "inn")
    assert why(table, "play inn prison=mine") == ("EV-125", "no-prisoner")
    table = Table().city(0, "wife").hand(0, "inn")
    assert why(table, "play inn prison=wife") == ("EV-125", "no-dungeon")
    table = Table().city(0, "dungeon", "wife").hand(0, "king").stock(0, berry=2)
    assert why(table, "play king prison=wife") == ("EV-125", "still-too-dear")


@pytest.mark.breach("EV-125")
def test_a_prisoner_is_out_of_the_city() -> None:
    table = Table().city(0, "dungeon", "teacher").hand(0, "school").rich()
    table.play("play school prison=teacher", "pay 1-resin")
    assert (table.score()["cards"], table.score()["prosperity"]) == (0 + 2, 0)


@pytest.mark.rule("EV-131")
def test_a_historian_draws_a_card_after_every_play() -> None:
    table = Table().city(0, "historian").deck("king", "queen").hand(0, "wife", "inn").rich()
    table.play("play inn")
    assert table.hands[0] == ["king", "wife"]
    table.turn(0).play("play wife")
    assert table.hands[0] == ["king", "queen"]


@pytest.mark.breach("EV-131")
def test_a_historian_draws_nothing_for_itself_or_for_plays_of_others() -> None:
    table = Table().hand(0, "historian").stock(0, berry=2)
    table.play("play historian")
    assert (table.hands[0], is_over(table)) == ([], True)
    table = Table().city(1, "historian").hand(0, "wife").stock(0, berry=2)
    table.play("play wife")
    assert (table.hands, is_over(table)) == ([[], []], True)
    table = Table().city(0, "historian")
    table.play("visit basic-8")
    assert table.hands[0] == []


@pytest.mark.rule("EV-134")
def test_an_innkeeper_leaves_and_saves_three_berries_of_a_critter() -> None:
    table = Table().city(0, "innkeeper").hand(0, "king").stock(0, berry=4)
    table.play("play king with=innkeeper")
    assert (table.cities[0], table.goods(), table.pile()) == (["king"], (0, 0, 0, 1), ["innkeeper"])


@pytest.mark.breach("EV-134")
def test_an_innkeeper_helps_no_construction_and_saves_no_fourth_berry() -> None:
    table = Table().city(0, "innkeeper").hand(0, "inn").rich()
    assert why(table, "play inn with=innkeeper") == ("EV-078", "does-not-help")
    table = Table().city(0, "innkeeper").hand(0, "king").stock(0, twig=9, berry=2)
    assert why(table, "play king with=innkeeper") == ("EV-079", "still-too-dear")
    table = Table().city(0, "innkeeper").hand(0, "wife")
    table.play("play wife with=innkeeper")
    # The third berry that a Wife does not cost is not given out.
    assert table.goods() == (0, 0, 0, 0)


@pytest.mark.rule("EV-135")
def test_a_judge_puts_one_resource_in_place_of_another() -> None:
    table = Table().city(0, "judge").hand(0, "mine").stock(0, twig=1, resin=1, berry=1)
    table.play("play mine with=judge")
    assert (table.cities[0], table.goods()) == (["judge", "mine"], (0, 0, 1, 0))
    table = Table().city(0, "judge").hand(0, "inn").rich()
    table.play("play inn with=judge")
    assert table.legal() == {
        *("pay 1-twig 2-resin", "pay 1-twig 1-resin 1-pebble", "pay 1-twig 1-resin 1-berry"),
        *("pay 3-twig", "pay 2-twig 1-pebble", "pay 2-twig 1-berry"),
    }


@pytest.mark.breach("EV-135")
def test_a_judge_does_not_replace_two_resources() -> None:
    table = Table().city(0, "judge").hand(0, "mine").stock(0, twig=1, berry=5)
    assert why(table, "play mine with=judge") == ("EV-345", "still-too-dear")
    table = Table().city(0, "judge").hand(0, "inn").rich()
    table.play("play inn with=judge")
    assert why(table, "pay 1-twig 1-resin") == ("EV-345", "wrong-price")
    assert why(table, "pay 1-resin 2-pebble") == ("EV-345", "wrong-price")
    table = Table().city(1, "judge").hand(0, "mine").stock(0, twig=1, resin=1, berry=1)
    assert why(table, "play mine") == ("EV-075", "cannot-afford")


@pytest.mark.rule("EV-152")
def test_a_shopkeeper_brings_a_berry_for_a_critter() -> None:
    table = Table().city(0, "shopkeeper", "farm").hand(0, "wife", "king").stock(0, berry=6)
    table.play("play king")
    assert (table.goods(), is_over(table)) == ((0, 0, 0, 1), True)
    table.turn(0).play("play wife free=farm")
    assert table.goods() == (0, 0, 0, 2)


@pytest.mark.breach("EV-152")
def test_a_shopkeeper_brings_nothing_for_constructions_itself_others_or_a_fool() -> None:
    table = Table().city(0, "shopkeeper").hand(0, "inn").stock(0, twig=2, resin=1)
    table.play("play inn")
    assert table.goods() == (0, 0, 0, 0)
    table = Table().hand(0, "shopkeeper").stock(0, berry=2)
    table.play("play shopkeeper")
    assert table.goods() == (0, 0, 0, 0)
    table = Table().city(1, "shopkeeper").hand(0, "wife").stock(0, berry=2)
    table.play("play wife")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 0), (0, 0, 0, 0))
    table = Table().city(0, "shopkeeper").hand(0, "fool").stock(0, berry=3)
    table.play("play fool")
    assert (table.goods(), table.cities[1]) == ((0, 0, 0, 0), ["fool"])
