"""Green cards of the base game that pay, give, exchange or teach."""

from __future__ import annotations

import pytest

from tests.rules.everdell.answers import is_over, prepared
from tests.rules.everdell.table import Table, why

FULL = ["mine"] * 8


@pytest.mark.parametrize(
    ("card", "resource", "rest"),
    [
        pytest.param("doctor", "berry", (0, 0, 0, 2), marks=pytest.mark.rule("EV-124")),
        pytest.param("woodcarver", "twig", (2, 0, 0, 0), marks=pytest.mark.rule("EV-161")),
    ],
)
def test_up_to_three_resources_for_a_point_token_each(card: str, resource: str, rest: tuple[int, ...]) -> None:
    table = prepared(Table().city(0, card).stock(0, **{resource: 5}))
    for points in range(3):
        assert (table.asked, table.points(), table.legal()) == (
            "spend-for-points",
            points,
            {f"spend {resource}", "done"},
        )
        table.play(f"spend {resource}")
    assert (table.points(), table.goods(), is_over(table)) == (3, rest, True)


@pytest.mark.rule("EV-124")
def test_a_doctor_is_at_work_when_he_is_played() -> None:
    table = Table().hand(0, "doctor").stock(0, berry=5)
    table.play("play doctor", "spend berry")
    assert (table.points(), table.goods(), is_over(table)) == (1, (0, 0, 0, 0), True)


@pytest.mark.rule("EV-161")
def test_a_woodcarver_is_at_work_when_he_is_played() -> None:
    table = Table().hand(0, "woodcarver").stock(0, twig=1, berry=2)
    table.play("play woodcarver", "spend twig")
    assert (table.points(), table.goods(), is_over(table)) == (1, (0, 0, 0, 0), True)


@pytest.mark.parametrize(
    ("card", "rule", "resource", "other"),
    [
        pytest.param("doctor", "EV-124", "berry", "twig", marks=pytest.mark.breach("EV-124")),
        pytest.param("woodcarver", "EV-161", "twig", "berry", marks=pytest.mark.breach("EV-161")),
    ],
)
def test_no_other_resource_no_fourth_and_none_unless_one_likes(card: str, rule: str, resource: str, other: str) -> None:
    table = prepared(Table().city(0, card).rich())
    assert why(table, f"spend {other}") == (rule, "cannot-spend")
    table.play("done")
    assert (table.points(), table.goods(), is_over(table)) == (0, (20, 20, 20, 20), True)
    table = prepared(Table().city(0, card).stock(0, **{other: 5}))
    assert (table.points(), is_over(table)) == (0, True)
    table = prepared(Table().city(0, card).stock(0, **{resource: 9}))
    table.play(*[f"spend {resource}"] * 3)
    assert (table.points(), is_over(table)) == (3, True)


@pytest.mark.rule("EV-141")
def test_a_monk_gives_up_to_two_berries_to_one_opponent_for_two_tokens_each() -> None:
    table = Table(3).hand(0, "monk").stock(0, berry=4)
    table.play("play monk")
    assert table.legal() == {"opponent @2", "opponent @3", "done"}
    # Whoever names an opponent gives at least one berry.
    table.play("opponent @3", "spend berry")
    assert (table.points(), table.goods(), is_over(table)) == (4, (0, 0, 0, 1), True)
    assert (table.goods(1), table.goods(2)) == ((0, 0, 0, 0), (0, 0, 0, 2))


@pytest.mark.rule("EV-141")
def test_a_monk_opens_the_second_space_of_the_monastery() -> None:
    table = Table().city(0, "monastery", "monk").worker(0, "monastery", fixed=True).stock(0, twig=2)
    table.play("visit monastery")
    assert (table.points(), table.workers()) == (4, ["monastery", "monastery"])


@pytest.mark.breach("EV-141")
def test_a_monk_gives_no_third_berry_nothing_else_and_never_to_two() -> None:
    table = Table().hand(0, "monk").stock(0, twig=5, berry=4)
    table.play("play monk")
    assert why(table, "spend twig") == ("EV-141", "cannot-spend")
    table.play("spend berry")
    assert (why(table, "opponent @2")[1], table.legal()) == ("not-now", {"spend berry", "done"})
    table.play("spend berry")
    assert (table.points(), table.goods(), is_over(table)) == (4, (5, 0, 0, 1), True)
    table = prepared(Table().city(0, "monk").stock(0, twig=5))
    assert (table.points(), is_over(table)) == (0, True)


@pytest.mark.breach("EV-141")
def test_without_a_monk_or_with_a_monk_elsewhere_the_monastery_has_one_space() -> None:
    table = Table().city(0, "monastery").city(1, "monk").worker(0, "monastery", fixed=True).rich()
    assert why(table, "visit monastery") == ("EV-050", "place-taken")


@pytest.mark.rule("EV-474")
@pytest.mark.parametrize("passed", [(1,), (1, 2)])
def test_a_monk_gives_to_whoever_has_not_passed_or_to_the_supply(passed: tuple[int, ...]) -> None:
    table = prepared(Table(3).city(0, "monk").stock(0, berry=2).passed(*passed))
    assert table.asked == "give-for-points"
    table.play("spend berry", "spend berry")
    assert (table.points(), table.goods()) == (4, (0, 0, 0, 0))
    assert (table.goods(1), table.goods(2)) == ((0, 0, 0, 0), (0, 0, 0, 0 if 2 in passed else 2))


