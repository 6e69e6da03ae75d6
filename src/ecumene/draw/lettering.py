"""How wide words will be. A server has no font at hand, so widths are estimated, rather too wide than too narrow."""

from __future__ import annotations

from typing import Final

_NARROW: Final = frozenset("iljtfrI.,:;'|!()[] ·-–")
_WIDE: Final = frozenset("mwMW@%—…+×→")


def width_of(words: str, size: float, bold: bool = False) -> float:
    """The estimated width of one line, in the unit of the font size."""
    total = 0.0
    for letter in words:
        if letter in _NARROW:
            total += 0.36
        elif letter in _WIDE:
            total += 0.88
        elif letter.isupper():
            total += 0.69
        else:
            total += 0.585
    return total * size * (1.14 if bold else 1.0)


def fitting(words: str, size: float, room: float, bold: bool = False, least: float = 0.8) -> tuple[str, float]:
    """The words and a size at which they fit: first a little smaller, then cut with an ellipsis."""
    wide = width_of(words, size, bold)
    if wide <= room:
        return words, size
    smaller = max(size * least, size * room / wide * 0.999)
    while len(words) > 1 and width_of(words, smaller, bold) > room:
        words = words.rstrip("…")[:-1].rstrip(" ,.;:·") + "…"
    return words, smaller


def lines_of(words: str, size: float, room: float, most: int, bold: bool = False) -> list[str]:
    """The words broken into lines; the last one is cut if there are more than `most`."""
    lines: list[str] = []
    line = ""
    for word in words.split():
        longer = f"{line} {word}" if line else word
        if line and width_of(longer, size, bold) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    if line:
        lines.append(line)
    if len(lines) > most:
        last = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], fitting(last, size, room, bold, least=1.0)[0]]
    return lines
