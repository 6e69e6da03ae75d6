"""Moves on the map in words: tiles, tokens, cities, wonders, figures, attacks."""

from __future__ import annotations

from ecumene.core.argument import Name, Seat
from ecumene.core.move import Move
from ecumene.games.civ_new_dawn import moves
from ecumene.games.civ_new_dawn.armies import is_hostile
from ecumene.games.civ_new_dawn.asked_text import asked, figure
from ecumene.games.civ_new_dawn.combat_text import Attack, odds
from ecumene.games.civ_new_dawn.coordinates import DIRECTIONS, NAMES
from ecumene.games.civ_new_dawn.districts import CITY_PRICE
from ecumene.games.civ_new_dawn.industry import base_production, cost_of
from ecumene.games.civ_new_dawn.land import CORE, FOOTPRINT, ROTATIONS
from ecumene.games.civ_new_dawn.list_text import Say, listed, named
from ecumene.games.civ_new_dawn.pieces import barbarian_at
from ecumene.games.civ_new_dawn.space_text import FOR_BUILDING, figure_origin, good_id, ground, site
from ecumene.games.civ_new_dawn.state import DISTRICT_SHIFT, FIRST_NATURAL, FIRST_RESOURCE, NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.tiles import SIDES, TileSide, tile_side
from ecumene.games.civ_new_dawn.tables.wonders import WONDERS
from ecumene.games.civ_new_dawn.targets import allowed_targets
from ecumene.games.civ_new_dawn.trading import TRADE_TOKENS
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, DISTRICTS, GROWTH, INDUSTRY, LETTERS, TYPES

#: Questions about control tokens that no culture card asks.
BY_GROWTH = ("token-next-to-district", "move-replaced-token", "use-theater")
BY_INDUSTRY = ("place-next-to-city", "pax-britannica")
#: One step of a turned tile.
DEGREES = 60


def fort(game: State, seat: int, move: Move, say: Say) -> str:
    land = game.land
    near = [land.at[move.a + step] for step in DIRECTIONS if land.at[move.a + step] >= 0]
    return say("move-fort", space=NAMES[move.a], touched=len([space for space in near if land.part[space] == CORE]))


# Tiles


def tile_figures(move: Move) -> dict[str, int | str]:
    """Number, side, place and turn of a tile."""
    number, side = move.a // 2, move.a % 2
    return {"tile": number, "side": SIDES[side].upper(), "space": NAMES[move.b], "degrees": DEGREES * move.c}


def printed(tile: TileSide, say: Say) -> str:
    """The symbols of a side of a tile but for the capital, as a list."""
    goods = [FIRST_RESOURCE + resource for resource in tile.resource if resource >= 0]
    goods += [FIRST_NATURAL + natural for natural in tile.natural_wonder if natural >= 0]
    found = [named(good_id(good), say) for good in goods]
    found += [say("target-state", state=Name(CITY_STATES[state].id)) for state in tile.city_state if state >= 0]
    found += [say("symbol-letter", letter=LETTERS[letter]) for letter in tile.letter if letter >= 0]
    return listed(found, say) if found else say("nothing-printed")


