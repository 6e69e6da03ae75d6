"""Caravans that arrive: trade tokens, diplomacy cards, effects of arrival (CV-084 to CV-089, CV-496)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.building import BuildCityNear, near_sites
from ecumene.games.civ_new_dawn.moves import (
    ACCEPTS,
    CARD,
    DECLINES,
    ENDS,
    PUT,
    PUTS,
    STATE_CARD,
    TAKE,
    YES,
    CivMove,
)
from ecumene.games.civ_new_dawn.pacts import available_pacts, check_pacts, holds, most_pacts, take_pact
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.replacing import conquer_state
from ecumene.games.civ_new_dawn.row import cards_left, replace_card
from ecumene.games.civ_new_dawn.state import CAPITAL, NONE, ONCE_CARTOGRAPHY, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, choose_resource, gain_trade, gain_trade_on, put_trade
from ecumene.games.civ_new_dawn.tables.focus_cards import BANKING, CARTOGRAPHY, FOCUS, WHEEL
from ecumene.games.civ_new_dawn.tables.leaders import OTTOMAN
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import GREAT_LIBRARY, KILWA_KISIWANI, ORSZAGHAZ
from ecumene.games.civ_new_dawn.vocabulary import EMBASSY, MOST_TRADE, PACTS

TRADE_TOKENS: Final = 2
CARTOGRAPHY_DISTANCE: Final = 8
CARTOGRAPHY_RANGE: Final = 2

# Effects of arrival, in the order of CV-496.
BY_WHEEL: Final = 0
BY_KILWA: Final = 1
BY_ORSZAGHAZ: Final = 2
BY_EMBASSY: Final = 3
BY_BANKING: Final = 4
BY_IBRAHIM: Final = 5
BY_GREAT_LIBRARY: Final = 6
BY_CARTOGRAPHY: Final = 7
AT_STATE: Final = (BY_WHEEL, BY_KILWA, BY_ORSZAGHAZ)
AT_CITY: Final = (BY_WHEEL, BY_EMBASSY, BY_BANKING, BY_IBRAHIM, BY_GREAT_LIBRARY, BY_CARTOGRAPHY)


def return_caravan(game: State, seat: int, caravan: int, space: int) -> None:
    """Step 1 of trading: the caravan goes back to its card (CV-084)."""
    game.own(seat).caravans[caravan] = ON_CARD
    game.reached.append(space)


def trade_at_state(game: State, seat: int, caravan: int, space: int, card: int, events: list[Event] | None) -> None:
    """Steps 1 to 3 at a city-state (CV-084, CV-085, CV-087)."""
    state = game.states[space] - 1
    return_caravan(game, seat, caravan, space)
    if events is not None:
        events.append(Event("traded-with-state", seat, "CV-085", {"state": Name(CITY_STATES[state].id)}))
    for effect in reversed(AT_STATE):
        game.push(Arrived(-1, seat, effect, space, card))
    if not game.players[seat].envoys >> state & 1 and game.state_cards_left(state) > 0:
        game.push(TakeStateCard(seat, state))
    gain_trade_on(game, seat, CITY_STATES[state].type, TRADE_TOKENS, events)


def trade_at_city(game: State, seat: int, caravan: int, space: int, card: int, events: list[Event] | None) -> None:
    """Steps 1 to 3 at a rival city (CV-084, CV-086, CV-088)."""
    rival = game.city_owner(space)
    return_caravan(game, seat, caravan, space)
    if events is not None:
        events.append(Event("traded-with-player", seat, "CV-086", {"rival": Seat(rival)}))
    for effect in reversed(AT_CITY):
        game.push(Arrived(-1, seat, effect, space, card))
    if TakePact(seat, rival).cards(game):
        game.push(TakePact(seat, rival))
    gain_trade(game, seat, TRADE_TOKENS, ANY_CARD, events)


class TakeStateCard(Ask):
    """Is a diplomacy card of the city-state taken?"""

    __slots__ = ("state",)

    name: ClassVar[str] = "take-state-card"
    rule: ClassVar[str] = "CV-087"

    def __init__(self, seat: int, state: int) -> None:
        super().__init__(seat)
        self.state = state

    def args(self) -> tuple[int, ...]:
        return (self.state,)

    def options(self, game: State) -> list[Move]:
        return [CivMove(STATE_CARD, self.state), ENDS]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == STATE_CARD:
            game.own(self.seat).envoys |= 1 << self.state
            if events is not None:
                events.append(
                    Event("took-state-card", self.seat, "CV-087", {"state": Name(CITY_STATES[self.state].id)})
                )
            game.marks_changed(events)


class TakePact(Ask):
    """Is a diplomacy card of that player taken? One that is held already goes back first (CV-088)."""

    __slots__ = ("giver",)

    name: ClassVar[str] = "take-pact"
    rule: ClassVar[str] = "CV-088"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def args(self) -> tuple[int, ...]:
        return (self.giver,)

    def cards(self, game: State) -> list[int]:
        return available_pacts(game, self.giver)

    def options(self, game: State) -> list[Move]:
        return [*[CivMove(CARD, card, self.giver + 1) for card in self.cards(game)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != CARD:
            return super().why_not(game, move)
        if move.b != self.giver + 1:
            return Refusal("CV-088", "other-giver", {"giver": Seat(self.giver)})
        return Refusal("CV-090", "card-taken", {"card": Name(PACTS[move.a])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb != CARD:
            return
        if most_pacts(game, self.seat, self.giver) == 1 and game.players[self.seat].pacts[self.giver]:
            game.own(self.seat).pacts[self.giver] = 0
        take_pact(game, self.seat, self.giver, move.a, events)
        check_pacts(game, events)


class Arrived(Happen):
    """One of the effects of an arriving caravan."""

    name: ClassVar[str] = "arrived"

    def run(self, game: State, events: list[Event] | None) -> None:
        effect, space, card = self.numbers
        seat = self.about
        if effect == BY_WHEEL:
            if card == WHEEL:
                choose_resource(game, seat, False)
        elif effect == BY_KILWA:
            if game.controls(seat, KILWA_KISIWANI):
                gain_trade(game, seat, 1, ANY_CARD, events)
        elif effect == BY_ORSZAGHAZ:
            if game.controls(seat, ORSZAGHAZ) and game.states[space] != NONE and game.players[seat].cities_left > 0:
                game.push(ConquerByTrade(seat, space))
        else:
            self.at_city(game, effect, space, card, events)

    def at_city(self, game: State, effect: int, space: int, card: int, events: list[Event] | None) -> None:
        seat = self.about
        rival = game.city_owner(space)
        capital = bool(game.cities[space] & CAPITAL)
        if effect == BY_EMBASSY:
            if capital and holds(game, seat, rival, EMBASSY):
                choose_resource(game, seat, False)
                if game.trade_supply > 0:
                    game.push(PutForGiver(seat, rival))
        elif effect == BY_BANKING:
            if card == BANKING and capital and game.ibrahim == rival:
                choose_resource(game, seat, False)
        elif effect == BY_IBRAHIM:
            if game.ibrahim == seat and game.players[rival].leader == OTTOMAN:
                gain_trade(game, rival, 1, ANY_CARD, events)
                gain_trade(game, seat, 1, ANY_CARD, events)
        elif effect == BY_GREAT_LIBRARY:
            if game.controls(seat, GREAT_LIBRARY):
                game.push(LearnFromRival(seat, rival))
        elif card == CARTOGRAPHY and not game.turn_notes & ONCE_CARTOGRAPHY:
            own_capital = game.players[seat].cities[0]
            if (
                game.land.distances(own_capital)[space] >= CARTOGRAPHY_DISTANCE
                and game.players[seat].cities_left > 0
                and near_sites(game, seat, space, CARTOGRAPHY_RANGE)
            ):
                game.push(BuildCityNear(seat, space, CARTOGRAPHY_RANGE, ONCE_CARTOGRAPHY))


class ConquerByTrade(Ask):
    """Orszaghaz: is the city-state conquered without an attack?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "conquer-by-trade"
    rule: ClassVar[str] = "CV-496"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        return [ACCEPTS, DECLINES]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == YES:
            conquer_state(game, self.seat, self.space, False, events)


