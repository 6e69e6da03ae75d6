"""Exchanges after playing a card (Beiping B, Dominion), the one of Sparta B, the Artist, and defeat tokens put back."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import card_costs, sellers, stage_costs, stage_of
from ecumene.games.seven_wonders.cards import Deal
from ecumene.games.seven_wonders.city import BITS, LOW, USED_ARTIST, USED_EXCHANGE, City
from ecumene.games.seven_wonders.effects import win_token
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import choices_of, deficits, parts_of, pay_sellers, size
from ecumene.games.seven_wonders.moves import BUILD, DECLINE, EXCHANGE, GILD, PUT_BACK, STAGE, move
from ecumene.games.seven_wonders.picks import not_now
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.vocabulary import ARTIST, EXCHANGE_AFTER_CARD, WHITE


def used_parts(game: SevenWonders, seat: int) -> list[int]:
    """What the own production may have given to the action of this turn, one bundle for each way to see it (SW-451)."""
    city = game.cities[seat]
    done = city.done
    if done is None or done.verb not in (BUILD, STAGE):
        return [0]
    if done.verb == BUILD:
        costs, _ = card_costs(game, seat, CARDS[done.a])
    else:
        stage = stage_of(game, seat, done.b)
        costs = stage_costs(game, seat, stage) if stage is not None else [0]
    market = sellers(game, seat)
    found: set[int] = set()
    for cost in costs:
        for own in parts_of(cost):
            if 0 in deficits(city.before, own) and (
                cost == own if done.c == 0 else done.c in pay_sellers([cost - own], 0, market)
            ):
                found.add(own)
    return sorted(found) or [0]


def units(production: int) -> int:
    """How many units a production gives in a turn."""
    return size(production & ((1 << 21) - 1)) + len(choices_of(production))


def has_unused(game: SevenWonders, seat: int, wanted: int) -> bool:
    """Are these resources, or -n of any kinds, left over by the own action (SW-221)?"""
    production = game.cities[seat].before
    for used in used_parts(game, seat):
        if wanted < 0:
            if units(production) - size(used) >= -wanted:
                return True
        elif _fits(used, wanted) and 0 in deficits(production, used + wanted):
            return True
    return False


def _fits(used: int, wanted: int) -> bool:
    """No kind of the sum goes beyond the three bits it has."""
    return all([(used >> 3 * k & 7) + (wanted >> 3 * k & 7) <= 7 for k in range(7)])


def has_tokens(city: City, deal: Deal) -> bool:
    for value, tokens in enumerate(deal.victories):
        if (city.victories >> (BITS * value) & LOW) < tokens:
            return False
    return city.coins >= deal.coins and city.defeats >= deal.defeats


def in_stock(game: SevenWonders, city: City, get: Deal, give: Deal) -> bool:
    """Wanted tokens must be in stock, defeat tokens at hand (SW-255)."""
    for value, tokens in enumerate(get.victories):
        if tokens and game.stock(value) < tokens:
            return False
    return city.defeats - give.defeats >= get.shields + get.discards


def trade(game: SevenWonders, seat: int, give: Deal, get: Deal, events: list[Event] | None) -> None:
    city = game.cities[seat]
    city.coins += get.coins - give.coins
    city.defeats -= give.defeats + get.discards + get.shields
    city.served += get.shields
    for value in range(3):
        city.victories -= give.victories[value] << (BITS * value)
        for _ in range(get.victories[value]):
            win_token(game, seat, value, events)
    game.tell(events, "exchanged", seat, "SW-402", {"coins": get.coins})


def exchange_moves(game: SevenWonders, seat: int) -> list[Move]:
    """Once per turn each: the exchanges of the board, a coin of the Artist; and to stop (SW-402)."""
    city = game.cities[seat]
    moves: list[Move] = []
    number_of = 0
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind == EXCHANGE_AFTER_CARD and effect.give is not None:
            give = effect.give
            free = not city.used & USED_EXCHANGE << number_of
            if free and has_tokens(city, give) and (give.resources == 0 or has_unused(game, seat, give.resources)):
                moves += [
                    move(EXCHANGE, number_of, choice)
                    for choice, get in enumerate(effect.gets)
                    if in_stock(game, city, get, give)
                ]
            number_of += 1
        elif effect.kind == ARTIST and not city.used & USED_ARTIST and city.coins >= effect.price:
            moves += [move(GILD, card) for card in sorted(city.cards) if can_gild(city, card)]
    return [*moves, move(DECLINE)]


def can_gild(city: City, card: int) -> bool:
    """A structure of the own city without such a coin (SW-281, SW-467)."""
    return CARDS[card].colour != WHITE and not city.gilded >> card & 1


class Exchange(Step[SevenWonders]):
    """After the card: exchange, or leave it (SW-079)."""

    __slots__ = ("city",)

    name: ClassVar[str] = "exchange"

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def options(self, game: SevenWonders) -> list[Move]:
        return exchange_moves(game, self.city)

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb not in (EXCHANGE, GILD, DECLINE):
            return not_now("SW-402", self.name)
        if chosen in exchange_moves(game, self.city):
            return None
        return Refusal("SW-281" if chosen.verb == GILD else "SW-221", "no-exchange")

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.city]
        if chosen.verb == DECLINE:
            return
        if chosen.verb == GILD:
            artist = ALL_EFFECTS[game.standing(self.city, ARTIST)[0]]
            city.coins -= artist.price
            city.gilded |= 1 << chosen.a
            city.used |= USED_ARTIST
            game.tell(events, "gilded", self.city, "SW-281", {"card": CARDS[chosen.a].id})
        else:
            effect = ALL_EFFECTS[game.standing(self.city, EXCHANGE_AFTER_CARD)[chosen.a]]
            city.used |= USED_EXCHANGE << chosen.a
            if effect.give is not None:
                trade(game, self.city, effect.give, effect.gets[chosen.b], events)
        if len(exchange_moves(game, self.city)) > 1:
            game.push(self)


def one_exchange_moves(game: SevenWonders, seat: int, number: int) -> list[Move]:
    effect = ALL_EFFECTS[number]
    city = game.cities[seat]
    moves: list[Move] = []
    if effect.give is not None and has_tokens(city, effect.give):
        for choice, get in enumerate(effect.gets):
            if in_stock(game, city, get, effect.give):
                moves.append(move(EXCHANGE, 0, choice))
    return [*moves, move(DECLINE)]


class OneExchange(Step[SevenWonders]):
    """Sparta B: four defeat tokens for two victory tokens, now or never (SW-324, SW-484)."""

    __slots__ = ("effect",)

    name: ClassVar[str] = "one-exchange"

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def options(self, game: SevenWonders) -> list[Move]:
        return one_exchange_moves(game, self.seat, self.effect)

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb not in (EXCHANGE, DECLINE):
            return not_now("SW-484", self.name)
        return None if chosen in self.options(game) else Refusal("SW-484", "no-exchange")

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        effect = ALL_EFFECTS[self.effect]
        if chosen.verb == EXCHANGE and effect.give is not None:
            trade(game, self.seat, effect.give, effect.gets[chosen.b], events)


class PutBack(Step[SevenWonders]):
    """Lhasa B: a defeat token may go back after a chain build (SW-305)."""

    __slots__ = ()

    name: ClassVar[str] = "put-back"

    def options(self, game: SevenWonders) -> list[Move]:
        return [move(PUT_BACK), move(DECLINE)]

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        return None if chosen.verb in (PUT_BACK, DECLINE) else not_now("SW-305", self.name)

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == PUT_BACK:
            game.cities[self.seat].defeats -= 1
            game.tell(events, "defeat-put-back", self.seat, "SW-305", {"tokens": 1})
