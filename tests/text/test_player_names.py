"""People are called as they like: a name is shown as it is, even one that is a word of the game or of its texts.

Each test shows the same thing twice: at a table of players with such names, and at one of players with plain names of
the same lengths. Nothing but the names may differ.
"""

from __future__ import annotations

import html
import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.text import Text

import ecumene
from ecumene.core.argument import Name
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.ledger import LANGUAGES
from ecumene.face import face_of
from ecumene.table.app import create
from ecumene.text import Words
from tests.terminal.shell import Shell

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

#: Ids of things and messages, counted things, and what Fluent, Rich and HTML would read as more than words.
ODD = ["desert", "lake", "coins", "2 stone", "{ $x }", "[red]x", "seat", "stone", "house", "nobody", "[/]\\", "<b>&"]
BOXES = [pytest.param(box, id=box.id) for box in ecumene.games().values()]
in_both = pytest.mark.parametrize("language", LANGUAGES)


def plain(name: str, place: int) -> str:
    """A name of the same length that means nothing."""
    return (chr(ord("A") + place) + "qzjqzjqzjqzj")[: len(name)]


def tables(seats: int) -> list[list[str]]:
    """All odd names, at as many tables as they need."""
    return [(ODD[start : start + seats] + ODD)[:seats] for start in range(0, len(ODD), seats)]


def positions(box: Box, seats: int, seed: int = 4) -> Iterator[tuple[Game, list[Event]]]:
    """A random game with what happened before each of its positions."""
    game = box.new(seats, seed)
    chance = Chance.stream(seed, "names")
    events: list[Event] = []
    while not game.is_over:
        yield game, events
        events = []
        seat = game.to_move[chance.below(len(game.to_move))]
        moves = game.moves(seat)
        game.play(seat, moves[chance.below(len(moves))], events)
    yield game, events


def differ_by_names(say: Callable[[list[str]], list[str]], names: list[str]) -> bool:
    """Say it with plain names and with these; True if any name was in it at all."""
    nobody = [plain(name, place) for place, name in enumerate(names)]
    expected = say(nobody)
    named = [renamed(text, nobody, names) for text in expected]
    assert say(names) == named
    return named != expected


def renamed(text: str, old: list[str], new: list[str]) -> str:
    told = dict(zip(old, new, strict=True))
    return re.sub("|".join(map(re.escape, old)), lambda found: told[found[0]], text)


def test_the_names_are_words_of_the_texts() -> None:
    """Else these tests would show nothing: the same words are translated where they are meant as things."""
    words = [Words("pl", box.package) for box in ecumene.games().values()]
    for id in ("desert", "lake", "coins", "stone", "house"):
        assert any(one.has(f"name-{id}") and one.name(id) != id for one in words), id
    nova = Words("pl", ecumene.box("terra-nova").package, ["desert"])
    assert nova("draw-cell", cell="C4", terrain=Name("desert")) == "C4, pustynia"
    assert nova("draw-cell", cell="C4", terrain=nova.player(0)) == "C4, desert"


@in_both
@pytest.mark.parametrize("box", BOXES)
def test_in_the_log_and_in_refusals(box: Box, language: str) -> None:
    seats = box.seats[1]
    for names in tables(seats):
        found: set[str] = set()
        for game, events in positions(box, seats):

            def say(players: list[str], game: Game = game, events: list[Event] = events) -> list[str]:
                words = Words(language, box.package, players)
                refusals = (
                    [game.check(seat, move) for seat in range(seats) for move in game.moves(game.to_move[0])[:9]]
                    if game.to_move
                    else []
                )
                return [words.event(event) for event in events] + [
                    words.refusal(one) for one in refusals if one is not None
                ]

            if differ_by_names(say, names):
                found.add("named")
        assert found


@in_both
@pytest.mark.parametrize("box", BOXES)
def test_in_all_that_a_game_says_of_itself(box: Box, language: str) -> None:
    """Prompts, moves, labels, boards as text, and what is told of each thing."""
    seats = box.seats[1]
    face = face_of(box)
    for names in tables(seats):
        named = 0
        for number, (game, _) in enumerate(positions(box, seats)):
            if number % 12 and not game.is_over:
                continue

            def say(players: list[str], game: Game = game) -> list[str]:
                words = Words(language, box.package, players)
                seat = game.to_move[0] if game.to_move else 0
                view = game.view(seat)
                lines = [*face.owed(view, seat, words), face.progress(view, words)]
                for line in [*face.board(view, words), *face.brief(view, words), *face.table(view, words)]:
                    lines.append(Text.from_markup(line, emoji=False).plain)
                for other in range(seats):
                    lines += face.owed(view, other, words)
                for move in view.moves(seat):
                    lines += [face.move(view, seat, move, words), face.label(view, seat, move, words)]
                    for thing in face.things(view, seat, move):
                        about = face.explain(view, thing, words)
                        lines += [about.title, *about.lines] if about is not None else []
                return lines

            named += differ_by_names(say, names)
        assert named


@in_both
@pytest.mark.parametrize("box", BOXES)
def test_in_a_drawing(box: Box, language: str) -> None:
    seats = box.seats[0]
    game = box.new(seats, 4)
    for names in tables(seats):
        svg = face_of(box).svg(game.view(0), Words(language, box.package, names))
        for name in names:
            assert html.escape(name) in svg


# Where games are played


@in_both
@pytest.mark.parametrize("box", BOXES)
def test_at_a_terminal(box: Box, language: str, tmp_path: Path) -> None:
    """The opening, prompts, the log, refusals, points."""
    seats = 4
    typed = "\n".join(["", "1", "log", "score", "why pass", "pass"] * (seats + 1)) + "\nboard\nlog\nquit\n"
    for names in tables(seats):

        def say(players: list[str]) -> list[str]:
            shell = Shell(tmp_path)
            path = tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl"
            told = ("--players", ",".join(players), "--seed", "5", "--lang", language, "--save", str(path))
            output = shell.say("play", box.id, *told, typed=typed).output
            assert output.count(players[0]) > 3
            return [output.replace(str(path), "…")]

        assert differ_by_names(say, names)


def text_of(page: str) -> str:
    """The words on a page, without ids of the table."""
    return " ".join(html.unescape(re.sub(r"<(script|style|svg).*?</\1>|<[^>]*>", " ", page, flags=re.DOTALL)).split())


@in_both
@pytest.mark.parametrize("plies", [0, 9, 10_000])
@pytest.mark.parametrize("box", BOXES)
def test_at_a_web_table(box: Box, plies: int, language: str, tmp_path: Path) -> None:
    """The front page, the table with its log or its score sheet, the page of words, the page between two people."""
    seats = box.seats[1]
    game = next(game for game, _ in positions(box, seats) if game.ply >= plies or game.is_over)
    for number, names in enumerate(tables(seats)):

        def say(players: list[str], number: int = number) -> list[str]:
            place = tmp_path / f"{number}-{players[0].isalpha()}-{len(list(tmp_path.iterdir()))}"
            place.mkdir()
            with TestClient(create(f"sqlite:///{place}/tables.db", processes=1)) as client:
                client.post("/me", data={"language": language})
                loaded = client.post("/load", files={"record": ("game.json", game.record(players).dumps())})
                assert loaded.status_code == 200
                table = loaded.url.path
                pages = [client.get(path).text for path in (table, f"{table}/text", f"{table}?seat=1", "/")]
                assert any(player in text_of(pages[1]) for player in players)
                return [text_of(page) for page in pages]

        assert differ_by_names(say, names)