class PutForGiver(Ask):
    """Embassy: on which card of the giver does a trade token go? On a full card none is put."""

    __slots__ = ("giver",)

    name: ClassVar[str] = "put-for-giver"
    rule: ClassVar[str] = "CV-496"

    def __init__(self, seat: int, giver: int) -> None:
        super().__init__(seat)
        self.giver = giver

    def args(self) -> tuple[int, ...]:
        return (self.giver,)

    def options(self, game: State) -> list[Move]:
        return [PUTS[strand] for strand in sorted(game.players[self.giver].order)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == PUT and game.players[self.giver].trade[move.a] < MOST_TRADE:
            put_trade(game, self.giver, move.a, events)


class LearnFromRival(Ask):
    """Great Library: is an own card gained that has the type and level of a card in the rival's row?"""

    __slots__ = ("rival",)

    name: ClassVar[str] = "learn-from-rival"
    rule: ClassVar[str] = "CV-496"

    def __init__(self, seat: int, rival: int) -> None:
        super().__init__(seat)
        self.rival = rival

    def args(self) -> tuple[int, ...]:
        return (self.rival,)

    def options(self, game: State) -> list[Move]:
        rival = game.players[self.rival]
        found: list[Move] = []
        known: list[int] = []
        for strand in sorted(rival.order):
            kind = FOCUS[rival.cards[strand]]
            for card in cards_left(game, self.seat, kind.level, kind.type):
                strands = game.players[self.seat].strands_of(kind.type)
                if card not in known:
                    known.append(card)
                    found += [CivMove(TAKE, card, own + 1 if len(strands) > 1 else 0) for own in strands]
        return [*found, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TAKE:
            strands = game.players[self.seat].strands_of(FOCUS[move.a].type)
            strand = move.b - 1 if move.b else strands[0]
            replace_card(game, self.seat, strand, move.a, events, "CV-203")
