"""Light and dark: the colours that all games and pages share, style sheets, and the measure of contrast."""

from __future__ import annotations

from functools import cache
from importlib import resources
from string import Template
from typing import Final

Colours = dict[str, str]

_LIGHT: Final[Colours] = {
    "paper": "#f4eee2", "card": "#fffaf0", "sunk": "#e9e0cf", "line": "#cdbfa6", "line_strong": "#8d7f68",
    "ink": "#1f2a33", "ink_2": "#55584f", "accent": "#7a2460", "accent_fill": "#7a2460", "accent_soft": "#f3dfec",
    "good": "#1d6b43", "good_soft": "#dfeee0", "bad": "#a3271d", "bad_soft": "#f8e0da", "buy_soft": "#f6e7bd",
    "rim": "#fffdf3", "black_edge": "#2c2a31",
    "halo": "#fffdf3", "edge": "#241c12", "veil": "#f4eee2", "veiled": "0.55",
}  # fmt: skip
_DARK: Final[Colours] = {
    "paper": "#14191d", "card": "#1e252a", "sunk": "#12171a", "line": "#384249", "line_strong": "#7b868c",
    "ink": "#f0eadd", "ink_2": "#b4b3a8", "accent": "#eda3d3", "accent_fill": "#a23f83", "accent_soft": "#43243a",
    "good": "#86d6a4", "good_soft": "#1d3528", "bad": "#ff9c8c", "bad_soft": "#43231f", "buy_soft": "#40371c",
    "rim": "#7b868c", "black_edge": "#77727f",
    "halo": "#fff8e6", "edge": "#0c0a07", "veil": "#14191d", "veiled": "0.6",
}  # fmt: skip
#: The same in both themes. Marks lie on pieces, so they need contrast with the seat's colour.
_BOTH: Final[Colours] = {
    "blue": "#1c5a9e", "green": "#2a6e34", "red": "#a92c22", "yellow": "#c98d06", "black": "#2c2a31",
    "purple": "#9564c4", "ivory": "#b9a98c", "grey": "#7d8791", "brown": "#502818", "orange": "#f88058",
    "mark_dark": "#241c12", "lamp": "#ffd23f", "cheap": "#ffe9a8",
    "chip_ink": "#1b1509", "on_accent": "#ffffff", "pale_ink": "#2a1f00", "back_ink": "#fff6e0",
    "sans": "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
    "serif": "'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif",
}  # fmt: skip
THEMES: Final[dict[str, Colours]] = {"light": _BOTH | _LIGHT, "dark": _BOTH | _DARK}

#: Seat colours, each with the mark that tells it apart without colour.
MARKS: Final = {
    "blue": "circle",
    "red": "square",
    "green": "triangle",
    "black": "diamond",
    "yellow": "cross",
    "purple": "star",
    "ivory": "moon",
    "grey": "hexagon",
    "brown": "bars",
    "orange": "drop",
}
#: The class of drawings that lie in a page.
PAGE: Final = "ecumene-page"


def read_style(package: str, colours: Colours) -> str:
    """The style sheet in the folder of a package, if it has one; every colour in it must be one of these."""
    file = resources.files(package).joinpath("style.css")
    if not file.is_file():
        return ""
    sheet = file.read_text(encoding="utf-8")
    unknown = [name for name in Template(sheet).get_identifiers() if name not in colours]
    if unknown:
        raise ValueError(f"{package}: style.css has unknown colours {unknown}; there are {sorted(colours)}")
    return sheet


def bound(sheet: str, drawing: str, colours: Colours) -> str:
    """Every rule of a sheet with its colours, for drawings that the selector names only."""
    rules: list[str] = []
    for rule in Template(sheet).substitute(colours).splitlines():
        if "{" in rule:
            names, body = rule.split("{", 1)
            heads = ",".join(f"{drawing} {name.strip()}".removesuffix(" &") for name in names.split(","))
            rules.append(f"{heads}{{{body.strip()}")
    return "\n".join(rules)


def token(name: str, prefix: str = "") -> str:
    """The variable that holds a colour in a page: `--ink-2`."""
    return f"--{prefix}{name.replace('_', '-')}"


def tokens(light: Colours, dark: Colours, prefix: str = "") -> str:
    """Variables for a page: it says which theme it wants, or the reader's system does."""
    day, night = (
        ";".join(f"{token(name, prefix)}:{value}" for name, value in colours.items()) for colours in (light, dark)
    )
    return "\n".join(
        [
            f":root{{{day}}}",
            f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){{{night}}}}}",
            f":root[data-theme=dark]{{{night}}}",
        ]
    )


def page_tokens() -> str:
    """The colours that pages and drawings share, as variables: each is defined here and nowhere else."""
    return tokens(THEMES["light"], THEMES["dark"])


@cache
def common_style() -> str:
    return read_style("ecumene.draw", THEMES["light"])


def page_style() -> str:
    """The style of drawings in a page that all games share, with the colours it needs."""
    return f"{page_tokens()}\n{bound(common_style(), f'.{PAGE}', {n: f'var({token(n)})' for n in THEMES['light']})}"


def luminance(colour: str) -> float:
    """Relative luminance of #rrggbb, as WCAG defines it."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white); text needs 4.5, signs 3."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)
