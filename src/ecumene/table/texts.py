"""The words and rule books that pages use, kept between requests."""

from __future__ import annotations

from functools import cache, lru_cache

from ecumene.core.ledger import Ledger
from ecumene.text import Words


@cache
def ledger(package: str, language: str) -> Ledger:
    """The rule book of a game."""
    return Ledger.load(package, language)


@lru_cache(1024)
def words_of(language: str, package: str, players: tuple[str, ...]) -> Words:
    """The words of the pages, of a game and of the people at a table."""
    return Words(language, package, list(players), "ecumene.table")
