"""The city: its spaces, who shares one, how cards enter and leave it (EV-084 to EV-089)."""

from __future__ import annotations

from typing import Final

from ecumene.games.everdell.catalogue import CARDS, MAIN_ROAD, PARTNER_OF
from ecumene.games.everdell.laid import UNPAIRED, Laid
from ecumene.games.everdell.places import CARD_PLACE, NOWHERE
from ecumene.games.everdell.player import Player
from ecumene.games.everdell.state import State

SPACES: Final = 15
#: Filled spaces that the Mayor and the Ever Wall count as one (EV-293, EV-304).
SPACES_PER_POINT: Final = 5


def capacity(player: Player) -> int:
    """Fifteen spaces, one more with a Main Road (EV-084, EV-303)."""
    return SPACES + player.count(MAIN_ROAD)


def filled(player: Player) -> int:
    """The spaces taken: a shared space once, cards that take no space not at all (EV-311, EV-407)."""
    found = 0
    halves = 0
    for card in player.city:
        if card.pair != UNPAIRED:
            halves += 1
        elif CARDS[card.design].takes_space:
            found += 1
    return found + halves // 2


def free_space(player: Player) -> bool:
    return filled(player) < capacity(player)


def free_partner(player: Player, design: int) -> int:
    """Where the partner lies whose space the newcomer may share, the one longest in the city; -1 if none (EV-463)."""
    partner = PARTNER_OF[design]
    if partner >= 0:
        for index, card in enumerate(player.city):
            if card.design == partner and card.pair == UNPAIRED:
                return index
    return -1


def fills_alone(card: Laid) -> bool:
    """Does its leaving free a space (EV-418)?"""
    return card.pair == UNPAIRED and CARDS[card.design].takes_space


def enter(game: State, seat: int, design: int, partner: int = -1, points: int = 0, store: int = 0) -> Laid:
    """A card is laid into the city, on a space of its own or on that of a partner (an index)."""
    player = game.own(seat)
    game.laid_so_far += 1
    pair = UNPAIRED
    if partner >= 0:
        game.paired_so_far += 1
        pair = game.paired_so_far
        player.city[partner] = player.city[partner].paired(pair)
    card = Laid(design, game.laid_so_far, 0, points, store, pair)
    player.city.append(card)
    return card


def leave(game: State, seat: int, index: int) -> Laid:
    """A card leaves the city: its pair ends, workers on it stay deployed without a place, permanent ones are lost.

    What becomes of the card itself and of cards beneath it is the caller's business (EV-087, EV-351, EV-464, EV-466).
    """
    player = game.own(seat)
    card = player.city.pop(index)
    if card.pair != UNPAIRED:
        for other, partner in enumerate(player.city):
            if partner.pair == card.pair:
                player.city[other] = partner.paired(UNPAIRED)
    place = CARD_PLACE + card.number
    for owner in range(len(game.players)):
        if game.players[owner].stands_at(place):
            changed = game.own(owner)
            changed.workers = [NOWHERE if stands == place else stands for stands in changed.workers]
            changed.fixed = [stands for stands in changed.fixed if stands != place]
    return card


def throw_out(game: State, seat: int, index: int) -> Laid:
    """A card of a city goes to the discard pile, and the cards beneath it after it (EV-352, EV-468)."""
    card = leave(game, seat, index)
    game.discards.append(card.design)
    game.discards += card.beneath
    return card


def removable(player: Player, spared: int = -1) -> list[int]:
    """Where cards lie that an effect may remove: never a Main Road, nor the card of that number (EV-349, EV-424)."""
    return [index for index, card in enumerate(player.city) if card.design != MAIN_ROAD and card.number != spared]


def pairs(player: Player, design: int) -> int:
    """Cards of that design that share a space with their partner."""
    return len([card for card in player.city if card.design == design and card.pair != UNPAIRED])


def pair_up(game: State, seat: int) -> None:
    """In Rugwort's city partners share as far as they go round (EV-479)."""
    city = game.own(seat).city
    for index, card in enumerate(city):
        if card.pair == UNPAIRED:
            partner = free_partner(game.players[seat], card.design)
            if partner >= 0:
                game.paired_so_far += 1
                city[index] = card.paired(game.paired_so_far)
                city[partner] = city[partner].paired(game.paired_so_far)
