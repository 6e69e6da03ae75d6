"""What can be foretold: the conflicts if the Age ended now, and what the reader's own secret choice will do."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.conflicts import defeats_dealt, pairs, prize, strength, times
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DISCARD, FREE, KIN, NAVIGATE, RECRUIT, STAGE
from ecumene.games.seven_wonders.placing import pay, place, take_effect
from ecumene.games.seven_wonders.vocabulary import (
    DEFEAT_TOKENS_GO_TO_THE_WINNER,
    REPLACE_WONDER,
    ROLL_TWO_DICE,
)

#: Choices that are carried out when all are revealed.
PLAYS: Final = (BUILD, CHAIN, FREE, KIN, STAGE, DISCARD, NAVIGATE, RECRUIT)
#: Effects that nobody can foresee.
LUCK: Final = (REPLACE_WONDER, ROLL_TWO_DICE)


class Conflict:
    """How a conflict with a neighbour would end now: points and defeat tokens for the one, strength of both."""

    __slots__ = ("defeats", "mine", "other", "points", "theirs")

    def __init__(self, game: SevenWonders, seat: int, other: int) -> None:
        self.other: int = other
        self.mine: int = strength(game, seat)
        self.theirs: int = strength(game, other)
        won = self.mine > self.theirs
        self.points: int = times(game, seat) * prize(max(1, game.age)) if won else 0
        self.defeats: int = 0
        winner, loser = (seat, other) if won else (other, seat)
        back = game.has_effect(loser, DEFEAT_TOKENS_GO_TO_THE_WINNER)
        if self.mine != self.theirs and (winner if back else loser) == seat:
            self.defeats = defeats_dealt(game, winner) * times(game, loser)


def conflicts(game: SevenWonders, seat: int) -> list[Conflict]:
    """The conflicts of a city if the Age ended now."""
    if not game.lefts or game.is_over:
        return []
    found: list[Conflict] = []
    for one, other in pairs(game):
        if seat in (one, other):
            found.append(Conflict(game, seat, one if other == seat else other))
    return found


def carried_out(game: SevenWonders, seat: int) -> SevenWonders:
    """The table after the seat's own secret choice, whatever the others have chosen; the table itself without one."""
    choice = game.cities[seat].choice
    if game.viewer != seat or choice is None or choice.verb not in PLAYS:
        return game
    after = game.copy()
    after.cities[seat].choice = None
    verb = choice.verb
    if verb in (BUILD, STAGE, RECRUIT):
        pay(after, seat, choice, None)
    if verb == STAGE:
        stage = stage_of(after, seat, choice.b)
        for effect in stage.effects if stage is not None else []:
            if effect.kind in LUCK:
                return after
    place(after, seat, choice, None)
    take_effect(after, seat, choice, None)
    return after
