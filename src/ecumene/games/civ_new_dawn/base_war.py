"""Military cards of the base game: reinforcing and attacks without armies (CV-113 to CV-116, CV-489, CV-515)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.asking import Ask
from ecumene.games.civ_new_dawn.combat import NO_ARMY, fight
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.moves import (
    ATTACK,
    BARBARIAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
    ENDS,
    REINFORCE,
    REINFORCES,
    TARGETS,
    TOKEN_TARGET,
    CivMove,
)
from ecumene.games.civ_new_dawn.pieces import reinforce, unreinforced_tokens
from ecumene.games.civ_new_dawn.state import NONE, State
from ecumene.games.civ_new_dawn.tables.focus_cards import FLIGHT_BASE, FOCUS, MASS_PRODUCTION_BASE
from ecumene.games.civ_new_dawn.tables.wonders import PENTAGON_BASE
from ecumene.games.civ_new_dawn.vocabulary import WATER


def resolve(game: State, seat: int, strand: int, number: int, events: list[Event] | None) -> None:
    """Levels I and II reinforce or attack, III attacks and then reinforces, IV reinforces and then attacks."""
    card = game.players[seat].cards[strand]
    attacks = FOCUS[card].attacks
    if card == FLIGHT_BASE:
        game.push(Attack(seat, strand, number, card, attacks, 0))
        game.push(Reinforce(seat, number))
    elif card == MASS_PRODUCTION_BASE:
        game.push(Attack(seat, strand, number, card, attacks, number))
    else:
        game.push(ReinforceOrAttack(seat, strand, number, card, attacks, 0))


def reached(game: State, seat: int, card: int) -> set[int]:
    """The spaces in range of a friendly space that was not taken this turn (CV-114, CV-115)."""
    land = game.land
    if game.controls(seat, PENTAGON_BASE):
        return set(range(land.size))
    starts = [space for space in game.friendly_spaces(seat) if space not in game.taken_spaces]
    found = set(starts)
    front = starts
    through_all = card == FLIGHT_BASE
    for _ in range(FOCUS[card].attack_range):
        following: list[int] = []
        for space in front:
            for other in land.near[space]:
                if other in found:
                    continue
                found.add(other)
                if through_all:
                    following.append(other)
                elif land.terrain[other] == WATER:
                    if FOCUS[card].water:
                        following.append(other)
                elif not game.is_rival(seat, other) and other not in game.barbarians:
                    following.append(other)
        front = following
    return found


def attack_moves(game: State, seat: int, card: int) -> list[Move]:
    """All targets in range: barbarians, city-states, rival cities and control tokens (CV-489)."""
    if not game.friendly_spaces(seat):
        return []
    positions = game.land.positions
    found: list[Move] = []
    for space in sorted(reached(game, seat, card)):
        if space in game.barbarians:
            found.append(CivMove(ATTACK, BARBARIAN_TARGET, 0, positions[space]))
        elif game.states[space] != NONE:
            found.append(CivMove(ATTACK, CITY_STATE_TARGET, 0, positions[space]))
        elif game.is_rival(seat, space):
            city = game.city_owner(space)
            if city >= 0:
                found.append(CivMove(ATTACK, CITY_TARGET, city + 1, positions[space]))
            else:
                found.append(CivMove(ATTACK, TOKEN_TARGET, game.token_owner(space) + 1, positions[space]))
    return found


class Attack(Ask):
    """Which target in range is attacked? After the last attack some cards reinforce."""

    __slots__ = ("attacks", "card", "number", "reinforcing", "strand")

    name: ClassVar[str] = "attack"
    rule: ClassVar[str] = "CV-114"

    def __init__(self, seat: int, strand: int, number: int, card: int, attacks: int, reinforcing: int) -> None:
        super().__init__(seat)
        self.strand = strand
        self.number = number
        self.card = card
        self.attacks = attacks
        #: Tokens that may be reinforced afterwards, one less for each attack.
        self.reinforcing = reinforcing

    def args(self) -> tuple[int, ...]:
        return (self.strand, self.number, self.card, self.attacks, self.reinforcing)

    def options(self, game: State) -> list[Move]:
        return [*attack_moves(game, self.seat, self.card), ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        if move.verb != ATTACK:
            return super().why_not(game, move)
        space = game.land.at[move.c]
        if space >= 0 and space in reached(game, self.seat, self.card):
            return Refusal("CV-489", "no-such-target", {"target": Name(TARGETS[move.a])})
        return Refusal("CV-114", "target-too-far", {"space": NAMES[move.c] if move.c else "?"})

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == ATTACK:
            left = self.reinforcing - 1 if self.reinforcing else 0
            if self.attacks > 1:
                game.push(Attack(self.seat, self.strand, self.number, self.card, self.attacks - 1, left))
            elif left > 0:
                game.push(Reinforce(self.seat, left))
            fight(
                *(game, self.seat, self.strand, self.number, self.card, NO_ARMY, game.land.at[move.c], -1),
                *(move.a, move.b - 1, events),
            )
        elif self.reinforcing > 0:
            game.push(Reinforce(self.seat, self.reinforcing))


class ReinforceOrAttack(Attack):
    """Masonry and Iron Working: is a token reinforced or a target attacked (CV-113)?"""

    __slots__ = ()

    name: ClassVar[str] = "reinforce-or-attack"
    rule: ClassVar[str] = "CV-113"

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        found = [REINFORCES[positions[space]] for space in sorted(unreinforced_tokens(game, self.seat))]
        return [*found, *super().options(game)]

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == REINFORCE:
            if self.number > 1:
                game.push(Reinforce(self.seat, self.number - 1))
            reinforce(game, self.seat, game.land.at[move.a], events, "CV-113")
        else:
            super().take(game, move, events)


class Reinforce(Ask):
    """Which control token is reinforced next?"""

    __slots__ = ("left",)

    name: ClassVar[str] = "reinforce"
    rule: ClassVar[str] = "CV-113"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.left,)

    def options(self, game: State) -> list[Move]:
        positions = game.land.positions
        return [*[REINFORCES[positions[space]] for space in sorted(unreinforced_tokens(game, self.seat))], ENDS]

    def why_not(self, game: State, move: Move) -> Refusal:
        return Refusal("CV-402", "cannot-reinforce") if move.verb == REINFORCE else super().why_not(game, move)

    def take(self, game: State, move: Move, events: list[Event] | None) -> None:
        if move.verb == REINFORCE:
            if self.left > 1:
                game.push(Reinforce(self.seat, self.left - 1))
            reinforce(game, self.seat, game.land.at[move.a], events, "CV-113")
