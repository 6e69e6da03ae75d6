"""Section 8: the action upgrade a building (TN-140 to TN-152)."""

from __future__ import annotations

import pytest

from ecumene.games.terra_nova.boards import OWN_DESIGN
from ecumene.games.terra_nova.factions.table import FACTIONS
from tests.rules.terra_nova.deals import NAMES
from tests.rules.terra_nova.printed import FACTORIES
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind

SIMPLE = [faction.id for faction in FACTIONS if faction.side == "A"]
ADVANCED = [faction.id for faction in FACTIONS if faction.side == "B"]


def start(faction: str = "golems", other: str = "", tile: str = "sailing") -> Table:
    """Nobody has power, so turns end by themselves; seat 0 holds tile B, seat 1 tile A."""
    rival = other or ("fairies" if faction not in ("fairies", "druids") else "golems")
    table = Table(faction, rival, tile=tile).bonus(0, "B")
    return table.bowls(0, 8, 0, 0).bowls(1, 8, 0, 0)


def decline(faction: str) -> list[str]:
    """After their left palace the Ifrits are asked for an edge cell, the Seafarers for a step."""
    return ["decline"] if faction in ("ifrits", "seafarers") else []


@pytest.mark.rule("TN-140")
def test_house_to_factory_and_factory_to_palace() -> None:
    table = start().put(0, "house", "B8").put(0, "factory", "D7")
    assert table.legal("upgrade") == {"upgrade B8 factory", "upgrade D7 palace-left", "upgrade D7 palace-right"}
    table.play("upgrade B8 factory", "pass C", "upgrade D7 palace-right")
    mat = table.mats[0]
    assert (cells(mat.houses), cells(mat.factories), mat.left, mat.right) == (set(), {"B8"}, -1, OWN_DESIGN.cell("D7"))


@pytest.mark.breach("TN-140")
def test_nothing_else_can_be_upgraded() -> None:
    table = start().put(0, "house", "B8").put(0, "factory", "D7").put(0, "palace-left", "C3").put(1, "house", "C8")
    assert told(table.refusal("upgrade B8 palace-right"), "TN-140", "not-a-factory", cell="B8")
    assert told(table.refusal("upgrade D7 factory"), "TN-140", "not-a-house", cell="D7")
    assert told(table.refusal("upgrade C3 palace-right"), "TN-140", "not-a-factory", cell="C3")
    assert told(table.refusal("upgrade C3 factory"), "TN-140", "not-a-house", cell="C3")
    for cell in ("C8", "A1"):
        assert told(table.refusal(f"upgrade {cell} factory"), "TN-140", "not-your-building", cell=cell)


@pytest.mark.rule("TN-141")
@pytest.mark.parametrize("faction", NAMES)
def test_a_factory_costs_7_beside_a_stranger_and_10_alone(faction: str) -> None:
    table = start(faction).put(0, "house", "C7", "H2").put(1, "house", "C8")
    before = table.mats[0].coins
    table.play("upgrade C7 factory", "sail", "upgrade H2 factory")
    assert before - table.mats[0].coins == 7 + 10


@pytest.mark.breach("TN-141")
def test_no_factory_for_less() -> None:
    table = start().put(0, "house", "C7", "H2").put(1, "house", "C8").coins(0, 9)
    assert table.legal("upgrade") == {"upgrade C7 factory"}
    assert told(table.refusal("upgrade H2 factory"), "TN-141", "coins", need=10, have=9, exchange=0)
    table.coins(0, 6)
    assert told(table.refusal("upgrade C7 factory"), "TN-141", "coins", need=7, have=6, exchange=0)
    # An own neighbour makes nothing cheaper.
    table = start().put(0, "house", "C7", "C8").coins(0, 9)
    assert told(table.refusal("upgrade C7 factory"), "TN-141", "coins", need=10, have=9, exchange=0)


@pytest.mark.rule("TN-142")
@pytest.mark.parametrize("faction", NAMES)
@pytest.mark.parametrize("stranger", [True, False])
def test_a_palace_costs_14_whoever_is_near(faction: str, stranger: bool) -> None:
    table = start(faction).put(0, "factory", "C7").coins(0, 14)
    if stranger:
        table.put(1, "house", "C8")
    table.play("upgrade C7 palace-right")
    assert table.mats[0].coins == 0


@pytest.mark.breach("TN-142")
def test_no_palace_for_13() -> None:
    table = start().put(0, "factory", "C7").put(1, "palace-left", "C8").coins(0, 13)
    for building in ("palace-left", "palace-right"):
        refusal = table.refusal(f"upgrade C7 {building}")
        assert told(refusal, "TN-142", "coins", need=14, have=13, exchange=0)
    table.bowls(0, 7, 0, 1)
    assert told(table.refusal("upgrade C7 palace-left"), "TN-142", "coins", need=14, have=13, exchange=1)


