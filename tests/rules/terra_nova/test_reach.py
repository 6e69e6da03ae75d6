"""Section 5: adjacency and reach (TN-090 to TN-105)."""

from __future__ import annotations

import pytest

from ecumene.core.chance import Chance
from ecumene.core.refusal import IllegalMove
from ecumene.games.terra_nova.boards import OWN_DESIGN, PRINTED, TWO
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.scoring import largest_area
from tests.rules.terra_nova import slow
from tests.rules.terra_nova.deals import VARIANTS, deal, wander
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, of_kind


def reach(table: Table, seat: int = 0) -> set[str]:
    return cells(table.game.reach(seat))


def targets(table: Table, verb: str) -> set[str]:
    """The cells named by the legal moves of a verb."""
    return {move.split()[1] for move in table.legal(verb)}


def at(*cells: str, faction: str = "golems") -> Table:
    """Houses of seat 0 on these cells; seat 1 has none. Neither holds the sailing tile."""
    return Table(faction, "fairies" if faction != "fairies" else "leprechauns").put(0, "house", *cells)


@pytest.mark.rule("TN-090")
def test_adjacent_by_a_side_or_by_a_bridge() -> None:
    table = at("C4")
    assert cells(table.game.next_to(OWN_DESIGN.cell("C4"))) == {"B3", "B4", "C3"}
    table.bridge(0, "C4-E4")
    assert cells(table.game.next_to(OWN_DESIGN.cell("C4"))) == {"B3", "B4", "C3", "E4"}
    assert cells(table.game.next_to(OWN_DESIGN.cell("E4"))) == {"E5", "F3", "F4", "C4"}


@pytest.mark.breach("TN-090")
def test_not_adjacent_over_an_empty_site_or_by_a_river() -> None:
    table = at("C4").put(1, "palace-left", "E4")
    table.mats[0].sailing = 3
    assert not table.game.next_to(OWN_DESIGN.cell("C4")) >> OWN_DESIGN.cell("E4") & 1
    assert not table.game.foreign_neighbour(0, OWN_DESIGN.cell("C4"))
    table.play("upgrade C4 factory", "end")
    assert (table.mats[0].coins, table.power(1)) == (40, (2, 2, 4))


@pytest.mark.rule("TN-091")
def test_a_bridge_serves_everybody() -> None:
    table = Table("golems", "fairies", "leprechauns").put(0, "house", "C4").put(1, "house", "E4", "D6")
    table.put(2, "house", "D2").bridge(2, "C4-E4")
    assert "E4" in reach(table, 0)
    assert "C4" in reach(table, 1)
    table.play("upgrade C4 factory")
    assert table.mats[0].coins == 50 - 7
    assert table.power(1) == (1, 3, 4)


@pytest.mark.breach("TN-091")
def test_a_bridge_joins_only_its_own_two_cells() -> None:
    table = Table("golems", "fairies").put(0, "house", "C3").put(1, "house", "E4").bridge(1, "C4-E4")
    assert reach(table, 0) == {"B2", "B3", "C2", "C4", "D2"}
    table.play("upgrade C3 factory")
    assert (table.mats[0].coins, table.power(1)) == (40, (2, 2, 4))


@pytest.mark.rule("TN-092")
def test_reach_is_what_lies_next_to_any_own_building_or_over_the_river() -> None:
    table = at("C4", "E10")
    assert reach(table) == {"B3", "B4", "C3", "F9"}
    table.mats[0].sailing = 1
    assert reach(table) == {"B3", "B4", "C3", "C6", "D2", "E4", "E5", "F9", "C9", "D8", "F8"}


@pytest.mark.breach("TN-092")
@pytest.mark.parametrize("text", ["build C1", "transform C2", "transform C2 build", "transform A5"])
def test_out_of_reach(text: str) -> None:
    table = at("C4")
    refusal = table.refusal(text)
    assert told(refusal, "TN-092", "out-of-reach", cell=text.split()[1], sailing=0)


