"""What may be done at any time: the Caylus claim, turning up an invisible card, and the Magician before choosing."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.cards import Card, Stage
from ecumene.games.seven_wonders.city import CLAIMED, USED_MAGICIAN, City
from ecumene.games.seven_wonders.effects import WONDER_BOOK, gain, produce, settle_effects
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import CLAIM, DECLINE, HANDS, TURN_UP, move
from ecumene.games.seven_wonders.picks import not_now
from ecumene.games.seven_wonders.vocabulary import BLUE, CLAIM_ONCE, COPY_EFFECT, INVISIBILITY, MAGICIAN, PRODUCE


def window_moves(game: SevenWonders, seat: int, before: bool) -> list[Move]:
    """All that the seat may do now, without choosing a card."""
    city = game.cities[seat]
    moves: list[Move] = []
    for number in city.standing:
        effect = ALL_EFFECTS[number]
        if effect.kind == CLAIM_ONCE and effect.age == game.age and not city.used & CLAIMED:
            moves.append(move(CLAIM))
        elif effect.kind == MAGICIAN and before and not city.used & USED_MAGICIAN and not city.absent:
            moves += [
                move(HANDS, other) for other in range(game.seats) if other != seat and not game.cities[other].absent
            ]
    moves += [move(TURN_UP, number) for number in hidden_cards(game, seat)]
    return moves


def hidden_cards(game: SevenWonders, seat: int) -> list[int]:
    """Markers of Invisibility stages that may be turned up: not blue, not a name the city has (SW-206, SW-442)."""
    city = game.cities[seat]
    if not game.stands(seat, INVISIBILITY):
        return []
    found: list[int] = []
    for number, marker in enumerate(city.markers):
        if marker >= 0 and not city.turned >> number & 1 and is_invisible(game, seat, number):
            card = CARDS[marker]
            if card.colour != BLUE and not city.built >> card.name & 1:
                found.append(marker)
    return sorted(set(found))


def is_invisible(game: SevenWonders, seat: int, number: int) -> bool:
    """Does the marker of that stage lie under an Invisibility stage that is built?"""
    city = game.cities[seat]
    stage = stage_of(game, seat, number)
    return stage is not None and city.stages >> number & 1 == 1 and grants_invisibility(city, stage)


def grants_invisibility(city: City, stage: Stage) -> bool:
    """The stage itself, or one that it copies (SW-445); not yet in the turn in which it is built."""
    effects = stage.effects
    if any([effect.kind == COPY_EFFECT and effect.extra for effect in effects]):
        copied = [-1 - code for code in city.copied if code < 0]
        effects = [effect for code in copied for effect in BOARDS[code >> 3].stages[code & 7].effects]
    return any([effect.kind == INVISIBILITY and effect.number in city.standing for effect in effects])


def has_window(game: SevenWonders, seat: int, before: bool) -> bool:
    return seat < game.seats and bool(game.cities[seat].standing) and bool(window_moves(game, seat, before))


def open_window(game: SevenWonders, seat: int, before: bool) -> None:
    game.push(AnyTime(seat, int(before)))


def open_windows(game: SevenWonders) -> None:
    """Before the choice of a turn, seat by seat."""
    for seat in range(game.seats - 1, -1, -1):
        if game.cities[seat].standing and has_window(game, seat, before=True):
            open_window(game, seat, before=True)


class AnyTime(Step[SevenWonders]):
    """Use an ability that needs no card, or go on (SW-411)."""

    __slots__ = ("before",)

    name: ClassVar[str] = "any-time"

    def __init__(self, seat: int = NOBODY, before: int = 0) -> None:
        super().__init__(seat)
        self.before = before

    def args(self) -> tuple[int, ...]:
        return (self.before,)

    def options(self, game: SevenWonders) -> list[Move]:
        return [*window_moves(game, self.seat, bool(self.before)), move(DECLINE)]

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb not in (CLAIM, HANDS, TURN_UP, DECLINE):
            return not_now("SW-411", self.name)
        if chosen.verb == DECLINE or chosen in window_moves(game, self.seat, bool(self.before)):
            return None
        if chosen.verb == TURN_UP:
            return refuse_turning(game, self.seat, CARDS[chosen.a])
        return Refusal("SW-266" if chosen.verb == CLAIM else "SW-275", "no-ability")

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        if chosen.verb == DECLINE:
            return
        if chosen.verb == CLAIM:
            city.used |= CLAIMED
            for number in game.standing(self.seat, CLAIM_ONCE):
                then = ALL_EFFECTS[number].then
                if then is not None:
                    gain(game, self.seat, then, WONDER_BOOK, events)
        elif chosen.verb == HANDS:
            other = game.cities[chosen.a]
            city.hand, other.hand = other.hand, city.hand
            city.used |= USED_MAGICIAN
            game.tell(events, "hands-swapped", self.seat, "SW-275", {"owner": chosen.a})
        else:
            turn_up(game, self.seat, chosen.a, events)
        if self.before:
            # What it brings counts as there when the turn began (SW-073).
            settle_effects(game, self.seat)
        if window_moves(game, self.seat, bool(self.before)):
            game.push(self)


def refuse_turning(game: SevenWonders, seat: int, card: Card) -> Refusal:
    """Blue cards stay face down, and so do names that the city has already (SW-206, SW-442)."""
    city = game.cities[seat]
    rule = "SW-204"
    if card.number in city.markers:
        rule = "SW-206" if card.colour == BLUE else "SW-442" if city.built >> card.name & 1 else rule
    return Refusal(rule, "cannot-turn-up", {"card": card.id})


def turn_up(game: SevenWonders, seat: int, number: int, events: list[Event] | None) -> None:
    """The marker works for its owner, without a colour, for nobody else (SW-204, SW-205, SW-440, SW-443)."""
    city = game.cities[seat]
    card = CARDS[number]
    city.cards += (number,)
    city.built |= 1 << card.name
    city.invisible |= 1 << number
    stages = [stage for stage, marker in enumerate(city.markers) if marker == number]
    city.turned |= 1 << next(stage for stage in stages if is_invisible(game, seat, stage))
    game.tell(events, "turned-up", seat, "SW-204", {"card": card.id})
    for effect in card.effects:
        if effect.kind == PRODUCE:
            produce(city, effect, sellable=False)
        else:
            gain(game, seat, effect, WONDER_BOOK, events)
