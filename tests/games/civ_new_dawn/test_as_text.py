"""The position as text: from every seat, at every moment, without secrets; events and refusals have words too."""

from __future__ import annotations

import re

import pytest
from rich.text import Text

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.ledger import LANGUAGES
from ecumene.games.civ_new_dawn import as_text, explain, move_text
from ecumene.games.civ_new_dawn.coordinates import NAMES as SPACES
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.text import Words
from tests.rules.civ_new_dawn.table import Table

PACKAGE = ecumene.box("civ-new-dawn").package
NAMES = ["Ola", "Jan", "Ewa", "Max", "Iza"]
TABLES: list[tuple[int, dict[str, object]]] = [
    (2, {"round_limit": "12"}),
    (5, {"round_limit": "8"}),
    (3, {"game": "base", "round_limit": "12"}),
    (3, {"automated": "2", "round_limit": "10"}),
]
at_each_table = pytest.mark.parametrize(("seats", "options"), TABLES)
#: Left-overs of messages: braces, ids, empty brackets.
RAW = re.compile(r"[{}_]|name-|show-|effect-|\(\)")


def words_in(language: str, seats: int) -> Words:
    return Words(language, PACKAGE, NAMES[:seats])


def seen(game: CivNewDawn, seat: int | None) -> CivNewDawn:
    view = game.view(seat)
    assert isinstance(view, CivNewDawn)
    return view


def walk(seats: int, options: dict[str, object], seed: int) -> list[tuple[CivNewDawn, list[Event]]]:
    """Positions of a random game whose players rather do something than stop, with what happened before each."""
    game = ecumene.new("civ-new-dawn", seats, seed, options)
    assert isinstance(game, CivNewDawn)
    chance = Chance.stream(seed, "test")
    events: list[Event] = []
    found = [(game.copy(), events)]
    while not game.is_over:
        seat = game.to_move[0]
        moves = game.moves(seat)
        busy = [move for move in moves if str(move) != "done"] if chance.below(3) else moves
        events = []
        game.play(seat, (busy or moves)[chance.below(len(busy or moves))], events)
        found.append((game.copy(), events))
    return found


def plain(lines: list[str]) -> list[str]:
    """What a terminal without colours prints; broken markup raises."""
    return [Text.from_markup(line, emoji=False).plain for line in lines]


@at_each_table
def test_every_view_can_be_shown(seats: int, options: dict[str, object]) -> None:
    """From a seat and from outside; nothing is wider than a terminal, no id is left."""
    for number, (game, _) in enumerate(walk(seats, options, 21)):
        if number % 29 and not game.is_over:
            continue
        for seat in (None, number % seats):
            for language in LANGUAGES:
                words, view = words_in(language, seats), seen(game, seat)
                lines = plain(as_text.board(view, words)) + plain(as_text.table(view, words))
                assert max(map(len, lines)) <= as_text.WIDTH
                everybody = plain(as_text.brief(view, words))
                assert len(everybody) == seats
                assert explain.progress(view, words)
                assert [line for line in lines + everybody if RAW.search(line)] == []


@at_each_table
def test_every_move_has_a_sentence_and_a_label(seats: int, options: dict[str, object]) -> None:
    for number, (game, _) in enumerate(walk(seats, options, 22)):
        if number % 9 or game.is_over:
            continue
        seat = game.to_move[0]
        view = seen(game, seat)
        for language in LANGUAGES:
            words = words_in(language, seats)
            assert explain.owed(view, seat, words)[1].endswith(".")
            for move in view.moves(seat)[:40]:
                for text in (move_text.sentence(view, seat, move, words), move_text.label(view, seat, move, words)):
                    assert text.strip() == text
                    assert not RAW.search(text), text
                    assert not text.endswith("."), text


@at_each_table
def test_events_and_refusals_are_told(seats: int, options: dict[str, object]) -> None:
    chance = Chance.stream(23, "test")
    for number, (game, events) in enumerate(walk(seats, options, 23)):
        for language in LANGUAGES:
            words = words_in(language, seats)
            told = [words.event(event) for event in events]
            if number % 11 == 0 and not game.is_over:
                seat, all_moves = game.to_move[0], game.every_move()
                tried = [game.check(seat, all_moves[chance.below(len(all_moves))]) for _ in range(20)]
                told += [words.refusal(refusal) for refusal in tried if refusal is not None]
            assert [text for text in told if RAW.search(text) or not text.endswith(".")] == []


def test_worlds_that_a_seat_cannot_tell_apart_look_alike() -> None:
    chance = Chance.stream(7, "test")
    words = words_in("en", 3)
    for number, (game, _) in enumerate(walk(3, {"round_limit": "10"}, 24)):
        if number % 41 == 0:
            seat = number % 3
            other = game.redeal(seat, chance)
            assert isinstance(other, CivNewDawn)
            for show in (as_text.board, as_text.brief, as_text.table):
                assert show(seen(game, seat), words) == show(seen(other, seat), words)


def test_the_map_names_every_space_by_row_and_column() -> None:
    table = Table(2).barbarian("A", "N20").tokens(0, "M17", reinforced=True).district(1, "campus", "O24")
    lines = plain(as_text.board(seen(table.game, 0), words_in("en", 2)))
    head = next(line for line in lines if line.startswith("    13"))
    for name, cell in (("N20", "gx"), ("N16", "gK1"), ("N24", "gK2"), ("M17", "g:1"), ("O24", "gD2")):
        row = next(line for line in lines if line.split()[:1] == [name[0]] and len(line) > 20)
        left = head.index(name[1:]) + (2 if name[0] in "MO" else 0)
        assert row[left:].startswith(cell), (name, row)


def test_the_reader_sees_slots_prices_and_agendas() -> None:
    table = (
        Table(2, "rome", "egypt")
        .trade(0, culture=2)
        .government(0, "republic")
        .order(0, "culture", "growth", "science", "economy", "industry", "military")
    )
    table.offer("petra")
    text = " ".join(plain(as_text.board(seen(table.game, 0), words_in("en", 2))))
    assert "1 (→ 2) culture: Early Empire I · trade 2/3, the government Republic" in text
    theirs = " ".join(plain(as_text.table(seen(table.game, 1), words_in("pl", 2))))
    assert "Petra (wojsko), koszt 6, ropa i diamenty: w obronie: +2." in theirs
    assert "Ola: Ufortyfikowany 0/1; Jan: Ufortyfikowany 0/1" in theirs


def test_the_end_says_who_has_won() -> None:
    game, _ = walk(2, {"round_limit": "5"}, 25)[-1]
    words = words_in("en", 2)
    assert explain.owed(seen(game, 0), 0, words)[0].startswith("The last round is over: ")
    game.won, game.winners = True, [1]
    game.own(1).marks = 0b1111
    assert explain.owed(seen(game, 0), 0, words) == ("Jan wins with 4 completed agendas", "")
    assert explain.owed(seen(game, 0), 0, words_in("pl", 2))[0] == "Jan wygrywa z 4 spełnionymi celami"


def test_all_spaces_are_explained() -> None:
    for number, (game, _) in enumerate(walk(4, {"round_limit": "8"}, 26)):
        if number % 97:
            continue
        for language in LANGUAGES:
            for position in game.land.positions:
                about = explain.explain(seen(game, 0), f"space-{SPACES[position]}", words_in(language, 4))
                assert about is not None
                assert [text for text in [about.title, *about.lines] if RAW.search(text)] == []
                assert all(line.endswith(".") for line in about.lines), about.lines
