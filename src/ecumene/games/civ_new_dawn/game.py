"""Civilization: A New Dawn as the engine and everybody else knows it."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.core.step import Step
from ecumene.core.tables_file import fingerprint
from ecumene.games.civ_new_dawn import (
    all_moves,
    armies,
    automated,
    base_war,
    caravans,
    combat,
    culture,
    dial,
    districts,
    evaluation,
    faults,
    growth,
    hiding,
    house_values,
    industry,
    moves,
    pacts,
    science,
    victory,
    wonder_effects,
)
from ecumene.games.civ_new_dawn.armies import MoveArmies
from ecumene.games.civ_new_dawn.asking import Answered, Ask
from ecumene.games.civ_new_dawn.caravans import MoveCaravans
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.agendas import DEVASTATING, NEEDED, WARMONGER
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.leaders import LEADERS, NO_LEADER
from ecumene.games.civ_new_dawn.tables.wonders import POTALA_PALACE
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, INDUSTRY, MILITARY, SCIENCE

#: Games by figures of a file are other games: their digests differ.
FINGERPRINT: Final[int] = fingerprint(house_values.REPLACED)


class CivNewDawn(State):
    """The state with what the engine asks of every game."""

    __slots__ = ()

    MOVES_BY_POSITION: ClassVar[bool] = True
    RULE_TURN: ClassVar[str] = "CV-036"
    RULE_OVER: ClassVar[str] = "CV-190"
    RULE_NOTATION: ClassVar[str] = "CV-038"

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text)
        if move is None:
            refusal = Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED)
            raise IllegalMove(refusal, self.box.package)
        return move

    def every_move(self) -> list[Move]:
        return all_moves.every_move(self)

    def scores(self) -> list[Score]:
        """Completed victory cards; nothing else is counted."""
        return [
            Score(seat, [Item("marks", "CV-190", self.players[seat].marks.bit_count())]) for seat in range(self.seats)
        ]

    def ranking(self) -> list[int]:
        return victory.ranking(self)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        leader = self.players[seat].leader
        return LEADERS[leader].id if leader != NO_LEADER else ""

    def veil(self, seat: int) -> None:
        hiding.veil(self, seat)

    def unveil(self, seat: int, rng: Chance) -> None:
        hiding.unveil(self, seat, rng)

    def copy(self) -> CivNewDawn:
        return CivNewDawn(self.box, self.seats, self.seed, self.options, self.rules, self)

    def faults(self) -> list[str]:
        return faults.found(self)

    def key(self) -> list[int]:
        return [FINGERPRINT, *super().key()]

    # What the rules below this module ask for

    def answered(self, question: Step[Any]) -> Step[Any]:
        assert isinstance(question, Ask)
        return Answered(question)

    def answer(self, question: Step[Any], events: list[Event] | None) -> Move:
        return automated.answer(self, question)

    def automated_turn(self, seat: int, events: list[Event] | None) -> None:
        automated.take_turn(self, seat, events)

    def automated_reset(self, seat: int, card: int, events: list[Event] | None) -> None:
        automated.after_reset(self, seat, card, events)

    def marks_changed(self, events: list[Event] | None) -> None:
        victory.check_marks(self, events)
        if self.wonder_at[POTALA_PALACE] >= 0:
            pacts.check_pacts(self, events)

    def resolve_card(self, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
        if self.players[seat].is_automated:
            automated.resolve(self, seat, strand, events)
            return
        type = FOCUS[self.players[seat].cards[strand]].type
        if type == CULTURE:
            culture.resolve(self, seat, strand, number, events)
        elif type == SCIENCE:
            science.resolve(self, seat, strand, number, events)
        elif type == ECONOMY:
            caravans.resolve(self, seat, strand, number, events)
        elif type == INDUSTRY:
            industry.resolve(self, seat, strand, number, events)
        elif type != MILITARY:
            growth.resolve(self, seat, strand, number, events)
        elif self.expansion:
            armies.resolve(self, seat, strand, number, events)
        else:
            base_war.resolve(self, seat, strand, number, events)

    def start_attack(self, march: Step[Any], army: int, space: int, retreat: int, events: list[Event] | None) -> None:
        assert isinstance(march, MoveArmies)
        combat.start(self, march, army, space, retreat, events)

    def attack_won(self, seat: int, value: int, events: list[Event] | None) -> None:
        if value >= NEEDED[DEVASTATING]:
            victory.mark_agenda(self, seat, DEVASTATING, events)

    def capital_defeated(self, seat: int, events: list[Event] | None) -> None:
        victory.mark_agenda(self, seat, WARMONGER, events)

    def use_district(self, seat: int, district: int, events: list[Event] | None) -> None:
        districts.use(self, seat, district, events)

    def wonder_captured(self, seat: int, wonder: int, events: list[Event] | None) -> None:
        wonder_effects.when_captured(self, seat, wonder, events)

    def after_apadana(self, seat: int, events: list[Event] | None) -> None:
        wonder_effects.after_apadana(self, seat, events)

    def moved_figures(self, seat: int, type: int) -> int:
        for step in self.agenda:
            if step.seat == seat and type == ECONOMY and isinstance(step, MoveCaravans):
                return step.moved
            if step.seat == seat and type == MILITARY and isinstance(step, MoveArmies):
                return step.moved
        return 0

    def figure_gone(self, seat: int, type: int, index: int) -> None:
        for place in range(len(self.agenda)):
            step = self.agenda[place]
            if step.seat != seat:
                continue
            if type == ECONOMY and isinstance(step, MoveCaravans):
                self.agenda[place] = step.without_figure(index)
            if type == MILITARY and isinstance(step, MoveArmies):
                self.agenda[place] = step.without_figure(index)

    def end_round(self, events: list[Event] | None) -> None:
        dial.end_round(self, events)
