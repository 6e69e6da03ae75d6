"""What is drawn and for whom: the view, the words, the moves on offer, the previewed one, and recent ones."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.games.terra.draw.scene import TerraScene
from ecumene.games.terra.land import Land
from ecumene.games.terra_mystica import as_text, explain
from ecumene.games.terra_mystica.draw.look import COLOURS, LOOK
from ecumene.games.terra_mystica.draw.targets import MysticaTargets, ids
from ecumene.games.terra_mystica.state import State

PACKAGE: Final = "ecumene.games.terra_mystica"


def badge(game: State, seat: int) -> str:
    """The colour of the seat, that of its home terrain; empty before it has one."""
    mat = game.mats[seat]
    return COLOURS[mat.terrain] if mat.faction >= 0 and mat.terrain >= 0 else ""


class MysticaScene(TerraScene[State]):
    targets: MysticaTargets

    def __init__(self, game: State, sight: Sight, page: bool, zoom: float) -> None:
        super().__init__(game, sight, LOOK, page, zoom, PACKAGE)
        self.targets = MysticaTargets(self.game, sight.moves)

    @property
    def land(self) -> Land:
        return self.game.board

    def things_of(self, seat: int, move: Move) -> list[str]:
        return ids(self.game, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        """On the board where it happened, or on the seat that did it."""
        open_things = ("cell-", "site-", "power-", "cult-")
        names = [name for name in ids(self.game, move) if name.startswith(open_things)]
        return names[:1] or [f"seat-{seat}"]

    def move_words(self, move: Move) -> str:
        return as_text.move(self.game, self.turn, move, self.words)

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

    def owed(self) -> str:
        return explain.owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return explain.progress(self.game, self.words)

    def home(self, thing: str, seat: int) -> str:
        """Where a piece of the seat comes from: its place on the mat that is spread out, or the seat as a whole."""
        return thing if seat == self.mine else f"seat-{seat}"
