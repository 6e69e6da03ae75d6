"""What may be done at any time: the Caylus claim, turning up an invisible card, and the Magician before choosing."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import stages_in_force
from ecumene.games.seven_wonders.cards import Card
from ecumene.games.seven_wonders.city import CLAIMED, EMPTY, USED_MAGICIAN, WONDER_CARD
from ecumene.games.seven_wonders.effects import add_production, apply_effect, settle_new_effects
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.moves import CLAIM, DECLINE, HANDS, TURN_UP, move
from ecumene.games.seven_wonders.scoring import WONDER_CATEGORY
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import BLUE, CLAIM_ONCE, INVISIBILITY, MAGICIAN, PRODUCE


def any_time_moves(game: State, seat: int, before: bool) -> list[Move]:
    """All that the seat may do now, without choosing a card."""
    city = game.cities[seat]
    moves: list[Move] = []
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind == CLAIM_ONCE and effect.age == game.age and not city.used & CLAIMED:
            moves.append(move(CLAIM))
        elif effect.kind == MAGICIAN and before and not city.used & USED_MAGICIAN and not city.vanished:
            moves += [
                move(HANDS, other) for other in range(game.seats) if other != seat and not game.cities[other].vanished
            ]
    moves += [move(TURN_UP, number) for number in hidden_cards(game, seat)]
    return moves


def hidden_cards(game: State, seat: int) -> list[int]:
    """Markers of Invisibility stages that may be turned up: not blue, not a name the city has (SW-206, SW-442)."""
    city = game.cities[seat]
    found: list[int] = []
    for marker in face_down_markers(game, seat):
        if marker >= 0:
            card = CARDS[marker]
            if card.colour != BLUE and not city.built >> card.name & 1:
                found.append(marker)
    return sorted(set(found))


def face_down_markers(game: State, seat: int) -> list[int]:
    """The cards that lie face down under Invisibility stages, those that cannot be turned up among them."""
    if not game.has_effect(seat, INVISIBILITY):
        return []
    city = game.cities[seat]
    return [
        marker
        for number, marker in enumerate(city.markers)
        if marker not in (EMPTY, WONDER_CARD) and not city.turned >> number & 1 and is_invisible(game, seat, number)
    ]


def is_invisible(game: State, seat: int, number: int) -> bool:
    """Is that stage built, and does it or what it copied grant Invisibility? Not yet in the turn it is built."""
    city = game.cities[seat]
    if not city.stages >> number & 1:
        return False
    for stage in stages_in_force(game, seat, number):
        for effect in stage.effects:
            if effect.kind == INVISIBILITY and effect.number in city.standing:
                return True
    return False


def can_act(game: State, seat: int, before: bool) -> bool:
    """Is the seat asked now; `before` the cards of the turn are chosen?

    A face-down marker is asked about whatever it is: otherwise the question itself would tell which cards it cannot be.
    Games of rules version 1 have no such answers on record.
    """
    if seat >= game.seats or not game.cities[seat].standing:
        return False
    return bool(any_time_moves(game, seat, before)) or (game.rules >= 2 and bool(face_down_markers(game, seat)))


def ask(game: State, seat: int, before: bool) -> None:
    game.push(AnyTime(seat, int(before)))


def ask_everybody(game: State) -> None:
    """Before the choice of a turn, seat by seat."""
    for seat in range(game.seats - 1, -1, -1):
        if game.cities[seat].standing and can_act(game, seat, before=True):
            ask(game, seat, before=True)


class AnyTime(Step[State]):
    """Use an ability that needs no card, or go on (SW-411)."""

    __slots__ = ("before",)

    name: ClassVar[str] = "any-time"

    def __init__(self, seat: int = NOBODY, before: int = 0) -> None:
        super().__init__(seat)
        self.before = before

    def args(self) -> tuple[int, ...]:
        return (self.before,)

    def is_choice(self, game: State) -> bool:
        # To decline may be all that is left, but it is not done by itself: that would tell what the marker is.
        return game.rules >= 2

    def options(self, game: State) -> list[Move]:
        return [*any_time_moves(game, self.seat, bool(self.before)), move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb not in (CLAIM, HANDS, TURN_UP, DECLINE):
            return not_now("SW-411", self.name)
        if chosen.verb == DECLINE or chosen in any_time_moves(game, self.seat, bool(self.before)):
            return None
        if chosen.verb == TURN_UP:
            return refuse_turning(game, self.seat, CARDS[chosen.a])
        return Refusal("SW-266" if chosen.verb == CLAIM else "SW-275", "no-ability")

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        if chosen.verb == DECLINE:
            return
        if chosen.verb == CLAIM:
            city.used |= CLAIMED
            for number in game.effects_of_kind(self.seat, CLAIM_ONCE):
                then = ALL_EFFECTS[number].then
                if then is not None:
                    apply_effect(game, self.seat, then, WONDER_CATEGORY, events)
        elif chosen.verb == HANDS:
            other = game.cities[chosen.a]
            city.hand, other.hand = other.hand, city.hand
            city.used |= USED_MAGICIAN
            game.tell(events, "hands-swapped", self.seat, "SW-275", {"owner": Seat(chosen.a)})
        else:
            turn_up(game, self.seat, chosen.a, events)
        if self.before:
            # What it brings counts as there when the turn began (SW-073).
            settle_new_effects(game, self.seat)
        if can_act(game, self.seat, bool(self.before)):
            game.push(self)


def refuse_turning(game: State, seat: int, card: Card) -> Refusal:
    """Blue cards stay face down, and so do names that the city has already (SW-206, SW-442)."""
    city = game.cities[seat]
    rule = "SW-204"
    if card.number in city.markers:
        rule = "SW-206" if card.colour == BLUE else "SW-442" if city.built >> card.name & 1 else rule
    return Refusal(rule, "cannot-turn-up", {"card": Name(card.id)})


def turn_up(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    """The marker works for its owner, without a colour, for nobody else (SW-204, SW-205, SW-440, SW-443)."""
    city = game.cities[seat]
    card = CARDS[number]
    city.cards += (number,)
    city.built |= 1 << card.name
    city.invisible |= 1 << number
    stages = [stage for stage, marker in enumerate(city.markers) if marker == number]
    city.turned |= 1 << next(stage for stage in stages if is_invisible(game, seat, stage))
    game.tell(events, "turned-up", seat, "SW-204", {"card": Name(card.id)})
    for effect in card.effects:
        if effect.kind == PRODUCE:
            add_production(city, effect, sellable=False)
        else:
            apply_effect(game, seat, effect, WONDER_CATEGORY, events)
