"""What a game brings to the pages: its drawing, its words, its explanations. Found by name, never named here."""

from __future__ import annotations

import importlib
from functools import cache, lru_cache
from typing import cast

from ecumene.core.box import Box
from ecumene.core.game import Game
from ecumene.core.ledger import Ledger
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.text import Explained, Words


class Parts:
    """The functions of one game that pages use."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._draw = importlib.import_module(f"{box.package}.draw")
        self._show = importlib.import_module(f"{box.package}.show")
        self._explain = importlib.import_module(f"{box.package}.explain")

    def panels(self, view: Game, sight: Sight) -> list[Panel]:
        return cast("list[Panel]", self._draw.panels(view, sight))

    def things(self, view: Game, seat: int, move: Move) -> list[str]:
        return cast("list[str]", self._draw.things(view, seat, move))

    def explain(self, view: Game, thing: str, words: Words) -> Explained | None:
        return cast("Explained | None", self._explain.explain(view, thing, words))

    def stock(self, view: Game, seat: int) -> list[tuple[str, int]]:
        return cast("list[tuple[str, int]]", self._explain.stock(view, seat))

    def owed(self, view: Game, seat: int, words: Words) -> tuple[str, str]:
        return cast("tuple[str, str]", self._explain.owed(view, seat, words))

    def kinds(self, view: Game, seat: int) -> dict[str, tuple[str, ...]]:
        """Kinds of moves that belong to what the seat is asked, each with the reasons that may stand against it."""
        return cast("dict[str, tuple[str, ...]]", self._explain.kinds(view, seat))

    def progress(self, view: Game, words: Words) -> str:
        return str(self._explain.progress(view, words))

    def badge(self, view: Game, seat: int) -> str:
        return str(self._explain.badge(view, seat))

    def move(self, view: Game, seat: int, move: Move, words: Words) -> str:
        """A legal move in a sentence."""
        return str(self._show.move(view, seat, move, words))

    def label(self, view: Game, seat: int, move: Move, words: Words) -> str:
        """A legal move in a few words, where the game has them."""
        label = getattr(self._explain, "label", None)
        return str(label(view, seat, move, words)) if label is not None else self.move(view, seat, move, words)

    def board(self, view: Game, words: Words) -> list[str]:
        """The board in letters, line by line."""
        return cast("list[str]", self._show.board(view, words))

    def table(self, view: Game, words: Words) -> list[str]:
        """Everything beside the board: headings, and items below them."""
        return cast("list[str]", self._show.table(view, words))


@cache
def parts_of(package: str) -> Parts:
    box = importlib.import_module(package).BOX
    assert isinstance(box, Box)
    return Parts(box)


@cache
def ledger(package: str, language: str) -> Ledger:
    return Ledger.load(package, language)


@lru_cache(1024)
def words_of(language: str, package: str, players: tuple[str, ...]) -> Words:
    """The words of the pages, of a game and of the people at a table."""
    return Words(language, package, list(players), "ecumene.table")
