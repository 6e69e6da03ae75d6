"""The table: players, cards, workers, and the list of what is still to be done."""

import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.second.everdell.data import RUGWORT

Command = tuple[Any, ...]
DONE: Command = ("done",)


class Refused(Exception):
    """A command that a rule forbids."""

    def __init__(self, rule: str, text: str = "") -> None:
        super().__init__(f"{rule} {text}".strip())
        self.rule = rule


def need(condition: object, rule: str, text: str = "") -> None:
    """Refuse unless the condition holds."""
    if not condition:
        raise Refused(rule, text)


def allowed(check: Callable[..., object], *arguments: object) -> bool:
    """Whether a check refuses nothing."""
    try:
        check(*arguments)
    except Refused:
        return False
    return True


@dataclass
class Card:
    """A card lying in a city; its label is unique on the table as long as it lies there."""

    name: str
    label: str
    token: str | None = None  # the occupied token: "standard" or "golden"
    stock: Counter[str] = field(default_factory=Counter)
    beneath: list[str] = field(default_factory=list)
    partner: str | None = None


@dataclass
class Worker:
    """A deployed worker; `place` is a location, an event, the label of a card, or "nowhere"."""

    place: str
    permanent: bool = False


@dataclass
class Seat:
    """A player, or Rugwort."""

    name: str
    season: str = "winter"
    home: int = 2
    workers: list[Worker] = field(default_factory=list)
    stock: Counter[str] = field(default_factory=Counter)
    hand: list[str] = field(default_factory=list)
    city: list[Card] = field(default_factory=list)
    events: dict[str, dict[str, Any]] = field(default_factory=dict)
    visitors: list[str] = field(default_factory=list)
    passed: bool = False
    golden: int = 0
    ticket: str | None = None  # "outbound" or "return"
    token: str | None = None  # the reservation token: "free", "lying" or "used"
    reserved: str | None = None
    ability: str | None = None
    archive: list[str] = field(default_factory=list)
    pile: list[str] = field(default_factory=list)  # the snails' cards


@dataclass
class Task:
    """Something still to be done: a step that runs by itself, or a question to a player."""

    kind: str
    who: str
    d: dict[str, Any] = field(default_factory=dict)


@dataclass
class Chance:
    """Shuffles and dice; orders and rolls given in advance are used first."""

    seed: int = 0
    orders: list[list[str]] = field(default_factory=list)
    rolls: list[int] = field(default_factory=list)
    dice: random.Random = field(init=False)

    def __post_init__(self) -> None:
        self.dice = random.Random(self.seed)

    def shuffled(self, cards: list[str]) -> list[str]:
        """The cards in the order given in advance, or in a random one."""
        if self.orders:
            order = self.orders.pop(0)
            assert sorted(order) == sorted(cards)
            return order
        order = list(cards)
        self.dice.shuffle(order)
        return order

    def d8(self) -> int:
        """One roll of the eight-sided die."""
        return self.rolls.pop(0) if self.rolls else self.dice.randint(1, 8)


@dataclass
class Table:
    """Everything on the table. Decks and piles have their top card first, the discard pile its top card last."""

    options: set[str]
    order: list[str]
    seats: dict[str, Seat]
    chance: Chance
    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    meadow: list[str | None] = field(default_factory=lambda: [None] * 8)
    station: list[str | None] = field(default_factory=list)
    held: set[int] = field(default_factory=set)  # Station places whose card is being resolved
    tiles: list[str] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    used_tiles: list[str] = field(default_factory=list)
    visitors: list[list[str]] = field(default_factory=list)
    used_visitors: list[str] = field(default_factory=list)
    forest: list[str] = field(default_factory=list)
    events: list[str] = field(default_factory=list)
    aside: list[str] = field(default_factory=list)  # cards being played or revealed
    supply: Counter[str] = field(default_factory=Counter)  # unlimited, therefore below zero
    serial: Counter[str] = field(default_factory=Counter)
    active: str = ""
    stack: list[Task] = field(default_factory=list)
    plays: list[dict[str, Any]] = field(default_factory=list)
    replies: list[dict[str, Any]] = field(default_factory=list)
    special: list[str] = field(default_factory=list)  # the special events laid out at the start
    did: set[str] = field(default_factory=set)  # "ticket" and "season", for Rugwort's reply
    over: bool = False

    @property
    def solo(self) -> bool:
        """Whether Rugwort plays."""
        return RUGWORT in self.seats

    @property
    def year(self) -> int:
        """Rugwort's year."""
        return 3 if "year-3" in self.options else 2 if "year-2" in self.options else 1


Step = Callable[[Table, Task], None]
Ask = Callable[[Table, Task], list[Command]]
Take = Callable[[Table, Task, Command], None]


@dataclass
class Question:
    """What may be answered, what the answer does, and the rule that refuses any other answer."""

    rule: str
    ask: Ask
    take: Take
    alone: bool  # a single answer is taken by itself


STEPS: dict[str, Step] = {}
QUESTIONS: dict[str, Question] = {}


def step(kind: str) -> Callable[[Step], Step]:
    """Register what runs by itself."""

    def add(function: Step) -> Step:
        assert kind not in {**STEPS, **QUESTIONS}, kind
        STEPS[kind] = function
        return function

    return add


def question(kind: str, rule: str, ask: Ask, alone: bool = False) -> Callable[[Take], Take]:
    """Register a question by what its answer does."""

    def add(function: Take) -> Take:
        assert kind not in {**STEPS, **QUESTIONS}, kind
        QUESTIONS[kind] = Question(rule, ask, function, alone)
        return function

    return add


def push(t: Table, *tasks: Task) -> None:
    """Put tasks on the list, the first to be done first."""
    t.stack.extend(reversed(tasks))


def todo(kind: str, who: str, **d: Any) -> Task:
    """A task."""
    assert kind in STEPS or kind in QUESTIONS, kind
    return Task(kind, who, d)


def settle(t: Table) -> None:
    """Run everything that runs by itself, up to the next question."""
    while t.stack:
        task = t.stack[-1]
        if task.kind in STEPS:
            t.stack.pop()
            STEPS[task.kind](t, task)
            continue
        asked = QUESTIONS[task.kind]
        options = asked.ask(t, task)
        if options and not (asked.alone and len(options) == 1):
            return
        t.stack.pop()
        if options:
            asked.take(t, task, options[0])
