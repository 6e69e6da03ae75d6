"""Green cards: what they do when they are played, in spring and autumn, or when something else activates them."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Counted, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import BANK, CARDS, CHIP_SWEEP, FARM, MAGICIAN, MINER_MOLE, STOREHOUSE
from ecumene.games.everdell.city import filled, removable, throw_out
from ecumene.games.everdell.drawing import draw, into_hand, reveal, room
from ecumene.games.everdell.giving import card_receivers, gifts, hand_over, offer_card, refuse_gift
from ecumene.games.everdell.laid import UNPAIRED, Laid, stored
from ecumene.games.everdell.moves import (
    ACTIVATE,
    COPY,
    DONE,
    ENDS,
    GIVE_CARD,
    KEEP,
    OPPONENT,
    REMOVE,
    SPEND,
    SPENDS,
    STORES,
    TAKES,
    EverdellMove,
)
from ecumene.games.everdell.playing import refuse_opponent, refuse_removal
from ecumene.games.everdell.resources import GainAny, add_points, receivers, take_gains
from ecumene.games.everdell.rows import BY_LAMPLIGHTER, draw_from_rows
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_OWN,
    ANY,
    BERRY,
    COPY_GREEN,
    DRAW_AND_PAIRED_GAIN_ANY,
    DRAW_ANYWHERE,
    EXCHANGE,
    GAIN,
    GAIN_MORE_WITH_FARM,
    GAIN_PER_FARM,
    GIVE_CARD_FOR_ANY,
    GIVE_FOR_POINTS,
    PAIRED_WITH_FARM_GAIN_ANY,
    PEBBLE,
    POINTS_FOR_SPACES,
    RESIN,
    RESOURCES,
    SACRIFICE,
    SAVE_POINT,
    SPEND_FOR_POINTS,
    STORE,
    TEACH,
    TWIG,
    UNLOAD,
)

#: No card of one's own acts: the snails use the card of an opponent.
NO_ACTOR: Final = -1
#: What a Storehouse puts aside, by resource (EV-153).
STORED: Final = {TWIG: 3, RESIN: 2, PEBBLE: 1, BERRY: 2}
SPACES_PER_POINT: Final = 5


def is_plain(design: int) -> bool:
    """It only adds things that can never hurt: where several cards produce, such cards come first, unasked."""
    effect = CARDS[design].effect
    if effect.kind == GAIN:
        return effect.gains.cards == 0
    return effect.kind in (GAIN_PER_FARM, GAIN_MORE_WITH_FARM, SAVE_POINT, POINTS_FOR_SPACES)


def produce(game: State, seat: int, host: int, number: int, actor: int, events: list[Event] | None) -> None:
    """The green card of that number in the city of `host` takes effect for `seat` (EV-369, EV-423)."""
    city = game.players[host].city
    index = game.players[host].find(number)
    laid = city[index]
    card = CARDS[laid.design]
    effect = card.effect
    kind = effect.kind
    rule = card.rule
    if kind == GAIN:
        take_gains(game, seat, effect.gains, rule, events)
    elif kind == GAIN_PER_FARM:
        take_gains(game, seat, effect.gains, rule, events, game.players[host].count(FARM))
    elif kind == GAIN_MORE_WITH_FARM:
        take_gains(game, seat, effect.gains, rule, events, 2 if game.players[host].has(FARM) else 1)
    elif kind == PAIRED_WITH_FARM_GAIN_ANY:
        if laid.pair != UNPAIRED and game.players[host].has(FARM):
            game.push(GainAny(seat, effect.gains.any, ANY))
    elif kind == DRAW_AND_PAIRED_GAIN_ANY:
        draw(game, seat, effect.gains.cards, events, rule)
        if laid.pair != UNPAIRED:
            game.push(GainAny(seat, effect.gains.any, ANY))
    elif kind == SPEND_FOR_POINTS:
        spend_for_points(game, seat, laid.design, effect.number)
    elif kind == GIVE_FOR_POINTS:
        give_for_points(game, seat, laid.design)
    elif kind == EXCHANGE:
        if game.players[seat].wealth():
            game.push(Exchange(seat, effect.number, 0))
    elif kind == TEACH:
        teach(game, seat, effect.number, events)
    elif kind == STORE:
        game.push(StoreGoods(seat, number))
    elif kind == SAVE_POINT:
        game.change(host, index, laid.with_points(laid.points + effect.number))
        if events is not None:
            events.append(Event("saved-point", seat, rule, {"points": effect.number}))
    elif kind == ACTIVATE_OWN:
        if activatable(game, seat, host, number):
            game.push(ActivateCard(seat, host, number))
    elif kind == COPY_GREEN:
        copy_green(game, seat, host, actor, False)
    elif kind == UNLOAD:
        if laid.store:
            game.push(UnloadCar(seat, number, effect.number))
    elif kind == DRAW_ANYWHERE:
        draw_from_rows(game, seat, BY_LAMPLIGHTER, effect.number, events)
    elif kind == SACRIFICE:
        if sacrifices(game, seat, actor):
            game.push(Sacrifice(seat, actor))
    elif kind == POINTS_FOR_SPACES:
        points = effect.number + effect.each * (filled(game.players[host]) // SPACES_PER_POINT)
        add_points(game, seat, points, rule, events)
    elif kind == GIVE_CARD_FOR_ANY:
        offer_card(game, seat, laid.design)


# Several cards at once


class Production(Step[State]):
    """The cards that still have to produce: plain ones at once, the others in the order the owner likes (EV-101)."""

    __slots__ = ("numbers", "who")

    name: ClassVar[str] = "production"

    def __init__(self, who: int, numbers: tuple[int, ...]) -> None:
        super().__init__(NOBODY)
        self.who = who
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return (self.who, *self.numbers)

    def __reduce__(self) -> tuple[type[Production], tuple[int, tuple[int, ...]]]:
        return Production, (self.who, self.numbers)

    def run(self, game: State, events: list[Event] | None) -> None:
        player = game.players[self.who]
        here = tuple([number for number in self.numbers if player.find(number) >= 0])
        if len(here) == 1:
            produce(game, self.who, self.who, here[0], here[0], events)
        elif here:
            game.push(ProduceNext(self.who, here))


class ProduceNext(Ask):
    """Which green card produces next (EV-101, EV-462)."""

    __slots__ = ("numbers",)

    name: ClassVar[str] = "produce-next"
    rule: ClassVar[str] = "EV-101"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, numbers: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.numbers = numbers

    def args(self) -> tuple[int, ...]:
        return self.numbers

    def __reduce__(self) -> tuple[type[ProduceNext], tuple[int, tuple[int, ...]]]:
        return ProduceNext, (self.seat, self.numbers)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [
            EverdellMove(ACTIVATE, game.refer(self.seat, self.seat, player.find(number))) for number in self.numbers
        ]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("EV-101", "not-to-produce") if move.verb == ACTIVATE else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a)
        assert laid is not None
        game.push(Production(self.seat, tuple([number for number in self.numbers if number != laid.number])))
        produce(game, self.seat, self.seat, laid.number, laid.number, events)


def produce_all(game: State, seat: int, events: list[Event] | None) -> None:
    """The whole city produces (EV-106, EV-108, EV-071)."""
    later: list[int] = []
    for laid in game.players[seat].city[:]:
        if laid.is_green:
            if is_plain(laid.design):
                produce(game, seat, seat, laid.number, laid.number, events)
            else:
                later.append(laid.number)
    if later:
        game.push(Production(seat, tuple(later)))


# Paying for points


class SpendForPoints(Ask):
    """Resources for point tokens, one after another (Doctor, Woodcarver, Miller)."""

    __slots__ = ("design", "left")

    name: ClassVar[str] = "spend-for-points"
    rule: ClassVar[str] = "EV-102"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, design: int, left: int) -> None:
        super().__init__(seat)
        self.design = design
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.design, self.left)

    def options(self, game: State) -> list[Move]:
        return [SPENDS[CARDS[self.design].effect.what], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_spending(self, move, CARDS[self.design].rule)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        card = CARDS[self.design]
        game.own(self.seat).add(move.a, -1)
        told_spent(self.seat, move.a, card.rule, events)
        add_points(game, self.seat, card.effect.each, card.rule, events)
        spend_for_points(game, self.seat, self.design, self.left - 1)


def spend_for_points(game: State, seat: int, design: int, left: int) -> None:
    if left > 0 and game.players[seat].stock(CARDS[design].effect.what) > 0:
        game.push(SpendForPoints(seat, design, left))


def refuse_spending(step: Ask, move: Move, rule: str) -> Refusal:
    """Why that resource cannot be given here."""
    if move.verb == SPEND:
        return Refusal(rule, "cannot-spend", {"resource": Name(RESOURCES[move.a])})
    return not_now(step.rule, step.name)


def told_spent(seat: int, resource: int, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event("spent", seat, rule, {"price": Counted(f"1 {RESOURCES[resource]}")}))


class GiveForPoints(Ask):
    """The Monk: berries for one opponent, who is named first (EV-141, EV-474)."""

    __slots__ = ("design", "left", "receiver")

    name: ClassVar[str] = "give-for-points"
    rule: ClassVar[str] = "EV-141"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, design: int, left: int, receiver: int) -> None:
        super().__init__(seat)
        self.design = design
        self.left = left
        #: Who gets them; -1 for the supply.
        self.receiver = receiver

    def args(self) -> tuple[int, ...]:
        return (self.design, self.left, self.receiver)

    def options(self, game: State) -> list[Move]:
        return [SPENDS[CARDS[self.design].effect.what], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_spending(self, move, self.rule)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == SPEND:
            give_one(game, self.seat, self.design, self.left, self.receiver, events)


def give_one(game: State, seat: int, design: int, left: int, receiver: int, events: list[Event] | None) -> None:
    """One berry for the opponent; then another one may follow."""
    card = CARDS[design]
    give_resource(game, seat, card.effect.what, receiver, card.rule, events)
    add_points(game, seat, card.effect.each, card.rule, events)
    if left > 1 and game.players[seat].stock(card.effect.what) > 0:
        game.push(GiveForPoints(seat, design, left - 1, receiver))


def give_resource(game: State, seat: int, resource: int, receiver: int, rule: str, events: list[Event] | None) -> None:
    """One resource goes to an opponent, or to the supply."""
    game.own(seat).add(resource, -1)
    if receiver >= 0:
        game.own(receiver).add(resource, 1)
    told_spent(seat, resource, rule, events)


class ChooseBeneficiary(Ask):
    """Which opponent the Monk gives to; nobody may be named (EV-141)."""

    __slots__ = ("design",)

    name: ClassVar[str] = "choose-beneficiary"
    rule: ClassVar[str] = "EV-474"

    def __init__(self, seat: int, design: int) -> None:
        super().__init__(seat)
        self.design = design

    def args(self) -> tuple[int, ...]:
        return (self.design,)

    def options(self, game: State) -> list[Move]:
        return [*[EverdellMove(OPPONENT, other + 1) for other in receivers(game, self.seat)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_opponent(game, self, move, "EV-474")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == OPPONENT:
            give_one(game, self.seat, self.design, CARDS[self.design].effect.number, move.a - 1, events)


def give_for_points(game: State, seat: int, design: int) -> None:
    effect = CARDS[design].effect
    if game.players[seat].stock(effect.what) == 0:
        return
    others = receivers(game, seat)
    if len(others) > 1:
        game.push(ChooseBeneficiary(seat, design))
    else:
        game.push(GiveForPoints(seat, design, effect.number, others[0] if others else -1))


class Exchange(Ask):
    """The Peddler: resources are returned, then as many taken (EV-143)."""

    __slots__ = ("left", "returned")

    name: ClassVar[str] = "exchange"
    rule: ClassVar[str] = "EV-143"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, returned: int) -> None:
        super().__init__(seat)
        self.left = left
        self.returned = returned

    def args(self) -> tuple[int, ...]:
        return (self.left, self.returned)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        return [*[SPENDS[resource] for resource in range(4) if player.stock(resource)], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_spending(self, move, self.rule)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        returned = self.returned
        if move.verb == SPEND:
            game.own(self.seat).add(move.a, -1)
            told_spent(self.seat, move.a, self.rule, events)
            returned += 1
            if self.left > 1 and game.players[self.seat].wealth():
                game.push(Exchange(self.seat, self.left - 1, returned))
                return
        if returned:
            game.push(GainAny(self.seat, returned, ANY))


# The Teacher


class KeepOrGive(Ask):
    """The Teacher: which of the cards looked at is kept, or with a full hand given (EV-154, EV-365, EV-473)."""

    __slots__ = ()

    name: ClassVar[str] = "keep-or-give"
    rule: ClassVar[str] = "EV-365"
    midway: ClassVar[bool] = False
    public: bool = False

    def is_choice(self, game: State) -> bool:
        # Two equal cards must not show by a question that is not asked.
        return True

    def options(self, game: State) -> list[Move]:
        cards = sorted(set(game.looked_at))
        if room(game.players[self.seat]) > 0 and len(game.looked_at) > 1:
            return [EverdellMove(KEEP, design) for design in cards]
        return gifts(game, self.seat, cards)

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_gift(game, self, move) if move.verb == GIVE_CARD else not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.looked_at.remove(move.a)
        if move.verb == KEEP:
            into_hand(game.own(self.seat), move.a)
            if events is not None:
                events.append(Event("kept-card", self.seat, "EV-154", {"cards": 1}))
            pass_on(game, self.seat, events)
        else:
            hand_over(game, self.seat, move.a, move.b, "EV-154", events)
            drop_looked_at(game, self.seat, events)


def pass_on(game: State, seat: int, events: list[Event] | None) -> None:
    """What is left of the Teacher's cards goes to an opponent, or is discarded."""
    if game.looked_at and card_receivers(game, seat):
        game.push(KeepOrGive(seat))
    else:
        drop_looked_at(game, seat, events)


