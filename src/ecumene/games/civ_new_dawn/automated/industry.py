"""The automated player's industry cards: a wonder, then also a city (CV-540 to CV-544)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated.drawing import best_space, draw
from ecumene.games.civ_new_dawn.automated.measures import FAR, defence_of_site, site_worth
from ecumene.games.civ_new_dawn.automated.spending import raise_card, unused_states
from ecumene.games.civ_new_dawn.building import build_city
from ecumene.games.civ_new_dawn.cities import building_difficulty, is_legal_site, reachable_for_city
from ecumene.games.civ_new_dawn.industry import build_wonder, cost_of, free_cities, station_sites
from ecumene.games.civ_new_dawn.moves import SPEND_NATURAL, SPEND_RESOURCE, SPEND_STATE, SPEND_TRADE
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.supply import spend
from ecumene.games.civ_new_dawn.tables.agendas import (
    AESTHETIC,
    DIVERSIFIED,
    MONEYGRUBBER,
    NEEDED,
    PARANOID,
    PROGRESSIVE,
    PROLIFIC,
    SCHOLARLY,
    SCHOLARLY_BASE,
    VICTORY_CARDS,
)
from ecumene.games.civ_new_dawn.tables.automated_cards import CITY_RANGE, CITY_WATER, PRODUCTION
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.places import NATURAL_WONDERS
from ecumene.games.civ_new_dawn.tables.wonders import AMUNDSEN_SCOTT_RESEARCH_STATION, GREAT_LIGHTHOUSE, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import (
    CULTURE,
    ECONOMY,
    ERAS,
    FIFTH,
    MILITARY,
    RESOURCE_PRODUCTION,
    SCIENCE,
)

NO_WONDER: Final = -1
#: Agendas that count wonders of one type, and which.
OF_ONE_TYPE: Final[dict[int, int]] = {
    SCHOLARLY: SCIENCE,
    SCHOLARLY_BASE: SCIENCE,
    MONEYGRUBBER: ECONOMY,
    AESTHETIC: CULTURE,
    PARANOID: MILITARY,
}


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    level = FOCUS[game.players[seat].cards[strand]].level
    wonder = chosen_wonder(game, seat, strand, level)
    if wonder == NO_WONDER:
        game.push(AlsoCity(-1, seat, strand, level, 0))
        return
    game.push(AlsoCity(-1, seat, strand, level, 1))
    site = best_site(game, seat, wonder_sites(game, seat, wonder))
    pay(game, seat, strand, level, wonder, events)
    build_wonder(game, seat, wonder, site, events)


# Wonders


def wonder_sites(game: State, seat: int, wonder: int) -> list[int]:
    return station_sites(game, seat) if wonder == AMUNDSEN_SCOTT_RESEARCH_STATION else free_cities(game, seat)


def best_site(game: State, seat: int, sites: list[int]) -> int:
    """The best defended one (CV-542)."""
    return best_space(game, sites, [(defence_of_site(game, seat, site),) for site in sites])


def eligible_naturals(game: State, seat: int, wonder: int) -> list[int]:
    """Natural wonder tokens that were not spent this turn and pay for the wonder."""
    unused = game.players[seat].natural_wonders & ~game.used_naturals
    return [
        natural
        for natural, row in enumerate(NATURAL_WONDERS)
        if unused >> natural & 1 and row[1] in WONDERS[wonder].resources
    ]


def eligible_resources(game: State, seat: int, wonder: int) -> list[int]:
    """Types of resource that the player has and that pay for the wonder."""
    held = game.players[seat].resources
    return [resource for resource in sorted(WONDERS[wonder].resources) if held[resource] > 0]


def most_production(game: State, seat: int, strand: int, level: int, wonder: int) -> int:
    """Production with all that can be added (CV-540)."""
    player = game.players[seat]
    total = PRODUCTION[level - 1] + player.trade[strand] + len(unused_states(game, seat, strand))
    total += RESOURCE_PRODUCTION * len(eligible_naturals(game, seat, wonder))
    for resource in eligible_resources(game, seat, wonder):
        total += RESOURCE_PRODUCTION * player.resources[resource]
    return total


def chosen_wonder(game: State, seat: int, strand: int, level: int) -> int:
    """Of the wonders that can be built the one nearest to an agenda, then the cheapest (CV-541)."""
    best: list[int] = []
    least = (FAR, FAR)
    for deck in game.decks:
        if not deck or deck[-1] < 0:
            continue
        wonder = deck[-1]
        cost = cost_of(game, seat, wonder)
        if most_production(game, seat, strand, level, wonder) < cost or not wonder_sites(game, seat, wonder):
            continue
        rank = (missing_wonders(game, seat, wonder), cost)
        if rank < least:
            least = rank
            best = []
        if rank == least:
            best.append(wonder)
    return draw(game, sorted(best)) if best else NO_WONDER


def missing_wonders(game: State, seat: int, wonder: int) -> int:
    """With that wonder: how many more the nearest agenda asks for that it helps; FAR if it helps none."""
    own = game.wonders_of(seat)
    fewest = FAR
    for index, card in enumerate(game.victory_cards):
        if game.players[seat].marks >> index & 1:
            continue
        for agenda in VICTORY_CARDS[card].agendas:
            after = wonders_counted([*own, wonder], agenda)
            if after > wonders_counted(own, agenda):
                fewest = min(fewest, NEEDED[agenda] - after)
    return fewest


def wonders_counted(wonders: list[int], agenda: int) -> int:
    """What an agenda counts of these wonders; 0 if it counts something else."""
    if agenda == PROGRESSIVE:
        return len({WONDERS[wonder].era for wonder in wonders})
    if agenda == DIVERSIFIED:
        return len({WONDERS[wonder].type for wonder in wonders})
    if agenda == PROLIFIC:
        eras = [0] * len(ERAS)
        for wonder in wonders:
            eras[WONDERS[wonder].era] += 1
        return max(eras)
    if agenda not in OF_ONE_TYPE:
        return 0
    return len([wonder for wonder in wonders if WONDERS[wonder].type == OF_ONE_TYPE[agenda]])


def pay(game: State, seat: int, strand: int, level: int, wonder: int, events: list[Event] | None) -> None:
    """While production is short: city-state tokens, natural wonders, trade tokens, then resources (CV-540)."""
    short = cost_of(game, seat, wonder) - PRODUCTION[level - 1]
    while short > 0:
        states = unused_states(game, seat, strand)
        naturals = eligible_naturals(game, seat, wonder)
        if states:
            spend(game, seat, strand, SPEND_STATE + draw(game, states), events)
            short -= 1
        elif naturals:
            spend(game, seat, strand, SPEND_NATURAL + draw(game, naturals), events)
            short -= RESOURCE_PRODUCTION
        elif game.players[seat].trade[strand] > 0:
            spend(game, seat, strand, SPEND_TRADE, events)
            short -= 1
        else:
            resource = draw(game, eligible_resources(game, seat, wonder))
            spend(game, seat, strand, SPEND_RESOURCE + resource, events)
            short -= RESOURCE_PRODUCTION


# Cities


def city_sites(game: State, seat: int, level: int) -> list[int]:
    """Legal spaces in range of a friendly space, at level II also of an own caravan (CV-543)."""
    player = game.players[seat]
    if player.cities_left == 0:
        return []
    starts = game.friendly_spaces(seat)
    if level == 2:
        starts = [*starts, *[space for space in player.caravans if space != ON_CARD]]
    found = set(reachable_for_city(game, seat, starts, CITY_RANGE[level - 1], FIFTH, CITY_WATER[level - 1]))
    # Where a control token or a caravan is, a city may stand too.
    found.update(starts)
    if game.controls(seat, GREAT_LIGHTHOUSE):
        land = game.land
        for space in range(land.size):
            if land.on_edge(space) and building_difficulty(game, seat, space) <= FIFTH and game.is_empty(space):
                found.add(space)
    return sorted([space for space in found if is_legal_site(game, seat, space)])


def best_city_site(game: State, seat: int, sites: list[int]) -> int:
    """The site that a new city likes best (CV-543)."""
    return best_space(game, sites, [site_worth(game, seat, site) for site in sites])


class AlsoCity(Happen):
    """After the wonder a city; if neither was built the card is replaced by its next level (CV-543, CV-544)."""

    name: ClassVar[str] = "also-city"

    def run(self, game: State, events: list[Event] | None) -> None:
        strand, level, built = self.numbers
        seat = self.about
        sites = city_sites(game, seat, level)
        if sites:
            build_city(game, seat, best_city_site(game, seat, sites), events, "CV-543")
        elif not built and level < 4:
            raise_card(game, seat, strand, events, "CV-544")
