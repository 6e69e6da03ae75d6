"""What drawings of all games have at hand: views only, lights, rings, traces, the moves by what they point at."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from ecumene.core.game import EVERYTHING
from ecumene.core.move import Move
from ecumene.draw.bar import bar
from ecumene.draw.look import PLAIN
from ecumene.draw.panel import BOARD, Sight, Trace
from ecumene.draw.scene import Scene
from ecumene.draw.targets import Targets
from ecumene.text import Words
from tests.core.toy import BOX, COIN, PICK, UNKNOWN, Market, MarketMove
from tests.core.toy.face import FACE


class MarketScene(Scene[Market]):
    def things_of(self, seat: int, move: Move) -> list[str]:
        return FACE.things(self.game, seat, move)

    def colour(self, seat: int) -> str:
        return FACE.badge(self.game, seat)

    def owed(self) -> str:
        return FACE.owed(self.game, self.reader, self.words)[0]

    def progress(self) -> str:
        return FACE.progress(self.game, self.words)


@pytest.fixture
def market() -> Market:
    game = BOX.start(3, 5, {}, 1)
    assert isinstance(game, Market)
    return game


def scene(
    market: Market,
    seat: int | None = 0,
    page: bool = True,
    chosen: Move | None = None,
    traces: list[Trace] | None = None,
) -> MarketScene:
    moves = market.moves(seat) if seat is not None else []
    return MarketScene(market, Sight(Words("en", BOX.package), seat, moves, chosen, traces), PLAIN, page)


def attributes(markup: str) -> dict[str, str]:
    return ElementTree.fromstring(markup).attrib


@pytest.mark.parametrize("seat", [0, 2, None])
def test_only_what_the_reader_may_see_is_at_hand(market: Market, seat: int | None) -> None:
    assert market.viewer == EVERYTHING
    shown = scene(market, seat)
    assert shown.game == market.view(seat)
    assert shown.reader == (-1 if seat is None else seat)
    for other, hand in enumerate(shown.game.hands):
        assert (UNKNOWN in hand) == (other != seat)


def test_a_view_is_drawn_as_it_is(market: Market) -> None:
    view = market.view(1)
    assert isinstance(view, Market)
    assert scene(view, 1).game is view
    sight = Sight(Words("en", BOX.package))
    assert MarketScene(view, sight, PLAIN, page=False).reader == 1


def test_the_turn_is_the_readers_if_it_owes_something(market: Market) -> None:
    assert market.to_move == (0, 1, 2)
    assert [scene(market, seat).turn for seat in (0, 2)] == [0, 2]
    assert scene(market, None).turn == 0


def test_a_thing_has_a_name_in_a_page_and_a_title_in_a_picture(market: Market) -> None:
    moves = market.moves(0)[:2]
    in_page = attributes(scene(market).thing("card-1", "A card", moves, data_card=1))
    assert in_page["data-thing"] == "card-1"
    assert in_page["aria-label"] == "A card"
    assert in_page["role"] == "button"
    assert in_page["data-move"] == ";".join(str(move) for move in moves)
    assert attributes(scene(market).thing("card-1", "A card", []))["role"] == "img"
    picture = scene(market, page=False).thing("card-1", "A card", moves, data_card=1)
    assert "<title>A card</title>" in picture
    assert attributes(picture) == {"class": "target", "data-move": in_page["data-move"], "data-card": "1"}
    assert attributes(scene(market, page=False).thing("card-1", "A card", [])) == {}


def test_keys_of_pieces_are_for_pages(market: Market) -> None:
    assert scene(market).piece_key("card", 3) == {"data_piece": "card-3"}
    assert scene(market, page=False).piece_key("card", 3) == {}


def test_a_ring_takes_the_place_of_the_light(market: Market) -> None:
    move = market.moves(0)[0]
    thing = FACE.things(market, 0, move)[0]
    assert "lamp" in scene(market).lights(thing, True, 20, 10, 2)
    assert scene(market).lights(thing, False, 20, 10, 2) == ""
    ringed = scene(market, chosen=move)
    assert "chosen" in ringed.lights(thing, True, 20, 10, 2)
    assert "lamp" not in ringed.lights(thing, True, 20, 10, 2)
    assert "chosen" not in ringed.lights("card-99", True, 20, 10, 2)


def test_recent_moves_leave_their_numbers(market: Market) -> None:
    traces = [Trace(1, 1, MarketMove(PICK, 4)), Trace(2, 2, MarketMove(PICK, 4)), Trace(3, 2, MarketMove(COIN))]
    shown = scene(market, traces=traces)
    assert shown.traces == {"card-4": [1, 2]}
    drawn = shown.lights("card-4", False, 20, 10, 2)
    assert sorted(re.findall(r">(\d)</text>", drawn)) == ["1", "2"]
    assert shown.lights("card-5", False, 20, 10, 2) == ""


def test_moves_are_found_by_what_they_point_at() -> None:
    moves: list[Move] = [MarketMove(PICK, 1), MarketMove(PICK, 2), MarketMove(COIN)]
    targets = Targets(moves, lambda move: ["any", f"card-{move.a}"] if move.verb == PICK else ["word"])
    assert targets.of("any") == moves[:2]
    assert targets.of("card-2") == [moves[1]]
    assert targets.of("word") == [moves[2]]
    assert targets.of("card-3") == []


def test_the_bar_says_what_is_owed_and_how_far_the_game_is(market: Market) -> None:
    shown = scene(market, page=False)
    drawn = bar(shown, 900)
    assert f">{shown.owed()}</text>" in drawn
    assert f"Market Day · {shown.progress()}" in drawn
    assert "ecumene-turn" in drawn
    given: list[float] = []

    def buttons(right: float) -> tuple[str, float]:
        given.append(right)
        return "<b/>", 80.0

    narrow = bar(shown, 900, buttons)
    assert "<b/>" in narrow
    assert "…" in narrow
    assert 0 < given[0] < 900


def test_whoever_waits_sees_an_hourglass(market: Market) -> None:
    market.play(0, market.moves(0)[0])
    assert "ecumene-wait" in bar(MarketScene(market, Sight(Words("en", BOX.package), 0), PLAIN, page=False), 900)
    assert "ecumene-turn" in bar(MarketScene(market, Sight(Words("en", BOX.package)), PLAIN, page=False), 900)


def test_documents_and_panels_speak_of_the_game(market: Market) -> None:
    shown = scene(market, page=False)
    picture = ElementTree.fromstring(shown.document("", 10, 10, "dark"))
    assert picture.get("aria-label") == f"Market Day, {shown.progress()}"
    assert picture.get("class") == "ecumene-dark"
    panel = shown.panel(BOARD, "square", "The square", "", 10, 20)
    assert (panel.area, panel.key, panel.height) == (BOARD, "square", 20)
