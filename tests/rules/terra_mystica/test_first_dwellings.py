"""Section 3: initial dwellings and the first bonus tiles."""

from __future__ import annotations

import pytest

from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.games.terra_mystica.maps import MAP_IDS
from tests.rules.terra_mystica.deals import (
    bonus_ids,
    deal,
    offered,
    owed,
    placed,
    printed_cells,
    refused,
    say,
    seated,
    until,
)
from tests.rules.terra_mystica.table import of_kind, told
from tests.second.terra_mystica.data import MAPS

CELLS = MAPS["base"]["cells"]


def places(game: TerraMystica) -> list[str]:
    """Who places dwellings, in order, as factions."""
    until(game, "place-dwelling")
    seats = []
    while owed(game) == "place-dwelling":
        seats.append(game.cast(game.to_move[0]))
        say(game, min(offered(game)))
    return seats


def at_river(cell: str) -> bool:
    return any(other[0] == "r" for other in CELLS[cell]["beside"])


@pytest.mark.rule("TM-031")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_one_dwelling_each_in_turn_order_then_one_in_reverse(seed: int) -> None:
    game = deal(4, seed)
    names = ("witches", "mermaids", "dwarves", "giants")
    say(game, *[f"faction {name}" for name in names])
    stock = [(mat.coins, mat.workers) for mat in game.mats]
    assert offered(game) == {f"place {cell}" for cell in printed_cells(game, "forest")}
    assert places(game) == [*names, *names[::-1]]
    assert [(mat.coins, mat.workers) for mat in game.mats] == stock
    assert [mat.built(0) for mat in game.mats] == [2, 2, 2, 2]


@pytest.mark.breach("TM-031")
def test_a_first_dwelling_stands_on_home_terrain_and_is_placed_in_turn() -> None:
    game = seated("witches", "mermaids")
    for cell, terrain in (("E5", "swamp"), ("D2", "lakes"), ("B1", "desert")):
        needs: dict[str, object] = {"cell": cell, "terrain": terrain, "home": "forest"}
        refusal = refused(game, f"place {cell}")
        assert (refusal.rule, refusal.reason, refusal.needs) == ("TM-031", "not-home", needs)
    assert told(refused(game, "place D2", 1), "TM-059", "not-your-turn")
    assert told(refused(game, "build C3"), "TM-031", "not-now", {"owed": "place-dwelling"})


@pytest.mark.rule("TM-032")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_nomads_place_a_third_after_the_round_trip(place: int) -> None:
    names = ["witches", "mermaids"]
    names.insert(place, "nomads")
    game = seated(*names)
    assert places(game) == [*names, *names[::-1], "nomads"]
    assert [mat.built(0) for mat in game.mats] == [3 if name == "nomads" else 2 for name in names]


@pytest.mark.breach("TM-032")
def test_no_third_before_the_others_have_two_and_nobody_else_has_a_third() -> None:
    game = seated("nomads", "witches")
    placed(game, "F3", "C3", "C4")
    # The Nomads' second comes last of the round-trip, then at once their third.
    assert game.mats[1].built(0) == 2
    say(game, "place G4", "place G7")
    assert owed(game) == "choose-bonus"
    assert told(refused(game, "place F4"), "TM-041", "not-now", {"owed": "choose-bonus"})


@pytest.mark.rule("TM-033")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_chaos_magicians_place_their_only_dwelling_last(place: int) -> None:
    names = ["witches", "nomads"]
    others = names[:]
    names.insert(place, "chaos-magicians")
    game = seated(*names)
    assert places(game) == [*others, *others[::-1], "nomads", "chaos-magicians"]
    assert game.mats[place].built(0) == 1


@pytest.mark.breach("TM-033")
def test_they_have_neither_a_place_in_the_round_trip_nor_a_second_dwelling() -> None:
    game = seated("chaos-magicians", "witches")
    assert game.to_move == (1,)
    assert told(refused(game, "place D4", 0), "TM-059", "not-your-turn")
    placed(game, "C3", "C4", "D4")
    assert owed(game) == "choose-bonus"
    assert game.mats[0].built(0) == 1


@pytest.mark.rule("TM-034")
def test_initial_dwellings_beside_each_other_bring_nothing_to_anybody() -> None:
    # Round 1 pays for dwellings.
    game = seated("witches", "mermaids", scoring_tiles="3 2 4 6 7 8")
    powers = [(mat.bowls.one, mat.bowls.two) for mat in game.mats]
    events = placed(game, "C3", "D5", "E4", "D1")
    assert owed(game) == "choose-bonus"
    assert [score.total for score in game.scores()] == [20, 20]
    assert [(mat.bowls.one, mat.bowls.two) for mat in game.mats] == powers
    assert of_kind(events, "scored") == []


@pytest.mark.breach("TM-034")
def test_no_neighbour_is_asked_before_the_first_round_but_then_he_is() -> None:
    game = seated("witches", "mermaids", scoring_tiles="3 2 4 6 7 8", bonus_tiles="1 2 3 8 9")
    placed(game, "C3", "D5", "E4", "D1")
    assert [mat.offers for mat in game.mats] == [[], []]
    say(game, "take bonus-3", "take bonus-1", "upgrade C3 trading-post")
    assert (owed(game), game.to_move) == ("answer-power", (1,))


