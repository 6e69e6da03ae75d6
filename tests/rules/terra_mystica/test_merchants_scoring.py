"""Scoring tiles, town tiles, spells and the final tile of Merchants (sections 6.8, 8, 10, 11 and 17)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.terra_mystica.afloat import afloat, markers_gone, next_round, range_at, sails, sea
from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, of_kind, told

# Scoring tiles: for each deed, how it is done and the tiles that pay for it


def _round_points(table: Table) -> int:
    return sum(item.points for item in table.game.scores()[0].items if item.source.startswith("round-"))


def _spade(table: Table) -> None:
    table.play("transform D4 mountains")


def _dwelling(table: Table) -> None:
    table.play("build C4")


def _post(table: Table) -> None:
    table.play("upgrade C3 trading-post")


def _great(building: str) -> Callable[[Table], None]:
    def build(table: Table) -> None:
        table.put(0, "temple" if building == "sanctuary" else "trading-post", "A10", "C4")
        table.play(f"upgrade C4 {building}")

    return build


def _trade(table: Table) -> None:
    table.ships(0, "r10").put(1, "dwelling", "B4").bowls(0, 0, 0, 1)
    table.play("special move", "sail r10 B4 power", "done", "trade B4")


def _exchange(table: Table) -> None:
    table.play("advance exchange")


def _shipping(table: Table) -> None:
    table.play("advance shipping")


#: The deed, what it pays, and on which tiles (facts.json).
DEEDS: dict[str, tuple[Callable[[Table], None], int, tuple[str, ...]]] = {
    "spade": (_spade, 2, ("m1",)),
    "temple": (_great("temple"), 4, ("m3",)),
    "dwelling": (_dwelling, 2, ("m4", "m8")),
    "trading-post": (_post, 3, ("m5", "m11")),
    "trade": (_trade, 2, ("m6", "m9")),
    "stronghold": (_great("stronghold"), 5, ("m7", "m10")),
    "sanctuary": (_great("sanctuary"), 5, ("m7", "m10")),
    "exchange": (_exchange, 2, ("m12",)),
    "shipping": (_shipping, 2, ("m12",)),
}
TILES = tuple(f"m{number}" for number in range(1, 13))


def done(deed: str, tile: str) -> int:
    """Points of the scoring tile for a deed."""
    table = sea("witches", "mermaids", scoring=tile, shipping=0).put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10")
    DEEDS[deed][0](table.bowls(1, 0, 0, 12))
    return _round_points(table)


@pytest.mark.rule("TM-239")
@pytest.mark.parametrize("deed", sorted(DEEDS))
def test_what_the_scoring_tiles_pay(deed: str) -> None:
    _, worth, tiles = DEEDS[deed]
    assert {tile: done(deed, tile) for tile in tiles} == dict.fromkeys(tiles, worth)


@pytest.mark.rule("TM-239")
def test_the_town_tile_pays_five_and_a_shipyard_five() -> None:
    table = founding(scoring="m2")
    table.play("take town-1")
    assert table.source(0, "round-town") == 5
    for tile in ("m7", "m10"):
        table = sea("witches", "mermaids", scoring=tile).put(0, "trading-post", "C4")
        table.play("upgrade C4 shipyard")
        assert table.source(0, "round-shipyard") == 5


@pytest.mark.breach("TM-239")
@pytest.mark.parametrize("deed", sorted(DEEDS))
def test_no_scoring_tile_pays_for_another_deed(deed: str) -> None:
    others = [tile for tile in TILES if tile not in DEEDS[deed][2]]
    assert {tile: done(deed, tile) for tile in others} == dict.fromkeys(others, 0)


@pytest.mark.rule("TM-344")
def test_every_step_of_a_track_pays_free_steps_and_range_steps_included() -> None:
    table = sea("witches", "mermaids", scoring="m12").put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    assert (table.source(0, "round-track-step"), table.source(0, "shipping-step")) == (2, 2)
    for faction, building in (("fakirs", "stronghold"), ("fakirs", "shipyard"), ("dwarves", "shipyard")):
        table = sea(faction, "mermaids", scoring="m12").put(0, "trading-post", "C4")
        table.play(f"upgrade C4 {building}")
        assert (table.source(0, "round-track-step"), points(table)) == (2, 22)
    for faction in ("witches", "dwarves"):
        table = sea(faction, "mermaids", scoring="m12").put(0, "trading-post", "C4")
        table.play("upgrade C4 temple", "take favour-m1", "reward shipping")
        assert table.source(0, "round-track-step") == 2
        table = founding(faction, scoring="m12")
        table.play("take town-m1")
        assert table.source(0, "round-track-step") == 2


@pytest.mark.breach("TM-344")
def test_no_points_for_a_step_that_is_not_made_or_in_phase_three() -> None:
    """At the end of the track there is no step; the step of the cult bonus pays the track's 2 points alone."""
    table = sea("witches", "mermaids", scoring="m12", shipping=3).put(0, "trading-post", "C4")
    table.play("upgrade C4 shipyard")
    assert points(table) == 20
    table = range_at(sea("dwarves", "mermaids", scoring="m12").put(0, "trading-post", "C4"), 5)
    table.play("upgrade C4 shipyard")
    assert points(table) == 20
    table = next_round(sea("witches", "nomads", scoring="m3").cult(0, earth=5))
    assert (table.mats[0].shipping, points(table), _round_points(table)) == (1, 22, 0)


