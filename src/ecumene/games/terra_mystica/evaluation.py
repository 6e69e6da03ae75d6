"""What a position is worth to a bot: features of the position by name, times the weights of `weights`.

All is counted in points: the points so far, and what may come. Goods at hand and goods of incomes to come have one and
the same price, so that nothing is won or lost by the mere turn of a round; towns and ranks count by how sure they are.
The shapes below are estimates made by hand; nothing in the rules depends on them.
"""

from __future__ import annotations

from itertools import accumulate
from math import exp
from operator import mul
from typing import TYPE_CHECKING, Final

from ecumene.games.terra_mystica import scoring
from ecumene.games.terra_mystica.factions import FACTIONS, ON_ICE, ON_VOLCANO
from ecumene.games.terra_mystica.maps import CYCLE, MAPS
from ecumene.games.terra_mystica.moves import SPECIAL_BONUS, SPECIAL_FAVOUR
from ecumene.games.terra_mystica.passing import bonus_points, favour_points, stronghold_points
from ecumene.games.terra_mystica.pending import (
    DUE_BRIDGE,
    DUE_FAVOUR,
    DUE_PRIEST,
    DUE_REWARD,
    DUE_SHIP,
    DUE_SHIP_MAY,
    DUE_STEP,
    DUE_TERRAIN,
    DUE_TOKEN,
    DUE_TOWN,
    DUE_TWO_STEPS,
    DUE_UNLOCK,
    DUE_YARD_SHIP,
)
from ecumene.games.terra_mystica.state import ACTIONS, INCOME
from ecumene.games.terra_mystica.tiles import (
    ACT_CULT,
    ACT_MOVE,
    ACT_SHIP,
    ACT_SPADES,
    AREA_POINTS,
    BONUS_TILES,
    BRIDGES_OWNED,
    COINS,
    COUNT_SHIPPING,
    COUNT_SHIPS,
    CULT_POINTS,
    CULT_TOP,
    CULTS,
    DEED_TOWN,
    DWELLING,
    FAVOUR_CULT,
    FAVOUR_DWELLINGS,
    FAVOUR_MARKERS,
    FAVOUR_PASS,
    FAVOUR_PASS_POINTS,
    FAVOUR_POSTS,
    FAVOUR_TILES,
    FAVOUR_TOWNS,
    FAVOUR_TRADES,
    FINAL_CLUSTERS,
    FINAL_DISTANCE,
    FINAL_EDGE,
    FINAL_NONE,
    FINAL_STRONG,
    FINAL_TRADES,
    OWNED,
    POST,
    POWER,
    POWER_ACTIONS,
    PRIESTS,
    PRIESTS_SENT,
    ROUNDS,
    SANCTUARY,
    SCORING_TILES,
    SHIPYARD,
    STRONGHOLD,
    TEMPLE,
    TOWN_BUILDINGS,
    TOWN_VALUE,
    WORKERS,
)
from ecumene.games.terra_mystica.weights import FACTION, PAR, WEIGHTS
from ecumene.games.terra_mystica.weights import STRONGHOLD as STRONGHOLD_WORTH
from ecumene.parts.hexes import cells_in, count

if TYPE_CHECKING:
    from ecumene.games.terra.bowls import Bowls
    from ecumene.games.terra_mystica.mat import Mat
    from ecumene.games.terra_mystica.state import State

NAMES: Final[list[str]] = list(WEIGHTS)
#: The weights by number, as they are multiplied; whoever fits them may change them here.
WEIGHT: Final[list[float]] = list(WEIGHTS.values())

