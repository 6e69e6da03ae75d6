"""Games from the first fort on, and what is reckoned about their maps without asking the game.

Places are pairs: steps east and steps south-east of the reference space of the first core tile.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

import ecumene
from ecumene.core.refusal import IllegalMove, Refusal
from ecumene.games.civ_new_dawn.coordinates import NAMES, east, position, read_position, south_east
from ecumene.games.civ_new_dawn.exploring import grow
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CORE, FORT, Land
from ecumene.games.civ_new_dawn.setup import FinishMap, LayCapitalTile
from tests.second.civ_new_dawn.data import MAP, TILES

Place = tuple[int, int]
ROUND: tuple[Place, ...] = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
SIDES = "AB"
ALL_SYMBOLS = ("resource", "natural_wonder", "city_state", "barbarian")


def deal(seats: int = 2, seed: int = 0, **options: Any) -> CivNewDawn:
    """A game up to its first decision."""
    game = ecumene.new("civ-new-dawn", seats=seats, seed=seed, options=options)
    assert isinstance(game, CivNewDawn)
    return game


def dealt_with_side(side: str, seats: int = 2, **options: Any) -> CivNewDawn:
    """A game whose core shows that side."""
    for seed in range(200):
        game = deal(seats, seed, **options)
        if game.land.side[0] == SIDES.index(side):
            return game
    raise AssertionError(side)


def say(game: CivNewDawn, *texts: str) -> CivNewDawn:
    for text in texts:
        game.play(game.to_move[0], game.parse(game.to_move[0], text))
    return game


def offered(game: CivNewDawn) -> set[str]:
    return {str(move) for move in game.moves(game.to_move[0])}


def asked(game: CivNewDawn) -> str:
    step = game.step(game.to_move[0])
    assert step is not None
    return step.name


def refused(game: CivNewDawn, text: str, seat: int | None = None) -> Refusal:
    seat = game.to_move[0] if seat is None else seat
    try:
        refusal = game.check(seat, game.parse(seat, text))
    except IllegalMove as illegal:
        return illegal.refusal
    assert refusal is not None, f"{text} is legal"
    return refusal


def at_random(game: CivNewDawn, seed: int = 0) -> CivNewDawn:
    """The players build the map anyhow, up to the first turn."""
    rng = random.Random(seed)
    while asked(game) != "take-turn" and asked(game) != "choose-partner":
        moves = game.moves(game.to_move[0])
        game.play(game.to_move[0], moves[rng.randrange(len(moves))])
    return game


def up_to(game: CivNewDawn, question: str, seed: int = 0) -> CivNewDawn:
    """The players build the map anyhow, up to that question."""
    rng = random.Random(seed)
    while asked(game) != question:
        moves = game.moves(game.to_move[0])
        game.play(game.to_move[0], moves[rng.randrange(len(moves))])
    return game


# Geometry


def name(place: Place) -> str:
    return NAMES[position(*place)]


def place_of(text: str) -> Place:
    found = read_position(text)
    return east(found), south_east(found)


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in ROUND]


def cells(land: Land) -> dict[Place, int]:
    """All spaces by their place."""
    return {(east(here), south_east(here)): space for space, here in enumerate(land.positions)}


def footprint(side: str, rotation: int, centre: Place) -> list[Place]:
    """The places of the ten spaces of a tile."""
    found: list[Place] = []
    for q, r in MAP["footprint"][side]:
        for _ in range(rotation):
            q, r = -r, q + r
        found.append((centre[0] + q, centre[1] + r))
    return found


def free_beside(land: Land) -> set[Place]:
    """All free places next to the map."""
    known = cells(land)
    return {other for place in known for other in beside(place) if other not in known}


def touching(land: Land, places: Iterable[Place]) -> set[int]:
    """The spaces next to one of these places."""
    known = cells(land)
    return {known[other] for place in places for other in beside(place) if other in known}


def every_tile_place(land: Land) -> Iterator[tuple[str, Place, int, set[int]]]:
    """Side, centre and rotation of every way to lay a tile beside the map, with the spaces it touches."""
    known = cells(land)
    free = free_beside(land)
    for side in SIDES:
        for rotation in range(6):
            shape = footprint(side, rotation, (0, 0))
            for centre in {(q - step[0], r - step[1]) for q, r in free for step in shape}:
                laid = footprint(side, rotation, centre)
                if not known.keys() & set(laid):
                    yield side, centre, rotation, touching(land, laid)


def lay_text(tile: int, side: str, centre: Place, rotation: int) -> str:
    return f"lay tile {tile}{side.lower()} {name(centre)} r{rotation}"


def core_or_fort(land: Land, spaces: Iterable[int]) -> int:
    return len([space for space in spaces if land.part[space] in (CORE, FORT)])


def own_tile(game: CivNewDawn) -> int:
    """The tile that the asked player has to lay."""
    return int(str(game.moves(game.to_move[0])[0]).split()[2][:-1])


def printed(game: CivNewDawn, space: int, first: int) -> dict[str, str]:
    """The symbols of a space by the list of tiles; `first` is the first space of its tile."""
    side = SIDES[game.land.side[first]]
    cell: dict[str, str] = TILES[str(game.land.tile[first])][side][space - first]
    return {symbol: cell[symbol] for symbol in ALL_SYMBOLS if symbol in cell}


# Maps made by hand


def lay_capitals(game: CivNewDawn, *tiles: int) -> CivNewDawn:
    """No forts are placed: the players of seats 0, 1 and so on lay these capital tiles, then the map is complete."""
    game.agenda = [FinishMap(), *reversed([LayCapitalTile(seat, tile) for seat, tile in enumerate(tiles)])]
    game._legal = [None] * game.seats
    return game


def on_land(parts: dict[Place, int], seats: int = 2, **options: Any) -> CivNewDawn:
    """A game whose map consists of these spaces of grassland; seat 0 lays capital tile 7.

    Where set-up goes on to its end, spaces that are no forts come in tens, as those of tiles do.
    """
    game = deal(seats, **options)
    for row in (game.tokens, game.cities, game.goods, game.states, game.wonders):
        row.clear()
    game.land = Land()
    land = Land()
    for (q, r), part in parts.items():
        land._add(position(q, r), 0, 1, part)
    grow(game, land)
    return lay_capitals(game, 7)


def block(part: int, width: int = 5, height: int = 5) -> dict[Place, int]:
    return {(q, r): part for q in range(width) for r in range(height)}
