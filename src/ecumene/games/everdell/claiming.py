"""Claiming events: what they need, what they ask for, what happens (EV-051 to EV-073, EV-272 to EV-282)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Counted, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, CHAPEL
from ecumene.games.everdell.city import leave, removable, throw_out
from ecumene.games.everdell.drawing import draw, into_hand, reveal, room
from ecumene.games.everdell.events import (
    BASIC_VALUE,
    DISCARD_CITY_CARDS,
    DISCARD_PER_COLOUR,
    EVENTS,
    GIVE_RESOURCES,
    LAY_ANY,
    LAY_ONE_KIND,
    POINTS_PER_EVENT,
    PRODUCE,
    REAP_CHAPEL,
    RECALL_WORKER,
    SPECIAL_VALUE,
    SPLIT_REVEALED,
    TUCK_CITY_CRITTERS,
    TUCK_HAND_CRITTERS,
    EventCard,
)
from ecumene.games.everdell.hand import FOR_POINTS, discard_cards
from ecumene.games.everdell.laid import stored
from ecumene.games.everdell.moves import (
    CAPTURE,
    DONE,
    ENDS,
    GIVE_RESOURCE,
    KEEP,
    LAY,
    LAYS,
    NOBODY_TAKES,
    RECALL,
    REMOVE,
    TUCK,
    EverdellMove,
)
from ecumene.games.everdell.player import Claimed, Player
from ecumene.games.everdell.playing import refuse_removal
from ecumene.games.everdell.production import produce_all
from ecumene.games.everdell.resources import GainAny, add_points, receivers
from ecumene.games.everdell.spending import give_resource
from ecumene.games.everdell.state import UNCLAIMED, State
from ecumene.games.everdell.vocabulary import ANY, RESOURCES


def meets(player: Player, event: EventCard) -> bool:
    """Does the city have what the event needs? Only cards lying in the city count (EV-330)."""
    for design in event.cards:
        if not player.has(design):
            return False
    if event.cards_in_city and len(player.city) < event.cards_in_city:
        return False
    if event.events and len(player.events) < event.events:
        return False
    if event.colours or event.all_colours or event.constructions or event.critters:
        numbers = [0, 0, 0, 0, 0]
        constructions = 0
        for card in player.city:
            numbers[CARDS[card.design].colour] += 1
            if card.is_construction:
                constructions += 1
        for colour, number in event.colours:
            if numbers[colour] < number:
                return False
        if event.all_colours and min(numbers) < event.all_colours:
            return False
        if constructions < event.constructions or len(player.city) - constructions < event.critters:
            return False
    return True


def affords(player: Player, event: EventCard) -> bool:
    """Can the price be paid in full (EV-331)? Only one event has a price: berries and cards of the city."""
    if event.on_claim != DISCARD_CITY_CARDS:
        return True
    return player.stock(event.what) >= event.most and len(removable(player)) >= event.most


def is_free(game: State, number: int) -> bool:
    """Is the event in play and not claimed yet?"""
    return number in game.events and game.claimed_by[game.events.index(number)] == UNCLAIMED


def claimable(game: State, seat: int, number: int) -> bool:
    event = EVENTS[number]
    player = game.players[seat]
    return is_free(game, number) and meets(player, event) and affords(player, event)


def claim(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    """The event is the player's from now on (EV-051), and what claiming brings happens."""
    event = EVENTS[number]
    game.claimed_by[game.events.index(number)] = seat
    player = game.own(seat)
    player.events.append(Claimed(number))
    if events is not None:
        events.append(Event("claimed", seat, event.rule, {"event": Name(event.id)}))
    kind = event.on_claim
    if kind == GIVE_RESOURCES:
        give_away(game, seat, number, event.most)
    elif kind == RECALL_WORKER:
        game.push(RecallWorker(seat))
    elif kind in (LAY_ONE_KIND, LAY_ANY):
        lay_on_event(game, seat, number, event.most)
    elif kind == SPLIT_REVEALED:
        game.revealed_cards = reveal(game, event.most)
        if events is not None:
            for card in game.revealed_cards:
                events.append(Event("revealed", seat, event.rule, {"card": Name(CARDS[card].id)}))
        keep_revealed(game, seat, number)
    elif kind == TUCK_CITY_CRITTERS:
        capture_critters(game, seat, number, event.most)
    elif kind == TUCK_HAND_CRITTERS:
        if player.hand:
            game.push(TuckCritters(seat, number, event.most))
    elif kind == DISCARD_CITY_CARDS:
        player.add(event.what, -event.most)
        game.push(PayWithCity(seat, number, event.most))
    elif kind == REAP_CHAPEL:
        index = player.first(CHAPEL)
        tokens = player.city[index].points if index >= 0 else 0
        draw(game, seat, tokens, events, event.rule)
        if tokens:
            game.push(GainAny(seat, tokens, ANY))
    elif kind == PRODUCE:
        produce_all(game, seat, events)
    elif kind == POINTS_PER_EVENT:
        points = sum([BASIC_VALUE if EVENTS[held.event].is_basic else SPECIAL_VALUE for held in player.events])
        add_points(game, seat, points, event.rule, events)
    elif kind == DISCARD_PER_COLOUR:
        discard_cards(game, seat, FOR_POINTS, 0, player.count_colour(event.what), events)


