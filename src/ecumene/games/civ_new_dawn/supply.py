"""Trade tokens and resources: gaining, putting, spending (CV-046 to CV-055, CV-353, CV-354)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.moves import (
    ENDS,
    GAIN,
    GAINS,
    PUT,
    PUTS,
    SPEND_NATURAL,
    SPEND_RESOURCE,
    SPEND_STATE,
    SPEND_TRADE,
    SPENDS,
    STORED,
)
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import AMERICA
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS, PALENQUE
from ecumene.games.civ_new_dawn.tables.wonders import GREAT_ZIMBABWE
from ecumene.games.civ_new_dawn.vocabulary import ALL_RESOURCES, MOST_STORED, MOST_TRADE, RESOURCES

#: Every card of the row, as bits.
ANY_CARD: Final = 63


# Trade tokens


def room_for_trade(game: State, seat: int, allowed: int) -> int:
    """The strands among those allowed that can take one more trade token, as bits; bit STORED is the Great Zimbabwe."""
    player = game.players[seat]
    found = 0
    for strand in player.order:
        if allowed >> strand & 1 and player.trade[strand] < MOST_TRADE:
            found |= 1 << strand
    if game.stored_trade < MOST_STORED and game.controls(seat, GREAT_ZIMBABWE):
        found |= 1 << STORED
    return found


def put_trade(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    """One trade token from the supply comes to lie on a card or on the Great Zimbabwe."""
    game.trade_supply -= 1
    if strand == STORED:
        game.stored_trade += 1
        if events is not None:
            events.append(Event("stored-trade", seat, "CV-508"))
        return
    player = game.own(seat)
    player.trade[strand] += 1
    if events is not None:
        events.append(Event("gained-trade", seat, "CV-046", {"card": Name(FOCUS[player.cards[strand]].id)}))


def gain_trade(game: State, seat: int, number: int, allowed: int, events: list[Event] | None) -> None:
    """So many trade tokens for cards of the player's choice among those allowed (CV-353)."""
    if number > 0 and game.trade_supply > 0 and room_for_trade(game, seat, allowed):
        game.push(PutTrade(seat, number, allowed))


def gain_trade_on(game: State, seat: int, type: int, number: int, events: list[Event] | None) -> None:
    """Trade tokens prescribed for the card of one type; beyond the limit they are not gained (CV-353)."""
    player = game.players[seat]
    allowed = 0
    strands = player.strands_of(type)
    for strand in strands:
        allowed |= 1 << strand
    if len(strands) != 1 or (room_for_trade(game, seat, 0) and number > 0):
        if allowed:
            gain_trade(game, seat, number, allowed, events)
        return
    strand = strands[0]
    for _ in range(number):
        if game.trade_supply > 0 and game.players[seat].trade[strand] < MOST_TRADE:
            put_trade(game, seat, strand, events)


