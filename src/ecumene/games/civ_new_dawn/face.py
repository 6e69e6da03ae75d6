"""What Civilization: A New Dawn shows of itself."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.games.civ_new_dawn import as_text, draw, explain, move_text
from ecumene.games.civ_new_dawn.draw.look import LOOK
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.text import Explained, Words


class CivFace(Face[CivNewDawn]):
    def board(self, view: CivNewDawn, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: CivNewDawn, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: CivNewDawn, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: CivNewDawn, seat: int, move: Move, words: Words) -> str:
        return move_text.sentence(view, seat, move, words)

    def label(self, view: CivNewDawn, seat: int, move: Move, words: Words) -> str:
        return move_text.label(view, seat, move, words)

    def svg(
        self,
        view: CivNewDawn,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: CivNewDawn, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: CivNewDawn, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: CivNewDawn, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: CivNewDawn, seat: int) -> str:
        return draw.owed_at(view, seat)

    def kinds(self, view: CivNewDawn, seat: int) -> dict[str, tuple[str, ...]]:
        return explain.kinds(view, seat)

    def progress(self, view: CivNewDawn, words: Words) -> str:
        return explain.progress(view, words)

    def badge(self, view: CivNewDawn, seat: int) -> str:
        return explain.badge(view, seat)

    def stock(self, view: CivNewDawn, seat: int) -> list[tuple[str, int]]:
        return explain.stock(view, seat)

    def explain(self, view: CivNewDawn, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)


FACE = CivFace(__package__, LOOK)
