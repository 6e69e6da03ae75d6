"""Everdell as the engine and everybody else knows it."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Score
from ecumene.games.everdell import (
    all_moves,
    destinations,
    evaluation,
    faults,
    hiding,
    moves,
    production,
    scoring,
    travellers,
)
from ecumene.games.everdell.catalogue import CARDS
from ecumene.games.everdell.state import State
from ecumene.games.everdell.visitors import ABILITIES, NO_ABILITY
from ecumene.games.everdell.vocabulary import GREEN, TAN


class Everdell(State):
    """The state with what the engine asks of every game."""

    __slots__ = ()

    MOVES_BY_POSITION: ClassVar[bool] = True
    RULE_TURN: ClassVar[str] = "EV-015"
    RULE_OVER: ClassVar[str] = "EV-111"
    RULE_NOTATION: ClassVar[str] = "EV-014"

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text)
        if move is None:
            refusal = Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED)
            raise IllegalMove(refusal, self.box.package)
        return move

    def every_move(self) -> list[Move]:
        return all_moves.every_move(self)

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def rival(self) -> Score | None:
        return scoring.rugworts_score(self) if self.rugwort_is_here else None

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        ability = self.players[seat].ability
        return ABILITIES[ability] if ability != NO_ABILITY else ""

    def veil(self, seat: int) -> None:
        hiding.veil(self, seat)

    def unveil(self, seat: int, rng: Chance) -> None:
        hiding.unveil(self, seat, rng)

    def copy(self) -> Everdell:
        return Everdell(self.box, self.seats, self.seed, self.options, self.rules, self)

    def faults(self) -> list[str]:
        return faults.found(self)

    # What the rules below this module ask for

    def take_effect(self, seat: int, design: int, number: int, events: list[Event] | None) -> None:
        colour = CARDS[design].colour
        if colour == GREEN:
            production.produce(self, seat, seat, number, number, events)
        elif colour == TAN:
            travellers.travel(self, seat, design, events)

    def serve(self, seat: int, design: int, number: int, actor: int, events: list[Event] | None) -> None:
        destinations.serve(self, seat, design, number, actor, events)

    def could_serve(self, seat: int, design: int, number: int, actor: int) -> bool:
        return destinations.could_serve(self, seat, design, number, actor)
