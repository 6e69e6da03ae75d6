"""What both two-player variants share (TN-390 to TN-399)."""

from __future__ import annotations

import pytest

from ecumene.core.refusal import BadInput
from ecumene.games.terra_nova.boards import OWN_DESIGN, TWO
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.scoring import largest_area
from tests.rules.terra_nova.deals import deal, offered, owed, refused, until
from tests.rules.terra_nova.marks import MARKS, TERRAINS
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, cells, drained, of_kind


def planned(*factions: str, tile: str = "sailing") -> Table:
    return drained(*factions, tile=tile, two_player_variant="planner")


def dug(*factions: str, tile: str = "sailing") -> Table:
    """Before round 2 of the Lucky Digger, at the first neutral house."""
    table = drained(*factions, tile=tile, two_player_variant="lucky-digger")
    table.play("pass bonus-C", "pass bonus-D")
    return table


@pytest.mark.rule("TN-390")
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_the_variants_use_the_two_player_side(variant: str) -> None:
    game = deal(2, two_player_variant=variant)
    assert game.land is TWO
    assert cells(game.land.marks, TWO) == set.union(*MARKS.values())
    until(game, "place-neutral")
    assert offered(game) <= {f"neutral {cell}" for cell in cells(game.land.marks, TWO)}


@pytest.mark.breach("TN-390")
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_neutral_houses_stand_on_marked_cells_only(variant: str) -> None:
    game = deal(2, two_player_variant=variant)
    until(game, "place-neutral")
    marked = cells(game.land.marks, TWO)
    colour = next(terrain for terrain, names in MARKS.items() if f"neutral {min(names)}" in offered(game))
    for cell in cells(game.free(), TWO) - marked:
        assert told(refused(game, f"neutral {cell}"), "TN-390", "not-marked", {"cell": cell, "terrain": colour})
    for cell in cells(game.free(), TWO) & (marked - MARKS[colour]):
        rule = "TN-401" if variant == "planner" else "TN-413"
        assert told(refused(game, f"neutral {cell}"), rule, "not-marked", {"cell": cell, "terrain": colour})


@pytest.mark.rule("TN-391")
def test_a_neutral_neighbour_makes_a_factory_cheap() -> None:
    table = planned("druids", "golems").put(0, "house", "B2").neutral("B3").coins(0, 7)
    table.play("upgrade B2 factory")
    assert table.mats[0].coins == 0


@pytest.mark.breach("TN-391")
def test_a_neutral_house_further_off_does_not() -> None:
    table = planned("druids", "golems").put(0, "house", "B1").neutral("B3").coins(0, 9)
    assert told(table.refusal("upgrade B1 factory"), "TN-141", "coins", {"need": 10, "have": 9})


@pytest.mark.rule("TN-392")
@pytest.mark.breach("TN-392")
def test_placing_a_neutral_house_has_no_effect_at_all() -> None:
    """Inventors and Sand Cats live next door and the round tile pays for houses: still nothing for anybody."""
    table = dug("inventors", "sand-cats", tile="house")
    target = max(table.legal(), key=lambda text: table.game.land.near[TWO.cell(text.split()[1])].bit_count())
    near = sorted(cells(table.game.land.near[TWO.cell(target.split()[1])], TWO))
    assert len(near) >= 2
    for number, cell in enumerate(near):
        table.put(number % 2, "house", cell)
    before = [mat.key(TWO) for mat in table.mats]
    events = table.play(target)
    assert table.step == "place-neutral"  # the second house, still before any income
    assert [mat.key(TWO) for mat in table.mats] == before
    assert [event.kind for event in events] == ["neutral-placed", "house-drawn"]


@pytest.mark.rule("TN-393")
def test_a_neutral_house_occupies_its_cell() -> None:
    table = planned("inventors", "golems").put(0, "house", "A7").neutral("A8")
    assert told(table.refusal("build A8"), "TN-121", "occupied", {"cell": "A8", "owner": -1})
    table.pass_all()
    assert cells(table.game.neutral, TWO) >= {"A8"}


@pytest.mark.breach("TN-393")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_nobody_gets_rid_of_a_neutral_house(round: int) -> None:
    table = drained("water-sprites", "golems", round=round, two_player_variant="planner").neutral("C7", "A4")
    table.put(0, "palace-left", "B7").put(1, "house", "A3")
    table.play("special palace")
    assert told(table.refusal("build C7"), "TN-121", "occupied", {"cell": "C7", "owner": -1})
    table.play("build E2")
    assert told(table.refusal("transform A4"), "TN-121", "occupied", {"cell": "A4", "owner": -1})
    assert told(table.refusal("upgrade A4 factory"), "TN-140", "not-your-building", {"cell": "A4"})
    table.pass_all()
    assert cells(table.game.neutral, TWO) >= {"A4", "C7"}


