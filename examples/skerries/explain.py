"""What is owed, how the game stands, and what each thing on the table is, in sentences."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Seat
from ecumene.text import Explained, Words

from .as_text import arrival, hand_text, light_points
from .game import PAIR, Skerries
from .moves import CARDS
from .sea import SEA

#: The colour of each seat: names that the theme knows.
COLOURS: Final = ("blue", "red", "green", "yellow")
#: Which step to tell of first where seats owe different ones.
ORDER: Final = ("choose-card", "light-lantern", "answer-greeting")


def owed(game: Skerries, seat: int, words: Words) -> tuple[str, str]:
    """Who decides what, and a line of help for whoever decides; after the end who has won."""
    if game.is_over:
        first = [number for number, place in enumerate(game.ranking()) if place == 1]
        names = ", ".join([words.player(number) for number in first])
        return words("owed-won", list=names, count=len(first), points=game.scores()[first[0]].total), ""
    step = game.step(seat)
    if step is not None:
        return words.step(step.name), words(f"help-{step.name}", pair=PAIR)
    # Others decide. An offer that is open beside somebody's turn is the smaller news.
    steps = {number: game.step(number) for number in game.to_move}
    name = min([step.name for step in steps.values() if step is not None], key=ORDER.index)
    asked = [number for number, step in steps.items() if step is not None and step.name == name]
    names = ", ".join([words.player(number) for number in asked])
    return words(f"owed-{name}", list=names, count=len(asked)), ""


def stock(game: Skerries, seat: int) -> list[tuple[str, int]]:
    """The numbers of a seat that a preview compares."""
    return [("points", game.scores()[seat].total), ("shells", game.shells[seat])]


def explain(game: Skerries, thing: str, words: Words) -> Explained | None:
    """By the names that the drawing gives: `skerry-B2`, `card-3`, `seat-0`, `arrival`."""
    kind, _, rest = thing.partition("-")
    if kind == "skerry":
        return _skerry(game, SEA.cell(rest), words)
    if kind == "card" and rest in [str(card) for card in CARDS]:
        return Explained(words("draw-card", card=int(rest)), [words("explain-card")], ["SK-010", "SK-011", "SK-012"])
    if kind == "seat" and rest.isdecimal() and int(rest) < game.seats:
        seat = int(rest)
        points, shells = game.scores()[seat].total, game.shells[seat]
        line = words("explain-seat", points=points, shells=shells, list=hand_text(game, seat))
        return Explained(words.player(seat), [line], ["SK-004", "SK-023"])
    if thing == "arrival":
        return Explained(words("draw-arrival"), [arrival(game, words), words("explain-arrival")], ["SK-005", "SK-012"])
    return None


def _skerry(game: Skerries, skerry: int, words: Words) -> Explained | None:
    if skerry < 0:
        return None
    name, value, keeper = SEA.name(skerry), game.values[skerry], game.keeper(skerry)
    if keeper >= 0:
        line = words("explain-lit", owner=Seat(keeper), points=value)
    else:
        reader = game.viewer
        line = words("explain-dark", points=light_points(game, reader, skerry) if reader >= 0 else value)
    return Explained(
        words("draw-skerry", skerry=name, points=value),
        [line, words("explain-pair", points=PAIR)],
        ["SK-013", "SK-021", "SK-022"],
    )
