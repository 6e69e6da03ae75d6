"""Reveal, pay and place: what happens to the chosen cards, all at the same moment."""

from __future__ import annotations

from typing import Final

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.seven_wonders.building import (
    buys_from,
    card_costs,
    seat_paid,
    spent,
    stage_costs,
    stage_of,
    use_up,
)
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.city import (
    USED_FREE_BUILD,
    USED_LEFT_TRADE,
    USED_NEIGHBOUR_CHAIN,
    USED_RIGHT_TRADE,
    WONDER_CARD,
)
from ecumene.games.seven_wonders.effects import P_VANISH, WONDER_BOOK, enter, gain, later, work
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.goods import BANK, LEFT, RIGHT, SLOT, SLOT_BITS, total
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DECLINE, DISCARD, FREE, KIN, NAVIGATE, RECRUIT, STAGE
from ecumene.games.seven_wonders.paradox import ReplaceWonder, draw_wonders
from ecumene.games.seven_wonders.vocabulary import (
    COIN_PER_PURCHASE_FROM_NEIGHBOUR,
    LEADERS_FREE,
    ON_EACH_STAGE_BUILT,
    PARTNERSHIP,
    REAPPEAR,
    REPLACE_WONDER,
    VANISH,
)

#: By number of players: seats in rising order; the Free City comes first (SW-135, SW-399).
ORDERS: Final = [[], [], [2, 0, 1], *[list(range(seats)) for seats in range(3, 8)]]


def order_of(game: SevenWonders) -> list[int]:
    return ORDERS[game.seats]


def strike(game: SevenWonders, events: list[Event] | None) -> None:
    """The Assassin: the others' cards are discarded without coins (SW-274, SW-395)."""
    for seat, city in enumerate(game.cities):
        if city.choice is not None and game.assassins & ~(1 << seat):
            killer = game.assassins & ~(1 << seat)
            if game.cities[(killer & -killer).bit_length() - 1].absent or city.absent:
                continue
            game.discards = game.discards.add(city.choice.a, seat)
            game.tell(events, "assassinated", seat, "SW-274", {})
            city.choice = None
    game.assassins = 0


def pay(game: SevenWonders, seat: int, choice: Move, events: list[Event] | None) -> None:
    """Bank and neighbours are paid together; nobody can spend what comes in now (SW-051, SW-076)."""
    city = game.cities[seat]
    if choice.verb == RECRUIT:
        # Not a payment that Persepolis makes cheaper (SW-382).
        city.coins -= 0 if game.stands(seat, LEADERS_FREE) else CARDS[choice.a].coins
        return
    payment = choice.c
    if not city.standing:
        city.coins -= coins_of(game, seat, choice) + total(payment)
    else:
        costs, coins = price(game, seat, choice)
        city.coins -= spent(game, seat, coins, payment)
        for number in game.standing(seat, COIN_PER_PURCHASE_FROM_NEIGHBOUR):
            # Once for each neighbour, in the turn and the play of its last card together.
            for side, bit in ((LEFT, USED_LEFT_TRADE), (RIGHT, USED_RIGHT_TRADE)):
                if not city.used & bit and buys_from(game, seat, costs, payment, side):
                    city.used |= bit
                    game.gain_coins(seat, ALL_EFFECTS[number].amount, "SW-376", events)
        if city.odd and game.turn == game.turns:
            use_up(game, seat, costs, coins, payment)
    number = 0
    while payment:
        amount = payment & SLOT
        if amount and number != BANK:
            payee = seat_paid(game, seat, number)
            game.cities[payee].coins += amount
            if events is not None:
                game.tell(events, "paid", seat, "SW-041", {"owner": payee, "coins": amount})
        payment >>= SLOT_BITS
        number += 1


def coins_of(game: SevenWonders, seat: int, choice: Move) -> int:
    """The coins in the printed price of a card or stage."""
    if choice.verb != STAGE:
        return CARDS[choice.a].coins
    stage = stage_of(game, seat, choice.b)
    return 0 if stage is None else stage.coins


def price(game: SevenWonders, seat: int, choice: Move) -> tuple[list[int], int]:
    """What a card or stage itself costs: the resources it may need, and coins."""
    if choice.verb == STAGE:
        stage = stage_of(game, seat, choice.b)
        return (stage_costs(game, seat, stage), stage.coins) if stage is not None else ([0], 0)
    return card_costs(game, seat, CARDS[choice.a])


