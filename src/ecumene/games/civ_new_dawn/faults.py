"""What must never be broken: no piece, card, tile or token is lost or doubled, and limits are kept."""

from __future__ import annotations

from ecumene.games.civ_new_dawn import house_values
from ecumene.games.civ_new_dawn.asking import pending
from ecumene.games.civ_new_dawn.pieces import figures_allowed
from ecumene.games.civ_new_dawn.player import ON_CARD, Player
from ecumene.games.civ_new_dawn.setup import automated_seats
from ecumene.games.civ_new_dawn.state import CAPITAL, DISTRICT_SHIFT, FIRST_NATURAL, NONE, SEAT_BITS, State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.tiles import BASE_TILES, TILES
from ecumene.games.civ_new_dawn.vocabulary import (
    ALL_DISTRICTS,
    ALL_RESOURCES,
    BASE_CONTROL_TOKENS,
    CITIES,
    CONTROL_TOKENS,
    ECONOMY,
    MILITARY,
    MOST_STORED,
    MOST_TRADE,
    NO_GOVERNMENT,
    WATER,
)


def found(game: State) -> list[str]:
    faults: list[str] = []
    check_supply(game, faults)
    check_map(game, faults)
    for seat in range(game.seats):
        check_player(game, seat, faults)
    check_wonders(game, faults)
    check_diplomacy(game, faults)
    return faults


def check_supply(game: State, faults: list[str]) -> None:
    prefix = "" if game.expansion else "base-"
    trade = game.trade_supply + game.stored_trade + game.wonder_trade.bit_count()
    in_hand = len(pending(game, "put-looted"))
    for player in game.players:
        trade += player.all_trade()
    if trade + in_hand != house_values.supply(prefix + "trade") or game.trade_supply < 0:
        faults.append("a trade token was lost or doubled")
    if game.stored_trade > MOST_STORED:
        faults.append("too many trade tokens stored")
    for resource in range(ALL_RESOURCES):
        number = game.resource_supply[resource] + game.goods.count(resource + 1)
        for player in game.players:
            number += player.resources[resource]
        if number != house_values.supply(prefix + "resources") or game.resource_supply[resource] < 0:
            faults.append("a resource was lost or doubled")


def check_map(game: State, faults: list[str]) -> None:
    land = game.land
    for row in (game.tokens, game.cities, game.goods, game.states, game.wonders):
        if len(row) != land.size:
            faults.append("a space without its row")
    tiles = [land.tile[space] for space in range(land.size) if land.part[space] <= 2]
    if [tile for tile in set(tiles) if tiles.count(tile) != 10]:
        faults.append("a tile without ten spaces")
    rest = TILES if game.expansion else BASE_TILES
    waiting = [tile for tile in game.stack if game.expansion or tile > 0]
    if len(set(tiles)) + len(waiting) + len(game.looked_at) > rest:
        faults.append("a tile was doubled")
    for space in range(land.size):
        pieces = int(game.tokens[space] != NONE) + int(game.cities[space] != NONE) + int(game.states[space] != NONE)
        if pieces > 1:
            faults.append("two pieces in one space")
        if pieces and land.terrain[space] == WATER:
            faults.append("a piece on water")
        if game.goods[space] != NONE and (game.tokens[space] != NONE or game.cities[space] != NONE):
            faults.append("a piece on something not collected")
    for space in game.barbarians:
        if space >= 0 and land.terrain[space] == WATER:
            faults.append("a barbarian on water")
    standing = [space for space in game.barbarians if space >= 0]
    if len(standing) != len(set(standing)) and not game.arrivals:
        faults.append("two barbarians in one space")