def drop_looked_at(game: State, seat: int, events: list[Event] | None) -> None:
    if game.looked_at:
        if events is not None:
            events.append(Event("discarded", seat, "EV-473", {"cards": len(game.looked_at)}))
        game.discards += game.looked_at
        game.looked_at = []


def teach(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    game.looked_at = reveal(game, number)
    if not game.looked_at:
        return
    if room(game.players[seat]) > 0:
        if len(game.looked_at) == 1:
            into_hand(game.own(seat), game.looked_at.pop())
        else:
            game.push(KeepOrGive(seat))
    else:
        pass_on(game, seat, events)


# Storehouse and Freight Car


class StoreGoods(Ask):
    """What the Storehouse puts aside (EV-153)."""

    __slots__ = ("number",)

    name: ClassVar[str] = "store-goods"
    rule: ClassVar[str] = "EV-153"

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.number,)

    def options(self, game: State) -> list[Move]:
        return STORES

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        index = game.players[self.seat].find(self.number)
        laid = game.players[self.seat].city[index]
        game.change(self.seat, index, laid.with_store(laid.store + stored(move.a, STORED[move.a])))
        if events is not None:
            goods = Counted(f"{STORED[move.a]} {RESOURCES[move.a]}")
            events.append(Event("stored", self.seat, self.rule, {"gains": goods}))


