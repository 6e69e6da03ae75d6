"""What holds for several factions: palaces, free buildings, gains from others (TN-300 to TN-337)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import NOT_YOUR_TURN
from ecumene.games.terra_nova.factions.table import FACTIONS
from tests.rules.terra_nova.printed import FACTORIES, mat_pays
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind

LEFT_INCOME = {
    "water-sprites": (0, 2),
    "seafarers": (0, 4),
    "golems": (0, 4),
    "ifrits": (0, 4),
    "fairies": (2, 3),
    "druids": (0, 4),
    "leprechauns": (5, 2),
    "inventors": (0, 2),
    "sun-worshippers": (0, 2),
    "sand-cats": (0, 2),
}
HOMES = {
    "water-sprites": "lake",
    "seafarers": "lake",
    "fairies": "forest",
    "druids": "forest",
    "golems": "wasteland",
    "ifrits": "wasteland",
    "sun-worshippers": "desert",
    "sand-cats": "desert",
    "leprechauns": "swamp",
    "inventors": "swamp",
}
A_SIDE = ["water-sprites", "golems", "fairies", "leprechauns", "sun-worshippers"]
B_SIDE = ["seafarers", "ifrits", "druids", "inventors", "sand-cats"]


def against(faction: str) -> str:
    """A harmless faction of another colour for the other seat."""
    return "fairies" if HOMES[faction] != "forest" else "golems"


@pytest.mark.rule("TN-300", "TN-302", "TN-305", "TN-307", "TN-311", "TN-313", "TN-316", "TN-318", "TN-322", "TN-325")
def test_terrain_and_side_of_every_faction() -> None:
    terrains = ("lake", "forest", "wasteland", "desert", "swamp")
    assert {faction.id: terrains[faction.terrain] for faction in FACTIONS} == HOMES
    assert {faction.id for faction in FACTIONS if faction.side == "A"} == set(A_SIDE)
    assert {faction.id for faction in FACTIONS if faction.side == "B"} == set(B_SIDE)


def income(faction: str, building: str) -> tuple[int, int]:
    """Coins and power at the start of round 2 with one building, less what else pays: 2, tile C, Fairies."""
    table = drained(faction, against(faction)).put(0, building, "A1")
    data = of_kind(table.pass_all(), "income", 0)[0].data
    ability = 2 if faction == "fairies" else 0
    return int(data["coins"]) - 2, int(data["power"]) - 3 - ability


@pytest.mark.rule(
    "TN-300", "TN-303", "TN-306", "TN-308", "TN-312", "TN-314", "TN-317", "TN-319", "TN-323", "TN-326", "TN-328"
)
@pytest.mark.parametrize("faction", HOMES)
def test_income_of_left_palaces(faction: str) -> None:
    assert income(faction, "palace-left") == LEFT_INCOME[faction]


@pytest.mark.breach(
    "TN-300", "TN-303", "TN-306", "TN-308", "TN-312", "TN-314", "TN-317", "TN-319", "TN-323", "TN-326", "TN-328"
)
@pytest.mark.parametrize("faction", HOMES)
def test_right_palaces_and_palaces_not_built_pay_nothing(faction: str) -> None:
    assert income(faction, "palace-right") == (0, 0)
    assert income(faction, "factory") == FACTORIES[faction][0]


def small_town(faction: str) -> Table:
    """Two factories and two houses side by side, value 6, and a factory far away."""
    table = drained(faction, against(faction)).put(0, "factory", "A1", "A2").put(0, "house", "B1", "B2")
    return table.put(0, "factory", "I10")


@pytest.mark.rule("TN-300", "TN-306", "TN-312", "TN-317", "TN-323")
@pytest.mark.parametrize("faction", A_SIDE)
def test_right_palace_of_side_a_lowers_the_value_of_towns(faction: str) -> None:
    table = small_town(faction)
    table.play("upgrade I10 palace-right")
    assert table.step == "choose-town-tile"
    table.play("town 9-points A1")
    assert cells(table.mats[0].towned) == {"A1", "A2", "B1", "B2"}


@pytest.mark.breach("TN-300", "TN-306", "TN-312", "TN-317", "TN-323")
@pytest.mark.parametrize(
    ("faction", "palace"), [(name, "palace-left") for name in A_SIDE] + [(name, "palace-right") for name in B_SIDE]
)
def test_other_palaces_leave_the_value_at_seven(faction: str, palace: str) -> None:
    table = small_town(faction)
    table.play(f"upgrade I10 {palace}")
    assert table.step != "choose-town-tile"
    assert table.mats[0].towned == 0


@pytest.mark.breach("TN-300", "TN-306", "TN-312", "TN-317", "TN-323")
@pytest.mark.parametrize("faction", A_SIDE)
def test_three_buildings_found_no_town_even_at_value_six(faction: str) -> None:
    table = drained(faction, against(faction)).put(0, "factory", "A1", "A2", "B1", "I10")
    table.play("upgrade I10 palace-right")
    assert (table.seat, table.mats[0].towned) == (1, 0)


# Neutral houses (TN-327)


@pytest.mark.rule("TN-327")
@pytest.mark.breach("TN-327")
def test_neutral_houses_bring_inventors_and_sand_cats_nothing() -> None:
    """Both draw and place a house before round 2; only income changes what they have."""
    table = drained("inventors", "sand-cats", two_player_variant="lucky-digger")
    events = table.play("pass bonus-C", "pass bonus-D")
    while table.step == "place-neutral":
        assert (table.power(0), table.mats[1].coins) == ((8, 0, 0), 50)
        events += table.play(min(table.legal()))
    assert table.game.neutral.bit_count() == 2
    assert [event.rule for event in of_kind(events, "power-gained") + of_kind(events, "coins-gained")] == []
    assert table.power(0) == (8 - 3, 3, 0)  # tile C
    assert table.mats[1].coins == 50 + 2 + 3  # fixed income, tile D


@pytest.mark.rule("TN-327")
def test_a_real_house_and_a_real_upgrade_do_bring_something() -> None:
    table = drained("sand-cats", "inventors").put(0, "house", "C2").ground("B2", 3)
    table.play("build B2")
    assert table.power(1) == (6, 2, 0)


# A faction ability for the whole game, a palace ability from its building on (TN-328)


@pytest.mark.rule("TN-328")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_abilities_work_in_every_round(round: int) -> None:
    table = drained("golems", "inventors", round=round).put(0, "factory", "C3").put(0, "house", "G1").ground("F1", 2)
    table.play("build F1")
    assert table.power(1) == (6, 2, 0)
    table.turn(0)
    table.play("pass bonus-C")
    assert table.source(0, "golems-pass") == 2


@pytest.mark.rule("TN-328")
@pytest.mark.parametrize("round", [1, 3, 5])
def test_a_palace_ability_works_at_once_and_stays(round: int) -> None:
    """The right palace of the Druids: nothing for the upgrade before it, 3 points for each one after it."""
    table = drained("druids", "golems", round=round).put(0, "factory", "D1").put(0, "house", "A1", "F2", "H3")
    table.play("upgrade A1 factory")
    assert table.source(0, "druids-upgrade") == 0
    table.turn(0)
    table.play("upgrade D1 palace-right")
    for number, cell in enumerate(["F2", "H3"], start=1):
        table.turn(0)
        table.play(f"upgrade {cell} factory")
        assert table.source(0, "druids-upgrade") == 3 * number


@pytest.mark.breach("TN-328")
def test_a_palace_action_is_not_there_before_its_palace() -> None:
    table = drained("sun-worshippers", "golems").put(0, "factory", "C4")
    assert told(table.refusal("special palace"), "TN-201", "no-special", {"action": "special-palace"})
    table.play("upgrade C4 palace-left")
    table.turn(0)
    assert "special palace" in table.legal()


# Free houses (TN-329)


@pytest.mark.rule("TN-329")
@pytest.mark.parametrize(
    ("faction", "moves"),
    [
        ("water-sprites", ("special palace", "build I9")),
        ("ifrits", ("upgrade E5 palace-left", "build I9")),
        ("golems", ("build I9",)),
    ],
)
def test_free_houses_are_like_bought_ones(faction: str, moves: tuple[str, ...]) -> None:
    """House tile, income row, neighbours' power, Inventors: a bought house of the Golems shows what is meant."""
    table = drained(faction, "sand-cats", "inventors", tile="house").put(1, "house", "H9")
    table.put(0, "house", "I8" if faction == "golems" else "F4")
    if faction == "water-sprites":
        table.put(0, "palace-left", "E5")
    elif faction == "ifrits":
        table.put(0, "factory", "E5")
    else:
        table.ground("I9", 2)
    assert table.mats[0].houses_left == 7
    table.play(*moves)
    assert "I9" in cells(table.mats[0].houses)
    assert table.mats[0].houses_left == 6
    assert (
        table.game.income(0)[0]
        == mat_pays(table.game.cast(0), houses=2, factories=table.mats[0].factory_count, tile="D")[0]
    )
    assert table.source(0, "round-house") == 2
    assert table.power(1) == (7, 1, 0)
    assert table.power(2) == (7, 1, 0)


