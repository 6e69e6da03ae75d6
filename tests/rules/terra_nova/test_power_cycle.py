"""Section 4: the power cycle (TN-070 to TN-076)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, IllegalMove
from ecumene.games.terra.bowls import Bowls
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind

#: Every way to spread eight tokens.
ALL = [(one, two, 8 - one - two) for one in range(9) for two in range(9 - one)]


def gained(bowls: tuple[int, int, int], power: int) -> tuple[int, int, int]:
    some = Bowls(*bowls).after_gain(power)
    return some.one, some.two, some.three


def one_step(one: int, two: int, three: int) -> tuple[int, int, int]:
    """The rule as it is printed: a single token moves one bowl up."""
    if one:
        return one - 1, two + 1, three
    return (0, two - 1, three + 1) if two else (0, 0, three)


@pytest.mark.rule("TN-070")
@pytest.mark.parametrize("bowls", ALL)
def test_one_power_moves_one_token_one_bowl_up(bowls: tuple[int, int, int]) -> None:
    assert gained(bowls, 1) == one_step(*bowls)


@pytest.mark.breach("TN-070")
@pytest.mark.parametrize("bowls", [bowls for bowls in ALL if bowls[0] > 0])
def test_nothing_enters_bowl_iii_while_bowl_i_holds_a_token(bowls: tuple[int, int, int]) -> None:
    for power in range(bowls[0] + 1):
        assert gained(bowls, power)[2] == bowls[2]


@pytest.mark.rule("TN-071")
def test_a_gain_is_as_many_single_steps() -> None:
    for bowls in ALL:
        expected = bowls
        for power in range(20):
            assert gained(bowls, power) == expected
            expected = one_step(*expected)


@pytest.mark.rule("TN-071")
@pytest.mark.parametrize(
    ("before", "power", "after"),
    [
        ((8, 0, 0), 8, (0, 8, 0)),
        ((8, 0, 0), 16, (0, 0, 8)),
        ((8, 0, 0), 9, (0, 7, 1)),
        ((1, 0, 7), 2, (0, 0, 8)),
        ((1, 4, 3), 3, (0, 3, 5)),
        ((2, 2, 4), 0, (2, 2, 4)),
    ],
)
def test_gains_worked_out(before: tuple[int, int, int], power: int, after: tuple[int, int, int]) -> None:
    assert gained(before, power) == after


@pytest.mark.breach("TN-071")
def test_bowl_ii_is_not_charged_first() -> None:
    assert gained((3, 5, 0), 3) == (0, 8, 0)
    assert gained((4, 4, 0), 5) == (0, 7, 1)


@pytest.mark.rule("TN-072")
def test_a_full_bowl_iii_loses_every_gain() -> None:
    assert gained((0, 0, 8), 5) == (0, 0, 8)
    table = Table("golems", "fairies").put(0, "house", "B2").put(1, "house", "B3").bowls(1, 0, 0, 8)
    events = table.play("transform A3 build")
    assert [event.data for event in of_kind(events, "power-gained", 1)] == [{"power": 1, "lost": 1}]
    assert table.power(1) == (0, 0, 8)


@pytest.mark.breach("TN-072")
def test_only_what_finds_no_token_is_lost() -> None:
    assert gained((1, 0, 7), 3) == (0, 0, 8)
    assert [Bowls(*bowls).room for bowls in ((1, 0, 7), (0, 1, 7), (2, 2, 4), (0, 0, 8))] == [2, 1, 6, 0]


@pytest.mark.rule("TN-073")
@pytest.mark.parametrize("power", [1, 3, 6])
def test_spent_power_goes_from_bowl_iii_to_bowl_i(power: int) -> None:
    table = Table("golems", "fairies").bowls(0, 0, 2, 6)
    table.play(f"exchange {power}")
    assert table.power(0) == (power, 2, 6 - power)


@pytest.mark.breach("TN-073")
def test_no_more_is_spent_than_bowl_iii_holds() -> None:
    table = Table("golems", "fairies").bowls(0, 0, 5, 3).put(0, "house", "D7")
    assert told(table.refusal("exchange 4"), "TN-230", "power", need=4, have=3)
    assert told(table.refusal("power 7-coins"), "TN-180", "power", need=4, have=3)
    assert table.legal("exchange") == {"exchange 1", "exchange 2", "exchange 3"}
    assert table.legal("power") == {"power bridge-3"}


@pytest.mark.rule("TN-074")
def test_power_is_spent_while_other_bowls_hold_tokens() -> None:
    table = Table("golems", "fairies").bowls(0, 2, 2, 4)
    table.play("power 7-coins")
    assert table.power(0) == (6, 2, 0)


@pytest.mark.breach("TN-074")
def test_tokens_in_bowls_i_and_ii_are_not_spent() -> None:
    table = Table("golems", "fairies").bowls(0, 4, 4, 0)
    assert told(table.refusal("exchange 1"), "TN-230", "power", need=1, have=0)
    assert table.legal("exchange") | table.legal("power") == set()


@pytest.mark.rule("TN-075")
def test_every_move_keeps_eight_tokens() -> None:
    """Whatever is played, bowl III grows only by gains, and nothing leaves the bowls."""
    table = Table("fairies", "golems").put(0, "house", "B3", "D6").put(0, "palace-left", "F8").put(1, "house", "C3")
    table.bowls(0, 1, 4, 3)
    for text in sorted(table.legal()):
        other = table.game.copy()
        other.play(0, other.parse(0, text))
        bowls = other.mats[0].bowls
        assert bowls.one + bowls.two + bowls.three == 8
        assert (bowls.two, bowls.three <= 3) == (4, True), text


@pytest.mark.breach("TN-075")
@pytest.mark.parametrize("text", ["burn 1", "sacrifice 2", "exchange 1 power", "exchange 0", "exchange -1"])
def test_there_is_no_way_to_give_tokens_up(text: str) -> None:
    table = Table("golems", "fairies").bowls(0, 0, 8, 0)
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, text)
    assert told(caught.value.refusal, "TN-112", "notation", text=text)
    assert caught.value.refusal.kind == MALFORMED
    assert all(not move.startswith(("exchange", "power")) for move in table.legal())


@pytest.mark.rule("TN-076")
def test_a_gain_is_applied_in_full_and_at_once() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "B2").put(1, "house", "B3", "A2")
    table.put(2, "house", "A3")
    table.play("transform B1 build", "end")
    table.turn(0)
    events = table.play("upgrade B2 factory")
    assert {event.seat: event.data["power"] for event in of_kind(events, "power-gained")} == {1: 2, 2: 1}
    # Fairies had 1 power from B1 before.
    assert (table.power(1), table.power(2)) == ((0, 3, 5), (1, 3, 4))


@pytest.mark.breach("TN-076")
def test_nobody_is_asked_about_a_gain() -> None:
    table = Table("golems", "fairies").put(0, "house", "B2").put(1, "house", "B3").bowls(0, 8, 0, 0)
    for text in ("decline", "end"):
        assert told(table.game.check(1, table.game.parse(1, text)), "TN-110", "not-your-turn", seat=1, turn=0)
    table.play("upgrade B2 factory")
    assert (table.game.to_move, table.step) == ((1,), "take-turn")
    assert told(table.refusal("decline"), "TN-112", "not-now", owed="take-turn")


@pytest.mark.rule("TN-070", "TN-071")
def test_example_02_three_power_from_the_start_position() -> None:
    assert gained((2, 2, 4), 3) == (0, 3, 5)
    table = Table("golems", "fairies").bowls(0, 0, 3, 5)
    assert max(table.legal("exchange")) == "exchange 5"
