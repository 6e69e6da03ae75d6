"""Section 5: the three bowls of power, and burning."""

from __future__ import annotations

import pytest

from tests.rules.terra_mystica.table import Table, told

Power = tuple[int, int, int]


def witches(one: int, two: int, three: int) -> Table:
    return Table("witches", "nomads").put(0, "dwelling", "C3").bowls(0, one, two, three)


@pytest.mark.rule("TM-052")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((4, 4, 4), (2, 6, 4)),
        ((1, 4, 4), (0, 4, 5)),
        ((0, 4, 4), (0, 2, 6)),
        ((2, 0, 0), (0, 2, 0)),
        ((1, 0, 0), (0, 0, 1)),
    ],
)
def test_power_fills_bowl_ii_from_i_and_then_iii_from_ii(before: Power, after: Power) -> None:
    # Space 5 of a cult gives two power.
    table = witches(*before).cult(0, fire=4)
    table.play("send priest fire 1")
    assert table.power(0) == after


@pytest.mark.rule("TM-052")
@pytest.mark.parametrize(
    ("before", "after"), [((12, 0, 0), (0, 12, 0)), ((6, 6, 0), (0, 6, 6)), ((0, 12, 0), (0, 0, 12))]
)
def test_much_power_goes_the_same_way(before: Power, after: Power) -> None:
    # The Alchemists' stronghold gives twelve.
    table = Table("alchemists", "nomads").put(0, "trading-post", "B3").bowls(0, *before)
    table.play("upgrade B3 stronghold")
    assert table.power(0) == after


@pytest.mark.breach("TM-052")
@pytest.mark.parametrize("before", [(0, 0, 12), (0, 0, 0), (0, 0, 3)])
def test_with_both_lower_bowls_empty_nothing_happens(before: Power) -> None:
    table = witches(*before).cult(0, fire=4)
    table.play("send priest fire 1")
    assert table.power(0) == before


@pytest.mark.breach("TM-052")
def test_no_token_goes_to_bowl_iii_while_one_is_in_bowl_i() -> None:
    for one in range(2, 8):
        table = witches(one, 5, 0).cult(0, fire=4)
        table.play("send priest fire 1")
        assert table.power(0) == (one - 2, 7, 0)


@pytest.mark.rule("TM-053")
@pytest.mark.parametrize(
    ("move", "price"), [("power coins", 4), ("power priest", 3), ("power workers", 4), ("convert 3pw to 1w", 3)]
)
def test_power_is_spent_from_bowl_iii_into_bowl_i(move: str, price: int) -> None:
    table = witches(1, 2, 7)
    table.play(move)
    assert table.power(0) == (1 + price, 2, 7 - price)


@pytest.mark.breach("TM-053")
def test_tokens_in_the_lower_bowls_cannot_be_spent() -> None:
    table = witches(12, 12, 3)
    assert told(table.refusal("power coins"), "TM-102", "lacks-power", {"need": 4, "have": 3})
    assert told(table.refusal("convert 5pw to 1p"), "TM-055", "lacks-power", {"need": 5, "have": 3})
    empty = witches(12, 12, 0)
    assert told(empty.refusal("convert 1pw to 1c"), "TM-055", "lacks-power", {"need": 1, "have": 0})


@pytest.mark.rule("TM-054")
def test_burning_moves_one_token_and_removes_another() -> None:
    table = witches(3, 6, 0)
    table.play("burn")
    assert table.power(0) == (3, 4, 1)
    table.play("burn", "burn")
    assert table.power(0) == (3, 0, 3)
    table.play("power priest")
    assert table.power(0) == (6, 0, 0)


@pytest.mark.rule("TM-054")
def test_it_is_done_in_the_own_action_before_and_after_the_main_part() -> None:
    table = witches(0, 8, 0)
    table.play("burn", "send priest fire 1", "burn", "done")
    assert table.power(0) == (0, 4, 2)


@pytest.mark.breach("TM-054")
@pytest.mark.parametrize("two", [0, 1])
def test_burning_takes_two_tokens_in_bowl_ii(two: int) -> None:
    table = witches(5, two, 5)
    assert told(table.refusal("burn"), "TM-054", "lacks-bowl-two", {"need": 2, "have": two})


@pytest.mark.breach("TM-054")
def test_burned_tokens_never_come_back_and_nobody_burns_out_of_turn() -> None:
    table = witches(0, 4, 0).put(1, "dwelling", "H1")
    table.play("burn", "burn", "convert 1pw to 1c", "convert 1pw to 1c")
    assert table.power(0) == (2, 0, 0)
    assert told(table.refusal("burn", 1), "TM-059", "not-your-turn")
    table.pass_all()
    assert sum(table.power(0)) == 2


@pytest.mark.rule("TM-058")
def test_new_tokens_of_the_dragonlords_come_into_bowl_i() -> None:
    table = Table("dragonlords", "nomads", "witches").put(0, "trading-post", "B3").bowls(0, 1, 2, 3)
    table.play("upgrade B3 stronghold", "done")
    assert table.power(0) == (4, 2, 3)
    spade = Table("dragonlords", "nomads").put(0, "dwelling", "B3").bowls(0, 0, 0, 4)
    spade.play("power spade")
    assert spade.power(0) == (5, 0, 0)


@pytest.mark.rule("TM-058")
def test_new_tokens_of_the_shapeshifters_come_into_bowl_iii() -> None:
    table = Table("shapeshifters", "witches").put(0, "dwelling", "D2").put(1, "dwelling", "C1").bowls(0, 1, 2, 3)
    table.play("upgrade D2 trading-post", "accept 1 shapeshifters", "token")
    assert table.power(0) == (1, 2, 4)


@pytest.mark.breach("TM-058")
def test_nobody_else_gets_tokens_and_none_come_into_bowl_ii() -> None:
    witch = witches(1, 2, 6)
    witch.play("power spade")
    assert witch.power(0) == (5, 2, 2)
    shapes = Table("shapeshifters", "witches").put(0, "dwelling", "D2").put(1, "dwelling", "C1").bowls(0, 1, 2, 3)
    shapes.play("upgrade D2 trading-post", "accept 1 shapeshifters", "decline")
    assert shapes.power(0) == (1, 2, 3)
    assert shapes.mats[0].vp == 20
