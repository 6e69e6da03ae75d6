"""Playing a card, step by step (EV-080): source, payment, removal, entry, effect; then what follows (EV-461)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Counted, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS, DUNGEON, FOOL, FREIGHT_CAR, JUDGE, RUINS, SHEPHERD
from ecumene.games.everdell.city import enter, free_partner, free_space, leave, pair_up, removable, throw_out
from ecumene.games.everdell.drawing import lift, refill_meadow
from ecumene.games.everdell.laid import GOLDEN_TOKEN, STANDARD, stored
from ecumene.games.everdell.moves import (
    ARCHIVED,
    GOLDEN,
    HAND,
    HELPED,
    MEADOW,
    OCCUPY,
    OPPONENT,
    PAY,
    PRISONER,
    REMOVE,
    RESERVED,
    REVEALED,
    SHARE,
    SHARES,
    SOURCES,
    STANDS_ALONE,
    STATION,
    EverdellMove,
    packed,
    way_kind,
    way_reference,
)
from ecumene.games.everdell.player import NO_CARD
from ecumene.games.everdell.prices import (
    EVERYTHING,
    PRISONER_SAVES,
    TOKEN_SAVES,
    fool_targets,
    helps,
    prices,
    ruins_targets,
    swapped_prices,
)
from ecumene.games.everdell.resources import add_points, pay, receivers, take_gains, told_price
from ecumene.games.everdell.state import Play, State
from ecumene.games.everdell.vocabulary import (
    AFTER_PLAY_DRAW,
    AFTER_PLAY_GAIN,
    AFTER_PLAY_GIVE_CARD,
    ALL_CARDS,
    CONSTRUCTIONS,
    REPEAT_PLACE,
    Gains,
)

#: Point tokens for Rugwort when you use a golden token, by how many you have left after it (EV-318).
RUGWORTS_GOLD: Final = (3, 2, 0)


def play_as_action(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """A card is played as the action of a turn: in the way that the move names."""
    design, source = move.a, move.b
    card = CARDS[design]
    kind = way_kind(move.c)
    less = TOKEN_SAVES if source == RESERVED else 0
    judge = False
    take_from(game, seat, design, source)
    if kind != 0:
        index = game.index_of(seat, way_reference(move.c))
        laid = game.players[seat].city[index]
        if kind == OCCUPY:
            game.change(seat, index, laid.occupied(STANDARD))
            less = EVERYTHING
        elif kind == GOLDEN:
            game.change(seat, index, laid.occupied(GOLDEN_TOKEN))
            player = game.own(seat)
            player.golden -= 1
            less = EVERYTHING
            if game.rugwort_is_here:
                add_points(game, game.rugwort, RUGWORTS_GOLD[player.golden], "EV-318", events)
        elif kind == PRISONER:
            less = PRISONER_SAVES
            leave(game, seat, index)
            game.discards += laid.beneath
            dungeon = game.players[seat].first(DUNGEON)
            game.change(seat, dungeon, game.players[seat].city[dungeon].with_prisoner(laid.design))
        elif laid.design == JUDGE:
            less = 0
            judge = True
        else:
            less = helps(laid, card)
            throw_out(game, seat, index)
        tell_way(seat, kind, Name(CARDS[laid.design].id), events)
    ask_price(game, seat, design, source, less, judge, events)


def tell_way(seat: int, kind: int, card: Name, events: list[Event] | None) -> None:
    """Which card of the city helped to play another one."""
    if events is None:
        return
    if kind == OCCUPY:
        events.append(Event("occupied", seat, "EV-076", {"card": card}))
    elif kind == GOLDEN:
        events.append(Event("occupied-golden", seat, "EV-244", {"card": card}))
    elif kind == HELPED:
        events.append(Event("helped", seat, "EV-078", {"card": card}))
    else:
        events.append(Event("imprisoned", seat, "EV-125", {"card": card}))


def play_through(game: State, seat: int, move: Move, less: int, events: list[Event] | None) -> None:
    """A card is played through another card or a place, on its terms."""
    take_from(game, seat, move.a, move.b)
    ask_price(game, seat, move.a, move.b, less, False, events)


def take_from(game: State, seat: int, design: int, source: int) -> None:
    """The card leaves the place it is played from."""
    if source == HAND:
        game.own(seat).hand.remove(design)
    elif source == ARCHIVED:
        game.own(seat).archive.remove(design)
    elif source == RESERVED:
        game.own(seat).reserved = NO_CARD
    elif source == REVEALED:
        # The others were discarded when this one was chosen (EV-469).
        game.revealed_cards.remove(design)
    else:
        lift(game, source)
        if source >= STATION:
            game.held |= 1 << source - STATION
    game.playing.append(design)


def ask_price(
    game: State, seat: int, design: int, source: int, less: int, judge: bool, events: list[Event] | None
) -> None:
    """Pay what is left of the price; if that is a choice, ask."""
    game.push(EnterCity(seat, design, source))
    card = CARDS[design]
    if judge:
        game.push(PayPrice(seat, design, 0, True))
    elif card.total <= less:
        settle_price(game, seat, design, 0, events)
    elif less == 0:
        settle_price(game, seat, design, packed(card.twig, card.resin, card.pebble, card.berry), events)
    else:
        game.push(PayPrice(seat, design, less, False))


def settle_price(game: State, seat: int, design: int, price: int, events: list[Event] | None) -> None:
    """The price is known: it goes to the supply; that of the Shepherd to an opponent of one's choice (EV-151)."""
    if design == SHEPHERD and price and receivers(game, seat):
        game.push(ChooseReceiver(seat, price))
        return
    pay(game, seat, price)
    if events is not None and price:
        events.append(Event("paid", seat, "EV-075", {"price": Counted(told_price(price))}))


