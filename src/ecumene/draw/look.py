"""The look of a game: the symbols, colours and style it brings beside the common ones, and signs drawn with them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ecumene.core.refusal import BadInput
from ecumene.draw.lettering import width_of
from ecumene.draw.pieces import mark
from ecumene.draw.svg import box, node, text
from ecumene.draw.symbols import COMMON, Symbol, hidden_sheet, read_symbols
from ecumene.draw.theme import PAGE, THEMES, Colours, bound, common_style, read_style, token, tokens

#: The least contrast with what lies under it: of words, of signs, of pictures that only repeat what something else
#: says, and of lines that only adorn.
FOR_WORDS: Final = 4.5
FOR_SIGNS: Final = 3.0
FOR_PICTURES: Final = 2.0
FOR_LINES: Final = 1.2


class Pair(NamedTuple):
    """A colour that lies on another one, and the least contrast between them."""

    colour: str
    ground: str
    least: float


class Look:
    """What the drawings of one game look like.

    The package is the folder with `symbols.svg` and `style.css`; either may be missing. Colours are named for both
    themes. `pairs` says what lies on what, so that a test can measure every colour. `shared` is the folder of what
    several games have in common, by their own colours.
    """

    def __init__(
        self,
        name: str,
        package: str = "",
        light: Colours | None = None,
        dark: Colours | None = None,
        pairs: list[Pair] | None = None,
        shared: str = "",
    ) -> None:
        #: The id of the box: the class of the game's drawings, and the beginning of the ids of its symbols.
        self.name = name
        self.own_symbols = read_symbols(package, name) if package else {}
        if shared:
            self.own_symbols |= read_symbols(shared, name)
        self.symbols = COMMON | self.own_symbols
        light, dark = light or {}, dark or {}
        if light.keys() != dark.keys():
            raise ValueError(f"{package}: only one theme has the colours {sorted(light.keys() ^ dark.keys())}")
        for kind, own, common in (("symbols", self.own_symbols, COMMON), ("colours", light, THEMES["light"])):
            both = sorted(own.keys() & common.keys())
            if both:
                raise ValueError(f"{package}: {kind} that all games share have the names {both}")
        self.own_colours = list(light)
        self.colours: dict[str, Colours] = {"light": THEMES["light"] | light, "dark": THEMES["dark"] | dark}
        self.pairs: list[Pair] = pairs or []
        # What is shared comes first, so that a game's own rules may refine it.
        folders = [folder for folder in (shared, package) if folder]
        self._sheet = "\n".join(read_style(folder, self.colours["light"]) for folder in folders)

    # Style

    def classes(self, common: str) -> str:
        """The classes of a drawing of this game, beside the one that all drawings of its kind have."""
        return f"{common} {self.name}" if self.name else common

    def style(self, theme: str) -> str:
        """The style sheet of a document. Rules are bound to theme and game: drawings on one page never mix."""
        if theme not in THEMES:
            raise BadInput("theme", {"theme": theme, "allowed": ", ".join(THEMES)})
        colours = self.colours[theme]
        own = bound(self._sheet, f".ecumene-{theme}.{self.name}", colours)
        return bound(common_style(), f".ecumene-{theme}", colours) + (f"\n{own}" if own else "")

    def page_style(self) -> str:
        """The game's own part of the style of a page; `theme.page_style` is the common one."""
        prefix = f"{self.name}-"
        light, dark = ({name: self.colours[theme][name] for name in self.own_colours} for theme in ("light", "dark"))
        names = {name: f"var({token(name)})" for name in THEMES["light"]}
        names |= {name: f"var({token(name, prefix)})" for name in self.own_colours}
        return f"{tokens(light, dark, prefix)}\n{bound(self._sheet, f'.{PAGE}.{self.name}', names)}"

    # Symbols

    def symbol(self, name: str) -> Symbol:
        found = self.symbols.get(name)
        if found is None:
            raise ValueError(f"{self.name or 'the kit'} has no symbol {name!r}; there are {sorted(self.symbols)}")
        return found

    def symbol_of_number(self, name: str) -> Symbol | None:
        """The symbol for a number of the stock: `power-1` has that of `power`, `coins` that of `coin`."""
        for one in (name, name.rsplit("-", 1)[0], name.removesuffix("s")):
            if one in self.symbols:
                return self.symbols[one]
        return None

    def page_symbols(self) -> str:
        """The game's own symbols, once for a page; the page has the common ones already."""
        return hidden_sheet(self.own_symbols)

    def symbols_in(self, body: str) -> str:
        """Definitions of exactly the symbols that a drawing refers to."""
        by_id = {symbol.id: symbol for symbol in self.symbols.values()}
        used = sorted(set(re.findall(r'href="#([\w-]+)"', body)))
        return f"<defs>{''.join(by_id[id].markup() for id in used)}</defs>"

    # Signs, pieces, and lines of them

    def use(self, name: str, x: float, y: float, width: float, height: float | None = None, cls: str = "") -> str:
        """A symbol with its top left corner at (x, y)."""
        return self.symbol(name).at(x, y, width, width if height is None else height, cls)

    def sign(self, name: str, x: float, y: float, size: float, cls: str = "") -> str:
        """A symbol centred on (x, y), in ink unless it has colours of its own."""
        symbol = self.symbol(name)
        if symbol.plate:
            return self.on_plate(name, x, y, size)
        wide, tall = size * symbol.width, size * symbol.height()
        return symbol.at(x - wide / 2, y - tall / 2, wide, tall, cls or symbol.ink)

    def on_plate(self, name: str, x: float, y: float, size: float) -> str:
        """A symbol on its little card, such as the sign of a family of cards."""
        symbol = self.symbol(name)
        wide = size * 0.84
        inner = size * 0.66
        plate = box(x - wide / 2, y - size / 2, wide, size, size * 0.16, symbol.plate)
        return plate + symbol.at(x - inner / 2, y - inner / 2, inner, inner, symbol.ink)

    def piece(self, name: str, colour: str, x: float, y: float, size: float, marked: bool = True) -> str:
        """A piece in a seat's colour, centred on (x, y): shadow, cream halo, shape, mark."""
        left, top = x - size / 2, y - size / 2
        shadow = node("ellipse", cx=float(x), cy=y + size * 0.4, rx=size * 0.42, ry=size * 0.11, cls="shadow")
        shape = self.use(name, left, top, size, cls="halo") + self.use(name, left, top, size, cls=colour)
        return shadow + shape + (mark(colour, x, y + size * 0.17, size * 0.29) if marked else "")

    def line_width(self, parts: list[str], size: float) -> float:
        """The width of a line of words and signs, as `line_of` sets it."""
        total = 0.0
        for part in parts:
            total += size * self.symbol(part[1:]).room if part.startswith("#") else width_of(part, size, bold=True)
        return total + size * 0.12 * max(0, len(parts) - 1)

    def line_of(
        self, parts: list[str], x: float, y: float, size: float, anchor: str = "middle", cls: str = "bold"
    ) -> str:
        """Words and signs (`#coin`) in one line; y is the base line."""
        wide = self.line_width(parts, size)
        at = x - (wide / 2 if anchor == "middle" else wide if anchor == "end" else 0.0)
        out: list[str] = []
        for part in parts:
            room = self.line_width([part], size)
            if part.startswith("#"):
                out.append(self.sign(part[1:], at + room / 2, y - size * 0.36, size * 1.18))
            elif part.strip():
                out.append(text(part, at + room / 2, y, size, cls, "middle"))
            at += room + size * 0.12
        return "".join(out)

    def chip(self, parts: list[str], x: float, y: float, size: float = 12.5, cheap: bool = False) -> str:
        """A price lying on the board, centred on (x, y)."""
        wide = self.line_width(parts, size) + size * 1.0
        tall = size * 1.5
        plate = box(x - wide / 2, y - tall / 2, wide, tall, tall / 2, "chip-cheap" if cheap else "chip")
        return plate + self.line_of(parts, x, y + size * 0.36, size, cls="chip-text")


#: For drawings of games that bring nothing of their own.
PLAIN: Final = Look("")
