"""A real table laid out by hand: boards of choice, cards and stages that were built in earlier turns."""

from __future__ import annotations

import re
import unicodedata

from ecumene.core.chance import Chance
from ecumene.games.seven_wonders import BOX
from ecumene.games.seven_wonders.cards import Board
from ecumene.games.seven_wonders.city import City
from ecumene.games.seven_wonders.effects import add_card, apply_card, settle_new_effects
from ecumene.games.seven_wonders.game import SevenWonders
from ecumene.games.seven_wonders.moves import STAGE, move
from ecumene.games.seven_wonders.phases import StartAge
from ecumene.games.seven_wonders.placing import take_stage
from ecumene.games.seven_wonders.setup import FoundCities
from ecumene.games.seven_wonders.tables import ALL_EFFECTS, BOARDS, CARDS
from ecumene.games.seven_wonders.vocabulary import BLUE, REAPPEAR, VANISH, VP

#: A board of this size serves where a case says nothing about boards.
USUAL_STAGES = 3


def lay(seats: int, boards: list[int]) -> SevenWonders:
    """The start of the first Age with these boards, whatever the notes on balance say; nobody holds a card."""
    game = SevenWonders(BOX, seats, 0, BOX.settle(seats, {}), BOX.rules)
    game.chance = Chance.stream(0, "set-up")
    game.cities = [City() for _ in boards]
    game.circle = list(range(len(boards)))
    game.find_neighbours()
    for city, board in zip(game.cities, boards, strict=True):
        city.board = city.dealt_board = board
    taken = {BOARDS[board].wonder for board in boards}
    game.unused_boards = [board.number for board in BOARDS if board.wonder not in taken]
    game.agenda = [StartAge(), FoundCities()]
    game.settle()
    for city in game.cities:
        city.hand = ()
    game.free_city_pile = []
    return game


def plain_board(stages: int, exactly: bool) -> int:
    """A board with so many stages, and if possible with nothing but points on them."""
    fitting = [board for board in BOARDS if len(board.stages) == stages or (len(board.stages) > stages and not exactly)]
    fitting.sort(key=lambda board: (not is_plain(board), board.number))
    return fitting[0].number if fitting else -1


def is_plain(board: Board) -> bool:
    effects = [effect for stage in board.stages for effect in stage.effects]
    return not board.effects and all(effect.kind == VP for effect in effects)


def board_with(kind: int) -> tuple[int, int]:
    """The first board with a stage that has such an effect, and that stage."""
    for board in BOARDS:
        for number, stage in enumerate(board.stages):
            if any(effect.kind == kind for effect in stage.effects):
                return board.number, number
    raise ValueError(f"no board has effect {kind}")


def board_in(title: str) -> tuple[int, int]:
    """`R'lyeh A stage 3`: the board and the stage (from 0) that a title names; -1 for what it does not."""
    plain = unicodedata.normalize("NFKD", title.replace("'", "").replace("’", "")).encode("ascii", "ignore").decode()
    slug = re.sub(r"[^a-z0-9]+", "-", plain.lower())
    for board in BOARDS:
        found = re.search(rf"(?:^|-){re.escape(board.id.lower())}(?:-stage-(\d))?(?:-|$)", slug)
        if found:
            return board.number, int(found[1]) - 1 if found[1] else -1
    return -1, -1


# Things built in earlier turns


class Past:
    """A block whose builds lie in the past: coins and the turn are the same after it as before."""

    def __init__(self, game: SevenWonders) -> None:
        self.game = game
        self.coins = [city.coins for city in game.cities]

    def __enter__(self) -> None:
        return None

    def __exit__(self, *_: object) -> None:
        for seat, city in enumerate(self.game.cities):
            city.coins = self.coins[seat]
            city.coins_to_lose = 0
            settle_new_effects(self.game, seat)
        self.game.pending = []
        self.game.assassins = 0


def put_card(game: SevenWonders, seat: int, number: int) -> None:
    with Past(game):
        add_card(game, seat, CARDS[number])
        apply_card(game, seat, CARDS[number], False, None)


def put_stage(game: SevenWonders, seat: int, number: int, marker: int = -1) -> None:
    city = game.cities[seat]
    stage = game.board(seat).stages[number]
    if marker < 0:
        marker = marker_of_age(stage.needs_age or 1)
    with Past(game):
        city.stages |= 1 << number
        city.mark(number, marker)
        take_stage(game, seat, move(STAGE, marker, number), None)
        for effect in stage.effects:
            if effect.kind in (VANISH, REAPPEAR):
                city.vanished = int(effect.kind == VANISH)
        game.find_neighbours()


def marker_of_age(age: int) -> int:
    """A card to lay under a board; blue ones are never turned up."""
    return next(card.number for card in CARDS if card.colour == BLUE and card.age == age)


def cards_of(game: SevenWonders, seat: int, colours: list[int], count: int) -> list[int]:
    """So many cards of these colours, new to the city as long as there are any."""
    pool = [card.number for card in CARDS if card.colour in colours and card.name == card.number]
    new = [number for number in pool if not game.cities[seat].built >> number & 1]
    return ([*new, *pool] * (count // max(1, len(pool)) + 1))[:count]


def quiet_card(game: SevenWonders, seat: int) -> int:
    """A card that brings nothing but points at the end: building it, paid for or not, changes nothing else."""
    built = game.cities[seat].built
    return next(card.number for card in CARDS if card.colour == BLUE and card.coins == 0 and not built >> card.name & 1)


def points_worth(points: int) -> list[int]:
    """Effects of the table that add up to so many points."""
    kinds = {effect.amount: effect.number for effect in ALL_EFFECTS if effect.kind == VP and effect.amount > 0}
    found: list[int] = []
    while points > 0:
        step = max(amount for amount in kinds if amount <= points)
        found.append(kinds[step])
        points -= step
    return found
