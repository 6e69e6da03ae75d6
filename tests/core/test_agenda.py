"""What is owed: secret picks together, nested steps, gifts that stay open, forced choices, steps of nobody."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.refusal import NOT_YOUR_TURN, IllegalMove
from ecumene.core.step import Step
from tests.core.toy import BOX, AnswerGift, Market, NextTurn, PickCard, StartDay, TakeTurn


def market(seats: int = 3, seed: int = 1) -> Market:
    game = BOX.new(seats, seed)
    assert isinstance(game, Market)
    return game


def say(game: Game, seat: int, text: str) -> list[Event]:
    events: list[Event] = []
    game.play(seat, game.parse(seat, text), events)
    return events


def owed(game: Game) -> dict[int, str]:
    """Who owes what."""
    steps = {seat: game.step(seat) for seat in game.to_move}
    return {seat: step.name for seat, step in steps.items() if step is not None}


def pick_all(game: Market) -> int:
    """Everybody picks the highest card; returns who opens the market."""
    for seat in game.to_move:
        game.play(seat, max(game.moves(seat), key=lambda move: move.a))
    return game.to_move[0]


def test_steps_of_nobody_run_by_themselves() -> None:
    game = market()
    assert game.day == 1
    assert [len(hand) for hand in game.hands] == [3, 3, 3]
    assert isinstance(game.agenda[0], StartDay)


def test_secret_picks_stand_open_together_in_any_order() -> None:
    game = market()
    assert owed(game) == {0: "pick-card", 1: "pick-card", 2: "pick-card"}
    say(game, 1, str(game.moves(1)[0]))
    assert game.to_move == (0, 2)
    assert game.step(1) is None
    assert game.moves(1) == []
    # Nothing is shown before the last pick.
    assert game.points == [[0] * 4] * 3
    say(game, 2, str(game.moves(2)[0]))
    assert owed(game) == {0: "pick-card"}
    events = say(game, 0, str(game.moves(0)[0]))
    assert [event.kind for event in events] == ["picked", "picked", "picked", "scored"]


def test_a_pick_leaves_the_picks_of_others_as_they_were() -> None:
    game = market()
    before = game.moves(2)
    say(game, 0, str(game.moves(0)[0]))
    assert game.moves(2) is before
    assert game.check(2, before[0]) is None


def test_a_single_option_among_secret_picks_is_still_asked() -> None:
    """Were it taken by itself, others would learn that there was no choice."""
    game = market()
    game.hands[1] = game.hands[1][:1]
    game._legal = [None] * 3
    game.settle()
    assert game.to_move == (0, 1, 2)


def test_somebody_who_has_picked_is_out_of_turn() -> None:
    game = market()
    move = game.moves(0)[0]
    game.play(0, move)
    refusal = game.check(0, move)
    assert refusal is not None
    assert refusal.kind == NOT_YOUR_TURN
    assert refusal.needs == {"seat": 0, "turn": 1}
    with pytest.raises(IllegalMove):
        game.play(0, move)


def test_nested_steps_come_in_the_place_of_the_step_taken() -> None:
    game = market()
    opener = pick_all(game)
    assert owed(game) == {opener: "take-turn"}
    say(game, opener, "haggle")
    assert owed(game) == {opener: "choose-goods"}
    # The turn of the next seat waits below.
    assert [step.name for step in game.agenda] == ["start-day", "next-turn", "choose-goods"]
    say(game, opener, "salt")
    assert owed(game) == {(opener + 1) % 3: "take-turn"}


def test_a_gift_stays_open_above_the_turns_of_others() -> None:
    game = market()
    opener = pick_all(game)
    following, last = (opener + 1) % 3, (opener + 2) % 3
    say(game, opener, f"gift {last}")
    assert owed(game) == {following: "take-turn", last: "answer-gift"}
    say(game, following, "coin")
    # Now it is the receiver's own turn, but the gift comes first.
    assert owed(game) == {last: "answer-gift"}
    refusal = game.check(last, game.parse(last, "coin"))
    assert refusal is not None
    assert refusal.needs == {"owed": "answer-gift"}
    say(game, last, "accept")
    assert game.points[last][3] == 2
    assert owed(game) == {last: "take-turn"}


def test_a_gift_may_be_answered_at_once_and_the_turn_goes_on() -> None:
    game = market()
    opener = pick_all(game)
    following, last = (opener + 1) % 3, (opener + 2) % 3
    say(game, opener, f"gift {last}")
    turn = game.moves(following)
    say(game, last, "decline")
    assert owed(game) == {following: "take-turn"}
    assert game.moves(following) == turn


def test_gifts_are_answered_in_the_order_they_were_given() -> None:
    game = market()
    opener = pick_all(game)
    following, last = (opener + 1) % 3, (opener + 2) % 3
    say(game, opener, f"gift {last}")
    first = game.step(last)
    say(game, following, f"gift {last}")
    assert game.step(last) is first
    assert [type(step) for step in game.agenda] == [StartDay, NextTurn, TakeTurn, AnswerGift, AnswerGift]
    say(game, last, "accept")
    assert owed(game) == {last: "answer-gift"}


def test_the_next_day_waits_for_open_gifts() -> None:
    game = market()
    opener = pick_all(game)
    say(game, opener, "coin")
    say(game, (opener + 1) % 3, "coin")
    say(game, (opener + 2) % 3, f"gift {opener}")
    assert game.day == 1
    assert owed(game) == {opener: "answer-gift"}
    say(game, opener, "accept")
    assert game.day == 2
    assert game.to_move == (0, 1, 2)


def test_forced_choices_are_taken_by_the_engine_and_told() -> None:
    game = market()
    for _ in range(2):
        opener = pick_all(game)
        for ahead in range(3):
            say(game, (opener + ahead) % 3, "coin")
    coins = [points[1] for points in game.points]
    assert coins == [2, 2, 2]
    ply = game.ply
    for seat in (0, 1):
        game.play(seat, game.moves(seat)[0])
    events = say(game, 2, str(game.moves(2)[0]))
    # The last day has only coins: all three are taken at once, without being moves of the record.
    assert [event.rule for event in events].count("MD-003") == 3
    assert [points[1] for points in game.points] == [3, 3, 3]
    assert game.is_over
    assert game.ply == ply + 3
    assert game.to_move == ()


def test_a_step_that_nobody_defined_says_its_name() -> None:
    step: Step[Market] = Step(0)
    game = market()
    for call in (step.options, lambda g: step.run(g, None), lambda g: step.refuse(g, game.moves(0)[0])):
        with pytest.raises(NotImplementedError, match="step"):
            call(game)
    with pytest.raises(NotImplementedError, match="step"):
        step.take(game, game.moves(0)[0], None)


def test_history_is_shared_by_copies_and_grows_apart() -> None:
    game = market()
    game.play(0, game.moves(0)[0])
    twin = game.copy()
    assert twin.last is game.last
    game.play(1, game.moves(1)[0])
    twin.play(2, twin.moves(2)[0])
    assert [ply.seat for ply in game.history()] == [0, 1]
    assert [ply.seat for ply in twin.history()] == [0, 2]
    assert [ply.number for ply in game.history()] == [1, 2]
    assert game.ply == twin.ply == 2


def test_a_copy_shares_the_moves_already_found() -> None:
    game = market()
    moves = game.moves(0)
    assert game.copy().moves(0) is moves


def test_a_view_does_not_show_the_moves_found_for_others() -> None:
    """The legal picks of a seat are its hand."""
    game = market()
    hand = {move.a for move in game.moves(1)}
    assert hand == set(game.hands[1])
    assert not hand & {move.a for move in game.view(0).moves(1)}
    assert not hand & {move.a for move in game.view(None).moves(1)}
    assert {move.a for move in game.view(1).moves(1)} == hand


def test_a_view_hides_cards_and_a_redeal_puts_others_there() -> None:
    game = market(seed=5)
    game.play(1, game.moves(1)[0])
    from_zero = game.view(0)
    assert isinstance(from_zero, Market)
    assert from_zero.hands[0] == game.hands[0]
    assert from_zero.hands[2] != game.hands[2]
    assert from_zero.picked[1] != game.picked[1]
    seen = set()
    chance = game.chance.copy()
    for _ in range(20):
        deal = game.redeal(0, chance)
        assert isinstance(deal, Market)
        assert deal.faults() == []
        assert deal.hands[0] == game.hands[0]
        seen.add(tuple(deal.hands[2]))
    assert len(seen) > 15


def test_games_are_equal_by_position() -> None:
    game = market()
    assert game == market()
    assert game != market(seed=2)
    assert game != market(seats=2)
    assert game != BOX.new(3, 1, {"music": True})
    assert game != game.view(0)
    assert game != "market"
    assert "market-day, 3 seats, seed 1, 0 moves" in repr(game)


def test_undo_more_than_there_was_goes_to_the_start() -> None:
    game = market()
    game.play(0, game.moves(0)[0])
    assert game.undo() == market()
    assert game.undo(99) == market()
    assert game.undo(0) == game


def test_steps_print_their_seat_and_what_sets_them_apart() -> None:
    assert repr(PickCard(2)) == "PickCard(seat 2)"
    assert repr(NextTurn(-1, 1, 3)) == "NextTurn(seat -1, 1, 3)"
