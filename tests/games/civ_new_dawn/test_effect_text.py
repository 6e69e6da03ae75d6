"""What cards, wonders, leaders and all the others do, in both languages: all have a text that tells their figures."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from ecumene.core.ledger import LANGUAGES
from ecumene.games.civ_new_dawn import automated_text, effect_text
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, NEEDED
from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, FOCUS, NUMBER, UNIQUE
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    DISTRICTS,
    ERAS,
    GOVERNMENTS,
    PACTS,
    RESOURCES,
    SYMBOLS,
    TERRAINS,
    TYPES,
)
from ecumene.text import Words

ENGLISH, POLISH = [Words(language, "ecumene.games.civ_new_dawn") for language in LANGUAGES]
in_each_language = pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=LANGUAGES)
NUMBERED = re.compile(r"\d+")


def assert_tells(text: str, numbers: set[int]) -> None:
    """A whole sentence or more, with all the numbers."""
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith("."), text
    assert not re.search(r"[{}$]|  | [,.;]|\.\.", text), text
    assert numbers <= {int(number) for number in NUMBERED.findall(text)}, text


@in_each_language
@pytest.mark.parametrize("card", range(len(FOCUS)), ids=[card.id for card in FOCUS])
def test_focus_cards(words: Words, card: int) -> None:
    row = FOCUS[card]
    told = {row.tokens, row.move, row.city_range, row.combat, row.against_barbarians, row.attacks, row.attack_range}
    told |= {row.figures} if row.figures > 1 else set()
    told |= set(effect_text.CARD_FIGURES.get(row.id, {}).values()) - {1}
    assert_tells(effect_text.card_text(card, words), told - {0})


@in_each_language
def test_wonders_leaders_and_city_states(words: Words) -> None:
    for number, wonder in enumerate(WONDERS):
        figures = set(effect_text.WONDER_FIGURES.get(wonder.id, {}).values())
        assert_tells(effect_text.wonder_text(number, words), figures)
    for number, leader in enumerate(LEADERS):
        assert_tells(
            effect_text.leader_text(number, words), set(effect_text.LEADER_FIGURES.get(leader.id, {}).values())
        )
    for number, state in enumerate(CITY_STATES):
        assert_tells(effect_text.state_text(number, words), set(effect_text.STATE_FIGURES.get(state.id, {}).values()))


@in_each_language
def test_districts_governments_pacts_and_agendas(words: Words) -> None:
    for number, district in enumerate(DISTRICTS):
        assert_tells(effect_text.district_text(number, words), set(effect_text.DISTRICT_FIGURES[district].values()))
    for number in range(len(GOVERNMENTS)):
        assert_tells(effect_text.government_text(number, words), set())
    for number, pact in enumerate(PACTS):
        figures = set(effect_text.PACT_FIGURES.get(pact, {}).values())
        assert_tells(effect_text.pact_text(number, words), figures)
        assert_tells(effect_text.pact_text(number, words, False), figures)
    for number, agenda in enumerate(AGENDAS):
        needed = effect_text.AGENDA_FIGURES.get(agenda, NEEDED[number])
        assert_tells(effect_text.agenda_text(number, words), {needed})
    assert_tells(effect_text.ibrahim_text(words), {1})


@in_each_language
def test_cards_of_the_automated_player(words: Words) -> None:
    for number, card in enumerate(FOCUS):
        if card.set != UNIQUE and not (card.set == BASE and not card.attacks):
            assert_tells(automated_text.auto_text(number, words), set())
    steel = automated_text.auto_text(NUMBER["iron-working"], words)
    assert_tells(steel, {2, 4, 5, 7})
    assert_tells(automated_text.auto_text(NUMBER["iron-working-base"], words), {2, 3, 5, 6, 8})


@in_each_language
def test_different_things_have_different_texts(words: Words) -> None:
    lists: list[tuple[Callable[[int, Words], str], int]] = [
        (effect_text.wonder_text, len(WONDERS)),
        (effect_text.leader_text, len(LEADERS)),
        (effect_text.state_text, len(CITY_STATES)),
        (effect_text.district_text, len(DISTRICTS)),
        (effect_text.government_text, len(GOVERNMENTS)),
        (effect_text.pact_text, len(PACTS)),
    ]
    for say, number in lists:
        texts = [say(one, words) for one in range(number)]
        assert len({*texts}) == len(texts)


# Names


def named() -> list[str]:
    ids = [*TERRAINS, *RESOURCES, *TYPES, *ERAS, *DISTRICTS, *GOVERNMENTS, *PACTS, *AGENDAS, *effect_text.ABILITIES]
    ids += [f"symbol-{symbol}" for symbol in SYMBOLS]
    ids += [row[0] for row in NATURAL_WONDERS]
    ids += [leader.person for leader in LEADERS]
    for rows in (FOCUS, WONDERS, LEADERS, CITY_STATES):
        ids += [row.id for row in rows]
    return ids


@in_each_language
def test_everything_has_a_name(words: Words) -> None:
    assert [thing for thing in named() if not words.has(f"name-{thing}")] == []


@in_each_language
def test_names_that_a_player_could_confuse_differ(words: Words) -> None:
    ids = [id for id in named() if not id.endswith("-base")]
    names = [words.name(id) for id in ids]
    assert {name for name in names if names.count(name) > 1} == set()


@pytest.mark.parametrize("case", ["gen", "acc", "ins", "loc"])
def test_polish_names_have_all_cases(case: str) -> None:
    assert all(POLISH.name(id, case) for id in named() if not id.endswith("-base"))


@pytest.mark.parametrize(
    ("number", "trade", "cities", "tokens", "marks"),
    [
        (1, "1 żeton handlu", "1 miasto", "1 żeton kontroli", "1 spełniony cel"),
        (2, "2 żetony handlu", "2 miasta", "2 żetony kontroli", "2 spełnione cele"),
        (5, "5 żetonów handlu", "5 miast", "5 żetonów kontroli", "5 spełnionych celów"),
        (12, "12 żetonów handlu", "12 miast", "12 żetonów kontroli", "12 spełnionych celów"),
        (22, "22 żetony handlu", "22 miasta", "22 żetony kontroli", "22 spełnione cele"),
    ],
)
def test_polish_plurals(number: int, trade: str, cities: str, tokens: str, marks: str) -> None:
    things = ("trade", "cities", "tokens", "marks")
    assert [POLISH(f"count-{thing}", n=number) for thing in things] == [trade, cities, tokens, marks]


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "masonry",
            "Move your army up to 3 spaces (difficulty up to the slot). Combat value: slot.",
            "Porusz armię najdalej o 3 pola (trudność do numeru miejsca). Wartość walki: numer miejsca.",
        ),
        (
            "iron-working",
            (
                "Move 2 armies, each up to 4 spaces (difficulty up to the slot). "
                "Combat value: slot, 2 more against barbarians."
            ),
            (
                "Porusz 2 armie, każdą najdalej o 4 pola (trudność do numeru miejsca). Wartość walki: numer miejsca, "
                "przeciw barbarzyńcom o 2 więcej."
            ),
        ),
    ],
)
def test_a_card_says(card: str, english: str, polish: str) -> None:
    texts = [effect_text.card_text(NUMBER[card], words) for words in (ENGLISH, POLISH)]
    assert texts == [english, polish]


def test_a_wonder_says() -> None:
    wonder = WONDER_NUMBER["potala-palace"]
    assert effect_text.wonder_text(wonder, ENGLISH) == (
        "You may hold up to 4 diplomacy cards of each rival. When you build it: take up to 3 diplomacy cards of rivals."
    )
