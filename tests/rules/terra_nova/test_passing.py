"""Ledger section 13: passing."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import TILES, Table, of_kind

FOUR_FACTIONS = ("golems", "fairies", "leprechauns", "water-sprites")


def powerless(*factions: str, round: int = 1, tile: str = "sailing", **options: object) -> Table:
    """Nobody has power to exchange, so turns end by themselves."""
    table = Table(*factions, round=round, tile=tile, **options)
    for seat in range(len(factions)):
        table.bowls(seat, 8, 0, 0)
    return table


def letters(table: Table) -> str:
    """The tiles beside the board."""
    return "".join("ABCDEFGH"[tile] for tile in table.game.pool)


@pytest.mark.rule("TN-210")
def test_passing_is_possible_with_nothing_at_all() -> None:
    table = powerless("golems", "fairies").coins(0, 0)
    assert table.legal() == {"pass bonus-C", "pass bonus-F", "pass bonus-G"}
    table.play("pass bonus-C")
    assert table.seat == 1


@pytest.mark.breach("TN-210")
def test_after_passing_there_is_no_further_action() -> None:
    table = powerless("golems", "fairies").put(0, "house", "C7")
    table.play("pass bonus-C")
    for _ in range(3):
        expected = Refusal("TN-110", "not-your-turn", {"seat": 0, "turn": 1}, NOT_YOUR_TURN)
        assert table.refusal("sail", seat=0) == expected
        assert table.refusal("pass bonus-F", seat=0) == expected
        table.play("sail")
        assert (table.seat, table.game.round) == (1, 1)


@pytest.mark.rule("TN-211")
def test_the_first_to_pass_starts_the_next_round() -> None:
    table = powerless(*FOUR_FACTIONS[:3])
    table.play("sail", "pass bonus-F")
    assert table.game.start == 1
    table.play("pass bonus-G", "pass bonus-A")
    assert (table.game.round, table.seat, table.game.order) == (2, 1, [1, 2, 0])


@pytest.mark.breach("TN-211")
def test_later_passes_leave_the_token_where_it_is() -> None:
    table = powerless(*FOUR_FACTIONS[:3])
    table.play("sail", "pass bonus-F")
    table.play("pass bonus-G")
    assert table.game.start == 1
    table.play("sail", "pass bonus-A")
    assert table.game.start == 1


@pytest.mark.rule("TN-212")
def test_tile_faction_and_palace_score_together() -> None:
    table = powerless("golems", "fairies").bonus(0, "F").put(0, "factory", "C7", "D8", "A1")
    table.play("pass bonus-C")
    assert (table.source(0, "bonus-factories"), table.source(0, "golems-pass"), table.points(0)) == (6, 3, 9)
    table = powerless("ifrits", "fairies").bonus(0, "E").put(0, "palace-right", "A1").put(0, "house", "C7")
    table.play("pass bonus-C")
    assert (table.source(0, "bonus-palaces"), table.source(0, "ifrits-edge"), table.points(0)) == (4, 1, 5)
    table = powerless("druids", "golems").bonus(0, "G").put(0, "palace-left", "A1").put(0, "house", "C7", "C8")
    table.play("pass bonus-C")
    assert (table.source(0, "bonus-houses"), table.power(0)) == (2, (8 - 4, 4, 0))
    table = powerless("sand-cats", "golems").bonus(0, "G").put(0, "palace-right", "A1").put(0, "house", "C7", "D8")
    table.play("pass bonus-C")
    assert (table.source(0, "bonus-houses"), table.source(0, "sand-cats-inland")) == (2, 2)


@pytest.mark.breach("TN-212")
def test_inactive_palaces_foreign_tiles_and_other_actions_score_nothing() -> None:
    table = powerless("ifrits", "fairies").put(0, "palace-left", "A1").put(0, "factory", "C7", "D8")
    table.put(1, "factory", "G3", "G9").bonus(1, "F")
    table.play("pass bonus-C")
    assert [table.points(0), table.points(1)] == [0, 0]
    table = powerless("golems", "fairies").bonus(0, "F").put(0, "factory", "C7", "D8").put(0, "house", "A1")
    table.play("upgrade A1 factory")
    assert table.points(0) == 0


@pytest.mark.rule("TN-213")
def test_the_tile_is_swapped_and_the_old_one_may_be_taken_by_others() -> None:
    table = powerless("golems", "fairies")
    events = table.play("pass bonus-F")
    assert "ABCDEFGH"[table.mats[0].bonus] == "F"
    assert letters(table) == "CDG"
    assert [event.data for event in of_kind(events, "bonus-taken", 0)] == [{"tile": "bonus-F"}]
    assert table.legal("pass") == {"pass bonus-D", "pass bonus-C", "pass bonus-G"}
    table.play("pass bonus-D")
    assert ("ABCDEFGH"[table.mats[1].bonus], letters(table)) == ("D", "BCG")


@pytest.mark.breach("TN-213")
def test_the_own_tile_cannot_be_kept_nor_anothers_taken() -> None:
    table = powerless("golems", "fairies")
    assert told(table.refusal("pass bonus-D"), "TN-213", "own-bonus", {"tile": "bonus-D"})
    assert told(table.refusal("pass bonus-B"), "TN-213", "bonus-not-there", {"tile": "bonus-B"})
    assert told(table.refusal("pass bonus-E"), "TN-213", "bonus-not-there", {"tile": "bonus-E"})
    assert told(table.refusal("pass"), "TN-213", "choose-bonus")


@pytest.mark.rule("TN-214")
def test_coins_on_the_new_tile_are_taken_at_once() -> None:
    table = powerless("golems", "fairies")
    table.game.bonus_coins = [0, 0, 3, 1, 2, 0, 0, 0]
    table.play("pass bonus-C")
    assert table.mats[0].coins == 53
    assert table.game.bonus_coins == [0, 0, 0, 1, 2, 0, 0, 0]


@pytest.mark.breach("TN-214")
def test_the_returned_tile_carries_no_coins() -> None:
    table = powerless("golems", "fairies")
    table.game.bonus_coins = [0, 0, 3, 0, 0, 1, 2, 0]
    table.play("pass bonus-C")
    table.coins(1, 0).play("pass bonus-D")
    assert table.game.round == 2
    assert table.mats[1].coins == 2 + 3  # fixed income and tile D, and nothing from the swap
    assert table.game.bonus_coins == [0, 1, 0, 0, 0, 2, 3, 0]


@pytest.mark.rule("TN-215")
def test_the_new_tile_works_from_the_next_round_on() -> None:
    table = powerless("golems", "fairies").put(0, "house", "C4")
    table.play("pass bonus-C", "pass bonus-F")
    assert (table.game.round, table.seat) == (2, 0)
    assert table.power(0) == (8 - 3, 3, 0)
    assert table.game.sailing(0) == 1
    assert "build E5" in table.legal()


@pytest.mark.breach("TN-215")
def test_the_new_tile_does_nothing_in_the_round_of_the_pass() -> None:
    table = powerless("golems", "fairies").bonus(0, "C").put(0, "factory", "C4")
    table.bonus(1, "E")
    assert table.game.sailing(0) == 1
    table.play("pass bonus-F")
    assert (table.mats[0].coins, table.power(0)) == (50, (8, 0, 0))
    assert (table.source(0, "bonus-factories"), table.game.sailing(0)) == (0, 0)
    table.play("pass bonus-C")
    assert table.source(0, "bonus-factories") == 0


@pytest.mark.rule("TN-216")
def test_the_last_pass_ends_the_phase() -> None:
    table = Table("golems", "fairies")
    table.play("pass bonus-C", "end", "pass bonus-F", "end")
    assert (table.game.round, table.step, table.seat) == (1, "round-exchange", 0)
    table = powerless("golems", "fairies", round=5)
    table.play("pass bonus-C", "pass bonus-F")
    assert table.game.is_over


@pytest.mark.breach("TN-216")
def test_the_phase_lasts_while_anybody_has_not_passed() -> None:
    table = powerless(*FOUR_FACTIONS)
    table.play("pass bonus-G", "pass bonus-A", "pass bonus-H", "sail", "sail")
    assert (table.game.round, table.step, table.seat) == (1, "take-turn", 3)
    table = powerless("golems", "fairies", round=5)
    events = table.play("pass bonus-C", "sail")
    assert not table.game.is_over
    assert of_kind(events, "game-ended") == []
    assert [table.source(seat, "area") + table.source(seat, "coins") for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("TN-217")
def test_in_the_last_round_too_passing_scores_and_swaps() -> None:
    table = powerless("golems", "fairies", round=5).bonus(0, "F").put(0, "factory", "C7").coins(0, 0)
    table.game.bonus_coins[2] = 5
    table.play("pass bonus-C")
    assert (table.mats[0].bonus, table.mats[0].coins) == (2, 5)
    assert (table.source(0, "bonus-factories"), table.source(0, "golems-pass")) == (2, 2)


@pytest.mark.breach("TN-217")
def test_in_the_last_round_a_tile_is_taken_unless_the_option_says_not() -> None:
    table = powerless("golems", "fairies", round=5)
    assert told(table.refusal("pass"), "TN-213", "choose-bonus")
    table = powerless("golems", "fairies", round=5, swap_in_last_round=False).bonus(0, "F").put(0, "factory", "C7")
    table.game.bonus_coins[2] = 5
    assert table.legal("pass") == {"pass"}
    assert told(table.refusal("pass bonus-C"), "TN-217", "no-swap")
    table.play("pass")
    assert (table.mats[0].bonus, table.mats[0].coins, table.source(0, "bonus-factories")) == (5, 50, 2)
    early = powerless("golems", "fairies", round=4, swap_in_last_round=False)
    assert early.legal("pass") == {"pass bonus-C", "pass bonus-F", "pass bonus-G"}


def gains_of_a_neighbour(passed: bool) -> tuple[tuple[int, int, int], int]:
    """Sand Cats beside the Golems' new factory, having passed or not: their power and coins."""
    table = powerless("golems", "sand-cats").put(0, "house", "C8").put(1, "house", "C7", "C9")
    table.mats[1].passed = passed
    table.play("upgrade C8 factory")
    return table.power(1), table.mats[1].coins


