"""What a position is worth to a bot that looks one step ahead: the points if it ended now, and in points what may come.

The terms, each a function below: production and cheap trade, by the turns left to use them; free builds that cards
open; the conflicts still to come against both neighbours; the next science symbols; abilities that stand; coins beyond
their final worth; leaders in hand. The numbers are estimates made by hand, not fitted; no rule depends on them.
"""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from ecumene.games.seven_wonders import science, scoring
from ecumene.games.seven_wonders.city import BITS, LOW, TOKEN_VALUES, City
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS, DECKS
from ecumene.games.seven_wonders.goods import (
    CHEAP_LEFT,
    CHEAP_MADE,
    CHEAP_RIGHT,
    KINDS,
    MADE,
    RAW,
    choices_of,
    kinds_of,
)
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import (
    ANY_SYMBOL,
    FREE_BUILD_ONCE_PER_AGE,
    NEIGHBOUR_CHAIN_ONCE_PER_AGE,
    PERMANENT_DIPLOMACY,
    PLAY_LAST_CARD,
)

AGES: Final = 3
#: What so many units of a raw material and of a made good are worth with the whole game ahead.
RAW_UNITS: Final[list[float]] = [0.0, *accumulate([3.0, 1.8, 0.4, 0.4])]
MADE_UNITS: Final[list[float]] = [0.0, *accumulate([2.6, 0.2])]
#: A source with a choice, for each kind it adds and for its unit.
CHOICE_KIND: Final = 1.2
CHOICE_UNIT: Final = 1.0
#: A kind that a neighbour sells is less urgent.
NEXT_DOOR: Final = 0.75
#: A kind that the city does not make and a neighbour sells cheaply; and what others can buy from the city.
CHEAP_KIND: Final = 0.5
SALE: Final = 0.25
#: A card that can later be built free, if the city gets it in a hand.
CHAIN: Final = 0.7
#: How far the shields of neighbours may still grow, by turn left before a conflict.
ARMING: Final = 0.2
#: Symbols that the city may still get, for each turn left.
SYMBOLS_TO_COME: Final = 0.09
#: Abilities, for each Age left; all others, for the whole game.
PER_AGE: Final[dict[int, float]] = {
    FREE_BUILD_ONCE_PER_AGE: 3.0,
    PLAY_LAST_CARD: 2.0,
    NEIGHBOUR_CHAIN_ONCE_PER_AGE: 1.5,
}
ABILITY: Final = 3.0
#: Coins are good for trade while turns are left, the first ones most.
PURSE: Final = 6
COIN: Final = 0.35
SPARE_COIN: Final = 0.08
THIRD: Final = 1 / 3
#: A leader in hand, with all Ages still to begin; a stage, for those that count stages.
LEADER: Final = 1.2
STAGE: Final = 0.4


def worth(game: State, seat: int) -> float:
    score = scoring.score(game, seat).total
    if game.is_over or game.age == 0:
        return float(score)
    city = game.cities[seat]
    left = turns_left(game)
    ahead = left / (AGES * game.turns)
    return (
        score
        + ahead * (production(game, seat) + trade(game, seat))
        + chains(game, city)
        + conflicts(game, seat)
        + symbols(city, left)
        + abilities(game, city, ahead)
        + purse(city, ahead)
        + LEADER * len(city.leaders) * (AGES - game.age) / AGES
        + STAGE * city.stages.bit_count() * ahead
    )


def turns_left(game: State) -> int:
    """Cards still to be played, the one being chosen included."""
    return (AGES - game.age) * game.turns + game.turns - max(0, game.turn - 1)


def production(game: State, seat: int) -> float:
    """Variety first: each kind once, raw materials twice; less for what is sold next door."""
    city = game.cities[seat]
    nearby = 0
    for other in game.neighbours(seat):
        nearby |= kinds_of(game.cities[other].for_sale)
    found = 0.0
    made = 0
    for kind in range(KINDS):
        units = city.production >> (3 * kind) & 7
        if units:
            made |= 1 << kind
            worths = RAW_UNITS if RAW >> kind & 1 else MADE_UNITS
            scarce = NEXT_DOOR if nearby >> kind & 1 else 1.0
            found += scarce * worths[min(units, len(worths) - 1)]
    for choice in choices_of(city.production):
        found += CHOICE_UNIT + CHOICE_KIND * (choice & ~made).bit_count()
        made |= choice
    return found + SALE * kinds_of(city.for_sale).bit_count()


def trade(game: State, seat: int) -> float:
    """Trading Posts and the Marketplace, for what the neighbours sell and the city lacks."""
    city = game.cities[seat]
    lacking = ~kinds_of(city.production)
    found = 0.0
    for other, bit in ((game.lefts[seat], CHEAP_LEFT), (game.rights[seat], CHEAP_RIGHT)):
        if other >= 0:
            sold = kinds_of(game.cities[other].for_sale) & lacking
            if city.prices & bit:
                found += CHEAP_KIND * (1 + (sold & RAW).bit_count())
            if city.prices & CHEAP_MADE:
                found += CHEAP_KIND * (0.5 + (sold & MADE).bit_count())
    return found


def chains(game: State, city: City) -> float:
    """Cards of later Ages, or of this one, that the city may build free."""
    players = max(AGES, game.seats)
    found = 0.0
    for number in city.cards:
        for child in CARDS[number].chains:
            card = CARDS[child]
            if card.age >= game.age and not city.built & card.bit and child in DECKS[players][card.age]:
                found += CHAIN if card.age > game.age else CHAIN / 3
    return found


def conflicts(game: State, seat: int) -> float:
    """Each conflict to come with each neighbour: a lead in shields makes a victory likely, the nearer the more so."""
    city = game.cities[seat]
    if city.vanished or game.has_effect(seat, PERMANENT_DIPLOMACY):
        return 0.0
    mine = 2 * city.all_shields() + city.half_shield
    found = 0.0
    for other in game.neighbours(seat):
        if game.is_team_game and other == game.partner(seat):
            continue
        theirs = game.cities[other]
        lead = (mine - 2 * theirs.all_shields() - theirs.half_shield) / 2
        for age in range(game.age, AGES + 1):
            if age == game.age and (city.diplomacy or theirs.diplomacy):
                continue
            turns = (age - game.age + 1) * game.turns - game.turn
            chance = max(-1.0, min(1.0, lead / (1 + ARMING * turns)))
            prize = TOKEN_VALUES[age - 1]
            found += chance * prize if chance > 0 else chance
    return found


def symbols(city: City, left: int) -> float:
    """What the next symbol would add, as often as one may still come."""
    held = [city.symbols >> (BITS * kind) & LOW for kind in range(3)]
    free = city.symbols >> (BITS * ANY_SYMBOL) & LOW
    return SYMBOLS_TO_COME * left * (science.best(held, free + 1) - science.best(held, free))


def abilities(game: State, city: City, ahead: float) -> float:
    """Standing effects, by the Ages or turns left to use them; without those of the board itself."""
    found = 0.0
    start = [effect.number for effect in BOARDS[city.board].effects]
    for number in (*city.standing, *city.new_effects):
        per_age = PER_AGE.get(ALL_EFFECTS[number].kind, 0.0)
        if per_age:
            found += per_age * (AGES - game.age + 1)
        elif number not in start:
            found += ABILITY * ahead
    return found


def purse(city: City, ahead: float) -> float:
    """A coin is a third of a point; the first few are worth more while there is something to buy."""
    some = min(city.coins, PURSE)
    return city.coins % 3 * THIRD + ahead * (COIN * some + SPARE_COIN * (city.coins - some))
