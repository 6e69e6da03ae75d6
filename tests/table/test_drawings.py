"""What pages carry for drawings: the common symbols and style on all of them, those of a game at its tables only."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecumene
from ecumene.core.box import Box
from ecumene.face import face_of
from ecumene.table.app import create

with warnings.catch_warnings():
    # It says that it would like another client better.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient

BOXES = list(ecumene.games().values())
each_game = pytest.mark.parametrize("box", BOXES, ids=lambda box: box.id)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create(f"sqlite:///{tmp_path}/tables.db", processes=1), follow_redirects=True) as client:
        yield client


def opened(site: TestClient, box: Box) -> str:
    """The page of a new table of people."""
    kinds = {f"kind-{seat}": "me" if seat == 0 else "link" for seat in range(box.usual)}
    names = {f"name-{seat}": f"P{seat}" for seat in range(box.usual)}
    answer = site.post(f"/new/{box.id}", data={"seats": str(box.usual), **kinds, **names})
    assert "/t/" in str(answer.url)
    return str(answer.text)


def symbols_in(page: str) -> set[str]:
    return set(re.findall(r'<symbol id="([\w-]+)"', page))


@each_game
def test_a_table_carries_the_symbols_and_the_style_of_its_game_and_of_no_other(site: TestClient, box: Box) -> None:
    page = opened(site, box)
    ids = symbols_in(page)
    assert set(re.findall(r'<use href="#([\w-]+)"', page)) <= ids
    for other in BOXES:
        own = {symbol.id for symbol in face_of(other).look.own_symbols.values()}
        assert own & ids == (own if other is box else set())
        assert (f'href="/drawing/{other.id}.css' in page) == (other is box)


@each_game
def test_other_pages_carry_the_common_symbols_only(site: TestClient, box: Box) -> None:
    for path in ("/", f"/new/{box.id}", f"/rules/{box.id}"):
        page = site.get(path).text
        assert "ecumene-coin" in symbols_in(page)
        assert not [id for id in symbols_in(page) if id.startswith(tuple(f"{other.id}-" for other in BOXES))]
        assert "/drawing/" not in page


@each_game
def test_the_style_of_a_game_is_served(site: TestClient, box: Box) -> None:
    answer = site.get(f"/drawing/{box.id}.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.text == face_of(box).look.page_style()


def test_no_style_of_an_unknown_game(site: TestClient) -> None:
    assert site.get("/drawing/chess.css").status_code == 404
