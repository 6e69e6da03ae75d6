"""The style sheets of the pages: colours come from the theme of the drawings, and from nowhere else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ecumene
from ecumene.draw.theme import THEMES, page_style, token

SHEETS = sorted((Path(ecumene.__file__).parent / "table" / "static").glob("*.css"))
#: A colour by its numbers; `black` in a mask says how much is seen, not in which colour.
COLOUR = re.compile(r"#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(", re.IGNORECASE)


def read(path: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_no_colour_is_defined_in_a_sheet(path: Path) -> None:
    # Shadows belong to pages alone, and drawings have none of their own.
    rest = re.sub(r"--shadow-\d:[^;]*;", "", read(path))
    assert COLOUR.findall(rest) == []


@pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name)
def test_every_variable_that_is_used_is_there(path: Path) -> None:
    own = {name for sheet in SHEETS for name in re.findall(r"[\s{;](--[\w-]+)\s*:", read(sheet))}
    themed = {token(name) for name in THEMES["light"]}
    assert set(re.findall(r"var\((--[\w-]+)\)", read(path))) <= own | themed
    # What the theme has is not repeated for the whole page; a part of it may have another.
    whole = " ".join(re.findall(r":root[^{]*\{([^}]*)\}", read(path)))
    assert not {f"{name}:" for name in themed} & set(whole.split())


@pytest.mark.parametrize("theme", THEMES)
def test_pages_get_the_colours_of_the_theme(theme: str) -> None:
    sheet = page_style()
    for name, value in THEMES[theme].items():
        assert f"{token(name)}:{value}" in sheet
