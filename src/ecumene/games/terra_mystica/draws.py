"""The tiles of a game: drawn at random, or as the options say (TM-006 to TM-009, TM-186 to TM-188)."""

from __future__ import annotations

from typing import Final

from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import (
    BONUS_SPARE,
    BONUS_TILES,
    DEED_SPADE,
    FINAL_NONE,
    FINAL_TILES,
    FINAL_TRADES,
    IN_BASE,
    IN_MERCHANTS,
    IN_MINI,
    NEW_BONUS,
    REPLACED_BONUS,
    ROUNDS,
    SCORING_TILES,
)

#: The spade tile may not lie in the last two rounds (TM-007).
NO_SPADES_FROM: Final = ROUNDS - 2
#: So many tiles of one cult in the rounds that have a cult bonus are too many (TM-188).
TOO_MANY: Final = 3
#: How many of the really new bonus tiles are drawn first, if the table wants it (TM-187).
NEW_FIRST: Final = 2


def scoring_in_box(game: State) -> list[int]:
    """With Merchants only the twelve new ones (TM-188, TM-319)."""
    if game.merchants:
        return [tile.number for tile in SCORING_TILES if tile.box == IN_MERCHANTS]
    temple = game.options["temple_tile"] is True
    return [tile.number for tile in SCORING_TILES if tile.box == IN_BASE or (tile.box == IN_MINI and temple)]


def bonus_in_box(game: State) -> list[int]:
    """With Merchants one tile is replaced by its new version (TM-186)."""
    shipping = game.options["shipping_tile"] is True
    return [
        tile.number
        for tile in BONUS_TILES
        if (tile.box == IN_BASE and not (game.merchants and tile.number == REPLACED_BONUS))
        or (tile.box == IN_MINI and shipping)
        or (tile.box == IN_MERCHANTS and game.merchants)
    ]


def spades_too_late(tiles: list[int]) -> bool:
    return any([DEED_SPADE in SCORING_TILES[tile].deeds for tile in tiles[NO_SPADES_FROM:]])


def one_cult_too_often(tiles: list[int]) -> int:
    """The latest round, from 0 on, with the third tile of one cult among those that have a cult bonus; or -1."""
    for place in range(ROUNDS - 2, -1, -1):
        cult = SCORING_TILES[tiles[place]].cult
        if len([tile for tile in tiles[: ROUNDS - 1] if SCORING_TILES[tile].cult == cult]) >= TOO_MANY:
            return place
    return -1


def draw_scoring(game: State) -> list[int]:
    """Six scoring tiles; where a draw breaks a rule, it is made again (TM-276, TM-277)."""
    named = str(game.options["scoring_tiles"]).split()
    if named:
        ids = [tile.id for tile in SCORING_TILES]
        return [ids.index(id) for id in named]
    tiles = scoring_in_box(game)
    while True:
        game.chance.shuffle(tiles)
        drawn, rest = tiles[:ROUNDS], tiles[ROUNDS:]
        while game.merchants and not spades_too_late(drawn) and one_cult_too_often(drawn) >= 0 and rest:
            place = one_cult_too_often(drawn)
            drawn[place] = rest.pop(0)
        if not spades_too_late(drawn) and not (game.merchants and one_cult_too_often(drawn) >= 0):
            return drawn


def draw_bonus(game: State) -> list[int]:
    """As many bonus tiles as players and three more."""
    named = str(game.options["bonus_tiles"]).split()
    if named:
        ids = [tile.id for tile in BONUS_TILES]
        return sorted([ids.index(id) for id in named])
    tiles = bonus_in_box(game)
    game.chance.shuffle(tiles)
    first: list[int] = []
    if game.options["new_bonus"] is True:
        first = [tile for tile in tiles if tile in NEW_BONUS][:NEW_FIRST]
    others = [tile for tile in tiles if tile not in first]
    return sorted([*first, *others][: game.seats + BONUS_SPARE])


def draw_final(game: State) -> int:
    """The final scoring tile, drawn or chosen; none is possible too (TM-153, TM-306)."""
    chosen = str(game.options["final_tile"])
    if chosen == "none":
        return FINAL_NONE
    if chosen != "draw":
        return FINAL_TILES.index(chosen)
    return game.chance.below(len(FINAL_TILES) if game.merchants else FINAL_TRADES)
