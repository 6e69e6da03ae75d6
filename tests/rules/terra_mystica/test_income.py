"""Section 4: the phases of a round, and income."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.terra_mystica.state import ACTIONS, CULT_BONUS, INCOME
from tests.rules.terra_mystica.deals import LEDGER_NAMES, NAMES
from tests.rules.terra_mystica.table import Table, of_kind, told
from tests.second.terra_mystica.data import BONUS_TILES, FACTIONS, FAVOUR_TILES

KINDS = {"D": "dwelling", "TP": "trading-post", "TE": "temple", "SH": "stronghold", "SA": "sanctuary"}
CELLS = ("A1", "A5", "A9", "A13", "B2", "C2", "C5", "D1", "D5", "D8", "E1", "E6", "E10", "F1", "F5", "G2", "H1")
Counts = dict[str, int]


def income(name: str, counts: Counts, favours: tuple[str, ...] = (), bonus: str = "") -> Counts:
    """What the ledger's tables pay."""
    total = {"C": 0, "W": 0, "P": 0, "PW": 0}
    rows = FACTIONS[LEDGER_NAMES[name]]["buildings"]
    paid = [{good: row[counts.get(kind, 0)] for good, row in rows[kind]["income"].items()} for kind in KINDS]
    paid += [FAVOUR_TILES[f"FAV{tile}"]["income"] for tile in favours]
    paid += [BONUS_TILES[f"BON{bonus}"]["income"]] if bonus else []
    for goods in paid:
        for good, amount in goods.items():
            total[good] += amount
    return total


def standing(name: str, counts: Counts, **options: Any) -> Table:
    """These buildings of seat 0, nothing in stock, tokens in bowl I."""
    table = Table(name, "nomads" if name not in ("nomads", "fakirs") else "witches", scoring="5", **options)
    cells = list(CELLS)
    for kind, number in counts.items():
        table.put(0, KINDS[kind], *[cells.pop(0) for _ in range(number)])
    return table.stock(0, 0, 0, 0).bowls(0, 40, 0, 0)


def gained(table: Table) -> Counts:
    """What seat 0 has in the next round: it had nothing before."""
    while table.game.round == 1:
        moves = table.legal()
        table.play(min(move for move in moves if move.startswith(("pass", "keep"))))
    mat = table.mats[0]
    return {"C": mat.coins, "W": mat.workers, "P": mat.priests, "PW": mat.bowls.two + 2 * mat.bowls.three}


# Phases


@pytest.mark.rule("TM-044")
def test_a_round_is_income_then_actions_then_cult_bonus() -> None:
    table = Table("witches", "nomads", scoring="1").cult(0, earth=2).stock(0, coins=0)
    assert table.game.phase == ACTIONS
    events = table.play("pass bonus-9", "pass bonus-7")
    kinds = [(event.kind, event.rule) for event in events if event.seat in (0, -1)]
    bonus, paid, began = kinds.index(("gained", "TM-138")), kinds.index(("gained", "TM-045")), len(kinds) - 1
    assert bonus < paid < began
    assert kinds[began] == ("round-started", "TM-044")
    # Each phase is met where it asks for a choice.
    spades = Table("witches", "nomads").cult(0, earth=4).put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    spades.play("pass bonus-9", "pass bonus-7")
    assert (spades.game.phase, spades.step) == (CULT_BONUS, "use-spades")
    ships = Table("witches", "nomads", merchants=True).put(0, "shipyard", "C3")
    ships.play("pass bonus-9", "pass bonus-7")
    assert (ships.game.phase, ships.step) == (INCOME, "choose")


@pytest.mark.breach("TM-044")
def test_round_6_has_no_phase_iii_and_nobody_acts_in_the_other_phases() -> None:
    table = Table("witches", "nomads", round=6, scoring="2").cult(0, earth=8).put(0, "dwelling", "C3")
    events = table.play("pass", "pass")
    assert table.game.is_over
    assert of_kind(events, "gained") == []
    spades = Table("witches", "nomads").cult(0, earth=4).put(0, "dwelling", "C3")
    spades.play("pass bonus-9", "pass bonus-7")
    for text in ("upgrade C3 trading-post", "send priest fire 3", "pass bonus-5"):
        assert told(spades.refusal(text), "TM-140", "not-now", {"owed": "use-spades"})


# What income pays


@pytest.mark.rule("TM-045")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    "counts",
    [
        {"D": 3, "TP": 1},
        {"D": 5, "TP": 2, "TE": 1},
        {"D": 8, "TP": 4, "SH": 1},
        {"D": 2, "TP": 3, "TE": 2, "SA": 1},
        {"D": 1, "TE": 3, "SH": 1, "SA": 1},
    ],
)
def test_buildings_pay_what_the_boards_show(name: str, counts: Counts) -> None:
    table = standing(name, counts)
    expected = income(name, counts, bonus="7")
    if name == "riverwalkers":
        # One priest at most; the others are kept in vain.
        expected["P"] = min(expected["P"], 1)
    assert gained(table) == expected


