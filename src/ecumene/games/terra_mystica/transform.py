"""Spades and dwellings: what a hex may become, by how many spades, and who may build on it (TM-063 to TM-075)."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.terra_mystica import building
from ecumene.games.terra_mystica.factions import ON_ICE, ON_VOLCANO, SKIP_POINTS
from ecumene.games.terra_mystica.maps import CYCLE, ICE, TERRAINS, VOLCANO, WASTELAND
from ecumene.games.terra_mystica.mat import Mat
from ecumene.games.terra_mystica.moves import EXTRAS, SPADE_WORDS, add
from ecumene.games.terra_mystica.pending import (
    SPADES_CULT,
    SPADES_IN_ORDER,
    SPADES_LOOSE,
    SPADES_ONE_HEX,
    Digging,
)
from ecumene.games.terra_mystica.points import ABILITY
from ecumene.games.terra_mystica.refusals import lacks, no_building_left, not_free, not_home, out_of_reach, pay
from ecumene.games.terra_mystica.state import ACTIONS, State
from ecumene.games.terra_mystica.tiles import CULTS, DWELLING, STRONGHOLD
from ecumene.parts.hexes import cells_in

#: The spades of an action that gives none: whatever is used is bought.
FRESH: Final[Digging] = Digging(SPADES_ONE_HEX)
#: More than anybody can buy.
NO_LIMIT: Final = 99


class Way:
    """From one terrain to another: the target, the spades it takes, the direction round the cycle, the long way."""

    __slots__ = ("direction", "long", "spades", "target")

    def __init__(self, target: int, spades: int, direction: int, long: bool) -> None:
        self.target = target
        self.spades = spades
        #: 1 forwards, -1 backwards, 0 if it is no walk round the cycle.
        self.direction = direction
        self.long = long


def _ways(home: int, here: int) -> list[Way]:
    """All ways from a terrain, never through home terrain; into home both ways round (TM-065, TM-386)."""
    found: list[Way] = []
    if here == home:
        return found
    for direction in (1, -1):
        for spades in range(1, CYCLE):
            target = (here + direction * spades) % CYCLE
            found.append(Way(target, spades, direction, target == home and spades > CYCLE // 2))
            if target == home:
                break
    return found


def _ice_ways(ring: int, here: int) -> list[Way]:
    """The starting terrain takes the place of home; arriving there means ice, by the shorter way (TM-388)."""
    if here == ring:
        return [Way(ICE, 1, 0, False)]
    found = [way for way in _ways(ring, here) if not way.long]
    return [Way(ICE, way.spades, way.direction, False) if way.target == ring else way for way in found]


#: By home terrain and terrain of the hex.
WAYS: Final[list[list[list[Way]]]] = [[_ways(home, here) for here in range(CYCLE)] for home in range(CYCLE)]
ICE_WAYS: Final[list[list[list[Way]]]] = [[_ice_ways(ring, here) for here in range(CYCLE)] for ring in range(CYCLE)]
NO_WAYS: Final[list[Way]] = []


def ways(mat: Mat, here: int) -> list[Way]:
    """What the owner of a board can make of a terrain with enough spades."""
    kind = mat.kind
    if here >= CYCLE or kind.unlocks or kind.kind == ON_VOLCANO:
        return NO_WAYS
    if kind.spades_needed:
        return NO_WAYS if here == mat.terrain else [Way(mat.terrain, kind.spades_needed, 0, False)]
    if kind.kind == ON_ICE:
        return ICE_WAYS[mat.ring][here]
    return WAYS[mat.terrain][here]


def spades_home(mat: Mat, here: int) -> int:
    """Spades that turn a terrain into home terrain by the shorter way; 0 if none will do."""
    for way in ways(mat, here):
        if way.target == mat.terrain and not way.long:
            return way.spades
    return 0


# Prices


def spade_price(mat: Mat) -> tuple[int, int]:
    """Workers and priests for a spade (TM-066, TM-019)."""
    kind = mat.kind
    if kind.spade_priests:
        return 0, kind.spade_priests
    return (kind.spade_workers[mat.exchange], 0) if kind.spade_workers else (NO_LIMIT, 0)


def skip_price(mat: Mat) -> tuple[int, int]:
    """Workers and priests for a flight or a tunnel (TM-162, TM-170)."""
    kind = mat.kind
    return (kind.stronghold_skip_workers if mat.has(STRONGHOLD) else kind.skip_workers), kind.skip_priests


def volcano_price(game: State, seat: int, here: int) -> int:
    """More where the hex shows another's home terrain (TM-174, TM-175)."""
    cheap, dear = game.mats[seat].kind.volcano_price
    return dear if game.home_of_another(seat, here) else cheap


