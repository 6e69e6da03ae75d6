"""Action: pass (TN-210 to TN-221)."""

from __future__ import annotations

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.factions import DRUIDS, GOLEM_POINTS, GOLEMS, IFRITS, SAND_CATS
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import NO_TILE, PASSES, PLAIN_PASS
from ecumene.games.terra_nova.points import (
    BONUS_FACTORIES,
    BONUS_HOUSES,
    BONUS_PALACES,
    BONUS_SAILING,
    CATS_INLAND,
    GOLEMS_PASS,
    IFRITS_EDGE,
)
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    COUNT_FACTORIES,
    COUNT_HOUSES,
    COUNT_PALACES,
    COUNT_SAILING,
    ROUNDS,
)


def swaps(game: TerraNova) -> bool:
    """The bonus tile is swapped in every round; the last one only by option (TN-217)."""
    return game.round < ROUNDS or game.options["swap_in_last_round"] is True


def options(game: TerraNova, out: list[Move]) -> None:
    if swaps(game):
        for tile in game.pool:
            out.append(PASSES[tile])
    else:
        out.append(PLAIN_PASS)


def refuse(game: TerraNova, seat: int, move: Move) -> Refusal | None:
    if not swaps(game):
        return None if move.a == NO_TILE else Refusal("TN-217", "no-swap")
    if move.a == NO_TILE:
        return Refusal("TN-213", "choose-bonus", {"allowed": pool(game)})
    tile: dict[str, int | str] = {"tile": f"bonus-{BONUS_TILES[move.a].id}", "allowed": pool(game)}
    if move.a == game.mats[seat].bonus:
        return Refusal("TN-213", "own-bonus", tile)
    return None if move.a in game.pool else Refusal("TN-213", "bonus-not-there", tile)


def pool(game: TerraNova) -> str:
    """The letters of the tiles beside the board, as they may be typed."""
    return ", ".join([BONUS_TILES[tile].id for tile in game.pool])


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    if events is not None:
        events.append(Event("passed", seat, "TN-210", {"place": len(game.passers) + 1}))
    if not game.passers:
        game.start = seat
    game.passers.append(seat)
    score(game, seat, mat, events)
    mat.passed = True
    if move.a != NO_TILE:
        game.pool.remove(move.a)
        game.pool.append(mat.bonus)
        game.pool.sort()
        mat.bonus = move.a
        # The X goes with the tile; nobody can use it before the X leaves anyway (TN-203).
        mat.bonus_used = False
        if events is not None:
            events.append(Event("bonus-taken", seat, "TN-213", {"tile": f"bonus-{BONUS_TILES[move.a].id}"}))
        game.gain_coins(seat, game.bonus_coins[move.a], "TN-214", events)
        game.bonus_coins[move.a] = 0


def score(game: TerraNova, seat: int, mat: Mat, events: list[Event] | None) -> None:
    """Every pass effect of the tile held, the faction and its palaces (TN-212)."""
    tile = BONUS_TILES[mat.bonus]
    if tile.counts == COUNT_FACTORIES:
        game.score(seat, BONUS_FACTORIES, tile.points * mat.factories.bit_count(), events)
    elif tile.counts == COUNT_HOUSES:
        game.score(seat, BONUS_HOUSES, tile.points * mat.houses.bit_count(), events)
    elif tile.counts == COUNT_SAILING:
        game.score(seat, BONUS_SAILING, tile.points * mat.sailing, events)
    elif tile.counts == COUNT_PALACES:
        game.score(seat, BONUS_PALACES, tile.points * mat.palaces, events)
    if mat.faction == GOLEMS:
        game.score(seat, GOLEMS_PASS, GOLEM_POINTS[mat.factories.bit_count()], events)
    elif mat.has_right(IFRITS):
        at_edge = [group for group in game.settlements(seat) if group & game.land.edge]
        game.score(seat, IFRITS_EDGE, len(at_edge), events)
    elif mat.has_left(DRUIDS):
        game.gain_power(seat, 2 * len(game.settlements(seat)), "TN-314", events)
    elif mat.has_right(SAND_CATS):
        game.score(seat, CATS_INLAND, (mat.own & ~game.land.shore).bit_count(), events)