@pytest.mark.breach("TN-329")
def test_free_houses_come_from_the_mat() -> None:
    houses = ("A5", "B7", "B9", "C6", "D2", "F4", "G3", "G9")
    table = drained("water-sprites", "golems").put(0, "palace-left", "B1").put(0, "house", *houses)
    assert told(table.refusal("special palace"), "TN-205", "no-target", {"action": "special-palace"})
    table = drained("ifrits", "golems").put(0, "factory", "E5").put(0, "house", *houses)
    table.play("upgrade E5 palace-left")
    assert table.legal("build") == set()
    assert told(table.refusal("build A1"), "TN-310", "no-house")


# A one-time gain without a question (TN-332)


@pytest.mark.rule("TN-332")
@pytest.mark.breach("TN-332")
def test_power_that_cannot_hurt_is_not_asked_about() -> None:
    """The palace is built and the next player is on turn: there was nothing to decline."""
    table = drained("leprechauns", "golems").put(0, "factory", "B1")
    events = table.play("upgrade B1 palace-left")
    assert [event.data["power"] for event in of_kind(events, "power-gained", 0)] == [6]
    assert (table.seat, table.step) == (1, "take-turn")
    refusal = table.refusal("decline", seat=0)
    assert (refusal.rule, refusal.kind) == ("TN-110", NOT_YOUR_TURN)


# "Another faction" (TN-336)


@pytest.mark.rule("TN-336")
@pytest.mark.parametrize("faction", ["inventors", "sand-cats"])
def test_gains_from_others_go_on_after_passing(faction: str) -> None:
    table = drained(faction, "golems").put(1, "house", "C1", "G1").ground("B1", 2)
    table.play("pass bonus-F", "build B1", "upgrade G1 factory")
    if faction == "inventors":
        assert table.power(0) == (6, 2, 0)
    else:
        assert table.mats[0].coins == 50 + 2


@pytest.mark.breach("TN-336")
def test_own_houses_and_upgrades_bring_nothing() -> None:
    table = drained("inventors", "golems").put(0, "house", "A1").ground("A2", 4)
    table.play("build A2")
    assert table.power(0) == (8, 0, 0)
    table = drained("sand-cats", "golems").put(0, "house", "A1").put(0, "factory", "A4")
    table.play("upgrade A1 factory")
    assert table.mats[0].coins == 50 - 10
    table.turn(0)
    table.play("upgrade A4 palace-left")
    assert table.mats[0].coins == 50 - 10 - 14
