"""Rows of games sorted into what is compared: players, seats, casts."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ecumene.lab.simulate import Row
from ecumene.lab.statistics import Estimate, mean, rate


class Line(NamedTuple):
    """One thing compared: how often it wins a seat's game, and its points."""

    name: str
    wins: Estimate
    points: Estimate


def tally(rows: list[Row], names: Callable[[Row], tuple[str, ...]]) -> list[Line]:
    """One line for each name that sits somewhere; a game in which it holds several seats counts once, by their mean."""
    wins: dict[str, list[float]] = {}
    points: dict[str, list[float]] = {}
    for row in rows:
        seated = names(row)
        for name in dict.fromkeys(seated):
            seats = [seat for seat, other in enumerate(seated) if other == name]
            wins.setdefault(name, []).append(sum([row.shares[seat] for seat in seats]) / len(seats))
            points.setdefault(name, []).append(sum([row.points[seat] for seat in seats]) / len(seats))
    return [Line(name, rate(wins[name]), mean(points[name])) for name in wins]


def by_player(rows: list[Row]) -> list[Line]:
    """The strongest first."""
    return _best_first(tally(rows, lambda row: row.players))


def by_seat(rows: list[Row]) -> list[Line]:
    return sorted(tally(rows, lambda row: tuple(str(seat) for seat in range(len(row.points)))), key=_seat)


def by_cast(rows: list[Row]) -> list[Line]:
    """Factions, wonders, and the like; none for a game without them."""
    return _best_first([line for line in tally(rows, lambda row: row.casts) if line.name])


def _seat(line: Line) -> int:
    return int(line.name)


def _best_first(lines: list[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: (-line.wins.mean, -line.points.mean, line.name))
