"""Terra Mystica as the engine and everybody else knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.core.tables_file import fingerprint
from ecumene.games.terra_mystica import evaluation, faults, house_values, leaving, notation
from ecumene.games.terra_mystica.factions import FACTIONS
from ecumene.games.terra_mystica.moves import LEAVE, off_map, on_water
from ecumene.games.terra_mystica.points import SOURCES
from ecumene.games.terra_mystica.state import State

#: Games by values of a file are other games: their digests differ.
FINGERPRINT: Final[int] = fingerprint(house_values.REPLACED)


class TerraMystica(State):
    """The state with what the engine asks of every game."""

    __slots__ = ()

    RULE_TURN: ClassVar[str] = "TM-059"
    RULE_OVER: ClassVar[str] = "TM-001"
    RULE_NOTATION: ClassVar[str] = "TM-063"

    def parse(self, seat: int, text: str) -> Move:
        move = notation.read(text, self.cell_moves)
        if move is None:
            missing = off_map(text, self.board)
            water = on_water(text, self.board)
            if missing:
                refusal = Refusal("TM-004", "off-map", {"cell": missing}, MALFORMED)
            elif water:
                refusal = Refusal("TM-004", "river", {"cell": water}, MALFORMED)
            else:
                refusal = Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED)
            raise IllegalMove(refusal, self.box.package)
        return move

    def check(self, seat: int, move: Move) -> Refusal | None:
        refusal = super().check(seat, move)
        if move.verb == LEAVE and self.step(seat) is not None:
            return leaving.refuse(self)
        return refusal

    def _take(self, index: int, move: Move, events: list[Event] | None) -> None:
        if move.verb == LEAVE:
            self._forget_moves()
            leaving.leave(self, self.agenda[index].seat, events)
        else:
            super()._take(index, move, events)

    def every_move(self) -> list[Move]:
        bids = self.options["factions"] == "auction"
        return notation.every_move(self.cell_moves, list(range(len(FACTIONS))), self.merchants, bids)

    def scores(self) -> list[Score]:
        found: list[Score] = []
        for seat, mat in enumerate(self.mats):
            items = [
                Item(source.id, source.rule, points)
                for source, points in zip(SOURCES, mat.points, strict=True)
                if points
            ]
            found.append(Score(seat, items))
        return found

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        faction = self.mats[seat].faction
        return FACTIONS[faction].id if faction >= 0 else ""

    def copy(self) -> TerraMystica:
        return TerraMystica(self.box, self.seats, self.seed, self.options, self.rules, self)

    def key(self) -> list[int]:
        numbers = super().key()
        if FINGERPRINT:
            numbers.append(FINGERPRINT)
        return numbers

    def faults(self) -> list[str]:
        return faults.found(self)
