"""The automated player's military cards of the base game, which has no armies (CV-553)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.measures import FAR
from ecumene.games.civ_new_dawn.automated.military import Target, defence_of, draw_target, is_of_rank
from ecumene.games.civ_new_dawn.automated.reinforcing import ReinforceEndangered
from ecumene.games.civ_new_dawn.base_war import attack_moves
from ecumene.games.civ_new_dawn.combat import NO_ARMY, fight
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.strength import attack_lines, total
from ecumene.games.civ_new_dawn.tables.automated_cards import A_RIVAL_CITY, BASE_TARGET_ORDER, REINFORCED_TOKENS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.vocabulary import FIFTH

NO_RETREAT: Final = -1


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    """Levels I and II attack or reinforce, III attacks and then reinforces, IV reinforces and then attacks."""
    card = game.players[seat].cards[strand]
    game.push(AttackBest(-1, seat, strand, card, 0))
    if FOCUS[card].level == 4:
        game.push(ReinforceEndangered(-1, seat, REINFORCED_TOKENS))


def distance_from_own(game: State, seat: int, space: int) -> int:
    """Steps from the nearest friendly space from which an attack may be made (CV-034, CV-115)."""
    distances = game.land.distances(space)
    nearest = FAR
    for own in game.friendly_spaces(seat):
        if own not in game.taken_spaces:
            nearest = min(nearest, distances[own])
    return nearest


def chosen_target(game: State, seat: int, card: int) -> Target | None:
    """The first rank with a target in range, then the weakest, then the nearest."""
    targets: list[Target] = []
    for move in attack_moves(game, seat, card):
        space = game.land.at[move.c]
        defence = defence_of(game, seat, card, space, move.a, move.b - 1)
        targets.append(Target(game, space, move.a, move.b - 1, distance_from_own(game, seat, space), defence))
    for rank in BASE_TARGET_ORDER:
        found = [target for target in targets if is_of_rank(game, seat, rank, target)]
        if rank == A_RIVAL_CITY:
            found = [target for target in found if target.defence < own_value(game, seat, card, target)]
        if found:
            least = min([(target.defence, target.steps) for target in found])
            return draw_target(game, [target for target in found if (target.defence, target.steps) == least])
    return None


def own_value(game: State, seat: int, card: int, target: Target) -> int:
    """The own combat value without die."""
    return total(attack_lines(game, seat, target.space, target.kind, target.owner, FIFTH, card))


class AttackBest(Happen):
    """The next attack, as long as the card has one and a target is in range."""

    name: ClassVar[str] = "attack-best"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, card, made = self.numbers
        seat = self.about
        game.fight = []
        level = FOCUS[card].level
        target = chosen_target(game, seat, card) if made < FOCUS[card].attacks else None
        if target is not None:
            game.push(AttackBest(-1, seat, strand, card, made + 1))
            fight(
                *(game, seat, strand, FIFTH, card, NO_ARMY, target.space, NO_RETREAT),
                *(target.kind, target.owner, events),
            )
        elif level == 3 or (level < 3 and made == 0):
            game.push(ReinforceEndangered(-1, seat, REINFORCED_TOKENS - made))
