"""What each kind of effect does when a card or stage is built."""

from __future__ import annotations

from typing import Final

from ecumene.core.event import Event
from ecumene.games.seven_wonders.building import SPECIAL_PRICE_KINDS
from ecumene.games.seven_wonders.cards import Card, Effect
from ecumene.games.seven_wonders.city import BITS, USED_DISCARD_TRIGGER, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS
from ecumene.games.seven_wonders.goods import CHEAP_LEFT, CHEAP_MADE, CHEAP_RIGHT, MADE, RAW, with_choice, with_units
from ecumene.games.seven_wonders.scoring import WONDER_CATEGORY, count_in, counted
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import (
    ALL_PLAYERS_DISCARD_DEFEAT,
    ALL_PLAYERS_GAIN_COINS,
    ASSASSIN,
    BUILD_FROM_DISCARD,
    CLAIM_ONCE,
    COINS,
    COINS_PER,
    CONVERT_SCIENCE,
    COPY_EFFECT,
    COPY_NEIGHBOUR_GUILD,
    COPY_NEIGHBOUR_SCIENCE_SYMBOL,
    DIPLOMACY_TOKEN,
    DISCARD_DEFEAT_TOKEN,
    DOUBLE_COINS_FROM_YELLOW,
    DOUBLE_VP_FROM_YELLOW,
    DRAW_UNUSED_AND_BUILD_FREE,
    EXCHANGE_ONCE,
    EXTRA_VP_PER_3_COINS,
    GAIN_DEFEAT_TOKEN,
    INVISIBILITY,
    KINGS_FAVOUR,
    LEFT,
    NEIGHBOURS_GAIN_COINS,
    ON_BUILD_COLOUR,
    ON_CHAIN_BUILD,
    ON_EACH_STAGE_BUILT,
    ON_GAIN_VICTORY_TOKEN,
    ON_STRUCTURE_BUILT,
    OTHERS_LOSE_COINS,
    PARTNERSHIP,
    PRODUCE,
    REAPPEAR,
    REPLACE_WONDER,
    RIGHT,
    ROLL_TWO_DICE,
    SCIENCE,
    SCIENCE_SET_BONUS,
    SHIELDS,
    SWAP_BUILT_CARD,
    TRADE_DISCOUNT,
    VANISH,
    VP,
    VP_IF_SHIELDS,
    VP_MINUS_CARDS,
    VP_PER,
    WANDER,
    WHITE,
    WIZARD,
    YELLOW,
)

#: In the place of a category: the effect was triggered by building a card of some colour (Dominion B).
TRIGGERED: Final = 10

FINAL_KINDS: Final = (
    VP,
    VP_PER,
    VP_MINUS_CARDS,
    VP_IF_SHIELDS,
    EXTRA_VP_PER_3_COINS,
    DOUBLE_VP_FROM_YELLOW,
    KINGS_FAVOUR,
    COPY_NEIGHBOUR_GUILD,
    SCIENCE_SET_BONUS,
    CONVERT_SCIENCE,
    COPY_NEIGHBOUR_SCIENCE_SYMBOL,
)

# The phases of the rest of a turn, in order (steps 6b to 11 of the turn).
PENDING_DRAW: Final = 0
PENDING_TOKENS: Final = 1
PENDING_SWAP: Final = 2
PENDING_EXCHANGE: Final = 3
PENDING_ANY_TIME: Final = 4
PENDING_LAST: Final = 5
PENDING_CLEAR: Final = 6
PENDING_DISCARD: Final = 7
PENDING_COPY: Final = 8
PENDING_LOSS: Final = 9
PENDING_VANISH: Final = 10
PENDING_WANDER: Final = 11

