"""Section 3: phase 1, income (TN-050 to TN-060)."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from ecumene.games.terra_nova.tiles import BONUS_TILES
from tests.rules.terra_nova.deals import NAMES, VARIANTS, deal, until, wander
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, of_kind

#: Coins and power of each left palace.
LEFT = {
    "water-sprites": (0, 2),
    "seafarers": (0, 4),
    "fairies": (2, 3),
    "druids": (0, 4),
    "golems": (0, 4),
    "ifrits": (0, 4),
    "sun-worshippers": (0, 2),
    "sand-cats": (0, 2),
    "leprechauns": (5, 2),
    "inventors": (0, 2),
}
ACTIONS = {"built", "transformed", "upgraded", "sailed", "bridged", "power-action", "special-action", "passed"}


def against(faction: str) -> Table:
    """The faction at seat 0, its bonus tile (B) paying 6 coins, against a faction of another colour."""
    other = "golems" if faction not in ("golems", "ifrits") else "fairies"
    return Table(faction, other).bonus(0, "B")


@pytest.mark.rule("TN-050")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_income_once_in_each_round_before_any_action(seats: int, options: dict[str, object]) -> None:
    game = deal(seats, 20, **options)
    paid: list[int] = []
    acted = False
    for events in wander(game, 20):
        for event in events:
            if event.kind == "round-started":
                assert sorted(paid) == sorted(list(range(seats)) * (int(event.data["round"]) - 1))
                acted = False
            elif event.kind == "income":
                assert not acted
                paid.append(event.seat)
            elif event.kind in ACTIONS and game.round > 0:
                acted = True
                assert len(paid) % seats == 0
    assert [paid.count(seat) for seat in range(seats)] == [5] * seats


@pytest.mark.breach("TN-050")
def test_no_income_after_the_last_round() -> None:
    table = Table("golems", "fairies", round=5).put(0, "house", "B8")
    events = table.pass_all()
    assert of_kind(events, "income") == []
    assert of_kind(events, "round-started") == []


@pytest.mark.rule("TN-051")
@pytest.mark.parametrize(
    ("houses", "factories", "left", "coins", "power"),
    [
        (0, 0, False, 0, 0),
        (1, 0, False, 2, 0),
        (2, 0, False, 4, 0),
        (3, 0, False, 7, 0),
        (7, 0, False, 19, 0),
        (8, 0, False, 19, 0),
        (0, 1, False, 3, 1),
        (0, 4, False, 12, 4),
        (3, 2, False, 13, 2),
        (5, 3, True, 22, 7),
        (8, 4, True, 31, 8),
    ],
)
def test_the_mat_pays_what_is_uncovered(houses: int, factories: int, left: bool, coins: int, power: int) -> None:
    table = against("golems")
    table.put(0, "house", *["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"][:houses])
    table.put(0, "factory", *["H8", "G8", "G9", "H9"][:factories])
    if left:
        table.put(0, "palace-left", "D7")
    table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.mats[0].towns = 0
    # Tile D, taken in passing, pays 2 coins.
    events = table.play("pass D", "pass C")
    assert of_kind(events, "income", 0)[0].data == {"coins": coins + 2, "power": power}
    assert table.mats[0].coins == 50 + coins + 2
    assert table.power(0) == (8 - power, power, 0)


@pytest.mark.breach("TN-051")
def test_a_building_on_the_mat_covers_its_income() -> None:
    table = against("golems").put(0, "house", "A1", "A2", "A3").put(0, "factory", "H8")
    assert table.mats[0].income() == (7 + 3 + 6, 1)
    mat = table.mats[0]
    mat.houses &= mat.houses - 1
    assert mat.income() == (4 + 3 + 6, 1)
    mat.factories = 0
    assert mat.income() == (4 + 6, 0)


@pytest.mark.rule("TN-052")
@pytest.mark.parametrize(
    ("letter", "coins", "power"),
    [
        ("A", 3, 3),
        ("B", 6, 0),
        ("C", 0, 3),
        ("D", 2, 0),
        ("E", 2, 0),
        ("F", 2, 0),
        ("G", 0, 3),
        ("H", 0, 3),
    ],
)
def test_the_bonus_tile_pays(letter: str, coins: int, power: int) -> None:
    table = Table("golems", "fairies").put(0, "house", "B8")
    number = [tile.id for tile in BONUS_TILES].index(letter)
    own, other, *rest = [tile for tile in range(8) if tile != number]
    table.mats[0].bonus, table.mats[1].bonus = own, other
    table.game.pool = sorted([number, *rest[:2]])
    table.forget()
    events = table.play(f"pass {letter}", "end")
    events += table.pass_all()
    assert [event.data for event in of_kind(events, "income", 0)] == [{"coins": 2 + coins, "power": power}]


@pytest.mark.breach("TN-052")
def test_neither_the_tile_given_back_nor_one_beside_the_board_pays() -> None:
    table = Table("golems", "fairies").put(0, "house", "B8").bonus(0, "A").bonus(1, "B")
    assert set(table.game.pool) == {2, 3, 4}
    table.play("pass D", "end")
    events = table.pass_all()
    assert of_kind(events, "income", 0)[0].data == {"coins": 2 + 2, "power": 0}


@pytest.mark.rule("TN-053")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_fairies_add_2_power_each_time(round: int) -> None:
    table = Table("fairies", "golems", round=round).put(0, "house", "B3").put(0, "factory", "C8")
    table.bonus(0, "A").bonus(1, "C")
    table.play("pass B", "end")
    assert of_kind(table.pass_all(), "income", 0)[0].data == {"coins": 2 + 3 + 6, "power": 1 + 2}


@pytest.mark.breach("TN-053")
@pytest.mark.parametrize("faction", [name for name in NAMES if name != "fairies"])
def test_no_other_faction_has_power_from_nothing(faction: str) -> None:
    table = against(faction).put(0, "house", "A1")
    assert table.mats[0].income() == (2 + 6, 0)


@pytest.mark.rule("TN-054")
@pytest.mark.parametrize("faction", NAMES)
def test_the_left_palace_pays_from_the_next_income_on(faction: str) -> None:
    table = against(faction).put(0, "factory", "G9")
    coins, power = table.mats[0].income()
    table.play("upgrade G9 palace-left", *(["decline"] if faction == "ifrits" else []))
    extra = LEFT[faction]
    # The factory went back to the mat.
    assert table.mats[0].income() == (coins - 3 + extra[0], power - 1 + extra[1])
    table.play("end", "pass C", "end", "pass D", "end")
    assert table.game.round == 1
    event = of_kind(table.pass_all(), "income", 0)[0]
    ability = 2 if faction == "fairies" else 0
    assert event.data == {"coins": 2 + extra[0], "power": ability + extra[1]}


@pytest.mark.breach("TN-054")
@pytest.mark.parametrize("faction", NAMES)
def test_a_palace_pays_nothing_at_once_and_nothing_on_the_mat(faction: str) -> None:
    table = against(faction).put(0, "factory", "G9").bowls(0, 8, 0, 0)
    before = table.mats[0].income()
    assert before == (3 + 6, 1 + (2 if faction == "fairies" else 0))
    table.play("upgrade G9 palace-left", *(["decline"] if faction == "ifrits" else []))
    assert table.mats[0].coins == 50 - 14
    # Leprechauns: 6 power when it is built, which is no income.
    assert table.power(0) == ((2, 6, 0) if faction == "leprechauns" else (8, 0, 0))


@pytest.mark.rule("TN-055")
def test_most_houses_every_factory_and_every_left_palace_pay() -> None:
    table = against("golems")
    gains = []
    for cell in ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"):
        covered = table.mats[0].income()[0]
        table.put(0, "house", cell)
        gains.append(table.mats[0].income()[0] - covered)
    assert [gain > 0 for gain in gains] == [True] * 7 + [False]
    for cell in ("G8", "G9", "H8", "H9"):
        before = table.mats[0].income()
        table.put(0, "factory", cell)
        after = table.mats[0].income()
        assert (after[0] - before[0], after[1] - before[1]) == (3, 1)


@pytest.mark.breach("TN-055")
@pytest.mark.parametrize("faction", NAMES)
def test_a_right_palace_pays_nothing(faction: str) -> None:
    table = against(faction).put(0, "house", "A1")
    before = table.mats[0].income()
    table.put(0, "palace-right", "G9")
    assert table.mats[0].income() == before


@pytest.mark.rule("TN-056")
def test_coins_to_the_stock_power_into_the_bowls() -> None:
    table = against("golems").put(0, "factory", "G8", "G9", "H9").coins(0, 1)
    table.bowls(0, 4, 4, 0).bowls(1, 8, 0, 0)
    table.play("pass C", "pass D")
    assert table.game.round == 2
    assert table.mats[0].coins == 1 + 9
    # 3 of the factories and 3 of tile C: four tokens I to II, two II to III.
    assert table.power(0) == (0, 6, 2)


@pytest.mark.breach("TN-056")
def test_power_never_becomes_coins_by_itself() -> None:
    table = against("golems").put(0, "factory", "G8", "G9").bowls(0, 0, 0, 8).coins(0, 1)
    table.play("pass C", "end", "pass D", "end", "end", "end")
    assert table.game.round == 2
    assert table.mats[0].coins == 1 + 6
    assert table.power(0) == (0, 0, 8)


def income_of(events: list[Event]) -> dict[int, dict[str, int | str]]:
    return {event.seat: event.data for event in of_kind(events, "income")}


@pytest.mark.rule("TN-057")
def test_all_are_paid_together() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "B8").put(1, "house", "B3", "A2")
    table.put(2, "factory", "B6")
    for seat in range(3):
        table.bowls(seat, 8, 0, 0)
    events = table.play("pass D", "pass E", "pass F")
    assert [event.seat for event in of_kind(events, "income")] == [0, 1, 2]
    assert income_of(events) == {
        0: {"coins": 2 + 2, "power": 0},
        1: {"coins": 4 + 2, "power": 2},
        2: {"coins": 3 + 2, "power": 1},
    }
    kinds = [event.kind for event in events]
    first = kinds.index("income")
    assert kinds[first : first + 3] == ["income"] * 3


@pytest.mark.breach("TN-057")
def test_the_start_player_makes_no_difference_to_income() -> None:
    found = []
    for first in (0, 1, 2):
        table = Table("golems", "fairies", "leprechauns").put(0, "house", "B8").put(1, "house", "B3")
        table.put(2, "factory", "B6")
        for seat in range(3):
            table.bowls(seat, 8, 0, 0)
        table.turn(first)
        # Tiles E, F, D go to the same seats whoever passes first.
        tiles = ["pass D", "pass E", "pass F"]
        events = table.play(*(tiles[(first + place) % 3] for place in range(3)))
        assert table.game.to_move == (first,)
        found.append(income_of(events))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("TN-058")
def test_between_the_end_of_a_round_and_the_first_turn_nobody_is_asked() -> None:
    table = against("golems").put(0, "house", "B8").bowls(0, 0, 0, 8).bowls(1, 0, 0, 8)
    table.play("pass C", "end", "pass D", "end")
    assert table.step == "round-exchange"
    table.play("end")
    assert table.step == "round-exchange"
    events = table.play("end")
    kinds = [event.kind for event in events]
    assert kinds == ["round-started", "income", "income"]
    assert (table.step, table.game.round) == ("take-turn", 2)


@pytest.mark.breach("TN-058")
def test_power_that_overflows_in_the_income_phase_cannot_be_exchanged_first() -> None:
    game = deal(2)
    until(game, "choose-bonus")
    refusal = game.check(game.to_move[0], game.parse(game.to_move[0], "exchange 4"))
    assert told(refusal, "TN-036", "not-now", owed="choose-bonus")
    table = against("golems").put(0, "factory", "B8").bowls(0, 0, 0, 8).coins(0, 0)
    table.play("pass C", "end", "pass D", "end", "end", "end")
    # 4 power came in and were lost: no coin for them.
    assert (table.mats[0].coins, table.power(0)) == (3, (0, 0, 8))


@pytest.mark.rule("TN-059")
@pytest.mark.parametrize("faction", NAMES)
def test_the_rows_are_the_same_for_all_factions(faction: str) -> None:
    table = against(faction)
    start = table.mats[0].income()
    coins = []
    for cell in ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"):
        before = table.mats[0].income()
        table.put(0, "house", cell)
        after = table.mats[0].income()
        coins.append(after[0] - before[0])
        assert after[1] == before[1]
    assert coins == [2, 2, 3, 3, 3, 3, 3, 0]
    for cell in ("G8", "G9", "H8", "H9"):
        table.put(0, "factory", cell)
    assert table.mats[0].income() == (start[0] + 19 + 12, start[1] + 4)


@pytest.mark.breach("TN-059")
@pytest.mark.parametrize("faction", NAMES)
def test_a_mat_without_buildings_pays_nothing(faction: str) -> None:
    table = against(faction)
    ability = 2 if faction == "fairies" else 0
    assert table.mats[0].income() == (6, ability)


@pytest.mark.rule("TN-060")
def test_an_upgrade_changes_the_next_income() -> None:
    table = against("golems").put(0, "house", "B8", "C3", "C1")
    assert table.mats[0].income() == (7 + 6, 0)
    table.play("upgrade B8 factory")
    assert table.mats[0].income() == (4 + 3 + 6, 1)
    table.play("end", "pass C", "end", "pass D", "end")
    assert of_kind(table.pass_all(), "income", 0)[0].data == {"coins": 4 + 3 + 2, "power": 1}


@pytest.mark.breach("TN-060")
def test_an_upgrade_pays_nothing_at_once() -> None:
    table = against("golems").put(0, "house", "B8", "C3", "C1").bowls(0, 2, 2, 4)
    table.play("upgrade B8 factory")
    assert (table.mats[0].coins, table.power(0)) == (40, (2, 2, 4))


@pytest.mark.rule("TN-050", "TN-051", "TN-052")
def test_example_01_income_of_16_coins_and_5_power() -> None:
    table = Table("golems", "water-sprites").put(1, "house", "B7", "B1", "G3").put(1, "factory", "C6", "I7")
    table.bonus(1, "D").bonus(0, "B").bowls(1, 8, 0, 0).coins(1, 0)
    table.game.pool = [0, 2, 4]
    table.play("pass C", "end", "pass A")
    events = table.pass_all()
    assert of_kind(events, "income", 1)[0].data == {"coins": 16, "power": 5}
    # Two points of tile D for each factory are points, not coins.
    assert table.mats[1].coins == 16
    assert table.power(1) == (3, 5, 0)
