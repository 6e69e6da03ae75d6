"""Ledger section 14: power exchange."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, IllegalMove, Refusal
from tests.rules.terra_nova.deals import deal, refused
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind


@pytest.mark.rule("TN-230")
@pytest.mark.parametrize("power", [1, 3, 5])
def test_each_power_spent_gives_a_coin(power: int) -> None:
    table = Table("golems", "fairies").bowls(0, 1, 2, 5)
    assert table.legal("exchange") == {f"exchange {n}" for n in range(1, 6)}
    table.play(f"exchange {power}")
    assert (table.mats[0].coins, table.power(0)) == (50 + power, (1 + power, 2, 5 - power))


@pytest.mark.breach("TN-230")
def test_only_power_in_bowl_three_can_be_exchanged() -> None:
    table = Table("golems", "fairies").bowls(0, 1, 6, 1)
    for power in (2, 8):
        assert told(table.refusal(f"exchange {power}"), "TN-230", "power", {"need": power, "have": 1})
    table.bowls(0, 0, 8, 0)
    assert told(table.refusal("exchange 1"), "TN-230", "power", {"need": 1, "have": 0})


@pytest.mark.breach("TN-230")
@pytest.mark.parametrize("text", ["exchange 0", "exchange 9", "exchange -1", "exchange", "exchange 2 points"])
def test_there_is_no_exchange_of_nothing_or_of_more_than_all_tokens(text: str) -> None:
    table = Table("golems", "fairies").bowls(0, 0, 0, 8)
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(0, text)
    assert (caught.value.refusal.kind, caught.value.refusal.reason) == (MALFORMED, "notation")


@pytest.mark.rule("TN-231")
def test_the_moments_of_exchange() -> None:
    """Before the action, after it, after a pass, in phase 3, and by itself at the end of the game."""
    table = Table("golems", "fairies").put(0, "house", "C7").bowls(1, 8, 0, 0)
    table.play("exchange 1", "sail", "exchange 1", "end")
    assert table.mats[0].coins == 50 + 1 - 8 + 1
    table.play("pass bonus-C")
    table.play("pass bonus-F", "exchange 1", "end")
    assert (table.mats[0].coins, table.step, table.game.round) == (45, "round-exchange", 1)
    table.play("exchange 1")
    assert (table.game.round, table.power(0)[2]) == (2, 0)
    assert table.mats[0].coins == 46 + 2 + 3  # fixed income and a house; tile F pays power


@pytest.mark.rule("TN-231")
def test_at_the_end_of_the_game_the_exchange_makes_itself() -> None:
    table = Table("golems", "fairies", round=5).coins(0, 7).coins(1, 0).bowls(1, 0, 6, 2)
    table.play("pass bonus-C", "end", "pass bonus-F", "end")
    assert table.game.is_over
    assert [mat.coins for mat in table.mats] == [11, 2]
    assert [table.source(seat, "coins") for seat in (0, 1)] == [3, 0]


@pytest.mark.breach("TN-231")
def test_no_exchange_during_set_up() -> None:
    game = deal(2)
    asked = set()
    while game.round == 0:
        seat = game.to_move[0]
        step = game.step(seat)
        assert step is not None
        assert refused(game, "exchange 1").reason == "not-now"
        asked.add(step.name)
        game.play(seat, game.moves(seat)[0])
    assert asked == {"choose-faction", "place-house", "choose-bonus"}


@pytest.mark.rule("TN-232")
def test_exchange_is_no_action_and_may_be_repeated() -> None:
    table = Table("golems", "fairies").put(0, "house", "C7").bowls(0, 0, 0, 8)
    table.play("exchange 2", "exchange 1", "exchange 2")
    assert (table.seat, table.step, table.mats[0].coins) == (0, "take-turn", 55)
    table.play("sail", "exchange 1", "exchange 1")
    assert (table.seat, table.step, table.power(0)) == (0, "end-turn", (7, 0, 1))


@pytest.mark.breach("TN-232")
@pytest.mark.parametrize("passed", [False, True])
def test_no_exchange_in_the_turn_of_another(passed: bool) -> None:
    table = Table("golems", "druids").bowls(1, 0, 0, 8)
    table.mats[1].passed = passed
    expected = Refusal("TN-232", "not-your-turn", {"seat": 1, "turn": 0}, NOT_YOUR_TURN)
    assert table.refusal("exchange 1", seat=1) == expected
    assert table.refusal("exchange 6 points", seat=1) == expected
    with pytest.raises(IllegalMove):
        table.game.play(1, table.game.parse(1, "exchange 1"))
    assert table.power(1) == (0, 0, 8)


@pytest.mark.breach("TN-232", "TN-231")
def test_the_income_phase_asks_nobody() -> None:
    """All 8 tokens lie in bowl III and the income of power is lost: nobody could exchange in between."""
    table = Table("golems", "fairies").bowls(0, 0, 0, 8).bowls(1, 8, 0, 0)
    table.play("pass bonus-C", "end", "pass bonus-F")
    assert (table.step, table.game.round) == ("round-exchange", 1)
    events = table.play("end")
    assert [event.seat for event in of_kind(events, "income")] == [0, 1]
    assert (table.step, table.power(0), table.mats[0].coins) == ("take-turn", (0, 0, 8), 52)


@pytest.mark.rule("TN-233")
def test_coins_for_the_house_must_be_there_when_the_action_starts() -> None:
    table = Table("golems", "fairies").put(0, "house", "C7").bowls(0, 0, 0, 8).coins(0, 2)
    table.play("exchange 2", "power 1-spade")
    assert "transform C8 build" in table.legal()
    table = Table("golems", "fairies").put(0, "house", "C7").bowls(0, 0, 0, 8).coins(0, 2)
    table.play("power 1-spade")
    assert table.legal() == {"transform C8", "transform D6"}


@pytest.mark.breach("TN-233")
@pytest.mark.parametrize(
    ("faction", "moves", "owed"),
    [
        ("golems", ["power bridge-3"], "free-bridge"),
        ("golems", ["power 1-spade"], "free-spade"),
        ("golems", ["special bonus"], "free-spade"),
        ("golems", ["power 2-spades"], "two-spades"),
        ("golems", ["power 2-spades", "transform C8"], "second-spade"),
        ("golems", ["power 2-spades", "transform C8", "decline"], "spade-house"),
        ("druids", ["power 1-spade"], "free-spade"),
        ("water-sprites", ["special palace"], "lake-house"),
        ("sun-worshippers", ["special palace"], "sunny-cell"),
        ("seafarers", ["special palace"], "free-factory"),
        ("ifrits", ["upgrade A1 palace-left"], "claim-edge"),
    ],
)
def test_no_exchange_in_the_middle_of_an_action(faction: str, moves: list[str], owed: str) -> None:
    table = Table(faction, "leprechauns").bowls(0, 0, 0, 8).bonus(0, "A").put(0, "house", "C7", "D8", "A5")
    table.put(0, "factory", "A1")
    if faction == "seafarers":
        table.put(0, "palace-right", "B2")
    elif faction != "ifrits":
        table.put(0, "palace-left" if faction in ("water-sprites", "sun-worshippers") else "palace-right", "B2")
    table.play(*moves)
    assert table.step == owed
    step = table.game.step(0)
    assert step is not None
    assert step.midway
    assert told(table.refusal("exchange 1"), "TN-233", "not-now", {"owed": owed})
    if faction == "druids":
        assert told(table.refusal("exchange 3 points"), "TN-233", "not-now", {"owed": owed})


@pytest.mark.breach("TN-233")
def test_the_power_of_a_spade_does_not_pay_for_the_house_on_it() -> None:
    """Leprechauns with 3 coins and 2 power in bowl III could pay for the house only by an exchange in between."""
    table = Table("leprechauns", "golems").put(0, "house", "C7").bowls(0, 0, 0, 8).coins(0, 3)
    table.play("power 2-spades", "transform C8")
    assert table.power(0) == (6 - 4, 4, 2)
    assert (table.step, table.mats[0].houses.bit_count()) == ("end-turn", 1)
    table.play("exchange 1")
    assert table.mats[0].coins == 4
    assert told(table.refusal("build C8"), "TN-118", "not-now", {"owed": "end-turn"})


@pytest.mark.rule("TN-234")
def test_druids_turn_three_power_into_two_points() -> None:
    table = Table("druids", "golems").bowls(0, 0, 0, 8)
    assert table.legal("exchange 3") == {"exchange 3", "exchange 3 points"}
    assert table.legal("exchange 6") == {"exchange 6", "exchange 6 points"}
    table.play("exchange 3 points", "sail", "exchange 3 points")
    assert (table.source(0, "druids-exchange"), table.power(0), table.mats[0].coins) == (4, (6, 0, 2), 42)
    table = Table("druids", "golems").bowls(0, 0, 0, 8).bowls(1, 8, 0, 0)
    table.play("pass bonus-C", "exchange 3 points", "end", "pass bonus-F")
    assert (table.step, table.seat) == ("round-exchange", 0)
    table.play("exchange 3 points")
    assert table.source(0, "druids-exchange") == 4


@pytest.mark.rule("TN-230", "TN-234")
@pytest.mark.parametrize(("move", "rule"), [("exchange 3", "TN-230"), ("exchange 3 points", "TN-234")])
def test_an_exchange_is_told_with_its_rule(move: str, rule: str) -> None:
    events = Table("druids", "golems").bowls(0, 0, 0, 8).play(move)
    assert [(event.rule, event.data) for event in of_kind(events, "power-exchanged", 0)] == [(rule, {"power": 3})]


@pytest.mark.breach("TN-234")
def test_two_power_are_too_little_and_others_cannot() -> None:
    table = Table("druids", "golems").bowls(0, 0, 6, 2)
    assert told(table.refusal("exchange 3 points"), "TN-234", "power", {"need": 3, "have": 2})
    assert told(table.bowls(0, 0, 3, 5).refusal("exchange 6 points"), "TN-234", "power", {"need": 6, "have": 5})
    for faction in ("golems", "fairies", "ifrits"):
        table = Table("sand-cats", faction).turn(1).bowls(1, 0, 0, 8)
        assert told(table.refusal("exchange 3 points"), "TN-234", "druids-only")
        assert table.legal("exchange") == {f"exchange {n}" for n in range(1, 9)}


def end_of_round() -> Table:
    """Three players, all with power to exchange; seat 1 passed first, an X lies on the 7 coins."""
    table = Table("golems", "fairies", "leprechauns")
    table.play("power 7-coins", "pass bonus-F", "end", "pass bonus-G", "end")
    table.bowls(0, 0, 6, 2).play("pass bonus-A", "end")
    return table


@pytest.mark.rule("TN-235")
def test_phase_three_offers_the_exchange_in_turn_order_before_tidying_up() -> None:
    table = end_of_round()
    asked = []
    while table.game.round == 1:
        asked.append(table.seat)
        assert table.step == "round-exchange"
        assert table.game.used == 1 << 3
        assert [table.game.bonus_coins[tile] for tile in table.game.pool] == [0, 0, 0]
        table.play("end")
    assert asked == [0, 1, 2]
    assert table.game.used == 0
    assert [table.game.bonus_coins[tile] for tile in table.game.pool] == [1, 1, 1]
    assert table.game.order == [1, 2, 0]


@pytest.mark.breach("TN-235")
def test_phase_three_offers_nothing_else_and_only_once() -> None:
    table = end_of_round()
    assert table.legal() == {"end", "exchange 1", "exchange 2"}
    for move in ("sail", "pass bonus-D", "power 7-coins"):
        assert told(table.refusal(move), "TN-235", "not-now", {"owed": "round-exchange"})
    table.play("exchange 1", "end")
    assert (table.seat, table.power(0)) == (1, (1, 6, 1))
    expected = Refusal("TN-232", "not-your-turn", {"seat": 0, "turn": 1}, NOT_YOUR_TURN)
    assert table.refusal("exchange 1", seat=0) == expected
