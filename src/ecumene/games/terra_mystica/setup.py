"""Set-up: factions, starting terrains, first dwellings, ports, bonus tiles (TM-020 to TM-043)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.terra.bowls import Bowls
from ecumene.games.terra_mystica import passing, ships
from ecumene.games.terra_mystica.factions import FACTION_NUMBERS, FACTIONS, ON_VOLCANO, PLAIN, VARIABLE
from ecumene.games.terra_mystica.maps import CYCLE, MAP_IDS, TERRAINS
from ecumene.games.terra_mystica.moves import (
    BID,
    BIDS,
    CHOOSE,
    FACTION,
    HIGHEST_BID,
    HOMES,
    PLACE,
    PORT,
    TAKE,
    TAKES,
    TERRAIN,
    add,
)
from ecumene.games.terra_mystica.pending import DUE_FAVOUR, DUE_KEY, DUE_REWARD
from ecumene.games.terra_mystica.points import START
from ecumene.games.terra_mystica.refusals import not_free
from ecumene.games.terra_mystica.state import State
from ecumene.games.terra_mystica.steps import Choose
from ecumene.games.terra_mystica.tiles import DWELLING, START_POINTS

#: With Merchants the range tile begins at its first position (TM-245).
FIRST_RANGE: Final = 1
#: By board: where the choice of a terrain is told.
TERRAIN_RULES: Final = ("", "TM-021", "TM-023", "TM-022")
#: Numbers of one faction in `State.auction`.
LOT: Final = 3


# Factions


def fixed(game: State) -> list[int]:
    """The factions that the option names, by seat; none if it names none."""
    return [FACTION_NUMBERS[id] for id in str(game.options["seating"]).split()]


def colours_taken(game: State) -> set[int]:
    """Terrains that somebody uses as a home or to start from, or is going to."""
    taken = {mat.terrain for mat in game.mats if mat.faction >= 0} | {mat.ring for mat in game.mats}
    to_come = [*fixed(game), *[game.auction[place] for place in range(0, len(game.auction), LOT)]]
    return taken | {FACTIONS[number].terrain for number in to_come}


def in_box(game: State, number: int) -> bool:
    return FACTIONS[number].kind == PLAIN or game.options["fire_and_ice"] is True


def on_offer(game: State) -> list[int]:
    """Factions whose colour and board nobody has (TM-020 to TM-022)."""
    taken = {mat.terrain for mat in game.mats if mat.faction >= 0} | {mat.ring for mat in game.mats}
    boards = {FACTIONS[mat.faction].kind for mat in game.mats if mat.faction >= 0} - {PLAIN}
    return [
        number
        for number, faction in enumerate(FACTIONS)
        if in_box(game, number)
        and faction.kind not in boards
        and not (faction.kind == PLAIN and faction.terrain in taken)
    ]


def start_points(game: State, number: int) -> int:
    """20, or by map and faction (TM-014, TM-015)."""
    option = game.options["start_points"]
    if option == "20" or (option == "printed" and not game.merchants):
        return START_POINTS
    return FACTIONS[number].points[MAP_IDS.index(game.board.id)]


def take_faction(game: State, seat: int, number: int, points: int, events: list[Event] | None) -> None:
    """A seat gets its board and what is printed on it (TM-016)."""
    mat = game.mats[seat]
    faction = FACTIONS[number]
    mat.faction = number
    mat.terrain = faction.terrain
    mat.coins = faction.coins
    mat.workers = faction.workers
    mat.priests = faction.priests
    mat.bowls = Bowls(faction.bowls[0], faction.bowls[1], 0)
    mat.cults = list(faction.cults)
    mat.priest_limit = faction.priest_limit
    mat.shipping = faction.shipping_start
    mat.skip = FIRST_RANGE if game.merchants and faction.skips else faction.skip_reach
    mat.keys = faction.merchants_keys if game.merchants else 0
    mat.score(START, points)
    if events is not None:
        events.append(Event("faction-chosen", seat, "TM-020", {"faction": Name(faction.id)}))


def ask_about(game: State, seat: int) -> None:
    """What a faction asks when it is taken: its terrain, and the Ice Maidens' favour tile (TM-021, TM-042)."""
    mat = game.mats[seat]
    if mat.kind.first_favours:
        mat.owe(DUE_FAVOUR, mat.kind.first_favours)
        game.push(Choose(seat, 1 << DUE_FAVOUR | 1 << DUE_REWARD | 1 << DUE_KEY))
    if mat.kind.kind not in (PLAIN, ON_VOLCANO):
        game.push(ChooseTerrain(seat))


