"""Light and dark: the colours of a drawing, its style sheet, and the measure of contrast."""

from __future__ import annotations

from functools import cache
from importlib import resources
from string import Template
from typing import Final

from ecumene.core.refusal import BadInput

#: Terrain colours come in pairs: the tile, and the motif drawn on it.
_LIGHT: Final = {
    "paper": "#f4eee2", "card": "#fffaf0", "sunk": "#e9e0cf", "line": "#cdbfa6", "line_strong": "#8d7f68",
    "ink": "#1f2a33", "ink_2": "#55584f", "accent": "#7a2460", "accent_fill": "#7a2460", "accent_soft": "#f3dfec",
    "bad": "#a3271d", "rim": "#fffdf3", "black_edge": "#2c2a31",
    "lake": "#a5cfe6", "lake_d": "#3f7ea6", "forest": "#a2c48b", "forest_d": "#4c7a3d",
    "wasteland": "#d18a6e", "wasteland_d": "#8a4029", "desert": "#f4e4ae", "desert_d": "#b08a2e",
    "swamp": "#a59ca4", "swamp_d": "#514751",
    "river": "#4f8fae", "river_l": "#86b8cc", "foam": "#e8f3f1", "river_ink": "#ffffff",
    "slab": "#a08f72", "grout": "#6f654f", "halo": "#fffdf3", "edge": "#241c12", "veil": "#f4eee2", "veiled": "0.55",
    "f_brown": "#684321", "f_grey": "#6d7379", "f_blue": "#235f9f", "f_red": "#a8322a", "f_green": "#2e7d49",
    "f_purple": "#4c2163", "f_black": "#2b2a31", "science": "#23703d", "good": "#1d6b43", "good_soft": "#dfeee0",
    "bad_soft": "#f8e0da", "buy_soft": "#f6e7bd",
    "stone": "#5d4a31",
}  # fmt: skip
_DARK: Final = {
    "paper": "#14191d", "card": "#1e252a", "sunk": "#12171a", "line": "#384249", "line_strong": "#7b868c",
    "ink": "#f0eadd", "ink_2": "#b4b3a8", "accent": "#eda3d3", "accent_fill": "#a23f83", "accent_soft": "#43243a",
    "bad": "#ff9c8c", "rim": "#7b868c", "black_edge": "#77727f",
    "lake": "#4d809d", "lake_d": "#a3d0e8", "forest": "#679459", "forest_d": "#b6d8a4",
    "wasteland": "#914f3a", "wasteland_d": "#edb59e", "desert": "#a08743", "desert_d": "#f3e0a2",
    "swamp": "#686370", "swamp_d": "#c5bdc9",
    "river": "#1d3d50", "river_l": "#3c6d86", "foam": "#5d8a9c", "river_ink": "#dfeef2",
    "slab": "#2c2820", "grout": "#14120e", "halo": "#fff8e6", "edge": "#0c0a07", "veil": "#14191d", "veiled": "0.6",
    "f_brown": "#7d5630", "f_grey": "#697178", "f_blue": "#3572b5", "f_red": "#bd453b", "f_green": "#388450",
    "f_purple": "#6f3c96", "f_black": "#4b4955", "science": "#7fd19a", "good": "#86d6a4", "good_soft": "#1d3528",
    "bad_soft": "#43231f", "buy_soft": "#40371c",
    "stone": "#b79f74",
}  # fmt: skip
#: The same in both themes. Marks lie on pieces, so they need contrast with the seat's colour.
_BOTH: Final = {
    "blue": "#1c5a9e", "green": "#2a6e34", "red": "#a92c22", "yellow": "#c98d06", "black": "#2c2a31",
    "purple": "#9564c4", "ivory": "#b9a98c", "mark_dark": "#241c12", "lamp": "#ffd23f", "cheap": "#ffe9a8",
    "chip_ink": "#1b1509", "power": "#7d4fb8", "on_accent": "#ffffff",
    "f_yellow": "#d9a520", "f_white": "#e6dcc6", "pale_ink": "#2a1f00",
    "back_0": "#8f8675", "back_1": "#8a5523", "back_2": "#56677a", "back_3": "#7d6410", "back_ink": "#fff6e0",
    "sans": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
    "serif": "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif",
}  # fmt: skip
THEMES: Final[dict[str, dict[str, str]]] = {"light": _BOTH | _LIGHT, "dark": _BOTH | _DARK}

#: Seat colours, each with the mark that tells it apart without colour.
MARKS: Final = {
    "blue": "circle",
    "red": "square",
    "green": "triangle",
    "black": "diamond",
    "yellow": "cross",
    "purple": "star",
    "ivory": "moon",
}


@cache
def style(theme: str) -> str:
    """The style sheet of a theme. Every rule is bound to the theme's class, so that drawings on one page never mix."""
    if theme not in THEMES:
        raise BadInput("theme", {"theme": theme, "allowed": ", ".join(THEMES)})
    return _bound(f"ecumene-{theme}", THEMES[theme])


@cache
def page_style() -> str:
    """The style sheet of drawings that lie in a page: the page says which theme, or the reader's system does."""
    names = THEMES["light"]
    light, dark = (";".join(f"--d-{name}:{THEMES[theme][name]}" for name in names) for theme in ("light", "dark"))
    return "\n".join(
        [
            f":root{{{light}}}",
            f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{dark}}}}}",
            f":root[data-theme=dark]{{{dark}}}",
            _bound("ecumene-page", {name: f"var(--d-{name})" for name in names}),
        ]
    )


def _bound(dress: str, colours: dict[str, str]) -> str:
    """Every rule of the sheet, with its colours, for drawings of one class only."""
    sheet = resources.files("ecumene.draw").joinpath("look.css").read_text(encoding="utf-8")
    rules: list[str] = []
    for rule in Template(sheet).substitute(colours).splitlines():
        if "{" in rule:
            names, body = rule.split("{", 1)
            bound = ",".join(f".{dress} {name.strip()}".removesuffix(" &") for name in names.split(","))
            rules.append(f"{bound}{{{body.strip()}")
    return "\n".join(rules)


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white); text needs 4.5, signs 3."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