# How much a good can still do, by the income phases to come; in the last round not much more than be sold.
COIN: Final[list[float]] = [0.81, 0.98, 1.0, 1.0, 1.0, 1.0, 1.0]
#: Of those who sell two of them for a point at any time.
SOLD_COIN: Final[list[float]] = [1.2, 1.3, 1.35, 1.35, 1.35, 1.35, 1.35]
WORKER: Final[list[float]] = [0.37, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0]
PRIEST: Final[list[float]] = [0.2, 0.85, 1.0, 1.0, 1.0, 1.0, 1.0]
BOWL_ONE: Final[list[float]] = [0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0]
BOWL_TWO: Final[list[float]] = [0.57, 0.9, 1.0, 1.0, 1.0, 1.0, 1.0]
BOWL_THREE: Final[list[float]] = [0.65, 0.95, 1.0, 1.0, 1.0, 1.0, 1.0]
# What a good of income is good for in all the rounds left.
COIN_INCOME: Final[list[float]] = [0.0, *accumulate([0.9, *COIN[1:]])]
WORKER_INCOME: Final[list[float]] = [0.0, *accumulate([0.6, *WORKER[1:]])]
PRIEST_INCOME: Final[list[float]] = [0.0, *accumulate([0.5, *PRIEST[1:]])]
POWER_INCOME: Final[list[float]] = [0.0, *accumulate([0.7, *BOWL_THREE[1:]])]
#: More coins and workers than these are hard to spend well: the rest counts this part.
PURSE: Final = 16
CREW: Final = 9
SPARE: Final = 0.75

#: Goods of tiles and rewards at the prices of the weights, by their numbers in GOODS; a spade, a ship, a shipping step.
PRICES: Final[list[float]] = [
    WEIGHTS["income-coins"],
    WEIGHTS["income-workers"],
    WEIGHTS["income-priests"],
    WEIGHTS["income-power"],
    2.0,
    1.2,
    3.0,
]
#: What the action of a bonus tile does.
ACTIONS_WORTH: Final[dict[int, float]] = {ACT_SPADES: 2.2, ACT_CULT: 1.1, ACT_SHIP: 1.2, ACT_MOVE: 2.0}
#: Shipping of a bonus tile; points of one for trades.
TILE_SHIPPING: Final = 0.7
TILE_TRADES: Final = 1.0
#: A bonus tile that waits may be taken by others.
WAITING: Final = 0.93
#: What a bonus tile counts grows a little before the pass.
GROWTH: Final = 0.4

#: Leads are told apart by quarters; greater ones than these decide all.
PARTS: Final = 4
LEADS: Final = 20


def chances(scale: float) -> list[float]:
    """By the lead of a rival, from the least on: how likely the rival ends above."""
    return [1.0 / (1.0 + exp(-lead / PARTS / scale)) for lead in range(-LEADS * PARTS, LEADS * PARTS + 1)]


#: By rounds left: how much a step of a cult, or a building of the area, decides about the rank.
CULT_CHANCES: Final[list[list[float]]] = [chances(0.55 + 0.55 * left) for left in range(ROUNDS + 1)]
AREA_CHANCES: Final[list[list[float]]] = [chances(0.6 + 0.7 * left) for left in range(ROUNDS + 1)]
#: The same for what final scoring tiles look at.
FINAL_SPREAD: Final[dict[int, float]] = {
    FINAL_NONE: 1.0,
    FINAL_DISTANCE: 1.0,
    FINAL_STRONG: 1.2,
    FINAL_EDGE: 0.6,
    FINAL_CLUSTERS: 0.6,
    FINAL_TRADES: 1.0,
}
FINAL_CHANCES: Final[dict[int, list[list[float]]]] = {
    tile: [chances(spread * (0.6 + 0.7 * left)) for left in range(ROUNDS + 1)] for tile, spread in FINAL_SPREAD.items()
}
#: A building outside the largest network: how surely it will be joined to it.
JOINED_LATER: Final[list[float]] = [0.05, 0.25, 0.35, 0.4, 0.45, 0.5, 0.5]

# A town, in points; how far off it may be in points of cost; buildings beside a group by the spades that they need.
TOWN: Final = 10.5
FAR: Final = 3.5
FURTHER: Final = 1.0
HOUSE_PLAIN: Final = 1.6
HOUSE_SPADED: Final = 3.2
HOUSE_FAR: Final = 5.5
VALUE_STEP: Final = 2.6


