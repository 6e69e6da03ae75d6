"""What events and visitors ask for, and how much of it a city has already. `say` is whatever says a message."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.games.everdell.claiming import affords, meets
from ecumene.games.everdell.events import DISCARD_CITY_CARDS, EVENTS, EventCard
from ecumene.games.everdell.gain_text import Say, amount
from ecumene.games.everdell.place_text import card_name
from ecumene.games.everdell.player import Player
from ecumene.games.everdell.scoring import Tally, grants
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.visitors import VISITORS
from ecumene.games.everdell.vocabulary import COLOURS, RESOURCES


def demands(player: Player, event: EventCard, say: Say) -> list[str]:
    """Each thing that the event needs: `2 of 3 red cards`."""
    parts = [say("demand-card", card=card_name(design), has=int(player.has(design))) for design in event.cards]
    parts += [
        say("demand-colour", colour=Name(COLOURS[colour]), have=player.count_colour(colour), need=number)
        for colour, number in event.colours
    ]
    if event.all_colours:
        enough = [colour for colour in range(len(COLOURS)) if player.count_colour(colour) >= event.all_colours]
        parts.append(say("demand-each-colour", number=event.all_colours, have=len(enough), need=len(COLOURS)))
    if event.cards_in_city:
        parts.append(say("demand-cards", have=len(player.city), need=event.cards_in_city))
    constructions = len([laid for laid in player.city if laid.is_construction])
    if event.constructions:
        parts.append(say("demand-constructions", have=constructions, need=event.constructions))
    if event.critters:
        parts.append(say("demand-critters", have=len(player.city) - constructions, need=event.critters))
    if event.events:
        parts.append(say("demand-events", have=len(player.events), need=event.events))
    return parts


def claim_state(game: State, seat: int, number: int, say: Say) -> str:
    """Who has the event, or whether the player could claim it now."""
    event = EVENTS[number]
    owner = game.claimed_by[game.events.index(number)]
    if owner != UNCLAIMED:
        return say("state-owned", owner=Seat(owner))
    player = game.players[seat]
    if not meets(player, event):
        return say("state-lacking")
    if not affords(player, event):
        return say("state-unpaid", price=amount(RESOURCES[event.what], event.most, say), cards=event.most)
    return say("state-ready")


def price_of(event: EventCard, say: Say) -> str:
    """What has to be given up to claim it; nothing for most events."""
    if event.on_claim != DISCARD_CITY_CARDS:
        return ""
    return say("demand-price", price=amount(RESOURCES[event.what], event.most, say), cards=event.most)


def is_granted(game: State, seat: int, visitor: int) -> bool:
    """Would the visitor score for the player if the game ended now?"""
    return grants(game, seat, VISITORS[visitor], Tally(game.players[seat]))
