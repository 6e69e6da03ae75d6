"""A turn: everybody's secret choice, what comes of it, and the rest of the turn step by step (SW-073 to SW-084)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders import windows
from ecumene.games.seven_wonders.box_cards import open_box
from ecumene.games.seven_wonders.building import own_production
from ecumene.games.seven_wonders.citadels import SwapCards, ask_wizard, can_swap
from ecumene.games.seven_wonders.city import CLAIMED, PER_AGE, USED_NAVIGATOR, WONDER_CARD
from ecumene.games.seven_wonders.copying import ChooseCopy, copy_moves
from ecumene.games.seven_wonders.debts import ask_losses
from ecumene.games.seven_wonders.effects import (
    P_CLEAR,
    P_COPY,
    P_DISCARD,
    P_DRAW,
    P_EXCHANGE,
    P_LAST,
    P_LOSS,
    P_SWAP,
    P_TOKENS,
    P_VANISH,
    P_WANDER,
    P_WINDOW,
    later,
    lose,
    settle_effects,
    win_token,
    work,
)
from ecumene.games.seven_wonders.exchanges import Exchange, OneExchange, PutBack, exchange_moves, one_exchange_moves
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DECLINE, DISCARD, KIN, NAVIGATE, RECRUIT, STAGE
from ecumene.games.seven_wonders.picks import LastPick, Pick
from ecumene.games.seven_wonders.placing import give_to_partner, order_of, pay, place, strike, take_stage
from ecumene.games.seven_wonders.take_from_discard import TakeFromDiscard, buildable
from ecumene.games.seven_wonders.vocabulary import (
    ALL_PLAYERS_DISCARD_DEFEAT,
    ARTIST,
    DISCARD_DEFEAT_TOKEN,
    EXCHANGE_AFTER_CARD,
    GAIN_DEFEAT_TOKEN,
    PLAY_LAST_CARD,
    VANISH,
    WIZARD,
)
from ecumene.games.seven_wonders.wandering import Wander

DISCARD_COINS: Final = 3
# The steps of a turn are gone through for its cards, for last cards, and for leaders.
REGULAR: Final = 0
LAST_CARDS: Final = 1
LEADER_PLAY: Final = 2
#: The Navigator's token is worth 3: the second value.
NAVIGATOR_TOKEN: Final = 1


class StartTurn(Step[SevenWonders]):
    """Abilities before choosing, then everybody's secret choice (SW-073, SW-074)."""

    __slots__ = ()

    name: ClassVar[str] = "start-turn"

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        start_turn(game)


def start_turn(game: SevenWonders) -> None:
    game.turn += 1
    for city in game.cities:
        city.done = None
    if game.seats == 2:
        holder = game.cities[game.holder]
        holder.hand = tuple(sorted((*holder.hand, game.pile[-1])))
        game.pile = game.pile[:-1]
    game.push(RESOLVE)
    # The first seat is asked first, so it comes to lie on top.
    for seat in range(game.seats - 1, -1, -1):
        game.push(PICKS[seat])
    windows.open_windows(game)


class Resolve(Step[SevenWonders]):
    """Reveal, pay, place (steps 3 to 5): all at the same moment. The play of last cards goes through it once more."""

    __slots__ = ("last",)

    name: ClassVar[str] = "resolve"

    def __init__(self, seat: int = NOBODY, last: int = 0) -> None:
        super().__init__(seat)
        self.last = last

    def args(self) -> tuple[int, ...]:
        return (self.last,)

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        game.push(TAKE_EFFECT[self.last])
        if game.assassins and self.last == REGULAR:
            strike(game, events)
        cities = game.cities
        order = order_of(game)
        if self.last == REGULAR:
            for seat, city in enumerate(cities):
                city.before = own_production(game, seat) if city.odd else city.own
                city.offer = city.sell
        for seat in order:
            choice = cities[seat].choice
            if choice is not None and choice.verb in (BUILD, STAGE, RECRUIT):
                pay(game, seat, choice, events)
        for seat in order:
            city = cities[seat]
            choice = city.choice
            city.done = choice
            city.choice = None
            if choice is not None:
                place(game, seat, choice, events)
        if game.is_team_game:
            for seat in order:
                choice = cities[seat].done
                if choice is not None and choice.verb == STAGE and cities[seat].markers[choice.b] == WONDER_CARD:
                    give_to_partner(game, seat, CARDS[choice.a], events)


