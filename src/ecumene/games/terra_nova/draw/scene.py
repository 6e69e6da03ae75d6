"""What is drawn and for whom: the view, the reader's words, the moves on offer, the previewed one, and recent ones."""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.games.terra.draw.scene import TerraScene
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova import as_text
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.targets import TerraNovaTargets, ids
from ecumene.games.terra_nova.explain import badge, owed, progress
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, WORSHIP

PACKAGE: Final = "ecumene.games.terra_nova"
NEUTRAL_COLOUR: Final = "ivory"


class TerraNovaScene(TerraScene[TerraNova]):
    targets: TerraNovaTargets

    def __init__(self, game: TerraNova, sight: Sight, page: bool, zoom: float) -> None:
        super().__init__(game, sight, LOOK, page, zoom, PACKAGE)
        self.targets = TerraNovaTargets(self.game, self.turn, sight.moves)

    @property
    def land(self) -> Land:
        return self.game.land

    def things_of(self, seat: int, move: Move) -> list[str]:
        return ids(self.game, seat, move)

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return progress(self.game, self.words)

    def move_words(self, move: Move) -> str:
        return as_text.move(self.game, self.turn, move, self.words)

    def said(self, moves: list[Move]) -> str:
        """What choosing a thing does and costs."""
        if moves[0].verb in (EXCHANGE, WORSHIP):
            return self.words("draw-exchange", power=self.game.mats[self.turn].bowls.three)
        return super().said(moves)
