"""What it takes to build a card or a stage: costs, payments, chains, and why it cannot be done."""

from __future__ import annotations

from typing import Final

from ecumene.core.refusal import Refusal
from ecumene.games.seven_wonders.cards import Card, Effect, Stage
from ecumene.games.seven_wonders.city import USED_FREE_BUILD, USED_HELP, USED_NEIGHBOUR_CHAIN, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS, NEXT_STAGES
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import (
    BANK,
    CHEAP,
    CHEAP_LEFT,
    CHEAP_MADE,
    CHEAP_RIGHT,
    FIRST_SEAT,
    FREE,
    LEFT,
    NONE,
    PRICE,
    RIGHT,
    SLOT,
    SLOT_BITS,
    Seller,
    deficits,
    kinds_of,
    pay_sellers,
    reduced,
    slot,
    total,
    unpack,
    with_choice,
    with_different_raw,
)
from ecumene.games.seven_wonders.moves import payment_text
from ecumene.games.seven_wonders.trade import pay_neighbours
from ecumene.games.seven_wonders.vocabulary import (
    BANK_DISCOUNT,
    BROWN,
    BUY_FROM_BANK,
    COLOUR_FREE,
    COST_REDUCTION,
    EXTRA_RESOURCE_ALREADY_PRODUCED,
    FREE_BUILD_ONCE_PER_AGE,
    GREY,
    NEIGHBOUR_CHAIN_ONCE_PER_AGE,
    RESOURCE_NOT_PRODUCED,
    TRADE_REBATE,
    TRADE_WITH_ANY_PLAYER,
    WONDER_STAGES_FREE_OF_RESOURCES,
)
from ecumene.games.seven_wonders.vocabulary import LEFT as LEFT_SIDE

#: Effects that the short way of reckoning a price does not know.
ODD: Final[tuple[int, ...]] = (
    BANK_DISCOUNT,
    BUY_FROM_BANK,
    COLOUR_FREE,
    COST_REDUCTION,
    EXTRA_RESOURCE_ALREADY_PRODUCED,
    RESOURCE_NOT_PRODUCED,
    TRADE_REBATE,
    TRADE_WITH_ANY_PLAYER,
    WONDER_STAGES_FREE_OF_RESOURCES,
)
#: Those of them that help once per turn.
ONCE_PER_TURN: Final[tuple[int, ...]] = (
    BANK_DISCOUNT,
    BUY_FROM_BANK,
    EXTRA_RESOURCE_ALREADY_PRODUCED,
    RESOURCE_NOT_PRODUCED,
    TRADE_REBATE,
)


def helps(game: SevenWonders, seat: int, anew: bool = False) -> list[Effect]:
    """Standing effects that bear on a price; those of once per turn only while unused, and never in the leader phase.

    With `anew`, as if nothing had been used yet (SW-406, SW-412).
    """
    city = game.cities[seat]
    found: list[Effect] = []
    bit = USED_HELP
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind not in ONCE_PER_TURN:
            found.append(effect)
            continue
        if game.turn > 0 and (anew or not city.used & bit):
            found.append(effect)
        bit <<= 1
    return found


def use_up(game: SevenWonders, seat: int, costs: list[int], coins: int, payment: int) -> None:
    """Note which helps of once per turn a payment needs: a last card played in the same turn goes without (SW-406)."""
    city = game.cities[seat]
    bit = USED_HELP
    for number in city.standing:
        kind = ALL_EFFECTS[number].kind
        if kind in ONCE_PER_TURN:
            city.used |= bit
            if kind == BANK_DISCOUNT:
                needed = coins + slot(payment, BANK) > 0
            else:
                needed = payment not in pay_sellers(costs, own_production(game, seat), sellers(game, seat))
            if not needed:
                city.used &= ~bit
            bit <<= 1


def buys_from(game: SevenWonders, seat: int, costs: list[int], payment: int, side: int) -> bool:
    """Is something bought from that neighbour? A rebate may have brought its price down to nothing (SW-508)."""
    if slot(payment, side):
        return True
    market = sellers(game, seat)
    if not any([seller.rebate for seller in market if seller.slot == side]):
        return False
    others = [seller for seller in market if seller.slot != side]
    return payment not in pay_sellers(costs, own_production(game, seat), others)


def spent(game: SevenWonders, seat: int, coins: int, payment: int) -> int:
    """All coins that leave the city: to others, and to the bank less the discount of Persepolis (SW-476)."""
    discount = bank_discount(game, seat) if game.cities[seat].odd else 0
    to_bank = coins + slot(payment, BANK)
    return total(payment) + coins - min(discount, to_bank)


def bank_discount(game: SevenWonders, seat: int) -> int:
    return sum([effect.amount for effect in helps(game, seat) if effect.kind == BANK_DISCOUNT])


def sales(game: SevenWonders, seat: int) -> int:
    """What a city sells; a missing neighbour sells nothing."""
    return game.cities[seat].sell if seat >= 0 else 0


