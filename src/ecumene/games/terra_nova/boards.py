"""The two sides of the board. The maps are this house's own design (TN-101); another map is another set of rows."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra.land import Land

TERRAINS: Final = ("lake", "forest", "wasteland", "desert", "swamp")
#: Reach never needs more than the whole track and the sailing tile.
FURTHEST: Final = 5

FOUR: Final = Land(
    [
        "SFSDL~DSFW",
        "LDFW~SLWL",
        "WSWD~LDFD~",
        "FL~~~FWS~",
        "~~~SW~~~~D",
        "SFWLD~DFW",
        "WDL~~~WSLD",
        "FSF~~~~FW",
        "LD~~~FLSLS",
    ],
    "LFWDS",
    ["A5-B6", "B4-C6", "C4-E4", "D1-F1", "D2-E4", "D2-F2", "D6-E5", "D7-F7", "D8-E10", "D8-F8", "F5-G7", "G7-I7"],
    "",
    FURTHEST,
)
TWO: Final = Land(
    ["FWDW~~DS~", "LFS~~WF~", "SDL~FSLW~", "WSD~LD~~", "FL~~~~~FL", "~~WD~SWS", "~SFSL~DFD", "~DW~~WLS", "~FL~~DFWL"],
    "LFWDS",
    ["B3-C5", "C5-D3", "C8-E8", "D3-F3", "D6-E8", "D6-F6", "E2-F3", "E2-G2", "F6-G5", "G5-H6"],
    "C7 E2 G5 I9 C5 E1 G8 I2 A4 C8 H3 H6 D3 D6 F4 I6 A8 B3 F8 G2",
    FURTHEST,
)
