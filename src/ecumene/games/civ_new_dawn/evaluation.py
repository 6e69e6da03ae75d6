"""What a position is worth to a bot: features of the position by name, times the weights of `weights`.

The shapes below are estimates made by hand; nothing in the rules depends on them.
"""

from __future__ import annotations

from typing import Final

from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.civ_new_dawn.armies import MoveArmies, is_hostile
from ecumene.games.civ_new_dawn.building import PlaceNextToCity
from ecumene.games.civ_new_dawn.caravans import MoveCaravans
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.culture import PlaceTokens
from ecumene.games.civ_new_dawn.growth import Growing, ReinforceTokens
from ecumene.games.civ_new_dawn.industry import Build, cost_of, most_production
from ecumene.games.civ_new_dawn.moves import ARMY, CARAVAN, CITY, CITY_TARGET, DISTRICT, EXPLORE, TOKEN, WONDER
from ecumene.games.civ_new_dawn.player import ON_CARD, Player
from ecumene.games.civ_new_dawn.state import FIRST_NATURAL, NONE, State
from ecumene.games.civ_new_dawn.strength import reinforced_on_map
from ecumene.games.civ_new_dawn.supply import PutTrade
from ecumene.games.civ_new_dawn.tables.agendas import NEEDED, VICTORY_CARDS
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.targets import allowed_targets
from ecumene.games.civ_new_dawn.victory import forts_of, progress
from ecumene.games.civ_new_dawn.vocabulary import ALL_DISTRICTS, INDUSTRY, LEVEL_SPACES, NO_GOVERNMENT
from ecumene.games.civ_new_dawn.weights import EXPECTED, PROMISE, WEIGHTS

WEIGHT: Final[list[float]] = [float(weight) for weight in WEIGHTS.values()]
NAMES: Final[list[str]] = list(WEIGHTS)
#: Control tokens with a higher number are districts.
FIRST_DISTRICT: Final = 16
#: A goal of a figure further away than this does not draw it.
FAR: Final = 12
#: As many resources and trade tokens are worth their full weight.
ENOUGH_RESOURCES: Final = 6


def worth(game: State, seat: int) -> float:
    """The features times their weights."""
    found = features(game, seat)
    total = 0.0
    for place in range(len(found)):
        total += found[place] * WEIGHT[place]
    return total


def features(game: State, seat: int) -> list[float]:
    """What can be said of the position, in the order of the weights."""
    player = game.players[seat]
    if not player.cities:
        # The map is still being built.
        return [0.0] * len(WEIGHT)
    rival_marks = 0
    for other in range(game.seats):
        if other != seat:
            rival_marks = max(rival_marks, game.players[other].marks.bit_count())
    levels = 0
    timing = 0.0
    for slot, strand in enumerate(player.order):
        level = FOCUS[player.cards[strand]].level
        levels += level - 1
        timing += float(level * game.slots[slot])
    if player.governed != NO_GOVERNMENT:
        timing += 4.0
    diplomacy = player.envoys.bit_count()
    for held in player.pacts:
        diplomacy += held.bit_count()
    return [
        1.0 if seat in game.winners else 0.0,
        float(player.marks.bit_count()),
        nearness(game, seat, player),
        float(rival_marks),
        float(len(player.cities)),
        float(len(mature_cities(game, seat))),
        float(len(player.spots)),
        float(reinforced_on_map(game, seat)),
        float((ALL_DISTRICTS & ~player.districts_left).bit_count()) if game.expansion else 0.0,
        float(forts_of(game, seat)),
        float(len(game.wonders_of(seat))),
        wonders_within_reach(game, seat, player),
        float(min(ENOUGH_RESOURCES, sum(player.resources))),
        float(player.natural_wonders.bit_count()),
        float(player.all_trade()),
        float(diplomacy),
        float(levels),
        dial_steps(player),
        timing,
        caravans_on_the_way(game, seat, player),
        armies_on_the_way(game, seat, player),
        threats(game, seat, player),
        pending(game, seat),
    ]


