"""Events, barbarians, districts, agendas: rows D70 to D87, D118, D119, D132 and X14 to X16 of the checks."""

import pytest

from tests.second.civ_new_dawn.data import DIAL
from tests.second.civ_new_dawn.districts import ABILITIES
from tests.second.civ_new_dawn.field import at_slot, do, give_city, give_token, row, start, table
from tests.second.civ_new_dawn.grid import around
from tests.second.civ_new_dawn.pieces import named
from tests.second.civ_new_dawn.referee import Referee
from tests.second.civ_new_dawn.state import DONE, Pos, Refused, Table, Task, push, settle, todo
from tests.second.civ_new_dawn.victory import winners

MID: Pos = (0, 0)
EAST = 2


def run(t: Table, *tasks: Task) -> None:
    push(t, *tasks)
    settle(t)


def raided(t: Table, letter: str = "A", way: int = EAST) -> None:
    run(t, todo("raid", "Ann", letter=letter, way=way))


def test_dial() -> None:
    t = table()
    game = start(t)
    seen = []
    first: set[str] = set()
    for _ in range(7):
        for who in ("Ann", "Ben"):
            game.play(who, ("resolve", named(t, who, "Irrigation").name))
            while game.asked not in {"choose", "government"}:
                game.play(who, DONE)
        while game.asked == "government":
            game.play(next(iter(game.owing())), DONE)
        seen.append(DIAL[t.section])
        if t.round == 4:
            first = {deck[0] for deck in t.decks.values()}
            assert set(t.tokens) == first
    assert seen == [*DIAL[1:], *DIAL[:2]]
    assert len(t.gone) == 4
    assert first == set(t.gone)
    assert not sum(t.tokens.values())
    assert t.supply["trade"] == 60


def test_reinforced_token_throws_the_barbarian_back() -> None:
    t = table()
    t.barbarians["A"] = (-1, 0)
    t.arrivals = ["A"]
    give_token(t, "Ben", MID, reinforced=True)
    raided(t)
    assert t.barbarians["A"] == (-1, 0)
    assert not t.spaces[MID].reinforced
    raided(t)
    assert t.barbarians["A"] == MID
    assert t.spaces[MID].control is None


def test_army_protects_a_city() -> None:
    t = table()
    t.barbarians["A"] = (-1, 0)
    give_city(t, "Ben", MID)
    t.seats["Ben"].figures["army-1"] = MID
    t.seats["Ben"].figures["caravan-1"] = MID
    raided(t)
    assert t.seats["Ben"].figures["army-1"] == t.seats["Ben"].figures["caravan-1"] == "card"
    assert t.spaces[MID].city == "Ben"
    assert t.barbarians["A"] == (-1, 0)


@pytest.mark.parametrize(("army", "left"), [(True, 3), (False, 1)])
def test_capital(army: bool, left: int) -> None:
    t = table()
    t.barbarians["A"] = (3, 0)
    card = named(t, "Ben", "Pottery")
    card.trade = 3
    t.supply["trade"] -= 3
    if army:
        t.seats["Ben"].figures["army-1"] = (4, 0)
    raided(t)
    assert card.trade == left
    assert t.barbarians["A"] == (3, 0)


def test_edge_and_water() -> None:
    t = table()
    t.barbarians["A"] = (4, -1)
    t.spaces[3, -1].terrain = t.spaces[2, -1].terrain = "water"
    raided(t)
    assert t.barbarians["A"] == (1, -1)
    raided(t, way=4)
    assert t.barbarians["A"] == (0, 0)


def test_dispersal() -> None:
    t = table()
    t.barbarians = {"A": MID, "B": MID}
    t.arrivals = ["B", "A"]
    t.chance.rolls = [5]
    run(t, todo("disperse", "Ann", rolls=0))
    assert t.barbarians == {"A": (-1, 0), "B": MID}


def test_spawn() -> None:
    t = table()
    t.barbarians = {"A": None, "B": None}
    t.spaces[MID].spawn, t.spaces[1, 0].spawn = "A", "B"
    give_token(t, "Ben", MID)
    t.seats["Ben"].figures["army-1"] = MID
    t.seats["Ben"].figures["caravan-1"] = (1, 0)
    run(t, todo("spawn", "Ann"))
    assert t.barbarians == {"A": None, "B": (1, 0)}
    assert t.seats["Ben"].figures["army-1"] == MID
    assert t.seats["Ben"].figures["caravan-1"] == "card"


def district(t: Table, name: str, pos: Pos = MID, who: str = "Ann") -> None:
    t.seats[who].districts.remove(name)
    t.spaces[pos].control, t.spaces[pos].district = who, name


def test_campus() -> None:
    t = table()
    district(t, "Campus")
    for pos in (MID, *around(MID)[:3]):
        t.spaces[pos].terrain = "mountains"
    for pos in around(MID)[:2]:
        give_token(t, "Ann", pos)
    named(t, "Ann", "Astrology").trade = 1
    assert ABILITIES["Campus"](t, "Ann", MID) == [("science", 3)]
    t.spaces[around(MID)[0]].terrain = "nature"
    assert ABILITIES["Campus"](t, "Ann", MID) == [("science", 3)]
    run(t, todo("one district", "Ann", name="Campus"))
    assert named(t, "Ann", "Astrology").trade == 3


