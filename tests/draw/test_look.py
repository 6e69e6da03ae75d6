"""What a game brings to its drawings: complete and its own, or refused by name; readable in both themes."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

import ecumene
from ecumene.core.box import Box
from ecumene.draw.document import document
from ecumene.draw.look import PLAIN, Look, Pair
from ecumene.draw.panel import BOARD, panel
from ecumene.draw.symbols import COMMON
from ecumene.draw.theme import THEMES, contrast, page_style, page_tokens
from ecumene.face import face_of

BOXES = list(ecumene.games().values())
#: A symbol and a rule that no game has.
TENT = '<symbol id="tent" viewBox="0 0 20 10" data-ink="sign" data-width="2" data-room="3"><path d="M0 0"/></symbol>'
STYLE = ".camp, .tent:hover { fill: $canvas; stroke: $ink; }"
each_game = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)


class Folder:
    """A package with a sheet of symbols and a style."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir()
        (path / "__init__.py").touch()

    def look(self, symbols: str = TENT, style: str = STYLE, colour: str = "canvas") -> Look:
        (self.path / "symbols.svg").write_text(symbols, encoding="utf-8")
        (self.path / "style.css").write_text(style, encoding="utf-8")
        return Look("camp", self.path.name, {colour: "#112233"}, {colour: "#445566"}, [Pair(colour, "paper", 3)])


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Folder:
    monkeypatch.syspath_prepend(str(tmp_path))
    return Folder(tmp_path / f"{tmp_path.name.replace('-', '_')}_camp")


def test_own_symbols_stand_beside_the_common_ones(folder: Folder) -> None:
    look = folder.look()
    drawn = look.sign("tent", 50, 50, 10) + look.sign("coin", 0, 0, 10)
    assert 'href="#camp-tent" x="40" y="45" width="20" height="10" class="sign"' in drawn
    assert 'href="#ecumene-coin"' in drawn
    assert look.line_width(["#tent"], 10) == 30
    assert look.line_width(["#coin"], 10) == 12.5
    assert 'id="camp-tent"' in look.page_symbols()
    assert "ecumene-coin" not in look.page_symbols()


@pytest.mark.parametrize(("number", "id"), [("tent", "camp-tent"), ("tents", "camp-tent"), ("coin-2", "ecumene-coin")])
def test_a_number_of_the_stock_has_the_symbol_of_its_name(folder: Folder, number: str, id: str) -> None:
    look = folder.look()
    symbol = look.symbol_of_number(number)
    assert symbol is not None
    assert symbol.id == id
    assert look.symbol_of_number("yurts") is None


@pytest.mark.parametrize("part", ["use", "sign"])
def test_an_unknown_symbol_is_refused_with_its_name(folder: Folder, part: str) -> None:
    look = folder.look()
    with pytest.raises(ValueError, match=r"camp has no symbol 'yurt'; there are \[.*'coin'.*'tent'"):
        getattr(look, part)("yurt", 0, 0, 10)
    with pytest.raises(ValueError, match="'yurt'"):
        look.line_of(["2", "#yurt"], 0, 0, 10)
    with pytest.raises(ValueError, match="the kit has no symbol 'tent'"):
        PLAIN.sign("tent", 0, 0, 10)


def test_what_all_games_share_cannot_be_hidden(folder: Folder) -> None:
    with pytest.raises(ValueError, match=r"symbols that all games share have the names \['coin'\]"):
        folder.look(symbols=TENT.replace("tent", "coin"))
    with pytest.raises(ValueError, match=r"colours that all games share have the names \['lamp'\]"):
        folder.look(style=STYLE.replace("canvas", "lamp"), colour="lamp")


def test_an_unknown_colour_in_a_style_sheet_is_refused_with_its_name(folder: Folder) -> None:
    with pytest.raises(ValueError, match=r"unknown colours \['teal'\]; there are .*'canvas'"):
        folder.look(style=".camp { fill: $teal; }")


def test_both_themes_have_the_same_colours() -> None:
    with pytest.raises(ValueError, match=r"only one theme has the colours \['night'\]"):
        Look("camp", "", {"day": "#112233"}, {"day": "#112233", "night": "#112233"})


def test_a_sheet_names_each_symbol_once_and_frames_it(folder: Folder) -> None:
    with pytest.raises(ValueError, match="two symbols are called 'tent'"):
        folder.look(symbols=TENT + TENT)
    with pytest.raises(ValueError, match="a symbol needs an id and a viewBox"):
        folder.look(symbols='<symbol id="tent"><path/></symbol>')


def test_rules_of_a_game_touch_its_own_drawings_only(folder: Folder) -> None:
    look = folder.look()
    assert ".ecumene-dark.camp .camp,.ecumene-dark.camp .tent:hover{fill: #445566;" in look.style("dark")
    assert f"stroke: {THEMES['dark']['ink']};" in look.style("dark")
    assert "--camp-canvas:#112233" in look.page_style()
    assert ".ecumene-page.camp .camp,.ecumene-page.camp .tent:hover{fill: var(--camp-canvas);" in look.page_style()
    assert "--ink:" not in look.page_style()
    assert 'class="ecumene-light camp"' in document("", 1, 1, "light", "", "", "en", look)
    assert 'class="ecumene-page camp"' in panel(BOARD, "map", "Map", "", 1, 1, look).svg


def test_a_game_may_bring_nothing() -> None:
    assert Look("bare", "ecumene.core").own_symbols == {}
    assert PLAIN.symbols == COMMON
    assert PLAIN.classes("ecumene-page") == "ecumene-page"


def test_the_colours_of_pages_are_those_of_drawings() -> None:
    assert page_style().startswith(page_tokens())
    assert f"--ink-2:{THEMES['light']['ink_2']};" in page_tokens()
    assert page_tokens().count("--lamp:") == 3
    used = set(re.findall(r"var\((--[\w-]+)\)", page_style()))
    assert used <= set(re.findall(r"(--[\w-]+):", page_tokens()))


# Of the games in the box


@each_game
def test_the_look_of_a_game_bears_its_name(box: Box) -> None:
    look = face_of(box).look
    assert look.name in ("", box.id)
    assert {symbol.id for symbol in look.own_symbols.values()} == {f"{box.id}-{name}" for name in look.own_symbols}


@each_game
@pytest.mark.parametrize("theme", THEMES)
def test_what_a_game_draws_on_its_colours_can_be_seen(box: Box, theme: str) -> None:
    look = face_of(box).look
    colours = look.colours[theme]
    for pair in look.pairs:
        assert contrast(colours[pair.colour], colours[pair.ground]) >= pair.least, pair


@each_game
def test_every_colour_of_a_game_is_measured(box: Box) -> None:
    look = face_of(box).look
    assert set(look.own_colours) <= {name for pair in look.pairs for name in (pair.colour, pair.ground)}


@each_game
def test_the_ink_of_a_sign_is_styled(box: Box) -> None:
    look = face_of(box).look
    for name, symbol in look.symbols.items():
        for cls in (symbol.ink, symbol.plate):
            assert not cls or f".{cls}{{" in look.style("light"), name


def test_no_two_games_share_an_id_or_a_colour_variable() -> None:
    looks = [face_of(box).look for box in BOXES]
    for one, other in combinations(looks, 2):
        assert not {s.id for s in one.own_symbols.values()} & {s.id for s in other.own_symbols.values()}
        assert not set(re.findall(r"--[\w-]+(?=:)", one.page_style())) & set(
            re.findall(r"--[\w-]+(?=:)", other.page_style())
        )
