"""What is drawn and for whom: the view, the reader's words, the moves on offer, the previewed one, and recent ones."""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.core.move import Move
from ecumene.draw.panel import Sight
from ecumene.draw.scene import Scene
from ecumene.draw.svg import Attribute
from ecumene.games.terra_nova import as_text
from ecumene.games.terra_nova.draw.look import LOOK
from ecumene.games.terra_nova.draw.targets import TerraNovaTargets, ids
from ecumene.games.terra_nova.explain import badge, owed, progress
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, WORSHIP
from ecumene.text import Words

PACKAGE: Final = "ecumene.games.terra_nova"
NEUTRAL_COLOUR: Final = "ivory"
#: So many moves are said aloud for one thing; a page lists the rest when it is chosen.
SPOKEN: Final = 3


class TerraNovaScene(Scene[TerraNova]):
    trace_inset = 3.0

    def __init__(self, game: TerraNova, sight: Sight, page: bool, zoom: float) -> None:
        super().__init__(game, sight, LOOK, page)
        #: Letters on the map are larger where the drawing will be small.
        self.zoom = zoom
        self.targets = TerraNovaTargets(self.game, self.turn, sight.moves)
        self.chosen_cells: list[int] = [
            self.game.land.cell(name[5:]) for name in self.chosen_things if name.startswith("cell-")
        ]
        #: Whose mat is spread out: the reader's, or for a spectator that of whoever acts.
        self.mine: int = self.reader if self.reader >= 0 else max(self.turn, 0)

    def things_of(self, seat: int, move: Move) -> list[str]:
        return ids(self.game, seat, move)

    def traced_on(self, seat: int, move: Move) -> list[str]:
        """On the board where it happened, or on the seat that did it."""
        on_board = ("cell-", "site-", "power-")
        return [name if name.startswith(on_board) else f"seat-{seat}" for name in ids(self.game, seat, move)]

    def colour(self, seat: int) -> str:
        return badge(self.game, seat)

    def owed(self) -> str:
        return owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return progress(self.game, self.words)

    def offers(self, seat: int, kind: str, number: int = 0) -> list[Move]:
        """The moves that point at a thing on this seat's mat."""
        return self.targets.at(kind, number) if seat == self.turn else []

    def home(self, thing: str, seat: int) -> str:
        """Where a piece of the seat comes from: its place on the mat that is spread out, or the seat as a whole."""
        return f"{thing}-{seat}" if seat == self.mine else f"seat-{seat}"

    def noun(self, id: str) -> str:
        return noun(self.words.language, id)

    def named(
        self,
        *inside: str,
        thing: str,
        title: str,
        moves: list[Move] | None = None,
        transform: str | None = None,
        **data: Attribute,
    ) -> str:
        """A thing with its name, which in a page also says what choosing it does; data are for pictures."""
        offers = moves or []
        if not self.page:
            return self.thing(thing, title, offers, *inside, transform=transform, **data)
        label = f"{title}. {self.said(offers)}" if offers else title
        return self.thing(thing, label, offers, *inside, transform=transform)

    def said(self, moves: list[Move]) -> str:
        """What choosing a thing does and costs."""
        if moves[0].verb in (EXCHANGE, WORSHIP):
            return self.words("draw-exchange", power=self.game.mats[self.turn].bowls.three)
        told = [as_text.move(self.game, self.turn, move, self.words) for move in moves[:SPOKEN]]
        return "; ".join(told) + ("…" if len(moves) > SPOKEN else "")


@cache
def noun(language: str, id: str) -> str:
    """Names that no player can change are looked up once."""
    return Words(language, PACKAGE).name(id)
