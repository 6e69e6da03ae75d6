"""Resources, production and payment: what a city can make, and every way to buy the rest.

A bundle of resources is packed into an int, three bits a kind. A production is an int too: the fixed units in the low
bits, above them one seven-bit mask for each source that gives one of several kinds. Both are plain values, so states
copy and hash; the tables of results below are only memory, bounded, and forgotten without harm.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "textile", "papyrus")
KINDS: Final = 7
RAW: Final = 0b0001111
MADE: Final = 0b1110000
FIXED_BITS: Final = 3 * KINDS
FIXED: Final = (1 << FIXED_BITS) - 1
NOTHING: Final = 0

# Who is paid: five bits of coins for each slot of a payment.
LEFT: Final = 0
RIGHT: Final = 1
BANK: Final = 2
#: Slot of a seat that is no neighbour (Beiping): FIRST_SEAT + seat.
FIRST_SEAT: Final = 3
SLOTS: Final = FIRST_SEAT + 7
SLOT_BITS: Final = 5
SLOT: Final = (1 << SLOT_BITS) - 1

#: The price bits of a city: raw materials from the left, from the right, made goods from both.
CHEAP_LEFT: Final = 1
CHEAP_RIGHT: Final = 2
CHEAP_MADE: Final = 4

PRICE: Final = 2
CHEAP: Final = 1
MEMORY: Final = 100_000
FREE: Final[tuple[int, ...]] = (0,)
NONE: Final[tuple[int, ...]] = ()

_deficits: Final[dict[int, tuple[int, ...]]] = {}
_shifts: Final[dict[int, list[int]]] = {}
_kinds: Final[dict[int, int]] = {}
_classes: Final[dict[int, int]] = {}
_class_numbers: Final[dict[tuple[int, ...], int]] = {}
_class_supplies: Final[list[tuple[int, ...]]] = []
_trades: Final[dict[int, tuple[int, ...]]] = {}


def pack(units: dict[str, int]) -> int:
    """A bundle from names and numbers; names that are no resources are left out."""
    bundle = 0
    for kind, name in enumerate(RESOURCES):
        bundle |= units.get(name, 0) << (3 * kind)
    return bundle


def unpack(bundle: int) -> dict[str, int]:
    return {name: bundle >> 3 * kind & 7 for kind, name in enumerate(RESOURCES) if bundle >> 3 * kind & 7}


def mask_of(names: list[str]) -> int:
    """A set of kinds."""
    mask = 0
    for name in names:
        mask |= 1 << RESOURCES.index(name)
    return mask


def size(bundle: int) -> int:
    """How many units."""
    total = 0
    while bundle:
        total += bundle & 7
        bundle >>= 3
    return total


def with_units(production: int, bundle: int) -> int:
    """A production with more fixed units."""
    return production + bundle


def with_choice(production: int, mask: int) -> int:
    """A production with one more source of one unit of these kinds; sources are kept in order, so equals are equal."""
    choices = choices_of(production)
    choices.append(mask)
    choices.sort()
    packed = 0
    for choice in choices:
        packed = packed << KINDS | choice
    return packed << FIXED_BITS | (production & FIXED)


def merged(production: int, other: int) -> int:
    """Two productions together."""
    for choice in choices_of(other):
        production = with_choice(production, choice)
    return production + (other & FIXED)


def choices_of(production: int) -> list[int]:
    rest = production >> FIXED_BITS
    choices: list[int] = []
    while rest:
        choices.append(rest & 127)
        rest >>= KINDS
    return choices


def kinds_of(production: int) -> int:
    """The kinds it can make at all."""
    mask = 0
    for kind in range(KINDS):
        if production >> (3 * kind) & 7:
            mask |= 1 << kind
    for choice in choices_of(production):
        mask |= choice
    return mask


def within(part: int, whole: int) -> bool:
    """Is every kind of the first bundle covered by the second?"""
    while part:
        if (part & 7) > (whole & 7):
            return False
        part >>= 3
        whole >>= 3
    return True


def shifts_of(bundle: int) -> list[int]:
    """Where the kinds that a bundle has lie in it."""
    known = _shifts.get(bundle)
    if known is None:
        known = [3 * kind for kind in range(KINDS) if bundle >> (3 * kind) & 7]
        _shifts[bundle] = known
    return known


def deficits(production: int, cost: int) -> tuple[int, ...]:
    """The smallest bundles still missing after own production; (0,) when nothing is."""
    missing = 0
    for shift in shifts_of(cost):
        short = (cost >> shift & 7) - (production >> shift & 7)
        if short > 0:
            missing |= short << shift
    choices = production >> FIXED_BITS
    if missing == 0 or choices == 0:
        return (missing,)
    # What is left to find out depends on little, so it is mostly known already.
    key = choices << FIXED_BITS | missing
    known = _deficits.get(key)
    if known is not None:
        return known
    open_ends = {missing}
    for choice in choices_of(production):
        further: set[int] = set()
        for bundle in open_ends:
            helped = False
            for shift in shifts_of(bundle):
                if choice >> (shift // 3) & 1:
                    further.add(bundle - (1 << shift))
                    helped = True
            if not helped:
                further.add(bundle)
        open_ends = further
    found = least(open_ends)
    if len(_deficits) >= MEMORY:
        _deficits.clear()
    _deficits[key] = found
    return found


def least(bundles: set[int]) -> tuple[int, ...]:
    """Bundles without those that hold another one and more: nobody buys what is not needed (SW-052)."""
    found = sorted(bundles)
    return tuple([one for one in found if not any([other != one and within(other, one) for other in found])])


def supplies(production: int, wanted: int) -> tuple[int, ...]:
    """The largest parts of a wanted bundle that this production can sell."""
    start = 0
    for kind in range(KINDS):
        start |= min(wanted >> (3 * kind) & 7, production >> (3 * kind) & 7) << (3 * kind)
    bundles = {start}
    for choice in choices_of(production):
        further: set[int] = set()
        for bundle in bundles:
            grown = False
            for kind in range(KINDS):
                if choice >> kind & 1 and bundle >> (3 * kind) & 7 < wanted >> (3 * kind) & 7:
                    further.add(bundle + (1 << (3 * kind)))
                    grown = True
            if not grown:
                further.add(bundle)
        bundles = further
    return tuple(sorted(bundles))


def parts_of(bundle: int) -> list[int]:
    """Every part of a bundle, the empty one first."""
    parts = [0]
    for kind in range(KINDS):
        units = bundle >> (3 * kind) & 7
        if units:
            parts = [part | some << (3 * kind) for part in parts for some in range(units + 1)]
    return parts


def can_sell(supply: tuple[int, ...], part: int) -> bool:
    for most in supply:
        if within(part, most):
            return True
    return False


def total(payment: int) -> int:
    """All coins of a payment."""
    coins = 0
    while payment:
        coins += payment & SLOT
        payment >>= SLOT_BITS
    return coins


def slot(payment: int, number: int) -> int:
    """The coins that one payee gets."""
    return payment >> (SLOT_BITS * number) & SLOT


def in_order(payments: set[int]) -> tuple[int, ...]:
    """Cheapest first, then least to the left. The dearer supplier may be chosen too, so none is left out (SW-047)."""
    return tuple(sorted(payments, key=_order))


def _order(payment: int) -> tuple[int, int, int]:
    return total(payment), payment & SLOT, payment


def supply_class(production: int, wanted: int) -> int:
    """A small number for what a production can sell of a bundle: the many productions fall into a few hundred classes."""
    fixed = 0
    for shift in shifts_of(wanted):
        fixed |= min(wanted >> shift & 7, production >> shift & 7) << shift
    key = ((production >> FIXED_BITS) << FIXED_BITS | fixed) << FIXED_BITS | wanted
    known = _classes.get(key, -1)
    if known < 0:
        supply = supplies(production, wanted)
        known = _class_numbers.get(supply, -1)
        if known < 0:
            known = len(_class_supplies)
            _class_numbers[supply] = known
            _class_supplies.append(supply)
        if len(_classes) >= MEMORY:
            _classes.clear()
        _classes[key] = known
    return known


def one_unit(kind: int, left: int, right: int, prices: int) -> tuple[int, ...]:
    """The two ways to buy a single unit: by far the most common purchase."""
    raw = kind < 4
    pay_left = pay_right = 0
    if sells(left) >> kind & 1:
        pay_left = CHEAP if prices & (CHEAP_LEFT if raw else CHEAP_MADE) else PRICE
    if sells(right) >> kind & 1:
        pay_right = CHEAP if prices & (CHEAP_RIGHT if raw else CHEAP_MADE) else PRICE
    return _singles[3 * pay_left + pay_right]


def sells(production: int) -> int:
    """The kinds a production can make, from memory."""
    known = _kinds.get(production, -1)
    if known < 0:
        known = kinds_of(production)
        if len(_kinds) >= MEMORY:
            _kinds.clear()
        _kinds[production] = known
    return known


def _single(pay_left: int, pay_right: int) -> tuple[int, ...]:
    ways: set[int] = set()
    if pay_left:
        ways.add(pay_left)
    if pay_right:
        ways.add(pay_right << SLOT_BITS)
    return in_order(ways)


#: By price to the left and to the right; 0 where nothing is sold.
_singles: Final[list[tuple[int, ...]]] = [_single(left, right) for left in range(3) for right in range(3)]


def neighbour_trades(missing: int, left: int, right: int, prices: int) -> tuple[int, ...]:
    """Every split of a missing bundle between the two neighbours."""
    shifts = shifts_of(missing)
    if len(shifts) == 1 and missing >> shifts[0] == 1:
        return one_unit(shifts[0] // 3, left, right, prices)
    left_class = supply_class(left, missing)
    right_class = supply_class(right, missing)
    key = ((right_class << 20 | left_class) << 3 | prices) << FIXED_BITS | missing
    known = _trades.get(key)
    if known is not None:
        return known
    of_left = _class_supplies[left_class]
    of_right = _class_supplies[right_class]
    raw_left = CHEAP if prices & CHEAP_LEFT else PRICE
    raw_right = CHEAP if prices & CHEAP_RIGHT else PRICE
    made = CHEAP if prices & CHEAP_MADE else PRICE
    payments: set[int] = set()
    for part in parts_of(missing):
        rest = missing - part
        if can_sell(of_left, part) and can_sell(of_right, rest):
            pay_left = 0
            pay_right = 0
            for kind in range(KINDS):
                pay_left += (part >> (3 * kind) & 7) * (raw_left if kind < 4 else made)
                pay_right += (rest >> (3 * kind) & 7) * (raw_right if kind < 4 else made)
            payments.add(pay_left | pay_right << SLOT_BITS)
    found = in_order(payments)
    if len(_trades) >= MEMORY:
        _trades.clear()
    _trades[key] = found
    return found


def pay_neighbours(cost: int, own: int, left: int, right: int, prices: int, purse: int) -> tuple[int, ...]:
    """Every payment for a cost that the purse allows, buying from the two neighbours only."""
    if cost == 0:
        return FREE
    missing = deficits(own, cost)
    if missing[0] == 0:
        return FREE
    if purse <= 0:
        return NONE
    if len(missing) == 1:
        found = neighbour_trades(missing[0], left, right, prices)
    else:
        payments: set[int] = set()
        for bundle in missing:
            payments.update(neighbour_trades(bundle, left, right, prices))
        found = in_order(payments)
    # The cheapest comes first: mostly all or none can be paid.
    if not found or (found[0] & SLOT) + (found[0] >> SLOT_BITS) > purse:
        return NONE
    last = found[len(found) - 1]
    if (last & SLOT) + (last >> SLOT_BITS) <= purse:
        return found
    return tuple([one for one in found if (one & SLOT) + (one >> SLOT_BITS) <= purse])


class Seller:
    """Somebody to buy from: what he makes, his price of each kind, where the coins go, a rebate on the first unit."""

    __slots__ = ("prices", "production", "rebate", "slot")

    def __init__(self, slot: int, production: int, raw: int, made: int, rebate: int = 0) -> None:
        self.slot = slot
        self.production = production
        self.prices: list[int] = [raw, raw, raw, raw, made, made, made]
        self.rebate = rebate

    def price(self, bundle: int) -> int:
        """What a bundle costs here."""
        coins = 0
        for kind in range(KINDS):
            coins += (bundle >> (3 * kind) & 7) * self.prices[kind]
        return coins - self.rebate if bundle else 0


def pay_sellers(costs: list[int], own: int, sellers: list[Seller]) -> tuple[int, ...]:
    """Every payment for one of several costs, buying from anybody in a list; for the boards that trade oddly."""
    payments: set[int] = set()
    for missing in least({bundle for cost in costs for bundle in deficits(own, cost)}):
        _split(missing, sellers, 0, 0, payments)
    return in_order(payments)


def _split(missing: int, sellers: list[Seller], first: int, paid: int, payments: set[int]) -> None:
    if missing == 0:
        payments.add(paid)
        return
    if first == len(sellers):
        return
    seller = sellers[first]
    supply = supplies(seller.production, missing)
    for part in parts_of(missing):
        if can_sell(supply, part):
            coins = seller.price(part)
            _split(missing - part, sellers, first + 1, paid + (coins << (SLOT_BITS * seller.slot)), payments)


def reduced(cost: int, units: int) -> list[int]:
    """The costs left when that many units of the payer's choice are dropped (Atlantis, Imhotep)."""
    costs = {cost}
    for _ in range(units):
        lower: set[int] = set()
        for bundle in costs:
            kinds = [kind for kind in range(KINDS) if bundle >> (3 * kind) & 7]
            lower.update([bundle - (1 << (3 * kind)) for kind in kinds])
            if not kinds:
                lower.add(bundle)
        costs = lower
    return sorted(costs)


def with_different_raw(cost: int, count: int) -> list[int]:
    """The costs that `count` raw materials, all different and not named yet, can mean (Caylus)."""
    costs = [(cost, 0)]
    for _ in range(count):
        costs = [
            (bundle + (1 << (3 * kind)), kind + 1)
            for bundle, start in costs
            for kind in range(start, 4)
            if not bundle >> (3 * kind) & 7
        ]
    return [bundle for bundle, _ in costs]