class TakeEffect(Step[SevenWonders]):
    """Step 6: every card and stage of the turn takes effect, seat by seat; the rest of the turn follows."""

    __slots__ = ("last",)

    name: ClassVar[str] = "take-effect"

    def __init__(self, seat: int = NOBODY, last: int = 0) -> None:
        super().__init__(seat)
        self.last = last

    def args(self) -> tuple[int, ...]:
        return (self.last,)

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        for seat in order_of(game):
            city = game.cities[seat]
            choice = city.done
            if choice is None:
                continue
            verb = choice.verb
            if verb == DISCARD:
                game.gain_coins(seat, DISCARD_COINS, "SW-028", events)
            elif verb == STAGE:
                take_stage(game, seat, choice, events)
            elif verb == DECLINE:
                continue
            elif verb == NAVIGATE:
                city.used |= USED_NAVIGATOR
                game.gain_coins(seat, DISCARD_COINS, "SW-279", events)
                win_token(game, seat, NAVIGATOR_TOKEN, events)
            else:
                work(game, seat, CARDS[choice.a], verb in (CHAIN, KIN), events)
        if self.last == REGULAR:
            schedule(game)
            if not game.pending:
                end_turn(game, events)
                return
        if self.last != LAST_CARDS:
            game.push(RestOfTurn(NOBODY, self.last))


#: Steps never change, so all turns share these.
PICKS: Final = [Pick(seat) for seat in range(7)]
RESOLVE: Final = Resolve()
TAKE_EFFECT: Final = [TakeEffect(NOBODY, play) for play in (REGULAR, LAST_CARDS, LEADER_PLAY)]


def schedule(game: SevenWonders) -> None:
    """What every turn owes to those who have it: exchanges, windows, and on the last turn the last cards."""
    for seat, city in enumerate(game.cities):
        if city.standing:
            for number in city.standing:
                if ALL_EFFECTS[number].kind in (EXCHANGE_AFTER_CARD, ARTIST):
                    later(game, P_EXCHANGE, seat, 0)
                    break
            if windows.has_window(game, seat, before=False):
                later(game, P_WINDOW, seat, 0)
    if game.turn == game.turns:
        later(game, P_LAST, 0, 0)
        later(game, P_CLEAR, 0, 0)


class RestOfTurn(Step[SevenWonders]):
    """Works through what is pending, one thing at a time, and ends the turn when nothing is left."""

    __slots__ = ("play",)

    name: ClassVar[str] = "rest-of-turn"

    def __init__(self, seat: int = NOBODY, play: int = REGULAR) -> None:
        super().__init__(seat)
        self.play = play

    def args(self) -> tuple[int, ...]:
        return (self.play,)

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        if not game.pending:
            if self.play == REGULAR:
                end_turn(game, events)
            else:
                for seat, city in enumerate(game.cities):
                    # No turn: what can be used once per turn is not used up (SW-412).
                    city.used &= PER_AGE | CLAIMED
                    settle_effects(game, seat)
            return
        code = game.pending[0]
        game.pending = game.pending[1:]
        phase, seat, number = code >> 24, code >> 16 & 15, code & 0xFFFF
        game.push(self)
        if phase == P_DRAW:
            if ALL_EFFECTS[number].kind == WIZARD:
                ask_wizard(game, seat, events)
            else:
                open_box(game, seat, ALL_EFFECTS[number], events)
        elif phase == P_TOKENS:
            tokens(game, seat, number, events)
        elif phase == P_SWAP:
            if can_swap(game, seat):
                game.push(SwapCards(seat))
        elif phase == P_EXCHANGE:
            if len(exchange_moves(game, seat)) > 1:
                game.push(Exchange(decider(game, seat), seat))
        elif phase == P_WINDOW:
            windows.open_window(game, seat, before=False)
        elif phase == P_LAST:
            last_cards(game)
        elif phase == P_CLEAR:
            clear_hands(game)
        elif phase == P_DISCARD:
            if buildable(game, seat):
                game.push(TakeFromDiscard(decider(game, seat), seat))
        elif phase == P_COPY:
            if copy_moves(game, seat, number):
                game.push(ChooseCopy(seat, number))
        elif phase == P_LOSS:
            lose(game, seat, ALL_EFFECTS[number])
            if not game.pending or game.pending[0] >> 24 != P_LOSS:
                # That was the last loss of the turn: they are paid together (SW-410).
                ask_losses(game, events)
        elif phase == P_VANISH:
            gone = ALL_EFFECTS[number].kind == VANISH
            game.cities[seat].absent = int(gone)
            game.sit()
            game.tell(events, "vanished" if gone else "reappeared", seat, "SW-192" if gone else "SW-197", {})
        elif phase == P_WANDER:
            game.push(Wander(seat))


