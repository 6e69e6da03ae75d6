"""Section 6: phase 2, turns (TN-110 to TN-119)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, IllegalMove
from tests.rules.terra_nova.deals import deal, until
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind


def dry(*factions: str, tile: str = "sailing", round: int = 1) -> Table:
    """A table where nobody has power to exchange, so that turns end by themselves."""
    table = Table(*factions, tile=tile, round=round)
    for seat in range(len(factions)):
        table.bowls(seat, 8, 0, 0)
    return table


@pytest.mark.rule("TN-110")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_one_action_each_clockwise_from_the_start_player(start: int) -> None:
    table = dry("golems", "fairies", "leprechauns").turn(start)
    turns = []
    for text in ("sail", "sail", "sail", "sail", "sail", "sail", "sail", "sail", "pass F", "pass G", "pass A"):
        turns.append(table.seat)
        table.play(text)
    assert turns == [(start + turn) % 3 for turn in range(11)]
    assert [mat.sailing for mat in table.mats] == [3 if seat != (start + 2) % 3 else 2 for seat in range(3)]


@pytest.mark.rule("TN-110")
def test_a_real_round_begins_with_the_start_player() -> None:
    for seed in range(6):
        game = deal(4, seed)
        until(game, "take-turn")
        assert game.to_move == (game.start,)
        assert game.order == [(game.start + place) % 4 for place in range(4)]


@pytest.mark.breach("TN-110")
def test_no_second_action_and_no_action_out_of_turn() -> None:
    table = Table("golems", "fairies")
    refusal = table.refusal("sail", seat=1)
    assert refusal.kind == NOT_YOUR_TURN
    assert told(refusal, "TN-110", "not-your-turn", seat=1, turn=0)
    table.play("sail")
    for text in ("sail", "pass F", "power 7-coins"):
        assert told(table.refusal(text), "TN-118", "not-now", owed="end-turn")
    with pytest.raises(IllegalMove):
        table.play("sail")
    assert table.mats[0].sailing == 1


@pytest.mark.rule("TN-111")
def test_the_same_action_again_in_later_turns() -> None:
    table = dry("golems", "fairies").put(0, "house", "C4")
    table.play("build B4", "sail", "build C3", "sail", "sail", "sail", "sail", "pass C", "upgrade C4 factory")
    table.play("upgrade B4 factory")
    assert (table.mats[0].sailing, table.mats[1].sailing) == (2, 3)
    assert (table.mats[0].houses.bit_count(), table.mats[0].factories.bit_count()) == (1, 2)


@pytest.mark.breach("TN-111")
def test_the_same_action_not_again_in_the_same_turn() -> None:
    table = Table("golems", "fairies").put(0, "house", "C4")
    table.play("build B4")
    assert told(table.refusal("build C3"), "TN-118", "not-now", owed="end-turn")
    assert all(move.startswith(("exchange", "end")) for move in table.legal())


@pytest.mark.rule("TN-112")
def test_the_seven_actions() -> None:
    table = Table("golems", "fairies").put(0, "house", "D7").bonus(0, "A").ground("D6", 2)
    assert {move.split()[0] for move in table.legal()} == {
        "build",
        "transform",
        "upgrade",
        "sail",
        "bridge",
        "power",
        "special",
        "pass",
        "exchange",
    }


@pytest.mark.breach("TN-112")
def test_there_is_no_other_action() -> None:
    table = Table("golems", "fairies").put(0, "house", "D7").ground("D6", 2)
    for text in ("dig D6", "priest", "build", "sail 2", ""):
        with pytest.raises(IllegalMove) as caught:
            table.game.parse(0, text)
        assert caught.value.refusal.kind == MALFORMED
        assert told(caught.value.refusal, "TN-112", "notation", text=text)
    for text in ("place D6", "neutral D6", "take F", "faction ifrits", "decline", "town 9-points D7"):
        assert told(table.refusal(text), "TN-112", "not-now", owed="take-turn")


@pytest.mark.rule("TN-113")
def test_whoever_has_passed_is_skipped_but_still_gains() -> None:
    table = dry("sand-cats", "golems", "leprechauns").put(0, "house", "C4").put(1, "house", "B4")
    table.play("pass F")
    coins = table.mats[0].coins
    events = table.play("upgrade B4 factory")
    assert [event.data["power"] for event in of_kind(events, "power-gained", 0)] == [1]
    assert [event.data["coins"] for event in of_kind(events, "coins-gained", 0)] == [1]
    assert (table.power(0), table.mats[0].coins) == ((7, 1, 0), coins + 1)
    turns = []
    for _ in range(4):
        turns.append(table.seat)
        table.play("sail")
    assert turns == [2, 1, 2, 1]


@pytest.mark.breach("TN-113")
def test_whoever_has_passed_acts_no_more_in_the_round() -> None:
    table = dry("golems", "fairies").bowls(0, 0, 0, 8)
    table.play("pass F", "end")
    for text in ("sail", "pass C", "power 7-coins", "end"):
        assert table.refusal(text, seat=0).kind == NOT_YOUR_TURN
        assert table.refusal(text, seat=0).reason == "not-your-turn"
        assert table.game.moves(0) == []
    table.play("sail")
    assert (table.seat, table.step) == (1, "take-turn")


@pytest.mark.rule("TN-114")
def test_the_phase_ends_with_the_last_pass() -> None:
    table = dry("golems", "fairies", "leprechauns")
    table.play("pass F", "pass G")
    assert table.game.round == 1
    events = table.play("pass A")
    assert [event.data["round"] for event in of_kind(events, "round-started")] == [2]
    assert not any(mat.passed for mat in table.mats)


@pytest.mark.breach("TN-114")
def test_the_phase_goes_on_while_one_player_has_not_passed() -> None:
    table = dry("golems", "fairies", "leprechauns")
    table.play("pass F", "pass G")
    for _ in range(3):
        events = table.play("sail")
        assert of_kind(events, "round-started") == []
        assert (table.seat, table.game.round) == (2, 1)


@pytest.mark.rule("TN-115")
@pytest.mark.parametrize(
    ("text", "coins"),
    [
        ("build C3", 4),
        ("transform B3", 6),
        ("transform B3 build", 10),
        ("transform A10", 12),
        ("transform A10 build", 16),
        ("upgrade C4 factory", 10),
        ("upgrade B9 palace-left", 14),
        ("sail", 8),
        ("bridge C4-E4", 10),
    ],
)
def test_the_exact_price_is_enough_and_one_coin_less_is_not(text: str, coins: int) -> None:
    def table() -> Table:
        found = dry("golems", "fairies").put(0, "house", "C4").put(0, "factory", "B9").ground("A10", 0)
        return found.coins(0, coins)

    paid = table()
    paid.play(text)
    assert paid.mats[0].coins == 0
    poor = table().coins(0, coins - 1)
    assert poor.refusal(text).reason == "coins"
    assert (poor.refusal(text).needs["need"], poor.refusal(text).needs["have"]) == (coins, coins - 1)


@pytest.mark.breach("TN-115")
def test_the_gains_of_an_action_do_not_pay_for_it() -> None:
    # The upgrade to a palace would give 6 power, and a town tile 6 coins: too late for the price.
    table = dry("leprechauns", "fairies").put(0, "factory", "B6", "C7").put(0, "house", "C6", "D6").coins(0, 13)
    assert told(table.refusal("upgrade B6 palace-left"), "TN-142", "coins", need=14, have=13, exchange=0)
    # Two spades of a Leprechaun would bring 4 power, but the house must be paid with coins at hand.
    table = dry("leprechauns", "fairies").put(0, "house", "C8").coins(0, 15)
    table.bowls(0, 0, 4, 4)
    assert told(table.refusal("transform D7 build"), "TN-122", "coins", need=16, have=15, exchange=1)


@pytest.mark.rule("TN-116")
def test_the_order_of_effects_of_an_upgrade() -> None:
    table = dry("seafarers", "fairies", "sand-cats", tile="palace")
    table.put(0, "factory", "C7", "B7").put(0, "house", "C8", "D7").put(1, "house", "C6")
    events = table.play("upgrade C7 palace-left", "sail", "town 9-points")
    assert [(event.kind, event.seat, event.rule) for event in events][:8] == [
        ("upgraded", 0, "TN-145"),
        ("scored", 0, "TN-283"),
        ("sailed", 0, "TN-160"),
        ("scored", 0, "TN-160"),
        ("power-gained", 1, "TN-240"),
        ("coins-gained", 2, "TN-325"),
        ("town-founded", 0, "TN-261"),
        ("scored", 0, "TN-270"),
    ]


@pytest.mark.rule("TN-116")
def test_the_order_of_effects_of_a_house() -> None:
    table = dry("golems", "fairies", "inventors", tile="house").put(0, "house", "B2").put(1, "house", "B3", "A2")
    events = table.play("transform A3 build")
    assert [(event.kind, event.seat, event.rule) for event in events] == [
        ("transformed", 0, "TN-124"),
        ("built", 0, "TN-122"),
        ("scored", 0, "TN-281"),
        ("power-gained", 1, "TN-240"),
        ("power-gained", 2, "TN-318"),
    ]


@pytest.mark.breach("TN-116")
def test_the_town_comes_last() -> None:
    """A new right palace lowers the value for its own town; the palace's sailing step comes before the town's."""
    table = dry("golems", "fairies").put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
    assert of_kind(table.play("upgrade C7 palace-right", "town 9-points"), "town-founded", 0) != []
    table = dry("seafarers", "fairies").put(0, "factory", "C7", "B7").put(0, "house", "C8", "D7")
    table.mats[0].sailing = 2
    table.play("upgrade C7 palace-left", "sail", "town sailing")
    # 4 points for step 3 by the palace; the step of the town tile is lost, its 4 points are not.
    assert (table.source(0, "sailing-step"), table.source(0, "town-tile")) == (4, 4)


@pytest.mark.rule("TN-117")
def test_the_ifrits_free_house_is_a_building_of_its_own() -> None:
    table = dry("ifrits", "fairies", "inventors", tile="house")
    table.put(0, "factory", "D7", "B8").put(0, "house", "A10").put(1, "house", "B9", "D6")
    events = table.play("upgrade D7 palace-left", "build A9")
    assert [(event.kind, event.seat, event.rule) for event in events] == [
        ("upgraded", 0, "TN-145"),
        ("transformed", 0, "TN-124"),
        ("built", 0, "TN-308"),
        ("scored", 0, "TN-281"),
        ("power-gained", 1, "TN-240"),
        ("power-gained", 2, "TN-318"),
        ("power-gained", 1, "TN-240"),
    ]
    # B9 touches the house on A9, D6 the palace on D7.
    assert (table.power(1), table.power(2)) == ((6, 2, 0), (7, 1, 0))


@pytest.mark.breach("TN-117")
def test_no_town_check_between_the_ifrits_palace_and_their_house() -> None:
    """Palace, factory and two houses need the free house on A9 to hang together; one town, at the very end."""
    table = dry("ifrits", "fairies").put(0, "factory", "A8", "B8").put(0, "house", "A10").put(1, "house", "B7")
    events = table.play("upgrade A8 palace-left")
    assert of_kind(events, "town-founded") == []
    assert table.step == "claim-edge"
    events = table.play("build A9")
    assert [event.kind for event in events if event.kind != "scored"] == ["transformed", "built", "power-gained"]
    assert table.step == "choose-town-tile"
    assert len(of_kind(table.play("town 9-points"), "town-founded", 0)) == 1
    # A town that is ready before the house was placed waits for it too.
    table = dry("ifrits", "fairies").put(0, "factory", "C7", "B7").put(0, "house", "C8", "D7")
    table.play("upgrade C7 palace-left")
    assert table.step == "claim-edge"
    assert told(table.refusal("town 9-points B7"), "TN-308", "not-now", owed="claim-edge")
    table.play("decline")
    assert table.step == "choose-town-tile"


@pytest.mark.rule("TN-118")
def test_exchanges_an_action_its_town_exchanges_and_the_end() -> None:
    table = Table("golems", "fairies").put(0, "factory", "C7", "B7").put(0, "house", "C8", "D7").coins(0, 11)
    table.bowls(0, 0, 0, 8)
    table.play("exchange 1", "exchange 2")
    assert (table.step, table.mats[0].coins) == ("take-turn", 14)
    table.play("upgrade C7 palace-right")
    assert (table.seat, table.step) == (0, "choose-town-tile")
    table.play("town 6-coins")
    assert (table.seat, table.step) == (0, "end-turn")
    table.play("exchange 1", "exchange 4")
    # Nothing left to exchange: the turn has ended by itself.
    assert (table.mats[0].coins, table.power(0)) == (11, (8, 0, 0))
    assert (table.seat, table.step) == (1, "take-turn")


@pytest.mark.breach("TN-118")
def test_no_second_action_no_exchange_amid_an_action_and_nobody_else_decides() -> None:
    table = Table("golems", "fairies").put(0, "house", "C7", "C3").bowls(0, 0, 0, 8).bowls(1, 0, 0, 8)
    table.play("power 1-spade")
    assert table.step == "free-spade"
    assert told(table.refusal("exchange 1"), "TN-233", "not-now", owed="free-spade")
    assert told(table.refusal("sail"), "TN-184", "not-now", owed="free-spade")
    for text in ("sail", "exchange 1"):
        assert table.refusal(text, seat=1).reason == "not-your-turn"
    table.play(min(table.legal("transform")))
    assert told(table.refusal("sail"), "TN-118", "not-now", owed="end-turn")
    assert table.legal() == {"end", "exchange 1", "exchange 2", "exchange 3", "exchange 4"}
    assert table.game.to_move == (0,)


@pytest.mark.rule("TN-119")
def test_after_an_exchange_the_action_is_still_owed() -> None:
    table = Table("golems", "fairies")
    table.play("exchange 1", "exchange 1")
    assert (table.seat, table.step) == (0, "take-turn")
    table.play("pass F", "end")
    assert table.seat == 1


@pytest.mark.breach("TN-119")
def test_a_turn_cannot_be_skipped() -> None:
    table = Table("golems", "fairies").coins(0, 0)
    assert told(table.refusal("end"), "TN-119", "must-act")
    table.play("exchange 4")
    assert told(table.refusal("end"), "TN-119", "must-act")
    assert table.legal() == {"pass bonus-C", "pass bonus-F", "pass bonus-G"}