class ChooseFaction(Step[State]):
    """A faction whose colour and board are free (TM-020)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-faction"

    def options(self, game: State) -> list[Move]:
        return [CHOOSE[number] for number in on_offer(game)]

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb != FACTION:
            return not_now("TM-020", self.name)
        if move.a in on_offer(game):
            return None
        faction = FACTIONS[move.a]
        if not in_box(game, move.a):
            return Refusal("TM-359", "not-in-box", {"faction": Name(faction.id)})
        return Refusal("TM-020", "faction-taken", {"faction": Name(faction.id)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        take_faction(game, self.seat, move.a, start_points(game, move.a), events)
        ask_about(game, self.seat)


class ChooseTerrain(Step[State]):
    """The starting terrain of an ice or volcano faction, the home terrain of a variable one (TM-021 to TM-023)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-terrain"

    def options(self, game: State) -> list[Move]:
        taken = colours_taken(game)
        return [HOMES[terrain] for terrain in range(CYCLE) if terrain not in taken]

    def refuse(self, game: State, move: Move) -> Refusal | None:
        rule = TERRAIN_RULES[game.mats[self.seat].kind.kind]
        if move.verb != TERRAIN:
            return not_now(rule, self.name)
        if move.a in colours_taken(game):
            return Refusal(rule, "terrain-taken", {"terrain": Name(TERRAINS[move.a])})
        return None

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        mat = game.mats[self.seat]
        if mat.kind.kind == VARIABLE:
            mat.terrain = move.a
            if mat.kind.unlocks:
                mat.unlocked = 1 << move.a
        else:
            mat.ring = move.a
        if events is not None:
            rule = TERRAIN_RULES[mat.kind.kind]
            events.append(Event("terrain-chosen", self.seat, rule, {"terrain": Name(TERRAINS[move.a])}))


# Auction (TM-024 to TM-028)


def draw_lots(game: State) -> None:
    """As many factions as players, no two of one colour or board (TM-280)."""
    numbers = [number for number in range(len(FACTIONS)) if in_box(game, number)]
    game.chance.shuffle(numbers)
    drawn: list[int] = []
    for number in numbers:
        faction = FACTIONS[number]
        clash = [
            other
            for other in drawn
            if (faction.kind != PLAIN and FACTIONS[other].kind == faction.kind)
            or (faction.kind == PLAIN and FACTIONS[other].terrain == faction.terrain)
        ]
        if not clash and len(drawn) < game.seats:
            drawn.append(number)
    game.auction = []
    for number in drawn:
        game.auction += [number, -1, NOBODY]


def next_bidder(game: State) -> int:
    """The next seat in order, from whoever bid last on, that holds no faction; or -1 (TM-026)."""
    holders = [game.auction[place + 2] for place in range(0, len(game.auction), LOT)]
    for ahead in range(1, game.seats + 1):
        seat = game.order[(game._at + ahead) % game.seats]
        if seat not in holders:
            return seat
    return NOBODY


