"""Temporal Paradox: the board is replaced by another wonder (SW-328 to SW-331, SW-349)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.core.argument import Name
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.balance import can_enter
from ecumene.games.seven_wonders.cards import Board, Effect
from ecumene.games.seven_wonders.city import EMPTY
from ecumene.games.seven_wonders.facts import ALL_EFFECTS, BOARD_NUMBERS, BOARDS, CARD_NUMBERS, CARDS
from ecumene.games.seven_wonders.goods import merged
from ecumene.games.seven_wonders.moves import BOARD, move
from ecumene.games.seven_wonders.partnership import give_to_partner, mark_with_wonder
from ecumene.games.seven_wonders.state import State


def draw_wonders(game: State, seat: int, effect: Effect) -> int:
    """Draw some unused wonders that this table can use, as a set of boards: a random side of each, or both sides."""
    count, sides = effect.amount, effect.extra
    pool = [number for number in game.unused_boards if BOARDS[number].side == "A"]
    game.chance.shuffle(pool)
    drawn = 0
    found = 0
    for number in pool:
        shown = [number, number + 1][:sides]
        if BOARDS[number].copies_partner and game.is_team_game:
            # Its side follows from the partner's board.
            shown = [doppelwonder_side(game.board(game.partner(seat)))]
        usable = [side for side in shown if can_enter(game, seat, BOARDS[side])]
        if usable and found < count:
            found += 1
            for side in usable:
                drawn |= 1 << side
    return drawn


def doppelwonder_side(partner: Board) -> int:
    """Side A stands for a board of up to three stages, side B for a longer one (SW-289)."""
    return BOARD_NUMBERS["doppelwonder-A" if len(partner.stages) <= 3 else "doppelwonder-B"]


class DrawWonders(Step[State]):
    """A city that replaces its board draws when those before it have chosen: no wonder comes twice (SW-526)."""

    __slots__ = ("city", "effect")

    name: ClassVar[str] = "draw-wonders"

    def __init__(self, seat: int = NOBODY, city: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        self.city = city
        #: The number of the effect for which they are drawn.
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.city, self.effect)

    def run(self, game: State, events: list[Event] | None) -> None:
        drawn = draw_wonders(game, self.city, ALL_EFFECTS[self.effect])
        if drawn:
            game.push(ReplaceWonder(self.city, drawn, self.effect))


class ReplaceWonder(Step[State]):
    """Choose one of the drawn wonders; it comes with its start and its first stage built."""

    __slots__ = ("drawn", "effect")

    name: ClassVar[str] = "replace-wonder"
    midway: ClassVar[bool] = True

    def __init__(self, seat: int = NOBODY, drawn: int = 0, effect: int = 0) -> None:
        super().__init__(seat)
        #: The drawn boards as a set; 0 in the views of others.
        self.drawn = drawn
        #: The number of the effect for which they were drawn.
        self.effect = effect

    def args(self) -> tuple[int, ...]:
        return (self.drawn, self.effect)

    def veiled(self) -> Step[State]:
        return ReplaceWonder(self.seat, 0, self.effect)

    def options(self, game: State) -> list[Move]:
        return [move(BOARD, board.number) for board in BOARDS if self.drawn >> board.number & 1]

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb != BOARD:
            return not_now("SW-329", self.name)
        if self.drawn >> chosen.a & 1:
            return None
        return Refusal("SW-329", "board-not-drawn", {"board": Name(BOARDS[chosen.a].id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        city = game.cities[self.seat]
        board = BOARDS[chosen.a]
        marker = next(card for card in city.markers if card != EMPTY)
        game.unused_boards = [n for n in game.unused_boards if BOARDS[n].wonder != board.wonder]
        city.board = city.dealt_board = board.number
        if board.copies_partner:
            board = game.board(game.partner(self.seat))
            city.board = board.number
        city.stages = 1
        city.markers = (marker, *[EMPTY] * (len(board.stages) - 1))
        game.tell(events, "board-replaced", self.seat, "SW-329", {"board": Name(BOARDS[city.dealt_board].id)})
        receive_start(game, self.seat, events)
        if city.done is not None:
            city.done = move(city.done.verb, city.done.a, 0, city.done.c)
        if game.rules >= 2:
            remove_alexander(game)
            if board.stages[0].for_partner:
                mark_with_wonder(game, self.seat, 0)
                give_to_partner(game, self.seat, CARDS[marker], events)


def remove_alexander(game: State) -> None:
    """Nobody may play Alexander any more once Beiping B is in the game, whoever brings it in (SW-383)."""
    if is_beiping_here(game):
        alexander = CARD_NUMBERS["alexander"]
        for city in game.cities:
            city.leaders = tuple([number for number in city.leaders if number != alexander])


def is_beiping_here(game: State) -> bool:
    return any([city.board == BOARD_NUMBERS["beiping-B"] for city in game.cities])


def receive_start(game: State, seat: int, events: list[Event] | None) -> None:
    """What a board gives when it enters the game (SW-487)."""
    city = game.cities[seat]
    board = BOARDS[city.board]
    city.coins += board.coins
    city.defeats += board.defeats
    city.half_shield |= int(board.half_shield)
    if board.die:
        rolled = game.chance.below(6) + 1
        city.coins += rolled
        game.tell(events, "rolled-start", seat, "SW-317", {"coins": rolled})
    city.production = merged(city.production, board.production)
    city.for_sale = merged(city.for_sale, board.production)
    city.new_effects += tuple([effect.number for effect in board.effects])