#: The reward of each tile: cult, steps for it, and what it gives (facts.json).
REWARDS = {
    "m1": ("earth", 3, "3 power"),
    "m2": ("fire", 1, "1 coin"),
    "m3": ("earth", 5, "shipping"),
    "m4": ("water", 4, "ship"),
    "m5": ("water", 2, "1 worker"),
    "m6": ("air", 4, "spade"),
    "m7": ("fire", 4, "spade"),
    "m8": ("air", 1, "1 power"),
    "m9": ("fire", 4, "1 priest"),
    "m10": ("earth", 2, "1 worker"),
    "m11": ("air", 4, "ship"),
    "m12": ("water", 2, "2 coins"),
}


def rewarded(tile: str, steps: int) -> str:
    """What so many steps bring at the end of the round, beside the income of a board without buildings."""
    table = sea("witches", "nomads", scoring=tile).put(0, "dwelling", "C3").port(0, "C3").bowls(0, 12, 0, 0)
    next_round(table.cult(0, **{REWARDS[tile][0]: steps}), "m1")
    if table.step != "take-action":
        return "spade" if table.step == "use-spades" else "ship"
    coins, workers, priests = stock(table)
    gained = {
        "coin": coins - 50,
        "worker": workers - 22,
        "priest": priests - 3,
        "power": table.power(0)[1],
    }
    found = [
        f"{number} {good}{'s' if good == 'coin' and number > 1 else ''}" for good, number in gained.items() if number
    ]
    return "shipping" if table.mats[0].shipping else " ".join(found)


@pytest.mark.rule("TM-145")
@pytest.mark.parametrize("tile", TILES)
def test_the_reward_for_steps_of_a_cult(tile: str) -> None:
    _, steps, reward = REWARDS[tile]
    assert rewarded(tile, steps) == reward
    if steps > 1:
        assert rewarded(tile, steps - 1) == ""


@pytest.mark.rule("TM-145")
def test_ships_and_shipping_of_the_cult_bonus_come_once_for_every_full_number() -> None:
    for tile, cult in (("m4", "water"), ("m11", "air")):
        table = sea("witches", "nomads", scoring=tile).put(0, "dwelling", "C3").port(0, "C3").cult(0, **{cult: 8})
        next_round(table).play("ship r10", "ship r9")
        assert (table.game.round, afloat(table)) == (2, ["r9", "r10"])
    table = next_round(sea("witches", "nomads", scoring="m3").cult(0, earth=10))
    assert (table.mats[0].shipping, points(table)) == (2, 25)
    table = next_round(sea("dwarves", "nomads", scoring="m3").cult(0, earth=5))
    assert (table.mats[0].skip, points(table)) == (2, 20)


@pytest.mark.breach("TM-145")
def test_steps_of_other_cults_bring_nothing() -> None:
    for tile, (cult, _, _) in REWARDS.items():
        table = sea("witches", "nomads", scoring=tile).put(0, "dwelling", "C3").port(0, "C3").bowls(0, 12, 0, 0)
        others = {other: 9 for other in ("fire", "water", "earth", "air") if other != cult}
        next_round(table.cult(0, **others), "m1")
        assert (table.step, stock(table), table.power(0)) == ("take-action", (50, 22, 3), (12, 0, 0))
        assert (table.mats[0].shipping, afloat(table)) == (0, [])


# Town tiles


