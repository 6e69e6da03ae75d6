"""What cards, places, events and visitors do, in both languages: all have a text, and it tells their figures."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ecumene.core.argument import Name
from ecumene.core.ledger import LANGUAGES
from ecumene.games.everdell import effect_text
from ecumene.games.everdell.card import KINDS, LINKS
from ecumene.games.everdell.catalogue import CARDS, NUMBER, OPENS_SECOND, PARTNER_OF
from ecumene.games.everdell.effect_words import EFFECT_IDS
from ecumene.games.everdell.events import BASIC_VALUE, EVENT_NUMBER, EVENTS, LAID_VALUE, LAY_ANY, POINTS_PER_EVENT
from ecumene.games.everdell.moves import SOURCES
from ecumene.games.everdell.places import BASIC, FOREST, HAVEN, PLACE_NAMES, Location
from ecumene.games.everdell.setup import SNAIL_CARDS
from ecumene.games.everdell.visitors import ABILITIES, SNAILS, TILE_IDS, TILES, VISITOR_NUMBER, VISITORS
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES, SEASONS, Effect, Gains
from ecumene.text import Words

ENGLISH, POLISH = [Words(language, "ecumene.games.everdell") for language in LANGUAGES]
in_each_language = pytest.mark.parametrize("words", [ENGLISH, POLISH], ids=LANGUAGES)
NUMBERED = re.compile(r"-?\d+")
ITEMS = ("cards", "prosperity", "tokens", "journey", "events", "visitors")


def figures(*numbers: int) -> set[str]:
    return {str(number) for number in numbers if number}


def figures_of(effect: Effect) -> set[str]:
    return figures(effect.number, effect.each, effect.most) | gained(effect.gains)


def gained(gains: Gains) -> set[str]:
    return figures(gains.twig, gains.resin, gains.pebble, gains.berry, gains.any, gains.points, gains.cards)


def assert_tells(text: str, numbers: set[str]) -> None:
    """A whole sentence or more, with all the numbers."""
    assert text[0].isupper() or text[0].isdigit(), text
    assert text.endswith("."), text
    assert not re.search(r"[{}$]|  | [,.;]|\.\.", text), text
    assert numbers <= {*NUMBERED.findall(text)}, text


# Every row has a text with its figures


@in_each_language
@pytest.mark.parametrize("design", range(len(CARDS)), ids=[card.id for card in CARDS])
def test_cards(words: Words, design: int) -> None:
    card = CARDS[design]
    text = effect_text.card_text(design, words)
    assert_tells(text, figures_of(card.effect) | figures(card.open_reward))
    assert_tells(effect_text.link_text(design, words), set())
    if card.effect.optional:
        assert re.search("możesz" if words is POLISH else "you may", text, re.IGNORECASE), text
    assert (words("card-permanent") in text) == card.is_permanent
    assert (words("card-no-space") in text) == (not card.takes_space)


@in_each_language
@pytest.mark.parametrize("location", [*BASIC, *FOREST], ids=lambda location: str(location.id))
def test_locations(words: Words, location: Location) -> None:
    assert_tells(effect_text.location_text(location, words), figures_of(location.effect))


@in_each_language
def test_other_places(words: Words) -> None:
    for place in range(HAVEN, len(PLACE_NAMES)):
        length = PLACE_NAMES[place].partition("journey-")[2]
        assert_tells(effect_text.place_text(place, words), {length} - {""})


@in_each_language
@pytest.mark.parametrize("event", range(len(EVENTS)), ids=[event.id for event in EVENTS])
def test_events(words: Words, event: int) -> None:
    row = EVENTS[event]
    needed = figures(row.all_colours, row.cards_in_city, row.constructions, row.critters, row.events)
    needed |= figures(row.points, row.most, row.each, *[number for _, number in row.colours])
    if row.on_claim == LAY_ANY:
        needed |= figures(*LAID_VALUE)
    if row.on_claim == POINTS_PER_EVENT:
        needed |= figures(BASIC_VALUE)
    text = effect_text.event_text(event, words)
    assert_tells(text, needed)
    assert all(words("card-gen", card=Name(CARDS[design].id)) in text for design in row.cards)


@in_each_language
def test_visitors_abilities_and_tiles(words: Words) -> None:
    for number, visitor in enumerate(VISITORS):
        figured = figures(visitor.points, visitor.number, visitor.special)
        assert_tells(effect_text.visitor_text(number, words), figured)
    for number in range(len(ABILITIES)):
        assert_tells(effect_text.ability_text(number, words), figures(SNAIL_CARDS if number == SNAILS else 0))
    for number, tile in enumerate(TILES):
        assert_tells(effect_text.tile_text(number, words), gained(tile))


@in_each_language
def test_different_things_have_different_texts(words: Words) -> None:
    """Cards that do the same may say the same; visitors, events and places never do."""
    for texts in (
        [effect_text.visitor_text(number, words) for number in range(len(VISITORS))],
        [effect_text.event_text(number, words) for number in range(len(EVENTS))],
        [effect_text.location_text(location, words) for location in [*BASIC, *FOREST]],
    ):
        assert len({*texts}) == len(texts)


def test_every_kind_of_effect_is_used_and_worded() -> None:
    """The Haven has no row of its own."""
    used = {card.effect.kind for card in CARDS} | {location.effect.kind for location in [*BASIC, *FOREST]}
    worded = {kind for kind, word in EFFECT_IDS.items() if word != "haven-trade"}
    assert used == worded


# Names


def named() -> Iterator[str]:
    yield from (
        *RESOURCES,
        *COLOURS,
        *SEASONS,
        *KINDS,
        *LINKS,
        *PLACE_NAMES,
        *TILE_IDS,
        *ABILITIES,
        *SOURCES,
        "rugwort",
    )
    for rows in (CARDS, EVENTS, VISITORS, BASIC, FOREST):
        yield from [row.id for row in rows]


@in_each_language
def test_everything_has_a_name(words: Words) -> None:
    assert [thing for thing in named() if not words.has(f"name-{thing}")] == []
    assert not words.has("name-forest-5")
    assert not words.has("name-basic-9")


@in_each_language
def test_cards_events_visitors_and_places_have_different_names(words: Words) -> None:
    ids = [row.id for rows in (CARDS, EVENTS, VISITORS) for row in rows] + [*PLACE_NAMES]
    names = [words.name(id) for id in ids]
    assert len({*names}) == len(names)


@pytest.mark.parametrize("case", ["gen", "dat", "acc", "ins", "loc"])
def test_polish_names_have_all_cases(case: str) -> None:
    ids = [*(card.id for card in CARDS), *(event.id for event in EVENTS), *COLOURS, *RESOURCES, *SEASONS, "rugwort"]
    assert all(POLISH.name(id, case) for id in ids)


@pytest.mark.parametrize(
    ("thing", "english", "polish"),
    [
        ("basic-1", "3 twigs", "3 gałązki"),
        ("basic-5", "1 point token and 2 cards", "1 żeton punktu i 2 karty"),
        ("forest-1", "first Forest location", "pierwsza leśna polana"),
        ("forest-2any", "2 resources of your choice", "2 dowolne surowce"),
        ("forest-discard-draw-double", "2 cards per card discarded", "2 karty za każdą odrzuconą"),
        ("forest-copy-basic-1card", "any Basic location and 1 card", "dowolne pole podstawowe i 1 karta"),
        ("journey-5", "Journey for 5 points", "Podróż za 5 punktów"),
        ("journey-2", "Journey for 2 points", "Podróż za 2 punkty"),
        ("meadow-8", "place 8 of the Meadow", "miejsce 8 na łące"),
        ("station-1", "place 1 of the Station", "miejsce 1 na stacji"),
        ("two-twig", "2 twigs", "2 gałązki"),
        ("one-vp", "1 point token", "1 żeton punktu"),
        ("big-city", "Big City", "Wielkie miasto"),
        ("basic-3-purple", "Fabulous Flight", "Bajeczny lot"),
    ],
)
def test_names(thing: str, english: str, polish: str) -> None:
    assert (ENGLISH.name(thing), POLISH.name(thing)) == (english, polish)


@pytest.mark.parametrize(
    ("number", "resin", "berries", "workers", "points", "cards"),
    [
        (1, "1 bryłka żywicy", "1 jagoda", "1 robotnik", "1 żeton punktu", "1 karta"),
        (2, "2 bryłki żywicy", "2 jagody", "2 robotników", "2 żetony punktów", "2 karty"),
        (5, "5 bryłek żywicy", "5 jagód", "5 robotników", "5 żetonów punktów", "5 kart"),
        (12, "12 bryłek żywicy", "12 jagód", "12 robotników", "12 żetonów punktów", "12 kart"),
        (22, "22 bryłki żywicy", "22 jagody", "22 robotników", "22 żetony punktów", "22 karty"),
    ],
)
def test_polish_plurals(number: int, resin: str, berries: str, workers: str, points: str, cards: str) -> None:
    things = ("resin", "berry", "workers", "points", "cards")
    assert [POLISH(f"count-{thing}", n=number) for thing in things] == [resin, berries, workers, points, cards]


# Some texts as they are read


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "doctor",
            ["Production: you may pay up to 3 berries and gain 1 point token for each."],
            ["Produkcja: możesz zapłacić maksymalnie 3 jagody i wziąć za każdą 1 żeton punktu."],
        ),
        (
            "miller",
            ["Production: you may pay 1 pebble to gain 3 point tokens."],
            ["Produkcja: możesz zapłacić 1 kamyk, aby wziąć 3 żetony punktów."],
        ),
        (
            "monastery",
            [
                "Destination: give one opponent 2 resources and gain 4 point tokens.",
                "A worker placed here never comes back.",
                "A second space is open while the Monk is in the city.",
            ],
            [
                "Pole akcji: oddaj jednemu przeciwnikowi 2 surowce i weź 4 żetony punktów.",
                "Umieszczony tu robotnik nigdy nie wraca.",
                "Drugie miejsce jest otwarte, dopóki w mieście jest Mnich.",
            ],
        ),
        (
            "inn",
            [
                "Destination: play a card of the Meadow for 3 resources of your choice less.",
                "Opponents may visit this card too: its owner then gains 1 point token.",
            ],
            [
                "Pole akcji: zagraj kartę z łąki za 3 dowolne surowce mniej.",
                "Tę kartę mogą odwiedzać także przeciwnicy: właściciel bierze wtedy 1 żeton punktu.",
            ],
        ),
        (
            "palace",
            ["At the end of the game: 1 point for every Unique Construction in your city, this card included."],
            ["Na koniec gry: 1 punkt za każdą unikatową budowlę w twoim mieście, łącznie z tą kartą."],
        ),
        (
            "castle",
            ["At the end of the game: 1 point for every Common Construction in your city."],
            ["Na koniec gry: 1 punkt za każdą powszechną budowlę w twoim mieście."],
        ),
        (
            "baker",
            ["At the end of the game: 2 points for every berry left in your supply, at most 6 points."],
            ["Na koniec gry: 2 punkty za każdą niewykorzystaną jagodę, maksymalnie 6 punktów."],
        ),
        (
            "shopkeeper",
            ["After you play another Critter into your city, gain 1 berry."],
            ["Po zagraniu innego stworzenia do swojego miasta weź 1 jagodę."],
        ),
        (
            "farm",
            ["Production: gain 1 berry.", "It may share a space with one Greenhouse."],
            ["Produkcja: weź 1 jagodę.", "Może dzielić jedno miejsce ze Szklarnią."],
        ),
    ],
)
def test_a_card_says(card: str, english: list[str], polish: list[str]) -> None:
    design = NUMBER[card]
    assert effect_text.card_text(design, ENGLISH) == " ".join(english)
    assert effect_text.card_text(design, POLISH) == " ".join(polish)


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        (
            "architect",
            "Free by occupying the Crane or the Ever Tree.",
            "Za darmo dzięki Żurawiowi lub Wiecznemu Drzewu.",
        ),
        (
            "farm",
            "Once in the game, the Husband or the Wife can be played free by occupying this card.",
            "Pozwala raz w ciągu gry zagrać za darmo Męża lub Żonę.",
        ),
        (
            "museum",
            "Golden link: with a golden token on this card, any Unique Critter can be played free.",
            "Złote powiązanie: złoty żeton użycia na tej karcie pozwala zagrać za darmo dowolne unikatowe stworzenie.",
        ),
    ],
)
def test_a_link_says(card: str, english: str, polish: str) -> None:
    design = NUMBER[card]
    assert (effect_text.link_text(design, ENGLISH), effect_text.link_text(design, POLISH)) == (english, polish)


def test_an_event_and_a_visitor_say() -> None:
    event, visitor = EVENT_NUMBER["under-new-management"], VISITOR_NUMBER["snout-puddlehop"]
    assert effect_text.event_text(event, ENGLISH) == (
        "Needs in your city: the Peddler and the General Store. When you claim it, you may lay up to 3 resources of "
        "your choice on it. "
        "At the end it brings 1 point for every twig or berry and 2 points for every resin or pebble."
    )
    assert effect_text.event_text(event, POLISH) == (
        "Wymaga w twoim mieście Handlarza i Sklepu. Przy zdobyciu możesz położyć na nim maksymalnie 3 dowolne surowce. "
        "Na koniec gry daje 1 punkt za gałązkę lub jagodę i 2 punkty za bryłkę żywicy lub kamyk."
    )
    assert effect_text.visitor_text(visitor, ENGLISH) == (
        "8 points at the end of the game if you have achieved at least 2 basic events and 1 special event."
    )
    assert effect_text.visitor_text(visitor, POLISH) == (
        "8 punktów na koniec gry, jeśli masz co najmniej 2 wydarzenia podstawowe i 1 wydarzenie specjalne."
    )


@in_each_language
def test_partners_and_openers_name_each_other(words: Words) -> None:
    for design, partner in enumerate(PARTNER_OF):
        if partner >= 0:
            assert words("card-partner", partner=Name(CARDS[partner].id)) in effect_text.card_text(design, words)
    for design, opener in enumerate(OPENS_SECOND):
        if opener >= 0:
            second = words("card-second-space", opener=Name(CARDS[opener].id))
            assert second in effect_text.card_text(design, words)
            opens = words("card-opens", card=Name(CARDS[design].id))
            assert opens in effect_text.card_text(opener, words)
    assert words("card-second-cell") in effect_text.card_text(NUMBER["ranger"], words)
