"""A game recorded on terra.snellman.net as a record of ours: to be loaded, watched and continued."""

from __future__ import annotations

from ecumene.core.argument import Arguments
from ecumene.core.record import Record
from ecumene.core.refusal import BadInput, IllegalMove
from ecumene.games.terra_mystica import BOX
from ecumene.games.terra_mystica.snellman.log import Incomplete, Log, read_log
from ecumene.games.terra_mystica.snellman.reader import Reader
from ecumene.games.terra_mystica.snellman.table import likely_maps, set_table


class Misfit(Exception):
    """A command that a rule forbids; on another map it may be legal."""

    def __init__(self, number: int, problem: BadInput) -> None:
        super().__init__(str(problem))
        self.number = number
        self.problem = problem


def read_record(text: str, name: str) -> Record:
    """The record of a command log in a file of that name; BadInput names the line where it cannot go on."""
    log = read_log(text)
    misfits: list[Misfit] = []
    for map in likely_maps(log, name):
        try:
            return record_of(log, map)
        except Misfit as misfit:
            misfits.append(misfit)
    # The map on which the game goes furthest is the likeliest.
    raise max(misfits, key=lambda misfit: misfit.number).problem


def record_of(log: Log, map: str) -> Record:
    """Play the whole log on a map, and then its moves once more, as a record is made.

    A last command that lacks the one to complete it is left out: the game goes on from before it.
    """
    reader = Reader(set_table(BOX, log, map), log.orders, stepwise=False)
    while not reader.is_done:
        number, order = reader.at, log.orders[reader.at]
        try:
            reader.next()
        except IllegalMove as error:
            needs: Arguments = {"line": order.line, "text": order.text[:80], "rule": error.refusal.rule}
            raise Misfit(number, BadInput("import-illegal", needs)) from error
        except Incomplete as error:
            if not reader.is_done:
                raise Misfit(number, error) from error
        except BadInput as error:
            raise Misfit(number, error) from error
    reader.finish()
    game = set_table(BOX, log, map)
    for seat, move in reader.moves:
        game.play(seat, move)
    return game.record(log.players if len(log.players) == game.seats else None)
