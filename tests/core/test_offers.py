"""Offers do not block: what lies below them goes on, up to the next decision of the seat that owes an answer."""

from __future__ import annotations

import pickle
from typing import ClassVar

import pytest

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.step import NOBODY, Step
from ecumene.players import bot
from tests.core.toy import (
    ACCEPT,
    BOX,
    COIN,
    DAYS,
    AnswerGift,
    Market,
    MarketMove,
    NextTurn,
    PickCard,
    Reveal,
    StartDay,
    TakeTurn,
)


class ForcedGift(AnswerGift):
    """An offer that cannot be declined."""

    def options(self, game: Market) -> list[Move]:
        return [MarketMove(ACCEPT)]


class Bell(Step[Market]):
    """A step of nobody that counts how often it runs, and waits for all answers or not."""

    name: ClassVar[str] = "bell"

    def run(self, game: Market, events: list[Event] | None) -> None:
        game.points[0][0] += 1


class LateBell(Bell):
    waits: bool = True


def table(*agenda: Step[Market], seats: int = 4) -> Market:
    """A market with this agenda, the top on the right."""
    game = BOX.new(seats, 1)
    assert isinstance(game, Market)
    game.agenda = [*agenda]
    game._legal = [None] * seats
    game.settle()
    return game


def say(game: Game, seat: int, text: str) -> None:
    game.play(seat, game.parse(seat, text))


def owing(game: Game) -> list[int]:
    """The seats that owe a decision; a list, for mypy believes that a property never changes."""
    return [*game.to_move]


def names(game: Game) -> list[str]:
    return [f"{step.name} {step.seat}" if step.seat != NOBODY else step.name for step in game.agenda]


def test_the_next_turn_begins_under_an_open_offer() -> None:
    game = table(StartDay(), NextTurn(NOBODY, 1, 3), AnswerGift(3))
    assert owing(game) == [1, 3]
    assert names(game) == ["start-day", "next-turn", "take-turn 1", "answer-gift 3"]
    say(game, 1, "coin")
    assert owing(game) == [2, 3]
    say(game, 2, "coin")
    # Now it is the turn of the seat that was offered something: first it must answer.
    assert owing(game) == [3]
    assert names(game) == ["start-day", "next-turn", "take-turn 3", "answer-gift 3"]
    refusal = game.check(3, game.parse(3, "coin"))
    assert refusal is not None
    assert refusal.needs == {"owed": "answer-gift"}
    say(game, 3, "accept")
    assert game.points[3][3] == 2
    say(game, 3, "coin")
    assert game.day == 2


def test_what_a_turn_leads_to_stays_below_the_offer() -> None:
    game = table(StartDay(), NextTurn(NOBODY, 1, 2), AnswerGift(3))
    say(game, 1, "haggle")
    assert names(game)[-2:] == ["choose-goods 1", "answer-gift 3"]
    assert owing(game) == [1, 3]
    say(game, 3, "decline")
    assert owing(game) == [1]
    assert [str(move) for move in game.moves(1)] == ["cloth", "salt"]


def test_offers_to_several_seats_and_several_to_one() -> None:
    game = table(StartDay(), NextTurn(NOBODY, 1, 2), AnswerGift(3), AnswerGift(0), AnswerGift(3))
    assert owing(game) == [0, 1, 3]
    say(game, 3, "accept")
    # The second one stands below.
    assert owing(game) == [0, 1, 3]
    say(game, 3, "accept")
    assert owing(game) == [0, 1]
    assert game.points[3][3] == 4
    say(game, 1, "gift 2")
    # The turn of seat 2 has come, and an offer above it.
    assert owing(game) == [0, 2]
    assert game.step(2) == game.agenda[-2]
    assert names(game)[-3:] == ["take-turn 2", "answer-gift 2", "answer-gift 0"]


def test_an_offer_to_the_seat_whose_turn_it_is_comes_first() -> None:
    game = table(StartDay(), NextTurn(NOBODY, 3, 2), AnswerGift(3))
    assert owing(game) == [3]
    assert [str(move) for move in game.moves(3)] == ["accept", "decline"]


def test_a_step_of_nobody_may_wait_for_all_answers() -> None:
    going, waiting = table(Bell(), AnswerGift(3)), table(LateBell(), AnswerGift(3), AnswerGift(1))
    assert going.points[0][0] == 1
    assert waiting.points[0][0] == 0
    say(waiting, 1, "accept")
    assert waiting.points[0][0] == 0
    say(waiting, 3, "accept")
    assert waiting.points[0][0] == 1
    assert waiting.is_over
    # The last open offer keeps the game going.
    assert not going.is_over
    assert owing(going) == [3]


def test_the_reveal_waits_for_secret_picks_under_an_offer() -> None:
    game = table(StartDay(), Reveal(), PickCard(0), PickCard(1), AnswerGift(3), seats=4)
    assert owing(game) == [0, 1, 3]
    game.play(0, game.moves(0)[0])
    assert owing(game) == [1, 3]
    say(game, 3, "accept")
    assert owing(game) == [1]
    assert names(game)[1] == "reveal"
    game.play(1, game.moves(1)[0])
    assert "reveal" not in names(game)


def test_the_reveal_waits_when_the_offer_lies_below_the_picks() -> None:
    game = table(StartDay(), NextTurn(NOBODY, 2, 1), AnswerGift(3), PickCard(0))
    assert owing(game) == [0, 3]
    say(game, 3, "accept")
    assert owing(game) == [0]
    game.play(0, game.moves(0)[0])
    assert owing(game) == [2]


