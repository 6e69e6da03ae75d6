"""Reveal, pay and place: what happens to the chosen cards, all at the same moment."""

from __future__ import annotations

from typing import Final

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.games.seven_wonders.building import (
    buys_from,
    card_costs,
    copied_stage,
    seat_paid,
    spent,
    stage_costs,
    stage_of,
    use_up,
)
from ecumene.games.seven_wonders.city import (
    TOKEN_VALUES,
    USED_FREE_BUILD,
    USED_LEFT_TRADE,
    USED_NAVIGATOR,
    USED_NEIGHBOUR_CHAIN,
    USED_RIGHT_TRADE,
)
from ecumene.games.seven_wonders.effects import (
    PENDING_VANISH,
    add_card,
    apply_card,
    apply_effect,
    postpone,
    win_token,
)
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.goods import BANK, LEFT, RIGHT, SLOT, SLOT_BITS, total
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DECLINE, DISCARD, FREE, KIN, NAVIGATE, RECRUIT, STAGE
from ecumene.games.seven_wonders.paradox import ReplaceWonder, draw_wonders
from ecumene.games.seven_wonders.partnership import mark_with_wonder, was_given
from ecumene.games.seven_wonders.scoring import WONDER_CATEGORY
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import (
    COIN_PER_PURCHASE_FROM_NEIGHBOUR,
    LEADERS_FREE,
    NAVIGATOR,
    ON_EACH_STAGE_BUILT,
    PARTNERSHIP,
    REAPPEAR,
    REPLACE_WONDER,
    VANISH,
)

#: By number of players: seats in rising order; the Free City comes first (SW-135, SW-399).
ORDERS: Final = [[], [], [2, 0, 1], *[list(range(seats)) for seats in range(3, 8)]]

#: What a discarded card brings.
DISCARD_COINS: Final = 3


def order_of_play(game: State) -> list[int]:
    return ORDERS[game.seats]


def assassinate(game: State, events: list[Event] | None) -> None:
    """The Assassin: the others' cards are discarded without coins (SW-274, SW-395)."""
    for seat, city in enumerate(game.cities):
        if city.choice is not None and game.assassins & ~(1 << seat):
            killer = game.assassins & ~(1 << seat)
            if game.cities[(killer & -killer).bit_length() - 1].vanished or city.vanished:
                continue
            game.discards = game.discards.add(city.choice.a, seat)
            game.tell(events, "assassinated", seat, "SW-274", {})
            city.choice = None
    game.assassins = 0


def pay(game: State, seat: int, choice: Move, events: list[Event] | None) -> None:
    """Bank and neighbours are paid together; nobody can spend what comes in now (SW-051, SW-076)."""
    city = game.cities[seat]
    if choice.verb == RECRUIT:
        # Not a payment that Persepolis makes cheaper (SW-382).
        city.coins -= 0 if game.has_effect(seat, LEADERS_FREE) else CARDS[choice.a].coins
        return
    payment = choice.c
    if not city.standing:
        city.coins -= coins_of(game, seat, choice) + total(payment)
    else:
        costs, coins = price_of(game, seat, choice)
        city.coins -= spent(game, seat, coins, payment)
        for number in game.effects_of_kind(seat, COIN_PER_PURCHASE_FROM_NEIGHBOUR):
            # Once for each neighbour, in the turn and the play of its last card together.
            for side, bit in ((LEFT, USED_LEFT_TRADE), (RIGHT, USED_RIGHT_TRADE)):
                if not city.used & bit and buys_from(game, seat, costs, payment, side):
                    city.used |= bit
                    game.gain_coins(seat, ALL_EFFECTS[number].amount, "SW-378", events)
        if city.special_prices and game.turn == game.turns:
            use_up(game, seat, costs, coins, payment)
    number = 0
    while payment:
        amount = payment & SLOT
        if amount and number != BANK:
            payee = seat_paid(game, seat, number)
            game.cities[payee].coins += amount
            if events is not None:
                game.tell(events, "paid", seat, "SW-041", {"owner": Seat(payee), "coins": amount})
        payment >>= SLOT_BITS
        number += 1


