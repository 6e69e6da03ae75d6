"""A turn: everybody's secret choice, what comes of it, and the rest of the turn step by step (SW-073 to SW-084)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders import any_time
from ecumene.games.seven_wonders.box_cards import open_box
from ecumene.games.seven_wonders.building import own_production
from ecumene.games.seven_wonders.citadels import SwapCards, ask_wizard, can_swap
from ecumene.games.seven_wonders.city import CLAIMED, PER_AGE, WONDER_CARD
from ecumene.games.seven_wonders.copying import ChooseCopy, copy_moves
from ecumene.games.seven_wonders.debts import ask_losses
from ecumene.games.seven_wonders.effects import (
    PENDING_ANY_TIME,
    PENDING_CLEAR,
    PENDING_COPY,
    PENDING_DISCARD,
    PENDING_DRAW,
    PENDING_EXCHANGE,
    PENDING_LAST,
    PENDING_LOSS,
    PENDING_SWAP,
    PENDING_TOKENS,
    PENDING_VANISH,
    PENDING_WANDER,
    charge_others,
    postpone,
    settle_new_effects,
)
from ecumene.games.seven_wonders.exchanges import Exchange, OneExchange, PutBack, exchange_moves, one_exchange_moves
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.moves import BUILD, RECRUIT, STAGE
from ecumene.games.seven_wonders.paradox import DrawWonders
from ecumene.games.seven_wonders.partnership import give_to_partner
from ecumene.games.seven_wonders.picks import LastPick, Pick
from ecumene.games.seven_wonders.placing import assassinate, order_of_play, pay, place, replaced_by, take_effect
from ecumene.games.seven_wonders.state import State
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

# What is played: the cards of a turn, the last cards of an Age, or leaders. All go through the steps of a turn.
REGULAR: Final = 0
LAST_CARDS: Final = 1
LEADER_PLAY: Final = 2


class StartTurn(Step[State]):
    """Abilities before choosing, then everybody's secret choice (SW-073, SW-074)."""

    __slots__ = ()

    name: ClassVar[str] = "start-turn"

    def run(self, game: State, events: list[Event] | None) -> None:
        start_turn(game)


def start_turn(game: State) -> None:
    game.turn += 1
    for city in game.cities:
        city.done = None
    if game.seats == 2:
        holder = game.cities[game.free_city_holder]
        holder.hand = tuple(sorted((*holder.hand, game.free_city_pile[-1])))
        game.free_city_pile = game.free_city_pile[:-1]
    game.push(RESOLVE)
    # The step pushed last is asked first: this one belongs to the first seat.
    for seat in range(game.seats - 1, -1, -1):
        game.push(PICKS[seat])
    any_time.ask_everybody(game)


class Resolve(Step[State]):
    """Reveal, pay and place, all at the same moment (steps 3 to 5). Last cards and leaders are played like this too."""

    __slots__ = ("play",)

    name: ClassVar[str] = "resolve"

    def __init__(self, seat: int = NOBODY, play: int = REGULAR) -> None:
        super().__init__(seat)
        self.play = play

    def args(self) -> tuple[int, ...]:
        return (self.play,)

    def run(self, game: State, events: list[Event] | None) -> None:
        game.push(TAKE_EFFECT[self.play])
        if game.assassins and self.play == REGULAR:
            assassinate(game, events)
        cities = game.cities
        order = order_of_play(game)
        if self.play == REGULAR:
            for seat, city in enumerate(cities):
                city.revealed_production = own_production(game, seat) if city.special_prices else city.production
                city.revealed_for_sale = city.for_sale
                if game.rules >= 2:
                    city.revealed_prices = city.prices
                    city.revealed_standing = city.standing
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
        if game.rules >= 2:
            # The step pushed last comes first.
            for seat in reversed(order):
                effect = replaced_by(game, seat)
                if effect >= 0:
                    game.push(DrawWonders(NOBODY, seat, effect))
        if game.is_team_game:
            for seat in order:
                choice = cities[seat].done
                if choice is not None and choice.verb == STAGE and cities[seat].markers[choice.b] == WONDER_CARD:
                    give_to_partner(game, seat, CARDS[choice.a], events)


