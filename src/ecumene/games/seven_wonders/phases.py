"""The course of play: three Ages of turns, each with its hands and its conflicts."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders import any_time, conflicts
from ecumene.games.seven_wonders.city import PER_AGE
from ecumene.games.seven_wonders.effects import settle_new_effects
from ecumene.games.seven_wonders.facts import DECKS, SECRET_CARDS
from ecumene.games.seven_wonders.leaders import LeaderPhase
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.turn import LAST_CARDS, RestOfTurn, StartTurn


def deck(game: State, age: int) -> list[int]:
    """The cards of an Age for so many players, without guilds and black cards (SW-003)."""
    return DECKS[max(3, game.seats)][age][:]


class StartAge(Step[State]):
    """Deal the hands of the next Age; with Leaders, a leader is used first (SW-016, SW-412)."""

    __slots__ = ()

    name: ClassVar[str] = "start-age"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.age += 1
        game.turn = 0
        for city in game.cities:
            city.used &= ~PER_AGE
        game.tell(events, "age-started", NOBODY, "SW-015", {"age": game.age})
        game.push(EndAge())
        game.push(DealHands())
        if game.has_leaders:
            game.push(LeaderPhase())


class DealHands(Step[State]):
    """Deal the cards of the Age; guilds and black cards were drawn in secret before the game (SW-005, SW-356)."""

    __slots__ = ()

    name: ClassVar[str] = "deal-hands"

    def run(self, game: State, events: list[Event] | None) -> None:
        cards = deck(game, game.age)
        cards += [number for number in SECRET_CARDS[game.age] if game.dealt >> number & 1]
        game.chance.shuffle(cards)
        size = game.hand_size
        for seat in range(game.seats):
            game.cities[seat].hand = tuple(sorted(cards[size * seat : size * (seat + 1)]))
        if game.seats == 2:
            game.free_city_pile = cards[2 * size :]
            game.free_city_holder = game.lefts[2] if game.age != 2 else game.rights[2]
        game.push(StartTurn())


class EndAge(Step[State]):
    """Conflicts, then the next Age or the end (SW-084)."""

    __slots__ = ()

    name: ClassVar[str] = "end-age"

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat in range(len(game.cities)):
            settle_new_effects(game, seat)
        conflicts.fight(game, events)
        if game.age < 3:
            game.push(StartAge())
            return
        game.push(EndGame())
        if game.rules >= 2:
            # What is turned up now may still make others pay.
            game.push(RestOfTurn(NOBODY, LAST_CARDS))
            for seat in range(game.seats - 1, -1, -1):
                if any_time.can_act(game, seat, before=False):
                    any_time.ask(game, seat, before=False)


class EndGame(Step[State]):
    """The last conflicts are fought, and what could still be turned up is (SW-411): the points are counted."""

    __slots__ = ()

    name: ClassVar[str] = "end-game"

    def run(self, game: State, events: list[Event] | None) -> None:
        game.tell(events, "game-ended", NOBODY, "SW-015", {})