@pytest.mark.rule("TN-093")
@pytest.mark.parametrize(
    ("value", "more"),
    [(0, ""), (1, "C6 D2 E4 E5"), (2, "C6 D2 E4 E5 A5 B6 D6 F2 F3")],
)
def test_from_c4_over_up_to_s_river_cells(value: int, more: str) -> None:
    table = at("C4")
    table.mats[0].sailing = value
    assert reach(table) == {"B3", "B4", "C3", *more.split()}


@pytest.mark.breach("TN-093")
def test_one_river_cell_too_many() -> None:
    table = at("C4")
    table.mats[0].sailing = 1
    assert told(table.refusal("transform D6"), "TN-092", "out-of-reach", cell="D6", sailing=1)
    table.mats[0].sailing = 2
    table.forget()
    assert "transform D6" in table.legal()
    assert told(table.refusal("transform F7"), "TN-092", "out-of-reach", cell="F7", sailing=2)


@pytest.mark.rule("TN-094")
def test_without_sailing_only_sides_and_bridges() -> None:
    table = at("C4").bridge(0, "C4-E4")
    assert table.game.sailing(0) == 0
    assert reach(table) == {"B3", "B4", "C3", "E4"}
    assert "transform E4" in table.legal()


@pytest.mark.breach("TN-094")
@pytest.mark.parametrize("cell", ["C6", "D2", "E4", "E5"])
def test_without_sailing_no_crossing(cell: str) -> None:
    assert told(at("C4").refusal(f"transform {cell}"), "TN-092", "out-of-reach", cell=cell, sailing=0)


@pytest.mark.rule("TN-095")
def test_a_crossing_starts_at_an_own_building() -> None:
    """From C4 the cell E5 is one river cell away; from C3 it is not, though C4 lies between."""
    table = at("C3")
    table.mats[0].sailing = 1
    assert reach(table) == {"B2", "B3", "C2", "C4", "D2", "E4"}
    table.put(0, "house", "C4")
    assert "E5" in reach(table)


@pytest.mark.breach("TN-095")
def test_no_chain_over_a_third_land_cell() -> None:
    """H2 touches the river at I3, H3 at G4: from H2 over H3 to F3 would be two crossings of one cell each."""
    table = at("H2").ground("H3", 2)
    table.mats[0].sailing = 1
    assert "F3" not in reach(table)
    assert told(table.refusal("transform F4"), "TN-092", "out-of-reach", cell="F4", sailing=1)
    # A stranger there does not help either.
    table.put(1, "house", "H3")
    assert not {"F3", "F4"} & reach(table)


@pytest.mark.rule("TN-096")
def test_the_sailing_tile_adds_1_to_reach_while_held() -> None:
    table = at("C4").bonus(0, "C")
    mat = table.mats[0]
    mat.sailing = 1
    assert (table.game.sailing(0), mat.sailing) == (2, 1)
    assert {"A5", "B6", "D6", "F2", "F3"} <= reach(table)
    table.play("transform D6 build")
    assert mat.sailing == 1


@pytest.mark.breach("TN-096")
def test_the_tile_moves_no_marker_and_ends_with_the_swap() -> None:
    table = at("C4").bonus(0, "C")
    events = table.play("pass D")
    assert of_kind(events, "sailed") == []
    assert (table.mats[0].sailing, table.game.sailing(0)) == (0, 0)
    # Whoever takes the tile in passing has it from the next round on.
    table = at("C4")
    table.play("pass C", "end")
    assert (table.mats[0].bonus, table.game.sailing(0)) == (2, 0)
    table.pass_all()
    assert (table.game.round, table.game.sailing(0)) == (2, 1)


@pytest.mark.rule("TN-097")
def test_the_marker_alone_counts_in_the_area_and_for_sailing_tiles() -> None:
    table = at("C4", "E4", "D6").bonus(0, "C")
    assert "E4" in reach(table)
    assert largest_area(table.game, 0) == 1
    table.mats[0].sailing = 1
    assert largest_area(table.game, 0) == 2


