"""`python -m bench.terra_mystica`: do bots beat one another at Terra Mystica, and what do they score beside people?

People are those of 29 tournament games (`terra_mystica_games.json`: factions, tiles and points, nothing else). Bots get
the same factions in the same seats and the same tiles, and play among themselves: their first dwellings and first bonus
tiles are their own.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from statistics import mean
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ecumene
from bench.levels import Match, judge
from bench.levels import table as matches_table
from ecumene.core.record import Record
from ecumene.face import readers_of
from ecumene.lab.simulate import plan, run

GAME: Final = "terra-mystica"
SEED: Final = 2026
MATCHES: Final = (("greedy", "random"), ("search:300", "greedy"))
BOTS: Final = ("greedy", "search:30")
FILE: Final = Path(__file__).with_name("terra_mystica_games.json")
LOGS: Final = Path(__file__).parent.parent / "tests" / "cases" / "terra_mystica"
#: Seconds that the engine of the online table needs for a command, on the kind of machine on which ours was measured.
REFERENCE: Final = 0.00033
#: What all of these games have in common.
OPTIONS: Final[dict[str, object]] = {
    "factions": "fixed",
    "mini_towns": True,
    "shipping_tile": True,
    "start_points": "20",
    "temple_tile": True,
}


class Real(NamedTuple):
    """A game of people: how its table was set, and the points by seat."""

    game: str
    seating: str
    scoring_tiles: str
    bonus_tiles: str
    turn_order: str
    points: list[int]
    #: Factions whose players left the game before its end.
    left: list[str]

    @property
    def factions(self) -> list[str]:
        return self.seating.split()

    @property
    def options(self) -> dict[str, object]:
        own = {
            "bonus_tiles": self.bonus_tiles,
            "scoring_tiles": self.scoring_tiles,
            "seating": self.seating,
            "turn_order": self.turn_order,
        }
        return {**OPTIONS, **own}


#: By player and faction: the points of all its games.
Points = dict[str, dict[str, list[int]]]


def real_games() -> list[Real]:
    return [Real(**row) for row in json.loads(FILE.read_text(encoding="utf-8"))]


def people(games: list[Real]) -> dict[str, list[int]]:
    """Points by faction; whoever left the game is not counted."""
    found: dict[str, list[int]] = {}
    for game in games:
        for faction, points in zip(game.factions, game.points, strict=True):
            if faction not in game.left:
                found.setdefault(faction, []).append(points)
    return found


def played(games: list[Real], bot: str, seed: int, jobs: int, console: Console) -> dict[str, list[int]]:
    """The same tables, with a bot in every seat."""
    found: dict[str, list[int]] = {}
    for game in track(games, f"{bot} on the tables of people", console=console, transient=True):
        seats = len(game.factions)
        series = plan(GAME, [bot] * seats, seats, game.options, seed, False)
        for row in run(series, 1, jobs):
            for faction, points in zip(row.casts, row.points, strict=True):
                found.setdefault(faction, []).append(points)
    return found


def points_table(points: Points) -> Table:
    """Means by faction, those whom people play most often first."""
    by_people = points["people"]
    drawn = Table(title="Mean points by faction on the tables of people", title_justify="left")
    drawn.add_column("faction")
    drawn.add_column("games", justify="right")
    for player in points:
        drawn.add_column(player, justify="right")
    for faction in sorted(by_people, key=lambda faction: (-len(by_people[faction]), faction)):
        cells = [f"{mean(some[faction]):.0f}" if faction in some else "–" for some in points.values()]
        drawn.add_row(faction, str(len(by_people[faction])), *cells)
    totals = [[number for some in by_faction.values() for number in some] for by_faction in points.values()]
    drawn.add_section()
    drawn.add_row("all", str(len(totals[0])), *[f"{mean(total):.1f}" if total else "–" for total in totals])
    return drawn


def match(stronger: str, weaker: str, games: int, seed: int, jobs: int, console: Console) -> Match:
    """Two seats, factions drawn."""
    series = plan(GAME, [stronger, weaker], 2, {"factions": "random"}, seed)
    rows = list(track(run(series, games, jobs), f"{stronger} against {weaker}", games, console=console, transient=True))
    return judge(ecumene.box(GAME), 2, stronger, weaker, rows)


def replay(console: Console) -> None:
    """Logs of the online table, imported once and then replayed: time for each command of the log."""
    read = readers_of([ecumene.box(GAME)])["snellman"]
    commands = 0
    records: list[Record] = []
    for path in sorted(LOGS.glob("*.cmds.txt")):
        text = path.read_text(encoding="utf-8")
        commands += sum(":" in line for line in text.splitlines())
        records.append(read(text, path.name))
    started = time.perf_counter()
    for record in records:
        game = ecumene.box(GAME).new(record.seats, record.seed, dict(record.options), record.rules)
        for entry in record.moves:
            game.play(entry.seat, game.parse(entry.seat, entry.move))
    each = (time.perf_counter() - started) / commands
    ratio = REFERENCE / each
    console.print(
        f"{len(records)} logs replayed: {each * 1e6:.1f} µs a command, {ratio:.0f} times the reference engine"
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.terra_mystica", description="The bots of Terra Mystica.")
    parser.add_argument("--pair", nargs=2, action="append", metavar="BOT", help="only these two; may be repeated")
    parser.add_argument("--games", type=int, nargs="+", default=[60, 8], help="games of each match (60 and 8)")
    parser.add_argument("--bot", action="append", metavar="BOT", help="on the tables of people; may be repeated")
    parser.add_argument("--tables", type=int, default=None, metavar="N", help="only so many tables of people; 0: none")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"seed of the series ({SEED})")
    given = parser.parse_args(arguments)
    if min(given.games) < 2 or given.jobs < 1:
        parser.error("at least 2 games and 1 job")
    console = Console()
    replay(console)
    matches: list[Match] = []
    for number, (stronger, weaker) in enumerate(given.pair or MATCHES):
        games = given.games[min(number, len(given.games) - 1)]
        matches.append(match(stronger, weaker, games, given.seed, given.jobs, console))
    console.print(matches_table(matches))
    tables = real_games()[: given.tables]
    if tables:
        points: Points = {"people": people(tables)}
        for bot in given.bot or BOTS:
            points[bot] = played(tables, bot, given.seed, given.jobs, console)
        console.print(points_table(points))


if __name__ == "__main__":
    main()
