"""Section 3: phase 1, income (TN-050 to TN-060, TN-429, TN-435)."""

from __future__ import annotations

import pytest

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from tests.rules.terra_nova.deals import NAMES, VARIANTS, deal, until, wander
from tests.rules.terra_nova.printed import FACTORIES, HOUSES, TILES, mat_pays
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
#: Those whose left palace asks something as soon as it is built.
ASKED = ("ifrits", "seafarers")
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
        (0, 0, False, 2, 0),
        (1, 0, False, 5, 0),
        (2, 0, False, 7, 0),
        (3, 0, False, 9, 0),
        (7, 0, False, 12, 3),
        (8, 0, False, 12, 3),
        (0, 1, False, 4, 1),
        (0, 4, False, 10, 4),
        (3, 2, False, 13, 2),
        (5, 2, True, 15, 8),
        (2, 4, True, 15, 8),
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
    # Tile G, taken in passing, pays 2 coins.
    events = table.play("pass G", "pass C")
    assert of_kind(events, "income", 0)[0].data == {"coins": coins + 2, "power": power}
    assert table.mats[0].coins == 50 + coins + 2
    assert table.power(0) == (8 - power, power, 0)


@pytest.mark.breach("TN-051")
def test_a_building_on_the_mat_covers_its_income() -> None:
    table = against("golems").put(0, "house", "A1", "A2", "A3").put(0, "factory", "H8")
    assert table.game.income(0) == (2 + 7 + 2 + 6, 1)
    mat = table.mats[0]
    mat.house_count = 2
    assert table.game.income(0) == (2 + 5 + 2 + 6, 1)
    mat.factory_count = 0
    assert table.game.income(0) == (2 + 5 + 6, 0)


@pytest.mark.rule("TN-052")
@pytest.mark.parametrize("letter", list(TILES))
def test_the_bonus_tile_pays(letter: str) -> None:
    table = Table("golems", "fairies").put(0, "house", "B8")
    number = list(TILES).index(letter)
    own, other, *rest = [tile for tile in range(8) if tile != number]
    table.mats[0].bonus, table.mats[1].bonus = own, other
    table.game.pool = sorted([number, *rest[:2]])
    table.forget()
    events = table.play(f"pass {letter}", "end")
    events += table.pass_all()
    assert [event.data for event in of_kind(events, "income", 0)] == [
        {"coins": 2 + 3 + TILES[letter][0], "power": TILES[letter][1]}
    ]


@pytest.mark.breach("TN-052")
def test_neither_the_tile_given_back_nor_one_beside_the_board_pays() -> None:
    table = Table("golems", "fairies").put(0, "house", "B8").bonus(0, "D").bonus(1, "B")
    assert {"ABCDEFGH"[tile] for tile in table.game.pool} == {"C", "F", "G"}
    table.play("pass F", "end")
    events = table.pass_all()
    assert of_kind(events, "income", 0)[0].data == {"coins": 2 + 3, "power": 2}


@pytest.mark.rule("TN-053")
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_fairies_add_2_power_each_time(round: int) -> None:
    table = Table("fairies", "golems", round=round).put(0, "house", "B3").put(0, "factory", "C8")
    table.bonus(0, "D").bonus(1, "C")
    table.play("pass B", "end")
    assert of_kind(table.pass_all(), "income", 0)[0].data == {"coins": 2 + 3 + 3 + 6, "power": 2 + 2}


@pytest.mark.breach("TN-053")
@pytest.mark.parametrize("faction", [name for name in NAMES if name != "fairies"])
def test_no_other_faction_has_power_from_nothing(faction: str) -> None:
    table = against(faction).put(0, "house", "A1")
    assert table.game.income(0) == (2 + 3 + 6, 0)


@pytest.mark.rule("TN-054")
@pytest.mark.parametrize("faction", NAMES)
def test_the_left_palace_pays_from_the_next_income_on(faction: str) -> None:
    table = against(faction).put(0, "factory", "G9")
    coins, power = table.game.income(0)
    table.play("upgrade G9 palace-left", *(["decline"] if faction in ASKED else []))
    extra, factory = LEFT[faction], FACTORIES[faction][0]
    # The factory went back to the mat.
    assert table.game.income(0) == (coins - factory[0] + extra[0], power - factory[1] + extra[1])
    table.play("end", "pass C", "end", "pass G", "end")
    assert table.game.round == 1
    event = of_kind(table.pass_all(), "income", 0)[0]
    fixed = mat_pays(faction, tile="G")
    assert event.data == {"coins": fixed[0] + extra[0], "power": fixed[1] + extra[1]}


@pytest.mark.breach("TN-054")
@pytest.mark.parametrize("faction", NAMES)
def test_a_palace_pays_nothing_at_once_and_nothing_on_the_mat(faction: str) -> None:
    table = against(faction).put(0, "factory", "G9").bowls(0, 8, 0, 0)
    before = table.game.income(0)
    assert before == mat_pays(faction, factories=1, tile="B")
    table.play("upgrade G9 palace-left", *(["decline"] if faction in ASKED else []))
    assert table.mats[0].coins == 50 - 14
    # Leprechauns: 6 power when it is built, which is no income.
    assert table.power(0) == ((2, 6, 0) if faction == "leprechauns" else (8, 0, 0))


