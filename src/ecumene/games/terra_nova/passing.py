"""Action: pass (TN-210 to TN-221)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_nova.game import TerraNova
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import NO_TILE, PASSES, PLAIN_PASS
from ecumene.games.terra_nova.points import BONUS
from ecumene.games.terra_nova.tiles import ROUNDS


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
    tile: Arguments = {"tile": Name(game.figures.bonus_tiles[move.a].name), "allowed": pool(game)}
    if move.a == game.mats[seat].bonus:
        return Refusal("TN-213", "own-bonus", tile)
    return None if move.a in game.pool else Refusal("TN-213", "bonus-not-there", tile)


def pool(game: TerraNova) -> str:
    """The letters of the tiles beside the board, as they may be typed."""
    return ", ".join([game.figures.bonus_tiles[tile].id for tile in game.pool])


def take(game: TerraNova, seat: int, move: Move, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    if events is not None:
        events.append(Event("passed", seat, "TN-210", {"place": len(game.passers) + 1}))
    if not game.passers:
        game.start = seat
    game.passers = [*game.passers, seat]
    score(game, seat, mat, events)
    mat.passed = True
    if move.a != NO_TILE:
        game.pool = [tile for tile in game.pool if tile != move.a]
        game.pool.append(mat.bonus)
        game.pool.sort()
        mat.bonus = move.a
        # The X goes with the tile; nobody can use it before the X leaves anyway (TN-203).
        mat.bonus_used = False
        if events is not None:
            events.append(Event("bonus-taken", seat, "TN-213", {"tile": Name(game.figures.bonus_tiles[move.a].name)}))
        game.gain_coins(seat, game.bonus_coins[move.a], "TN-214", events)
        game.bonus_coins = game.bonus_coins[:]
        game.bonus_coins[move.a] = 0


def score(game: TerraNova, seat: int, mat: Mat, events: list[Event] | None) -> None:
    """Every pass effect of the tile held, the faction and its palaces (TN-212)."""
    tile = game.figures.bonus_tiles[mat.bonus]
    game.score(seat, BONUS + tile.counts, tile.points * mat.counted(tile.counts), events)
    for ability in mat.in_force.abilities:
        game.score(seat, ability.source, ability.pass_points(game, seat), events)
        power = ability.pass_power(game, seat)
        if power:
            game.gain_power(seat, power, ability.rule, events)