@pytest.mark.rule("TN-394")
@pytest.mark.breach("TN-394")
def test_marked_cells_that_changed_are_not_available() -> None:
    """Of the swamp's marks A8 was transformed, B3 is built on: F8 and G2 are left."""
    table = planned("fairies", "golems").put(1, "house", "B3").ground("A8", 2)
    table.game.neutral_colour = 4
    table.pass_all()
    assert cells(table.game.neutral, TWO) == {"F8", "G2"}


@pytest.mark.breach("TN-394")
def test_a_transformed_mark_is_refused() -> None:
    """Also when it was transformed into the colour of another mark that is asked for."""
    table = dug("fairies", "golems")
    colour = next(terrain for terrain, names in MARKS.items() if table.legal() == {f"neutral {cell}" for cell in names})
    here, there = sorted(MARKS[colour])[:2]
    stranger = min(MARKS["forest"])
    table.ground(here, 1).ground(stranger, TERRAINS.index(colour)).put(1, "house", there)
    assert told(table.refusal(f"neutral {here}"), "TN-394", "not-marked", {"cell": here, "terrain": colour})
    assert told(table.refusal(f"neutral {there}"), "TN-121", "occupied", {"cell": there, "owner": 1})
    assert told(table.refusal(f"neutral {stranger}"), "TN-413", "not-marked", {"cell": stranger, "terrain": colour})


@pytest.mark.rule("TN-395")
def test_neutral_houses_are_nobodys_area() -> None:
    table = drained("druids", "golems", round=5, two_player_variant="planner").put(0, "house", "B2", "A2")
    table.neutral("B3", "A4", "C5").put(1, "house", "H3")
    assert [largest_area(table.game, seat) for seat in (0, 1)] == [2, 1]
    table.pass_all()
    assert [table.source(seat, "area") for seat in (0, 1)] == [12, 8]


@pytest.mark.breach("TN-395")
def test_neutral_houses_gain_no_power() -> None:
    """A house beside three neutral ones: nobody's bowls move, and no event tells of a gain."""
    table = planned("sand-cats", "golems").put(0, "house", "A3").neutral("A4", "B3").ground("B2", 3)
    events = table.play("build B2")
    assert of_kind(events, "power-gained") == []
    assert table.power(0) == table.power(1) == (8, 0, 0)


@pytest.mark.rule("TN-396")
def test_two_players_may_play_without_a_variant() -> None:
    game = deal(2)
    assert game.options["two_player_variant"] == "none"
    assert game.land is OWN_DESIGN
    assert owed(game) == "choose-faction"


@pytest.mark.breach("TN-396")
def test_without_a_variant_there_are_no_neutral_houses() -> None:
    game = deal(2)
    assert game.land.marks == 0
    until(game, "take-turn")
    assert (game.neutral, game.neutral_colour) == (0, -1)
    assert told(refused(game, "neutral C7"), "TN-112", "not-now", {"owed": "take-turn"})


@pytest.mark.rule("TN-397")
def test_a_neutral_neighbour_gives_sand_cats_the_price_of_five() -> None:
    table = planned("sand-cats", "golems").put(0, "palace-left", "I6").put(0, "house", "B2").neutral("B3").coins(0, 5)
    table.play("upgrade B2 factory")
    assert table.mats[0].coins == 0


@pytest.mark.breach("TN-397")
def test_without_a_neutral_neighbour_sand_cats_pay_seven() -> None:
    table = planned("sand-cats", "golems").put(0, "palace-left", "I6").put(0, "house", "B1").neutral("B3").coins(0, 6)
    assert told(table.refusal("upgrade B1 factory"), "TN-326", "coins", {"need": 7, "have": 6})


@pytest.mark.rule("TN-398")
def test_a_game_uses_one_variant_or_none() -> None:
    table = [deal(2, two_player_variant=variant) for variant in ("none", "planner", "lucky-digger")]
    assert [owed(game) for game in table] == ["choose-faction", "place-neutral", "choose-faction"]
    for game, owing in zip(table, [False, False, True], strict=True):
        until(game, "choose-bonus")
        while owed(game) == "choose-bonus":
            game.play(game.to_move[0], game.moves(game.to_move[0])[0])
        assert (owed(game) == "place-neutral") == owing


