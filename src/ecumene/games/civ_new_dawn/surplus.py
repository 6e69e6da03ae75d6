"""Figures taken off because a new card provides fewer of them (CV-370)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.moves import ARMY_FIGURE, CARAVAN_FIGURE, DISBAND, CivMove
from ecumene.games.civ_new_dawn.pieces import figures_allowed, space_name, take_off
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.vocabulary import ECONOMY, MILITARY


class DisbandSurplus(Ask):
    """Which of the figures on the map is taken off?"""

    __slots__ = ()

    name: ClassVar[str] = "disband-surplus"
    rule: ClassVar[str] = "CV-370"

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        positions = game.land.positions
        found: list[Move] = []
        if len(player.armies) > figures_allowed(game, self.seat, MILITARY):
            found += [CivMove(DISBAND, ARMY_FIGURE, positions[space]) for space in sorted(set(player.armies))]
        elif len(player.caravans) > figures_allowed(game, self.seat, ECONOMY):
            found += [CivMove(DISBAND, CARAVAN_FIGURE, positions[space]) for space in sorted(set(player.caravans))]
        return found

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        space = game.land.at[move.b]
        player = game.players[self.seat]
        if move.a == ARMY_FIGURE:
            take_off(game, self.seat, MILITARY, player.armies.index(space))
        else:
            take_off(game, self.seat, ECONOMY, player.caravans.index(space))
        if events is not None:
            events.append(Event("disbanded", self.seat, "CV-370", {"space": space_name(game, space)}))
        again = DisbandSurplus(self.seat)
        if again.options(game):
            game.push(again)
