"""The fields of a case, read one by one. A field that was never read is one that this game does not understand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NoReturn

from ecumene.core.refusal import BadInput
from ecumene.games.everdell.catalogue import CARDS, NUMBER
from ecumene.games.everdell.events import EVENT_NUMBER
from ecumene.games.everdell.places import BASIC, FIRST_BASIC, FIRST_FOREST, FOREST, HAVEN, PLACE_NAMES
from ecumene.games.everdell.visitors import TILE_IDS, VISITOR_NUMBER
from ecumene.games.everdell.vocabulary import RESOURCES

#: What the cases call the Basic locations, in the order of the board.
BASIC_NAMES: Final = (
    *("basic_3twig", "basic_2twig_1card", "basic_2resin", "basic_1resin_1card"),
    *("basic_2card_1vp", "basic_1pebble", "basic_1berry_1card", "basic_1berry"),
)
assert len(BASIC_NAMES) == len(BASIC)
#: A known Forest location that is not in play.
NOT_IN_PLAY: Final = -1
#: The word for point tokens beside those for resources.
POINTS: Final = "vp"


def wrong(field: str, value: object) -> NoReturn:
    """A field whose value cannot be meant."""
    raise BadInput("case-value", {"field": field, "value": str(value)})


def own_name(id: str) -> str:
    """Cases write `barge_toad` where this game writes `barge-toad`."""
    return id.replace("_", "-")


def case_name(id: str) -> str:
    return id.replace("-", "_")


def card_name(design: int) -> str:
    """What the cases call a card."""
    return case_name(CARDS[design].id)


def card_called(field: str, id: object) -> int:
    if not isinstance(id, str) or own_name(id) not in NUMBER:
        wrong(field, id)
    return NUMBER[own_name(id)]


def event_called(field: str, id: object) -> int:
    if not isinstance(id, str) or own_name(id) not in EVENT_NUMBER:
        wrong(field, id)
    return EVENT_NUMBER[own_name(id)]


def visitor_called(field: str, id: object) -> int:
    if not isinstance(id, str) or own_name(id) not in VISITOR_NUMBER:
        wrong(field, id)
    return VISITOR_NUMBER[own_name(id)]


def tile_called(field: str, id: object) -> int:
    if not isinstance(id, str) or own_name(id) not in TILE_IDS:
        wrong(field, id)
    return TILE_IDS.index(own_name(id))


def forest_called(field: str, id: object) -> int:
    names = [case_name(location.id) for location in FOREST]
    if not isinstance(id, str) or id not in names:
        wrong(field, id)
    return names.index(id)


def place_called(field: str, id: object, forest: Sequence[int]) -> int:
    """The place on the board; NOT_IN_PLAY for a Forest location that does not lie there."""
    if not isinstance(id, str):
        wrong(field, id)
    if id in BASIC_NAMES:
        return FIRST_BASIC + BASIC_NAMES.index(id)
    if id.startswith("forest"):
        number = forest_called(field, id)
        return FIRST_FOREST + forest.index(number) if number in forest else NOT_IN_PLAY
    if own_name(id) not in PLACE_NAMES[HAVEN:]:
        wrong(field, id)
    return PLACE_NAMES.index(own_name(id))


def place_name(place: int, forest: Sequence[int]) -> str:
    """What the cases call a place on the board."""
    if place < FIRST_FOREST:
        return BASIC_NAMES[place]
    if place < HAVEN:
        return case_name(FOREST[forest[place - FIRST_FOREST]].id)
    return case_name(PLACE_NAMES[place])


def whole_number(field: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        wrong(field, value)
    return value


class Fields:
    """An object of a case. Every question for a field marks it as read; `finish` names the first that was not."""

    def __init__(self, where: str, value: object) -> None:
        if not isinstance(value, dict):
            wrong(where, value)
        self.where = where
        self._values: dict[str, Any] = value
        self._read: set[str] = set()

    def place(self, name: str) -> str:
        """Where the field stands in the case."""
        return f"{self.where}.{name}" if self.where else name

    def has(self, name: str) -> bool:
        """Is it said at all? Asking this alone is not reading."""
        return self.peek(name) is not None

    def names(self) -> list[str]:
        return list(self._values)

    def peek(self, name: str) -> Any:
        """The bare value, or None, without reading it."""
        return self._values.get(name)

    def take(self, name: str) -> Any:
        """The bare value, or None."""
        self._read.add(name)
        return self._values.get(name)

    def finish(self) -> None:
        for name in self._values:
            if name not in self._read:
                raise BadInput("case-field", {"field": self.place(name)})

    def number(self, name: str, default: int = 0) -> int:
        value = self.take(name)
        return default if value is None else whole_number(self.place(name), value)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            wrong(self.place(name), value)
        return default if value is None else value

    def word(self, name: str, default: str = "") -> str:
        value = self.take(name)
        if value is None:
            return default
        if not isinstance(value, str):
            wrong(self.place(name), value)
        return value

    def one_of(self, name: str, choices: Sequence[str], default: str = "") -> str:
        value = self.word(name, default)
        if value not in choices:
            wrong(self.place(name), value)
        return value

    def items(self, name: str) -> list[Any]:
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            wrong(self.place(name), value)
        return value

    def table(self, name: str) -> Fields:
        """An object within; an empty one if it is not there."""
        value = self.take(name)
        return Fields(self.place(name), {} if value is None else value)

    def tables(self, name: str) -> list[Fields]:
        return [Fields(f"{self.place(name)}[{number}]", value) for number, value in enumerate(self.items(name))]

    def counts(self, name: str, kinds: Sequence[str] = RESOURCES) -> dict[str, int]:
        """`{"twig": 2}`: how many of which kind; kinds that are not named are none."""
        table = self.table(name)
        found = {kind: table.number(kind) for kind in kinds}
        table.finish()
        return found

    def cards(self, name: str) -> list[int]:
        return [card_called(self.place(name), id) for id in self.items(name)]