def check_player(game: State, seat: int, faults: list[str]) -> None:
    player: Player = game.players[seat]
    tokens = game.tokens
    if sorted(player.spots) != [space for space in range(len(tokens)) if tokens[space] & SEAT_BITS == seat + 1]:
        faults.append("control tokens listed wrongly")
    cities = [space for space in range(len(tokens)) if game.cities[space] & SEAT_BITS == seat + 1]
    if sorted(player.cities) != cities:
        faults.append("cities listed wrongly")
    capitals = [space for space in cities if game.cities[space] & CAPITAL]
    if len(cities) - len(capitals) + player.cities_left != CITIES or (cities and player.cities[0] not in capitals):
        faults.append("a city was lost or doubled")
    ordinary = len([space for space in player.spots if tokens[space] >> DISTRICT_SHIFT == 0])
    whole = CONTROL_TOKENS if game.expansion else BASE_CONTROL_TOKENS
    if ordinary + player.tokens_left + player.marks.bit_count() - player.marks_owed != whole or player.tokens_left < 0:
        faults.append("a control token was lost or doubled")
    placed = 0
    for space in player.spots:
        district = tokens[space] >> DISTRICT_SHIFT
        if district:
            if placed >> (district - 1) & 1:
                faults.append("a district twice on the map")
            placed |= 1 << (district - 1)
    if game.expansion and placed ^ player.districts_left != ALL_DISTRICTS:
        faults.append("a district was lost")
    check_row(game, seat, faults)


def check_row(game: State, seat: int, faults: list[str]) -> None:
    player: Player = game.players[seat]
    if sorted(player.order) != list(range(len(game.slots))):
        faults.append("a focus row with holes")
    if max(player.trade) > MOST_TRADE or min(player.trade) < 0:
        faults.append("too many trade tokens on a card")
    if min(player.resources) < 0:
        faults.append("less than no resource")
    surplus = pending(game, "disband-surplus")
    if not surplus:
        if game.expansion and len(player.armies) != figures_allowed(game, seat, MILITARY):
            faults.append("a wrong number of armies")
        if len(player.caravans) != figures_allowed(game, seat, ECONOMY):
            faults.append("a wrong number of caravans")
    for space in [*player.armies, *player.caravans]:
        if space != ON_CARD and not 0 <= space < game.land.size:
            faults.append("a figure nowhere")
    if player.governed != NO_GOVERNMENT and FOCUS[player.cards[player.governed]].type != player.government:
        faults.append("a government on a card of another type")


def check_wonders(game: State, faults: list[str]) -> None:
    seen: list[int] = []
    for wonder, space in enumerate(game.wonder_at):
        if space >= 0:
            seen.append(wonder)
            if game.wonders[space] != wonder + 1:
                faults.append("a wonder token out of place")
    for deck in game.decks:
        seen += deck
    seen += game.removed
    known = [wonder for wonder in seen if wonder >= 0]
    whole = 36 if game.expansion else 24
    if len(seen) != whole or len(set(known)) != len(known):
        faults.append("a wonder was lost or doubled")
    naturals = [good - FIRST_NATURAL for good in game.goods if good >= FIRST_NATURAL]
    for player in game.players:
        naturals += [natural for natural in range(12) if player.natural_wonders >> natural & 1]
    if len(naturals) != len(set(naturals)):
        faults.append("a natural wonder was doubled")


def check_diplomacy(game: State, faults: list[str]) -> None:
    for giver in range(game.seats):
        held = 0
        for seat in range(game.seats):
            cards = game.players[seat].pacts[giver]
            if cards & held or (seat == giver and cards):
                faults.append("a diplomacy card was doubled")
            held |= cards
    for state in range(12):
        holders = len([player for player in game.players if player.envoys >> state & 1])
        on_cards = 0
        for player in game.players:
            for bits in player.states_on:
                on_cards += bits >> state & 1
        lying = game.states.count(state + 1)
        printed = game.land.city_state.count(state)
        laying = len([step for step in pending(game, "lay-state-token") if step.args()[0] == state])
        if holders > 2 or (holders and not lying):
            faults.append("too many cards of a city-state")
        if game.states and lying + on_cards + laying > printed:
            faults.append("a city-state token was doubled")
    for seat in automated_seats(game):
        if not game.players[seat].is_automated:
            faults.append("an automated player without its mark")
