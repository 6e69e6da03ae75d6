"""What Everdell shows of itself."""

from __future__ import annotations

from ecumene.cases import Cases
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.games.everdell import as_text, draw, explain, move_text
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.game import Everdell
from ecumene.text import Explained, Words


class EverdellFace(Face[Everdell]):
    def board(self, view: Everdell, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: Everdell, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: Everdell, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: Everdell, seat: int, move: Move, words: Words) -> str:
        return move_text.sentence(view, seat, move, words)

    def label(self, view: Everdell, seat: int, move: Move, words: Words) -> str:
        return move_text.label(view, seat, move, words)

    def svg(
        self,
        view: Everdell,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: Everdell, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: Everdell, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: Everdell, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: Everdell, seat: int) -> str:
        return draw.owed_at(view, seat)

    def kinds(self, view: Everdell, seat: int) -> dict[str, tuple[str, ...]]:
        return explain.kinds(view, seat)

    def progress(self, view: Everdell, words: Words) -> str:
        return explain.progress(view, words)

    def badge(self, view: Everdell, seat: int) -> str:
        return explain.badge(view, seat)

    def stock(self, view: Everdell, seat: int) -> list[tuple[str, int]]:
        return explain.stock(view, seat)

    def explain(self, view: Everdell, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)

    def cases(self) -> Cases:
        from ecumene.games.everdell.check import CASES  # only `ecumene check` needs it

        return CASES


FACE = EverdellFace(__package__, LOOK)
