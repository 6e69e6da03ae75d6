"""A city: a wonder board and all that its player owns."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.move import Move

#: A card that a view may not show is FACE_DOWN - its Age: the backs of the cards tell the Ages, 0 for leaders.
FACE_DOWN: Final = -10
#: Under a stage: nothing yet, or a wonder card instead of a marker (Partnership).
EMPTY: Final = -1
WONDER_CARD: Final = -3

BITS: Final = 5
LOW: Final = 31

# What can be used once per Age, or once per turn, as bits of `used`
USED_FREE_BUILD: Final = 1
USED_NEIGHBOUR_CHAIN: Final = 2
USED_MAGICIAN: Final = 4
USED_NAVIGATOR: Final = 8
PER_AGE: Final = 15
USED_ARTIST: Final = 16
USED_DISCARD_TRIGGER: Final = 32
#: From here on, one bit for each exchange of the turn.
USED_EXCHANGE: Final = 64
#: A coin of Hatshepsut for buying from the left, from the right.
USED_LEFT_TRADE: Final = 1 << 12
USED_RIGHT_TRADE: Final = 1 << 13
#: From here on, one bit for each help with a price that can be used once per turn.
USED_HELP: Final = 1 << 14
#: Once per game: the Caylus claim.
CLAIMED: Final = 1 << 30


class City:
    """Counts are kept as cards come in, so that rules only look them up.

    What there are several of is kept in tuples: copies of a game share them.
    """

    __slots__ = (
        "absent",
        "before",
        "board",
        "built",
        "cards",
        "choice",
        "coins",
        "colours",
        "copied",
        "debts",
        "defeats",
        "diplomacy",
        "done",
        "face",
        "finals",
        "fresh",
        "gilded",
        "half",
        "hand",
        "invisible",
        "leaders",
        "losses",
        "markers",
        "odd",
        "offer",
        "own",
        "prices",
        "rolled",
        "sell",
        "served",
        "shields",
        "stages",
        "standing",
        "symbols",
        "turned",
        "used",
        "victories",
    )

    #: Everything but the lists, the hand and the choice.
    NUMBERS: ClassVar[tuple[str, ...]] = (
        "board",
        "face",
        "odd",
        "stages",
        "coins",
        "debts",
        "built",
        "invisible",
        "turned",
        "colours",
        "own",
        "before",
        "offer",
        "sell",
        "prices",
        "shields",
        "half",
        "symbols",
        "victories",
        "defeats",
        "served",
        "diplomacy",
        "absent",
        "used",
        "gilded",
        "rolled",
        "losses",
    )

    def __init__(self, like: City | None = None) -> None:
        """A city before the set-up, or one just like another."""
        if like is None:
            self.board: int = -1
            #: The board as dealt, when it stands for another one (DoppelWonder); otherwise the same.
            self.face: int = -1
            #: Stages built, as a set; the card under each.
            self.stages: int = 0
            self.markers: tuple[int, ...] = ()
            self.coins: int = 0
            self.debts: int = 0
            #: Cards in the city, in order and as a set; those turned up by Invisibility have no colour.
            self.cards: tuple[int, ...] = ()
            self.built: int = 0
            self.invisible: int = 0
            #: The stages whose markers lie turned up, as a set.
            self.turned: int = 0
            #: Cards by colour, five bits each.
            self.colours: int = 0
            #: What the owner can use, and what others can buy.
            self.own: int = 0
            self.sell: int = 0
            #: The same when cards were revealed: exchanges look at what was left of it.
            self.before: int = 0
            self.offer: int = 0
            #: Which purchases cost 1 coin.
            self.prices: int = 0
            #: Something changes what the owner pays, so the short way of reckoning will not do.
            self.odd: int = 0
            self.shields: int = 0
            self.half: int = 0
            #: Science symbols, five bits each: compass, gear, tablet, any.
            self.symbols: int = 0
            #: Victory tokens worth 1, 3 and 5, five bits each.
            self.victories: int = 0
            #: Defeat tokens that can still be put back, and those that serve as shields.
            self.defeats: int = 0
            self.served: int = 0
            self.diplomacy: int = 0
            #: Vanished behind the clouds.
            self.absent: int = 0
            self.used: int = 0
            #: Cards with a coin of the Artist.
            self.gilded: int = 0
            #: Points rolled with the die.
            self.rolled: int = 0
            #: Coins to be paid at the end of this turn.
            self.losses: int = 0
            #: Effects that count at the end: effect number * 16 + the book they score in.
            self.finals: tuple[int, ...] = ()
            #: Effects that stand, by number; those gained this turn join them at its end.
            self.standing: tuple[int, ...] = ()
            self.fresh: tuple[int, ...] = ()
            #: Tokens of Venezia: card * 8 + its owner, or -1 - (board * 8 + stage).
            self.copied: tuple[int, ...] = ()
            self.hand: tuple[int, ...] = ()
            #: Leaders in hand.
            self.leaders: tuple[int, ...] = ()
            #: The secret choice of this turn; and what was done this turn, once revealed.
            self.choice: Move | None = None
            self.done: Move | None = None
        else:
            self.board = like.board
            self.face = like.face
            self.odd = like.odd
            self.stages = like.stages
            self.markers = like.markers
            self.coins = like.coins
            self.debts = like.debts
            self.cards = like.cards
            self.built = like.built
            self.invisible = like.invisible
            self.turned = like.turned
            self.colours = like.colours
            self.own = like.own
            self.before = like.before
            self.offer = like.offer
            self.sell = like.sell
            self.prices = like.prices
            self.shields = like.shields
            self.half = like.half
            self.symbols = like.symbols
            self.victories = like.victories
            self.defeats = like.defeats
            self.served = like.served
            self.diplomacy = like.diplomacy
            self.absent = like.absent
            self.used = like.used
            self.gilded = like.gilded
            self.rolled = like.rolled
            self.losses = like.losses
            self.finals = like.finals
            self.standing = like.standing
            self.fresh = like.fresh
            self.copied = like.copied
            self.hand = like.hand
            self.leaders = like.leaders
            self.choice = like.choice
            self.done = like.done

    def count_colour(self, colour: int) -> int:
        return self.colours >> (BITS * colour) & LOW

    def stage_count(self) -> int:
        return self.stages.bit_count()

    def victory_count(self) -> int:
        v = self.victories
        return (v & LOW) + (v >> BITS & LOW) + (v >> 2 * BITS & LOW)

    def victory_points(self) -> int:
        v = self.victories
        return (v & LOW) + 3 * (v >> BITS & LOW) + 5 * (v >> 2 * BITS & LOW)

    def all_defeats(self) -> int:
        return self.defeats + self.served

    def all_shields(self) -> int:
        """Whole shields from all sources (SW-209, SW-416)."""
        return self.shields + self.served

    def mark(self, stage: int, card: int) -> None:
        """Put something under a stage."""
        self.markers = (*self.markers[:stage], card, *self.markers[stage + 1 :])

    def copy(self) -> City:
        return City(self)

    def key(self) -> list[int]:
        numbers = [int(getattr(self, name)) for name in self.NUMBERS]
        lists = (self.markers, self.cards, self.finals, self.standing, self.fresh, self.copied, self.hand, self.leaders)
        for some in lists:
            numbers.append(len(some))
            numbers += some
        for chosen in (self.choice, self.done):
            numbers += [-1] if chosen is None else [chosen.verb, chosen.a, chosen.b, chosen.c]
        return numbers

    def __reduce__(self) -> tuple[object, ...]:
        lists = ("markers", "cards", "finals", "standing", "fresh", "copied", "hand", "leaders")
        return revive, ({name: getattr(self, name) for name in (*self.NUMBERS, *lists, "choice", "done")},)


def less(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    """Some numbers without one of them."""
    place = 0
    while some[place] != one:
        place += 1
    return some[:place] + some[place + 1 :]


def revive(values: dict[str, object]) -> City:
    city = City()
    for name, value in values.items():
        setattr(city, name, value)
    return city
