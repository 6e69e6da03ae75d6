"""A table alone against Rugwort: known dice, his seasons, his points."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

from ecumene.core.chance import Chance
from tests.rules.everdell.table import Table

#: Rugwort as a seat of the table.
RUGWORT: Final = 1
#: Meadow cards that differ from place to place.
MEADOW: Final = ("architect", "bard", "castle", "doctor", "king", "queen", "palace", "judge")


def alone(**options: Any) -> Table:
    """Seat 0 against Rugwort, with an Inn in hand and what it costs."""
    table = Table(1, **options).meadow(*MEADOW).hand(0, "inn")
    return table.stock(0, twig=2, resin=1)


def dice(table: Table, *rolls: int) -> Table:
    """The next rolls of the eight-sided die."""
    for seed in count():
        chance = Chance.stream(seed, "dice")
        if all([chance.below(8) + 1 == roll for roll in rolls]):
            table.game.chance = Chance.stream(seed, "dice")
            return table
    raise AssertionError(rolls)


def prepare(table: Table, times: int = 1) -> Table:
    """Prepare so often for the next season, and draw nothing in summer."""
    for _ in range(times):
        table.home(0, 0).play("prepare")
        while table.asked == "draw-from-rows":
            table.play("done")
    return table


def rival(table: Table) -> dict[str, int]:
    """Rugwort's points by source, and `total`."""
    score = table.game.rival()
    assert score is not None
    return {**{item.source: item.points for item in score.items}, "total": score.total}
