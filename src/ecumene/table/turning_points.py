"""What decided a finished game: the turns in which the winner's lead changed most, found once, told to each reader."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from ecumene.core.score import Score
from ecumene.face import face_of
from ecumene.table.open_table import OpenTable
from ecumene.table.texts import words_of
from ecumene.text import Words

#: Turning points that are told, and sources of points named in each.
MOST: Final = 3
SOURCES: Final = 2
#: Tables whose points are kept.
KEPT: Final = 64

Side = tuple[int, ...]


class Gain(NamedTuple):
    """What a side gained in a turn, or lost."""

    side: Side
    points: int


class TurningPoint(NamedTuple):
    """A turn that changed the winner's lead."""

    #: The ply that ends it.
    ply: int
    #: Those on whom the lead depends, who gained most first.
    gains: list[Gain]
    #: Where most of the first gain came from: source, rule, points.
    sources: list[tuple[str, str, int]]
    #: Who is first afterwards and by how much; nobody when it is level.
    leader: Side
    lead: int
    #: The lead changed hands.
    turned: bool


class PointsHistory(NamedTuple):
    """A game by its points: after every ply those of every seat, sections of the game by the ply they begin after."""

    series: list[list[int]]
    sections: list[int]
    turning_points: list[TurningPoint]


class TurningPointText(NamedTuple):
    """A turning point in words."""

    #: The position to look at.
    ply: int
    #: Where it stands on the plot.
    mark: int
    seat: int
    when: str
    text: str
    rule: str


@lru_cache(KEPT)
def points_history(table: OpenTable, number: int, language: str) -> PointsHistory:
    """The points of a table as its log stands (`number`), of what any spectator could have counted.

    It is the same in every language; the reader's is at hand, another would have to be read first.
    """
    seen = [position.view(None) for position in table.positions]
    scores = [view.scores() for view in seen]
    words = words_of(language, table.box.package, ())
    progress = [face_of(table.box).progress(view, words) for view in seen]
    final = table.game
    sides = list(dict.fromkeys(tuple(sorted(final.side(seat))) for seat in range(final.seats)))
    movers = [done.seat for done in table.played]
    return PointsHistory(
        [[score.total for score in position] for position in scores],
        [ply for ply in range(len(movers)) if ply == 0 or section(progress[ply]) != section(progress[ply - 1])],
        decided(
            scores, turns([position.to_move for position in table.positions], movers, progress), sides, final.ranking()
        ),
    )


def section(progress: str) -> str:
    """The section of the game: what stands before the comma of its progress."""
    return progress.partition(",")[0]


def turns(owing: list[tuple[int, ...]], movers: list[int], progress: list[str]) -> list[int]:
    """The last ply of every turn: moves in a row of one seat, or those that are chosen side by side.

    `owing` are the seats to move in every position.
    """
    ends: list[int] = []
    for ply in range(1, len(owing)):
        before, after = set(owing[ply - 1]), set(owing[ply])
        beside = bool(after) and after < before
        same = ply < len(movers) and movers[ply] == movers[ply - 1] and progress[ply] == progress[ply - 1]
        if not (beside or same):
            ends.append(ply)
    return ends


def decided(scores: list[list[Score]], turns: list[int], sides: list[Side], ranking: list[int]) -> list[TurningPoint]:
    """The few turns with the greatest change, for or against the winner, in the order of play."""
    if len(sides) == 1:
        return []
    hero = next(side for side in sides if ranking[side[0]] == 1)
    others = [side for side in sides if side != hero]
    found: list[tuple[int, TurningPoint]] = []
    for first, last in pairwise([0, *turns]):
        before = {side: _points(scores[first], side) for side in sides}
        after = {side: _points(scores[last], side) for side in sides}
        swing = after[hero] - max(after[side] for side in others) - before[hero] + max(before[side] for side in others)
        if swing:
            found.append((abs(swing), _turning_point(last, scores[first], scores[last], before, after, hero)))
    found.sort(key=lambda pair: -pair[0])
    return sorted([point for _, point in found[:MOST]], key=lambda point: point.ply)