def decider(game: SevenWonders, city: int) -> int:
    """Who decides for a city: its player; for the Free City the holder of this turn (SW-142)."""
    return city if city < game.seats else game.holder


def tokens(game: SevenWonders, seat: int, number: int, events: list[Event] | None) -> None:
    """Step 6c: defeat tokens gained and put back, and the one exchange of Sparta B."""
    effect = ALL_EFFECTS[number]
    city = game.cities[seat]
    if effect.kind == GAIN_DEFEAT_TOKEN:
        city.defeats += effect.amount
        game.tell(events, "defeat-taken", seat, "SW-323", {"tokens": effect.amount})
    elif effect.kind == DISCARD_DEFEAT_TOKEN:
        if city.defeats:
            game.push(PutBack(seat))
    elif effect.kind == ALL_PLAYERS_DISCARD_DEFEAT:
        for other, theirs in enumerate(game.cities):
            if theirs.defeats and (other == seat or not (theirs.absent or city.absent)):
                theirs.defeats -= min(effect.amount, theirs.defeats)
                game.tell(events, "defeat-put-back", other, "SW-334", {"tokens": effect.amount})
    elif len(one_exchange_moves(game, seat, number)) > 1:
        game.push(OneExchange(seat, number))


def last_cards(game: SevenWonders) -> None:
    """Who may play the last card of the Age does so now, all at once (SW-354, SW-403)."""
    for seat in range(len(game.cities)):
        settle_effects(game, seat)
    for_all = [
        seat
        for seat in range(len(game.cities))
        if not game.cities[seat].absent
        for number in game.standing(seat, PLAY_LAST_CARD)
        if ALL_EFFECTS[number].extra
    ]
    players = [
        seat
        for seat in range(game.seats)
        if game.cities[seat].hand and (game.stands(seat, PLAY_LAST_CARD) or (for_all and not game.cities[seat].absent))
    ]
    if players:
        game.push(Resolve(NOBODY, LAST_CARDS))
        for seat in players:
            game.push(LastPick(seat))


def clear_hands(game: SevenWonders) -> None:
    """Unplayed cards go to the discard pile without coins (SW-025)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        game.discards = game.discards.add_all(city.hand, seat)
        city.hand = ()
    game.discards = game.discards.add_all(game.pile, len(game.cities))
    game.pile = []


def end_turn(game: SevenWonders, events: list[Event] | None) -> None:
    """Step 12: hands go round, or the Age is over."""
    for seat, city in enumerate(game.cities):
        if city.used:
            city.used &= PER_AGE | CLAIMED
        if city.fresh:
            settle_effects(game, seat)
    if game.turn == game.turns:
        # What is turned up before the conflicts may still make others pay.
        game.push(RestOfTurn(NOBODY, LAST_CARDS))
        for seat in range(len(game.cities) - 1, -1, -1):
            if windows.has_window(game, seat, before=False):
                windows.open_window(game, seat, before=False)
        return
    pass_hands(game)
    start_turn(game)


def pass_hands(game: SevenWonders) -> None:
    """To the left in Ages I and III, to the right in Age II; two players exchange theirs (SW-022 to SW-024, SW-138)."""
    if game.seats == 2:
        one, other = game.cities[0], game.cities[1]
        one.hand, other.hand = other.hand, one.hand
        game.holder = 1 - game.holder
        return
    circle = game.circle
    hands = [game.cities[seat].hand for seat in circle]
    step = -1 if game.age == 2 else 1
    for chair, seat in enumerate(circle):
        game.cities[seat].hand = hands[(chair + step) % len(circle)]
