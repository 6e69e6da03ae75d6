"""Copying: Venezia marks a card or a stage next door and has its effect from then on (SW-210, SW-211)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name, Seat
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.building import stages_in_force
from ecumene.games.seven_wonders.cards import Effect, Stage
from ecumene.games.seven_wonders.effects import add_card, add_production, apply_card, apply_effect
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.moves import COPY, COPY_STAGE, DECLINE, move
from ecumene.games.seven_wonders.partnership import mark_with_wonder
from ecumene.games.seven_wonders.scoring import WONDER_CATEGORY
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import COPY_EFFECT, PARTNERSHIP, PRODUCE, WHITE


def copy_moves(game: State, seat: int, number: int) -> list[Move]:
    """Every card and stage of the neighbours that may be copied."""
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


def stage_to_copy(game: State, other: int, number: int) -> Stage | None:
    """A stage that copies a card cannot be copied: there is nothing printed on it."""
    stages = stages_in_force(game, other, number)
    if len(stages) != 1 or any([effect.kind == COPY_EFFECT for effect in stages[0].effects]):
        return None
    return stages[0]


class ChooseCopy(Step[State]):
    """Which card or stage to copy, after all actions of the turn (SW-211); or none (SW-337, SW-338)."""

    __slots__ = ("effect",)

    name: ClassVar[str] = "choose-copy"

    def __init__(self, seat: int = NOBODY, effect: int = 0) -> None:
        super().__init__(seat)
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.effect,)

    def options(self, game: State) -> list[Move]:
        moves = copy_moves(game, self.seat, self.effect)
        return moves if game.rules < 2 else [*moves, move(DECLINE)]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb not in (COPY, COPY_STAGE) and (chosen.verb != DECLINE or game.rules < 2):
            return not_now("SW-211", self.name)
        if chosen in self.options(game):
            return None
        turned = chosen.verb == COPY and chosen.b < game.seats and game.cities[chosen.b].invisible >> chosen.a & 1
        return Refusal("SW-205" if turned else "SW-210", "cannot-copy")

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        if chosen.verb == DECLINE:
            return
        if chosen.verb == COPY:
            city.copied += (chosen.a << 3 | chosen.b,)
            game.tell(
                events, "copied", self.seat, "SW-210", {"card": Name(CARDS[chosen.a].id), "owner": Seat(chosen.b)}
            )
            take_copy(game, self.seat, CARDS[chosen.a].effects, events)
            return
        stage = stage_to_copy(game, chosen.a, chosen.b)
        assert stage is not None
        own = self.own_stage(game)
        tokens = game.cities[chosen.a].copied_stages(chosen.b)
        board, printed = tokens[0] if tokens else (game.cities[chosen.a].board, chosen.b)
        city.copy_token(own, board, printed)
        game.tell(events, "stage-copied", self.seat, "SW-210", {"stage": chosen.b + 1, "owner": Seat(chosen.a)})
        copy_stage(game, self.seat, stage, own, events)

    def own_stage(self, game: State) -> int:
        """The stage of the own board that copies; Manneken Pis may have it from Venezia next door."""
        for number in range(len(game.board(self.seat).stages)):
            for stage in stages_in_force(game, self.seat, number):
                if any([effect.number == self.effect for effect in stage.effects]):
                    return number
        raise AssertionError("no stage copies")


def copy_stage(game: State, seat: int, stage: Stage, own: int, events: list[Event] | None) -> None:
    """As if it were printed on the copying board: its own marker counts, and may be given away (SW-445)."""
    marker = game.cities[seat].markers[own]
    if stage.needs_age and CARDS[marker].age != stage.needs_age:
        return
    take_copy(game, seat, stage.effects, events)
    partner = game.partner(seat)
    if stage.for_partner and not game.cities[partner].built >> CARDS[marker].name & 1:
        mark_with_wonder(game, seat, own)
        add_card(game, partner, CARDS[marker])
        game.tell(events, "given", seat, "SW-201", {"card": Name(CARDS[marker].id), "owner": Seat(partner)})
        apply_card(game, partner, CARDS[marker], False, events, given=True)


def take_copy(game: State, seat: int, effects: list[Effect], events: list[Event] | None) -> None:
    """Each effect works when it normally does; what it produces is not for sale (SW-212)."""
    for effect in effects:
        if effect.kind == PRODUCE:
            add_production(game.cities[seat], effect, sellable=False)
        elif effect.kind != PARTNERSHIP:
            apply_effect(game, seat, effect, WONDER_CATEGORY, events)
