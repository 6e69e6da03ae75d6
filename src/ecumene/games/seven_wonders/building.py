"""What it takes to build a card or a stage: costs, payments, chains, and why it cannot be done."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Counted, Name
from ecumene.core.refusal import Refusal
from ecumene.games.seven_wonders.cards import Card, Effect, Stage
from ecumene.games.seven_wonders.city import USED_FREE_BUILD, USED_NEIGHBOUR_CHAIN, USED_PRICE_EFFECT, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS, NEXT_STAGES
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
from ecumene.games.seven_wonders.state import State
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

#: Effects that change prices. Cities without any of them pay in the fast way of trade.py.
SPECIAL_PRICE_KINDS: Final[tuple[int, ...]] = (
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
#: Those of them that can be used once per turn.
ONCE_PER_TURN: Final[tuple[int, ...]] = (
    BANK_DISCOUNT,
    BUY_FROM_BANK,
    EXTRA_RESOURCE_ALREADY_PRODUCED,
    RESOURCE_NOT_PRODUCED,
    TRADE_REBATE,
)


def price_effects(game: State, seat: int, as_revealed: bool = False) -> list[Effect]:
    """The standing effects that can change a price now. Those for once per turn only while they are unused, and never
    in the leader phase; with `as_revealed`, as if nothing had been used yet (SW-406, SW-412).
    """
    city = game.cities[seat]
    found: list[Effect] = []
    bit = USED_PRICE_EFFECT
    for number in city.revealed_standing if as_revealed and game.rules >= 2 else city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind not in ONCE_PER_TURN:
            found.append(effect)
            continue
        if game.turn > 0 and (as_revealed or not city.used & bit):
            found.append(effect)
        bit <<= 1
    return found


def use_up(game: State, seat: int, costs: list[int], coins: int, payment: int) -> None:
    """Mark the effects for once per turn that a payment needs: a last card of that turn cannot use them (SW-406)."""
    city = game.cities[seat]
    bit = USED_PRICE_EFFECT
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


def buys_from(game: State, seat: int, costs: list[int], payment: int, side: int) -> bool:
    """Is something bought from that neighbour? A rebate may have brought its price down to nothing (SW-508)."""
    if slot(payment, side):
        return True
    market = sellers(game, seat)
    if not any([seller.rebate for seller in market if seller.slot == side]):
        return False
    others = [seller for seller in market if seller.slot != side]
    return payment not in pay_sellers(costs, own_production(game, seat), others)


def spent(game: State, seat: int, coins: int, payment: int) -> int:
    """All coins that leave the city: to others, and to the bank less the discount of Persepolis (SW-476)."""
    discount = bank_discount(game, seat) if game.cities[seat].special_prices else 0
    to_bank = coins + slot(payment, BANK)
    return total(payment) + coins - min(discount, to_bank)


def bank_discount(game: State, seat: int) -> int:
    return sum([effect.amount for effect in price_effects(game, seat) if effect.kind == BANK_DISCOUNT])


def sales(game: State, seat: int) -> int:
    """What a city sells; a missing neighbour sells nothing."""
    return game.cities[seat].for_sale if seat >= 0 else 0


def payments(game: State, seat: int, costs: list[int], coins: int) -> tuple[int, ...]:
    """Every payment for one of these costs that the city can afford now (SW-050)."""
    city = game.cities[seat]
    if city.special_prices == 0 and len(costs) == 1:
        if coins > city.coins:
            return NONE
        left, right = sales(game, game.lefts[seat]), sales(game, game.rights[seat])
        if is_on_both_sides(game, seat):
            return pay_neighbours(costs[0], city.production, left, 0, both_prices(city.prices), city.coins - coins)
        return pay_neighbours(costs[0], city.production, left, right, city.prices, city.coins - coins)
    found = pay_sellers(costs, own_production(game, seat), sellers(game, seat))
    return tuple([payment for payment in found if spent(game, seat, coins, payment) <= city.coins])


def is_on_both_sides(game: State, seat: int) -> bool:
    """Only one other city is left: it is the left and the right neighbour, but sells each unit once (SW-044)."""
    return game.lefts[seat] == game.rights[seat] and game.rules >= 2


def both_prices(prices: int) -> int:
    """The city on both sides is paid as the left neighbour; what is cheap from either side is cheap from it."""
    return prices | CHEAP_LEFT if prices & CHEAP_RIGHT else prices


def own_production(game: State, seat: int) -> int:
    """With the once-a-turn extras: one more of a kind made already, or one of a kind not made (SW-367, SW-368)."""
    city = game.cities[seat]
    production = city.production
    if city.special_prices == 0:
        return production
    made = kinds_of(city.for_sale)
    for effect in price_effects(game, seat):
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


def sellers(game: State, seat: int, as_revealed: bool = False) -> list[Seller]:
    """Neighbours, the bank, and everybody where a city may buy from all; `as_revealed` with what was for sale then."""
    city = game.cities[seat]
    prices = city.revealed_prices if as_revealed and game.rules >= 2 else city.prices
    one_city = is_on_both_sides(game, seat)
    if one_city:
        prices = both_prices(prices)
    raw = [CHEAP if prices & CHEAP_LEFT else PRICE, CHEAP if prices & CHEAP_RIGHT else PRICE]
    made = CHEAP if prices & CHEAP_MADE else PRICE
    rebates = [0, 0]
    anywhere = 0
    found: list[Seller] = []
    for effect in price_effects(game, seat, as_revealed):
        if effect.kind == TRADE_REBATE:
            rebates[LEFT if effect.neighbours == LEFT_SIDE else RIGHT] += effect.amount
        elif effect.kind == TRADE_WITH_ANY_PLAYER:
            anywhere = effect.price if anywhere == 0 else min(anywhere, effect.price)
        elif effect.kind == BUY_FROM_BANK:
            found.append(Seller(BANK, with_choice(0, effect.choice), effect.price, effect.price))
    sides = [game.lefts[seat], game.rights[seat]]
    if one_city:
        rebates[LEFT] = max(rebates)
    for side in (LEFT,) if one_city else (LEFT, RIGHT):
        if sides[side] >= 0:
            theirs = game.cities[sides[side]]
            seller = Seller(
                side, theirs.revealed_for_sale if as_revealed else theirs.for_sale, raw[side], made, rebates[side]
            )
            if anywhere:
                seller.cap(anywhere)
            found.append(seller)
    if anywhere and not city.vanished:
        for other, theirs in enumerate(game.cities):
            if other != seat and other not in sides and not theirs.vanished:
                found.append(
                    Seller(
                        FIRST_SEAT + other,
                        theirs.revealed_for_sale if as_revealed else theirs.for_sale,
                        anywhere,
                        anywhere,
                    )
                )
    return found


# Cards


def card_costs(game: State, seat: int, card: Card) -> tuple[list[int], int]:
    """The costs a card may have for this city, and its price in coins."""
    city = game.cities[seat]
    if city.special_prices:
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


def card_payments(game: State, seat: int, card: Card) -> tuple[int, ...]:
    costs, coins = card_costs(game, seat, card)
    return payments(game, seat, costs, coins)


def has_chain(game: State, seat: int, card: Card) -> bool:
    """A structure that the card names stands in the city (SW-059)."""
    return bool(card.parents & game.cities[seat].built)


def has_neighbour_chain(game: State, seat: int, card: Card) -> bool:
    """Angkor Wat A: the structure stands next door, visible there (SW-229, SW-392)."""
    if not card.parents:
        return False
    for number in game.effects_of_kind(seat, NEIGHBOUR_CHAIN_ONCE_PER_AGE):
        if ALL_EFFECTS[number].age >> game.age & 1 and not game.cities[seat].used & USED_NEIGHBOUR_CHAIN:
            for other in game.neighbours(seat):
                if card.parents & game.cities[other].built & ~game.cities[other].invisible:
                    return True
    return False


def has_free_build(game: State, seat: int) -> bool:
    return game.has_effect(seat, FREE_BUILD_ONCE_PER_AGE) and not game.cities[seat].used & USED_FREE_BUILD


# Stages


def next_stages(game: State, seat: int) -> list[int]:
    """Stages that may be built next: the first one missing, or any on a board without an order (SW-066, SW-273)."""
    city = game.cities[seat]
    return NEXT_STAGES[city.board][city.stages]


def stage_of(game: State, seat: int, number: int) -> Stage | None:
    """The stage, or the neighbour's that it copies; None if that one does not exist (SW-166, SW-167)."""
    stage = newest_stage_of(game, seat, number)
    return stage if game.rules > 1 or stage is None or stage.in_version_1 is None else stage.in_version_1


