"""Gaining, paying and choosing resources and point tokens."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Counted
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.games.everdell.asking import Ask
from ecumene.games.everdell.drawing import draw
from ecumene.games.everdell.moves import GAIN, GAINS, part
from ecumene.games.everdell.state import State
from ecumene.games.everdell.vocabulary import ANY, RESOURCES, Gains

#: By set of resources: the moves that gain one of them.
GAIN_MOVES: Final[list[list[Move]]] = [
    [GAINS[resource] for resource in range(4) if allowed >> resource & 1] for allowed in range(16)
]


def counted(twig: int, resin: int, pebble: int, berry: int, points: int = 0) -> str:
    """Things for a sentence: `2 twig, 1 berry`."""
    numbers = (twig, resin, pebble, berry)
    parts = [f"{number} {name}" for number, name in zip(numbers, RESOURCES, strict=True) if number]
    if points:
        parts.append(f"{points} points")
    return ", ".join(parts)


def told_price(price: int) -> str:
    """The same for a packed price."""
    return counted(part(price, 0), part(price, 1), part(price, 2), part(price, 3))


def take_gains(game: State, seat: int, gains: Gains, rule: str, events: list[Event] | None, times: int = 1) -> None:
    """What a place, a card or a tile gives: at once what needs no choice, cards included; then the choice is asked."""
    if times == 0:
        return
    player = game.own(seat)
    player.twig += gains.twig * times
    player.resin += gains.resin * times
    player.pebble += gains.pebble * times
    player.berry += gains.berry * times
    player.points += gains.points * times
    if events is not None:
        told = counted(
            gains.twig * times, gains.resin * times, gains.pebble * times, gains.berry * times, gains.points * times
        )
        if told:
            events.append(Event("gained", seat, rule, {"gains": Counted(told)}))
    if gains.cards:
        draw(game, seat, gains.cards * times, events)
    if gains.any:
        game.push(GainAny(seat, gains.any * times, ANY))


def add_points(game: State, seat: int, points: int, rule: str, events: list[Event] | None) -> None:
    if points:
        game.own(seat).points += points
        if events is not None and seat == game.rugwort:
            events.append(Event("rugwort-gained", -1, rule, {"points": points}))
        elif events is not None:
            events.append(Event("gained", seat, rule, {"gains": Counted(f"{points} points")}))


def pay(game: State, seat: int, price: int, receiver: int = -1) -> None:
    """A packed price goes to the supply, or to another player (EV-151)."""
    player = game.own(seat)
    player.twig -= part(price, 0)
    player.resin -= part(price, 1)
    player.pebble -= part(price, 2)
    player.berry -= part(price, 3)
    if receiver >= 0:
        other = game.own(receiver)
        other.twig += part(price, 0)
        other.resin += part(price, 1)
        other.pebble += part(price, 2)
        other.berry += part(price, 3)


def receivers(game: State, seat: int) -> list[int]:
    """The opponents who may be given resources: those who have not passed, and never Rugwort (EV-092, EV-448)."""
    return [other for other in game.opponents(seat) if other != game.rugwort and not game.players[other].passed]


class GainAny(Ask):
    """A resource of one's choice, one after another (EV-004)."""

    __slots__ = ("allowed", "left")

    name: ClassVar[str] = "gain-any"
    rule: ClassVar[str] = "EV-004"
    midway: ClassVar[bool] = False

    def __init__(self, seat: int, left: int, allowed: int) -> None:
        super().__init__(seat)
        self.left = left
        #: The resources to choose from, as bits.
        self.allowed = allowed

    def args(self) -> tuple[int, ...]:
        return (self.left, self.allowed)

    def options(self, game: State) -> list[Move]:
        return GAIN_MOVES[self.allowed]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb == GAIN:
            return Refusal("EV-122", "only-building-stuff")
        return not_now(self.rule, self.name)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.own(self.seat).add(move.a, 1)
        if events is not None:
            events.append(Event("gained", self.seat, self.rule, {"gains": Counted(f"1 {RESOURCES[move.a]}")}))
        if self.left > 1:
            game.push(GainAny(self.seat, self.left - 1, self.allowed))
