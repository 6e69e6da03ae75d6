"""Set-up: boards, sides, coins, and the cards drawn in secret (SW-003 to SW-012, SW-173)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.move import Move
from ecumene.core.refusal import Refusal
from ecumene.core.step import NOBODY, Step
from ecumene.games.seven_wonders.balance import refuse_board, too_alike, unsuitable, unusable
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.city import EMPTY, City
from ecumene.games.seven_wonders.course import StartAge
from ecumene.games.seven_wonders.effects import settle_effects
from ecumene.games.seven_wonders.facts import BLACK_CARDS, BOARD_NUMBERS, BOARDS, CARDS, CHOICES, GUILDS, PLACES
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.leaders import DealLeaders
from ecumene.games.seven_wonders.moves import BOARD, move
from ecumene.games.seven_wonders.paradox import receive_start
from ecumene.games.seven_wonders.picks import not_now

FREE_CITY: Final = 2


def begin(game: SevenWonders) -> SevenWonders:
    """Lay out an empty table and play up to the first decision."""
    game.chance = Chance.stream(game.seed, "set-up")
    count = max(3, game.seats)
    game.cities = [City() for _ in range(count)]
    game.circle = list(range(count))
    game.sit()
    game.wonders = CHOICES["base" if game.seats == 2 else str(game.options["wonders"])]
    game.agenda = [StartAge(), FoundCities(), DealBoards()]
    game.settle()
    return game


def offered(game: SevenWonders, board: Board) -> bool:
    """Does the option on sides allow this side?"""
    return game.options["sides"] in ("random", "choose", board.side)


class DealBoards(Step[SevenWonders]):
    """By lot, two to choose from, or free choice; one seat after the other (SW-008, SW-173)."""

    __slots__ = ()

    name: ClassVar[str] = "deal-boards"

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        if game.seats == 2:
            game.push(GiveBoard(NOBODY, FREE_CITY))
        for seat in range(game.seats - 1, -1, -1):
            game.push(GiveBoard(NOBODY, seat))


class GiveBoard(Step[SevenWonders]):
    """The next seat's board."""

    __slots__ = ("city",)

    name: ClassVar[str] = "give-board"

    def __init__(self, seat: int = NOBODY, city: int = 0) -> None:
        super().__init__(seat)
        self.city = city

    def args(self) -> tuple[int, ...]:
        return (self.city,)

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
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


def draw_boards(game: SevenWonders, seat: int, count: int) -> list[int]:
    """So many wonders by lot, each on a side by lot or on both; what breaks a note is drawn again (SW-174, SW-429)."""
    for strict in (True, False):
        # In the order of their names.
        pool = sorted({PLACES[number] for number in game.wonders})
        game.chance.shuffle(pool)
        drawn: list[int] = []
        wonders = 0
        for wonder in pool:
            sides = [n for n in game.wonders if PLACES[n] == wonder and offered(game, BOARDS[n])]
            game.chance.shuffle(sides)
            # The facing of the card decides, unless a player may choose: the other side is no way out (SW-425).
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


def fits(game: SevenWonders, seat: int, board: Board, strict: bool) -> bool:
    """The two advices on likeness are dropped first when no board is left (SW-429)."""
    if unusable(game, board) is not None or unsuitable(game, seat, board) is not None:
        return False
    return not strict or too_alike(game, seat, board) is None


class ChooseBoard(Step[SevenWonders]):
    """One of the boards offered, or of all that suit the table."""

    __slots__ = ("offer",)

    name: ClassVar[str] = "choose-board"

    def __init__(self, seat: int = NOBODY, offer: int = 0) -> None:
        super().__init__(seat)
        #: A set of boards; 0 for all.
        self.offer = offer

    def args(self) -> tuple[int, ...]:
        return (self.offer,)

    def options(self, game: SevenWonders) -> list[Move]:
        strict = [n for n in game.wonders if self.may(game, n) and refuse_board(game, self.seat, BOARDS[n]) is None]
        if not strict:
            strict = [n for n in game.wonders if self.may(game, n) and fits(game, self.seat, BOARDS[n], False)]
        return [move(BOARD, number) for number in strict]

    def may(self, game: SevenWonders, number: int) -> bool:
        return self.offer >> number & 1 == 1 if self.offer else offered(game, BOARDS[number])

    def refuse(self, game: SevenWonders, chosen: Move) -> Refusal | None:
        if chosen.verb != BOARD:
            return not_now("SW-008", self.name)
        if chosen in self.options(game):
            return None
        board = BOARDS[chosen.a]
        refusal = refuse_board(game, self.seat, board)
        if refusal is not None:
            return refusal
        return Refusal("SW-173" if self.offer else "SW-008", "board-not-offered", {"board": board.id})

    def take(self, game: SevenWonders, chosen: Move, events: list[Event] | None) -> None:
        take_board(game, self.seat, chosen.a, events)


def take_board(game: SevenWonders, seat: int, number: int, events: list[Event] | None) -> None:
    city = game.cities[seat]
    city.board = city.face = number
    game.wonders = [other for other in game.wonders if PLACES[other] != PLACES[number]]
    game.tell(events, "board-taken", seat, "SW-008", {"board": BOARDS[number].id})


class FoundCities(Step[SevenWonders]):
    """Coins and start bonuses; guilds and black cards of the game are drawn in secret; leaders are drafted."""

    __slots__ = ()

    name: ClassVar[str] = "found-cities"

    def run(self, game: SevenWonders, events: list[Event] | None) -> None:
        for seat, city in enumerate(game.cities):
            board = BOARDS[city.board]
            if board.copies_partner:
                # DoppelWonder: the partner's board, whatever it is (SW-289).
                partner = BOARDS[game.cities[game.partner(seat)].board]
                city.board = partner.number
                city.face = BOARD_NUMBERS["doppelwonder-A" if len(partner.stages) <= 3 else "doppelwonder-B"]
            city.markers = (EMPTY,) * len(BOARDS[city.board].stages)
            city.coins = 6 if game.has_leaders else 3
            receive_start(game, seat, events)
            settle_effects(game, seat)
        players = max(3, game.seats)
        draw_in_secret(game, GUILDS, players + 2)
        if game.has_cities:
            for age in (1, 2, 3):
                draw_in_secret(game, [n for n in BLACK_CARDS if CARDS[n].age == age], players)
        game.chance = Chance.stream(game.seed, "draws")
        if game.has_leaders:
            game.push(DealLeaders())


def draw_in_secret(game: SevenWonders, cards: list[int], count: int) -> None:
    """Some of these cards are in the game; the others stay in the box, unseen (SW-005, SW-007)."""
    drawn = cards[:]
    game.chance.shuffle(drawn)
    for number in drawn[:count]:
        game.dealt |= 1 << number
