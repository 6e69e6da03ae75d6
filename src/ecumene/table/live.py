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


class Chapter(NamedTuple):
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


class Live:
    """One table. Its lock is held by whoever changes it."""

    def __init__(self, row: TableRow, seats: list[SeatRow]) -> None:
        self.row = row
        self.seats = seats
        self.box = ecumene.box(row.game)
        self.lock = threading.RLock()
        self.positions: list[Game] = [self.box.start(row.seats, row.seed, dict(row.options), row.rules)]
        self.chapters: list[Chapter] = []
        #: Whether each chapter told somebody something; found out when it is asked for, because that takes a while.
        self._learned: list[bool | None] = []
        self.ask: Ask | None = None
        #: The last entry folded in: the number of what everybody sees.
        self.number = 0
        #: How often play went back: what was thought about before that counts no more.
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
        """Fold in what the log has beyond what is known here: after a start, or when another process wrote it."""
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
        self.chapters.append(Chapter(seat, move, events, number))
        self._learned.append(None)
        self.ask = None

    def cut(self, ply: int) -> None:
        del self.positions[ply + 1 :]
        del self.chapters[ply:]
        del self._learned[ply:]
        self.ask = None

    def take_back(self, ply: int) -> None:
        kept = self.chapters[ply + 1 :]
        self.cut(ply)
        for chapter in kept:
            self.advance(chapter.seat, chapter.move, chapter.number)

    # What may be undone

    def last_own(self, seat: int) -> int:
        """The ply of the seat's last move, or -1."""
        return max((ply for ply, chapter in enumerate(self.chapters) if chapter.seat == seat), default=-1)

    def learned(self, ply: int) -> bool:
        """Does somebody know more by that move than what was chosen in the open?"""
        known = self._learned[ply]
        if known is None:
            chapter = self.chapters[ply]
            known = learned(self.positions[ply], chapter.seat, chapter.move, self.positions[ply + 1])
            self._learned[ply] = known
        return known

    def undo_kind(self, seat: int) -> str:
        """How the seat's last move can be undone: `take-back` or `undo` freely, `ask` the others, or not at all."""
        ply = self.last_own(seat)
        if ply < 0 or self.game.is_over:
            return ""
        since = self.chapters[ply:]
        others = [chapter.seat for chapter in since if chapter.seat != seat]
        beside = self.positions[ply].to_move
        apart = len(since) == len(others) + 1 and len(set(others)) == len(others)
        can_stay = bool(others) and apart and all(other in beside for other in others)
        people = set(self.people()) - {seat}
        # Only where it matters, and the last move first, which may have turned up cards: to find out takes a while.
        latest = range(len(self.chapters) - 1, ply - 1, -1)
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
        own = sum(1 for chapter in self.chapters if chapter.seat == seat)
        moves = ";".join(str(move) for move in self.game.moves(seat))
        text = f"{own}/{step.name}/{step.args()}/{moves}"
        return hashlib.blake2b(text.encode(), digest_size=9).hexdigest()


def learned(before: Game, seat: int, move: Move, after: Game) -> bool:
    """Does any seat know more now than what was chosen in the open?

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


class Tables:
    """All tables in use, by id."""

    def __init__(self, store: Store, most: int = 400) -> None:
        self.store = store
        self.most = most
        self._live: dict[str, Live] = {}
        self._lock = threading.Lock()

    def get(self, id: str) -> Live | None:
        """The table, up to date; None if there is no such one."""
        with self._lock:
            live = self._live.pop(id, None)
            if live is None:
                row = self.store.table(id)
                if row is None:
                    return None
                live = Live(row, self.store.seats(id))
                # The longest unused one makes room; it is in the store.
                while len(self._live) >= self.most:
                    del self._live[next(iter(self._live))]
            self._live[id] = live
        with live.lock:
            live.catch_up(self.store)
        return live

    def refresh(self, id: str) -> None:
        """Names or the rematch have changed."""
        live = self._live.get(id)
        row = self.store.table(id)
        if live is not None and row is not None:
            with live.lock:
                live.row = row
                live.seats = self.store.seats(id)
