"""Games sorted into what is compared: players, seats, casts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias

from ecumene.lab.simulate import Row
from ecumene.lab.statistics import Estimate, Sample


class Line(NamedTuple):
    """One thing compared: how often it wins a seat's game, and its points."""

    name: str
    wins: Estimate
    points: Estimate


#: By name, shares of victories and points.
_Samples: TypeAlias = "dict[str, tuple[Sample, Sample]]"


class Tally:
    """Counts games as they come in, so that a long series needs no more room than a short one."""

    def __init__(self, rows: Iterable[Row] = ()) -> None:
        self.games = 0
        self.decisions = 0
        self.seats = 0
        self._players: _Samples = {}
        self._seats: _Samples = {}
        self._casts: _Samples = {}
        self._numbers: tuple[str, ...] = ()
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        if self.seats != len(row.points):
            self.seats = len(row.points)
            self._numbers = tuple([str(seat) for seat in range(self.seats)])
        self.games += 1
        self.decisions += row.decisions
        _count(self._players, row.players, row)
        _count(self._seats, self._numbers, row)
        _count(self._casts, row.casts, row)

    def by_player(self) -> list[Line]:
        """The strongest first."""
        return _best_first(_lines(self._players))

    def by_seat(self) -> list[Line]:
        return sorted(_lines(self._seats), key=_seat)

    def by_cast(self) -> list[Line]:
        """Factions, wonders, and the like; none for a game without them."""
        return _best_first([line for line in _lines(self._casts) if line.name])


def _count(samples: _Samples, names: Sequence[str], row: Row) -> None:
    """A game in which a name holds several seats counts once, by their mean."""
    for first, name in enumerate(names):
        holds = names.count(name)
        if holds > 1 and names.index(name) < first:
            continue
        share: float = row.shares[first]
        points: float = row.points[first]
        if holds > 1:
            seats = [seat for seat, other in enumerate(names) if other == name]
            share = sum([row.shares[seat] for seat in seats]) / holds
            points = sum([row.points[seat] for seat in seats]) / holds
        found = samples.get(name)
        if found is None:
            found = samples[name] = (Sample(), Sample())
        found[0].add(share)
        found[1].add(points)


def _lines(samples: _Samples) -> list[Line]:
    return [Line(name, wins.rate(), points.interval()) for name, (wins, points) in samples.items()]


def _seat(line: Line) -> int:
    return int(line.name)


def _best_first(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: (-line.wins.mean, -line.points.mean, line.name))