def skips_to(game: State, seat: int, digging: Digging, cell: int) -> bool:
    """Must a flight or a tunnel to the cell still be paid for?"""
    return digging.skipped != cell and not game.reach(seat) >> cell & 1


# What may be worked on


def may_buy(game: State, seat: int, digging: Digging, cell: int) -> bool:
    """Spades are bought for one hex only, and not on top of those that may not be topped up (TM-070, TM-385)."""
    return (
        game.phase == ACTIONS
        and digging.way in (SPADES_ONE_HEX, SPADES_IN_ORDER)
        and digging.hexes & ~(1 << cell) == 0
        and game.mats[seat].kind.buys_spades
    )


def free_spades(digging: Digging, here: int, spades: int) -> int:
    """How many of so many spades on a hex of this terrain are free: some do not begin on wasteland (TM-265)."""
    barred = digging.barred if here == WASTELAND else 0
    return min(spades, digging.free - barred + min(barred, max(0, spades - 1)))


def barred_left(digging: Digging, here: int, used: int) -> int:
    """Barred spades that are left after so many free ones: they go first, but never on wasteland (TM-381)."""
    if here == WASTELAND and digging.free > digging.barred:
        used -= 1
    return digging.barred - min(digging.barred, max(0, used))


def most_spades(game: State, seat: int, digging: Digging, cell: int, here: int) -> int:
    """How many spades the seat can put into a hex now, the price of the way there kept aside."""
    barred = digging.barred if here == WASTELAND else 0
    spades = digging.free - barred
    if may_buy(game, seat, digging, cell):
        mat = game.mats[seat]
        workers, priests = spade_price(mat)
        skip_workers, skip_priests = skip_price(mat) if skips_to(game, seat, digging, cell) else (0, 0)
        if priests:
            spades += max(0, mat.priests - skip_priests) // priests
        else:
            spades += max(0, mat.workers - skip_workers) // workers
    return spades + barred if spades else 0


def within(game: State, seat: int, digging: Digging) -> int:
    """Free land that can be reached, with a flight or tunnel if it can be paid or is paid already."""
    cells = game.reach(seat)
    if digging.skipped >= 0:
        cells |= 1 << digging.skipped
    elif game.mats[seat].kind.skips:
        mat = game.mats[seat]
        workers, priests = skip_price(mat)
        if mat.workers >= workers and mat.priests >= priests:
            cells |= game.skip_cells(seat)
    return cells & game.free()


def may_fall_short(game: State) -> bool:
    """The site lets another hex follow one that has not become home terrain, but not in a trade (TM-413)."""
    return game.site and game.voyage is None


def workable(game: State, seat: int, digging: Digging) -> int:
    """Hexes that may be transformed in the running action, as far as reach and order go."""
    if digging.sandstorm or (digging.free == 0 and not digging.may_build):
        return 0
    cells = within(game, seat, digging) & ~(game.ground[ICE] | game.ground[VOLCANO])
    if not digging.hexes or digging.way in (SPADES_LOOSE, SPADES_CULT):
        return cells
    if digging.bought or digging.way == SPADES_ONE_HEX:
        return cells & digging.hexes
    if digging.hexes & ~game.ground[game.mats[seat].terrain] and not may_fall_short(game):
        # Another hex only when all before it have become home terrain (TM-071).
        return cells & digging.hexes
    return cells


def way_open(game: State, seat: int, digging: Digging, cell: int, way: Way) -> bool:
    """Steps on one hex go in one direction (TM-387); a second hex may have to become home terrain (TM-413)."""
    if way.direction > 0 and digging.down >> cell & 1:
        return False
    if way.direction < 0 and digging.up >> cell & 1:
        return False
    if digging.way == SPADES_IN_ORDER and digging.hexes & ~(1 << cell) and not digging.hexes >> cell & 1:
        home = game.mats[seat].terrain
        if digging.hexes & ~game.ground[home]:
            return may_fall_short(game) and way.target == home
    return True


