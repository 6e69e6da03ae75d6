"""Words with signs among them: what cards and places do, in as few letters as possible.

Short messages have signs in them (`1#berry per Farm`): a sign is a symbol of the sheet, and never parts from the number
before it.
"""

from __future__ import annotations

import re
from typing import Final

from ecumene.draw.lettering import width_of
from ecumene.draw.svg import text
from ecumene.games.everdell.card import LINK_COMMON, LINK_NONE, LINK_UNIQUE, Card
from ecumene.games.everdell.catalogue import CARDS, EVER_TREE, FREE_WITH
from ecumene.games.everdell.city import SPACES_PER_POINT
from ecumene.games.everdell.draw.look import LOOK
from ecumene.games.everdell.effect_words import EFFECT_IDS, PLAYED, PLAYED_FROM
from ecumene.games.everdell.vocabulary import (
    AFTER_PLAY_GAIN,
    BUILDING_STUFF,
    COLOURS,
    COUNT,
    COUNTED,
    GAIN,
    RESOURCES,
    Effect,
    Gains,
)
from ecumene.text import Words

_SIGN: Final = re.compile(r"(#[a-z]+(?:-[a-z]+)*)")
#: A space between words, and the room of a sign, where the size of the letters is 1.
SPACE: Final = 0.27
ROOM: Final = 1.16
#: A sign must not touch the word before it, whatever the font: letters get a little more room than they need.
WIDER: Final = 1.04


def parts_of(word: str) -> list[str]:
    """`2#twig,` as `2`, `#twig`, `,`."""
    return [part for part in _SIGN.split(word) if part]


def part_width(part: str, size: float, bold: bool) -> float:
    return size * ROOM if part.startswith("#") else width_of(part, size, bold) * WIDER


def word_width(word: str, size: float, bold: bool) -> float:
    return sum(part_width(part, size, bold) for part in parts_of(word))


def wrapped(words: str, size: float, room: float, bold: bool = False) -> list[list[str]]:
    """The words in lines; a word is never broken."""
    lines: list[list[str]] = [[]]
    wide = 0.0
    for word in words.split():
        own = word_width(word, size, bold)
        if lines[-1] and wide + size * SPACE + own > room:
            lines.append([])
            wide = 0.0
        wide += own + (size * SPACE if lines[-1] else 0)
        lines[-1].append(word)
    return lines


def fitted_words(words: str, size: float, room: float, most: int, bold: bool = False) -> tuple[list[list[str]], float]:
    """The lines and the size at which there are at most so many, a little smaller if need be; cut at the end."""
    for shrink in (1.0, 0.94, 0.88, 0.82):
        lines = wrapped(words, size * shrink, room, bold)
        if len(lines) <= most and all(line_width(line, size * shrink, bold) <= room + 0.5 for line in lines):
            return lines, size * shrink
    lines = wrapped(words, size * 0.82, room, bold)
    if len(lines) > most:
        last = lines[most - 1]
        lines = [*lines[: most - 1], [*last[:-1], "…"] if len(last) > 1 else [*last, "…"]]
    return lines, size * 0.82


def line_width(line: list[str], size: float, bold: bool = False) -> float:
    return sum(word_width(word, size, bold) for word in line) + size * SPACE * max(0, len(line) - 1)


def set_line(line: list[str], x: float, y: float, size: float, cls: str = "", anchor: str = "start") -> str:
    """One line of words and signs; y is the base line. Letters that stand together are one text."""
    bold = "bold" in cls
    wide = line_width(line, size, bold)
    x -= wide / 2 if anchor == "middle" else wide if anchor == "end" else 0.0
    out: list[str] = []
    run = ""
    began = x
    for word in line:
        if run:
            run += " "
            x += size * SPACE
        elif word is not line[0]:
            x += size * SPACE
            began = x
        for part in parts_of(word):
            own = part_width(part, size, bold)
            if part.startswith("#"):
                out.append(_run(run, began, x, y, size, cls))
                out.append(LOOK.sign(part[1:], x + own / 2, y - size * 0.36, size * 1.14))
                run = ""
                began = x + own
            else:
                run += part
            x += own
    out.append(_run(run, began, x, y, size, cls))
    return "".join(out)


def _run(run: str, left: float, right: float, y: float, size: float, cls: str) -> str:
    """Letters in the room between two signs: a number in its middle, words from its beginning."""
    run = run.strip()
    if not run:
        return ""
    if run[-1].isdigit() and len(run) <= 3:
        return text(run, (left + right) / 2, y, size, cls, "middle")
    return text(run, left, y, size, cls)


def set_words(
    words: str, x: float, y: float, size: float, room: float, most: int, cls: str = "", anchor: str = "start"
) -> str:
    """Lines below each other; y is the base line of the first."""
    lines, fit = fitted_words(words, size, room, most, "bold" in cls)
    return "".join(set_line(line, x, y + fit * 1.2 * place, fit, cls, anchor) for place, line in enumerate(lines))


def gains_short(gains: Gains) -> str:
    """`2#twig 1#cards`."""
    found = [(gains.resource(number), name) for number, name in enumerate(RESOURCES)]
    found += [(gains.any, "any"), (gains.cards, "cards"), (gains.points, "points")]
    return " ".join(f"{number}#{name}" for number, name in found if number)


def does_short(effect: Effect, words: Words) -> str:
    """What an effect does, in signs."""
    if effect.kind == GAIN:
        return gains_short(effect.gains)
    name = EFFECT_IDS.get(effect.kind, "")
    if not name:
        return ""
    message = f"draw-does-count-{COUNTED[effect.what]}" if effect.kind == COUNT else f"draw-does-{name}"
    gains = gains_short(effect.gains)
    if effect.kind == AFTER_PLAY_GAIN and effect.gains.any:
        # What is gained for a play and may be chosen is what a Construction may cost.
        some = [f"#{stuff}" for number, stuff in enumerate(RESOURCES) if BUILDING_STUFF >> number & 1]
        gains = f"{effect.gains.any}{'/'.join(some)}"
    return words(
        message,
        number=effect.number,
        each=effect.each,
        most=effect.most,
        gains=gains,
        what=RESOURCES[effect.what] if effect.what < len(RESOURCES) else "",
        played=PLAYED[effect.what] if effect.what < len(PLAYED) else "",
        source=PLAYED_FROM[effect.what] if effect.what < len(PLAYED_FROM) else "",
        spaces=SPACES_PER_POINT,
    )


def cost_words(card: Card) -> list[str]:
    """The printed price, a word for each resource."""
    return [f"{card.price_of(number)}#{name}" for number, name in enumerate(RESOURCES) if card.price_of(number)] or [
        "0"
    ]


def link_short(design: int, words: Words) -> str:
    """The card or the kind of cards it is linked with; a golden link has a golden door."""
    card = CARDS[design]
    if card.link != LINK_NONE:
        other = "#hut" if not card.is_construction else "#paw"
        if card.link in (LINK_UNIQUE, LINK_COMMON):
            return f"#gold {other} {words('draw-link-unique' if card.link == LINK_UNIQUE else 'draw-link-common')}"
        return f"#gold {other} #f-{COLOURS[card.link]}"
    if design == EVER_TREE:
        return "#door #paw"
    others = [n for n in range(len(CARDS)) if design in FREE_WITH[n]] if card.is_construction else FREE_WITH[design]
    return f"#door {', '.join(words.name(CARDS[other].id) for other in others)}" if others else ""
