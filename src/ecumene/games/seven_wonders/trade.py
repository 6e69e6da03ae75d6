"""Buying from the two neighbours, from memory: nearly every price of every game is asked here.

Productions, what they leave missing and what they can sell of it are numbered as they come up, so that a price is a few
look-ups of small numbers. Numbers live as long as the process and never enter a state.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.goods import (
    CHEAP,
    CHEAP_LEFT,
    CHEAP_MADE,
    CHEAP_RIGHT,
    COVERED,
    FIXED,
    FIXED_BITS,
    FREE,
    KINDS,
    MADE,
    NONE,
    PRICE,
    RAW,
    SLOT,
    SLOT_BITS,
    choices_of,
    deficits,
    in_order,
    kinds_of,
    makes,
    parts,
)

#: Productions and prices kept before all are forgotten; the needs and classes that they lead to are few.
MEMORY: Final = 20_000
PRICES: Final = 200_000
#: Productions kept for one cost or need.
KNOWN: Final = 1_000
NO_NEED: Final = 0
UNKNOWN: Final = -1


class Profile:
    """What is known of one production: what it lacks for a cost, and what it can sell of what others lack."""

    __slots__ = ("choices", "classes", "fixed", "needs")

    def __init__(self, production: int) -> None:
        self.fixed: int = production & FIXED
        self.choices: list[int] = choices_of(production)
        #: By cost: the number of the need that is left.
        self.needs: dict[int, int] = {0: NO_NEED}
        #: By need: the class of sellers that it belongs to.
        self.classes: dict[int, int] = {}

    def making(self, wanted: Wanted) -> int:
        """The production without all that makes other kinds: most productions come down to a few."""
        choices = 0
        for choice in self.choices:
            if choice & wanted.kinds:
                choices = choices << KINDS | choice & wanted.kinds
        return choices << FIXED_BITS | self.fixed & wanted.bits


class Wanted:
    """Bundles of which one is to be had: a cost, or what is missing of it."""

    __slots__ = ("bits", "bundles", "kinds", "known", "prices")

    def __init__(self, bundles: tuple[int, ...]) -> None:
        self.bundles = bundles
        #: The kinds that occur in them, as a set and as the bits of a fixed production.
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
        #: By production, as far as it matters: of a cost, the need that it leaves; of a need, the class of the seller.
        self.known: dict[int, int] = {}

    def keep(self, production: int, number: int) -> None:
        if len(self.known) >= KNOWN:
            self.known.clear()
        self.known[production] = number


_profiles: Final[dict[int, Profile]] = {}
_costs: Final[dict[int, Wanted]] = {}
_needs: Final[list[Wanted]] = [Wanted(COVERED)]
_need_numbers: Final[dict[tuple[int, ...], int]] = {COVERED: NO_NEED}
#: A class of sellers is what they can give of each bundle of a need, as sets of parts.
_classes: Final[list[tuple[int, ...]]] = []
_class_numbers: Final[dict[tuple[int, ...], int]] = {}
_prices: Final[dict[int, tuple[int, ...]]] = {}


def profile(production: int) -> Profile:
    known = _profiles.get(production)
    if known is None:
        if len(_profiles) >= MEMORY:
            _profiles.clear()
        known = Profile(production)
        _profiles[production] = known
    return known


def pay_neighbours(cost: int, own: Profile, left: Profile, right: Profile, prices: int, purse: int) -> tuple[int, ...]:
    """Every payment for a cost that the purse allows, buying from the two neighbours only."""
    need = own.needs.get(cost, UNKNOWN)
    if need == UNKNOWN:
        need = _find_need(own, cost)
    if need == NO_NEED:
        return FREE
    if purse <= 0:
        return NONE
    of_left = left.classes.get(need, UNKNOWN)
    if of_left == UNKNOWN:
        of_left = _find_class(left, need)
    of_right = right.classes.get(need, UNKNOWN)
    if of_right == UNKNOWN:
        of_right = _find_class(right, need)
    key = (of_left << 24 | of_right) << 3 | prices & _needs[need].prices
    found = _prices.get(key)
    if found is None:
        found = _find_prices(need, of_left, of_right, prices)
        if len(_prices) >= PRICES:
            _prices.clear()
        _prices[key] = found
    # The cheapest comes first: mostly all or none can be paid.
    if not found or (found[0] & SLOT) + (found[0] >> SLOT_BITS) > purse:
        return NONE
    last = found[-1]
    if (last & SLOT) + (last >> SLOT_BITS) <= purse:
        return found
    return tuple([one for one in found if (one & SLOT) + (one >> SLOT_BITS) <= purse])


def _find_need(own: Profile, cost: int) -> int:
    wanted = _costs.get(cost)
    if wanted is None:
        wanted = Wanted((cost,))
        _costs[cost] = wanted
    production = own.making(wanted)
    need = wanted.known.get(production, UNKNOWN)
    if need == UNKNOWN:
        missing = deficits(production, cost)
        need = _need_numbers.get(missing, UNKNOWN)
        if need == UNKNOWN:
            need = len(_needs)
            _needs.append(Wanted(missing))
            _need_numbers[missing] = need
        wanted.keep(production, need)
    own.needs[cost] = need
    return need


def _find_class(seller: Profile, need: int) -> int:
    wanted = _needs[need]
    production = seller.making(wanted)
    found = wanted.known.get(production, UNKNOWN)
    if found == UNKNOWN:
        sold = tuple([makes(production, bundle) for bundle in wanted.bundles])
        key = (need, *sold)
        found = _class_numbers.get(key, UNKNOWN)
        if found == UNKNOWN:
            found = len(_classes)
            _classes.append(sold)
            _class_numbers[key] = found
        wanted.keep(production, found)
    seller.classes[need] = found
    return found


def _find_prices(need: int, left: int, right: int, prices: int) -> tuple[int, ...]:
    """Every split of what is missing between sellers of two classes."""
    raw_left = CHEAP if prices & CHEAP_LEFT else PRICE
    raw_right = CHEAP if prices & CHEAP_RIGHT else PRICE
    made = CHEAP if prices & CHEAP_MADE else PRICE
    payments: set[int] = set()
    for place, bundle in enumerate(_needs[need].bundles):
        of_left, of_right = _classes[left][place], _classes[right][place]
        known = parts(bundle)
        for number in range(known.last + 1):
            rest = known.last - number
            if of_left >> number & 1 and of_right >> rest & 1:
                pay_left = known.raw[number] * raw_left + known.made[number] * made
                pay_right = known.raw[rest] * raw_right + known.made[rest] * made
                payments.add(pay_left | pay_right << SLOT_BITS)
    return in_order(payments)
