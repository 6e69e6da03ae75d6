"""What Skerries shows of itself."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.text import Explained, Words

from . import as_text, draw, explain
from .draw.look import LOOK
from .game import Skerries


class SkerriesFace(Face[Skerries]):
    def board(self, view: Skerries, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: Skerries, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: Skerries, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: Skerries, seat: int, move: Move, words: Words) -> str:
        return as_text.sentence(view, seat, move, words)

    def label(self, view: Skerries, seat: int, move: Move, words: Words) -> str:
        return as_text.label(view, seat, move, words)

    def svg(
        self,
        view: Skerries,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: Skerries, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: Skerries, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: Skerries, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: Skerries, seat: int) -> str:
        return draw.owed_at(view, seat)

    def progress(self, view: Skerries, words: Words) -> str:
        return as_text.heading(view, words)

    def badge(self, view: Skerries, seat: int) -> str:
        return explain.COLOURS[seat]

    def stock(self, view: Skerries, seat: int) -> list[tuple[str, int]]:
        return explain.stock(view, seat)

    def explain(self, view: Skerries, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)


FACE = SkerriesFace(__package__, LOOK)
