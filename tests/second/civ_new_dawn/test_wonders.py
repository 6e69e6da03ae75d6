"""World wonders and cities: rows D40 to D46, D103, D104, D127 of the checks."""

import pytest

from tests.second.civ_new_dawn.field import CALM, at_slot, do, give_token, give_wonder, start, table
from tests.second.civ_new_dawn.gains import gain_nature
from tests.second.civ_new_dawn.industry import cost
from tests.second.civ_new_dawn.pieces import empty, named, wonders
from tests.second.civ_new_dawn.state import DONE, Refused, Table

HOME = (-4, 0)


def offered(wonder: str, *resources: str, leader: str = "Rome") -> Table:
    """This wonder lies on top of its deck."""
    t = table((leader, "France"), CALM)
    for pile in (t.unseen, *t.decks.values()):
        if wonder in pile:
            pile.remove(wonder)
    t.decks["culture"].insert(0, wonder)
    for name in resources:
        t.supply[name] -= 1
        t.seats["Ann"].resources[name] += 1
    return t


def test_resources_pay_two() -> None:
    t = offered("Hanging Gardens", "marble", "diamond")
    at_slot(t, "Ann", "industry", 4)
    do(start(t), "Ann", ("resolve", "Pottery"), ("wonder", "Hanging Gardens"), ("pay", "marble"), ("pay", "diamond"))
    assert t.stack[-1].d["made"] == 8
    do(start(t), "Ann", ("build", HOME))
    assert wonders(t, "Ann") == ["Hanging Gardens"]
    assert t.supply["marble"] == 10


@pytest.mark.parametrize("tokens", [1, 2])
def test_oil_does_not_pay_for_hanging_gardens(tokens: int) -> None:
    t = offered("Hanging Gardens", "marble", "oil")
    at_slot(t, "Ann", "industry", 4).trade = tokens
    game = do(start(t), "Ann", ("resolve", "Pottery"))
    if tokens < 2:
        with pytest.raises(Refused) as refused:
            game.play("Ann", ("wonder", "Hanging Gardens"))
        assert refused.value.rule == "CV-106"
        return
    do(game, "Ann", ("wonder", "Hanging Gardens"), ("pay", "marble"), ("spend", "trade"), ("spend", "trade"))
    do(game, "Ann", ("build", HOME))
    assert t.supply["oil"] == 9


def test_nationalism_in_the_fifth_slot() -> None:
    t = offered("Stonehenge")
    at_slot(t, "Ann", "industry", 5, 3)
    do(start(t), "Ann", ("resolve", "Nationalism"), ("wonder", "Stonehenge"), ("build", HOME))
    assert wonders(t, "Ann") == ["Stonehenge"]


def test_reductions() -> None:
    t = offered("Colosseum", leader="Egypt")
    t.tokens["Colosseum"] = 1
    t.seats["Ann"].cards = [("Buenos Aires", "Buenos Aires")]
    assert cost(t, "Ann", "Colosseum") == 5
    for pos in ((-3, 0), (-4, 1), (-3, -1)):
        give_token(t, "Ann", pos)
    t.seats["Ann"].cards.append(("Brussels", "Brussels"))
    assert cost(t, "Ann", "Colosseum") == 4
    t.tokens["Colosseum"] = 9
    assert cost(t, "Ann", "Colosseum") == 0


def test_a_city_with_a_wonder_takes_no_second_one() -> None:
    t = offered("Stonehenge")
    give_wonder(t, HOME, "Oracle")
    at_slot(t, "Ann", "industry", 5, 3)
    game = do(start(t), "Ann", DONE, ("resolve", "Nationalism"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("wonder", "Stonehenge"))
    assert refused.value.rule == "CV-107"


def test_natural_wonder_pays_once_per_turn() -> None:
    t = offered("Colosseum")
    gain_nature(t, "Ann", "Mt. Everest")
    card = at_slot(t, "Ann", "industry", 5)
    card.trade = 2
    do(start(t), "Ann", ("resolve", "Pottery"), ("wonder", "Colosseum"), ("pay", "Mt. Everest"), ("spend", "trade"))
    assert ("pay", "Mt. Everest") not in start(t).owing()["Ann"]
    do(start(t), "Ann", ("spend", "trade"), ("build", HOME))
    assert t.seats["Ann"].nature == ["Mt. Everest"]


def test_craftsmanship_turns_the_dial_without_a_wonder() -> None:
    t = table(("Sumeria", "France"))
    do(start(t), "Ann", ("resolve", "Craftsmanship"), ("no wonder",))
    assert t.seats["Ann"].dial == 1


def test_city_on_an_abandoned_wonder() -> None:
    t = table()
    give_wonder(t, (-2, 0), "Oracle")
    assert not empty(t, (-2, 0))
    at_slot(t, "Ann", "industry", 5)
    do(start(t), "Ann", ("resolve", "Pottery"), ("city", (-2, 0)))
    assert wonders(t, "Ann") == ["Oracle"]


@pytest.mark.parametrize(
    ("pos", "rule"), [((-3, 0), "CV-025"), ((-1, 0), "CV-095"), ((-2, 0), "CV-096"), ((-2, -1), "CV-026")]
)
def test_where_no_city_is_built(pos: tuple[int, int], rule: str) -> None:
    t = table()
    t.spaces[-2, 0].terrain = "desert"
    t.spaces[-2, -1].resource = "oil"
    t.supply["oil"] -= 1
    at_slot(t, "Ann", "industry", 3)
    game = do(start(t), "Ann", ("resolve", "Pottery"))
    with pytest.raises(Refused) as refused:
        game.play("Ann", ("city", pos))
    assert refused.value.rule == rule
    assert named(t, "Ann", "Pottery").trade == 0
