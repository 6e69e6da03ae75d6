"""The automated player's turn: effects of its start, the card in the rightmost slot, what follows (CV-528)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.event import Event
from ecumene.games.civ_new_dawn.asking import Happen
from ecumene.games.civ_new_dawn.automated import (
    base_military,
    culture,
    economy,
    growth,
    industry,
    military,
    science,
)
from ecumene.games.civ_new_dawn.automated.drawing import draw, draw_move
from ecumene.games.civ_new_dawn.automated.spending import poorest_strand
from ecumene.games.civ_new_dawn.moves import PLAYS, TOKEN, WITHDRAW, CivMove
from ecumene.games.civ_new_dawn.starting import start_effect, start_moves
from ecumene.games.civ_new_dawn.state import State
from ecumene.games.civ_new_dawn.tables.focus_cards import FOCUS
from ecumene.games.civ_new_dawn.turn import BEFORE_ANOTHER, BY_CAPITALISM, TakeTurn, resolve_with
from ecumene.games.civ_new_dawn.vocabulary import CULTURE, ECONOMY, FIFTH, INDUSTRY, MILITARY, MOST_TRADE, SCIENCE


def take_turn(game: State, seat: int, events: list[Event] | None) -> None:
    game.push(PlayRightmost(-1, seat))
    game.push(UseStartEffects(-1, seat, 0))
    game.marks_changed(events)


class UseStartEffects(Happen):
    """Effects of the start of a turn in random order, each once."""

    name: ClassVar[str] = "use-start-effects"

    def run(self, game: State, events: list[Event] | None) -> None:
        withdrawn = self.numbers[0]
        seat = self.about
        moves = start_moves(game, seat)
        if withdrawn:
            moves = [move for move in moves if move.verb != WITHDRAW]
        if game.players[seat].tokens_left == 0:
            # It never takes back own tokens (CV-527).
            moves = [move for move in moves if move.verb != TOKEN]
        if not moves:
            return
        # Every effect has its own verb.
        verb = draw(game, sorted({move.verb for move in moves}))
        game.push(UseStartEffects(-1, seat, int(withdrawn or verb == WITHDRAW)))
        if verb == WITHDRAW:
            withdraw_all(game, seat, events)
        else:
            start_effect(game, seat, draw_move(game, [move for move in moves if move.verb == verb]), events)


def withdraw_all(game: State, seat: int, events: list[Event] | None) -> None:
    """Trade tokens of the Great Zimbabwe go to the cards, each to the poorest one (CV-530)."""
    while game.stored_trade > 0:
        player = game.players[seat]
        room = [strand for strand in player.order if player.trade[strand] < MOST_TRADE]
        if not room:
            return
        start_effect(game, seat, CivMove(WITHDRAW, poorest_strand(game, seat, room)), events)


class PlayRightmost(Happen):
    """The card in the rightmost slot is chosen, resolved and reset (CV-470)."""

    name: ClassVar[str] = "play-rightmost"

    def run(self, game: State, events: list[Event] | None) -> None:
        TakeTurn(self.about).take(game, PLAYS[game.players[self.about].order[-1]], events)


def resolve(game: State, seat: int, strand: int, events: list[Event] | None) -> None:
    """Resolve a card by the automated player's own text, always with the number of the fifth slot."""
    type = FOCUS[game.players[seat].cards[strand]].type
    if type == CULTURE:
        culture.resolve(game, seat, strand, events)
    elif type == SCIENCE:
        science.resolve(game, seat, strand, events)
    elif type == ECONOMY:
        economy.resolve(game, seat, strand, events)
    elif type == INDUSTRY:
        industry.resolve(game, seat, strand, events)
    elif type != MILITARY:
        growth.resolve(game, seat, strand, events)
    elif game.expansion:
        military.resolve(game, seat, strand, events)
    else:
        base_military.resolve(game, seat, strand, events)


def after_reset(game: State, seat: int, card: int, events: list[Event] | None) -> None:
    """Level IV of economy and industry lets another card follow (CV-539, CV-544)."""
    kind = FOCUS[card]
    player = game.players[seat]
    if kind.level < 4:
        return
    if kind.type == ECONOMY:
        resolve_with(game, seat, player.order[-1], FIFTH, BY_CAPITALISM, events)
    elif kind.type == INDUSTRY:
        for strand in player.strands_of(CULTURE):
            resolve_with(game, seat, strand, FIFTH, BEFORE_ANOTHER, events)
            return
