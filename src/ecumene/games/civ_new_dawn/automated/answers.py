"""How the automated player answers questions: by the rules made for it, otherwise at random (CV-527)."""

from __future__ import annotations

from typing import Any

from ecumene.core.move import Move
from ecumene.core.step import Step
from ecumene.games.civ_new_dawn.automated.culture import best_for_token
from ecumene.games.civ_new_dawn.automated.drawing import draw_move
from ecumene.games.civ_new_dawn.automated.industry import best_city_site, best_site
from ecumene.games.civ_new_dawn.automated.reinforcing import most_endangered
from ecumene.games.civ_new_dawn.automated.science import card_of_level_space
from ecumene.games.civ_new_dawn.automated.spending import unused_states, where_to_put
from ecumene.games.civ_new_dawn.cities import mature_cities
from ecumene.games.civ_new_dawn.combat import SpendInAttack, SpendInFight, attack_value, defence_value
from ecumene.games.civ_new_dawn.dial import ChooseGovernment
from ecumene.games.civ_new_dawn.districts import UseEncampment, UseHub, UseTheater, UseZone, count_terrain
from ecumene.games.civ_new_dawn.exploring import tile_places
from ecumene.games.civ_new_dawn.moves import (
    BARBARIAN_TARGET,
    CHOOSES_FIRST,
    CHOOSES_SECOND,
    CITY,
    CONQUERS,
    DEFEAT,
    DONE,
    ENDS,
    FOR_EFFECT,
    GOVERN,
    LIBERATES,
    NO,
    RECALL,
    REINFORCE,
    REINFORCES,
    SPEND,
    SPEND_RESOURCE,
    SPEND_STATE,
    TOKEN,
    TOKENS,
    CivMove,
)
from ecumene.games.civ_new_dawn.outcome import CarryWonder, ConquerOrLiberate, PutLooted, RecallAfterWin
from ecumene.games.civ_new_dawn.science import GainCard
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.supply import PutTrade
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.tables.wonders import GREAT_ZIMBABWE
from ecumene.games.civ_new_dawn.trading import PutForGiver, TakePact
from ecumene.games.civ_new_dawn.victory import RecallForMark
from ecumene.games.civ_new_dawn.vocabulary import (
    CULTURE,
    DESERT,
    ECONOMY,
    MOST_STORED,
    MOST_TRADE,
    NO_GOVERNMENT,
)
from ecumene.games.civ_new_dawn.wonder_effects import ExploreAnywhere


def answer(game: State, question: Step[Any]) -> Move:
    """What the automated player answers."""
    seat = question.seat
    if isinstance(question, GainCard):
        return card_of_level_space(game, seat, question.level)
    if isinstance(question, SpendInFight):
        return spend_in_fight(game, question)
    options: list[Move] = question.options(game)
    if isinstance(question, (PutTrade, PutLooted)):
        return where_to_put(game, seat, options)
    if isinstance(question, TakePact):
        # It never exchanges a card it holds (CV-538).
        return ENDS if game.players[seat].pacts[question.giver] else at_random(game, seat, options)
    if isinstance(question, PutForGiver):
        trade = game.players[question.giver].trade
        return draw_move(game, [move for move in options if trade[move.a] < MOST_TRADE] or options)
    if isinstance(question, ChooseGovernment):
        return government(game, seat)
    if isinstance(question, ConquerOrLiberate):
        return CONQUERS if game.players[seat].cities_left > 0 else LIBERATES
    if isinstance(question, RecallAfterWin):
        return ENDS
    if isinstance(question, RecallForMark):
        return draw_move(game, options)
    if isinstance(question, CarryWonder):
        city = best_site(game, seat, [game.land.at[move.b] for move in options])
        return CivMove(options[0].verb, options[0].a, game.land.positions[city])
    if isinstance(question, UseHub):
        return hub(game, question)
    if isinstance(question, UseZone):
        return zone(game, seat, options)
    if isinstance(question, UseTheater):
        return theater(game, seat, options)
    if isinstance(question, UseEncampment):
        return encampment(game, question, options)
    if isinstance(question, ExploreAnywhere):
        # Only where the tile can be laid does exploring do something.
        fitting = [move for move in options if tile_places(game.land, game.land.at[move.a])]
        return draw_move(game, fitting or options)
    return at_random(game, seat, options)


