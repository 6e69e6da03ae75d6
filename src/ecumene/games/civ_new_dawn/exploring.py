"""Exploration: a tile from the bottom of the stack is laid and populated (CV-288 to CV-298, CV-427 to CV-431)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.land import CAPITAL, OTHER, ROTATIONS, Land
from ecumene.games.civ_new_dawn.moves import EXPLORE_TILE, CivMove
from ecumene.games.civ_new_dawn.state import DEFEATED, FIRST_NATURAL, FIRST_RESOURCE, NONE, NOT_IN_PLAY, State
from ecumene.games.civ_new_dawn.tables.tiles import tile_side

#: Spaces of tiles that a new tile must touch (CV-291).
TOUCHED: Final = 4
#: What happens after a tile was laid (or could not be).
NOTHING_MORE: Final = 0
APADANA_TOKEN: Final = 1


def can_explore_from(game: State, space: int) -> bool:
    """An edge space of a tile with a capital, and a stack that is not empty (CV-288, CV-289, CV-297)."""
    return len(game.stack) > 0 and game.land.part[space] == CAPITAL and game.land.on_edge(space)


def tile_places(land: Land, space: int) -> list[tuple[int, int]]:
    """Every shape and centre for a tile that touches the space and at least four spaces of tiles (CV-291, CV-298)."""
    part = land.part
    found: list[tuple[int, int]] = []
    for shape, centre in land.centres_beside(space):
        touched = 0
        for other in land.touched(shape, centre):
            if part[other] <= OTHER:
                touched += 1
        if touched >= TOUCHED:
            found.append((shape, centre))
    return found


def explore(game: State, seat: int, space: int, then: int, events: list[Event] | None) -> None:
    """Draw the bottom tile; if it fits nowhere it goes on top of the stack (CV-290, CV-292)."""
    if events is not None:
        events.append(Event("explored", seat, "CV-290", {"space": NAMES[game.land.positions[space]]}))
    tile = game.stack.pop(0)
    if not tile_places(game.land, space):
        game.stack.append(tile)
        if events is not None:
            events.append(Event("tile-does-not-fit", seat, "CV-292"))
        return
    game.push(LayExploredTile(seat, tile, space, then))


class LayExploredTile(Ask):
    """Where and how is the drawn tile laid (CV-427)?"""

    __slots__ = ("space", "then", "tile")

    name: ClassVar[str] = "lay-explored-tile"
    rule: ClassVar[str] = "CV-291"

    def __init__(self, seat: int, tile: int, space: int, then: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.space = space
        self.then = then

    def args(self) -> tuple[int, ...]:
        return (self.tile, self.space, self.then)

    def options(self, game: State) -> list[Move]:
        return [
            CivMove(EXPLORE_TILE, self.tile * 2 + shape // ROTATIONS, centre, shape % ROTATIONS)
            for shape, centre in tile_places(game.land, self.space)
        ]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != EXPLORE_TILE:
            return super().why_not(game, move)
        return refuse_tile(game, move, self.tile, self.space)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        lay_explored(game, self.seat, move, events)
        if self.then == APADANA_TOKEN:
            game.after_apadana(self.seat, events)


def refuse_tile(game: State, move: Move, tile: int, space: int) -> Refusal:
    """Why a tile may not be laid there."""
    land = game.land
    shape = move.a % 2 * ROTATIONS + move.c
    if move.a // 2 != tile:
        return Refusal("CV-290", "other-tile", {"tile": tile})
    if not land.fits(shape, move.b):
        return Refusal("CV-395", "tile-overlaps")
    touched = land.touched(shape, move.b)
    if space not in touched:
        return Refusal("CV-291", "tile-misses-space", {"space": NAMES[land.positions[space]]})
    number = len([other for other in touched if land.part[other] <= OTHER])
    return Refusal("CV-291", "tile-touches-few", {"touched": number, "needed": TOUCHED})


# Laying and populating


def lay_explored(game: State, seat: int, move: Move, events: list[Event] | None) -> None:
    """The tile joins the map, gets its tokens, and holes become water (CV-293, CV-294)."""
    first = game.land.size
    lay_tile(game, seat, move, OTHER, events)
    populate(game, first)
    fill_holes(game)
    game.marks_changed(events)


def lay_tile(game: State, seat: int, move: Move, part: int, events: list[Event] | None) -> None:
    """The tile joins the map."""
    number, side = move.a // 2, move.a % 2
    grow(game, game.land.with_tile(number, side, move.b, move.c, part))
    if events is not None:
        events.append(Event("laid-tile", seat, "CV-291", {"tile": number, "space": NAMES[move.b]}))


def grow(game: State, land: Land) -> None:
    """The map became larger: new spaces are empty."""
    more = land.size - game.land.size
    game.land = land
    for row in (game.tokens, game.cities, game.goods, game.states, game.wonders):
        row += [NONE] * more


def fill_holes(game: State) -> None:
    """Positions that are enclosed on all sides become water (CV-294, CV-445)."""
    holes = game.land.holes()
    if holes:
        grow(game, game.land.with_water(holes))


def populate(game: State, first: int) -> None:
    """Each symbol of a tile gets its token; `first` is the tile's first space (CV-178 to CV-180, CV-493)."""
    printed = tile_side(game.land.tile[first], game.land.side[first])
    for space in range(10):
        here = first + space
        resource = printed.resource[space]
        if resource >= 0 and game.resource_supply[resource] > 0:
            game.resource_supply[resource] -= 1
            game.goods[here] = FIRST_RESOURCE + resource
        if printed.natural_wonder[space] >= 0:
            game.goods[here] = FIRST_NATURAL + printed.natural_wonder[space]
        if printed.city_state[space] >= 0:
            game.states[here] = printed.city_state[space] + 1
        letter = printed.letter[space]
        if letter >= 0 and game.barbarians[letter] in (NOT_IN_PLAY, DEFEATED):
            game.barbarians[letter] = here