@pytest.mark.breach("TN-097")
def test_the_tile_scores_no_step() -> None:
    table = Table("golems", "fairies", tile="sailing")
    events = table.play("pass C", "end")
    assert of_kind(events, "scored") == []
    table.pass_all()
    assert (table.mats[0].bonus, table.points(0)) == (2, 0)
    # A tile for sailing steps counts the marker: with 2 steps 6 points, not 9.
    table = Table("golems", "fairies").bonus(0, "H")
    table.mats[0].sailing = 2
    table.play("pass C")
    assert table.source(0, "bonus-sailing") == 6


@pytest.mark.rule("TN-098")
def test_over_water_is_in_reach_but_not_adjacent() -> None:
    table = at("C4", "D6").put(1, "house", "E4")
    table.mats[0].sailing = table.mats[1].sailing = 3
    assert {"D6", "E4"} <= reach(table)
    assert [cells(group) for group in table.game.settlements(0)] == [{"C4"}, {"D6"}]


@pytest.mark.breach("TN-098")
def test_sailing_gives_no_power_no_cheap_factory_and_no_town() -> None:
    table = Table("golems", "fairies").put(0, "factory", "C4", "C3").put(0, "house", "E4", "E5", "B4")
    table.put(1, "house", "D2").coins(0, 9)
    table.mats[0].sailing = table.mats[1].sailing = 3
    assert told(table.refusal("upgrade E4 factory"), "TN-141", "coins", need=10, have=9, exchange=1)
    # D2 is next to C3, but over water to C4 and E4.
    table.coins(0, 20)
    events = table.play("upgrade E4 factory")
    assert of_kind(events, "power-gained") == []
    # Value 2 + 2 + 2 + 1 + 1 in five buildings: two groups, no town.
    assert of_kind(events, "town-founded") == []
    assert table.step == "end-turn"


@pytest.mark.rule("TN-099")
def test_four_continents() -> None:
    expected = [
        "A1 A2 A3 A4 A5 B1 B2 B3 B4 C1 C2 C3 C4 D1 D2",
        "A7 A8 A9 A10 B6 B7 B8 B9 C6 C7 C8 C9 D6 D7 D8",
        "E4 E5 F1 F2 F3 F4 F5 G1 G2 G3 H1 H2 H3 I1 I2",
        "E10 F7 F8 F9 G7 G8 G9 G10 H8 H9 I6 I7 I8 I9 I10",
    ]
    assert [cells(continent) for continent in OWN_DESIGN.continents] == [set(names.split()) for names in expected]
    assert [continent.bit_count() for continent in TWO.continents] == [15, 10, 15, 10]


@pytest.mark.breach("TN-099")
def test_bridges_do_not_join_continents() -> None:
    """The Sun Worshippers' palace works on the own continent only; the far end of a bridge is another."""
    table = at("C4", faction="sun-worshippers").put(0, "palace-left", "G10").bridge(0, "C4-E4")
    land = table.game.land
    assert land.continent(OWN_DESIGN.cell("C4")) != land.continent(OWN_DESIGN.cell("E4"))
    assert len(land.continents) == 4
    table.play("special palace")
    assert told(table.refusal("transform E4"), "TN-324", "no-shared-side", cell="E4")
    assert targets(table, "transform") == {"B3", "B4", "C3", "F9", "G9", "H9"}


@pytest.mark.rule("TN-100")
def test_the_edge_of_the_board() -> None:
    rim = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B1 B9 C1 C10 D1 D9 E1 E10 F1 F9 G1 G10 H1 H9 I1 I2 I3 I4 I5 I6 I7 I8 I9 I10"
    assert cells(OWN_DESIGN.edge) == set(rim.split()) - cells(OWN_DESIGN.river)
    small = "A1 A2 A3 A4 A5 A6 A7 A8 A9 B1 B8 C1 C9 D1 D8 E1 E9 F1 F8 G1 G9 H1 H8 I1 I2 I3 I4 I5 I6 I7 I8 I9"
    assert cells(TWO.edge, TWO) == set(small.split()) - cells(TWO.river, TWO)


