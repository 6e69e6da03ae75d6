"""Everything that is done at tables: moves of people and bots, undo by right or by consent. What counts is stored."""

from __future__ import annotations

import contextlib
import secrets
import threading
import time
from typing import Final

from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.table.bot_processes import BotProcesses
from ecumene.table.hub import Hub
from ecumene.table.messages import Thinking
from ecumene.table.open_table import AGREE, MOVE, REFUSE, UNDO, OpenTable, OpenTables
from ecumene.table.store import Store, Taken

#: Seconds between the moves of bots, so that four of them read as four.
PACE: Final = 0.35


class Stale(Exception):
    """The question that was answered is not open any more."""


def _question(table: OpenTable, seat: int) -> tuple[str, int, str]:
    """What a bot is asked; after an undo it is asked anew, though the moves may be the same."""
    return table.row.id, seat, f"{table.returns}/{table.asked(seat)}"


class Host:
    """Everything that changes a table goes through here, one change at a time for each table."""

    def __init__(self, store: Store, hub: Hub, processes: int = 1, pace: float = PACE) -> None:
        self.store = store
        self.hub = hub
        self.tables = OpenTables(store)
        self.pace = pace
        self.bot_processes = BotProcesses(processes, self._thinking)
        #: Questions that bots are thinking about: table, seat, fingerprint.
        self._open: set[tuple[str, int, str]] = set()
        self._lock = threading.Lock()

    def close(self) -> None:
        self.bot_processes.close()

    def table(self, id: str) -> OpenTable:
        table = self.tables.get(id)
        if table is None:
            raise BadInput("table-unknown", {"table": id})
        # A server may have ended between the last move and this note.
        self._note_end(table)
        return table

    def _note_end(self, table: OpenTable) -> None:
        with table.lock:
            if table.game.is_over and not table.row.over:
                self.store.set_over(table.row.id)
                table.row = table.row._replace(over=True)

    # Moves

    def play(self, id: str, seat: int, text: str, asked: str, request: str) -> OpenTable:
        """Play a person's move. A repeated request changes nothing; an answer to an old question is stale."""
        table = self.table(id)
        with table.lock:
            if self.store.entry_of(id, request) is not None:
                return table
            if table.asked(seat) != asked:
                raise Stale
            move = table.game.parse(seat, text)
            refusal = table.game.check(seat, move)
            if refusal is not None:
                raise IllegalMove(refusal, table.box.package)
            self._write(table, [(MOVE, seat, str(move))], request)
        self.go_on(table)
        return table

    def _write(self, table: OpenTable, parts: list[tuple[str, int, str]], request: str) -> None:
        """Store all entries or none, then show them. The caller holds the lock and is up to date."""
        try:
            entries = self.store.append_all(table.row.id, table.number + 1, parts, request)
        except Taken as taken:
            # Another process was quicker.
            table.catch_up(self.store)
            raise Stale from taken
        if entries[0].number == table.number + 1:
            for entry in entries:
                table.fold(entry)
        else:
            # The same request came by way of another process.
            table.catch_up(self.store)
        self._note_end(table)
        self.hub.announce(table.row.id, "view", str(table.number))

    # Undo

    def undo(self, id: str, seat: int, ply: int, request: str) -> OpenTable:
        """Undo the seat's last move if that is free, otherwise ask the others."""
        table = self.table(id)
        with table.lock:
            if self.store.entry_of(id, request) is not None:
                return table
            if table.last_own(seat) != ply:
                raise Stale
            kind = table.undo_kind(seat)
            if not kind:
                raise Stale
            self._write(table, [(kind, seat, str(ply))], request)
        self.go_on(table)
        return table

    def answer(self, id: str, seat: int, agrees: bool, request: str) -> OpenTable:
        """Agree to an undo that somebody asks for, or refuse; when all people agree, it is done."""
        table = self.table(id)
        with table.lock:
            ask = table.ask
            if self.store.entry_of(id, request) is not None:
                return table
            if ask is None or (seat == ask.seat and agrees) or seat in ask.agreed:
                raise Stale
            parts = [(AGREE if agrees else REFUSE, seat, "")]
            if agrees and set(table.people()) - {ask.seat} <= ask.agreed | {seat}:
                parts.append((UNDO, ask.seat, str(ask.ply)))
            self._write(table, parts, request)
        self.go_on(table)
        return table

    # Bots

    def go_on(self, table: OpenTable) -> None:
        """Let the bots that owe a decision think."""
        with table.lock:
            game = table.game
            if game.is_over or table.ask is not None:
                return
            bots = table.bots()
            for seat in game.to_move:
                # A bot before this one may have answered at once, and the table gone on.
                if seat in bots and seat in table.game.to_move:
                    question = _question(table, seat)
                    with self._lock:
                        if question in self._open:
                            continue
                        self._open.add(question)
                    step = table.game.step(seat)
                    wait = 0.0 if step is not None and step.together else self.pace
                    self._ask(table, seat, bots[seat], question, time.monotonic() + wait)

    def _ask(self, table: OpenTable, seat: int, name: str, question: tuple[str, int, str], earliest: float) -> None:
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
            with table.lock:
                # An undo may have closed the question meanwhile.
                if _question(table, seat) == question and table.ask is None:
                    with contextlib.suppress(Stale):
                        self._write(table, [(MOVE, seat, text)], f"bot/{secrets.token_urlsafe(9)}")
            self.go_on(table)

        self.bot_processes.ask(table.row.id, table.game, seat, name, answer)

    def _thinking(self, table: str, seat: int, done: int, total: int) -> None:
        self.hub.announce(table, "thinking", Thinking(seat, done, total).dumps())