class PutTrade(Ask):
    """On which card does the next of these trade tokens go?"""

    __slots__ = ("allowed", "left")

    name: ClassVar[str] = "put-trade"
    rule: ClassVar[str] = "CV-353"

    def __init__(self, seat: int, left: int, allowed: int) -> None:
        super().__init__(seat)
        self.left = left
        self.allowed = allowed

    def args(self) -> tuple[int, ...]:
        return (self.left, self.allowed)

    def options(self, game: State) -> list[Move]:
        room = room_for_trade(game, self.seat, self.allowed)
        found = [PUTS[strand] for strand in range(7) if room >> strand & 1]
        # A token whose own card is full may still be stored, but need not be.
        return found if not found or room != 1 << STORED else [*found, ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != PUT:
            return super().why_not(game, move)
        if move.a == STORED:
            return Refusal("CV-508", "no-store")
        if not self.allowed >> move.a & 1:
            return Refusal("CV-353", "other-card")
        return Refusal("CV-046", "card-full", {"most": MOST_TRADE})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == PUT:
            put_trade(game, self.seat, move.a, events)
            gain_trade(game, self.seat, self.left - 1, self.allowed, events)


def drop_trade(game: State, seat: int, strand: int) -> None:
    """One trade token goes from a card back to the supply."""
    game.own(seat).trade[strand] -= 1
    game.trade_supply += 1


# Resources


def gain_resource(game: State, seat: int, resource: int, events: list[Event] | None) -> None:
    """One resource token from the supply, if there is one."""
    if game.resource_supply[resource] > 0:
        game.resource_supply[resource] -= 1
        game.own(seat).resources[resource] += 1
        if events is not None:
            events.append(Event("gained-resource", seat, "CV-030", {"resource": Name(RESOURCES[resource])}))


def pay_resource(game: State, seat: int, resource: int) -> None:
    """A spent resource goes back to the supply (CV-345)."""
    game.own(seat).resources[resource] -= 1
    game.resource_supply[resource] += 1


def choose_resource(game: State, seat: int, only_new: bool) -> None:
    """Ask which resource is gained; nothing if the supply has none that may be taken."""
    question = GainResource(seat, int(only_new))
    if question.options(game):
        game.push(question)


class GainResource(Ask):
    """Which resource is gained? With `only_new`, one of a type that the player does not have yet."""

    __slots__ = ("only_new",)

    name: ClassVar[str] = "gain-resource"
    rule: ClassVar[str] = "CV-031"

    def __init__(self, seat: int, only_new: int) -> None:
        super().__init__(seat)
        self.only_new = only_new

    def args(self) -> tuple[int, ...]:
        return (self.only_new,)

    def options(self, game: State) -> list[Move]:
        held = game.players[self.seat].resources
        return [
            GAINS[resource]
            for resource in range(ALL_RESOURCES)
            if game.resource_supply[resource] > 0 and not (self.only_new and held[resource] > 0)
        ]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != GAIN:
            return super().why_not(game, move)
        name = Name(RESOURCES[move.a])
        if game.resource_supply[move.a] == 0:
            return Refusal("CV-031", "no-resource", {"resource": name})
        return Refusal("CV-065", "resource-owned", {"resource": name})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        gain_resource(game, self.seat, move.a, events)
        game.marks_changed(events)


# Spending tokens of a card


def spendable(game: State, seat: int, strand: int) -> list[Move]:
    """What can be spent as a trade token of that card now (CV-048, CV-055, Palenque, America)."""
    player = game.players[seat]
    found: list[Move] = []
    if player.trade[strand] > 0:
        found.append(SPENDS[SPEND_TRADE])
    states = player.states_on[strand] & ~game.used_states
    if states:
        for state in range(len(CITY_STATES)):
            if states >> state & 1:
                found.append(SPENDS[SPEND_STATE + state])
    naturals = player.naturals_on[strand] & ~game.used_naturals
    if naturals:
        for natural in range(len(NATURAL_WONDERS)):
            if naturals >> natural & 1:
                found.append(SPENDS[SPEND_NATURAL + natural])
    if player.envoys >> PALENQUE & 1 and game.active == seat:
        for resource in range(ALL_RESOURCES):
            if player.resources[resource] > 0:
                found.append(SPENDS[SPEND_RESOURCE + resource])
    return found


def spend(game: State, seat: int, strand: int, what: int, events: list[Event] | None) -> None:
    """Spend one of the things that `spendable` lists."""
    if what == SPEND_TRADE:
        drop_trade(game, seat, strand)
        spent = "trade-token"
    elif what < SPEND_STATE:
        pay_resource(game, seat, what - SPEND_RESOURCE)
        spent = RESOURCES[what - SPEND_RESOURCE]
    elif what < SPEND_NATURAL:
        game.used_states |= 1 << (what - SPEND_STATE)
        spent = CITY_STATES[what - SPEND_STATE].id
    else:
        spend_natural_wonder(game, seat, what - SPEND_NATURAL)
        spent = NATURAL_WONDERS[what - SPEND_NATURAL][0]
    if events is not None:
        card = Name(FOCUS[game.players[seat].cards[strand]].id)
        events.append(Event("spent", seat, "CV-048", {"what": Name(spent), "card": card}))


def spend_natural_wonder(game: State, seat: int, natural: int) -> None:
    """A natural wonder token is kept, but works once per turn (CV-105); America lays it on a card anew."""
    game.used_naturals |= 1 << natural
    if game.players[seat].leader == AMERICA:
        game.push(LayNaturalWonder(seat, natural))


class LayNaturalWonder(Ask):
    """America: on which focus card is the natural wonder token laid?"""

    __slots__ = ("natural",)

    name: ClassVar[str] = "lay-natural-wonder"
    rule: ClassVar[str] = "CV-047"

    def __init__(self, seat: int, natural: int) -> None:
        super().__init__(seat)
        self.natural = natural

    def args(self) -> tuple[int, ...]:
        return (self.natural,)

    def options(self, game: State) -> list[Move]:
        return [PUTS[strand] for strand in range(6) if strand in game.players[self.seat].order]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        player = game.own(self.seat)
        bit = 1 << self.natural
        for strand in range(6):
            player.naturals_on[strand] &= ~bit
        player.naturals_on[move.a] |= bit
        if events is not None:
            names: Arguments = {
                "wonder": Name(NATURAL_WONDERS[self.natural][0]),
                "card": Name(FOCUS[player.cards[move.a]].id),
            }
            events.append(Event("laid-natural-wonder", self.seat, "CV-047", names))


def give_natural_wonder(game: State, seat: int, natural: int, events: list[Event] | None) -> None:
    """A player gains a natural wonder token, from the map or from another player."""
    bit = 1 << natural
    for other in range(game.seats):
        if game.players[other].natural_wonders & bit:
            loser = game.own(other)
            loser.natural_wonders &= ~bit
            for strand in range(6):
                loser.naturals_on[strand] &= ~bit
            if events is not None:
                names: Arguments = {"wonder": Name(NATURAL_WONDERS[natural][0]), "from": Seat(other)}
                events.append(Event("took-natural-wonder", seat, "CV-121", names))
    game.own(seat).natural_wonders |= bit
    if events is not None:
        events.append(Event("gained-natural-wonder", seat, "CV-063", {"wonder": Name(NATURAL_WONDERS[natural][0])}))
    if game.players[seat].leader == AMERICA:
        game.push(LayNaturalWonder(seat, natural))
