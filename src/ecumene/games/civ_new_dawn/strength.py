"""Combat values line by line: what the attacker and the defender add to their dice (CV-256 to CV-266)."""

from __future__ import annotations

from typing import Final

from ecumene.games.civ_new_dawn.moves import (
    BARBARIAN_TARGET,
    CITY_STATE_TARGET,
    CITY_TARGET,
    FORT_TARGET,
    TOKEN_TARGET,
)
from ecumene.games.civ_new_dawn.pacts import holds
from ecumene.games.civ_new_dawn.placing import difficulty
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import NONE, REINFORCED, SEAT_BITS, State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS, SIEGE_TACTICS
from ecumene.games.civ_new_dawn.tables.leaders import CHINA, OTTOMAN, SCYTHIA
from ecumene.games.civ_new_dawn.tables.places import CARTHAGE, KABUL
from ecumene.games.civ_new_dawn.tables.wonders import (
    ALHAMBRA,
    BIG_BEN,
    HUEY_TEOCALLI,
    KREMLIN,
    PENTAGON,
    PENTAGON_BASE,
    PETRA,
    RUHR_VALLEY,
    TERRACOTTA_ARMY,
)
from ecumene.games.civ_new_dawn.vocabulary import (
    CITY_STATE_DEFENCE,
    DEFENSIVE_PACT,
    FORT_DEFENCE,
    GRASSLAND,
    HILLS,
    JOINT_WAR,
    WATER,
)

PACT_BONUS: Final = 2
KABUL_BONUS: Final = 3
SCYTHIA_BONUS: Final = 3
OTTOMAN_BONUS: Final = 2
KREMLIN_BONUS: Final = 4
WONDER_BONUS: Final = 2
RUHR_BONUS: Final = 5
BIG_BEN_BONUS: Final = 2
ARMY_BONUS: Final = 2
CARTHAGE_REACH: Final = 2


class Line:
    """One addition: what it comes from, by the id of a thing or a word of the texts, its rule, and how much."""

    __slots__ = ("rule", "source", "value")

    def __init__(self, source: str, rule: str, value: int) -> None:
        self.source = source
        self.rule = rule
        self.value = value


def total(lines: list[Line]) -> int:
    number = 0
    for line in lines:
        number += line.value
    return number


def reinforced_on_map(game: State, seat: int) -> int:
    tokens = game.tokens
    return len([space for space in game.players[seat].spots if tokens[space] & REINFORCED])


def carthage(game: State, seat: int, space: int) -> int:
    """City-state tokens and own cities within two spaces of the defending space."""
    number = 0
    for other in game.land.within(space, CARTHAGE_REACH):
        if game.states[other] != NONE or (game.cities[other] & SEAT_BITS) == seat + 1:
            number += 1
    return number


def caravans_beside(game: State, seat: int, space: int) -> int:
    near = game.land.near[space]
    return len([other for other in game.players[seat].caravans if other != ON_CARD and other in near])


def both_ways(game: State, seat: int, other: int, space: int, lines: list[Line]) -> None:
    """What counts in attack and defence alike; `other` is the opponent, -1 for a neutral one."""
    player = game.players[seat]
    if player.leader == SCYTHIA and game.land.terrain[space] in (GRASSLAND, HILLS):
        lines.append(Line("scythia", "CV-256", SCYTHIA_BONUS))
    if player.leader == OTTOMAN and other >= 0 and game.ibrahim == other:
        lines.append(Line("ottoman", "CV-322", OTTOMAN_BONUS))
    if game.controls(seat, ALHAMBRA):
        lines.append(Line("alhambra", "CV-256", WONDER_BONUS))
    if game.controls(seat, BIG_BEN):
        beside = caravans_beside(game, seat, space)
        if beside:
            lines.append(Line("big-ben", "CV-256", BIG_BEN_BONUS * beside))


