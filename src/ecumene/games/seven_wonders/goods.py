"""Resources, production and payment: what a city can make, and every way to buy the rest.

A bundle of resources is packed into an int, three bits a kind. A production is an int too: the fixed units in the low
bits, above them one seven-bit mask for each source that gives one of several kinds. Both are plain numbers, so that
states are easy to copy and hash. The tables of results below only save time: they are bounded and may be cleared at any
moment.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "stone", "clay", "ore", "glass", "textile", "papyrus")
KINDS: Final = 7
RAW: Final = 0b0001111
#: The raw materials of a bundle.
RAW_BITS: Final = (1 << 12) - 1
MADE: Final = 0b1110000
FIXED_BITS: Final = 3 * KINDS
FIXED: Final = (1 << FIXED_BITS) - 1

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
#: So many tables of parts are kept; then all are dropped.
MEMORY: Final = 10_000
#: Nothing is missing.
COVERED: Final[tuple[int, ...]] = (0,)
FREE: Final[tuple[int, ...]] = (0,)
NONE: Final[tuple[int, ...]] = ()

_parts: Final[dict[int, Parts]] = {}


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
    """A production with one more source of one unit of these kinds. Sources are sorted: equal productions are ==."""
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


class Parts:
    """All parts of one bundle, numbered so that part i leaves part `last - i`; a set of parts is a mask.

    One unit more of a kind is always the same step up in the numbers, so sets of parts grow by shifting them.
    """

    __slots__ = ("bundles", "kinds", "last", "made", "raw")

    def __init__(self, bundle: int) -> None:
        self.bundles = parts_of(bundle)
        self.last: int = len(self.bundles) - 1
        #: By part: how many raw materials and made goods it has.
        self.raw: list[int] = [size(part & RAW_BITS) for part in self.bundles]
        self.made: list[int] = [size(part & ~RAW_BITS) for part in self.bundles]
        #: Kind, units, the step of one unit, and the parts that can take one more.
        self.kinds: list[tuple[int, int, int, int]] = []
        step = 1
        for kind in range(KINDS - 1, -1, -1):
            units = bundle >> (3 * kind) & 7
            if units:
                room = 0
                for number, part in enumerate(self.bundles):
                    if part >> (3 * kind) & 7 < units:
                        room |= 1 << number
                self.kinds.append((kind, units, step, room))
                step *= units + 1


def parts_of(bundle: int) -> list[int]:
    """Every part of a bundle, the empty one first."""
    found = [0]
    for kind in range(KINDS):
        units = bundle >> (3 * kind) & 7
        if units:
            found = [part | some << (3 * kind) for part in found for some in range(units + 1)]
    return found


def parts(bundle: int) -> Parts:
    known = _parts.get(bundle)
    if known is None:
        if len(_parts) >= MEMORY:
            _parts.clear()
        known = Parts(bundle)
        _parts[bundle] = known
    return known


def makes(production: int, bundle: int) -> int:
    """The parts of a bundle that a production can make in one turn, as a set."""
    kinds = parts(bundle).kinds
    made = 1
    for kind, units, step, room in kinds:
        for _ in range(min(units, production >> (3 * kind) & 7)):
            made |= (made & room) << step
    choices = production >> FIXED_BITS
    while choices:
        wider = made
        for kind, _, step, room in kinds:
            if choices >> kind & 1:
                wider |= (made & room) << step
        made = wider
        choices >>= KINDS
    return made


def deficits(production: int, cost: int) -> tuple[int, ...]:
    """The smallest bundles still missing after own production; (0,) when nothing is."""
    known = parts(cost)
    made = makes(production, cost)
    if made >> known.last & 1:
        return COVERED
    grows = 0
    for _, _, step, room in known.kinds:
        grows |= made >> step & room
    # What cannot be made larger leaves the least.
    largest = made & ~grows
    found: list[int] = []
    while largest:
        found.append(cost - known.bundles[(largest & -largest).bit_length() - 1])
        largest &= largest - 1
    return tuple(sorted(found))


def minimal(bundles: set[int]) -> tuple[int, ...]:
    """The bundles that contain no other one of them: nobody buys what is not needed (SW-052)."""
    found = sorted(bundles)
    return tuple([one for one in found if not any([other != one and within(other, one) for other in found])])


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


class Seller:
    """Somebody to buy from: what he makes, his price of each kind, where the coins go, a rebate on the first unit."""

    __slots__ = ("prices", "production", "rebate", "savings", "slot")

    def __init__(self, slot: int, production: int, raw: int, made: int, rebate: int = 0) -> None:
        self.slot = slot
        self.production = production
        self.prices: list[int] = [raw, raw, raw, raw, made, made, made]
        self.rebate = rebate
        #: What the rebate is worth if the first unit is of that kind.
        self.savings: list[int] = [rebate] * KINDS

    def cap(self, limit: int) -> None:
        """No unit costs more than that, but such a unit has no rebate (Beiping)."""
        for kind in range(KINDS):
            usual = self.prices[kind]
            self.prices[kind] = min(usual, limit)
            self.savings[kind] = max(0, self.prices[kind] - usual + self.rebate)

    def price(self, bundle: int) -> int:
        """What a bundle costs here."""
        coins = 0
        saved = 0
        for kind in range(KINDS):
            units = bundle >> (3 * kind) & 7
            if units:
                coins += units * self.prices[kind]
                saved = max(saved, self.savings[kind])
        return coins - saved


def pay_sellers(costs: list[int], own: int, sellers: list[Seller]) -> tuple[int, ...]:
    """Every payment for one of several costs, buying from any seller in a list: for cities with special prices."""
    payments: set[int] = set()
    for missing in minimal({bundle for cost in costs for bundle in deficits(own, cost)}):
        _split(missing, sellers, 0, 0, payments)
    return in_order(payments)


def _split(missing: int, sellers: list[Seller], first: int, paid: int, payments: set[int]) -> None:
    if missing == 0:
        payments.add(paid)
        return
    if first == len(sellers):
        return
    seller = sellers[first]
    sold = makes(seller.production, missing)
    for number, part in enumerate(parts(missing).bundles):
        if sold >> number & 1:
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
