"""What people and bots at a table are called, and the levels that bots play at."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from ecumene import players
from ecumene.core.refusal import BadInput
from ecumene.text import Words

LONGEST: Final = 20
#: Names of bots: stars, because these are called the same in every language.
STARS: Final = ("Vega", "Rigel", "Mira", "Altair", "Deneb", "Spica", "Izar", "Adhara", "Castor", "Sirius")


def clean(text: str) -> str:
    """A name as it is kept; empty if nothing was typed. BadInput if it cannot be shown."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name.isprintable():
        raise BadInput("name-signs")
    if len(name) > LONGEST:
        raise BadInput("name-long", {"longest": LONGEST})
    return name


def tame(text: str) -> str:
    """A name from a file, made fit to show; empty if nothing of it is left."""
    name = "".join(sign for sign in unicodedata.normalize("NFC", text) if sign.isprintable())
    return " ".join(name.split())[:LONGEST].strip()


def same(one: str, other: str) -> bool:
    """Are these one name to a reader?"""
    return one.casefold() == other.casefold()


def is_free(name: str, taken: Iterable[str]) -> bool:
    return not any(same(name, other) for other in taken)


def star(taken: Iterable[str]) -> str:
    """A name for a bot that nobody at the table has."""
    names = list(taken)
    return next(name for name in STARS if is_free(name, names))


def seat_name(place: int, words: Words) -> str:
    """The name of a person who gave none."""
    return words("seat", number=place + 1)


def levels() -> dict[str, str]:
    """The levels of bots, from the weakest: what a level is called here, and the bot that plays it."""
    return dict(players.LEVELS)


def first_level() -> str:
    """The level that newcomers meet: it understands the game, and answers at once."""
    return list(levels())[1]


def level_words(level: str, words: Words) -> str:
    return words(f"page-level-{level}")