def change_claimed(game: State, seat: int, number: int, store: int, beneath: tuple[int, ...]) -> None:
    """Something is laid on an event, or put beneath it."""
    held = game.own(seat).events
    for place, claimed in enumerate(held):
        if claimed.event == number:
            held[place] = Claimed(number, claimed.store + store, (*claimed.beneath, *beneath))


class GiveAway(Ask):
    """A Brilliant Marketing Plan: resources for opponents, one after another (EV-058)."""

    __slots__ = ("event", "left")

    name: ClassVar[str] = "give-away"
    rule: ClassVar[str] = "EV-058"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int, left: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.event, self.left)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        others = [other + 1 for other in receivers(game, self.seat)]
        found: list[Move] = []
        for resource in range(4):
            if player.stock(resource):
                for other in others or [NOBODY_TAKES]:
                    found.append(EverdellMove(GIVE_RESOURCE, resource, other))
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != GIVE_RESOURCE:
            return not_now(self.rule, self.name)
        if game.players[self.seat].stock(move.a) == 0:
            return Refusal("EV-058", "cannot-spend", {"resource": Name(RESOURCES[move.a])})
        if 0 < move.b <= game.seats and game.players[move.b - 1].passed:
            return Refusal("EV-092", "has-passed", {"other": Seat(move.b - 1)})
        return Refusal("EV-058", "no-opponent")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        give_resource(game, self.seat, move.a, move.b - 1, self.rule, events)
        add_points(game, self.seat, EVENTS[self.event].each, self.rule, events)
        give_away(game, self.seat, self.event, self.left - 1)


def give_away(game: State, seat: int, event: int, left: int) -> None:
    if left and game.players[seat].wealth():
        game.push(GiveAway(seat, event, left))


class RecallWorker(Ask):
    """A Well Run City: a deployed worker comes home, perhaps the one just placed (EV-059, EV-333)."""

    __slots__ = ()

    name: ClassVar[str] = "recall-worker"
    rule: ClassVar[str] = "EV-333"

    def options(self, game: State) -> list[Move]:
        places = sorted(set(game.players[self.seat].workers))
        return [EverdellMove(RECALL, game.place_in_move(self.seat, place)) for place in places]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-333", "no-worker-there") if move.verb == RECALL else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        player = game.own(self.seat)
        player.workers.remove(game.place_in_state(self.seat, move.a))
        player.home += 1
        if events is not None:
            events.append(Event("recalled", self.seat, self.rule))


