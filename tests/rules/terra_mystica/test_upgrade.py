"""Section 6.6: upgrades and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock
from tests.rules.terra_mystica.table import Table, told

#: Workers and coins for temple, stronghold and sanctuary, as printed on the faction boards.
PRICES = [
    ("acolytes", (2, 5), (4, 8), (4, 8)),
    ("alchemists", (2, 5), (4, 6), (4, 6)),
    ("auren", (2, 5), (4, 6), (4, 8)),
    ("chaos-magicians", (2, 5), (4, 4), (4, 8)),
    ("cultists", (2, 5), (4, 8), (4, 8)),
    ("darklings", (2, 5), (4, 6), (4, 10)),
    ("dragonlords", (2, 5), (4, 8), (4, 8)),
    ("dwarves", (2, 5), (4, 6), (4, 6)),
    ("engineers", (1, 4), (3, 6), (3, 6)),
    ("fakirs", (2, 5), (4, 10), (4, 6)),
    ("giants", (2, 5), (4, 6), (4, 6)),
    ("halflings", (2, 5), (4, 8), (4, 6)),
    ("ice-maidens", (2, 5), (4, 6), (4, 6)),
    ("mermaids", (2, 5), (4, 6), (4, 8)),
    ("nomads", (2, 5), (4, 8), (4, 6)),
    ("riverwalkers", (2, 5), (4, 6), (4, 6)),
    ("shapeshifters", (2, 5), (3, 6), (4, 6)),
    ("swarmlings", (3, 6), (5, 8), (5, 8)),
    ("witches", (2, 5), (4, 6), (4, 6)),
    ("yetis", (2, 5), (4, 6), (4, 6)),
]
BUILDINGS = ("dwelling", "trading-post", "temple", "stronghold", "sanctuary", "shipyard")
WAYS = {
    ("dwelling", "trading-post"),
    ("trading-post", "temple"),
    ("trading-post", "stronghold"),
    ("temple", "sanctuary"),
}


def owning(faction: str, building: str, **options: Any) -> Table:
    """One building of seat 0 on E4, at the river, nobody near."""
    other = "witches" if faction != "witches" else "nomads"
    table = Table(faction, other, **options).put(0, building, "E4")
    return table.port(0, "E4") if options.get("merchants") else table


@pytest.mark.rule("TM-091")
@pytest.mark.parametrize(("old", "new"), sorted(WAYS))
def test_a_building_is_replaced_by_the_next(old: str, new: str) -> None:
    table = owning("giants", old)
    table.play(f"upgrade E4 {new}")
    assert at(table, "E4") == f"0 {new}"


@pytest.mark.rule("TM-091")
def test_with_merchants_a_trading_post_may_become_a_shipyard() -> None:
    table = owning("giants", "trading-post", merchants=True)
    table.play("upgrade E4 shipyard")
    assert at(table, "E4") == "0 shipyard"


@pytest.mark.breach("TM-091")
def test_no_other_upgrades_no_foreign_buildings_and_no_shipyard_without_merchants() -> None:
    for old in BUILDINGS[:5]:
        table = owning("giants", old, merchants=True).put(1, old, "I10")
        allowed = {new for start, new in WAYS | {("trading-post", "shipyard")} if start == old}
        assert table.legal("upgrade") == {f"upgrade E4 {new}" for new in allowed}
        for new in BUILDINGS[1:]:
            if new not in allowed and new != old:
                names = {"cell": "E4", "building": new}
                assert told(table.refusal(f"upgrade E4 {new}"), "TM-091", "nothing-to-upgrade", names)
            assert told(table.refusal(f"upgrade I10 {new}"), "TM-091", "nothing-to-upgrade", {"cell": "I10"})
    table = owning("giants", "trading-post")
    assert told(table.refusal("upgrade E4 shipyard"), "TM-091", "without-merchants", {"building": "shipyard"})


@pytest.mark.rule("TM-092")
def test_the_replaced_building_goes_back_to_the_board() -> None:
    """Three dwellings bring four workers a round, two three; a trading post two coins and a power."""
    table = Table("giants", "witches").put(0, "dwelling", "E4", "E3", "I10")
    left = [table.mats[0].left(kind) for kind in range(2)]
    assert (table.game.income(0)[1], left) == (4, [5, 4])
    coins = table.game.income(0)[0]
    table.play("upgrade I10 trading-post")
    left = [table.mats[0].left(kind) for kind in range(2)]
    assert (table.game.income(0)[1], table.game.income(0)[0] - coins, left) == (3, 2, [6, 3])


@pytest.mark.breach("TM-092")
def test_a_building_replaced_pays_no_longer_and_without_one_on_the_board_nothing_is_upgraded() -> None:
    table = Table("giants", "witches").put(0, "trading-post", "E4", "E3", "I10", "A1").put(0, "dwelling", "A5")
    assert told(table.refusal("upgrade A5 trading-post"), "TM-278", "no-building-left", {"building": "trading-post"})
    assert table.game.income(0)[0] == 8 + 6
    table.play("upgrade A1 temple", "take favour-11", "done", "pass bonus-8")
    assert (table.game.income(0)[0], table.mats[0].left(1)) == (6 + 6, 1)
    table.play("upgrade A5 trading-post")
    assert at(table, "A5") == "0 trading-post"


@pytest.mark.rule("TM-093")
@pytest.mark.parametrize(
    ("faction", "workers", "near", "alone"),
    [("giants", 2, 3, 6), ("engineers", 1, 2, 4), ("swarmlings", 3, 4, 8), ("riverwalkers", 2, 3, 6)],
)
def test_a_trading_post_costs_less_beside_an_opponent(faction: str, workers: int, near: int, alone: int) -> None:
    table = owning(faction, "dwelling").stock(0, coins=alone, workers=workers)
    table.play("upgrade E4 trading-post")
    assert (stock(table)[:2], at(table, "E4")) == ((0, 0), "0 trading-post")
    table = owning(faction, "dwelling").put(1, "dwelling", "E5").stock(0, coins=near, workers=workers)
    table.play("upgrade E4 trading-post")
    assert (stock(table)[:2], at(table, "E4")) == ((0, 0), "0 trading-post")


@pytest.mark.breach("TM-093")
def test_own_neighbours_and_opponents_across_the_river_do_not_lower_the_price() -> None:
    table = owning("giants", "dwelling").put(0, "dwelling", "E5").put(1, "dwelling", "G1").stock(0, coins=5)
    table.mats[0].shipping = table.mats[1].shipping = 3
    needs = {"deed": "trading-post", "need": 6, "have": 5}
    assert told(table.forget().refusal("upgrade E4 trading-post"), "TM-093", "lacks-coins", needs)
    table = owning("giants", "dwelling").put(1, "dwelling", "E5").stock(0, coins=2)
    needs = {"deed": "trading-post", "need": 3, "have": 2}
    assert told(table.refusal("upgrade E4 trading-post"), "TM-093", "lacks-coins", needs)
    table.stock(0, coins=3, workers=1)
    needs = {"deed": "trading-post", "need": 2, "have": 1}
    assert told(table.refusal("upgrade E4 trading-post"), "TM-093", "lacks-workers", needs)


@pytest.mark.rule("TM-094")
@pytest.mark.parametrize(("faction", "temple", "stronghold", "sanctuary"), PRICES)
def test_the_other_upgrades_cost_what_is_printed(
    faction: str, temple: tuple[int, int], stronghold: tuple[int, int], sanctuary: tuple[int, int]
) -> None:
    for old, new, price in (
        ("trading-post", "temple", temple),
        ("trading-post", "stronghold", stronghold),
        ("temple", "sanctuary", sanctuary),
    ):
        table = owning(faction, old).stock(0, workers=price[0], coins=price[1])
        table.play(f"upgrade E4 {new}")
        assert (stock(table)[:2], at(table, "E4")) == ((0, 0), f"0 {new}")


@pytest.mark.breach("TM-094")
@pytest.mark.parametrize(("faction", "temple", "stronghold", "sanctuary"), PRICES)
def test_nothing_is_upgraded_for_less(
    faction: str, temple: tuple[int, int], stronghold: tuple[int, int], sanctuary: tuple[int, int]
) -> None:
    for old, new, (workers, coins) in (
        ("trading-post", "temple", temple),
        ("trading-post", "stronghold", stronghold),
        ("temple", "sanctuary", sanctuary),
    ):
        table = owning(faction, old).stock(0, workers=workers - 1, coins=coins)
        needs = {"deed": new, "need": workers, "have": workers - 1}
        assert told(table.refusal(f"upgrade E4 {new}"), "TM-094", "lacks-workers", needs)
        table.stock(0, workers=workers, coins=coins - 1)
        needs = {"deed": new, "need": coins, "have": coins - 1}
        assert told(table.refusal(f"upgrade E4 {new}"), "TM-094", "lacks-coins", needs)


@pytest.mark.rule("TM-095")
@pytest.mark.parametrize(("faction", "tiles"), [("witches", 1), ("swarmlings", 1), ("chaos-magicians", 2)])
@pytest.mark.parametrize(("old", "new"), [("trading-post", "temple"), ("temple", "sanctuary")])
def test_a_temple_or_sanctuary_gives_a_favour_tile_at_once(faction: str, tiles: int, old: str, new: str) -> None:
    table = owning(faction, old)
    table.play(f"upgrade E4 {new}")
    for tile in range(tiles):
        assert told(table.refusal("done"), "TM-422", "choice-open")
        table.play(f"take favour-{7 + tile}")
    assert (table.mats[0].favours.bit_count(), table.mats[0].cults[2]) == (tiles, 2)
    table.play("done")
    assert table.seat == 1


@pytest.mark.breach("TM-095")
def test_no_favour_tile_for_other_buildings_and_only_as_many_as_are_due() -> None:
    for old, new in (("dwelling", "trading-post"), ("trading-post", "stronghold")):
        table = owning("giants", old)
        table.play(f"upgrade E4 {new}")
        assert told(table.refusal("take favour-7"), "TM-422", "not-now")
    table = owning("giants", "trading-post")
    table.play("upgrade E4 temple", "take favour-7")
    assert told(table.refusal("take favour-8"), "TM-422", "not-now")
    table = owning("chaos-magicians", "trading-post")
    table.play("upgrade E4 temple", "take favour-7", "take favour-8")
    assert table.legal("take") == set()


@pytest.mark.rule("TM-096")
def test_of_every_favour_tile_a_player_has_one() -> None:
    table = owning("giants", "trading-post").favour(0, "1", "7", "9").favour(1, "7", "8")
    table.play("upgrade E4 temple")
    assert table.legal("take") == {f"take favour-{n}" for n in (2, 3, 4, 5, 6, 8, 10, 11, 12)}


@pytest.mark.breach("TM-096")
def test_no_second_tile_of_a_kind() -> None:
    table = owning("giants", "trading-post").favour(0, "7", "11")
    table.play("upgrade E4 temple")
    for tile in ("7", "11"):
        assert told(table.refusal(f"take favour-{tile}"), "TM-096", "favour-owned", {"tile": f"favour-{tile}"})


@pytest.mark.rule("TM-097")
def test_a_tile_must_be_taken_and_without_a_legal_one_the_turn_goes_on() -> None:
    table = owning("giants", "trading-post").favour(0, *[str(n) for n in range(1, 13) if n != 8])
    table.play("upgrade E4 temple")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table.play("take favour-8", "done")
    assert table.seat == 1
    table = owning("giants", "trading-post").favour(0, *[str(n) for n in range(1, 13)])
    table.play("upgrade E4 temple", "done")
    assert table.seat == 1


@pytest.mark.breach("TM-097")
def test_nobody_declines_a_favour_tile() -> None:
    table = owning("chaos-magicians", "trading-post")
    table.play("upgrade E4 temple")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    assert told(table.refusal("decline"), "TM-422", "not-now")
    table.play("take favour-8")
    assert told(table.refusal("done"), "TM-422", "choice-open")
    table = owning("giants", "trading-post")
    table.game.favours_left = [0] * 7 + [3] + [0] * 8
    table.play("upgrade E4 temple")
    assert told(table.refusal("take favour-1"), "TM-011", "no-tile-left", {"tile": "favour-1"})
    assert table.legal("take") == {"take favour-8"}


@pytest.mark.rule("TM-098")
def test_a_stronghold_brings_the_ability_of_its_faction() -> None:
    table = owning("witches", "trading-post")
    table.play("upgrade E4 stronghold", "done", "pass bonus-7")
    assert "special dwelling F2" in table.legal()
    table = owning("cultists", "trading-post")
    table.play("upgrade E4 stronghold")
    assert points(table) == 27
    table = owning("auren", "trading-post")
    table.play("upgrade E4 stronghold", "take favour-6")
    assert table.mats[0].cults == [0, 2, 0, 0]


@pytest.mark.breach("TM-098")
@pytest.mark.parametrize(
    ("faction", "move"),
    [
        ("auren", "special steps"),
        ("witches", "special dwelling F2"),
        ("swarmlings", "special trading-post E4"),
        ("chaos-magicians", "special double"),
        ("giants", "special spades"),
        ("nomads", "special sandstorm"),
        ("shapeshifters", "special terrain swamp"),
        ("shapeshifters", "special terrain swamp tokens"),
    ],
)
def test_without_the_stronghold_its_action_is_not_there(faction: str, move: str) -> None:
    table = owning(faction, "dwelling").bowls(0, 0, 0, 12)
    action = f"special-{move.split()[1]}"
    assert told(table.refusal(move), "TM-107", "no-such-action", {"action": action})
    other = Table("halflings", "dwarves").put(0, "stronghold", "E4")
    assert told(other.refusal(move), "TM-107", "no-such-action", {"action": action})