@pytest.mark.breach("TN-398")
@pytest.mark.parametrize("value", ["both", "planner, lucky-digger", "", "Planner"])
def test_nobody_plays_both_variants(value: str) -> None:
    with pytest.raises(BadInput) as bad:
        deal(2, two_player_variant=value)
    assert (bad.value.reason, bad.value.needs) == (
        "option-value",
        {"option": "two_player_variant", "value": value, "allowed": "none, planner, lucky-digger"},
    )


@pytest.mark.breach("TN-390", "TN-398")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("variant", ["planner", "lucky-digger"])
def test_the_variants_are_for_two(seats: int, variant: str) -> None:
    with pytest.raises(BadInput) as bad:
        deal(seats, two_player_variant=variant)
    assert (bad.value.reason, bad.value.needs) == ("terra-nova-variant-seats", {"value": variant, "seats": seats})


@pytest.mark.rule("TN-399")
def test_a_free_marked_cell_is_a_cell_like_any_other() -> None:
    table = planned("inventors", "golems").put(0, "house", "C1", "A7").put(1, "house", "A3")
    table.game.neutral_colour = 4
    assert {"build A8", "transform B7"} <= table.legal()  # A8 is a marked swamp
    table.play("build A8")
    assert "A8" in cells(table.mats[0].houses, TWO)
    table.play("transform B3")  # another one, turned into wasteland
    assert table.game.terrain_name(TWO.cell("B3")) == "wasteland"
    table.pass_all()
    assert cells(table.game.neutral, TWO) == {"F8", "G2"}


@pytest.mark.rule("TN-399")
def test_initial_houses_may_stand_on_marked_cells() -> None:
    game = deal(2, two_player_variant="lucky-digger")
    until(game, "place-house")
    home = TERRAINS[game.mats[game.to_move[0]].home]
    assert {f"place {cell}" for cell in MARKS[home]} <= offered(game)


@pytest.mark.breach("TN-399")
def test_a_marked_cell_under_a_neutral_house_is_not_free() -> None:
    table = planned("inventors", "golems").put(0, "house", "A7").neutral("A8")
    assert not {"build A8", "transform A8"} & table.legal()
    assert told(table.refusal("build A8"), "TN-121", "occupied", {"cell": "A8", "owner": -1})


@pytest.mark.rule("TN-433")
@pytest.mark.parametrize("variant", ["none", "planner", "lucky-digger"])
def test_neutral_houses_are_no_third_player(variant: str) -> None:
    """The Inventors gain 2 power for a house, the Sand Cats 2 coins for an upgrade, with neutral houses or without."""
    table = drained("golems", "inventors", two_player_variant=variant).put(0, "house", "A2")
    table.ground("A1", 2).neutral("C8", "H3")
    table.play("build A1")
    assert table.power(1) == (6, 2, 0)
    table = drained("golems", "sand-cats", two_player_variant=variant).put(0, "house", "A2").neutral("C8", "H3")
    table.play("upgrade A2 factory")
    assert table.mats[1].coins == 52


@pytest.mark.breach("TN-433")
def test_with_a_third_player_it_is_one() -> None:
    table = drained("golems", "inventors", "sand-cats").put(0, "house", "A2").ground("A1", 2).neutral("C8")
    table.play("build A1")
    assert table.power(1) == (7, 1, 0)
    table.turn(0).play("upgrade A2 factory")
    assert table.mats[2].coins == 51


@pytest.mark.rule("TN-434")
@pytest.mark.parametrize("variant", ["none", "planner", "lucky-digger"])
def test_advice_forbids_nothing(variant: str) -> None:
    """Two players may take any variant and any faction of a free colour from the first game on."""
    game = deal(2, two_player_variant=variant)
    until(game, "choose-faction")
    sides = {faction.side for faction in FACTIONS if f"faction {faction.id}" in offered(game)}
    assert sides == {"A", "B"}
    assert len(offered(game)) == (8 if variant == "planner" else 10)


@pytest.mark.breach("TN-434")
def test_only_the_recommended_first_game_is_bound_to_its_factions() -> None:
    game = deal(2, first_game=True)
    assert offered(game) == {"faction fairies", "faction leprechauns"}
    assert told(refused(game, "faction druids"), "TN-420", "not-first-game", faction="druids")