@pytest.mark.breach("EV-474")
def test_a_monk_gives_nothing_to_himself_or_to_one_who_has_passed() -> None:
    table = prepared(Table(4).city(0, "monk").stock(0, berry=2).passed(1))
    assert table.legal() == {"opponent @3", "opponent @4", "done"}
    assert why(table, "opponent @2") == ("EV-092", "has-passed")
    assert why(table, "opponent @1") == ("EV-474", "no-opponent")


@pytest.mark.rule("EV-143")
def test_a_peddler_exchanges_up_to_two_resources() -> None:
    table = Table().hand(0, "peddler").stock(0, twig=1, resin=1, berry=2)
    table.play("play peddler")
    assert table.legal() == {"spend twig", "spend resin", "done"}
    table.play("spend twig", "spend resin", "gain pebble", "gain berry")
    assert (table.goods(), is_over(table)) == ((0, 0, 1, 1), True)


@pytest.mark.breach("EV-143")
def test_a_peddler_takes_as_many_as_he_returned_and_no_third() -> None:
    table = prepared(Table().city(0, "peddler").stock(0, twig=5))
    assert why(table, "spend pebble") == ("EV-143", "cannot-spend")
    table.play("spend twig", "done", "gain pebble")
    assert (table.goods(), is_over(table)) == ((4, 0, 1, 0), True)
    table = prepared(Table().city(0, "peddler").stock(0, twig=5))
    table.play("spend twig", "spend twig", "gain pebble", "gain pebble")
    assert (table.goods(), is_over(table)) == ((3, 0, 2, 0), True)
    table = prepared(Table().city(0, "peddler").stock(0, twig=5))
    table.play("done")
    assert (table.goods(), is_over(table)) == ((5, 0, 0, 0), True)
    assert is_over(prepared(Table().city(0, "peddler").give(0, points=5)))


@pytest.mark.rule("EV-154", "EV-365")
def test_a_teacher_keeps_one_of_two_cards_and_hands_the_other_over() -> None:
    table = Table(3).deck("king", "queen", "mine").hand(0, "teacher").stock(0, berry=2)
    table.play("play teacher")
    assert table.legal() == {"keep king", "keep queen"}
    table.play("keep queen")
    assert table.legal() == {"give king @2", "give king @3"}
    table.play("give king @3")
    assert table.hands == [["queen"], [], ["king"]]
    assert (table.pile(), is_over(table)) == ([], True)


@pytest.mark.breach("EV-154")
def test_a_teacher_keeps_neither_both_nor_none() -> None:
    table = prepared(Table().deck("king", "queen", "mine").city(0, "teacher"))
    assert why(table, "done")[1] == "not-now"
    assert why(table, "keep mine")[1] == "not-now"
    table.play("keep king")
    assert table.legal() == {"give queen @2"}
    table.play("give queen @2")
    assert table.hands == [["king"], ["queen"]]
    assert is_over(table)


@pytest.mark.breach("EV-365")
def test_no_card_goes_to_a_full_hand_or_to_one_who_has_passed() -> None:
    table = prepared(Table(4).deck("king", "queen").city(0, "teacher").hand(1, *FULL).passed(2))
    table.play("keep king")
    assert table.legal() == {"give queen @4"}
    table = prepared(Table(3).deck("king", "queen").city(0, "teacher").hand(1, *FULL).passed(2))
    table.play("keep king")
    assert (table.hands, table.pile()) == ([["king"], FULL, []], ["queen"])
    table = prepared(Table(4).deck("king", "queen").city(0, "teacher").hand(1, *FULL))
    table.play("keep king")
    assert why(table, "give queen @2") == ("EV-091", "hand-is-full")
    assert why(table, "give queen nobody") == ("EV-310", "somebody-can-take")


@pytest.mark.rule("EV-473")
def test_with_a_full_hand_a_teacher_gives_one_card_of_choice_and_discards_the_other() -> None:
    table = prepared(Table(3).deck("king", "queen").city(0, "teacher").hand(0, *FULL))
    assert table.legal() == {f"give {card} @{seat}" for card in ("king", "queen") for seat in (2, 3)}
    table.play("give queen @2")
    assert (table.hands, table.pile(), is_over(table)) == ([FULL, ["queen"], []], ["king"], True)
    table = prepared(Table().deck("king", "queen").city(0, "teacher").hand(0, *FULL).hand(1, *FULL))
    assert (table.hands, table.pile(), is_over(table)) == ([FULL, FULL], ["king", "queen"], True)


@pytest.mark.breach("EV-473")
def test_with_room_a_card_must_be_kept_and_with_a_full_hand_none_is() -> None:
    table = prepared(Table().deck("king", "queen").city(0, "teacher").hand(0, *FULL[1:]))
    assert table.legal() == {"keep king", "keep queen"}
    assert "give king @2" not in table.legal()
    table = prepared(Table().deck("king", "queen").city(0, "teacher").hand(0, *FULL))
    assert why(table, "keep king")[1] == "not-now"