class UnloadCar(Ask):
    """Resources from a Freight Car, one after another (EV-294, EV-313)."""

    __slots__ = ("left", "number")

    name: ClassVar[str] = "unload-car"
    rule: ClassVar[str] = "EV-294"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, number: int, left: int) -> None:
        super().__init__(seat)
        self.number = number
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.number, self.left)

    def options(self, game: State) -> list[Move]:
        host = game.holder(self.number)
        laid = game.players[host].city[game.players[host].find(self.number)]
        return [*[TAKES[resource] for resource in range(4) if laid.stored(resource)], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        host = game.holder(self.number)
        index = game.players[host].find(self.number)
        laid = game.players[host].city[index]
        laid = laid.with_store(laid.store - stored(move.a, 1))
        game.change(host, index, laid)
        game.own(self.seat).add(move.a, 1)
        if events is not None:
            events.append(Event("gained", self.seat, self.rule, {"gains": Counted(f"1 {RESOURCES[move.a]}")}))
        if self.left > 1 and laid.store:
            game.push(UnloadCar(self.seat, self.number, self.left - 1))


# Cards that activate or copy others


def activatable(game: State, seat: int, host: int, number: int) -> list[int]:
    """What a Chip Sweep may activate: another green card of its city, no Chip Sweep (EV-120, EV-440)."""
    found: list[int] = []
    for index, card in enumerate(game.players[host].city):
        if card.is_green and card.number != number and card.design != CHIP_SWEEP:
            if host == seat or card.design not in (BANK, STOREHOUSE):
                found.append(index)
    return found


class ActivateCard(Ask):
    """The Chip Sweep: which green card of its city takes effect (EV-120, EV-425)."""

    __slots__ = ("host", "number")

    name: ClassVar[str] = "activate-card"
    rule: ClassVar[str] = "EV-120"

    def __init__(self, seat: int, host: int, number: int) -> None:
        super().__init__(seat)
        self.host = host
        self.number = number

    def args(self) -> tuple[int, ...]:
        return (self.host, self.number)

    def options(self, game: State) -> list[Move]:
        found = activatable(game, self.seat, self.host, self.number)
        return [*[EverdellMove(ACTIVATE, game.refer(self.seat, self.host, index)) for index in found], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != ACTIVATE:
            return not_now(self.rule, self.name)
        laid = game.named(self.seat, move.a)
        if laid is not None and laid.design == CHIP_SWEEP:
            return Refusal("EV-367", "no-chip-sweep")
        return Refusal("EV-120", "cannot-activate")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a) if move.verb == ACTIVATE else None
        if laid is not None:
            actor = laid.number if self.host == self.seat else NO_ACTOR
            told_activated(self.seat, laid, events)
            produce(game, self.seat, self.host, laid.number, actor, events)


def told_activated(seat: int, laid: Laid, events: list[Event] | None) -> None:
    if events is not None:
        card = CARDS[laid.design]
        events.append(Event("activated", seat, card.rule, {"card": Name(card.id)}))


def copyable(game: State, seat: int, host: int, back: bool) -> list[tuple[int, int]]:
    """What a Miner Mole may copy, as city and place in it: green cards of the other cities, or of its own on the way
    back; no Storehouse, Bank or Chip Sweep, and a Miner Mole only to be led back (EV-139, EV-475)."""
    owners = [host] if back else game.opponents(host)
    found: list[tuple[int, int]] = []
    for owner in owners:
        for index, card in enumerate(game.players[owner].city):
            if not card.is_green or card.design in (STOREHOUSE, BANK, CHIP_SWEEP):
                continue
            if card.design == MINER_MOLE and (back or not copyable(game, seat, host, True)):
                continue
            found.append((owner, index))
    return found


def copy_green(game: State, seat: int, host: int, actor: int, back: bool) -> None:
    if copyable(game, seat, host, back):
        game.push(CopyGreen(seat, host, actor, back))


class CopyGreen(Ask):
    """The Miner Mole: which green card of an opponent takes effect (EV-139, EV-425)."""

    __slots__ = ("actor", "back", "host")

    name: ClassVar[str] = "copy-green"
    rule: ClassVar[str] = "EV-139"

    def __init__(self, seat: int, host: int, actor: int, back: bool) -> None:
        super().__init__(seat)
        #: The city from whose seat it is used: one's own, but for the snails.
        self.host = host
        self.actor = actor
        #: A Miner Mole was copied: now a card of the own city.
        self.back = back

    def args(self) -> tuple[int, ...]:
        return (self.host, self.actor, int(self.back))

    def __reduce__(self) -> tuple[type[CopyGreen], tuple[int, int, int, bool]]:
        return CopyGreen, (self.seat, self.host, self.actor, self.back)

    def options(self, game: State) -> list[Move]:
        found = copyable(game, self.seat, self.host, self.back)
        return [*[EverdellMove(COPY, game.refer(self.seat, owner, index)) for owner, index in found], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != COPY:
            return not_now(self.rule, self.name)
        return Refusal("EV-475" if self.back else "EV-139", "cannot-copy-green")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        laid = game.named(self.seat, move.a) if move.verb == COPY else None
        if laid is None:
            return
        told_copied(self.seat, laid, "EV-139", events)
        if laid.design == MINER_MOLE:
            copy_green(game, self.seat, self.host, self.actor, True)
        else:
            produce(game, self.seat, game.owner_of(self.seat, move.a), laid.number, self.actor, events)


def told_copied(seat: int, laid: Laid, rule: str, events: list[Event] | None) -> None:
    if events is not None:
        events.append(Event("copied", seat, rule, {"card": Name(CARDS[laid.design].id)}))


# The Magician


def sacrifices(game: State, seat: int, actor: int) -> list[int]:
    """What the Magician may discard: any other card of the own city, but no Magician and no Main Road (EV-302)."""
    player = game.players[seat]
    return [index for index in removable(player, actor) if player.city[index].design != MAGICIAN]


class Sacrifice(Ask):
    """The Magician: a card of the city for a point token and a resource (EV-302, EV-424)."""

    __slots__ = ("actor",)

    name: ClassVar[str] = "sacrifice"
    rule: ClassVar[str] = "EV-302"

    def __init__(self, seat: int, actor: int) -> None:
        super().__init__(seat)
        self.actor = actor

    def args(self) -> tuple[int, ...]:
        return (self.actor,)

    def options(self, game: State) -> list[Move]:
        found = sacrifices(game, self.seat, self.actor)
        return [*[EverdellMove(REMOVE, game.refer(self.seat, self.seat, index)) for index in found], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return refuse_removal(game, self, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == DONE:
            return
        laid = throw_out(game, self.seat, game.index_of(self.seat, move.a))
        if events is not None:
            events.append(Event("removed", self.seat, self.rule, {"card": Name(CARDS[laid.design].id)}))
        take_gains(game, self.seat, CARDS[MAGICIAN].effect.gains, self.rule, events)
