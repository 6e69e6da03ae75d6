"""What things on the table are: told with their figures and rules; what is not there is not explained."""

from __future__ import annotations

import pytest

from ecumene.core.ledger import LANGUAGES
from ecumene.games.civ_new_dawn import explain
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.text import Explained, Words
from tests.laws.broken import rule_ids
from tests.rules.civ_new_dawn.table import Table

PACKAGE = "ecumene.games.civ_new_dawn"
NAMES = ["Ola", "Jan"]


def table() -> Table:
    found = Table(2, "rome", "egypt").cities(1, "L22").city_state("kumasi", "R20").barbarian("B", "O21")
    found.district(0, "campus", "N15").trade(0, culture=2).government(0, "democracy").envoys(1, "kumasi")
    found.wonder(1, "petra", "L22").offer("colosseum").pacts(0, 1, "embassy").natural_wonder("pantanal", "P18", 0)
    return found.dial(0, 5).resources(0, marble=2)


def told(thing: str, language: str = "en", seat: int = 0) -> Explained:
    view = table().game.view(seat)
    assert isinstance(view, CivNewDawn)
    about = explain.explain(view, thing, Words(language, PACKAGE, NAMES))
    assert about is not None, thing
    return about


THINGS = [
    *("space-L22", "space-R20", "space-O21", "space-A1", "card-0-culture", "card-1-military", "wonder-petra"),
    *("wonder-colosseum", "wonder-oracle", "deck-culture", "state-kumasi", "state-akkad", "natural-pantanal"),
    *("resource-marble", "pact-1-embassy", "pact-0-joint-war", "seat-0", "seat-1", "leader-0", "leader-1", "tech-0"),
    *("government-0", "government-1", "district-0-campus", "district-1-campus", "victory-0", "victory-4", "dial"),
    *("direction", "stack", "tile-7", "lay-7a-N20-r2", "barbarian-B", "barbarian-A", "ibrahim", "answer-play-culture"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", THINGS)
def test_everything_is_explained_with_rules_that_exist(thing: str, language: str) -> None:
    about = told(thing, language)
    assert about.title[0].isupper() or about.title[0].isdigit()
    assert about.lines
    assert all(line.endswith(".") for line in about.lines), about.lines
    assert about.rules
    assert {*about.rules} <= rule_ids(PACKAGE)


@pytest.mark.parametrize(
    "thing",
    [
        *(
            "no-such-thing",
            "space-X",
            "card-7-culture",
            "card-0-nothing",
            "wonder-nothing",
            "deck-growth",
            "state-rome",
        ),
        *("natural-oil", "resource-gold", "pact-9-embassy", "pact-0-nothing", "seat-9", "seat-x", "leader-7", "tech-"),
        *(
            "district-0-nothing",
            "victory-9",
            "dial-1",
            "tile-0",
            "tile-22",
            "lay-7a",
            "barbarian-Z",
            "fight",
            "answer-x",
        ),
    ],
)
def test_what_is_not_there_is_not_explained(thing: str) -> None:
    view = table().game.view(0)
    assert isinstance(view, CivNewDawn)
    assert explain.explain(view, thing, Words("en", PACKAGE, NAMES)) is None


def test_a_focus_card_tells_its_slot_and_what_lies_on_it() -> None:
    about = told("card-0-culture")
    assert about.title == "Early Empire"
    assert about.lines[0] == "Focus card of Ola: culture, level I."
    assert about.lines[-1] == "Trade tokens 2 of 3."


def test_a_wonder_tells_its_price_or_its_owner() -> None:
    assert told("wonder-colosseum").lines[-1] == "It would cost you 9 now."
    assert told("wonder-colosseum", "pl", 1).lines[-1] == "Dla ciebie kosztuje teraz 8."
    assert told("wonder-petra").lines[-1] == "It is on L22 and belongs to Jan."


def test_a_space_tells_what_is_there() -> None:
    assert told("space-L22").lines[2] == "Here: city of Jan and Petra."
    assert told("space-R20", "pl").lines[2] == "Tu: miasto-państwo Kumasi."


def test_a_barbarian_tells_how_it_defends() -> None:
    assert told("barbarian-B").lines == [
        "On O21.",
        "It defends with the difficulty of its space: 1 + die. Whoever defeats it gets a trade token.",
    ]


def test_numbers_of_a_preview() -> None:
    stock = dict(explain.stock(table().game, 0))
    assert stock == {"trade": 2, "marble": 2, "mercury": 0, "oil": 0, "diamond": 0} | {
        "cities": 1,
        "tokens": 1,
        "tech": 5,
        "marks": 0,
    }
