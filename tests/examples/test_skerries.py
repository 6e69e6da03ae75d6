"""The example game: its rules, one by one. Laws, golden play-throughs, perft, bots and pages find it by themselves."""

from __future__ import annotations

from typing import Any

import pytest

import ecumene
from ecumene.core.event import Event
from ecumene.core.refusal import BadInput, IllegalMove, Refusal


def table(seats: int = 3, seed: int = 1, **options: object) -> Any:
    return ecumene.new("skerries", seats=seats, seed=seed, options=options)


def play(game: Any, *moves: str) -> list[Event]:
    """Moves written as `0 bid 3`."""
    events: list[Event] = []
    for move in moves:
        seat, notation = int(move[0]), move[2:]
        game.play(seat, game.parse(seat, notation), events)
    return events


def why_not(game: Any, seat: int, notation: str) -> Refusal:
    refusal = game.check(seat, game.parse(seat, notation))
    assert isinstance(refusal, Refusal)
    return refusal


def legal(game: Any, seat: int) -> list[str]:
    return [str(move) for move in game.moves(seat)]


def finish(game: Any) -> Any:
    """Everybody takes the first move there is."""
    while not game.is_over:
        seat = game.to_move[0]
        game.play(seat, game.moves(seat)[0])
    return game


# The sea


@pytest.mark.rule("SK-001")
@pytest.mark.parametrize(("seats", "rounds"), [(2, "3"), (3, "3"), (4, "3"), (2, "4"), (3, "4")])
def test_the_game_lasts_its_rounds(seats: int, rounds: str) -> None:
    game = finish(table(seats, rounds=rounds))
    assert game.round == int(rounds)
    assert [lanterns.bit_count() for lanterns in game.lanterns] == [int(rounds)] * seats


@pytest.mark.breach("SK-001")
def test_too_few_skerries_for_four_by_four() -> None:
    with pytest.raises(BadInput, match="13 skerries are too few"):
        table(4, rounds="4")
    with pytest.raises(BadInput):
        table(5)


@pytest.mark.rule("SK-002")
@pytest.mark.breach("SK-002")
def test_thirteen_skerries_in_three_rows() -> None:
    game = table()
    written = [str(move) for move in game.every_move()]
    assert [move for move in written if move.startswith("light")] == [
        *[f"light A{number}" for number in range(1, 5)],
        *[f"light B{number}" for number in range(1, 6)],
        *[f"light C{number}" for number in range(1, 5)],
    ]
    for nowhere in ("A5", "B6", "C5", "D1", "A0"):
        with pytest.raises(IllegalMove):
            game.parse(0, f"light {nowhere}")


@pytest.mark.rule("SK-003")
@pytest.mark.breach("SK-003")
def test_values_are_dealt_by_lot_and_open() -> None:
    deals = [table(seed=seed) for seed in range(20)]
    assert all(sorted(game.values) == [1] * 4 + [2] * 5 + [3] * 4 for game in deals)
    assert len({tuple(game.values) for game in deals}) > 15
    assert all(game.view(None).values == game.values for game in deals)


@pytest.mark.rule("SK-004")
@pytest.mark.breach("SK-004")
def test_five_cards_each() -> None:
    game = table()
    assert legal(game, 2) == ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"]
    for none in ("bid 0", "bid 6"):
        with pytest.raises(IllegalMove):
            game.parse(0, none)


@pytest.mark.rule("SK-005")
@pytest.mark.breach("SK-005")
def test_the_order_of_arrival_is_drawn() -> None:
    orders = {tuple(table(seed=seed).arrival) for seed in range(40)}
    assert len(orders) == 6
    assert all(sorted(order) == [0, 1, 2] for order in orders)


# A round


@pytest.mark.rule("SK-010")
def test_all_choose_at_once() -> None:
    game = table()
    assert game.to_move == (0, 1, 2)
    play(game, "1 bid 4")
    assert game.to_move == (0, 2)


