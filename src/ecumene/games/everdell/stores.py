"""Cards with resources on them: Storehouse and Freight Car."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Counted
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.laid import stored
from ecumene.games.everdell.moves import (
    DONE,
    ENDS,
    STORES,
    TAKES,
)
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import (
    BERRY,
    PEBBLE,
    RESIN,
    RESOURCES,
    TWIG,
)

#: What a Storehouse puts aside, by resource (EV-153).
STORED: Final = {TWIG: 3, RESIN: 2, PEBBLE: 1, BERRY: 2}


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
