"""Tan cards of the base game: what they do once, when they are played."""

from __future__ import annotations

import pytest

from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why

FIFTEEN = ("mine",) * 15


@pytest.mark.rule("EV-115")
def test_a_bard_throws_away_up_to_five_cards_for_a_token_each() -> None:
    table = Table().hand(0, "bard", *["mine"] * 5, "king", "queen").stock(0, berry=3)
    table.play("play bard", *["discard mine"] * 5)
    assert (table.points(), table.hands[0], table.pile(), is_over(table)) == (
        5,
        ["king", "queen"],
        ["mine"] * 5,
        True,
    )
    table = Table().hand(0, "bard", "mine", "king").stock(0, berry=3)
    table.play("play bard", "discard king", "done")
    assert (table.points(), table.hands[0], is_over(table)) == (1, ["mine"], True)


@pytest.mark.breach("EV-115")
def test_a_bard_may_throw_away_nothing_and_never_a_sixth_card() -> None:
    table = Table().hand(0, "bard", *["mine"] * 7).stock(0, berry=3)
    table.play("play bard", "done")
    assert (table.points(), len(table.hands[0]), is_over(table)) == (0, 7, True)
    table = Table().hand(0, "bard", *["mine"] * 7).stock(0, berry=3)
    table.play("play bard", *["discard mine"] * 5)
    assert (table.points(), len(table.hands[0]), is_over(table)) == (5, 2, True)
    table = Table().hand(0, "bard", "mine").stock(0, berry=3)
    table.play("play bard")
    assert why(table, "discard bard") == ("EV-115", "card-not-in-hand")
    table = prepared(Table().city(0, "bard").hand(0, "mine"))
    assert is_over(table)


@pytest.mark.rule("EV-129")
def test_a_fool_goes_into_an_empty_space_of_an_opponent() -> None:
    table = Table(3).city(1, "mine").hand(0, "fool").stock(0, berry=3)
    table.play("play fool")
    assert table.legal() == {"opponent @2", "opponent @3"}
    table.play("opponent @2")
    assert (table.cities, is_over(table)) == ([[], ["mine", "fool"], []], True)
    assert (table.score(0)["cards"], table.score(1)["cards"]) == (0, 2 - 2)


@pytest.mark.breach("EV-129")
def test_a_fool_goes_neither_home_nor_to_a_second_fool_nor_into_a_full_city() -> None:
    table = Table(4).city(1, "fool").hand(0, "fool").stock(0, berry=3)
    table.play("play fool")
    assert table.legal() == {"opponent @3", "opponent @4"}
    assert why(table, "opponent @2") == ("EV-129", "no-room-for-fool")
    assert why(table, "opponent @1") == ("EV-129", "no-opponent")
    table = Table(3).city(1, "fool").city(2, *FIFTEEN).hand(0, "fool").stock(0, berry=3)
    assert why(table, "play fool") == ("EV-129", "nobody-takes-fool")


@pytest.mark.rule("EV-145")
def test_a_postal_pigeon_plays_one_of_two_cards_worth_three_or_less() -> None:
    table = Table().deck("university", "mine", "king").hand(0, "postal-pigeon").stock(0, berry=2)
    table.play("play postal-pigeon")
    assert table.legal() == {"play university revealed", "play mine revealed", "done"}
    table.play("play university revealed")
    assert (table.cities[0], table.pile(), table.goods()) == (
        ["postal-pigeon", "university"],
        ["mine"],
        (0, 0, 0, 0),
    )
    assert is_over(table)


@pytest.mark.breach("EV-145")
def test_a_postal_pigeon_plays_no_card_worth_four_and_keeps_none() -> None:
    table = Table().deck("king", "mine", "farm").hand(0, "postal-pigeon").stock(0, berry=9)
    table.play("play postal-pigeon")
    assert table.legal() == {"play mine revealed", "done"}
    assert why(table, "play king revealed") == ("EV-145", "worth-too-much")
    assert why(table, "play farm revealed") == ("EV-145", "cannot-play-revealed")
    table.play("done")
    assert (table.cities[0], table.hands[0], table.pile()) == (["postal-pigeon"], [], ["king", "mine"])


@pytest.mark.rule("EV-147")
def test_a_ranger_moves_a_deployed_worker_to_another_space() -> None:
    table = Table().worker(0, "basic-1", "haven").home(0, 1).hand(0, "ranger").stock(0, berry=2)
    table.play("play ranger")
    assert (table.asked, table.legal()) == ("lift-worker", {"move basic-1", "move haven"})
    table.play("move basic-1", "visit basic-3")
    assert (table.goods(), table.workers(), table.players[0].home) == ((0, 2, 0, 0), ["basic-3", "haven"], 1)
    assert is_over(table)


