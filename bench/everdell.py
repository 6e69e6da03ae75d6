"""`python -m bench.everdell`: do bots beat one another at Everdell, what do they score, and how fast are random games?

The only other engine at hand that plays Newleaf was driven at random on the kind of machine on which ours was measured:
12.8 base games and 5.5 games with all of Newleaf for each second of one core, at tables of four.
"""

from __future__ import annotations

import argparse
import time
from statistics import mean
from typing import Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ecumene
from bench.levels import Match, judge
from bench.levels import table as matches_table
from ecumene.core.chance import Chance
from ecumene.lab.simulate import Row, plan, run

GAME: Final = "everdell"
SEED: Final = 2026
MATCHES: Final = (("greedy", "random"), ("search:300", "greedy"))
#: What people who know the base game score at a table of two.
PEOPLE: Final = "50–70"
#: Games for a second of one core by the other engine, at a table of four.
REFERENCE: Final = {"base": 12.8, "everything": 5.5}


def options(name: str) -> dict[str, object]:
    """The options of a set: the base game, or all that is in the box."""
    return dict(ecumene.box(GAME).presets["everything"]) if name == "everything" else {}


def random_games(name: str, seconds: float) -> float:
    """Random games of four for each second of one core."""
    rng = Chance.stream(SEED, "random games")
    settled = options(name)
    games = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        game = ecumene.new(GAME, seats=4, seed=rng.seed(), options=settled)
        while not game.is_over:
            seat = game.to_move[0]
            moves = game.moves(seat)
            game.play(seat, moves[rng.below(len(moves))])
        games += 1
    return games / (time.process_time() - started)


def speed_table(seconds: float) -> Table:
    drawn = Table(title="Random games of four, one core", title_justify="left")
    for column in ("table", "games a second", "other engine", "ratio"):
        drawn.add_column(column, justify="left" if column == "table" else "right")
    for name, other in REFERENCE.items():
        rate = random_games(name, seconds)
        drawn.add_row(name, f"{rate:.0f}", f"{other:.1f}", f"{rate / other:.0f}")
    return drawn


def match(
    stronger: str, weaker: str, games: int, seed: int, jobs: int, console: Console
) -> tuple[Match, dict[str, list[int]]]:
    """Two seats, the base game; the points of each player too."""
    series = plan(GAME, [stronger, weaker], 2, {}, seed)
    rows: list[Row] = list(
        track(run(series, games, jobs), f"{stronger} against {weaker}", games, console=console, transient=True)
    )
    points: dict[str, list[int]] = {}
    for row in rows:
        for player, total in zip(row.players, row.points, strict=True):
            points.setdefault(player, []).append(total)
    return judge(ecumene.box(GAME), 2, stronger, weaker, rows), points


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.everdell", description="The bots of Everdell.")
    parser.add_argument("--pair", nargs=2, action="append", metavar="BOT", help="only these two; may be repeated")
    parser.add_argument("--games", type=int, nargs="+", default=[100, 40], help="games of each match (100 and 40)")
    parser.add_argument("--seconds", type=float, default=10.0, help="for random games of each kind (10)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"seed of the series ({SEED})")
    given = parser.parse_args(arguments)
    if min(given.games) < 2 or given.jobs < 1:
        parser.error("at least 2 games and 1 job")
    console = Console()
    if given.seconds > 0:
        console.print(speed_table(given.seconds))
    matches: list[Match] = []
    points: dict[str, list[int]] = {}
    for number, (stronger, weaker) in enumerate(given.pair or MATCHES):
        games = given.games[min(number, len(given.games) - 1)]
        found, scored = match(stronger, weaker, games, given.seed, given.jobs, console)
        matches.append(found)
        for player, totals in scored.items():
            points.setdefault(player, []).extend(totals)
    console.print(matches_table(matches))
    for player, totals in points.items():
        console.print(f"{player}: {mean(totals):.1f} points in the mean at a table of two; people: {PEOPLE}")


if __name__ == "__main__":
    main()