def nearness(game: State, seat: int, player: Player) -> float:
    """For each victory card not completed yet, how far its better agenda has come; nearly done counts most."""
    total = 0.0
    for index, card in enumerate(game.victory_cards):
        if player.marks >> index & 1:
            continue
        best = 0.0
        for agenda in VICTORY_CARDS[card].agendas:
            part = min(1.0, progress(game, seat, agenda) / NEEDED[agenda])
            if part > best:
                best = part
        total += best * best
    return total


def dial_steps(player: Player) -> float:
    """Steps made since the last level space count towards the next one."""
    steps = 0
    here = player.dial
    while here > 0 and here not in LEVEL_SPACES:
        here -= 1
        steps += 1
    return float(steps)


def wonders_within_reach(game: State, seat: int, player: Player) -> float:
    """Of the wonder on offer that is nearest to being paid, how much of its cost is at hand."""
    best = 0.0
    for strand in player.strands_of(INDUSTRY):
        number = game.slots[player.slot_of(strand)]
        for deck in game.decks:
            if deck and deck[-1] >= 0:
                cost = cost_of(game, seat, deck[-1])
                have = most_production(game, seat, strand, player.cards[strand], number, deck[-1])
                part = min(1.0, have / cost) if cost else 1.0
                if part > best:
                    best = part
    return best * best


def pull(distance: int) -> float:
    """How strongly a goal at that distance draws a figure."""
    return 0.0 if distance >= FAR else 1.0 - distance / FAR


def caravans_on_the_way(game: State, seat: int, player: Player) -> float:
    """Caravans on the map, by the nearest city-state or rival city that they have not reached yet."""
    total = 0.0
    for space in player.caravans:
        if space == ON_CARD:
            total += 0.4
            continue
        distances = game.land.distances(space)
        best = FAR
        for other in range(game.land.size):
            if distances[other] < best and (
                game.states[other] != NONE or (game.cities[other] != NONE and game.city_owner(other) != seat)
            ):
                best = distances[other]
        total += pull(best)
    return total


def armies_on_the_way(game: State, seat: int, player: Player) -> float:
    """Armies by the nearest fort that is not the player's own."""
    total = 0.0
    for space in player.armies:
        if space == ON_CARD:
            total += 0.3
            continue
        distances = game.land.distances(space)
        best = FAR
        for fort in game.land.forts:
            if game.city_owner(fort) != seat and distances[fort] < best:
                best = distances[fort]
        total += 0.4 + 0.6 * pull(best)
    return total


def threats(game: State, seat: int, player: Player) -> float:
    """Barbarians and rival armies next to own cities and tokens that no army guards."""
    number = 0.0
    hostile = [space for space in game.barbarians if space >= 0]
    for other in range(game.seats):
        if other != seat:
            hostile += [space for space in game.players[other].armies if space != ON_CARD]
    for space in hostile:
        for near in game.land.near[space]:
            if game.cities[near] != NONE and game.city_owner(near) == seat:
                number += 2.0
            elif game.tokens[near] != NONE and game.token_owner(near) == seat:
                number += 1.0
    return number


def pending(game: State, seat: int) -> float:
    """What the questions that the player still has to answer are going to bring."""
    total = 0.0
    top = game.step(seat)
    for step in game.agenda:
        if step.seat == seat:
            if step is top:
                total += promise(game, seat, step)
            else:
                total += expected(step)
    return total


def expected(step: Step[State]) -> float:
    """Of a question that comes later."""
    if isinstance(step, PutTrade):
        return float(step.left) * 0.6
    if isinstance(step, ReinforceTokens):
        return float(step.left) * 0.3
    return EXPECTED.get(step.name, 0.0)


