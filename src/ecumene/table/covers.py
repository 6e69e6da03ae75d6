"""The covers of the boxes. Each lies with its game as `cover.svg`; a game without one gets a plain cover."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from markupsafe import Markup

from ecumene.core.box import Box

WIDTH: Final = 300
HEIGHT: Final = 380
#: The root of a cover: its sky says whether the title on it is dark (day) or light (night).
_COVER: Final = re.compile(r'<svg\b[^>]*\bdata-sky="(day|night)"[^>]*>(.*)</svg>\s*', re.DOTALL)


class Cover(NamedTuple):
    sky: str
    body: str


@cache
def cover(package: str) -> Cover:
    """The drawing that lies in a game's package."""
    file = resources.files(package).joinpath("cover.svg")
    if not file.is_file():
        return _plain()
    found = _COVER.fullmatch(file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{package}: cover.svg is no drawing with a data-sky of day or night")
    return Cover(found[1], found[2])


def cover_symbols(boxes: list[Box]) -> Markup:
    """Definitions of covers, once for a page; `<use href="#cover-…">` shows one as often as it is wanted."""
    symbols = "".join(
        f'<symbol id="cover-{box.id}" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
        f"{cover(box.package).body}</symbol>"
        for box in boxes
    )
    return Markup(f'<svg class="sprite" aria-hidden="true" width="0" height="0"><defs>{symbols}</defs></svg>')


def _plain() -> Cover:
    """The cover of a game that brings none: rows of hexagons under a low sun."""
    hexes: list[str] = []
    tones = ("#3f6f6a", "#4d8078", "#5f9187")
    for row in range(5):
        for column in range(-1, 6):
            x, y = 60 * column + 30 * (row % 2), 210 + 38 * row
            tone = tones[(2 * column + row) % 3]
            hexes.append(f'<path d="M{x} {y}l30-17 30 17v34l-30 17-30-17Z" fill="{tone}" stroke="#2c524f"/>')
    back = '<rect width="300" height="380" fill="#27496b"/><circle cx="210" cy="190" r="58" fill="#f3d9a0"/>'
    return Cover("night", back + "".join(hexes))
