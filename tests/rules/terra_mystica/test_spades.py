"""Section 6.1: free spades of power actions, bonus tiles and strongholds, beside those bought."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import at, points, stock, terrain
from tests.rules.terra_mystica.table import Table, of_kind, told


def start(faction: str = "witches", scoring: str = "2", **options: Any) -> Table:
    """One dwelling on E2 and power for every action; nobody beside it."""
    table = Table(faction, "nomads", scoring=scoring, **options)
    return table.put(0, "dwelling", "E2").bowls(0, 0, 0, 12)


def halflings(scoring: str = "2") -> Table:
    """Halflings (plains) who have just built their stronghold on E2, with 16 workers left."""
    table = Table("halflings", "nomads", scoring=scoring).put(0, "trading-post", "E2")
    table.play("upgrade E2 stronghold")
    return table


@pytest.mark.rule("TM-070")
@pytest.mark.parametrize(("action", "free"), [("power spade", 1), ("power spades", 2), ("special bonus", 1)])
def test_free_spades_are_complemented_with_bought_ones(action: str, free: int) -> None:
    table = start().ground("E1", "plains").bonus(0, "1")
    table.play(action, "dig 3 build E1")
    assert (terrain(table, "E1"), at(table, "E1")) == ("forest", "0 dwelling")
    assert stock(table) == (48, 20 - 3 * (3 - free) - 1, 3)


@pytest.mark.breach("TM-070")
def test_a_complement_must_be_paid_and_the_halflings_three_spades_get_none() -> None:
    table = start().ground("E1", "plains").stock(0, workers=5)
    table.play("power spade")
    assert told(table.refusal("transform E1 forest"), "TM-065", "lacks-spades", {"need": 3, "have": 2})
    table = halflings()
    table.play("transform E1 plains", "transform E3 desert")
    assert told(table.refusal("transform D2 plains"), "TM-065", "lacks-spades", {"need": 2, "have": 1})


@pytest.mark.rule("TM-071")
def test_the_second_of_two_spades_may_go_to_another_hex_after_the_first_is_home() -> None:
    table = start()
    table.play("power spades", "transform D2 forest", "transform E3 mountains", "build D2", "done")
    assert (terrain(table, "D2"), terrain(table, "E3"), at(table, "D2")) == ("forest", "mountains", "0 dwelling")
    assert stock(table) == (48, 19, 3)


@pytest.mark.breach("TM-071")
def test_no_second_hex_while_the_first_is_not_home_and_only_one_dwelling() -> None:
    table = start()
    table.play("power spades", "transform E3 mountains")
    assert told(table.refusal("transform D2 forest"), "TM-071", "first-not-home", {"cell": "D2"})
    assert told(table.refusal("dig 1 build D2"), "TM-071", "first-not-home", {"cell": "D2"})
    table = start()
    table.play("power spades", "dig 1 build D2", "transform F1 forest")
    assert told(table.refusal("build F1"), "TM-071", "no-dwelling-now")
    table = start()
    table.play("power spade", "transform D2 forest")
    assert told(table.refusal("transform F1 forest"), "TM-063", "one-hex", {"cell": "F1"})


@pytest.mark.rule("TM-072")
@pytest.mark.parametrize("cell", ["D2", "F1"])
def test_after_two_hexes_the_dwelling_stands_on_one_of_them(cell: str) -> None:
    table = start()
    table.play("power spades", "transform D2 forest", "transform F1 forest")
    assert table.legal("build") == {"build D2", "build F1"}
    table.play(f"build {cell}")
    assert at(table, cell) == "0 dwelling"


@pytest.mark.breach("TM-072")
def test_after_transforming_no_dwelling_on_other_home_terrain() -> None:
    table = start()
    table.play("power spades", "transform D2 forest")
    assert told(table.refusal("build D1"), "TM-072", "not-transformed")
    table.play("transform F1 forest")
    assert told(table.refusal("build F2"), "TM-072", "not-transformed")


@pytest.mark.rule("TM-073")
def test_free_spades_may_be_thrown_away() -> None:
    table = start()
    table.play("power spades", "transform D2 forest", "done")
    assert (table.seat, stock(table), terrain(table, "D2")) == (1, (50, 20, 3), "forest")


@pytest.mark.breach("TM-073")
def test_spades_are_bought_only_when_used_and_free_ones_are_not_kept() -> None:
    table = start()
    table.play("power spades")
    assert stock(table) == (50, 20, 3)
    assert told(table.refusal("dig 2 build D2"), "TM-065", "other-spades", {"cell": "D2", "need": 1})
    table.play("transform D2 forest", "done", "pass bonus-7")
    table.stock(0, workers=2)
    assert table.legal("transform") | table.legal("dig") == set()


@pytest.mark.rule("TM-074")
def test_the_spade_tile_pays_two_points_a_spade_bought_or_free_when_it_is_gained() -> None:
    table = start(scoring="1")
    table.play("transform E1 lakes")
    assert points(table) == 22
    table.play("transform E1 forest")
    assert points(table) == 24
    table = start(scoring="1")
    events = table.play("power spades")
    assert [event.data["points"] for event in of_kind(events, "scored")] == [4]
    table.play("done")
    assert points(table) == 24
    table = start(scoring="1").bonus(0, "1")
    table.play("special bonus")
    assert points(table) == 22


@pytest.mark.breach("TM-074")
def test_free_spades_do_not_pay_again_when_used_and_other_tiles_pay_nothing_for_them() -> None:
    table = start(scoring="1").ground("E1", "plains")
    table.play("power spades", "transform E1 forest")
    assert points(table) == 26
    table = start(scoring="3")
    table.play("power spades", "transform E1 forest")
    assert points(table) == 20


@pytest.mark.rule("TM-291")
def test_giants_buy_the_second_spade_to_a_single_free_one() -> None:
    for action in ("power spade", "special bonus"):
        table = start("giants").bonus(0, "1")
        table.play(action, "dig 2 build E1")
        assert (terrain(table, "E1"), stock(table)) == ("wasteland", (48, 16, 3))


@pytest.mark.breach("TM-291")
def test_a_single_spade_of_the_giants_is_lost_without_a_second_one() -> None:
    table = start("giants").stock(0, workers=2)
    table.play("power spade")
    assert told(table.refusal("transform E1 wasteland"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.play("done", "pass bonus-7")
    table.stock(0, workers=3)
    assert told(table.refusal("transform E1 wasteland"), "TM-065", "lacks-spades", {"need": 2, "have": 1})


@pytest.mark.rule("TM-292")
def test_volcano_factions_score_for_spades_gained() -> None:
    for action, worth in (("power spade", 2), ("power spades", 4), ("special bonus", 2)):
        table = start("dragonlords", scoring="1").bonus(0, "1")
        table.play(action)
        assert points(table) == 20 + worth
        table = start("acolytes", scoring="1").bonus(0, "1")
        table.play(action, "cult fire")
        assert points(table) == 20 + worth


@pytest.mark.breach("TM-292")
def test_volcanoes_paid_for_and_riverwalkers_score_nothing() -> None:
    table = start("dragonlords", scoring="1")
    table.play("transform E1 volcano")
    assert points(table) == 20
    table = start("acolytes", scoring="1").cult(0, fire=5)
    table.play("transform E1 volcano fire")
    assert points(table) == 20
    table = start("riverwalkers", scoring="1").bonus(0, "1")
    for action in ("power spade", "power spades", "special bonus"):
        assert told(table.refusal(action), "TM-183", "no-spades")
    assert points(table) == 20


@pytest.mark.rule("TM-385")
def test_bought_spades_go_to_the_hex_of_the_free_ones() -> None:
    table = start().ground("E1", "plains")
    table.play("power spades", "transform E1 swamp", "transform E1 forest")
    assert (terrain(table, "E1"), stock(table)) == ("forest", (50, 17, 3))
    table = start()
    table.play("power spades", "transform D2 forest", "transform F1 forest")
    assert stock(table) == (50, 20, 3)


@pytest.mark.breach("TM-385")
def test_no_second_hex_after_buying_and_nothing_bought_for_two_hexes() -> None:
    table = start().ground("E1", "plains")
    table.play("power spades", "transform E1 forest")
    assert told(table.refusal("transform D2 forest"), "TM-385", "bought-for-another", {"cell": "D2"})
    table = start()
    table.play("power spades", "transform D2 forest")
    assert told(table.refusal("transform E3 forest"), "TM-065", "lacks-spades", {"need": 2, "have": 1})
    table.play("transform E3 mountains")
    assert told(table.refusal("transform E3 forest"), "TM-065", "lacks-spades", {"need": 1, "have": 0})


@pytest.mark.rule("TM-390")
def test_free_spades_are_used_first() -> None:
    table = start()
    table.play("power spades", "transform E1 lakes", "transform E1 forest")
    assert stock(table) == (50, 20, 3)
    table = start().ground("E1", "plains")
    table.play("power spade", "transform E1 swamp")
    assert stock(table) == (50, 20, 3)
    table.play("transform E1 lakes")
    assert stock(table) == (50, 17, 3)


@pytest.mark.breach("TM-390")
def test_nobody_throws_a_free_spade_away_and_buys_one() -> None:
    table = start()
    table.play("power spade", "build D1")
    assert table.legal("transform") | table.legal("dig") == set()
    for text in ("power spade", "power spades"):
        table = start()
        table.play(text)
        for move in sorted(table.legal("transform")):
            game = table.game.copy()
            game.play(0, game.parse(0, move))
            spent = (20 - game.mats[0].workers) // 3
            digging = game.digging
            assert digging is not None
            assert spent == 0 or digging.free == 0, move


@pytest.mark.rule("TM-391")
def test_spade_actions_and_the_sandstorm_may_be_left_unused() -> None:
    table = start(scoring="1")
    table.play("power spade", "done")
    assert (table.seat, points(table), table.power(0)) == (1, 22, (4, 0, 8))
    table = Table("nomads", "witches").put(0, "stronghold", "E2")
    table.play("special sandstorm", "done")
    assert table.seat == 1


@pytest.mark.breach("TM-391")
def test_what_was_left_unused_is_used_up_and_transform_and_build_alone_is_never_empty() -> None:
    table = start()
    assert told(table.refusal("done"), "TM-059", "must-act")
    table.play("power spade", "done", "pass bonus-7")
    assert told(table.refusal("power spade"), "TM-103", "space-used", {"action": "power-spade"})
    table = Table("nomads", "witches").put(0, "stronghold", "E2")
    table.play("special sandstorm", "done", "pass bonus-7")
    assert told(table.refusal("special sandstorm"), "TM-062", "space-used", {"action": "special-sandstorm"})


@pytest.mark.rule("TM-392")
def test_the_halflings_three_spades_go_to_one_to_three_hexes_of_any_terrain() -> None:
    table = halflings()
    table.play("transform E3 desert", "transform E1 lakes", "transform D2 swamp", "done")
    assert [terrain(table, cell) for cell in ("E3", "E1", "D2")] == ["desert", "lakes", "swamp"]
    assert (table.seat, table.mats[0].workers) == (1, 16)
    table = halflings()
    table.play("transform D1 plains")
    assert (terrain(table, "D1"), table.legal("transform")) == ("plains", set())
    table = halflings()
    table.play("transform D2 swamp", "transform E1 plains", "transform D2 plains")
    assert terrain(table, "D2") == "plains"
    table = halflings()
    table.play("done")
    assert table.seat == 1


@pytest.mark.breach("TM-392")
def test_the_halflings_three_spades_are_no_more_than_three() -> None:
    table = halflings()
    table.play("transform E1 plains", "transform D2 plains")
    assert told(table.refusal("transform E3 desert"), "TM-065", "lacks-spades", {"need": 1, "have": 0})
    table = halflings()
    table.play("transform D1 swamp", "transform E1 plains")
    assert told(table.refusal("transform D1 plains"), "TM-065", "lacks-spades", {"need": 1, "have": 0})


@pytest.mark.rule("TM-159")
def test_halflings_score_for_every_spade_and_their_stronghold_gives_three_with_one_dwelling() -> None:
    table = start("halflings")
    table.play("transform E1 plains")
    assert points(table) == 21
    table = start("halflings")
    table.play("power spades")
    assert points(table) == 22
    table = start("halflings").cult(0, earth=8)
    table.play("pass bonus-7", "pass bonus-8")
    assert (table.step, points(table)) == ("use-spades", 22)
    table = halflings()
    assert points(table) == 23
    table.play("dig 1 build E1", "transform D2 plains", "done")
    assert (at(table, "E1"), points(table), stock(table)) == ("0 dwelling", 23, (40, 15, 3))


@pytest.mark.breach("TM-159")
def test_no_dwelling_of_the_halflings_stronghold_on_other_hexes_and_no_second_one() -> None:
    table = halflings().ground("F1", "plains")
    assert told(table.refusal("build F1"), "TM-072", "not-transformed")
    table.play("transform E1 plains", "transform D2 plains", "build D2")
    assert told(table.refusal("build E1"), "TM-071", "no-dwelling-now")
    table = halflings().stock(0, coins=1)
    table.play("transform E1 plains")
    assert told(table.refusal("build E1"), "TM-069", "lacks-coins", {"need": 2, "have": 1})
