"""Reading drawings in tests: what carries which data."""

from __future__ import annotations

from collections import Counter
from typing import Final
from xml.etree import ElementTree

SVG: Final = "{http://www.w3.org/2000/svg}"


def drawing(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(markup)


def having(root: ElementTree.Element, *names: str) -> list[ElementTree.Element]:
    """Everything that carries all of these data attributes."""
    return [thing for thing in root.iter() if all(f"data-{name}" in thing.attrib for name in names)]


def values(root: ElementTree.Element, *names: str) -> Counter[tuple[str, ...]]:
    """How often each combination of their values is there."""
    found = having(root, *names)
    return Counter(tuple(thing.attrib[f"data-{name}"] for name in names) for thing in found)
