"""Set-up: boards, sides, coins, and the cards drawn in secret (SW-003 to SW-012, SW-173)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal, not_now
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.balance import refuse_board, too_alike, unsuitable, unusable
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.city import EMPTY, City
from ecumene.games.seven_wonders.effects import settle_new_effects
from ecumene.games.seven_wonders.facts import BLACK_CARDS, BOARDS, CARDS, CHOICES, GUILDS, PLACES
from ecumene.games.seven_wonders.leaders import DealLeaders
from ecumene.games.seven_wonders.moves import BOARD, move
from ecumene.games.seven_wonders.paradox import doppelwonder_side, receive_start
from ecumene.games.seven_wonders.phases import StartAge
from ecumene.games.seven_wonders.state import State

FREE_CITY: Final = 2


def begin(game: State) -> State:
    """Lay out an empty table and play up to the first decision."""
    game.chance = Chance.stream(game.seed, "set-up")
    count = max(3, game.seats)
    game.cities = [City() for _ in range(count)]
    game.circle = list(range(count))
    game.find_neighbours()
    game.unused_boards = CHOICES["base" if game.seats == 2 else str(game.options["wonders"])]
    game.agenda = [StartAge(), FoundCities(), DealBoards()]
    game.settle()
    return game


def offered(game: State, board: Board) -> bool:
    """Does the option on sides allow this side?"""
    return game.options["sides"] in ("random", "choose", board.side)


class DealBoards(Step[State]):
    """Boards at random, two to choose from, or free choice; one seat after the other (SW-008, SW-173)."""

    __slots__ = ()

    name: ClassVar[str] = "deal-boards"

    def run(self, game: State, events: list[Event] | None) -> None:
        if game.seats == 2:
            game.push(GiveBoard(NOBODY, FREE_CITY))
        for seat in range(game.seats - 1, -1, -1):
            game.push(GiveBoard(NOBODY, seat))


class GiveBoard(Step[State]):
    """The next seat's board."""

    __slots__ = ("city",)

    name: ClassVar[str] = "give-board"

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def run(self, game: State, events: list[Event] | None) -> None:
        way = game.options["deal"]
        if way == "choose" and self.city < game.seats:
            game.push(ChooseBoard(self.city, 0))
            return
        drawn = draw_boards(game, self.city, 2 if way == "two" and self.city < game.seats else 1)
        if len(drawn) == 1:
            take_board(game, self.city, drawn[0], events)
        else:
            offer = 0
            for number in drawn:
                offer |= 1 << number
            game.push(ChooseBoard(self.city, offer))


def draw_boards(game: State, seat: int, count: int) -> list[int]:
    """Draw wonders at random, a random side of each or both; what breaks a note on balance is drawn again (SW-174)."""
    for strict in (True, False):
        # In the order of their names.
        pool = sorted({PLACES[number] for number in game.unused_boards})
        game.chance.shuffle(pool)
        drawn: list[int] = []
        wonders = 0
        for wonder in pool:
            sides = [n for n in game.unused_boards if PLACES[n] == wonder and offered(game, BOARDS[n])]
            game.chance.shuffle(sides)
            # The side drawn counts, unless a player may choose: the other side is not tried instead (SW-425).
            shown = sides if game.options["sides"] == "choose" and seat < game.seats else sides[:1]
            usable = [number for number in shown if fits(game, seat, BOARDS[number], strict)]
            if usable:
                wonders += 1
                drawn += usable
            if wonders == count:
                return drawn
        if drawn:
            return drawn
    raise ValueError("no board is left for this table")


def fits(game: State, seat: int, board: Board, strict: bool) -> bool:
    """When no board is left, the advice against boards that are too alike is the first to be dropped (SW-429)."""
    if unusable(game, board) is not None or unsuitable(game, seat, board) is not None:
        return False
    return not strict or too_alike(game, seat, board) is None


class ChooseBoard(Step[State]):
    """One of the boards offered, or of all that suit the table."""

    __slots__ = ("offer",)

    name: ClassVar[str] = "choose-board"

    def __init__(self, seat: int = NOBODY, offer: int = 0) -> None:
        super().__init__(seat)
        #: A set of boards; 0 for all.
        self.offer = offer

    def args(self) -> tuple[int, ...]:
        return (self.offer,)

    def options(self, game: State) -> list[Move]:
        strict = [
            n for n in game.unused_boards if self.may(game, n) and refuse_board(game, self.seat, BOARDS[n]) is None
        ]
        if not strict:
            strict = [n for n in game.unused_boards if self.may(game, n) and fits(game, self.seat, BOARDS[n], False)]
        return [move(BOARD, number) for number in strict]

    def may(self, game: State, number: int) -> bool:
        return self.offer >> number & 1 == 1 if self.offer else offered(game, BOARDS[number])

    def refuse(self, game: State, chosen: Move) -> Refusal | None:
        if chosen.verb != BOARD:
            return not_now("SW-008", self.name)
        if chosen in self.options(game):
            return None
        board = BOARDS[chosen.a]
        refusal = refuse_board(game, self.seat, board)
        if refusal is not None:
            return refusal
        return Refusal("SW-173" if self.offer else "SW-008", "board-not-offered", {"board": Name(board.id)})

    def take(self, game: State, chosen: Move, events: list[Event] | None) -> None:
        take_board(game, self.seat, chosen.a, events)


def take_board(game: State, seat: int, number: int, events: list[Event] | None) -> None:
    city = game.cities[seat]
    city.board = city.dealt_board = number
    game.unused_boards = [other for other in game.unused_boards if PLACES[other] != PLACES[number]]
    game.tell(events, "board-taken", seat, "SW-008", {"board": Name(BOARDS[number].id)})


class FoundCities(Step[State]):
    """Coins and start bonuses; guilds and black cards of the game are drawn in secret; leaders are drafted."""

    __slots__ = ()

    name: ClassVar[str] = "found-cities"

    def run(self, game: State, events: list[Event] | None) -> None:
        for seat, city in enumerate(game.cities):
            board = BOARDS[city.board]
            if board.copies_partner:
                # DoppelWonder: the partner's board, whatever it is (SW-289).
                partner = BOARDS[game.cities[game.partner(seat)].board]
                city.board = partner.number
                city.dealt_board = doppelwonder_side(partner)
            city.markers = (EMPTY,) * len(BOARDS[city.board].stages)
            city.coins = 6 if game.has_leaders else 3
            receive_start(game, seat, events)
            settle_new_effects(game, seat)
        players = max(3, game.seats)
        draw_in_secret(game, GUILDS, players + 2)
        if game.has_cities:
            for age in (1, 2, 3):
                draw_in_secret(game, [n for n in BLACK_CARDS if CARDS[n].age == age], players)
        game.chance = Chance.stream(game.seed, "draws")
        if game.has_leaders:
            game.push(DealLeaders())


def draw_in_secret(game: State, cards: list[int], count: int) -> None:
    """Some of these cards are in the game; the others stay in the box, unseen (SW-005, SW-007)."""
    drawn = cards[:]
    game.chance.shuffle(drawn)
    for number in drawn[:count]:
        game.dealt |= 1 << number