def transform_options(game: State, seat: int, digging: Digging, out: list[Move]) -> None:
    """Every hex with every terrain that the spades at hand can make of it."""
    mat = game.mats[seat]
    kind = mat.kind
    if digging.sandstorm:
        add(storm_cells(game, seat), game.cell_moves.transforms[mat.terrain * EXTRAS], out)
        return
    if kind.unlocks:
        return
    if kind.kind == ON_VOLCANO:
        _volcano_options(game, seat, digging, out)
        return
    if digging.free == 0 and not kind.buys_spades:
        return
    cells = workable(game, seat, digging) & ~game.ground[mat.terrain]
    table = game.cell_moves.transforms
    ground = game.ground
    for here in range(CYCLE):
        some = cells & ground[here]
        if some == 0:
            continue
        ways_from = ways(mat, here)
        for cell in cells_in(some):
            spades = most_spades(game, seat, digging, cell, here)
            if spades == 0:
                continue
            for way in ways_from:
                if way.spades <= spades and way_open(game, seat, digging, cell, way):
                    out.append(table[way.target * EXTRAS + way.long][cell])


def _volcano_options(game: State, seat: int, digging: Digging, out: list[Move]) -> None:
    """One hex in an action, for tokens or for steps of a cult (TM-174, TM-313)."""
    if digging.hexes or digging.way != SPADES_ONE_HEX or digging is not FRESH:
        return
    mat = game.mats[seat]
    table = game.cell_moves.transforms
    cells = workable(game, seat, digging)
    for here in range(CYCLE):
        some = cells & game.ground[here]
        if some == 0:
            continue
        price = volcano_price(game, seat, here)
        if mat.kind.volcano_in_tokens:
            if mat.bowls.one + mat.bowls.two + mat.bowls.three >= price:
                add(some, table[VOLCANO * EXTRAS], out)
        else:
            for cult in range(len(CULTS)):
                if mat.cults[cult] >= price:
                    add(some, table[VOLCANO * EXTRAS + 1 + cult], out)


def storm_cells(game: State, seat: int) -> int:
    """Where a sandstorm may blow: beside an own building by land, not over a bridge (TM-169)."""
    mat = game.mats[seat]
    found = 0
    for cell in cells_in(mat.own):
        found |= game.board.near[cell]
    return found & game.free() & ~(game.ground[mat.terrain] | game.ground[ICE] | game.ground[VOLCANO])


def storm_ships(game: State, seat: int, cell: int) -> list[int]:
    """Own ships whose return lets a sandstorm blow on a cell (TM-267)."""
    blocked = game.ground[game.mats[seat].terrain] | game.ground[ICE] | game.ground[VOLCANO]
    return [] if blocked >> cell & 1 else ships_beside(game, seat, cell)


def ships_beside(game: State, seat: int, cell: int) -> list[int]:
    """Where own ships lie beside a cell, each place once; of merchants the cell itself (TM-224, TM-258)."""
    mat = game.mats[seat]
    found: list[int] = []
    for place in mat.ships:
        if place not in found and (place == cell if mat.kind.skips else bool(game.board.water[cell] >> place & 1)):
            found.append(place)
    return found


# Dwellings


def building_cells(game: State, seat: int, digging: Digging) -> int:
    """Home terrain where the running action may build, whatever it costs (TM-063, TM-072, TM-289)."""
    if not digging.may_build or digging.way == SPADES_CULT or (digging.sandstorm and not game.site):
        return 0
    cells = within(game, seat, digging) & game.home_cells(seat)
    if digging.hexes:
        return cells & digging.hexes
    return 0 if digging.way == SPADES_LOOSE else cells


def build_options(game: State, seat: int, digging: Digging, out: list[Move]) -> None:
    """A dwelling on home terrain, or on a hex that the spades at hand turn into it."""
    mat = game.mats[seat]
    if mat.left(DWELLING) == 0 or not digging.may_build:
        return
    moves = game.cell_moves
    workers, coins = mat.kind.prices[DWELLING]
    for cell in cells_in(building_cells(game, seat, digging)):
        if not lacks_for(game, seat, digging, cell, 0, workers, coins):
            out.append(moves.builds[0][cell])
        for ship in ships_beside(game, seat, cell):
            if not lacks_for(game, seat, digging, cell, 0, 0, 0):
                out.append(moves.build_with(cell, 0, ship))
    if digging.sandstorm:
        _storm_options(game, seat, out)
        return
    if digging.way == SPADES_CULT or mat.kind.unlocks or mat.kind.kind == ON_VOLCANO:
        return
    cells = workable(game, seat, digging) & ~game.ground[mat.terrain]
    for here in range(CYCLE):
        some = cells & game.ground[here]
        if some == 0:
            continue
        for way in ways(mat, here):
            if way.target != mat.terrain or way.long:
                continue
            for cell in cells_in(some):
                if way.spades > most_spades(game, seat, digging, cell, here):
                    continue
                if not way_open(game, seat, digging, cell, way):
                    continue
                if not lacks_for(game, seat, digging, cell, way.spades, workers, coins):
                    out.append(moves.builds[way.spades][cell])
                for ship in ships_beside(game, seat, cell):
                    if not lacks_for(game, seat, digging, cell, way.spades, 0, 0):
                        out.append(moves.build_with(cell, way.spades, ship))