@pytest.mark.breach("TN-100")
@pytest.mark.parametrize("cell", ["B2", "D8", "B4", "C9", "H8"])
def test_inside_and_behind_a_river_is_not_the_edge(cell: str) -> None:
    table = Table("ifrits", "fairies").put(0, "factory", "D7")
    table.play("upgrade D7 palace-left")
    assert table.step == "claim-edge"
    assert told(table.refusal(f"build {cell}"), "TN-308", "not-at-edge", cell=cell)
    rim = cells(OWN_DESIGN.edge & OWN_DESIGN.land)
    assert targets(table, "build") == rim


@pytest.mark.rule("TN-101")
def test_the_maps_are_those_of_the_pictures() -> None:
    for land, name in ((PRINTED, "printed"), (OWN_DESIGN, "own-design"), (TWO, "TWO")):
        picture = slow.SIDES[name]
        assert cells(land.cells, land) == set(picture.place)
        assert cells(land.land, land) == {cell for cell in picture.place if not picture.is_river(cell)}
    marked = "C7 E2 G5 I9 C5 E1 G8 I2 A4 C8 H3 H6 D3 D6 F4 I6 A8 B3 F8 G2"
    assert cells(TWO.marks, TWO) == set(marked.split())
    assert [len(land.sites) for land in (PRINTED, OWN_DESIGN, TWO)] == [25, 12, 10]
    assert (PRINTED.marks, OWN_DESIGN.marks) == (0, 0)


@pytest.mark.breach("TN-101")
@pytest.mark.parametrize("cell", ["A11", "B10", "D10", "I13", "J1", "AA1"])
def test_no_cell_beyond_the_map(cell: str) -> None:
    table = at("A10")
    for text in (f"build {cell}", f"transform {cell.lower()} build", f"town 9-points {cell}", f"bridge A10-{cell}"):
        with pytest.raises(IllegalMove) as refused:
            table.game.parse(0, text)
        assert told(refused.value.refusal, "TN-101", "off-map", cell=cell)


@pytest.mark.rule("TN-102")
@pytest.mark.parametrize(("marker", "value"), [(0, 1), (1, 2), (4, 5)])
def test_the_sailing_tile_works_on_every_step(marker: int, value: int) -> None:
    table = at("C4").bonus(0, "C")
    table.mats[0].sailing = marker
    assert table.game.sailing(0) == value
    assert reach(table) == {"B3", "B4", "C3"} | slow.SIDES["own-design"].sail("C4", value)
    if marker == 0:
        assert reach(table) == {"B3", "B4", "C3", "C6", "D2", "E4", "E5"}


@pytest.mark.breach("TN-102")
def test_no_other_tile_helps_to_sail() -> None:
    for letter in "ABDEFGH":
        table = at("C4")
        table.mats[0].bonus = "ABCDEFGH".index(letter)
        assert table.game.sailing(0) == 0
        assert reach(table) == {"B3", "B4", "C3"}
    table = at("C4")
    table.mats[0].sailing = 3
    five, four = slow.SIDES["own-design"].sail("C4", 5), slow.SIDES["own-design"].sail("C4", 4)
    assert four < five
    assert not (five - four) & reach(table)


@pytest.mark.rule("TN-103")
def test_reach_is_the_same_for_every_action() -> None:
    """Sailing 1 from C4 and a bridge from there to E4, which is free."""
    near = {"B3", "B4", "C3", "C6", "D2", "E4", "E5"}
    table = at("C4", faction="fairies").put(0, "palace-left", "A10").bridge(0, "C4-E4")
    rest = {"A9", "B9"}
    table.mats[0].sailing = 1
    home = {"B3", "A9"}
    assert targets(table, "build") == home
    assert targets(table, "transform") == (near | rest) - home
    table.bowls(0, 0, 0, 8)
    for action in ("power palace", "power 1-spade", "power 2-spades"):
        again = table.game.copy()
        table.play(action)
        assert targets(table, "transform") == (near | rest) - home, action
        table.game = again
    table.bonus(0, "A")
    table.play("special bonus")
    assert targets(table, "transform") == (near | rest) - home
    table = at("C4", faction="inventors").put(0, "palace-left", "A10").bridge(0, "C4-E4").bowls(0, 0, 0, 8)
    table.mats[0].sailing = 1
    assert targets(table, "invent") == near | rest


