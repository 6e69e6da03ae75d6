"""Copying: Venezia marks a card or a stage next door and has its effect from then on (SW-210, SW-211)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.effects import WONDER_BOOK, gain, produce
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import COPY, COPY_STAGE, move
from ecumene.games.seven_wonders.picks import not_now
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import COPY_EFFECT, PRODUCE, WHITE


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
        if effect.extra and city.stages >> (effect.extra - 1) & 1 and stage_can_be_copied(game, other, effect.extra):
            moves.append(move(COPY_STAGE, other, effect.extra - 1))
    return moves


def stage_can_be_copied(game: SevenWonders, other: int, stage: int) -> bool:
    """A stage that itself copies cannot be copied: there is nothing printed on it."""
    effects = BOARDS[game.cities[other].board].stages[stage - 1].effects
    return all([effect.kind != COPY_EFFECT for effect in effects])


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
        return None if chosen in self.options(game) else Refusal("SW-210", "cannot-copy")

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        if chosen.verb == COPY:
            effects = CARDS[chosen.a].effects
            game.tell(events, "copied", self.seat, "SW-210", {"card": CARDS[chosen.a].id, "owner": chosen.b})
        else:
            effects = BOARDS[game.cities[chosen.a].board].stages[chosen.b].effects
            game.tell(events, "stage-copied", self.seat, "SW-210", {"stage": chosen.b + 1, "owner": chosen.a})
        for effect in effects:
            if effect.kind == PRODUCE:
                produce(game.cities[self.seat], effect, sellable=False)
            else:
                gain(game, self.seat, effect, WONDER_BOOK, events)
