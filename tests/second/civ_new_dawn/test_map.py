"""Set-up of the map and exploration: rulebook examples and rows D50 to D62, D82, D94, D120, D125 of the checks."""

from collections import Counter

import pytest

from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.data import ERAS, FACTS, MAP, TILES, WONDERS
from tests.second.civ_new_dawn.explore import check_explore, check_lay, ways
from tests.second.civ_new_dawn.grid import around, candidates, footprint, lay, neighbours, populate, touched
from tests.second.civ_new_dawn.pieces import cities, mature
from tests.second.civ_new_dawn.placing import place
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.setup import ask_capital, capital_grade, fort_grade, lay_out
from tests.second.civ_new_dawn.state import Refused, Space, Table, todo

CORE = ["3", "5"]
REST = [tile for tile in TILES if TILES[tile]["kind"] != "capital" and tile not in CORE]


def core(players: int = 2, stack: list[str] | None = None) -> Table:
    names = ["Ann", "Ben", "Cyd", "Dan", "Eve"][:players]
    return lay_out(names, set(), Chance(1), {"side": "A", "stack": stack or [*CORE, *REST]}, {}, None)


@pytest.mark.parametrize("side", ["A", "B"])
def test_footprint(side: str) -> None:
    places = footprint(side, 0, (0, 0))
    assert set(around(places[0])) == set(places[1:7])
    assert {pos for pos in around(places[9]) if pos in places} == {places[7], places[8]}


def test_totals_of_all_sides() -> None:
    cells = [cell for tile in TILES.values() for side in "AB" for cell in tile[side]]
    terrain = Counter(cell["terrain"] for cell in cells)
    assert terrain == {
        "grassland": 90, "hills": 75, "forest": 69, "desert": 44, "mountains": 59, "water": 71, None: 12
    }  # fmt: skip
    found = Counter(cell["resource"] for cell in cells if "resource" in cell)
    assert set(found.values()) == {10}
    assert len(found) == 4


def test_small_core() -> None:
    t = core()
    assert len(t.spaces) == 20
    first = set(footprint("A", 0, (0, 0)))
    assert sum(near not in first for pos in first for near in neighbours(t, pos)) == 7
    border = {near for pos in t.spaces for near in around(pos)} - set(t.spaces)
    touching = Counter(len(touched(t, [pos])) for pos in border)
    assert sum(number for count, number in touching.items() if count >= 2) == 12
    assert (touching[1], touching[3]) == (8, 2)
    assert {pos for pos in border if len(touched(t, [pos])) == 3} == {(-2, 2), (0, -3)}


def test_large_core() -> None:
    t = core(4, ["3", "5", *[tile for tile in REST if TILES[tile]["kind"] != "city_state"], "6"])
    assert len(t.spaces) == 40
    border = {near for pos in t.spaces for near in around(pos)} - set(t.spaces)
    assert sum(len(touched(t, [pos])) >= 2 for pos in border) == 20
    pairs = sum(t.spaces[near].tile != t.spaces[pos].tile for pos in t.spaces for near in neighbours(t, pos))
    assert pairs == 2 * 23


def test_places_of_forts() -> None:
    game = Referee(core())
    for pos in ((2, 0), (0, 2)):
        with pytest.raises(Refused) as refused:
            game.play("Ann", ("fort", pos))
        assert refused.value.rule == "CV-171"
    game.play("Ann", ("fort", (-4, 0)))
    free = [pos for pos in around((-4, 0)) if pos not in game.table.spaces]
    near = next(pos for pos in free if len(touched(game.table, [pos])) > 1)
    with pytest.raises(Refused) as refused:
        game.play("Ben", ("fort", near))
    assert refused.value.rule == "CV-172"
    assert fort_grade(game.table, near) == 3


def test_fort_next_to_a_city_state() -> None:
    t = core(2, ["12", "3", *[tile for tile in [*REST, "5"] if tile != "12"]])
    symbol = next(pos for pos, space in t.spaces.items() if space.symbol)
    assert all(fort_grade(t, pos) in {2, 3} for pos in around(symbol) if pos not in t.spaces)


def test_places_of_capital_tiles() -> None:
    t = core()
    assert capital_grade(t, footprint("A", 0, (-5, 2))) == 0
    assert capital_grade(t, footprint("A", 0, (-5, 1))) > 0
    assert sum(capital_grade(t, footprint(*way)) == 0 for way in candidates(t)) == 28


def test_other_capital_tiles_do_not_count() -> None:
    t = core()
    t.stack = [todo("begin", "Ann"), todo("capital", "Ben"), todo("capital", "Ann")]
    game = Referee(t)
    game.play("Ann", ("tile", "A", 0, (-5, 2)))
    bad = [way for way in candidates(t) if capital_grade(t, footprint(*way)) == 1]
    with pytest.raises(Refused) as refused:
        game.play("Ben", ("tile", *bad[0]))
    assert refused.value.rule == "CV-174"
    with pytest.raises(Refused) as refused:
        game.play("Ben", ("tile", "A", 0, (-5, 2)))
    assert refused.value.rule == "CV-395"


