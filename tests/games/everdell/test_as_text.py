"""The position as text: from every seat, at every moment, without secrets; and every legal move has words."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.ledger import LANGUAGES
from ecumene.games.everdell import as_text, explain, move_text
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.city import enter
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.vocabulary import AUTUMN
from ecumene.text import Words

PACKAGE = ecumene.box("everdell").package
NAMES = ["Ola", "Jan", "Ewa", "Max"]
NEWLEAF: dict[str, object] = {
    "newleaf": "station",
    "tickets": True,
    "reservations": True,
    "abilities": True,
    "forest": True,
    "basic_events": True,
    "special_events": "mixed",
}
TABLES: list[tuple[int, dict[str, object]]] = [(2, {}), (4, NEWLEAF), (1, {"year": "2"}), (1, NEWLEAF)]
at_each_table = pytest.mark.parametrize(("seats", "options"), TABLES)
#: Left-overs of messages: braces, ids, empty brackets.
RAW = re.compile(r"[{}_]|name-|show-|effect-|\(\)|\.\.")


def words_in(language: str, seats: int = 4) -> Words:
    return Words(language, PACKAGE, NAMES[:seats])


def new(seats: int, seed: int, options: dict[str, object]) -> Everdell:
    game = ecumene.new("everdell", seats, seed, options)
    assert isinstance(game, Everdell)
    return game


def seen(game: Everdell, seat: int | None) -> Everdell:
    view = game.view(seat)
    assert isinstance(view, Everdell)
    return view


def rich(game: Everdell) -> Everdell:
    """Everybody has much of everything, so that cities grow."""
    for seat in range(game.seats):
        player = game.own(seat)
        player.twig = player.resin = player.pebble = player.berry = 9
    return game


def walk(seats: int, options: dict[str, object], seed: int) -> list[Everdell]:
    """Positions of a random game of rich players that rather play than pass."""
    game = rich(new(seats, seed, options))
    chance = Chance.stream(seed, "test")
    found = [game.copy()]
    while not game.is_over:
        seat = game.to_move[0]
        moves = [move for move in game.moves(seat) if str(move) != "pass" or chance.below(20) == 0] or game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))])
        found.append(game.copy())
    return found


def plain(lines: list[str]) -> list[str]:
    """What a terminal without colours prints; broken markup raises."""
    return [Text.from_markup(line, emoji=False).plain for line in lines]


def page(view: Everdell, words: Words) -> str:
    return "\n".join(plain(as_text.board(view, words) + as_text.table(view, words)))


# The table


@at_each_table
def test_every_view_can_be_shown(seats: int, options: dict[str, object]) -> None:
    """From a seat and from outside; nothing is wider than a terminal, no id is left."""
    for number, game in enumerate(walk(seats, options, 21)):
        if number % 17 and not game.is_over:
            continue
        for seat in (None, number % seats):
            for language in LANGUAGES:
                words = words_in(language, seats)
                lines = plain(as_text.board(seen(game, seat), words)) + plain(as_text.table(seen(game, seat), words))
                assert max(map(len, lines)) <= as_text.WIDTH
                everybody = plain(as_text.brief(seen(game, seat), words))
                assert len(everybody) == len(game.players)
                assert [line for line in lines + everybody if RAW.search(line)] == []


@at_each_table
def test_worlds_that_a_seat_cannot_tell_apart_look_alike(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(7, "test")
    words = words_in("en", seats)
    for number, game in enumerate(walk(seats, options, 22)):
        if number % 23 == 0:
            seat = number % seats
            other = game.redeal(seat, chance)
            assert isinstance(other, Everdell)
            for show in (as_text.board, as_text.brief, as_text.table):
                assert show(seen(game, seat), words) == show(seen(other, seat), words)


def test_what_can_be_paid_is_marked() -> None:
    game = new(2, 3, {})
    seat = game.to_move[0]
    player = game.own(seat)
    player.hand = [NUMBER["farm"], NUMBER["wife"]]
    player.twig, player.resin = 2, 0
    game.meadow[2] = NUMBER["inn"]
    words = words_in("en", 2)
    text = page(seen(game, seat), words)
    assert "Farm, green Construction · 2 twigs, 1 resin · 1 point · ✗ 1 missing" in text
    assert "meadow-3  Inn, red Construction · 2 twigs, 1 resin · 2 points · ✗ 1 missing" in text
    player.resin = 1
    enter(game, seat, NUMBER["farm"])
    text = page(seen(game, seat), words)
    assert "Farm, green Construction · 2 twigs, 1 resin · 1 point · ✓" in text
    assert "Wife, purple Critter · 2 berries · 2 points · ✓ free, token: Farm" in text


def test_events_tell_how_far_the_city_is() -> None:
    game = new(2, 3, {})
    seat = game.to_move[0]
    for _ in range(2):
        enter(game, seat, NUMBER["inn"])
    polish, english = words_in("pl", 2), words_in("en", 2)
    assert "Grand Tour (basic, 3 points): 2 of 3 red cards" in page(seen(game, seat), english)
    assert "Wielki objazd (podstawowe, 3 punkty): czerwone karty: 2 z 3" in page(seen(game, seat), polish)
    enter(game, seat, NUMBER["inn"])
    assert "3 of 3 red cards. A worker can claim it" in page(seen(game, seat), english)


def test_the_end_of_a_solo_game_says_whether_rugwort_is_beaten() -> None:
    for points, sentence in ((0, "Rugwort is not beaten: "), (99, "Rugwort is beaten: ")):
        game = new(1, 3, {})
        player = game.own(0)
        player.season, player.home, player.points = AUTUMN, 0, points
        player.hand = []
        game = game.copy()
        game.play(0, game.parse(0, "pass"))
        assert game.is_over
        words = words_in("en", 1)
        assert explain.owed(seen(game, 0), 0, words)[0].startswith(sentence)
        assert "Rugwort: " in page(seen(game, 0), words)


# Moves


def said(game: Everdell, text: str, language: str = "en") -> str:
    """A legal move in words."""
    seat = game.to_move[0]
    move = game.parse(seat, text)
    assert move in game.moves(seat), [str(one) for one in game.moves(seat)]
    return move_text.sentence(seen(game, seat), seat, move, words_in(language, game.seats))


def asked_to_act(options: dict[str, object] | None = None) -> Everdell:
    """A table of two whose active player has much, a city and a known hand."""
    game = rich(new(2, 3, options or {}))
    seat = game.to_move[0]
    for id in ("inn", "crane", "dungeon", "judge", "lookout"):
        enter(game, seat, NUMBER[id])
    player = game.own(seat)
    player.hand = [NUMBER["innkeeper"], NUMBER["mine"]]
    game.meadow[1] = NUMBER["farm"]
    return game.copy()


@pytest.mark.parametrize(
    ("move", "english", "polish"),
    [
        (
            "play farm meadow-2",
            "Play the Farm from place 2 of the Meadow for 2 twigs and 1 resin",
            "Zagraj Farmę z łąki (miejsce 2) za 2 gałązki i 1 bryłkę żywicy",
        ),
        (
            "play innkeeper free=inn",
            "Play the Innkeeper from your hand for free, by occupying the Inn",
            "Zagraj Karczmarza z ręki za darmo, z żetonem użycia na karcie Karczma",
        ),
        (
            "play mine with=crane",
            "Play the Mine from your hand for free; the Crane leaves your city",
            "Zagraj Kopalnię z ręki za darmo; Żuraw opuszcza miasto",
        ),
        (
            "play mine prison=judge",
            "Play the Mine from your hand for free; the Judge goes into the Dungeon",
            "Zagraj Kopalnię z ręki za darmo; Sędzia trafia do Lochu",
        ),
        (
            "visit basic-1",
            "Place a worker on a Basic location: gain 3 twigs",
            "Umieść robotnika na polu podstawowym: weź 3 gałązki",
        ),
        (
            "visit lookout copy=basic-3",
            "Place a worker on your Lookout: as on a Basic location, gain 2 resin",
            "Umieść robotnika na swojej karcie Punkt Widokowy: jak na polu podstawowym, weź 2 bryłki żywicy",
        ),
    ],
)
def test_a_move_says_what_it_does_and_costs(move: str, english: str, polish: str) -> None:
    game = asked_to_act()
    assert said(game, move) == english
    assert said(game, move, "pl") == polish


def test_a_price_that_can_be_chosen_is_told_as_so_much_of_it() -> None:
    game = asked_to_act()
    seat = game.to_move[0]
    game.own(seat).hand = [NUMBER["palace"]]
    expected = "for 5 resources of its cost (2 twigs, 3 resin, 3 pebbles); the Crane leaves your city"
    assert said(game.copy(), "play palace with=crane").endswith(expected)


@at_each_table
def test_every_move_has_a_sentence_and_a_label(seats: int, options: dict[str, object]) -> None:
    for number, game in enumerate(walk(seats, options, 23)):
        if number % 7 or game.is_over:
            continue
        seat = game.to_move[0]
        view = seen(game, seat)
        for language in LANGUAGES:
            words = words_in(language, seats)
            for move in view.moves(seat):
                for text in (move_text.sentence(view, seat, move, words), move_text.label(view, seat, move, words)):
                    assert text.strip() == text
                    assert not RAW.search(text), text
                    assert not text.endswith("."), text


# What is owed, and what things are


@at_each_table
def test_whoever_is_asked_gets_a_line_of_help_and_the_others_know_who_decides(
    seats: int, options: dict[str, object]
) -> None:
    for number, game in enumerate(walk(seats, options, 24)):
        if number % 5 or game.is_over:
            continue
        seat = game.to_move[0]
        for language in LANGUAGES:
            words = words_in(language, seats)
            prompt, help_line = explain.owed(seen(game, seat), seat, words)
            assert not prompt.endswith(".")
            assert help_line.endswith("."), help_line
            assert NAMES[seat] in explain.owed(seen(game, None), -1, words)[0]


def test_a_card_is_explained_with_what_stands_on_it_and_its_rules() -> None:
    game = asked_to_act()
    seat = game.to_move[0]
    view = seen(game, seat)
    about = explain.explain(view, "meadow-2", words_in("en", 2))
    assert about is not None
    assert about.title == "Farm"
    assert about.rules[0] == CARDS[NUMBER["farm"]].rule
    assert "Production: gain 1 berry." in about.lines[2]
    laid = explain.explain(view, f"city-{seat}-inn", words_in("pl", 2))
    assert laid is not None
    assert laid.title == "Karczma"
    assert laid.lines[0] == "Leży w twoim mieście."


@pytest.mark.parametrize(
    "thing", ["no-such-thing", "meadow-9", "city-0-palace", "city-7-farm", "event-nothing", "hand-x"]
)
def test_what_is_not_there_is_not_explained(thing: str) -> None:
    game = new(2, 3, {})
    assert explain.explain(seen(game, 0), thing, words_in("en", 2)) is None