@pytest.mark.rule("TN-143")
@pytest.mark.parametrize(("houses", "covered"), [(1, 3), (2, 2), (3, 2), (6, 1), (8, 0)])
def test_the_house_returns_to_the_rightmost_empty_scroll(houses: int, covered: int) -> None:
    cells_ = ["A1", "A3", "B6", "B9", "C1", "E10", "G1", "I1"][:houses]
    table = start().put(0, "house", *cells_)
    coins, power = table.game.income(0)
    # Whichever house it is, even the first one placed.
    table.play(f"upgrade {cells_[0]} factory")
    assert table.game.income(0) == (coins - covered + 2, power + 1)
    assert table.mats[0].houses_left == 8 - houses + 1


@pytest.mark.rule("TN-143")
def test_the_factory_returns_to_its_row() -> None:
    table = start().put(0, "factory", "A1", "B6", "C1")
    assert table.game.income(0) == (2 + 6 + 6, 3)
    table.play("upgrade B6 palace-right")
    assert (table.game.income(0), table.mats[0].factories_left) == ((2 + 4 + 6, 2), 2)


@pytest.mark.breach("TN-143")
def test_the_old_building_neither_stays_nor_pays_and_can_be_built_again() -> None:
    table = start().put(0, "house", "C7").coins(0, 14)
    table.play("upgrade C7 factory", "pass C", "build D7")
    mat = table.mats[0]
    assert (cells(mat.own), cells(mat.houses), cells(mat.factories)) == ({"C7", "D7"}, {"D7"}, {"C7"})
    # The house came from the left end again: 3 coins, not 3 + 2.
    assert table.game.income(0) == (2 + 3 + 2 + 6, 1)


@pytest.mark.rule("TN-144")
def test_factories_leave_from_the_left_up_to_the_fourth() -> None:
    table = start().put(0, "house", "A1", "B6", "C1", "E10", "G1").coins(0, 60)
    for number, cell in enumerate(["A1", "B6", "C1", "E10"], start=1):
        table.play(f"upgrade {cell} factory", *(["pass C"] if number == 1 else []))
        assert table.mats[0].factories_left == 4 - number
        assert table.game.income(0)[1] == number


@pytest.mark.breach("TN-144")
def test_no_fifth_factory() -> None:
    table = start().put(0, "house", "G1").put(0, "factory", "A1", "B6", "C1", "E10")
    assert told(table.refusal("upgrade G1 factory"), "TN-144", "no-factory")
    # After one of them has become a palace, there is one again.
    table.play("upgrade A1 palace-left", "pass C")
    assert "upgrade G1 factory" in table.legal()


@pytest.mark.rule("TN-145")
@pytest.mark.parametrize(("building", "side"), [("palace-left", 0), ("palace-right", 1)])
def test_the_player_picks_the_palace(building: str, side: int) -> None:
    table = start().put(0, "factory", "F4")
    assert table.legal("upgrade") == {"upgrade F4 palace-left", "upgrade F4 palace-right"}
    table.play(f"upgrade F4 {building}")
    palaces = [table.mats[0].left, table.mats[0].right]
    assert (palaces[side], palaces[1 - side]) == (OWN_DESIGN.cell("F4"), -1)


@pytest.mark.breach("TN-145")
@pytest.mark.parametrize(("built", "other"), [("palace-left", "palace-right"), ("palace-right", "palace-left")])
def test_each_palace_only_once(built: str, other: str) -> None:
    table = start().put(0, "factory", "F4", "A1").put(0, built, "C7")
    assert table.legal("upgrade") == {f"upgrade A1 {other}", f"upgrade F4 {other}"}
    assert told(table.refusal(f"upgrade F4 {built}"), "TN-145", "palace-built", building=built)
    table.play(f"upgrade F4 {other}", "pass C")
    assert table.legal("upgrade") == set()