def payments(game: SevenWonders, seat: int, costs: list[int], coins: int) -> tuple[int, ...]:
    """Every payment for one of these costs that the city can afford now (SW-050)."""
    city = game.cities[seat]
    if city.odd == 0 and len(costs) == 1:
        if coins > city.coins:
            return NONE
        left, right = sales(game, game.lefts[seat]), sales(game, game.rights[seat])
        return pay_neighbours(costs[0], city.own, left, right, city.prices, city.coins - coins)
    found = pay_sellers(costs, own_production(game, seat), sellers(game, seat))
    return tuple([payment for payment in found if spent(game, seat, coins, payment) <= city.coins])


def own_production(game: SevenWonders, seat: int) -> int:
    """With the once-a-turn extras: one more of a kind made already, or one of a kind not made (SW-367, SW-368)."""
    city = game.cities[seat]
    production = city.own
    if city.odd == 0:
        return production
    made = kinds_of(city.sell)
    for effect in helps(game, seat):
        kind = effect.kind
        if kind == EXTRA_RESOURCE_ALREADY_PRODUCED:
            kinds = made if effect.extra else made_by_cards(city)
            production = with_choice(production, kinds) if kinds else production
        elif kind == RESOURCE_NOT_PRODUCED and made != 127:
            production = with_choice(production, 127 & ~made)
    return production


def made_by_cards(city: City) -> int:
    """The kinds that brown and grey cards make, without the board (Sparta A, SW-483)."""
    kinds = 0
    for number in city.cards:
        if CARDS[number].colour in (BROWN, GREY) and not city.invisible >> number & 1:
            for effect in CARDS[number].effects:
                kinds |= kinds_of(effect.units) | effect.choice
    return kinds


def sellers(game: SevenWonders, seat: int, anew: bool = False) -> list[Seller]:
    """Neighbours, with any player's market everybody, and the bank; with `anew` as when the cards were revealed."""
    city = game.cities[seat]
    raw = [CHEAP if city.prices & CHEAP_LEFT else PRICE, CHEAP if city.prices & CHEAP_RIGHT else PRICE]
    made = CHEAP if city.prices & CHEAP_MADE else PRICE
    rebates = [0, 0]
    anywhere = 0
    found: list[Seller] = []
    for effect in helps(game, seat, anew):
        if effect.kind == TRADE_REBATE:
            rebates[LEFT if effect.neighbours == LEFT_SIDE else RIGHT] += effect.amount
        elif effect.kind == TRADE_WITH_ANY_PLAYER:
            anywhere = effect.price if anywhere == 0 else min(anywhere, effect.price)
        elif effect.kind == BUY_FROM_BANK:
            found.append(Seller(BANK, with_choice(0, effect.choice), effect.price, effect.price))
    sides = [game.lefts[seat], game.rights[seat]]
    for side in (LEFT, RIGHT):
        if sides[side] >= 0:
            theirs = game.cities[sides[side]]
            seller = Seller(side, theirs.offer if anew else theirs.sell, raw[side], made, rebates[side])
            if anywhere:
                seller.cap(anywhere)
            found.append(seller)
    if anywhere and not city.absent:
        for other, theirs in enumerate(game.cities):
            if other != seat and other not in sides and not theirs.absent:
                found.append(Seller(FIRST_SEAT + other, theirs.offer if anew else theirs.sell, anywhere, anywhere))
    return found


# Cards


def card_costs(game: SevenWonders, seat: int, card: Card) -> tuple[list[int], int]:
    """The costs a card may have for this city, and its price in coins."""
    city = game.cities[seat]
    if city.odd:
        drop = 0
        for number in city.standing:
            effect = ALL_EFFECTS[number]
            if effect.kind == COLOUR_FREE and effect.colours >> card.colour & 1:
                return [0], 0
            if effect.kind == COST_REDUCTION and effect.extra == 0 and effect.colours >> card.colour & 1:
                drop += effect.amount
        if drop:
            return reduced(card.cost, drop), card.coins
    return [card.cost], card.coins


def card_payments(game: SevenWonders, seat: int, card: Card) -> tuple[int, ...]:
    costs, coins = card_costs(game, seat, card)
    return payments(game, seat, costs, coins)


def has_chain(game: SevenWonders, seat: int, card: Card) -> bool:
    """A structure that the card names stands in the city (SW-059)."""
    return bool(card.parents & game.cities[seat].built)


def has_kin(game: SevenWonders, seat: int, card: Card) -> bool:
    """Angkor Wat A: the structure stands next door, visible there (SW-229, SW-392)."""
    if not card.parents:
        return False
    for number in game.standing(seat, NEIGHBOUR_CHAIN_ONCE_PER_AGE):
        if ALL_EFFECTS[number].age >> game.age & 1 and not game.cities[seat].used & USED_NEIGHBOUR_CHAIN:
            for other in game.neighbours(seat):
                if card.parents & game.cities[other].built & ~game.cities[other].invisible:
                    return True
    return False


def has_free_build(game: SevenWonders, seat: int) -> bool:
    return game.stands(seat, FREE_BUILD_ONCE_PER_AGE) and not game.cities[seat].used & USED_FREE_BUILD


