"""A table in memory: folded from its log, what was learned by a move, and how it may be undone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.table import open_table
from ecumene.table.open_table import AGREE, ASK, MOVE, REFUSE, TAKE_BACK, UNDO, OpenTable
from ecumene.table.store import Entry, NewSeat, SeatRow, Store, TableRow
from tests.offers import begin_with_an_offer
from tests.strategies import Stroller

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def sit(game: str, kinds: str, seed: int = 7, **options: bool | str) -> OpenTable:
    """A table with a seat for every letter: p(erson) or b(ot)."""
    box = ecumene.box(game)
    settled = box.settle(len(kinds), dict(options))
    row = TableRow("t", game, box.rules, len(kinds), seed, settled, 1, NOW, False, True, None, "")
    names = {"p": "person", "b": "bot"}
    bots = {"p": "", "b": "random"}
    return OpenTable(
        row, [SeatRow("t", seat, names[kind], f"S{seat}", bots[kind], f"k{seat}") for seat, kind in enumerate(kinds)]
    )


def tell(table: OpenTable, kind: str, seat: int, text: str) -> None:
    number = table.number + 1
    table.fold(Entry("t", number, kind, seat, text, f"r{number}", NOW))


def play(table: OpenTable, seat: int, choice: int = 0) -> Move:
    move = table.game.moves(seat)[choice]
    tell(table, MOVE, seat, str(move))
    return move


def stroll(table: OpenTable, plies: int) -> None:
    stroller = Stroller(Chance.stream(table.row.seed, "live"), False)
    for _ in range(plies):
        if table.game.is_over:
            return
        seat, move = stroller.choose(table.game)
        tell(table, MOVE, seat, str(move))


# Folding


def test_the_log_folds_into_every_position() -> None:
    table = sit("terra-nova", "pp")
    stroll(table, 40)
    assert len(table.positions) == 41
    assert table.number == 40
    assert [done.number for done in table.played] == list(range(1, 41))
    again = table.box.start(2, 7, dict(table.row.options), table.row.rules)
    for done, position in zip(table.played, table.positions[1:], strict=True):
        again.play(done.seat, done.move)
        assert position == again


def test_a_table_that_comes_later_catches_up_with_one_that_was_there(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('table')}/tables.db")
    person = store.new_person()
    first = sit("seven-wonders", "ppp")
    seats = [NewSeat("person", f"S{seat}") for seat in range(3)]
    row = store.open_table("seven-wonders", first.row.rules, seats, 7, dict(first.row.options), person.id)
    log = [(MOVE, 0), (MOVE, 1), (TAKE_BACK, 0), (MOVE, 0), (MOVE, 2), (ASK, 2), (AGREE, 0), (AGREE, 1), (UNDO, 2)]
    texts = {TAKE_BACK: "0", ASK: "2", UNDO: "2"}
    one = OpenTable(row, store.seats(row.id))
    for number, (kind, seat) in enumerate(log, 1):
        text = str(one.game.moves(seat)[0]) if kind == MOVE else texts.get(kind, "")
        one.fold(store.append(row.id, number, kind, seat, text, f"r{number}"))
    other = OpenTable(row, store.seats(row.id))
    other.catch_up(store)
    store.close()
    assert other.number == one.number == len(log)
    assert other.positions == one.positions
    assert [(done.seat, done.move) for done in other.played] == [(done.seat, done.move) for done in one.played]
    assert other.ask is None
    assert other.game.to_move == (2,)


def test_undo_cuts_everything_after_its_ply() -> None:
    table = sit("terra-nova", "pp")
    stroll(table, 12)
    then = table.positions[8]
    tell(table, UNDO, 0, "8")
    assert table.game == then
    assert len(table.played) == 8
    assert table.number == 13
    stroll(table, 3)
    assert table.played[8].number == 14


# What was learned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_open_game_without_draws_tells_nobody_anything_new(seats: int) -> None:
    table = sit("terra-nova", "p" * seats, seed=seats)
    stroll(table, 200)
    assert table.game.is_over
    assert not any(table.learned(ply) for ply in range(len(table.played)))


def test_a_draw_is_news() -> None:
    table = sit("terra-nova", "pp", two_player_variant="lucky-digger")
    stroll(table, 200)
    assert any(table.learned(ply) for ply in range(len(table.played)))


@pytest.mark.parametrize("options", [{}, {"leaders": True}, {"cities": True}])
def test_secret_picks_are_news_when_the_last_one_reveals_them(options: dict[str, bool | str]) -> None:
    table = sit("seven-wonders", "ppp", 7, **options)
    stroll(table, 40)
    last, early = 0, 0
    for ply in range(len(table.played)):
        before, after = table.positions[ply], table.positions[ply + 1]
        step = before.step(table.played[ply].seat)
        assert step is not None
        if step.together and len(before.to_move) > 1 and len(after.to_move) == len(before.to_move) - 1:
            early += 1
            assert not table.learned(ply)
        elif step.together:
            last += 1
            assert table.learned(ply)
    assert early > 10
    assert last > 5


def test_what_was_learned_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("seven-wonders", "ppp")
    for seat in range(3):
        play(table, seat)
    asked: list[int] = []
    real = open_table.learned

    def counted(before: Game, seat: int, move: Move, after: Game) -> bool:
        asked.append(seat)
        return real(before, seat, move, after)

    monkeypatch.setattr(open_table, "learned", counted)
    assert [table.learned(ply) for ply in (0, 1, 2, 2, 0)] == [False, False, True, True, False]
    assert asked == [0, 1, 2]
    tell(table, UNDO, 2, "2")
    play(table, 2, 1)
    assert table.learned(2)
    assert asked == [0, 1, 2, 2]


# How a move may be undone


def test_nothing_to_undo() -> None:
    table = sit("terra-nova", "pp")
    assert table.undo_kind(0) == ""
    play(table, 0)
    assert table.undo_kind(1) == ""
    assert table.last_own(0) == 0
    stroll(table, 300)
    assert table.game.is_over
    assert table.undo_kind(0) == ""


def test_the_last_move_is_free_to_undo_until_another_person_has_moved() -> None:
    table = sit("terra-nova", "pp", factions="random")
    first = table.game.to_move[0]
    play(table, first)
    assert table.undo_kind(first) == UNDO
    second = table.game.to_move[0]
    assert second != first
    play(table, second)
    assert table.undo_kind(first) == ASK
    assert table.undo_kind(second) == UNDO


def test_against_bots_every_move_is_free_to_undo() -> None:
    table = sit("terra-nova", "pb", factions="random")
    stroll(table, 30)
    assert table.played[-1].seat == 1 or table.played[-2].seat == 1
    assert table.undo_kind(0) == UNDO
    picks = sit("seven-wonders", "pbb")
    for seat in (0, 1, 2):
        play(picks, seat)
    assert picks.learned(2)
    assert picks.undo_kind(0) == UNDO


def test_after_a_reveal_the_others_are_asked() -> None:
    table = sit("seven-wonders", "ppb")
    for seat in (2, 1, 0):
        play(table, seat)
    assert table.undo_kind(0) == ASK
    assert table.undo_kind(1) == ASK


def test_a_secret_pick_is_taken_back_from_among_the_others() -> None:
    table = sit("seven-wonders", "ppp")
    play(table, 0)
    assert table.undo_kind(0) == UNDO
    theirs = play(table, 2, 1)
    assert table.undo_kind(0) == TAKE_BACK
    assert table.undo_kind(2) == UNDO
    assert table.last_own(0) == 0
    tell(table, TAKE_BACK, 0, "0")
    assert table.game.to_move == (0, 1)
    assert [(done.seat, done.move, done.number) for done in table.played] == [(2, theirs, 2)]
    assert table.number == 3
    fresh = sit("seven-wonders", "ppp")
    tell(fresh, MOVE, 2, str(theirs))
    assert table.game == fresh.game
    assert table.undo_kind(2) == UNDO
    play(table, 0, 2)
    assert table.undo_kind(2) == TAKE_BACK


def test_an_open_question_is_known_by_its_fingerprint() -> None:
    table = sit("seven-wonders", "ppp")
    mine = table.asked(0)
    assert mine
    assert len({table.asked(seat) for seat in range(3)}) == 3
    play(table, 1)
    assert table.asked(0) == mine
    assert table.asked(1) == ""
    tell(table, TAKE_BACK, 1, "0")
    assert table.asked(0) == mine
    play(table, 0)
    assert table.asked(0) == ""
    play(table, 1)
    play(table, 2)
    assert table.asked(0) not in ("", mine)


def test_asking_agreeing_refusing() -> None:
    table = sit("terra-nova", "ppp", factions="random")
    for _ in range(3):
        play(table, table.game.to_move[0])
    tell(table, ASK, 0, "0")
    assert table.ask is not None
    assert (table.ask.seat, table.ask.ply, table.ask.agreed) == (0, 0, frozenset())
    tell(table, AGREE, 2, "")
    assert table.ask.agreed == {2}
    tell(table, REFUSE, 1, "")
    assert table.ask is None
    tell(table, AGREE, 2, "")
    assert table.ask is None
    assert len(table.played) == 3
    tell(table, ASK, 0, "0")
    play(table, table.game.to_move[0])
    assert table.ask is None, "a move goes on without the question"


def test_an_answer_to_an_offer_and_moves_beside_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """An answer is given in the open: whoever moved since may have reckoned with it and is asked."""
    begin_with_an_offer(monkeypatch)
    table = sit("terra-nova", "pppp", factions="random")
    assert [*table.game.to_move] == [0, 3]
    question = table.asked(0)
    tell(table, MOVE, 3, "end")
    assert [*table.game.to_move] == [0]
    assert table.asked(0) == question, "the turn beside the offer is not made stale by an answer that changes nothing"
    assert table.undo_kind(3) == UNDO
    tell(table, UNDO, 3, "0")
    assert [*table.game.to_move] == [0, 3]
    tell(table, MOVE, 0, str(next(move for move in table.game.moves(0) if str(move).startswith("pass"))))
    while 0 in table.game.to_move:
        tell(table, MOVE, 0, "end")
    assert table.undo_kind(0) == UNDO
    assert [*table.game.to_move] == [1, 3]
    tell(table, MOVE, 3, "end")
    assert table.undo_kind(3) == UNDO
    assert table.undo_kind(0) == ASK
    answered = table.last_own(3)
    tell(table, MOVE, 1, str(table.game.moves(1)[0]))
    # Not taken back from below the other's move: both go, and only with consent.
    assert table.undo_kind(3) == ASK
    tell(table, UNDO, 3, str(answered))
    assert [*table.game.to_move] == [1, 3]
