"""Terra Nova: the table as it stands, and the small deeds that the rules are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, NOT_YOUR_TURN, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.games.terra.land import Land
from ecumene.games.terra_nova import evaluation, moves
from ecumene.games.terra_nova.boards import FOUR, TERRAINS, TWO
from ecumene.games.terra_nova.factions import (
    FACTIONS,
    GOLEMS,
    INVENTORS,
    LEPRECHAUNS,
    SAND_CATS,
)
from ecumene.games.terra_nova.mat import Mat
from ecumene.games.terra_nova.points import INVENTORS_HOUSE, SAILING_STEP, SOURCES
from ecumene.games.terra_nova.tiles import (
    BONUS_TILES,
    BRIDGES,
    DEED_HOUSE,
    DEED_SAILING,
    DEED_SPADE,
    LAST_STEP,
    POWER,
    ROUND_TILES,
    SAILING_POINTS,
)
from ecumene.parts.hexes import cell_name, cells_in, groups

#: A bridge site nobody has used.
UNBUILT: Final = -1


class TerraNova(Game):
    """The state. Terrain is one set of cells per terrain; buildings are sets of cells on the mats."""

    __slots__ = (
        "_at",
        "bonus_coins",
        "bridges",
        "ground",
        "joined",
        "land",
        "mats",
        "neutral",
        "neutral_colour",
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
    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "start",
        "order",
        "_at",
        "passers",
        "mats",
        "ground",
        "neutral",
        "neutral_colour",
        "bridges",
        "joined",
        "river_towns",
        "round_tiles",
        "pool",
        "bonus_coins",
        "used",
    )

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        #: The side of the board (TN-020).
        self.land: Land = FOUR if options["two_player_variant"] == "none" else TWO
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
        self.neutral: int = 0
        #: The Planner's colour, as a terrain, or -1.
        self.neutral_colour: int = -1
        #: The owner of the bridge on each site, and by cell the cells that bridges join to it.
        self.bridges: list[int] = []
        self.joined: dict[int, int] = {}
        #: River cells with a town tile of the Seafarers.
        self.river_towns: int = 0
        self.round_tiles: list[int] = []
        #: Bonus tiles beside the board, and coins by tile.
        self.pool: list[int] = []
        self.bonus_coins: list[int] = []
        #: Power actions of the board under an X, as a set.
        self.used: int = 0

    # What lies where

    @property
    def occupied(self) -> int:
        """Cells with a building of anybody."""
        mask = self.neutral
        for mat in self.mats:
            mask |= mat.own
        return mask

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
        extra = BONUS_TILES[mat.bonus].sailing if mat.bonus >= 0 and not mat.passed and self.round > 0 else 0
        return mat.sailing + extra

    def reach(self, seat: int) -> int:
        """Cells adjacent to a building of the seat, or over the river within its sailing value (TN-092)."""
        table = self.land.reach[self.sailing(seat)]
        mask = 0
        for cell in cells_in(self.mats[seat].own):
            mask |= table[cell]
            if self.joined:
                mask |= self.joined.get(cell, 0)
        return mask

    def settlements(self, seat: int) -> list[int]:
        """Maximal groups of adjacent buildings of the seat (TN-315)."""
        return groups(self.mats[seat].own, self.land.near, self.joined)

    def spades(self, seat: int, cell: int) -> int:
        """Spades that the seat needs to make the cell its home: by the wheel, one for Golems with the left palace."""
        mat = self.mats[seat]
        gap = abs(self.terrain(cell) - mat.home)
        needed = min(gap, len(TERRAINS) - gap)
        return 1 if needed == 2 and mat.has_left(GOLEMS) else needed

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
        mat = self.mats[seat]
        return mat.kind.town_value if mat.right >= 0 else 7

    # Small deeds

    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        if points:
            self.mats[seat].points[source] += points
            if events is not None:
                origin = SOURCES[source]
                events.append(Event("scored", seat, origin.rule, {"points": points, "source": origin.id}))

    def deed(self, seat: int, deed: int, times: int, events: list[Event] | None) -> None:
        """The round tile rewards a deed at the moment it is done (TN-280)."""
        self.score(seat, deed, self.deed_points(deed) * times, events)

    def gain_power(self, seat: int, power: int, rule: str, events: list[Event] | None) -> None:
        """Every gain is applied in full and at once (TN-076)."""
        moved = self.mats[seat].bowls.gain(power)
        if events is not None and power:
            events.append(Event("power-gained", seat, rule, {"power": power, "lost": power - moved}))

    def gain_coins(self, seat: int, coins: int, rule: str, events: list[Event] | None) -> None:
        self.mats[seat].coins += coins
        if events is not None and coins:
            events.append(Event("coins-gained", seat, rule, {"coins": coins}))

    def make_home(self, seat: int, cell: int, spades: int, events: list[Event] | None) -> None:
        """Lay the seat's home terrain on a cell; spades score and feed the Leprechauns (TN-286, TN-316)."""
        mat = self.mats[seat]
        bit = 1 << cell
        for terrain, mask in enumerate(self.ground):
            self.ground[terrain] = mask & ~bit
        self.ground[mat.home] |= bit
        if events is not None:
            data: dict[str, int | str] = {"cell": cell_name(cell), "terrain": TERRAINS[mat.home], "spades": spades}
            events.append(Event("transformed", seat, "TN-124", data))
        self.deed(seat, DEED_SPADE, spades, events)
        if mat.faction == LEPRECHAUNS:
            self.gain_power(seat, 2 * spades, "TN-316", events)

    def put_house(self, seat: int, cell: int, rule: str, events: list[Event] | None) -> None:
        """Build a house, paid for or free, with all that follows except towns (TN-116)."""
        mat = self.mats[seat]
        mat.houses |= 1 << cell
        mat.own |= 1 << cell
        if events is not None:
            events.append(Event("built", seat, rule, {"cell": cell_name(cell), "building": "house"}))
        self.deed(seat, DEED_HOUSE, 1, events)
        if mat.has_right(INVENTORS):
            self.score(seat, INVENTORS_HOUSE, 2, events)
        self.neighbours(seat, cell, events)
        for other, theirs in enumerate(self.mats):
            if other != seat and theirs.faction == INVENTORS:
                self.gain_power(other, 2 if self.seats == 2 else 1, "TN-318", events)

    def neighbours(self, seat: int, cell: int, events: list[Event] | None) -> None:
        """Everyone else gains 1 power for each building next to a new one (TN-240)."""
        near = self.next_to(cell)
        for other, mat in enumerate(self.mats):
            if other != seat:
                power = (near & mat.own).bit_count()
                if power:
                    self.gain_power(other, power, "TN-240", events)

    def upgraded(self, seat: int, cell: int, events: list[Event] | None) -> None:
        """What an upgrade gives others: neighbours' power and the Sand Cats' coins (TN-149, TN-325)."""
        self.neighbours(seat, cell, events)
        for other, mat in enumerate(self.mats):
            if other != seat and mat.faction == SAND_CATS:
                self.gain_coins(other, 2 if self.seats == 2 else 1, "TN-325", events)

    def sail(self, seat: int, events: list[Event] | None) -> None:
        """One step on the sailing track, however obtained; past the end it is lost (TN-164, TN-165)."""
        mat = self.mats[seat]
        if mat.sailing < LAST_STEP:
            mat.sailing += 1
            if events is not None:
                events.append(Event("sailed", seat, "TN-160", {"step": mat.sailing}))
            self.score(seat, SAILING_STEP, SAILING_POINTS[mat.sailing], events)
            self.deed(seat, DEED_SAILING, 1, events)

    def span(self, seat: int, site: int, events: list[Event] | None) -> None:
        """Build a bridge on a site; from now on its ends are adjacent for everybody."""
        low, high = self.land.sites[site].low, self.land.sites[site].high
        self.bridges[site] = seat
        self.joined[low] = self.joined.get(low, 0) | 1 << high
        self.joined[high] = self.joined.get(high, 0) | 1 << low
        self.mats[seat].bridges -= 1
        if events is not None:
            events.append(Event("bridged", seat, "TN-170", {"from": cell_name(low), "to": cell_name(high)}))

    # The contract

    def check(self, seat: int, move: Move) -> Refusal | None:
        """As in every game; power exchange is no action, but waits for the own turn all the same (TN-232)."""
        refusal = super().check(seat, move)
        if refusal is not None and refusal.kind == NOT_YOUR_TURN and move.verb in (moves.EXCHANGE, moves.WORSHIP):
            return Refusal("TN-232", refusal.reason, refusal.needs, NOT_YOUR_TURN)
        return refusal

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text)
        if move is None and text.lower().split()[:1] == ["town"]:
            move = self._town_short(seat, text)
        if move is None:
            refusal = Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED)
            raise IllegalMove(refusal, self.box.package)
        return move

    def _town_short(self, seat: int, text: str) -> Move | None:
        """`town 9-points` will do while there is only one place for it."""
        fits = [move for move in self.moves(seat) if str(move).startswith(text.lower().strip() + " ")]
        return fits[0] if len(fits) == 1 else None

    def every_move(self) -> list[Move]:
        return moves.every_move(cells_in(self.land.cells))

    def scores(self) -> list[Score]:
        found: list[Score] = []
        for seat, mat in enumerate(self.mats):
            items = [
                Item(source.id, source.rule, points)
                for source, points in zip(SOURCES, mat.points, strict=True)
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
        other = TerraNova(self.box, self.seats, self.seed, self.options, self.rules, self)
        other.round = self.round
        other.start = self.start
        other.order = self.order[:]
        other._at = self._at
        other.passers = self.passers[:]
        other.mats = [mat.copy() for mat in self.mats]
        other.ground = self.ground[:]
        other.neutral = self.neutral
        other.neutral_colour = self.neutral_colour
        other.bridges = self.bridges[:]
        other.joined = self.joined.copy()
        other.river_towns = self.river_towns
        other.round_tiles = self.round_tiles[:]
        other.pool = self.pool[:]
        other.bonus_coins = self.bonus_coins[:]
        other.used = self.used
        return other

    def key(self) -> list[int]:
        numbers = [self.round, self.start, self._at, self.neutral, self.neutral_colour, self.river_towns, self.used]
        for some in (
            self.order,
            self.passers,
            self.ground,
            self.bridges,
            self.round_tiles,
            self.pool,
            self.bonus_coins,
        ):
            numbers.append(len(some))
            numbers += some
        for mat in self.mats:
            numbers += mat.key()
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