# Stages


def next_stages(game: SevenWonders, seat: int) -> list[int]:
    """Stages that may be built next: the first one missing, or any on a board without an order (SW-066, SW-273)."""
    city = game.cities[seat]
    return NEXT_STAGES[city.board][city.stages]


def stage_of(game: SevenWonders, seat: int, number: int) -> Stage | None:
    """The stage, or the neighbour's that it copies; None if that one does not exist (SW-166, SW-167)."""
    stage = BOARDS[game.cities[seat].board].stages[number]
    effect = stage.copied
    if effect is None:
        return stage
    other = game.lefts[seat] if effect.neighbours == LEFT_SIDE else game.rights[seat]
    if other < 0 or effect.extra > len(game.board(other).stages):
        return None
    return game.board(other).stages[effect.extra - 1]


def stage_payments(game: SevenWonders, seat: int, stage: Stage) -> tuple[int, ...]:
    return payments(game, seat, stage_costs(game, seat, stage), stage.coins)


def stage_costs(game: SevenWonders, seat: int, stage: Stage) -> list[int]:
    costs = with_different_raw(stage.cost, stage.different) if stage.different else [stage.cost]
    if game.cities[seat].odd:
        drop = 0
        for number in game.cities[seat].standing:
            effect = ALL_EFFECTS[number]
            if effect.kind == WONDER_STAGES_FREE_OF_RESOURCES:
                return [0]
            if effect.kind == COST_REDUCTION and effect.extra == 1:
                drop += effect.amount
        if drop:
            costs = sorted({less for cost in costs for less in reduced(cost, drop)})
    return costs


def may_mark(game: SevenWonders, seat: int, stage: Stage, card: Card) -> bool:
    """Any card may mark a stage; one for the partner must be new to his city (SW-202, SW-203)."""
    if not stage.for_partner:
        return True
    partner = game.cities[game.partner(seat)]
    return not partner.built >> card.name & 1


# Why not


def refuse_payment(
    game: SevenWonders, seat: int, costs: list[int], coins: int, payment: int, rule: str
) -> Refusal | None:
    """None if this very payment will do; otherwise what is missing."""
    allowed = payments(game, seat, costs, coins)
    if payment in allowed:
        return None
    city = game.cities[seat]
    if allowed:
        rule = "SW-052" if allowed == FREE else "SW-058"
        return Refusal(rule, "payment", {"allowed": payment_text(allowed[0]).strip() or "nothing"})
    possible = pay_sellers(costs, own_production(game, seat), sellers(game, seat))
    if possible:
        cheapest = min([spent(game, seat, coins, one) for one in possible])
        return Refusal("SW-050", "coins", {"need": cheapest, "have": city.coins})
    missing = min([bundle for cost in costs for bundle in deficits(own_production(game, seat), cost)], key=_units)
    names = ", ".join([f"{units} {name}" for name, units in unpack(missing).items()])
    return Refusal(rule, "resources", {"missing": names})


def _units(bundle: int) -> int:
    units = 0
    while bundle:
        units += bundle & 7
        bundle >>= 3
    return units


def refuse_card(game: SevenWonders, seat: int, card: Card, payment: int) -> Refusal | None:
    """Why a card cannot be built at its cost."""
    refusal = same_name(game, seat, card)
    if refusal is not None:
        return refusal
    costs, coins = card_costs(game, seat, card)
    return refuse_payment(game, seat, costs, coins, payment, "SW-033")


def same_name(game: SevenWonders, seat: int, card: Card) -> Refusal | None:
    if game.cities[seat].built >> card.name & 1:
        return Refusal("SW-029", "same-name", {"card": card.id})
    return None


def refuse_stage(game: SevenWonders, seat: int, number: int, card: Card, payment: int) -> Refusal | None:
    """Why a stage cannot be built with this marker and payment."""
    stages = len(game.board(seat).stages)
    city = game.cities[seat]
    if city.stages.bit_count() == stages:
        return Refusal("SW-071", "wonder-complete")
    if number >= stages or number not in next_stages(game, seat):
        return Refusal("SW-066", "stage-order", {"stage": number + 1, "next": next_stages(game, seat)[0] + 1})
    stage = stage_of(game, seat, number)
    if stage is None:
        return Refusal("SW-167", "nothing-to-copy", {"stage": number + 1})
    if not may_mark(game, seat, stage, card):
        return Refusal("SW-203", "partner-has-it", {"card": card.id})
    return refuse_payment(game, seat, stage_costs(game, seat, stage), stage.coins, payment, "SW-067")


def seat_paid(game: SevenWonders, seat: int, number: int) -> int:
    """The city behind a slot of a payment, or -1 for the bank."""
    if number == BANK:
        return -1
    if number == LEFT:
        return game.lefts[seat]
    if number == RIGHT:
        return game.rights[seat]
    return number - FIRST_SEAT


def coins_in(payment: int, number: int) -> int:
    return payment >> (SLOT_BITS * number) & SLOT
