"""`python -m tests.mutants [-n 60] [--seed 1] [--game ID] [--jobs 2]`: small faults are put into the rules, one by one.

A fault that no test of the rules notices survives; it is shown, so that somebody can write the test that is missing.
Some survivors are no faults: the game is the same with them. So this is a report, and no gate.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from pathlib import Path

import click

import ecumene
from tests.mutants.trial import OTHERS, OWN, SURVIVED, TestsFail, Trial

ROOT = Path(__file__).parents[2]


def tested_games() -> list[str]:
    """The games whose rules have tests one by one, in tests/rules."""
    return [id for id in ecumene.games() if (ROOT / "tests" / "rules" / id.replace("-", "_")).is_dir()]


def report(trial: Trial, count: int, seed: int, jobs: int) -> None:
    """Survivors as they are found, each with its module and what was changed; then how many there were of each kind."""
    began = time.monotonic()
    fates: Counter[str] = Counter()
    for mutant, fate in trial.verdicts(count, seed, jobs):
        fates[fate] += 1
        if fate == SURVIVED:
            click.echo(f"survived: {mutant.module.as_posix()}, line {mutant.line}\n{mutant.diff()}\n")
    own, others = fates[OWN], fates[OTHERS]
    click.echo(f"{fates.total()} mutants in {time.monotonic() - began:.0f} s: {own + others} killed,", nl=False)
    click.echo(f" of them {others} only by tests of rules that the module does not name; {fates[SURVIVED]} survived")


@click.command()
@click.option("-n", "count", default=60, show_default=True, help="Mutants of each game.")
@click.option("--seed", default=1, show_default=True, help="Another seed, other mutants.")
@click.option("--game", default="", help="Only this game.")
@click.option("--jobs", default=2, show_default=True, help="Mutants tried at a time.")
def main(count: int, seed: int, game: str, jobs: int) -> None:
    """Put small faults into the rules of a game and see which of them its tests notice."""
    known = tested_games()
    if game and game not in known:
        raise click.BadParameter(f"no tests of the rules of {game}; there are those of {', '.join(known)}")
    for id in [game] if game else known:
        click.echo(f"{id}, seed {seed}")
        try:
            report(Trial(ROOT, id), count, seed, jobs)
        except TestsFail as problem:
            sys.exit(str(problem))


if __name__ == "__main__":
    main()
