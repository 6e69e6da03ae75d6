"""The marked cells of the two-player side by the terrain printed on them, read off the map."""

from __future__ import annotations

MARKS = {
    "lake": {"C7", "E2", "G5", "I9"},
    "forest": {"C5", "E1", "G8", "I2"},
    "wasteland": {"A4", "C8", "H3", "H6"},
    "desert": {"D3", "D6", "F4", "I6"},
    "swamp": {"A8", "B3", "F8", "G2"},
}
TERRAINS = list(MARKS)