class LayOnEvent(Ask):
    """Resources laid on an event, one after another; they leave the supply (EV-060, EV-068, EV-073, EV-334)."""

    __slots__ = ("event", "left")

    name: ClassVar[str] = "lay-on-event"
    rule: ClassVar[str] = "EV-334"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int, left: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.event, self.left)

    def options(self, game: State) -> list[Move]:
        return [*[LAYS[resource] for resource in layable(game, self.seat, self.event)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == LAY:
            return Refusal(EVENTS[self.event].rule, "cannot-spend", {"resource": Name(RESOURCES[move.a])})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        game.own(self.seat).add(move.a, -1)
        change_claimed(game, self.seat, self.event, stored(move.a, 1), ())
        if events is not None:
            goods = Counted(f"1 {RESOURCES[move.a]}")
            events.append(Event("laid-on-event", self.seat, EVENTS[self.event].rule, {"price": goods}))
        lay_on_event(game, self.seat, self.event, self.left - 1)


def layable(game: State, seat: int, event: int) -> list[int]:
    player = game.players[seat]
    kinds = [EVENTS[event].what] if EVENTS[event].on_claim == LAY_ONE_KIND else [0, 1, 2, 3]
    return [resource for resource in kinds if player.stock(resource)]


def lay_on_event(game: State, seat: int, event: int, left: int) -> None:
    if left and layable(game, seat, event):
        game.push(LayOnEvent(seat, event, left))


class KeepRevealed(Ask):
    """Ancient Scrolls Discovered: revealed cards into the hand, the others go beneath (EV-061, EV-335)."""

    __slots__ = ("event",)

    name: ClassVar[str] = "keep-revealed"
    rule: ClassVar[str] = "EV-061"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int) -> None:
        super().__init__(seat)
        self.event = event

    def args(self) -> tuple[int, ...]:
        return (self.event,)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = []
        if room(game.players[self.seat]):
            found = [EverdellMove(KEEP, card) for card in sorted(set(game.revealed_cards))]
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != KEEP:
            return not_now(self.rule, self.name)
        if move.a in game.revealed_cards:
            return Refusal("EV-335", "own-hand-full")
        return Refusal("EV-061", "not-revealed")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == KEEP:
            game.revealed_cards.remove(move.a)
            into_hand(game.own(self.seat), move.a)
            if events is not None:
                events.append(Event("kept-revealed", self.seat, self.rule, {"card": Name(CARDS[move.a].id)}))
            keep_revealed(game, self.seat, self.event)
        else:
            change_claimed(game, self.seat, self.event, 0, tuple(game.revealed_cards))
            game.revealed_cards = []


def keep_revealed(game: State, seat: int, event: int) -> None:
    if game.revealed_cards:
        game.push(KeepRevealed(seat, event))


class CaptureCritters(Ask):
    """Capture of the Acorn Thieves: Critters of the city go beneath the event (EV-062, EV-466)."""

    __slots__ = ("event", "left")

    name: ClassVar[str] = "capture-critters"
    rule: ClassVar[str] = "EV-062"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int, left: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.event, self.left)

    def options(self, game: State) -> list[Move]:
        found: list[Move] = [
            EverdellMove(CAPTURE, game.refer(self.seat, self.seat, index))
            for index, card in enumerate(game.players[self.seat].city)
            if not card.is_construction
        ]
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-062", "no-critter") if move.verb == CAPTURE else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        laid = leave(game, self.seat, game.index_of(self.seat, move.a))
        game.discards += laid.beneath
        change_claimed(game, self.seat, self.event, 0, (laid.design,))
        if events is not None:
            events.append(Event("put-beneath", self.seat, self.rule, {"card": Name(CARDS[laid.design].id)}))
        capture_critters(game, self.seat, self.event, self.left - 1)


def capture_critters(game: State, seat: int, event: int, left: int) -> None:
    if left and [card for card in game.players[seat].city if not card.is_construction]:
        game.push(CaptureCritters(seat, event, left))


class TuckCritters(Ask):
    """Graduation of Scholars: Critters from the hand go beneath the event (EV-065)."""

    __slots__ = ("event", "left")

    name: ClassVar[str] = "tuck-critters"
    rule: ClassVar[str] = "EV-065"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int, left: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.event, self.left)

    def is_choice(self, game: State) -> bool:
        # Whether there is a Critter in hand is a secret.
        return True

    def options(self, game: State) -> list[Move]:
        found: list[Move] = [
            EverdellMove(TUCK, card)
            for card in sorted(set(game.players[self.seat].hand))
            if not CARDS[card].is_construction
        ]
        found.append(ENDS)
        return found

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-065", "no-critter") if move.verb == TUCK else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        game.own(self.seat).hand.remove(move.a)
        change_claimed(game, self.seat, self.event, 0, (move.a,))
        if events is not None:
            events.append(Event("put-beneath", self.seat, self.rule, {"card": Name(CARDS[move.a].id)}))
        if self.left > 1 and game.players[self.seat].hand:
            game.push(TuckCritters(self.seat, self.event, self.left - 1))


class PayWithCity(Ask):
    """Croak Wart Cure: cards of the city that are discarded (EV-063, EV-332)."""

    __slots__ = ("event", "left")

    name: ClassVar[str] = "pay-with-city"
    rule: ClassVar[str] = "EV-332"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, event: int, left: int) -> None:
        super().__init__(seat)
        self.event = event
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.event, self.left)

    def options(self, game: State) -> list[Move]:
        found = removable(game.players[self.seat])
        return [EverdellMove(REMOVE, game.refer(self.seat, self.seat, index)) for index in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_removal(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = throw_out(game, self.seat, game.index_of(self.seat, move.a))
        if events is not None:
            events.append(Event("removed", self.seat, "EV-063", {"card": Name(CARDS[laid.design].id)}))
        if self.left > 1:
            game.push(PayWithCity(self.seat, self.event, self.left - 1))