@pytest.mark.rule("TN-146")
def test_a_palace_works_from_the_moment_it_stands() -> None:
    # Golems, right: a town of value 6 in the very action that builds the palace.
    table = start().put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
    table.play("upgrade C7 palace-right")
    assert table.step == "choose-town-tile"
    # Golems, left: the next transformation of a 2-spade cell takes 1 spade.
    table = start().put(0, "factory", "C7")
    assert table.game.spades(0, OWN_DESIGN.cell("B7")) == 2
    table.play("upgrade C7 palace-left", "pass C")
    assert table.game.spades(0, OWN_DESIGN.cell("B7")) == 1
    # Druids, right: 3 points for the next factory. Sand Cats, left: a cheaper one.
    table = start("druids").put(0, "factory", "C7").put(0, "house", "H8")
    table.play("upgrade C7 palace-right", "pass C", "upgrade H8 factory")
    assert table.source(0, "druids-upgrade") == 3
    table = start("sand-cats").put(0, "factory", "C7").put(0, "house", "H8")
    table.play("upgrade C7 palace-left", "pass C", "upgrade H8 factory")
    assert table.mats[0].coins == 50 - 14 - 7


@pytest.mark.breach("TN-146")
def test_a_palace_on_the_mat_does_nothing() -> None:
    table = start().put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7", "H8")
    table.play("upgrade H8 factory")
    assert table.seat == 1
    assert table.game.town_value(0) == 7
    table = start("druids").put(0, "house", "H8")
    table.play("upgrade H8 factory")
    assert table.source(0, "druids-upgrade") == 0
    table = start("sand-cats").put(0, "house", "H8")
    table.play("upgrade H8 factory")
    assert table.mats[0].coins == 40
    for faction in ("water-sprites", "sun-worshippers", "seafarers"):
        table = start(faction).put(0, "house", "C7")
        assert told(table.refusal("special palace"), "TN-201", "no-special", action="special-palace")
    table = start("fairies").put(0, "house", "C7").bowls(0, 0, 0, 8)
    assert told(table.refusal("power palace"), "TN-312", "no-left-palace")


ACTIONS = [
    ("water-sprites", "palace-left", "special palace"),
    ("sun-worshippers", "palace-left", "special palace"),
    ("seafarers", "palace-right", "special palace"),
    ("fairies", "palace-left", "power palace"),
]


@pytest.mark.rule("TN-147")
@pytest.mark.parametrize(("faction", "palace", "action"), ACTIONS)
def test_a_palace_action_from_the_next_turn_on(faction: str, palace: str, action: str) -> None:
    table = start(faction).put(0, "factory", "C7").put(0, "house", "D7").bowls(0, 0, 0, 8)
    table.play(f"upgrade C7 {palace}", "end", "sail")
    assert not table.mats[0].palace_used
    assert action in table.legal()
    table.play(action)
    while table.step not in ("end-turn", "take-turn"):
        table.play(min(table.legal()))
    assert table.mats[0].palace_used


@pytest.mark.breach("TN-147")
@pytest.mark.parametrize(("faction", "palace", "action"), ACTIONS)
def test_not_in_the_same_turn_and_not_twice_in_a_round(faction: str, palace: str, action: str) -> None:
    table = start(faction).put(0, "factory", "C7").put(0, "house", "D7", "B7").bowls(0, 0, 0, 8)
    table.play(f"upgrade C7 {palace}")
    assert told(table.refusal(action), "TN-118", "not-now", owed="end-turn")
    table.play("end", "pass C", action)
    while table.step not in ("end-turn", "take-turn"):
        table.play(min(table.legal()))
    table.play(*table.legal("end"))
    assert (table.seat, table.step) == (0, "take-turn")
    refusal = table.refusal(action)
    assert told(refusal, "TN-192" if action == "power palace" else "TN-200", "action-used")


@pytest.mark.rule("TN-148")
def test_an_upgrade_needs_no_terrain_and_no_reach() -> None:
    """A lone house on an island of strangers: nothing around it is free, nothing of its owner is near."""
    table = start(tile="spade").put(0, "house", "A1").put(1, "house", "A2", "B1").coins(0, 7)
    ground = table.game.ground[:]
    assert cells(table.game.reach(0) & table.game.free()) == set()
    table.play("upgrade A1 factory")
    assert (table.mats[0].coins, table.game.ground) == (0, ground)


@pytest.mark.breach("TN-148")
def test_an_upgrade_uses_no_spade() -> None:
    table = start("leprechauns", tile="spade").put(0, "house", "A1").put(0, "factory", "H9")
    events = table.play("upgrade A1 factory", "pass C", "upgrade H9 palace-right")
    assert of_kind(events, "transformed") == []
    assert of_kind(events, "power-gained", 0) == []
    assert table.source(0, "round-spade") == 0
    assert table.mats[0].coins == 50 - 10 - 14


