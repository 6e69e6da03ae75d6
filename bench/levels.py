"""`python -m bench.levels`: does more thinking win? Each level of `search` against greedy and the level below."""

from __future__ import annotations

import argparse
import json
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ecumene
from bench.clock import Rate
from bench.machine import machine
from bench.plot import MARGIN, ROW, Bar, axis, document, line, linear, pairs
from bench.results import FOLDER
from bench.sheet import COMPILED
from ecumene.core.box import Box
from ecumene.draw.svg import text
from ecumene.lab.simulate import Row, plan, run
from ecumene.lab.statistics import Estimate, mean, rate
from ecumene.players import LEVELS

#: Iterations for a decision, from level to level.
ITERATIONS: Final = [int(spec.removeprefix("search:")) for spec in LEVELS.values() if spec.startswith("search:")]
GREEDY: Final = "greedy"
SEED: Final = 2026
FILE: Final = FOLDER / "levels.json"


class Match(NamedTuple):
    """One player against a table of another: its share of the victories and its lead in points over their mean."""

    game: str
    seats: int
    stronger: str
    weaker: str
    wins: Estimate
    lead: Estimate

    @property
    def fair(self) -> float:
        """What it would win if it were no better."""
        return 1 / self.seats

    def against(self, name: str) -> str:
        """Who fills the other seats."""
        return name if self.seats == 2 else f"{self.seats - 1} × {name}"

    @property
    def verdict(self) -> str:
        """What the interval shows, and no more."""
        if self.wins.low > self.fair:
            return "stronger"
        return "weaker" if self.wins.high < self.fair else "not shown"


def ladder(levels: list[int]) -> list[tuple[str, str]]:
    """Each level against greedy, then against the level below."""
    names = [f"search:{level}" for level in levels]
    return [(name, GREEDY) for name in names] + [(names[i], names[i - 1]) for i in range(1, len(names))]


def judge(box: Box, seats: int, stronger: str, weaker: str, rows: list[Row]) -> Match:
    shares: list[float] = []
    leads: list[float] = []
    for row in rows:
        seat = row.players.index(stronger)
        shares.append(row.shares[seat])
        leads.append(row.points[seat] - (sum(row.points) - row.points[seat]) / (seats - 1))
    return Match(box.id, seats, stronger, weaker, rate(shares), mean(leads))


def table(matches: list[Match]) -> Table:
    drawn = Table(
        title=f"Ecumene {ecumene.__version__}, Python {platform.python_version()}; 95 % intervals",
        title_justify="left",
        row_styles=["", "dim"],
    )
    for heading in ("game", "player", "against", "games", "wins", "fair", "lead in points", "verdict"):
        drawn.add_column(heading, justify="left" if heading in ("game", "player", "against", "verdict") else "right")
    for match in matches:
        drawn.add_row(
            f"{match.game}, {match.seats} seats",
            match.stronger,
            match.against(match.weaker),
            str(match.wins.n),
            f"{match.wins.mean:.1%} \\[{match.wins.low:.1%} – {match.wins.high:.1%}]",
            f"{match.fair:.1%}",
            f"{match.lead.mean:+.1f} \\[{match.lead.low:+.1f} – {match.lead.high:+.1f}]",
            match.verdict,
        )
    return drawn


def kept(path: str | None) -> list[Match]:
    """What an earlier run has written there."""
    if path is None or not Path(path).exists():
        return []
    found = json.loads(Path(path).read_text(encoding="utf-8"))["matches"]
    return [
        Match(
            one["game"], one["seats"], one["stronger"], one["weaker"], Estimate(**one["wins"]), Estimate(**one["lead"])
        )
        for one in found
    ]


def keep(matches: list[Match], path: str | None) -> None:
    """Before the first match, so that nobody plays for hours to learn that it can't be; then after each."""
    if path is not None:
        Path(path).write_text(as_json(matches), encoding="utf-8")


def in_order(matches: list[Match]) -> list[Match]:
    """By game and seats, greedy first, then from level to level; of two of the same players the later."""
    last = {match[:4]: match for match in matches}
    return sorted(last.values(), key=place)


def place(match: Match) -> tuple[str, int, bool, int]:
    return match.game, match.seats, match.weaker != GREEDY, int(match.stronger.split(":")[1])


def name_of(bot: str) -> str:
    """The level that people choose, with what it is."""
    return next((f"{name} ({spec})" for name, spec in LEVELS.items() if spec == bot), bot)


