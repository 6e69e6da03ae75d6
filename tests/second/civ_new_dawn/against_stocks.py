"""Every stock of both tables in the same words."""

from collections import Counter
from typing import Any

from ecumene.games.civ_new_dawn.player import ON_CARD
from ecumene.games.civ_new_dawn.row import cards_left
from ecumene.games.civ_new_dawn.state import CAPITAL, DISTRICT_SHIFT, FIRST_NATURAL, NONE, REINFORCED, State
from ecumene.games.civ_new_dawn.tables.agendas import VICTORY_CARDS
from ecumene.games.civ_new_dawn.vocabulary import DECK_TYPES, LETTERS, RESOURCES, TERRAINS, TYPES
from tests.second.civ_new_dawn.against_names import (
    AGENDA_NAMES,
    CARDS,
    DISTRICT_NAMES,
    NATURE_NAMES,
    PACT_NAMES,
    STATE_NAMES,
    WONDER_NAMES,
    space_pos,
)
from tests.second.civ_new_dawn.data import ZIMBABWE
from tests.second.civ_new_dawn.state import Seat, Table


def bits(number: int, names: list[str]) -> list[str]:
    """The names whose bits are set."""
    return sorted(name for place, name in enumerate(names) if number >> place & 1)


def our_figures(game: State, spaces: list[int]) -> list[str]:
    return sorted("card" if space == ON_CARD else str(space_pos(game, space)) for space in spaces)


def our_player(game: State, seat: int, names: list[str]) -> dict[str, Any]:
    """What a player of the game has."""
    player = game.players[seat]
    row = [
        (
            CARDS[player.cards[strand]],
            player.trade[strand],
            bits(player.naturals_on[strand], NATURE_NAMES),
            player.governed == strand,
        )
        for strand in player.order
    ]
    cards = [(names[giver], card) for giver, held in enumerate(player.pacts) for card in bits(held, PACT_NAMES)]
    cards += [(state, state) for state in bits(player.envoys, STATE_NAMES)]
    marks = [place for place in range(len(game.victory_cards)) if player.marks >> place & 1]
    conquered = 0
    for held in player.states_on:
        conquered |= held
    return {
        "row": row,
        "states": bits(conquered, STATE_NAMES),
        "deck": sorted(CARDS[card] for level in range(1, 5) for card in cards_left(game, seat, level)),
        "dial": player.dial,
        "control": player.tokens_left,
        "cities": player.cities_left,
        "districts": bits(player.districts_left, list(DISTRICT_NAMES)),
        "armies": our_figures(game, player.armies),
        "caravans": our_figures(game, player.caravans),
        "resources": {name: number for name, number in zip(RESOURCES, player.resources, strict=True) if number},
        "nature": bits(player.natural_wonders, NATURE_NAMES),
        "cards": sorted(cards),
        "marks": sorted(sorted(AGENDA_NAMES[a] for a in VICTORY_CARDS[game.victory_cards[n]].agendas) for n in marks),
        "owed": player.marks_owed,
    }


def their_player(t: Table, seat: Seat) -> dict[str, Any]:
    """What a player of the second engine has."""

    def figures(sort: str) -> list[str]:
        return sorted(str(at) for label, at in seat.figures.items() if label.startswith(sort) and at != "box")

    return {
        "row": [(card.name, card.trade, sorted(card.nature), card.government) for card in seat.row],
        "states": sorted([*seat.aside, *(state for card in seat.row for state in card.states)]),
        "deck": sorted(seat.deck),
        "dial": seat.dial,
        "control": seat.control,
        "cities": seat.cities,
        "districts": sorted(seat.districts),
        "armies": figures("army"),
        "caravans": figures("caravan"),
        "resources": {name: seat.resources[name] for name in RESOURCES if seat.resources[name]},
        "nature": sorted(seat.nature),
        "cards": sorted(seat.cards),
        "marks": sorted(sorted(t.victory[index]) for index in seat.marks),
        "owed": seat.owed,
    }


