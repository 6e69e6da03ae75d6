"""Resources for point tokens, for opponents, or for other resources: Doctor, Woodcarver, Miller, Monk, Peddler."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Counted, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.moves import (
    DONE,
    ENDS,
    OPPONENT,
    SPEND,
    SPENDS,
    EverdellMove,
)
from ecumene.games.everdell.playing import refuse_opponent
from ecumene.games.everdell.resources import GainAny, add_points, receivers
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import (
    ANY,
    RESOURCES,
)


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
    if receiver < 0:
        told_spent(seat, resource, rule, events)
        return
    game.own(receiver).add(resource, 1)
    if events is not None:
        gift: Arguments = {"price": Counted(f"1 {RESOURCES[resource]}"), "other": Seat(receiver)}
        events.append(Event("gave", seat, rule, gift))


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
