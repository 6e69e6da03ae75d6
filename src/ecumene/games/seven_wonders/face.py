"""What 7 Wonders shows of itself."""

from __future__ import annotations

from ecumene.cases import Cases
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.games.seven_wonders import as_text, draw, explain, move_text
from ecumene.games.seven_wonders.draw.look import LOOK
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.text import Explained, Words


class SevenWondersFace(Face[SevenWonders]):
    def board(self, view: SevenWonders, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: SevenWonders, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: SevenWonders, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: SevenWonders, seat: int, move: Move, words: Words) -> str:
        return move_text.sentence(view, seat, move, words)

    def label(self, view: SevenWonders, seat: int, move: Move, words: Words) -> str:
        return move_text.label(view, seat, move, words)

    def svg(
        self,
        view: SevenWonders,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: SevenWonders, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: SevenWonders, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: SevenWonders, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: SevenWonders, seat: int) -> str:
        return draw.owed_at(view, seat)

    def kinds(self, view: SevenWonders, seat: int) -> dict[str, tuple[str, ...]]:
        return explain.kinds(view, seat)

    def progress(self, view: SevenWonders, words: Words) -> str:
        return explain.progress(view, words)

    def badge(self, view: SevenWonders, seat: int) -> str:
        return explain.badge(view, seat)

    def stock(self, view: SevenWonders, seat: int) -> list[tuple[str, int]]:
        return explain.stock(view, seat)

    def explain(self, view: SevenWonders, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)

    def cases(self) -> Cases:
        from ecumene.games.seven_wonders.check import SevenWondersCases  # only `ecumene check` needs it

        return SevenWondersCases()


FACE = SevenWondersFace(__package__, LOOK)
