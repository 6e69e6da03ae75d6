"""The face of a game: found in one place, and complete or refused."""

from __future__ import annotations

import re
import sys
from types import ModuleType

import pytest

import ecumene
from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.face import BasicFace
from ecumene.core.refusal import IllegalMove, Refusal
from ecumene.face import Face, face_of
from ecumene.text import Words
from tests.core.toy import BOX, Market
from tests.core.toy.face import FACE, MarketFace

REFUSAL = Refusal("MD-001", "no-card", {"card": 3})
#: Any will do: Python only asks whether a module has one.
FACE_SPEC = sys.modules[MarketFace.__module__].__spec__


class Unseen(Box):
    id = "unseen"
    package = "tests.unseen"


def with_face(monkeypatch: pytest.MonkeyPatch, face: object) -> Box:
    """A game whose package holds nothing but this face."""
    package, module = ModuleType("tests.unseen"), ModuleType("tests.unseen.face")
    package.__path__ = []
    module.__spec__ = FACE_SPEC
    module.__dict__["FACE"] = face
    monkeypatch.setitem(sys.modules, "tests.unseen", package)
    monkeypatch.setitem(sys.modules, "tests.unseen.face", module)
    return Unseen([])


@pytest.mark.parametrize("box", [*ecumene.games().values(), BOX], ids=lambda box: box.id)
def test_every_game_has_a_face(box: Box) -> None:
    assert isinstance(face_of(box), Face)


def test_an_incomplete_face_is_refused_with_what_is_missing() -> None:
    class Blank(Face[Market]):
        board = MarketFace.board

    with pytest.raises(TypeError) as refused:
        Blank("tests.core.toy")  # type: ignore[abstract]
    named = set(re.findall(r"\w+", str(refused.value)))
    missing = "brief table move svg panels things owed owed_at progress badge stock explain".split()
    assert named >= set(missing)
    assert not named & {"board", "label", "kinds"}


def test_what_may_be_left_out_has_a_default() -> None:
    game = Market(BOX, 2, 1, {}, 1)
    move = game.every_move()[0]
    words = Words("en", BOX.package)
    assert FACE.label(game, 0, move, words) == FACE.move(game, 0, move, words)
    assert FACE.kinds(game, 0) == {}


def test_another_object_is_no_face(monkeypatch: pytest.MonkeyPatch) -> None:
    strangers: tuple[object, ...] = (None, BasicFace[Market]())
    for stranger in strangers:
        with pytest.raises(TypeError, match=r"tests\.unseen\.face\.FACE must be an instance"):
            face_of(with_face(monkeypatch, stranger))
    assert face_of(with_face(monkeypatch, FACE)) is FACE


def test_a_game_without_a_face_says_so_and_refuses_in_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    package = ModuleType("tests.unseen")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, "tests.unseen", package)
    with pytest.raises(LookupError, match="unseen has no face"):
        face_of(Unseen([]))
    assert str(IllegalMove(REFUSAL, "tests.unseen")) == repr(REFUSAL)
    assert str(IllegalMove(REFUSAL)) == repr(REFUSAL)


def test_an_illegal_move_speaks_through_the_face() -> None:
    assert str(IllegalMove(REFUSAL, BOX.package)) == "Card 3 is not in your hand. (MD-001)"


def test_a_notebook_is_shown_what_a_spectator_sees() -> None:
    game = BOX.new(2, 1)
    assert game._repr_svg_() == game.view(None)._repr_svg_()
    assert game.redeal(0, Chance.stream(1, "notebook"))._repr_svg_() == game._repr_svg_()
    assert game.view(0)._repr_svg_() != game._repr_svg_()
