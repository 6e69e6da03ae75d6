"""What is to come as far as it can be known: conflicts if the Age ended now, and a secret choice carried out alone."""

from __future__ import annotations

from typing import Final

from ecumene.games.seven_wonders.building import stage_of
from ecumene.games.seven_wonders.conflicts import pairs, strength
from ecumene.games.seven_wonders.effects import win_token, work
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import BUILD, CHAIN, DISCARD, FREE, KIN, NAVIGATE, RECRUIT, STAGE
from ecumene.games.seven_wonders.placing import pay, place, take_stage
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, CARDS
from ecumene.games.seven_wonders.turn import DISCARD_COINS, NAVIGATOR_TOKEN
from ecumene.games.seven_wonders.vocabulary import (
    BEATEN_NEIGHBOUR_TAKES_DEFEATS,
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
        self.points: int = times(game, seat) * (2 * max(1, game.age) - 1) if won else 0
        self.defeats: int = 0
        winner, loser = (seat, other) if won else (other, seat)
        back = game.stands(loser, DEFEAT_TOKENS_GO_TO_THE_WINNER)
        if self.mine != self.theirs and (winner if back else loser) == seat:
            tokens = 1
            for number in game.standing(winner, BEATEN_NEIGHBOUR_TAKES_DEFEATS):
                tokens = max(tokens, ALL_EFFECTS[number].amount)
            self.defeats = tokens * times(game, loser)


def times(game: SevenWonders, seat: int) -> int:
    """In the team game a result counts twice, unless diplomacy halves it (SW-373, SW-374)."""
    return 2 if game.is_team_game and not game.cities[seat].diplomacy else 1


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
    if verb == STAGE:
        take_stage(after, seat, choice, None)
    elif verb == DISCARD:
        after.gain_coins(seat, DISCARD_COINS, "SW-028", None)
    elif verb == NAVIGATE:
        after.gain_coins(seat, DISCARD_COINS, "SW-279", None)
        win_token(after, seat, NAVIGATOR_TOKEN, None)
    else:
        work(after, seat, CARDS[choice.a], verb in (CHAIN, KIN), None)
    return after
