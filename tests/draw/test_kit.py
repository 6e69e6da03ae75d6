"""The drawing kit: themes with enough contrast, documents, words that fit, hexagons that meet."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree

import pytest

from ecumene.core.refusal import BadInput
from ecumene.draw.document import document
from ecumene.draw.hexes import Honeycomb
from ecumene.draw.lettering import fitting, lines_of, width_of
from ecumene.draw.look import PLAIN
from ecumene.draw.pieces import badge, crossed, tag
from ecumene.draw.svg import attributes, group, node, number, text
from ecumene.draw.symbols import COMMON
from ecumene.draw.theme import MARKS, THEMES, contrast
from ecumene.parts.hexes import HexMap


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<g>{markup}</g>")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("ground", ["paper", "card", "sunk"])
@pytest.mark.parametrize("ink", ["ink", "ink_2"])
def test_words_are_readable_in_both_themes(theme: str, ground: str, ink: str) -> None:
    assert contrast(THEMES[theme][ink], THEMES[theme][ground]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_signs_stand_out(theme: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours["on_accent"], colours["accent_fill"]) >= 4.5
    assert contrast(colours["chip_ink"], colours["cheap"]) >= 4.5
    assert contrast(colours["edge"], colours["lamp"]) >= 3
    assert contrast(colours["line_strong"], colours["card"]) >= 3
    assert contrast(colours["halo"], colours["edge"]) >= 3


@pytest.mark.parametrize("colour", MARKS)
def test_the_mark_stands_out_on_its_colour(colour: str) -> None:
    both = THEMES["light"]
    ink = both["mark_dark"] if "mark-dark" in badge(colour, 0, 0, 10) else both["halo"]
    assert contrast(both[colour], ink) >= 3


def test_every_colour_has_a_mark_of_its_own() -> None:
    assert len(set(MARKS.values())) == len(MARKS)
    for shape in MARKS.values():
        assert f"k-{shape}" in COMMON


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_themes_differ_but_style_the_same_things() -> None:
    light, dark = PLAIN.style("light"), PLAIN.style("dark")
    assert light != dark
    things = [
        re.sub(r"\{.*", "", sheet).replace(f"ecumene-{name}", "") for sheet, name in ((light, "light"), (dark, "dark"))
    ]
    assert things[0] == things[1]
    assert "$" not in light
    for rule in light.splitlines():
        assert rule.startswith(".ecumene-light")


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(BadInput) as problem:
        PLAIN.style("sepia")
    assert problem.value.needs["theme"] == "sepia"


@pytest.mark.parametrize("theme", THEMES)
def test_feet_of_cards_are_readable(theme: str) -> None:
    colours = THEMES[theme]
    assert contrast(colours["good"], colours["good_soft"]) >= 4.5
    assert contrast(colours["bad"], colours["bad_soft"]) >= 4.5
    assert contrast(colours["ink"], colours["buy_soft"]) >= 4.5


def test_classes_that_the_kit_uses_are_styled() -> None:
    drawn = (
        "".join(badge(colour, 0, 0, 9) for colour in ["", *MARKS]) + crossed(0, 0, 9) + tag("now", 0, 0, now=True)[0]
    )
    drawn += PLAIN.chip(["#coin", "6"], 0, 0) + PLAIN.piece("flag", "blue", 0, 0, 30) + PLAIN.sign("wait", 0, 0, 20)
    for names in re.findall(r'class="([^"]+)"', drawn):
        for name in names.split():
            assert f".{name}{{" in PLAIN.style("light"), name


def test_a_document_holds_the_symbols_it_uses_and_no_others() -> None:
    page = document(PLAIN.piece("flag", "red", 0, 0, 30), 100, 50, "dark", "A & B", "<c>", "en")
    assert set(re.findall(r'symbol id="ecumene-([\w-]+)"', page)) == {"flag", "k-square"}
    root = ElementTree.fromstring(page)
    assert root.get("viewBox") == "0 0 100 50"
    assert root.get("aria-label") == "A & B"
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")


def test_markup_is_escaped() -> None:
    made = parsed(group(text("<b>", 0, 0, 12), title="A & B", data_name='say "no"'))
    inner = made[0]
    assert inner.get("data-name") == 'say "no"'
    assert [child.text for child in inner] == ["A & B", "<b>"]


def test_attributes() -> None:
    assert attributes({"cls": "", "x": 1.25, "data_cell": "C4", "y": None}) == ' x="1.2" data-cell="C4"'
    assert node("g") == "<g/>"
    assert [number(3.0), number(-0.04), number(2.55)] == ["3", "-0", "2.5"]


def test_words_are_made_to_fit() -> None:
    assert fitting("Golems", 20, 500) == ("Golems", 20)
    words, size = fitting("Sun Worshippers", 20, width_of("Sun Worshippers", 20) * 0.9)
    assert words == "Sun Worshippers"
    assert size < 20
    words, size = fitting("Sun Worshippers of the far desert", 20, 100)
    assert words.endswith("…")
    assert width_of(words, size) <= 100


def test_words_are_broken_into_lines() -> None:
    lines = lines_of("one two three four five six seven", 10, 60, 9)
    assert " ".join(lines) == "one two three four five six seven"
    assert all(width_of(line, 10) <= 60 for line in lines)
    assert len(lines_of("one two three four five six seven", 10, 60, 2)) == 2


def test_bold_and_wide_letters_take_more_room() -> None:
    assert width_of("mmm", 10) > width_of("nnn", 10) > width_of("iii", 10)
    assert width_of("abc", 10, bold=True) > width_of("abc", 10)


def test_a_line_of_words_and_signs_stays_in_its_width() -> None:
    parts = ["+3", "#coin", "+2", "#points"]
    wide = PLAIN.line_width(parts, 14)
    made = parsed(PLAIN.line_of(parts, 100, 20, 14))
    places = [float(child.get("x", "0")) for child in made]
    assert min(places) >= 100 - wide / 2
    assert max(places) <= 100 + wide / 2
    assert [child.tag for child in made] == ["text", "use", "text", "use"]


def test_neighbouring_hexagons_share_a_side() -> None:
    comb = Honeycomb(40, HexMap([(2, 6), (2, 8), (3, 7)], ["C4", "C5", "D4"]))
    for a, b in combinations(range(3), 2):
        mine, theirs = comb.side(a, b, 40), comb.side(b, a, 40)
        ends = sorted((round(x, 3), round(y, 3)) for x, y in mine)
        assert ends == sorted((round(x, 3), round(y, 3)) for x, y in theirs)


def test_a_span_lies_in_the_middle_between_two_cells() -> None:
    comb = Honeycomb(40, HexMap([(0, 0), (0, 4)], ["A1", "A3"]))
    (xa, ya), (xb, yb) = comb.span(0, 1, 0.5)
    assert xb - xa == pytest.approx(comb.step)
    assert (ya, yb) == pytest.approx((40, 40))
    assert comb.width == pytest.approx(comb.step * 3)