@pytest.mark.rule("TM-045")
@pytest.mark.parametrize("tiles", [("7",), ("8", "9"), ("7", "8", "9"), ("1", "5", "6", "10", "11", "12")])
def test_favour_tiles_pay_too(tiles: tuple[str, ...]) -> None:
    table = standing("witches", {"D": 2}).favour(0, *tiles)
    assert gained(table) == income("witches", {"D": 2}, tiles, "7")


@pytest.mark.rule("TM-045")
@pytest.mark.parametrize("tile", [str(number) for number in range(1, 11)])
def test_the_bonus_tile_held_pays_too(tile: str) -> None:
    table = standing("witches", {"D": 2}, shipping_tile=True)
    if tile not in ("7", "8", "9"):
        table.game.pool = sorted([*table.game.pool[1:], int(tile) - 1])
        if tile in ("3", "5"):
            table.bonus(int(tile == "5"), "1")
    table.play(f"pass bonus-{tile}")
    assert gained(table) == income("witches", {"D": 2}, bonus=tile)


@pytest.mark.breach("TM-045")
def test_neither_others_tiles_nor_the_tile_given_back_nor_those_left_pay() -> None:
    table = standing("witches", {"D": 2}).favour(1, "7", "8", "9").bonus(0, "8")
    table.play("pass bonus-3")
    assert gained(table) == income("witches", {"D": 2}, bonus="3")
    assert table.mats[0].priests == 0


@pytest.mark.rule("TM-046")
@pytest.mark.parametrize("name", NAMES)
def test_the_workers_always_visible_on_the_board(name: str) -> None:
    visible = {"swarmlings": 2, "engineers": 0, "dragonlords": 0, "acolytes": 0}.get(name, 1)
    assert gained(standing(name, {})) == {"C": 0, "W": visible + 1, "P": 0, "PW": 0}


@pytest.mark.breach("TM-046")
@pytest.mark.parametrize("name", ["engineers", "dragonlords", "acolytes"])
def test_who_shows_none_gets_none_without_dwellings(name: str) -> None:
    assert standing(name, {"TP": 1}).game.income(0)[1] == 0
    assert standing(name, {"D": 1}).game.income(0)[1] == 1


@pytest.mark.rule("TM-047")
@pytest.mark.parametrize(("held", "sent", "after"), [(0, 0, 3), (4, 0, 7), (1, 2, 4), (2, 4, 3)])
def test_priests_come_from_the_personal_supply(held: int, sent: int, after: int) -> None:
    table = standing("witches", {"TE": 3})
    for place in range(sent):
        table.stock(0, priests=1).turn(0).play(f"send priest {('fire', 'water', 'earth', 'air')[place]} 3")
    table.stock(0, priests=held).turn(0).play("pass bonus-9", "pass bonus-7")
    assert table.mats[0].priests == after


@pytest.mark.breach("TM-047")
@pytest.mark.parametrize(("held", "sent"), [(7, 0), (6, 0), (5, 2), (3, 4)])
def test_what_the_supply_does_not_hold_is_lost(held: int, sent: int) -> None:
    table = standing("witches", {"TE": 3})
    for place in range(sent):
        table.stock(0, priests=1).turn(0).play(f"send priest {('fire', 'water', 'earth', 'air')[place]} 2")
    table.stock(0, priests=held).turn(0).play("pass bonus-9", "pass bonus-7")
    assert table.mats[0].priests == 7 - sent


@pytest.mark.rule("TM-048")
@pytest.mark.parametrize(
    ("before", "after"),
    [((5, 7, 0), (1, 11, 0)), ((2, 3, 1), (0, 3, 3)), ((0, 6, 0), (0, 2, 4)), ((1, 1, 5), (0, 0, 7))],
)
def test_power_of_income_moves_tokens_from_the_lowest_bowl_up(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    table = standing("witches", {}).favour(0, "8").bowls(0, *before)
    table.play("pass bonus-9", "pass bonus-7")
    assert table.power(0) == after


@pytest.mark.breach("TM-048")
def test_power_that_finds_no_room_is_lost() -> None:
    for before, after in (((0, 1, 6), (0, 0, 7)), ((0, 0, 7), (0, 0, 7))):
        table = standing("witches", {}).favour(0, "8").bowls(0, *before)
        table.play("pass bonus-9", "pass bonus-7")
        assert table.power(0) == after
        assert table.mats[0].coins == 2


# When


@pytest.mark.rule("TM-051")
def test_conversions_belong_to_the_own_action() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "C3").bowls(0, 0, 4, 4)
    table.play("convert 1w to 1c", "burn", "send priest fire 1", "convert 1p to 1c", "burn")
    assert (table.mats[0].coins, table.power(0)) == (52, (0, 0, 6))