@pytest.mark.breach("SK-010")
@pytest.mark.parametrize("viewer", [0, 2, None])
def test_nobody_learns_a_card_before_all_have_chosen(viewer: int | None) -> None:
    """Two games that differ in one secret card look the same to everybody else, the past included."""
    views = []
    for card in (2, 5):
        game = table()
        play(game, f"1 bid {card}")
        views.append(game.view(viewer))
    one, other = views
    assert one == other
    assert one.digest() == other.digest()
    assert [str(ply.move) for ply in one.history()] == [str(ply.move) for ply in other.history()]
    assert "bid" not in str(one.history()[0].move)
    assert one._repr_svg_() == other._repr_svg_()


@pytest.mark.rule("SK-011")
@pytest.mark.breach("SK-011")
def test_cards_are_turned_over_and_leave_the_game() -> None:
    game = table(2)
    events = play(game, "0 bid 3", "1 bid 2")
    assert {event.seat: event.data["card"] for event in events if event.kind == "turned-over"} == {0: 3, 1: 2}
    assert [str(ply.move) for ply in game.view(None).history()] == ["bid 3", "bid 2"]
    play(game, "0 light A1", "1 light C4")
    assert legal(game, 0) == ["bid 1", "bid 2", "bid 4", "bid 5"]
    assert (why_not(game, 0, "bid 3").rule, why_not(game, 0, "bid 3").reason) == ("SK-011", "card-gone")


@pytest.mark.rule("SK-012")
def test_the_highest_card_lights_first() -> None:
    game = table()
    play(game, "0 bid 2", "1 bid 5", "2 bid 3")
    order = []
    while game.step(game.to_move[0]).name == "light-lantern":
        order.append(game.to_move[0])
        play(game, f"{game.to_move[0]} light {('A1', 'C4', 'A4')[len(order) - 1]}")
    assert order == [1, 2, 0]


@pytest.mark.breach("SK-012")
@pytest.mark.parametrize("seed", range(6))
def test_among_equal_cards_the_order_of_arrival_decides(seed: int) -> None:
    game = table(seed=seed)
    arrival = list(game.arrival)
    play(game, "0 bid 3", "1 bid 3", "2 bid 3")
    assert game.to_move == (arrival[0],)
    assert why_not(game, arrival[1], "light A1").rule == "SK-031"


@pytest.mark.rule("SK-013")
@pytest.mark.breach("SK-013")
def test_a_lantern_stands_alone() -> None:
    game = table(2)
    play(game, "0 bid 3", "1 bid 2", "0 light B2")
    assert game.step(1).name == "light-lantern"
    assert "light B2" not in legal(game, 1)
    refusal = why_not(game, 1, "light B2")
    assert (refusal.rule, refusal.reason, refusal.needs["skerry"]) == ("SK-013", "lit-already", "B2")


def beside() -> Any:
    """Seat 1 lights beside seat 0, who is asked; seat 2 has still to light."""
    game = table()
    game.arrival = [0, 1, 2]
    play(game, "0 bid 5", "1 bid 4", "2 bid 3", "0 light B2", "1 light B3")
    return game


@pytest.mark.rule("SK-014")
def test_a_greeting_takes_a_shell_and_goes_to_the_end() -> None:
    game = beside()
    play(game, "0 greet")
    assert game.shells == [1, 0, 0]
    assert game.arrival == [1, 2, 0]


@pytest.mark.breach("SK-014")
def test_a_greeting_may_be_declined_and_is_offered_only_beside() -> None:
    game = beside()
    play(game, "0 decline")
    assert (game.shells, game.arrival) == ([0, 0, 0], [0, 1, 2])
    far = table()
    play(far, "0 bid 5", "1 bid 4", "2 bid 3", "0 light A1", "1 light C4")
    assert far.to_move == (2,)
    assert why_not(far, 0, "greet").rule == "SK-031"


