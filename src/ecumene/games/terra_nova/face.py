"""What Terra Nova shows of itself."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.games.terra_nova import as_text, draw, explain
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.game import TerraNova
from ecumene.text import Explained, Words


class TerraNovaFace(Face[TerraNova]):
    def board(self, view: TerraNova, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: TerraNova, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: TerraNova, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: TerraNova, seat: int, move: Move, words: Words) -> str:
        return as_text.move(view, seat, move, words)

    def svg(
        self,
        view: TerraNova,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: TerraNova, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: TerraNova, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: TerraNova, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: TerraNova, seat: int) -> str:
        return draw.owed_at(view, seat)

    def kinds(self, view: TerraNova, seat: int) -> dict[str, tuple[str, ...]]:
        return explain.kinds(view, seat)

    def progress(self, view: TerraNova, words: Words) -> str:
        return explain.progress(view, words)

    def badge(self, view: TerraNova, seat: int) -> str:
        return explain.badge(view, seat)

    def stock(self, view: TerraNova, seat: int) -> list[tuple[str, int]]:
        return explain.stock(view, seat)

    def explain(self, view: TerraNova, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)


FACE = TerraNovaFace(__package__, LOOK)
