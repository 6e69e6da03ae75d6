"""The course of a table: each request counts once, late answers are stale, bots answer, undo by right or by consent."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

import ecumene
from ecumene.core.game import Game
from ecumene.core.ledger import Ledger
from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.table.course import Course, Stale
from ecumene.table.hub import Hub
from ecumene.table.live import AGREE, ASK, MOVE, REFUSE, TAKE_BACK, UNDO, Live
from ecumene.table.messages import Thinking
from ecumene.table.store import Entry, NewSeat, Store

#: Patience with processes on a busy machine.
SECONDS = 60.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def course(url: str) -> Iterator[Course]:
    store = Store(url)
    course = Course(store, Hub(), processes=1, pace=0.0)
    yield course
    course.close()
    store.close()


class Pending:
    """Bots whose answers wait until the test gives them."""

    def __init__(self, course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, Game, Callable[[str], None]]] = []
        monkeypatch.setattr(course.thinkers, "ask", self._ask)

    def _ask(self, table: str, game: Game, seat: int, name: str, answer: Callable[[str], None]) -> None:
        self.asked.append((seat, game.copy(), answer))

    def answer(self, number: int = 0, choice: int = 0) -> None:
        seat, game, answer = self.asked.pop(number)
        answer(str(game.moves(seat)[choice]))


def open_table(course: Course, game: str, kinds: str, **options: bool | str) -> Live:
    """A seat for every letter: p(erson), or a bot that plays at random or thinks a little."""
    box = ecumene.box(game)
    bots = {"r": "random", "s": "search:20"}
    host = course.store.new_person()
    seats = [
        NewSeat("person" if kind == "p" else "bot", f"S{seat}", bots.get(kind, "")) for seat, kind in enumerate(kinds)
    ]
    row = course.store.open_table(game, box.rules, seats, 7, box.settle(len(kinds), dict(options)), host.id)
    return course.table(row.id)


def play(course: Course, live: Live, seat: int, request: str, choice: int = 0) -> str:
    text = str(live.game.moves(seat)[choice])
    course.play(live.row.id, seat, text, live.asked(seat), request)
    return text


def log(course: Course, live: Live) -> list[Entry]:
    entries = course.store.entries(live.row.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert live.number == len(entries)
    return entries


def kinds(course: Course, live: Live) -> list[str]:
    return [entry.kind for entry in log(course, live)]


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.01)


# Moves


def test_a_repeated_request_has_no_effect(course: Course) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    asked = live.asked(0)
    text = play(course, live, 0, "one")
    position = live.game
    for again in (text, "nonsense", ""):
        assert course.play(live.row.id, 0, again, asked, "one") is live
    assert live.game is position
    assert kinds(course, live) == [MOVE]


def test_a_request_is_remembered_by_the_next_server(course: Course, url: str) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    asked = live.asked(0)
    text = play(course, live, 0, "one")
    with_another = Course(Store(url), Hub(), processes=1)
    later = with_another.play(live.row.id, 0, text, asked, "one")
    assert later is not live
    assert later.positions == live.positions
    assert kinds(with_another, later) == [MOVE]
    with_another.store.close()


def test_two_servers_write_one_log(course: Course, url: str) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    other = Course(Store(url), Hub(), processes=1)
    theirs = other.table(live.row.id)
    asked, first, second = live.asked(0), *map(str, live.game.moves(0)[:2])
    course.play(live.row.id, 0, first, asked, "mine")
    # The other one looks before it writes, and finds the question answered.
    with pytest.raises(Stale):
        other.play(live.row.id, 0, second, asked, "theirs")
    assert theirs.positions == live.positions
    # A server that did not look is told by the store.
    with live.lock:
        seat = theirs.game.to_move[0]
        play(other, theirs, seat, "quicker")
        with pytest.raises(Stale):
            course._write(live, [(MOVE, seat, str(live.game.moves(seat)[1]))], "slower")
    assert live.positions == theirs.positions
    assert kinds(course, live) == [MOVE, MOVE]
    # The same request by way of both is one.
    play(other, theirs, theirs.game.to_move[0], "more")
    seat = theirs.game.to_move[0]
    text = play(other, theirs, seat, "same")
    course._write(live, [(MOVE, seat, text)], "same")
    assert live.positions == theirs.positions
    assert [entry.request for entry in log(course, live)] == ["mine", "quicker", "more", "same"]
    other.store.close()


def test_an_answer_to_another_question_is_stale(course: Course) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    asked, text = live.asked(0), str(live.game.moves(0)[0])
    for late in ("", "0" * 18, live.asked(1) or "x"):
        with pytest.raises(Stale):
            course.play(live.row.id, 0, text, late, "late")
    play(course, live, 0, "one")
    with pytest.raises(Stale):
        course.play(live.row.id, 0, text, asked, "two")
    assert kinds(course, live) == [MOVE]


def test_a_pick_stays_open_while_others_choose(course: Course) -> None:
    live = open_table(course, "seven-wonders", "ppp")
    asked = live.asked(0)
    play(course, live, 1, "one")
    course.play(live.row.id, 0, str(live.game.moves(0)[0]), asked, "two")
    assert kinds(course, live) == [MOVE, MOVE]


def test_an_illegal_move_is_refused_by_its_rule(course: Course) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    book = Ledger.load(live.box.package, "en")
    legal = set(live.game.moves(0))
    illegal = next(move for move in live.game.every_move() if move not in legal)
    for text in (str(illegal), "hello", "", "place Z99"):
        with pytest.raises(IllegalMove) as refused:
            course.play(live.row.id, 0, text, live.asked(0), "one")
        assert refused.value.refusal.rule in book.rules
    # Nothing was written, so the same request may bring a better move.
    play(course, live, 0, "one")
    assert kinds(course, live) == [MOVE]


def test_no_such_table(course: Course) -> None:
    with pytest.raises(BadInput):
        course.play("nowhere", 0, "pass", "", "one")


def test_the_end_is_kept(course: Course) -> None:
    live = open_table(course, "seven-wonders", "ppp")
    number = 0
    while not live.game.is_over:
        number += 1
        play(course, live, live.game.to_move[0], f"r{number}")
    row = course.store.table(live.row.id)
    assert row is not None
    assert row.over
    assert live.row.over


def test_an_end_that_a_killed_server_did_not_note_is_noted_later(
    course: Course, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = open_table(course, "seven-wonders", "ppp")
    monkeypatch.setattr(course.store, "set_over", lambda id: None)
    while not live.game.is_over:
        play(course, live, live.game.to_move[0], f"r{live.number}")
    later = Course(Store(url), Hub(), processes=1)
    assert later.table(live.row.id).row.over
    row = later.store.table(live.row.id)
    assert row is not None
    assert row.over
    later.store.close()


# Undo


def test_undo_goes_back_and_is_itself_repeated_without_effect(course: Course) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    start = live.game
    play(course, live, 0, "one")
    for _ in range(2):
        course.undo(live.row.id, 0, 0, "back")
        assert live.game is start
    assert kinds(course, live) == [MOVE, UNDO]
    with pytest.raises(Stale):
        course.undo(live.row.id, 0, 0, "further")
    # The same question once more: what was sent before the undo has no second effect, a new request has.
    asked = live.asked(0)
    course.play(live.row.id, 0, str(live.game.moves(0)[1]), asked, "one")
    assert live.game is start
    play(course, live, 0, "other", 1)
    assert kinds(course, live) == [MOVE, UNDO, MOVE]


def test_only_the_own_last_move_is_undone(course: Course) -> None:
    live = open_table(course, "terra-nova", "pp", factions="random")
    play(course, live, 0, "one")
    for seat, ply in ((0, 1), (0, -1), (1, 0), (1, -1)):
        with pytest.raises(Stale):
            course.undo(live.row.id, seat, ply, "back")
    assert kinds(course, live) == [MOVE]


def test_a_pick_is_taken_back_and_the_others_stay(course: Course) -> None:
    live = open_table(course, "seven-wonders", "ppp")
    play(course, live, 0, "one")
    play(course, live, 1, "two")
    course.undo(live.row.id, 0, 0, "back")
    assert kinds(course, live) == [MOVE, MOVE, TAKE_BACK]
    assert live.game.to_move == (0, 2)


def revealed(course: Course) -> Live:
    """Three people have picked, everybody has seen it; the last one asks to take it back."""
    live = open_table(course, "seven-wonders", "ppp")
    for seat in (0, 1, 2):
        play(course, live, seat, f"pick-{seat}")
    course.undo(live.row.id, 2, 2, "please")
    assert live.ask is not None
    return live


def test_consent_of_all_undoes(course: Course) -> None:
    live = revealed(course)
    course.answer(live.row.id, 0, True, "yes-0")
    assert live.ask is not None
    assert len(live.chapters) == 3
    for _ in range(2):
        course.answer(live.row.id, 1, True, "yes-1")
    assert live.ask is None
    assert live.game.to_move == (2,)
    assert kinds(course, live) == [MOVE, MOVE, MOVE, ASK, AGREE, AGREE, UNDO]


def test_the_last_consent_and_the_undo_are_stored_together(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    live = revealed(course)
    course.answer(live.row.id, 0, True, "yes-0")
    written: list[int] = []
    append = course.store.append_all

    def watched(table: str, number: int, parts: list[tuple[str, int, str]], request: str) -> list[Entry]:
        written.append(len(parts))
        return append(table, number, parts, request)

    monkeypatch.setattr(course.store, "append_all", watched)
    course.answer(live.row.id, 1, True, "yes-1")
    assert written == [2]
    assert live.ask is None


def test_one_refusal_ends_it(course: Course) -> None:
    live = revealed(course)
    course.answer(live.row.id, 0, True, "yes-0")
    course.answer(live.row.id, 1, False, "no-1")
    assert live.ask is None
    assert len(live.chapters) == 3
    assert kinds(course, live)[-2:] == [AGREE, REFUSE]
    with pytest.raises(Stale):
        course.answer(live.row.id, 1, True, "after-all")


def test_nobody_answers_twice_or_agrees_with_himself(course: Course) -> None:
    live = revealed(course)
    with pytest.raises(Stale):
        course.answer(live.row.id, 2, True, "me-too")
    course.answer(live.row.id, 0, True, "yes-0")
    with pytest.raises(Stale):
        course.answer(live.row.id, 0, False, "no-0")
    # But whoever asked may let it be.
    course.answer(live.row.id, 2, False, "never-mind")
    assert live.ask is None


# Bots


def test_bots_wait_while_an_undo_is_asked_for(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(course, monkeypatch)
    live = open_table(course, "seven-wonders", "ppr")
    course.go_on(live)
    play(course, live, 0, "one")
    play(course, live, 1, "two")
    pending.answer()
    assert [seat for seat, _, _ in pending.asked] == [2]
    course.undo(live.row.id, 1, 1, "please")
    assert live.ask is not None
    pending.answer()
    assert len(live.chapters) == 3, "the answer came while people talked"
    course.answer(live.row.id, 0, False, "no")
    assert [seat for seat, _, _ in pending.asked] == [2], "so it is asked again"
    pending.answer()
    assert len(live.chapters) == 4


def test_a_bot_is_asked_once_for_each_question(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(course, monkeypatch)
    live = open_table(course, "seven-wonders", "prr")
    for _ in range(3):
        course.go_on(live)
    assert [seat for seat, _, _ in pending.asked] == [1, 2]
    play(course, live, 0, "one")
    assert len(pending.asked) == 2


def test_after_an_undo_the_old_answer_of_a_bot_is_dropped(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(course, monkeypatch)
    live = open_table(course, "terra-nova", "pr", factions="random")
    play(course, live, 0, "one")
    assert live.game.to_move == (1,)
    asked = live.asked(1)
    course.undo(live.row.id, 0, 0, "back")
    pending.answer()
    assert live.game.to_move == (0,)
    assert kinds(course, live) == [MOVE, UNDO]
    # Also when the question looks the same again: it was thought about at another position.
    play(course, live, 0, "two", 1)
    assert live.asked(1) == asked
    course.undo(live.row.id, 0, 0, "back again")
    play(course, live, 0, "three", 2)
    assert [seat for seat, _, _ in pending.asked] == [1, 1]
    pending.answer(0)
    assert kinds(course, live) == [MOVE, UNDO, MOVE, UNDO, MOVE]
    pending.answer(0)
    assert kinds(course, live) == [MOVE, UNDO, MOVE, UNDO, MOVE, MOVE]


def test_a_pick_of_a_bot_stays_when_a_person_takes_his_own_back(
    course: Course, monkeypatch: pytest.MonkeyPatch
) -> None:
    pending = Pending(course, monkeypatch)
    live = open_table(course, "seven-wonders", "prr")
    course.go_on(live)
    play(course, live, 0, "one")
    pending.answer()
    course.undo(live.row.id, 0, 0, "back")
    pending.answer()
    assert live.game.to_move == (0,)
    assert pending.asked == []


def test_bots_play_a_whole_game(course: Course) -> None:
    live = open_table(course, "seven-wonders", "rrr")
    course.go_on(live)
    wait_for(lambda: live.row.over)
    assert live.game.is_over
    assert set(kinds(course, live)) == {MOVE}


def test_progress_of_a_bot_is_told(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str, str]] = []
    monkeypatch.setattr(course.hub, "announce", lambda *given: told.append(given))
    live = open_table(course, "seven-wonders", "pps")
    course.thinkers.ask(live.row.id, live.game, 2, "search:1s", lambda text: told.append(("done", "", text)))
    wait_for(lambda: any(table == "done" for table, _, _ in told))
    wait_for(lambda: any(event == "thinking" for _, event, _ in told))
    for table, event, data in told:
        if event == "thinking":
            heard = msgspec.json.decode(data, type=Thinking)
            assert (table, heard.seat) == (live.row.id, 2)
            assert 0 <= heard.done <= heard.total


def test_a_killed_thinker_is_replaced(course: Course) -> None:
    live = open_table(course, "seven-wonders", "psr")
    course.go_on(live)
    wait_for(lambda: live.game.to_move == (0,))
    pool = course.thinkers._pool
    assert pool is not None
    (thinker,) = pool._processes
    os.kill(thinker, signal.SIGKILL)
    play(course, live, 0, "one")
    wait_for(lambda: live.game.to_move == (0,))
    assert live.game.ply >= 5
    assert course.thinkers._pool is not pool
    assert set(kinds(course, live)) == {MOVE}


def test_a_thinker_killed_in_thought_is_asked_everything_again(course: Course) -> None:
    live = open_table(course, "seven-wonders", "ppp")
    answers: dict[int, list[str]] = {seat: [] for seat in range(3)}
    for seat in range(3):
        course.thinkers.ask(live.row.id, live.game, seat, "search:1s", answers[seat].append)
    wait_for(lambda: bool(course.thinkers._pool is not None and course.thinkers._pool._processes))
    assert course.thinkers._pool is not None
    (thinker,) = course.thinkers._pool._processes
    os.kill(thinker, signal.SIGKILL)
    wait_for(lambda: all(answers.values()))
    for seat, found in answers.items():
        assert len(found) == 1
        assert live.game.check(seat, live.game.parse(seat, found[0])) is None


def test_a_bot_that_fails_is_asked_again_by_the_next_reader(course: Course, monkeypatch: pytest.MonkeyPatch) -> None:
    live = open_table(course, "terra-nova", "rp", factions="random")
    right = live.bots()
    monkeypatch.setattr(live, "bots", lambda: {0: "nobody"})
    course.go_on(live)
    wait_for(lambda: not course._open)
    assert live.number == 0
    monkeypatch.setattr(live, "bots", lambda: right)
    course.go_on(live)
    wait_for(lambda: live.number == 1)