@pytest.mark.rule("SK-015")
@pytest.mark.breach("SK-015")
def test_one_question_for_each_lantern() -> None:
    game = table(2)
    play(game, "0 bid 5", "1 bid 4", "0 light B2", "1 light C4", "0 bid 4", "1 bid 3", "0 light B4")
    play(game, "1 decline", "1 light B3")
    # B3 lies beside both lanterns of seat 0.
    assert [step.name for step in game.agenda if step.seat == 0] == ["choose-card", "answer-greeting"]
    play(game, "0 greet")
    assert game.shells == [1, 0]


@pytest.mark.rule("SK-016")
def test_the_others_play_on_under_an_open_question() -> None:
    game = beside()
    assert game.to_move == (0, 2)
    play(game, "2 light A1")
    assert 0 in game.to_move
    assert game.round == 2
    assert game.step(0).name == "answer-greeting"
    assert game.step(1).name == "choose-card"


@pytest.mark.breach("SK-016")
def test_the_question_comes_before_the_next_decision_and_the_end() -> None:
    game = beside()
    play(game, "2 light C4", "1 bid 5", "2 bid 5")
    assert game.to_move == (0,)
    assert why_not(game, 0, "bid 4").reason == "not-now"
    play(game, "0 decline")
    assert game.step(0).name == "choose-card"
    last = table(2)
    play(last, "0 bid 5", "1 bid 4", "0 light A1", "1 light C1", "0 bid 4", "1 bid 3", "0 light A4", "1 light C4")
    play(last, "0 bid 3", "1 bid 2", "0 light B1")
    while last.step(1).name == "answer-greeting":
        play(last, "1 decline")
    play(last, "1 light A2")
    assert not last.is_over
    assert last.to_move == (0,)
    play(last, "0 greet")
    assert last.is_over


# The end


@pytest.mark.rule("SK-020")
@pytest.mark.breach("SK-020")
def test_after_the_end_nothing_may_be_done() -> None:
    game = finish(table())
    assert game.to_move == ()
    assert why_not(game, 0, "bid 1").rule == "SK-020"


@pytest.mark.rule("SK-021", "SK-022", "SK-023")
@pytest.mark.breach("SK-021", "SK-022", "SK-023")
def test_points_by_their_rules() -> None:
    game = table(2)
    game.values = [1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 2]
    # Seat 0 on A1, A2 and B2, which all lie side by side; seat 1 on A4 alone.
    game.lanterns = [0b100011, 0b1000]
    game.shells = [0, 2]
    points = [{item.rule: item.points for item in score.items} for score in game.scores()]
    assert points[0] == {"SK-021": 1 + 2 + 3, "SK-022": 3 * 2, "SK-023": 0}
    assert points[1] == {"SK-021": 1, "SK-022": 0, "SK-023": 2}


@pytest.mark.rule("SK-024")
@pytest.mark.breach("SK-024")
def test_equal_points_share_the_victory() -> None:
    game = table(3)
    game.shells = [2, 3, 3]
    assert game.ranking() == [3, 1, 1]


# Moves


@pytest.mark.rule("SK-030")
@pytest.mark.breach("SK-030")
def test_the_notation() -> None:
    game = table()
    for text in ("bid 3", "light B2", "greet", "decline"):
        assert str(game.parse(0, f"  {text.upper()} ")) == text
    for text in ("", "bid", "bid three", "light", "light B2 B3", "greet 1", "wave"):
        with pytest.raises(IllegalMove, match="SK-030"):
            game.parse(0, text)


@pytest.mark.rule("SK-031")
@pytest.mark.breach("SK-031")
def test_only_who_owes_a_decision_moves() -> None:
    game = table()
    play(game, "0 bid 3")
    assert why_not(game, 0, "bid 4").rule == "SK-031"
    assert why_not(game, 1, "light A1").reason == "not-now"
    assert game.check(1, game.parse(1, "bid 4")) is None
