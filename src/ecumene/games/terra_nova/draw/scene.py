"""What is drawn and for whom: the view, the reader's words, the moves on offer."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.svg import Attribute
from ecumene.games.terra_nova.draw.targets import Targets
from ecumene.games.terra_nova.game import TerraNova
from ecumene.text import Words

#: The colour of a faction follows its terrain: lake, forest, wasteland, desert, swamp.
COLOURS: Final = ("blue", "green", "red", "yellow", "black")
NEUTRAL_COLOUR: Final = "ivory"


class Scene:
    def __init__(self, game: TerraNova, words: Words, seat: int | None, moves: list[Move], zoom: float) -> None:
        self.game = game
        #: Letters on the map are larger where the drawing will be small.
        self.zoom = zoom
        self.words = words
        #: Whose eyes: -1 for a spectator.
        self.reader: int = seat if seat is not None else max(game.viewer, -1)
        #: Who owes a decision: the reader if it does, otherwise the first that does.
        self.turn: int = self.reader if self.reader in game.to_move else (*game.to_move, -1)[0]
        self.targets = Targets(game, self.turn, moves)

    def colour(self, seat: int) -> str:
        """The seat's colour, empty before it has a faction."""
        mat = self.game.mats[seat]
        return COLOURS[mat.home] if mat.faction >= 0 else ""

    def offers(self, seat: int, kind: str, number: int = 0) -> list[Move]:
        """The moves that point at a thing on this seat's mat."""
        return self.targets.at(kind, number) if seat == self.turn else []


def target(moves: list[Move]) -> dict[str, Attribute]:
    """Attributes of a thing that may be chosen: a page finds its moves in `data-move`, separated by semicolons."""
    if not moves:
        return {}
    return {"cls": "target", "data_move": ";".join(str(move) for move in moves)}
