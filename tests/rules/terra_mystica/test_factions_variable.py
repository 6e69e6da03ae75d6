"""The variable factions: Shapeshifters (TM-179, TM-315) and Riverwalkers (TM-180 to TM-183, TM-316, TM-317, TM-400)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, told

CYCLE = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")


def shifters(*others: str, building: str = "stronghold", **options: Any) -> Table:
    """Shapeshifters (lakes) on E2 with twelve power; Nomads (desert) or others far away."""
    table = Table("shapeshifters", *(others or ("nomads",)), **options).put(0, building, "E2")
    return table.put(1, "dwelling", "I10").bowls(0, 0, 0, 12)


@pytest.mark.rule("TM-179")
def test_spades_cost_three_workers_and_tokens_come_from_neighbours() -> None:
    table = shifters(building="dwelling")
    table.play("transform E1 lakes", "done")
    assert stock(table) == (50, 17, 3)
    table = shifters("witches", building="dwelling").put(1, "dwelling", "F2").bowls(0, 4, 4, 4)
    table.play("upgrade E2 trading-post", "accept 1 shapeshifters", "token")
    assert (table.power(0), points(table)) == ((4, 4, 5), 19)
    table = shifters("witches", building="dwelling").put(1, "dwelling", "F2").bowls(0, 4, 4, 4)
    table.play("upgrade E2 trading-post", "decline 1 shapeshifters")
    assert (table.power(0), points(table)) == ((3, 5, 4), 20)


@pytest.mark.rule("TM-179")
def test_for_five_power_or_five_tokens_the_home_terrain_changes_under_everything() -> None:
    table = shifters().put(0, "dwelling", "C2").bridge(0, "C2-E5").ground("E1", "forest").ground("D1", "lakes")
    table.play("send priest fire 3", "done", "pass bonus-7", "special terrain forest")
    assert (table.power(0), table.mats[0].terrain) == ((5, 0, 7), CYCLE.index("forest"))
    assert (terrain(table, "E2"), terrain(table, "C2"), terrain(table, "D1")) == ("forest", "forest", "lakes")
    assert (at(table, "E2"), table.mats[0].bridges, table.game.order_spaces(0)[0]) == ("0 stronghold", 2, 0)
    table.play("done")
    assert {"build E1", "build F2"} <= table.legal("build")
    table = shifters().bowls(0, 3, 3, 3)
    table.play("special terrain wasteland tokens")
    assert (table.power(0), terrain(table, "E2")) == ((0, 1, 3), "wasteland")


@pytest.mark.breach("TM-179")
def test_no_token_without_a_point_no_change_for_less_and_no_old_home() -> None:
    table = shifters("witches", building="dwelling").put(1, "dwelling", "F2").points(0, 0)
    table.play("upgrade E2 trading-post", "accept 1 shapeshifters")
    assert (table.power(0), points(table), table.legal("token")) == ((0, 0, 12), 0, set())
    table = shifters().bowls(0, 0, 8, 4)
    refusal = table.refusal("special terrain forest")
    assert told(refusal, "TM-179", "lacks-power", {"need": 5, "have": 4})
    table = shifters().bowls(0, 2, 1, 1)
    refusal = table.refusal("special terrain forest tokens")
    assert told(refusal, "TM-179", "lacks-tokens", {"need": 5, "have": 4})
    table = shifters().ground("D1", "lakes")
    table.play("special terrain forest", "done", "pass bonus-7")
    assert told(table.refusal("build D1"), "TM-289", "not-home", {"terrain": "lakes", "home": "forest"})
    assert told(table.refusal("advance exchange"), "TM-090", "track-end")


@pytest.mark.rule("TM-315")
def test_any_terrain_that_is_not_the_home_of_another() -> None:
    for others, open_terrains in (
        (("nomads",), {"plains", "swamp", "forest", "mountains", "wasteland"}),
        (("yetis",), {"desert", "plains", "swamp", "forest", "mountains", "wasteland"}),
        (("dragonlords",), {"desert", "plains", "swamp", "forest", "mountains", "wasteland"}),
        (("nomads", "giants", "witches", "yetis"), {"plains", "swamp", "mountains"}),
    ):
        table = shifters(*others)
        found = {text.split()[2] for text in table.legal("special terrain")}
        assert found == open_terrains
    table = shifters("yetis")
    table.play("special terrain forest")
    assert terrain(table, "E2") == "forest"


@pytest.mark.breach("TM-315")
def test_not_the_home_of_another_and_not_the_own() -> None:
    table = shifters("nomads", "giants")
    for home in ("desert", "wasteland", "lakes"):
        for end in ("", " tokens"):
            refusal = table.refusal(f"special terrain {home}{end}")
            assert told(refusal, "TM-315", "terrain-taken", {"terrain": home})


def walkers(*others: str, building: str = "dwelling", **options: Any) -> Table:
    """Riverwalkers (lakes) on D2, which touches r7: B1, C1 and D1 lie on it too. Nomads (desert) far away."""
    table = Table("riverwalkers", *(others or ("nomads",)), **options).put(0, building, "D2")
    return table.put(1, "dwelling", "I10")


def unlock(table: Table, *terrains: str) -> Table:
    """Terrains the Riverwalkers have unlocked earlier."""
    for name in terrains:
        table.mats[0].unlocked |= 1 << CYCLE.index(name)
        table.mats[0].priest_limit += 1
    return table.forget()


@pytest.mark.rule("TM-180")
def test_riverwalkers_build_on_unlocked_terrain_over_one_river_hex() -> None:
    table = walkers()
    assert table.legal("build") == set()
    table = unlock(walkers(), "swamp", "forest")
    assert table.legal("build") == {"build C1", "build D1"}
    table.play("build C1")
    assert (at(table, "C1"), stock(table)) == ("0 dwelling", (48, 19, 1))


@pytest.mark.breach("TM-180")
def test_not_on_locked_terrain_not_by_land_not_away_from_the_river_and_no_spades() -> None:
    table = walkers().ground("D3", "lakes").ground("E2", "lakes").ground("G1", "lakes")
    assert told(table.refusal("build C1"), "TM-180", "locked", {"cell": "C1", "terrain": "swamp"})
    assert told(table.refusal("build D3"), "TM-180", "out-of-reach", {"cell": "D3", "shipping": 1})
    assert told(table.refusal("build E2"), "TM-180", "out-of-reach", {"cell": "E2", "shipping": 1})
    assert told(table.refusal("build G1"), "TM-180", "out-of-reach", {"cell": "G1", "shipping": 1})
    assert told(table.refusal("transform C1 lakes"), "TM-180", "no-spades")
    assert (table.legal("transform"), table.legal("dig")) == (set(), set())


@pytest.mark.rule("TM-181")
def test_a_priest_gained_may_unlock_a_terrain_for_one_coin_or_two() -> None:
    for name, price in (("swamp", 1), ("forest", 1), ("desert", 2)):
        table = walkers().bowls(0, 0, 0, 3)
        table.play("power priest")
        assert told(table.refusal("done"), "TM-422", "choice-open")
        table.play(f"unlock {name}")
        assert (stock(table), table.mats[0].unlocked >> CYCLE.index(name) & 1) == ((50 - price, 20, 1), 1)
    table = walkers().stock(0, priests=0).bowls(0, 0, 0, 3)
    table.play("power priest", "keep priest")
    assert stock(table) == (50, 20, 1)


@pytest.mark.breach("TM-181")
def test_no_terrain_twice_without_its_coins_or_without_a_priest() -> None:
    table = walkers().bowls(0, 0, 0, 3).stock(0, coins=1)
    assert told(table.refusal("unlock swamp"), "TM-059", "not-now")
    table.play("power priest")
    assert told(table.refusal("unlock lakes"), "TM-181", "unlocked-already", {"terrain": "lakes"})
    assert told(table.refusal("unlock desert"), "TM-181", "lacks-coins", {"need": 2, "have": 1})
    table.play("unlock swamp")
    assert told(table.refusal("unlock forest"), "TM-422", "not-now")


@pytest.mark.rule("TM-182")
def test_the_limit_of_priests_rises_with_each_terrain() -> None:
    table = walkers().stock(0, priests=0).bowls(0, 0, 0, 12)
    assert table.mats[0].priest_limit == 1
    table.play("convert 5pw to 1p", "keep priest", "convert 5pw to 1p", "unlock swamp")
    assert (table.mats[0].priest_limit, table.mats[0].priests) == (2, 1)
    table.bowls(0, 0, 0, 5).play("convert 5pw to 1p", "keep priest")
    assert table.mats[0].priests == 2


@pytest.mark.breach("TM-182")
def test_a_priest_kept_beyond_the_limit_is_lost() -> None:
    table = walkers().bowls(0, 0, 0, 3)
    table.play("power priest", "keep priest")
    assert (table.mats[0].priests, table.mats[0].priest_limit) == (1, 1)
    table = unlock(walkers(), "swamp").stock(0, priests=2).bowls(0, 0, 0, 3)
    table.play("power priest", "keep priest")
    assert table.mats[0].priests == 2


@pytest.mark.rule("TM-183")
def test_the_riverwalkers_stronghold_gives_two_bridges() -> None:
    table = walkers().put(0, "trading-post", "C2").stock(0, workers=4, coins=6, priests=0).bowls(0, 0, 0, 0)
    table.play("upgrade C2 stronghold", "bridge C2-E5", "bridge C2-D4")
    assert (table.mats[0].bridges, len(table.game.bridges), stock(table)) == (1, 2, (0, 0, 0))
    table = walkers().put(0, "trading-post", "C2")
    table.play("upgrade C2 stronghold", "bridge C2-E5", "done")
    assert (table.seat, table.mats[0].bridges) == (1, 2)


@pytest.mark.breach("TM-183")
def test_no_third_bridge_none_later_and_no_spade_actions() -> None:
    table = walkers().put(0, "trading-post", "C2")
    table.play("upgrade C2 stronghold", "bridge C2-E5", "bridge C2-D4")
    assert told(table.refusal("bridge C2-D3"), "TM-422", "not-now")
    table = walkers().put(0, "trading-post", "C2")
    table.play("upgrade C2 stronghold", "bridge C2-E5", "done", "pass bonus-7")
    assert told(table.refusal("bridge C2-D4"), "TM-059", "not-now")
    table = walkers().bonus(0, "1").bowls(0, 0, 0, 12)
    for move in ("power spade", "power spades", "special bonus"):
        assert told(table.refusal(move), "TM-183", "no-spades")


@pytest.mark.breach("TM-183", "TM-292")
def test_cult_bonus_spades_of_the_riverwalkers_are_void() -> None:
    table = walkers(scoring="2").cult(0, earth=8)
    table.play("pass bonus-7", "pass bonus-8")
    assert (table.game.round, table.step, points(table)) == (2, "take-action", 20)


@pytest.mark.rule("TM-316")
def test_the_dearer_price_follows_the_homes_of_others() -> None:
    """Shapeshifters cannot be in the same game; ice factions have no home on the cycle."""
    table = walkers("nomads", "giants", "yetis").bowls(0, 0, 0, 3)
    table.play("power priest")
    for name in CYCLE:
        if name != "lakes":
            game = table.game.copy()
            game.play(0, game.parse(0, f"unlock {name}"))
            assert 50 - game.mats[0].coins == (2 if name in ("desert", "wasteland") else 1)


@pytest.mark.breach("TM-316")
def test_starting_terrains_of_ice_and_volcano_cost_no_more() -> None:
    table = walkers("yetis", "dragonlords").bowls(0, 0, 0, 3).stock(0, coins=1)
    table.play("power priest")
    assert table.legal("unlock") == {f"unlock {name}" for name in CYCLE if name != "lakes"}
    table = walkers("nomads").bowls(0, 0, 0, 3).stock(0, coins=1)
    table.play("power priest")
    assert told(table.refusal("unlock desert"), "TM-181", "lacks-coins", {"need": 2, "have": 1})


@pytest.mark.rule("TM-317")
def test_every_source_of_priests_gives_the_choice_until_all_terrains_are_unlocked() -> None:
    table = walkers().bowls(0, 0, 0, 5)
    table.play("convert 5pw to 1p", "unlock swamp")
    assert table.mats[0].unlocked.bit_count() == 2
    table = walkers()
    table.play("pass bonus-8", "pass bonus-7")
    assert (table.step, table.seat) == ("choose", 0)
    table.play("unlock swamp")
    assert (table.mats[0].unlocked.bit_count(), table.mats[0].priests) == (2, 1)
    table = walkers().put(0, "temple", "C2", "B2").put(0, "trading-post", "B3").put(0, "dwelling", "A5")
    table.play("upgrade A5 trading-post", "take town-3", "unlock forest", "done")
    assert table.mats[0].unlocked.bit_count() == 2
    table = unlock(walkers(), *[name for name in CYCLE if name != "lakes"]).bowls(0, 0, 0, 3)
    table.play("power priest")
    assert (table.mats[0].priests, table.legal("unlock"), table.legal("keep")) == (2, set(), set())


@pytest.mark.breach("TM-317")
def test_no_priest_and_terrain_for_one_priest_and_no_choice_when_nothing_is_locked() -> None:
    table = walkers().stock(0, priests=0).bowls(0, 0, 0, 3)
    table.play("power priest", "unlock swamp")
    assert told(table.refusal("keep priest"), "TM-422", "not-now")
    assert table.mats[0].priests == 0
    table = unlock(walkers(), *[name for name in CYCLE if name != "lakes"]).stock(0, priests=7).bowls(0, 0, 0, 5)
    assert told(table.refusal("convert 5pw to 1p"), "TM-056", "no-priest-left")


@pytest.mark.rule("TM-400")
def test_the_hex_under_a_building_takes_the_starting_terrain() -> None:
    table = unlock(walkers(), "swamp", "forest")
    table.play("build C1", "done", "pass bonus-7", "build D1")
    assert (terrain(table, "C1"), terrain(table, "D1")) == ("lakes", "lakes")


@pytest.mark.breach("TM-400")
def test_unlocked_land_that_is_not_built_on_stays_what_it_is() -> None:
    table = walkers().bowls(0, 0, 0, 3)
    table.play("power priest", "unlock swamp", "done", "pass bonus-7", "build C1")
    assert (terrain(table, "C1"), terrain(table, "E1"), terrain(table, "B3")) == ("lakes", "swamp", "swamp")


@pytest.mark.rule("TM-317")
def test_when_the_last_terrain_is_unlocked_the_other_priests_of_the_same_gain_are_simply_gained() -> None:
    """Two priests of income: one unlocks wasteland, the last terrain, and the other is there without a question."""
    table = unlock(walkers(), "desert", "plains", "swamp", "forest", "mountains").put(0, "temple", "C2")
    table.stock(0, priests=0).play("pass bonus-8", "pass bonus-7")
    assert (table.step, table.seat) == ("choose", 0)
    table.play("unlock wasteland")
    assert (table.step, table.mats[0].priests, table.mats[0].unlocked.bit_count()) == ("take-action", 1, 7)


@pytest.mark.breach("TM-183")
def test_the_two_bridges_keep_the_rules_of_bridges() -> None:
    table = walkers().put(0, "trading-post", "C2").bridge(1, "C2-E5")
    table.play("upgrade C2 stronghold")
    assert told(table.refusal("bridge C2-E5"), "TM-085", "site-taken", {"from": "C2", "to": "E5"})
    assert told(table.refusal("bridge G2-H4"), "TM-082", "bridge-end", {"from": "G2", "to": "H4"})
    assert told(table.refusal("bridge C2-B2"), "TM-082", "no-site", {"from": "B2", "to": "C2"})
