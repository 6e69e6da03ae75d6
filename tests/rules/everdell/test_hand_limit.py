"""Hands: the limit, room for what is drawn, cards given to others, what is only looked at."""

from __future__ import annotations

import pytest

from tests.rules.everdell.table import Table, why

#: Hand cards nobody can play here.
SIX = ("king",) * 6
SEVEN = ("king",) * 7
EIGHT = ("king",) * 8


# The limit


@pytest.mark.rule("EV-090")
@pytest.mark.parametrize(("held", "drawn"), [(0, 2), (5, 2), (6, 2), (7, 1), (8, 0)])
def test_cards_are_drawn_up_to_eight(held: int, drawn: int) -> None:
    table = Table().hand(0, *["king"] * held).deck("mine", "inn", "bard").play("visit basic-5")
    assert sorted(table.hands[0]) == sorted([*["king"] * held, *["mine", "inn"][:drawn]])
    assert (len(table.game.deck), table.points()) == (43 - drawn, 1)


@pytest.mark.breach("EV-090")
def test_a_full_hand_draws_nothing_wherever_the_cards_come_from() -> None:
    table = Table().hand(0, *EIGHT).forest("forest-3card-1pebble").play("visit forest-1")
    assert (table.hands[0], table.goods(), len(table.game.deck), table.pile()) == ([*EIGHT], (0, 0, 1, 0), 60, [])
    table = Table().hand(0, *EIGHT).season(0, "spring").home(0, 0).worker(0, "basic-8").play("prepare")
    assert (table.seat, table.hands[0], table.rows()) == (1, [*EIGHT], ["wanderer"] * 8)
    table = Table().hand(0, *EIGHT).meadow("undertaker").stock(0, berry=2)
    table.play("play undertaker meadow-1", "discard meadow-2", "discard meadow-3", "discard meadow-4")
    assert (table.seat, table.hands[0], table.pile()) == (1, [*EIGHT], ["wanderer"] * 3)


@pytest.mark.rule("EV-358")
def test_a_hand_above_the_limit_is_kept_when_the_bank_has_gone() -> None:
    table = Table().city(0, "bank", "university").tokens(0, "bank", 2).hand(0, *EIGHT, "inn")
    table.play("visit university", "gain twig").turn(0)
    assert (len(table.hands[0]), table.cities[0]) == (9, ["university"])


@pytest.mark.breach("EV-358")
def test_nothing_is_added_to_it_until_it_is_below_the_limit() -> None:
    table = Table().hand(0, *EIGHT, "inn", "inn").rich().play("visit basic-5").turn(0)
    assert len(table.hands[0]) == 10
    table.play("play inn").turn(0).play("visit basic-5").turn(0)
    assert len(table.hands[0]) == 9
    table.play("play inn").turn(0).home(0, 2).play("visit basic-5").turn(0)
    assert len(table.hands[0]) == 8
    table.hand(0, *SEVEN).home(0, 1).play("visit basic-5")
    assert len(table.hands[0]) == 8
    table = Table().hand(1, *EIGHT, "inn").city(0, "post-office").hand(0, "king", "king").play("visit post-office")
    assert table.legal() == {"give king nobody"}


# Room


@pytest.mark.rule("EV-354")
def test_a_played_card_makes_room_for_what_is_drawn_for_it() -> None:
    table = Table().city(0, "historian").hand(0, *SEVEN, "inn").rich().deck("bard").play("play inn")
    assert table.hands[0] == ["bard", *SEVEN]


@pytest.mark.rule("EV-354")
def test_a_card_given_or_discarded_makes_room_for_what_is_drawn_for_it() -> None:
    table = Table().hand(0, *EIGHT, "tea-house").stock(0, twig=2, resin=2).deck("bard")
    table.play("play tea-house", "give king @2", "gain twig")
    assert (table.hands, table.goods()) == ([["bard", *SEVEN], ["king"]], (1, 0, 0, 0))
    table = Table().forest("forest-discard-draw-double").hand(0, *SEVEN, "inn").deck("bard", "mine")
    table.play("visit forest-1", "discard inn", "done")
    assert table.hands[0] == ["bard", *SEVEN]


@pytest.mark.breach("EV-354")
def test_a_card_from_the_meadow_makes_no_room() -> None:
    table = Table().city(0, "historian").hand(0, *EIGHT).meadow("inn").rich().play("play inn meadow-1")
    assert table.hands[0] == [*EIGHT]
    table = Table().hand(0, *EIGHT).meadow("wanderer").rich().play("play wanderer meadow-1")
    assert table.hands[0] == [*EIGHT]
    table = Table().hand(0, *SEVEN, "wanderer").rich().deck("bard", "inn").play("play wanderer")
    assert table.hands[0] == ["bard", *SEVEN]


# Looked at or revealed


@pytest.mark.rule("EV-355")
def test_a_full_hand_may_reveal_and_look_at_cards() -> None:
    table = Table().hand(0, *EIGHT, "postal-pigeon").stock(0, berry=2).deck("school", "castle")
    table.play("play postal-pigeon", "play school revealed")
    assert (table.cities[0], table.hands[0], table.pile()) == (["postal-pigeon", "school"], [*EIGHT], ["castle"])
    table = Table().city(0, "cemetery").hand(0, *EIGHT).deck("school", "castle", "mine", "inn")
    table.play("visit cemetery", "play castle revealed")
    assert (table.cities[0], table.hands[0], table.pile()) == (
        ["cemetery", "castle"],
        [*EIGHT],
        ["school", "mine", "inn"],
    )
    table = Table().hand(0, *EIGHT, "teacher").stock(0, berry=2).deck("school", "castle").play("play teacher")
    assert table.legal() == {"give school @2", "give castle @2"}
    table.play("give castle @2")
    assert (table.hands, table.pile()) == ([[*EIGHT], ["castle"]], ["school"])


