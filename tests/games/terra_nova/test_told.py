"""Prices, incomes and points told to players are those that the rules charge and pay."""

from __future__ import annotations

import pytest

from ecumene.core.ledger import LANGUAGES
from ecumene.draw.panel import Sight
from ecumene.games.terra_nova import as_text
from ecumene.games.terra_nova.face import FACE
from ecumene.games.terra_nova.game import TerraNova
from ecumene.text import Words
from tests.games.test_old_records import RECORDS, read
from tests.rules.terra_nova.refusals import told
from tests.rules.terra_nova.table import Table, drained, of_kind

ENGLISH, POLISH = [Words(language, FACE.package) for language in LANGUAGES]


def explained(game: TerraNova, thing: str, seat: int | None = 0, words: Words = ENGLISH) -> str:
    view = game.view(seat)
    assert isinstance(view, TerraNova)
    found = FACE.explain(view, thing, words)
    assert found is not None
    return " ".join([found.title, *found.lines])


@pytest.mark.parametrize("palace", [False, True])
def test_the_price_list_is_that_of_whoever_reads_it(palace: bool) -> None:
    table = Table("sand-cats", "golems").put(0, "house", "C4", "I2").put(1, "house", "C3")
    if palace:
        table.put(0, "palace-left", "G10")
    beside, alone = (5, 7) if palace else (7, 10)
    assert f"factory {beside} next to a building of another faction and {alone} otherwise" in explained(
        table.game, "prices"
    )
    assert "factory 7 next to" in explained(table.game, "prices", 1)
    assert "factory 7 next to" in explained(table.game, "prices", None)
    view = table.game.view(0)
    assert isinstance(view, TerraNova)
    drawn = "".join(panel.svg for panel in FACE.panels(view, Sight(ENGLISH, 0)))
    assert f"{alone} / {beside}" in drawn
    for cell, price in (("C4", beside), ("I2", alone)):
        before = table.game.copy()
        before.play(0, before.parse(0, f"upgrade {cell} factory"))
        assert table.mats[0].coins - before.mats[0].coins == price
        assert f"{price} coins" in as_text.move(view, 0, table.game.parse(0, f"upgrade {cell} factory"), ENGLISH)


@pytest.mark.parametrize("palace", [False, True])
def test_the_wheel_asks_for_as_many_spades_as_the_rules(palace: bool) -> None:
    table = Table("golems", "fairies").put(0, "house", "C4")
    if palace:
        table.put(0, "palace-left", "I2")
    two = "to the one after it two"
    assert (two in explained(table.game, "wheel")) == (not palace)
    assert two in explained(table.game, "wheel", 1)
    assert ("każdy inny teren" in explained(table.game, "wheel", 0, POLISH).lower()) == palace
    most = max(table.game.spades(0, cell) for cell in range(table.game.land.land_size))
    assert most == (1 if palace else 2)


@pytest.mark.parametrize(("round", "again"), [(1, True), (4, True), (5, False)])
def test_used_actions_are_open_again_only_if_a_round_follows(round: int, again: bool) -> None:
    table = Table("water-sprites", "golems", round=round).put(0, "palace-left", "D2").put(0, "house", "B1")
    table.play("power 7-coins", "pass bonus-C", "end")
    table.turn(0)
    refusal = table.refusal("power 7-coins")
    assert told(refusal, "TN-181", "action-used", last=int(not again))
    assert ("in the next one" in ENGLISH.refusal(refusal)) == again
    assert ("W następnej" in POLISH.refusal(refusal)) == again
    assert ("in the next one" in explained(table.game, "power-7-coins")) == again
    table.mats[0].palace_used = True
    table.forget()
    assert ("in the next one" in ENGLISH.refusal(table.refusal("special palace"))) == again