def test_capital_fallback() -> None:
    t = core()
    for pos in list(t.spaces):
        t.spaces[pos].core = False
    assert {capital_grade(t, footprint(*command[1:])) for command in ask_capital(t, todo("capital", "Ann"))} == {2}


@pytest.mark.parametrize(("players", "stack"), [(2, 14), (3, 14), (4, 12), (5, 12)])
def test_after_set_up(players: int, stack: int) -> None:
    game = Referee.new(["Ann", "Ben", "Cyd", "Dan", "Eve"][:players], seed=players)
    while game.asked in {"fort", "capital"}:
        ((who, options),) = game.owing().items()
        game.play(who, options[len(options) // 2])
    t = game.table
    assert len(t.stack_of_tiles) == stack
    assert sum(space.terrain == "fort" for space in t.spaces.values()) == players
    assert all(len(cities(t, who)) == 1 for who in t.order)
    assert not t.tokens
    assert t.section == 0
    for deck in t.decks.values():
        assert [WONDERS[name]["era"] for name in deck] == [*["ancient"] * 2, *["medieval"] * 2, *["modern"] * 3]
    assert len(t.unseen) == 8
    assert [len(card) for card in t.victory] == [1, 1, 2, 2, 2]


@pytest.mark.parametrize(("tile", "tokens"), [("7", 2), ("16", 6)])
def test_maturity_of_capitals(tile: str, tokens: int) -> None:
    t = core()
    places = lay(t, tile, "A", 0, (40, 40))
    t.spaces[places[0]].city = "Ann"
    land = [pos for pos in neighbours(t, places[0]) if t.spaces[pos].terrain != "water"]
    assert len(land) == tokens
    for pos in land:
        assert not mature(t, "Ann", places[0])
        place(t, "Ann", pos)
    assert mature(t, "Ann", places[0])
    new = next(pos for pos in around(places[0]) if pos in t.spaces)
    t.spaces[new].control, t.spaces[new].terrain = None, "hills"
    assert not mature(t, "Ann", places[0])


def test_tile_15_b() -> None:
    t = core()
    places = lay(t, "15", "B", 0, (40, 40))
    populate(t, "15", "B", places)
    assert t.barbarians["I"] == places[6]
    assert t.spaces[places[9]].state == "Kabul"
    assert t.spaces[places[4]].resource == "oil"


def test_empty_supply_leaves_the_symbol_bare() -> None:
    t = core()
    t.supply["oil"] = 0
    places = lay(t, "15", "B", 0, (40, 40))
    populate(t, "15", "B", places)
    assert t.spaces[places[4]].resource is None


def test_exploring() -> None:
    t = core()
    t.stack = [todo("begin", "Ann"), todo("capital", "Ben"), todo("capital", "Ann")]
    game = Referee(t)
    game.play("Ann", ("tile", "A", 0, (-5, 2)))
    with pytest.raises(Refused) as refused:
        check_explore(t, (0, 0))
    assert refused.value.rule == "CV-288"
    home = footprint("A", 0, (-5, 2))
    edge = next(pos for pos in home if ways(t, pos))
    check_explore(t, edge)
    bad = []
    for way in candidates(t):
        near = touched(t, footprint(*way))
        if edge not in near:
            bad.append((edge, way))
        if len(near) == 2 and set(home) & near:
            bad.append(((set(home) & near).pop(), way))
    for start, way in bad:
        with pytest.raises(Refused) as refused:
            check_lay(t, start, footprint(*way))
        assert refused.value.rule == "CV-291"


def test_forts_do_not_count_for_exploring() -> None:
    t = core()
    t.stack = [todo("begin", "Ann"), todo("capital", "Ben"), todo("capital", "Ann")]
    Referee(t).play("Ann", ("tile", "A", 0, (-5, 2)))
    home = set(footprint("A", 0, (-5, 2)))
    found = [
        (way, touched(t, footprint(*way)) & home) for way in candidates(t) if len(touched(t, footprint(*way))) == 3
    ]
    way, near = next(pair for pair in found if pair[1])
    places = footprint(*way)
    free = next(pos for place in places for pos in around(place) if pos not in t.spaces and pos not in places)
    t.spaces[free] = Space("fort-9", "fort")
    assert len(touched(t, places)) == 4
    with pytest.raises(Refused) as refused:
        check_lay(t, near.pop(), places)
    assert refused.value.rule == "CV-291"


def test_the_box_is_complete() -> None:
    assert len(TILES) == 21
    assert len(FACTS["leaders"]) == 18
    assert len(WONDERS) == 36
    assert len(FACTS["victory"]) == 12
    assert Counter(w["era"] for w in WONDERS.values()) == dict.fromkeys(ERAS, 12)
    assert set(MAP["core"]) == {"A", "B"}
