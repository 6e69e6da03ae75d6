"""What a player has: the focus row with all that lies on it, pieces, resources, diplomacy cards, marks."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.fields import revive_piece, values_of
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import NO_LEADER
from ecumene.games.civ_new_dawn.vocabulary import CITIES, NO_GOVERNMENT

#: A figure lies on its card.
ON_CARD: Final = -1
#: Nobody, of a seat that was to be chosen.
NOBODY_CHOSEN: Final = -1


class Player:
    """A player. Changed only by way of `State.own`, because copies of a game share players.

    A strand is a place in the focus row together with every card that comes to lie there: a card that is replaced
    leaves its strand, its tokens and its figures to the next one. Strands have the numbers of the six types, which
    their cards have too, unless Oxford University changed one.
    """

    __slots__ = (
        "armies",
        "caravans",
        "cards",
        "cities",
        "cities_left",
        "dial",
        "districts_left",
        "envoys",
        "gone",
        "governed",
        "government",
        "is_automated",
        "leader",
        "marks",
        "marks_owed",
        "natural_wonders",
        "naturals_on",
        "order",
        "pacts",
        "partner",
        "resources",
        "shared",
        "spots",
        "states_on",
        "tokens_left",
        "trade",
    )

    UNPICKLED: ClassVar[tuple[str, ...]] = ("shared",)

    def __init__(self) -> None:
        #: Another game has this player too.
        self.shared: bool = False
        self.leader: int = NO_LEADER
        self.is_automated: bool = False
        #: By slot from the left: the strand that lies there.
        self.order: list[int] = []
        #: By strand: the card, its trade tokens, city-state tokens and (America) natural wonder tokens, as bits.
        self.cards: list[int] = [-1] * 6
        self.trade: list[int] = [0] * 6
        self.states_on: list[int] = [0] * 6
        self.naturals_on: list[int] = [0] * 6
        #: Focus cards that cannot be gained any more, as bits: in the row or out of the game.
        self.gone: int = 0
        #: The government in use, by the type of its card, and the strand it lies on.
        self.government: int = NO_GOVERNMENT
        self.governed: int = NO_GOVERNMENT
        self.dial: int = 0
        self.tokens_left: int = 0
        self.cities_left: int = CITIES
        #: Unused districts as bits.
        self.districts_left: int = 0
        #: Spaces with own cities, the capital first; spaces with own control tokens and districts.
        self.cities: list[int] = []
        self.spots: list[int] = []
        #: The spaces of the figures, or ON_CARD.
        self.armies: list[int] = []
        self.caravans: list[int] = []
        self.resources: list[int] = [0, 0, 0, 0]
        #: Natural wonder tokens held, as bits.
        self.natural_wonders: int = 0
        #: By seat: the diplomacy cards held of that player, as bits.
        self.pacts: list[int] = []
        #: City-state cards held, as bits.
        self.envoys: int = 0
        #: Victory cards with a mark, as bits; and marks that wait for a control token (CV-502).
        self.marks: int = 0
        self.marks_owed: int = 0
        #: Poland: the player whose cards may be held in any number.
        self.partner: int = NOBODY_CHOSEN

    def copy(self) -> Player:
        other = Player()
        other.leader = self.leader
        other.is_automated = self.is_automated
        other.order = self.order[:]
        other.cards = self.cards[:]
        other.trade = self.trade[:]
        other.states_on = self.states_on[:]
        other.naturals_on = self.naturals_on[:]
        other.gone = self.gone
        other.government = self.government
        other.governed = self.governed
        other.dial = self.dial
        other.tokens_left = self.tokens_left
        other.cities_left = self.cities_left
        other.districts_left = self.districts_left
        other.cities = self.cities[:]
        other.spots = self.spots[:]
        other.armies = self.armies[:]
        other.caravans = self.caravans[:]
        other.resources = self.resources[:]
        other.natural_wonders = self.natural_wonders
        other.pacts = self.pacts[:]
        other.envoys = self.envoys
        other.marks = self.marks
        other.marks_owed = self.marks_owed
        other.partner = self.partner
        return other

    def slot_of(self, strand: int) -> int:
        """The slot of a strand, counted from 0 at the left."""
        return self.order.index(strand)

    def strands_of(self, type: int) -> list[int]:
        """The strands whose card has that type: one, unless Oxford University changed a type (CV-507)."""
        return [strand for strand in self.order if FOCUS[self.cards[strand]].type == type]

    def all_trade(self) -> int:
        total = 0
        for number in self.trade:
            total += number
        return total

    def key(self) -> list[int]:
        numbers = [self.leader, int(self.is_automated), self.gone, self.government, self.governed, self.dial]
        numbers += [self.tokens_left, self.cities_left, self.districts_left, self.natural_wonders, self.envoys]
        numbers += [self.marks, self.marks_owed, self.partner]
        rows = (self.order, self.cards, self.trade, self.states_on, self.naturals_on, self.cities, self.spots)
        for row in rows:
            numbers += [len(row), *row]
        for row in (self.armies, self.caravans, self.resources, self.pacts):
            numbers += [len(row), *row]
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (Player, values_of(self))
