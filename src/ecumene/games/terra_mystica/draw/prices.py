"""What the moves on a cell cost or bring, as signs: the price of the cheapest lies on every lit cell."""

from __future__ import annotations

from ecumene.core.move import Move
from ecumene.games.terra_mystica import building, transform
from ecumene.games.terra_mystica.factions import ON_VOLCANO
from ecumene.games.terra_mystica.maps import VOLCANO
from ecumene.games.terra_mystica.moves import BUILD, CELLS, EXTRAS, LONG_WAY, SAIL, SPADE_WORDS, TRANSFORM, UPGRADE
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.tiles import CULTS, DWELLING


class Price:
    """What a move costs: spades it takes, and what is paid; power also stands for tokens that are given up."""

    __slots__ = ("coins", "cult", "power", "priests", "ship", "spades", "steps", "workers")

    def __init__(self, workers: int = 0, coins: int = 0, priests: int = 0, spades: int = 0, power: int = 0) -> None:
        self.workers = workers
        self.coins = coins
        self.priests = priests
        self.spades = spades
        self.power = power
        #: Steps down on a cult (Acolytes), and whether a ship is returned.
        self.steps = 0
        self.cult = -1
        self.ship = False

    def rank(self) -> tuple[int, int]:
        """Cheaper first: a ship is worth a dwelling, a priest more than a worker."""
        paid = self.coins + 2 * self.workers + 3 * self.priests + self.power + 2 * self.steps + 3 * self.ship
        return paid, self.spades

    def parts(self) -> list[str]:
        """As a line of signs and numbers; empty when it costs nothing."""
        parts: list[str] = []
        for amount, sign in (
            (self.priests, "#priest"),
            (self.workers, "#worker"),
            (self.coins, "#coin"),
            (self.power, "#power"),
            (self.steps, f"#{CULTS[self.cult]}" if self.cult >= 0 else ""),
        ):
            if amount:
                parts += [str(amount), sign]
        return parts + (["#ship"] if self.ship else [])


def cheapest(game: State, seat: int, moves: list[Move]) -> Price:
    """Of a dwelling if one can be built there, else of home terrain, else of whatever can be done."""
    home = game.mats[seat].terrain
    best = [move for move in moves if move.verb == BUILD]
    best = best or [move for move in moves if move.verb == TRANSFORM and move.b // EXTRAS == home]
    return min((price(game, seat, move) for move in best or moves), key=Price.rank)


def price(game: State, seat: int, move: Move) -> Price:
    """Of a move on a cell; nothing for what is free."""
    verb = move.verb
    if verb == UPGRADE:
        return Price(*building.price(game, seat, move.a, move.b))
    if verb == BUILD:
        return dwelling(game, seat, move)
    if verb == TRANSFORM:
        return terrain(game, seat, move)
    if verb == SAIL and move.b >= CELLS:
        return Price(power=1)
    return Price()


def dwelling(game: State, seat: int, move: Move) -> Price:
    spades, ship = move.b % SPADE_WORDS, move.b // SPADE_WORDS - 1
    digging = game.digging or transform.FRESH
    workers, coins = game.mats[seat].kind.prices[DWELLING] if ship < 0 else (0, 0)
    if digging.sandstorm:
        paid = (workers, coins, 0)
    else:
        paid = transform.to_pay(game, seat, digging, move.a, spades, workers, coins)
    found = Price(*paid, spades=spades)
    found.ship = ship >= 0
    return found


def terrain(game: State, seat: int, move: Move) -> Price:
    mat = game.mats[seat]
    digging = game.digging or transform.FRESH
    here, target = game.terrain(move.a), move.b // EXTRAS
    if digging.sandstorm:
        return Price()
    if mat.kind.kind == ON_VOLCANO and target == VOLCANO:
        found = Price()
        amount = transform.volcano_price(game, seat, here)
        if mat.kind.volcano_in_tokens:
            found.power = amount
        else:
            found.steps, found.cult = amount, move.b % EXTRAS - 1
        return found
    long = move.b % EXTRAS == LONG_WAY
    open_ways = [
        way
        for way in transform.ways(mat, here)
        if way.target == target and way.long == long and transform.way_open(game, seat, digging, move.a, way)
    ]
    spades = open_ways[0].spades if open_ways else 0
    return Price(*transform.to_pay(game, seat, digging, move.a, spades, 0, 0), spades=spades)
