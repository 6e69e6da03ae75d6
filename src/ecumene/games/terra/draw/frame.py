"""The frame of a seat's summary."""

from __future__ import annotations

from typing import Final

from ecumene.draw.svg import box, node

#: Colours that are as dark as a card by night have a lighter one for edges.
_DARK: Final = ("black", "brown")


def edge_of(colour: str) -> str:
    """The class of a coloured edge."""
    return f"edge-{colour}" if colour in _DARK else colour


def framed(width: float, tall: float, colour: str, turn: bool) -> str:
    """A panel with the colour of its seat at the left; a second line round whoever is to move."""
    out = [box(0.5, 0.5, width - 1, tall - 1, 10, "panel")]
    if colour:
        path = f"M9 .5H7Q.5.5.5 8V{tall - 8:.1f}Q.5 {tall - 0.5:.1f} 7 {tall - 0.5:.1f}Z"
        out.append(node("path", d=path, cls=edge_of(colour)))
    if turn:
        out.append(box(1.2, 1.2, width - 2.4, tall - 2.4, 9.5, "turn"))
    return "".join(out)
