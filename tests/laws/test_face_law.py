"""The law about faces holds at the end of games too; and each thing it asks for is broken once and noticed."""

from __future__ import annotations

import pytest

from ecumene.core.box import Box
from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.draw.panel import Panel, Sight
from ecumene.face import Face
from ecumene.text import Explained, Words, escape
from tests.core.toy import BOX, Market
from tests.core.toy.face import MarketFace
from tests.laws.broken import Broken
from tests.laws.face_law import shown
from tests.strategies import Stroller, games, plain_setups, setups


@pytest.mark.parametrize("box", [pytest.param(box, id=box.id) for box in games()])
def test_finished_games_are_shown(box: Box) -> None:
    for number, setup in enumerate(plain_setups(box).values()):
        game = setup.open(number)
        stroller = Stroller(Chance.stream(number, "face"), whims=False)
        while not game.is_over:
            game.play(*stroller.choose(game))
        shown(game, Chance.stream(number, "shown"))


class EmptyBoard(MarketFace):
    def board(self, view: Market, words: Words) -> list[str]:
        return [""]


class BadMarkup(MarketFace):
    def table(self, view: Market, words: Words) -> list[str]:
        return ["[/nothing]"]


class NoProgress(MarketFace):
    def progress(self, view: Market, words: Words) -> str:
        return " "


class NothingOwed(MarketFace):
    def owed(self, view: Market, seat: int, words: Words) -> tuple[str, str]:
        return "", "help"


class PlaidBadge(MarketFace):
    def badge(self, view: Market, seat: int) -> str:
        return "plaid"


class NoSymbol(MarketFace):
    def stock(self, view: Market, seat: int) -> list[tuple[str, int]]:
        return [("elephants", 1)]


class TwoOfAName(MarketFace):
    def stock(self, view: Market, seat: int) -> list[tuple[str, int]]:
        return [("points", 1), ("points", 2)]


class NoTextForStock(MarketFace):
    def stock(self, view: Market, seat: int) -> list[tuple[str, int]]:
        return [("coin", 1)]


class NoTextForKind(MarketFace):
    def kinds(self, view: Market, seat: int) -> dict[str, tuple[str, ...]]:
        return {"elephants": ()}


class SilentMove(MarketFace):
    def move(self, view: Market, seat: int, move: Move, words: Words) -> str:
        return ""


class MarkedUpMove(MarketFace):
    def move(self, view: Market, seat: int, move: Move, words: Words) -> str:
        return escape(words.player(seat))


class SilentLabel(MarketFace):
    def label(self, view: Market, seat: int, move: Move, words: Words) -> str:
        return ""


class SameKeys(MarketFace):
    def panels(self, view: Market, sight: Sight) -> list[Panel]:
        return super().panels(view, sight) * 2


class OtherArea(MarketFace):
    def panels(self, view: Market, sight: Sight) -> list[Panel]:
        return [drawn._replace(area="attic") for drawn in super().panels(view, sight)]


class Undrawn(MarketFace):
    def panels(self, view: Market, sight: Sight) -> list[Panel]:
        return [drawn._replace(svg=drawn.svg.replace("card-", "kart-")) for drawn in super().panels(view, sight)]


class Unexplained(MarketFace):
    def explain(self, view: Market, thing: str, words: Words) -> Explained | None:
        return None


class ExplainsAll(MarketFace):
    def explain(self, view: Market, thing: str, words: Words) -> Explained | None:
        return Explained("thing", ["It is a thing."], [])


class NoSuchRule(MarketFace):
    def explain(self, view: Market, thing: str, words: Words) -> Explained | None:
        found = super().explain(view, thing, words)
        return None if found is None else found._replace(rules=["MD-999"])


class EmptyExplanation(MarketFace):
    def explain(self, view: Market, thing: str, words: Words) -> Explained | None:
        found = super().explain(view, thing, words)
        return None if found is None else found._replace(lines=[])