def lay(game: State, seat: int, move: Move, say: Say) -> str:
    tile = tile_side(move.a // 2, move.a % 2)
    shows = printed(tile, say)
    if asked(game, seat) == "lay-capital-tile":
        steps = FOOTPRINT[move.a % 2 * ROTATIONS + move.c]
        return say("move-lay-capital", capital=NAMES[move.b + steps[tile.capital]], shows=shows, **tile_figures(move))
    return say("move-lay", shows=shows, **tile_figures(move))


# Control tokens and districts


def token(game: State, seat: int, move: Move, say: Say) -> str:
    name = asked(game, seat)
    purpose = GROWTH if name in BY_GROWTH else INDUSTRY if name in BY_INDUSTRY else CULTURE
    told = {"space": NAMES[move.a], "about": site(game, seat, game.land.at[move.a], say, purpose)}
    if name == "take-turn":
        return say("move-token-gardens", **told)
    return say("move-token-reinforced" if name == "pax-britannica" else "move-token", **told)


def district(game: State, seat: int, move: Move, say: Say) -> str:
    about = site(game, seat, game.land.at[move.b], say, GROWTH)
    return say("move-district", district=Name(DISTRICTS[move.a]), space=NAMES[move.b], about=about)


def reinforce(game: State, seat: int, move: Move, say: Say) -> str:
    space = game.land.at[move.a]
    owner = game.token_owner(space)
    kind = game.tokens[space] >> DISTRICT_SHIFT
    if asked(game, seat) == "take-turn":
        return say("move-reinforce-colosseum", space=NAMES[move.a])
    if owner != seat:
        return say("move-reinforce-of", owner=Seat(owner), space=NAMES[move.a])
    if kind:
        return say("move-reinforce-district", district=Name(DISTRICTS[kind - 1]), space=NAMES[move.a])
    return say("move-reinforce", space=NAMES[move.a])


def shift(game: State, seat: int, move: Move, say: Say) -> str:
    about = ground(game, seat, game.land.at[move.b], say)
    return say("move-shift", space=NAMES[move.a], to=NAMES[move.b], about=about)


def convert(game: State, seat: int, move: Move, say: Say) -> str:
    space = game.land.at[move.a]
    turned = game.tokens[space] & REINFORCED and asked(game, seat) == "convert-token"
    owner = Seat(game.token_owner(space))
    return say("move-convert-turn" if turned else "move-convert-replace", owner=owner, space=NAMES[move.a])


def strike(game: State, seat: int, move: Move, say: Say) -> str:
    centre = game.land.at[move.a]
    struck = [
        space
        for space in (centre, *game.land.near[centre])
        if game.tokens[space] != NONE and not game.army_of_anybody(space)
    ]
    turned = len([space for space in struck if game.tokens[space] & REINFORCED])
    own = len([space for space in struck if game.token_owner(space) == seat])
    return say("move-strike", space=NAMES[move.a], destroyed=len(struck) - turned, turned=turned, own=own)


def sacrifice(game: State, seat: int, move: Move, say: Say) -> str:
    """A city that an automated player destroys, with what lies round it."""
    near = game.land.near[game.land.at[move.a]]
    struck = [space for space in near if game.tokens[space] != NONE and not game.army_of_anybody(space)]
    own = len([space for space in struck if game.token_owner(space) == seat])
    return say("move-sacrifice", space=NAMES[move.a], tokens=len(struck), own=own)


def at_rival(game: State, seat: int, move: Move, say: Say) -> str:
    """A piece of a rival that is replaced, destroyed or named."""
    space = game.land.at[move.a]
    owner = game.city_owner(space) if move.verb == moves.REPLACE else game.token_owner(space)
    ids = {moves.REPLACE: "move-replace", moves.DESTROY: "move-destroy", moves.NAME: "move-name"}
    return say(ids[move.verb], owner=Seat(owner), space=NAMES[move.a])


def give(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-give", space=NAMES[move.a], other=Seat(figure(game, seat, "winner")))


def at_space(game: State, seat: int, move: Move, say: Say) -> str:
    ids = {moves.RECALL: "move-recall", moves.WATER: "move-water", moves.DEPLOY: "move-deploy"}
    return say(ids[move.verb], space=NAMES[move.a])


# Cities and wonders


def city(game: State, seat: int, move: Move, say: Say) -> str:
    about = site(game, seat, game.land.at[move.a], say, FOR_BUILDING)
    if asked(game, seat) == "use-zone":
        return say("move-city-zone", price=CITY_PRICE, space=NAMES[move.a], about=about)
    if move.b:
        return say("move-city-figure", figure=Name(moves.FIGURES[move.b]), space=NAMES[move.a], about=about)
    return say("move-city", space=NAMES[move.a], about=about)


def wonder(game: State, seat: int, move: Move, say: Say) -> str:
    named_wonder = Name(WONDERS[move.a].id)
    if asked(game, seat) == "carry-wonder":
        return say("move-wonder-carry", wonder=named_wonder, space=NAMES[move.b])
    cost = cost_of(game, seat, move.a)
    production = base_production(game, seat, figure(game, seat, "card"), figure(game, seat, "number"))
    new_city = not game.counts_as_city(seat, game.land.at[move.b])
    return say(
        "move-wonder-station" if new_city else "move-wonder",
        wonder=named_wonder,
        space=NAMES[move.b],
        cost=cost,
        production=production,
        missing=max(0, cost - production),
    )


# Figures


def caravan(game: State, seat: int, move: Move, say: Say) -> str:
    space = game.land.at[move.b]
    origin = figure_origin(game, move.a, 0, say)
    return say("move-caravan", origin=origin, space=NAMES[move.b], about=arrival(game, seat, space, say))


def arrival(game: State, seat: int, space: int, say: Say) -> str:
    """What a caravan finds in a space."""
    owner = game.city_owner(space)
    if owner >= 0 and owner != seat:
        return say("about-rival-city", rival=Seat(owner), trade=TRADE_TOKENS)
    if game.states[space] != NONE and not game.is_borrowed(seat, space):
        state = CITY_STATES[game.states[space] - 1]
        return say("about-state", state=Name(state.id), type=Name(TYPES[state.type]), trade=TRADE_TOKENS)
    if space in game.barbarians:
        return say("about-clearing")
    return plain_ground(game, seat, space, say)


def plain_ground(game: State, seat: int, space: int, say: Say) -> str:
    about = ground(game, seat, space, say)
    return f"{about}; {say('about-friendly')}" if game.is_friendly(seat, space) else about


def army(game: State, seat: int, move: Move, say: Say) -> str:
    space = game.land.at[move.b]
    about = plain_ground(game, seat, space, say)
    if is_hostile(game, seat, space):
        number, card = figure(game, seat, "number"), figure(game, seat, "card")
        targets = allowed_targets(game, seat, space)
        told = [odds(game, Attack(seat, space, kind, owner, number, card), say) for kind, owner in targets]
        about = say("about-attack", list="; ".join(told)) if told else about
    return say("move-army", origin=figure_origin(game, move.a, move.c, say), space=NAMES[move.b], about=about)


def explore(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-explore", space=NAMES[move.b or move.a])


def disband(game: State, seat: int, move: Move, say: Say) -> str:
    return say("move-disband", figure=Name(moves.FIGURES[move.a]), space=NAMES[move.b])


# Attacks


def attack(game: State, seat: int, move: Move, say: Say) -> str:
    number, card = figure(game, seat, "number"), figure(game, seat, "card")
    space = game.land.at[move.c] if move.c else figure(game, seat, "space")
    told = odds(game, Attack(seat, space, move.a, move.b - 1, number, card), say)
    return say("move-attack-on", space=NAMES[move.c], odds=told) if move.c else say("move-attack", odds=told)


def defeat(game: State, seat: int, move: Move, say: Say) -> str:
    if move.a == moves.BARBARIAN_TARGET:
        letter = LETTERS[barbarian_at(game, game.land.at[move.b])]
        return say("move-defeat-barbarian", letter=letter, space=NAMES[move.b])
    return say("move-defeat-army", owner=Seat(move.c - 1), space=NAMES[move.b])


def take_state(game: State, seat: int, move: Move, say: Say) -> str:
    """A conquered city-state of a rival: taken, or liberated."""
    space = figure(game, seat, "space")
    state = Name(CITY_STATES[game.land.city_state[space]].id)
    if move.verb == moves.LIBERATE:
        return say("move-liberate", state=state)
    left = game.players[seat].cities_left
    return say("move-conquer", state=state, owner=Seat(game.city_owner(space)), left=left)


def barbarian(game: State, seat: int, move: Move, say: Say) -> str:
    letter = LETTERS[barbarian_at(game, game.land.at[move.a])]
    return say("move-barbarian", letter=letter, space=NAMES[move.a], to=NAMES[move.b])