class TakeEffect(Step[State]):
    """Step 6: every card and stage of the turn takes effect, seat by seat; the rest of the turn follows."""

    __slots__ = ("play",)

    name: ClassVar[str] = "take-effect"

    def __init__(self, seat: int = NOBODY, play: int = REGULAR) -> None:
        super().__init__(seat)
        self.play = play

    def args(self) -> tuple[int, ...]:
        return (self.play,)

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat in order_of_play(game):
            choice = game.cities[seat].done
            if choice is not None:
                take_effect(game, seat, choice, events)
        if self.play == REGULAR:
            schedule(game)
            if not game.pending:
                end_turn(game, events)
                return
        if self.play != LAST_CARDS:
            game.push(RestOfTurn(NOBODY, self.play))


#: Steps never change, so all turns share these.
PICKS: Final = [Pick(seat) for seat in range(7)]
RESOLVE: Final = Resolve()
TAKE_EFFECT: Final = [TakeEffect(NOBODY, play) for play in (REGULAR, LAST_CARDS, LEADER_PLAY)]


def schedule(game: State) -> None:
    """Put off what is due in every turn: exchanges, abilities for any time, and in the last turn the last cards."""
    for seat, city in enumerate(game.cities):
        if city.standing:
            for number in city.standing:
                if ALL_EFFECTS[number].kind in (EXCHANGE_AFTER_CARD, ARTIST):
                    postpone(game, PENDING_EXCHANGE, seat, 0)
                    break
            if any_time.can_act(game, seat, before=False):
                postpone(game, PENDING_ANY_TIME, seat, 0)
    if game.turn == game.turns:
        postpone(game, PENDING_LAST, 0, 0)
        postpone(game, PENDING_CLEAR, 0, 0)


class RestOfTurn(Step[State]):
    """Works through what is pending, one thing at a time, and ends the turn when nothing is left."""

    __slots__ = ("play",)

    name: ClassVar[str] = "rest-of-turn"

    def __init__(self, seat: int = NOBODY, play: int = REGULAR) -> None:
        super().__init__(seat)
        self.play = play

    def args(self) -> tuple[int, ...]:
        return (self.play,)

    def run(self, game: State, events: list[Event] | None) -> None:
        if not game.pending:
            if self.play == REGULAR:
                end_turn(game, events)
            else:
                for seat, city in enumerate(game.cities):
                    # No turn: what can be used once per turn is not used up (SW-412).
                    city.used &= PER_AGE | CLAIMED
                    settle_new_effects(game, seat)
            return
        code = game.pending[0]
        game.pending = game.pending[1:]
        phase, seat, number = code >> 24, code >> 16 & 15, code & 0xFFFF
        game.push(self)
        if phase == PENDING_DRAW:
            if ALL_EFFECTS[number].kind == WIZARD:
                ask_wizard(game, seat, events)
            else:
                open_box(game, seat, ALL_EFFECTS[number], events)
        elif phase == PENDING_TOKENS:
            tokens(game, seat, number, events)
        elif phase == PENDING_SWAP:
            if can_swap(game, seat):
                game.push(SwapCards(seat))
        elif phase == PENDING_EXCHANGE:
            if len(exchange_moves(game, seat)) > 1:
                game.push(Exchange(decider(game, seat), seat))
        elif phase == PENDING_ANY_TIME:
            any_time.ask(game, seat, before=False)
        elif phase == PENDING_LAST:
            last_cards(game)
        elif phase == PENDING_CLEAR:
            clear_hands(game)
        elif phase == PENDING_DISCARD:
            if buildable(game, seat):
                game.push(TakeFromDiscard(decider(game, seat), seat))
        elif phase == PENDING_COPY:
            if copy_moves(game, seat, number):
                game.push(ChooseCopy(seat, number))
        elif phase == PENDING_LOSS:
            charge_others(game, seat, ALL_EFFECTS[number])
            if not game.pending or game.pending[0] >> 24 != PENDING_LOSS:
                # That was the last loss of the turn: they are paid together (SW-410).
                ask_losses(game, events)
        elif phase == PENDING_VANISH:
            gone = ALL_EFFECTS[number].kind == VANISH
            game.cities[seat].vanished = int(gone)
            game.find_neighbours()
            game.tell(events, "vanished" if gone else "reappeared", seat, "SW-192" if gone else "SW-197", {})
        elif phase == PENDING_WANDER:
            game.push(Wander(seat))