@pytest.mark.rule("TN-149")
@pytest.mark.parametrize("text", ["upgrade C7 factory", "upgrade D7 palace-left", "upgrade D7 palace-right"])
def test_neighbours_gain_power_from_an_upgrade(text: str) -> None:
    """C8 and D6 touch both C7 and D7."""
    table = start().put(0, "house", "C7").put(0, "factory", "D7").put(1, "house", "C8").put(1, "factory", "D6")
    events = table.play(text)
    assert [event.data for event in of_kind(events, "power-gained")] == [{"power": 2, "lost": 0}]
    assert table.power(1) == (6, 2, 0)


@pytest.mark.breach("TN-149")
def test_no_power_for_the_builder_or_from_afar() -> None:
    table = start().put(0, "house", "C7", "B7").put(0, "factory", "D7").put(1, "house", "B8", "F7")
    table.mats[1].sailing = 3
    events = table.play("upgrade C7 factory")
    assert of_kind(events, "power-gained") == []
    assert (table.power(0), table.power(1)) == ((8, 0, 0), (8, 0, 0))


def left_palace(faction: str) -> tuple[object, ...]:
    """All that the left palace of a faction changes, as it can be seen at the table."""
    table = start(faction, other="fairies" if faction not in ("fairies", "druids") else "leprechauns")
    table.put(0, "factory", "D7").put(0, "house", "G2")
    before = table.game.income(0)
    table.play("upgrade D7 palace-left")
    asked = table.step if table.seat == 0 else ""
    table.play(*decline(faction))
    mat = table.mats[0]
    step, power = mat.sailing, table.power(0)
    after, factory = table.game.income(0), FACTORIES[faction][0]
    income = (after[0] - before[0] + factory[0], after[1] - before[1] + factory[1])
    table.turn(0).bowls(0, 0, 0, 8)
    own = {
        move.split()[0] + " " + move.split()[1][:6] for move in table.legal() if "palace" in move or "invent" in move
    }
    special = ""
    if "special palace" in table.legal():
        game = table.game.copy()
        game.play(0, game.parse(0, "special palace"))
        owed = game.step(0)
        special = owed.name if owed is not None else ""
    price = 50 - 14
    game = table.game.copy()
    game.play(0, game.parse(0, "upgrade G2 factory"))
    price -= game.mats[0].coins
    far = table.ground("A1", (mat.home + 2) % 5).game.spades(0, OWN_DESIGN.cell("A1"))
    table.bowls(0, 8, 0, 0).play("pass C")
    return income, asked, step, power, bool(own), special, price, far, table.power(0)


@pytest.mark.rule("TN-150")
def test_ten_different_left_palaces() -> None:
    seen = {faction: left_palace(faction) for faction in NAMES}
    assert len(set(seen.values())) == 10


@pytest.mark.rule("TN-150")
@pytest.mark.parametrize("faction", SIMPLE)
def test_the_right_palace_of_every_a_faction_lowers_the_town_value(faction: str) -> None:
    table = start(faction).put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
    assert table.game.town_value(0) == 7
    table.play("upgrade C7 palace-right")
    assert (table.game.town_value(0), table.step) == (6, "choose-town-tile")


@pytest.mark.breach("TN-150")
@pytest.mark.parametrize("faction", ADVANCED)
def test_the_right_palace_of_no_b_faction_does(faction: str) -> None:
    table = start(faction).put(0, "factory", "C7").put(0, "house", "B7", "C8", "D7")
    table.play("upgrade C7 palace-right")
    assert (table.game.town_value(0), table.seat, table.step) == (7, 1, "take-turn")


@pytest.mark.breach("TN-150")
def test_each_b_faction_has_a_right_palace_of_its_own() -> None:
    """Seafarers a special action; the others points: for edges, upgrades, houses, inland buildings."""
    found = {}
    for faction in ADVANCED:
        table = start(faction).put(0, "palace-right", "A4").put(0, "house", "H8", "G10")
        table.ground("H9", table.mats[0].home)
        special = "special palace" in table.legal()
        table.play("upgrade H8 factory", "sail", "build H9", "sail", "pass C")
        points = {item.source: item.points for item in table.game.scores()[0].items}
        found[faction] = (special, points)
    assert found == {
        "seafarers": (True, {}),
        "druids": (False, {"druids-upgrade": 3}),
        "ifrits": (False, {"ifrits-edge": 2}),
        "sand-cats": (False, {"sand-cats-inland": 3}),
        "inventors": (False, {"inventors-house": 2}),
    }


