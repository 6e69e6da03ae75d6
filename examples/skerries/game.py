"""Skerries: the table as it stands, and the small deeds that the rules are made of."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.box import Box, Value
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.parts.hexes import cells_in

from .moves import BIDS, DECLINING, GREETING, LIGHTS, read
from .sea import ALL_SKERRIES, SEA

#: No card chosen yet, and a card that the viewer does not know.
NO_CARD: Final = 0
UNKNOWN: Final = -1
#: All oil cards, as a set of bits.
ALL_CARDS: Final = 0b111110
#: Points for two neighbouring lanterns of one player (SK-022).
PAIR: Final = 2


class Skerries(Game):
    """The state. Sets of cards and of skerries are bit masks."""

    __slots__ = ("arrival", "bids", "hands", "lanterns", "round", "shells", "values")

    RULE_TURN: ClassVar[str] = "SK-031"
    RULE_OVER: ClassVar[str] = "SK-020"
    RULE_NOTATION: ClassVar[str] = "SK-030"

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        if isinstance(like, Skerries):
            # Lists are never changed in place but replaced, so copies share them.
            self.round: int = like.round
            self.values: list[int] = like.values
            self.hands: list[int] = like.hands
            self.bids: list[int] = like.bids
            self.lanterns: list[int] = like.lanterns
            self.shells: list[int] = like.shells
            self.arrival: list[int] = like.arrival
            return
        self.round = 0
        #: The value of each skerry (SK-003).
        self.values = []
        #: By seat: the cards in hand; a chosen card stays in hand until it is turned over.
        self.hands = [ALL_CARDS] * seats
        self.bids = [NO_CARD] * seats
        #: By seat: the skerries with a lantern of theirs.
        self.lanterns = [0] * seats
        self.shells = [0] * seats
        #: The seats in the order of arrival (SK-005).
        self.arrival = list(range(seats))

    @property
    def rounds(self) -> int:
        return 4 if self.options["rounds"] == "4" else 3

    def dark(self) -> int:
        """The skerries without a lantern (SK-013)."""
        lit = 0
        for lanterns in self.lanterns:
            lit |= lanterns
        return ALL_SKERRIES & ~lit

    def keeper(self, skerry: int) -> int:
        """The seat whose lantern stands there, or -1."""
        for seat, lanterns in enumerate(self.lanterns):
            if lanterns >> skerry & 1:
                return seat
        return -1

    def value_points(self, seat: int) -> int:
        return sum([self.values[skerry] for skerry in cells_in(self.lanterns[seat])])

    def pairs(self, seat: int) -> int:
        """Pairs of neighbouring skerries that both carry lanterns of the seat."""
        lanterns = self.lanterns[seat]
        ends = sum([len(cells_in(SEA.sides[skerry] & lanterns)) for skerry in cells_in(lanterns)])
        return ends // 2

    # What the engine asks of every game

    def parse(self, seat: int, text: str) -> Move:
        move = read(text)
        if move is None:
            raise IllegalMove(Refusal(self.RULE_NOTATION, "notation", {"text": text}, MALFORMED), self.box.package)
        return move

    def every_move(self) -> list[Move]:
        return [*BIDS[1:], *LIGHTS, GREETING, DECLINING]

    def scores(self) -> list[Score]:
        return [
            Score(
                seat,
                [
                    Item("skerries", "SK-021", self.value_points(seat)),
                    Item("pairs", "SK-022", PAIR * self.pairs(seat)),
                    Item("shells", "SK-023", self.shells[seat]),
                ],
            )
            for seat in range(self.seats)
        ]

    def faults(self) -> list[str]:
        """Every lantern stands alone, and cards leave the hand one a round."""
        found: list[str] = []
        if sum([len(cells_in(lanterns)) for lanterns in self.lanterns]) != len(cells_in(ALL_SKERRIES & ~self.dark())):
            found.append("two lanterns on one skerry")
        for hand, bid in zip(self.hands, self.bids, strict=True):
            if bid > NO_CARD and not hand >> bid & 1:
                found.append("a card was chosen that is not in hand")
        return found

    def copy(self) -> Skerries:
        return Skerries(self.box, self.seats, self.seed, self.options, self.rules, self)

    def key(self) -> list[int]:
        return [
            self.round,
            *self.values,
            *self.hands,
            *self.bids,
            *self.lanterns,
            *self.shells,
            *self.arrival,
        ]

    # What is hidden: the chosen cards of others, until all are turned over (SK-010)

    def veil(self, seat: int) -> None:
        self.bids = [bid if bid == NO_CARD or owner == seat else UNKNOWN for owner, bid in enumerate(self.bids)]

    def unveil(self, seat: int, rng: Chance) -> None:
        bids = self.bids[:]
        for owner, bid in enumerate(bids):
            if bid == UNKNOWN:
                cards = cells_in(self.hands[owner])
                bids[owner] = cards[rng.below(len(cards))]
        self.bids = bids


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """The same list with another number in one place: copies of a game keep the old one."""
    changed = numbers[:]
    changed[place] = number
    return changed


def gain_shell(game: Skerries, seat: int, events: list[Event] | None) -> None:
    """A greeting: a shell, and the end of the order of arrival (SK-014)."""
    game.shells = replaced(game.shells, seat, game.shells[seat] + 1)
    game.arrival = [other for other in game.arrival if other != seat] + [seat]
    if events is not None:
        events.append(Event("greeted", seat, "SK-014"))
