"""Losses at the end of a turn, and with Cities the choice of debts (SW-216, SW-357, SW-410)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import Step
from ecumene.games.seven_wonders.moves import DEBT, move
from ecumene.games.seven_wonders.state import State


def ask_losses(game: State, events: list[Event] | None) -> None:
    """Everybody pays as far as possible; with Cities those who have a choice decide in secret, all at once."""
    if game.has_cities:
        game.push(PayLosses())
    for seat, city in enumerate(game.cities):
        if city.coins_to_lose == 0:
            continue
        if game.has_cities and city.coins and seat < game.seats:
            game.push(ChooseDebt(seat))
        else:
            paid = min(city.coins, city.coins_to_lose)
            if game.has_cities:
                city.debts += city.coins_to_lose - paid
            city.coins -= paid
            city.coins_to_lose = 0
            game.tell(events, "lost", seat, "SW-216", {"coins": paid})


class ChooseDebt(Step[State]):
    """How many of the coins to owe instead of paying them."""

    __slots__ = ()

    name: ClassVar[str] = "choose-debt"
    together: bool = True

    def least(self, game: State) -> int:
        city = game.cities[self.seat]
        return max(0, city.coins_to_lose - city.coins)

    def options(self, game: State) -> list[Move]:
        return [move(DEBT, debts) for debts in range(self.least(game), game.cities[self.seat].coins_to_lose + 1)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb != DEBT:
            return not_now("SW-357", self.name)
        most = game.cities[self.seat].coins_to_lose
        if self.least(game) <= chosen.a <= most:
            return None
        return Refusal("SW-357", "debts", {"least": self.least(game), "most": most})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        game.cities[self.seat].choice = chosen


class PayLosses(Step[State]):
    """All decisions are carried out together."""

    __slots__ = ()

    name: ClassVar[str] = "pay-losses"

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat, city in enumerate(game.cities):
            if city.choice is not None:
                debts = city.choice.a
                city.coins -= city.coins_to_lose - debts
                city.debts += debts
                names: Arguments = {"coins": city.coins_to_lose - debts, "debts": debts}
                game.tell(events, "lost-with-debts", seat, "SW-357", names)
                city.coins_to_lose = 0
                city.choice = None
