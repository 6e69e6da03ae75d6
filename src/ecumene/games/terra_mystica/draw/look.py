"""The look of Terra Mystica: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_LINES, FOR_PICTURES, FOR_SIGNS, FOR_WORDS, Look, Pair
from ecumene.draw.svg import node

#: The class and the motif of each terrain, by its number; lakes look as in Terra Nova.
GROUNDS: Final = ("desert", "plains", "swamp", "lake", "forest", "mountains", "wasteland", "ice", "volcano")
#: The colour of a seat follows its home terrain.
COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "grey", "red", "ivory", "orange")
#: Seat colours that carry dark signs.
PALE: Final = ("yellow", "ivory", "orange")
#: Terrains on which the dark edge of a light is lost: there the light itself is seen.
_DEEP: Final = ("plains", "swamp", "volcano")

#: Terrain colours come in threes: the tile, the motif drawn on it, and the name of the cell.
LIGHT: Final = {
    "desert": "#f4e4ae", "desert_d": "#a57f22", "desert_n": "#241c12", "plains": "#a67c48", "plains_d": "#5a3d1b",
    "plains_n": "#1b1206", "swamp": "#7d7286", "swamp_d": "#332a3a", "swamp_n": "#ffffff",
    "lake": "#a5cfe6", "lake_d": "#3f7ea6", "lake_n": "#1b2733", "forest": "#9dc98a", "forest_d": "#47763a",
    "forest_n": "#1b2716", "mountains": "#c6c8ca", "mountains_d": "#62676d", "mountains_n": "#23282d",
    "wasteland": "#d8866a", "wasteland_d": "#873c26", "wasteland_n": "#2a1008", "ice": "#f1f7f8", "ice_d": "#6d9cab",
    "ice_n": "#1f3a44", "volcano": "#54322c", "volcano_d": "#f0844a", "volcano_n": "#fff3e6",
    "river": "#4f8fae", "river_l": "#86b8cc", "foam": "#e8f3f1", "river_ink": "#ffffff", "sea": "#dcebf1",
    "slab": "#a08f72", "grout": "#6f654f", "power": "#7d4fb8", "power_soft": "#e9def7",
    "fire": "#b8391f", "water": "#22639c", "earth": "#6f4f1f", "air": "#5c6b80", "brown_edge": "#502818",
}  # fmt: skip
DARK: Final = {
    "desert": "#a8904a", "desert_d": "#f7e9b9", "desert_n": "#14100a", "plains": "#5d4325", "plains_d": "#d3b083",
    "plains_n": "#f7ead6", "swamp": "#585066", "swamp_d": "#c5bdd2", "swamp_n": "#f4eefb",
    "lake": "#4d809d", "lake_d": "#b5dcf0", "lake_n": "#02080c", "forest": "#679459", "forest_d": "#c3e3b2",
    "forest_n": "#0b1607", "mountains": "#8d9297", "mountains_d": "#e4e8ec", "mountains_n": "#0f1214",
    "wasteland": "#a05942", "wasteland_d": "#f2c2ad", "wasteland_n": "#ffece4", "ice": "#c9d7db", "ice_d": "#3b6270",
    "ice_n": "#122a33", "volcano": "#351d1a", "volcano_d": "#f0844a", "volcano_n": "#ffe2cf",
    "river": "#1d3d50", "river_l": "#3c6d86", "foam": "#5d8a9c", "river_ink": "#dfeef2", "sea": "#22333c",
    "slab": "#2c2820", "grout": "#14120e", "power": "#9a6fd6", "power_soft": "#3a2a55",
    "fire": "#ff9278", "water": "#7fbdf0", "earth": "#d8b06c", "air": "#b4c3d8", "brown_edge": "#8a5a44",
}  # fmt: skip
CULT_COLOURS: Final = ("fire", "water", "earth", "air")
PAIRS: Final = [
    *[Pair(f"{ground}_d", ground, FOR_PICTURES) for ground in GROUNDS],
    *[Pair(f"{ground}_n", ground, FOR_WORDS) for ground in GROUNDS],
    # The dark edge of a light, or the light itself, on every tile.
    *[Pair("lamp" if ground in _DEEP else "edge", ground, FOR_PICTURES) for ground in GROUNDS],
    *[Pair("halo", ground, FOR_LINES) for ground in GROUNDS if ground not in ("ice", "desert")],
    Pair("grout", "desert", FOR_PICTURES),
    Pair("foam", "river", FOR_SIGNS),
    Pair("river_ink", "river", FOR_SIGNS),
    Pair("river_l", "river", FOR_LINES),
    Pair("slab", "sunk", FOR_LINES),
    Pair("power", "sunk", FOR_SIGNS),
    Pair("ink", "power_soft", FOR_WORDS),
    Pair("ink", "sea", FOR_WORDS),
    Pair("brown_edge", "card", FOR_PICTURES),
    *[Pair(cult, "card", FOR_SIGNS) for cult in CULT_COLOURS],
    *[Pair(cult, "sunk", FOR_SIGNS) for cult in CULT_COLOURS],
]
LOOK: Final = Look(
    "terra-mystica", "ecumene.games.terra_mystica.draw", LIGHT, DARK, PAIRS, shared="ecumene.games.terra.draw"
)


def token(colour: str, sign: str, x: float, y: float, radius: float) -> str:
    """A small disc in a seat's colour with a sign on it, centred on (x, y)."""
    disc = node("circle", cx=float(x), cy=float(y), r=float(radius), cls=f"{colour} token")
    return disc + LOOK.sign(sign, x, y, radius * 1.35, "on-pale" if colour in PALE else "on-dark")