def cult_bonus(tile: int, hope: float) -> list[float]:
    """By steps: what the reward of a scoring tile brings; the steps begun count by the hope that more come in time."""
    row = SCORING_TILES[tile]
    each = 0.0
    for good, amount in enumerate(row.reward):
        each += PRICES[good] * amount
    found: list[float] = []
    for steps in range(CULT_TOP + 1):
        full = float(steps // row.steps)
        share = steps / row.steps
        found.append(each * (full + hope * (share - full)))
    return found


CULT_BONUS_SURE: Final[list[list[float]]] = [cult_bonus(tile.number, 0.0) for tile in SCORING_TILES]
CULT_BONUS_NOW: Final[list[list[float]]] = [cult_bonus(tile.number, 0.15) for tile in SCORING_TILES]
CULT_BONUS_LATER: Final[list[list[float]]] = [cult_bonus(tile.number, 0.5) for tile in SCORING_TILES]
#: Scoring tiles that pay for a stronghold.
STRONG_TILES: Final[list[bool]] = [STRONGHOLD in tile.deeds for tile in SCORING_TILES]
#: Goods of bonus tiles, in points: those that come in the last round, then all others.
LAST_PRICES: Final[list[float]] = [
    PRICES[COINS] * COIN_INCOME[1],
    PRICES[WORKERS] * WORKER_INCOME[1],
    PRICES[PRIESTS] * PRIEST_INCOME[1],
    PRICES[POWER] * POWER_INCOME[1],
    *PRICES[POWER + 1 :],
]
LAST_BONUS_GOODS: Final[list[float]] = [
    sum([LAST_PRICES[good] * amount for good, amount in enumerate(tile.income)]) for tile in BONUS_TILES
]
BONUS_GOODS: Final[list[float]] = [
    sum([PRICES[good] * amount for good, amount in enumerate(tile.income)]) for tile in BONUS_TILES
]
#: What they are good for beside goods and points.
BONUS_USE: Final[list[float]] = [
    ACTIONS_WORTH.get(tile.action, 0.0) + (TILE_SHIPPING if tile.shipping else 0.0) for tile in BONUS_TILES
]
STRONGHOLDS: Final[list[float]] = [STRONGHOLD_WORTH[faction.id] for faction in FACTIONS]
STRENGTH: Final[list[float]] = [FACTION[faction.id] for faction in FACTIONS]
#: Power actions that are nearly always good: their set, and by those of it that are used, the lowest price of the rest.
READY: Final = 0b111110
READY_PRICES: Final[list[int]] = [
    min([action.power for action in POWER_ACTIONS[1:6] if not used >> action.number & 1] or [99])
    for used in range(READY + 1)
]
#: By sets of favour tiles, as they come up: the goods of their incomes.
_FAVOUR_INCOMES: dict[int, tuple[int, int, int, int]] = {}
#: What final scoring looks at, as it comes up; forgotten when there is too much of it.
_MEASURED: dict[tuple[int, ...], int] = {}
#: By map and group of cells: the land beside it.
_BESIDE: list[dict[int, int]] = [{} for _ in MAPS]
MANY: Final = 40_000
MAP_NUMBERS: Final[dict[str, int]] = {board.id: number for number, board in enumerate(MAPS)}


def worth(game: State, seat: int) -> float:
    mat = game.mats[seat]
    if game.is_over:
        return float(mat.vp)
    if mat.faction < 0:
        return mat.vp + bidding(game, seat)
    if game.round == ROUNDS and turns(game, mat.passed):
        return at_the_end(game, seat)
    value: float = sum(map(mul, features(game, seat), WEIGHT))
    return value


def described(game: State, seat: int) -> dict[str, float]:
    """The features by name, for those who fit weights or wonder about a move."""
    return dict(zip(NAMES, features(game, seat), strict=True))


def bidding(game: State, seat: int) -> float:
    """Before the factions are given out: the one held in the auction less its price, or the best that can be had."""
    best = 0.0
    auction = game.auction
    found = False
    for place in range(0, len(auction), 3):
        value = STRENGTH[auction[place]]
        if auction[place + 2] == seat:
            return value - auction[place + 1]
        value -= auction[place + 1] + 1.0
        if not found or value > best:
            best = value
            found = True
    return best - 0.5


def features(game: State, seat: int) -> list[float]:
    """All features in the order of NAMES. The seat has a faction.

    When nobody else acts any more in this round, the position is seen as it will be at the beginning of the next one:
    whoever passes last shall find that nothing changes by that.
    """
    mat = game.mats[seat]
    kind = mat.kind
    now = game.round
    left = ROUNDS - now
    buildings = mat.buildings
    dwellings = count(buildings[DWELLING])
    posts = count(buildings[POST])
    temples = count(buildings[TEMPLE])
    stronghold = 1 if buildings[STRONGHOLD] else 0
    sanctuary = 1 if buildings[SANCTUARY] else 0
    favours = mat.favours
    passed = mat.passed
    points = mat.vp
    coins = mat.coins
    workers = mat.workers
    priests = mat.priests
    bowls = mat.bowls
    used = mat.used

    rows = kind.incomes
    one, two, three = rows[DWELLING][dwellings], rows[POST][posts], rows[TEMPLE][temples]
    four, five = rows[STRONGHOLD][stronghold], rows[SANCTUARY][sanctuary]
    tiles = favour_income(favours)
    income_coins = one[COINS] + two[COINS] + three[COINS] + four[COINS] + five[COINS] + tiles[COINS]
    income_workers = one[WORKERS] + two[WORKERS] + three[WORKERS] + four[WORKERS] + five[WORKERS] + tiles[WORKERS]
    income_priests = one[PRIESTS] + two[PRIESTS] + three[PRIESTS] + four[PRIESTS] + five[PRIESTS] + tiles[PRIESTS]
    income_power = one[POWER] + two[POWER] + three[POWER] + four[POWER] + five[POWER] + tiles[POWER]

    each_pass = FAVOUR_PASS_POINTS[posts] if favours >> FAVOUR_PASS & 1 else 0
    if stronghold:
        each_pass += stronghold_points(game, seat)
    held = mat.bonus
    tile = 0.0
    action = 0.0
    if now == 0:
        passes = left
        if held >= 0:
            tile = tile_worth(game, mat, held, left, dwellings, posts)
    elif left == 0:
        passes = 0 if passed else 1
        if not passed and held >= 0:
            tile = float(bonus_points(game, seat))
            action = 0.0 if used >> SPECIAL_BONUS & 1 else ACTIONS_WORTH.get(BONUS_TILES[held].action, 0.0)
    elif turns(game, passed):
        # As at the beginning of the next round.
        if not passed:
            points += bonus_points(game, seat) + each_pass
            held, _ = best_tile(game, mat, left, dwellings, posts, -1)
            coins += game.bonus_coins[held]
        if game.phase != INCOME or awaits(game, seat):
            coming = BONUS_TILES[held].income
            coins += income_coins + coming[COINS]
            workers += income_workers + coming[WORKERS]
            priests = max(priests, min(mat.priest_limit, priests + income_priests + coming[PRIESTS]))
            bowls = bowls.after_gain(income_power + coming[POWER])
        now += 1
        left -= 1
        passes = left + 1
        passed = False
        used = 0
        tile = tile_points(game, mat, held, dwellings, posts)
        action = ACTIONS_WORTH.get(BONUS_TILES[held].action, 0.0)
        if left:
            tile += WAITING * best_tile(game, mat, left, dwellings, posts, held)[1]
    elif passed:
        passes = left
        tile = tile_worth(game, mat, held, left, dwellings, posts)
    else:
        passes = left + 1
        tile = bonus_points(game, seat) + WAITING * best_tile(game, mat, left, dwellings, posts, -1)[1]
        if held >= 0 and not used >> SPECIAL_BONUS & 1:
            action = ACTIONS_WORTH.get(BONUS_TILES[held].action, 0.0)

    due = mat.due
    digging = game.digging
    room = rooms(game, seat, mat)
    soon = 0.25 * (left + 1) if left < 3 else 1.0
    if kind.sells_points:
        worth_coins = coins * SOLD_COIN[left]
    else:
        worth_coins = (coins if coins <= PURSE else PURSE + SPARE * (coins - PURSE)) * COIN[left]
    return [
        float(points),
        PAR[now],
        worth_coins,
        (workers if workers <= CREW else CREW + SPARE * (workers - CREW)) * WORKER[left],
        priests * PRIEST[left],
        bowls.one * BOWL_ONE[left],
        bowls.two * BOWL_TWO[left],
        bowls.three * BOWL_THREE[left],
        0.0 if passed else power_ready(game.used if now == game.round else 0, kind.power_discount, bowls),
        income_coins * COIN_INCOME[left],
        income_workers * WORKER_INCOME[left],
        income_priests * PRIEST_INCOME[left],
        income_power * POWER_INCOME[left],
        cult_rank(game, seat, left),
        cult_rewards(game, mat, now),
        float(mat.keys) if left else 0.3 * mat.keys,
        area(game, seat, left),
        final_rank(game, seat, left) if game.final != FINAL_NONE else 0.0,
        towns(game, seat, mat, now),
        0.0 if stronghold and sanctuary else strong_rounds(game, now),
        1.0 if favours >> FAVOUR_TOWNS & 1 and left else 0.0,
        left + (0.0 if used >> SPECIAL_FAVOUR & 1 or passed else 1.0) if favours >> FAVOUR_CULT & 1 else 0.0,
        left + GROWTH if favours >> FAVOUR_POSTS & 1 else 0.0,
        min(left + GROWTH, 0.8 * (OWNED[DWELLING] - dwellings + posts)) if favours >> FAVOUR_DWELLINGS & 1 else 0.0,
        left + GROWTH if favours >> FAVOUR_TRADES & 1 else 0.0,
        2.5 * passes if favours >> FAVOUR_MARKERS & 1 else 0.0,
        float(each_pass * passes) + (0.5 * left if favours >> FAVOUR_PASS & 1 else 0.0),
        tile,
        action,
        left - 1.0 if left > 1 else 0.0,
        float((mat.shipping - kind.shipping_start) * left),
        float(mat.exchange * left),
        float(mat.skip * left) if kind.skips else 0.0,
        STRONGHOLDS[mat.faction] * left if stronghold else 0.0,
        posts * soon * left if temples + sanctuary < OWNED[TEMPLE] else 0.3 * posts * left,
        temples * soon * left if not sanctuary else 0.0,
        room[0] * soon,
        room[1] * soon,
        room[2] * soon,
        room[3] * soon,
        cheap_posts(game, mat) * soon,
        float(BRIDGES_OWNED - mat.bridges),
        float(count(mat.unlocked)) * soon,
        float(len(mat.ships)) * soon,
        float(count(mat.traded)),
        1.0 if mat.port >= 0 else 0.0,
        float(left) if buildings[SHIPYARD] else 0.0,
        due[DUE_FAVOUR] * (2.5 + 1.1 * left),
        due[DUE_TOWN] * (town_prize(game, mat, game.round) - 1.0) if due[DUE_TOWN] else 0.0,
        due[DUE_STEP] + 1.9 * due[DUE_TWO_STEPS],
        float(due[DUE_BRIDGE]),
        float(min(due[DUE_PRIEST], workers)),
        float(due[DUE_TOKEN]),
        float(due[DUE_UNLOCK]),
        float(due[DUE_TERRAIN]),
        float(due[DUE_SHIP] + due[DUE_SHIP_MAY] + due[DUE_YARD_SHIP]),
        float(due[DUE_REWARD]),
        float(digging.free) if digging is not None and game.acts(seat) else 0.0,
        STRENGTH[mat.faction] if not mat.own else 0.0,
        first_pairs(game, mat) if now == 0 else 0.0,
    ]


def turns(game: State, passed: bool) -> bool:
    """Does nobody else act any more in this round?"""
    return game.phase != ACTIONS or len(game.passers) + count(game.dropped) >= game.seats - (0 if passed else 1)


def awaits(game: State, seat: int) -> bool:
    """Is the income of the seat still to come in a phase of income?"""
    for step in game.agenda:
        if step.name == "income" and step.args() == (seat,):
            return True
    return False


def at_the_end(game: State, seat: int) -> float:
    """Nobody else acts in the last round: what the end would bring now, as the book counts it (TM-146)."""
    mat = game.mats[seat]
    points = mat.vp
    if not mat.passed:
        points += bonus_points(game, seat) + favour_points(game, seat) + stronghold_points(game, seat)
    areas = [measured(game, other, FINAL_NONE) for other in range(game.seats)]
    points += scoring.shared(areas, AREA_POINTS)[seat]
    if game.final != FINAL_NONE:
        values = [measured(game, other, game.final) for other in range(game.seats)]
        points += scoring.shared(values, AREA_POINTS)[seat]
    for cult in range(len(CULTS)):
        points += scoring.shared([other.cults[cult] for other in game.mats], CULT_POINTS)[seat]
    bowls = mat.bowls
    coins = mat.coins + mat.workers + mat.priests + bowls.three + bowls.two // 2
    rate = scoring.COINS_FOR_POINT_OF_SELLERS if mat.kind.sells_points else scoring.COINS_FOR_POINT
    # A little for what is left over, and for choices that are still open.
    due = mat.due
    value = points + coins / rate - 0.01 * (coins % rate)
    return value + 8.0 * due[DUE_TOWN] + 2.0 * due[DUE_FAVOUR] + due[DUE_STEP] + 2.0 * due[DUE_TWO_STEPS]


def favour_income(favours: int) -> tuple[int, int, int, int]:
    found = _FAVOUR_INCOMES.get(favours)
    if found is None:
        held = [tile.income for tile in FAVOUR_TILES if favours >> tile.number & 1]
        found = (
            sum([income[COINS] for income in held]),
            sum([income[WORKERS] for income in held]),
            sum([income[PRIESTS] for income in held]),
            sum([income[POWER] for income in held]),
        )
        _FAVOUR_INCOMES[favours] = found
    return found


def power_ready(used: int, discount: int, bowls: Bowls) -> float:
    """Tokens of bowl III towards the cheapest power action that is free, if it can be had by burning at all."""
    price = READY_PRICES[used & READY] - discount
    return float(min(bowls.three, price)) if bowls.three + bowls.two // 2 >= price else 0.0


# Cults


def ranked(better: float, points: tuple[int, ...]) -> float:
    """Points by the number of rivals that are likely to be above."""
    place = int(better)
    if place >= len(points):
        return 0.0
    below = points[place + 1] if place + 1 < len(points) else 0
    return points[place] + (below - points[place]) * (better - place)


def cult_rank(game: State, seat: int, left: int) -> float:
    """Points at the end by rank on each track; who has not begun may still do so."""
    table = CULT_CHANCES[left]
    mats = game.mats
    cults = mats[seat].cults
    value = 0.0
    for cult in range(len(CULTS)):
        here = cults[cult]
        better = 0.0
        for other, mat in enumerate(mats):
            if other != seat:
                better += table[PARTS * (mat.cults[cult] - here + LEADS)]
        points = ranked(better, CULT_POINTS)
        if here == 0:
            points = points * 0.5 if left else 0.0
        value += points
    return value


def cult_rewards(game: State, mat: Mat, now: int) -> float:
    """What the scoring tiles of this round and later ones pay for steps; the last round pays nothing."""
    cults = mat.cults
    value = 0.0
    # The reward of the round that is nearly over is still to come, too.
    for place in range(max(0, game.round - 1), ROUNDS - 1):
        tile = game.scoring[place]
        cult = SCORING_TILES[tile].cult
        steps = mat.priests_sent if cult == PRIESTS_SENT else cults[cult]
        if place >= now:
            value += CULT_BONUS_LATER[tile][steps]
        elif place == now - 1:
            value += CULT_BONUS_NOW[tile][steps]
        elif game.phase == ACTIONS:
            value += CULT_BONUS_SURE[tile][steps]
    return value


# Ranks at the end


def measured(game: State, seat: int, tile: int) -> int:
    """What a final scoring looks at, remembered: it is slow to find and seldom changes."""
    mat = game.mats[seat]
    if tile == FINAL_TRADES:
        return count(mat.traded)
    key = (
        MAP_NUMBERS[game.board.id],
        tile,
        mat.own,
        mat.buildings[STRONGHOLD] | mat.buildings[SANCTUARY] if tile == FINAL_STRONG else 0,
        mat.faction * 64 + mat.skip * 8 + mat.shipping,
        mat.town_rivers * 2 + int(game.merchants),
        *game.bridges,
    )
    found = _MEASURED.get(key)
    if found is None:
        if len(_MEASURED) > MANY:
            _MEASURED.clear()
        found = scoring.value(game, seat, tile)
        _MEASURED[key] = found
    return found


def area(game: State, seat: int, left: int) -> float:
    """Points for the largest network: buildings outside of it may be joined to it later."""
    table = AREA_CHANCES[left]
    later = JOINED_LATER[left]
    mine = 0.0
    sizes: list[float] = []
    for other, mat in enumerate(game.mats):
        if mat.own:
            largest = measured(game, other, FINAL_NONE)
            size = largest + later * (count(mat.own) - largest)
        else:
            size = 0.0
        if other == seat:
            mine = size
        else:
            sizes.append(size)
    better = 0.0
    for size in sizes:
        better += table[int(PARTS * max(-LEADS, min(LEADS, size - mine))) + PARTS * LEADS]
    return ranked(better, AREA_POINTS)


def final_rank(game: State, seat: int, left: int) -> float:
    """Points by the final scoring tile, as rivals stand now."""
    tile = game.final
    table = FINAL_CHANCES[tile][left]
    mine = measured(game, seat, tile)
    better = 0.0
    for other in range(game.seats):
        if other != seat:
            lead = max(-LEADS, min(LEADS, measured(game, other, tile) - mine))
            better += table[PARTS * (lead + LEADS)]
    points = ranked(better, AREA_POINTS)
    return points if mine else points * (0.5 if left else 0.0)


# Towns


def town_prize(game: State, mat: Mat, now: int) -> float:
    """A town in points, with what the tile of a round pays for it."""
    value = TOWN + mat.kind.town_points + mat.kind.town_workers
    if now and DEED_TOWN in SCORING_TILES[game.scoring[now - 1]].deeds:
        value += SCORING_TILES[game.scoring[now - 1]].points
    return value


def towns(game: State, seat: int, mat: Mat, now: int) -> float:
    """Groups without a town, by what the rest of it costs: the cheaper, the surer it is."""
    own = mat.own & ~mat.towned
    if not own:
        return 0.0
    beside_of = _BESIDE[MAP_NUMBERS[game.board.id]]
    if len(beside_of) > MANY:
        beside_of.clear()
    near = game.board.near
    free = game.board.land & ~game.occupied
    home = game.home_cells(seat)
    spaded = one_spade(game, mat)
    needed = TOWN_VALUE - 1 if mat.favours >> FAVOUR_TOWNS & 1 else TOWN_VALUE
    values = mat.kind.values
    buildings = mat.buildings
    far = FAR + FURTHER * (ROUNDS - now)
    value = 0.0
    for group in game.settlements(seat):
        if group & mat.towned:
            continue
        beside = beside_of.get(group, -1)
        if beside < 0:
            beside = 0
            for cell in cells_in(group):
                beside |= near[cell]
            beside_of[group] = beside
        beside &= free
        size = count(group)
        power = size
        if group & ~buildings[DWELLING]:
            power = count(group & buildings[DWELLING]) + 2 * count(group & (buildings[POST] | buildings[TEMPLE]))
            if group & (buildings[STRONGHOLD] | buildings[SANCTUARY] | buildings[SHIPYARD]):
                power += values[STRONGHOLD] * count(
                    group & (buildings[STRONGHOLD] | buildings[SANCTUARY] | buildings[SHIPYARD])
                )
            if group & buildings[SANCTUARY]:
                size += 1
        missing = max(0, TOWN_BUILDINGS - size)
        plain = min(missing, count(beside & home))
        dug = min(missing - plain, count(beside & spaded))
        cost = HOUSE_PLAIN * plain + HOUSE_SPADED * dug + HOUSE_FAR * (missing - plain - dug)
        cost += VALUE_STEP * max(0, needed - power - missing)
        value += exp(-cost / far)
    return town_prize(game, mat, now) * value


def strong_rounds(game: State, now: int) -> float:
    """Rounds after this one whose tile pays for a stronghold or sanctuary."""
    found = 0
    for place in range(now, ROUNDS):
        if STRONG_TILES[game.scoring[place]]:
            found += 1
    return float(found)


# Bonus tiles


def tile_points(game: State, mat: Mat, number: int, dwellings: int, posts: int) -> float:
    """What a bonus tile will pay for passing, when what it counts will have grown a little."""
    tile = BONUS_TILES[number]
    if tile.pass_points == 0:
        return TILE_TRADES if tile.trade_points else 0.0
    counted = GROWTH if game.round < ROUNDS - 1 else 0.0
    for what in tile.counts:
        if what == DWELLING:
            counted += dwellings
        elif what == POST:
            counted += posts
        elif what == COUNT_SHIPPING:
            counted += (mat.skip if game.merchants else 0) if mat.kind.skips else mat.shipping
        elif what == COUNT_SHIPS:
            counted += len(mat.ships)
        elif mat.buildings[what]:
            counted += 1
    return tile.pass_points * counted


def tile_worth(game: State, mat: Mat, number: int, left: int, dwellings: int, posts: int) -> float:
    """A bonus tile held in the round to come."""
    value = BONUS_USE[number] + (BONUS_GOODS[number] if left > 1 else LAST_BONUS_GOODS[number])
    return value + tile_points(game, mat, number, dwellings, posts)


def best_tile(game: State, mat: Mat, left: int, dwellings: int, posts: int, without: int) -> tuple[int, float]:
    """The bonus tile to take, and its worth with the coins on it; without one that will be held by then."""
    best = -1
    highest = 0.0
    for tile in game.pool:
        if tile != without:
            value = tile_worth(game, mat, tile, left, dwellings, posts) + PRICES[COINS] * game.bonus_coins[tile]
            if best < 0 or value > highest:
                best = tile
                highest = value
    return best, highest


# Room


def one_spade(game: State, mat: Mat) -> int:
    """Cells that one spade, or the price of a volcano, makes home terrain."""
    kind = mat.kind
    ground = game.ground
    if kind.unlocks or kind.spades_needed:
        return 0
    if kind.kind == ON_VOLCANO:
        found = 0
        for terrain in range(CYCLE):
            found |= ground[terrain]
        return found
    if kind.kind == ON_ICE:
        home = mat.ring
        return ground[home] | ground[(home + 1) % CYCLE] | ground[(home + 6) % CYCLE]
    home = mat.terrain
    return ground[(home + 1) % CYCLE] | ground[(home + 6) % CYCLE]


def rooms(game: State, seat: int, mat: Mat) -> tuple[float, float, float, float]:
    """The first few free cells in reach: home terrain, and by the spades that they need."""
    cells = game.reach(seat) & game.board.land & ~game.occupied
    if not cells or (mat.terrain < 0 and mat.ring < 0):
        return 0.0, 0.0, 0.0, 0.0
    kind = mat.kind
    ground = game.ground
    home = cells & game.home_cells(seat)
    plain = float(min(4, count(home)))
    if kind.unlocks:
        return plain, 0.0, 0.0, 0.0
    cells &= ~home
    if kind.spades_needed:
        return plain, 0.0, float(min(8, count(cells))), 0.0
    one = cells & one_spade(game, mat)
    cells &= ~one
    centre = mat.ring if mat.ring >= 0 else mat.terrain
    two = cells & (ground[(centre + 2) % CYCLE] | ground[(centre + 5) % CYCLE])
    return plain, float(min(6, count(one))), float(min(6, count(two))), float(min(6, count(cells & ~two)))


def cheap_posts(game: State, mat: Mat) -> float:
    """Own dwellings beside others' buildings: a trading post costs less there, and power comes from there."""
    dwellings = mat.buildings[DWELLING]
    rivals = game.occupied & ~mat.own
    if not dwellings or not rivals:
        return 0.0
    near = game.board.near
    found = 0
    for cell in cells_in(dwellings):
        if near[cell] & rivals:
            found += 1
    return float(min(3, found))


def first_pairs(game: State, mat: Mat) -> float:
    """First dwellings from which one town can grow."""
    cells = cells_in(mat.own)
    value = 0.0
    for place, one in enumerate(cells):
        for other in cells[place + 1 :]:
            distance = game.board.distance(one, other)
            if distance <= 3:
                value += 1.0 if distance == 2 else 0.6
    return value