@pytest.mark.rule("TN-055")
def test_most_houses_every_factory_and_every_left_palace_pay() -> None:
    table = against("golems")
    gains = []
    for cell in ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"):
        covered = sum(table.game.income(0))
        table.put(0, "house", cell)
        gains.append(sum(table.game.income(0)) - covered)
    assert [gain > 0 for gain in gains] == [True] * 7 + [False]
    for cell in ("G8", "G9", "H8", "H9"):
        before = table.game.income(0)
        table.put(0, "factory", cell)
        after = table.game.income(0)
        assert (after[0] - before[0], after[1] - before[1]) == (2, 1)


@pytest.mark.breach("TN-055")
@pytest.mark.parametrize("faction", NAMES)
def test_a_right_palace_pays_nothing(faction: str) -> None:
    table = against(faction).put(0, "house", "A1")
    before = table.game.income(0)
    table.put(0, "palace-right", "G9")
    assert table.game.income(0) == before


@pytest.mark.rule("TN-056")
def test_coins_to_the_stock_power_into_the_bowls() -> None:
    table = against("golems").put(0, "factory", "G8", "G9", "H9").coins(0, 1)
    table.bowls(0, 4, 4, 0).bowls(1, 8, 0, 0)
    table.play("pass C", "pass F")
    assert table.game.round == 2
    assert table.mats[0].coins == 1 + 2 + 6
    # 3 of the factories and 3 of tile C: four tokens I to II, two II to III.
    assert table.power(0) == (0, 6, 2)


@pytest.mark.breach("TN-056")
def test_power_never_becomes_coins_by_itself() -> None:
    table = against("golems").put(0, "factory", "G8", "G9").bowls(0, 0, 0, 8).coins(0, 1)
    table.play("pass C", "end", "pass F", "end", "end", "end")
    assert table.game.round == 2
    assert table.mats[0].coins == 1 + 2 + 4
    assert table.power(0) == (0, 0, 8)


def income_of(events: list[Event]) -> dict[int, Arguments]:
    return {event.seat: event.data for event in of_kind(events, "income")}


