"""Copying: Venezia marks a card or a stage next door and has its effect from then on (SW-210, SW-211)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.cards import Effect, Stage
from ecumene.games.seven_wonders.effects import WONDER_BOOK, enter, gain, produce, work
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import COPY, COPY_STAGE, move
from ecumene.games.seven_wonders.picks import not_now
from ecumene.games.seven_wonders.placing import mark_with_wonder
from ecumene.games.seven_wonders.vocabulary import COPY_EFFECT, PARTNERSHIP, PRODUCE, WHITE


def copy_moves(game: SevenWonders, seat: int, number: int) -> list[Move]:
    """What fits in the neighbouring cities."""
    effect = ALL_EFFECTS[number]
    moves: list[Move] = []
    for other in game.neighbours(seat):
        city = game.cities[other]
        for card_number in city.cards:
            card = CARDS[card_number]
            fits = card.age == effect.age if effect.age else effect.colours >> card.colour & 1
            if fits and card.colour != WHITE and not city.invisible >> card_number & 1:
                moves.append(move(COPY, card_number, other))
        if effect.extra and city.stages >> (effect.extra - 1) & 1 and stage_to_copy(game, other, effect.extra - 1):
            moves.append(move(COPY_STAGE, other, effect.extra - 1))
    return moves


def stage_to_copy(game: SevenWonders, other: int, number: int) -> Stage | None:
    """A stage that itself copies cannot be copied: there is nothing printed on it."""
    stage = stage_of(game, other, number)
    if stage is None or any([effect.kind == COPY_EFFECT for effect in stage.effects]):
        return None
    return stage


class ChooseCopy(Step[SevenWonders]):
    """Which card or stage to copy, after all actions of the turn (SW-211)."""

    __slots__ = ("effect",)

    name: ClassVar[str] = "choose-copy"

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def options(self, game: SevenWonders) -> list[Move]:
        return copy_moves(game, self.seat, self.effect)

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb not in (COPY, COPY_STAGE):
            return not_now("SW-211", self.name)
        if chosen in self.options(game):
            return None
        turned = chosen.verb == COPY and chosen.b < game.seats and game.cities[chosen.b].invisible >> chosen.a & 1
        return Refusal("SW-205" if turned else "SW-210", "cannot-copy")

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        if chosen.verb == COPY:
            city.copied += (chosen.a << 3 | chosen.b,)
            game.tell(events, "copied", self.seat, "SW-210", {"card": CARDS[chosen.a].id, "owner": chosen.b})
            take_copy(game, self.seat, CARDS[chosen.a].effects, events)
            return
        stage = stage_to_copy(game, chosen.a, chosen.b)
        assert stage is not None
        city.copied += (-1 - (game.cities[chosen.a].board << 3 | chosen.b),)
        game.tell(events, "stage-copied", self.seat, "SW-210", {"stage": chosen.b + 1, "owner": chosen.a})
        copy_stage(game, self.seat, stage, self.own_stage(game), events)

    def own_stage(self, game: SevenWonders) -> int:
        """The stage of the own board that copies."""
        for number, stage in enumerate(BOARDS[game.cities[self.seat].board].stages):
            if any([effect.number == self.effect for effect in stage.effects]):
                return number
        raise AssertionError("no stage copies")


def copy_stage(game: SevenWonders, seat: int, stage: Stage, own: int, events: list[Event] | None) -> None:
    """As if it were printed on the own board: it looks at the own marker, and may give it away (SW-445)."""
    marker = game.cities[seat].markers[own]
    if stage.needs_age and CARDS[marker].age != stage.needs_age:
        return
    take_copy(game, seat, stage.effects, events)
    partner = game.partner(seat)
    if stage.for_partner and not game.cities[partner].built >> CARDS[marker].name & 1:
        mark_with_wonder(game, seat, own)
        enter(game, partner, CARDS[marker])
        game.tell(events, "given", seat, "SW-201", {"card": CARDS[marker].id, "owner": partner})
        work(game, partner, CARDS[marker], False, events, given=True)


def take_copy(game: SevenWonders, seat: int, effects: list[Effect], events: list[Event] | None) -> None:
    """Each effect in its own time; what is produced can be bought by nobody (SW-212)."""
    for effect in effects:
        if effect.kind == PRODUCE:
            produce(game.cities[seat], effect, sellable=False)
        elif effect.kind != PARTNERSHIP:
            gain(game, seat, effect, WONDER_BOOK, events)
