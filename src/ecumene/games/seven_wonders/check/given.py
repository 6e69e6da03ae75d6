"""The fields of a case, read one by one. A field that was never read is one that this game does not understand."""

from __future__ import annotations

from typing import Any, NoReturn

from ecumene.core.refusal import BadInput
from ecumene.games.seven_wonders.goods import RESOURCES, mask_of, pack, with_choice, with_units
from ecumene.games.seven_wonders.tables import CARD_NUMBERS
from ecumene.games.seven_wonders.vocabulary import COLOURS

#: A bundle has three bits a kind.
MOST_UNITS = 7


def wrong(field: str, value: object) -> NoReturn:
    """A field whose value cannot be meant."""
    raise BadInput("case-value", {"field": field, "value": str(value)})


def card_called(field: str, id: object) -> int:
    if not isinstance(id, str) or id not in CARD_NUMBERS:
        wrong(field, id)
    return CARD_NUMBERS[id]


def colour_called(field: str, name: object) -> int:
    if not isinstance(name, str) or name not in COLOURS:
        wrong(field, name)
    return COLOURS.index(name)


def read_number(field: str, value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        wrong(field, value)
    return value


def read_bundle(field: str, value: object) -> int:
    """`{"wood": 2, "clay": 1}`."""
    if not isinstance(value, dict) or not all(name in RESOURCES for name in value):
        wrong(field, value)
    if not all(0 <= read_number(field, units) <= MOST_UNITS for units in value.values()):
        wrong(field, value)
    return pack(value)


def read_production(field: str, value: object) -> int:
    """`["wood", "wood", ["clay", "ore"]]`: sources of one unit, some of them with a choice."""
    if not isinstance(value, list):
        wrong(field, value)
    production = 0
    for source in value:
        kinds = source if isinstance(source, list) else [source]
        if not kinds or not all(kind in RESOURCES for kind in kinds):
            wrong(field, value)
        if len(kinds) == 1:
            if value.count(kinds[0]) > MOST_UNITS:
                wrong(field, value)
            production = with_units(production, pack({kinds[0]: 1}))
        else:
            production = with_choice(production, mask_of(kinds))
    return production


class Given:
    """What a case says about the table. Every question for a field marks it as read."""

    def __init__(self, fields: dict[str, Any]) -> None:
        self._fields = fields
        self._read: set[str] = set()

    def has(self, name: str) -> bool:
        """Is it said at all? Asking this alone is not reading."""
        return name in self._fields

    def take(self, name: str) -> Any:
        """The bare value, or None."""
        self._read.add(name)
        return self._fields.get(name)

    def unread(self) -> list[str]:
        return sorted(set(self._fields) - self._read)

    def names(self) -> list[str]:
        return list(self._fields)

    def number(self, name: str, default: int = 0) -> int:
        value = self.take(name)
        return default if value is None else read_number(name, value)

    def numbers(self, name: str) -> list[int]:
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list):
            wrong(name, value)
        return [read_number(name, one) for one in value]

    def flag(self, name: str) -> bool:
        value = self.take(name)
        if value is not None and not isinstance(value, bool):
            wrong(name, value)
        return bool(value)

    def word(self, name: str, default: str = "") -> str:
        value = self.take(name)
        if value is None:
            return default
        if not isinstance(value, str):
            wrong(name, value)
        return value

    def words(self, name: str) -> list[str]:
        value = self.take(name)
        if value is None:
            return []
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            wrong(name, value)
        return value

    def table(self, name: str) -> dict[str, Any]:
        value = self.take(name)
        if value is None:
            return {}
        if not isinstance(value, dict):
            wrong(name, value)
        return value

    def card(self, name: str) -> int:
        """A card, or -1."""
        value = self.take(name)
        return -1 if value is None else card_called(name, value)

    def cards(self, name: str) -> list[int]:
        return [card_called(name, id) for id in self.words(name)]

    def bundle(self, name: str) -> int:
        value = self.take(name)
        return 0 if value is None else read_bundle(name, value)

    def production(self, name: str) -> int:
        value = self.take(name)
        return 0 if value is None else read_production(name, value)
