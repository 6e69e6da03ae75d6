"""What world wonders do when they are built or captured (CV-372)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.building import PlaceNextToCity, build_city
from ecumene.games.civ_new_dawn.exploring import APADANA_TOKEN, explore
from ecumene.games.civ_new_dawn.land import OTHER
from ecumene.games.civ_new_dawn.moves import CARD, ENDS, EXPLORE, TAKE, TOKEN, TOKENS, CivMove
from ecumene.games.civ_new_dawn.pacts import available_pacts, take_pact
from ecumene.games.civ_new_dawn.placing import ANYWHERE, NO_LIMIT, may_hold_token, put_token
from ecumene.games.civ_new_dawn.replacing import offer_city_replacement
from ecumene.games.civ_new_dawn.row import cards_left, replace_card
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import (
    AMUNDSEN_SCOTT_RESEARCH_STATION,
    APADANA,
    CRISTO_REDENTOR,
    PORCELAIN_TOWER,
    POTALA_PALACE,
    PYRAMIDS,
)

CRISTO_RANGE: Final = 3
STATION_TOKENS: Final = 2
PYRAMIDS_CARDS: Final = 3
PORCELAIN_CARDS: Final = 2
POTALA_CARDS: Final = 3
MOST_OF_ONE: Final = 4
#: Any level may be raised.
ANY_LEVEL: Final = 0


def when_built(game: State, seat: int, wonder: int, site: int, new_city: bool, events: list[Event] | None) -> None:
    """Effects of building; some also follow from capturing."""
    if wonder == AMUNDSEN_SCOTT_RESEARCH_STATION:
        if new_city:
            game.push(PlaceNextToCity(seat, site, STATION_TOKENS, NO_LIMIT))
            build_city(game, seat, site, events, "CV-372")
    elif wonder == PYRAMIDS:
        game.push(RaiseCards(seat, PYRAMIDS_CARDS, 1))
    elif wonder == PORCELAIN_TOWER:
        game.push(RaiseCards(seat, PORCELAIN_CARDS, ANY_LEVEL))
    elif wonder == POTALA_PALACE:
        game.push(TakePacts(seat, POTALA_CARDS))
    else:
        when_captured(game, seat, wonder, events)


def when_captured(game: State, seat: int, wonder: int, events: list[Event] | None) -> None:
    """Apadana and Cristo Redentor work when built or captured."""
    if wonder == CRISTO_REDENTOR:
        offer_city_replacement(game, seat, [game.wonder_at[wonder]], CRISTO_RANGE, events)
    elif wonder == APADANA and game.stack:
        game.push(ExploreAnywhere(seat))


class RaiseCards(Ask):
    """Pyramids and Porcelain Tower: which card is replaced by one of the next level?"""

    __slots__ = ("left", "level", "raised")

    name: ClassVar[str] = "raise-cards"
    rule: ClassVar[str] = "CV-372"

    def __init__(self, seat: int, left: int, level: int, raised: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.level = level
        #: Strands whose card was replaced by this effect already, as bits: each is raised once.
        self.raised = raised

    def args(self) -> tuple[int, ...]:
        return (self.left, self.level, self.raised)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        found: list[Move] = []
        for strand in sorted(player.order):
            kind = FOCUS[player.cards[strand]]
            if self.level in (ANY_LEVEL, kind.level) and not self.raised >> strand & 1:
                doubled = len(player.strands_of(kind.type)) > 1
                for card in cards_left(game, self.seat, kind.level + 1, kind.type):
                    found.append(CivMove(TAKE, card, strand + 1 if doubled else 0))
        return [*found, ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != TAKE:
            return super().why_not(game, move)
        return Refusal("CV-372", "not-next-level", {"card": Name(FOCUS[move.a].id)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TAKE:
            strand = move.b - 1 if move.b else game.players[self.seat].strands_of(FOCUS[move.a].type)[0]
            if self.left > 1:
                game.push(RaiseCards(self.seat, self.left - 1, self.level, self.raised | 1 << strand))
            replace_card(game, self.seat, strand, move.a, events, "CV-372")


class TakePacts(Ask):
    """Potala Palace: which diplomacy cards of other players are taken?"""

    __slots__ = ("left",)

    name: ClassVar[str] = "take-pacts"
    rule: ClassVar[str] = "CV-089"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, game: State) -> list[Move]:
        player = game.players[self.seat]
        found: list[Move] = []
        for giver in range(game.seats):
            most = 5 if player.partner == giver else MOST_OF_ONE
            if giver != self.seat and player.pacts[giver].bit_count() < most:
                found += [CivMove(CARD, card, giver + 1) for card in available_pacts(game, giver)]
        return [*found, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == CARD:
            if self.left > 1:
                game.push(TakePacts(self.seat, self.left - 1))
            take_pact(game, self.seat, move.b - 1, move.a, events)


class ExploreAnywhere(Ask):
    """Apadana: from which edge space of a tile is explored?"""

    __slots__ = ()

    name: ClassVar[str] = "explore-anywhere"
    rule: ClassVar[str] = "CV-372"

    def options(self, game: State) -> list[Move]:
        land = game.land
        spaces = [space for space in range(land.size) if land.part[space] <= OTHER and land.on_edge(space)]
        return [CivMove(EXPLORE, land.positions[space]) for space in spaces]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        explore(game, self.seat, game.land.at[move.a], APADANA_TOKEN, events)


def after_apadana(game: State, seat: int, events: list[Event] | None) -> None:
    """A control token may be put on an empty space of the tile just laid."""
    tile = game.land.tile[last_tile_space(game)]
    game.push(TokenOnTile(seat, tile))


def last_tile_space(game: State) -> int:
    """A space of the tile laid last: water that filled holes came after it."""
    space = game.land.size - 1
    while game.land.part[space] != OTHER:
        space -= 1
    return space


class TokenOnTile(Ask):
    """Apadana: on which empty space of the new tile does a control token go?"""

    __slots__ = ("tile",)

    name: ClassVar[str] = "token-on-tile"
    rule: ClassVar[str] = "CV-356"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> tuple[int, ...]:
        return (self.tile,)

    def options(self, game: State) -> list[Move]:
        land = game.land
        found: list[Move] = []
        for space in range(land.size):
            if land.tile[space] != self.tile or not game.is_empty(space):
                continue
            if may_hold_token(game, self.seat, space):
                found.append(TOKENS[land.positions[space]])
        player = game.players[self.seat]
        if player.tokens_left == 0 and not [spot for spot in player.spots if game.tokens[spot] >> 4 == 0]:
            found = []
        return [*found, ENDS]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == TOKEN:
            put_token(game, self.seat, game.land.at[move.a], ANYWHERE, -1, True, events)