def _points(scores: list[Score], side: Side) -> int:
    return sum(scores[seat].total for seat in side)


def _turning_point(
    ply: int, old: list[Score], new: list[Score], before: dict[Side, int], after: dict[Side, int], hero: Side
) -> TurningPoint:
    gained = {side: after[side] - before[side] for side in after}
    others = [side for side in after if side != hero]
    # The lead changed, so at least one of these has other points than before.
    chased = max(others, key=lambda side: (after[side], gained[side]))
    led = max(others, key=lambda side: (before[side], -gained[side]))
    gains = [Gain(side, gained[side]) for side in dict.fromkeys((hero, chased, led)) if gained[side]]
    gains.sort(key=lambda gain: -abs(gain.points))
    top, second = sorted(after, key=lambda side: -after[side])[:2]
    ahead, behind = sorted(before, key=lambda side: -before[side])[:2]
    level = after[top] == after[second]
    return TurningPoint(
        ply, gains, _sources(old, new, gains[0]), () if level else top, after[top] - after[second],
        not level and (before[ahead] == before[behind] or top != ahead),
    )  # fmt: skip


def _sources(old: list[Score], new: list[Score], gain: Gain) -> list[tuple[str, str, int]]:
    """What most of the gain came from, the greatest first."""
    found: dict[tuple[str, str], int] = {}
    for scores, sign in ((new, 1), (old, -1)):
        for seat in gain.side:
            for item in scores[seat].items:
                source = (item.source, item.rule)
                found[source] = found.get(source, 0) + sign * item.points
    sign = 1 if gain.points > 0 else -1
    parts = [(source, rule, points) for (source, rule), points in found.items() if points * sign > 0]
    return sorted(parts, key=lambda part: -abs(part[2]))[:SOURCES]


# In words


def turning_point_texts(table: OpenTable, words: Words) -> list[TurningPointText]:
    """The turning points for one reader."""
    return [
        _in_words(point, table, words) for point in points_history(table, table.number, words.language).turning_points
    ]


def section_texts(table: OpenTable, words: Words) -> list[tuple[int, str]]:
    """The sections of the game, each with the ply it begins after."""
    progress = face_of(table.box).progress
    starts = points_history(table, table.number, words.language).sections
    return [(ply, section(progress(table.positions[ply].view(None), words))) for ply in starts]


def _in_words(point: TurningPoint, table: OpenTable, words: Words) -> TurningPointText:
    over = point.ply == len(table.played)
    when = face_of(table.box).progress(table.positions[point.ply - 1].view(None), words)
    clauses: list[str] = []
    for gain in point.gains:
        kind = "page-turning-point-gains" if gain.points > 0 else "page-turning-point-loses"
        clause = words(kind, count=len(gain.side), list=_names(gain.side, words), points=abs(gain.points))
        if gain is point.gains[0] and point.sources:
            named = [f"{words.name(source)} {_signed(points)}" for source, _, points in point.sources]
            clause += f" ({', '.join(named)})"
        clauses.append(clause)
    stand = ""
    if not point.leader:
        stand = words("page-turning-point-level")
    elif point.turned or not over:
        names = _names(point.leader, words)
        kind = "page-turning-point-takes" if point.turned else "page-turning-point-leads"
        stand = words(kind, count=len(point.leader), list=names, points=point.lead)
    text = f"{', '.join(clauses)}. {stand}".strip()
    return TurningPointText(
        # What was still to be counted shows best before it was.
        point.ply - 1 if over else point.ply, point.ply, point.gains[0].side[0],
        words("page-turning-point-end") if over else when[:1].upper() + when[1:], text,
        point.sources[0][1] if point.sources else "",
    )  # fmt: skip


def _names(side: Side, words: Words) -> str:
    return " + ".join(words.player(seat) for seat in side)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
