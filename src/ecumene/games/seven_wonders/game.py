"""7 Wonders as the engine sees it: the contract of `Game`, answered by the rules of this folder."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.chance import Chance
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, IllegalMove, Refusal
from ecumene.core.score import Score, places
from ecumene.games.seven_wonders import evaluation, faults, hiding, moves, redealing, scoring
from ecumene.games.seven_wonders.facts import BOARDS, CARDS
from ecumene.games.seven_wonders.state import State
from ecumene.games.seven_wonders.vocabulary import BLACK, WHITE


class SevenWonders(State):
    """A game of 7 Wonders."""

    __slots__ = ()

    RULE_TURN: ClassVar[str] = "SW-018"
    RULE_OVER: ClassVar[str] = "SW-015"
    RULE_NOTATION: ClassVar[str] = "SW-026"

    def parse(self, seat: int, text: str) -> Move:
        move = moves.read(text)
        if move is None:
            raise IllegalMove(Refusal(self.RULE_NOTATION, "notation", {"text": text.strip()}, MALFORMED))
        return move

    def every_move(self) -> list[Move]:
        cards = [
            card
            for card in CARDS
            if (card.colour != BLACK or self.has_cities) and (card.colour != WHITE or self.has_leaders)
        ]
        return moves.every_move(self.seats, cards, self.has_leaders and self.options["wonders"] != "base")

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def side(self, seat: int) -> tuple[int, ...]:
        return (seat, self.partner(seat)) if self.is_team_game else (seat,)

    def ranking(self) -> list[int]:
        """More points; among equals more coins (SW-126); in the team game both partners together (SW-375)."""
        totals = [score.total * 1000 + self.cities[score.seat].coins for score in self.scores()]
        if self.is_team_game:
            totals = [totals[seat] + totals[self.partner(seat)] for seat in range(self.seats)]
        return places(totals)

    def worth(self, seat: int) -> float:
        return evaluation.worth(self, seat)

    def cast(self, seat: int) -> str:
        face = self.cities[seat].dealt_board
        return BOARDS[face].id if face >= 0 else ""

    def veil(self, seat: int) -> None:
        hiding.veil(self, seat)

    def unveil(self, seat: int, rng: Chance) -> None:
        redealing.unveil(self, seat, rng)

    def copy(self) -> SevenWonders:
        return SevenWonders(self.box, self.seats, self.seed, self.options, self.rules, self)

    def faults(self) -> list[str]:
        return faults.faults(self)