def at_random(game: State, seat: int, options: list[Move]) -> Move:
    """One of the options that do something; it declines only if there is none (CV-527)."""
    useful = [move for move in options if move.verb not in (DONE, NO, RECALL)]
    if game.players[seat].tokens_left == 0:
        # It never takes back own tokens.
        useful = [move for move in useful if move.verb != TOKEN]
    return draw_move(game, useful) if useful else ENDS


def government(game: State, seat: int) -> Move:
    """That of the card in the leftmost slot, once (CV-473)."""
    player = game.players[seat]
    if player.government != NO_GOVERNMENT:
        return ENDS
    return CivMove(GOVERN, FOCUS[player.cards[player.order[0]]].type)


# Combat


def spend_in_fight(game: State, question: SpendInFight) -> Move:
    """Exactly as many tokens as turn the result, each as +1; if they are too few, none (CV-551)."""
    attacks = isinstance(question, SpendInAttack)
    need = defence_value(game) + 1 - attack_value(game) if attacks else attack_value(game) - defence_value(game)
    if need <= 0:
        return ENDS
    seat = question.seat
    available = 0
    for strand in question.strands(game):
        available += game.players[seat].trade[strand] + len(unused_states(game, seat, strand))
    if available < need:
        return ENDS
    useful = [
        move
        for move in question.options(game)
        if move.verb == SPEND and move.b == FOR_EFFECT and not SPEND_RESOURCE <= move.a < SPEND_STATE
    ]
    return draw_move(game, useful)


# Districts (CV-557)


def hub(game: State, question: UseHub) -> Move:
    """The option that puts more tokens, with regard to the room on the cards and to the supply."""
    seat = question.seat
    player = game.players[seat]
    store = MOST_STORED - game.stored_trade if game.controls(seat, GREAT_ZIMBABWE) else 0
    anywhere = MOST_TRADE * len(player.order) - player.all_trade() + store
    on_economy = store
    for strand in player.strands_of(ECONOMY):
        on_economy += MOST_TRADE - player.trade[strand]
    first = min(len(mature_cities(game, seat)), anywhere, game.trade_supply)
    second = min(count_terrain(game, seat, question.space, (DESERT,)), on_economy, game.trade_supply)
    if first == second:
        return draw_move(game, [CHOOSES_FIRST, CHOOSES_SECOND])
    return CHOOSES_FIRST if first > second else CHOOSES_SECOND


def zone(game: State, seat: int, options: list[Move]) -> Move:
    """A city if it can, by the order of new cities; otherwise tokens."""
    sites = [game.land.at[move.a] for move in options if move.verb == CITY]
    if not sites:
        return CHOOSES_FIRST
    return CivMove(CITY, game.land.positions[best_city_site(game, seat, sites)])


def theater(game: State, seat: int, options: list[Move]) -> Move:
    """The best space by the order of its culture card."""
    player = game.players[seat]
    level = 1
    for strand in player.strands_of(CULTURE):
        level = FOCUS[player.cards[strand]].level
    spaces = [game.land.at[move.a] for move in options if move.verb == TOKEN]
    space = best_for_token(game, seat, level, spaces)
    return TOKENS[game.land.positions[space]] if space >= 0 else ENDS


def encampment(game: State, question: UseEncampment, options: list[Move]) -> Move:
    """The nearest barbarian, otherwise the nearest rival army; then an own token is reinforced."""
    targets = [move for move in options if move.verb == DEFEAT]
    barbarians = [move for move in targets if move.a == BARBARIAN_TARGET]
    if targets:
        distances = game.land.distances(question.space)
        found = barbarians or targets
        nearest = min([distances[game.land.at[move.b]] for move in found])
        return draw_move(game, [move for move in found if distances[game.land.at[move.b]] == nearest])
    seat = question.seat
    own = [game.land.at[move.a] for move in options if move.verb == REINFORCE]
    own = [space for space in own if game.token_owner(space) == seat]
    return REINFORCES[game.land.positions[most_endangered(game, seat, own)]] if own else ENDS
