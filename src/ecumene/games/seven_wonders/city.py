"""A city: a wonder board and all that its player owns."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.fields import revive_piece, values_of
from ecumene.core.move import Move

#: A card that a view may not show is FACE_DOWN - its Age: the backs of the cards tell the Ages, 0 for leaders.
FACE_DOWN: Final = -10
#: Under a stage: nothing yet, or a wonder card instead of a marker (Partnership).
EMPTY: Final = -1
WONDER_CARD: Final = -3

#: What victory tokens are worth: a small one, a middle one, a large one (SW-105).
TOKEN_VALUES: Final = (1, 3, 5)

#: Several small counts are packed into one number, BITS bits each; LOW is the mask of the lowest one.
BITS: Final = 5
LOW: Final = (1 << BITS) - 1

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
#: From here on, one bit for each effect that lowers a price once per turn.
USED_PRICE_EFFECT: Final = 1 << 14
#: Once per game: the Caylus claim.
CLAIMED: Final = 1 << 30


class City:
    """All that belongs to one player. Counts are kept up to date as cards are built, so that rules need not count.

    Lists are tuples, which copies of a game can share.
    """

    __slots__ = (
        "board",
        "built",
        "cards",
        "choice",
        "coins",
        "coins_to_lose",
        "colours",
        "copied",
        "dealt_board",
        "debts",
        "defeats",
        "defeats_as_shields",
        "diplomacy",
        "done",
        "final_effects",
        "for_sale",
        "gilded",
        "half_shield",
        "hand",
        "invisible",
        "leaders",
        "markers",
        "new_effects",
        "prices",
        "production",
        "revealed_for_sale",
        "revealed_prices",
        "revealed_production",
        "revealed_standing",
        "rolled",
        "shields",
        "special_prices",
        "stages",
        "standing",
        "symbols",
        "turned",
        "used",
        "vanished",
        "victories",
    )

    #: Everything but the lists, the hand and the choice, in the order of key().
    NUMBERS: ClassVar[tuple[str, ...]] = (
        "board",
        "dealt_board",
        "special_prices",
        "stages",
        "coins",
        "debts",
        "built",
        "invisible",
        "turned",
        "colours",
        "production",
        "revealed_production",
        "revealed_for_sale",
        "for_sale",
        "prices",
        "shields",
        "half_shield",
        "symbols",
        "victories",
        "defeats",
        "defeats_as_shields",
        "diplomacy",
        "vanished",
        "used",
        "gilded",
        "rolled",
        "coins_to_lose",
    )

    def __init__(self, like: City | None = None) -> None:
        """A city before the set-up, or one just like another."""
        if like is None:
            self.board: int = -1
            #: The board as dealt, when it stands for another one (DoppelWonder); otherwise the same.
            self.dealt_board: int = -1
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
            self.production: int = 0
            self.for_sale: int = 0
            #: Both as they were when the cards of the turn were revealed: exchanges later in the turn need to know.
            self.revealed_production: int = 0
            self.revealed_for_sale: int = 0
            #: What its purchases cost then: a swap in the same turn may change that (from rules version 2 on).
            self.revealed_prices: int = 0
            self.revealed_standing: tuple[int, ...] = ()
            #: Which purchases cost 1 coin.
            self.prices: int = 0
            #: 1 if an effect changes what the owner pays: then prices are computed in the general way, not by trade.py.
            self.special_prices: int = 0
            self.shields: int = 0
            self.half_shield: int = 0
            #: Science symbols, five bits each: compass, gear, tablet, any.
            self.symbols: int = 0
            #: Victory tokens worth 1, 3 and 5, five bits each.
            self.victories: int = 0
            #: Defeat tokens that can still be put back, and those that serve as shields.
            self.defeats: int = 0
            self.defeats_as_shields: int = 0
            self.diplomacy: int = 0
            #: Vanished behind the clouds.
            self.vanished: int = 0
            self.used: int = 0
            #: Cards with a coin of the Artist.
            self.gilded: int = 0
            #: Points rolled with the die.
            self.rolled: int = 0
            #: Coins to be paid at the end of this turn.
            self.coins_to_lose: int = 0
            #: Effects that count at the end: effect number * 16 + the category they score in.
            self.final_effects: tuple[int, ...] = ()
            #: Effects in force ("standing"), by number; and those gained in this turn, in force from its end on.
            self.standing: tuple[int, ...] = ()
            self.new_effects: tuple[int, ...] = ()
            #: Tokens of Venezia and Manneken Pis: card * 8 + its owner, or -1 - (own stage * 1024 + board * 8 + stage).
            self.copied: tuple[int, ...] = ()
            self.hand: tuple[int, ...] = ()
            #: Leaders in hand.
            self.leaders: tuple[int, ...] = ()
            #: The secret choice of this turn; and what was done this turn, once revealed.
            self.choice: Move | None = None
            self.done: Move | None = None
        else:
            self.board = like.board
            self.dealt_board = like.dealt_board
            self.special_prices = like.special_prices
            self.stages = like.stages
            self.markers = like.markers
            self.coins = like.coins
            self.debts = like.debts
            self.cards = like.cards
            self.built = like.built
            self.invisible = like.invisible
            self.turned = like.turned
            self.colours = like.colours
            self.production = like.production
            self.revealed_production = like.revealed_production
            self.revealed_for_sale = like.revealed_for_sale
            self.revealed_prices = like.revealed_prices
            self.revealed_standing = like.revealed_standing
            self.for_sale = like.for_sale
            self.prices = like.prices
            self.shields = like.shields
            self.half_shield = like.half_shield
            self.symbols = like.symbols
            self.victories = like.victories
            self.defeats = like.defeats
            self.defeats_as_shields = like.defeats_as_shields
            self.diplomacy = like.diplomacy
            self.vanished = like.vanished
            self.used = like.used
            self.gilded = like.gilded
            self.rolled = like.rolled
            self.coins_to_lose = like.coins_to_lose
            self.final_effects = like.final_effects
            self.standing = like.standing
            self.new_effects = like.new_effects
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
        small, middle, large = TOKEN_VALUES
        return small * (v & LOW) + middle * (v >> BITS & LOW) + large * (v >> 2 * BITS & LOW)

    def all_defeats(self) -> int:
        return self.defeats + self.defeats_as_shields

    def all_shields(self) -> int:
        """Whole shields from all sources (SW-209, SW-416)."""
        return self.shields + self.defeats_as_shields

    def copy_token(self, own: int, board: int, stage: int) -> None:
        """Remember that an own stage copied that stage of a board."""
        self.copied += (-1 - (own << 10 | board << 3 | stage),)

    def copied_stages(self, own: int) -> list[tuple[int, int]]:
        """What an own stage copied: the boards and their stages. Neighbours may have changed since (SW-437)."""
        return [(-1 - code >> 3 & 127, -1 - code & 7) for code in self.copied if code < 0 and -1 - code >> 10 == own]

    def mark(self, stage: int, card: int) -> None:
        """Put something under a stage."""
        self.markers = (*self.markers[:stage], card, *self.markers[stage + 1 :])

    def copy(self) -> City:
        return City(self)

    def key(self) -> list[int]:
        numbers = [int(getattr(self, name)) for name in self.NUMBERS]
        lists = (
            self.markers,
            self.cards,
            self.final_effects,
            self.standing,
            self.new_effects,
            self.copied,
            self.hand,
            self.leaders,
        )
        for some in lists:
            numbers.append(len(some))
            numbers += some
        for chosen in (self.choice, self.done):
            numbers += [-1] if chosen is None else [chosen.verb, chosen.a, chosen.b, chosen.c]
        return numbers

    def key_since_2(self) -> list[int]:
        """What rules version 2 added: the digests of older games do not have it."""
        return [self.revealed_prices, len(self.revealed_standing), *self.revealed_standing]

    def __reduce__(self) -> tuple[object, ...]:
        return revive_piece, (City, values_of(self))


def without_one(some: tuple[int, ...], one: int) -> tuple[int, ...]:
    """Some numbers without one of them."""
    place = 0
    while some[place] != one:
        place += 1
    return some[:place] + some[place + 1 :]
