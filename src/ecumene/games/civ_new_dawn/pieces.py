"""Putting pieces on the map and taking them off, with all that follows at once (CV-062, CV-063, CV-110, CV-346)."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name, Seat
from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.coordinates import NAMES
from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.state import (
    CAPITAL,
    DEFEATED,
    DISTRICT_SHIFT,
    FIRST_NATURAL,
    FIRST_RESOURCE,
    NO_SEAT,
    NONE,
    REINFORCED,
    SEAT_BITS,
    State,
)
from ecumene.games.civ_new_dawn.supply import give_natural_wonder
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.vocabulary import DISTRICTS, ECONOMY, LETTERS, MILITARY, RESOURCES


def space_name(game: State, space: int) -> str:
    return NAMES[game.land.positions[space]]


# Control tokens and districts


def lay_token(game: State, seat: int, space: int, reinforced: bool = False) -> None:
    """An unused control token comes to lie in a space."""
    player = game.own(seat)
    player.tokens_left -= 1
    player.spots.append(space)
    game.tokens[space] = seat + 1 + (REINFORCED if reinforced else 0)


def collect(game: State, seat: int, space: int, events: list[Event] | None) -> None:
    """What lies in the space goes to who placed a control token or district there (CV-062, CV-063, CV-219)."""
    good = game.goods[space]
    if good == NONE:
        return
    game.goods[space] = NONE
    if good >= FIRST_NATURAL:
        give_natural_wonder(game, seat, good - FIRST_NATURAL, events)
        return
    game.own(seat).resources[good - FIRST_RESOURCE] += 1
    if events is not None:
        names: Arguments = {"resource": Name(RESOURCES[good - FIRST_RESOURCE])}
        events.append(Event("gained-resource", seat, "CV-062", names))


def place_token(game: State, seat: int, space: int, events: list[Event] | None, reinforced: bool = False) -> None:
    """A control token is placed: it collects what lies there and takes over an abandoned wonder (CV-360)."""
    lay_token(game, seat, space, reinforced)
    if events is not None:
        events.append(Event("placed-token", seat, "CV-056", {"space": space_name(game, space)}))
        tell_wonder_gained(game, seat, space, events)
    collect(game, seat, space, events)
    game.marks_changed(events)


def tell_wonder_gained(game: State, seat: int, space: int, events: list[Event]) -> None:
    if game.wonders[space] != NONE:
        wonder = WONDERS[game.wonders[space] - 1].id
        events.append(Event("took-wonder", seat, "CV-110", {"wonder": Name(wonder)}))


def take_token(game: State, space: int) -> None:
    """A control token or district leaves the map; a wonder token under it stays (CV-346, CV-502)."""
    token = game.tokens[space]
    player = game.own((token & SEAT_BITS) - 1)
    game.tokens[space] = NONE
    player.spots.remove(space)
    if token >> DISTRICT_SHIFT:
        player.districts_left |= 1 << ((token >> DISTRICT_SHIFT) - 1)
    else:
        free_token(game, (token & SEAT_BITS) - 1)


def free_token(game: State, seat: int) -> None:
    """A control token becomes unused; if a mark waits for one, it goes there (CV-502)."""
    player = game.own(seat)
    if player.marks_owed > 0:
        player.marks_owed -= 1
    else:
        player.tokens_left += 1


def destroy_token(game: State, space: int, events: list[Event] | None, rule: str) -> None:
    owner = game.token_owner(space)
    take_token(game, space)
    if events is not None:
        events.append(Event("lost-token", owner, rule, {"space": space_name(game, space)}))


def place_district(game: State, seat: int, district: int, space: int, events: list[Event] | None) -> bool:
    """A district is placed unreinforced; an own token there makes way (CV-217). Was the space free of own tokens?"""
    was_free = game.tokens[space] == NONE
    if not was_free:
        take_token(game, space)
    player = game.own(seat)
    player.districts_left &= ~(1 << district)
    player.spots.append(space)
    game.tokens[space] = seat + 1 + ((district + 1) << DISTRICT_SHIFT)
    if events is not None:
        names: Arguments = {"space": space_name(game, space), "district": Name(DISTRICTS[district])}
        events.append(Event("placed-district", seat, "CV-216", names))
        if was_free:
            tell_wonder_gained(game, seat, space, events)
    collect(game, seat, space, events)
    game.marks_changed(events)
    return was_free


def district_space(game: State, seat: int, district: int) -> int:
    """Where a district of the player lies, or -1."""
    wanted = seat + 1 + ((district + 1) << DISTRICT_SHIFT)
    for space in game.players[seat].spots:
        if game.tokens[space] & ~REINFORCED == wanted:
            return space
    return -1


def reinforce(game: State, seat: int, space: int, events: list[Event] | None, rule: str) -> None:
    """Turn a control token to its reinforced side (CV-112)."""
    game.tokens[space] |= REINFORCED
    if events is not None:
        events.append(Event("reinforced", seat, rule, {"space": space_name(game, space)}))
    game.marks_changed(events)


def unreinforced_tokens(game: State, seat: int) -> list[int]:
    """The player's own tokens and districts that can be reinforced (CV-402)."""
    tokens = game.tokens
    return [space for space in game.players[seat].spots if not tokens[space] & REINFORCED]


def ordinary_tokens(game: State, seat: int) -> list[int]:
    """The player's control tokens on the map that are no districts."""
    tokens = game.tokens
    return [space for space in game.players[seat].spots if tokens[space] >> DISTRICT_SHIFT == 0]