def place(game: SevenWonders, seat: int, choice: Move, events: list[Event] | None) -> None:
    """Put the card where it goes; effects come after all have been placed (SW-077)."""
    city = game.cities[seat]
    card = CARDS[choice.a]
    verb = choice.verb
    if verb in (DISCARD, NAVIGATE, DECLINE):
        game.discards = game.discards.add(choice.a, seat)
        if events is not None:
            game.tell(events, "discarded", seat, "SW-028", {})
        return
    if verb == STAGE:
        place_stage(game, seat, choice, events)
        return
    if verb == FREE:
        city.used |= USED_FREE_BUILD
    elif verb == KIN:
        city.used |= USED_NEIGHBOUR_CHAIN
    enter(game, seat, card)
    if events is not None:
        kind = {BUILD: "built", CHAIN: "chained", FREE: "built-free", KIN: "chained", RECRUIT: "recruited"}[verb]
        game.tell(events, kind, seat, "SW-026", {"card": card.id, "coins": total(choice.c)})


def place_stage(game: SevenWonders, seat: int, choice: Move, events: list[Event] | None) -> None:
    """A marker under the board; it may go to the partner, or the whole board may change (SW-201, SW-329)."""
    city = game.cities[seat]
    stage = stage_of(game, seat, choice.b)
    city.stages |= 1 << choice.b
    city.mark(choice.b, choice.a)
    if events is not None:
        game.tell(events, "stage-built", seat, "SW-066", {"stage": choice.b + 1, "coins": total(choice.c)})
    if stage is None:
        return
    for effect in stage.effects:
        if effect.kind == PARTNERSHIP:
            mark_with_wonder(game, seat, choice.b)
        elif effect.kind == REPLACE_WONDER:
            drawn = draw_wonders(game, effect)
            if drawn:
                game.push(ReplaceWonder(seat, drawn, effect.number))


def mark_with_wonder(game: SevenWonders, seat: int, stage: int) -> None:
    """An unused wonder card lies under the stage and cannot be drawn any more (SW-480)."""
    game.cities[seat].mark(stage, WONDER_CARD)
    unused = sorted({BOARDS[number].wonder for number in game.wonders})
    if unused:
        drawn = unused[game.chance.below(len(unused))]
        game.wonders = [number for number in game.wonders if BOARDS[number].wonder != drawn]


def take_stage(game: SevenWonders, seat: int, choice: Move, events: list[Event] | None) -> None:
    """What a stage gives, and what building one triggers."""
    city = game.cities[seat]
    number = choice.b
    stage = stage_of(game, seat, number) if number < len(game.board(seat).stages) else None
    for standing in city.standing:
        effect = ALL_EFFECTS[standing]
        if effect.kind == ON_EACH_STAGE_BUILT and effect.then is not None:
            gain(game, seat, effect.then, WONDER_BOOK, events)
    if stage is None:
        return
    if city.absent and all([effect.kind not in (VANISH, REAPPEAR) for effect in stage.effects]):
        # Any stage without clouds brings the city back (SW-197).
        later(game, P_VANISH, seat, 0)
    card = CARDS[choice.a]
    if stage.needs_age and card.age != stage.needs_age:
        return
    for effect in stage.effects:
        if effect.kind == PARTNERSHIP:
            partner = game.partner(seat)
            if was_given(game, partner, card):
                work(game, partner, card, False, events, given=True)
        else:
            gain(game, seat, effect, WONDER_BOOK, events)


def give_to_partner(game: SevenWonders, seat: int, card: Card, events: list[Event] | None) -> None:
    """The marker lies in the partner's city, unless he has built the same name in this turn (SW-397, SW-439)."""
    partner = game.partner(seat)
    if game.cities[partner].built >> card.name & 1:
        game.discards = game.discards.add(card.number, seat)
        return
    enter(game, partner, card)
    game.tell(events, "given", seat, "SW-201", {"card": card.id, "owner": partner})


def was_given(game: SevenWonders, partner: int, card: Card) -> bool:
    """Does the card in the partner's city come from this stage, not from his own build of the same turn (SW-439)?"""
    done = game.cities[partner].done
    own = done is not None and done.verb in (BUILD, CHAIN, FREE, KIN) and CARDS[done.a].name == card.name
    return card.number in game.cities[partner].cards and not own
