"""Terra Mystica: the table as it stands, and the small deeds that the rules are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Counted, Name
from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.games.terra_mystica.factions import EXCHANGE_POINTS, SHIPPING_POINTS
from ecumene.games.terra_mystica.maps import CYCLE, MAP_IDS, MAPS, TERRAINS, Board
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import CELL_MOVES, CellMoves
from ecumene.games.terra_mystica.pending import (
    DUE_KEY,
    DUE_SHIP,
    DUE_STEP,
    DUE_UNLOCK,
    Build,
    Digging,
    Voyage,
)
from ecumene.games.terra_mystica.points import (
    ABILITY,
    EXCHANGE_STEP,
    ROUND,
    SHIPPING_STEP,
    SOURCES,
)
from ecumene.games.terra_mystica.tiles import (
    BONUS_TILES,
    COINS,
    CULT_POWER,
    CULT_TOP,
    CULTS,
    DEED_SPADE,
    DEED_STEP,
    FAVOUR_TILES,
    GOODS,
    POWER,
    PRIESTS,
    RANGE_REACH,
    SCORING_TILES,
    SHIPPING,
    SHIPS,
    SHIPS_OWNED,
    SHIPYARD,
    STRONGHOLD,
    WORKERS,
)
from ecumene.parts.hexes import cells_in, count, groups, spread

# The phases of a round (TM-044); before the first round it is set-up.
SETUP: Final = 0
INCOME: Final = 1
ACTIONS: Final = 2
CULT_BONUS: Final = 3

#: In `bridges` an entry is the number of the site times this and the seat that built there.
SEAT_WORDS: Final = 8
#: A cult order space without a priest.
FREE_SPACE: Final = -1
SPACES: Final = 4


class State(Game):
    """Terrain is one set of cells per terrain; buildings are sets of cells on the faction boards (mats)."""

    __slots__ = (
        "_at",
        "actions",
        "auction",
        "board",
        "bonus_coins",
        "bridges",
        "builds",
        "built",
        "cell_moves",
        "circle",
        "digging",
        "doubled",
        "dropped",
        "favours_left",
        "final",
        "ground",
        "joined",
        "mats",
        "merchants",
        "occupied",
        "open_offers",
        "order",
        "orders",
        "passers",
        "phase",
        "pool",
        "round",
        "scoring",
        "site",
        "start",
        "towns_left",
        "used",
        "voyage",
    )

    #: Shared tables, and what the options say.
    UNPICKLED: ClassVar[tuple[str, ...]] = ("board", "cell_moves", "merchants", "open_offers", "site")
    DERIVED: ClassVar[tuple[str, ...]] = ("joined", "occupied")

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        # Lists are never changed but replaced, so that copies share them; only the mats are copied.
        if not isinstance(like, State):
            number = MAP_IDS.index(str(options["map"]))
            self.board: Board = MAPS[number]
            self.cell_moves: CellMoves = CELL_MOVES[number]
            self.merchants: bool = options["merchants"] is True
            #: The liberties of the reference site (TM-411).
            self.site: bool = options["rules"] == "site"
            #: Offers of power stay open while others act (TM-417).
            self.open_offers: bool = self.site or options["offers"] == "open"
            #: 0 during set-up, then 1 to 6.
            self.round: int = 0
            self.phase: int = SETUP
            #: Seats in the turn order of this round, the place in it of whoever acted last, and who starts it.
            self.order: list[int] = []
            self._at: int = -1
            self.start: int = 0
            #: The seats round the table, from the first start player on (TM-030, TM-399).
            self.circle: list[int] = []
            #: During an auction, for each faction drawn: its number, the highest bid, -1 for none, and who made it.
            self.auction: list[int] = []
            #: Seats that have passed this round, first to last; seats that left the game, as a set (TM-419).
            self.passers: list[int] = []
            self.dropped: int = 0
            self.mats: list[Mat] = []
            #: Cells of each terrain as the map lies now, and cells with a building of anybody.
            self.ground: list[int] = []
            self.occupied: int = 0
            #: Bridges in the order in which they were built; and by cell the cells that bridges join to it.
            self.bridges: list[int] = []
            self.joined: dict[int, int] = {}
            #: Scoring tiles of the six rounds, and the final scoring tile, -1 if there is none.
            self.scoring: list[int] = []
            self.final: int = -1
            #: Bonus tiles beside the board, and coins by tile.
            self.pool: list[int] = []
            self.bonus_coins: list[int] = []
            #: By number: how many tiles are left in the supply.
            self.favours_left: list[int] = []
            self.towns_left: list[int] = []
            #: Order spaces of the cults, four for each cult: the seat whose priest stands there, or FREE_SPACE.
            self.orders: list[int] = []
            #: Power actions used this round, as a set.
            self.used: int = 0
            #: Builds whose answers are awaited by the builder, and how many buildings have been built so far.
            self.builds: list[Build] = []
            self.built: int = 0
            #: Spades and ships of the running action.
            self.digging: Digging | None = None
            self.voyage: Voyage | None = None
            #: Actions that the running turn still has, the one being taken not counted; and is it a double turn?
            self.actions: int = 0
            self.doubled: bool = False
        else:
            self.board = like.board
            self.cell_moves = like.cell_moves
            self.merchants = like.merchants
            self.site = like.site
            self.open_offers = like.open_offers
            self.round = like.round
            self.phase = like.phase
            self.order = like.order
            self._at = like._at
            self.start = like.start
            self.circle = like.circle
            self.auction = like.auction
            self.passers = like.passers
            self.dropped = like.dropped
            self.mats = [Mat(mat) for mat in like.mats]
            self.ground = like.ground
            self.occupied = like.occupied
            self.bridges = like.bridges
            self.joined = like.joined
            self.scoring = like.scoring
            self.final = like.final
            self.pool = like.pool
            self.bonus_coins = like.bonus_coins
            self.favours_left = like.favours_left
            self.towns_left = like.towns_left
            self.orders = like.orders
            self.used = like.used
            self.builds = like.builds
            self.built = like.built
            self.digging = like.digging
            self.voyage = like.voyage
            self.actions = like.actions
            self.doubled = like.doubled

    @property
    def answers_late(self) -> bool:
        return self.site

    # What lies where

    def free(self) -> int:
        """Land without a building."""
        return self.board.land & ~self.occupied

    def owner(self, cell: int) -> int:
        """The seat whose building stands there, or -1."""
        for seat, mat in enumerate(self.mats):
            if mat.own >> cell & 1:
                return seat
        return -1

    def building_at(self, cell: int) -> int:
        """The kind of the building there, or -1."""
        owner = self.owner(cell)
        return self.mats[owner].building_at(cell) if owner >= 0 else -1

    def terrain(self, cell: int) -> int:
        return self.board.terrain(self.ground, cell)

    def terrain_name(self, cell: int) -> str:
        terrain = self.terrain(cell)
        return TERRAINS[terrain] if terrain >= 0 else "river"

    def next_to(self, cell: int) -> int:
        """Directly adjacent land: it shares a side, or a bridge of anybody joins it (TM-076, TM-084)."""
        return self.board.near[cell] | self.joined.get(cell, 0)

    def change_terrain(self, cells: int, terrain: int) -> None:
        """Cells turn into another terrain."""
        self.ground = [mask & ~cells for mask in self.ground]
        self.ground[terrain] |= cells

    def is_home(self, seat: int, cell: int) -> bool:
        """May the seat build on the terrain of this cell (TM-289)?"""
        return bool(self.home_cells(seat) >> cell & 1)

    def home_cells(self, seat: int) -> int:
        """Cells of home terrain, or of all unlocked terrains (TM-180)."""
        mat = self.mats[seat]
        if not mat.kind.unlocks:
            return self.ground[mat.terrain]
        found = 0
        for terrain in range(CYCLE):
            if mat.unlocked >> terrain & 1:
                found |= self.ground[terrain]
        return found & self.board.shore

    def home_of_another(self, seat: int, terrain: int) -> bool:
        """Is it the home terrain of another faction? That of Riverwalkers does not count (TM-175)."""
        for other, mat in enumerate(self.mats):
            if other != seat and mat.faction >= 0 and mat.terrain == terrain and not mat.kind.unlocks:
                return True
        return False

    # Reach

    def shipping_value(self, seat: int) -> int:
        """The shipping value; the bonus tile counts in the action phase only (TM-078, TM-294)."""
        mat = self.mats[seat]
        if mat.kind.skips:
            return 0
        if self.phase == ACTIONS and mat.bonus >= 0:
            return mat.shipping + BONUS_TILES[mat.bonus].shipping
        return mat.shipping

    def range_position(self, seat: int, with_tile: bool) -> int:
        """The position on the range tile; the shipping bonus tile counts as one more (TM-251)."""
        mat = self.mats[seat]
        position = mat.skip
        if with_tile and self.phase == ACTIONS and mat.bonus >= 0:
            position += BONUS_TILES[mat.bonus].shipping
        return min(position, len(RANGE_REACH) - 1)

    def skip_reach(self, seat: int, with_tile: bool) -> int:
        """How far a flight or a tunnel goes, as a distance; 0 for those who do neither."""
        mat = self.mats[seat]
        if not mat.kind.skips:
            return 0
        return RANGE_REACH[self.range_position(seat, with_tile)] if self.merchants else mat.skip

    def reach(self, seat: int) -> int:
        """Land directly or indirectly adjacent to own buildings, and beside own ships (TM-076, TM-077, TM-223)."""
        mat = self.mats[seat]
        shipping = self.shipping_value(seat)
        bridges = len(self.bridges)
        if mat.reach_own != mat.own or mat.reach_shipping != shipping or mat.reach_bridges != bridges:
            mat.known_reach = self._reach_of(seat, shipping)
            mat.reach_own = mat.own
            mat.reach_shipping = shipping
            mat.reach_bridges = bridges
        if mat.ships:
            return mat.known_reach | self.beside_ships(seat)
        return mat.known_reach

    def _reach_of(self, seat: int, shipping: int) -> int:
        mat = self.mats[seat]
        board = self.board
        if mat.kind.unlocks:
            # Direct adjacency does not count, only the way over the river (TM-180).
            return self._over_river(mat.own, shipping)
        table = board.reach[shipping]
        found = 0
        for cell in cells_in(mat.own):
            found |= table[cell]
            if self.joined:
                found |= self.joined.get(cell, 0)
        return found

    def _over_river(self, cells: int, shipping: int) -> int:
        """Land linked with some cells over at most so many river cells in a row."""
        board = self.board
        water = 0
        for cell in cells_in(cells):
            water |= board.water[cell]
        found = 0
        seen = 0
        for _ in range(shipping):
            seen |= water
            further = 0
            for drop in cells_in(water):
                found |= board.near[drop]
                further |= board.water[drop]
            water = further & ~seen
        return found

    def beside_ships(self, seat: int) -> int:
        """Land beside own ships on the river; of merchants the cell where they stand (TM-223, TM-257)."""
        mat = self.mats[seat]
        board = self.board
        found = 0
        for place in mat.ships:
            if mat.kind.skips:
                found |= 1 << place & board.land
            elif board.river >> place & 1:
                found |= board.near[place]
        return found

    def skip_cells(self, seat: int) -> int:
        """Land that only a flight or a tunnel reaches, whatever it costs (TM-162, TM-170, TM-259)."""
        distance = self.skip_reach(seat, True)
        if distance == 0 or self.phase != ACTIONS:
            return 0
        found = 0
        table = self.board.around[distance]
        for cell in cells_in(self.mats[seat].own):
            found |= table[cell]
        return found & ~self.reach(seat)

    def settlements(self, seat: int) -> list[int]:
        """Groups of directly adjacent own buildings; the Mermaids' marked river cells join too (TM-120, TM-389)."""
        mat = self.mats[seat]
        bridges = len(self.bridges)
        if (
            mat.settlements_own != mat.own
            or mat.settlements_bridges != bridges
            or mat.settlements_rivers != mat.town_rivers
        ):
            mat.known_settlements = groups(mat.own, self.board.near, self.joined_for_towns(seat))
            mat.settlements_own = mat.own
            mat.settlements_bridges = bridges
            mat.settlements_rivers = mat.town_rivers
        return mat.known_settlements

    def joined_for_towns(self, seat: int) -> dict[int, int]:
        """Bridges, and for Mermaids the land around the river cells of their towns."""
        rivers = self.mats[seat].town_rivers
        if not rivers:
            return self.joined
        joined = self.joined.copy()
        for river in cells_in(rivers):
            around = self.board.near[river]
            for cell in cells_in(around):
                joined[cell] = joined.get(cell, 0) | around & ~(1 << cell)
        return joined

    def settlement(self, seat: int, cell: int) -> int:
        """The group of own buildings to which the one on a cell belongs."""
        return spread(1 << cell, self.mats[seat].own, self.board.near, self.joined_for_towns(seat))

    # Tiles and tracks

    def deed_points(self, deed: int) -> int:
        """What the scoring tile of this round pays for a deed; it pays in the action phase only."""
        if self.phase != ACTIONS or not 1 <= self.round <= len(self.scoring):
            return 0
        tile = SCORING_TILES[self.scoring[self.round - 1]]
        return tile.points if deed in tile.deeds else 0

    def town_value(self, seat: int) -> int:
        """The power value that a town of this seat needs (TM-120, TM-122)."""
        mat = self.mats[seat]
        return min([tile.town_value for tile in FAVOUR_TILES if mat.favours >> tile.number & 1] or [7])

    def on_top(self, cult: int) -> int:
        """The seat whose marker is on space 10 of a cult, or -1 (TM-133)."""
        for seat, mat in enumerate(self.mats):
            if mat.cults[cult] == CULT_TOP:
                return seat
        return -1

    def priests_free(self, seat: int) -> int:
        """Priests that the seat can still gain (TM-047)."""
        mat = self.mats[seat]
        return max(0, mat.priest_limit - mat.priests)

    def order_spaces(self, cult: int) -> list[int]:
        """The seats on the order spaces of a cult."""
        return self.orders[cult * SPACES : cult * SPACES + SPACES]

    def income(self, seat: int) -> list[int]:
        """What an income phase pays the seat now, by goods (TM-045)."""
        mat = self.mats[seat]
        total = [0] * len(GOODS)
        for building, rows in enumerate(mat.kind.incomes):
            if building != SHIPYARD or self.merchants:
                row = rows[mat.built(building)]
                for good in range(len(GOODS)):
                    total[good] += row[good]
        for tile in FAVOUR_TILES:
            if mat.favours >> tile.number & 1:
                for good in range(len(GOODS)):
                    total[good] += tile.income[good]
        if mat.bonus >= 0:
            row = BONUS_TILES[mat.bonus].income
            for good in range(len(GOODS)):
                total[good] += row[good]
        return total

    def can_place_ship(self, seat: int) -> bool:
        """Is a ship in the reserve, and a port or shipyard there for it (TM-195, TM-196)?"""
        mat = self.mats[seat]
        reserve = SHIPS_OWNED - len(mat.ships) - self.trading_ships(seat)
        return reserve > 0 and (mat.port >= 0 or mat.has(SHIPYARD))

    def trading_ships(self, seat: int) -> int:
        """Ships that trade in the running action: neither in the reserve nor on the river (TM-330)."""
        voyage = self.voyage
        if voyage is None or not self.acts(seat):
            return 0
        return count(voyage.entered | voyage.visited)

    def acts(self, seat: int) -> bool:
        """Is it the seat's turn in the action phase?"""
        return self.phase == ACTIONS and self._at >= 0 and self.order[self._at] == seat

    # Small deeds

    def score(self, seat: int, source: int, points: int, events: list[Event] | None, rule: str = "") -> None:
        if points:
            self.mats[seat].score(source, points)
            if events is not None:
                origin = SOURCES[source]
                cause = rule or origin.rule
                events.append(Event("scored", seat, cause, {"points": points, "source": Name(origin.id)}))

    def deed(self, seat: int, deed: int, times: int, events: list[Event] | None) -> None:
        """The scoring tile rewards a deed at the moment it is done."""
        self.score(seat, ROUND + deed, self.deed_points(deed) * times, events)

    def gain(self, seat: int, goods: tuple[int, ...] | list[int], rule: str, events: list[Event] | None) -> None:
        """Coins, workers, priests, power, steps of shipping and ships, in this order; spades are for the caller."""
        if events is not None:
            told = [f"{goods[good]} {GOODS[good]}" for good in range(POWER + 1) if goods[good]]
            if told:
                events.append(Event("gained", seat, rule, {"goods": Counted(", ".join(told))}))
        mat = self.mats[seat]
        mat.coins += goods[COINS]
        mat.workers += goods[WORKERS]
        if goods[POWER]:
            mat.bowls = mat.bowls.after_gain(goods[POWER])
        if goods[PRIESTS]:
            self.gain_priests(seat, goods[PRIESTS])
        for _ in range(goods[SHIPPING]):
            self.free_shipping(seat, events)
        if goods[SHIPS]:
            mat.owe(DUE_SHIP, goods[SHIPS])

    def gain_power(self, seat: int, power: int, rule: str, events: list[Event] | None) -> None:
        if power:
            mat = self.mats[seat]
            if events is not None:
                events.append(Event("gained", seat, rule, {"goods": Counted(f"{power} {GOODS[POWER]}")}))
            mat.bowls = mat.bowls.after_gain(power)

    def gain_priests(self, seat: int, priests: int) -> None:
        """As many as the supply has; Riverwalkers choose for each, while a terrain is locked (TM-047, TM-317)."""
        mat = self.mats[seat]
        if mat.kind.unlocks and (self.site or mat.unlocked != (1 << CYCLE) - 1):
            mat.owe(DUE_UNLOCK, priests)
        else:
            mat.priests += min(priests, self.priests_free(seat))

    def free_shipping(self, seat: int, events: list[Event] | None) -> None:
        """A step on the shipping track that costs nothing: its points are those of a paid one (TM-088).

        Fakirs and Dwarves move the marker of their range tile (TM-248); without Merchants Fakirs fly further (TM-170).
        """
        mat = self.mats[seat]
        kind = mat.kind
        if kind.skips:
            if self.merchants:
                if mat.skip < len(RANGE_REACH) - 1:
                    mat.skip += 1
                    self._stepped(seat, "range-raised", mat.skip, events)
            elif kind.skip_priests:
                mat.skip += 1
                self._stepped(seat, "flight-lengthened", mat.skip, events)
        elif mat.shipping < kind.shipping_most:
            mat.shipping += 1
            self._stepped(seat, "shipping-advanced", mat.shipping, events)
            points = SHIPPING_POINTS[mat.shipping - kind.shipping_start - 1]
            self.score(seat, SHIPPING_STEP, points, events)

    def _stepped(self, seat: int, kind: str, step: int, events: list[Event] | None) -> None:
        if events is not None:
            events.append(Event(kind, seat, "TM-088", {"step": step}))
        self.deed(seat, DEED_STEP, 1, events)

    def advance_exchange(self, seat: int, events: list[Event] | None) -> None:
        mat = self.mats[seat]
        mat.exchange += 1
        if events is not None:
            events.append(Event("exchange-advanced", seat, "TM-089", {"step": mat.exchange}))
        self.score(seat, EXCHANGE_STEP, EXCHANGE_POINTS, events)
        self.deed(seat, DEED_STEP, 1, events)

    def gain_spades(self, seat: int, spades: int, events: list[Event] | None) -> int:
        """What spades bring besides their use; returns how many can be used (TM-074, TM-157, TM-159, TM-178)."""
        mat = self.mats[seat]
        kind = mat.kind
        if kind.unlocks:
            return 0
        self.deed(seat, DEED_SPADE, spades, events)
        self.score(seat, ABILITY, kind.spade_points * spades, events, kind.rule)
        if mat.has(STRONGHOLD):
            self.gain_power(seat, kind.spade_power * spades, kind.rule, events)
        if kind.spade_tokens:
            mat.bowls = mat.bowls.with_new(kind.spade_tokens * spades)
            return 0
        if kind.spade_steps:
            mat.owe(DUE_STEP, kind.spade_steps * spades)
            return 0
        return spades

    # Cults

    def climb(self, seat: int, cult: int, steps: int, events: list[Event] | None) -> None:
        """Move up a cult track; space 10 must be free and needs a key (TM-131 to TM-135)."""
        mat = self.mats[seat]
        here = mat.cults[cult]
        if steps == 0 or here == CULT_TOP:
            return
        there = min(here + steps, CULT_TOP - 1)
        self._move_marker(seat, cult, here, there, events)
        if here + steps >= CULT_TOP and self.on_top(cult) < 0:
            mat.waiting |= 1 << cult

    def _move_marker(self, seat: int, cult: int, here: int, there: int, events: list[Event] | None) -> None:
        if there == here:
            return
        mat = self.mats[seat]
        mat.cults = mat.cults[:]
        mat.cults[cult] = there
        power = 0
        for space in range(here + 1, there + 1):
            power += CULT_POWER[space]
        if events is not None:
            data: Arguments = {"cult": Name(f"cult-{CULTS[cult]}"), "from": here, "to": there, "power": power}
            events.append(Event("cult-advanced", seat, "TM-132", data))
        mat.bowls = mat.bowls.after_gain(power)

    def use_keys(self, seat: int, events: list[Event] | None) -> None:
        """Markers that wait go on to space 10 if the keys do; if there are fewer, the player chooses (TM-423)."""
        mat = self.mats[seat]
        mat.drop(DUE_KEY)
        waiting = [cult for cult in range(len(CULTS)) if mat.waiting >> cult & 1 and self.on_top(cult) < 0]
        if mat.keys >= len(waiting):
            for cult in waiting:
                self.enter_top(seat, cult, events)
        elif mat.keys > 0:
            mat.owe(DUE_KEY, mat.keys)

    def enter_top(self, seat: int, cult: int, events: list[Event] | None) -> None:
        """A key opens space 10."""
        mat = self.mats[seat]
        mat.keys -= 1
        mat.waiting &= ~(1 << cult)
        self._move_marker(seat, cult, CULT_TOP - 1, CULT_TOP, events)

    def step_down(self, seat: int, cult: int, steps: int, events: list[Event] | None) -> None:
        """The price of a volcano; leaving space 10 gives the key back (TM-136, TM-314)."""
        mat = self.mats[seat]
        here = mat.cults[cult]
        if here == CULT_TOP:
            mat.keys += 1
        mat.cults = mat.cults[:]
        mat.cults[cult] = here - steps
        mat.waiting &= ~(1 << cult)
        if events is not None:
            data: Arguments = {"cult": Name(f"cult-{CULTS[cult]}"), "from": here, "to": here - steps}
            events.append(Event("cult-lowered", seat, "TM-314", data))

    # Bridges

    def bridge_on(self, site: int) -> bool:
        for bridge in self.bridges:
            if bridge // SEAT_WORDS == site:
                return True
        return False

    def span(self, seat: int, site: int, events: list[Event] | None) -> None:
        """Build a bridge on a site; from now on its ends are adjacent for everybody (TM-084)."""
        low, high = self.board.sites[site].low, self.board.sites[site].high
        self.bridges = [*self.bridges, site * SEAT_WORDS + seat]
        self.joined = self.joined.copy()
        self.joined[low] = self.joined.get(low, 0) | 1 << high
        self.joined[high] = self.joined.get(high, 0) | 1 << low
        self.mats[seat].bridges -= 1
        if events is not None:
            ends = {"from": self.board.name(low), "to": self.board.name(high)}
            events.append(Event("bridged", seat, "TM-082", {**ends}))

    def key(self) -> list[int]:
        numbers = [
            self.round,
            self.phase,
            self._at,
            self.start,
            self.dropped,
            self.final,
            self.used,
            self.built,
            self.actions,
            int(self.doubled),
        ]
        for some in (
            self.order,
            self.circle,
            self.auction,
            self.passers,
            self.ground,
            self.bridges,
            self.scoring,
            self.pool,
            self.bonus_coins,
            self.favours_left,
            self.towns_left,
            self.orders,
        ):
            numbers.append(len(some))
            numbers += some
        numbers.append(len(self.builds))
        for build in self.builds:
            numbers += build.key()
        digging = self.digging
        numbers += [0] if digging is None else digging.key()
        voyage = self.voyage
        numbers += [0] if voyage is None else voyage.key()
        for mat in self.mats:
            numbers += mat.key()
        return numbers