def test_industrial_zone_needs_three_tokens() -> None:
    t = table()
    district(t, "Industrial Zone")
    card = named(t, "Ann", "Pottery")
    card.trade = 2
    assert not [c for c in ABILITIES["Industrial Zone"](t, "Ann", MID) if c[0] == "city"]
    card.trade = 3
    t.supply["trade"] -= 3
    game = start(t)
    run(t, todo("one district", "Ann", name="Industrial Zone"))
    game.play("Ann", ("city", (2, 0)))
    assert t.spaces[2, 0].city == "Ann"
    assert card.trade == 0


def test_encampment_reaches_across_water_and_into_cities() -> None:
    t = table()
    district(t, "Encampment")
    t.spaces[1, 0].terrain = "water"
    t.barbarians["A"] = (2, 0)
    give_city(t, "Ben", (-2, 0))
    t.seats["Ben"].figures["army-1"] = (-2, 0)
    t.seats["Ann"].cards = [("Ben", "Embassy")]
    options = ABILITIES["Encampment"](t, "Ann", MID)
    assert {("defeat", "A"), ("defeat", "Ben", "army-1"), ("reinforce", MID)} <= set(options)
    game = start(t)
    run(t, todo("one district", "Ann", name="Encampment"))
    game.play("Ann", ("defeat", "Ben", "army-1"))
    assert t.seats["Ben"].figures["army-1"] == "card"
    assert t.seats["Ann"].cards == [("Ben", "Embassy")]


def test_district_replaces_a_token_only_next_to_a_city() -> None:
    t = table()
    give_token(t, "Ann", MID, reinforced=True)
    give_token(t, "Ann", (-3, 0), reinforced=True)
    game = do(start(t), "Ann", ("resolve", "Irrigation"), ("district",))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("district", "Campus", MID))
    assert refused.value.rule == "CV-406"
    game.play("Ann", ("district", "Campus", (-3, 0)))
    assert not t.spaces[-3, 0].reinforced
    assert t.seats["Ann"].control == 33


def test_tokens_reinforce_after_the_district() -> None:
    t = table()
    named(t, "Ann", "Irrigation").trade = 2
    t.supply["trade"] -= 2
    game = do(start(t), "Ann", ("resolve", "Irrigation"), ("district",), ("district", "Campus", (-3, 0)))
    game.play("Ann", ("spend", "trade"))
    assert t.spaces[-3, 0].reinforced
    assert game.owing().keys() == {"Ben"}


def test_sanitation_reinforces_without_a_district() -> None:
    t = table()
    at_slot(t, "Ann", "growth", 0, 3)
    for pos in around((-4, 0)):
        if pos in t.spaces:
            t.spaces[pos].terrain = "water"
    give_token(t, "Ann", MID)
    do(start(t), "Ann", ("resolve", "Sanitation"), ("reinforce", MID))
    assert t.spaces[MID].reinforced


def test_forts() -> None:
    t = table()
    game = start(t)
    for pos in (MID, (2, 0)):
        t.spaces[pos].terrain = "fort"
        give_city(t, "Ann", pos)
        settle(t)
    assert set(t.seats["Ann"].marks.values()) == {"Fortified", "Expeditionary"}
    t.spaces[MID].city = None
    settle(t)
    assert set(t.seats["Ann"].marks.values()) == {"Fortified"}
    assert t.seats["Ann"].control == 33
    assert not game.over


def test_more_marks_win() -> None:
    t = table()
    t.seats["Ann"].marks = dict.fromkeys(range(4), "x")
    t.seats["Ben"].marks = dict.fromkeys(range(5), "x")
    t.over = True
    assert winners(t) == ["Ben"]


def test_limit() -> None:
    t = table(("Rome", "France", "Egypt"))
    t.over = t.by_limit = True
    for who, marks, number in (("Ann", 3, 1), ("Ben", 3, 2), ("Cyd", 2, 4)):
        t.seats[who].marks = dict.fromkeys(range(marks), "x")
        for index in range(number):
            give_city(t, who, (index - 2, t.order.index(who) - 2))
            t.spaces[index - 2, t.order.index(who) - 2].wonder = ["Oracle", "Petra", "Alhambra", "Big Ben"][index]
    assert winners(t) == ["Ben"]


def test_handicap() -> None:
    game = Referee.new(["Ann", "Ben"], handicap={"Ben": 8})
    assert [card.trade for card in game.table.seats["Ben"].row] == [2, 2, 1, 1, 1, 1]


def test_government_lies_on_a_card_in_a_first_slot() -> None:
    t = table()
    row(t, "Ann", "Early Empire", "Irrigation", "Astrology", "Foreign Trade", "Masonry", "Pottery")
    game = start(t)
    run(t, todo("government", "Ann"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("government", "Astrology"))
    assert refused.value.rule == "CV-301"
    game.play("Ann", ("government", "Early Empire"))
    assert named(t, "Ann", "Early Empire").government
