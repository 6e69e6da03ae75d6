"""The focus row: the slot in which a card is resolved, resetting, swapping and replacing cards."""

from __future__ import annotations

from ecumene.core.argument import Arguments, Name
from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.pieces import supply_figures
from ecumene.games.civ_new_dawn.state import CARD_REPLACED, State
from ecumene.games.civ_new_dawn.surplus import DisbandSurplus
from ecumene.games.civ_new_dawn.tables.focus_cards import BASE, BOTH, EXPANSION, FOCUS, UNIQUE
from ecumene.games.civ_new_dawn.tables.leaders import GEORGIA, LEADERS
from ecumene.games.civ_new_dawn.tables.places import CITY_STATES
from ecumene.games.civ_new_dawn.tables.wonders import MACHU_PICCHU, MACHU_PICCHU_BASE, TAJ_MAHAL, WONDERS
from ecumene.games.civ_new_dawn.vocabulary import ARROWS, FIFTH, NO_GOVERNMENT

# The slot that counts


def slot_effects(game: State, seat: int, strand: int) -> list[int]:
    """How many slots further right each effect moves the card, Machu Picchu left out (CV-303, CV-513)."""
    player = game.players[seat]
    type = FOCUS[player.cards[strand]].type
    found: list[int] = []
    if player.governed == strand:
        found.append(ARROWS[player.government])
    if player.leader == GEORGIA and player.envoys:
        for state in range(len(CITY_STATES)):
            if player.envoys >> state & 1 and CITY_STATES[state].type == type:
                found.append(1)
                break
    if game.controls(seat, TAJ_MAHAL):
        same = len([wonder for wonder in game.wonders_of(seat) if WONDERS[wonder].type == type])
        if same:
            found.append(same)
    return found


def numbers_reached(game: State, seat: int, strand: int, slot: int) -> list[int]:
    """The slot numbers with which the card can be resolved from that slot, lowest first (CV-305 to CV-308, CV-513)."""
    if game.players[seat].is_automated:
        return [FIFTH]
    if not game.expansion:
        number = game.slots[slot]
        return [3] if number <= 2 and game.controls(seat, MACHU_PICCHU_BASE) else [number]
    effects = slot_effects(game, seat, strand)
    last = len(game.slots) - 1
    if not game.controls(seat, MACHU_PICCHU):
        return [game.slots[min(last, slot + sum(effects))]]
    found: set[int] = set()
    for before in range(1 << len(effects)):
        reached = slot
        for index, effect in enumerate(effects):
            if before >> index & 1:
                reached = min(last, reached + effect)
        if game.slots[reached] <= 2:
            reached = min(last, reached + 2)
        for index, effect in enumerate(effects):
            if not before >> index & 1:
                reached = min(last, reached + effect)
        found.add(game.slots[reached])
    return sorted(found)


# Moving cards


def reset(game: State, seat: int, strand: int) -> None:
    """The card goes to the lowest slot, those below it move up (CV-042, CV-043)."""
    order = game.own(seat).order
    order.remove(strand)
    order.insert(0, strand)


def swap(game: State, seat: int, one: int, other: int, events: list[Event] | None, rule: str) -> None:
    """Two cards change places with everything on them."""
    player = game.own(seat)
    order = player.order
    first, second = order.index(one), order.index(other)
    order[first], order[second] = other, one
    if events is not None:
        names: Arguments = {"card": Name(FOCUS[player.cards[one]].id), "other": Name(FOCUS[player.cards[other]].id)}
        events.append(Event("swapped-cards", seat, rule, names))


# Gaining cards


def belongs(game: State, seat: int, card: int) -> bool:
    """Is it in the player's deck at the start: of this game, and no other leader's unique card?"""
    kind = FOCUS[card]
    if kind.set == UNIQUE:
        leader = game.players[seat].leader
        return game.expansion and leader >= 0 and LEADERS[leader].unique == card
    return kind.set == BOTH or kind.set == (EXPANSION if game.expansion else BASE)


def cards_left(game: State, seat: int, level: int, type: int = -1) -> list[int]:
    """The cards of that level (and type) that the player can still gain (CV-068, CV-073, CV-203)."""
    gone = game.players[seat].gone
    return [
        card
        for card, kind in enumerate(FOCUS)
        if kind.level == level
        and (type < 0 or kind.type == type)
        and not gone >> card & 1
        and belongs(game, seat, card)
    ]


def replace_card(game: State, seat: int, strand: int, card: int, events: list[Event] | None, rule: str) -> None:
    """A new card takes the place of another with all that lies on it (CV-070, CV-072, CV-073)."""
    player = game.own(seat)
    old = player.cards[strand]
    player.cards[strand] = card
    player.gone |= 1 << card
    game.turn_notes |= CARD_REPLACED
    if FOCUS[old].type != FOCUS[card].type and player.governed == strand:
        # Oxford University changed the type of the card under a government (CV-434).
        player.governed = NO_GOVERNMENT
        player.government = NO_GOVERNMENT
    if events is not None:
        names: Arguments = {"card": Name(FOCUS[card].id), "old": Name(FOCUS[old].id)}
        events.append(Event("gained-card", seat, rule, names))
    if supply_figures(game, seat):
        game.push(DisbandSurplus(seat))
    game.marks_changed(events)