def test_the_income_to_come_is_told_as_it_will_be_paid() -> None:
    table = drained("golems", "fairies").bonus(0, "B").put(0, "house", "A1")
    assert "Next income: 5 coins, 0 power" in explained(table.game, "income-0")
    assert dict(FACE.stock(table.game, 0))["coin-income"] == 5
    table.play("pass C")
    assert "Next income: 5 coins, 3 power" in explained(table.game, "income-0")
    paid = of_kind(table.play("pass F"), "income", 0)[0].data
    assert (paid["coins"], paid["power"]) == (5, 3)
    last = drained("golems", "fairies", round=5)
    assert "this is the last round" in explained(last.game, "income-0")
    assert "ostatnia runda" in explained(last.game, "income-0", 0, POLISH)
    assert "coin-income" not in dict(FACE.stock(last.game, 0))
    assert not any("income" in line.lower() for line in as_text.table(last.game, ENGLISH) if line.startswith("  Next"))


def test_rows_are_told_place_by_place() -> None:
    game = Table("water-sprites", "golems").game
    assert "3 coins · 3 coins · 3 coins · nothing · 2 power · 1 coin · 1 power · nothing" in explained(game, "houses-0")
    assert "2 coins and 1 power · 3 coins and 1 power" in explained(game, "factories-0")
    assert "3 monety · 3 monety · 3 monety · nic · 2 mocy" in explained(game, "houses-0", 0, POLISH)


@pytest.mark.parametrize("tile", ["factory", "sailing", "palace"])
def test_points_told_with_a_move_are_those_it_scores(tile: str) -> None:
    inventors = Table("inventors", "golems", tile=tile).put(0, "palace-left", "A1").bowls(0, 0, 0, 8)
    seafarers = Table("seafarers", "golems", tile=tile).put(0, "factory", "B1")
    druids = Table("druids", "golems", tile=tile).put(0, "palace-right", "A2").put(0, "house", "H1")
    for table, text in (
        (inventors, "invent A2"),
        (seafarers, "upgrade B1 palace-left"),
        (seafarers, "sail"),
        (druids, "upgrade H1 factory"),
    ):
        said = as_text.move(table.game, 0, table.game.parse(0, text), ENGLISH)
        before = table.points(0)
        table.play(text)
        points = table.points(0) - before
        assert (f"+{points} point" in said) == (points > 0), said


def test_the_free_step_is_told_as_free() -> None:
    table = Table("seafarers", "golems").put(0, "factory", "B1")
    table.play("upgrade B1 palace-left")
    assert as_text.move(table.game, 0, table.game.parse(0, "sail"), ENGLISH) == (
        "Improve sailing to step 1: free, +4 points"
    )
    assert as_text.move(table.game, 0, table.game.parse(0, "decline"), ENGLISH) == "No sailing step"


def test_the_log_tells_a_factory_for_power_with_its_price() -> None:
    table = Table("inventors", "golems").put(0, "palace-left", "A1").bowls(0, 0, 0, 8)
    events = table.play("invent A2")
    assert of_kind(events, "upgraded") == []
    invented = of_kind(events, "invented", 0)
    assert [event.data for event in invented] == [{"cell": "A2", "power": 6}]
    assert ENGLISH.event(invented[0]) == "Seat 1 spent 6 power to put a factory on A2."
    assert "6 mocy" in POLISH.event(invented[0])


def test_a_town_names_all_places_when_the_tile_goes_elsewhere() -> None:
    table = drained("golems", "fairies").put(0, "factory", "C7", "B6", "B7").put(0, "house", "C6", "I1")
    table.play("sail")
    refusal = table.refusal("town 9-points I1")
    assert ENGLISH.refusal(refusal) == "A town tile cannot go on I1 now. It can go on: B6, B7, C6, C7."


def test_tiles_of_version_1_keep_their_names() -> None:
    """Letter A is another tile there; a game that goes on by version 1 speaks of its own."""

    box, record = read(next(path for path in RECORDS if path.name.startswith("terra-nova-v1")))
    game = record.replay(box, 0)
    assert isinstance(game, TerraNova)
    assert ENGLISH.name(game.figures.bonus_tiles[0].name) == "bonus tile A (3 coins, 3 power)"
    assert ENGLISH.name("bonus-A") == "bonus tile A (2 coins, free spade)"
    assert game.figures.last_step == 4
