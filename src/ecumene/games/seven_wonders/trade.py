"""Buying from the two neighbours. Most prices of a game are computed here, so it must be fast.

What fixed production leaves of a cost is computed each time. What sources of several kinds can add, and what the
neighbours sell of the rest, is kept in two tables, which are bounded and may be cleared at any moment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.games.seven_wonders.goods import (
    CHEAP,
    CHEAP_LEFT,
    CHEAP_MADE,
    CHEAP_RIGHT,
    FIXED,
    FIXED_BITS,
    FREE,
    KINDS,
    MADE,
    NONE,
    PRICE,
    RAW,
    RAW_BITS,
    SLOT,
    SLOT_BITS,
    deficits,
    kinds_of,
    makes,
    parts,
    size,
)

if TYPE_CHECKING:
    # 64-bit numbers to the compiler, see core/chance.py. Only for costs and fixed units, which have FIXED_BITS bits,
    # and for sums of them kind by kind. Never for a whole production: it may have any number of sources of several
    # kinds, and the compiler turns an expression that mixes an int with an i64 into an i64.
    from mypy_extensions import i64

#: So many needs are kept before all are dropped; and for each need so many sellers and prices.
NEEDS: Final = 10_000
SELLERS: Final = 500
PRICES: Final = 5_000
CLASS_BITS: Final = 10
UNKNOWN: Final = -1

# Every second kind of a bundle: that leaves room above each for larger sums, or for a bit that is borrowed.
EVEN: Final = 0o7070707
EVEN_ABOVE: Final = 0o10101010
EVEN_TOP: Final = 0o40404040
ODD: Final = 0o707070
ODD_ABOVE: Final = 0o1010100
ODD_TOP: Final = 0o4040400
#: Room for the even kinds, so that the odd ones can stand above them in one number.
WIDTH: Final = 24
BELOW: Final = (1 << WIDTH) - 1
RAW_WIDTH: Final = 12
RAW_KINDS: Final = 4
#: By four kinds of a bundle: which of them occur, as a set.
_KINDS_IN: Final = [kinds_of(bundle) for bundle in range(RAW_BITS + 1)]
#: By a set of kinds: one unit of each, the odd kinds above the even ones.
_ONE_OF_EACH: Final = [
    sum([1 << (3 * kind + WIDTH * (kind & 1)) for kind in range(KINDS) if kinds >> kind & 1]) for kinds in range(128)
]


def supply(own: int, left: int, right: int) -> tuple[i64, i64]:
    """The most that three productions could give of each kind: every second kind in one number, a bit set above each.

    There are not nearly enough cards for 32 units of a kind, which would reach that bit: both sums have WIDTH bits.
    """
    fixed: i64 = own & FIXED
    of_left: i64 = left & FIXED
    of_right: i64 = right & FIXED
    even: i64 = EVEN_TOP + (fixed & EVEN) + (of_left & EVEN) + (of_right & EVEN)
    odd: i64 = ODD_TOP + (fixed & ODD) + (of_left & ODD) + (of_right & ODD)
    if (own | left | right) >> FIXED_BITS:
        more: i64 = (
            most_from_choices(own >> FIXED_BITS)
            + most_from_choices(left >> FIXED_BITS)
            + most_from_choices(right >> FIXED_BITS)
        )
        even += more & BELOW
        odd += more >> WIDTH
    return even, odd


def most_from_choices(choices: int) -> i64:
    """What sources of several kinds could give of each, the odd kinds above the even ones: within 2 * WIDTH bits."""
    units: i64 = 0
    while choices:
        units += _ONE_OF_EACH[choices & 127]
        choices >>= KINDS
    return units


def is_in_reach(cost: i64, even: i64, odd: i64) -> bool:
    """Is there as much of each kind as the cost needs? If not, coins do not help. This alone answers most questions.

    A cost has FIXED_BITS bits, and supply() gives the other two.
    """
    return (even - (cost & EVEN)) & EVEN_TOP == EVEN_TOP and (odd - (cost & ODD)) & ODD_TOP == ODD_TOP


def shortage(cost: i64, fixed: i64) -> i64:
    """What fixed units leave of a cost: kind by kind the difference, but never less than nothing. FIXED_BITS bits."""
    even = (cost & EVEN | EVEN_ABOVE) - (fixed & EVEN)
    odd = (cost & ODD | ODD_ABOVE) - (fixed & ODD)
    # Where nothing was borrowed, something or nothing is left; elsewhere there was more than enough.
    enough = even & EVEN_ABOVE
    also = odd & ODD_ABOVE
    return even & enough - (enough >> 3) | odd & also - (also >> 3)


def only_kinds(choices: int, kinds: int) -> int:
    """Sources of several kinds without what they could make of other kinds."""
    packed = 0
    while choices:
        choice = choices & kinds
        if choice:
            packed = packed << KINDS | choice
        choices >>= KINDS
    return packed


class Need:
    """What is missing of a cost, one of several bundles, and what that costs at sellers of all kinds."""

    __slots__ = ("_classes", "_known", "_numbers", "_sellers", "bits", "bundles", "kinds", "prices", "units")

    def __init__(self, bundles: tuple[int, ...]) -> None:
        self.bundles = bundles
        #: At least so many units are to be bought.
        self.units: int = min([size(bundle) for bundle in bundles])
        #: The kinds that occur in the bundles, as a set and as the bits of a fixed production.
        self.kinds: int = 0
        self.bits: int = 0
        for bundle in bundles:
            self.kinds |= kinds_of(bundle)
        for kind in range(KINDS):
            if self.kinds >> kind & 1:
                self.bits |= 7 << (3 * kind)
        #: The price bits that matter.
        raw = CHEAP_LEFT | CHEAP_RIGHT if self.kinds & RAW else 0
        self.prices: int = raw | (CHEAP_MADE if self.kinds & MADE else 0)
        #: Sellers fall into few classes: by production, as far as it matters, the number of the class.
        self._sellers: dict[int, int] = {}
        #: A class is what can be had of each bundle, as sets of parts.
        self._classes: list[tuple[int, ...]] = []
        self._numbers: dict[tuple[int, ...], int] = {}
        #: By the classes of both neighbours and the price bits: every payment.
        self._known: dict[int, tuple[int, ...]] = {}

    def payments(self, left: int, right: int, prices: int) -> tuple[int, ...]:
        """Every way to buy it from two productions, cheapest first."""
        if len(self._sellers) > SELLERS:
            self._forget()
        of_left = self._class(left)
        of_right = self._class(right)
        key = (of_left << CLASS_BITS | of_right) << 3 | prices & self.prices
        found = self._known.get(key)
        if found is None:
            found = self._splits(self._classes[of_left], self._classes[of_right], prices)
            if len(self._known) >= PRICES:
                self._known.clear()
            self._known[key] = found
        return found

    def _class(self, production: int) -> int:
        made = production & self.bits
        choices = production >> FIXED_BITS
        if choices:
            made |= only_kinds(choices, self.kinds) << FIXED_BITS
        number = self._sellers.get(made, UNKNOWN)
        if number == UNKNOWN:
            sold = tuple([makes(made, bundle) for bundle in self.bundles])
            number = self._numbers.get(sold, UNKNOWN)
            if number == UNKNOWN:
                number = len(self._classes)
                self._classes.append(sold)
                self._numbers[sold] = number
            self._sellers[made] = number
        return number

    def _forget(self) -> None:
        """Classes are numbered anew, so all that is known by their numbers goes."""
        self._sellers.clear()
        self._classes.clear()
        self._numbers.clear()
        self._known.clear()

    def _splits(self, left: tuple[int, ...], right: tuple[int, ...], prices: int) -> tuple[int, ...]:
        """Every split of what is missing between sellers of two classes."""
        raw_left = CHEAP if prices & CHEAP_LEFT else PRICE
        raw_right = CHEAP if prices & CHEAP_RIGHT else PRICE
        made = CHEAP if prices & CHEAP_MADE else PRICE
        #: The total, the part of the left, that of the right: in this order they are sorted.
        payments: set[int] = set()
        for place, bundle in enumerate(self.bundles):
            of_left, of_right = left[place], right[place]
            known = parts(bundle)
            for number in range(known.last + 1):
                rest = known.last - number
                if of_left >> number & 1 and of_right >> rest & 1:
                    pay_left = known.raw[number] * raw_left + known.made[number] * made
                    pay_right = known.raw[rest] * raw_right + known.made[rest] * made
                    payments.add(((pay_left + pay_right) << SLOT_BITS | pay_left) << SLOT_BITS | pay_right)
        return tuple([code >> SLOT_BITS & SLOT | (code & SLOT) << SLOT_BITS for code in sorted(payments)])


#: By what fixed production leaves of a cost, and the sources of several kinds that could make some of it.
_needs: Final[dict[int, Need]] = {}


def pay_neighbours(cost: int, own: int, left: int, right: int, prices: int, purse: int) -> tuple[int, ...]:
    """Every payment for a cost that the purse allows, for a production that buys from the two neighbours only."""
    # An int, not the i64 that shortage() gives: below it becomes part of a key that may be longer than 64 bits.
    short: int = shortage(cost, own & FIXED)
    if short == 0:
        return FREE
    choices = own >> FIXED_BITS
    if choices:
        choices = only_kinds(choices, _KINDS_IN[short & RAW_BITS] | _KINDS_IN[short >> RAW_WIDTH] << RAW_KINDS)
    elif purse <= 0:
        return NONE
    need = _needs.get(choices << FIXED_BITS | short)
    if need is None:
        if len(_needs) >= NEEDS:
            _needs.clear()
        need = Need(deficits(choices << FIXED_BITS, short))
        _needs[choices << FIXED_BITS | short] = need
    if need.units == 0:
        return FREE
    if need.units * (CHEAP if prices & need.prices else PRICE) > purse:
        return NONE
    found = need.payments(left, right, prices)
    # The cheapest comes first. Mostly the purse is enough for all of them or for none.
    if not found or (found[0] & SLOT) + (found[0] >> SLOT_BITS) > purse:
        return NONE
    last = found[-1]
    if (last & SLOT) + (last >> SLOT_BITS) <= purse:
        return found
    return tuple([one for one in found if (one & SLOT) + (one >> SLOT_BITS) <= purse])