@pytest.mark.breach("TM-051")
def test_there_are_none_in_the_income_phase_nor_in_phase_iii() -> None:
    table = Table("witches", "nomads", merchants=True).put(0, "shipyard", "C3")
    table.play("pass bonus-9", "pass bonus-7")
    assert table.game.phase == INCOME
    for text in ("convert 1w to 1c", "convert 1pw to 1c", "burn"):
        assert told(table.refusal(text), "TM-051", "not-now", {"owed": "choose"})
    spades = Table("witches", "nomads").cult(0, earth=4).put(0, "dwelling", "C3")
    spades.play("pass bonus-9", "pass bonus-7")
    assert spades.game.phase == CULT_BONUS
    for text in ("convert 1w to 1c", "convert 1pw to 1c", "burn"):
        assert told(spades.refusal(text), "TM-051", "not-now", {"owed": "use-spades"})


@pytest.mark.breach("TM-051")
def test_others_convert_nothing_during_an_action_of_mine() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "C3").put(1, "dwelling", "H1")
    assert told(table.refusal("convert 1w to 1c", 1), "TM-059", "not-your-turn")
    table.put(1, "dwelling", "D4").play("upgrade C3 trading-post")
    assert told(table.refusal("convert 1w to 1c", 1), "TM-117", "not-now", {"owed": "answer-power"})


@pytest.mark.rule("TM-286")
def test_a_bonus_tile_taken_on_passing_works_from_the_next_round_on() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "G3").stock(0, 0, 0, 0)
    table.game.pool = [0, 3, 6]
    table.play("pass bonus-1")
    assert (table.mats[0].coins, table.mats[0].workers) == (0, 0)
    table.play("pass bonus-7")
    assert (table.mats[0].coins, table.mats[0].workers) == (2, 2)
    table.play("special bonus")
    ships = Table("witches", "nomads").put(0, "dwelling", "G3")
    ships.game.pool = [0, 3, 6]
    ships.ground("E7", "forest").ground("F4", "lakes")
    assert "build E7" not in ships.legal()
    ships.play("pass bonus-4", "pass bonus-7")
    assert ships.game.shipping_value(0) == 1
    assert "build E7" in ships.legal()


@pytest.mark.breach("TM-286")
def test_until_then_it_does_nothing() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "G3").put(1, "dwelling", "H1").cult(0, earth=4)
    table.game.pool = [0, 3, 8]
    table.ground("E7", "lakes")
    # Tile 9 pays for dwellings when its owner passes, not when it is taken.
    table.turn(1).play("pass bonus-9", "pass bonus-4")
    assert table.source(1, "bonus-tile") == 0
    # Phase III: the tile does not lengthen the way of the spade.
    assert told(table.refusal("transform E7 forest"), "TM-064", "out-of-reach", {"shipping": 0})
    table.play("decline")
    assert table.power(0) == (1, 7, 4)


@pytest.mark.breach("TM-286")
def test_the_action_of_a_tile_just_taken_waits() -> None:
    table = Table("witches", "nomads").put(0, "dwelling", "G3")
    table.game.pool = [0, 3, 6]
    table.play("pass bonus-1")
    assert told(table.refusal("special bonus", 0), "TM-059", "not-your-turn")


# Order of choices


@pytest.mark.rule("TM-395")
def test_who_comes_first_in_the_next_round_finishes_all_his_choices_first() -> None:
    table = Table("witches", "nomads", "acolytes").put(0, "dwelling", "G3").put(1, "dwelling", "F3")
    table.cult(0, earth=8).cult(1, earth=8).cult(2, earth=8)
    table.turn(1).play("pass bonus-9", "pass bonus-7", "pass bonus-2")
    asked = []
    while table.game.round == 1:
        asked.append((table.seat, table.step))
        table.play(max(table.legal()) if table.step == "use-spades" else "cult fire")
    assert asked == [
        (1, "use-spades"),
        (1, "use-spades"),
        (2, "choose"),
        (2, "choose"),
        (0, "use-spades"),
        (0, "use-spades"),
    ]


@pytest.mark.rule("TM-395")
def test_the_cult_bonus_of_all_comes_before_the_income_of_anybody() -> None:
    table = Table("riverwalkers", "witches", scoring="3").cult(0, water=4).put(0, "temple", "B2")
    table.stock(0, priests=0).cult(1, water=4).stock(1, priests=0)
    table.play("pass bonus-9")
    events = table.play("pass bonus-7")
    # The first priest is that of the cult bonus; the Witches have theirs only after the Riverwalkers have chosen.
    assert (table.seat, table.game.phase, table.mats[1].priests) == (0, CULT_BONUS, 0)
    assert [event for event in events if event.rule == "TM-045"] == []
    table.play("unlock desert")
    assert (table.seat, table.game.phase, table.mats[1].priests) == (0, INCOME, 1)


@pytest.mark.breach("TM-395")
def test_nobody_chooses_before_his_turn_comes() -> None:
    table = (
        Table("witches", "nomads").put(0, "dwelling", "G3").put(1, "dwelling", "F3").cult(0, earth=8).cult(1, earth=4)
    )
    table.turn(1).play("pass bonus-9", "pass bonus-7")
    assert told(table.refusal("transform H4 forest", 0), "TM-059", "not-your-turn", {"turn": 1})
    table.play("transform F4 mountains")
    assert told(table.refusal("transform G2 desert", 1), "TM-059", "not-your-turn", {"turn": 0})
    table.play("transform H4 forest")
    assert table.seat == 0
