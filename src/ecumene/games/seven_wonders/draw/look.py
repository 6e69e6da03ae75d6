"""The look of 7 Wonders: its symbols (`symbols.svg`), its style (`style.css`), and its colours."""

from __future__ import annotations

from typing import Final

from ecumene.draw.look import FOR_SIGNS, FOR_WORDS, Look, Pair

#: The same in both themes: two families of cards, and the backs of the cards of no Age and of each Age.
BOTH: Final = {
    "f_yellow": "#d9a520", "f_white": "#e6dcc6",
    "back_0": "#8f8675", "back_1": "#8a5523", "back_2": "#56677a", "back_3": "#7d6410",
}  # fmt: skip
LIGHT: Final = BOTH | {
    "f_brown": "#684321", "f_grey": "#6d7379", "f_blue": "#235f9f", "f_red": "#a8322a", "f_green": "#2e7d49",
    "f_purple": "#4c2163", "f_black": "#2b2a31", "science": "#23703d", "stone": "#5d4a31",
}  # fmt: skip
DARK: Final = BOTH | {
    "f_brown": "#7d5630", "f_grey": "#697178", "f_blue": "#3572b5", "f_red": "#bd453b", "f_green": "#388450",
    "f_purple": "#6f3c96", "f_black": "#4b4955", "science": "#7fd19a", "stone": "#b79f74",
}  # fmt: skip
DARK_FAMILIES: Final = ("brown", "grey", "blue", "red", "green", "purple", "black")
PALE_FAMILIES: Final = ("yellow", "white")
PAIRS: Final = [
    *[Pair("on_accent", f"f_{family}", FOR_WORDS) for family in DARK_FAMILIES],
    *[Pair("pale_ink", f"f_{family}", FOR_WORDS) for family in PALE_FAMILIES],
    *[Pair("back_ink", f"back_{age}", FOR_SIGNS) for age in range(4)],
    Pair("science", "card", FOR_WORDS),
    Pair("science", "sunk", FOR_WORDS),
    Pair("stone", "card", FOR_SIGNS),
]
LOOK: Final = Look("seven-wonders", "ecumene.games.seven_wonders.draw", LIGHT, DARK, PAIRS)
