"""A slow, obvious second reading of payment: every unit of a cost is handed to somebody who makes it, one at a time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from ecumene.games.seven_wonders.cards import Card, Effect, Stage
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import RESOURCES, choices_of, unpack
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import EFFECTS, LEFT, RIGHT

RAW = ("wood", "stone", "clay", "ore")
BROWN_AND_GREY = (0, 1)
#: One unit a turn of one of these kinds.
Source = tuple[str, ...]
#: Resources of a cost, unit by unit.
Cost = tuple[str, ...]
#: Coins by payee: left, right, bank, seat1 to seat7.
Payment = frozenset[tuple[str, int]]


def sources(production: int) -> list[Source]:
    """A packed production as a list of single units."""
    found: list[Source] = [(kind,) for kind, units in unpack(production & (1 << 21) - 1).items() for _ in range(units)]
    for mask in choices_of(production):
        found.append(tuple(sorted(name for number, name in enumerate(RESOURCES) if mask >> number & 1)))
    return sorted(found)


def units(bundle: int) -> Cost:
    return tuple(kind for kind, number in unpack(bundle).items() for _ in range(number))


def kinds(mask: int) -> list[str]:
    return [name for number, name in enumerate(RESOURCES) if mask >> number & 1]


def word(effect: Effect) -> str:
    return EFFECTS[effect.kind]


# What a city makes, read off its board and cards


def made_by(effect: Effect) -> list[Source]:
    if word(effect) != "produce":
        return []
    return [tuple(sorted(kinds(effect.choice)))] if effect.choice else [(kind,) for kind in units(effect.units)]


def production(game: SevenWonders, seat: int) -> tuple[list[Source], list[Source]]:
    """What the owner can use and what others can buy, from the board, the cards and the stages that stand."""
    city = game.cities[seat]
    board = BOARDS[city.board]
    own = sources(board.production)
    sold = sources(board.production)
    for number in city.cards:
        card = CARDS[number]
        for effect in card.effects:
            own += made_by(effect)
            if card.colour in BROWN_AND_GREY and not city.invisible >> number & 1:
                sold += made_by(effect)
    for place, stage in enumerate(board.stages):
        if city.stages >> place & 1:
            for effect in stage.effects:
                own += made_by(effect)
    return sorted(own), sorted(sold)


# Who sells at what price


class Shop:
    """Somebody to buy from."""

    def __init__(self, payee: str, offers: list[Source], raw: int, made: int, rebate: int = 0) -> None:
        self.payee = payee
        self.offers = offers
        self.raw = raw
        self.made = made
        self.rebate = rebate

    def price(self, bought: list[str]) -> int:
        """Two coins a unit or what the discounts make of it; the rebate is taken off the first unit of the turn."""
        coins = sum(self.raw if kind in RAW else self.made for kind in bought)
        return coins - self.rebate if bought else 0


def shops(game: SevenWonders, seat: int) -> list[Shop]:
    city = game.cities[seat]
    standing = [ALL_EFFECTS[number] for number in city.standing]
    anywhere = [effect.price for effect in standing if word(effect) == "trade_with_any_player"]
    found: list[Shop] = []
    if not city.vanished:
        beside = [("left", game.lefts[seat], LEFT, 1), ("right", game.rights[seat], RIGHT, 2)]
        for payee, other, side, cheap in beside:
            raw = 1 if city.prices & cheap else 2
            made = 1 if city.prices & 4 else 2
            rebate = sum(e.amount for e in standing if word(e) == "trade_rebate" and e.neighbours == side)
            found.append(
                Shop(payee, sources(game.cities[other].for_sale), min([raw, *anywhere]), min([made, *anywhere]), rebate)
            )
        for other, theirs in enumerate(game.cities):
            if (
                anywhere
                and other != seat
                and not theirs.vanished
                and other not in (game.lefts[seat], game.rights[seat])
            ):
                found.append(Shop(f"seat{other + 1}", sources(theirs.for_sale), min(anywhere), min(anywhere)))
    found += [Shop("bank", [tuple(kinds(e.choice))], e.price, e.price) for e in standing if word(e) == "buy_from_bank"]
    return found


def own_sources(game: SevenWonders, seat: int) -> list[Source]:
    """Own production and the extra units of Secret Warehouse, Black Market and Sparta."""
    city = game.cities[seat]
    found = sources(city.production)
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if word(effect) not in ("extra_resource_already_produced", "resource_not_produced"):
            continue
        at = sources(city.for_sale)
        if not effect.extra:
            # Sparta looks at cards only, not at a start resource.
            for start in sources(BOARDS[city.board].production):
                at.remove(start)
        known = {kind for one in at for kind in one}
        wanted = known if word(effect) == "extra_resource_already_produced" else set(RESOURCES) - known
        if wanted:
            found.append(tuple(sorted(wanted)))
    return found


# What it costs


def dropped(cost: Cost, less: int) -> list[Cost]:
    """What is left when so many units of the builder's choice are dropped."""
    return list(combinations(cost, max(0, len(cost) - less)))


