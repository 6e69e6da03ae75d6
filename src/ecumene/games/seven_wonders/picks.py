"""The choice of a turn: which card, and what to do with it (SW-018, SW-026)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import Step
from ecumene.games.seven_wonders import building
from ecumene.games.seven_wonders.cards import Stage
from ecumene.games.seven_wonders.city import (
    TOKEN_VALUES,
    USED_FREE_BUILD,
    USED_NAVIGATOR,
    USED_NEIGHBOUR_CHAIN,
    without_one,
)
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.goods import FREE as FREE_OF_CHARGE
from ecumene.games.seven_wonders.goods import NONE
from ecumene.games.seven_wonders.moves import (
    BUILD,
    BUILT,
    CHAIN,
    CHAINED,
    CLAIM,
    COPY,
    COPY_STAGE,
    DECLINE,
    DISCARD,
    DISCARDED,
    EXCHANGE,
    FREE,
    GILD,
    HANDS,
    KIN,
    MOVE,
    NAVIGATE,
    STAGE,
    STAGED,
    TURN_UP,
    move,
)
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.trade import is_in_reach, pay_neighbours, supply
from ecumene.games.seven_wonders.vocabulary import FREE_BUILD_ONCE_PER_AGE, NAVIGATOR, NEIGHBOUR_CHAIN_ONCE_PER_AGE

#: Moves that are only allowed at another moment of the turn, and the rule that says when.
MOMENTS: Final = {
    CLAIM: "SW-411",
    TURN_UP: "SW-411",
    HANDS: "SW-462",
    EXCHANGE: "SW-402",
    GILD: "SW-402",
    COPY: "SW-211",
    COPY_STAGE: "SW-211",
    MOVE: "SW-198",
}


def build_options(game: State, city: int, hand: tuple[int, ...], out: list[Move]) -> None:
    """Every way to build a card of the hand or a stage with it, for one city."""
    owner = game.cities[city]
    own = owner.production
    left = building.sales(game, game.lefts[city])
    right = building.sales(game, game.rights[city])
    prices, coins, built, odd = owner.prices, owner.coins, owner.built, owner.special_prices
    if building.is_on_both_sides(game, city):
        right = 0
        prices = building.both_prices(prices)
    even_kinds, odd_kinds = supply(own, left, right)
    stages: list[tuple[Stage, int, int]] = []
    for number in building.next_stages(game, city):
        stage = building.stage_of(game, city, number)
        if stage is not None:
            if odd or stage.different or stage.coins:
                ways = building.stage_payments(game, city, stage)
            elif is_in_reach(stage.cost, even_kinds, odd_kinds):
                ways = pay_neighbours(stage.cost, own, left, right, prices, coins)
            else:
                ways = NONE
            for payment in ways:
                stages.append((stage, number, payment))
    standing = bool(owner.standing)
    free = standing and building.has_free_build(game, city)
    before = -1
    for number in hand:
        if number == before:
            continue
        before = number
        card = CARDS[number]
        if not built & card.bit:
            if card.parents and card.parents & built:
                out.append(CHAINED[number])
            if odd:
                ways = building.card_payments(game, city, card)
            elif card.coins > coins:
                ways = NONE
            elif card.cost == 0:
                ways = FREE_OF_CHARGE
            elif is_in_reach(card.cost, even_kinds, odd_kinds):
                ways = pay_neighbours(card.cost, own, left, right, prices, coins - card.coins)
            else:
                ways = NONE
            for payment in ways:
                out.append(BUILT.move(number, payment))
            if standing:
                if free and costs_something(game, city, number):
                    out.append(move(FREE, number))
                if building.has_neighbour_chain(game, city, card):
                    out.append(move(KIN, number))
        for stage, place, payment in stages:
            if not stage.for_partner or building.may_mark(game, city, stage, card):
                out.append(STAGED[place].move(number, payment))


def costs_something(game: State, city: int, number: int) -> bool:
    """Would the card cost anything? Only then it makes sense to build it free (SW-154)."""
    card = CARDS[number]
    costs, coins = building.card_costs(game, city, card)
    return coins > 0 or 0 not in building.payments(game, city, costs, coins)


def refuse_build(game: State, city: int, hand: tuple[int, ...], chosen: Move) -> Refusal | None:
    """Why a card of the hand cannot be used in this way."""
    if chosen.a not in hand:
        return Refusal("SW-026", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})
    card = CARDS[chosen.a]
    owner = game.cities[city]
    verb = chosen.verb
    if verb == STAGE:
        return building.refuse_stage(game, city, chosen.b, card, chosen.c)
    if verb == BUILD:
        return building.refuse_card(game, city, card, chosen.c)
    refusal = building.same_name(game, city, card)
    if refusal is not None:
        return refusal
    if verb == CHAIN:
        return None if building.has_chain(game, city, card) else Refusal("SW-059", "no-chain", {"card": Name(card.id)})
    if verb == KIN:
        if not game.has_effect(city, NEIGHBOUR_CHAIN_ONCE_PER_AGE):
            return Refusal("SW-229", "no-kin")
        if owner.used & USED_NEIGHBOUR_CHAIN:
            return Refusal("SW-229", "used-this-age")
        return (
            None
            if building.has_neighbour_chain(game, city, card)
            else Refusal("SW-229", "no-kin-chain", {"card": Name(card.id)})
        )
    if not game.has_effect(city, FREE_BUILD_ONCE_PER_AGE):
        return Refusal("SW-154", "no-free-build")
    if owner.used & USED_FREE_BUILD:
        return Refusal("SW-154", "used-this-age")
    return (
        None if costs_something(game, city, chosen.a) else Refusal("SW-154", "costs-nothing", {"card": Name(card.id)})
    )


def has_navigator(game: State, seat: int) -> bool:
    """Citadels B: a discard with a victory token, once per Age and while there is one (SW-279, SW-464)."""
    for number in game.effects_of_kind(seat, NAVIGATOR):
        token = TOKEN_VALUES.index(ALL_EFFECTS[number].extra)
        return not game.cities[seat].used & USED_NAVIGATOR and game.tokens_left(token) > 0
    return False


class Pick(Step[State]):
    """In secret, all at once: one card to build, for a stage, or to discard (SW-019)."""

    __slots__ = ()

    name: ClassVar[str] = "pick"
    together: bool = True

    def options(self, game: State) -> list[Move]:
        hand = game.cities[self.seat].hand
        moves: list[Move] = []
        build_options(game, self.seat, hand, moves)
        before = -1
        for number in hand:
            if number != before:
                moves.append(DISCARDED[number])
                before = number
        if game.cities[self.seat].standing and has_navigator(game, self.seat):
            moves += [move(NAVIGATE, number) for number in sorted(set(hand))]
        return moves

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        hand = game.cities[self.seat].hand
        if chosen.verb in (DISCARD, NAVIGATE):
            if chosen.a not in hand:
                return Refusal("SW-026", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})
            if chosen.verb == NAVIGATE and not has_navigator(game, self.seat):
                if game.has_effect(self.seat, NAVIGATOR) and game.cities[self.seat].used & USED_NAVIGATOR:
                    return Refusal("SW-279", "used-this-age")
                return Refusal("SW-464" if game.has_effect(self.seat, NAVIGATOR) else "SW-279", "no-navigator")
            return None
        if chosen.verb in (BUILD, CHAIN, FREE, KIN, STAGE):
            return refuse_build(game, self.seat, hand, chosen)
        return not_now(MOMENTS.get(chosen.verb, "SW-026"), self.name)

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        city.choice = chosen
        city.hand = without_one(city.hand, chosen.a)
        if game.seats == 2 and self.seat == game.free_city_holder:
            game.push(FreeCityPick(self.seat))


class LastPick(Pick):
    """The last card of the Age may be played too, or laid aside for nothing (SW-152, SW-403, SW-404)."""

    __slots__ = ()

    name: ClassVar[str] = "last-pick"

    def options(self, game: State) -> list[Move]:
        return [*super().options(game), move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        return None if chosen.verb == DECLINE else super().refuse(game, chosen)

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        # The card lies on the table as chosen in any case, so that nobody sees whether it will be played.
        city.choice = chosen if chosen.verb != DECLINE else move(DECLINE, city.hand[0])
        city.hand = ()


class FreeCityPick(Step[State]):
    """Two players: the holder picks for the Free City, which must build if it can (SW-132, SW-134, SW-137)."""

    __slots__ = ()

    name: ClassVar[str] = "free-city-pick"
    together: bool = True
    midway: ClassVar[bool] = True

    def options(self, game: State) -> list[Move]:
        hand = game.cities[self.seat].hand
        moves: list[Move] = []
        build_options(game, 2, hand, moves)
        chained = {chosen.a for chosen in moves if chosen.verb == CHAIN}
        moves = [chosen for chosen in moves if chosen.verb in (CHAIN, STAGE) or chosen.a not in chained]
        return moves or [move(DISCARD, number) for number in sorted(set(hand))]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        hand = game.cities[self.seat].hand
        if chosen.verb not in (BUILD, CHAIN, FREE, KIN, STAGE, DISCARD):
            return not_now("SW-132", self.name)
        if chosen.a not in hand:
            return Refusal("SW-132", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})
        if chosen.verb == DISCARD:
            return None if chosen in self.options(game) else Refusal("SW-134", "must-build")
        refusal = refuse_build(game, 2, hand, chosen)
        if refusal is None and chosen.verb not in (CHAIN, STAGE) and building.has_chain(game, 2, CARDS[chosen.a]):
            return Refusal("SW-137", "must-chain", {"card": Name(CARDS[chosen.a].id)})
        return refusal

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        city.hand = without_one(city.hand, chosen.a)
        game.cities[2].choice = chosen
