"""Citadels: the Wizard takes leaders, the Diplomat swaps cards (SW-278, SW-280)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import SPECIAL_PRICE_KINDS, stages_in_force
from ecumene.games.seven_wonders.cards import Card, Effect
from ecumene.games.seven_wonders.city import BITS, City, without_one
from ecumene.games.seven_wonders.effects import FINAL_KINDS, add_card, apply_card, lower_prices
from ecumene.games.seven_wonders.facts import BOARDS, CARDS
from ecumene.games.seven_wonders.goods import FIXED, choices_of, size, with_choice, with_units
from ecumene.games.seven_wonders.moves import DECLINE, DISCARD, RECRUIT, SWAP, move
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import PRODUCE, SCIENCE, SHIELDS, TRADE_DISCOUNT, WHITE

# The Wizard


def ask_wizard(game: State, seat: int, events: list[Event] | None) -> None:
    """Every other player with an unplayed leader gives one up; the owner may then play one of them (SW-278, SW-463)."""
    victims = [
        other
        for other in range(game.seats)
        if other != seat and game.cities[other].leaders and not game.cities[other].vanished
    ]
    if victims and not game.cities[seat].vanished:
        game.push(WizardPlays(seat, len(game.discards.codes)))
        for other in reversed(victims):
            game.push(GiveUpLeader(other))


class GiveUpLeader(Step[State]):
    """A victim of the Wizard chooses which leader to discard."""

    __slots__ = ()

    name: ClassVar[str] = "give-up-leader"

    def options(self, game: State) -> list[Move]:
        return [move(DISCARD, number) for number in game.cities[self.seat].leaders]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb != DISCARD:
            return not_now("SW-278", self.name)
        fits = chosen.a in game.cities[self.seat].leaders
        return None if fits else Refusal("SW-463", "not-in-hand", {"card": Name(CARDS[chosen.a].id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        city.leaders = tuple([number for number in city.leaders if number != chosen.a])
        game.discards = game.discards.add(chosen.a, self.seat)
        # Which one, only the Wizard sees: it lies in the discard pile (SW-014).
        game.tell(events, "leader-given-up", self.seat, "SW-278", {})


class WizardPlays(Step[State]):
    """One of the leaders given up may be played free (SW-514)."""

    __slots__ = ("since",)

    name: ClassVar[str] = "wizard-plays"

    def __init__(self, seat: int = NOBODY, since: int = 0) -> None:
        super().__init__(seat)
        #: The place in the discard pile from which on the leaders lie that were given up.
        self.since = since

    def args(self) -> tuple[int, ...]:
        return (self.since,)

    def offered(self, game: State) -> list[int]:
        return [code >> 3 for code in game.discards.codes[self.since :] if CARDS[code >> 3].colour == WHITE]

    def options(self, game: State) -> list[Move]:
        return [*[move(RECRUIT, number) for number in self.offered(game)], move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb == DECLINE:
            return None
        if chosen.verb != RECRUIT:
            return not_now("SW-278", self.name)
        fits = chosen.a in self.offered(game)
        return None if fits else Refusal("SW-278", "not-drawn", {"card": Name(CARDS[chosen.a].id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == RECRUIT:
            card = CARDS[chosen.a]
            game.discards = game.discards.without(card.number)
            add_card(game, self.seat, card)
            game.tell(events, "recruited", self.seat, "SW-514", {"card": Name(card.id), "coins": 0})
            apply_card(game, self.seat, card, False, events)


# The Diplomat


def swappable(city: City, card: Card) -> bool:
    """Structures that others can see and whose cost has no coins (SW-280)."""
    return card.colour != WHITE and card.coins == 0 and not city.invisible >> card.number & 1


def swaps(game: State, seat: int) -> list[Move]:
    """May these two cards be swapped? Both costs have as many resources, no name stands twice (SW-465, SW-466)."""
    mine = game.cities[seat]
    moves: list[Move] = []
    if mine.vanished:
        return moves
    for other, theirs in enumerate(game.cities):
        if other == seat or theirs.vanished:
            continue
        for own in mine.cards:
            one = CARDS[own]
            if not swappable(mine, one) or theirs.built >> one.name & 1:
                continue
            for foreign in theirs.cards:
                two = CARDS[foreign]
                if swappable(theirs, two) and size(one.cost) == size(two.cost) and not mine.built >> two.name & 1:
                    moves.append(move(SWAP, own, foreign, other))
    return moves


def swap_rule(game: State, seat: int, chosen: Move) -> str:
    """The rule that forbids a swap."""
    mine = game.cities[seat]
    if chosen.c < len(game.cities) and chosen.a in mine.cards and chosen.b in game.cities[chosen.c].cards:
        theirs = game.cities[chosen.c]
        if theirs.vanished:
            return "SW-432"
        if theirs.built >> CARDS[chosen.a].name & 1 or mine.built >> CARDS[chosen.b].name & 1:
            return "SW-466"
    return "SW-280"


def can_swap(game: State, seat: int) -> bool:
    return bool(swaps(game, seat))


def leave(game: State, seat: int, card: Card) -> None:
    """Take a card out of a city with all its standing effects; coins already gained stay (SW-466)."""
    city = game.cities[seat]
    city.cards = without_one(city.cards, card.number)
    city.built &= ~(1 << card.name)
    city.colours -= 1 << (BITS * card.colour)
    for effect in card.effects:
        lose_effect(game, seat, effect, card.colour)


def lose_effect(game: State, seat: int, effect: Effect, category: int) -> None:
    city = game.cities[seat]
    if effect.kind == SHIELDS:
        city.shields -= effect.amount
    elif effect.kind == SCIENCE:
        city.symbols -= 1 << (BITS * effect.extra)
    elif effect.kind == TRADE_DISCOUNT:
        city.prices = prices_of(game, seat)
    elif effect.kind == PRODUCE:
        city.production = (
            city.production - effect.units if not effect.choice else without_choice(city.production, effect.choice)
        )
        if effect.sellable:
            city.for_sale = (
                city.for_sale - effect.units if not effect.choice else without_choice(city.for_sale, effect.choice)
            )
    elif effect.kind in FINAL_KINDS:
        city.final_effects = without_one(city.final_effects, effect.number << 4 | category)
    elif effect.number in city.standing:
        city.standing = without_one(city.standing, effect.number)
    elif effect.number in city.new_effects:
        city.new_effects = without_one(city.new_effects, effect.number)


def prices_of(game: State, seat: int) -> int:
    """The discounts of the cards and stages that are left, and of those copied (SW-445, SW-447)."""
    city = game.cities[seat]
    other = City()
    for number in city.cards:
        for effect in CARDS[number].effects:
            if effect.kind == TRADE_DISCOUNT:
                lower_prices(other, effect)
    for code in city.copied:
        if code >= 0:
            for effect in CARDS[code >> 3].effects:
                if effect.kind == TRADE_DISCOUNT:
                    lower_prices(other, effect)
    for number, printed in enumerate(BOARDS[city.board].stages):
        if city.stages >> number & 1:
            for stage in stages_in_force(game, seat, number) if game.rules >= 2 else [printed]:
                for effect in stage.effects:
                    if effect.kind == TRADE_DISCOUNT:
                        lower_prices(other, effect)
    return other.prices


def without_choice(production: int, choice: int) -> int:
    choices = choices_of(production)
    choices.remove(choice)
    left = production & FIXED
    for other in choices:
        left = with_choice(left, other)
    return left


def arrive(game: State, seat: int, card: Card) -> None:
    """A swapped card works from now on; what it gives once when built is not given again."""
    city = game.cities[seat]
    add_card(game, seat, card)
    for effect in card.effects:
        if effect.kind == SHIELDS:
            city.shields += effect.amount
        elif effect.kind == SCIENCE:
            city.symbols += 1 << (BITS * effect.extra)
        elif effect.kind == TRADE_DISCOUNT:
            city.prices = prices_of(game, seat)
        elif effect.kind == PRODUCE:
            if effect.choice:
                city.production = with_choice(city.production, effect.choice)
                city.for_sale = with_choice(city.for_sale, effect.choice) if effect.sellable else city.for_sale
            else:
                city.production = with_units(city.production, effect.units)
                city.for_sale = with_units(city.for_sale, effect.units) if effect.sellable else city.for_sale
        elif effect.kind in FINAL_KINDS:
            city.final_effects += (effect.number << 4 | card.colour,)
        elif stays(effect):
            city.new_effects += (effect.number,)


def stays(effect: Effect) -> bool:
    """Is it one of the standing effects of cards (extra resources, rebates, free stages)?"""
    return effect.kind in SPECIAL_PRICE_KINDS


class SwapCards(Step[State]):
    """Swap one own card for one of another city, or decline."""

    __slots__ = ()

    name: ClassVar[str] = "swap-cards"

    def options(self, game: State) -> list[Move]:
        return [*swaps(game, self.seat), move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb == DECLINE:
            return None
        if chosen.verb != SWAP:
            return not_now("SW-280", self.name)
        return None if chosen in swaps(game, self.seat) else Refusal(swap_rule(game, self.seat, chosen), "cannot-swap")

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb != SWAP:
            return
        mine, theirs = game.cities[self.seat], game.cities[chosen.c]
        own, foreign = CARDS[chosen.a], CARDS[chosen.b]
        coin_mine, coin_theirs = mine.gilded >> own.number & 1, theirs.gilded >> foreign.number & 1
        mine.gilded &= ~(1 << own.number)
        theirs.gilded &= ~(1 << foreign.number)
        leave(game, self.seat, own)
        leave(game, chosen.c, foreign)
        arrive(game, self.seat, foreign)
        arrive(game, chosen.c, own)
        # A coin of the Artist stays with its card (SW-466).
        mine.gilded |= coin_theirs << foreign.number
        theirs.gilded |= coin_mine << own.number
        names: Arguments = {"card": Name(own.id), "other": Name(foreign.id), "owner": Seat(chosen.c)}
        game.tell(events, "swapped", self.seat, "SW-280", names)