def decider(game: State, city: int) -> int:
    """Who decides for a city: its player; for the Free City the holder of this turn (SW-142)."""
    return city if city < game.seats else game.free_city_holder


def tokens(game: State, seat: int, number: int, events: list[Event] | None) -> None:
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
            if theirs.defeats and (other == seat or not (theirs.vanished or city.vanished)):
                theirs.defeats -= min(effect.amount, theirs.defeats)
                game.tell(events, "defeat-put-back", other, "SW-334", {"tokens": effect.amount})
    elif len(one_exchange_moves(game, seat, number)) > 1:
        game.push(OneExchange(seat, number))


def last_cards(game: State) -> None:
    """Who may play the last card of the Age does so now, all at once (SW-354, SW-403)."""
    for seat in range(len(game.cities)):
        settle_new_effects(game, seat)
    for_all = [
        seat
        for seat in range(len(game.cities))
        if not game.cities[seat].vanished
        for number in game.effects_of_kind(seat, PLAY_LAST_CARD)
        if ALL_EFFECTS[number].extra
    ]
    players = [
        seat
        for seat in range(game.seats)
        if game.cities[seat].hand
        and (game.has_effect(seat, PLAY_LAST_CARD) or (for_all and not game.cities[seat].vanished))
    ]
    if players:
        game.push(Resolve(NOBODY, LAST_CARDS))
        for seat in players:
            game.push(LastPick(seat))


def clear_hands(game: State) -> None:
    """Unplayed cards go to the discard pile without coins (SW-025)."""
    for seat in range(game.seats):
        city = game.cities[seat]
        game.discards = game.discards.add_all(city.hand, seat)
        city.hand = ()
    game.discards = game.discards.add_all(game.free_city_pile, len(game.cities))
    game.free_city_pile = []


def end_turn(game: State, events: list[Event] | None) -> None:
    """Step 12: hands go round, or the Age is over."""
    for seat, city in enumerate(game.cities):
        if city.used:
            city.used &= PER_AGE | CLAIMED
        if city.new_effects:
            settle_new_effects(game, seat)
    if game.turn == game.turns:
        # What is turned up before the conflicts may still make others pay.
        game.push(RestOfTurn(NOBODY, LAST_CARDS))
        for seat in range(len(game.cities) - 1, -1, -1):
            if any_time.can_act(game, seat, before=False):
                any_time.ask(game, seat, before=False)
        return
    pass_hands(game)
    start_turn(game)


def pass_hands(game: State) -> None:
    """To the left in Ages I and III, to the right in Age II; two players exchange theirs (SW-022 to SW-024, SW-138)."""
    if game.seats == 2:
        one, other = game.cities[0], game.cities[1]
        one.hand, other.hand = other.hand, one.hand
        game.free_city_holder = 1 - game.free_city_holder
        return
    circle = game.circle
    hands = [game.cities[seat].hand for seat in circle]
    step = -1 if game.age == 2 else 1
    for chair, seat in enumerate(circle):
        game.cities[seat].hand = hands[(chair + step) % len(circle)]
