"""What the tests of Newleaf need beside the table: refusals in short, archives, known dice, and Rugwort's points."""

from __future__ import annotations

from typing import Any

from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.visitors import TILE_IDS, VISITORS
from tests.rules.everdell.table import Table


def archive(table: Table, seat: int, *cards: str) -> Table:
    """Cards in the bats' archive."""
    table.game.own(seat).archive = sorted([NUMBER[card] for card in cards])
    return table.turn(table.seat)


def archived(table: Table, seat: int = 0) -> list[str]:
    return [CARDS[card].id for card in table.game.players[seat].archive]


def snail_pile(table: Table, seat: int) -> list[str]:
    """The snails' pile, its top card first."""
    return [CARDS[card].id for card in reversed(table.game.players[seat].pile)]


def station(table: Table) -> list[str]:
    """The Station places; an empty one is an empty string."""
    return [CARDS[card].id if card >= 0 else "" for card in table.game.station]


def tiles(table: Table) -> list[str]:
    return [TILE_IDS[tile] for tile in table.game.tiles]


def deck(table: Table, number: int) -> list[str]:
    """The next cards of the deck, the top one first."""
    return [CARDS[card].id for card in reversed(table.game.deck[-number:])]


def on(table: Table, seat: int, card: str) -> tuple[int, int, int, int]:
    """What lies on a card in a city: twigs, resin, pebbles, berries."""
    laid = table.laid(seat, card)
    return (laid.stored(0), laid.stored(1), laid.stored(2), laid.stored(3))


def rugworts_guests(table: Table) -> list[str]:
    return [VISITORS[visitor].id for visitor in table.game.players[1].visitors]


def solo(**options: Any) -> Table:
    """A table against Rugwort with the Station board."""
    return Table(1, newleaf="station", **options)
