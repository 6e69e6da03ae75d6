"""The course of a table: moves of people and bots, undo by right or by consent. A move counts once it is stored."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from typing import Final

from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.table.hub import Hub
from ecumene.table.live import AGREE, MOVE, REFUSE, UNDO, Live, Tables
from ecumene.table.messages import Thinking
from ecumene.table.store import Store, Taken
from ecumene.table.thinkers import Thinkers

#: Seconds between the moves of bots, so that four of them read as four.
PACE: Final = 0.35


class Stale(Exception):
    """The question that was answered is not open any more."""


def _question(live: Live, seat: int) -> tuple[str, int, str]:
    """What a bot is asked; after an undo it is asked anew, though the moves may be the same."""
    return live.row.id, seat, f"{live.returns}/{live.asked(seat)}"


class Course:
    """Everything that changes a table goes through here, one change at a time for each table."""

    def __init__(self, store: Store, hub: Hub, processes: int = 1, pace: float = PACE) -> None:
        self.store = store
        self.hub = hub
        self.tables = Tables(store)
        self.pace = pace
        self.thinkers = Thinkers(processes, self._thinking)
        #: Questions that bots are thinking about: table, seat, fingerprint.
        self._open: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()

    def close(self) -> None:
        self.thinkers.close()

    def table(self, id: str) -> Live:
        live = self.tables.get(id)
        if live is None:
            raise BadInput("table-unknown", {"table": id})
        # A server may have ended between the last move and this note.
        self._note_end(live)
        return live

    def _note_end(self, live: Live) -> None:
        with live.lock:
            if live.game.is_over and not live.row.over:
                self.store.set_over(live.row.id)
                live.row = live.row._replace(over=True)

    # Moves

    def play(self, id: str, seat: int, text: str, asked: str, request: str) -> Live:
        """Play a person's move. A repeated request changes nothing; an answer to an old question is stale."""
        live = self.table(id)
        with live.lock:
            if self.store.entry_of(id, request) is not None:
                return live
            if live.asked(seat) != asked:
                raise Stale
            move = live.game.parse(seat, text)
            refusal = live.game.check(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal, live.box.package)
            self._write(live, [(MOVE, seat, str(move))], request)
        self.go_on(live)
        return live

    def _write(self, live: Live, parts: list[tuple[str, int, str]], request: str) -> None:
        """Store all of it or nothing, then show: whoever holds the lock and is up to date."""
        try:
            entries = self.store.append_all(live.row.id, live.number + 1, parts, request)
        except Taken as taken:
            # Another process was quicker.
            live.catch_up(self.store)
            raise Stale from taken
        if entries[0].number == live.number + 1:
            for entry in entries:
                live.fold(entry)
        else:
            # The same request came by way of another process.
            live.catch_up(self.store)
        self._note_end(live)
        self.hub.announce(live.row.id, "view", str(live.number))

    # Undo

    def undo(self, id: str, seat: int, ply: int, request: str) -> Live:
        """Undo the seat's last move if that is free, otherwise ask the others."""
        live = self.table(id)
        with live.lock:
            if self.store.entry_of(id, request) is not None:
                return live
            if live.last_own(seat) != ply:
                raise Stale
            kind = live.undo_kind(seat)
            if not kind:
                raise Stale
            self._write(live, [(kind, seat, str(ply))], request)
        self.go_on(live)
        return live

    def answer(self, id: str, seat: int, agrees: bool, request: str) -> Live:
        """Agree to an undo that somebody asks for, or refuse; when all people agree, it is done."""
        live = self.table(id)
        with live.lock:
            ask = live.ask
            if self.store.entry_of(id, request) is not None:
                return live
            if ask is None or (seat == ask.seat and agrees) or seat in ask.agreed:
                raise Stale
            parts = [(AGREE if agrees else REFUSE, seat, "")]
            if agrees and set(live.people()) - {ask.seat} <= ask.agreed | {seat}:
                parts.append((UNDO, ask.seat, str(ask.ply)))
            self._write(live, parts, request)
        self.go_on(live)
        return live

    # Bots

    def go_on(self, live: Live) -> None:
        """Let the bots that owe a decision think."""
        with live.lock:
            game = live.game
            if game.is_over or live.ask is not None:
                return
            bots = live.bots()
            for seat in game.to_move:
                # A bot before this one may have answered at once, and the table gone on.
                if seat in bots and seat in live.game.to_move:
                    question = _question(live, seat)
                    with self._lock:
                        if question in self._open:
                            continue
                        self._open.add(question)
                    step = live.game.step(seat)
                    wait = 0.0 if step is not None and step.together else self.pace
                    self._ask(live, seat, bots[seat], question, time.monotonic() + wait)

    def _ask(self, live: Live, seat: int, name: str, question: tuple[str, int, str], earliest: float) -> None:
        def answer(text: str) -> None:
            rest = earliest - time.monotonic()
            if rest > 0:
                timer = threading.Timer(rest, played, (text,))
                timer.daemon = True
                timer.start()
            else:
                played(text)

        def played(text: str) -> None:
            with self._lock:
                self._open.discard(question)
            if not text:
                # It failed; whoever looks at the table next has it asked again.
                return
            with live.lock:
                # An undo may have closed the question meanwhile.
                if _question(live, seat) == question and live.ask is None:
                    with contextlib.suppress(Stale):
                        self._write(live, [(MOVE, seat, text)], f"bot/{secrets.token_urlsafe(9)}")
            self.go_on(live)

        self.thinkers.ask(live.row.id, live.game, seat, name, answer)

    def _thinking(self, table: str, seat: int, done: int, total: int) -> None:
        self.hub.announce(table, "thinking", Thinking(seat, done, total).dumps())