def test_a_pick_under_an_offer_to_the_same_seat_waits_for_the_answer() -> None:
    game = table(Reveal(), PickCard(0), PickCard(1), AnswerGift(1))
    assert owing(game) == [0, 1]
    assert str(game.moves(1)[0]) == "accept"
    game.play(0, game.moves(0)[0])
    say(game, 1, "accept")
    assert owing(game) == [1]
    assert str(game.moves(1)[0]).startswith("pick")


def test_forced_choices_are_taken_under_an_offer_and_so_are_forced_offers() -> None:
    game = table(StartDay(), AnswerGift(3), ForcedGift(2))
    assert game.points[2][3] == 2
    assert owing(game) == [3]
    market = table(NextTurn(NOBODY, 0, 2), AnswerGift(3))
    market.day = DAYS
    market._forget_moves()
    market.settle()
    # On the last day there are only coins: both turns are over, and the offer is still open.
    assert [points[1] for points in market.points] == [1, 1, 0, 0]
    assert owing(market) == [3]
    # A forced offer below another one to the same seat is not due yet.
    below = table(StartDay(), ForcedGift(3), AnswerGift(3))
    assert below.points[3][3] == 0
    say(below, 3, "decline")
    assert below.points[3][3] == 2


def test_an_answer_changes_what_others_may_do() -> None:
    class Thirst(TakeTurn):
        """Only who has no gift points may take a coin."""

        def options(self, game: Market) -> list[Move]:
            moves = super().options(game)
            return moves if game.points[3][3] == 0 else [move for move in moves if move.verb != COIN]

    game = table(StartDay(), Thirst(1), AnswerGift(3))
    assert "coin" in [str(move) for move in game.moves(1)]
    say(game, 3, "accept")
    assert "coin" not in [str(move) for move in game.moves(1)]


@pytest.mark.parametrize("seat", [0, 1, 2, 3, None])
def test_views_redeals_and_pickles_show_the_open_offer(seat: int | None) -> None:
    game = table(StartDay(), NextTurn(NOBODY, 1, 3), AnswerGift(3))
    view = game.view(seat)
    assert owing(view) == [1, 3]
    # Where players have secrets, a view tells its own moves only.
    assert view.moves(3) == (game.moves(3) if seat == 3 else [])
    again = pickle.loads(pickle.dumps(view))
    assert again == view
    assert owing(again) == [1, 3]
    if seat is None:
        return
    deal = game.redeal(seat, Chance.stream(2, "offers"))
    assert owing(deal) == [1, 3]
    say(deal, 1, "coin")
    assert owing(deal) == [2, 3]
    assert owing(game) == [1, 3]


def given(seed: int = 1) -> tuple[Market, int]:
    """A real game in which the opener has just offered a gift to the seat before it; and the opener."""
    game = BOX.new(4, seed)
    assert isinstance(game, Market)
    for seat in game.to_move:
        game.play(seat, game.moves(seat)[0])
    opener = game.to_move[0]
    say(game, opener, f"gift {(opener + 3) % 4}")
    return game, opener


def test_an_answer_and_what_was_done_beside_the_offer_can_be_undone() -> None:
    game, opener = given()
    receiver, following = (opener + 3) % 4, (opener + 1) % 4
    before = game.copy()
    assert sorted(game.to_move) == sorted((receiver, following))
    say(game, following, "coin")
    beside = game.copy()
    say(game, receiver, "accept")
    assert game.undo() == beside
    assert game.undo(2) == before
    assert game.record().replay(BOX) == game


def test_answers_may_come_in_any_order_and_lead_to_the_same_position() -> None:
    early, opener = given()
    late = early.copy()
    receiver, following = (opener + 3) % 4, (opener + 1) % 4
    say(early, receiver, "accept")
    say(early, following, "coin")
    say(late, following, "coin")
    say(late, receiver, "accept")
    assert early == late


@pytest.mark.parametrize("name", ["random", "greedy", "search:20"])
def test_bots_answer_offers_and_act_beside_them(name: str) -> None:
    game, opener = given()
    receiver, following = (opener + 3) % 4, (opener + 1) % 4
    player = bot(name, 5)
    for seat in (receiver, following):
        assert player.choose(game.view(seat), seat) in game.moves(seat)
    if name != "random":
        # A gift is worth two points and costs nothing.
        assert str(player.choose(game.view(receiver), receiver)) == "accept"
    players = [bot(name, seed) for seat, seed in enumerate(range(4))]
    while not game.is_over:
        seat = game.to_move[-1]
        game.play(seat, players[seat].choose(game.view(seat), seat))
    assert game.day == DAYS


def test_whether_a_move_left_its_own_question_open() -> None:
    """The same step may come up again by the course of play: that is another question."""

    class Haggler(TakeTurn):
        def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
            if move.verb == COIN:
                game.push(self)

    class Again(Step[Market]):
        name: ClassVar[str] = "again"

        def run(self, game: Market, events: list[Event] | None) -> None:
            game.push(turn)

    turn = Haggler(1)
    for offers in ([], [AnswerGift(3)]):
        game = table(Again(), turn, *offers)
        say(game, 1, "coin")
        assert game.step(1) is turn
        assert game.question_stays
        say(game, 1, "haggle")
        assert game.step(1) is turn
        assert not game.question_stays
