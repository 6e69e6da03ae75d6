"""What the front page shows of tables: mine with whose turn it is, and others to watch."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple

import ecumene
from ecumene.face import face_of
from ecumene.table.host import Host
from ecumene.table.store import Person, TableRow
from ecumene.table.texts import words_of

#: Tables that are shown: going on, finished, and others to watch.
GOING: Final = 8
FINISHED: Final = 4
WATCHED: Final = 6
#: Whose turn it is at a table of mine.
TURN: Final = "turn"
WAITING: Final = "waiting"
OVER: Final = "over"


class Mine(NamedTuple):
    """One of my tables."""

    id: str
    game: str
    title: str
    state: str
    sentence: str
    note: str
    colours: list[str]


class Watched(NamedTuple):
    """A table that anybody may watch."""

    id: str
    game: str
    title: str
    names: str
    note: str


class FrontPage:
    """All of it for one reader."""

    def __init__(self, host: Host, person: Person) -> None:
        self.host = host
        self.person = person
        self.words = words_of(person.language, "", ())
        rows = host.store.tables_of(person.id) if person.id else []
        going = [row for row in rows if not row.over][:GOING]
        over = [row for row in rows if row.over][:FINISHED]
        order = (TURN, WAITING, OVER)
        self.mine = sorted([self._mine(row) for row in going + over], key=lambda table: order.index(table.state))
        known = {row.id for row in rows}
        others = [row for row in host.store.tables_open() if row.id not in known]
        self.watched = [self._watched(row) for row in others[:WATCHED]]

    @property
    def next(self) -> Mine | None:
        """The table that waits for me."""
        return next((table for table in self.mine if table.state == TURN), None)

    def _mine(self, row: TableRow) -> Mine:
        box = ecumene.box(row.game)
        title, when = box.title[self.person.language], self._since(row.opened)
        table = self.host.table(row.id)
        face = face_of(box)
        held = self.host.store.holds(self.person.id, row.id)
        with table.lock:
            words = words_of(self.person.language, box.package, tuple(table.players))
            seen = table.game.view(None)
            colours = [face.badge(seen, seat) for seat in range(row.seats)]
            if table.game.is_over:
                # What is owed after the end is the word on who has won.
                names = ", ".join(table.players)
                return Mine(row.id, row.game, title, OVER, face.owed(seen, -1, words)[0], f"{names} · {when}", colours)
            note = f"{face.progress(seen, words)} · {when}"
            owing = [seat for seat in table.game.to_move if seat in held]
            if owing:
                # Somebody else may look at this screen: the sentence tells what is owed, never what is held.
                sentence = face.owed(table.game.view(owing[0]), owing[0], words)[0]
                return Mine(row.id, row.game, title, TURN, sentence, note, colours)
            choosing = [table.players[seat] for seat in table.game.to_move]
            sentence = words("page-choosing", count=len(choosing), list=", ".join(choosing))
            return Mine(row.id, row.game, title, WAITING, sentence, note, colours)

    def _watched(self, row: TableRow) -> Watched:
        names = ", ".join(seat.name for seat in self.host.store.seats(row.id))
        title = ecumene.box(row.game).title[self.person.language]
        return Watched(row.id, row.game, title, names, self._since(row.opened))

    def _since(self, opened: datetime) -> str:
        """How long ago, roughly."""
        minutes = int((datetime.now(UTC) - opened).total_seconds() // 60)
        if minutes < 2:
            return self.words("page-since-now")
        if minutes < 120:
            return self.words("page-since-minutes", count=minutes)
        if minutes < 48 * 60:
            return self.words("page-since-hours", count=minutes // 60)
        return self.words("page-since-days", count=minutes // (24 * 60))
