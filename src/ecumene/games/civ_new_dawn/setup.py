"""Laying out a game, and how players build the map (CV-157 to CV-189, CV-393 to CV-397, CV-477 to CV-487)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.asking import Ask, Happen
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, NAMES, position
from ecumene.games.civ_new_dawn.exploring import TOUCHED, fill_holes, grow, lay_tile, populate
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE, FORT, OTHER, ROTATIONS, Land
from ecumene.games.civ_new_dawn.moves import FORT as FORT_VERB
from ecumene.games.civ_new_dawn.moves import FORTS, LAY, CivMove
from ecumene.games.civ_new_dawn.pieces import put_city, supply_figures
from ecumene.games.civ_new_dawn.player import Player
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION, FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADER_NUMBER, LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.tiles import (
    BASE_CORE,
    BASE_TILES,
    CAPITAL_TILES,
    CITY_STATE_TILES,
    LARGE_CORE,
    NATURAL_WONDER_TILES,
    SMALL_CORE,
    TILES,
    tile_side,
)
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.turn import BeginTurn
from ecumene.games.civ_new_dawn.vocabulary import (
    ALL_DISTRICTS,
    BASE_CONTROL_TOKENS,
    CONTROL_TOKENS,
    DECK_TYPES,
    ERAS,
    GROWTH,
    MOST_TRADE,
)

#: Cards of each era in a wonder deck, by number of players in the base game (CV-156, CV-185).
DECK: Final = (2, 2, 3)
BASE_DECKS: Final = {2: (1, 1, 2), 3: (1, 2, 2), 4: (2, 2, 2)}
VICTORY_CARDS_DEALT: Final = 3
#: Where the chain of the base core is laid, so that the whole map keeps plain names.
BASE_SHIFT: Final = (-3, 7)


# Players


def card_of(game: State, type: int, level: int) -> int:
    """The ordinary card of a type and level in this game."""
    wanted = EXPANSION if game.expansion else BASE
    for number, card in enumerate(FOCUS):
        if card.type == type and card.level == level and card.set in (BOTH, wanted):
            return number
    raise ValueError("no such card")


def seat_player(game: State, seat: int, leader: int, order: tuple[int, ...]) -> None:
    """Row, pieces and figures of one player (CV-157 to CV-163, CV-481)."""
    player: Player = game.players[seat]
    player.leader = leader
    player.order = [GROWTH, *order] if game.expansion else list(order)
    for strand in player.order:
        card = card_of(game, strand, 1)
        player.gone |= 1 << card
        if leader != NO_LEADER and game.expansion:
            unique = LEADERS[leader].unique
            if FOCUS[unique].type == strand and FOCUS[unique].level == 1:
                card = unique
                player.gone |= 1 << unique
        player.cards[strand] = card
    player.tokens_left = CONTROL_TOKENS if game.expansion else BASE_CONTROL_TOKENS
    player.districts_left = ALL_DISTRICTS if game.expansion else 0
    player.pacts = [0] * game.seats
    supply_figures(game, seat)


def handicap(game: State, seat: int, tokens: int) -> None:
    """Trade tokens spread evenly over the cards, from the left (CV-339, CV-340)."""
    player = game.players[seat]
    for number in range(min(tokens, MOST_TRADE * len(player.order), game.trade_supply)):
        player.trade[player.order[number % len(player.order)]] += 1
        game.trade_supply -= 1


def automated_seats(game: State) -> list[int]:
    """The seats of automated players, from the option (CV-525)."""
    words = str(game.options.get("automated", "")).split()
    return [int(word) - 1 for word in words if int(word) <= game.seats]


def deal_leaders(game: State, chance: Chance) -> None:
    """A random leader for each player; an automated one only takes the order of a sheet (CV-157, CV-473, CV-481)."""
    leaders = [number for number, leader in enumerate(LEADERS) if game.expansion or leader.is_base]
    chance.shuffle(leaders)
    wished = [LEADER_NUMBER[word] for word in str(game.options["leaders"]).split()]
    rest = [leader for leader in leaders if leader not in wished]
    automated = automated_seats(game)
    dealt = [*wished, *rest]
    for seat in range(game.seats):
        leader = dealt[seat]
        game.players[seat].is_automated = seat in automated
        seat_player(game, seat, NO_LEADER if seat in automated else leader, LEADERS[leader].order)


# Decks


def build_decks(game: State, chance: Chance) -> None:
    """Wonder decks by type with the modern cards at the bottom; the last card is the top one (CV-184 to CV-186)."""
    wanted = EXPANSION if game.expansion else BASE
    numbers = DECK if game.expansion else BASE_DECKS[game.seats]
    for type in DECK_TYPES:
        deck: list[int] = []
        for era in range(len(ERAS) - 1, -1, -1):
            pile = [
                number
                for number, wonder in enumerate(WONDERS)
                if wonder.type == type and wonder.era == era and wonder.set in (BOTH, wanted)
            ]
            chance.shuffle(pile)
            deck += pile[: numbers[era]]
            game.removed += pile[numbers[era] :]
        game.decks.append(deck)


def choose_victory_cards(game: State, chance: Chance) -> None:
    """The fort cards and three others, or three alone (CV-188, CV-338, CV-486)."""
    wanted = EXPANSION if game.expansion else BASE
    ordinary = [number for number, card in enumerate(VICTORY_CARDS) if not card.is_fort and card.set in (BOTH, wanted)]
    chance.shuffle(ordinary)
    forts = [number for number, card in enumerate(VICTORY_CARDS) if card.is_fort]
    chosen = ordinary[:VICTORY_CARDS_DEALT]
    game.victory_cards = [*forts, *chosen] if game.expansion and not game.peaceful else chosen


# The map


def lay_core(game: State, tiles: list[int], side: int) -> None:
    """The core tiles in the printed order and orientation (CV-169, CV-482)."""
    layout = BASE_CORE[side]
    shift_q, shift_r = BASE_SHIFT
    if game.expansion:
        layout = SMALL_CORE[side] if game.seats <= 3 else LARGE_CORE[side]
        shift_q, shift_r = 0, 0
    land = game.land
    for tile, (q, r, rotation) in zip(tiles, layout, strict=True):
        land = land.with_tile(tile, side, position(q + shift_q, r + shift_r), rotation, CORE)
    grow(game, land)


def lay_out(game: State) -> State:
    """Everything that chance decides, then the players build the map."""
    chance = Chance.stream(game.seed, "set-up")
    prefix = "" if game.expansion else "base-"
    game.trade_supply = house_values.supply(prefix + "trade")
    supply = house_values.supply(prefix + "resources")
    game.resource_supply = [supply] * 4
    deal_leaders(game, chance)
    for seat, tokens in enumerate(str(game.options["handicap"]).split()):
        handicap(game, seat, int(tokens))
    game.first = chance.below(game.seats)
    build_decks(game, chance)
    choose_victory_cards(game, chance)
    capitals = [tile for tile in CAPITAL_TILES if game.expansion or tile <= BASE_TILES]
    chance.shuffle(capitals)
    side = chance.below(2)
    if game.expansion:
        stack = [tile for tile in range(1, TILES + 1) if tile not in CAPITAL_TILES]
        chance.shuffle(stack)
        number = 2 if game.seats <= 3 else 4
        lay_core(game, stack[:number], side)
        game.stack = stack[number:]
        game.push(FinishMap())
        for seat in reversed(game.clockwise(game.first)):
            game.push(LayCapitalTile(seat, capitals[seat]))
        for seat in reversed(game.clockwise(game.first)):
            game.push(PlaceFort(seat))
    else:
        lay_out_base(game, chance, capitals, side)
    game.chance = Chance.stream(game.seed, "dice")
    game.settle()
    return game


def lay_out_base(game: State, chance: Chance, capitals: list[int], side: int) -> None:
    """Two natural wonder tiles and two city-state tiles as core, two more tiles for each player (CV-482 to CV-484)."""
    natural = [tile for tile in NATURAL_WONDER_TILES if tile <= BASE_TILES]
    states = [tile for tile in CITY_STATE_TILES if tile <= BASE_TILES]
    chance.shuffle(natural)
    chance.shuffle(states)
    core = [*natural[:2], *states[:2]]
    chance.shuffle(core)
    lay_core(game, core, side)
    rest = [tile for tile in range(1, BASE_TILES + 1) if tile not in core and tile not in CAPITAL_TILES]
    chance.shuffle(rest)
    game.push(FinishMap())
    for seat in reversed(game.clockwise(game.first)):
        game.push(LayLastTile(seat))
    for seat in reversed(game.clockwise(game.first)):
        game.push(LayTile(seat))
    for seat in reversed(game.clockwise(game.first)):
        game.push(LayCapitalTile(seat, capitals[seat]))
    # The tiles dealt to the players and not laid yet, two for each seat.
    game.stack = rest[: 2 * game.seats]


# Forts


def fort_places(game: State) -> list[int]:
    """Positions for a fort by the first grade that has any (CV-171, CV-172, CV-397)."""
    land = game.land
    best: list[list[int]] = [[], [], [], []]
    tried: set[int] = set()
    for space in range(land.size):
        for direction in DIRECTIONS:
            here = land.positions[space] + direction
            if land.at[here] >= 0 or here in tried:
                continue
            tried.add(here)
            core = 0
            fort = False
            state = False
            for step in DIRECTIONS:
                other = land.at[here + step]
                if other >= 0:
                    core += int(land.part[other] == CORE)
                    fort = fort or land.part[other] == FORT
                    state = state or land.city_state[other] >= 0
            if core >= 2 and not fort and not state:
                best[0].append(here)
            elif core and not fort and not state:
                best[1].append(here)
            elif core and not fort:
                best[2].append(here)
            best[3].append(here)
    for grade in best:
        if grade:
            return sorted(grade)
    return []


class PlaceFort(Ask):
    """Where is the fort placed (CV-171)?"""

    __slots__ = ()

    name: ClassVar[str] = "place-fort"
    rule: ClassVar[str] = "CV-171"

    def options(self, game: State) -> list[Move]:
        return [FORTS[here] for here in fort_places(game)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != FORT_VERB:
            return super().why_not(game, move)
        land = game.land
        if land.at[move.a] >= 0:
            return Refusal("CV-395", "tile-overlaps")
        near = [land.at[move.a + step] for step in DIRECTIONS if land.at[move.a + step] >= 0]
        if [other for other in near if land.part[other] == FORT]:
            return Refusal("CV-172", "fort-next-to-fort")
        if [other for other in near if land.city_state[other] >= 0]:
            return Refusal("CV-172", "fort-next-to-state")
        core = len([other for other in near if land.part[other] == CORE])
        return Refusal("CV-171", "fort-touches-few", {"touched": core, "needed": 2})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        grow(game, game.land.with_fort(move.a))
        if events is not None:
            events.append(Event("placed-fort", self.seat, "CV-171", {"space": NAMES[move.a]}))


# Tiles


def capital_places(game: State) -> list[tuple[int, int]]:
    """Places for a capital tile of the expansion by the first grade that has any (CV-173, CV-174, CV-479)."""
    land = game.land
    part = land.part
    core = [space for space in range(land.size) if part[space] in (CORE, FORT)]
    strict = land.centres_touching(core, TOUCHED)
    if strict:
        return strict
    everything = list(range(land.size))
    near = [
        (shape, centre)
        for shape, centre in land.centres_touching(everything, TOUCHED)
        if [space for space in land.touched(shape, centre) if part[space] in (CORE, FORT)]
    ]
    return near or loosest(land)


def base_places(game: State) -> list[tuple[int, int]]:
    """Places for any tile of the base game by the first grade that has any (CV-484, CV-485)."""
    land = game.land
    places = land.centres_touching(list(range(land.size)), TOUCHED)
    strict = [
        (shape, centre)
        for shape, centre in places
        if [space for space in land.touched(shape, centre) if land.part[space] == CORE]
    ]
    if strict:
        return strict
    near = [
        (shape, centre)
        for shape, centre in places
        if [
            space
            for space in land.touched(shape, centre)
            if [other for other in land.near[space] if land.part[other] == CORE]
        ]
    ]
    return near or loosest(land)


def loosest(land: Land) -> list[tuple[int, int]]:
    """At least four touched spaces, else three, two, one."""
    for needed in range(TOUCHED, 0, -1):
        found = land.centres_touching(list(range(land.size)), needed)
        if found:
            return found
    return []


def lay_moves(places: list[tuple[int, int]], tile: int) -> list[Move]:
    return [CivMove(LAY, tile * 2 + shape // ROTATIONS, centre, shape % ROTATIONS) for shape, centre in places]


class LayingTile(Ask):
    """A tile is laid during set-up."""

    __slots__ = ()

    name: ClassVar[str] = "lay-tile"
    rule: ClassVar[str] = "CV-173"

    def tiles(self, game: State) -> list[int]:
        """The tiles to choose from."""
        raise NotImplementedError

    def options(self, game: State) -> list[Move]:
        places = capital_places(game) if game.expansion else base_places(game)
        return [move for tile in self.tiles(game) for move in lay_moves(places, tile)]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != LAY:
            return super().why_not(game, move)
        rule = "CV-173" if game.expansion else "CV-484"
        if move.a // 2 not in self.tiles(game):
            return Refusal("CV-164" if game.expansion else "CV-483", "not-your-tile")
        shape = move.a % 2 * ROTATIONS + move.c
        if not game.land.fits(shape, move.b):
            return Refusal("CV-395", "tile-overlaps")
        counted = (CORE, FORT) if game.expansion else (CORE, CAPITAL, OTHER)
        touched = [space for space in game.land.touched(shape, move.b) if game.land.part[space] in counted]
        return Refusal(rule, "tile-touches-few", {"touched": len(touched), "needed": TOUCHED})


class LayCapitalTile(LayingTile):
    """Where is the own capital tile laid, and which side up?"""

    __slots__ = ("tile",)

    name: ClassVar[str] = "lay-capital-tile"

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def args(self) -> tuple[int, ...]:
        return (self.tile,)

    def tiles(self, game: State) -> list[int]:
        return [self.tile]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        first = game.land.size
        lay_tile(game, self.seat, move, CAPITAL, events)
        put_city(game, self.seat, first + tile_side(move.a // 2, move.a % 2).capital, True)


class LayTile(LayingTile):
    """Base game: which of the two other tiles is laid, and where (CV-484)?"""

    __slots__ = ()

    def tiles(self, game: State) -> list[int]:
        return [tile for tile in game.stack[2 * self.seat : 2 * self.seat + 2] if tile > 0]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        game.stack[game.stack.index(move.a // 2)] = 0
        lay_tile(game, self.seat, move, OTHER, events)


class LayLastTile(LayTile):
    """Base game: where is the last tile laid?"""

    __slots__ = ()

    name: ClassVar[str] = "lay-last-tile"


class FinishMap(Happen):
    """The map is complete: holes become water, symbols get their tokens, the first turn begins (CV-178, CV-480)."""

    name: ClassVar[str] = "finish-map"

    def run(self, game: State, events: list[Event] | None) -> None:
        if not game.expansion:
            game.stack = []
        fill_holes(game)
        land = game.land
        space = 0
        while space < land.size:
            if land.part[space] in (CORE, CAPITAL, OTHER):
                populate(game, space)
                space += 10
            else:
                space += 1
        if events is not None:
            events.append(Event("map-complete", -1, "CV-178"))
        game.push(BeginTurn(-1, game.first))
