"""What can be bought where, bundle by bundle: the payments of the engine with the goods that they are for."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.seven_wonders.check.given import Given, read_number, wrong
from ecumene.games.seven_wonders.goods import (
    CHEAP,
    CHEAP_LEFT,
    CHEAP_MADE,
    CHEAP_RIGHT,
    FIXED,
    KINDS,
    LEFT,
    PRICE,
    RESOURCES,
    RIGHT,
    SLOT_BITS,
    Seller,
    can_sell,
    deficits,
    no_dearer,
    parts_of,
    pay_neighbours,
    pay_sellers,
    slot,
    supplies,
    total,
    unpack,
)

SIDES: Final = ("left", "right")
#: More than anything costs.
FULL_PURSE: Final = 1000


class Purchase:
    """What is bought from the left and from the right, and the payment for it."""

    def __init__(self, left: int, right: int, sellers: list[Seller]) -> None:
        self.bundles = (left, right)
        self.payment = sellers[LEFT].price(left) | sellers[RIGHT].price(right) << SLOT_BITS

    def told(self) -> dict[str, Any]:
        """As cases write it: `{"left": {"wood": 1, "price": 2}}`."""
        return {
            side: {**unpack(bundle), "price": slot(self.payment, place)}
            for place, (side, bundle) in enumerate(zip(SIDES, self.bundles, strict=True))
            if bundle
        }


class Market:
    """Two neighbours who sell, at prices that may differ by kind, to somebody with an own production."""

    def __init__(self, own: int, sellers: list[Seller]) -> None:
        self.own = own
        self.sellers = sellers

    def set_prices(self, given: Given) -> None:
        """`{"default": 2, "wood_from_right": 1}`."""
        for name, value in given.table("prices").items():
            price = read_number("prices", value)
            kind, _, side = name.partition("_from_")
            if name == "default":
                for seller in self.sellers:
                    seller.prices = [price] * KINDS
            elif kind not in RESOURCES or side not in SIDES:
                wrong("prices", name)
        for name, value in given.table("prices").items():
            kind, _, side = name.partition("_from_")
            if side:
                self.sellers[SIDES.index(side)].prices[RESOURCES.index(kind)] = value

    def payments(self, cost: int) -> tuple[int, ...]:
        """As the engine has them: the short way wherever prices can be had by Trading Posts and Marketplace."""
        bits = self.price_bits(cost)
        if bits < 0:
            return pay_sellers([cost], self.own, self.sellers)
        left, right = [seller.production for seller in self.sellers]
        return pay_neighbours(cost, self.own, left, right, bits, FULL_PURSE)

    def price_bits(self, cost: int) -> int:
        """The prices as a city has them, as far as this cost goes; -1 if no cards make such prices."""
        kinds = [kind for kind in range(KINDS) if cost >> (3 * kind) & 7]
        bits = 0
        groups = (
            (CHEAP_LEFT, {self.sellers[LEFT].prices[kind] for kind in kinds if kind < 4}),
            (CHEAP_RIGHT, {self.sellers[RIGHT].prices[kind] for kind in kinds if kind < 4}),
            (CHEAP_MADE, {seller.prices[kind] for seller in self.sellers for kind in kinds if kind >= 4}),
        )
        for bit, prices in groups:
            if prices == {CHEAP}:
                bits |= bit
            elif prices not in (set(), {PRICE}):
                return -1
        return bits

    def purchases(self, cost: int) -> list[Purchase]:
        """Every split between the neighbours that a payment of the engine stands for, cheapest first."""
        payments = self.payments(cost)
        found: dict[tuple[int, int], Purchase] = {}
        for missing in deficits(self.own, cost):
            supply = [supplies(seller.production, missing) for seller in self.sellers]
            for part in parts_of(missing):
                if can_sell(supply[LEFT], part) and can_sell(supply[RIGHT], missing - part):
                    purchase = Purchase(part, missing - part, self.sellers)
                    # The engine leaves out what only pays the same people more.
                    if any(no_dearer(payment, purchase.payment) for payment in payments):
                        found[purchase.bundles] = purchase
        wholly = {purchase.payment for purchase in found.values()}
        if not wholly.issuperset(payments):
            raise ValueError("a payment stands for no purchase")
        return sorted(found.values(), key=lambda purchase: total(purchase.payment))

    def suffices(self, cost: int) -> bool:
        return 0 in deficits(self.own, cost)


def produced(before: int, after: int) -> dict[str, int]:
    """What a production has more than before; sources with a choice are named by all their kinds."""
    gained = unpack((after & FIXED) - (before & FIXED))
    choices = after >> (3 * KINDS)
    older = before >> (3 * KINDS)
    for mask in range(1, 1 << KINDS):
        more = _sources(choices, mask) - _sources(older, mask)
        if more:
            gained["/".join(name for kind, name in enumerate(RESOURCES) if mask >> kind & 1)] = more
    return gained


def _sources(choices: int, mask: int) -> int:
    count = 0
    while choices:
        count += choices & 127 == mask
        choices >>= KINDS
    return count
