"""Cards, boards, whole games and every kind of refusal, told in both languages."""

from __future__ import annotations

import re

import pytest

import ecumene
from ecumene.core.argument import Arguments, Counted, Name, Seat, StepName
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.core.refusal import Refusal
from ecumene.games.seven_wonders import card_text as told
from ecumene.games.seven_wonders.goods import RESOURCES, mask_of, pack, with_choice
from ecumene.games.seven_wonders.moves import VERBS
from ecumene.games.seven_wonders.scoring import CATEGORIES
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.vocabulary import COLOURS, EFFECTS, SYMBOLS
from ecumene.text import Words
from tests.text.messages import ids_of

BOX = ecumene.box("seven-wonders")
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"deal": "choose"}),
    (3, {}),
    (4, {"wonders": "lost", "deal": "two"}),
    (4, {"wonders": "all", "cities": True, "leaders": True, "teams": True}),
    (5, {"wonders": "lost", "cities": True, "leaders": True, "deal": "choose", "balance": "orders"}),
    (7, {"wonders": "all", "cities": True, "leaders": True, "sides": "B"}),
]
at_each = pytest.mark.parametrize(("seats", "options"), TABLES)
NAMES = ["Ola", "Jan", "Ewa", "Max", "Iga", "Leo", "Ula"]


def words_in(language: str, seats: int = 7) -> Words:
    return Words(language, BOX.package, NAMES[:seats])


# The vocabulary


def test_every_word_of_the_vocabulary_is_on_a_card_or_board() -> None:
    """Otherwise the test below would not see its message."""
    assert {EFFECTS[effect.kind] for effect in ALL_EFFECTS} == {*EFFECTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_can_be_told(language: str) -> None:
    words = words_in(language)
    for effect in ALL_EFFECTS:
        text = told.effect_text(effect, words)
        assert text, EFFECTS[effect.kind]
        assert text == text.strip()
        assert not re.search(r"[{}_]|  |, ,|\(\)| ,", text), text
        assert not text.endswith((".", ":", ";")), text


def test_effects_differ_between_the_languages() -> None:
    english, polish = words_in("en"), words_in("pl")
    for effect in ALL_EFFECTS:
        assert told.effect_text(effect, english) != told.effect_text(effect, polish)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_board_can_be_told(language: str) -> None:
    words = words_in(language)
    house = words("cost-house", list="").strip()
    for card in CARDS:
        assert told.card_text(card, words)
        assert (house in told.card_cost(card, words)) == card.house
    for board in BOARDS:
        text = told.board_text(board, words)
        assert all(told.stage_text(stage, words) in text for stage in board.stages)
        for stage in board.stages:
            # What is copied has no price of its own.
            assert (house in told.stage_text(stage, words)) == (stage.house and stage.copied is None)


def card(id: str, language: str = "en") -> str:
    return told.card_text(CARDS[CARD_NUMBERS[id]], words_in(language))


def stage(id: str, number: int, language: str = "en") -> str:
    return told.stage_text(BOARDS[BOARD_NUMBERS[id]].stages[number - 1], words_in(language))


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("tree-farm", "wood or clay", "drewno lub glina"),
        ("foundry", "2 ore", "2 rudy"),
        (
            "caravansery",
            "wood, stone, clay or ore (not for sale)",
            "drewno, kamień, glina lub ruda (nie na sprzedaż)",
        ),
        (
            "marketplace",
            "manufactured goods from both neighbours cost 1 coin",
            "dobra od obu sąsiadów kosztują 1 monetę",
        ),
        (
            "vineyard",
            "1 coin for each brown card in your city and both neighbouring ones",
            "1 moneta za każdą brązową kartę u ciebie i u obu sąsiadów",
        ),
        (
            "arena",
            "3 coins and 1 point for each wonder stage in your city",
            "3 monety i 1 punkt za każdy etap Cudu u ciebie",
        ),
        (
            "shipowners-guild",
            "1 point for each brown, grey or purple card in your city",
            "1 punkt za każdą brązową, szarą lub fioletową kartę u ciebie",
        ),
        (
            "strategists-guild",
            "1 point for each defeat token in both neighbouring cities",
            "1 punkt za każdy żeton Porażki u obu sąsiadów",
        ),
        (
            "cenotaph",
            "5 points; every other player loses 1 coin for each victory token of theirs",
            "5 punktów; każdy z pozostałych graczy traci 1 monetę za każdy żeton Zwycięstwa u siebie",
        ),
        (
            "justinian",
            "3 points for each set of cards (blue, green, red) in your city",
            "3 punkty za każdy zestaw kart (niebieska, zielona, czerwona) u ciebie",
        ),
        ("leonidas", "red cards cost 1 resource less", "czerwone karty kosztują o 1 surowiec mniej"),
        ("scientists-guild", "any science symbol", "dowolny symbol naukowy"),
    ],
)
def test_cards_in_words(id: str, english: str, polish: str) -> None:
    assert [card(id), card(id, "pl")] == [english, polish]


