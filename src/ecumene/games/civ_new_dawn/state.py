"""The table: map, pieces, players, decks, and what the current turn has used up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.civ_new_dawn.land import Land
from ecumene.games.civ_new_dawn.player import Player
from ecumene.games.civ_new_dawn.tables.places import ANTANANARIVO
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import BASE_SLOTS, LETTERS, SLOTS

#: Nothing of its kind in the space.
NONE: Final = 0
#: Nobody: no seat.
NO_SEAT: Final = -1
# A control token as one number: the seat from 1, whether it is reinforced, and which district it is, from 1.
SEAT_BITS: Final = 7
REINFORCED: Final = 8
DISTRICT_SHIFT: Final = 4
# A city: the seat from 1, and whether it is the capital.
CAPITAL: Final = 8
# What lies in a space to be collected: resources from 1, natural wonders from FIRST_NATURAL.
FIRST_RESOURCE: Final = 1
FIRST_NATURAL: Final = 5
# Barbarians that are in no space.
DEFEATED: Final = -1
NOT_IN_PLAY: Final = -2
#: A wonder token that lies in no space.
UNBUILT: Final = -1
# Effects that work once per turn, as bits.
ONCE_VENETIAN_ARSENAL: Final = 1
ONCE_CAPITALISM: Final = 2
ONCE_MARACANA: Final = 4
ONCE_CARTOGRAPHY: Final = 8
ONCE_SCORCHED_EARTH: Final = 16
ONCE_HANGING_GARDENS: Final = 32
ONCE_COLOSSEUM: Final = 64
ONCE_FORBIDDEN_CITY: Final = 128
ONCE_EIFFEL_TOWER: Final = 256
ONCE_ORACLE: Final = 512
ONCE_GENEVA: Final = 1024
ONCE_SEOUL: Final = 2048
ONCE_IBRAHIM: Final = 4096
# What happened this turn, in the same number.
ATTACK_WON: Final = 8192
CARD_REPLACED: Final = 16384


class State(Game):
    """All pieces. Lists belong to one state; players are shared by copies until `own` is called."""

    __slots__ = (
        "active",
        "aims",
        "arrivals",
        "barbarians",
        "built",
        "cities",
        "covered",
        "decks",
        "dial",
        "expansion",
        "fight",
        "first",
        "goods",
        "ibrahim",
        "land",
        "looked_at",
        "peaceful",
        "players",
        "reached",
        "removed",
        "resource_supply",
        "round",
        "slots",
        "stack",
        "states",
        "stored_trade",
        "taken_spaces",
        "tokens",
        "trade_supply",
        "turn_notes",
        "used_naturals",
        "used_states",
        "victory_cards",
        "winners",
        "won",
        "wonder_at",
        "wonder_trade",
        "wonders",
    )

    UNPICKLED: ClassVar[tuple[str, ...]] = ("expansion", "peaceful", "slots")

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        #: With Terra Incognita.
        self.expansion: bool = options.get("game") != "base"
        self.peaceful: bool = options.get("peaceful") is True
        self.slots: tuple[int, ...] = SLOTS if self.expansion else BASE_SLOTS
        if isinstance(like, State):
            self.players: list[Player] = like.players[:]
            for player in self.players:
                player.shared = True
            self.land: Land = like.land
            self.tokens: list[int] = like.tokens[:]
            self.cities: list[int] = like.cities[:]
            self.goods: list[int] = like.goods[:]
            self.states: list[int] = like.states[:]
            self.wonders: list[int] = like.wonders[:]
            self.wonder_at: list[int] = like.wonder_at[:]
            self.built: list[int] = like.built[:]
            self.barbarians: list[int] = like.barbarians[:]
            self.arrivals: list[int] = like.arrivals[:]
            self.trade_supply: int = like.trade_supply
            self.resource_supply: list[int] = like.resource_supply[:]
            self.decks: list[list[int]] = [deck[:] for deck in like.decks]
            self.removed: list[int] = like.removed[:]
            self.wonder_trade: int = like.wonder_trade
            self.covered: int = like.covered
            self.stored_trade: int = like.stored_trade
            self.stack: list[int] = like.stack[:]
            self.looked_at: list[int] = like.looked_at[:]
            self.victory_cards: list[int] = like.victory_cards
            self.first: int = like.first
            self.active: int = like.active
            self.round: int = like.round
            self.dial: int = like.dial
            self.ibrahim: int = like.ibrahim
            self.used_states: int = like.used_states
            self.used_naturals: int = like.used_naturals
            self.turn_notes: int = like.turn_notes
            self.reached: list[int] = like.reached[:]
            self.taken_spaces: list[int] = like.taken_spaces[:]
            self.aims: list[int] = like.aims[:]
            self.fight: list[int] = like.fight[:]
            self.winners: list[int] = like.winners[:]
            self.won: bool = like.won
            return
        self.players = [Player() for _ in range(seats)]
        self.land = Land()
        # By space
        self.tokens = []
        self.cities = []
        self.goods = []
        #: The city-state token on the map, from 1.
        self.states = []
        #: The wonder token in the space, from 1; and by wonder its space, or UNBUILT.
        self.wonders = []
        self.wonder_at = [UNBUILT] * len(WONDERS)
        #: The wonders that have a space, in the order of building.
        self.built = []
        #: By letter: the space, DEFEATED or NOT_IN_PLAY.
        self.barbarians = [NOT_IN_PLAY] * len(LETTERS)
        #: Letters in the order in which barbarians arrived where they are, while they move.
        self.arrivals = []
        self.trade_supply = 0
        self.resource_supply = [0, 0, 0, 0]
        #: The four wonder decks; the last card of each is on offer. And the wonder cards out of the game, unseen first.
        self.decks = []
        self.removed = []
        #: Which of the four cards on offer carries a trade token, as bits.
        self.wonder_trade = 0
        #: Decks whose next card is not turned up yet, as bits.
        self.covered = 0
        #: Trade tokens on the Great Zimbabwe.
        self.stored_trade = 0
        #: The tile stack; its first tile is the bottom one. And the tiles that Astronomy shows.
        self.stack = []
        self.looked_at = []
        self.victory_cards = []
        self.first = 0
        self.active = 0
        self.round = 1
        self.dial = 0
        #: The seat that holds Ibrahim, or NO_SEAT.
        self.ibrahim = NO_SEAT
        # In this turn: city-state and natural wonder tokens that were spent, effects used once, cities and city-states
        # that received a caravan of the active player, spaces taken by an attack (base game).
        self.used_states = 0
        self.used_naturals = 0
        self.turn_notes = 0
        self.reached = []
        self.taken_spaces = []
        #: In this turn: where each caravan of an automated player is bound for (CV-536).
        self.aims = []
        #: The attack being fought: see combat.py. Empty if there is none.
        self.fight = []
        #: Who is first at the end, and whether by a victory or by the round limit (CV-524).
        self.winners = []
        self.won = False

    # Players

    def push(self, step: Step[Any]) -> None:
        """Questions to automated players are answered by the game."""
        if step.seat >= 0 and self.players[step.seat].is_automated:
            step = self.answered(step)
        super().push(step)

    def own(self, seat: int) -> Player:
        """The player, to be changed: no longer shared with copies of this game."""
        player = self.players[seat]
        if player.shared:
            player = player.copy()
            self.players[seat] = player
        return player

    def clockwise(self, seat: int) -> list[int]:
        """All seats from that one on."""
        return [(seat + ahead) % self.seats for ahead in range(self.seats)]

    def rivals(self, seat: int) -> list[int]:
        """The other seats, clockwise."""
        return [(seat + ahead) % self.seats for ahead in range(1, self.seats)]

    # Who has what in a space

    def token_owner(self, space: int) -> int:
        """The seat whose control token or district lies there, or NO_SEAT."""
        return (self.tokens[space] & SEAT_BITS) - 1

    def city_owner(self, space: int) -> int:
        """The seat whose city stands there, or NO_SEAT."""
        return (self.cities[space] & SEAT_BITS) - 1

    def counts_as_city(self, seat: int, space: int) -> bool:
        """An own city, or Antananarivo in the turn of a player who holds its card (CV-464)."""
        return (self.cities[space] & SEAT_BITS) == seat + 1 or self.is_borrowed(seat, space)

    def is_borrowed(self, seat: int, space: int) -> bool:
        """Is it Antananarivo, which counts as an own city in the turn of who holds its card (CV-464)?"""
        return (
            self.states[space] == ANTANANARIVO + 1
            and self.active == seat
            and (self.players[seat].envoys >> ANTANANARIVO & 1) == 1
        )

    def borrowed_city(self, seat: int) -> int:
        """The space of Antananarivo if it counts as an own city now, or -1."""
        if self.active != seat or not self.players[seat].envoys >> ANTANANARIVO & 1:
            return -1
        return self.states.index(ANTANANARIVO + 1) if ANTANANARIVO + 1 in self.states else -1

    def cities_of(self, seat: int) -> list[int]:
        """All spaces that count as own cities."""
        borrowed = self.borrowed_city(seat)
        return self.players[seat].cities if borrowed < 0 else [*self.players[seat].cities, borrowed]

    def is_friendly(self, seat: int, space: int) -> bool:
        """Has the player a city or control token there (CV-021)?"""
        return (self.tokens[space] & SEAT_BITS) == seat + 1 or self.counts_as_city(seat, space)

    def is_rival(self, seat: int, space: int) -> bool:
        """Is it friendly to another player (CV-022)?"""
        owner = (self.tokens[space] | self.cities[space]) & SEAT_BITS
        return owner != NONE and owner != seat + 1

    def friendly_spaces(self, seat: int) -> list[int]:
        player = self.players[seat]
        return [*self.cities_of(seat), *player.spots]

    def army_of_anybody(self, space: int) -> bool:
        for player in self.players:
            if space in player.armies:
                return True
        return False

    def rival_army(self, seat: int, space: int) -> bool:
        for other in range(self.seats):
            if other != seat and space in self.players[other].armies:
                return True
        return False

    def rival_figure(self, seat: int, space: int) -> bool:
        for other in range(self.seats):
            if other != seat:
                player = self.players[other]
                if space in player.armies or space in player.caravans:
                    return True
        return False

    def any_figure(self, space: int) -> bool:
        for player in self.players:
            if space in player.armies or space in player.caravans:
                return True
        return False

    def is_empty(self, space: int) -> bool:
        """No token and no figure (CV-342); a fort is no token."""
        return (
            self.tokens[space] == NONE
            and self.cities[space] == NONE
            and self.goods[space] == NONE
            and self.states[space] == NONE
            and self.wonders[space] == NONE
            and space not in self.barbarians
            and not self.any_figure(space)
        )

    # Wonders

    def wonder_holder(self, wonder: int) -> int:
        """Who controls a wonder (CV-109), or NO_SEAT."""
        space = self.wonder_at[wonder]
        if space < 0:
            return NO_SEAT
        owner = ((self.cities[space] | self.tokens[space]) & SEAT_BITS) - 1
        if owner >= 0:
            return owner
        return self.active if self.active >= 0 and self.is_borrowed(self.active, space) else NO_SEAT

    def controls(self, seat: int, wonder: int) -> bool:
        space = self.wonder_at[wonder]
        if space < 0:
            return False
        owner = (self.cities[space] | self.tokens[space]) & SEAT_BITS
        return owner == seat + 1 if owner else self.is_borrowed(seat, space)

    def wonders_of(self, seat: int) -> list[int]:
        """All wonders that the player controls."""
        found: list[int] = []
        for wonder in self.built:
            if self.controls(seat, wonder):
                found.append(wonder)
        return found

    def put_wonder(self, wonder: int, space: int) -> None:
        """A wonder token comes to lie in a space, from the supply or from another space."""
        if self.wonder_at[wonder] >= 0:
            self.wonders[self.wonder_at[wonder]] = NONE
        else:
            self.built.append(wonder)
        self.wonders[space] = wonder + 1
        self.wonder_at[wonder] = space

    def arrival_order(self, letter: int) -> int:
        """How late a barbarian arrived where it is; -1 for one that has not moved."""
        return self.arrivals.index(letter) if letter in self.arrivals else -1

    # Diplomacy

    def pact_available(self, giver: int, card: int) -> bool:
        """Does nobody hold that card of the giver?"""
        for player in self.players:
            if player.pacts[giver] >> card & 1:
                return False
        return True

    def state_cards_left(self, state: int) -> int:
        """How many of the two cards of a city-state lie beside the map (CV-381)."""
        if state + 1 not in self.states:
            return 0
        held = 0
        for player in self.players:
            held += player.envoys >> state & 1
        return 2 - held

    # What the rules above this module do; the game itself knows how.

    def answered(self, question: Step[State]) -> Step[State]:
        """The question to an automated player as a step that answers itself."""
        raise NotImplementedError

    def answer(self, question: Step[State], events: list[Event] | None) -> Move:
        """What an automated player answers."""
        raise NotImplementedError

    def marks_changed(self, events: list[Event] | None) -> None:
        """Agendas may be met or, of forts, lost: marks are put or taken off at once (CV-398, CV-399)."""
        raise NotImplementedError

    def automated_turn(self, seat: int, events: list[Event] | None) -> None:
        """An automated player's turn."""
        raise NotImplementedError

    def automated_reset(self, seat: int, card: int, events: list[Event] | None) -> None:
        """An automated player's card was reset: level IV of two types lets another card follow."""
        raise NotImplementedError

    def start_attack(self, march: Step[State], army: int, space: int, retreat: int, events: list[Event] | None) -> None:
        """An army that moved into a space attacks there."""
        raise NotImplementedError

    def attack_won(self, seat: int, value: int, events: list[Event] | None) -> None:
        """An attack was won with that combat value (CV-325)."""
        raise NotImplementedError

    def capital_defeated(self, seat: int, events: list[Event] | None) -> None:
        """A rival capital was defeated (CV-336)."""
        raise NotImplementedError

    def moved_figures(self, seat: int, type: int) -> int:
        """The figures that have finished their move while their card is being resolved, as bits."""
        raise NotImplementedError

    def figure_gone(self, seat: int, type: int, index: int) -> None:
        """A figure was taken off for good: open questions about figures number the others anew."""
        raise NotImplementedError

    def end_round(self, events: list[Event] | None) -> None:
        """All players had a turn."""
        raise NotImplementedError

    def use_district(self, seat: int, district: int, events: list[Event] | None) -> None:
        """Resolve a district of the player."""
        raise NotImplementedError

    def wonder_captured(self, seat: int, wonder: int, events: list[Event] | None) -> None:
        """A wonder was gained by an attack (CV-029)."""
        raise NotImplementedError

    def after_apadana(self, seat: int, events: list[Event] | None) -> None:
        """Apadana laid a tile: a control token may be put on it."""
        raise NotImplementedError

    def resolve_card(self, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
        """Resolve the card of a strand with that slot number."""
        raise NotImplementedError

    # What is kept

    def key(self) -> list[int]:
        land = self.land
        numbers: list[int] = [land.size, *land.positions, *land.tile, *land.part, *land.side]
        for player in self.players:
            numbers += player.key()
        rows = (self.tokens, self.cities, self.goods, self.states, self.wonders, self.wonder_at, self.barbarians)
        for row in rows:
            numbers += [len(row), *row]
        for row in (*self.decks, self.removed, self.stack, self.looked_at, self.victory_cards, self.resource_supply):
            numbers += [len(row), *row]
        for row in (self.built, self.arrivals, self.reached, self.taken_spaces, self.aims, self.fight, self.winners):
            numbers += [len(row), *row]
        numbers += [self.trade_supply, self.wonder_trade, self.stored_trade, self.first, self.active, self.round]
        numbers += [
            int(self.won),
            self.covered,
            self.dial,
            self.ibrahim,
            self.used_states,
            self.used_naturals,
            self.turn_notes,
        ]
        return numbers
