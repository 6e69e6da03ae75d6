"""A table in memory: every position of the game so far, folded from its log. The store can always build it again."""

from __future__ import annotations

import hashlib
import threading
from typing import NamedTuple

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.table.store import Entry, SeatRow, Store, TableRow

MOVE = "move"
#: Back to a ply: everything after it is gone.
UNDO = "undo"
#: One move is taken back from among others made at the same time; these stay.
TAKE_BACK = "take-back"
ASK = "ask"
AGREE = "agree"
REFUSE = "refuse"

#: Worlds compared to find out whether somebody learned something.
WORLDS = 3


class PlayedMove(NamedTuple):
    """One move and everything that came of it."""

    seat: int
    move: Move
    events: list[Event]
    #: The number of its entry in the log.
    number: int


class Ask(NamedTuple):
    """Somebody asks the others to let a move be undone."""

    seat: int
    ply: int
    agreed: frozenset[int]


class OpenTable:
    """One table. Its lock is held by whoever changes it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.box = ecumene.box(row.game)
        self.lock = threading.RLock()
        self.positions: list[Game] = [self.box.start(row.seats, row.seed, dict(row.options), row.rules)]
        self.played: list[PlayedMove] = []
        #: Whether each move told somebody something; found out when it is asked for, because that takes a while.
        self._learned: list[bool | None] = []
        self.ask: Ask | None = None
        #: The last entry folded in: the number of what everybody sees.
        self.number = 0
        #: How often play went back: answers of bots from before that do not count.
        self.returns = 0

    @property
    def game(self) -> Game:
        return self.positions[-1]

    @property
    def players(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def bots(self) -> dict[int, str]:
        return {seat.seat: seat.bot for seat in self.seats if seat.kind == "bot"}

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    # The log

    def catch_up(self, store: Store) -> None:
        """Play what the log has and this process has not seen: after a start, or when another process wrote it."""
        for entry in store.entries(self.row.id, self.number):
            self.fold(entry)

    def fold(self, entry: Entry) -> None:
        if entry.kind == MOVE:
            self.advance(entry.seat, self.game.parse(entry.seat, entry.text), entry.number)
        elif entry.kind == UNDO:
            self.cut(int(entry.text))
            self.returns += 1
        elif entry.kind == TAKE_BACK:
            self.take_back(int(entry.text))
        elif entry.kind == ASK:
            self.ask = Ask(entry.seat, int(entry.text), frozenset())
        elif entry.kind == AGREE and self.ask is not None:
            self.ask = self.ask._replace(agreed=self.ask.agreed | {entry.seat})
        elif entry.kind == REFUSE:
            self.ask = None
        self.number = entry.number

    def advance(self, seat: int, move: Move, number: int) -> None:
        before = self.game
        after = before.copy()
        events: list[Event] = []
        after.play(seat, move, events)
        self.positions.append(after)
        self.played.append(PlayedMove(seat, move, events, number))
        self._learned.append(None)
        self.ask = None

    def cut(self, ply: int) -> None:
        del self.positions[ply + 1 :]
        del self.played[ply:]
        del self._learned[ply:]
        self.ask = None

    def take_back(self, ply: int) -> None:
        kept = self.played[ply + 1 :]
        self.cut(ply)
        for done in kept:
            self.advance(done.seat, done.move, done.number)

    # What may be undone

    def last_own(self, seat: int) -> int:
        """The ply of the seat's last move, or -1."""
        return max((ply for ply, done in enumerate(self.played) if done.seat == seat), default=-1)

    def learned(self, ply: int) -> bool:
        """Did that move tell somebody more than the move itself?"""
        known = self._learned[ply]
        if known is None:
            done = self.played[ply]
            known = learned(self.positions[ply], done.seat, done.move, self.positions[ply + 1])
            self._learned[ply] = known
        return known

    def undo_kind(self, seat: int) -> str:
        """How the seat's last move can be undone: `take-back` or `undo` freely, `ask` the others, or not at all."""
        ply = self.last_own(seat)
        if ply < 0 or self.game.is_over:
            return ""
        since = self.played[ply:]
        others = [done.seat for done in since if done.seat != seat]
        # Only choices that all make at once are free of each other: an answer to an offer is given in the open, and
        # whoever moved after it may have reckoned with it.
        at_once = [(step := self.positions[ply].step(mover)) is not None and step.together for mover in (seat, *others)]
        apart = len(since) == len(others) + 1 and len(set(others)) == len(others)
        can_stay = bool(others) and apart and all(at_once)
        people = set(self.people()) - {seat}
        # Only where it matters, and the last move first, which may have turned up cards: to find out takes a while.
        latest = range(len(self.played) - 1, ply - 1, -1)
        told = (can_stay or bool(people)) and any(self.learned(number) for number in latest)
        if can_stay and not told:
            return TAKE_BACK
        return ASK if people and (told or people & set(others)) else UNDO

    # What is asked

    def asked(self, seat: int) -> str:
        """A fingerprint of the seat's open question: an answer to another one comes too late."""
        step = self.game.step(seat)
        if step is None:
            return ""
        own = sum(1 for done in self.played if done.seat == seat)
        moves = ";".join(str(move) for move in self.game.moves(seat))
        text = f"{own}/{step.name}/{step.args()}/{moves}"
        return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def learned(before: Game, seat: int, move: Move, after: Game) -> bool:
    """Did the move tell any seat more than the move itself?

    If it does not, then the same move gives the same view in every world that the seat thought possible; where the
    move itself was secret, any other move would do as well.
    """
    for witness in range(before.seats):
        seen = after.view(witness).digest()
        for world in range(WORLDS):
            other = before.redeal(witness, Chance.stream(world, "learned"))
            moves = other.moves(seat)
            if not moves:
                return True
            other.play(seat, move if other.check(seat, move) is None else moves[0])
            if other.view(witness).digest() != seen:
                return True
    return False


class OpenTables:
    """All tables in use, by id."""

    def __init__(self, store: Store, most: int = 400) -> None:
        self.store = store
        self.most = most
        self._tables: dict[str, OpenTable] = {}
        self._lock = threading.Lock()

    def get(self, id: str) -> OpenTable | None:
        """The table, up to date; None if there is no such one."""
        with self._lock:
            table = self._tables.pop(id, None)
            if table is None:
                row = self.store.table(id)
                if row is None:
                    return None
                table = OpenTable(row, self.store.seats(id))
                # The longest unused one makes room; it is in the store.
                while len(self._tables) >= self.most:
                    del self._tables[next(iter(self._tables))]
            self._tables[id] = table
        with table.lock:
            table.catch_up(self.store)
        return table

    def refresh(self, id: str) -> None:
        """Names or the rematch have changed."""
        table = self._tables.get(id)
        row = self.store.table(id)
        if table is not None and row is not None:
            with table.lock:
                table.row = row
                table.seats = self.store.seats(id)
