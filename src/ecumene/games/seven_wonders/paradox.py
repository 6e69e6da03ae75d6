"""Temporal Paradox: the board is replaced by another wonder (SW-328 to SW-331, SW-349)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.balance import can_enter
from ecumene.games.seven_wonders.cards import Effect
from ecumene.games.seven_wonders.city import EMPTY
from ecumene.games.seven_wonders.facts import BOARDS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import merged
from ecumene.games.seven_wonders.moves import BOARD, move
from ecumene.games.seven_wonders.picks import not_now


def draw_wonders(game: SevenWonders, effect: Effect) -> int:
    """Some unused wonders that can be used at this table, as a set of boards; one shown side, or both."""
    count, sides = effect.amount, effect.extra
    pool = [number for number in game.wonders if BOARDS[number].side == "A"]
    game.chance.shuffle(pool)
    drawn = 0
    found = 0
    for number in pool:
        usable = [side for side in (number, number + 1)[:sides] if can_enter(game, BOARDS[side])]
        if usable and found < count:
            found += 1
            for side in usable:
                drawn |= 1 << side
    return drawn


class ReplaceWonder(Step[SevenWonders]):
    """Choose one of the drawn wonders; it comes with its start and its first stage built."""

    __slots__ = ("drawn", "effect")

    name: ClassVar[str] = "replace-wonder"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, drawn: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        #: The drawn boards as a set; 0 in the eyes of others.
        self.drawn = drawn
        #: What they were drawn for, by number.
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.drawn, self.effect)

    def veiled(self) -> Step[SevenWonders]:
        return ReplaceWonder(self.seat, 0, self.effect)

    def options(self, game: SevenWonders) -> list[Move]:
        return [move(BOARD, board.number) for board in BOARDS if self.drawn >> board.number & 1]

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb != BOARD:
            return not_now("SW-329", self.name)
        if self.drawn >> chosen.a & 1:
            return None
        return Refusal("SW-329", "board-not-drawn", {"board": BOARDS[chosen.a].id})

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        board = BOARDS[chosen.a]
        marker = next(card for card in city.markers if card != EMPTY)
        game.wonders = [n for n in game.wonders if BOARDS[n].wonder != board.wonder]
        city.board = city.face = board.number
        city.stages = 1
        city.markers = (marker, *[EMPTY] * (len(board.stages) - 1))
        game.tell(events, "board-replaced", self.seat, "SW-329", {"board": board.id})
        receive_start(game, self.seat, events)
        if city.done is not None:
            city.done = move(city.done.verb, city.done.a, 0, city.done.c)


def receive_start(game: SevenWonders, seat: int, events: list[Event] | None) -> None:
    """What a board gives when it enters the game (SW-487)."""
    city = game.cities[seat]
    board = BOARDS[city.board]
    city.coins += board.coins
    city.defeats += board.defeats
    city.half |= int(board.half_shield)
    if board.die:
        rolled = game.chance.below(6) + 1
        city.coins += rolled
        game.tell(events, "rolled-start", seat, "SW-317", {"coins": rolled})
    city.own = merged(city.own, board.production)
    city.sell = merged(city.sell, board.production)
    city.fresh += tuple([effect.number for effect in board.effects])
