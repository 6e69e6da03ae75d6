"""A record from a file becomes a table again: replayed, verified, with seats for those who played."""

from __future__ import annotations

from typing import Final

from ecumene import box, games, players
from ecumene.core.record import Record
from ecumene.core.refusal import BadInput
from ecumene.face import readers_of
from ecumene.table.names import is_free, levels, seat_name, tame
from ecumene.table.store import NewSeat, Person, Store, TableRow
from ecumene.text import Words

#: Bytes of a file that are read at all.
LARGEST: Final = 5 * 1024 * 1024


def read(data: bytes, name: str) -> Record:
    """The one record in a file, our own or of another program."""
    if len(data) > LARGEST:
        raise BadInput("load-large", {"most": LARGEST // 1024**2})
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadInput("record-json") from error
    found = [line for line in text.splitlines() if line.strip()]
    if not found:
        raise BadInput("record-empty", {"path": name})
    if not found[0].lstrip().startswith("{"):
        return read_foreign(text, name)
    if len(found) > 1 and found[1].lstrip().startswith("{"):
        raise BadInput("load-many", {"count": len(found)})
    return Record.loads("".join(found))


def read_foreign(text: str, name: str) -> Record:
    """The record of a file that another program wrote, if a game understands it."""
    problem = BadInput("record-json")
    for reader in readers_of(games().values()).values():
        try:
            return reader(text, name)
        except BadInput as found:
            if found.reason != "import-foreign":
                problem = found
    raise problem


def seats_of(record: Record, words: Words) -> list[NewSeat]:
    """Who sits where: bots by the names they have in records, people by theirs, everybody called differently."""
    seats: list[NewSeat] = []
    for place in range(record.seats):
        name = record.players[place] if place < len(record.players) else ""
        shown = tame(name) or seat_name(place, words)
        number = 2
        while not is_free(shown, [seat.name for seat in seats]):
            shown = f"{tame(name)[:16]} {number}".strip()
            number += 1
        seats.append(NewSeat("bot", shown, _bot(name)) if players.is_bot(name) else NewSeat("person", shown))
    return seats


def _bot(name: str) -> str:
    """A file does not decide how long a bot may think here: only the levels on offer do."""
    return name if name in levels().values() else name.partition(":")[0]


def open_record(record: Record, store: Store, person: Person, words: Words) -> TableRow:
    """A table that goes on from the record; whoever brought it holds the people's seats."""
    kind = box(record.game)
    options = kind.settle(record.seats, dict(record.options), record.rules)
    game = record.replay(kind)
    moves = [(ply.seat, ply.move) for ply in record.moves]
    seats = seats_of(record, words)
    row = store.open_table(record.game, record.rules, seats, record.seed, options, person.id, listed=False, moves=moves)
    for place, seat in enumerate(seats):
        if seat.kind == "person":
            store.hold(person.id, row.id, place)
    if game.is_over:
        store.set_over(row.id)
    return row
