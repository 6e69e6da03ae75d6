"""Green cards: what they do when they are played, in spring and autumn, or when something else activates them."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import BANK, CARDS, CHIP_SWEEP, FARM, MINER_MOLE, STOREHOUSE
from ecumene.games.everdell.city import SPACES_PER_POINT, filled
from ecumene.games.everdell.drawing import draw
from ecumene.games.everdell.giving import offer_card
from ecumene.games.everdell.laid import UNPAIRED, Laid
from ecumene.games.everdell.magic import Sacrifice, sacrifices
from ecumene.games.everdell.moves import (
    ACTIVATE,
    COPY,
    ENDS,
    EverdellMove,
)
from ecumene.games.everdell.resources import GainAny, add_points, take_gains
from ecumene.games.everdell.rows import BY_LAMPLIGHTER, draw_from_rows
from ecumene.games.everdell.spending import Exchange, give_for_points, spend_for_points
from ecumene.games.everdell.state import State
from ecumene.games.everdell.stores import StoreGoods, UnloadCar
from ecumene.games.everdell.teaching import teach
from ecumene.games.everdell.vocabulary import (
    ACTIVATE_OWN,
    ANY,
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
    POINTS_FOR_SPACES,
    SACRIFICE,
    SAVE_POINT,
    SPEND_FOR_POINTS,
    STORE,
    TEACH,
    UNLOAD,
)

#: No card of one's own acts: the snails use the card of an opponent.
NO_ACTOR: Final = -1


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


# Cards that activate or copy others


def activatable(game: State, seat: int, host: int, number: int) -> list[int]:
    """What a Chip Sweep may activate: another green card of its city, no Chip Sweep (EV-120, EV-440)."""
    found: list[int] = []
    for index, card in enumerate(game.players[host].city):
        if not card.is_green or card.number == number or card.design == CHIP_SWEEP:
            continue
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