@pytest.mark.rule("EV-147")
def test_a_ranger_opens_the_second_cell_of_the_dungeon() -> None:
    table = Table().city(0, "dungeon", "ranger", "wife").prisoners(0, "husband").hand(0, "mine")
    table.play("play mine prison=wife")
    assert table.cities[0] == ["dungeon", "ranger", "mine"]
    assert len(table.laid(0, "dungeon").beneath) == 2


@pytest.mark.breach("EV-147")
def test_a_ranger_moves_no_worker_that_stays_for_good_and_never_to_the_same_space() -> None:
    table = Table().city(0, "monastery").worker(0, "monastery", fixed=True).worker(0, "basic-1", "basic-8")
    table.hand(0, "ranger").stock(0, berry=2).play("play ranger")
    assert table.legal() == {"move basic-1", "move basic-8"}
    assert why(table, "move monastery") == ("EV-034", "worker-stays")
    assert why(table, "move basic-5") == ("EV-147", "no-worker-there")
    table.play("move basic-8")
    assert why(table, "visit basic-8") == ("EV-325", "same-place")
    assert why(table, "visit basic-1") == ("EV-018", "place-taken")
    table = Table().city(0, "dungeon", "wife").prisoners(0, "husband").hand(0, "mine")
    assert why(table, "play mine prison=wife") == ("EV-125", "no-prisoner")


@pytest.mark.rule("EV-426")
def test_a_ranger_without_a_movable_worker_is_played_and_moves_nothing() -> None:
    table = Table().city(0, "cemetery").worker(0, "cemetery", fixed=True).hand(0, "ranger").stock(0, berry=2)
    table.play("play ranger")
    assert (table.cities[0], table.workers(), is_over(table)) == (["cemetery", "ranger"], ["cemetery"], True)


@pytest.mark.breach("EV-426")
def test_with_a_movable_worker_the_move_is_made() -> None:
    table = Table().worker(0, "basic-1", "haven").hand(0, "ranger").stock(0, berry=2)
    table.play("play ranger")
    assert why(table, "done")[1] == "not-now"
    table.play("move basic-1")
    assert why(table, "done")[1] == "not-now"
    assert "visit basic-8" in table.legal("visit")


@pytest.mark.rule("EV-149")
def test_ruins_take_the_spot_of_a_construction_whose_price_comes_back() -> None:
    table = Table().city(0, "castle", *FIFTEEN[:13], "king").hand(0, "ruins").deck("queen", "inn")
    table.play("play ruins")
    assert table.legal() == {"remove castle", "remove mine", *[f"remove mine-{copy}" for copy in range(2, 14)]}
    table.play("remove castle")
    assert (table.goods(), table.hands[0], table.pile()) == ((2, 3, 3, 0), ["inn", "queen"], ["castle"])
    assert (table.cities[0], is_over(table)) == ([*FIFTEEN[:13], "king", "ruins"], True)


@pytest.mark.breach("EV-149")
def test_no_ruins_without_a_construction_and_none_from_a_main_road() -> None:
    table = Table().city(0, "king", "wife").city(1, "mine").hand(0, "ruins").rich()
    assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    table = Table(newleaf="cards").city(0, "main-road").hand(0, "ruins")
    assert why(table, "play ruins") == ("EV-149", "nothing-to-ruin")
    table = Table(newleaf="cards").city(0, "main-road", "mine", "farm", "king").hand(0, "ruins")
    table.play("play ruins")
    assert table.legal() == {"remove mine", "remove farm"}
    assert why(table, "remove main-road") == ("EV-349", "main-road-stays")
    assert why(table, "remove king") == ("EV-149", "not-removable")
    assert why(table, "done")[1] == "not-now"


@pytest.mark.rule("EV-151")
def test_what_is_paid_for_a_shepherd_goes_to_an_opponent() -> None:
    table = Table(3).city(0, "chapel").tokens(0, "chapel", 2).hand(0, "shepherd").stock(0, berry=4)
    table.play("play shepherd")
    assert (table.asked, table.legal()) == ("choose-receiver", {"opponent @2", "opponent @3"})
    table.play("opponent @3")
    assert (table.goods(0), table.goods(1), table.goods(2)) == ((0, 0, 0, 4), (0, 0, 0, 0), (0, 0, 0, 3))
    assert (table.points(), table.laid(0, "chapel").points, is_over(table)) == (2, 2, True)


@pytest.mark.rule("EV-151")
def test_even_what_the_judge_puts_in_place_of_a_berry() -> None:
    table = Table().city(0, "judge").hand(0, "shepherd").stock(0, pebble=1, berry=2)
    table.play("play shepherd with=judge")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 3), (0, 0, 1, 2))