@pytest.mark.breach("EV-355")
def test_only_what_is_kept_is_limited() -> None:
    for held, kept in ((SIX, ["mine", "inn"]), (SEVEN, ["mine"]), (EIGHT, [])):
        table = Table().city(0, "historian", "ruins").special("ancient-scrolls-discovered").hand(0, *held)
        table.deck("mine", "inn", "bard", "castle", "farm").play("claim ancient-scrolls-discovered")
        assert table.hands[0] == [*held]
        table.play(*[f"keep {card}" for card in kept])
        assert (table.seat, sorted(table.hands[0])) == (1, sorted([*held, *kept]))
        assert table.score(0)["events"] == 5 - len(kept)


@pytest.mark.breach("EV-355")
def test_a_card_looked_at_cannot_be_played_or_discarded_as_a_hand_card() -> None:
    table = Table().hand(0, "teacher").stock(0, berry=9).deck("wife", "husband").play("play teacher")
    assert (table.hands[0], table.legal()) == ([], {"keep wife", "keep husband"})
    assert why(table, "play wife")[1] == "not-now"


# Cards for opponents


@pytest.mark.rule("EV-091")
def test_a_card_goes_to_an_opponent_with_room() -> None:
    table = Table(3).hand(0, "teacher").hand(1, *EIGHT).stock(0, berry=2).deck("mine", "inn")
    table.play("play teacher", "keep mine", "give inn @3")
    assert (table.hands, table.pile(), table.seat) == ([["mine"], [*EIGHT], ["inn"]], [], 1)


@pytest.mark.rule("EV-091")
def test_as_many_cards_as_fit_are_given_and_the_rest_is_discarded() -> None:
    table = Table().city(0, "post-office").hand(0, "mine", "inn", "bard").hand(1, *SEVEN).deck(*["judge"] * 8)
    table.play("visit post-office", "give inn @2")
    assert table.legal() == {"give mine nobody", "give bard nobody"}
    table.play("give mine nobody", "done")
    assert (table.hands, table.pile()) == ([["bard", *["judge"] * 7], ["inn", *SEVEN]], ["mine"])


@pytest.mark.breach("EV-091")
def test_no_card_goes_to_a_full_hand_or_to_nobody_while_somebody_has_room() -> None:
    table = Table(3).hand(0, "tea-house", "mine").hand(1, *EIGHT).stock(0, twig=2, resin=2).play("play tea-house")
    assert table.legal() == {"give mine @3", "done"}
    assert why(table, "give mine @2") == ("EV-091", "hand-is-full")
    assert why(table, "give mine nobody") == ("EV-310", "somebody-can-take")
    table = Table(3).city(0, "post-office").hand(0, "mine", "inn").hand(1, *EIGHT).play("visit post-office")
    assert table.legal() == {"give mine @3", "give inn @3"}


@pytest.mark.breach("EV-091")
def test_if_all_hands_are_full_the_card_is_discarded() -> None:
    table = Table(3).hand(0, "teacher").hand(1, *EIGHT).hand(2, *EIGHT).stock(0, berry=2).deck("mine", "inn")
    table.play("play teacher", "keep mine")
    assert (table.hands, table.pile()) == ([["mine"], [*EIGHT], [*EIGHT]], ["inn"])
    table = Table().hand(0, "tea-house", "mine").hand(1, *EIGHT).stock(0, twig=2, resin=2).deck("bard")
    table.play("play tea-house")
    assert table.legal() == {"give mine nobody", "done"}
    table.play("give mine nobody", "gain berry")
    assert (table.hands[0], table.pile(), table.goods()) == (["bard"], ["mine"], (0, 0, 0, 1))


@pytest.mark.rule("EV-092")
def test_what_nobody_can_receive_is_discarded_and_the_gain_is_taken() -> None:
    table = Table().hand(0, "teacher").passed(1).stock(0, berry=2).deck("mine", "inn").play("play teacher", "keep mine")
    assert (table.hands, table.pile()) == ([["mine"], []], ["inn"])
    table = Table().hand(0, "monk").passed(1).stock(0, berry=3).play("play monk", "spend berry", "spend berry")
    assert (table.goods(), table.goods(1), table.points()) == ((0, 0, 0, 0), (0, 0, 0, 0), 4)
    table = Table().city(0, "monastery").passed(1).stock(0, twig=1, resin=1)
    table.play("visit monastery", "spend twig")
    assert (table.goods(), table.goods(1), table.points()) == ((0, 0, 0, 0), (0, 0, 0, 0), 4)


@pytest.mark.breach("EV-092")
def test_a_player_who_has_passed_receives_nothing() -> None:
    table = Table(4).passed(1).hand(0, "tea-house", "mine").stock(0, twig=2, resin=2).play("play tea-house")
    assert why(table, "give mine @2") == ("EV-092", "has-passed")
    assert table.legal() == {"give mine @3", "give mine @4", "done"}
    for card in ("monk", "shepherd"):
        table = Table(4).passed(1).hand(0, card).stock(0, berry=5).play(f"play {card}")
        assert why(table, "opponent @2") == ("EV-092", "has-passed")
        assert table.legal("opponent") == {"opponent @3", "opponent @4"}
    table = Table(4).passed(1).city(0, "shopkeeper", "post-office").special("a-brilliant-marketing-plan")
    table.stock(0, twig=1).play("claim a-brilliant-marketing-plan")
    assert why(table, "give twig @2") == ("EV-092", "has-passed")