class OwedNowhere(MarketFace):
    def owed_at(self, view: Market, seat: int) -> str:
        return ""


class OwedElsewhere(MarketFace):
    def owed_at(self, view: Market, seat: int) -> str:
        return "seat-0" if super().owed_at(view, seat) else ""


class AlwaysOwed(MarketFace):
    def owed_at(self, view: Market, seat: int) -> str:
        return super().owed_at(view, seat) or "hand"


class NoPicture(MarketFace):
    def svg(
        self,
        view: Market,
        words: Words | None = None,
        seat: int | None = None,
        moves: list[Move] | None = None,
        theme: str = "light",
        narrow: bool = False,
    ) -> str:
        return "<html></html>"


class Meddling(MarketFace):
    def progress(self, view: Market, words: Words) -> str:
        view.day += 1
        return super().progress(view, words)


class Crashing(MarketFace):
    def things(self, view: Market, seat: int, move: Move) -> list[str]:
        return [f"card-{view.hands[seat].index(move.a)}"]


BROKEN: list[tuple[type[Face[Market]], str]] = [
    (EmptyBoard, "board is empty"),
    (BadMarkup, "crash"),
    (NoProgress, "no progress"),
    (NothingOwed, "nothing is said to be owed"),
    (PlaidBadge, "no badge 'plaid'"),
    (NoSymbol, "no symbol for 'elephants'"),
    (TwoOfAName, "two numbers have one name"),
    (NoTextForStock, "no text stock-coin"),
    (NoTextForKind, "no text verb-elephants"),
    (SilentMove, "is said as ''"),
    (MarkedUpMove, "is said in markup"),
    (SilentLabel, "no label for"),
    (SameKeys, "two panels have one key"),
    (OtherArea, "areas ['attic'"),
    (Undrawn, "moves point at what is not drawn: ['card-"),
    (Unexplained, "is drawn and not explained"),
    (ExplainsAll, "no-such-thing is explained"),
    (NoSuchRule, "cites {'MD-999'}"),
    (EmptyExplanation, "is explained by nothing"),
    (OwedNowhere, "what is owed is at ''"),
    (OwedElsewhere, "panel seat-0 has none of"),
    (AlwaysOwed, "nothing can be pointed at"),
    (NoPicture, "<html>"),
    (Meddling, "showing changed the view"),
    (Crashing, "crash"),
]


def first_fault() -> str:
    """What the law says about the first position of a few games that breaks it."""
    for seed in range(6):
        setup = setups(BOX)[seed % len(setups(BOX))]
        game = setup.open(seed)
        stroller = Stroller(Chance.stream(seed, "face"), whims=False)
        while not game.is_over:
            try:
                shown(game, Chance.stream(game.ply, "shown"))
            except Broken as broken:
                return broken.seen
            except Exception as error:
                return f"crash: {error!r}"
            game.play(*stroller.choose(game))
    return ""


@pytest.mark.parametrize(("face", "seen"), [pytest.param(*pair, id=pair[0].__name__) for pair in BROKEN])
def test_a_broken_face_is_noticed(face: type[Face[Market]], seen: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.core.toy.face.FACE", face(BOX.package))
    assert seen in first_fault()


def test_the_sound_face_keeps_the_law() -> None:
    assert first_fault() == ""


def test_the_law_looks_at_all_of_a_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """A method that the law does not call is a method that may be wrong for ever."""
    called: set[str] = set()

    class Watched(MarketFace):
        def __getattribute__(self, name: str) -> object:
            called.add(name)
            return super().__getattribute__(name)

    monkeypatch.setattr("tests.core.toy.face.FACE", Watched(BOX.package))
    first_fault()
    public = {name for name in vars(Face) if not name.startswith("_")}
    # Cases and foreign records have tests of their own; a refusal is spoken by a law of its own.
    assert public - called <= {"cases", "imports", "refusal"}
