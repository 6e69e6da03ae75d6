"""Section 7: power from neighbours."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.tiles import BUILDINGS
from tests.rules.terra_mystica.glance import at, points
from tests.rules.terra_mystica.table import Table, of_kind, told

FACTIONS = (
    "nomads fakirs halflings cultists alchemists darklings mermaids swarmlings auren witches dwarves engineers giants "
    "chaos-magicians ice-maidens yetis dragonlords acolytes shapeshifters riverwalkers"
).split()


def start(*others: str, builder: str = "giants") -> Table:
    """Giants with a dwelling on E2 who can build on E3 (wasteland); the others stand nowhere yet."""
    return Table(builder, *(others or ("witches",))).put(0, "dwelling", "E2").ground("E3", "wasteland")


@pytest.mark.rule("TM-112")
def test_after_a_dwelling_or_an_upgrade_neighbours_may_gain_the_sum_of_their_values() -> None:
    """E3 lies beside D2, D3, E4 and F2."""
    table = (
        start().put(1, "dwelling", "D2").put(1, "trading-post", "D3").put(1, "stronghold", "F2").put(1, "temple", "I10")
    )
    table.play("build E3")
    assert table.legal() == {"accept 6 giants", "decline 6 giants"}
    table.play("accept 6 giants")
    assert (table.power(1), points(table, 1)) == ((0, 6, 6), 15)
    table = start().put(1, "dwelling", "D2").put(1, "temple", "F2")
    table.play("upgrade E2 trading-post", "accept 3 giants")
    assert (table.power(1), points(table, 1)) == ((1, 7, 4), 18)


@pytest.mark.breach("TM-112")
def test_no_power_for_buildings_elsewhere_for_the_builder_or_for_more_than_was_offered() -> None:
    table = start().put(1, "stronghold", "F1").put(0, "temple", "F2")
    events = table.play("build E3")
    assert (table.seat, table.step, of_kind(events, "power-accepted")) == (0, "complete-action", [])
    assert table.power(0) == (4, 4, 4)
    table = start().put(1, "dwelling", "D2")
    table.play("build E3")
    assert told(table.refusal("accept 2 giants"), "TM-112", "no-offer", {"power": 2, "faction": "giants"})
    assert told(table.refusal("accept 1 witches"), "TM-112", "no-offer", {"power": 1, "faction": "witches"})


@pytest.mark.rule("TM-113")
@pytest.mark.parametrize("faction", [name for name in FACTIONS if name not in ("giants", "chaos-magicians")])
def test_the_power_values_of_buildings(faction: str) -> None:
    strong = 4 if faction == "yetis" else 3
    for building, value in zip(BUILDINGS, (1, 2, 2, strong, strong, strong), strict=True):
        table = Table("giants", faction, merchants=True).put(0, "dwelling", "E2").ground("E3", "wasteland")
        table.put(1, building, "F2").play("build E3")
        assert table.legal() == {f"accept {value} giants", f"decline {value} giants"}


@pytest.mark.breach("TM-113")
def test_the_value_does_not_depend_on_what_is_built() -> None:
    for old, new in (("dwelling", "trading-post"), ("trading-post", "stronghold"), ("trading-post", "temple")):
        table = Table("giants", "witches").put(0, old, "E3").put(1, "dwelling", "F2")
        table.play(f"upgrade E3 {new}")
        assert table.legal() == {"accept 1 giants", "decline 1 giants"}
    table = Table("giants", "yetis").put(0, "dwelling", "E3").put(1, "temple", "F2")
    table.play("upgrade E3 trading-post")
    assert table.legal() == {"accept 2 giants", "decline 2 giants"}


@pytest.mark.rule("TM-114")
@pytest.mark.parametrize(
    ("buildings", "power"), [(("dwelling",), 1), (("temple",), 2), (("stronghold",), 3), (("stronghold", "temple"), 5)]
)
def test_power_costs_one_point_less_than_it_is_worth(buildings: tuple[str, ...], power: int) -> None:
    table = start()
    for cell, building in zip(("F2", "D2"), buildings, strict=False):
        table.put(1, building, cell)
    table.play("build E3", f"accept {power} giants")
    assert (points(table, 1), table.source(1, "power-paid")) == (20 - power + 1, 1 - power)


@pytest.mark.breach("TM-114")
def test_declining_costs_and_brings_nothing() -> None:
    table = start().put(1, "stronghold", "F2")
    table.play("build E3", "decline 3 giants")
    assert (points(table, 1), table.power(1), points(table, 0)) == (20, (4, 4, 4), 20)


@pytest.mark.rule("TM-115")
@pytest.mark.parametrize(
    ("bowls", "vp", "gained"),
    [((0, 2, 10), 20, 2), ((1, 0, 11), 20, 2), ((4, 4, 4), 2, 3), ((4, 4, 4), 0, 1), ((0, 1, 11), 0, 1)],
)
def test_only_as_much_as_the_bowls_hold_and_the_points_can_pay(
    bowls: tuple[int, int, int], vp: int, gained: int
) -> None:
    table = start().put(1, "stronghold", "F2").put(1, "temple", "D2").bowls(1, *bowls).points(1, vp)
    room = 2 * bowls[0] + bowls[1]
    table.play("build E3", "accept 5 giants")
    one, two, _ = table.power(1)
    assert (room - 2 * one - two, points(table, 1)) == (gained, vp - gained + 1)


@pytest.mark.breach("TM-115")
def test_no_part_of_an_offer_and_never_below_zero_points() -> None:
    table = start().put(1, "stronghold", "F2").put(1, "temple", "D2").points(1, 1)
    table.play("build E3")
    assert table.legal() == {"accept 5 giants", "decline 5 giants"}
    for part in (1, 2, 3, 4):
        assert told(table.refusal(f"accept {part} giants"), "TM-112", "no-offer", {"power": part})
    table.play("accept 5 giants")
    assert (points(table, 1), table.power(1)) == (0, (2, 6, 4))


@pytest.mark.rule("TM-116")
def test_whoever_has_full_bowls_is_not_asked() -> None:
    table = start("witches", "mermaids").put(1, "dwelling", "F2").put(2, "dwelling", "D2").bowls(1, 0, 0, 12)
    table.play("build E3")
    assert table.seat == 2
    table.play("decline 1 giants", "done")
    assert (table.seat, table.step) == (1, "take-action")


@pytest.mark.breach("TM-116")
@pytest.mark.parametrize("faction", ["cultists", "shapeshifters"])
def test_full_bowls_are_no_refusal(faction: str) -> None:
    """Nobody could gain anything, so nobody declined: no power for the builder."""
    table = Table(faction, "witches", terrains={"shapeshifters": "plains"}).put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").bowls(1, 0, 0, 12)
    table.play("upgrade E2 trading-post")
    assert (table.seat, table.power(0)) == (0, (4, 4, 4))
    table = Table(faction, "witches", "mermaids", terrains={"shapeshifters": "plains"}).put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").bowls(1, 0, 0, 12).put(2, "dwelling", "D2")
    table.play("upgrade E2 trading-post", f"decline 1 {faction}")
    assert table.power(0) == (3, 5, 4)


@pytest.mark.rule("TM-117")
def test_opponents_decide_in_turn_order_from_the_builder_before_anything_else() -> None:
    table = Table("witches", "mermaids", "giants", "alchemists").put(0, "dwelling", "F2").put(1, "dwelling", "D2")
    table.put(2, "trading-post", "E3").put(3, "dwelling", "D3").turn(2)
    table.play("upgrade E3 temple")
    asked = []
    while table.step == "answer-power":
        asked.append(table.seat)
        table.play("accept 1 giants")
    assert (asked, table.seat, table.step) == ([3, 0, 1], 2, "complete-action")
    table.play("take favour-7", "done")
    assert table.seat == 3


@pytest.mark.breach("TM-117")
def test_while_power_is_decided_nobody_acts_and_the_builder_chooses_nothing() -> None:
    table = Table("giants", "witches").put(0, "trading-post", "E3").put(1, "dwelling", "F2")
    table.play("upgrade E3 temple")
    assert table.game.to_move == (1,)
    assert told(table.refusal("pass bonus-7"), "TM-117", "not-now")
    assert told(table.refusal("convert 1w to 1c"), "TM-117", "not-now")
    assert table.legal(seat=0) == set()


@pytest.mark.rule("TM-118")
def test_transforming_offers_nothing() -> None:
    table = Table("giants", "witches").put(0, "dwelling", "E2").put(1, "stronghold", "F2").put(1, "temple", "D2")
    table.play("transform D1 wasteland")
    assert (table.seat, table.step) == (0, "complete-action")
    table.play("build D1")
    assert table.seat == 1


@pytest.mark.breach("TM-118")
def test_neither_bridges_nor_other_actions_offer_power() -> None:
    for move in ("power bridge F2-G1", "power coins", "advance exchange", "send priest fire 3"):
        table = Table("dwarves", "witches").put(0, "dwelling", "F2").put(1, "dwelling", "E3").put(1, "temple", "G1")
        table.bowls(0, 0, 0, 12).play(move)
        assert (table.seat, table.step, table.mats[1].offers) == (0, "complete-action", [])


@pytest.mark.rule("TM-119")
def test_cultists_step_if_somebody_accepts_and_gain_power_if_all_decline() -> None:
    def cultists() -> Table:
        table = Table("cultists", "witches", "mermaids").put(0, "dwelling", "E2")
        return table.put(1, "dwelling", "F2").put(2, "temple", "D2")

    table = cultists()
    table.play("upgrade E2 trading-post", "accept 1 cultists", "cult air", "accept 2 cultists")
    assert (table.mats[0].cults, table.power(0), table.step) == ([0, 0, 0, 1], (4, 4, 4), "complete-action")
    table = cultists()
    table.play("upgrade E2 trading-post", "decline 1 cultists", "accept 2 cultists", "cult fire")
    assert (table.mats[0].cults, table.power(0)) == ([1, 0, 0, 0], (4, 4, 4))
    table = cultists()
    table.play("upgrade E2 trading-post", "decline 1 cultists", "decline 2 cultists")
    assert (table.mats[0].cults, table.power(0)) == ([0, 0, 0, 0], (3, 5, 4))


@pytest.mark.breach("TM-119")
def test_no_second_step_no_power_beside_it_and_nothing_without_neighbours() -> None:
    table = Table("cultists", "witches", "mermaids").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2")
    table.play("upgrade E2 trading-post", "accept 1 cultists", "cult air", "decline 2 cultists")
    assert (table.mats[0].cults, table.power(0), table.legal("cult")) == ([0, 0, 0, 1], (4, 4, 4), set())
    table = Table("cultists", "witches").put(0, "dwelling", "E2").put(1, "dwelling", "I10")
    table.play("upgrade E2 trading-post")
    assert (table.power(0), table.legal("cult")) == ((4, 4, 4), set())
    table = Table("giants", "witches").put(0, "dwelling", "E2").put(1, "dwelling", "F2")
    table.play("upgrade E2 trading-post", "accept 1 giants")
    assert (table.seat, table.legal("cult")) == (0, set())


@pytest.mark.rule("TM-300")
def test_the_offer_follows_from_what_stands_when_it_is_made() -> None:
    """Beside E3 stand a dwelling (F2) and a temple (D3) of the Witches; the other temple is too far away."""
    table = (
        Table("witches", "giants").put(0, "dwelling", "F2").put(1, "trading-post", "E3").put(0, "temple", "D3", "D1")
    )
    table.turn(1).play("upgrade E3 stronghold")
    assert table.legal() == {"accept 3 giants", "decline 3 giants"}
    table = Table("witches", "giants", offers="open").put(0, "dwelling", "F2").put(1, "trading-post", "E3")
    table.turn(1).play("upgrade E3 stronghold")
    table.put(0, "temple", "D3")
    assert {"accept 1 giants", "decline 1 giants"} <= table.legal(seat=0)


@pytest.mark.breach("TM-300")
def test_the_new_building_itself_never_counts() -> None:
    """Witches beside Giants: each is offered the value of the own old buildings only."""
    table = Table("giants", "witches").put(0, "trading-post", "E3").put(1, "dwelling", "F2")
    table.play("upgrade E3 stronghold", "accept 1 giants", "done", "upgrade F2 trading-post")
    assert (table.seat, table.legal()) == (0, {"accept 3 witches", "decline 3 witches"})
    table.play("accept 3 witches")
    assert (table.seat, at(table, "F2")) == (1, "1 trading-post")


@pytest.mark.rule("TM-393")
def test_steps_tokens_and_priests_are_decided_at_once() -> None:
    table = Table("cultists", "witches", "mermaids").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2")
    table.play("upgrade E2 trading-post", "accept 1 cultists")
    assert (table.game.to_move, table.step) == ((0,), "choose")
    table.play("cult fire")
    assert table.seat == 2
    table = Table("shapeshifters", "witches", "giants").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2")
    table.play("upgrade E2 trading-post", "accept 1 shapeshifters")
    assert (table.game.to_move, table.legal()) == ((0,), {"token", "decline"})
    table.play("token")
    assert (table.power(0), points(table), table.seat) == ((4, 4, 5), 19, 2)
    table = Table("riverwalkers", "witches", scoring="3").put(0, "dwelling", "E4").cult(0, water=4)
    table.play("pass bonus-7", "pass bonus-8")
    assert (table.game.to_move, table.step) == ((0,), "choose")
    assert {"keep priest", "unlock swamp"} <= table.legal()


@pytest.mark.breach("TM-393")
def test_nothing_else_is_done_before_that_choice() -> None:
    table = Table("cultists", "witches", "mermaids").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2")
    table.play("upgrade E2 trading-post", "accept 1 cultists")
    for move in ("done", "burn", "convert 1w to 1c", "pass bonus-9"):
        assert told(table.refusal(move), "TM-393", "not-now")
    assert told(table.refusal("decline"), "TM-422", "choice-open")
    assert table.legal(seat=2) == set()


@pytest.mark.rule("TM-394")
def test_site_an_offer_that_was_empty_when_made_delays_nothing_and_is_no_refusal() -> None:
    table = Table("cultists", "witches", "mermaids", rules="site").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2").bowls(1, 0, 0, 12)
    table.play("upgrade E2 trading-post", "done")
    table.play("decline 2 cultists", seat=2)
    assert table.power(0) == (3, 5, 4)
    table.bowls(1, 12, 0, 0).play("decline 1 cultists", seat=1)
    assert table.power(0) == (3, 5, 4)


@pytest.mark.breach("TM-394")
def test_site_an_offer_that_has_become_empty_is_no_refusal_either() -> None:
    for bowls, power in (((0, 0, 12), (4, 4, 4)), ((4, 4, 4), (3, 5, 4))):
        table = Table("cultists", "witches", rules="site").put(0, "dwelling", "E2").put(1, "dwelling", "F2")
        table.play("upgrade E2 trading-post", "done")
        table.bowls(1, *bowls).play("decline 1 cultists", seat=1)
        assert table.power(0) == power


@pytest.mark.rule("TM-397")
def test_the_shapeshifters_get_one_token_a_build_and_power_if_all_decline() -> None:
    def shapeshifters() -> Table:
        table = Table("shapeshifters", "witches", "giants").put(0, "dwelling", "E2")
        return table.put(1, "dwelling", "F2").put(2, "temple", "D2")

    table = shapeshifters()
    table.play("upgrade E2 trading-post", "accept 1 shapeshifters", "token", "accept 2 shapeshifters")
    assert (table.seat, table.step, table.power(0), points(table)) == (0, "complete-action", (4, 4, 5), 19)
    table = shapeshifters()
    table.play("upgrade E2 trading-post", "decline 1 shapeshifters", "decline 2 shapeshifters")
    assert (table.power(0), points(table)) == ((3, 5, 4), 20)


@pytest.mark.breach("TM-397")
def test_no_second_token_for_the_same_build_and_none_against_ones_will() -> None:
    table = Table("shapeshifters", "witches", "giants").put(0, "dwelling", "E2")
    table.put(1, "dwelling", "F2").put(2, "temple", "D2")
    table.play("upgrade E2 trading-post", "accept 1 shapeshifters", "decline", "accept 2 shapeshifters")
    assert (table.step, table.legal("token"), table.power(0), points(table)) == (
        "complete-action",
        set(),
        (4, 4, 4),
        20,
    )
