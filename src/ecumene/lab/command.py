"""`ecumene simulate`: bots play many games against each other, and the result is told with its uncertainty.

The help texts are message ids; whoever shows the help puts them into words.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final

import click

from ecumene.core.refusal import BadInput
from ecumene.games import box
from ecumene.text import Words

if TYPE_CHECKING:
    from ecumene.core.record_file import RecordFile
    from ecumene.lab.simulate import Series
    from ecumene.lab.tally import Tally

#: The exit code after Ctrl-C.
STOPPED: Final = 130
MOST_JOBS: Final = 256
#: Seconds between two drawings of the progress.
REDRAW: Final = 0.1
#: Seconds without a finished game after which the one that is played is told of.
SLOW: Final = 0.5


@click.command("simulate", help="lab-help")
@click.argument("game")
@click.option("-n", "--games", "count", type=int, default=100, help="lab-help-games")
@click.option("--seats", type=int, default=None, help="lab-help-seats")
@click.option("--players", default="greedy", help="lab-help-players")
@click.option("--budget", default=None, metavar="N|Ns", help="lab-help-budget")
@click.option("--rotate/--no-rotate", default=True, help="lab-help-rotate")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="lab-help-option")
@click.option("--seed", type=int, default=0, help="lab-help-seed")
@click.option("--jobs", type=int, default=1, help="lab-help-jobs")
@click.option("--out", default=None, metavar="FILE", help="lab-help-out")
@click.option("--lang", default=None, metavar="en|pl", help="lab-help-lang")
@click.pass_context
def simulate(
    ctx: click.Context,
    game: str,
    count: int,
    seats: int | None,
    players: str,
    budget: str | None,
    rotate: bool,
    options: tuple[str, ...],
    seed: int,
    jobs: int,
    out: str | None,
    lang: str | None,
) -> int:
    # Only here: the other commands need not wait for it.
    from ecumene.core.record_file import RecordFile
    from ecumene.lab.simulate import Series, plan
    from ecumene.lab.tally import Tally
    from ecumene.players import with_budget

    language = ctx.obj.language if isinstance(ctx.obj, Words) else lang or "en"
    if count < 1:
        raise BadInput("lab-count", {"games": count})
    if not 1 <= jobs <= MOST_JOBS:
        raise BadInput("lab-jobs", {"jobs": jobs, "most": MOST_JOBS})
    names = with_budget([name.strip() for name in players.split(",")], budget)
    chosen = plan(game, names, seats, read_options(options), seed, rotate, out is not None)
    words = Words(language, box(game).package)
    file = None if out is None else RecordFile(out)
    begun = time.perf_counter()
    tally = Tally()
    try:
        with Series(chosen, count, jobs) as series:
            # Helpers play already while this process learns to draw and reads its words.
            from rich.console import Console

            from ecumene.lab.report import Report

            whole = gather(series, file, words, tally)
        if file is not None and tally.games:
            file.finish()
    finally:
        if file is not None:
            file.close()
    seconds = time.perf_counter() - begun

    console = Console()
    if tally.games:
        title = box(game).title[language]
        console.print(
            words("lab-title", game=title, seats=chosen.seats, games=tally.games, seed=str(seed)), style="bold"
        )
        console.print(Report(words, box(game).by_cast[language], console).whole(tally, seconds))
        if out is not None:
            console.print(words("lab-saved", games=tally.games, path=out), soft_wrap=True)
    if not whole:
        console.print(words("lab-stopped", games=tally.games, planned=count))
    return 0 if whole else STOPPED


def read_options(given: tuple[str, ...]) -> dict[str, object]:
    """`name=value`, as often as wanted."""
    options: dict[str, object] = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign or not name.strip():
            raise BadInput("lab-option", {"option": text})
        options[name.strip()] = value.strip()
    return options


def gather(series: Series, file: RecordFile | None, words: Words, tally: Tally) -> bool:
    """Play and count what is finished; False if Ctrl-C came first."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        # Drawn as rows come in, not by a thread of its own: helpers start faster where there is none.
        with Progress(*columns, console=console, transient=True, auto_refresh=False) as progress:
            task = progress.add_task(words("lab-playing"), total=series.count)
            drawn = time.monotonic()

            def show(after: float, ply: int | None = None) -> None:
                nonlocal drawn
                if (now := time.monotonic()) - drawn > after:
                    drawn = now
                    on = None if ply is None else words("lab-playing-on", decisions=ply)
                    progress.update(task, completed=tally.games, description=on, refresh=True)

            if console.is_terminal:
                series.watch = lambda ply: show(SLOW, ply)
            for row in series:
                if file is not None:
                    file.add(row.record)
                tally.add(row)
                show(REDRAW)
    except KeyboardInterrupt:
        return False
    return True