@pytest.mark.rule("TN-218")
def test_a_player_who_has_passed_still_gains() -> None:
    assert gains_of_a_neighbour(passed=True) == ((8 - 2, 2, 0), 50 + 2)


@pytest.mark.breach("TN-218")
def test_passing_takes_nothing_from_later_gains() -> None:
    assert gains_of_a_neighbour(passed=True) == gains_of_a_neighbour(passed=False)


@pytest.mark.rule("TN-219")
def test_exchange_before_and_after_the_steps_of_the_pass() -> None:
    """Druids lift 4 power by passing and turn it into coins in the same turn, together with the tile's coins."""
    table = Table("druids", "golems").put(0, "palace-left", "A1").put(0, "house", "C7").bowls(0, 0, 7, 1)
    table.game.bonus_coins[2] = 2
    table.play("exchange 1")
    assert (table.mats[0].coins, table.power(0)) == (51, (1, 7, 0))
    table.play("pass bonus-C")
    assert (table.mats[0].coins, table.power(0), table.step) == (53, (0, 5, 3), "end-turn")
    assert table.legal() == {"end", "exchange 1", "exchange 2", "exchange 3", "exchange 3 points"}
    table.play("exchange 3")
    assert (table.mats[0].coins, table.power(0), table.seat) == (56, (3, 5, 0), 1)