def _storm_options(game: State, seat: int, out: list[Move]) -> None:
    """The Nomads' sandstorm beside a ship, which pays the dwelling (TM-267)."""
    if game.mats[seat].ships:
        for cell in cells_in(game.beside_ships(seat) & game.free()):
            for ship in storm_ships(game, seat, cell):
                out.append(game.cell_moves.build_with(cell, 0, ship))


def to_pay(
    game: State, seat: int, digging: Digging, cell: int, spades: int, workers: int, coins: int
) -> tuple[int, int, int]:
    """Workers, coins and priests in all: spades that are not free, the way there, and what is given beside them."""
    mat = game.mats[seat]
    bought = spades - free_spades(digging, game.terrain(cell), spades)
    each_workers, each_priests = spade_price(mat) if bought else (0, 0)
    skip_workers, skip_priests = skip_price(mat) if skips_to(game, seat, digging, cell) else (0, 0)
    return workers + bought * each_workers + skip_workers, coins, bought * each_priests + skip_priests


def lacks_for(game: State, seat: int, digging: Digging, cell: int, spades: int, workers: int, coins: int) -> bool:
    """Is something missing to pay for it all?"""
    mat = game.mats[seat]
    all_workers, all_coins, all_priests = to_pay(game, seat, digging, cell, spades, workers, coins)
    return mat.workers < all_workers or mat.coins < all_coins or mat.priests < all_priests


# Refusals


def refuse_hex(game: State, seat: int, digging: Digging, cell: int) -> Refusal | None:
    """A hex that may be worked on: free land in reach, and the next in the order of the action."""
    refusal = not_free(game, cell)
    if refusal is not None:
        return refusal
    if not within(game, seat, digging) >> cell & 1:
        if game.skip_cells(seat) >> cell & 1:
            mat = game.mats[seat]
            if digging.skipped >= 0:
                return Refusal(mat.kind.rule, "skipped-already", {"cell": game.board.name(cell)})
            workers, priests = skip_price(mat)
            return lacks(mat, workers, 0, priests, mat.kind.rule, Name("skip"))
        return out_of_reach(game, seat, cell)
    return None


def refuse_transform(game: State, seat: int, digging: Digging, move: Move) -> Refusal | None:
    cell, target, extra = move.a, move.b // EXTRAS, move.b % EXTRAS
    mat = game.mats[seat]
    kind = mat.kind
    names: Arguments = {"cell": game.board.name(cell), "terrain": Name(TERRAINS[target])}
    if digging.sandstorm:
        if target != mat.terrain or extra or not storm_cells(game, seat) >> cell & 1:
            return not_free(game, cell) or Refusal("TM-169", "no-storm-there", names)
        return None
    if kind.unlocks:
        return Refusal("TM-180", "no-spades")
    refusal = refuse_hex(game, seat, digging, cell)
    if refusal is not None:
        return refusal
    here = game.terrain(cell)
    if here >= CYCLE:
        return Refusal("TM-075", "stays-as-it-is", {"cell": game.board.name(cell), "terrain": Name(TERRAINS[here])})
    if kind.kind == ON_VOLCANO:
        return _refuse_volcano(game, seat, digging, move)
    if here == mat.terrain:
        return Refusal("TM-388", "home-already", {"cell": game.board.name(cell)})
    if not workable(game, seat, digging) >> cell & 1:
        return _refuse_order(digging, game.board.name(cell))
    for way in ways(mat, here):
        if way.target != target or way.long != (extra == 1):
            continue
        if not way_open(game, seat, digging, cell, way):
            continue
        have = most_spades(game, seat, digging, cell, here)
        return None if way.spades <= have else Refusal("TM-065", "lacks-spades", {"need": way.spades, "have": have})
    return Refusal("TM-388" if target >= CYCLE or target == mat.ring else "TM-065", "no-way", names)


