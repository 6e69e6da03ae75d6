"""Terra Nova: the table as it stands, and the small deeds that the rules are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.core.tables_file import fingerprint
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova import evaluation, house_values, moves
from ecumene.games.terra_nova.boards import BOARD_OWN, MAPS, TERRAINS, land_of, recorded
from ecumene.games.terra_nova.factions.table import FACTIONS
from ecumene.games.terra_nova.figures import Figures, figures_of
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.moves import CELL_MOVES, CellMoves
from ecumene.games.terra_nova.points import SAILING_STEP
from ecumene.games.terra_nova.tiles import (
    BRIDGES,
    DEED_HOUSE,
    DEED_SAILING,
    DEED_SPADE,
    POWER,
    ROUND_TILES,
    ROUNDS,
)
from ecumene.parts.hexes import cells_in, count, groups

#: Games by figures of a file are other games: their digests differ.
FINGERPRINT: Final[int] = fingerprint(house_values.REPLACED)
#: A bridge site nobody has used.
UNBUILT: Final = -1


class TerraNova(Game):
    """The state. Terrain is one set of cells per terrain; buildings are sets of cells on the mats."""

    __slots__ = (
        "_at",
        "bonus_coins",
        "bridge_count",
        "bridges",
        "cell_moves",
        "figures",
        "ground",
        "joined",
        "land",
        "mats",
        "neutral",
        "neutral_colour",
        "occupied",
        "order",
        "passers",
        "pool",
        "river_towns",
        "round",
        "round_tiles",
        "start",
        "used",
    )

    RULE_TURN: ClassVar[str] = "TN-110"
    RULE_OVER: ClassVar[str] = "TN-360"
    RULE_NOTATION: ClassVar[str] = "TN-112"
    UNPICKLED: ClassVar[tuple[str, ...]] = ("cell_moves", "figures", "land")
    DERIVED: ClassVar[tuple[str, ...]] = ("bridge_count", "joined", "occupied")

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        # Lists are never changed but replaced, so that copies share them; only the mats are copied.
        if not isinstance(like, TerraNova):
            #: The side of the board (TN-020).
            self.land: Land = land_of(options["two_player_variant"], options.get("board", BOARD_OWN))
            self.cell_moves: CellMoves = CELL_MOVES[MAPS.index(self.land)]
            self.figures: Figures = figures_of(rules)
            #: 0 during set-up, then 1 to 5.
            self.round: int = 0
            #: Who holds the start-player token.
            self.start: int = 0
            #: Seats in the turn order of this round, and the place in it of whoever acted last.
            self.order: list[int] = []
            self._at: int = -1
            #: Seats that have passed this round, first to last.
            self.passers: list[int] = []
            self.mats: list[Mat] = []
            #: Cells of each terrain as the board lies now.
            self.ground: list[int] = []
            #: Cells with a building of anybody.
            self.occupied: int = 0
            self.neutral: int = 0
            #: The Planner's colour, as a terrain, or -1.
            self.neutral_colour: int = -1
            #: The owner of the bridge on each site, how many are built, and by cell the cells that bridges join to it.
            self.bridges: list[int] = []
            self.bridge_count: int = 0
            self.joined: dict[int, int] = {}
            #: River cells with a town tile.
            self.river_towns: int = 0
            self.round_tiles: list[int] = []
            #: Bonus tiles beside the board, and coins by tile.
            self.pool: list[int] = []
            self.bonus_coins: list[int] = []
            #: Power actions of the board under an X, as a set.
            self.used: int = 0
        else:
            self.land = like.land
            self.cell_moves = like.cell_moves
            self.figures = like.figures
            self.round = like.round
            self.start = like.start
            self.order = like.order
            self._at = like._at
            self.passers = like.passers
            self.mats = [Mat(mat) for mat in like.mats]
            self.ground = like.ground
            self.occupied = like.occupied
            self.neutral = like.neutral
            self.neutral_colour = like.neutral_colour
            self.bridges = like.bridges
            self.bridge_count = like.bridge_count
            self.joined = like.joined
            self.river_towns = like.river_towns
            self.round_tiles = like.round_tiles
            self.pool = like.pool
            self.bonus_coins = like.bonus_coins
            self.used = like.used

    # What lies where

    def free(self) -> int:
        """Land without a building (TN-121)."""
        return self.land.land & ~self.occupied

    def owner(self, cell: int) -> int:
        """The seat whose building stands there, or -1."""
        for seat, mat in enumerate(self.mats):
            if mat.own >> cell & 1:
                return seat
        return -1

    def building(self, cell: int) -> str:
        """house, factory, palace, neutral, or nothing."""
        for mat in self.mats:
            if mat.own >> cell & 1:
                return "house" if mat.houses >> cell & 1 else "factory" if mat.factories >> cell & 1 else "palace"
        return "neutral" if self.neutral >> cell & 1 else ""

    def terrain(self, cell: int) -> int:
        return self.land.terrain(self.ground, cell)

    def terrain_name(self, cell: int) -> str:
        terrain = self.terrain(cell)
        return TERRAINS[terrain] if terrain >= 0 else "river"

    def next_to(self, cell: int) -> int:
        """Adjacent cells: those that share a side, and those joined by a bridge of anybody (TN-090, TN-091)."""
        return self.land.near[cell] | self.joined.get(cell, 0)

    def sailing(self, seat: int) -> int:
        """The sailing value for reach: the sailing tile adds 1 until its owner passes (TN-096)."""
        mat = self.mats[seat]
        if mat.bonus < 0 or mat.passed or self.round == 0:
            return mat.sailing
        return mat.sailing + self.figures.bonus_tiles[mat.bonus].sailing

    def reach(self, seat: int) -> int:
        """Cells adjacent to a building of the seat, or over the river within its sailing value (TN-092)."""
        mat = self.mats[seat]
        sailing = self.sailing(seat)
        if mat.reach_own != mat.own or mat.reach_sailing != sailing or mat.reach_bridges != self.bridge_count:
            table = self.land.reach[sailing]
            found = 0
            for cell in cells_in(mat.own):
                found |= table[cell]
                if self.joined:
                    found |= self.joined.get(cell, 0)
            mat.known_reach = found
            mat.reach_own = mat.own
            mat.reach_sailing = sailing
            mat.reach_bridges = self.bridge_count
        return mat.known_reach

    def settlements(self, seat: int) -> list[int]:
        """Maximal groups of adjacent buildings of the seat (TN-315)."""
        mat = self.mats[seat]
        if mat.settlements_own != mat.own or mat.settlements_bridges != self.bridge_count:
            mat.known_settlements = groups(mat.own, self.land.near, self.joined)
            mat.settlements_own = mat.own
            mat.settlements_bridges = self.bridge_count
        return mat.known_settlements

    def spades(self, seat: int, cell: int) -> int:
        """Spades that the seat needs to make the cell its home: the steps on the wheel, or fewer by an ability."""
        mat = self.mats[seat]
        gap = abs(self.terrain(cell) - mat.home)
        steps = min(gap, len(TERRAINS) - gap)
        return min(steps, mat.in_force.spades_at_most)

    def foreign_neighbour(self, seat: int, cell: int) -> bool:
        """Does a building of another player, or a neutral house, stand next to the cell (TN-152)?"""
        return bool(self.next_to(cell) & self.occupied & ~self.mats[seat].own)

    def deed_points(self, deed: int) -> int:
        """What the tile of this round pays for a deed."""
        if not 1 <= self.round <= len(self.round_tiles):
            return 0
        tile = ROUND_TILES[self.round_tiles[self.round - 1]]
        return tile.points if tile.deed == deed else 0

    def town_value(self, seat: int) -> int:
        """The value a town of this seat needs (TN-268)."""
        return self.mats[seat].in_force.town_value

    def income(self, seat: int) -> tuple[int, int]:
        """Coins and power that an income phase pays the seat now: its mat and its bonus tile (TN-051, TN-052)."""
        mat = self.mats[seat]
        coins, power = self.figures.income(mat)
        if mat.bonus >= 0:
            tile = self.figures.bonus_tiles[mat.bonus]
            coins += tile.coins
            power += tile.power
        return coins, power

    def next_income(self, seat: int) -> tuple[int, int] | None:
        """What the next income phase will pay as far as is known; None when none will come (TN-429).

        Before the seat has passed, the tile it holds is not the one it will hold then (TN-213).
        """
        mat = self.mats[seat]
        if mat.faction < 0:
            return None
        if self.round == 0 or any([step.name == "income" for step in self.agenda]):
            return self.income(seat)
        if self.round == ROUNDS:
            return None
        return self.income(seat) if mat.passed else self.figures.income(mat)

    # Small deeds

    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        if points:
            self.mats[seat].score(source, points)
            if events is not None:
                origin = self.mats[seat].kind.sources[source]
                events.append(Event("scored", seat, origin.rule, {"points": points, "source": Name(origin.id)}))

    def deed(self, seat: int, deed: int, times: int, events: list[Event] | None) -> None:
        """The round tile rewards a deed at the moment it is done (TN-280)."""
        self.score(seat, deed, self.deed_points(deed) * times, events)

    def gain_power(self, seat: int, power: int, rule: str, events: list[Event] | None) -> None:
        """Every gain is applied in full and at once (TN-076)."""
        if power:
            mat = self.mats[seat]
            if events is not None:
                lost = max(0, power - mat.bowls.room)
                events.append(Event("power-gained", seat, rule, {"power": power, "lost": lost}))
            mat.bowls = mat.bowls.after_gain(power)

    def gain_coins(self, seat: int, coins: int, rule: str, events: list[Event] | None) -> None:
        self.mats[seat].coins += coins
        if events is not None and coins:
            events.append(Event("coins-gained", seat, rule, {"coins": coins}))

    def make_home(self, seat: int, cell: int, spades: int, events: list[Event] | None) -> None:
        """Lay the seat's home terrain on a cell; spades score, and give power by an ability (TN-286, TN-316)."""
        mat = self.mats[seat]
        bit = 1 << cell
        self.ground = [cells & ~bit for cells in self.ground]
        self.ground[mat.home] |= bit
        if events is not None:
            data: Arguments = {"cell": self.land.name(cell), "terrain": Name(TERRAINS[mat.home]), "spades": spades}
            events.append(Event("transformed", seat, "TN-124", data))
        self.deed(seat, DEED_SPADE, spades, events)
        for ability in mat.in_force.abilities:
            self.gain_power(seat, ability.spade_power * spades, ability.rule, events)

    def put_house(self, seat: int, cell: int, rule: str, events: list[Event] | None) -> None:
        """Build a house, paid for or free, with all that follows except towns (TN-116)."""
        mat = self.mats[seat]
        mat.put_house(cell)
        self.occupied |= 1 << cell
        if events is not None:
            events.append(Event("built", seat, rule, {"cell": self.land.name(cell), "building": Name("house")}))
        self.deed(seat, DEED_HOUSE, 1, events)
        for ability in mat.in_force.abilities:
            self.score(seat, ability.source, ability.house_points, events)
        self.neighbours(seat, cell, events)
        for other, theirs in enumerate(self.mats):
            if other != seat:
                for ability in theirs.in_force.abilities:
                    ability.house_elsewhere(self, other, events)

    def neighbours(self, seat: int, cell: int, events: list[Event] | None) -> None:
        """Everyone else gains 1 power for each building next to a new one (TN-240)."""
        near = self.next_to(cell)
        for other, mat in enumerate(self.mats):
            if other != seat:
                power = count(near & mat.own)
                if power:
                    self.gain_power(other, power, "TN-240", events)

    def upgraded(self, seat: int, cell: int, events: list[Event] | None) -> None:
        """What an upgrade gives others: neighbours' power, and what their abilities bring (TN-149, TN-325)."""
        self.neighbours(seat, cell, events)
        for other, mat in enumerate(self.mats):
            if other != seat:
                for ability in mat.in_force.abilities:
                    ability.upgrade_elsewhere(self, other, events)

    def sail(self, seat: int, events: list[Event] | None) -> None:
        """One step on the sailing track, however obtained; past the end it is lost (TN-164, TN-165)."""
        mat = self.mats[seat]
        if mat.sailing < self.figures.last_step:
            mat.sailing += 1
            if events is not None:
                events.append(Event("sailed", seat, "TN-160", {"step": mat.sailing}))
            self.score(seat, SAILING_STEP, self.figures.sailing_points[mat.sailing], events)
            self.deed(seat, DEED_SAILING, 1, events)

    def span(self, seat: int, site: int, events: list[Event] | None) -> None:
        """Build a bridge on a site; from now on its ends are adjacent for everybody."""
        low, high = self.land.sites[site].low, self.land.sites[site].high
        self.bridges = self.bridges[:]
        self.bridges[site] = seat
        self.bridge_count += 1
        self.joined = self.joined.copy()
        self.joined[low] = self.joined.get(low, 0) | 1 << high
        self.joined[high] = self.joined.get(high, 0) | 1 << low
        self.mats[seat].bridges -= 1
        if events is not None:
            events.append(Event("bridged", seat, "TN-170", {"from": self.land.name(low), "to": self.land.name(high)}))

    # The contract

    def check(self, seat: int, move: Move) -> Refusal | None:
        """As in every game; power exchange is no action, but waits for the own turn all the same (TN-232)."""
        refusal = super().check(seat, move)
        if refusal is not None and refusal.kind == NOT_YOUR_TURN and move.verb in (moves.EXCHANGE, moves.WORSHIP):
            return Refusal("TN-232", refusal.reason, refusal.needs, NOT_YOUR_TURN)
        return refusal

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text, self.cell_moves)
        if move is None and text.lower().split()[:1] == ["town"]:
            move = self._town_short(seat, text)
        if move is None:
            missing = moves.off_map(text, self.land)
            if missing:
                refusal = Refusal("TN-101", "off-map", {"cell": missing}, MALFORMED)
            else:
                refusal = Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED)
            raise IllegalMove(refusal, self.box.package)
        return move

    def _town_short(self, seat: int, text: str) -> Move | None:
        """`town 9-points` will do while only one town can be founded: the tile goes under its first building."""
        fits = [move for move in self.moves(seat) if str(move).startswith(text.lower().strip() + " ")]
        groups = [group for group in self.settlements(seat) if any([group >> move.b & 1 for move in fits])]
        return fits[0] if len(fits) == 1 or len(groups) == 1 else None

    def every_move(self) -> list[Move]:
        return moves.every_move(self.cell_moves)

    def scores(self) -> list[Score]:
        found: list[Score] = []
        for seat, mat in enumerate(self.mats):
            items = [
                Item(source.id, source.rule, points)
                for source, points in zip(mat.kind.sources, mat.points, strict=True)
                if points
            ]
            found.append(Score(seat, items))
        return found

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        faction = self.mats[seat].faction
        return FACTIONS[faction].id if faction >= 0 else ""

    def copy(self) -> TerraNova:
        return TerraNova(self.box, self.seats, self.seed, self.options, self.rules, self)

    def key(self) -> list[int]:
        land = self.land
        neutral, towns = recorded(land, self.neutral), recorded(land, self.river_towns)
        numbers = [self.round, self.start, self._at, neutral, self.neutral_colour, towns, self.used]
        for some in (
            self.order,
            self.passers,
            [recorded(land, cells) for cells in self.ground],
            self.bridges,
            self.round_tiles,
            self.pool,
            self.bonus_coins,
        ):
            numbers.append(len(some))
            numbers += some
        for mat in self.mats:
            numbers += mat.key(land)
        if FINGERPRINT:
            numbers.append(FINGERPRINT)
        return numbers

    def faults(self) -> list[str]:
        """Conservation laws of the pieces (TN-004, TN-005)."""
        found: list[str] = []
        taken = self.neutral
        for mat in self.mats:
            bowls = mat.bowls
            if bowls.one + bowls.two + bowls.three != POWER or min(bowls.one, bowls.two, bowls.three) < 0:
                found.append("power-tokens")
            if mat.coins < 0:
                found.append("coins")
            if mat.houses_left < 0 or mat.factories_left < 0:
                found.append("buildings")
            if mat.house_count != count(mat.houses) or mat.factory_count != count(mat.factories):
                found.append("counts")
            palaces = sum([1 << cell for cell in (mat.left, mat.right) if cell >= 0])
            if mat.houses & mat.factories or mat.own != mat.houses | mat.factories | palaces:
                found.append("own-cells")
            if taken & mat.own:
                found.append("shared-cell")
            taken |= mat.own
            if mat.faction >= 0 and mat.own & ~self.ground[mat.home]:
                found.append("foreign-terrain")
            if mat.towned & ~mat.own:
                found.append("town-without-buildings")
        if taken != self.occupied:
            found.append("occupied")
        if self.bridge_count != len(self.bridges) - self.bridges.count(UNBUILT):
            found.append("bridge-count")
        for seat, mat in enumerate(self.mats):
            if mat.bridges + self.bridges.count(seat) != BRIDGES:
                found.append("bridges")
        total = 0
        for mask in self.ground:
            if total & mask:
                found.append("two-terrains")
            total |= mask
        if self.ground and total != self.land.land:
            found.append("terrain")
        held = [mat.bonus for mat in self.mats if mat.bonus >= 0]
        if len(set(held + self.pool)) != len(held) + len(self.pool):
            found.append("bonus-tiles")
        if self.round > 0 and len(self.pool) != 3:
            found.append("bonus-pool")
        return found
