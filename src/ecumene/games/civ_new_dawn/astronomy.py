"""Poland's Astronomy: looking at tiles of the stack, laying one, putting the rest back (CV-465)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.exploring import lay_explored, tile_places
from ecumene.games.civ_new_dawn.land import ROTATIONS
from ecumene.games.civ_new_dawn.moves import BOTTOM, ENDS, EXPLORE_TILE, TOP, CivMove
from ecumene.games.civ_new_dawn.state import State

TILES_SEEN: Final = 2


def look_at_tiles(game: State, seat: int) -> None:
    """Up to two tiles from the bottom of the stack are seen by this player only."""
    number = min(TILES_SEEN, len(game.stack))
    if number:
        game.looked_at = game.stack[:number]
        game.stack = game.stack[number:]
        game.push(LayOneSeen(seat))


def places_at_capital(game: State, seat: int) -> list[tuple[int, int]]:
    """Where a tile fits as if exploring from an edge space of the own capital tile."""
    land = game.land
    tile = land.tile[game.players[seat].cities[0]]
    found: list[tuple[int, int]] = []
    known: set[tuple[int, int]] = set()
    for space in range(land.size):
        if land.tile[space] == tile and land.on_edge(space):
            for place in tile_places(land, space):
                if place not in known:
                    known.add(place)
                    found.append(place)
    return found


class LayOneSeen(Ask):
    """Is one of the tiles laid at the own capital tile?"""

    __slots__ = ()

    name: ClassVar[str] = "lay-one-seen"
    rule: ClassVar[str] = "CV-465"
    secret: bool = True

    def options(self, game: State) -> list[Move]:
        places = places_at_capital(game, self.seat)
        return [
            *[
                CivMove(EXPLORE_TILE, tile * 2 + shape // ROTATIONS, centre, shape % ROTATIONS)
                for tile in sorted(game.looked_at)
                if tile > 0
                for shape, centre in places
            ],
            ENDS,
        ]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == EXPLORE_TILE:
            game.looked_at.remove(move.a // 2)
            lay_explored(game, self.seat, move, events)
        put_back(game, self.seat)


def put_back(game: State, seat: int) -> None:
    if game.looked_at:
        game.push(PutTilesBack(seat))


class PutTilesBack(Ask):
    """Which of the tiles goes back next, on top of the stack or at the bottom?"""

    __slots__ = ()

    name: ClassVar[str] = "put-tiles-back"
    rule: ClassVar[str] = "CV-465"
    secret: bool = True

    def options(self, game: State) -> list[Move]:
        tiles = sorted(game.looked_at)
        return [CivMove(verb, tile) for tile in tiles for verb in (TOP, BOTTOM)]

    def is_choice(self, game: State) -> bool:
        return True

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.looked_at.remove(move.a)
        if move.verb == TOP:
            game.stack.append(move.a)
            if events is not None:
                events.append(Event("put-tile-on-top", self.seat, "CV-465"))
        else:
            game.stack.insert(0, move.a)
            if events is not None:
                events.append(Event("put-tile-at-bottom", self.seat, "CV-465"))
        put_back(game, self.seat)