POSTPONED_KINDS: Final[dict[int, int]] = {
    DRAW_UNUSED_AND_BUILD_FREE: PENDING_DRAW,
    WIZARD: PENDING_DRAW,
    GAIN_DEFEAT_TOKEN: PENDING_TOKENS,
    DISCARD_DEFEAT_TOKEN: PENDING_TOKENS,
    ALL_PLAYERS_DISCARD_DEFEAT: PENDING_TOKENS,
    EXCHANGE_ONCE: PENDING_TOKENS,
    SWAP_BUILT_CARD: PENDING_SWAP,
    BUILD_FROM_DISCARD: PENDING_DISCARD,
    COPY_EFFECT: PENDING_COPY,
    VANISH: PENDING_VANISH,
    REAPPEAR: PENDING_VANISH,
    WANDER: PENDING_WANDER,
}


def postpone(game: State, phase: int, seat: int, number: int, rank: int = 0) -> None:
    """Put off something to a later phase of the turn; kept in the order of phases, then ranks, then seats."""
    game.pending = sorted([*game.pending, ((phase << 4 | rank) << 4 | seat) << 16 | number])


def apply_effect(game: State, seat: int, effect: Effect, category: int, events: list[Event] | None) -> None:
    """Carry out an effect that a city has just gained, or put it off to its phase of the turn."""
    city = game.cities[seat]
    kind = effect.kind
    if kind in (VP, VP_PER):
        city.final_effects += (effect.number << 4 | category,)
    elif kind == PRODUCE:
        add_production(city, effect, effect.sellable)
    elif kind == SCIENCE:
        city.symbols += 1 << (BITS * effect.extra)
    elif kind == SHIELDS:
        city.shields += effect.amount
    elif kind == COINS:
        game.gain_coins(seat, doubled(game, city, effect.amount, category), "SW-093", events)
    elif kind == COINS_PER:
        coins = effect.amount * counted(game, effect, seat, False)
        game.gain_coins(seat, doubled(game, city, coins, category), "SW-078", events)
    elif kind == TRADE_DISCOUNT:
        lower_prices(city, effect)
    elif kind in FINAL_KINDS:
        city.final_effects += (effect.number << 4 | category,)
    elif kind == ALL_PLAYERS_GAIN_COINS:
        for other, theirs in enumerate(game.cities):
            if not theirs.vanished and (not city.vanished or other == seat):
                game.gain_coins(other, effect.amount, "SW-214", events)
    elif kind == NEIGHBOURS_GAIN_COINS:
        for other in game.neighbours(seat):
            game.gain_coins(other, effect.amount, "SW-347", events)
    elif kind == OTHERS_LOSE_COINS:
        # How much is counted when it is paid (SW-080).
        postpone(game, PENDING_LOSS, seat, effect.number)
    elif kind == ROLL_TWO_DICE:
        first = game.chance.below(6) + 1
        second = game.chance.below(6) + 1
        city.coins += first
        city.rolled += second
        game.tell(events, "rolled", seat, "SW-318", {"coins": first, "points": second})
    elif kind == DIPLOMACY_TOKEN:
        city.diplomacy += 1
        game.tell(events, "diplomacy", seat, "SW-345", {})
    elif kind == ASSASSIN:
        game.assassins |= 1 << seat
    elif kind in POSTPONED_KINDS:
        if kind == BUILD_FROM_DISCARD and category == TRIGGERED:
            # Dominion B: one discard build per turn, whatever it builds (SW-409).
            if city.used & USED_DISCARD_TRIGGER:
                return
            city.used |= USED_DISCARD_TRIGGER
        postpone(
            game,
            POSTPONED_KINDS[kind],
            seat,
            effect.number,
            discard_rank(game, seat, category) if kind == BUILD_FROM_DISCARD else 0,
        )
    elif kind in (PARTNERSHIP, REPLACE_WONDER):
        # Done in step 5, when the stage is placed.
        return
    else:
        city.new_effects += (effect.number,)
        if kind == ON_EACH_STAGE_BUILT and effect.extra and effect.then is not None:
            apply_effect(game, seat, effect.then, category, events)
        elif kind in (CLAIM_ONCE, INVISIBILITY):
            return


