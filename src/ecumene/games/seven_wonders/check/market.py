"""What can be bought where, bundle by bundle: the payments of the engine with the goods that they are for."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.seven_wonders import building
from ecumene.games.seven_wonders.check.given import read_number, wrong
from ecumene.games.seven_wonders.game import SevenWonders
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
    choices_of,
    deficits,
    parts_of,
    pay_sellers,
    slot,
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
    """The two neighbours of a city, who sell at prices that may differ by kind."""

    def __init__(self, game: SevenWonders, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.own = building.own_production(game, seat)
        #: Left and right: cases never ask about other sellers.
        self.sellers = [seller for seller in building.sellers(game, seat) if seller.slot in (LEFT, RIGHT)]

    def set_prices(self, prices: dict[str, Any]) -> None:
        """`{"default": 2, "wood_from_right": 1}`."""
        for name in sorted(prices, key=lambda name: name != "default"):
            price = read_number("prices", prices[name])
            kind, _, side = name.partition("_from_")
            if name == "default":
                for seller in self.sellers:
                    seller.prices = [price] * KINDS
            elif kind in RESOURCES and side in SIDES:
                self.sellers[SIDES.index(side)].prices[RESOURCES.index(kind)] = price
            else:
                wrong("prices", name)

    def payments(self, cost: int) -> tuple[int, ...]:
        """As the engine has them for a full purse: the usual way wherever cards can have set the prices."""
        bits = self.price_bits(cost)
        if bits < 0:
            return pay_sellers([cost], self.own, self.sellers)
        table = self.game.copy()
        city = table.cities[self.seat]
        city.prices, city.coins = bits, FULL_PURSE
        return building.payments(table, self.seat, [cost], 0)

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
        """Every split between the neighbours that is paid for by a payment of the engine, cheapest first."""
        if len(self.sellers) != len(SIDES):
            wrong("neighbours", len(self.sellers))
        payments = self.payments(cost)
        left, right = self.sellers
        found: dict[tuple[int, int], Purchase] = {}
        for missing in deficits(self.own, cost):
            for part in parts_of(missing):
                if covers(left.production, part) and covers(right.production, missing - part):
                    purchase = Purchase(part, missing - part, self.sellers)
                    if purchase.payment in payments:
                        found[purchase.bundles] = purchase
        if {purchase.payment for purchase in found.values()} != set(payments):
            raise ValueError("a payment stands for no purchase")
        return sorted(found.values(), key=lambda purchase: total(purchase.payment))

    def suffices(self, cost: int) -> bool:
        return covers(self.own, cost)


def covers(production: int, bundle: int) -> bool:
    return 0 in deficits(production, bundle)


def produced(before: int, after: int) -> dict[str, int]:
    """What a production has more than before; sources with a choice are named by all their kinds."""
    gained = unpack((after & FIXED) - (before & FIXED))
    older = choices_of(before)
    for mask in choices_of(after):
        if mask in older:
            older.remove(mask)
        else:
            name = "/".join(name for kind, name in enumerate(RESOURCES) if mask >> kind & 1)
            gained[name] = gained.get(name, 0) + 1
    return gained
