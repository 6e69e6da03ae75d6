"""Ledger section 18: bonus tiles."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova.tiles import BONUS_TILES
from tests.rules.terra_nova.printed import TILES, mat_pays
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind

LETTERS = "ABCDEFGH"


def holding(letter: str) -> Table:
    """Leprechauns without pass effects of their own hold that tile; nobody has power to exchange."""
    table = Table("leprechauns", "ifrits").bonus(0, letter).bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.put(0, "factory", "C7", "A1", "I1").put(0, "house", "E10", "G1")
    table.put(0, "palace-left", "C4").put(0, "palace-right", "I10")
    table.mats[0].sailing = 1
    return table


def received(letter: str) -> tuple[int, int]:
    """Coins and power that the tile brings a player without buildings in the income phase after taking it."""
    tile = LETTERS.index(letter)
    others = [number for number in range(8) if number != tile]
    table = Table("golems", "ifrits").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.mats[0].bonus, table.mats[1].bonus = others[:2]
    table.game.pool = sorted([tile, *others[2:4]])
    table.forget()
    table.play(f"pass bonus-{letter}")
    events = table.play(f"pass bonus-{LETTERS[others[2]]}")
    gained = (table.mats[0].coins - 50, 8 - table.power(0)[0])
    assert [event.data for event in of_kind(events, "income", 0)] == [{"coins": gained[0], "power": gained[1]}]
    # The mat itself pays 2 coins.
    return gained[0] - 2, gained[1]


@pytest.mark.rule("TN-290")
def test_a_tile_is_held_for_one_round() -> None:
    """Income in phase 1, the effect in phase 2 until the pass, then the tile goes."""
    table = holding("C")
    assert table.game.sailing(0) == 2
    table.play("pass bonus-F")
    assert table.game.sailing(0) == 1
    assert (LETTERS[table.mats[0].bonus], 2 in table.game.pool) == ("F", True)


@pytest.mark.breach("TN-290")
def test_the_old_tile_pays_no_income_and_has_no_effect_any_more() -> None:
    table = holding("D").bonus(1, "C")
    table.play("pass bonus-B", "pass bonus-D")
    assert table.game.round == 2
    coins, power = mat_pays("leprechauns", houses=2, factories=3, tile="B")
    # With the left palace: 5 coins and 2 power.
    assert table.mats[0].coins == 50 + coins + 5
    assert 8 * 2 - table.power(0)[0] * 2 - table.power(0)[1] == power + 2
    assert (table.game.sailing(1), table.mats[1].sailing) == (0, 0)


@pytest.mark.parametrize(
    ("letter", "coins", "power"),
    [
        pytest.param("D", 3, 3, marks=pytest.mark.rule("TN-291")),
        pytest.param("B", 6, 0, marks=pytest.mark.rule("TN-292")),
        pytest.param("C", 0, 3, marks=pytest.mark.rule("TN-293")),
        pytest.param("F", 0, 2, marks=pytest.mark.rule("TN-294")),
        pytest.param("G", 2, 0, marks=pytest.mark.rule("TN-295")),
        pytest.param("A", 2, 0, marks=pytest.mark.rule("TN-296")),
        pytest.param("H", 0, 3, marks=pytest.mark.rule("TN-297")),
        pytest.param("E", 0, 4, marks=pytest.mark.rule("TN-298")),
    ],
)
def test_income_of_the_tiles(letter: str, coins: int, power: int) -> None:
    assert received(letter) == (coins, power)


@pytest.mark.parametrize(
    ("letter", "source", "points"),
    [
        pytest.param("F", "bonus-factories", 2 * 3, marks=pytest.mark.rule("TN-294")),
        pytest.param("G", "bonus-houses", 1 * 2, marks=pytest.mark.rule("TN-295")),
        pytest.param("H", "bonus-sailing", 3 * 1, marks=pytest.mark.rule("TN-297")),
        pytest.param("E", "bonus-palaces", 4 * 2, marks=pytest.mark.rule("TN-298")),
    ],
)
def test_pass_points_of_the_tiles(letter: str, source: str, points: int) -> None:
    """3 factories, 2 houses, 1 sailing step and 2 palaces."""
    table = holding(letter)
    table.play(min(table.legal("pass")))
    assert (table.source(0, source), table.points(0)) == (points, points)


@pytest.mark.parametrize(
    ("letter", "gone"),
    [
        pytest.param("F", "factories", marks=pytest.mark.breach("TN-294")),
        pytest.param("G", "houses", marks=pytest.mark.breach("TN-295")),
        pytest.param("H", "sailing", marks=pytest.mark.breach("TN-297")),
        pytest.param("E", "palaces", marks=pytest.mark.breach("TN-298")),
    ],
)
def test_pass_points_count_own_pieces_of_that_kind_only(letter: str, gone: str) -> None:
    """The rival has everything; the holder has all but what the tile counts."""
    table = Table("leprechauns", "golems").bonus(0, letter).bowls(0, 8, 0, 0)
    table.put(1, "factory", "C7").put(1, "house", "C8").put(1, "palace-left", "B7").put(1, "palace-right", "B6")
    table.mats[1].sailing = 3
    if gone != "factories":
        table.put(0, "factory", "A1")
    if gone != "houses":
        table.put(0, "house", "I1")
    if gone != "palaces":
        table.put(0, "palace-left", "E10").put(0, "palace-right", "G1")
    if gone != "sailing":
        table.mats[0].sailing = 3
    table.play(min(table.legal("pass")))
    assert table.points(0) == 0


@pytest.mark.breach("TN-297")
def test_the_sailing_tile_is_no_sailing_step_for_others_to_count() -> None:
    """Tile H counts the marker, whatever else adds to the value."""
    table = holding("H")
    table.mats[0].sailing = 0
    table.play("pass bonus-C")
    assert table.points(0) == 0


@pytest.mark.parametrize(
    "letter",
    [
        pytest.param("D", marks=pytest.mark.breach("TN-291")),
        pytest.param("B", marks=pytest.mark.breach("TN-292")),
        pytest.param("C", marks=pytest.mark.breach("TN-293")),
        pytest.param("A", marks=pytest.mark.breach("TN-296")),
    ],
)
def test_tiles_without_pass_points(letter: str) -> None:
    table = holding(letter)
    assert table.game.sailing(0) == (2 if letter == "C" else 1)
    assert table.legal("special") == ({"special bonus"} if letter == "A" else set())
    table.play(min(table.legal("pass")))
    assert table.points(0) == 0


@pytest.mark.rule("TN-293")
@pytest.mark.parametrize("marker", [0, 1, 3])
def test_the_sailing_tile_adds_one_to_the_value(marker: int) -> None:
    """From C4, the lake of A5 lies beyond two river cells and E5 beyond one."""
    table = Table("golems", "fairies").bonus(0, "C").put(0, "house", "C4")
    table.mats[0].sailing = marker
    table.forget()
    assert (table.game.sailing(0), table.mats[0].sailing) == (marker + 1, marker)
    assert ("build E5" in table.legal(), "transform F2" in table.legal()) == (True, marker > 0)


@pytest.mark.breach("TN-293")
def test_the_sailing_tile_moves_no_marker_and_does_not_count_at_the_end() -> None:
    """C4 and E4 hang together over one river cell only with the tile: two areas of one building each."""
    table = Table("golems", "fairies", round=5).bonus(0, "C").put(0, "house", "C4", "E5").put(1, "house", "I1", "I2")
    table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.play("pass bonus-F", "pass bonus-C")
    assert table.game.is_over
    assert (table.mats[0].sailing, table.source(0, "sailing-step")) == (0, 0)
    assert [table.source(seat, "area") for seat in (0, 1)] == [8, 12]


@pytest.mark.rule("TN-296")
def test_the_spade_tile_gives_a_special_action() -> None:
    table = Table("golems", "fairies").bonus(0, "A").put(0, "house", "C7").bowls(0, 8, 0, 0)
    table.play("special bonus", "transform C8")
    assert (table.mats[0].coins, table.mats[0].bonus_used) == (50, True)


@pytest.mark.breach("TN-296")
@pytest.mark.parametrize("letter", "BCDEFGH")
def test_no_other_tile_gives_one(letter: str) -> None:
    table = Table("golems", "fairies").bonus(0, letter).put(0, "house", "C7")
    assert told(table.refusal("special bonus"), "TN-201", "no-special", {"action": "special-bonus"})


@pytest.mark.rule("TN-299")
def test_every_tile_pays_some_income() -> None:
    assert [tile.id for tile in BONUS_TILES] == list(LETTERS)
    incomes = {letter: received(letter) for letter in LETTERS}
    assert incomes == TILES
    assert min(sum(income) for income in incomes.values()) == 2


@pytest.mark.breach("TN-299")
def test_only_the_tile_held_pays_and_only_in_phase_one() -> None:
    """Nothing comes with taking a tile; without a tile a bare mat gets its fixed coins alone."""
    table = Table("golems", "ifrits").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.play("pass bonus-C")
    assert (table.mats[0].coins, table.power(0)) == (50, (8, 0, 0))
    table.mats[0].bonus = -1
    assert table.game.income(0) == (2, 0)
