"""A table at which seat 1 is an automated player, its capital on N24."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from ecumene.core.chance import Chance
from ecumene.games.civ_new_dawn.dial import ShowSymbol
from ecumene.games.civ_new_dawn.turn import TakeTurn
from ecumene.games.civ_new_dawn.vocabulary import SYMBOLS
from tests.rules.civ_new_dawn.table import Table

AUTO: Final = 1
#: The neighbours of its capital.
ROUND: Final = ("M23", "M24", "N23", "N25", "O23", "O24")
T = TypeVar("T")


def facing(seats: int = 2, automated: str = "2", **options: Any) -> Table:
    """After the turn of the automated player the next one is asked: the round does not end."""
    table = Table(seats, automated=automated, **options)
    table.game.first = AUTO
    return table


def act(table: Table, type: str, *cards: str) -> Table:
    """The automated player's turn with the card of that type in the rightmost slot; cards replace those of its row."""
    table.cards(AUTO, *cards).slot(AUTO, type, 5)
    return table.begin(AUTO)


def seeded(table: Table, seed: int) -> Table:
    """What is drawn next depends on the seed."""
    table.game.chance = Chance.stream(seed, "dice")
    return table


def results(play: Callable[[int], T], seeds: int = 60) -> set[T]:
    """What comes out of a play with so many seeds."""
    return {play(seed) for seed in range(seeds)}


def placed(table: Table) -> list[str]:
    """The spaces where the automated player placed control tokens, in order."""
    return [str(event.data["space"]) for event in table.told("placed-token") if event.seat == AUTO]


def reinforced(table: Table) -> list[str]:
    return [str(event.data["space"]) for event in table.told("reinforced") if event.seat == AUTO]


def water(table: Table, *names: str) -> Table:
    return table.terrain("water", *names)


def symbol(table: Table, name: str) -> Table:
    """The event dial shows a symbol."""
    table.game.agenda = [TakeTurn(0), ShowSymbol(-1, 0, SYMBOLS.index(name))]
    table.game.active = -1
    table._forget()
    table.game.settle(table.events)
    return table


def no_sites(table: Table) -> Table:
    """No city can be built: the automated player has none left."""
    return table.unused_cities(AUTO, 0)
