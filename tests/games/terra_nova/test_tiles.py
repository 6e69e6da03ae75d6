"""A tile is one row: with other numbers it plays, is drawn and speaks in both languages without any other change."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import ecumene
from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.ledger import LANGUAGES
from ecumene.games.terra_nova.face import FACE
from ecumene.games.terra_nova.tile_text import bonus_lines, power_line
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    COUNT_PALACES,
    GIVES_COINS,
    POWER_ACTIONS,
    TOWN_TILES,
    BonusTile,
    PowerAction,
    TownTile,
)
from ecumene.text import Words
from tests.rules.terra_nova.table import Table, drained

PACKAGE = ecumene.box("terra-nova").package
ENGLISH, POLISH = [Words(language, PACKAGE) for language in LANGUAGES]


@pytest.fixture(autouse=True)
def _rows_as_they_were() -> Iterator[None]:
    bonus, towns, actions = BONUS_TILES[:], TOWN_TILES[:], POWER_ACTIONS[:]
    yield
    BONUS_TILES[:], TOWN_TILES[:], POWER_ACTIONS[:] = bonus, towns, actions


def with_everything() -> Table:
    """A table at which tile D gave way to one that does all that a bonus tile can."""
    BONUS_TILES[3] = BonusTile("Z", "TN-291", coins=1, power=2, counts=COUNT_PALACES, points=5, sailing=2, spade=True)
    return drained("fairies", "golems").put(0, "house", "B2").put(0, "palace-left", "B3")


def test_a_bonus_tile_that_is_not_in_the_box_plays() -> None:
    table = with_everything()
    assert table.game.income(0) == (2 + 3 + 2 + 1, 2 + 3 + 2)
    assert table.game.sailing(0) == 2
    assert "special bonus" in table.legal()
    table.play("pass bonus-C")
    assert table.source(0, "bonus-palaces") == 5
    assert "pass bonus-Z" in table.legal("pass")


def test_a_bonus_tile_that_is_not_in_the_box_speaks_and_is_drawn() -> None:
    game = with_everything().game
    event = Event("bonus-taken", 0, "TN-213", {"tile": Name("bonus-Z")})
    named = "bonus tile Z (1 coin, 2 power, sailing +2, 5 points per palace on passing, free spade)"
    assert ENGLISH.event(event) == f"Seat 1 took {named}."
    assert POLISH.name("bonus-Z") == (
        "żeton bonusowy Z (1 moneta, 2 mocy, żeglarstwo +2, przy pasowaniu 5 punktów za pałac, darmowa łopata)"
    )
    assert bonus_lines(BONUS_TILES[3], ENGLISH) == [
        "Income of 1 coin and 2 power.",
        "Sailing counts 2 more until you pass.",
        "On passing, 5 points for each of your palaces.",
        "Special action: transform with one free spade.",
    ]
    assert bonus_lines(BONUS_TILES[3], POLISH)[0] == "Dochód: 1 moneta i 2 mocy."
    explained = FACE.explain(game, "bonus-Z", POLISH)
    assert explained is not None
    assert explained.rules[0] == "TN-291"
    drawn = FACE.svg(game, ENGLISH, 0)
    held = re.search(r'data-held="Z".*?</g>', drawn, re.DOTALL)
    assert held is not None
    assert named in drawn


def test_a_town_tile_names_all_that_it_gives() -> None:
    TOWN_TILES[0] = TownTile("new", 1, coins=2, power=1, sailing=2)
    assert ENGLISH.name("town-new") == "1 point, 2 coins, 1 power and 2 sailing steps"
    assert POLISH.name("town-new") == "1 punkt, 2 monety, 1 moc i 2 kroki na torze żeglarstwa"


def test_a_power_action_with_other_numbers_pays_and_tells_them() -> None:
    POWER_ACTIONS[3] = PowerAction("2-coins", 1, GIVES_COINS, 2)
    table = Table("fairies", "golems").bowls(0, 7, 0, 1).coins(0, 0)
    assert (ENGLISH.name("power-2-coins"), POLISH.name("power-2-coins")) == ("2 coins", "2 monety")
    assert power_line(POWER_ACTIONS[3], 1, POLISH) == "Wydaj 1 moc, aby zdobyć 2 monety."
    table.play("power 2-coins")
    assert (table.mats[0].coins, table.power(0)) == (2, (8, 0, 0))


@pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=LANGUAGES)
@pytest.mark.parametrize("id", ["bonus-Y", "town-none", "power-9-coins", "golems-none", "nobody-town"])
def test_no_name_is_made_for_what_is_in_no_table(words: Words, id: str) -> None:
    assert not words.has(f"name-{id}")
    with pytest.raises(LookupError):
        words.event(Event("bonus-taken", 0, "TN-213", {"tile": Name(id)}))