def test_stages_in_words() -> None:
    assert stage("giza-B", 4) == "4 stone, 1 papyrus: 7 points"
    assert stage("giza-B", 4, "pl") == "4 kamienie, 1 papirus: 7 punktów"
    assert stage("rhodos-B", 1, "pl") == "3 kamienie: 3 monety; 1 Tarcza; 3 punkty"
    assert stage("petra-A", 2) == "7 coins (house value): 7 points"
    assert stage("atlantis-A", 1) == "2 clay (house value): 3 points"
    assert stage("atlantis-A", 1, "pl") == "2 gliny (cena umowna): 3 punkty"
    assert stage("caylus-A", 2) == "1 textile, 2 different raw materials (house value): 5 points"
    assert stage("tartaros-A", 3) == "free: 6 points (only with an Age III card as marker)"
    assert stage("manneken-pis-A", 2) == "the price of the copied stage: as stage 2 of the right neighbour"
    assert stage("dominion-A", 2).endswith(
        ": once a turn you may exchange 3 resources left over for counting one of your defeat tokens as a shield"
        " from now on or putting back 1 defeat token and 1 coin"
    )
    assert stage("sparta-B", 3, "pl").endswith(
        ": od razu możesz wymienić: 4 żetony Porażki na 2 żetony Zwycięstwa o wartości 5"
    )


def test_costs_and_production_in_words() -> None:
    english, polish = words_in("en"), words_in("pl")
    cost = pack({"stone": 2, "glass": 1})
    assert told.cost_text(cost, 0, english) == "2 stone, 1 glass"
    assert told.cost_text(cost, 1, polish) == "2 kamienie, 1 szkło, 1 moneta"
    assert [told.cost_text(0, 0, words) for words in (english, polish)] == ["free", "za darmo"]
    production = with_choice(pack({"clay": 2}), mask_of(["wood", "ore"]))
    assert told.production_text(production, polish) == "2 gliny, drewno/ruda"


@pytest.mark.parametrize(
    ("number", "forms"),
    [
        (1, ["drewno", "kamień", "glina", "ruda", "szkło", "tkanina", "papirus"]),
        (2, ["drewna", "kamienie", "gliny", "rudy", "szkła", "tkaniny", "papirusy"]),
        (5, ["drewna", "kamieni", "gliny", "rudy", "szkła", "tkanin", "papirusu"]),
    ],
)
def test_polish_resources_are_counted(number: int, forms: list[str]) -> None:
    words = words_in("pl")
    assert [words(f"count-{name}", n=number) for name in RESOURCES] == [f"{number} {form}" for form in forms]


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_has_a_name(language: str) -> None:
    words = words_in(language)
    things = [card.id for card in CARDS] + [board.id for board in BOARDS] + [board.wonder for board in BOARDS]
    things += [*RESOURCES, *COLOURS, *SYMBOLS, *[name for name, _ in CATEGORIES], "coins", "conflicts", "debts"]
    assert [thing for thing in things if not words.has(f"name-{thing}")] == []
    assert [verb for verb in VERBS if not words.has(f"verb-{verb}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_cards_apart(language: str) -> None:
    """Only cards of the same name in two Ages share one."""
    words = words_in(language)
    names = {words.name(one.id): one.name for one in CARDS}
    assert len(names) == len({one.name for one in CARDS})
    assert all(names[words.name(one.id)] == one.name for one in CARDS)


def test_polish_names_have_cases() -> None:
    words = words_in("pl")
    assert words.event(Event("built", 0, "SW-026", {"card": Name("tavern"), "coins": 0})) == "Ola buduje Tawernę."
    given: Arguments = {"card": Name("builders-guild"), "other": Name("lodge"), "owner": Seat(1)}
    assert words.event(Event("swapped", 0, "SW-280", given)) == "Ola zamienia Gildię Budowniczych na Lożę (Jan)."


# Games


def game_of(seats: int, options: dict[str, object], seed: int) -> Game:
    return ecumene.new("seven-wonders", seats, seed, options)


def sayable(value: object) -> bool:
    """A number, counted things, a thing or a step with a name: nothing that would reach a reader as a bare id."""
    return not isinstance(value, str) or isinstance(value, Name | Counted | StepName)


@at_each
def test_the_log_of_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(11, "test")
    game = game_of(seats, options, 11)
    events: list[Event] = []
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))], events)
    assert len(events) > 50
    for words in [words_in(language, seats) for language in LANGUAGES]:
        for event in events:
            assert words.event(event)
            assert all(sayable(value) for value in event.data.values()), event
        for score in game.scores():
            assert all(words.has(f"name-{item.source}") for item in score.items)


def test_the_free_city_has_a_name() -> None:
    assert [words_in(language, 2).player(2) for language in LANGUAGES] == ["Free City", "Wolne Miasto"]
    assert words_in("en", 3).player(2) == "Ewa"


def tell(refusal: Refusal, seats: int) -> None:
    for words in [words_in(language, seats) for language in LANGUAGES]:
        assert words.refusal(refusal)
        for name, value in refusal.needs.items():
            assert sayable(value) or name == "allowed", refusal


def test_what_is_missing_is_counted_in_words() -> None:
    missing = Refusal("SW-033", "resources", {"missing": Counted("2 stone, 1 glass")})
    assert words_in("en").refusal(missing) == "Missing, and nobody sells it to you: 2 stone, 1 glass."
    assert words_in("pl").refusal(missing) == "Tego brakuje i nikt ci tego nie sprzeda: 2 kamienie, 1 szkło."


@at_each
def test_refusals_along_a_game_can_be_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(12, "test")
    game = game_of(seats, options, 12)
    every = game.every_move()
    own = {id.removeprefix("refusal-") for package, id in ids_of("refusal") if package in ("", BOX.package)}
    seen: set[str] = set()
    while not game.is_over:
        seat = game.to_move[chance.below(len(game.to_move))]
        for _ in range(30):
            refusal = game.check(seat, every[chance.below(len(every))])
            if refusal is not None:
                tell(refusal, seats)
                seen.add(refusal.reason)
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
    assert seen <= own
    assert {"not-now", "not-in-hand"} <= seen
