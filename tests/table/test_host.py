"""What is done at a table: each request counts once, late answers are stale, bots answer, undo is free or agreed."""

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
from ecumene.table.host import Host, Stale
from ecumene.table.hub import Hub
from ecumene.table.messages import Thinking
from ecumene.table.open_table import AGREE, ASK, MOVE, REFUSE, TAKE_BACK, UNDO, OpenTable
from ecumene.table.store import Entry, NewSeat, Store

#: Patience with processes on a busy machine.
SECONDS = 60.0


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/tables.db"


@pytest.fixture
def host(url: str) -> Iterator[Host]:
    store = Store(url)
    host = Host(store, Hub(), processes=1, pace=0.0)
    yield host
    host.close()
    store.close()


class Pending:
    """Bots whose answers wait until the test gives them."""

    def __init__(self, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[tuple[int, Game, Callable[[str], None]]] = []
        monkeypatch.setattr(host.bot_processes, "ask", self._ask)

    def _ask(self, table: str, game: Game, seat: int, name: str, answer: Callable[[str], None]) -> None:
        self.asked.append((seat, game.copy(), answer))

    def answer(self, number: int = 0, choice: int = 0) -> None:
        seat, game, answer = self.asked.pop(number)
        answer(str(game.moves(seat)[choice]))


def open_table(host: Host, game: str, kinds: str, **options: bool | str) -> OpenTable:
    """A seat for every letter: p(erson), or a bot that plays at random or thinks a little."""
    box = ecumene.box(game)
    bots = {"r": "random", "s": "search:20"}
    opener = host.store.new_person()
    seats = [
        NewSeat("person" if kind == "p" else "bot", f"S{seat}", bots.get(kind, "")) for seat, kind in enumerate(kinds)
    ]
    row = host.store.open_table(game, box.rules, seats, 7, box.settle(len(kinds), dict(options)), opener.id)
    return host.table(row.id)


def play(host: Host, table: OpenTable, seat: int, request: str, choice: int = 0) -> str:
    text = str(table.game.moves(seat)[choice])
    host.play(table.row.id, seat, text, table.asked(seat), request)
    return text


def log(host: Host, table: OpenTable) -> list[Entry]:
    entries = host.store.entries(table.row.id)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert table.number == len(entries)
    return entries


def kinds(host: Host, table: OpenTable) -> list[str]:
    return [entry.kind for entry in log(host, table)]


def wait_for(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, "nothing came"
        time.sleep(0.01)


# Moves


def test_a_repeated_request_has_no_effect(host: Host) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    asked = table.asked(0)
    text = play(host, table, 0, "one")
    position = table.game
    for again in (text, "nonsense", ""):
        assert host.play(table.row.id, 0, again, asked, "one") is table
    assert table.game is position
    assert kinds(host, table) == [MOVE]


def test_a_request_is_remembered_by_the_next_server(host: Host, url: str) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    asked = table.asked(0)
    text = play(host, table, 0, "one")
    with_another = Host(Store(url), Hub(), processes=1)
    later = with_another.play(table.row.id, 0, text, asked, "one")
    assert later is not table
    assert later.positions == table.positions
    assert kinds(with_another, later) == [MOVE]
    with_another.store.close()


def test_two_servers_write_one_log(host: Host, url: str) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    other = Host(Store(url), Hub(), processes=1)
    theirs = other.table(table.row.id)
    asked, first, second = table.asked(0), *map(str, table.game.moves(0)[:2])
    host.play(table.row.id, 0, first, asked, "mine")
    # The other one looks before it writes, and finds the question answered.
    with pytest.raises(Stale):
        other.play(table.row.id, 0, second, asked, "theirs")
    assert theirs.positions == table.positions
    # A server that did not look is told by the store.
    with table.lock:
        seat = theirs.game.to_move[0]
        play(other, theirs, seat, "quicker")
        with pytest.raises(Stale):
            host._write(table, [(MOVE, seat, str(table.game.moves(seat)[1]))], "slower")
    assert table.positions == theirs.positions
    assert kinds(host, table) == [MOVE, MOVE]
    # The same request by way of both is one.
    play(other, theirs, theirs.game.to_move[0], "more")
    seat = theirs.game.to_move[0]
    text = play(other, theirs, seat, "same")
    host._write(table, [(MOVE, seat, text)], "same")
    assert table.positions == theirs.positions
    assert [entry.request for entry in log(host, table)] == ["mine", "quicker", "more", "same"]
    other.store.close()


def test_an_answer_to_another_question_is_stale(host: Host) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    asked, text = table.asked(0), str(table.game.moves(0)[0])
    for late in ("", "0" * 18, table.asked(1) or "x"):
        with pytest.raises(Stale):
            host.play(table.row.id, 0, text, late, "late")
    play(host, table, 0, "one")
    with pytest.raises(Stale):
        host.play(table.row.id, 0, text, asked, "two")
    assert kinds(host, table) == [MOVE]


def test_a_pick_stays_open_while_others_choose(host: Host) -> None:
    table = open_table(host, "seven-wonders", "ppp")
    asked = table.asked(0)
    play(host, table, 1, "one")
    host.play(table.row.id, 0, str(table.game.moves(0)[0]), asked, "two")
    assert kinds(host, table) == [MOVE, MOVE]


def test_an_illegal_move_is_refused_by_its_rule(host: Host) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    book = Ledger.load(table.box.package, "en")
    legal = set(table.game.moves(0))
    illegal = next(move for move in table.game.every_move() if move not in legal)
    for text in (str(illegal), "hello", "", "place Z99"):
        with pytest.raises(IllegalMove) as refused:
            host.play(table.row.id, 0, text, table.asked(0), "one")
        assert refused.value.refusal.rule in book.rules
    # Nothing was written, so the same request may bring a better move.
    play(host, table, 0, "one")
    assert kinds(host, table) == [MOVE]


def test_no_such_table(host: Host) -> None:
    with pytest.raises(BadInput):
        host.play("nowhere", 0, "pass", "", "one")


def test_the_end_is_kept(host: Host) -> None:
    table = open_table(host, "seven-wonders", "ppp")
    number = 0
    while not table.game.is_over:
        number += 1
        play(host, table, table.game.to_move[0], f"r{number}")
    row = host.store.table(table.row.id)
    assert row is not None
    assert row.over
    assert table.row.over


def test_an_end_that_a_killed_server_did_not_note_is_noted_later(
    host: Host, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(host, "seven-wonders", "ppp")
    monkeypatch.setattr(host.store, "set_over", lambda id: None)
    while not table.game.is_over:
        play(host, table, table.game.to_move[0], f"r{table.number}")
    later = Host(Store(url), Hub(), processes=1)
    assert later.table(table.row.id).row.over
    row = later.store.table(table.row.id)
    assert row is not None
    assert row.over
    later.store.close()


# Undo


def test_undo_goes_back_and_is_itself_repeated_without_effect(host: Host) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    start = table.game
    play(host, table, 0, "one")
    for _ in range(2):
        host.undo(table.row.id, 0, 0, "back")
        assert table.game is start
    assert kinds(host, table) == [MOVE, UNDO]
    with pytest.raises(Stale):
        host.undo(table.row.id, 0, 0, "further")
    # The same question once more: what was sent before the undo has no second effect, a new request has.
    asked = table.asked(0)
    host.play(table.row.id, 0, str(table.game.moves(0)[1]), asked, "one")
    assert table.game is start
    play(host, table, 0, "other", 1)
    assert kinds(host, table) == [MOVE, UNDO, MOVE]


def test_only_the_own_last_move_is_undone(host: Host) -> None:
    table = open_table(host, "terra-nova", "pp", factions="random")
    play(host, table, 0, "one")
    for seat, ply in ((0, 1), (0, -1), (1, 0), (1, -1)):
        with pytest.raises(Stale):
            host.undo(table.row.id, seat, ply, "back")
    assert kinds(host, table) == [MOVE]


def test_a_pick_is_taken_back_and_the_others_stay(host: Host) -> None:
    table = open_table(host, "seven-wonders", "ppp")
    play(host, table, 0, "one")
    play(host, table, 1, "two")
    host.undo(table.row.id, 0, 0, "back")
    assert kinds(host, table) == [MOVE, MOVE, TAKE_BACK]
    assert table.game.to_move == (0, 2)


def revealed(host: Host) -> OpenTable:
    """Three people have picked, everybody has seen it; the last one asks to take it back."""
    table = open_table(host, "seven-wonders", "ppp")
    for seat in (0, 1, 2):
        play(host, table, seat, f"pick-{seat}")
    host.undo(table.row.id, 2, 2, "please")
    assert table.ask is not None
    return table


def test_consent_of_all_undoes(host: Host) -> None:
    table = revealed(host)
    host.answer(table.row.id, 0, True, "yes-0")
    assert table.ask is not None
    assert len(table.played) == 3
    for _ in range(2):
        host.answer(table.row.id, 1, True, "yes-1")
    assert table.ask is None
    assert table.game.to_move == (2,)
    assert kinds(host, table) == [MOVE, MOVE, MOVE, ASK, AGREE, AGREE, UNDO]


def test_the_last_consent_and_the_undo_are_stored_together(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = revealed(host)
    host.answer(table.row.id, 0, True, "yes-0")
    written: list[int] = []
    append = host.store.append_all

    def watched(table: str, number: int, parts: list[tuple[str, int, str]], request: str) -> list[Entry]:
        written.append(len(parts))
        return append(table, number, parts, request)

    monkeypatch.setattr(host.store, "append_all", watched)
    host.answer(table.row.id, 1, True, "yes-1")
    assert written == [2]
    assert table.ask is None


def test_one_refusal_ends_it(host: Host) -> None:
    table = revealed(host)
    host.answer(table.row.id, 0, True, "yes-0")
    host.answer(table.row.id, 1, False, "no-1")
    assert table.ask is None
    assert len(table.played) == 3
    assert kinds(host, table)[-2:] == [AGREE, REFUSE]
    with pytest.raises(Stale):
        host.answer(table.row.id, 1, True, "after-all")


def test_nobody_answers_twice_or_agrees_with_himself(host: Host) -> None:
    table = revealed(host)
    with pytest.raises(Stale):
        host.answer(table.row.id, 2, True, "me-too")
    host.answer(table.row.id, 0, True, "yes-0")
    with pytest.raises(Stale):
        host.answer(table.row.id, 0, False, "no-0")
    # But whoever asked may let it be.
    host.answer(table.row.id, 2, False, "never-mind")
    assert table.ask is None


# Bots


def test_bots_wait_while_an_undo_is_asked_for(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(host, monkeypatch)
    table = open_table(host, "seven-wonders", "ppr")
    host.go_on(table)
    play(host, table, 0, "one")
    play(host, table, 1, "two")
    pending.answer()
    assert [seat for seat, _, _ in pending.asked] == [2]
    host.undo(table.row.id, 1, 1, "please")
    assert table.ask is not None
    pending.answer()
    assert len(table.played) == 3, "the answer came while people talked"
    host.answer(table.row.id, 0, False, "no")
    assert [seat for seat, _, _ in pending.asked] == [2], "so it is asked again"
    pending.answer()
    assert len(table.played) == 4


def test_a_bot_is_asked_once_for_each_question(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(host, monkeypatch)
    table = open_table(host, "seven-wonders", "prr")
    for _ in range(3):
        host.go_on(table)
    assert [seat for seat, _, _ in pending.asked] == [1, 2]
    play(host, table, 0, "one")
    assert len(pending.asked) == 2


def test_after_an_undo_the_old_answer_of_a_bot_is_dropped(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(host, monkeypatch)
    table = open_table(host, "terra-nova", "pr", factions="random")
    play(host, table, 0, "one")
    assert table.game.to_move == (1,)
    asked = table.asked(1)
    host.undo(table.row.id, 0, 0, "back")
    pending.answer()
    assert table.game.to_move == (0,)
    assert kinds(host, table) == [MOVE, UNDO]
    # Also when the question looks the same again: it was thought about at another position.
    play(host, table, 0, "two", 1)
    assert table.asked(1) == asked
    host.undo(table.row.id, 0, 0, "back again")
    play(host, table, 0, "three", 2)
    assert [seat for seat, _, _ in pending.asked] == [1, 1]
    pending.answer(0)
    assert kinds(host, table) == [MOVE, UNDO, MOVE, UNDO, MOVE]
    pending.answer(0)
    assert kinds(host, table) == [MOVE, UNDO, MOVE, UNDO, MOVE, MOVE]


def test_a_pick_of_a_bot_stays_when_a_person_takes_his_own_back(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    pending = Pending(host, monkeypatch)
    table = open_table(host, "seven-wonders", "prr")
    host.go_on(table)
    play(host, table, 0, "one")
    pending.answer()
    host.undo(table.row.id, 0, 0, "back")
    pending.answer()
    assert table.game.to_move == (0,)
    assert pending.asked == []


def test_bots_play_a_whole_game(host: Host) -> None:
    table = open_table(host, "seven-wonders", "rrr")
    host.go_on(table)
    wait_for(lambda: table.row.over)
    assert table.game.is_over
    assert set(kinds(host, table)) == {MOVE}


def test_progress_of_a_bot_is_told(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, str, str]] = []
    monkeypatch.setattr(host.hub, "announce", lambda *given: told.append(given))
    table = open_table(host, "seven-wonders", "pps")
    host.bot_processes.ask(table.row.id, table.game, 2, "search:1s", lambda text: told.append(("done", "", text)))
    wait_for(lambda: any(id == "done" for id, _, _ in told))
    wait_for(lambda: any(event == "thinking" for _, event, _ in told))
    for id, event, data in told:
        if event == "thinking":
            heard = msgspec.json.decode(data, type=Thinking)
            assert (id, heard.seat) == (table.row.id, 2)
            assert 0 <= heard.done <= heard.total


def test_a_killed_thinker_is_replaced(host: Host) -> None:
    table = open_table(host, "seven-wonders", "psr")
    host.go_on(table)
    wait_for(lambda: table.game.to_move == (0,))
    pool = host.bot_processes._pool
    assert pool is not None
    (thinker,) = pool._processes
    os.kill(thinker, signal.SIGKILL)
    play(host, table, 0, "one")
    wait_for(lambda: table.game.to_move == (0,))
    assert table.game.ply >= 5
    assert host.bot_processes._pool is not pool
    assert set(kinds(host, table)) == {MOVE}


def test_a_thinker_killed_in_thought_is_asked_everything_again(host: Host) -> None:
    table = open_table(host, "seven-wonders", "ppp")
    answers: dict[int, list[str]] = {seat: [] for seat in range(3)}
    for seat in range(3):
        host.bot_processes.ask(table.row.id, table.game, seat, "search:1s", answers[seat].append)
    wait_for(lambda: bool(host.bot_processes._pool is not None and host.bot_processes._pool._processes))
    assert host.bot_processes._pool is not None
    (thinker,) = host.bot_processes._pool._processes
    os.kill(thinker, signal.SIGKILL)
    wait_for(lambda: all(answers.values()))
    for seat, found in answers.items():
        assert len(found) == 1
        assert table.game.check(seat, table.game.parse(seat, found[0])) is None


def test_a_bot_that_fails_is_asked_again_by_the_next_reader(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(host, "terra-nova", "rp", factions="random")
    right = table.bots()
    monkeypatch.setattr(table, "bots", lambda: {0: "nobody"})
    host.go_on(table)
    wait_for(lambda: not host._open)
    assert table.number == 0
    monkeypatch.setattr(table, "bots", lambda: right)
    host.go_on(table)
    wait_for(lambda: table.number == 1)