def newest_stage_of(game: State, seat: int, number: int) -> Stage | None:
    """The stage, or the one it copies, at the price of the newest rules."""
    stage = BOARDS[game.cities[seat].board].stages[number]
    if stage.copied is None:
        return stage
    board, copied = copied_stage(game, seat, number)
    return BOARDS[board].stages[copied] if board >= 0 else None


def copied_stage(game: State, seat: int, number: int) -> tuple[int, int]:
    """The board and the stage that a stage of Manneken Pis copies; (-1, 0) if there is none.

    The neighbour's stage may copy in its turn (DoppelWonder). Copies that go round in a circle copy nothing.
    """
    for _ in range(len(game.cities)):
        effect = BOARDS[game.cities[seat].board].stages[number].copied
        if effect is None:
            return game.cities[seat].board, number
        other = game.lefts[seat] if effect.neighbours == LEFT_SIDE else game.rights[seat]
        if other < 0 or effect.extra > len(game.board(other).stages):
            return -1, 0
        seat, number = other, effect.extra - 1
        if game.rules < 2:
            return game.cities[seat].board, number
    return -1, 0


def stages_in_force(game: State, seat: int, number: int) -> list[Stage]:
    """What a built stage stands for: itself, and what it copied when it was built (SW-437, SW-445)."""
    city = game.cities[seat]
    stage = BOARDS[city.board].stages[number]
    found = [BOARDS[board].stages[copied] for board, copied in city.copied_stages(number)]
    if stage.copied is None:
        found.append(stage)
    elif game.rules < 2:
        # Then what Manneken Pis copies was not remembered, but found anew.
        now = stage_of(game, seat, number)
        if now is not None:
            found.append(now)
    return found