class Bid(Step[State]):
    """Points for one of the drawn factions, more than were bid before (TM-025, TM-026, TM-398)."""

    __slots__ = ()

    name: ClassVar[str] = "bid"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        for place in range(0, len(game.auction), LOT):
            moves += BIDS[game.auction[place]][game.auction[place + 1] + 1 :]
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb != BID:
            return not_now("TM-026", self.name)
        for place in range(0, len(game.auction), LOT):
            if game.auction[place] == move.a:
                bid = game.auction[place + 1]
                if bid == HIGHEST_BID:
                    return Refusal("TM-398", "highest-bid")
                return None if move.b > bid else Refusal("TM-026", "bid-more", {"need": bid + 1})
        return Refusal("TM-024", "not-drawn", {"faction": Name(FACTIONS[move.a].id)})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game._at = game.order.index(self.seat)
        game.auction = game.auction[:]
        for place in range(0, len(game.auction), LOT):
            if game.auction[place] == move.a:
                game.auction[place + 1] = move.b
                game.auction[place + 2] = self.seat
        if events is not None:
            names: Arguments = {"faction": Name(FACTIONS[move.a].id), "points": move.b}
            events.append(Event("bid", self.seat, "TM-026", names))


# First dwellings, ports, bonus tiles


def put_first_dwelling(game: State, seat: int, cell: int, events: list[Event] | None) -> None:
    """It costs nothing, gives no points and no power (TM-034); the hex becomes home terrain (TM-035, TM-036)."""
    mat = game.mats[seat]
    mat.put(DWELLING, cell)
    game.occupied |= 1 << cell
    if mat.ring >= 0:
        game.change_terrain(1 << cell, mat.terrain)
    if events is not None:
        events.append(Event("placed", seat, "TM-031", {"cell": game.board.name(cell)}))


def first_cells(game: State, seat: int) -> int:
    """Empty hexes of home or starting terrain; those of Riverwalkers lie at the river (TM-031, TM-037, TM-282)."""
    mat = game.mats[seat]
    cells = game.free() & game.ground[mat.ring if mat.ring >= 0 else mat.terrain]
    return cells & game.board.shore if mat.kind.unlocks else cells


class PlaceDwelling(Step[State]):
    """An initial dwelling (TM-031)."""

    __slots__ = ()

    name: ClassVar[str] = "place-dwelling"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        add(first_cells(game, self.seat), game.cell_moves.places, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb != PLACE:
            return not_now("TM-031", self.name)
        refusal = not_free(game, move.a)
        if refusal is not None or first_cells(game, self.seat) >> move.a & 1:
            return refusal
        mat = game.mats[self.seat]
        home = mat.ring if mat.ring >= 0 else mat.terrain
        names: Arguments = {"cell": game.board.name(move.a), "terrain": Name(game.terrain_name(move.a))}
        if game.ground[home] >> move.a & 1:
            return Refusal("TM-037", "not-at-river", names)
        rule = "TM-031" if mat.ring < 0 else "TM-036" if mat.kind.kind == ON_VOLCANO else "TM-035"
        return Refusal(rule, "not-home", {**names, "home": Name(TERRAINS[home])})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        put_first_dwelling(game, self.seat, move.a, events)


class PlacePort(Step[State]):
    """The port on a first dwelling at the river, the warehouse on any (TM-038, TM-040)."""

    __slots__ = ()

    name: ClassVar[str] = "place-port"

    def options(self, game: State) -> list[Move]:
        moves: list[Move] = []
        add(ships.port_cells(game, self.seat), game.cell_moves.ports, moves)
        return moves

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb != PORT:
            return not_now("TM-038", self.name)
        return ships.refuse_port(game, self.seat, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        ships.place_port(game, self.seat, move.a, events)


class ChooseBonus(Step[State]):
    """The first bonus tile (TM-041)."""

    __slots__ = ()

    name: ClassVar[str] = "choose-bonus"

    def options(self, game: State) -> list[Move]:
        return [TAKES[tile] for tile in game.pool]

    def refuse(self, game: State, move: Move) -> Refusal | None:
        if move.verb != TAKE:
            return not_now("TM-041", self.name)
        return passing.refuse_tile(game, move.a, "TM-041")

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        passing.take_bonus(game, self.seat, move.a, events)
        game.mats[self.seat].passed = True
