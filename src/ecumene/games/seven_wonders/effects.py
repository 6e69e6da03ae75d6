"""What the words of the vocabulary do, at the moment a card or stage is built."""

from __future__ import annotations

from typing import Final

from ecumene.core.event import Event
from ecumene.games.seven_wonders.building import ODD
from ecumene.games.seven_wonders.cards import Card, Effect
from ecumene.games.seven_wonders.city import BITS, USED_DISCARD_TRIGGER, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import CHEAP_LEFT, CHEAP_MADE, CHEAP_RIGHT, MADE, RAW, with_choice, with_units
from ecumene.games.seven_wonders.scoring import count_in, counted
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

#: The book in which a stage's points stand; those of cards are their colours.
WONDER_BOOK: Final = 9

FINAL: Final = (
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

# What the rest of a turn may still owe, in order (steps 6b to 11 of the turn).
P_DRAW: Final = 0
P_TOKENS: Final = 1
P_SWAP: Final = 2
P_EXCHANGE: Final = 3
P_WINDOW: Final = 4
P_LAST: Final = 5
P_CLEAR: Final = 6
P_DISCARD: Final = 7
P_COPY: Final = 8
P_LOSS: Final = 9
P_VANISH: Final = 10
P_WANDER: Final = 11
P_END: Final = 12

LATER: Final[dict[int, int]] = {
    DRAW_UNUSED_AND_BUILD_FREE: P_DRAW,
    WIZARD: P_DRAW,
    GAIN_DEFEAT_TOKEN: P_TOKENS,
    DISCARD_DEFEAT_TOKEN: P_TOKENS,
    ALL_PLAYERS_DISCARD_DEFEAT: P_TOKENS,
    EXCHANGE_ONCE: P_TOKENS,
    SWAP_BUILT_CARD: P_SWAP,
    BUILD_FROM_DISCARD: P_DISCARD,
    COPY_EFFECT: P_COPY,
    VANISH: P_VANISH,
    REAPPEAR: P_VANISH,
    WANDER: P_WANDER,
}


def later(game: SevenWonders, phase: int, seat: int, number: int, rank: int = 0) -> None:
    """Note something the turn still owes; kept in the order of phases, then ranks, then seats."""
    game.pending = sorted([*game.pending, ((phase << 4 | rank) << 4 | seat) << 16 | number])


def gain(game: SevenWonders, seat: int, effect: Effect, book: int, events: list[Event] | None) -> None:
    """Carry out an effect that has just come into a city, or note when it will be."""
    city = game.cities[seat]
    kind = effect.kind
    if kind in (VP, VP_PER):
        city.finals += (effect.number << 4 | book,)
    elif kind == PRODUCE:
        produce(city, effect, effect.sellable)
    elif kind == SCIENCE:
        city.symbols += 1 << (BITS * effect.extra)
    elif kind == SHIELDS:
        city.shields += effect.amount
    elif kind == COINS:
        game.gain_coins(seat, doubled(game, city, effect.amount, book), "SW-093", events)
    elif kind == COINS_PER:
        coins = effect.amount * counted(game, effect, seat, False)
        game.gain_coins(seat, doubled(game, city, coins, book), "SW-078", events)
    elif kind == TRADE_DISCOUNT:
        discount(city, effect)
    elif kind in FINAL:
        city.finals += (effect.number << 4 | book,)
    elif kind == ALL_PLAYERS_GAIN_COINS:
        for other, theirs in enumerate(game.cities):
            if not theirs.absent and (not city.absent or other == seat):
                game.gain_coins(other, effect.amount, "SW-214", events)
    elif kind == NEIGHBOURS_GAIN_COINS:
        for other in game.neighbours(seat):
            game.gain_coins(other, effect.amount, "SW-347", events)
    elif kind == OTHERS_LOSE_COINS:
        # How much is counted when it is paid (SW-080).
        later(game, P_LOSS, seat, effect.number)
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
    elif kind in LATER:
        if kind == BUILD_FROM_DISCARD and book == ON_BUILD_COLOUR:
            # Dominion B: one discard build per turn, whatever it builds (SW-409).
            if city.used & USED_DISCARD_TRIGGER:
                return
            city.used |= USED_DISCARD_TRIGGER
        later(
            game, LATER[kind], seat, effect.number, discard_rank(game, seat, book) if kind == BUILD_FROM_DISCARD else 0
        )
    elif kind in (PARTNERSHIP, REPLACE_WONDER):
        # Done in step 5, when the stage is placed.
        return
    else:
        city.fresh += (effect.number,)
        if kind == ON_EACH_STAGE_BUILT and effect.extra and effect.then is not None:
            gain(game, seat, effect.then, book, events)
        elif kind in (CLAIM_ONCE, INVISIBILITY):
            return


def discard_rank(game: SevenWonders, seat: int, book: int) -> int:
    """Who builds from the discard pile first: Halikarnassos, other boards, leaders, guilds (SW-085)."""
    if book == WHITE:
        return 2
    return 0 if book == WONDER_BOOK and game.board(seat).wonder == "halikarnassos" else 1


def produce(city: City, effect: Effect, sellable: bool) -> None:
    if effect.choice:
        city.own = with_choice(city.own, effect.choice)
        if sellable:
            city.sell = with_choice(city.sell, effect.choice)
    else:
        city.own = with_units(city.own, effect.units)
        if sellable:
            city.sell = with_units(city.sell, effect.units)


def discount(city: City, effect: Effect) -> None:
    """Trading Posts, Marketplace, Olympia B."""
    if effect.choice & RAW:
        if effect.neighbours & LEFT:
            city.prices |= CHEAP_LEFT
        if effect.neighbours & RIGHT:
            city.prices |= CHEAP_RIGHT
    if effect.choice & MADE:
        city.prices |= CHEAP_MADE


def doubled(game: SevenWonders, city: City, coins: int, book: int) -> int:
    """Antiocheia B doubles what a yellow card itself gives (SW-237, SW-453)."""
    if book == YELLOW:
        for number in city.standing:
            if ALL_EFFECTS[number].kind == DOUBLE_COINS_FROM_YELLOW:
                return 2 * coins
    return coins


def lose(game: SevenWonders, seat: int, effect: Effect) -> None:
    """All others are to pay; a vanished city neither hurts nor is hurt (SW-215, SW-432)."""
    if game.cities[seat].absent:
        return
    for other, city in enumerate(game.cities):
        if other != seat and not city.absent:
            times = count_in(city, effect) if effect.extra else 1
            city.losses += effect.amount * times


def win_token(game: SevenWonders, seat: int, value: int, events: list[Event] | None) -> None:
    """A victory token of value 1, 3 or 5 (0, 1, 2); Nero is paid for it."""
    city = game.cities[seat]
    city.victories += 1 << (BITS * value)
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind == ON_GAIN_VICTORY_TOKEN and effect.then is not None:
            gain(game, seat, effect.then, WONDER_BOOK, events)


def enter(game: SevenWonders, seat: int, card: Card) -> None:
    """A card comes to lie in a city."""
    city = game.cities[seat]
    city.cards += (card.number,)
    city.built |= card.bit
    city.colours += 1 << (BITS * card.colour)


def work(
    game: SevenWonders, seat: int, card: Card, chained: bool, events: list[Event] | None, given: bool = False
) -> None:
    """A card that lies in the city takes effect: first what building it triggers, then what it gives.

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
                book = ON_BUILD_COLOUR if then.kind == BUILD_FROM_DISCARD else WONDER_BOOK
                gain(game, seat, then, book, events)
    for effect in card.effects:
        gain(game, seat, effect, card.colour, events)


def settle_effects(game: SevenWonders, seat: int) -> None:
    """What was gained this turn stands from now on (SW-400)."""
    city = game.cities[seat]
    if city.fresh:
        city.standing += city.fresh
        city.fresh = ()
        for number in city.standing:
            if ALL_EFFECTS[number].kind in ODD:
                city.odd = 1
