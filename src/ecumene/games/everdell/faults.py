"""What must never be broken: no card, tile or visitor is lost, and cities, hands and spaces keep their limits."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.catalogue import CARDS, PARTNER_OF
from ecumene.games.everdell.city import capacity, filled
from ecumene.games.everdell.hiding import cards_in_sight
from ecumene.games.everdell.laid import FREE, UNPAIRED
from ecumene.games.everdell.places import BASIC, CARD_PLACE, FIRST_FOREST, HAVEN
from ecumene.games.everdell.player import UNKNOWN, Player
from ecumene.games.everdell.setup import copies_in_deck
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import CATS, NO_ABILITY, TILE_COPIES, TILES, VISITORS

#: Workers by season (EV-011), one less from spring on with worker abilities (EV-260).
WORKERS: Final = (2, 3, 4, 6)


def found(game: State) -> list[str]:
    faults: list[str] = []
    numbers = copies_in_deck(game)
    cards_in_sight(game, numbers)
    unknown = 0
    for pile in [game.deck, game.discards, *[player.pile for player in game.players]]:
        for design in pile:
            if design == UNKNOWN:
                unknown += 1
            else:
                numbers[design] -= 1
    for cards in [game.looked_at, game.picked]:
        unknown += cards.count(UNKNOWN)
    for player in game.players:
        unknown += player.hand.count(UNKNOWN) + player.archive.count(UNKNOWN)
    if min(numbers) < 0 or sum(numbers) != unknown:
        faults.append("a card was lost or doubled")
    if game.tiles:
        check_station(game, faults)
    for seat in range(game.seats):
        check_player(game, seat, faults)
    check_places(game, faults)
    return faults


def check_station(game: State, faults: list[str]) -> None:
    tiles = sorted([*game.tiles, *game.bag, *game.used_tiles])
    if tiles != sorted([tile for tile in range(len(TILES)) for _ in range(TILE_COPIES)]):
        faults.append("a tile was lost or doubled")
    visitors = [visitor for pile in game.visitors for visitor in pile] + game.used_visitors
    for player in game.players:
        visitors += player.visitors
    known = [visitor for visitor in visitors if visitor != UNKNOWN]
    if len(visitors) != len(VISITORS) or len(set(known)) != len(known):
        faults.append("a visitor was lost or doubled")


def check_player(game: State, seat: int, faults: list[str]) -> None:
    player: Player = game.players[seat]
    if min(player.twig, player.resin, player.pebble, player.berry, player.points) < 0:
        faults.append("less than nothing in a supply")
    if filled(player) > capacity(player):
        faults.append("a city with too many cards")
    unique = [laid.design for laid in player.city if CARDS[laid.design].is_unique]
    if len(unique) != len(set(unique)):
        faults.append("a unique card twice in a city")
    if player.hand != sorted(player.hand):
        faults.append("a hand out of order")
    workers = player.home + len(player.workers) + len(player.fixed)
    most = WORKERS[player.season] - (1 if player.ability != NO_ABILITY and player.season > 0 else 0)
    if player.home < 0 or workers > most:
        faults.append("too many workers")
    for laid in player.city:
        if laid.token != FREE and not laid.is_construction:
            faults.append("an occupied token on a Critter")
        if laid.points < 0 or laid.store < 0:
            faults.append("less than nothing on a card")
        if laid.pair != UNPAIRED:
            partners = [other for other in player.city if other.pair == laid.pair and other.number != laid.number]
            if len(partners) != 1 or partners[0].design != PARTNER_OF[laid.design]:
                faults.append("a pair that is none")


def check_places(game: State, faults: list[str]) -> None:
    """No worker too many on an exclusive place, unless a cat joined; no worker on a card that is not there."""
    standing = [place for player in game.players for place in [*player.workers, *player.fixed]]
    cats = [player.ability == CATS for player in game.players]
    for place in set(standing):
        number = standing.count(place)
        if place < FIRST_FOREST and not BASIC[place].shared:
            most = 1
        elif FIRST_FOREST <= place < HAVEN:
            most = 2 if game.seats == 4 else 1
        else:
            most = 99
        if number > most + (1 if any(cats) else 0):
            faults.append("too many workers on a place")
        if place >= CARD_PLACE and game.holder(place - CARD_PLACE) < 0:
            faults.append("a worker on a card that has gone")
