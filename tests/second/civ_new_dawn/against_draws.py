"""What automated players draw: our engine draws first, the second engine repeats it.

Both must draw at the same places, and among equally many options. Only interpreted modules can be listened to.
"""

from collections import defaultdict, deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ecumene.games.civ_new_dawn import moves as m
from tests.second.civ_new_dawn.data import ZIMBABWE
from tests.second.civ_new_dawn.state import Pos

if TYPE_CHECKING:
    from tests.second.civ_new_dawn.against_table import Tables

#: Where our engine draws what the second one draws for a reason of its own; all else are answers.
SOURCES: dict[str, tuple[str, ...]] = {
    "control token": ("culture",),
    "next caravan": ("economy figure",),
    "destination": ("economy",),
    "next army": ("military figure",),
    "target": ("military", "base_military"),
    "district": ("growth district",),
    "next district": ("growth order",),
    "space of the district": ("growth",),
    "space of the replaced token": ("growth",),
    "token to reinforce": ("reinforcing",),
    "wonder": ("industry wonder",),
    "city-state token to spend": ("industry payment",),
    "natural wonder token to spend": ("industry payment",),
    "resource to spend": ("industry payment",),
    "site of a wonder": ("industry",),
    "city": ("industry",),
    "card to replace": ("science",),
    "effect at the start of the turn": ("turn effect",),
}
#: Effects at the start of a turn by their verbs.
EFFECTS = {
    m.TOKEN: "Hanging Gardens",
    m.REINFORCE: "Colosseum",
    m.DESTROY: "Forbidden City",
    m.NAME: "Eiffel Tower",
    m.SWAP: "Oracle",
    m.WITHDRAW: ZIMBABWE,
    m.EXCHANGE: "Geneva",
    m.BARBARIAN: "Seoul",
}
SOURCES |= dict.fromkeys(EFFECTS.values(), ("turn",))
ON_THE_WAY = {"start of a caravan", "start of an army", "way of a caravan", "way of an army"}
#: Draws that the two engines split up in different ways, so that their numbers need not agree.
UNCOUNTED = {"tile", "Eiffel Tower", "surplus figure", "loot"}


class Draws:
    """The draws of ours that the second engine has not repeated yet: among how many, and what was drawn."""

    def __init__(self) -> None:
        self.queues: defaultdict[str, deque[tuple[int, Any]]] = defaultdict(deque)
        self.ways: deque[list[Pos]] = deque()
        self.way: list[Pos] = []

    def note(self, source: str, number: int, value: Any) -> None:
        if number > 1:
            self.queues[source].append((number, value))

    def left(self) -> dict[str, Any]:
        """What the second engine should have drawn too."""
        return {source: list(queue) for source, queue in self.queues.items() if queue}

    def has(self, reason: str) -> bool:
        """Whether something was drawn for this reason."""
        if reason in ON_THE_WAY:
            return True
        return any(self.queues[name] for name in SOURCES.get(reason, ("answers",)))

    def repeat(self, pair: "Tables", reason: str, ordered: Sequence[Any]) -> Any:
        """What our engine drew for this reason."""
        if reason in ON_THE_WAY:
            return self.only(pair, reason, [option for option in ordered if option in self.way], ordered)
        queue = next((self.queues[name] for name in SOURCES.get(reason, ("answers",)) if self.queues[name]), None)
        if not queue:
            raise pair.differ(f"{reason}: nothing was drawn among {ordered}, left {self.left()}")
        if reason == "which tile":
            return queue[0][1][0]
        number, value = queue.popleft()
        found = [option for option in ordered if is_meant(pair, option, value)]
        if reason == "Eiffel Tower" and len(found) > 1:
            _, other = self.queues["answers"].popleft()
            found = [option for option in found if other in option]
        if number != len(ordered) and reason not in UNCOUNTED:
            raise pair.differ(f"{reason}: {value} among {number}, not {len(ordered)}: {ordered}")
        return self.only(pair, reason, found, ordered)

    def only(self, pair: "Tables", reason: str, found: list[Any], ordered: Sequence[Any]) -> Any:
        if len(found) != 1:
            raise pair.differ(f"{reason}: {found} are meant of {ordered}")
        return found[0]


def is_meant(pair: "Tables", option: Any, value: Any) -> bool:
    """Whether an option of the second engine is what was drawn: itself, or a command with it."""
    if option == value:
        return True
    if not isinstance(option, tuple) or not isinstance(option[0], str):
        return False
    if option[0] in {"swap", "Oracle"}:
        return set(option[1:]) == set(value[1:])
    if option[0] == "tile":  # with its number only if there is a choice
        return option[1:] in (value, value[1:])
    if option[0] == "defeat":
        t = pair.ref.table
        place: Any = t.barbarians[option[1]] if len(option) == 2 else t.seats[option[1]].figures[option[2]]
        return bool(value == (None if len(option) == 2 else option[1], place))
    if option[0] == "remove" and len(option) == 2:
        t = pair.ref.table
        return bool(t.seats[t.stack[-1].who].figures[option[1]] == value)
    return option[1:] == value or value in option
