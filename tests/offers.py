"""Terra Nova with an offer that stays open, for tests of everything that stands around the engine."""

from __future__ import annotations

import pytest

import ecumene
from ecumene.core.box import Box, Value
from ecumene.core.game import Game
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.steps import EndTurn


class OpenExchange(EndTurn):
    """The seat may change power whenever it likes before its own next turn."""

    blocks: bool = False


def begin_with_an_offer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table of Terra Nova is dealt up to the first turn, with an offer to the last seat above `NextTurn`."""
    box = ecumene.box("terra-nova")
    real = type(box).start

    def start(self: Box, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        game = real(self, seats, seed, options, rules)
        while "next-turn" not in [step.name for step in game.agenda]:
            seat = game.to_move[0]
            game.play(seat, game.moves(seat)[0])
        assert isinstance(game, TerraNova)
        game.last = None
        game.mats[seats - 1].bowls = Bowls(0, 2, 6)
        # As if the first turn had not begun: `NextTurn` must find seat 0 under the offer.
        game.agenda.pop()
        game._at = (game.order.index(0) - 1) % seats
        game.agenda.append(OpenExchange(seats - 1))
        game.settle()
        return game

    monkeypatch.setattr(type(box), "start", start)
