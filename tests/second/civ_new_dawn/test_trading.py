"""Caravans, diplomacy cards and culture: rows D95 to D97, D109, D115, D130, D131, D134 of the checks."""

import pytest

from tests.second.civ_new_dawn.field import at_slot, do, give_city, give_token, give_wonder, row, start, table
from tests.second.civ_new_dawn.pieces import cities, named
from tests.second.civ_new_dawn.state import DONE, Pos, Refused

MID: Pos = (-2, 0)


def test_wheel_at_a_city_state() -> None:
    t = table(("Egypt", "France"))
    t.spaces[MID].state = "Geneva"
    game = do(start(t), "Ann", ("resolve", "Wheel"), ("move", "caravan-1", (-4, 0)), ("step", (-3, 0)), ("step", MID))
    do(game, "Ann", ("take", "Geneva", "Geneva"), ("gain", "oil"))
    assert named(t, "Ann", "Astrology").trade == 2
    assert t.seats["Ann"].cards == [("Geneva", "Geneva")]
    assert t.seats["Ann"].resources["oil"] == 1
    assert t.seats["Ann"].figures["caravan-1"] == "card"


def test_two_caravans_to_one_city_state() -> None:
    t = table()
    row(t, "Ann", "Currency", "Irrigation", "Astrology", "Masonry", "Early Empire", "Pottery")
    t.spaces[MID].state = "Geneva"
    t.barbarians["A"] = MID
    game = do(start(t), "Ann", ("resolve", "Currency"), ("move", "caravan-1", (-4, 0)), ("step", (-3, 0)))
    do(game, "Ann", ("step", MID), ("take", "Geneva", "Geneva"))
    assert t.barbarians["A"] is None
    assert named(t, "Ann", "Astrology").trade == 2
    do(game, "Ann", ("move", "caravan-2", (-4, 0)), ("step", (-3, 0)))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("step", MID))
    assert refused.value.rule == "CV-366"


@pytest.mark.parametrize(("what", "rule"), [("barbarian", "CV-080"), ("hills", "CV-079"), ("water", "CV-079")])
def test_where_no_caravan_goes(what: str, rule: str) -> None:
    t = table()
    at_slot(t, "Ann", "economy", 0)
    if what == "barbarian":
        t.barbarians["A"] = (-3, 0)
    else:
        t.spaces[-3, 0].terrain = what
    game = do(start(t), "Ann", ("resolve", "Foreign Trade"), ("move", "caravan-1", (-4, 0)))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("step", (-3, 0)))
    assert refused.value.rule == rule


def test_a_token_adds_a_step_and_a_caravan_may_explore_from_its_city() -> None:
    t = table()
    t.stack_of_tiles = ["2"]
    t.laid["1"] = ("A", 0, (0, 0))
    named(t, "Ann", "Foreign Trade").trade = 1
    game = do(start(t), "Ann", ("resolve", "Foreign Trade"), ("move", "caravan-1", (-4, 0)))
    assert ("explore",) in game.owing()["Ann"]
    do(game, "Ann", ("step", (-3, 0)), ("step", (-2, 0)), ("step", (-1, 0)))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("step", (0, 0)))
    assert refused.value.rule == "CV-076"
    do(game, "Ann", ("spend", "trade"), ("step", (0, 0)))
    assert t.seats["Ann"].figures["caravan-1"] == (0, 0)


def test_failed_exploration() -> None:
    t = table()
    t.stack_of_tiles = ["2", "4"]
    t.spaces[-4, 0].tile = "7"
    t.laid["7"] = ("A", 0, (0, 0))
    for pos in t.spaces:
        if pos not in {(-4, 0), (-3, 0)}:
            t.spaces[pos].tile = "water"
    game = do(start(t), "Ann", ("resolve", "Foreign Trade"), ("move", "caravan-1", (-4, 0)), ("explore",))
    assert t.stack_of_tiles == ["4", "2"]
    assert t.stack[-1].d["used"] == 1
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("explore",))
    assert refused.value.rule == "CV-296"