def card_costs(game: SevenWonders, seat: int, card: Card) -> tuple[list[Cost], int]:
    standing = [ALL_EFFECTS[number] for number in game.cities[seat].standing]
    for effect in standing:
        if word(effect) == "colour_free" and effect.colours >> card.colour & 1:
            return [()], 0
    less = sum(
        effect.amount
        for effect in standing
        if word(effect) == "cost_reduction" and not effect.extra and effect.colours >> card.colour & 1
    )
    return dropped(units(card.cost), less), card.coins


def stage_costs(game: SevenWonders, seat: int, stage: Stage) -> tuple[list[Cost], int]:
    standing = [ALL_EFFECTS[number] for number in game.cities[seat].standing]
    if any(word(effect) == "wonder_stages_free_of_resources" for effect in standing):
        return [()], stage.coins
    named = units(stage.cost)
    others = [kind for kind in RAW if kind not in named]
    costs = [named + more for more in combinations(others, stage.different)]
    less = sum(effect.amount for effect in standing if word(effect) == "cost_reduction" and effect.extra)
    return [left for cost in costs for left in dropped(cost, less)], stage.coins


# Who supplies what


def supply(cost: Cost, own: list[Source], market: list[Shop]) -> list[dict[str, list[str]]]:
    """All ways to give every unit of the cost to a source that is not used yet: what is bought from whom."""
    places = [("", one) for one in own] + [(shop.payee, one) for shop in market for one in shop.offers]
    found: list[dict[str, list[str]]] = []

    def go(at: int, used: list[int], bought: dict[str, list[str]]) -> None:
        if at == len(cost):
            found.append(bought)
            return
        tried: set[tuple[str, Source]] = set()
        for place, (payee, source) in enumerate(places):
            if place in used or cost[at] not in source or (payee, source) in tried:
                continue
            # Two sources that are alike in everything need not be told apart.
            tried.add((payee, source))
            more = bought if not payee else {**bought, payee: [*bought.get(payee, []), cost[at]]}
            go(at + 1, [*used, place], more)

    go(0, [], {})
    return found


def open_payments(costs: list[Cost], own: list[Source], market: list[Shop]) -> set[Payment]:
    """Every payment that buys what is needed and no more (SW-052), whatever it costs."""
    by_goods: dict[tuple[tuple[str, int], ...], set[Payment]] = {}
    for cost in costs:
        for bought in supply(cost, own, market):
            goods = Counter(kind for kinds_bought in bought.values() for kind in kinds_bought)
            paid = [(shop.payee, shop.price(bought[shop.payee])) for shop in market if shop.payee in bought]
            payment = frozenset((payee, coins) for payee, coins in paid if coins)
            by_goods.setdefault(tuple(sorted(goods.items())), set()).add(payment)
    found: set[Payment] = set()
    for goods_bought, ways in by_goods.items():
        if not any(Counter(dict(other)) < Counter(dict(goods_bought)) for other in by_goods):
            found |= ways
    return found


def payments(game: SevenWonders, seat: int, costs: list[Cost], coins: int) -> set[Payment]:
    """Those of them that the purse allows (SW-050); Persepolis pays less to the bank."""
    city = game.cities[seat]
    standing = [ALL_EFFECTS[number] for number in city.standing]
    discount = sum(effect.amount for effect in standing if word(effect) == "bank_discount")
    affordable: set[Payment] = set()
    for payment in open_payments(costs, own_sources(game, seat), shops(game, seat)):
        to_bank = coins + sum(amount for payee, amount in payment if payee == "bank")
        to_others = sum(amount for payee, amount in payment if payee != "bank")
        if to_others + max(0, to_bank - discount) <= city.coins:
            affordable.add(payment)
    return affordable
