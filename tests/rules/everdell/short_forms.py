"""Short forms for the tests of playing, cities, hands, seasons and scoring."""

from __future__ import annotations

import pytest

from ecumene.core.event import Event
from ecumene.core.refusal import IllegalMove
from ecumene.games.everdell.catalogue import NUMBER
from ecumene.games.everdell.laid import UNPAIRED
from tests.rules.everdell.table import Table

#: A Critter that brings nothing as long as there is no Farm.
FILLER = "barge-toad"


def unreadable(table: Table, text: str) -> bool:
    """No move is written like this."""
    with pytest.raises(IllegalMove) as caught:
        table.game.parse(table.seat, text)
    return caught.value.refusal.reason == "notation"


def crowd(table: Table, seat: int, number: int) -> Table:
    """So many Critters more in a city, each on a space of its own."""
    return table.city(seat, *[FILLER] * number)


def archived(table: Table, seat: int, *cards: str) -> Table:
    """Bats with these cards in their archive."""
    table.ability(seat, "bats")
    table.game.own(seat).archive = sorted([NUMBER[card] for card in cards])
    return table


def told(table: Table, *texts: str) -> list[Event]:
    """Play and listen: what everybody is told."""
    events: list[Event] = []
    for text in texts:
        seat = table.seat
        table.game.play(seat, table.game.parse(seat, text), events)
    return events


def partners(table: Table, seat: int, card: str) -> list[str]:
    """The cards on the same space, `wife-2` for the second Wife; none if it lies alone."""
    pair = table.laid(seat, card).pair
    if pair == UNPAIRED:
        return []
    seen: dict[str, int] = {}
    found: list[str] = []
    for name, laid in zip(table.cities[seat], table.game.players[seat].city, strict=True):
        seen[name] = seen.get(name, 0) + 1
        label = name if seen[name] == 1 else f"{name}-{seen[name]}"
        if laid.pair == pair and label != card:
            found.append(label)
    return found


def at_home(table: Table, seat: int = 0) -> int:
    """Workers at home."""
    return table.game.players[seat].home