def test_mass_media_spares_spaces_with_an_army() -> None:
    t = table()
    at_slot(t, "Ann", "culture", 0, 4)
    give_token(t, "Ben", MID)
    t.seats["Ben"].figures["army-1"] = MID
    game = do(start(t), "Ann", ("resolve", "Mass Media"), DONE)
    assert game.owing().keys() == {"Ben"}
    assert t.spaces[MID].control == "Ben"


def test_grand_tour() -> None:
    t = table(("France", "Rome"))
    give_wonder(t, (-4, 0), "Oracle")
    give_city(t, "Ann", (0, 0), "Big Ben")
    game = do(start(t), "Ann", DONE, ("resolve", "Early Empire"))
    for _ in range(5):
        game.play("Ann", next(command for command in game.owing()["Ann"] if command[0] == "place"))
    assert game.owing().keys() == {"Ben"}


@pytest.mark.parametrize("unused", [0, 2])
def test_stonehenge_uses_unused_tokens_only(unused: int) -> None:
    t = table()
    give_wonder(t, (-4, 0), "Stonehenge")
    give_token(t, "Ann", (0, 0))
    t.seats["Ann"].control = unused
    t.spaces[-3, 0].terrain = t.spaces[-2, 0].terrain = "hills"
    at_slot(t, "Ann", "culture", 2)
    place = ("place", (-3, 0)) if unused else ("place", (-3, 0), (0, 0))
    game = do(start(t), "Ann", ("resolve", "Early Empire"), place)
    assert (game.asked == "chain") == bool(unused)
    if unused:
        game.play("Ann", ("place", (-2, 0)))
        assert t.spaces[-2, 0].control == "Ann"


@pytest.mark.parametrize(
    ("pos", "rule"), [((-1, 0), "CV-057"), ((-3, 0), "CV-060"), ((-4, 1), "CV-059"), ((-3, -1), "CV-058")]
)
def test_where_no_token_is_placed(pos: Pos, rule: str) -> None:
    t = table()
    t.seats["Ben"].figures["army-1"] = (-3, 0)
    t.barbarians["A"] = (-4, 1)
    t.spaces[-3, -1].terrain = "mountains"
    named(t, "Ann", "Early Empire").trade = 1
    game = do(start(t), "Ann", ("resolve", "Early Empire"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("place", pos))
    assert refused.value.rule == rule
    with pytest.raises(Refused) as refused:
        game.play("Ben", DONE)
    assert refused.value.rule == "CV-036"


def test_antananarivo_is_a_city_of_its_card_holder_in_the_own_turn() -> None:
    t = table()
    t.spaces[MID].state = "Antananarivo"
    t.seats["Ann"].cards = [("Antananarivo", "Antananarivo")]
    at_slot(t, "Ann", "military", 5)
    game = start(t)
    assert set(cities(t, "Ann")) == {(-4, 0), MID}
    do(game, "Ann", ("resolve", "Masonry"), ("move", "army-1", (-4, 0)), ("step", (-3, 0)), ("step", MID))
    with pytest.raises(Refused) as refused:
        game.play("Ann", DONE)
    assert refused.value.rule == "CV-246"
    game.play("Ann", ("step", (-1, 0)))
    assert t.seats["Ann"].figures["army-1"] == (-1, 0)
    assert game.owing().keys() == {"Ben"}
    assert set(cities(t, "Ann")) == {(-4, 0)}


def test_trading_with_a_rival() -> None:
    t = table()
    give_city(t, "Ben", MID)
    t.seats["Ann"].cards = [("Ben", "Embassy")]
    game = do(start(t), "Ann", ("resolve", "Foreign Trade"), ("move", "caravan-1", (-4, 0)), ("step", (-3, 0)))
    do(game, "Ann", ("step", MID), ("trade", "Pottery"), ("trade", "Masonry"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("take", "Ben", "Joint War"))
    assert refused.value.rule == "CV-089"
    game.play("Ann", ("take", "Ben", "Joint War", "Embassy"))
    assert t.seats["Ann"].cards == [("Ben", "Joint War")]
