"""The look of Everdell: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_LINES, FOR_SIGNS, FOR_WORDS, Look, Pair
from ecumene.games.everdell.vocabulary import SEASONS

#: The same in both themes: the counter with points, and the back of a card.
BOTH: Final = {"worth": "#1f7a4d", "card_back": "#3f5d3a", "die": "#2c2a31", "wheel": "#2c2733"}
LIGHT: Final = BOTH | {
    "f_tan": "#c79a58", "f_green": "#2e7d49", "f_red": "#a8322a", "f_blue": "#235f9f", "f_purple": "#4c2163",
    "sky": "#f6e3bd", "sun": "#fff3d2", "hill": "#d9c68d", "meadow": "#b5c184", "water": "#8fbccb", "glint": "#e4f2f2",
    "bark": "#7a5230", "leaf": "#d98a2f", "leaf_2": "#c4682a", "leaf_3": "#e6ad4a", "pine": "#6f9458",
    "pine_2": "#557d4a", "car": "#8a3f2c", "car_trim": "#5e2619", "tag": "#fffaf0",
    "winter": "#2f6f9f", "spring": "#3f7a3d", "summer": "#946400", "autumn": "#b0501c",
}  # fmt: skip
DARK: Final = BOTH | {
    "f_tan": "#b98c4c", "f_green": "#388450", "f_red": "#bd453b", "f_blue": "#3572b5", "f_purple": "#6f3c96",
    "sky": "#1d2a35", "sun": "#e9dcb0", "hill": "#2e433a", "meadow": "#33503a", "water": "#1d4456", "glint": "#4d7f92",
    "bark": "#5a3d26", "leaf": "#a35f22", "leaf_2": "#7f421c", "leaf_3": "#b98032", "pine": "#3a6044",
    "pine_2": "#355c47", "car": "#7c3a2a", "car_trim": "#4a2016", "tag": "#222a2f",
    "winter": "#8cc4ea", "spring": "#8ccb84", "summer": "#f0c052", "autumn": "#f09a62",
}  # fmt: skip
DARK_FAMILIES: Final = ("green", "red", "blue", "purple")
PAIRS: Final = [
    *[Pair("on_accent", f"f_{family}", FOR_WORDS) for family in DARK_FAMILIES],
    Pair("pale_ink", "f_tan", FOR_WORDS),
    Pair("on_accent", "worth", FOR_WORDS),
    Pair("back_ink", "card_back", FOR_WORDS),
    Pair("back_ink", "die", FOR_WORDS),
    *[Pair(season, ground, FOR_SIGNS) for season in SEASONS for ground in ("card", "sunk", "tag")],
    Pair("ink", "tag", FOR_WORDS),
    Pair("ink_2", "tag", FOR_WORDS),
    Pair("line_strong", "tag", FOR_SIGNS),
    Pair("back_ink", "car", FOR_WORDS),
    Pair("car_trim", "car", FOR_LINES),
    Pair("wheel", "halo", FOR_SIGNS),
    # The landscape under the places for workers only adorns.
    Pair("bark", "sky", FOR_LINES),
    *[Pair(leaf, "sky", FOR_LINES) for leaf in ("leaf", "leaf_2", "leaf_3")],
    Pair("hill", "sky", FOR_LINES),
    Pair("pine", "hill", FOR_LINES),
    Pair("pine_2", "hill", FOR_LINES),
    Pair("water", "glint", FOR_LINES),
    Pair("meadow", "tag", FOR_LINES),
    Pair("ink", "meadow", FOR_SIGNS),
    Pair("sun", "sky", 1.1),
]
LOOK: Final = Look("everdell", "ecumene.games.everdell.draw", LIGHT, DARK, PAIRS)