def block(matches: list[Match]) -> str:
    """The same in Markdown."""
    lines = [
        "![How often the stronger wins](levels.svg)",
        "",
        "| game | player | against | games | wins | 95 % interval | lead in points | verdict |",
        "|---|---|---|--:|--:|--:|--:|---|",
    ]
    for match in matches:
        interval = f"{match.wins.low:.0%} – {match.wins.high:.0%}"
        players = f"{name_of(match.stronger)} | {match.against(name_of(match.weaker))}"
        figures = f"{match.wins.n} | {match.wins.mean:.0%} | {interval} | {match.lead.mean:+.1f} | {match.verdict}"
        lines.append(f"| {match.game}, {match.seats} seats | {players} | {figures} |")
    return "\n".join([*lines, "", f"From [`{FILE.name}`](../bench/results/{FILE.name}).", ""])


def picture(matches: list[Match]) -> str:
    """The share of victories with its interval, and where it would be if both were as good."""
    title = "Does more thinking win? Share of victories, with 95 % intervals"
    parts = [text(title, MARGIN, 38, 20, "title")]
    scale = linear(1.0)
    ticks = {i / 4: f"{i / 4:.0%}" for i in range(5)}
    y = 56.0
    for game, seats in dict.fromkeys(match[:2] for match in matches):
        mine = [match for match in matches if match[:2] == (game, seats)]
        rows = {
            f"{match.stronger.split(':')[1]} : {match.weaker.removeprefix('search:')}": [
                Bar(COMPILED, Rate(match.wins.mean, match.wins.low, match.wins.high), f"{match.wins.mean:.0%}", None)
            ]
            for match in mine
        }
        bottom = y + 30 + len(rows) * ROW
        others = "the other" if seats == 2 else "each of the others"
        name = f"{ecumene.box(game).title['en']}, {seats} players: iterations of one against those of {others}"
        parts.append(text(name, MARGIN, y + 20, 16, "title"))
        parts += [
            *axis(ticks, y + 30, bottom, scale),
            line(scale(mine[0].fair), y + 30, scale(mine[0].fair), bottom, "goal"),
        ]
        parts += pairs(rows, y + 30, scale)
        y = bottom + 32
    return document(parts, y, title)


def as_json(matches: list[Match]) -> str:
    found = [
        match._asdict() | {"wins": match.wins._asdict(), "lead": match.lead._asdict(), "verdict": match.verdict}
        for match in matches
    ]
    data = {
        "date": datetime.now(UTC).date().isoformat(),
        "version": ecumene.__version__,
        "build": "compiled" if ecumene.COMPILED else "pure",
        "machine": machine(),
    }
    return json.dumps(data | {"matches": found}, indent=2, ensure_ascii=False) + "\n"


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels", description="Does more thinking win?")
    parser.add_argument("--game", action="append", default=None, metavar="ID", help="only this game; may be repeated")
    parser.add_argument("--seats", type=int, default=None, help="seats at the table (as few as the game allows)")
    parser.add_argument("--levels", type=int, nargs="+", default=ITERATIONS, help="iterations, for each level")
    parser.add_argument("--pair", nargs=2, action="append", metavar="BOT", help="only these two; may be repeated")
    parser.add_argument("--games", type=int, default=60, help="games of each match (60)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--seed", type=int, default=SEED, help=f"seed of the series ({SEED})")
    parser.add_argument("--out", default=None, metavar="FILE", help="write the figures as JSON, beside those there")
    given = parser.parse_args(arguments)
    if given.games < 2 or given.jobs < 1 or min(given.levels) < 1:
        parser.error("at least 2 games, 1 job and 1 iteration")
    console = Console()
    matches = kept(given.out)
    try:
        keep(matches, given.out)
    except OSError as error:
        parser.error(f"{given.out} cannot be written: {error.strerror}")
    for box in [ecumene.box(id) for id in given.game or ecumene.games()]:
        seats = given.seats if given.seats is not None else max(2, box.seats[0])
        for stronger, weaker in given.pair or ladder(sorted(set(given.levels))):
            series = plan(box.id, [stronger, *[weaker] * (seats - 1)], seats, seed=given.seed)
            name = f"{box.title['en']}: {stronger} against {weaker}"
            played = run(series, given.games, given.jobs)
            rows = list(track(played, name, given.games, console=console, transient=True))
            matches = in_order([*matches, judge(box, seats, stronger, weaker, rows)])
            keep(matches, given.out)
    console.print(table(matches))


if __name__ == "__main__":
    main()