class PayPrice(Ask):
    """What is paid, where a discount or the Judge leaves a choice (EV-339, EV-345)."""

    __slots__ = ("design", "judge", "less")

    name: ClassVar[str] = "pay-price"
    rule: ClassVar[str] = "EV-339"

    def __init__(self, seat: int, design: int, less: int, judge: bool) -> None:
        super().__init__(seat)
        self.design = design
        self.less = less
        self.judge = judge

    def args(self) -> tuple[int, ...]:
        return (self.design, self.less, int(self.judge))

    def __reduce__(self) -> tuple[type[PayPrice], tuple[int, int, int, bool]]:
        return PayPrice, (self.seat, self.design, self.less, self.judge)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        card = CARDS[self.design]
        found = swapped_prices(player, card) if self.judge else prices(player, card, self.less)
        return [EverdellMove(PAY, price) for price in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == PAY:
            return Refusal("EV-345" if self.judge else "EV-339", "wrong-price", {"card": Name(CARDS[self.design].id)})
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        settle_price(game, self.seat, self.design, move.a, events)


class ChooseReceiver(Ask):
    """Who gets what is paid for the Shepherd (EV-151, EV-474)."""

    __slots__ = ("price",)

    name: ClassVar[str] = "choose-receiver"
    rule: ClassVar[str] = "EV-151"

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def args(self) -> tuple[int, ...]:
        return (self.price,)

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(OPPONENT, other + 1) for other in receivers(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_opponent(game, self, move, "EV-474")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        pay(game, self.seat, self.price, move.a - 1)
        if events is not None:
            data: Arguments = {"price": Counted(told_price(self.price)), "other": Seat(move.a - 1)}
            events.append(Event("paid-to", self.seat, "EV-151", data))


def refuse_opponent(game: State, step: Ask, move: Move, rule: str) -> Refusal:
    """Why that opponent cannot be named."""
    if move.verb != OPPONENT:
        return not_now(step.rule, step.name)
    if move.a - 1 == step.seat or move.a > game.seats:
        return Refusal(rule, "no-opponent")
    if game.players[move.a - 1].passed:
        return Refusal("EV-092", "has-passed", {"other": Seat(move.a - 1)})
    return Refusal(rule, "cannot-take", {"other": Seat(move.a - 1)})


class EnterCity(Step[State]):
    """The card is paid: its Meadow place is refilled, room is made, and it is laid down (EV-080)."""

    __slots__ = ("design", "source", "who")

    name: ClassVar[str] = "enter-city"

    def __init__(self, who: int, design: int, source: int) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.design = design
        self.source = source

    def args(self) -> tuple[int, ...]:
        return (self.who, self.design, self.source)

    def __reduce__(self) -> tuple[type[EnterCity], tuple[int, int, int]]:
        return EnterCity, (self.who, self.design, self.source)

    def run(self, game: State, events: list[Event] | None) -> None:
        seat, design = self.who, self.design
        if MEADOW <= self.source < STATION:
            refill_meadow(game)
        if design == RUINS:
            game.push(ChooseRuin(seat, self.source))
        elif design == FOOL and game.rugwort_is_here:
            game.playing.remove(FOOL)
            game.discards.append(FOOL)
            note_play(game, seat, FOOL, self.source, -1, events)
            if removable(game.players[game.rugwort]):
                game.push(DriveOut(seat))
        elif design == FOOL:
            game.push(ChooseFoolsCity(seat, self.source))
        elif free_partner(game.players[seat], design) >= 0:
            game.push(ShareSpace(seat, design, self.source))
        else:
            lay_down(game, seat, design, self.source, -1, events)


def lay_down(game: State, seat: int, design: int, source: int, partner: int, events: list[Event] | None) -> None:
    """The card lies in the city, with what lies on it from the start; a green or tan card takes effect (EV-359)."""
    game.playing.remove(design)
    card = CARDS[design]
    points = 0
    store = 0
    if card.effect.kind == REPEAT_PLACE:
        points = card.effect.number
    elif design == FREIGHT_CAR:
        gains: Gains = card.effect.gains
        for resource in range(4):
            store |= stored(resource, gains.resource(resource))
    laid = enter(game, seat, design, partner, points, store)
    note_play(game, seat, design, source, laid.number, events)
    game.take_effect(seat, design, laid.number, events)


def note_play(game: State, seat: int, design: int, source: int, number: int, events: list[Event] | None) -> None:
    """Remember the play with the cards that will react to it: those in the city now (EV-081, EV-083, EV-342)."""
    player = game.players[seat]
    played = CARDS[design]
    mine = player.find(number) >= 0
    reacting: list[int] = []
    for card in player.city:
        effect = CARDS[card.design].effect
        if card.number == number or not AFTER_PLAY_DRAW <= effect.kind <= AFTER_PLAY_GIVE_CARD:
            continue
        if effect.what != ALL_CARDS and (effect.what == CONSTRUCTIONS) != played.is_construction:
            continue
        if mine or effect.kind != AFTER_PLAY_GAIN:
            reacting.append(card.number)
    play = Play(seat, design, source, number, tuple(reacting))
    game.plays.append(play)
    if game.rugwort_is_here:
        game.replies.append(play)
    if events is not None:
        events.append(Event("played", seat, "EV-074", {"card": Name(played.id), "source": Name(SOURCES[source])}))


class ChooseRuin(Ask):
    """Which Construction the Ruins replace; its printed price comes back (EV-149)."""

    __slots__ = ("source",)

    name: ClassVar[str] = "choose-ruin"
    rule: ClassVar[str] = "EV-149"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def args(self) -> tuple[int, ...]:
        return (self.source,)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [EverdellMove(REMOVE, game.refer(self.seat, self.seat, index)) for index in ruins_targets(player)]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_removal(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = game.index_of(self.seat, move.a)
        dismantle(game, self.seat, index, "EV-149", events)
        lay_down(game, self.seat, RUINS, self.source, -1, events)


def refuse_removal(game: State, step: Ask, move: Move) -> Refusal:
    """Why that card of the city cannot be removed here."""
    if move.verb != REMOVE:
        return not_now(step.rule, step.name)
    laid = game.named(step.seat, move.a)
    if laid is None or game.owner_of(step.seat, move.a) != step.seat:
        return Refusal(step.rule, "not-in-city")
    if CARDS[laid.design].id == "main-road":
        return Refusal("EV-349", "main-road-stays")
    return Refusal(step.rule, "not-removable", {"card": Name(CARDS[laid.design].id)})


def dismantle(game: State, seat: int, index: int, rule: str, events: list[Event] | None) -> None:
    """A card of the city is discarded and its printed price comes back (EV-149, EV-158)."""
    laid = throw_out(game, seat, index)
    card = CARDS[laid.design]
    if events is not None:
        events.append(Event("removed", seat, rule, {"card": Name(card.id)}))
    take_gains(game, seat, Gains(card.twig, card.resin, card.pebble, card.berry), rule, events)


class ChooseFoolsCity(Ask):
    """Whose city gets the Fool (EV-129)."""

    __slots__ = ("source",)

    name: ClassVar[str] = "choose-fools-city"
    rule: ClassVar[str] = "EV-129"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def args(self) -> tuple[int, ...]:
        return (self.source,)

    def options(self, game: State) -> list[Move]:
        return [EverdellMove(OPPONENT, other + 1) for other in fool_targets(game, self.seat)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != OPPONENT:
            return not_now(self.rule, self.name)
        if move.a - 1 == self.seat or move.a > game.seats:
            return Refusal("EV-129", "no-opponent")
        return Refusal("EV-129", "no-room-for-fool", {"other": Seat(move.a - 1)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.playing.remove(FOOL)
        laid = enter(game, move.a - 1, FOOL)
        note_play(game, self.seat, FOOL, self.source, laid.number, events)
        if events is not None:
            events.append(Event("fooled", self.seat, "EV-129", {"other": Seat(move.a - 1)}))


class ShareSpace(Ask):
    """Husband, Wife, Farm and Greenhouse may share the space of a free partner (EV-348)."""

    __slots__ = ("design", "source")

    name: ClassVar[str] = "share-space"
    rule: ClassVar[str] = "EV-348"

    def __init__(self, seat: int, design: int, source: int) -> None:
        super().__init__(seat)
        self.design = design
        self.source = source

    def args(self) -> tuple[int, ...]:
        return (self.design, self.source)

    def options(self, game: State) -> list[Move]:
        return [SHARES, STANDS_ALONE] if free_space(game.players[self.seat]) else [SHARES]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-084", "city-full") if move == STANDS_ALONE else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        partner = free_partner(game.players[self.seat], self.design) if move.verb == SHARE else -1
        lay_down(game, self.seat, self.design, self.source, partner, events)


class DriveOut(Ask):
    """Your Fool drives a card out of Rugwort's city (EV-170, EV-432)."""

    __slots__ = ()

    name: ClassVar[str] = "drive-out"
    rule: ClassVar[str] = "EV-170"

    def options(self, game: State) -> list[Move]:
        rugwort = game.rugwort
        found = removable(game.players[rugwort])
        return [EverdellMove(REMOVE, game.refer(self.seat, rugwort, index)) for index in found]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-170", "only-rugworts") if move.verb == REMOVE else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = game.index_of(self.seat, move.a)
        laid = throw_out(game, game.rugwort, index)
        pair_up(game, game.rugwort)
        if events is not None:
            events.append(Event("drove-out", self.seat, "EV-170", {"card": Name(CARDS[laid.design].id)}))
