"""What is drawn and for whom: the view, the reader's words, the moves on offer, the previewed one, and recent ones."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from ecumene.core.game import EVERYTHING, Game
from ecumene.core.move import Move
from ecumene.draw import things
from ecumene.draw.document import document
from ecumene.draw.look import Look
from ecumene.draw.panel import Panel, Sight, panel
from ecumene.draw.pieces import lamp_box
from ecumene.draw.svg import Attribute, group, node

G = TypeVar("G", bound=Game)


class Scene(ABC, Generic[G]):
    """Subclassed by each game, with what only its own drawing needs at hand."""

    #: How far inside a tile the dotted ring of a recent move lies.
    trace_inset: float = 0.0

    def __init__(self, game: G, sight: Sight, look: Look, page: bool) -> None:
        self.game: G = seen_by(game, sight.seat)
        self.look = look
        self.words = sight.words
        #: For the screen of a phone.
        self.narrow = sight.narrow
        #: Drawn in parts for a page, where things have names; or as one picture, which says what they are in titles.
        self.page = page
        #: The seat that looks at it; -1 for a spectator.
        self.reader: int = max(self.game.viewer, -1)
        owing = self.game.to_move
        #: Who owes a decision: the reader if it does, otherwise the first that does; -1 when nobody does.
        self.turn: int = self.reader if self.reader in owing else (*owing, -1)[0]
        #: The move that is previewed, and the things it points at.
        self.chosen = sight.chosen
        self.chosen_things: list[str] = self.things_of(self.turn, self.chosen) if self.chosen is not None else []
        #: The numbers of recent moves by the things that show them.
        self.traces: dict[str, list[int]] = {}
        for trace in sight.traces:
            for name in self.traced_on(trace.seat, trace.move):
                self.traces.setdefault(name, []).append(trace.number)

    # What the game says

    @abstractmethod
    def things_of(self, seat: int, move: Move) -> list[str]:
        """The names of the drawn things that a move points at."""

    def traced_on(self, seat: int, move: Move) -> list[str]:
        """The names of the drawn things that show the number of a move of the past."""
        return self.things_of(seat, move)

    @abstractmethod
    def colour(self, seat: int) -> str:
        """The colour of a seat, empty while it has none."""

    @abstractmethod
    def owed(self) -> str:
        """Who decides what, in a sentence."""

    @abstractmethod
    def progress(self) -> str:
        """How far the game is."""

    # What both kinds of drawings are made of

    def thing(self, name: str, label: str, moves: list[Move], *inside: str, **values: Attribute) -> str:
        """Something that can be pointed at, with its name and what it says of itself."""
        if self.page:
            return node("g", *inside, **things.thing(name, label, moves), **values)
        return group(*inside, title=label, **values, **things.choosable(moves))

    def piece_key(self, *parts: str | int) -> dict[str, Attribute]:
        """The key by which a page lets a piece glide; a picture needs none."""
        return things.piece_key(*parts) if self.page else {}

    def lights(
        self,
        name: str,
        lit: bool,
        width: float,
        height: float,
        radius: float,
        x: float = 0.0,
        y: float = 0.0,
        fine: bool = True,
    ) -> str:
        """The light round a tile that may be chosen, the ring round the chosen one, the numbers of recent moves."""
        out = ""
        if name in self.chosen_things:
            out = things.chosen_box(x, y, width, height, radius)
        elif lit:
            out = lamp_box(x, y, width, height, radius, fine)
        if name in self.traces:
            inset = self.trace_inset
            out += things.trace_box(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius)
            out += things.trace_dots(self.traces[name], x + width - 2 - inset, y + 2 + inset, 7.5 + inset / 3)
        return out

    def title(self) -> str:
        return self.game.box.title[self.words.language]

    def document(self, body: str, width: float, height: float, theme: str) -> str:
        """The whole table as one picture."""
        title = f"{self.title()}, {self.progress()}"
        return document(body, width, height, theme, title, self.owed(), self.words.language, self.look)

    def panel(self, area: str, key: str, title: str, body: str, width: float, height: float) -> Panel:
        """A part of the table for a page."""
        return panel(area, key, title, body, width, height, self.look)


def seen_by(game: G, seat: int | None) -> G:
    """Nothing but a view is ever drawn: a full game is looked at by the seat, or by a spectator."""
    if game.viewer != EVERYTHING and seat in (None, game.viewer):
        return game
    view = game.view(seat)
    assert isinstance(view, type(game))
    return view
