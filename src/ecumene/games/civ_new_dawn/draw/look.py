"""The look of Civilization: A New Dawn: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_LINES, FOR_PICTURES, FOR_SIGNS, FOR_WORDS, Look, Pair
from ecumene.games.civ_new_dawn.vocabulary import TYPES

#: By seat.
SEAT_COLOURS: Final = ("blue", "red", "green", "yellow", "purple")
#: The classes and motifs of ground: terrains in their order, then the fort.
GROUNDS: Final = ("grassland", "hills", "forest", "desert", "mountains", "water", "natural-wonder", "fort")
FORT_GROUND: Final = 7
LEVELS: Final = ("", "I", "II", "III", "IV")

#: Ground comes in threes: the space, the motif drawn on it, and the name of the space. Lightness differs step by step.
LIGHT: Final = {
    "grassland": "#b7d077", "grassland_d": "#5d7a22", "grassland_n": "#1f2a0a",
    "hills": "#cf9660", "hills_d": "#7d4a1c", "hills_n": "#2b1604",
    "forest": "#6fa079", "forest_d": "#1f4a2c", "forest_n": "#07180c",
    "desert": "#f8ebc0", "desert_d": "#a57f22", "desert_n": "#2b2107",
    "mountains": "#aeb3c0", "mountains_d": "#4b5162", "mountains_n": "#171b24",
    "water": "#4f8fae", "water_d": "#9fcbdc", "water_n": "#04121a",
    "natural_wonder": "#d9c8ec", "natural_wonder_d": "#7a5cab", "natural_wonder_n": "#221238",
    "fort": "#807a6e", "fort_d": "#332e25", "fort_n": "#060401",
    "slab": "#a08f72", "grout": "#6f654f", "foam": "#e8f3f1", "seam": "#2a2114", "seam_bed": "#fff7e2",
    "f_culture": "#5b2b82", "f_science": "#235f9f", "f_economy": "#d9a521", "f_industry": "#6b4423",
    "f_military": "#a8322a", "f_growth": "#2e7d49", "trade": "#17716e", "sea": "#dcebf1",
}  # fmt: skip
DARK: Final = {
    "grassland": "#748c46", "grassland_d": "#d3e6a0", "grassland_n": "#0c1302",
    "hills": "#86502b", "hills_d": "#e9b98c", "hills_n": "#ffeede",
    "forest": "#35603f", "forest_d": "#a9d4b0", "forest_n": "#effaf0",
    "desert": "#cdb878", "desert_d": "#6b541a", "desert_n": "#1c1504",
    "mountains": "#9aa0ae", "mountains_d": "#3a404d", "mountains_n": "#0d1016",
    "water": "#1d3d50", "water_d": "#4f8298", "water_n": "#dfeef2",
    "natural_wonder": "#7360a0", "natural_wonder_d": "#cbbaf0", "natural_wonder_n": "#ffffff",
    "fort": "#746e62", "fort_d": "#ded5c3", "fort_n": "#ffffff",
    "slab": "#2c2820", "grout": "#14120e", "foam": "#5d8a9c", "seam": "#d9c9a3", "seam_bed": "#0c0a07",
    "f_culture": "#7a48a6", "f_science": "#3572b5", "f_economy": "#cf9c1e", "f_industry": "#8a5f39",
    "f_military": "#bd453b", "f_growth": "#388450", "trade": "#6fd0ca", "sea": "#22333c",
}  # fmt: skip
COLOURED: Final = tuple([ground.replace("-", "_") for ground in GROUNDS])
PAIRS: Final = [
    *[Pair(f"{ground}_d", ground, FOR_PICTURES) for ground in COLOURED if ground != "water"],
    *[Pair(f"{ground}_n", ground, FOR_WORDS) for ground in COLOURED],
    Pair("water_d", "water", FOR_LINES),
    Pair("foam", "water", FOR_PICTURES),
    Pair("slab", "sunk", FOR_LINES),
    Pair("grout", "desert", FOR_PICTURES),
    Pair("seam", "seam_bed", FOR_SIGNS),
    Pair("ink", "sea", FOR_WORDS),
    Pair("trade", "card", FOR_SIGNS),
    Pair("pale_ink", "f_economy", FOR_WORDS),
    *[Pair("on_accent", f"f_{type}", FOR_WORDS) for type in TYPES if type != "economy"],
]
LOOK: Final = Look("civ-new-dawn", "ecumene.games.civ_new_dawn.draw", LIGHT, DARK, PAIRS)


def family(type: int) -> str:
    """The class and the sign of a type of cards."""
    return f"f-{TYPES[type]}"


def on_family(type: int) -> str:
    """The class of words and signs that lie on the colour of a type."""
    return "on-pale" if TYPES[type] == "economy" else "on-dark"
