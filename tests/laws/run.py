"""The laws on many random games: `python -m tests.laws.run -n 100000 [--game ID] [--seed S] [--jobs 2] [--deep 1]`."""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter
from concurrent.futures import FIRST_COMPLETED as FIRST
from concurrent.futures import Future, ProcessPoolExecutor, wait

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import ecumene
from tests.laws.laws import END, EVERY, SOME, own_laws
from tests.laws.walk import Fault, Walk, numbered
from tests.strategies import extremes, setups

#: Games handed to a process at a time.
SHEAF = 20


def play(id: str, seed: int, first: int, count: int, deep: int, only: frozenset[str]) -> tuple[Counter[str], str]:
    """Some games of a run; the checks made, and what is wrong with the first bad one."""
    known = [*setups(ecumene.box(id)), *extremes(ecumene.box(id))]
    checked: Counter[str] = Counter()
    for number in range(first, first + count):
        setup, table_seed = numbered(known, seed, number)
        walk = Walk(setup, table_seed, deep, only)
        try:
            checked += walk.run()
        except Fault as fault:
            cause = "".join(traceback.format_exception(fault.__cause__)) if fault.__cause__ else ""
            again = f"python -m tests.laws.run --game {id} --seed {seed} --first {number} -n 1 --deep {deep}"
            return checked + walk.checked, f"{fault}\nagain: {again}\n{cause}"
        checked["games"] += 1
    return checked, ""


@click.command()
@click.option("-n", "games", default=1000, show_default=True, help="Random games for each game of the box.")
@click.option("--game", "ids", multiple=True, help="Only this game; may be repeated.")
@click.option("--law", "laws", multiple=True, help="Only this law; may be repeated.")
@click.option("--seed", default=0, show_default=True, help="Another seed, other games.")
@click.option("--first", default=0, show_default=True, help="Begin with the game of this number.")
@click.option("--deep", default=1, show_default=True, help="Positions of each game that face the dear laws.")
@click.option("--jobs", default=2, show_default=True, help="Processes.")
def main(games: int, ids: tuple[str, ...], laws: tuple[str, ...], seed: int, first: int, deep: int, jobs: int) -> None:
    """Play random games on every table each game allows, and hold the laws against them."""
    console = Console()
    chosen = list(ids) if ids else list(ecumene.games())
    known = [*EVERY, *SOME, *END, *[name for id in chosen for name in own_laws(ecumene.box(id))], "repeated", "ends"]
    if strange := [law for law in laws if law not in known]:
        raise click.BadParameter(f"no law called {', '.join(strange)}; there are {', '.join(dict.fromkeys(known))}")
    checked: dict[str, Counter[str]] = {id: Counter() for id in chosen}
    trouble: list[str] = []
    began = time.monotonic()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    sheaves = [(id, at, min(SHEAF, first + games - at)) for at in range(first, first + games, SHEAF) for id in chosen]
    sheaves.reverse()
    with Progress(*columns, TimeRemainingColumn(), console=console) as progress, ProcessPoolExecutor(jobs) as pool:
        bars = {id: progress.add_task(id, total=games) for id in chosen}
        running: dict[Future[tuple[Counter[str], str]], str] = {}
        while running or (sheaves and not trouble):
            while sheaves and not trouble and len(running) < 2 * jobs:
                id, at, count = sheaves.pop()
                running[pool.submit(play, id, seed, at, count, deep, frozenset(laws))] = id
            for done in wait(running, return_when=FIRST).done:
                id = running.pop(done)
                found, wrong = done.result()
                checked[id] += found
                progress.advance(bars[id], found["games"])
                if wrong:
                    trouble.append(wrong)
    table = Table(title=f"checks made in {time.monotonic() - began:.0f} s")
    table.add_column("law")
    for id in chosen:
        table.add_column(id, justify="right")
    for name in dict.fromkeys(["games", *known]):
        if any(checked[id][name] for id in chosen):
            table.add_row(name, *[f"{checked[id][name]:,}" for id in chosen])
    console.print(table)
    for wrong in trouble:
        console.print(wrong, style="red", markup=False, highlight=False)
    sys.exit(1 if trouble else 0)


if __name__ == "__main__":
    main()
