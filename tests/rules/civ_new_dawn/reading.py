"""What tests about caravans, building and attacks read off a table."""

from __future__ import annotations

from ecumene.core.refusal import Refusal
from ecumene.games.civ_new_dawn.cities import is_mature
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES, NATURAL_WONDERS
from ecumene.games.civ_new_dawn.vocabulary import PACTS, TYPES
from tests.rules.civ_new_dawn.table import Table


def told(refusal: Refusal, rule: str, reason: str) -> bool:
    return (refusal.rule, refusal.reason) == (rule, reason)


def reached(table: Table, figure: str) -> set[str]:
    """Where a figure may go now: `caravan card`, `army N20`."""
    found = [move.split() for move in table.moves(figure.split()[0])]
    return {words[2] for words in found if words[1] == figure.split()[1]}


def all_within(table: Table, start: str, number: int) -> set[str]:
    """All spaces within that distance, without the space itself."""
    land = table.game.land
    return {table.name(space) for space in land.within(table.space(start), number)} - {start}


def built(table: Table, *texts: str) -> set[str]:
    """The spaces where an industry card may build a city now."""
    table.play(*texts)
    return {move.split()[1] for move in table.moves("city")}


def grown(table: Table, seat: int, name: str) -> bool:
    """Is the city there mature?"""
    return is_mature(table.game, seat, table.space(name))


def values(table: Table) -> tuple[int, int]:
    """The combat values with which the last attack ended, of the attacker and the defender."""
    ended = [event for event in table.events if event.kind in ("won-attack", "lost-attack")][-1]
    value, other = ended.data["value"], ended.data["other"]
    assert isinstance(value, int)
    assert isinstance(other, int)
    return value, other


def all_trade(table: Table, seat: int) -> dict[str, int]:
    """Trade tokens by card, without the cards that have none."""
    return {type: table.trade_on(seat, type) for type in TYPES if table.trade_on(seat, type)}


def pacts_of(table: Table, seat: int, giver: int) -> set[str]:
    """The cards of a giver that the player holds."""
    held = table.game.players[seat].pacts[giver]
    return {card for number, card in enumerate(PACTS) if held >> number & 1}


def envoys_of(table: Table, seat: int) -> set[str]:
    """The city-states of which the player holds a card."""
    return {state.id for number, state in enumerate(CITY_STATES) if table.game.players[seat].envoys >> number & 1}


def states_on(table: Table, seat: int, type: str) -> set[str]:
    """The city-state tokens on a focus card."""
    bits = table.game.players[seat].states_on[TYPES.index(type)]
    return {state.id for number, state in enumerate(CITY_STATES) if bits >> number & 1}


def state_at(table: Table, name: str) -> str:
    """The city-state token on the map there, or nothing."""
    state = table.game.states[table.space(name)]
    return CITY_STATES[state - 1].id if state else ""


def naturals_of(table: Table, seat: int) -> set[str]:
    """The natural wonder tokens of a player."""
    held = table.game.players[seat].natural_wonders
    return {row[0] for number, row in enumerate(NATURAL_WONDERS) if held >> number & 1}
