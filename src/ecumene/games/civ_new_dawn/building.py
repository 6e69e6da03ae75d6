"""A city is built: where near a space, and what follows from building it (CV-098, England, Urbanization)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.cities import is_legal_site, only_city_on_tile, refuse_site
from ecumene.games.civ_new_dawn.moves import CITY, ENDS, TOKEN, TOKENS, CivMove
from ecumene.games.civ_new_dawn.pieces import place_token, put_city, space_name, tell_wonder_gained
from ecumene.games.civ_new_dawn.placing import (
    NEXT_TO_SPACE,
    NO_LIMIT,
    follow_placement,
    put_token,
    refuse_token,
    spaces_for_token,
    token_moves,
)
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.leaders import ENGLAND
from ecumene.games.civ_new_dawn.vocabulary import INDUSTRY


def build_city(game: State, seat: int, space: int, events: list[Event] | None, rule: str) -> None:
    """A city is built; England may then place a reinforced token next to it."""
    put_city(game, seat, space)
    if events is not None:
        events.append(Event("built-city", seat, rule, {"space": space_name(game, space)}))
        tell_wonder_gained(game, seat, space, events)
    game.marks_changed(events)
    if game.players[seat].leader == ENGLAND and game.players[seat].tokens_left > 0 and only_city_on_tile(game, space):
        game.push(PaxBritannica(seat, space))


def near_sites(game: State, seat: int, space: int, reach: int) -> list[int]:
    """Legal spaces for a city within so many spaces, whatever lies between (CV-343)."""
    return sorted([other for other in game.land.within(space, reach) if is_legal_site(game, seat, other)])


class PaxBritannica(Ask):
    """England: is an unused control token placed reinforced next to the new city?"""

    __slots__ = ("space",)

    name: ClassVar[str] = "pax-britannica"
    rule: ClassVar[str] = "CV-344"

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def args(self) -> tuple[int, ...]:
        return (self.space,)

    def options(self, game: State) -> list[Move]:
        if game.players[self.seat].tokens_left == 0:
            return [ENDS]
        spaces = spaces_for_token(game, self.seat, NO_LIMIT, INDUSTRY, NEXT_TO_SPACE, self.space)
        return [*[TOKENS[game.land.positions[space]] for space in spaces], ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            space = game.land.at[move.a]
            place_token(game, self.seat, space, events, True)
            follow_placement(game, self.seat, space, events)


class PlaceNextToCity(Ask):
    """Urbanization and the research station: control tokens next to the new city."""

    __slots__ = ("left", "limit", "space")

    name: ClassVar[str] = "place-next-to-city"
    rule: ClassVar[str] = "CV-356"

    def __init__(self, seat: int, space: int, left: int, limit: int) -> None:
        super().__init__(seat)
        self.space = space
        self.left = left
        self.limit = limit

    def args(self) -> tuple[int, ...]:
        return (self.space, self.left, self.limit)

    def options(self, game: State) -> list[Move]:
        return [*token_moves(game, self.seat, self.limit, INDUSTRY, NEXT_TO_SPACE, self.space), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TOKEN:
            return super().why_not(game, move)
        return refuse_token(game, self.seat, game.land.at[move.a], self.limit, INDUSTRY, NEXT_TO_SPACE, self.space)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            if self.left > 1:
                game.push(PlaceNextToCity(self.seat, self.space, self.left - 1, self.limit))
            put_token(game, self.seat, game.land.at[move.a], NEXT_TO_SPACE, self.space, True, events)


class BuildCityNear(Ask):
    """Cartography: is a city built near the rival city that was reached?"""

    __slots__ = ("note", "reach", "space")

    name: ClassVar[str] = "build-city-near"
    rule: ClassVar[str] = "CV-343"

    def __init__(self, seat: int, space: int, reach: int, note: int) -> None:
        super().__init__(seat)
        self.space = space
        self.reach = reach
        #: What is noted for the turn when it is used.
        self.note = note

    def args(self) -> tuple[int, ...]:
        return (self.space, self.reach, self.note)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        sites = near_sites(game, self.seat, self.space, self.reach)
        return [*[CivMove(CITY, positions[site]) for site in sites], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != CITY:
            return super().why_not(game, move)
        return refuse_site(game, self.seat, game.land.at[move.a])

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == CITY:
            game.turn_notes |= self.note
            build_city(game, self.seat, game.land.at[move.a], events, "CV-343")
