"""The automated player's science cards, and what a level space gives it (CV-545 to CV-547)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.automated.drawing import draw
from ecumene.games.civ_new_dawn.automated.spending import raise_card, spend_all
from ecumene.games.civ_new_dawn.moves import ENDS, SACRIFICE, TAKE, CivMove
from ecumene.games.civ_new_dawn.pacts import offer_pact
from ecumene.games.civ_new_dawn.pieces import destroy_token
from ecumene.games.civ_new_dawn.replacing import remove_city
from ecumene.games.civ_new_dawn.row import cards_left
from ecumene.games.civ_new_dawn.science import AdvanceOn
from ecumene.games.civ_new_dawn.state import CAPITAL, NONE, State
from ecumene.games.civ_new_dawn.supply import ANY_CARD, gain_trade
from ecumene.games.civ_new_dawn.tables.automated_cards import SCIENCE_STEPS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    level = FOCUS[game.players[seat].cards[strand]].level
    steps = SCIENCE_STEPS + spend_all(game, seat, strand, events)
    game.push(AdvanceOn(-1, seat, steps))
    if level == 2:
        gain_trade(game, seat, 1, ANY_CARD, events)
    elif level == 3:
        lowest = lowest_strands(game, seat)
        raise_card(game, seat, lowest[-1], events, "CV-545")
    elif level == 4:
        game.push(AskForCities(-1, seat, 1))


# Cards of a level


def lowest_strands(game: State, seat: int) -> list[int]:
    """The cards of the lowest level in the row, from the left."""
    player = game.players[seat]
    lowest = min([FOCUS[player.cards[strand]].level for strand in player.order])
    return [strand for strand in player.order if FOCUS[player.cards[strand]].level == lowest]


def card_of_level_space(game: State, seat: int, level: int) -> Move:
    """A random card of the lowest level becomes the one of the level shown, or else of the next level (CV-546)."""
    strand = draw(game, sorted(lowest_strands(game, seat)))
    kind = FOCUS[game.players[seat].cards[strand]]
    wanted = level if kind.level < level else kind.level + 1
    found = cards_left(game, seat, wanted, kind.type)
    return CivMove(TAKE, found[0]) if found else ENDS


# Level IV


def cities_to_lose(game: State, seat: int) -> list[int]:
    """Own cities, no capital, without an army in the space (CV-547)."""
    return [
        space
        for space in game.players[seat].cities
        if not game.cities[space] & CAPITAL and not game.army_of_anybody(space)
    ]


class AskForCities(Happen):
    """Every human in turn chooses a city; when all have, the cities and the tokens next to them are destroyed."""

    name: ClassVar[str] = "ask-for-cities"

    def run(self, game: State, events: list[Event] | None) -> None:
        # How many seats clockwise from the automated player are asked next, and the cities chosen so far.
        ahead, chosen = self.numbers[0], self.numbers[1:]
        seat = self.about
        while ahead < game.seats:
            other = (seat + ahead) % game.seats
            ahead += 1
            if not game.players[other].is_automated and cities_to_lose(game, other):
                game.push(SacrificeCity(other, seat, ahead, *chosen))
                return
        destroy_cities(game, seat, list(chosen), events)


class SacrificeCity(Ask):
    """Which own city is destroyed, with the control tokens next to it?"""

    __slots__ = ("ahead", "chosen", "offender")

    name: ClassVar[str] = "sacrifice-city"
    rule: ClassVar[str] = "CV-547"

    def __init__(self, seat: int, offender: int, ahead: int, *chosen: int) -> None:
        super().__init__(seat)
        self.offender = offender
        self.ahead = ahead
        self.chosen = chosen

    def args(self) -> tuple[int, ...]:
        return (self.offender, self.ahead, *self.chosen)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [CivMove(SACRIFICE, positions[space]) for space in sorted(cities_to_lose(game, self.seat))]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != SACRIFICE:
            return super().why_not(game, move)
        space = game.land.at[move.a]
        if space >= 0 and game.city_owner(space) == self.seat and game.army_of_anybody(space):
            return Refusal("CV-547", "army-protects")
        return Refusal("CV-547", "cannot-sacrifice")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.push(AskForCities(-1, self.offender, self.ahead, *self.chosen, game.land.at[move.a]))


def destroy_cities(game: State, seat: int, cities: list[int], events: list[Event] | None) -> None:
    """The cities, and tokens of anybody next to them except in spaces with an army; it is no attack (CV-547)."""
    victims = [game.city_owner(city) for city in cities]
    tokens: list[int] = []
    for city in cities:
        for space in game.land.near[city]:
            if game.tokens[space] != NONE and space not in tokens and not game.army_of_anybody(space):
                tokens.append(space)
    for space in tokens:
        owner = game.token_owner(space)
        if owner not in victims:
            victims.append(owner)
        destroy_token(game, space, events, "CV-547")
    for city in cities:
        remove_city(game, city, events, "CV-547")
    game.marks_changed(events)
    for victim in reversed(game.rivals(seat)):
        if victim in victims:
            offer_pact(game, victim, seat)
