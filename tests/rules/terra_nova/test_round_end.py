"""Phase 3: the end of a round (TN-340 to TN-347)."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova.tiles import BONUS_TILES, ROUND_TILES
from tests.rules.terra_nova.deals import deal, offered, owed, say
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, drained, of_kind


def coins_on_tiles(table: Table) -> dict[str, int]:
    """Coins on the bonus tiles beside the board."""
    return {BONUS_TILES[tile].id: table.game.bonus_coins[tile] for tile in table.game.pool}


def three() -> Table:
    return drained("fairies", "golems", "leprechauns")


@pytest.mark.rule("TN-340")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_phase_three_follows_when_all_have_passed(round: int) -> None:
    table = Table("fairies", "golems", round=round)  # bowl III holds 4 power, so phase 3 asks
    table.play("pass bonus-C", "end", "pass bonus-D", "end")
    assert (table.step, table.game.round) == ("round-exchange", round)
    table.play("end", "end")
    assert (table.step, table.game.round) == ("take-turn", round + 1)


@pytest.mark.breach("TN-340")
def test_no_phase_three_while_somebody_plays_on() -> None:
    table = three()
    table.play("pass bonus-F", "pass bonus-G")
    assert (table.seat, table.step) == (2, "take-turn")
    assert coins_on_tiles(table) == {"A": 0, "B": 0, "D": 0}


@pytest.mark.breach("TN-340", "TN-347")
def test_round_five_has_no_phase_three() -> None:
    """The exchange at the end of the game happens by itself: nobody is asked."""
    table = Table("fairies", "golems", round=5).coins(0, 0).coins(1, 0)
    table.game.used = 0b111111
    table.mats[0].palace_used = True
    table.play("pass bonus-C", "end", "pass bonus-D")
    events = table.play("end")
    assert table.game.is_over
    assert table.game.round == 5
    assert of_kind(events, "round-started") == of_kind(events, "income") == []
    assert [table.source(seat, "coins") for seat in (0, 1)] == [1, 1]  # 4 power each


@pytest.mark.rule("TN-341")
def test_everybody_may_exchange_power_in_phase_three() -> None:
    table = Table("fairies", "golems")
    table.play("pass bonus-C", "end", "pass bonus-D", "end")
    for seat in (0, 1):
        assert (table.seat, table.step) == (seat, "round-exchange")
        assert table.legal() == {"end", "exchange 1", "exchange 2", "exchange 3", "exchange 4"}
        table.play("exchange 3")
        assert (table.mats[seat].coins, table.power(seat)) == (53, (5, 2, 1))
        table.play("end")
    assert table.game.round == 2


@pytest.mark.breach("TN-341")
def test_phase_three_is_for_exchange_alone() -> None:
    table = Table("fairies", "golems").put(0, "house", "C8")
    table.play("pass bonus-C", "end", "pass bonus-D", "end")
    for text in ("sail", "pass bonus-F", "upgrade C8 factory"):
        assert told(table.refusal(text), "TN-235", "not-now", {"owed": "round-exchange"})
    assert told(table.refusal("exchange 5"), "TN-230", "power", {"need": 5, "have": 4})


@pytest.mark.rule("TN-342")
def test_all_x_markers_leave() -> None:
    table = drained("fairies", "water-sprites").put(0, "palace-left", "C8").put(1, "palace-left", "G9")
    table.bonus(1, "A")
    table.game.used = 0b111111
    for mat in table.mats:
        mat.palace_used = mat.bonus_used = True
    table.pass_all()
    assert table.game.used == 0
    for mat in table.mats:
        assert (mat.palace_used, mat.bonus_used) == (False, False)
    table.bowls(0, 0, 0, 8)
    assert table.legal("power") == {f"power {name}" for name in ("sailing", "7-coins", "1-spade", "2-spades", "palace")}
    table.turn(1)
    assert "special palace" in table.legal()


@pytest.mark.breach("TN-342")
def test_x_markers_stay_until_all_have_passed() -> None:
    table = three().bowls(0, 0, 0, 8)
    table.play("power 7-coins", "end", "pass bonus-F", "pass bonus-G")
    assert table.seat == 0
    assert told(table.refusal("power 7-coins"), "TN-181", "action-used", {"action": "power-7-coins"})


@pytest.mark.rule("TN-343")
def test_a_coin_goes_on_each_tile_beside_the_board() -> None:
    table = three()
    table.game.bonus_coins = [0, 0, 0, 0, 0, 4, 1, 0]  # F and G
    table.play("pass bonus-A", "pass bonus-D", "pass bonus-B")
    assert coins_on_tiles(table) == {"C": 1, "F": 5, "G": 2}


@pytest.mark.breach("TN-343")
def test_tiles_that_players_hold_get_no_coin() -> None:
    table = three()
    table.pass_all()
    assert [table.game.bonus_coins[mat.bonus] for mat in table.mats] == [0, 0, 0]
    assert sum(table.game.bonus_coins) == 3


@pytest.mark.rule("TN-343")
def test_an_untouched_tile_holds_as_many_coins_as_the_round() -> None:
    """Before the passes of round k it holds k coins: 1 from the set-up, 1 from each round."""
    game = deal(2, seed=3)
    while owed(game) != "take-turn":
        say(game, min(offered(game)))
    untouched = game.pool[2]
    letter = BONUS_TILES[untouched].id
    for round in range(1, 6):
        assert game.round == round
        assert len(game.pool) == 3
        assert game.bonus_coins[untouched] == round
        while game.round == round and not game.is_over:
            moves = sorted(move for move in offered(game) if move.startswith(("pass", "end")))
            say(game, next(move for move in moves if not move.endswith(letter)))
    assert game.is_over
    assert game.bonus_coins[untouched] == 5


@pytest.mark.rule("TN-344")
def test_each_round_scores_its_own_tile() -> None:
    table = drained("water-sprites", "golems").put(0, "house", "B1")
    names = [tile.id for tile in ROUND_TILES]
    table.game.round_tiles = [names.index(name) for name in ("sailing", "house", "sailing", "house", "sailing")]
    scored: list[int] = []
    for _ in range(4):
        before = table.source(0, "round-sailing")
        table.mats[0].sailing = 0
        table.turn(0)
        table.play("sail")
        scored.append(table.source(0, "round-sailing") - before)
        table.pass_all()
        table.coins(0, 50).bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    assert scored == [2, 0, 2, 0]


@pytest.mark.breach("TN-344")
def test_the_tile_of_a_finished_round_scores_no_more() -> None:
    table = drained("water-sprites", "golems").put(0, "house", "B1")
    names = [tile.id for tile in ROUND_TILES]
    table.game.round_tiles = [names.index(name) for name in ("sailing", "town", "palace", "spade", "house")]
    table.pass_all()
    assert table.game.round == 2
    table.bowls(0, 8, 0, 0).turn(0)
    table.play("sail")
    assert table.points(0) == 2  # the step alone


@pytest.mark.rule("TN-345")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_who_passed_first_starts_the_next_round_clockwise(first: int) -> None:
    table = drained("fairies", "golems", "leprechauns", "water-sprites")
    for seat in range(first):
        assert table.seat == seat
        table.play("sail")
    table.play("pass bonus-G")
    table.pass_all()
    assert table.game.start == first
    for ahead in range(4):
        seat = (first + ahead) % 4
        table.bowls(seat, 8, 0, 0)
        assert table.seat == seat
        table.play("sail")


@pytest.mark.breach("TN-345")
def test_the_order_of_the_other_passes_does_not_matter() -> None:
    """Seats pass 2, 1, 0; still 2 is followed by 0."""
    table = three()
    table.play("sail", "sail", "pass bonus-F", "sail", "pass bonus-G", "pass bonus-A")
    assert table.game.order == [2, 0, 1]
    assert table.seat == 2
    table.bowls(2, 8, 0, 0)
    table.play("sail")
    assert table.seat == 0


@pytest.mark.rule("TN-346")
def test_order_of_phase_three() -> None:
    """While power is exchanged, the X still lies, no neutral house and no coin has come; then all of it has."""
    table = Table("fairies", "golems", two_player_variant="planner", tile="sailing")
    table.game.neutral_colour = 0
    table.neutral("C7", "E2")
    table.play("power 7-coins", "pass bonus-C", "end", "pass bonus-B")
    assert (table.seat, table.step) == (1, "round-exchange")
    assert table.game.used
    assert coins_on_tiles(table) == {"D": 0, "F": 0, "G": 0}
    assert table.game.neutral.bit_count() == 2
    assert table.game.round == 1
    events = table.play("end")
    assert table.game.used == 0
    assert coins_on_tiles(table) == {"D": 1, "F": 1, "G": 1}
    assert table.game.neutral.bit_count() == 4
    assert table.game.round == 2
    kinds = [event.kind for event in events]
    assert kinds == ["neutral-placed", "neutral-placed", "round-started", "income", "income"]


@pytest.mark.breach("TN-346")
@pytest.mark.parametrize("round", [2, 3, 4])
def test_neutral_houses_are_no_part_of_later_rounds(round: int) -> None:
    table = drained("fairies", "golems", two_player_variant="planner", round=round)
    table.game.neutral_colour = 0
    table.neutral("C7", "E2")
    events = table.pass_all()
    assert of_kind(events, "neutral-placed") == []
    assert table.game.neutral.bit_count() == 2


@pytest.mark.rule("TN-347")
@pytest.mark.parametrize("round", [4, 5])
def test_no_coins_are_added_after_round_five(round: int) -> None:
    table = drained("fairies", "golems", round=round)
    table.game.bonus_coins = [0, 0, 0, 0, 0, 2, 2, 0]  # F and G
    table.play("pass bonus-C", "pass bonus-D")
    more = 1 if round == 4 else 0
    assert coins_on_tiles(table) == {"B": more, "F": 2 + more, "G": 2 + more}
    assert table.game.is_over == (round == 5)