@pytest.mark.rule("TN-057")
def test_all_are_paid_together() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "B8").put(1, "house", "B3", "A2")
    table.put(2, "factory", "B6")
    for seat in range(3):
        table.bowls(seat, 8, 0, 0)
    events = table.play("pass F", "pass G", "pass A")
    assert [event.seat for event in of_kind(events, "income")] == [0, 1, 2]
    assert income_of(events) == {
        0: {"coins": 2 + 3, "power": 2},
        1: {"coins": 2 + 6 + 2, "power": 2},
        2: {"coins": 2 + 2 + 2, "power": 1},
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
        # Tiles F, G, A go to the same seats whoever passes first.
        tiles = ["pass F", "pass G", "pass A"]
        events = table.play(*(tiles[(first + place) % 3] for place in range(3)))
        assert table.game.to_move == (first,)
        found.append(income_of(events))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("TN-058")
def test_between_the_end_of_a_round_and_the_first_turn_nobody_is_asked() -> None:
    table = against("golems").put(0, "house", "B8").bowls(0, 0, 0, 8).bowls(1, 0, 0, 8)
    table.play("pass C", "end", "pass F", "end")
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
    table.play("pass C", "end", "pass F", "end", "end", "end")
    # 4 power came in and were lost: no coin for them.
    assert (table.mats[0].coins, table.power(0)) == (2 + 2, (0, 0, 8))


@pytest.mark.rule("TN-059")
@pytest.mark.parametrize("faction", NAMES)
def test_each_faction_has_its_own_rows(faction: str) -> None:
    table = against(faction)
    for kind, row, cells in (
        ("house", HOUSES[faction], ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4")),
        ("factory", FACTORIES[faction], ("G8", "G9", "H8", "H9")),
    ):
        for cell, paid in zip(cells, row, strict=True):
            before = table.game.income(0)
            table.put(0, kind, cell)
            after = table.game.income(0)
            assert (after[0] - before[0], after[1] - before[1]) == paid


@pytest.mark.breach("TN-059")
def test_the_last_house_pays_nothing_and_empty_scrolls_differ() -> None:
    empty = {}
    for faction in NAMES:
        table = against(faction)
        paid = [table.game.income(0)]
        for cell in ("A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"):
            paid.append(table.put(0, "house", cell).game.income(0))
        empty[faction] = [place for place in range(8) if paid[place] == paid[place + 1]]
    assert all(7 in places for places in empty.values())
    assert {faction: places for faction, places in empty.items() if places != [7]} == {
        "water-sprites": [3, 7],
        "sand-cats": [2, 7],
    }


@pytest.mark.rule("TN-435")
@pytest.mark.parametrize("faction", NAMES)
def test_two_coins_are_paid_without_any_building(faction: str) -> None:
    table = against(faction)
    assert table.game.income(0) == (2 + 6, 2 if faction == "fairies" else 0)
    table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    for _ in range(4):
        before = table.mats[0].coins
        events = table.pass_all()
        paid = of_kind(events, "income", 0)[0].data["coins"]
        assert paid == 2 + TILES["ABCDEFGH"[table.mats[0].bonus]][0]
        assert table.mats[0].coins >= before + 2


@pytest.mark.breach("TN-435")
def test_the_fixed_coins_are_paid_once_a_round_and_are_never_covered() -> None:
    table = against("golems").put(0, "house", "A1").bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)
    table.play("upgrade A1 factory", "pass C", "pass F")
    assert table.game.round == 2
    # 2 fixed and 2 of the factory; the row of houses is covered again.
    assert table.mats[0].coins == 50 - 10 + 2 + 2
    assert table.game.figures.fixed_coins == 2


@pytest.mark.rule("TN-060")
def test_an_upgrade_changes_the_next_income() -> None:
    table = against("golems").put(0, "house", "B8", "C3", "C1")
    assert table.game.income(0) == (2 + 7 + 6, 0)
    table.play("upgrade B8 factory")
    assert table.game.income(0) == (2 + 5 + 2 + 6, 1)
    table.play("end", "pass C", "end", "pass F", "end")
    assert of_kind(table.pass_all(), "income", 0)[0].data == {"coins": 2 + 5 + 2, "power": 1 + 2}


@pytest.mark.breach("TN-060")
def test_an_upgrade_pays_nothing_at_once() -> None:
    table = against("golems").put(0, "house", "B8", "C3", "C1").bowls(0, 2, 2, 4)
    table.play("upgrade B8 factory")
    assert (table.mats[0].coins, table.power(0)) == (40, (2, 2, 4))


@pytest.mark.rule("TN-050", "TN-051", "TN-052", "TN-435")
def test_example_01_income_of_16_coins_and_5_power() -> None:
    """Water Sprites with two houses and two factories: their mat shows 13 coins and 2 power."""
    table = Table("golems", "water-sprites").put(1, "house", "B7", "B1").put(1, "factory", "C6", "I7")
    assert table.game.figures.income(table.mats[1]) == (13, 2)
    table.bonus(1, "F").bonus(0, "B").bowls(1, 8, 0, 0).coins(1, 0)
    table.game.pool = ["ABCDEFGH".index(letter) for letter in "CDG"]
    table.play("pass C", "end", "pass D")
    events = table.pass_all()
    assert of_kind(events, "income", 1)[0].data == {"coins": 16, "power": 5}
    # Two points of tile F for each factory are points, not coins.
    assert table.mats[1].coins == 16
    assert table.power(1) == (3, 5, 0)


# What players are told about the income to come


@pytest.mark.rule("TN-429")
def test_the_forecast_counts_the_tile_that_will_be_held() -> None:
    table = against("golems").put(0, "house", "A1")
    assert table.game.next_income(0) == (2 + 3, 0)
    table.play("pass C", "end")
    assert table.game.next_income(0) == (2 + 3, 3)
    assert table.game.next_income(1) == (2, 2)
    paid = of_kind(table.pass_all(), "income", 0)[0].data
    assert (paid["coins"], paid["power"]) == (2 + 3, 3)
    assert table.game.next_income(0) == (2 + 3, 0)


@pytest.mark.rule("TN-429")
def test_before_the_first_round_the_first_tile_counts() -> None:
    game = deal(2)
    until(game, "choose-bonus")
    seat = game.to_move[0]
    bare = game.next_income(seat)
    tile = game.figures.bonus_tiles[game.pool[0]]
    game.play(seat, game.moves(seat)[0])
    assert bare is not None
    assert game.next_income(seat) == (bare[0] + tile.coins, bare[1] + tile.power)


@pytest.mark.rule("TN-429")
def test_while_neutral_houses_are_drawn_the_income_of_the_round_is_still_to_come() -> None:
    game = deal(2, two_player_variant="lucky-digger")
    until(game, "place-neutral")
    assert game.round == 1
    assert [game.next_income(seat) for seat in (0, 1)] == [game.income(seat) for seat in (0, 1)]


@pytest.mark.breach("TN-429")
def test_no_income_is_foretold_in_round_five_nor_without_a_faction() -> None:
    table = Table("golems", "fairies", round=5).put(0, "house", "A1")
    assert [table.game.next_income(seat) for seat in (0, 1)] == [None, None]
    table.play("pass C", "end")
    assert table.game.next_income(0) is None
    assert deal(2).next_income(0) is None


@pytest.mark.breach("TN-429")
def test_the_tile_to_be_handed_back_is_not_foretold() -> None:
    table = against("golems")
    table.bonus(0, "D")
    assert table.game.income(0) == (2 + 3, 3)
    assert table.game.next_income(0) == (2, 0)