def _refuse_order(digging: Digging, cell: str) -> Refusal:
    """Why another hex may not be begun."""
    if digging.way == SPADES_ONE_HEX:
        return Refusal("TM-063", "one-hex", {"cell": cell})
    if digging.bought:
        return Refusal("TM-385", "bought-for-another", {"cell": cell})
    return Refusal("TM-071", "first-not-home", {"cell": cell})


def _refuse_volcano(game: State, seat: int, digging: Digging, move: Move) -> Refusal | None:
    mat = game.mats[seat]
    cult = move.b % EXTRAS - 1
    in_tokens = mat.kind.volcano_in_tokens
    if move.b // EXTRAS != VOLCANO or in_tokens != (cult < 0):
        return Refusal("TM-174", "only-volcano")
    if digging is not FRESH:
        return Refusal("TM-313", "one-hex", {"cell": game.board.name(move.a)})
    price = volcano_price(game, seat, game.terrain(move.a))
    if in_tokens:
        have = mat.bowls.one + mat.bowls.two + mat.bowls.three
        return None if have >= price else Refusal("TM-176", "lacks-tokens", {"need": price, "have": have})
    have = mat.cults[cult]
    names: Arguments = {"need": price, "have": have, "cult": Name(f"cult-{CULTS[cult]}")}
    return None if have >= price else Refusal("TM-314", "lacks-steps", names)


def refuse_build(game: State, seat: int, digging: Digging, move: Move) -> Refusal | None:
    cell, spades, ship = move.a, move.b % SPADE_WORDS, move.b // SPADE_WORDS - 1
    mat = game.mats[seat]
    if not digging.may_build or digging.way == SPADES_CULT:
        return Refusal("TM-140" if digging.way == SPADES_CULT else "TM-071", "no-dwelling-now")
    refusal = no_building_left(game, seat, DWELLING) or not_free(game, cell)
    if refusal is not None:
        return refusal
    if ship >= 0 and ship not in ships_beside(game, seat, cell):
        return Refusal("TM-224", "no-ship-beside", {"cell": game.board.name(cell)})
    if digging.sandstorm and ship >= 0 and spades == 0 and ship in storm_ships(game, seat, cell):
        return None
    refusal = refuse_hex(game, seat, digging, cell)
    if refusal is not None:
        return refusal
    if spades == 0:
        refusal = not_home(game, seat, cell, "TM-289")
        if refusal is None and not building_cells(game, seat, digging) >> cell & 1:
            return Refusal("TM-169" if digging.sandstorm else "TM-072", "not-transformed")
    else:
        refusal = _refuse_spades(game, seat, digging, cell, spades)
    if refusal is not None:
        return refusal
    workers, coins = mat.kind.prices[DWELLING] if ship < 0 else (0, 0)
    need = to_pay(game, seat, digging, cell, spades, workers, coins)
    return lacks(mat, need[0], need[1], need[2], "TM-069", Name("dwelling"))


def _refuse_spades(game: State, seat: int, digging: Digging, cell: int, spades: int) -> Refusal | None:
    """`dig 2 build`: exactly the spades of the shorter way into home terrain."""
    mat = game.mats[seat]
    here = game.terrain(cell)
    need = spades_home(mat, here)
    if digging.sandstorm or mat.kind.unlocks or mat.kind.kind == ON_VOLCANO:
        return Refusal(mat.kind.rule, "no-spades")
    if here >= CYCLE:
        return Refusal("TM-075", "stays-as-it-is", {"cell": game.board.name(cell), "terrain": Name(TERRAINS[here])})
    if need != spades:
        return Refusal("TM-065", "other-spades", {"cell": game.board.name(cell), "need": need})
    return refuse_transform(game, seat, digging, game.cell_moves.transforms[mat.terrain * EXTRAS][cell])


# Deeds


