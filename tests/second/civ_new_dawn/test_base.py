"""The base game alone: rows D140 to D142 and D144 to D150 of the checks, and its wars."""

import itertools

import pytest

from tests.second.civ_new_dawn.data import BASE, BASE_DIAL, MAP, WONDERS
from tests.second.civ_new_dawn.field import at_slot, base_table, do, give_city, give_token, give_wonder, names, start
from tests.second.civ_new_dawn.grid import around, footprint
from tests.second.civ_new_dawn.pieces import mature, named
from tests.second.civ_new_dawn.random_play import check_laws
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import DONE, Pos, Refused
from tests.second.civ_new_dawn.turns import reachable

MID: Pos = (-2, 0)


@pytest.mark.parametrize("side", ["A", "B"])
def test_core(side: str) -> None:
    tiles = [set(footprint(side, rot, (q, r))) for q, r, rot in MAP["core_base"][side]]
    core = set().union(*tiles)
    assert len(core) == 40
    outside = {near for pos in core for near in around(pos)} - core
    assert len(outside) == 42
    assert sum(len(core.intersection(around(pos))) >= 2 for pos in outside) == 30
    for before, after in itertools.pairwise(tiles):
        assert len({near for pos in after for near in around(pos)} & before) == 2


@pytest.mark.parametrize(("number", "laid", "deck"), [(2, 10, 4), (3, 13, 5), (4, 16, 6)])
def test_set_up(number: int, laid: int, deck: int) -> None:
    players = ["Ann", "Ben", "Cyd", "Dan"][:number]
    game = Referee.new(players, {"base"}, seed=number)
    order = []
    while game.asked == "tile":
        ((who, options),) = game.owing().items()
        order.append(who)
        game.play(who, options[len(options) // 2])
    t = game.table
    check_laws(t)
    assert order == players * 3
    assert len(t.laid) == laid
    assert len(t.box_tiles) == 16 - laid
    assert sum(space.capital for space in t.spaces.values()) == number
    assert {len(pile) for pile in t.decks.values()} == {deck}
    assert t.supply["trade"] == 34
    on_map = sum(space.resource == "oil" for space in t.spaces.values())
    assert t.supply["oil"] == 8 - on_map
    assert len(t.victory) == 3
    assert game.owing() == {"Ann": [("resolve", name) for name in names(t, "Ann")]}
    assert len(names(t, "Ann")) == 5
    assert sorted(t.seats["Ann"].figures) == ["caravan-1", "caravan-2", "caravan-3"]


def test_given_set_up() -> None:
    given = {
        "leaders": ["Rome", "Egypt"],
        "capitals": ["7", "9"],
        "core": ["1", "6", "2", "12"],
        "hands": [["3", "5"], ["8", "10"]],
        "side": "B",
        "culture": ["Stonehenge", "Taj Mahal", "Eiffel Tower", "Sydney Opera House"],
        "victory": ["Civilized", "Explorer", "Technophile (base)"],
    }
    game = Referee.new(["Ann", "Ben"], {"base"}, given=given)
    assert {command[1] for command in game.owing()["Ann"]} == {"7"}
    while game.asked == "tile":
        ((who, options),) = game.owing().items()
        game.play(who, options[-1])
    assert set(game.table.laid) == {"7", "9", "1", "6", "2", "12", "3", "5", "8", "10"}
    assert game.stocks()["offer"]["culture"] == "Stonehenge"
    assert len(game.table.victory) == 3


def test_a_tile_touches_the_core() -> None:
    game = Referee.new(["Ann", "Ben"], {"base"}, seed=1)
    way = game.owing()["Ann"][0]
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("tile", way[1], "A", 0, (40, 40)))
    assert refused.value.rule == "CV-484"
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("tile", game.table.hands["Ann"][0], *way[2:]))
    assert refused.value.rule == "CV-484"


def test_too_many_players() -> None:
    with pytest.raises(Refused):
        Referee.new(["Ann", "Ben", "Cyd", "Dan", "Eve"], {"base"})


def test_dial_and_victory_after_it() -> None:
    t = base_table()
    game = start(t)
    seen = []
    for number in range(1, 8):
        if number == 7:
            t.seats["Ann"].marks = dict(enumerate(("Civilized", "Explorer", "Populous")))
        for who in ("Ann", "Ben"):
            do(game, who, ("resolve", "Pottery"))
            while game.asked == "industry":
                game.play(who, DONE)
        seen.append(BASE_DIAL[t.section])
        assert game.over == (number == 7)
    assert seen == [*BASE_DIAL[1:], *BASE_DIAL[:3]]
    assert game.winners() == ["Ann"]


def test_trade_symbol() -> None:
    t = base_table()
    for pos in around((-4, 0)):
        if pos in t.spaces:
            give_token(t, "Ann", pos)
    t.section = 2
    game = start(t)
    for who in ("Ann", "Ben"):
        do(game, who, ("resolve", "Pottery"), DONE)
    do(game, "Ann", ("trade", "Masonry"))
    assert named(t, "Ann", "Masonry").trade == 1
    assert t.round == 2


@pytest.mark.parametrize(("index", "slot"), [(0, 3), (1, 3), (3, 4)])
def test_machu_picchu(index: int, slot: int) -> None:
    t = base_table()
    give_wonder(t, (-4, 0), "Machu Picchu")
    card = at_slot(t, "Ann", "culture", index)
    assert [t.slots[way] for way in reachable(t, "Ann", card, index)] == [slot]


def test_open_borders_names_control_tokens_only() -> None:
    t = base_table()
    give_city(t, "Ann", MID)
    for pos in around(MID)[:5]:
        give_token(t, "Ann", pos)
    t.seats["Ann"].cards = [("Ben", "Open Borders")]
    last = around(MID)[5]
    give_token(t, "Ben", last)
    assert mature(t, "Ann", MID)
    t.spaces[last].control = None
    give_city(t, "Ben", last)
    assert not mature(t, "Ann", MID)


def test_animal_husbandry_builds_beside_a_caravan() -> None:
    t = base_table()
    t.seats["Ann"].figures["caravan-1"] = (2, 0)
    at_slot(t, "Ann", "industry", 2, 2)
    t.spaces[1, 0].terrain = "mountains"
    game = do(start(t), "Ann", ("resolve", "Animal Husbandry"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("city", (1, 0)))
    assert refused.value.rule == "CV-096"
    do(game, "Ann", ("city", (2, -1)))
    assert t.spaces[2, -1].city == "Ann"
    assert t.seats["Ann"].figures["caravan-1"] == (2, 0)


def test_base_wonders_and_cards() -> None:
    assert len(BASE["wonders"]) == 24
    printed = {name: WONDERS[name] for name in ("Machu Picchu", "Pentagon")}
    assert printed["Machu Picchu"]["cost"] == 10
    assert printed["Pentagon"]["resources"] == ["oil", "diamond"]
    t = base_table()
    assert len(t.seats["Ann"].deck) == 15
    t.seats["Ann"].dial = 22
    at_slot(t, "Ann", "science", 4)
    t.victory = [["Technophile (base)", "Scholarly (base)"]]
    do(start(t), "Ann", ("resolve", "Astrology"), DONE)
    assert t.seats["Ann"].dial == 17
    assert t.seats["Ann"].marks == {0: "Technophile (base)"}