def founding(faction: str = "witches", scoring: str = "m8", *ships: str) -> Table:
    """A town has just been founded round C4, with the port at C3."""
    table = sea(faction, "mermaids", scoring=scoring).put(0, "dwelling", "C3").port(0, "C3").ships(0, *ships)
    table.put(0, "sanctuary", "B5").put(0, "temple", "A10").put(0, "dwelling", "A9", "C4")
    table.play("upgrade C4 trading-post")
    return table


@pytest.mark.rule("TM-129")
def test_the_two_town_tiles_of_merchants() -> None:
    table = founding("nomads")
    table.play("take town-m1")
    assert (table.source(0, "town-tile"), table.mats[0].shipping, table.source(0, "shipping-step")) == (4, 1, 2)
    assert (table.mats[0].keys, table.game.towns_left[8]) == (1, 1)
    table = founding("dwarves")
    table.play("take town-m1")
    assert (table.mats[0].skip, points(table)) == (2, 24)
    table = founding("nomads")
    table.play("take town-m2", "ship r2", "ship r9")
    assert (table.source(0, "town-tile"), table.mats[0].keys, table.game.towns_left[9]) == (3, 1, 1)
    assert afloat(table) == ["r2", "r9"]


@pytest.mark.breach("TM-129")
def test_there_are_two_of_each_and_two_ships_at_most() -> None:
    table = founding("nomads")
    table.game.towns_left = [2, 2, 2, 2, 2, 0, 0, 0, 0, 0]
    for tile in ("m1", "m2"):
        assert told(table.forget().refusal(f"take town-{tile}"), "TM-013", "no-tile-left")
    table = founding("nomads")
    table.play("take town-m2", "ship r2", "ship r9")
    assert told(table.refusal("ship r9"), "TM-193", "no-ship-due")
    table = founding("nomads", "m8", "r16", "r16")
    table.play("take town-m2", "ship r2")
    assert told(table.refusal("ship r9"), "TM-193", "no-ship-due")


# Spells


def spell(faction: str = "witches") -> Table:
    table = sea(faction, "nomads", shipping=1, scoring="m3").put(0, "dwelling", "C3").port(0, "C3").ships(0, "r10")
    return table.bowls(0, 0, 0, 12)


@pytest.mark.rule("TM-104")
def test_four_power_move_all_ships_or_place_one() -> None:
    table = spell()
    table.play("power move", "sail r10 r16", "done", "done")
    assert (table.power(0), afloat(table)) == ((4, 0, 8), ["r16"])
    table.turn(0).play("power ship", "ship r2", "done")
    assert (table.power(0), afloat(table)) == ((8, 0, 4), ["r2", "r16"])


@pytest.mark.breach("TM-104")
def test_three_power_are_too_few_and_each_spell_is_cast_once_in_a_round() -> None:
    table = spell().bowls(0, 0, 0, 3)
    for name in ("move", "ship"):
        assert told(table.refusal(f"power {name}"), "TM-102", "lacks-power", {"need": 4, "have": 3})
    table.bowls(0, 0, 0, 12).play("power ship", "ship r2", "done")
    table.turn(1).put(1, "dwelling", "B4").port(1, "B4").bowls(1, 0, 0, 12)
    assert told(table.refusal("power ship"), "TM-103", "space-used", {"action": "power-ship"})


@pytest.mark.rule("TM-105", "TM-106")
def test_five_power_and_a_priest_bring_a_favour_tile() -> None:
    table = spell()
    table.play("power favour", "take favour-5")
    assert (table.power(0), table.mats[0].priests, table.mats[0].cults) == ((5, 0, 7), 2, [2, 0, 0, 0])
    # The priest goes back to the supply.
    assert (table.mats[0].priest_limit, table.mats[0].priests_sent) == (7, 0)


@pytest.mark.breach("TM-105")
def test_no_building_is_built_nobody_gains_power_and_the_limits_of_favour_tiles_hold() -> None:
    table = spell("chaos-magicians").favour(0, "9", "5").put(1, "dwelling", "D4").bowls(1, 12, 0, 0)
    table.play("power favour")
    assert told(table.refusal("take favour-5"), "TM-096", "favour-owned")
    assert told(table.refusal("take favour-m1"), "TM-191", "favour-paired")
    events = table.play("take favour-6")
    assert (_round_points(table), of_kind(events, "upgraded")) == (0, [])
    # Not even the Chaos Magicians take a second one.
    assert table.legal("take favour") == set()
    table.play("done")
    assert (table.seat, table.step) == (1, "take-action")


