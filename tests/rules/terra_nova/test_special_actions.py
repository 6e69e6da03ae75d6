"""Ledger section 12: special actions."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN, Refusal
from ecumene.games.terra_nova.factions.table import FACTIONS
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells

WITH_PALACE_ACTION = {"water-sprites": "palace-left", "sun-worshippers": "palace-left", "seafarers": "palace-right"}
#: What the palace action still asks for when the palace stands on B7 and a house on D8.
REST = {"water-sprites": "build C6", "sun-worshippers": "transform C8", "seafarers": "upgrade D8 factory"}
#: Eight cells of which no two are adjacent.
SCATTERED = ("A1", "A3", "A5", "A9", "E10", "G1", "I1", "I6")


def rival(faction: str) -> str:
    """Somebody of another colour."""
    return "fairies" if faction in ("golems", "ifrits") else "golems"


def palace(faction: str) -> Table:
    """The faction with the palace that gives it an action, and two houses; no power to exchange."""
    table = Table(faction, "golems").put(0, WITH_PALACE_ACTION[faction], "B7").put(0, "house", "D8", "A1")
    return table.bowls(0, 8, 0, 0)


@pytest.mark.rule("TN-200")
@pytest.mark.parametrize("faction", WITH_PALACE_ACTION)
def test_a_palace_action_costs_no_power_and_no_coins(faction: str) -> None:
    table = palace(faction).coins(0, 0)
    table.play("special palace", REST[faction])
    assert (table.power(0), table.mats[0].coins, table.mats[0].palace_used) == ((8, 0, 0), 0, True)


@pytest.mark.rule("TN-200")
def test_example_special_action_of_the_water_sprites() -> None:
    """EX-09: a free house on any lake, once per round; from the next income on 2 power."""
    table = palace("water-sprites")
    table.play("special palace")
    lakes = {"A5", "B1", "B9", "C6", "D2", "F4", "G3", "G9", "I1", "I7", "I9"}
    assert table.legal() == {f"build {cell}" for cell in lakes}
    table.play("build I9")
    assert cells(table.mats[0].houses) == {"A1", "D8", "I9"}
    assert table.mats[0].coins == 50
    assert told(table.turn(0).refusal("special palace"), "TN-200", "action-used", {"action": "special-palace"})
    table.bowls(1, 8, 0, 0).play("pass bonus-F", "pass bonus-G")
    assert table.game.round == 2
    assert table.power(0) == (8 - 2 - 2, 2 + 2, 0)  # the palace and tile F
    assert "special palace" in table.turn(0).legal()


@pytest.mark.breach("TN-200")
@pytest.mark.parametrize("faction", WITH_PALACE_ACTION)
def test_a_palace_action_is_used_once_per_round(faction: str) -> None:
    table = palace(faction)
    table.play("special palace", REST[faction])
    table.turn(0)
    assert told(table.refusal("special palace"), "TN-200", "action-used", {"action": "special-palace"})
    assert table.legal("special") == set()


@pytest.mark.breach("TN-200")
def test_the_spade_tile_is_used_once_per_round() -> None:
    table = palace("sun-worshippers").bonus(0, "A")
    table.play("special bonus", "transform C8")
    table.turn(0)
    assert told(table.refusal("special bonus"), "TN-200", "action-used", {"action": "special-bonus"})
    assert table.legal("special") == {"special palace"}


@pytest.mark.rule("TN-201")
@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS])
@pytest.mark.parametrize(("tile", "spade"), [("F", False), ("A", True)])
def test_these_are_all_the_special_actions(faction: str, tile: str, spade: bool) -> None:
    table = Table(faction, rival(faction)).bonus(0, tile)
    table.put(0, "palace-left", "B7").put(0, "palace-right", "C4").put(0, "house", "D8")
    expected = {"special palace"} if faction in WITH_PALACE_ACTION else set()
    assert table.legal("special") == expected | ({"special bonus"} if spade else set())


@pytest.mark.rule("TN-181", "TN-191", "TN-201")
def test_ten_x_markers_cover_everything_that_takes_one() -> None:
    """Six board actions, the spade tile, and a palace action for each of three colours at most."""
    colours = set()
    for faction in FACTIONS:
        table = Table(faction.id, rival(faction.id)).bonus(0, "A").bowls(0, 0, 0, 8)
        table.put(0, "palace-left", "B7").put(0, "palace-right", "C4").put(0, "house", "D8")
        assert len(table.legal("power") - {"power palace"}) == 6
        if table.legal("special palace") | table.legal("power palace"):
            colours.add(faction.terrain)
    assert 6 + 1 + len(colours) == 10


@pytest.mark.breach("TN-201")
@pytest.mark.parametrize("faction", [faction.id for faction in FACTIONS])
def test_no_other_palace_and_no_other_tile_has_one(faction: str) -> None:
    table = Table(faction, rival(faction)).put(0, "house", "D8")
    other = {"palace-left": "palace-right", "palace-right": "palace-left"}
    table.put(0, other[WITH_PALACE_ACTION.get(faction, "palace-left")], "B7")
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})
    for letter in "BCDEFGH":
        table.bonus(0, letter)
        assert told(table.refusal("special bonus"), "TN-201", "no-special", {"action": "special-bonus"})


@pytest.mark.rule("TN-202", "TN-296")
@pytest.mark.parametrize(("move", "coins"), [("C8", 0), ("C8 build", 4), ("B7", 6), ("B7 build", 10)])
def test_the_spade_tile_is_a_full_transformation_with_one_free_spade(move: str, coins: int) -> None:
    table = Table("golems", "fairies", tile="spade").bonus(0, "A").put(0, "house", "C7").coins(0, coins)
    table.bowls(0, 8, 0, 0).play("special bonus", f"transform {move}")
    assert table.mats[0].coins == 0
    assert table.power(0) == (8, 0, 0)
    assert table.source(0, "round-spade") == (2 if move.startswith("C8") else 4)
    assert table.mats[0].houses.bit_count() == (2 if "build" in move else 1)


@pytest.mark.breach("TN-202")
def test_the_spade_tile_pays_neither_second_spade_nor_house() -> None:
    table = Table("golems", "fairies").bonus(0, "A").put(0, "house", "C7").coins(0, 3)
    table.play("special bonus")
    assert table.legal() == {"transform C8", "transform D6"}
    assert told(table.refusal("transform B7"), "TN-132", "coins", {"need": 6, "have": 3, "exchange": 0})
    assert told(table.refusal("transform C8 build"), "TN-122", "coins", {"need": 4, "have": 3, "exchange": 0})
    assert told(table.refusal("build D7"), "TN-189", "must-transform")


def three_with_the_spade_tile(used: bool) -> Table:
    """Seat 0 hands the spade tile back, seat 1 takes it, seat 2 is on turn; nobody has power to exchange."""
    table = Table("golems", "fairies", "leprechauns").bonus(0, "A").put(0, "house", "C7").put(1, "house", "D1")
    for seat in range(3):
        table.bowls(seat, 8, 0, 0)
    if used:
        table.play("special bonus", "transform C8")
        table.turn(0)
    table.play("pass bonus-F", "pass bonus-A")
    assert (table.seat, table.game.round) == (2, 1)
    return table


@pytest.mark.rule("TN-203")
@pytest.mark.parametrize("used", [False, True])
def test_a_spade_tile_handed_back_works_for_its_new_owner_next_round(used: bool) -> None:
    table = three_with_the_spade_tile(used)
    table.play("pass bonus-G")
    assert table.game.round == 2
    assert "special bonus" in table.turn(1).legal()
    assert "special bonus" not in table.turn(0).legal()


@pytest.mark.breach("TN-203")
@pytest.mark.parametrize("used", [False, True])
def test_a_spade_tile_taken_in_a_pass_does_nothing_in_that_round(used: bool) -> None:
    table = three_with_the_spade_tile(used)
    expected = Refusal("TN-110", "not-your-turn", {"seat": 1, "turn": 2}, NOT_YOUR_TURN)
    assert table.refusal("special bonus", seat=1) == expected
    table.play("sail")
    assert (table.seat, table.game.round) == (2, 1)


@pytest.mark.rule("TN-203")
def test_an_x_goes_back_with_its_tile() -> None:
    table = three_with_the_spade_tile(used=True)
    assert [mat.bonus_used for mat in table.mats] == [False, False, False]


@pytest.mark.rule("TN-204")
def test_a_special_action_is_the_action_of_the_turn() -> None:
    table = palace("water-sprites")
    table.play("special palace", "build C6")
    assert (table.seat, table.step) == (1, "take-turn")


@pytest.mark.breach("TN-204")
def test_no_second_action_follows_a_special_action() -> None:
    table = palace("water-sprites").bonus(0, "A").bowls(0, 0, 7, 1)
    table.play("special palace", "build C6")
    assert table.legal() == {"end", "exchange 1"}
    for move in ("special bonus", "sail", "pass bonus-C"):
        assert told(table.refusal(move), "TN-118", "not-now", {"owed": "end-turn"})


@pytest.mark.rule("TN-205")
@pytest.mark.parametrize("faction", WITH_PALACE_ACTION)
def test_a_special_action_that_can_be_carried_out_is_offered(faction: str) -> None:
    assert palace(faction).legal("special") == {"special palace"}


@pytest.mark.breach("TN-205")
def test_no_special_action_without_the_pieces_or_the_cell() -> None:
    spade = Table("golems", "fairies").bonus(0, "A").put(0, "house", "E10").put(1, "house", "F9")
    assert told(spade.refusal("special bonus"), "TN-205", "no-target", {"action": "special-bonus"})

    no_house = Table("water-sprites", "golems").put(0, "palace-left", "B7").put(0, "house", *SCATTERED)
    no_lake = Table("water-sprites", "golems").put(0, "palace-left", "B7")
    no_lake.neutral("A5", "B1", "B9", "C6", "D2", "F4", "G3", "G9", "I1", "I7", "I9")
    no_cell = Table("sun-worshippers", "golems").put(0, "palace-left", "E10").put(1, "house", "F9")
    desert = Table("sun-worshippers", "golems").put(0, "palace-left", "E10").ground("F9", 3)
    nothing_to_upgrade = Table("seafarers", "golems").put(0, "palace-right", "B7")
    no_factory = Table("seafarers", "golems").put(0, "palace-right", "B7").put(0, "house", "A1")
    no_factory.put(0, "factory", "A3", "A5", "E10", "G1")
    for table in (no_house, no_lake, no_cell, desert, nothing_to_upgrade, no_factory):
        assert told(table.refusal("special palace"), "TN-205", "no-target", {"action": "special-palace"})