def attack_lines(game: State, seat: int, space: int, kind: int, owner: int, number: int, card: int) -> list[Line]:
    """What the attacker adds to the die (CV-256, CV-257)."""
    printed = FOCUS[card]
    lines = [Line("slot", "CV-256", number)]
    if printed.combat:
        lines.append(Line(printed.id, "CV-257", printed.combat))
    if kind == BARBARIAN_TARGET and printed.against_barbarians:
        lines.append(Line(printed.id, "CV-257", printed.against_barbarians))
    player = game.players[seat]
    for giver in range(game.seats):
        if giver not in (seat, owner) and holds(game, seat, giver, JOINT_WAR):
            lines.append(Line("joint-war", "CV-452", PACT_BONUS))
    if player.envoys:
        state = game.states[space] - 1
        if player.envoys >> CARTHAGE & 1 and not (kind == CITY_STATE_TARGET and state == CARTHAGE):
            near = carthage(game, seat, space)
            if near:
                lines.append(Line("carthage", "CV-256", near))
        if player.envoys >> KABUL & 1 and (kind == CITY_TARGET or (kind == CITY_STATE_TARGET and state != KABUL)):
            lines.append(Line("kabul", "CV-256", KABUL_BONUS))
    both_ways(game, seat, owner, space, lines)
    if game.controls(seat, TERRACOTTA_ARMY):
        lines.append(Line("terracotta-army", "CV-256", WONDER_BONUS))
    if game.controls(seat, PENTAGON) or game.controls(seat, PENTAGON_BASE):
        lines.append(Line("pentagon", "CV-256", WONDER_BONUS))
    if (
        owner >= 0
        and game.controls(seat, KREMLIN)
        and game.is_rival(seat, space)
        and reinforced_on_map(game, seat) > reinforced_on_map(game, owner)
    ):
        lines.append(Line("kremlin", "CV-256", KREMLIN_BONUS))
    return lines


def reinforced_value(game: State, owner: int, card: int) -> int:
    """What one reinforced token gives its owner in defence (China, Siege Tactics)."""
    value = 2 if game.players[owner].leader == CHINA else 1
    return max(0, value - 1) if card == SIEGE_TACTICS else value


def defence_lines(game: State, seat: int, space: int, kind: int, owner: int, card: int, other_army: bool) -> list[Line]:
    """What the defender adds to the die; `seat` attacks with `card` (CV-259 to CV-266)."""
    if kind == FORT_TARGET:
        return [Line("fort", "CV-259", FORT_DEFENCE)]
    if kind == CITY_STATE_TARGET:
        return [Line("city-state", "CV-260", CITY_STATE_DEFENCE)]
    hard = difficulty(game, seat, space)
    if kind == BARBARIAN_TARGET:
        return [Line("difficulty", "CV-261", hard)]
    if kind == CITY_TARGET:
        lines = [Line("difficulty", "CV-262", 2 * hard)]
    elif kind == TOKEN_TARGET:
        lines = [Line("difficulty", "CV-263", hard)]
    else:
        lines = [Line("difficulty", "CV-264", hard)]
    if kind in (CITY_TARGET, TOKEN_TARGET):
        each = reinforced_value(game, owner, card)
        number = 0
        if kind == TOKEN_TARGET and game.tokens[space] & REINFORCED:
            number += 1
        for other in game.land.near[space]:
            if game.tokens[other] & REINFORCED and game.token_owner(other) == owner:
                number += 1
        if number and each:
            lines.append(Line("reinforced", "CV-262" if kind == CITY_TARGET else "CV-263", number * each))
    if other_army:
        lines.append(Line("army", "CV-265", ARMY_BONUS))
    player = game.players[owner]
    for giver in range(game.seats):
        if giver not in (seat, owner) and holds(game, owner, giver, DEFENSIVE_PACT):
            lines.append(Line("defensive-pact", "CV-452", PACT_BONUS))
    if player.envoys >> CARTHAGE & 1:
        near = carthage(game, owner, space)
        if near:
            lines.append(Line("carthage", "CV-266", near))
    both_ways(game, owner, seat, space, lines)
    if game.controls(owner, PETRA):
        lines.append(Line("petra", "CV-266", WONDER_BONUS))
    if game.controls(owner, RUHR_VALLEY):
        lines.append(Line("ruhr-valley", "CV-266", RUHR_BONUS))
    if game.controls(owner, HUEY_TEOCALLI):
        water = len([other for other in game.land.near[space] if game.land.terrain[other] == WATER])
        if water:
            lines.append(Line("huey-teocalli", "CV-266", water))
    return lines
