"""Records that were written before: read, verified, told again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import ecumene
from ecumene.core.record import Record, lines, read
from ecumene.core.refusal import BadInput

if TYPE_CHECKING:
    from ecumene.core.game import Game


class Verdict:
    """What came of one record: the game it holds, or what is wrong with it."""

    def __init__(self, number: int, count: int, game: Game | None, problem: BadInput | None) -> None:
        self.number = number
        self.count = count
        self.game = game
        self.problem = problem


def verify(path: str) -> list[Verdict]:
    """Every record of a file, played again and compared sign by sign."""
    try:
        entries = lines(path)
    except BadInput as problem:
        return [Verdict(1, 1, None, problem)]
    verdicts: list[Verdict] = []
    for number, line in enumerate(entries, 1):
        try:
            record = Record.loads(line)
            verdicts.append(Verdict(number, len(entries), record.replay(ecumene.box(record.game)), None))
        except BadInput as problem:
            verdicts.append(Verdict(number, len(entries), None, problem))
    return verdicts


def open_record(path: str, number: int, plies: int | None) -> tuple[Record, Game]:
    """One record of a file (the first is number 1) and its game after so many moves."""
    records = read(path)
    if not 1 <= number <= len(records):
        raise BadInput("cli-no-such-game", {"path": path, "number": number, "count": len(records)})
    record = records[number - 1]
    if plies is not None and not 0 <= plies <= len(record.moves):
        raise BadInput("cli-no-such-ply", {"ply": plies, "count": len(record.moves)})
    return record, record.replay(ecumene.box(record.game), plies)
