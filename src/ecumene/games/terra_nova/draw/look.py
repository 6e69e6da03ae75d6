"""The look of Terra Nova: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_LINES, FOR_PICTURES, FOR_SIGNS, Look, Pair
from ecumene.games.terra_nova.boards import TERRAINS

#: Terrain colours come in pairs: the tile, and the motif drawn on it.
LIGHT: Final = {
    "lake": "#a5cfe6", "lake_d": "#3f7ea6", "forest": "#a2c48b", "forest_d": "#4c7a3d",
    "wasteland": "#d18a6e", "wasteland_d": "#8a4029", "desert": "#f4e4ae", "desert_d": "#b08a2e",
    "swamp": "#a59ca4", "swamp_d": "#514751",
    "river": "#4f8fae", "river_l": "#86b8cc", "foam": "#e8f3f1", "river_ink": "#ffffff",
    "slab": "#a08f72", "grout": "#6f654f", "power": "#7d4fb8",
}  # fmt: skip
DARK: Final = {
    "lake": "#4d809d", "lake_d": "#a3d0e8", "forest": "#679459", "forest_d": "#b6d8a4",
    "wasteland": "#914f3a", "wasteland_d": "#edb59e", "desert": "#a08743", "desert_d": "#f3e0a2",
    "swamp": "#686370", "swamp_d": "#c5bdc9",
    "river": "#1d3d50", "river_l": "#3c6d86", "foam": "#5d8a9c", "river_ink": "#dfeef2",
    "slab": "#2c2820", "grout": "#14120e", "power": "#7d4fb8",
}  # fmt: skip
PAIRS: Final = [
    *[Pair(f"{terrain}_d", terrain, FOR_PICTURES) for terrain in TERRAINS],
    # The dark edge of a light, on every tile.
    *[Pair("edge", terrain, FOR_SIGNS) for terrain in TERRAINS],
    *[Pair("grout", terrain, FOR_PICTURES) for terrain in TERRAINS],
    Pair("foam", "river", FOR_SIGNS),
    Pair("river_ink", "river", FOR_SIGNS),
    Pair("river_l", "river", FOR_LINES),
    Pair("slab", "sunk", FOR_LINES),
    Pair("power", "sunk", FOR_SIGNS),
]
LOOK: Final = Look("terra-nova", "ecumene.games.terra_nova.draw", LIGHT, DARK, PAIRS, shared="ecumene.games.terra.draw")
