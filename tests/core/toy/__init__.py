"""Market Day: a game made up for tests. It has what real ones have singly.

Hidden hands and a deck, secret picks of all seats at once, nested steps, gifts that stay open above the turns of
others, forced choices, and steps that run by themselves.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.core.argument import Name, StepName
from ecumene.core.box import Box, Option, Value
from ecumene.core.chance import Chance
from ecumene.core.event import Event
from ecumene.core.game import Game
from ecumene.core.move import Move
from ecumene.core.refusal import MALFORMED, BadInput, IllegalMove, Refusal
from ecumene.core.score import Item, Score
from ecumene.core.step import NOBODY, Step

VERBS: Final = ("pick", "coin", "gift", "haggle", "cloth", "salt", "accept", "decline")
PICK, COIN, GIFT, HAGGLE, CLOTH, SALT, ACCEPT, DECLINE = range(8)
DAYS: Final = 3
#: A card or a pick that is not known.
UNKNOWN: Final = -2
NONE: Final = -1
SOURCES: Final = (("pick", "MD-002"), ("coin", "MD-003"), ("goods", "MD-004"), ("gift", "MD-005"))


class MarketMove(Move):
    __slots__ = ()

    def __str__(self) -> str:
        return f"{VERBS[self.verb]} {self.a}" if self.verb in (PICK, GIFT) else VERBS[self.verb]


class Market(Game):
    __slots__ = ("day", "deck", "hands", "picked", "points")

    RULE_TURN: ClassVar[str] = "MD-003"
    RULE_OVER: ClassVar[str] = "MD-007"
    RULE_NOTATION: ClassVar[str] = "MD-006"

    def __init__(
        self, box: Box, seats: int, seed: int, options: dict[str, Value], rules: int, like: Game | None = None
    ) -> None:
        super().__init__(box, seats, seed, options, rules, like)
        self.day: int = 0
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.picked: list[int] = [NONE] * seats
        #: By seat and source.
        self.points: list[list[int]] = [[0] * len(SOURCES) for _ in range(seats)]

    def score(self, seat: int, source: int, points: int, events: list[Event] | None) -> None:
        self.points[seat][source] += points
        if events is not None:
            events.append(
                Event("scored", seat, SOURCES[source][1], {"points": points, "source": Name(SOURCES[source][0])})
            )

    def parse(self, seat: int, text: str) -> Move:
        words = text.lower().split()
        if words and words[0] in VERBS:
            verb = VERBS.index(words[0])
            if verb in (PICK, GIFT):
                if len(words) == 2 and words[1].isascii() and words[1].isdigit() and len(words[1]) < 3:
                    return MarketMove(verb, int(words[1]))
            elif len(words) == 1:
                return MarketMove(verb)
        raise IllegalMove(Refusal(self.RULE_NOTATION, "notation", {"text": text}, MALFORMED))

    def every_move(self) -> list[Move]:
        moves: list[Move] = [MarketMove(PICK, card) for card in range(cards(self.seats))]
        moves += [MarketMove(GIFT, seat) for seat in range(self.seats + 1)]
        return moves + [MarketMove(verb) for verb in (COIN, HAGGLE, CLOTH, SALT, ACCEPT, DECLINE)]

    def scores(self) -> list[Score]:
        return [
            Score(seat, [Item(*source, n) for source, n in zip(SOURCES, points, strict=True) if n])
            for seat, points in enumerate(self.points)
        ]

    def faults(self) -> list[str]:
        held = [card for hand in self.hands for card in hand] + self.deck
        known = [card for card in held if card != UNKNOWN]
        return ["cards"] if len(set(known)) != len(known) else []

    def copy(self) -> Market:
        other = type(self)(self.box, self.seats, self.seed, self.options, self.rules, self)
        other.day = self.day
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.picked = self.picked[:]
        other.points = [points[:] for points in self.points]
        return other

    def veil(self, seat: int) -> None:
        self.deck = [UNKNOWN] * len(self.deck)
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = [UNKNOWN] * len(self.hands[other])
                self.picked[other] = NONE if self.picked[other] == NONE else UNKNOWN

    def unveil(self, seat: int, rng: Chance) -> None:
        known = {*self.hands[seat], self.picked[seat]}
        lost = [card for card in range(cards(self.seats)) if card not in known]
        rng.shuffle(lost)
        for other in range(self.seats):
            self.hands[other] = [lost.pop() if card == UNKNOWN else card for card in self.hands[other]]
            if self.picked[other] == UNKNOWN:
                self.picked[other] = lost.pop()
        self.deck = [lost.pop() for _ in self.deck]

    def key(self) -> list[int]:
        numbers = [self.day, len(self.deck), *self.deck, *self.picked]
        for hand, points in zip(self.hands, self.points, strict=True):
            numbers += [len(hand), *hand, *points]
        return numbers


def cards(seats: int) -> int:
    """As many as are dealt in the whole game, and four more that stay in the deck."""
    return (2 + DAYS) * seats + 4


def not_now(step: Step[Market]) -> Refusal:
    return Refusal("MD-003", "not-now", {"owed": StepName(step.name)})


class StartDay(Step[Market]):
    """Waits until all gifts of the day before are answered."""

    name: ClassVar[str] = "start-day"
    waits: bool = True

    def run(self, game: Market, events: list[Event] | None) -> None:
        if game.day == DAYS:
            return
        game.day += 1
        game.push(self)
        game.push(Reveal())
        for seat in range(game.seats):
            game.hands[seat].append(game.deck.pop())
            game.push(PickCard(seat))


class PickCard(Step[Market]):
    name: ClassVar[str] = "pick-card"
    together: bool = True

    def options(self, game: Market) -> list[Move]:
        return [MarketMove(PICK, card) for card in game.hands[self.seat]]

    def refuse(self, game: Market, move: Move) -> Refusal | None:
        if move.verb != PICK:
            return not_now(self)
        return None if move.a in game.hands[self.seat] else Refusal("MD-001", "no-card", {"card": move.a})

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        game.hands[self.seat].remove(move.a)
        game.picked[self.seat] = move.a


class Reveal(Step[Market]):
    name: ClassVar[str] = "reveal"

    def run(self, game: Market, events: list[Event] | None) -> None:
        if events is not None:
            for seat, card in enumerate(game.picked):
                events.append(Event("picked", seat, "MD-001", {"card": card}))
        game.reveal_moves()
        best = game.picked.index(max(game.picked))
        game.picked = [NONE] * game.seats
        game.score(best, 0, 1, events)
        game.push(NextTurn(NOBODY, best, game.seats))


class NextTurn(Step[Market]):
    """Finds whose turn it is, and stays below that turn with what is left to do: a gift may lie open above it."""

    __slots__ = ("left", "turn")

    name: ClassVar[str] = "next-turn"

    def __init__(self, seat: int = NOBODY, turn: int = 0, left: int = 0) -> None:
        super().__init__(seat)
        self.turn = turn
        self.left = left

    def args(self) -> tuple[int, ...]:
        return (self.turn, self.left)

    def run(self, game: Market, events: list[Event] | None) -> None:
        if self.left:
            game.push(NextTurn(NOBODY, (self.turn + 1) % game.seats, self.left - 1))
            game.push(TakeTurn(self.turn))


class TakeTurn(Step[Market]):
    name: ClassVar[str] = "take-turn"
    public: bool = True

    def options(self, game: Market) -> list[Move]:
        if game.day == DAYS:
            return [MarketMove(COIN)]
        gifts = [MarketMove(GIFT, seat) for seat in range(game.seats) if seat != self.seat]
        return [MarketMove(COIN), *gifts, MarketMove(HAGGLE)]

    def refuse(self, game: Market, move: Move) -> Refusal | None:
        if move.verb not in (COIN, GIFT, HAGGLE):
            return not_now(self)
        if move.verb != COIN and game.day == DAYS:
            return Refusal("MD-003", "last-day")
        if move.verb == GIFT and (move.a == self.seat or move.a >= game.seats):
            return Refusal("MD-003", "no-such-seat", {"receiver": move.a})
        return None

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        if move.verb == COIN:
            game.score(self.seat, 1, 1, events)
        elif move.verb == HAGGLE:
            game.push(ChooseGoods(self.seat))
        else:
            game.push(AnswerGift(move.a))
            if events is not None:
                events.append(Event("offered", move.a, "MD-005"))


class ChooseGoods(Step[Market]):
    name: ClassVar[str] = "choose-goods"
    public: bool = True

    def options(self, game: Market) -> list[Move]:
        return [MarketMove(CLOTH), MarketMove(SALT)]

    def refuse(self, game: Market, move: Move) -> Refusal | None:
        return None if move.verb in (CLOTH, SALT) else not_now(self)

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        game.score(self.seat, 2, 1 if move.verb == CLOTH else 2, events)


class AnswerGift(Step[Market]):
    name: ClassVar[str] = "answer-gift"
    public: bool = True
    blocks: bool = False

    def options(self, game: Market) -> list[Move]:
        return [MarketMove(ACCEPT), MarketMove(DECLINE)]

    def refuse(self, game: Market, move: Move) -> Refusal | None:
        return None if move.verb in (ACCEPT, DECLINE) else not_now(self)

    def take(self, game: Market, move: Move, events: list[Event] | None) -> None:
        if move.verb == ACCEPT:
            game.score(self.seat, 3, 2, events)


class MarketBox(Box):
    id: ClassVar[str] = "market-day"
    package: ClassVar[str] = __name__
    title: ClassVar[dict[str, str]] = {"en": "Market Day", "pl": "Dzień targowy"}
    seats: ClassVar[tuple[int, int]] = (2, 4)
    rules: ClassVar[int] = 2
    secret: ClassVar[bool] = True
    #: What start() makes; tests put a broken one here.
    kind: type[Market] = Market

    def start(self, seats: int, seed: int, options: dict[str, Value], rules: int) -> Game:
        game = self.kind(self, seats, seed, options, rules)
        game.chance = Chance.stream(seed, "set-up")
        game.deck = list(range(cards(seats)))
        game.chance.shuffle(game.deck)
        for hand in game.hands:
            hand += [game.deck.pop(), game.deck.pop()]
        game.agenda = [StartDay()]
        game.settle()
        return game

    def combine(self, seats: int, options: dict[str, Value]) -> None:
        if options["weather"] == "rain" and seats == 4:
            raise BadInput("market-rain", {"seats": seats})


BOX = MarketBox(
    [
        Option("weather", "sun", ("sun", "rain"), "Only a word.", "Tylko słowo."),
        Option("music", False, (), "Also only a word.", "Też tylko słowo."),
    ]
)
