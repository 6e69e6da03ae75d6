"""Exchanges after playing a card (Beiping B, Dominion), the one of Sparta B, the Artist, and defeat tokens put back."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import card_costs, sellers, stage_costs, stage_of
from ecumene.games.seven_wonders.cards import Deal
from ecumene.games.seven_wonders.city import BITS, LOW, USED_ARTIST, USED_EXCHANGE, City
from ecumene.games.seven_wonders.effects import win_token
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.goods import choices_of, deficits, parts_of, pay_sellers, size
from ecumene.games.seven_wonders.moves import BUILD, DECLINE, EXCHANGE, GILD, PUT_BACK, STAGE, move
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import ARTIST, EXCHANGE_AFTER_CARD, WHITE

#: So many defeat tokens are put back at a time.
PUT_BACK_TOKENS: Final = 1


def used_parts(game: State, seat: int) -> list[int]:
    """The resources of its own that a city may have used for its action: one bundle for each possible way (SW-451)."""
    city = game.cities[seat]
    done = city.done
    if done is None or done.verb not in (BUILD, STAGE):
        return [0]
    if done.verb == BUILD:
        costs, _ = card_costs(game, seat, CARDS[done.a])
    else:
        stage = stage_of(game, seat, done.b)
        costs = stage_costs(game, seat, stage) if stage is not None else [0]
    market = sellers(game, seat, as_revealed=True)
    found: set[int] = set()
    for cost in costs:
        for own in parts_of(cost):
            if 0 in deficits(city.revealed_production, own) and done.c in pay_sellers([cost - own], 0, market):
                found.add(own)
    return sorted(found) or [0]


def units(production: int) -> int:
    """How many units a production gives in a turn."""
    return size(production & ((1 << 21) - 1)) + len(choices_of(production))


def has_unused(game: State, seat: int, wanted: list[int]) -> bool:
    """Did the action leave these bundles unused (SW-221)? -n stands for n units of any kinds; no unit counts twice."""
    production = game.cities[seat].revealed_production
    named = [bundle for bundle in wanted if bundle > 0]
    free = -sum([bundle for bundle in wanted if bundle < 0])
    for used in used_parts(game, seat):
        bundle = used
        for more in named:
            if not _fits(bundle, more):
                break
            bundle += more
        else:
            if 0 in deficits(production, bundle) and units(production) - size(bundle) >= free:
                return True
    return False


def _fits(used: int, wanted: int) -> bool:
    """Does each kind of the sum fit into its three bits?"""
    return all([(used >> 3 * k & 7) + (wanted >> 3 * k & 7) <= 7 for k in range(7)])


def has_tokens(city: City, deal: Deal) -> bool:
    for value, tokens in enumerate(deal.victories):
        if (city.victories >> (BITS * value) & LOW) < tokens:
            return False
    return city.coins >= deal.coins and city.defeats >= deal.defeats


def in_stock(game: State, city: City, get: Deal, give: Deal) -> bool:
    """Wanted tokens must be in stock, defeat tokens at hand (SW-255)."""
    for value, tokens in enumerate(get.victories):
        if tokens and game.tokens_left(value) < tokens:
            return False
    return city.defeats - give.defeats >= get.shields + get.discards


def trade(game: State, seat: int, give: Deal, get: Deal, events: list[Event] | None) -> None:
    city = game.cities[seat]
    city.coins += get.coins - give.coins
    city.defeats -= give.defeats + get.discards + get.shields
    city.defeats_as_shields += get.shields
    for value in range(3):
        city.victories -= give.victories[value] << (BITS * value)
        for _ in range(get.victories[value]):
            win_token(game, seat, value, events)
    game.tell(events, "exchanged", seat, "SW-402", {"coins": get.coins})


def exchange_moves(game: State, seat: int) -> list[Move]:
    """The exchanges of the board and a coin of the Artist, each once per turn; and to decline (SW-402)."""
    city = game.cities[seat]
    moves: list[Move] = []
    for place, number in enumerate(game.effects_of_kind(seat, EXCHANGE_AFTER_CARD)):
        moves += [
            move(EXCHANGE, place, choice)
            for choice in range(len(ALL_EFFECTS[number].gets))
            if refuse_exchange(game, seat, place, choice) is None
        ]
    for number in game.effects_of_kind(seat, ARTIST):
        if not city.used & USED_ARTIST and city.coins >= ALL_EFFECTS[number].price:
            moves += [move(GILD, card) for card in sorted(city.cards) if can_gild(game, city, card)]
    return [*moves, move(DECLINE)]


def refuse_exchange(game: State, seat: int, place: int, choice: int) -> Refusal | None:
    """Why an exchange of the board cannot be made now."""
    city = game.cities[seat]
    deals = [ALL_EFFECTS[number] for number in game.effects_of_kind(seat, EXCHANGE_AFTER_CARD)]
    if place >= len(deals) or choice >= len(deals[place].gets):
        return Refusal("SW-079", "no-exchange")
    if city.used & USED_EXCHANGE << place:
        return Refusal("SW-402", "no-exchange")
    give, get = deals[place].give, deals[place].gets[choice]
    assert give is not None
    if not has_tokens(city, give):
        return Refusal("SW-254", "no-exchange")
    if not in_stock(game, city, get, give):
        return Refusal("SW-284" if get.shields or get.discards else "SW-255", "no-exchange")
    if give.resources:
        wanted = [give.resources]
        for other, deal in enumerate(deals):
            if city.used & USED_EXCHANGE << other and deal.give is not None:
                wanted.append(deal.give.resources)
        if not has_unused(game, seat, wanted):
            return Refusal("SW-221", "no-exchange")
    return None


def can_gild(game: State, city: City, card: int) -> bool:
    """Any card of the own city without such a coin, leaders too (SW-281, SW-467, SW-521)."""
    return not city.gilded >> card & 1 and (CARDS[card].colour != WHITE or game.rules >= 2)


class Exchange(Step[State]):
    """After the card was played: exchange something, or decline (SW-079)."""

    __slots__ = ("city",)

    name: ClassVar[str] = "exchange"

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def options(self, game: State) -> list[Move]:
        return exchange_moves(game, self.city)

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb not in (EXCHANGE, GILD, DECLINE):
            return not_now("SW-402", self.name)
        if chosen in exchange_moves(game, self.city):
            return None
        if chosen.verb == EXCHANGE:
            return refuse_exchange(game, self.city, chosen.a, chosen.b)
        gilded = game.cities[self.city].gilded >> chosen.a & 1
        return Refusal("SW-467" if gilded else "SW-281", "no-exchange")

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.city]
        if chosen.verb == DECLINE:
            return
        if chosen.verb == GILD:
            artist = ALL_EFFECTS[game.effects_of_kind(self.city, ARTIST)[0]]
            city.coins -= artist.price
            city.gilded |= 1 << chosen.a
            city.used |= USED_ARTIST
            game.tell(events, "gilded", self.city, "SW-281", {"card": Name(CARDS[chosen.a].id)})
        else:
            effect = ALL_EFFECTS[game.effects_of_kind(self.city, EXCHANGE_AFTER_CARD)[chosen.a]]
            city.used |= USED_EXCHANGE << chosen.a
            if effect.give is not None:
                trade(game, self.city, effect.give, effect.gets[chosen.b], events)
        if len(exchange_moves(game, self.city)) > 1:
            game.push(self)


def one_exchange_moves(game: State, seat: int, number: int) -> list[Move]:
    effect = ALL_EFFECTS[number]
    city = game.cities[seat]
    moves: list[Move] = []
    if effect.give is not None and has_tokens(city, effect.give):
        for choice, get in enumerate(effect.gets):
            if in_stock(game, city, get, effect.give):
                moves.append(move(EXCHANGE, 0, choice))
    return [*moves, move(DECLINE)]


class OneExchange(Step[State]):
    """Sparta B: four defeat tokens for two victory tokens, now or never (SW-324, SW-484)."""

    __slots__ = ("effect",)

    name: ClassVar[str] = "one-exchange"

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def options(self, game: State) -> list[Move]:
        return one_exchange_moves(game, self.seat, self.effect)

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb not in (EXCHANGE, DECLINE):
            return not_now("SW-484", self.name)
        return None if chosen in self.options(game) else Refusal("SW-484", "no-exchange")

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        effect = ALL_EFFECTS[self.effect]
        if chosen.verb == EXCHANGE and effect.give is not None:
            trade(game, self.seat, effect.give, effect.gets[chosen.b], events)


class PutBack(Step[State]):
    """Lhasa B: a defeat token may go back after a chain build (SW-305)."""

    __slots__ = ()

    name: ClassVar[str] = "put-back"

    def options(self, game: State) -> list[Move]:
        return [move(PUT_BACK), move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        return None if chosen.verb in (PUT_BACK, DECLINE) else not_now("SW-305", self.name)

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == PUT_BACK:
            game.cities[self.seat].defeats -= PUT_BACK_TOKENS
            game.tell(events, "defeat-put-back", self.seat, "SW-305", {"tokens": PUT_BACK_TOKENS})