def transform(game: State, seat: int, digging: Digging, move: Move, events: list[Event] | None) -> None:
    """Turn a hex into another terrain, with free spades first (TM-390); the rest of the action goes on from there."""
    cell, target, long = move.a, move.b // EXTRAS, move.b % EXTRAS == 1
    mat = game.mats[seat]
    if digging.sandstorm:
        turn_into(game, seat, cell, mat.terrain, "TM-169", events)
        game.digging = Digging(SPADES_ONE_HEX, 0, cell, 1 << cell)
        return
    if mat.kind.kind == ON_VOLCANO:
        _to_volcano(game, seat, digging, cell, move.b % EXTRAS - 1, events)
        return
    here = game.terrain(cell)
    chosen = NO_WAYS[:]
    for way in ways(mat, here):
        if way.target == target and way.long == long and way_open(game, seat, digging, cell, way):
            chosen.append(way)
    way = chosen[0]
    pay_skip(game, seat, digging, cell, events)
    used = free_spades(digging, here, way.spades)
    bought = way.spades - used
    if bought:
        workers, priests = spade_price(mat)
        pay(mat, workers * bought, 0, priests * bought)
        game.gain_spades(seat, bought, events)
        game.score(seat, ABILITY, mat.kind.bought_spade_points * bought, events, mat.kind.rule)
    turn_into(game, seat, cell, target, "TM-065", events)
    bit = 1 << cell
    game.digging = Digging(
        digging.way,
        digging.free - used,
        cell,
        digging.hexes | bit,
        digging.up | (bit if way.direction > 0 else 0),
        digging.down | (bit if way.direction < 0 else 0),
        digging.bought or bought > 0,
        digging.may_build,
        False,
        cell if skips_to(game, seat, digging, cell) else digging.skipped,
        barred_left(digging, here, used),
    )


def pay_skip(game: State, seat: int, digging: Digging, cell: int, events: list[Event] | None) -> None:
    """The price and the points of a flight or tunnel, if one is needed (TM-162, TM-170)."""
    if skips_to(game, seat, digging, cell):
        mat = game.mats[seat]
        workers, priests = skip_price(mat)
        pay(mat, workers, 0, priests)
        if events is not None:
            events.append(Event("skipped", seat, mat.kind.rule, {"cell": game.board.name(cell)}))
        game.score(seat, ABILITY, SKIP_POINTS, events, mat.kind.rule)


def turn_into(game: State, seat: int, cell: int, terrain: int, rule: str, events: list[Event] | None) -> None:
    game.change_terrain(1 << cell, terrain)
    if events is not None:
        names: Arguments = {"cell": game.board.name(cell), "terrain": Name(TERRAINS[terrain])}
        events.append(Event("transformed", seat, rule, names))


def _to_volcano(game: State, seat: int, digging: Digging, cell: int, cult: int, events: list[Event] | None) -> None:
    mat = game.mats[seat]
    price = volcano_price(game, seat, game.terrain(cell))
    if mat.kind.volcano_in_tokens:
        mat.bowls = mat.bowls.after_discarding(price)
    else:
        game.step_down(seat, cult, price, events)
    turn_into(game, seat, cell, VOLCANO, "TM-174", events)
    game.digging = Digging(SPADES_ONE_HEX, 0, cell, 1 << cell)


def build(game: State, seat: int, digging: Digging, move: Move, events: list[Event] | None) -> None:
    """Build a dwelling, after turning the hex into home terrain if need be; a ship beside it may pay (TM-224)."""
    cell, spades, ship = move.a, move.b % SPADE_WORDS, move.b // SPADE_WORDS - 1
    mat = game.mats[seat]
    kind = mat.kind
    if spades:
        transform(game, seat, digging, game.cell_moves.transforms[mat.terrain * EXTRAS][cell], events)
        now = game.digging
        digging = now if now is not None else digging
    elif digging.sandstorm and not game.is_home(seat, cell):
        turn_into(game, seat, cell, mat.terrain, "TM-267", events)
        digging = Digging(SPADES_ONE_HEX, 0, cell, 1 << cell, skipped=cell)
    pay_skip(game, seat, digging, cell, events)
    if ship < 0:
        workers, coins = kind.prices[DWELLING]
        pay(mat, workers, coins)
    else:
        ships = mat.ships[:]
        ships.remove(ship)
        mat.ships = ships
        mat.workers += kind.ship_dwelling_workers
    if kind.unlocks:
        # The hex under a Riverwalkers' building takes the starting terrain of their board (TM-400).
        game.change_terrain(1 << cell, mat.terrain)
    # One action transforms and builds on the same hex: spades that did nothing are gone (TM-063).
    free = digging.free if digging.hexes >> cell & 1 else 0
    game.digging = Digging(
        digging.way,
        free,
        digging.last,
        digging.hexes,
        digging.up,
        digging.down,
        digging.bought,
        False,
        False,
        digging.skipped,
        digging.barred,
    )
    building.put(game, seat, DWELLING, cell, "TM-063", events)