@pytest.mark.rule("TM-035")
@pytest.mark.parametrize("name", ["ice-maidens", "yetis"])
def test_ice_factions_turn_their_starting_hexes_into_ice(name: str) -> None:
    game = seated(name, "witches")
    say(game, "terrain lakes")
    until(game, "place-dwelling")
    assert offered(game) == {f"place {cell}" for cell in printed_cells(game, "lakes")}
    placed(game, "D2", "C3", "C4", "E4")
    assert printed_cells(game, "ice") == {"D2", "E4"}
    assert not {"D2", "E4"} & printed_cells(game, "lakes")


@pytest.mark.breach("TM-035")
def test_ice_factions_do_not_start_elsewhere_and_change_nothing_else() -> None:
    game = seated("yetis", "witches")
    say(game, "terrain lakes")
    for cell in ("C3", "E5", "B1"):
        refusal = refused(game, f"place {cell}")
        assert (refusal.rule, refusal.reason, refusal.needs["home"]) == ("TM-035", "not-home", "lakes")
    lakes = printed_cells(game, "lakes")
    placed(game, "D2", "C3", "C4", "E4")
    assert printed_cells(game, "lakes") == lakes - {"D2", "E4"}


@pytest.mark.rule("TM-036")
@pytest.mark.parametrize("name", ["dragonlords", "acolytes"])
def test_volcano_factions_turn_their_starting_hexes_into_volcanoes(name: str) -> None:
    game = seated("witches", name)
    say(game, "terrain plains")
    placed(game, "C3", "B2", "E2", "C4")
    assert printed_cells(game, "volcano") == {"B2", "E2"}
    bowls = game.mats[1].bowls
    # It costs neither tokens nor steps.
    assert bowls.one + bowls.two == (8 if name == "dragonlords" else 12)
    assert game.mats[1].cults == ([2, 0, 0, 0] if name == "dragonlords" else [3, 3, 3, 3])


@pytest.mark.breach("TM-036")
def test_volcano_factions_do_not_start_elsewhere() -> None:
    game = seated("acolytes", "witches")
    say(game, "terrain plains")
    for cell in ("C3", "E5", "B1"):
        refusal = refused(game, f"place {cell}")
        assert (refusal.rule, refusal.reason, refusal.needs["home"]) == ("TM-036", "not-home", "plains")


@pytest.mark.rule("TM-037")
@pytest.mark.parametrize("terrain", ["plains", "mountains", "desert"])
def test_riverwalkers_start_beside_the_river(terrain: str) -> None:
    game = seated("riverwalkers", "witches")
    say(game, f"terrain {terrain}")
    cells = printed_cells(game, terrain)
    assert offered(game) == {f"place {cell}" for cell in cells if at_river(cell)}
    assert any(not at_river(cell) for cell in cells)


@pytest.mark.breach("TM-037")
def test_they_do_not_start_inland() -> None:
    game = seated("riverwalkers", "witches")
    say(game, "terrain plains")
    for cell in ("A1", "E2", "H7", "F7"):
        assert told(refused(game, f"place {cell}"), "TM-037", "not-at-river", {"cell": cell})
    assert told(refused(game, "place C3"), "TM-031", "not-home", {"home": "plains"})


@pytest.mark.rule("TM-282")
@pytest.mark.parametrize("name", MAP_IDS)
def test_any_empty_hex_of_the_right_terrain_will_do(name: str) -> None:
    game = seated("witches", "mermaids", map=name)
    first = printed_cells(game, "forest")
    assert offered(game) == {f"place {cell}" for cell in first}
    taken = min(first)
    say(game, f"place {taken}")
    for _ in range(2):
        say(game, min(offered(game)))
    # The second one as freely as the first.
    assert offered(game) == {f"place {cell}" for cell in first - {taken}}


@pytest.mark.breach("TM-282")
def test_a_hex_that_holds_a_dwelling_is_not_empty() -> None:
    game = seated("witches", "mermaids")
    placed(game, "C3", "D5", "E4")
    refusal = refused(game, "place C3")
    assert (refusal.rule, refusal.reason, refusal.needs["owner"]) == ("TM-064", "occupied", 0)
    # Beside an own or a foreign dwelling a wrong terrain stays wrong.
    assert told(refused(game, "place D4"), "TM-031", "not-home")


@pytest.mark.rule("TM-041")
@pytest.mark.parametrize("seed", [1, 2, 5])
def test_bonus_tiles_are_taken_in_reverse_turn_order(seed: int) -> None:
    game = deal(4, seed, factions="random")
    until(game, "choose-bonus")
    pool = bonus_ids(game)
    takers = []
    for _ in range(4):
        assert offered(game) == {f"take bonus-{tile}" for tile in bonus_ids(game)}
        takers.append(game.to_move[0])
        say(game, min(offered(game)))
    assert takers == game.order[::-1]
    assert len(pool) - len(bonus_ids(game)) == 4
    assert len({mat.bonus for mat in game.mats} - {-1}) == 4


@pytest.mark.breach("TM-041")
def test_nobody_takes_a_tile_out_of_turn_or_one_that_is_gone_or_none() -> None:
    game = seated("witches", "mermaids", "nomads", bonus_tiles="1 2 3 4 5 6")
    until(game, "choose-bonus")
    assert told(refused(game, "take bonus-1", 0), "TM-059", "not-your-turn")
    for text in ("pass", "done", "decline", "place C3"):
        assert told(refused(game, text), "TM-041", "not-now", {"owed": "choose-bonus"})
    say(game, "take bonus-1")
    for tile in ("1", "9", "m1"):
        assert told(refused(game, f"take bonus-{tile}"), "TM-041", "bonus-not-there", {"tile": f"bonus-{tile}"})