@pytest.mark.breach("TN-219")
def test_no_exchange_once_the_turn_of_the_pass_is_over() -> None:
    table = Table("druids", "golems")
    table.play("pass bonus-C", "end")
    assert table.seat == 1
    expected = Refusal("TN-232", "not-your-turn", {"seat": 0, "turn": 1}, NOT_YOUR_TURN)
    assert table.refusal("exchange 1", seat=0) == expected
    assert table.refusal("exchange 3 points", seat=0) == expected


@pytest.mark.rule("TN-220")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_always_three_tiles_to_choose_from(players: int) -> None:
    table = Table(*FOUR_FACTIONS[:players])
    choices: list[int] = []
    while not table.game.is_over:
        moves = table.legal("pass")
        if moves:
            choices.append(len(moves))
        table.play(max(moves) if moves else "end")
    assert choices == [3] * 5 * players


@pytest.mark.breach("TN-220")
def test_exactly_one_tile_goes_and_one_comes() -> None:
    table = powerless(*FOUR_FACTIONS)
    held = [mat.bonus for mat in table.mats]
    for seat, letter in enumerate("GDBC"):
        table.play(f"pass bonus-{letter}")
        if seat < 3:
            assert held[seat] in table.game.pool
            assert len(table.game.pool) == 3
    assert sorted([*table.game.pool, *[mat.bonus for mat in table.mats]]) == sorted(TILES[:7])


@pytest.mark.rule("TN-221")
def test_pass_effects_count_the_board_of_that_moment() -> None:
    table = powerless("golems", "fairies").bonus(0, "F").put(0, "factory", "A1").put(0, "house", "C7")
    table.play("upgrade C7 factory")
    table.turn(0).play("pass bonus-D")
    assert table.source(0, "bonus-factories") == 4


@pytest.mark.breach("TN-221")
def test_later_changes_add_nothing() -> None:
    table = powerless("ifrits", "fairies").bonus(0, "F").put(0, "factory", "C7").put(0, "palace-right", "A1")
    table.play("pass bonus-D")
    assert (table.source(0, "bonus-factories"), table.source(0, "ifrits-edge")) == (2, 1)
    table.put(0, "factory", "A5", "I1")
    table.play("pass bonus-C")
    assert table.game.round == 2
    assert (table.source(0, "bonus-factories"), table.source(0, "ifrits-edge"), table.points(0)) == (2, 1, 3)


@pytest.mark.rule("TN-212", "TN-213", "TN-214", "TN-294")
def test_example_pass() -> None:
    """EX-10: "2 points per factory" with 2 factories: 4 points; another tile is taken, the old one goes back empty."""
    table = powerless("water-sprites", "golems").bonus(0, "F").put(0, "factory", "B7", "C6")
    table.game.bonus_coins["ABCDEFGH".index("G")] = 1
    table.play("pass bonus-G")
    assert table.points(0) == table.source(0, "bonus-factories") == 4
    assert ("ABCDEFGH"[table.mats[0].bonus], table.mats[0].coins) == ("G", 51)
    assert "F" in letters(table)
    assert table.game.bonus_coins["ABCDEFGH".index("F")] == 0