@pytest.mark.breach("EV-151")
def test_nobody_gets_anything_for_a_shepherd_played_without_payment() -> None:
    table = Table(3).city(0, "chapel").hand(0, "shepherd").stock(0, berry=3)
    table.play("play shepherd free=chapel")
    assert (table.goods(0), table.goods(1), table.goods(2)) == ((0, 0, 0, 6), (0, 0, 0, 0), (0, 0, 0, 0))
    assert (table.points(), is_over(table)) == (0, True)
    table = Table().city(0, "innkeeper").city(1, "chapel").tokens(1, "chapel", 3).hand(0, "shepherd")
    table.play("play shepherd with=innkeeper")
    assert (table.goods(0), table.goods(1), table.points()) == ((0, 0, 0, 3), (0, 0, 0, 0), 0)
    table = Table().hand(0, "wanderer").stock(0, berry=3)
    table.play("play wanderer")
    assert table.goods(1) == (0, 0, 0, 0)


@pytest.mark.rule("EV-474")
@pytest.mark.parametrize("passed", [(1,), (1, 2)])
def test_a_shepherd_is_paid_to_whoever_has_not_passed_or_to_the_supply(passed: tuple[int, ...]) -> None:
    table = Table(3).hand(0, "shepherd").stock(0, berry=3).passed(*passed)
    table.play("play shepherd")
    assert (table.goods(0), table.goods(1)) == ((0, 0, 0, 3), (0, 0, 0, 0))
    assert table.goods(2) == (0, 0, 0, 0 if 2 in passed else 3)


@pytest.mark.breach("EV-474")
def test_a_shepherd_is_not_paid_to_one_who_has_passed() -> None:
    table = Table(4).hand(0, "shepherd").stock(0, berry=3).passed(1)
    table.play("play shepherd")
    assert why(table, "opponent @2") == ("EV-092", "has-passed")
    assert why(table, "opponent @1") == ("EV-474", "no-opponent")


@pytest.mark.rule("EV-157")
def test_an_undertaker_discards_three_meadow_cards_and_draws_one() -> None:
    table = Table().meadow("king", "mine", "inn", "farm").deck("castle", "palace", "theater", "school")
    table.hand(0, "undertaker").stock(0, berry=2)
    table.play("play undertaker", "discard meadow-4", "discard meadow-1", "discard meadow-2")
    assert (table.pile(), table.rows()[:4]) == (["king", "mine", "farm"], ["castle", "palace", "inn", "theater"])
    assert table.legal() == {f"draw meadow-{place}" for place in range(1, 9)}
    table.play("draw meadow-2")
    assert (table.hands[0], table.rows()[:4]) == (["palace"], ["castle", "school", "inn", "theater"])
    assert is_over(table)


@pytest.mark.rule("EV-157")
def test_an_undertaker_opens_the_second_space_of_the_cemetery() -> None:
    table = Table().city(0, "cemetery", "undertaker").worker(0, "cemetery", fixed=True)
    assert "visit cemetery" in table.legal("visit")


@pytest.mark.breach("EV-157")
def test_an_undertaker_discards_three_different_cards_no_more_and_no_fewer() -> None:
    table = Table(newleaf="station").hand(0, "undertaker").stock(0, berry=2)
    table.play("play undertaker", "discard meadow-4")
    assert why(table, "discard meadow-4") == ("EV-157", "cannot-discard-there")
    assert why(table, "discard station-1") == ("EV-157", "cannot-discard-there")
    assert why(table, "done")[1] == "not-now"
    table.play("discard meadow-1", "discard meadow-2")
    assert (table.asked, len(table.pile())) == ("draw-from-rows", 3)
    assert why(table, "done")[1] == "not-now"
    assert why(table, "draw deck") == ("EV-157", "cannot-draw-there")
    table = Table().city(0, "cemetery").city(1, "undertaker").worker(0, "cemetery", fixed=True)
    assert why(table, "visit cemetery") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-159")
def test_a_wanderer_draws_three_cards_and_takes_no_space() -> None:
    table = Table().city(0, *FIFTEEN).hand(0, "wanderer").stock(0, berry=2).deck("king", "queen", "inn")
    table.play("play wanderer")
    assert (table.hands[0], table.cities[0][15:], is_over(table)) == (["inn", "king", "queen"], ["wanderer"], True)
    table = Table().city(0, *FIFTEEN[:14], "wanderer", "wanderer").hand(0, "mine").rich()
    assert "play mine" in table.legal("play")


@pytest.mark.breach("EV-159")
def test_a_wanderer_draws_once_and_makes_no_room_for_others() -> None:
    table = prepared(Table().city(0, "wanderer"))
    assert (table.hands[0], is_over(table)) == ([], True)
    table = Table().city(0, *FIFTEEN, "wanderer").hand(0, "inn").rich()
    assert why(table, "play inn") == ("EV-084", "city-full")
    table = Table().hand(0, "wanderer", *["mine"] * 7).stock(0, berry=2)
    table.play("play wanderer")
    assert len(table.hands[0]) == 8
