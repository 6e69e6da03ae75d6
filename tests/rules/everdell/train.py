"""What the tests of the Station board share: the bag, the tiles, the visitors, and games dealt as they are."""

from __future__ import annotations

from typing import Any

import ecumene
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.events import EVENTS
from ecumene.games.everdell.game import Everdell
from ecumene.games.everdell.places import FOREST
from ecumene.games.everdell.visitors import TILE_IDS, VISITOR_NUMBER, VISITORS
from tests.rules.everdell.table import Table

# The sides of the ticket and of the reservation token.
OUTBOUND = 1
RETURN = 2
READY = 1
ON_CARD = 2
SEASON_SIDE = 3
#: An empty place of Meadow or Station, and a card that a view hides.
EMPTY = ""
HIDDEN = -1


def deal(seed: int = 1, seats: int = 2, **options: Any) -> Everdell:
    """A game as it begins."""
    game = ecumene.new("everdell", seats=seats, seed=seed, options=options)
    assert isinstance(game, Everdell)
    return game


def seen(game: Everdell, seat: int | None) -> Everdell:
    """The game as a seat sees it, or a spectator."""
    view = game.view(seat)
    assert isinstance(view, Everdell)
    return view


def cards_in(game: Everdell) -> list[str]:
    """All cards of a game that has just begun, wherever they lie."""
    places = [game.deck, game.meadow, game.station, *[player.hand for player in game.players]]
    return [CARDS[card].id for place in places for card in place]


def forest_in(game: Everdell) -> list[str]:
    return [FOREST[number].id for number in game.forest]


def specials_in(game: Everdell) -> list[str]:
    return [EVENTS[number].id for number in game.events if not EVENTS[number].is_basic]


def basics_in(game: Everdell) -> list[str]:
    return [EVENTS[number].id for number in game.events if EVENTS[number].is_basic]


def at_station(**options: Any) -> Table:
    """A table with the Station board: a tile of twigs, of resin and of a pebble on its cars."""
    return Table(newleaf="station", **options).tiles("two-twig", "one-resin", "one-pebble")


def bag(table: Table, *tiles: str, aside: tuple[str, ...] = ()) -> Table:
    """The tiles in the bag, the next one first, and those set aside."""
    table.game.bag = [TILE_IDS.index(tile) for tile in reversed(tiles)]
    table.game.used_tiles = [TILE_IDS.index(tile) for tile in aside]
    return table


def in_bag(table: Table) -> list[str]:
    return sorted(TILE_IDS[tile] for tile in table.game.bag)


def aside(table: Table) -> list[str]:
    return [TILE_IDS[tile] for tile in table.game.used_tiles]


def on_cars(table: Table) -> list[str]:
    return [TILE_IDS[tile] for tile in table.game.tiles]


def row(table: Table) -> list[str]:
    """The Station cards."""
    return [CARDS[card].id if card >= 0 else EMPTY for card in table.game.station]


def welcome(table: Table, seat: int, *visitors: str) -> Table:
    """Visitors beside a city."""
    table.game.own(seat).visitors += [VISITOR_NUMBER[visitor] for visitor in visitors]
    return table


def piles(table: Table) -> list[list[str]]:
    """The two piles of visitors, their top cards first."""
    return [[VISITORS[visitor].id for visitor in reversed(pile)] for pile in table.game.visitors]


def sent_away(table: Table) -> list[str]:
    return [VISITORS[visitor].id for visitor in table.game.used_visitors]


def reserved(table: Table, seat: int = 0) -> str:
    """The card under the reservation token."""
    card = table.game.players[seat].reserved
    return CARDS[card].id if card >= 0 else EMPTY
