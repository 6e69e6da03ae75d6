"""A table of Civilization: A New Dawn set by hand, and played in the notation: what the tests of its rules begin with.

    table = Table(2, "rome", "egypt").slot(0, "culture", 3).trade(0, culture=1).terrain("forest", "N17")
    table.play("play culture", "token N17", "done")
    assert table.token("N17") == (0, False)
    assert table.refusal("token M17").rule == "CV-058"

The map is a hexagon of grassland, seven spaces from its middle N20 to each edge, without symbols. The neighbours of N20
are N19, N21 (the row), M19, M20 (above), O19, O20 (below). Capitals stand on N16, N24, J18, R22 and R18, for seats 0
to 4. Seat 0 begins, in a turn of its own. Pieces are put where a test needs them: what a test puts down is taken from
the supply. `rolls` fixes the next dice.
"""

from __future__ import annotations

from typing import Any

import ecumene
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.refusal import IllegalMove, Refusal
from ecumene.games.civ_new_dawn.coordinates import NAMES, position, read_position
from ecumene.games.civ_new_dawn.game import CivNewDawn
from ecumene.games.civ_new_dawn.land import CAPITAL, CORE, OTHER, Land
from ecumene.games.civ_new_dawn.pieces import lay_token, place_district, put_city, supply_figures
from ecumene.games.civ_new_dawn.player import ON_CARD, Player
from ecumene.games.civ_new_dawn.state import DISTRICT_SHIFT, REINFORCED, SEAT_BITS
from ecumene.games.civ_new_dawn.tables.agendas import AGENDAS, VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, NUMBER
from ecumene.games.civ_new_dawn.tables.places import (
    CITY_STATE_NUMBER,
    CITY_STATES,
    NATURAL_WONDER_NUMBER,
)
from ecumene.games.civ_new_dawn.tables.wonders import WONDER_NUMBER, WONDERS
from ecumene.games.civ_new_dawn.turn import BeginTurn, EndTurn, TakeTurn
from ecumene.games.civ_new_dawn.vocabulary import (
    DECK_OF_TYPE,
    DIFFICULTY,
    DISTRICTS,
    GOVERNMENTS,
    LETTERS,
    NATURAL_WONDER,
    PACTS,
    RESOURCES,
    TERRAINS,
    TYPES,
)

RADIUS = 7
CAPITALS = ("N16", "N24", "J18", "R22", "R18")
CAPITAL_TILES = (7, 9, 11, 16, 17)
#: The tile number of all spaces that belong to no capital tile.
PLAIN_TILE = 1


def plain_land(seats: int) -> Land:
    """A hexagon of grassland with a capital tile of seven spaces for each seat."""
    land = Land()
    for r in range(-RADIUS, RADIUS + 1):
        for q in range(-RADIUS, RADIUS + 1):
            if abs(q + r) <= RADIUS:
                land._add(position(q, r), 0, PLAIN_TILE, CORE)
    for seat in range(seats):
        capital = land.at[read_position(CAPITALS[seat])]
        for space in [capital, *land.near[capital]]:
            land.tile[space] = CAPITAL_TILES[seat]
            land.part[space] = CAPITAL
    return land