@pytest.mark.breach("TN-103")
def test_reach_is_not_measured_from_what_the_action_itself_makes() -> None:
    table = at("A1", "A8", faction="leprechauns").bowls(0, 0, 0, 8)
    table.play("power 2-spades", "transform B1")
    assert table.step == "second-spade"
    for cell in ("B2", "C1"):
        assert table.refusal(f"transform {cell}").reason == "out-of-reach"
    assert targets(table, "transform") == {"A7", "B7"}


@pytest.mark.rule("TN-104")
def test_own_buildings_give_reach_whatever_their_kind() -> None:
    for building in ("house", "factory", "palace-left", "palace-right"):
        table = Table("golems", "fairies").put(0, building, "C4")
        assert reach(table) == {"B3", "B4", "C3"}


@pytest.mark.breach("TN-104")
def test_nothing_else_gives_reach() -> None:
    table = at("C4").bridge(0, "C4-E4", "F5-G7").ground("B4", 2).put(1, "palace-left", "B3").neutral("C3")
    assert reach(table) == {"B3", "B4", "C3", "E4"}
    # Not from the bridge F5-G7, the empty home cell B4, the stranger on B3, the neutral house on C3.
    for cell in ("F4", "G8", "A4", "A5", "A3", "B2", "C2", "D2"):
        assert told(table.refusal(f"transform {cell}"), "TN-092", "out-of-reach", cell=cell, sailing=0)


@pytest.mark.rule("TN-105")
def test_cells_at_the_river() -> None:
    picture = slow.SIDES["own-design"]
    wet = {cell for cell in picture.place if any(picture.is_river(other) for other in picture.beside(cell))}
    assert cells(OWN_DESIGN.shore) == {cell for cell in wet if not picture.is_river(cell)}
    assert {"B9", "C9", "D1", "I2"} <= cells(OWN_DESIGN.shore)


@pytest.mark.breach("TN-105")
def test_a_building_inland_does_not_touch_the_river() -> None:
    table = Table("sand-cats", "fairies").put(0, "palace-right", "B2").put(0, "house", "A4", "C4", "I2", "C7")
    assert not cells(OWN_DESIGN.shore) & {"A4", "B2", "B3", "C7", "G2"}
    table.play("pass C")
    # B2, A4 and C7 lie inland; C4 and I2 do not.
    assert table.source(0, "sand-cats-inland") == 3


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_fast_and_slow_reach_agree_on_random_games(seats: int, options: dict[str, object], seed: int) -> None:
    game = deal(seats, seed + 50, **options)
    compared = 0
    for number, _ in enumerate(wander(game, seed)):
        if number % 2 == 0 and game.round > 0:
            for seat in range(seats):
                compared += 1
                assert cells(game.reach(seat), game.land) == slow.reach(game, seat)
    assert compared > 30


@pytest.mark.parametrize("seed", range(40))
def test_fast_and_slow_reach_agree_on_scattered_pieces(seed: int) -> None:
    """Any buildings, bridges and sailing values, more than random play brings about."""
    chance = Chance.stream(seed, "scatter")
    game = deal(2, seed, two_player_variant="planner" if seed % 2 else "none")
    assert isinstance(game, TerraNova)
    game.round = 1
    land = range(game.land.land_size)
    for seat, mat in enumerate(game.mats):
        mat.faction = 2 * seat
        mat.sailing = chance.below(5)
        mat.bonus = chance.below(8)
        for _ in range(chance.below(6)):
            mat.own |= 1 << land[chance.below(len(land))]
    game.mats[1].own &= ~game.mats[0].own
    for site in range(len(game.land.sites)):
        if chance.below(3) == 0:
            game.span(chance.below(2), site, None)
    for seat in range(2):
        assert cells(game.reach(seat), game.land) == slow.reach(game, seat)
