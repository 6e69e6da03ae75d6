"""A table in memory: folded from its log, what was learned by a move, and how it may be undone."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.table import live as lives
from ecumene.table.live import AGREE, ASK, MOVE, REFUSE, TAKE_BACK, UNDO, Live
from ecumene.table.store import Entry, NewSeat, SeatRow, Store, TableRow
from tests.strategies import Stroller

NOW = datetime(2026, 1, 1, tzinfo=UTC)


def sit(game: str, kinds: str, seed: int = 7, **options: bool | str) -> Live:
    """A table with a seat for every letter: p(erson) or b(ot)."""
    box = ecumene.box(game)
    settled = box.settle(len(kinds), dict(options))
    row = TableRow("t", game, box.rules, len(kinds), seed, settled, 1, NOW, False, True, None, "")
    names = {"p": "person", "b": "bot"}
    bots = {"p": "", "b": "random"}
    return Live(
        row, [SeatRow("t", seat, names[kind], f"S{seat}", bots[kind], f"k{seat}") for seat, kind in enumerate(kinds)]
    )


def tell(live: Live, kind: str, seat: int, text: str) -> None:
    number = live.number + 1
    live.fold(Entry("t", number, kind, seat, text, f"r{number}", NOW))


def play(live: Live, seat: int, choice: int = 0) -> Move:
    move = live.game.moves(seat)[choice]
    tell(live, MOVE, seat, str(move))
    return move


def stroll(live: Live, plies: int) -> None:
    stroller = Stroller(Chance.stream(live.row.seed, "live"), False)
    for _ in range(plies):
        if live.game.is_over:
            return
        seat, move = stroller.choose(live.game)
        tell(live, MOVE, seat, str(move))


# Folding


def test_the_log_folds_into_every_position() -> None:
    live = sit("terra-nova", "pp")
    stroll(live, 40)
    assert len(live.positions) == 41
    assert live.number == 40
    assert [chapter.number for chapter in live.chapters] == list(range(1, 41))
    again = live.box.start(2, 7, dict(live.row.options), live.row.rules)
    for chapter, position in zip(live.chapters, live.positions[1:], strict=True):
        again.play(chapter.seat, chapter.move)
        assert position == again


def test_a_table_that_comes_later_catches_up_with_one_that_was_there(tmp_path_factory: pytest.TempPathFactory) -> None:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('live')}/tables.db")
    person = store.new_person()
    first = sit("seven-wonders", "ppp")
    seats = [NewSeat("person", f"S{seat}") for seat in range(3)]
    row = store.open_table("seven-wonders", first.row.rules, seats, 7, dict(first.row.options), person.id)
    log = [(MOVE, 0), (MOVE, 1), (TAKE_BACK, 0), (MOVE, 0), (MOVE, 2), (ASK, 2), (AGREE, 0), (AGREE, 1), (UNDO, 2)]
    texts = {TAKE_BACK: "0", ASK: "2", UNDO: "2"}
    one = Live(row, store.seats(row.id))
    for number, (kind, seat) in enumerate(log, 1):
        text = str(one.game.moves(seat)[0]) if kind == MOVE else texts.get(kind, "")
        one.fold(store.append(row.id, number, kind, seat, text, f"r{number}"))
    other = Live(row, store.seats(row.id))
    other.catch_up(store)
    store.close()
    assert other.number == one.number == len(log)
    assert other.positions == one.positions
    assert [(chapter.seat, chapter.move) for chapter in other.chapters] == [
        (chapter.seat, chapter.move) for chapter in one.chapters
    ]
    assert other.ask is None
    assert other.game.to_move == (2,)


def test_undo_cuts_everything_after_its_ply() -> None:
    live = sit("terra-nova", "pp")
    stroll(live, 12)
    then = live.positions[8]
    tell(live, UNDO, 0, "8")
    assert live.game == then
    assert len(live.chapters) == 8
    assert live.number == 13
    stroll(live, 3)
    assert live.chapters[8].number == 14


# What was learned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_open_game_without_draws_tells_nobody_anything_new(seats: int) -> None:
    live = sit("terra-nova", "p" * seats, seed=seats)
    stroll(live, 200)
    assert live.game.is_over
    assert not any(live.learned(ply) for ply in range(len(live.chapters)))


def test_a_draw_is_news() -> None:
    live = sit("terra-nova", "pp", two_player_variant="lucky-digger")
    stroll(live, 200)
    assert any(live.learned(ply) for ply in range(len(live.chapters)))


@pytest.mark.parametrize("options", [{}, {"leaders": True}, {"cities": True}])
def test_secret_picks_are_news_when_the_last_one_reveals_them(options: dict[str, bool | str]) -> None:
    live = sit("seven-wonders", "ppp", 7, **options)
    stroll(live, 40)
    last, early = 0, 0
    for ply in range(len(live.chapters)):
        before, after = live.positions[ply], live.positions[ply + 1]
        step = before.step(live.chapters[ply].seat)
        assert step is not None
        if step.together and len(before.to_move) > 1 and len(after.to_move) == len(before.to_move) - 1:
            early += 1
            assert not live.learned(ply)
        elif step.together:
            last += 1
            assert live.learned(ply)
    assert early > 10
    assert last > 5


def test_what_was_learned_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    live = sit("seven-wonders", "ppp")
    for seat in range(3):
        play(live, seat)
    asked: list[int] = []
    real = lives.learned

    def counted(before: Game, seat: int, move: Move, after: Game) -> bool:
        asked.append(seat)
        return real(before, seat, move, after)

    monkeypatch.setattr(lives, "learned", counted)
    assert [live.learned(ply) for ply in (0, 1, 2, 2, 0)] == [False, False, True, True, False]
    assert asked == [0, 1, 2]
    tell(live, UNDO, 2, "2")
    play(live, 2, 1)
    assert live.learned(2)
    assert asked == [0, 1, 2, 2]


# How a move may be undone


def test_nothing_to_undo() -> None:
    live = sit("terra-nova", "pp")
    assert live.undo_kind(0) == ""
    play(live, 0)
    assert live.undo_kind(1) == ""
    assert live.last_own(0) == 0
    stroll(live, 300)
    assert live.game.is_over
    assert live.undo_kind(0) == ""


def test_the_last_move_is_free_to_undo_until_another_person_has_moved() -> None:
    live = sit("terra-nova", "pp", factions="random")
    first = live.game.to_move[0]
    play(live, first)
    assert live.undo_kind(first) == UNDO
    second = live.game.to_move[0]
    assert second != first
    play(live, second)
    assert live.undo_kind(first) == ASK
    assert live.undo_kind(second) == UNDO


def test_against_bots_every_move_is_free_to_undo() -> None:
    live = sit("terra-nova", "pb", factions="random")
    stroll(live, 30)
    assert live.chapters[-1].seat == 1 or live.chapters[-2].seat == 1
    assert live.undo_kind(0) == UNDO
    picks = sit("seven-wonders", "pbb")
    for seat in (0, 1, 2):
        play(picks, seat)
    assert picks.learned(2)
    assert picks.undo_kind(0) == UNDO


def test_after_a_reveal_the_others_are_asked() -> None:
    live = sit("seven-wonders", "ppb")
    for seat in (2, 1, 0):
        play(live, seat)
    assert live.undo_kind(0) == ASK
    assert live.undo_kind(1) == ASK


def test_a_secret_pick_is_taken_back_from_among_the_others() -> None:
    live = sit("seven-wonders", "ppp")
    play(live, 0)
    assert live.undo_kind(0) == UNDO
    theirs = play(live, 2, 1)
    assert live.undo_kind(0) == TAKE_BACK
    assert live.undo_kind(2) == UNDO
    assert live.last_own(0) == 0
    tell(live, TAKE_BACK, 0, "0")
    assert live.game.to_move == (0, 1)
    assert [(chapter.seat, chapter.move, chapter.number) for chapter in live.chapters] == [(2, theirs, 2)]
    assert live.number == 3
    fresh = sit("seven-wonders", "ppp")
    tell(fresh, MOVE, 2, str(theirs))
    assert live.game == fresh.game
    assert live.undo_kind(2) == UNDO
    play(live, 0, 2)
    assert live.undo_kind(2) == TAKE_BACK


def test_an_open_question_is_known_by_its_fingerprint() -> None:
    live = sit("seven-wonders", "ppp")
    mine = live.asked(0)
    assert mine
    assert len({live.asked(seat) for seat in range(3)}) == 3
    play(live, 1)
    assert live.asked(0) == mine
    assert live.asked(1) == ""
    tell(live, TAKE_BACK, 1, "0")
    assert live.asked(0) == mine
    play(live, 0)
    assert live.asked(0) == ""
    play(live, 1)
    play(live, 2)
    assert live.asked(0) not in ("", mine)


def test_asking_agreeing_refusing() -> None:
    live = sit("terra-nova", "ppp", factions="random")
    for _ in range(3):
        play(live, live.game.to_move[0])
    tell(live, ASK, 0, "0")
    assert live.ask is not None
    assert (live.ask.seat, live.ask.ply, live.ask.agreed) == (0, 0, frozenset())
    tell(live, AGREE, 2, "")
    assert live.ask.agreed == {2}
    tell(live, REFUSE, 1, "")
    assert live.ask is None
    tell(live, AGREE, 2, "")
    assert live.ask is None
    assert len(live.chapters) == 3
    tell(live, ASK, 0, "0")
    play(live, live.game.to_move[0])
    assert live.ask is None, "a move goes on without the question"
