"""What decided a finished game: the turns in which the winner's lead changed most, found once, told to each reader."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from ecumene.core.score import Score
from ecumene.table.live import Live
from ecumene.table.parts import parts_of, words_of
from ecumene.text import Words

#: Moments that are told, and sources of points named in each.
MOST: Final = 3
SOURCES: Final = 2
#: Tables whose story is kept.
KEPT: Final = 64

Side = tuple[int, ...]


class Gain(NamedTuple):
    """What a side gained in a turn, or lost."""

    side: Side
    points: int


class Moment(NamedTuple):
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


class Story(NamedTuple):
    """A game by its points: after every ply those of every seat, parts of the game with the ply they begin after."""

    series: list[list[int]]
    parts: list[int]
    moments: list[Moment]


class Told(NamedTuple):
    """A moment in words."""

    #: The position to look at.
    ply: int
    #: Where it stands on the plot.
    mark: int
    seat: int
    when: str
    text: str
    rule: str


@lru_cache(KEPT)
def story(live: Live, number: int, language: str) -> Story:
    """The story of a table as its log stands (`number`), of what any spectator could have counted.

    It is the same in every language; the reader's is at hand, another would have to be read first.
    """
    seen = [position.view(None) for position in live.positions]
    scores = [view.scores() for view in seen]
    words = words_of(language, live.box.package, ())
    progress = [parts_of(live.box.package).progress(view, words) for view in seen]
    final = live.game
    sides = list(dict.fromkeys(tuple(sorted(final.side(seat))) for seat in range(final.seats)))
    movers = [chapter.seat for chapter in live.chapters]
    return Story(
        [[score.total for score in position] for position in scores],
        [ply for ply in range(len(movers)) if ply == 0 or part(progress[ply]) != part(progress[ply - 1])],
        decided(
            scores, turns([position.to_move for position in live.positions], movers, progress), sides, final.ranking()
        ),
    )


def part(progress: str) -> str:
    """The larger part of the game: what stands before the comma of its progress."""
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


def decided(scores: list[list[Score]], turns: list[int], sides: list[Side], ranking: list[int]) -> list[Moment]:
    """The few turns with the greatest change, for or against the winner, in the order of play."""
    hero = next(side for side in sides if ranking[side[0]] == 1)
    others = [side for side in sides if side != hero]
    if not others:
        return []
    found: list[tuple[int, Moment]] = []
    for first, last in pairwise([0, *turns]):
        before = {side: _points(scores[first], side) for side in sides}
        after = {side: _points(scores[last], side) for side in sides}
        swing = after[hero] - max(after[side] for side in others) - before[hero] + max(before[side] for side in others)
        if swing:
            found.append((abs(swing), _moment(last, scores[first], scores[last], before, after, hero)))
    found.sort(key=lambda pair: -pair[0])
    return sorted([moment for _, moment in found[:MOST]], key=lambda moment: moment.ply)


def _points(scores: list[Score], side: Side) -> int:
    return sum(scores[seat].total for seat in side)


def _moment(
    ply: int, old: list[Score], new: list[Score], before: dict[Side, int], after: dict[Side, int], hero: Side
) -> Moment:
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
    return Moment(
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


def moments_told(live: Live, words: Words) -> list[Told]:
    """The moments for one reader."""
    return [_told(moment, live, words) for moment in story(live, live.number, words.language).moments]


def parts_told(live: Live, words: Words) -> list[tuple[int, str]]:
    """The parts of the game, each with the ply it begins after."""
    progress = parts_of(live.box.package).progress
    starts = story(live, live.number, words.language).parts
    return [(ply, part(progress(live.positions[ply].view(None), words))) for ply in starts]


def _told(moment: Moment, live: Live, words: Words) -> Told:
    over = moment.ply == len(live.chapters)
    when = parts_of(live.box.package).progress(live.positions[moment.ply - 1].view(None), words)
    clauses: list[str] = []
    for gain in moment.gains:
        kind = "page-moment-gains" if gain.points > 0 else "page-moment-loses"
        clause = words(kind, count=len(gain.side), list=_names(gain.side, words), points=abs(gain.points))
        if gain is moment.gains[0] and moment.sources:
            named = [f"{words.name(source)} {_signed(points)}" for source, _, points in moment.sources]
            clause += f" ({', '.join(named)})"
        clauses.append(clause)
    stand = ""
    if not moment.leader:
        stand = words("page-moment-level")
    elif moment.turned or not over:
        names = _names(moment.leader, words)
        kind = "page-moment-takes" if moment.turned else "page-moment-leads"
        stand = words(kind, count=len(moment.leader), list=names, points=moment.lead)
    text = f"{', '.join(clauses)}. {stand}".strip()
    return Told(
        # What was still to be counted shows best before it was.
        moment.ply - 1 if over else moment.ply, moment.ply, moment.gains[0].side[0],
        words("page-moment-end") if over else when[:1].upper() + when[1:], text,
        moment.sources[0][1] if moment.sources else "",
    )  # fmt: skip


def _names(side: Side, words: Words) -> str:
    return " + ".join(words.player(seat) for seat in side)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"−{-points}"