def discard_rank(game: State, seat: int, category: int) -> int:
    """Who builds from the discard pile first: Halikarnassos, other boards, leaders, guilds (SW-085)."""
    if category == WHITE:
        return 2
    return 0 if category == WONDER_CATEGORY and game.board(seat).wonder == "halikarnassos" else 1


def add_production(city: City, effect: Effect, sellable: bool) -> None:
    if effect.choice:
        city.production = with_choice(city.production, effect.choice)
        if sellable:
            city.for_sale = with_choice(city.for_sale, effect.choice)
    else:
        city.production = with_units(city.production, effect.units)
        if sellable:
            city.for_sale = with_units(city.for_sale, effect.units)


def lower_prices(city: City, effect: Effect) -> None:
    """Trading Posts, Marketplace, Olympia B."""
    if effect.choice & RAW:
        if effect.neighbours & LEFT:
            city.prices |= CHEAP_LEFT
        if effect.neighbours & RIGHT:
            city.prices |= CHEAP_RIGHT
    if effect.choice & MADE:
        city.prices |= CHEAP_MADE


def doubled(game: State, city: City, coins: int, category: int) -> int:
    """Antiocheia B doubles what a yellow card itself gives (SW-237, SW-453)."""
    if category == YELLOW:
        for number in city.standing:
            if ALL_EFFECTS[number].kind == DOUBLE_COINS_FROM_YELLOW:
                return 2 * coins
    return coins


def charge_others(game: State, seat: int, effect: Effect) -> None:
    """All others must pay coins; a vanished city neither makes others pay nor pays (SW-215, SW-432)."""
    if game.cities[seat].vanished:
        return
    for other, city in enumerate(game.cities):
        if other != seat and not city.vanished:
            times = count_in(city, effect) if effect.extra else 1
            city.coins_to_lose += effect.amount * times


def win_token(game: State, seat: int, value: int, events: list[Event] | None) -> None:
    """A victory token of value 1, 3 or 5 (0, 1, 2); Nero is paid for it."""
    city = game.cities[seat]
    city.victories += 1 << (BITS * value)
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind == ON_GAIN_VICTORY_TOKEN and effect.then is not None:
            apply_effect(game, seat, effect.then, WONDER_CATEGORY, events)


def add_card(game: State, seat: int, card: Card) -> None:
    """Put a card into a city, without its effects."""
    city = game.cities[seat]
    city.cards += (card.number,)
    city.built |= card.bit
    city.colours += 1 << (BITS * card.colour)


def apply_card(
    game: State, seat: int, card: Card, chained: bool, events: list[Event] | None, given: bool = False
) -> None:
    """A card that was put into the city takes effect: first what building it triggers, then what it gives.

    A card given by the partner counts for colours, but its owner has not built it (SW-438, SW-471).
    """
    city = game.cities[seat]
    if city.standing and card.colour != WHITE:
        for number in city.standing:
            effect = ALL_EFFECTS[number]
            then = effect.then
            if then is None:
                continue
            if (
                (effect.kind == ON_STRUCTURE_BUILT and not given)
                or (effect.kind == ON_CHAIN_BUILD and chained)
                or (effect.kind == ON_BUILD_COLOUR and effect.colours >> card.colour & 1)
            ):
                category = TRIGGERED if then.kind == BUILD_FROM_DISCARD else WONDER_CATEGORY
                apply_effect(game, seat, then, category, events)
    for effect in card.effects:
        apply_effect(game, seat, effect, card.colour, events)


def settle_new_effects(game: State, seat: int) -> None:
    """The effects gained in this turn are in force from now on (SW-400)."""
    city = game.cities[seat]
    if city.new_effects:
        city.standing += city.new_effects
        city.new_effects = ()
        for number in city.standing:
            if ALL_EFFECTS[number].kind in SPECIAL_PRICE_KINDS:
                city.special_prices = 1
