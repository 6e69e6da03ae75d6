"""What a position is worth to a bot that looks one step ahead: the points so far, and in points what may come.

The terms, each a function below: coins and power at the price they fetch with the income of the rounds left; what the
pass pays and the next bonus tile; towns in the making; the rank of the largest area; room to expand; palaces. The
numbers are estimates made by hand, not fitted; nothing in the rules depends on them.
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from typing import TYPE_CHECKING, Final

from ecumene.games.terra_nova.tiles import (
    DEED_TOWN,
    ROUNDS,
    TOWN_BUILDINGS,
)
from ecumene.parts.hexes import cells_in, count, groups

if TYPE_CHECKING:
    from ecumene.games.terra_nova.game import TerraNova
    from ecumene.games.terra_nova.mat import Mat

#: What a coin buys, in points, by the income phases to come: at the very end a third of a point.
COIN: Final[list[float]] = [0.36, 0.46, 0.50, 0.52, 0.54, 0.54]
#: What a coin of income buys in the rounds left.
INCOME: Final[list[float]] = [0.0, *accumulate(COIN)]
#: More coins than these are hard to spend well: the price of the rest is this part of the full one.
PURSE: Final = 8
SPARE: Final = 0.7
#: A power token by bowl, in coins: while rounds are left, in the last round, and as income of rounds to come.
BOWLS: Final[list[float]] = [0.25, 0.8, 1.4]
LAST_BOWLS: Final[list[float]] = [0.0, 0.15, 1.15]
POWER_INCOME: Final = 0.7
#: A town in points, and how far off it may be in coins: in the last round, and more for each round left.
TOWN: Final = 8.0
FAR: Final = 8.0
FURTHER: Final = 4.0
#: Coins for a building beside a settlement, by the spades its cell needs, and for one more point of town value.
HOUSE_BY_SPADES: Final[list[int]] = [4, 9, 15]
VALUE_STEP: Final = 7.5
#: How soon a lead of one building decides about the areas.
LEAD: Final = 1.5
#: Power that an ability gives on passing, in points.
PASS_POWER: Final = 0.35
#: The sailing and the spade of a bonus tile.
TILE_SAILING: Final = 1.0
TILE_SPADE: Final = 2.5
#: Free cells in reach by the spades they need; and a house whose neighbour makes its factory cheap.
ROOM: Final[list[float]] = [0.5, 0.25, 0.08]
CHEAP: Final = 0.06


def worth(game: TerraNova, seat: int) -> float:
    mat = game.mats[seat]
    total = float(mat.total)
    # Before the first house all factions are alike: bots take any of them, and their games differ.
    if game.is_over or not mat.own:
        return total
    left = ROUNDS - game.round
    if mat.left >= 0:
        total += mat.kind.left.worth * left
    if mat.right >= 0:
        total += mat.kind.right.worth * left
    total += stock(game, seat, left) + passing(game, seat, left)
    return total + towns(game, seat, left) + area(game, seat, left) + room(game, seat, left)


def stock(game: TerraNova, seat: int, left: int) -> float:
    """Coins and power at hand, and the income of rounds to come; after the pass, power that will not fit is lost."""
    mat = game.mats[seat]
    bowls = mat.bowls
    if mat.passed and left:
        bowls = bowls.after_gain(game.income(seat)[1])
    # The income of the bonus tile is a part of the tile's worth.
    coins, power = game.figures.income(mat)
    price = BOWLS if left else LAST_BOWLS
    held = min(mat.coins, PURSE) + SPARE * max(0, mat.coins - PURSE)
    held += bowls.one * price[0] + bowls.two * price[1] + bowls.three * price[2]
    return held * COIN[left] + (coins + POWER_INCOME * power) * INCOME[left]


def tile_worth(game: TerraNova, mat: Mat, tile: int, left: int) -> float:
    """A bonus tile held in the round to come, in which what it counts will have grown a little."""
    if left == 0:
        return 0.0
    bonus = game.figures.bonus_tiles[tile]
    value = COIN[left] * (bonus.coins + POWER_INCOME * bonus.power) + bonus.points * (mat.counted(bonus.counts) + 0.5)
    return value + TILE_SAILING * bonus.sailing + (TILE_SPADE if bonus.spade else 0.0)


def passing(game: TerraNova, seat: int, left: int) -> float:
    """What this pass and those to come pay, and the bonus tile of the next round: held, or the best one to take."""
    mat = game.mats[seat]
    each = 0.0
    for ability in mat.in_force.abilities:
        each += ability.pass_points(game, seat) + PASS_POWER * ability.pass_power(game, seat)
    if mat.passed or game.round == 0:
        return each * left + (tile_worth(game, mat, mat.bonus, left) if mat.bonus >= 0 else 0.0)
    held = game.figures.bonus_tiles[mat.bonus]
    value = each * (left + 1) + held.points * mat.counted(held.counts)
    if held.spade and not mat.bonus_used:
        value += 0.6 * TILE_SPADE
    tiles = [COIN[left] * game.bonus_coins[tile] + tile_worth(game, mat, tile, left) for tile in game.pool]
    return value + max(tiles)


def towns(game: TerraNova, seat: int, left: int) -> float:
    """Settlements without a town, by what the rest of it costs: the cheaper, the surer it is."""
    mat = game.mats[seat]
    if mat.towns == 0:
        return 0.0
    prize = TOWN + game.deed_points(DEED_TOWN) + mat.in_force.town_points
    free = game.free()
    home = game.ground[mat.home]
    beside = game.ground[(mat.home + 1) % 5] | game.ground[(mat.home + 4) % 5]
    value = 0.0
    for group in game.settlements(seat):
        if group & mat.towned:
            continue
        near = 0
        for cell in cells_in(group):
            near |= game.next_to(cell)
        near &= free
        missing = max(0, TOWN_BUILDINGS - count(group))
        plain = min(missing, count(near & home))
        spaded = min(missing - plain, count(near & beside))
        coins = HOUSE_BY_SPADES[0] * plain + HOUSE_BY_SPADES[1] * spaded
        coins += HOUSE_BY_SPADES[2] * (missing - plain - spaded)
        short = max(0, game.town_value(seat) - mat.value(group) - missing)
        value += prize * exp(-(coins + VALUE_STEP * short) / (FAR + FURTHER * left))
    return value


def area(game: TerraNova, seat: int, left: int) -> float:
    """Four points for each rival whose area will be smaller. Rivals will join nearly all they have."""
    mat = game.mats[seat]
    found = groups(mat.own, game.land.reach[mat.sailing], game.joined)
    mine = max([count(group) for group in found], default=0)
    value = 4.0 * (4 - game.seats)
    for other, rival in enumerate(game.mats):
        if other != seat:
            value += 4.0 / (1.0 + exp(LEAD / (left + 1) * (rival.buildings - 0.5 - mine)))
    return value


def room(game: TerraNova, seat: int, left: int) -> float:
    """The first few free cells in reach, and neighbours beside whom factories are cheap."""
    mat = game.mats[seat]
    occupied = game.occupied
    cells = game.reach(seat) & ~occupied
    home = game.ground[mat.home]
    beside = game.ground[(mat.home + 1) % 5] | game.ground[(mat.home + 4) % 5]
    value = ROOM[0] * min(4, count(cells & home)) + ROOM[1] * min(6, count(cells & beside))
    value += ROOM[2] * min(8, count(cells & ~home & ~beside))
    cheap = 0
    for cell in cells_in(mat.houses):
        if game.next_to(cell) & occupied & ~mat.own:
            cheap += 1
    return value * min(1.0, 0.25 * (left + 1)) + CHEAP * min(3, cheap) * (left + 1)