def stage_payments(game: State, seat: int, stage: Stage) -> tuple[int, ...]:
    return payments(game, seat, stage_costs(game, seat, stage), stage.coins)


def stage_costs(game: State, seat: int, stage: Stage) -> list[int]:
    costs = with_different_raw(stage.cost, stage.different) if stage.different else [stage.cost]
    if game.cities[seat].special_prices:
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


def may_mark(game: State, seat: int, stage: Stage, card: Card) -> bool:
    """Any card may mark a stage; one for the partner must be new to his city (SW-202, SW-203)."""
    if not stage.for_partner:
        return True
    partner = game.cities[game.partner(seat)]
    return not partner.built >> card.name & 1


# Why not


def refuse_payment(game: State, seat: int, costs: list[int], coins: int, payment: int, rule: str) -> Refusal | None:
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
    return Refusal(rule, "resources", {"missing": Counted(names)})


def _units(bundle: int) -> int:
    units = 0
    while bundle:
        units += bundle & 7
        bundle >>= 3
    return units


def refuse_card(game: State, seat: int, card: Card, payment: int) -> Refusal | None:
    """Why a card cannot be built at its cost."""
    refusal = same_name(game, seat, card)
    if refusal is not None:
        return refusal
    costs, coins = card_costs(game, seat, card)
    return refuse_payment(game, seat, costs, coins, payment, "SW-033")


def same_name(game: State, seat: int, card: Card) -> Refusal | None:
    if game.cities[seat].built >> card.name & 1:
        return Refusal("SW-029", "same-name", {"card": Name(card.id)})
    return None


def refuse_stage(game: State, seat: int, number: int, card: Card, payment: int) -> Refusal | None:
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
        return Refusal("SW-203", "partner-has-it", {"card": Name(card.id)})
    return refuse_payment(game, seat, stage_costs(game, seat, stage), stage.coins, payment, "SW-067")


def seat_paid(game: State, seat: int, number: int) -> int:
    """The city behind a slot of a payment, or -1 for the bank."""
    if number == BANK:
        return -1
    if number == LEFT:
        return game.lefts[seat]
    if number == RIGHT:
        return game.rights[seat]
    return number - FIRST_SEAT
