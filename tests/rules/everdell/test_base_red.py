"""Red cards of the base game: Chapel, Inn, Lookout, Monastery, Queen, University."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import IllegalMove
from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why

ALL_BASIC = {f"visit lookout copy=basic-{number}" for number in range(1, 9)}


@pytest.mark.rule("EV-119")
@pytest.mark.parametrize(("before", "cards"), [(0, 2), (1, 4), (2, 6), (3, 8)])
def test_a_visit_adds_a_token_to_the_chapel_and_draws_two_cards_for_each(before: int, cards: int) -> None:
    table = Table().city(0, "chapel").tokens(0, "chapel", before)
    table.play("visit chapel")
    assert (table.laid(0, "chapel").points, len(table.hands[0]), is_over(table)) == (before + 1, cards, True)
    assert table.score()["tokens"] == before + 1


@pytest.mark.breach("EV-119")
def test_tokens_of_the_chapel_stay_on_it_and_draw_no_more_than_a_full_hand() -> None:
    table = Table().city(0, "chapel").tokens(0, "chapel", 4)
    table.play("visit chapel")
    assert (len(table.hands[0]), table.points()) == (8, 0)
    table = Table().city(1, "chapel")
    assert "visit chapel@2" not in table.legal("visit")
    assert why(table, "visit chapel@2") == ("EV-049", "not-open")
    table = Table().city(0, "chapel").worker(0, "chapel")
    assert why(table, "visit chapel") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-133")
def test_the_inn_plays_a_meadow_card_for_three_less() -> None:
    table = Table().city(0, "inn").meadow("castle", *["king"] * 7).deck("queen").stock(0, twig=2, pebble=3)
    table.play("visit inn")
    assert (table.asked, table.legal()) == ("play-through", {"play castle meadow-1"})
    table.play("play castle meadow-1")
    assert (table.cities[0], table.goods(), table.rows()[0]) == (["inn", "castle"], (0, 0, 0, 0), "queen")
    assert (table.points(0), table.points(1), is_over(table)) == (0, 0, True)


@pytest.mark.rule("EV-133")
def test_the_player_chooses_what_the_inn_saves() -> None:
    table = Table().city(0, "inn").meadow("mine", "castle").rich()
    table.play("visit inn", "play castle meadow-2")
    assert "pay 2-twig 3-pebble" in table.legal("pay")
    assert "pay 1-twig 2-resin 2-pebble" in table.legal("pay")
    table.play("pay 1-twig 2-resin 2-pebble")
    assert table.goods() == (19, 18, 18, 20)


@pytest.mark.rule("EV-133")
def test_the_owner_of_an_inn_gets_a_token_from_visitors() -> None:
    table = Table().city(1, "inn").meadow("mine")
    table.play("visit inn@2", "play mine meadow-1")
    assert (table.points(0), table.points(1), table.cities) == (0, 1, [["mine"], ["inn"]])
    assert table.workers(0) == ["inn@2"]


@pytest.mark.breach("EV-133")
def test_the_inn_plays_no_hand_card_and_is_not_visited_in_vain() -> None:
    table = Table().city(0, "inn").hand(0, "mine").meadow("farm", *["king"] * 7)
    table.play("visit inn")
    assert table.legal() == {"play farm meadow-1"}
    assert why(table, "play mine") == ("EV-133", "cannot-play-through")
    assert why(table, "play king meadow-2") == ("EV-133", "cannot-play-through")
    assert why(table, "done") == ("EV-020", "must-play")
    table = Table().city(0, "inn").hand(0, "mine").meadow(*["king"] * 8).stock(0, berry=2)
    assert why(table, "visit inn") == ("EV-326", "visit-without-effect")
    table = Table().city(1, "inn").meadow("mine").worker(1, "inn")
    assert why(table, "visit inn@2") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-137")
def test_the_lookout_copies_any_basic_or_forest_location_occupied_or_not() -> None:
    table = Table().city(0, "lookout").forest("forest-3berry", "forest-2resin-1twig").worker(1, "basic-1", "forest-1")
    assert table.legal("visit lookout") == {
        *ALL_BASIC,
        "visit lookout copy=forest-1",
        "visit lookout copy=forest-2",
    }
    table.play("visit lookout copy=basic-1")
    assert (table.goods(), table.workers()) == ((3, 0, 0, 0), ["lookout"])
    table.turn(0).home(0, 1).game.own(0).workers = []
    table.turn(0).play("visit lookout copy=forest-1")
    assert table.goods() == (3, 0, 0, 3)


@pytest.mark.breach("EV-137")
def test_the_lookout_copies_nothing_else_and_no_location_without_effect() -> None:
    table = Table().city(0, "lookout").forest("forest-discard-draw-double", "forest-3berry").season(0, "autumn")
    assert table.legal("visit lookout") == {*ALL_BASIC, "visit lookout copy=forest-2"}
    assert why(table, "visit lookout copy=forest-1") == ("EV-458", "cannot-copy-place")
    assert why(table, "visit lookout") == ("EV-137", "say-what-to-copy")
    for place in ("haven", "journey-2", "lookout", "harvest-festival"):
        with pytest.raises(IllegalMove):
            table.refusal(f"visit lookout copy={place}")
    table = Table().city(1, "lookout")
    assert why(table, "visit lookout@2 copy=basic-1") == ("EV-049", "not-open")


@pytest.mark.rule("EV-140")
def test_the_monastery_takes_two_resources_for_an_opponent_and_gives_four_tokens() -> None:
    table = Table(3).city(0, "monastery").stock(0, twig=1, pebble=2)
    table.play("visit monastery")
    assert table.legal() == {"opponent @2", "opponent @3"}
    table.play("opponent @3", "spend pebble", "spend twig")
    assert (table.goods(0), table.goods(1), table.goods(2)) == ((0, 0, 1, 0), (0, 0, 0, 0), (1, 0, 1, 0))
    assert (table.points(), is_over(table)) == (4, True)
    table = prepared(table.turn(0))
    assert (table.workers(), table.players[0].home) == (["monastery"], 1)


@pytest.mark.breach("EV-140")
def test_no_monastery_for_one_resource_and_no_second_worker_without_a_monk() -> None:
    table = Table().city(0, "monastery").stock(0, twig=1)
    assert why(table, "visit monastery") == ("EV-326", "visit-without-effect")
    table = Table(3).city(0, "monastery").stock(0, twig=2, pebble=2)
    table.play("visit monastery", "opponent @2")
    assert why(table, "spend resin") == ("EV-140", "cannot-spend")
    assert why(table, "done")[1] == "not-now"
    table = Table().city(0, "monastery").worker(0, "monastery", fixed=True).rich()
    assert why(table, "visit monastery") == ("EV-050", "place-taken")
    table = Table().city(0, "monastery", "monk").worker(0, "monastery", "monastery", fixed=True).rich()
    assert why(table, "visit monastery") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-474")
@pytest.mark.parametrize("passed", [(1,), (1, 2)])
def test_the_monastery_gives_to_whoever_has_not_passed_or_to_the_supply(passed: tuple[int, ...]) -> None:
    table = Table(3).city(0, "monastery").stock(0, twig=2, resin=2).passed(*passed)
    table.play("visit monastery", "spend twig", "spend resin")
    assert (table.points(), table.goods(0), table.goods(1)) == (4, (1, 1, 0, 0), (0, 0, 0, 0))
    assert table.goods(2) == ((0, 0, 0, 0) if 2 in passed else (1, 1, 0, 0))


@pytest.mark.breach("EV-474")
def test_the_monastery_gives_nothing_to_one_who_has_passed() -> None:
    table = Table(4).city(0, "monastery").stock(0, twig=2).passed(2)
    table.play("visit monastery")
    assert table.legal() == {"opponent @2", "opponent @4"}
    assert why(table, "opponent @3") == ("EV-092", "has-passed")
    assert why(table, "opponent @1") == ("EV-474", "no-opponent")


@pytest.mark.rule("EV-146")
def test_the_queen_plays_a_card_worth_three_or_less_for_nothing() -> None:
    table = Table().city(0, "queen").hand(0, "theater", "king").meadow("university", *["king"] * 7)
    table.play("visit queen")
    assert table.legal() == {"play theater", "play university meadow-1"}
    table.play("play theater")
    assert (table.cities[0], table.hands[0], table.goods(), is_over(table)) == (
        ["queen", "theater"],
        ["king"],
        (0, 0, 0, 0),
        True,
    )


@pytest.mark.breach("EV-146")
def test_the_queen_plays_no_card_worth_four_whatever_else_it_brings() -> None:
    """The printed points count: a School with many Critters beside it is worth 2."""
    table = Table().city(0, "queen", "husband", "husband").hand(0, "castle", "school").meadow(*["king"] * 8).rich()
    table.play("visit queen")
    assert table.legal() == {"play school"}
    assert why(table, "play castle") == ("EV-146", "cannot-play-through")
    assert why(table, "play king meadow-1") == ("EV-146", "cannot-play-through")
    assert why(table, "done") == ("EV-020", "must-play")
    table = Table().city(0, "queen").hand(0, "castle", "doctor").meadow(*["king"] * 8).rich()
    assert why(table, "visit queen") == ("EV-326", "visit-without-effect")
    table = Table().city(1, "queen").hand(0, "mine")
    assert why(table, "visit queen@2") == ("EV-049", "not-open")


@pytest.mark.rule("EV-158")
def test_the_university_discards_another_card_for_its_price_a_resource_and_a_token() -> None:
    table = Table().city(0, "university", "castle", "king")
    table.play("visit university")
    assert table.legal() == {"remove castle", "remove king"}
    table.play("remove castle", "gain berry")
    assert (table.goods(), table.points(), is_over(table)) == ((2, 3, 3, 1), 1, True)
    assert (table.cities[0], table.pile()) == (["university", "king"], ["castle"])


@pytest.mark.breach("EV-158")
def test_the_university_discards_neither_itself_nor_a_main_road_nor_a_card_of_others() -> None:
    table = Table(newleaf="cards").city(0, "university", "main-road", "mine", "farm").city(1, "inn")
    table.play("visit university")
    assert table.legal() == {"remove mine", "remove farm"}
    assert why(table, "remove university") == ("EV-350", "not-itself")
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")
    assert why(table, "remove inn@2") == ("EV-158", "not-in-city")
    assert why(table, "done")[1] == "not-now"
    table = Table(newleaf="cards").city(0, "university", "main-road")
    assert why(table, "visit university") == ("EV-326", "visit-without-effect")