def our_space(game: State, space: int, names: list[str]) -> dict[str, Any]:
    """What lies in a space of the game."""
    token, city, good = game.tokens[space], game.cities[space], game.goods[space]
    terrain = TERRAINS[game.land.terrain[space]]
    found = {
        "terrain": "nature" if terrain == "natural-wonder" else "fort" if space in game.land.forts else terrain,
        "control": names[game.token_owner(space)] if token else None,
        "district": DISTRICT_NAMES[(token >> DISTRICT_SHIFT) - 1] if token >> DISTRICT_SHIFT else None,
        "reinforced": bool(token & REINFORCED),
        "city": names[game.city_owner(space)] if city else None,
        "capital": bool(city & CAPITAL),
        "resource": RESOURCES[good - 1] if NONE < good < FIRST_NATURAL else None,
        "nature": NATURE_NAMES[good - FIRST_NATURAL] if good >= FIRST_NATURAL else None,
        "state": STATE_NAMES[game.states[space] - 1] if game.states[space] else None,
        "wonder": WONDER_NAMES[game.wonders[space] - 1] if game.wonders[space] else None,
    }
    return {key: value for key, value in found.items() if value}


def ours(game: State, names: list[str]) -> dict[str, Any]:
    """The table of the game."""
    found: dict[str, Any] = {}
    for seat, name in enumerate(names):
        found |= {f"{name} {what}": value for what, value in our_player(game, seat, names).items()}
    found |= {str(space_pos(game, space)): our_space(game, space, names) for space in range(game.land.size)}
    decks = {
        TYPES[type]: [WONDER_NAMES[wonder] for wonder in reversed(deck)]
        for type, deck in zip(DECK_TYPES, game.decks, strict=True)
    }
    tokens = [deck[0] for bit, deck in enumerate(decks.values()) if game.wonder_trade >> bit & 1]
    return found | {
        "supply": {"trade": game.trade_supply, **dict(zip(RESOURCES, game.resource_supply, strict=True))},
        "decks": decks,
        "tokens": sorted(tokens),
        "stored": game.stored_trade,
        "barbarians": {
            LETTERS[letter]: space_pos(game, space) if space >= 0 else None
            for letter, space in enumerate(game.barbarians)
            if space >= -1
        },
        "stack": [str(tile) for tile in game.stack if tile],
        "dial": game.dial,
        "round": game.round,
        "ibrahim": names[game.ibrahim] if game.ibrahim >= 0 else None,
    }


SPACE = ("control", "district", "reinforced", "city", "capital", "resource", "nature", "state", "wonder", "terrain")


def theirs(t: Table) -> dict[str, Any]:
    """The table of the second engine."""
    found: dict[str, Any] = {}
    for name, seat in t.seats.items():
        found |= {f"{name} {what}": value for what, value in their_player(t, seat).items()}
    found |= {
        str(pos): {key: getattr(space, key) for key in SPACE if getattr(space, key)} for pos, space in t.spaces.items()
    }
    supply = Counter(t.supply)
    built = any(space.wonder == ZIMBABWE for space in t.spaces.values())
    hands = [tile for hand in t.hands.values() for tile in hand]
    return found | {
        "supply": {name: supply[name] for name in ("trade", *RESOURCES)},
        "decks": {card_type: list(deck) for card_type, deck in t.decks.items()},
        "tokens": sorted(deck[0] for deck in t.decks.values() if deck and t.tokens[deck[0]]),
        "stored": t.tokens[ZIMBABWE] if built else 0,
        "barbarians": dict(sorted(t.barbarians.items())),
        "stack": [*t.stack_of_tiles, *hands],
        "dial": t.section,
        "round": t.round,
        "ibrahim": t.ibrahim,
    }


def differences(game: State, t: Table, names: list[str]) -> list[str]:
    """Where the two tables differ, in words."""
    one, other = ours(game, names), theirs(t)
    found = []
    for key in sorted({*one, *other}):
        if one.get(key) != other.get(key):
            found.append(f"{key}: {one.get(key)} / second: {other.get(key)}")
    return found
