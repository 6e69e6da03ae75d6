"""What Terra Mystica shows of itself."""

from __future__ import annotations

from ecumene.cases import Cases
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face, RecordReader
from ecumene.games.terra_mystica import as_text, choice_text, draw, explain
from ecumene.games.terra_mystica.draw.look import LOOK
from ecumene.games.terra_mystica.game import TerraMystica
from ecumene.text import Explained, Words


class TerraMysticaFace(Face[TerraMystica]):
    def board(self, view: TerraMystica, words: Words) -> list[str]:
        return as_text.board(view, words)

    def table(self, view: TerraMystica, words: Words) -> list[str]:
        return as_text.table(view, words)

    def brief(self, view: TerraMystica, words: Words) -> list[str]:
        return as_text.brief(view, words)

    def move(self, view: TerraMystica, seat: int, move: Move, words: Words) -> str:
        return as_text.move(view, seat, move, words)

    def label(self, view: TerraMystica, seat: int, move: Move, words: Words) -> str:
        return choice_text.label(view, seat, move, words) or as_text.move(view, seat, move, words)

    def svg(
        self,
        view: TerraMystica,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return draw.svg(view, words, seat, moves, theme, narrow)

    def panels(self, view: TerraMystica, sight: Sight) -> list[Panel]:
        return draw.panels(view, sight)

    def things(self, view: TerraMystica, seat: int, move: Move) -> list[str]:
        return draw.things(view, seat, move)

    def owed(self, view: TerraMystica, seat: int, words: Words) -> tuple[str, str]:
        return explain.owed(view, seat, words)

    def owed_at(self, view: TerraMystica, seat: int) -> str:
        return draw.owed_panel(view, seat)

    def kinds(self, view: TerraMystica, seat: int) -> dict[str, tuple[str, ...]]:
        return explain.kinds(view, seat)

    def progress(self, view: TerraMystica, words: Words) -> str:
        return explain.progress(view, words)

    def badge(self, view: TerraMystica, seat: int) -> str:
        return draw.badge(view, seat)

    def stock(self, view: TerraMystica, seat: int) -> list[tuple[str, int]]:
        return draw.stock(view, seat)

    def explain(self, view: TerraMystica, thing: str, words: Words) -> Explained | None:
        return explain.explain(view, thing, words)

    def cases(self) -> Cases:
        from ecumene.games.terra_mystica.check import LOGS  # only `ecumene check` needs it

        return LOGS

    def imports(self) -> dict[str, RecordReader]:
        from ecumene.games.terra_mystica.snellman.record import read_record  # only `ecumene import` needs it

        return {"snellman": read_record}


FACE = TerraMysticaFace(__package__, LOOK)
