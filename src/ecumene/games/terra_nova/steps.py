"""What a seat can be asked during the actions phase: its turn, and the second half of some actions."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra_nova import (
    bridges,
    exchange,
    passing,
    power_actions,
    sailing,
    special_actions,
    transform,
    upgrade,
)
from ecumene.games.terra_nova.boards import recorded_cell
from ecumene.games.terra_nova.factions.ability import NOTHING
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.moves import (
    BRIDGE,
    BUILD,
    DECLINE,
    DECLINES,
    END,
    ENDS,
    EXCHANGE,
    INVENT,
    ON_BONUS,
    PASS,
    POWER_ACTION,
    SAIL,
    SPECIAL,
    TRANSFORM,
    UPGRADE,
    WORSHIP,
)
from ecumene.games.terra_nova.palace_steps import QUESTIONS, TellNeighbours
from ecumene.games.terra_nova.refusals import lacks_coins, not_amid_action, out_of_reach
from ecumene.games.terra_nova.tiles import (
    GIVES_BRIDGE,
    GIVES_COINS,
    GIVES_SAILING,
    GIVES_SPADE,
    HOUSE,
    POWER_ACTIONS,
)
from ecumene.games.terra_nova.towns import FOUND_TOWNS
from ecumene.parts.hexes import cells_in


class TakeTurn(Step[TerraNova]):
    """Any power exchanges, then exactly one action or a pass (TN-110, TN-118)."""

    __slots__ = ()

    name: ClassVar[str] = "take-turn"

    def is_choice(self, game: TerraNova) -> bool:
        return passing.swaps(game) and len(game.pool) > 1

    def options(self, game: TerraNova) -> list[Move]:
        seat = self.seat
        moves: list[Move] = []
        transform.build_options(game, seat, moves)
        transform.transform_options(game, seat, 0, moves)
        upgrade.options(game, seat, moves)
        sailing.options(game, seat, moves)
        bridges.options(game, seat, moves)
        power_actions.options(game, seat, moves)
        special_actions.options(game, seat, moves)
        passing.options(game, moves)
        exchange.options(game, seat, moves)
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        seat = self.seat
        verb = move.verb
        if verb == BUILD:
            return transform.refuse_build(game, seat, move.a)
        if verb == TRANSFORM:
            return transform.refuse_transform(game, seat, move, 0)
        if verb == UPGRADE:
            return upgrade.refuse(game, seat, move)
        if verb == SAIL:
            return sailing.refuse(game, seat)
        if verb == BRIDGE:
            return bridges.refuse(game, seat, move)
        if verb == POWER_ACTION:
            return power_actions.refuse(game, seat, move)
        if verb == INVENT:
            return power_actions.refuse_invention(game, seat, move)
        if verb == SPECIAL:
            return special_actions.refuse(game, seat, move)
        if verb == PASS:
            return passing.refuse(game, seat, move)
        if verb in (EXCHANGE, WORSHIP):
            return exchange.refuse(game, seat, move)
        if verb == END:
            return Refusal("TN-119", "must-act")
        return not_now("TN-112", self.name)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        seat = self.seat
        verb = move.verb
        if verb in (EXCHANGE, WORSHIP):
            exchange.take(game, seat, move, events)
            game.push(self)
            return
        game.push(EndTurn(seat))
        game.push(FOUND_TOWNS[seat])
        if verb in (BUILD, TRANSFORM):
            transform.take(game, seat, move, 0, events)
        elif verb == UPGRADE:
            question = upgrade.take(game, seat, move, events)
            if question != NOTHING:
                game.push(TellNeighbours(NOBODY, seat, move.a))
                game.push(QUESTIONS[question][seat])
        elif verb == SAIL:
            sailing.take(game, seat, events)
        elif verb == BRIDGE:
            bridges.take(game, seat, move, events)
        elif verb == INVENT:
            power_actions.invent(game, seat, move.a, events)
        elif verb == POWER_ACTION:
            self.take_power_action(game, move.a, events)
        elif verb == SPECIAL:
            self.take_special_action(game, move.a, events)
        else:
            passing.take(game, seat, move, events)

    def take_power_action(self, game: TerraNova, action: int, events: list[Event] | None) -> None:
        seat = self.seat
        power_actions.take(game, seat, action, events)
        gives = POWER_ACTIONS[action].gives
        if gives == GIVES_COINS:
            game.gain_coins(seat, POWER_ACTIONS[action].coins, "TN-182", events)
        elif gives == GIVES_SAILING:
            game.sail(seat, events)
        elif gives == GIVES_BRIDGE:
            game.push(FreeBridge(seat))
        elif gives == GIVES_SPADE:
            game.push(FreeSpade(seat))
        else:
            game.push(TwoSpades(seat))

    def take_special_action(self, game: TerraNova, where: int, events: list[Event] | None) -> None:
        seat = self.seat
        special_actions.take(game, seat, where, events)
        if where == ON_BONUS:
            game.push(FreeSpade(seat))
        else:
            game.push(QUESTIONS[game.mats[seat].in_force.special_action][seat])


class EndTurn(Step[TerraNova]):
    """After the action: more exchanges, then the end of the turn; asked only while power is left (TN-118)."""

    __slots__ = ()

    name: ClassVar[str] = "end-turn"
    rule: ClassVar[str] = "TN-118"

    def is_choice(self, game: TerraNova) -> bool:
        return game.mats[self.seat].bowls.three > 0

    def options(self, game: TerraNova) -> list[Move]:
        moves: list[Move] = [ENDS]
        exchange.options(game, self.seat, moves)
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb == END:
            return None
        if move.verb in (EXCHANGE, WORSHIP):
            return exchange.refuse(game, self.seat, move)
        return not_now(self.rule, self.name)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb != END:
            exchange.take(game, self.seat, move, events)
            game.push(self)


class RoundExchange(EndTurn):
    """Phase 3: each seat may exchange power once more (TN-235)."""

    __slots__ = ()

    name: ClassVar[str] = "round-exchange"
    rule: ClassVar[str] = "TN-235"


class FreeBridge(Step[TerraNova]):
    """A power action gives a bridge: where to build it (TN-183)?"""

    __slots__ = ()

    name: ClassVar[str] = "free-bridge"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        moves: list[Move] = []
        bridges.free_options(game, self.seat, moves)
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        return (
            bridges.refuse_site(game, self.seat, move)
            if move.verb == BRIDGE
            else not_amid_action(move, "TN-183", self.name)
        )

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        bridges.build(game, self.seat, move, events)


class FreeSpade(Step[TerraNova]):
    """One free spade: which cell, and a house on it or not (TN-184, TN-202, TN-312)?"""

    __slots__ = ()

    name: ClassVar[str] = "free-spade"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        moves: list[Move] = []
        transform.transform_options(game, self.seat, 1, moves)
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb == TRANSFORM:
            return transform.refuse_transform(game, self.seat, move, 1)
        return Refusal("TN-189", "must-transform") if move.verb == BUILD else not_amid_action(move, "TN-184", self.name)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        transform.take(game, self.seat, move, 1, events)


class TwoSpades(Step[TerraNova]):
    """Two free spades: the first cell, or the only one (TN-185)."""

    __slots__ = ()

    name: ClassVar[str] = "two-spades"
    midway: ClassVar[bool] = True

    def options(self, game: TerraNova) -> list[Move]:
        one, two = transform.spade_cells(game, self.seat)
        return [game.cell_moves.transforms[cell] for cell in cells_in(one | two)]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb != TRANSFORM:
            return (
                Refusal("TN-189", "must-transform")
                if move.verb == BUILD
                else not_amid_action(move, "TN-185", self.name)
            )
        if move.b:
            return Refusal("TN-197", "house-later")
        return transform.refuse_transform(game, self.seat, move, 2)

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        spades = game.spades(self.seat, move.a)
        game.make_home(self.seat, move.a, spades, events)
        if spades == 1:
            game.push(SecondSpade(self.seat, move.a))
        else:
            game.push(SpadeHouse(self.seat, move.a, move.a))


class SecondSpade(Step[TerraNova]):
    """The second free spade: another cell that needs one, or none (TN-185, TN-188)."""

    __slots__ = ("first",)

    name: ClassVar[str] = "second-spade"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, first: int = 0) -> None:
        super().__init__(seat)
        self.first = first

    def args(self) -> tuple[int, ...]:
        return (self.first,)

    def key(self, game: TerraNova) -> tuple[int, ...]:
        return (recorded_cell(game.land, self.first),)

    def options(self, game: TerraNova) -> list[Move]:
        one, _ = transform.spade_cells(game, self.seat)
        return [*[game.cell_moves.transforms[cell] for cell in cells_in(one)], DECLINES]

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb == DECLINE:
            return None
        if move.verb != TRANSFORM:
            return not_amid_action(move, "TN-185", self.name)
        if move.b:
            return Refusal("TN-197", "house-later")
        refusal = out_of_reach(game, self.seat, move.a)
        if refusal is not None:
            # The first cell is home terrain now, but without a building it brings nothing else into reach.
            rule = "TN-186" if refusal.reason == "out-of-reach" else refusal.rule
            return Refusal(rule, refusal.reason, refusal.needs)
        spades = game.spades(self.seat, move.a)
        if spades == 0:
            return Refusal("TN-129", "already-home", {"cell": game.land.name(move.a)})
        return None if spades == 1 else Refusal("TN-185", "one-spade-left", {"cell": game.land.name(move.a)})

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        second = self.first
        if move.verb == TRANSFORM:
            second = move.a
            game.make_home(self.seat, second, 1, events)
        game.push(SpadeHouse(self.seat, self.first, second))


class SpadeHouse(Step[TerraNova]):
    """After two free spades: one house on a cell just transformed, or none (TN-187)."""

    __slots__ = ("first", "second")

    name: ClassVar[str] = "spade-house"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, first: int = 0, second: int = 0) -> None:
        super().__init__(seat)
        self.first = first
        self.second = second

    def args(self) -> tuple[int, ...]:
        return (self.first, self.second)

    def key(self, game: TerraNova) -> tuple[int, ...]:
        return (recorded_cell(game.land, self.first), recorded_cell(game.land, self.second))

    def options(self, game: TerraNova) -> list[Move]:
        mat = game.mats[self.seat]
        moves: list[Move] = [DECLINES]
        if mat.houses_left > 0 and mat.coins >= HOUSE:
            moves.append(game.cell_moves.builds[self.first])
            if self.second != self.first:
                moves.append(game.cell_moves.builds[self.second])
        return moves

    def refuse(self, game: TerraNova, move: Move) -> Refusal | None:
        if move.verb == DECLINE:
            return None
        if move.verb != BUILD:
            return not_amid_action(move, "TN-187", self.name)
        if move.a not in (self.first, self.second):
            return Refusal("TN-187", "just-transformed", {"cell": game.land.name(move.a)})
        deed = transform.house_on(game, move.a)
        return transform.no_house(game, self.seat) or lacks_coins(
            game, self.seat, HOUSE, "TN-233", deed, exchange=False
        )

    def take(self, game: TerraNova, move: Move, events: list[Event] | None) -> None:
        if move.verb == BUILD:
            transform.build(game, self.seat, move.a, events)
