"""The table: map, seats, decks, and the list of what is still to be done."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.second.civ_new_dawn.chance import Chance
from tests.second.civ_new_dawn.data import (
    BASE,
    BASE_RESOURCE_TOKENS,
    BASE_SLOTS,
    BASE_TRADE_TOKENS,
    CITIES,
    CONTROL_TOKENS,
    DISTRICTS,
    FOCUS,
    RESOURCE_TOKENS,
    RESOURCES,
    SLOTS,
    TRADE_TOKENS,
)

Command = tuple[Any, ...]
Pos = tuple[int, int]
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
class Space:
    """One hexagon; `tile` is a number, "fort-1" ... or "water"; terrain also "water", "nature" and "fort"."""

    tile: str
    terrain: str
    core: bool = False
    star: bool = False
    spawn: str | None = None
    symbol: str | None = None  # the printed city-state
    resource: str | None = None
    nature: str | None = None  # the natural wonder token that lies there
    state: str | None = None  # the city-state token that lies there
    city: str | None = None
    capital: bool = False
    control: str | None = None
    district: str | None = None
    reinforced: bool = False
    wonder: str | None = None
    taken: str | None = None  # the conquered city-state under a city


@dataclass
class Focus:
    """A card of the focus row with what lies on it."""

    name: str
    trade: int = 0
    states: list[str] = field(default_factory=list)
    nature: list[str] = field(default_factory=list)
    government: bool = False


@dataclass
class Seat:
    """A player. A figure is at a position, on its "card" or in the "box".

    An automated player has a leader sheet for the order of its row only, so its `leader` is empty (CV-473).
    """

    name: str
    leader: str
    sheet: str = ""
    automated: bool = False
    row: list[Focus] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    dial: int = 0
    control: int = CONTROL_TOKENS
    cities: int = CITIES
    districts: list[str] = field(default_factory=lambda: list(DISTRICTS))
    figures: dict[str, Pos | str] = field(default_factory=dict)
    resources: Counter[str] = field(default_factory=Counter)
    nature: list[str] = field(default_factory=list)
    cards: list[tuple[str, str]] = field(default_factory=list)  # diplomacy cards: (giver, name)
    marks: dict[int, str] = field(default_factory=dict)  # victory card: agenda
    owed: int = 0  # marks without a token (CV-502)
    deeds: set[str] = field(default_factory=set)  # "Devastating", "capital"
    union: str | None = None  # the player chosen by Poland
    became: dict[str, str] = field(default_factory=dict)  # replaced card: the card in its place
    aside: list[str] = field(default_factory=list)  # city-state tokens for whose type there is no card (Oxford)
    turns: int = 0


@dataclass
class Task:
    """Something still to be done: a step that runs by itself, or a question to a player."""

    kind: str
    who: str
    d: dict[str, Any] = field(default_factory=dict)


@dataclass
class Table:
    """Everything on the table. The first tile of the stack is its bottom one; decks have their top card first."""

    options: set[str]
    order: list[str]
    seats: dict[str, Seat]
    chance: Chance
    spaces: dict[Pos, Space] = field(default_factory=dict)
    stack_of_tiles: list[str] = field(default_factory=list)
    box_tiles: list[str] = field(default_factory=list)
    laid: dict[str, tuple[str, int, Pos]] = field(default_factory=dict)  # tile: side, rotation, centre
    capitals: dict[str, str] = field(default_factory=dict)
    hands: dict[str, list[str]] = field(default_factory=dict)  # base set-up: tiles still to be laid
    nature_at: dict[Pos, str] = field(default_factory=dict)  # the natural wonders printed on the map
    barbarians: dict[str, Pos | None] = field(default_factory=dict)
    arrivals: list[str] = field(default_factory=list)  # letters, the last arrival last
    supply: Counter[str] = field(default_factory=Counter)
    decks: dict[str, list[str]] = field(default_factory=dict)
    tokens: Counter[str] = field(default_factory=Counter)  # trade tokens on wonder cards
    unseen: list[str] = field(default_factory=list)
    gone: list[str] = field(default_factory=list)  # wonders removed from the game
    victory: list[list[str]] = field(default_factory=list)
    section: int = 0
    round: int = 1
    active: str = ""
    ibrahim: str | None = None
    did: set[Any] = field(default_factory=set)  # what was used this turn
    stack: list[Task] = field(default_factory=list)
    over: bool = False
    by_limit: bool = False
    limit: int | None = None

    def __post_init__(self) -> None:
        if not self.supply:
            trade, each = (BASE_TRADE_TOKENS, BASE_RESOURCE_TOKENS) if self.base else (TRADE_TOKENS, RESOURCE_TOKENS)
            self.supply = Counter({"trade": trade, **dict.fromkeys(RESOURCES, each)})

    @property
    def base(self) -> bool:
        """Whether the base game is played without the expansion."""
        return "base" in self.options

    @property
    def slots(self) -> tuple[int, ...]:
        """The numbers of the slots of the focus bar (CV-198)."""
        return BASE_SLOTS if self.base else SLOTS

    def text(self, card: str) -> dict[str, Any]:
        """What a focus card says in this game (CV-487)."""
        found: dict[str, Any] = BASE["focus"].get(card, FOCUS[card]) if self.base else FOCUS[card]
        return found

    def clockwise(self, first: str) -> list[str]:
        """All players, this one first."""
        at = self.order.index(first)
        return self.order[at:] + self.order[:at]


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
    check: Callable[[Table, Task, Command], object] | None = None  # refuses with the exact rule


STEPS: dict[str, Step] = {}
QUESTIONS: dict[str, Question] = {}
WATCH: list[Callable[[Table], None]] = []
"""What is looked at after every change: the agendas."""
ANSWERS: list[Callable[[Table, Task, list[Command]], Command]] = []
"""How an automated player answers a question."""


def step(name: str) -> Callable[[Step], Step]:
    """Register what runs by itself."""

    def add(function: Step) -> Step:
        assert name not in {**STEPS, **QUESTIONS}, name
        STEPS[name] = function
        return function

    return add


def question(
    name: str,
    rule: str,
    ask: Ask,
    alone: bool = False,
    check: Callable[[Table, Task, Command], object] | None = None,
) -> Callable[[Take], Take]:
    """Register a question by what its answer does."""

    def add(function: Take) -> Take:
        assert name not in {**STEPS, **QUESTIONS}, name
        QUESTIONS[name] = Question(rule, ask, function, alone, check)
        return function

    return add


def push(t: Table, *tasks: Task) -> None:
    """Put tasks on the list, the first to be done first."""
    t.stack.extend(reversed(tasks))


def todo(name: str, who: str, /, **d: Any) -> Task:
    """A task."""
    assert name in STEPS or name in QUESTIONS, name
    return Task(name, who, d)


def settle(t: Table) -> None:
    """Run everything that runs by itself, up to the next question; agendas are looked at after every step."""
    while t.stack and not t.over:
        for look in WATCH:
            look(t)
        task = t.stack[-1]
        if task.kind in STEPS:
            t.stack.pop()
            STEPS[task.kind](t, task)
            continue
        asked = QUESTIONS[task.kind]
        options = asked.ask(t, task)
        if options and options != [DONE] and not (asked.alone and len(options) == 1):
            if not t.seats[task.who].automated:
                return
            options = [ANSWERS[0](t, task, options)]
        t.stack.pop()
        if options:
            asked.take(t, task, options[0])
