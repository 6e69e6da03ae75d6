"""7 Wonders: the table as it stands."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Score, places
from ecumene.games.seven_wonders import evaluation, hiding, moves, scoring
from ecumene.games.seven_wonders.cards import Board, Card
from ecumene.games.seven_wonders.city import BITS, LOW, City
from ecumene.games.seven_wonders.discards import Discards
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS, FINGERPRINT
from ecumene.games.seven_wonders.vocabulary import BLACK, PURPLE, WHITE

#: No neighbour on that side: the city has vanished.
NOBODY_THERE: Final = -1
#: Victory tokens of each value in the box (SW-181).
STOCK: Final = 8


class SevenWonders(Game):
    """The state: cities in the order of the seats, and the circle they sit in.

    With two players there is a third city, the Free City, after those of the players.
    """

    __slots__ = (
        "age",
        "assassins",
        "boxed",
        "circle",
        "cities",
        "dealt",
        "discards",
        "holder",
        "lefts",
        "pending",
        "pile",
        "rights",
        "turn",
        "wonders",
    )

    RULE_TURN: ClassVar[str] = "SW-018"
    RULE_OVER: ClassVar[str] = "SW-015"
    RULE_NOTATION: ClassVar[str] = "SW-026"
    FIELDS: ClassVar[tuple[str, ...]] = (
        "age",
        "turn",
        "cities",
        "circle",
        "lefts",
        "rights",
        "discards",
        "dealt",
        "boxed",
        "wonders",
        "assassins",
        "pending",
        "holder",
        "pile",
    )

    def __init__(
        self,
        box: Box,
        seats: int,
        seed: int,
        options: dict[str, Value],
        rules: int,
        like: SevenWonders | None = None,
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
            self.boxed: int = 0
            #: Wonders not in play.
            self.wonders: list[int] = []
            #: Cities whose Assassin strikes in the coming turn, as a set.
            self.assassins: int = 0
            #: What the rest of the turn still owes: (phase, city, effect) packed, in order.
            self.pending: list[int] = []
            #: Two players: who plays for the Free City, and its draw pile.
            self.holder: int = 0
            self.pile: list[int] = []
        else:
            self.age = like.age
            self.turn = like.turn
            self.cities = [city.copy() for city in like.cities]
            self.discards = like.discards.share()
            self.dealt = like.dealt
            self.boxed = like.boxed
            self.assassins = like.assassins
            self.holder = like.holder
            # These are replaced as a whole and never changed, so games share them.
            self.circle = like.circle
            self.lefts = like.lefts
            self.rights = like.rights
            self.wonders = like.wonders
            self.pending = like.pending
            self.pile = like.pile

    # Who sits where

    def sit(self) -> None:
        """Find everybody's neighbours anew: vanished cities have none and are passed over (SW-193)."""
        count = len(self.cities)
        self.lefts = [NOBODY_THERE] * count
        self.rights = [NOBODY_THERE] * count
        there = [city for city in self.circle if not self.cities[city].absent]
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
    def turns(self) -> int:
        """Turns in an Age (SW-017)."""
        return 7 if self.has_cities else 6

    # What a city has

    def board(self, seat: int) -> Board:
        return BOARDS[self.cities[seat].board]

    def card(self, number: int) -> Card:
        return CARDS[number]

    def stands(self, seat: int, kind: int) -> bool:
        """Does the city have a standing effect of that kind?"""
        for number in self.cities[seat].standing:
            if ALL_EFFECTS[number].kind == kind:
                return True
        return False

    def standing(self, seat: int, kind: int) -> list[int]:
        """The numbers of the standing effects of that kind."""
        return [number for number in self.cities[seat].standing if ALL_EFFECTS[number].kind == kind]

    def stock(self, value: int) -> int:
        """Victory tokens of a value (0, 1, 2 for 1, 3, 5) left in the box."""
        return STOCK - sum([city.victories >> (BITS * value) & LOW for city in self.cities])

    # The contract

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text)
        if move is None:
            raise IllegalMove(Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED))
        return move

    def every_move(self) -> list[Move]:
        cards = [
            card
            for card in CARDS
            if (card.colour != BLACK or self.has_cities) and (card.colour != WHITE or self.has_leaders)
        ]
        return moves.every_move(self.seats, cards, self.has_leaders and self.options["wonders"] != "base")

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def side(self, seat: int) -> tuple[int, ...]:
        return (seat, self.partner(seat)) if self.is_team_game else (seat,)

    def ranking(self) -> list[int]:
        """More points; among equals more coins (SW-126); in the team game both partners together (SW-375)."""
        totals = [score.total * 1000 + self.cities[score.seat].coins for score in self.scores()]
        if self.is_team_game:
            totals = [totals[seat] + totals[self.partner(seat)] for seat in range(self.seats)]
        return places(totals)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        face = self.cities[seat].face
        return BOARDS[face].id if face >= 0 else ""

    def veil(self, seat: int) -> None:
        hiding.veil(self, seat)

    def unveil(self, seat: int, rng: Chance) -> None:
        # What is hidden is dealt anew for all kinds of steps, so this stands above them and is looked up late.
        from ecumene.games.seven_wonders import redealing

        redealing.unveil(self, seat, rng)

    def copy(self) -> SevenWonders:
        return SevenWonders(self.box, self.seats, self.seed, self.options, self.rules, self)

    def key(self) -> list[int]:
        numbers = [FINGERPRINT, self.age, self.turn, self.dealt, self.boxed, self.assassins, self.holder]
        for some in (self.circle, self.lefts, self.rights, self.discards.codes, self.wonders, self.pending, self.pile):
            numbers.append(len(some))
            numbers += some
        for city in self.cities:
            numbers += city.key()
        return numbers

    # Small deeds

    def tell(self, events: list[Event] | None, kind: str, seat: int, rule: str, data: dict[str, int | str]) -> None:
        if events is not None:
            events.append(Event(kind, seat, rule, data))

    def gain_coins(self, seat: int, coins: int, rule: str, events: list[Event] | None) -> None:
        self.cities[seat].coins += coins
        if events is not None and coins:
            events.append(Event("coins-gained", seat, rule, {"coins": coins}))

    def faults(self) -> list[str]:
        """Conservation laws of cards, coins and tokens."""
        found: list[str] = []
        for city in self.cities:
            if city.coins < 0:
                found.append("coins")
            if city.defeats < 0:
                found.append("defeats")
            names = 0
            colours = 0
            for number in city.cards:
                card = CARDS[number]
                if names >> card.name & 1:
                    found.append("same-name")
                names |= 1 << card.name
                if card.colour != WHITE and not city.invisible >> number & 1:
                    colours += 1 << (BITS * card.colour)
            if names != city.built:
                found.append("built")
            if colours != city.colours & ((1 << (BITS * WHITE)) - 1):
                found.append("colours")
            if sum([1 for marker in city.markers if marker != -1]) != city.stage_count():
                found.append("markers")
        from ecumene.games.seven_wonders import redealing

        return found + redealing.missing_cards(self)

    @staticmethod
    def is_common(card: Card) -> bool:
        """Neither a guild nor a black card: its deck is known from the number of players."""
        return card.colour not in (PURPLE, BLACK, WHITE)