def coins_of(game: State, seat: int, choice: Move) -> int:
    """The coins in the printed price of a card or stage."""
    if choice.verb != STAGE:
        return CARDS[choice.a].coins
    stage = stage_of(game, seat, choice.b)
    return 0 if stage is None else stage.coins


def price_of(game: State, seat: int, choice: Move) -> tuple[list[int], int]:
    """What a card or stage itself costs: the resources it may need, and coins."""
    if choice.verb == STAGE:
        stage = stage_of(game, seat, choice.b)
        return (stage_costs(game, seat, stage), stage.coins) if stage is not None else ([0], 0)
    return card_costs(game, seat, CARDS[choice.a])


def place(game: State, seat: int, choice: Move, events: list[Event] | None) -> None:
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
    add_card(game, seat, card)
    if events is not None:
        kind = {BUILD: "built", CHAIN: "chained", FREE: "built-free", KIN: "chained", RECRUIT: "recruited"}[verb]
        game.tell(events, kind, seat, "SW-026", {"card": Name(card.id), "coins": total(choice.c)})


def place_stage(game: State, seat: int, choice: Move, events: list[Event] | None) -> None:
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
        elif effect.kind == REPLACE_WONDER and game.rules < 2:
            drawn = draw_wonders(game, seat, effect)
            if drawn:
                game.push(ReplaceWonder(seat, drawn, effect.number))


def replaced_by(game: State, seat: int) -> int:
    """The effect of a stage built just now that replaces the board, by its number; -1 if there is none."""
    done = game.cities[seat].done
    stage = stage_of(game, seat, done.b) if done is not None and done.verb == STAGE else None
    for effect in stage.effects if stage is not None else []:
        if effect.kind == REPLACE_WONDER:
            return effect.number
    return -1


def take_effect(game: State, seat: int, choice: Move, events: list[Event] | None) -> None:
    """What a card gives that was built, discarded or put under a stage (SW-078)."""
    verb = choice.verb
    if verb == DISCARD:
        game.gain_coins(seat, DISCARD_COINS, "SW-028", events)
    elif verb == STAGE:
        take_stage(game, seat, choice, events)
    elif verb == NAVIGATE:
        navigator = ALL_EFFECTS[game.effects_of_kind(seat, NAVIGATOR)[0]]
        game.cities[seat].used |= USED_NAVIGATOR
        game.gain_coins(seat, navigator.price, "SW-279", events)
        win_token(game, seat, TOKEN_VALUES.index(navigator.extra), events)
    elif verb != DECLINE:
        apply_card(game, seat, CARDS[choice.a], verb in (CHAIN, KIN), events)


def take_stage(game: State, seat: int, choice: Move, events: list[Event] | None) -> None:
    """What a stage gives, and what building one triggers."""
    city = game.cities[seat]
    number = choice.b
    stage = stage_of(game, seat, number) if number < len(game.board(seat).stages) else None
    for standing in city.standing:
        effect = ALL_EFFECTS[standing]
        if effect.kind == ON_EACH_STAGE_BUILT and effect.then is not None:
            apply_effect(game, seat, effect.then, WONDER_CATEGORY, events)
    if stage is None:
        return
    if game.board(seat).stages[number].copied is not None and game.rules >= 2:
        board, copied = copied_stage(game, seat, number)
        city.copy_token(number, board, copied)
    if city.vanished and all([effect.kind not in (VANISH, REAPPEAR) for effect in stage.effects]):
        # Any stage without clouds brings the city back (SW-197).
        postpone(game, PENDING_VANISH, seat, 0)
    card = CARDS[choice.a]
    if stage.needs_age and card.age != stage.needs_age:
        return
    for effect in stage.effects:
        if effect.kind == PARTNERSHIP:
            partner = game.partner(seat)
            if was_given(game, partner, card):
                apply_card(game, partner, card, False, events, given=True)
        else:
            apply_effect(game, seat, effect, WONDER_CATEGORY, events)
