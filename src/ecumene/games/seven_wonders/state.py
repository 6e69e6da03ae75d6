"""The state of a game of 7 Wonders: what every rule reads and changes."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Arguments
from ecumene.core.box import Box, Value
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.city import BITS, LOW, City
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, FINGERPRINT

#: No neighbour on that side: the city has vanished.
NOBODY_THERE: Final = -1
#: Victory tokens of each value in the box (SW-181).
STOCK: Final = 8
#: Tables at which partners can sit side by side all round (SW-372).
TEAM_SEATS: Final = (4, 6)
#: Cards of a hand without Cities.
HAND: Final = 7


class State(Game):
    """Cities in the order of the seats, the circle they sit in, and the cards between them.

    With two players there is a third city, the Free City, after those of the players. The rules work on this class;
    the contract methods that ask all the rules at once are added on top of them, by SevenWonders.
    """

    __slots__ = (
        "age",
        "assassins",
        "cards_from_box",
        "circle",
        "cities",
        "dealt",
        "discards",
        "free_city_holder",
        "free_city_pile",
        "lefts",
        "pending",
        "rights",
        "turn",
        "unused_boards",
    )

    def __init__(
        self,
        box: Box,
        seats: int,
        seed: int,
        options: dict[str, Value],
        rules: int,
        like: State | None = None,
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        if like is None:
            self.age: int = 0
            #: From 1; 0 between Ages.
            self.turn: int = 0
            self.cities: list[City] = []
            #: Cities as they sit, each the left neighbour of the next; and by city who is left and right of it.
            self.circle: list[int] = []
            self.lefts: list[int] = []
            self.rights: list[int] = []
            self.discards: Discards = Discards.empty()
            #: Guilds and black cards dealt so far, as a set of cards; and those taken from the box.
            self.dealt: int = 0
            self.cards_from_box: int = 0
            #: Wonders not in play.
            self.unused_boards: list[int] = []
            #: Cities whose Assassin strikes in the coming turn, as a set.
            self.assassins: int = 0
            #: What the rest of the turn still owes: (phase, city, effect) packed, in order.
            self.pending: list[int] = []
            #: Two players: who plays for the Free City, and its draw pile.
            self.free_city_holder: int = 0
            self.free_city_pile: list[int] = []
        else:
            self.age = like.age
            self.turn = like.turn
            self.cities = [city.copy() for city in like.cities]
            self.discards = like.discards.share()
            self.dealt = like.dealt
            self.cards_from_box = like.cards_from_box
            self.assassins = like.assassins
            self.free_city_holder = like.free_city_holder
            # These are replaced as a whole and never changed, so games share them.
            self.circle = like.circle
            self.lefts = like.lefts
            self.rights = like.rights
            self.unused_boards = like.unused_boards
            self.pending = like.pending
            self.free_city_pile = like.free_city_pile

    # Who sits where

    def find_neighbours(self) -> None:
        """Find everybody's neighbours anew: vanished cities have none and are passed over (SW-193)."""
        count = len(self.cities)
        self.lefts = [NOBODY_THERE] * count
        self.rights = [NOBODY_THERE] * count
        there = [city for city in self.circle if not self.cities[city].vanished]
        if len(there) > 1:
            for place, city in enumerate(there):
                self.lefts[city] = there[place - 1]
                self.rights[city] = there[(place + 1) % len(there)]

    def neighbours(self, seat: int) -> list[int]:
        """Left, then right; each city once."""
        left, right = self.lefts[seat], self.rights[seat]
        if left < 0:
            return []
        return [left] if left == right else [left, right]

    def partner(self, seat: int) -> int:
        """Team game: partners sit side by side."""
        return seat ^ 1

    @property
    def has_cities(self) -> bool:
        return self.options["cities"] is True

    @property
    def has_leaders(self) -> bool:
        return self.options["leaders"] is True

    @property
    def is_team_game(self) -> bool:
        return self.options["teams"] is True

    @property
    def hand_size(self) -> int:
        """Cards dealt to each player at the start of an Age: one more with Cities (SW-016, SW-356)."""
        return HAND + 1 if self.has_cities else HAND

    @property
    def turns(self) -> int:
        """Turns in an Age: the last card is not played (SW-017)."""
        return self.hand_size - 1

    # What a city has

    def board(self, seat: int) -> Board:
        return BOARDS[self.cities[seat].board]

    def has_effect(self, seat: int, kind: int) -> bool:
        """Does the city have a standing effect of that kind?"""
        for number in self.cities[seat].standing:
            if ALL_EFFECTS[number].kind == kind:
                return True
        return False

    def effects_of_kind(self, seat: int, kind: int) -> list[int]:
        """The numbers of the standing effects of that kind."""
        return [number for number in self.cities[seat].standing if ALL_EFFECTS[number].kind == kind]

    def tokens_left(self, value: int) -> int:
        """Victory tokens of a value (0, 1, 2 for 1, 3, 5) left in the box."""
        return STOCK - sum([city.victories >> (BITS * value) & LOW for city in self.cities])

    def is_dealt(self, age: int) -> bool:
        """Have the cards of that Age come into play?"""
        return age < self.age or (age == self.age and self.turn > 0)

    def key(self) -> list[int]:
        numbers = [
            FINGERPRINT,
            self.age,
            self.turn,
            self.dealt,
            self.cards_from_box,
            self.assassins,
            self.free_city_holder,
        ]
        for some in (
            self.circle,
            self.lefts,
            self.rights,
            self.discards.codes,
            self.unused_boards,
            self.pending,
            self.free_city_pile,
        ):
            numbers.append(len(some))
            numbers += some
        for city in self.cities:
            numbers += city.key()
        if self.rules >= 2:
            numbers.append(self.discards.taken)
            for city in self.cities:
                numbers += city.key_since_2()
        return numbers

    # Small deeds

    def tell(self, events: list[Event] | None, kind: str, seat: int, rule: str, data: Arguments) -> None:
        if events is not None:
            events.append(Event(kind, seat, rule, data))

    def gain_coins(self, seat: int, coins: int, rule: str, events: list[Event] | None) -> None:
        self.cities[seat].coins += coins
        if events is not None and coins:
            events.append(Event("coins-gained", seat, rule, {"coins": coins}))
