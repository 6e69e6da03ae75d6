"""Sections 6.4 and 6.5: the shipping track and the exchange track."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.terra_mystica.glance import points, stock
from tests.rules.terra_mystica.table import Table, told

WITH_SHIPPING = (
    "nomads halflings cultists alchemists darklings swarmlings auren witches engineers giants chaos-magicians "
    "ice-maidens yetis dragonlords acolytes shapeshifters"
).split()
WITH_EXCHANGE = (
    "nomads cultists alchemists mermaids swarmlings auren witches dwarves engineers giants chaos-magicians"
).split()


def lone(faction: str, **options: Any) -> Table:
    """The faction on E2, its opponent far away and done for this round."""
    other = "witches" if faction != "witches" else "nomads"
    table = Table(faction, other, **options).put(0, "dwelling", "E2").stock(0, coins=50, workers=20, priests=0)
    table.mats[0].priests = table.mats[0].priest_limit
    table.mats[1].passed = True
    table.game.passers = [1]
    return table.forget()


@pytest.mark.rule("TM-086")
@pytest.mark.parametrize("faction", WITH_SHIPPING)
def test_a_priest_and_four_coins_raise_shipping_for_two_three_and_four_points(faction: str) -> None:
    table = lone(faction).stock(0, priests=3)
    got = []
    for _ in range(3):
        before = points(table)
        table.play("advance shipping", "done")
        got.append(points(table) - before)
    assert (got, table.mats[0].shipping, stock(table)) == ([2, 3, 4], 3, (38, 20, 0))


@pytest.mark.rule("TM-086", "TM-163")
def test_mermaids_go_from_one_to_five_for_two_to_five_points() -> None:
    table = lone("mermaids").stock(0, priests=4)
    assert table.mats[0].shipping == 1
    got = []
    for _ in range(4):
        before = points(table)
        table.play("advance shipping", "done")
        got.append(points(table) - before)
    assert (got, table.mats[0].shipping) == ([2, 3, 4, 5], 5)


@pytest.mark.breach("TM-086")
def test_no_shipping_without_a_priest_or_for_three_coins() -> None:
    table = lone("witches").stock(0, coins=3)
    needs = {"deed": "track-shipping", "need": 4, "have": 3}
    assert told(table.refusal("advance shipping"), "TM-086", "lacks-coins", needs)
    table.stock(0, coins=4, priests=0)
    needs = {"deed": "track-shipping", "need": 1, "have": 0}
    assert told(table.refusal("advance shipping"), "TM-086", "lacks-priests", needs)


@pytest.mark.rule("TM-087")
def test_the_tracks_end_at_three_at_five_and_at_one() -> None:
    for faction, most in (("witches", 3), ("mermaids", 5), ("riverwalkers", 1)):
        table = lone(faction)
        while "advance shipping" in table.stock(0, priests=1).legal():
            table.play("advance shipping", "done")
        assert table.mats[0].shipping == most


@pytest.mark.breach("TM-087")
@pytest.mark.parametrize(
    ("faction", "shipping"), [("witches", 3), ("mermaids", 5), ("riverwalkers", 1), ("fakirs", 0), ("dwarves", 0)]
)
def test_nobody_goes_further_and_fakirs_and_dwarves_not_at_all(faction: str, shipping: int) -> None:
    table = lone(faction)
    table.mats[0].shipping = shipping
    names = {"track": "track-shipping"}
    assert told(table.forget().refusal("advance shipping"), "TM-087", "track-end", names)


def about_to_found(faction: str) -> Table:
    """One dwelling short of a town on E2, D2, E3; mini-expansion tile 7 is +1 shipping."""
    table = lone(faction, mini_towns=True).put(0, "trading-post", "E3").put(0, "temple", "D2", "F2")
    return table.stock(0, workers=20)


@pytest.mark.rule("TM-088")
@pytest.mark.parametrize(("faction", "shipping", "worth"), [("giants", 0, 2), ("giants", 2, 4), ("mermaids", 4, 5)])
def test_a_free_step_pays_as_a_bought_one(faction: str, shipping: int, worth: int) -> None:
    table = about_to_found(faction)
    table.mats[0].shipping = shipping
    table.forget().play("upgrade E2 trading-post", "take town-7")
    assert (table.mats[0].shipping, table.source(0, "shipping-step")) == (shipping + 1, worth)


@pytest.mark.breach("TM-088")
@pytest.mark.parametrize(("faction", "shipping"), [("giants", 3), ("mermaids", 5), ("riverwalkers", 1)])
def test_at_the_end_of_the_track_a_free_step_brings_nothing(faction: str, shipping: int) -> None:
    table = about_to_found(faction)
    table.mats[0].shipping = shipping
    table.forget().play("upgrade E2 trading-post", "take town-7")
    assert (table.mats[0].shipping, table.source(0, "shipping-step")) == (shipping, 0)


@pytest.mark.rule("TM-089")
@pytest.mark.parametrize(
    ("faction", "workers", "coins"),
    [*[(name, 2, 5) for name in WITH_EXCHANGE], ("halflings", 2, 1), ("ice-maidens", 1, 5), ("yetis", 1, 5)],
)
def test_the_exchange_track_lowers_the_price_of_a_spade_for_six_points(faction: str, workers: int, coins: int) -> None:
    table = lone(faction).stock(0, coins=coins, workers=workers, priests=1).bowls(0, 0, 0, 0)
    table.play("advance exchange")
    assert (points(table), stock(table), table.mats[0].exchange) == (26, (0, 0, 0), 1)
    table.stock(0, coins=coins, workers=workers, priests=1).turn(0)
    table.play("advance exchange")
    assert (points(table), stock(table), table.mats[0].exchange) == (32, (0, 0, 0), 2)


@pytest.mark.rule("TM-089")
def test_a_spade_for_two_workers_then_for_one() -> None:
    table = lone("witches").stock(0, priests=2)
    table.play("advance exchange", "done")
    before = table.mats[0].workers
    table.play("transform D2 forest", "done")
    assert before - table.mats[0].workers == 2
    table.play("advance exchange", "done")
    before = table.mats[0].workers
    table.play("transform F1 forest")
    assert before - table.mats[0].workers == 1


@pytest.mark.breach("TM-089")
@pytest.mark.parametrize(("faction", "workers", "coins"), [("witches", 2, 5), ("halflings", 2, 1), ("yetis", 1, 5)])
def test_no_step_for_less(faction: str, workers: int, coins: int) -> None:
    table = lone(faction).stock(0, coins=coins - 1, workers=workers, priests=1)
    needs = {"deed": "track-exchange", "need": coins, "have": coins - 1}
    assert told(table.refusal("advance exchange"), "TM-089", "lacks-coins", needs)
    table.stock(0, coins=coins, workers=workers - 1)
    needs = {"deed": "track-exchange", "need": workers, "have": workers - 1}
    assert told(table.refusal("advance exchange"), "TM-089", "lacks-workers", needs)
    table.stock(0, workers=workers, priests=0)
    needs = {"deed": "track-exchange", "need": 1, "have": 0}
    assert told(table.refusal("advance exchange"), "TM-089", "lacks-priests", needs)


@pytest.mark.rule("TM-090")
@pytest.mark.parametrize(("faction", "steps"), [("witches", 2), ("dwarves", 2), ("yetis", 2), ("fakirs", 1)])
def test_two_steps_exist_one_for_fakirs(faction: str, steps: int) -> None:
    table = lone(faction)
    while "advance exchange" in table.stock(0, priests=1).legal():
        table.play("advance exchange", "done")
    assert table.mats[0].exchange == steps


@pytest.mark.breach("TM-090")
@pytest.mark.parametrize(
    ("faction", "steps"),
    [
        ("witches", 2),
        ("fakirs", 1),
        ("darklings", 0),
        ("dragonlords", 0),
        ("acolytes", 0),
        ("shapeshifters", 0),
        ("riverwalkers", 0),
    ],
)
def test_no_step_beyond_and_none_at_all_for_those_without_a_track(faction: str, steps: int) -> None:
    table = lone(faction)
    table.mats[0].exchange = steps
    names = {"track": "track-exchange"}
    assert told(table.forget().refusal("advance exchange"), "TM-090", "track-end", names)
