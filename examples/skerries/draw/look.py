"""The look of Skerries: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_PICTURES, FOR_SIGNS, FOR_WORDS, Look, Pair

LIGHT: Final = {"water": "#7fa9bd", "rock": "#e4dccb", "rock_edge": "#4d4a42", "rock_ink": "#2b2620"}
DARK: Final = {"water": "#17303f", "rock": "#5d6266", "rock_edge": "#a9b0b2", "rock_ink": "#ffffff"}
PAIRS: Final = [
    Pair("rock_ink", "rock", FOR_WORDS),
    Pair("rock_edge", "water", FOR_SIGNS),
    Pair("edge", "rock", FOR_PICTURES),
]
LOOK: Final = Look("skerries", __package__, LIGHT, DARK, PAIRS)
