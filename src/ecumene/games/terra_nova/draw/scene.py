"""What is drawn and for whom: the view, the reader's words, the moves on offer, the one in hand, and recent ones."""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.core.move import Move
from ecumene.draw import things
from ecumene.draw.panel import Sight
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import Attribute, group, node
from ecumene.games.terra_nova import show
from ecumene.games.terra_nova.draw.targets import Targets, ids
from ecumene.games.terra_nova.explain import badge
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import EXCHANGE, WORSHIP
from ecumene.parts.hexes import cell_called
from ecumene.text import Words

PACKAGE: Final = "ecumene.games.terra_nova"
NEUTRAL_COLOUR: Final = "ivory"
#: So many moves are said aloud for one thing; a page lists the rest when it is chosen.
SPOKEN: Final = 3


class Scene:
    def __init__(
        self,
        game: TerraNova,
        words: Words,
        seat: int | None,
        moves: list[Move],
        zoom: float,
        sight: Sight | None = None,
    ) -> None:
        self.game = game
        #: Letters on the map are larger where the drawing will be small.
        self.zoom = zoom
        self.words = words
        #: Whose eyes: -1 for a spectator.
        self.reader: int = seat if seat is not None else max(game.viewer, -1)
        #: Who owes a decision: the reader if it does, otherwise the first that does.
        self.turn: int = self.reader if self.reader in game.to_move else (*game.to_move, -1)[0]
        self.targets = Targets(game, self.turn, moves)
        #: Drawn in parts for a page, which wants names for things; or as one picture, which says them in titles.
        self.page: bool = sight is not None
        self.chosen: Move | None = sight.chosen if sight is not None else None
        #: What the move in hand points at, and the numbers of recent moves by what they pointed at.
        self.picked: list[str] = ids(game, self.turn, self.chosen) if self.chosen is not None else []
        self.picked_cells: list[int] = [cell_called(id[5:]) for id in self.picked if id.startswith("cell-")]
        self.recent: dict[str, list[int]] = {}
        for trace in sight.traces if sight is not None else []:
            for id in ids(game, trace.seat, trace.move):
                on_board = id.startswith(("cell-", "site-", "power-"))
                self.recent.setdefault(id if on_board else f"seat-{trace.seat}", []).append(trace.number)
        #: Whose mat is spread out: the reader's, or for a spectator that of whoever acts.
        self.mine: int = self.reader if self.reader >= 0 else max(self.turn, 0)

    def colour(self, seat: int) -> str:
        """The seat's colour, empty before it has a faction."""
        return badge(self.game, seat)

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
        """A thing with its name: in a page something to point at, in a picture something with a title."""
        offers = moves or []
        if not self.page:
            return group(*inside, title=title, transform=transform, **data, **target(offers))
        label = f"{title}. {self.said(offers)}" if offers else title
        return node("g", *inside, transform=transform, **things.thing(thing, label, offers))

    def lights(
        self,
        thing: str,
        moves: list[Move],
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        fine: bool = False,
    ) -> str:
        """The light on a tile that may be chosen, the ring on the chosen one, the numbers of recent moves."""
        out = ""
        if thing in self.picked:
            out = things.chosen_box(x, y, width, height, radius)
        elif moves:
            out = lamp_box(x, y, width, height, radius, fine)
        if thing in self.recent:
            out += things.trace_box(x + 3, y + 3, width - 6, height - 6, radius)
            out += things.trace_dots(self.recent[thing], x + width - 5, y + 5)
        return out

    def said(self, moves: list[Move]) -> str:
        """What choosing a thing does and costs."""
        if moves[0].verb in (EXCHANGE, WORSHIP):
            return self.words("draw-exchange", power=self.game.mats[self.turn].bowls.three)
        told = [show.move(self.game, self.turn, move, self.words) for move in moves[:SPOKEN]]
        return "; ".join(told) + ("…" if len(moves) > SPOKEN else "")


def target(moves: list[Move]) -> dict[str, Attribute]:
    """Attributes of a thing that may be chosen: its moves are in `data-move`, separated by semicolons."""
    if not moves:
        return {}
    return {"cls": "target", "data_move": ";".join(str(move) for move in moves)}


@cache
def noun(language: str, id: str) -> str:
    """Names that no player can change are looked up once."""
    return Words(language, PACKAGE).name(id)
