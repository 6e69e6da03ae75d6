"""A table drawn in parts, for a page that lays them out itself; the page brings the style and the symbols once."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.core.move import Move
from ecumene.draw.look import PLAIN, Look
from ecumene.draw.svg import number
from ecumene.draw.theme import PAGE

if TYPE_CHECKING:
    from ecumene.text import Words

#: Where a part belongs: the summary of a seat, the board that all look at, what the reader owns, what lies beside.
SEAT: Final = "seat"
BOARD: Final = "board"
MINE: Final = "mine"
SUPPLY: Final = "supply"
AREAS: Final = (SEAT, BOARD, MINE, SUPPLY)


class Trace(NamedTuple):
    """A move played since the reader's own last one, with the number it has in the log (1 is the oldest)."""

    number: int
    seat: int
    move: Move


class Sight:
    """What a drawing needs beside the view: who looks, which words, what is lit, chosen and new."""

    def __init__(
        self,
        words: Words,
        seat: int | None = None,
        moves: list[Move] | None = None,
        chosen: Move | None = None,
        traces: list[Trace] | None = None,
        narrow: bool = False,
    ) -> None:
        self.words = words
        #: None for a spectator.
        self.seat = seat
        #: The moves on offer: what they point at is lit.
        self.moves: list[Move] = moves if moves is not None else []
        #: The move that is previewed: its target is ringed, a piece it would place is shown as a ghost.
        self.chosen = chosen
        self.traces: list[Trace] = traces if traces is not None else []
        #: For the screen of a phone.
        self.narrow = narrow


class Panel(NamedTuple):
    """One part: its area, a key that stays the same from position to position, its name, and the drawing."""

    area: str
    key: str
    title: str
    svg: str
    width: float
    height: float


def panel(area: str, key: str, title: str, body: str, width: float, height: float, look: Look = PLAIN) -> Panel:
    """Frame a body drawn around the origin."""
    wide, tall = number(width), number(height)
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" id="panel-{escape(key)}" class="{look.classes(PAGE)}"'
        f' viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}" role="group" aria-label="{escape(title)}">'
        f"{body}</svg>"
    )
    return Panel(area, key, title, svg, width, height)