def replace_token(game: State, seat: int, space: int, events: list[Event] | None, rule: str) -> None:
    """A rival token makes way for an unreinforced one of the player; a natural wonder passes (CV-121, CV-358)."""
    loser = game.token_owner(space)
    take_token(game, space)
    lay_token(game, seat, space)
    if events is not None:
        names: Arguments = {"space": space_name(game, space), "from": Seat(loser)}
        events.append(Event("replaced-token", seat, rule, names))
    pass_natural_wonder(game, loser, seat, space, events)
    game.marks_changed(events)


def pass_natural_wonder(game: State, loser: int, winner: int, space: int, events: list[Event] | None) -> None:
    """The natural wonder token of a space goes to who took the control token there (CV-121)."""
    natural = game.land.natural_wonder[space]
    if natural >= 0 and loser >= 0 and game.players[loser].natural_wonders >> natural & 1:
        give_natural_wonder(game, winner, natural, events)


# Cities


def put_city(game: State, seat: int, space: int, is_capital: bool = False) -> None:
    """A city comes to stand in a space; an own control token there returns (CV-098)."""
    if game.tokens[space] != NONE:
        take_token(game, space)
    player = game.own(seat)
    if not is_capital:
        player.cities_left -= 1
    player.cities.append(space)
    game.cities[space] = seat + 1 + (CAPITAL if is_capital else 0)


def take_city(game: State, space: int) -> None:
    """A city leaves the map (CV-346)."""
    player = game.own(game.city_owner(space))
    game.cities[space] = NONE
    player.cities.remove(space)
    player.cities_left += 1


def state_token_on_card(game: State, seat: int, state: int) -> int:
    """The strand on which the player keeps a conquered city-state token, or -1."""
    for strand in range(6):
        if game.players[seat].states_on[strand] >> state & 1:
            return strand
    return -1


def conquered_states(game: State, seat: int) -> int:
    """The city-state tokens on the player's cards, as bits."""
    bits = 0
    for states in game.players[seat].states_on:
        bits |= states
    return bits


def state_printed(game: State, space: int) -> int:
    """The city-state whose symbol the space shows, or -1: its token may lie there or on a card."""
    return game.land.city_state[space]


def return_state_token(game: State, seat: int, space: int) -> None:
    """The token of a conquered city-state goes from the player's card back to its space (CV-129, CV-455)."""
    state = state_printed(game, space)
    strand = state_token_on_card(game, seat, state)
    game.own(seat).states_on[strand] &= ~(1 << state)
    game.states[space] = state + 1


# Figures


def return_armies(game: State, seat: int, space: int, events: list[Event] | None, rule: str) -> None:
    """All armies of a player in that space go back to the card."""
    while space in game.players[seat].armies:
        armies = game.own(seat).armies
        armies[armies.index(space)] = ON_CARD
        if events is not None:
            events.append(Event("lost-army", seat, rule, {"space": space_name(game, space)}))


def return_caravans(game: State, seat: int, space: int, events: list[Event] | None, rule: str) -> None:
    """All caravans of a player in that space go back to the card."""
    while space in game.players[seat].caravans:
        caravans = game.own(seat).caravans
        caravans[caravans.index(space)] = ON_CARD
        if events is not None:
            events.append(Event("lost-caravan", seat, rule, {"space": space_name(game, space)}))


def figures_allowed(game: State, seat: int, type: int) -> int:
    """Caravans or armies that the cards of the row provide: with two cards the larger number counts (CV-507)."""
    player = game.players[seat]
    most = 0
    for strand in player.order:
        card = FOCUS[player.cards[strand]]
        if card.type == type and card.figures > most:
            most = card.figures
    return most


def take_off(game: State, seat: int, type: int, index: int) -> None:
    """A figure leaves the game; questions that are open count the others anew."""
    player = game.own(seat)
    figures = player.armies if type == MILITARY else player.caravans
    del figures[index]
    game.figure_gone(seat, type, index)


def supply_figures(game: State, seat: int) -> bool:
    """New cards bring new figures onto the card (CV-240, CV-370). Are there too many instead?"""
    armies = figures_allowed(game, seat, MILITARY) if game.expansion else 0
    caravans = figures_allowed(game, seat, ECONOMY)
    if len(game.players[seat].armies) == armies and len(game.players[seat].caravans) == caravans:
        return False
    player = game.own(seat)
    for type, figures, allowed in ((MILITARY, player.armies, armies), (ECONOMY, player.caravans, caravans)):
        while len(figures) < allowed:
            figures.append(ON_CARD)
        while len(figures) > allowed and ON_CARD in figures:
            # Of those on the card, one that has moved already is missed least.
            moved = game.moved_figures(seat, type)
            on_card = [index for index, space in enumerate(figures) if space == ON_CARD]
            spent = [index for index in on_card if moved >> index & 1]
            take_off(game, seat, type, spent[-1] if spent else on_card[-1])
    return len(player.armies) > armies or len(player.caravans) > caravans


# Barbarians


def barbarian_at(game: State, space: int) -> int:
    """The first letter of a barbarian in the space, or -1."""
    return game.barbarians.index(space) if space in game.barbarians else NO_SEAT


def remove_barbarian(game: State, letter: int, seat: int, events: list[Event] | None, rule: str) -> None:
    """A barbarian leaves the map until the next spawn."""
    if events is not None:
        names: Arguments = {"letter": LETTERS[letter], "space": space_name(game, game.barbarians[letter])}
        events.append(Event("removed-barbarian", seat, rule, names))
    game.barbarians[letter] = DEFEATED