class Table:
    """A game in which seat 0 has its turn, with the first cards in the row and nothing but capitals on the map."""

    def __init__(self, seats: int = 2, *leaders: str, **options: Any) -> None:
        names = leaders or ("rome", "egypt", "france", "japan", "scythia")[:seats]
        settings = {"leaders": " ".join(names), **options}
        game = ecumene.new("civ-new-dawn", seats=seats, seed=7, options=settings)
        assert isinstance(game, CivNewDawn)
        self.game = game
        for player in self.players:
            player.cities = []
            player.spots = []
        supply = 10 if game.expansion else 8
        game.resource_supply = [supply] * 4
        game.land = plain_land(seats)
        size = game.land.size
        game.tokens, game.cities, game.goods = [0] * size, [0] * size, [0] * size
        game.states, game.wonders = [0] * size, [0] * size
        game.barbarians = [-2] * len(LETTERS)
        game.first = 0
        for seat in range(seats):
            put_city(game, seat, self.space(CAPITALS[seat]), True)
        self.events: list[Event] = []
        self.turn(0)

    # Looking

    @property
    def players(self) -> list[Player]:
        return [self.game.own(seat) for seat in range(self.game.seats)]

    def space(self, name: str) -> int:
        """The number of the space with that name."""
        space = self.game.land.at[read_position(name)]
        assert space >= 0, name
        return space

    def name(self, space: int) -> str:
        return "card" if space == ON_CARD else NAMES[self.game.land.positions[space]]

    def token(self, name: str) -> tuple[int, bool] | None:
        """The owner of the control token or district there, and whether it is reinforced."""
        token = self.game.tokens[self.space(name)]
        return ((token & SEAT_BITS) - 1, bool(token & REINFORCED)) if token else None

    def district_at(self, name: str) -> str:
        token = self.game.tokens[self.space(name)]
        return DISTRICTS[(token >> DISTRICT_SHIFT) - 1] if token >> DISTRICT_SHIFT else ""

    def city(self, name: str) -> int:
        """The owner of the city there, or -1."""
        return self.game.city_owner(self.space(name))

    def army_spaces(self, seat: int) -> list[str]:
        return sorted(self.name(space) for space in self.game.players[seat].armies)

    def caravan_spaces(self, seat: int) -> list[str]:
        return sorted(self.name(space) for space in self.game.players[seat].caravans)

    def row(self, seat: int) -> list[str]:
        """The ids of the cards of the focus row, from the left."""
        player = self.game.players[seat]
        return [FOCUS[player.cards[strand]].id for strand in player.order]

    def trade_on(self, seat: int, type: str) -> int:
        return self.game.players[seat].trade[TYPES.index(type)]

    def resources_of(self, seat: int) -> dict[str, int]:
        held = self.game.players[seat].resources
        return {name: held[number] for number, name in enumerate(RESOURCES) if held[number]}

    def controls(self, seat: int, wonder: str) -> bool:
        return self.game.controls(seat, WONDER_NUMBER[wonder])

    def marks(self, seat: int) -> set[str]:
        """The agendas of the victory cards that carry a mark of the player."""
        found: set[str] = set()
        for index, card in enumerate(self.game.victory_cards):
            if self.game.players[seat].marks >> index & 1:
                found.update(AGENDAS[agenda] for agenda in VICTORY_CARDS[card].agendas)
        return found

    @property
    def question(self) -> str:
        """The name of the open question."""
        step = self.game.step(self.game.to_move[0])
        assert step is not None
        return step.name

    @property
    def asked(self) -> int:
        """The seat that owes a decision."""
        return self.game.to_move[0]

    def moves(self, verb: str = "") -> list[str]:
        """What may be answered, or only moves that begin with a word."""
        found = [str(move) for move in self.game.moves(self.asked)]
        return [move for move in found if move.split()[0] == verb] if verb else found

    # Playing

    def play(self, *texts: str) -> Table:
        """Moves of whoever owes a decision; what happens is added to `events`."""
        for text in texts:
            seat = self.asked
            self.game.play(seat, self.game.parse(seat, text), self.events)
        return self

    def refusal(self, text: str) -> Refusal:
        """Why that move is refused."""
        seat = self.asked
        try:
            move = self.game.parse(seat, text)
        except IllegalMove as illegal:
            return illegal.refusal
        refusal = self.game.check(seat, move)
        assert refusal is not None, f"{text} is legal"
        return refusal

    def told(self, kind: str) -> list[Event]:
        """The events of that kind so far."""
        return [event for event in self.events if event.kind == kind]

    # Setting the table

    def _forget(self) -> Table:
        self.game._legal = [None] * self.game.seats
        return self

    def turn(self, seat: int) -> Table:
        """It is this seat's turn, before anything was done in it."""
        self.game.agenda = [EndTurn(-1, seat), TakeTurn(seat)]
        self.game.active = seat
        self.game.used_states = self.game.used_naturals = self.game.turn_notes = 0
        self.game.reached = []
        self.game.taken_spaces = []
        return self._forget()

    def begin(self, seat: int) -> Table:
        """The turn of the seat begins anew, with all that happens then."""
        self.game.agenda = [BeginTurn(-1, seat)]
        self._forget()
        self.game.settle(self.events)
        return self

    def rolls(self, *numbers: int) -> Table:
        """The next dice show these numbers."""
        seed = 0
        while True:
            chance = Chance.stream(seed, "dice")
            shown = chance.copy()
            if all(shown.below(6) + 1 == number for number in numbers):
                self.game.chance = chance
                return self
            seed += 1

    def terrain(self, terrain: str, *names: str) -> Table:
        for name in names:
            space = self.space(name)
            self.game.land.terrain[space] = TERRAINS.index(terrain)
            self.game.land.difficulty[space] = DIFFICULTY[TERRAINS.index(terrain)]
        return self._forget()

    def tile(self, number: int, *names: str) -> Table:
        """These spaces belong to a tile of their own."""
        for name in names:
            self.game.land.tile[self.space(name)] = number
            self.game.land.part[self.space(name)] = OTHER
        return self._forget()

    def fort(self, name: str) -> Table:
        """The space is a fort."""
        space = self.space(name)
        land = self.game.land
        land.part[space] = 3
        land.tile[space] = 22 + len(land.forts)
        land.forts.append(space)
        return self.terrain("forest", name)

    def city_state(self, state: str, name: str) -> Table:
        self.game.land.city_state[self.space(name)] = CITY_STATE_NUMBER[state]
        self.game.states[self.space(name)] = CITY_STATE_NUMBER[state] + 1
        return self._forget()

    def conquered(self, seat: int, state: str, name: str) -> Table:
        """A city of the player on a conquered city-state, whose token lies on its card."""
        self.city_state(state, name)
        self.game.states[self.space(name)] = 0
        self.cities(seat, name)
        number = CITY_STATE_NUMBER[state]
        self.game.own(seat).states_on[CITY_STATES[number].type] |= 1 << number
        return self._forget()

    def natural_wonder(self, wonder: str, name: str, held_by: int | None = None) -> Table:
        """A natural wonder space, with its token there or at a player."""
        space = self.space(name)
        number = NATURAL_WONDER_NUMBER[wonder]
        self.terrain(TERRAINS[NATURAL_WONDER], name)
        self.game.land.natural_wonder[space] = number
        if held_by is None:
            self.game.goods[space] = 5 + number
        else:
            self.game.own(held_by).natural_wonders |= 1 << number
        return self._forget()

    def good(self, resource: str, name: str) -> Table:
        """A resource token in a space."""
        self.game.goods[self.space(name)] = 1 + RESOURCES.index(resource)
        self.game.resource_supply[RESOURCES.index(resource)] -= 1
        return self._forget()

    def spawn_space(self, letter: str, name: str) -> Table:
        """The printed symbol of a barbarian, who is off the map."""
        self.game.land.letter[self.space(name)] = LETTERS.index(letter)
        self.game.barbarians[LETTERS.index(letter)] = -1
        return self._forget()

    def barbarian(self, letter: str, name: str) -> Table:
        self.game.barbarians[LETTERS.index(letter)] = self.space(name)
        return self._forget()

    def tokens(self, seat: int, *names: str, reinforced: bool = False) -> Table:
        for name in names:
            lay_token(self.game, seat, self.space(name), reinforced)
        return self._forget()

    def district(self, seat: int, district: str, name: str, reinforced: bool = False) -> Table:
        place_district(self.game, seat, DISTRICTS.index(district), self.space(name), None)
        if reinforced:
            self.game.tokens[self.space(name)] |= REINFORCED
        return self._forget()

    def cities(self, seat: int, *names: str) -> Table:
        for name in names:
            put_city(self.game, seat, self.space(name))
        return self._forget()

    def mature(self, seat: int, name: str) -> Table:
        """Tokens on every free neighbour of a city."""
        for space in self.game.land.near[self.space(name)]:
            if not self.game.tokens[space] and not self.game.cities[space] and self.game.land.terrain[space] != 5:
                lay_token(self.game, seat, space)
        return self._forget()

    def armies(self, seat: int, *names: str) -> Table:
        """Armies on the map; the others lie on the card."""
        player = self.game.own(seat)
        spaces = [self.space(name) for name in names]
        player.armies = spaces + [ON_CARD] * (len(player.armies) - len(spaces))
        return self._forget()

    def caravans(self, seat: int, *names: str) -> Table:
        player = self.game.own(seat)
        spaces = [self.space(name) for name in names]
        player.caravans = spaces + [ON_CARD] * (len(player.caravans) - len(spaces))
        return self._forget()

    def cards(self, seat: int, *cards: str) -> Table:
        """These cards lie in the row, each in the place of its type, with the figures they bring."""
        player = self.game.own(seat)
        for card in cards:
            number = NUMBER[card]
            player.cards[FOCUS[number].type] = number
            player.gone |= 1 << number
        supply_figures(self.game, seat)
        return self._forget()

    def slot(self, seat: int, type: str, number: int) -> Table:
        """The card of a type lies in the slot with that number (1 is the leftmost slot)."""
        player = self.game.own(seat)
        player.order.remove(TYPES.index(type))
        numbers = self.game.slots
        player.order.insert(numbers.index(number), TYPES.index(type))
        return self._forget()

    def order(self, seat: int, *types: str) -> Table:
        """The whole row from the left."""
        self.game.own(seat).order = [TYPES.index(type) for type in types]
        return self._forget()

    def trade(self, seat: int, **numbers: int) -> Table:
        """Trade tokens on cards, by type."""
        player = self.game.own(seat)
        for type, number in numbers.items():
            self.game.trade_supply -= number - player.trade[TYPES.index(type)]
            player.trade[TYPES.index(type)] = number
        return self._forget()

    def resources(self, seat: int, **numbers: int) -> Table:
        player = self.game.own(seat)
        for name, number in numbers.items():
            index = RESOURCES.index(name)
            self.game.resource_supply[index] -= number - player.resources[index]
            player.resources[index] = number
        return self._forget()

    def envoys(self, seat: int, *states: str) -> Table:
        """City-state cards held; a state that is not on the map is put on the edge of it."""
        for state in states:
            number = CITY_STATE_NUMBER[state]
            if number + 1 not in self.game.states:
                # On the two upper edges of the map, far from everything.
                self.city_state(
                    state, f"G{17 + number}" if number < 7 else f"{'HIJKLM'[number - 7]}{24 + (number - 7) // 2}"
                )
            self.game.own(seat).envoys |= 1 << number
        return self._forget()

    def pacts(self, seat: int, giver: int, *cards: str) -> Table:
        for card in cards:
            self.game.own(seat).pacts[giver] |= 1 << PACTS.index(card)
        return self._forget()

    def government(self, seat: int, government: str) -> Table:
        player = self.game.own(seat)
        player.government = player.governed = GOVERNMENTS.index(government)
        return self._forget()

    def dial(self, seat: int, space: int) -> Table:
        self.game.own(seat).dial = space
        return self._forget()

    def wonder(self, seat: int, wonder: str, name: str = "") -> Table:
        """A wonder under a city of the player: its capital, or the one named."""
        number = WONDER_NUMBER[wonder]
        space = self.space(name) if name else self.game.players[seat].cities[0]
        self._draw_out(number)
        self.game.put_wonder(number, space)
        return self._forget()

    def abandoned(self, wonder: str, name: str) -> Table:
        """A wonder token that lies in a space without a piece."""
        number = WONDER_NUMBER[wonder]
        self._draw_out(number)
        self.game.put_wonder(number, self.space(name))
        return self._forget()

    def _draw_out(self, wonder: int) -> None:
        for pile in [*self.game.decks, self.game.removed]:
            if wonder in pile:
                pile.remove(wonder)

    def offer(self, *wonders: str) -> Table:
        """Wonders on offer, each on top of the deck of its type."""
        for wonder in wonders:
            number = WONDER_NUMBER[wonder]
            self._draw_out(number)
            self.game.decks[DECK_OF_TYPE[WONDERS[number].type]].append(number)
        return self._forget()

    def victory(self, *agendas: str) -> Table:
        """The victory cards in play are those with these agendas; nobody has a mark."""
        wanted = [AGENDAS.index(agenda) for agenda in agendas]
        self.game.victory_cards = [
            number for number, card in enumerate(VICTORY_CARDS) if set(card.agendas) & set(wanted)
        ]
        for player in self.players:
            player.tokens_left += player.marks.bit_count()
            player.marks = 0
        return self._forget()

    def stack(self, *tiles: int) -> Table:
        """The tile stack, its bottom tile first: that one is drawn."""
        self.game.stack = list(tiles)
        return self._forget()

    def unused_tokens(self, seat: int, number: int) -> Table:
        self.game.own(seat).tokens_left = number
        return self._forget()

    def unused_cities(self, seat: int, number: int) -> Table:
        self.game.own(seat).cities_left = number
        return self._forget()

    def supply(self, trade: int) -> Table:
        self.game.trade_supply = trade
        return self._forget()