def promise(game: State, seat: int, step: Step[State]) -> float:
    """Of the question that is open: the best of what it offers."""
    if isinstance(step, PlaceTokens):
        return best_of(game, seat, game.moves(seat), step.left)
    if isinstance(step, PlaceNextToCity):
        return best_of(game, seat, game.moves(seat), step.left)
    if isinstance(step, MoveCaravans):
        moving = len([one for one in range(len(game.players[seat].caravans)) if not step.moved >> one & 1])
        return best_of(game, seat, game.moves(seat), moving)
    if isinstance(step, MoveArmies):
        return best_march(game, seat, step)
    if isinstance(step, Build):
        return best_of(game, seat, game.moves(seat), 1)
    if isinstance(step, Growing):
        reinforcing = 0.0 if step.name == "place-district" else 0.3 * min(step.number, len(game.players[seat].spots))
        return max(reinforcing, best_of(game, seat, game.moves(seat), 1))
    return expected(step)


def gain_of(game: State, seat: int, move: Move) -> float:
    """A rough value of one answer, without trying it."""
    verb = move.verb
    at = game.land.at
    if verb == TOKEN:
        good = game.goods[at[move.a]]
        return PROMISE["token"] if good == NONE else PROMISE["natural"] if good >= FIRST_NATURAL else PROMISE["good"]
    if verb == CARAVAN:
        space = at[move.b]
        if game.states[space] != NONE:
            new = not game.players[seat].envoys >> (game.states[space] - 1) & 1
            return PROMISE["new-state"] if new else PROMISE["trade"]
        owner = game.city_owner(space)
        if owner >= 0 and owner != seat:
            return PROMISE["trade"] if game.players[seat].pacts[owner] else PROMISE["new-rival"]
        return PROMISE["walk"]
    if verb == EXPLORE:
        return PROMISE["explore"]
    if verb == CITY:
        return PROMISE["city"]
    if verb == WONDER:
        return PROMISE["wonder"]
    if verb == DISTRICT:
        if not game.players[seat].districts_left >> move.a & 1:
            return 0.0
        token = game.tokens[at[move.b]]
        return PROMISE["district"] if token == NONE else PROMISE["token-to-district"] if token < FIRST_DISTRICT else 0.0
    return 0.0


def best_of(game: State, seat: int, moves: list[Move], number: int) -> float:
    """The best answers, so many of them, added up."""
    values = [gain_of(game, seat, move) for move in moves]
    values.sort(reverse=True)
    total = 0.0
    for value in values[:number]:
        total += value
    return total


def best_march(game: State, seat: int, step: MoveArmies) -> float:
    """The best attack that an army can make now or from where it can go, by its chance to win."""
    best = 0.0
    attack = float(step.number + FOCUS[step.card].combat + game.players[seat].trade[step.strand])
    seen: set[int] = set()
    for move in game.moves(seat):
        if move.verb != ARMY:
            continue
        space = game.land.at[move.b]
        best = max(best, PROMISE["march"])
        for near in [space, *game.land.near[space]]:
            if near not in seen:
                seen.add(near)
                if game.land.difficulty[near] <= step.number and is_hostile(game, seat, near):
                    best = max(best, value_of_attack(game, seat, near, attack))
    return best


def value_of_attack(game: State, seat: int, space: int, attack: float) -> float:
    """What the best target in a space is worth, times a rough chance to win."""
    best = 0.0
    for kind, owner in allowed_targets(game, seat, space):
        defence = DEFENCE[kind]
        if owner >= 0:
            hard = float(game.land.difficulty[space])
            defence = 2.0 * hard if kind == CITY_TARGET else hard
        chance = min(1.0, max(0.0, 0.42 + 0.14 * (attack - defence)))
        best = max(best, chance * VALUE_OF_TARGET[kind])
    return best


#: By kind of target: the defence that neutral ones have, and what winning is worth.
DEFENCE: Final[list[float]] = [2.5, 8.0, 6.0, 0.0, 0.0, 0.0, 0.0]
VALUE_OF_TARGET: Final[list[float]] = [1.5, 14.0, 45.0, 9.0, 3.0, 1.0, 0.6]