@pytest.mark.rule("TN-151")
@pytest.mark.parametrize("faction", NAMES)
@pytest.mark.parametrize("order", [("palace-left", "palace-right"), ("palace-right", "palace-left")])
def test_both_palaces_in_either_order_for_14_each(faction: str, order: tuple[str, str]) -> None:
    table = start(faction).put(0, "factory", "C7", "H8")
    for number, (cell, building) in enumerate(zip(("C7", "H8"), order, strict=True)):
        table.play(f"upgrade {cell} {building}", *(decline(faction) if building == "palace-left" else []))
        # What the new palace gave might be exchanged: end the turn without it.
        table.play(*(table.legal("end") if table.step == "end-turn" else []))
        table.play(*(["pass C"] if number == 0 else []))
    mat = table.mats[0]
    assert (mat.palaces, mat.coins, mat.factories_left) == (2, 50 - 28, 4)


@pytest.mark.breach("TN-151")
def test_no_palace_without_a_factory_of_its_own() -> None:
    table = start().put(0, "factory", "C7").put(0, "house", "H8").coins(0, 28)
    table.play("upgrade C7 palace-left", "pass C")
    assert told(table.refusal("upgrade C7 palace-right"), "TN-140", "not-a-factory", cell="C7")
    assert told(table.refusal("upgrade H8 palace-right"), "TN-140", "not-a-factory", cell="H8")
    assert table.legal("upgrade") == {"upgrade H8 factory"}


@pytest.mark.rule("TN-152")
@pytest.mark.parametrize(
    "neighbour", ["house", "factory", "palace-left", "palace-right", "neutral", "bridge", "neutral over a bridge"]
)
def test_any_stranger_next_to_the_house_makes_the_factory_cheap(neighbour: str) -> None:
    table = start().put(0, "house", "C4")
    if neighbour == "neutral":
        table.neutral("B4")
    elif neighbour == "neutral over a bridge":
        table.neutral("E4").bridge(1, "C4-E4")
    elif neighbour == "bridge":
        table.put(1, "house", "E4").bridge(1, "C4-E4")
    else:
        table.put(1, neighbour, "B4")
    table.play("upgrade C4 factory")
    assert table.mats[0].coins == 43


@pytest.mark.breach("TN-152")
def test_only_the_moment_of_the_upgrade_and_only_adjacency_count() -> None:
    table = start().put(0, "house", "C4").put(1, "house", "B2", "E4").coins(0, 9)
    table.mats[0].sailing = 3
    # E4 lies over the river, B2 two cells away.
    assert told(table.refusal("upgrade C4 factory"), "TN-141", "coins", need=10, have=9, exchange=0)
    table.turn(1).play("build B3")
    assert table.seat == 0
    table.play("upgrade C4 factory")
    assert table.mats[0].coins == 2


@pytest.mark.rule("TN-141", "TN-152")
def test_example_04_prices_of_two_houses() -> None:
    table = Table("water-sprites", "golems").put(0, "house", "B7", "G3").put(1, "palace-left", "F3")
    for cell, coins in (("B7", 10), ("G3", 7)):
        table.coins(0, coins - 1).bowls(0, 8, 0, 0)
        assert told(table.refusal(f"upgrade {cell} factory"), "TN-141", "coins", need=coins, have=coins - 1)


@pytest.mark.rule("TN-060", "TN-141", "TN-143", "TN-144")
def test_example_05_a_lake_house_becomes_a_factory() -> None:
    """Three houses and a factory before; after it, what example 1 starts from: 13 coins and 2 power."""
    table = start("water-sprites", "golems").put(0, "house", "B7", "B1", "G3").put(0, "factory", "I9")
    table.put(1, "house", "B8", "F3")
    before = table.game.income(0)
    table.play("upgrade B7 factory")
    after = table.game.income(0)
    assert table.mats[0].coins == 43
    # 3 coins covered again; 3 coins and 1 power uncovered.
    assert (after[0] - before[0], after[1] - before[1]) == (-3 + 3, 1)
    assert table.game.figures.income(table.mats[0]) == (13, 2)
    assert (table.mats[0].houses_left, table.mats[0].factories_left) == (6, 2)
    assert table.game.terrain_name(OWN_DESIGN.cell("B7")) == "lake"


@pytest.mark.rule("TN-149")
def test_example_06_power_for_two_neighbours() -> None:
    table = Table("water-sprites", "sun-worshippers", "leprechauns")
    table.put(0, "house", "B7").put(1, "house", "A7", "C7").put(2, "house", "A8")
    events = table.play("upgrade B7 factory")
    gains = {event.seat: event.data["power"] for event in of_kind(events, "power-gained")}
    assert gains == {1: 2, 2: 1}
    assert [table.power(seat) for seat in range(3)] == [(2, 2, 4), (0, 4, 4), (1, 3, 4)]
    assert [table.points(seat) for seat in range(3)] == [0, 0, 0]