@pytest.mark.breach("TM-106")
def test_four_power_or_no_priest_are_too_few_for_a_favour_tile() -> None:
    table = spell().bowls(0, 0, 0, 4)
    assert told(table.refusal("power favour"), "TM-102", "lacks-power", {"need": 5, "have": 4})
    table.bowls(0, 0, 0, 5).stock(0, priests=0)
    assert told(table.refusal("power favour"), "TM-106", "lacks-priests", {"need": 1, "have": 0})


@pytest.mark.rule("TM-355")
def test_yetis_pay_one_power_less() -> None:
    table = spell("yetis").bowls(0, 0, 0, 4)
    table.play("power favour", "take favour-5")
    assert (table.power(0), table.mats[0].priests) == ((4, 0, 0), 2)
    table = spell("yetis").bowls(0, 0, 0, 6)
    table.play("power ship", "ship r2", "done")
    table.turn(0).play("power move", "sail r10 r16")
    assert table.power(0) == (6, 0, 0)


@pytest.mark.breach("TM-355")
def test_yetis_pay_no_less_and_the_priest_in_full() -> None:
    table = spell("yetis").bowls(0, 0, 0, 3).stock(0, priests=0)
    assert told(table.refusal("power favour"), "TM-102", "lacks-power", {"need": 4, "have": 3})
    table.bowls(0, 0, 0, 4)
    assert told(table.refusal("power favour"), "TM-106", "lacks-priests", {"need": 1, "have": 0})
    table.bowls(0, 0, 0, 2)
    assert told(table.refusal("power ship"), "TM-102", "lacks-power", {"need": 3, "have": 2})


@pytest.mark.rule("TM-356")
def test_the_favour_spell_needs_a_tile_that_may_be_taken() -> None:
    table = spell()
    table.game.favours_left = [0] * 15 + [3]
    table.forget().play("power favour", "take favour-m4")
    assert table.mats[0].cults == [0, 0, 0, 1]


@pytest.mark.breach("TM-356")
def test_no_favour_spell_without_such_a_tile() -> None:
    table = spell().favour(0, "12")
    table.game.favours_left = [0] * 11 + [2, 0, 0, 0, 3]
    assert told(table.forget().refusal("power favour"), "TM-356", "no-favour-left")


# The final tile


def last_round(*markers: int, final_tile: str = "trade-markers") -> Table:
    factions = ("witches", "nomads", "darklings", "mermaids")[: len(markers)]
    table = sea(*factions, round=6, final_tile=final_tile)
    for seat, number in enumerate(markers):
        markers_gone(table, number, seat)
    return table


@pytest.mark.rule("TM-154")
@pytest.mark.parametrize(
    ("markers", "worth"),
    [((3, 9, 5, 4), (0, 18, 12, 6)), ((5, 9, 5, 1), (9, 18, 9, 0)), ((7, 7, 0, 0), (15, 15, 0, 0))],
)
def test_the_most_trade_markers_score(markers: tuple[int, ...], worth: tuple[int, ...]) -> None:
    """They lie together or apart: that is of no account."""
    table = last_round(*markers)
    table.pass_all()
    assert tuple(table.source(seat, "final-tile") for seat in range(4)) == worth


@pytest.mark.breach("TM-154")
def test_without_markers_and_without_the_tile_nothing_is_scored() -> None:
    table = last_round(0, 0, 0)
    table.put(0, "dwelling", "C3").pass_all()
    assert [table.source(seat, "final-tile") for seat in range(3)] == [0, 0, 0]
    table = last_round(3, 2, final_tile="none")
    table.pass_all()
    assert [table.source(seat, "final-tile") for seat in range(2)] == [0, 0]


@pytest.mark.rule("TM-155")
def test_the_tile_of_merchants_may_be_used_alone_right_after_the_area() -> None:
    table = last_round(2, 1).put(0, "dwelling", "C3").put(1, "dwelling", "B4").cult(0, fire=3)
    events = of_kind(table.pass_all(), "scored")
    sources = [str(event.data["source"]) for event in events]
    assert table.game.options["fire_and_ice"] is False
    order = [source for place, source in enumerate(sources) if place == 0 or sources[place - 1] != source]
    assert order[order.index("area") : order.index("cult-fire") + 1] == ["area", "final-tile", "cult-fire"]


@pytest.mark.breach("TM-155")
def test_the_tile_replaces_neither_area_nor_cults() -> None:
    table = last_round(1, 2).put(0, "dwelling", "C3").cult(0, fire=3)
    sails(table, 0).pass_all()
    found = [table.source(0, source) for source in ("area", "final-tile", "cult-fire")]
    assert found == [18, 12, 8]
